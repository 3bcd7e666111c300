"""The web client's files, from memory; where it is not built, a plain page that says how."""

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Any, NamedTuple, final

from litestar import Request, Response, get
from litestar.params import FromPath

from saqqara.server.refusals import Unknown
from saqqara.words import sentence

BUILT = Path(__file__).resolve().parents[1] / "static"
_FOREVER = "public, max-age=31536000, immutable"
_ASK_FIRST = "no-cache"
_WORTH_IT = 1024  # bytes from which on compression pays
_TEXTS = (
    "text/",
    "application/javascript",
    "application/json",
    "image/svg",
    "application/manifest",
    "application/wasm",
)


class File(NamedTuple):
    body: bytes
    packed: bytes | None
    kind: str
    tag: str
    cache: str


@final
class Pages:
    """All files that there are, by their path: what is not among them cannot be asked for."""

    def __init__(self, folder: Path) -> None:
        paths = sorted(path for path in folder.rglob("*") if path.is_file()) if folder.is_dir() else []
        self._files = {path.relative_to(folder).as_posix(): _file(path, folder) for path in paths}

    @property
    def built(self) -> bool:
        return "index.html" in self._files

    def find(self, path: str) -> File:
        """A file; every other address of the client is its index."""
        found = self._files.get(path.strip("/")) or self._files.get("index.html")
        return found or _plain_page()

    def has(self, path: str) -> bool:
        return path.strip("/") in self._files


def _file(path: Path, folder: Path) -> File:
    inside = path.relative_to(folder).as_posix()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return _made(path.read_bytes(), kind, _FOREVER if inside.startswith("assets/") else _ASK_FIRST)


def _made(body: bytes, kind: str, cache: str) -> File:
    worth = len(body) >= _WORTH_IT and kind.startswith(_TEXTS)
    packed = gzip.compress(body, 9, mtime=0) if worth else None
    return File(body, packed, kind, f'"{hashlib.sha256(body).hexdigest()[:16]}"', cache)


def _plain_page() -> File:
    words = {key: sentence(f"page-{key}", {}) for key in ("title", "not-built", "how", "meanwhile")}
    text = (
        f'<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>{words["title"]}</title>\n'
        f"<h1>{words['title']}</h1>\n<p>{words['not-built']}</p>\n<p>{words['how']}</p>\n<p>{words['meanwhile']}</p>\n"
    )
    return _made(text.encode(), "text/html", _ASK_FIRST)


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: "Request[Any, Any, Any]", path: FromPath[str] = "") -> Response[bytes]:
    """A file of the client, or its index for all its own addresses."""
    pages: Pages = request.app.state.pages
    if path.startswith(("/api/", "/assets/")) and not pages.has(path):
        raise Unknown("no_such_address", "", {})
    file = pages.find(path)
    headers = {"ETag": file.tag, "Cache-Control": file.cache, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, headers={**headers, "Content-Encoding": "gzip"}, media_type=file.kind)
    return Response(file.body, headers=headers, media_type=file.kind)
