"""Records in files."""

import json
from contextlib import suppress
from pathlib import Path

from saqqara import Record, SaqqaraError


class BadFile(SaqqaraError):
    """A file cannot be read or written, or is no JSON."""


def read_json(name: str) -> object:
    try:
        return json.loads(located(name).read_text(encoding="utf-8"))
    except OSError as error:
        raise BadFile("unreadable_file", "", {"file": name, "error": _why(error)}) from error
    except (ValueError, RecursionError) as error:
        raise BadFile("file_without_json", "", {"file": name, "error": str(error)}) from error


def read_record(name: str) -> Record:
    return Record.from_json(read_json(name))


def write_record(name: str, record: Record) -> None:
    write_json(name, record.to_json())


def write_json(name: str, content: object) -> None:
    write_text(name, json.dumps(content, indent=1, ensure_ascii=False) + "\n")


def write_text(name: str, text: str) -> None:
    """All of it or nothing: what the file held before stays until the new text is complete."""
    path = located(name)
    part = Path(f"{path}.part")
    try:
        part.write_text(text, encoding="utf-8")
        part.replace(path)
    except (OSError, ValueError) as error:
        with suppress(OSError, ValueError):
            part.unlink()
        raise unwritable(name, error) from error


def refuse_existing(name: str) -> None:
    if located(name).exists():
        raise BadFile("file_exists", "", {"file": name})


def unwritable(name: str, error: OSError | ValueError) -> BadFile:
    return BadFile("unwritable_file", "", {"file": name, "error": _why(error)})


def located(name: str) -> Path:
    try:
        return Path(name).expanduser()
    except RuntimeError:  # there is no such person as in ~person
        return Path(name)


def _why(error: OSError | ValueError) -> str:
    return error.strerror or str(error) if isinstance(error, OSError) else str(error)
