"""The locks name versions and hashes, and nothing of the machine or the network they were made on."""

import re

import pytest

from tests.tree import texts

LOCKS = [path for path in texts() if re.fullmatch(r"requirements/\w+\.txt", path)]
LINE = re.compile(r"[a-z0-9-]+==[\w.!+]+ \\|    --hash=sha256:[0-9a-f]{64}(?: \\)?|\s*#.*|")
OPTIONS = re.compile(r"--(?:extra-)?index-url|--find-links|--trusted-host|--no-index|\s-[if]\s")
HOSTS = (
    "pypi" + ".org",
    "python" + "hosted",
    "npm" + "js.",
    "yarn" + "pkg",
    "arti" + "factory",
    "dev" + "pi",
    "conda" + ".io",
)


def test_there_are_locks() -> None:
    assert LOCKS == ["requirements/dev.txt", "requirements/play.txt", "requirements/server.txt"]


@pytest.mark.parametrize("lock", LOCKS)
def test_every_line_is_a_version_a_hash_or_a_remark(lock: str) -> None:
    strange = [line for line in texts()[lock].splitlines() if not LINE.fullmatch(line)]
    assert strange == []


@pytest.mark.parametrize("lock", LOCKS)
def test_no_index_no_host_and_no_path(lock: str) -> None:
    for line in texts()[lock].splitlines():
        assert not OPTIONS.search(line), line
        assert "://" not in line, line
        assert not re.search(r"(?:^|\s)[/~]", line), line


@pytest.mark.parametrize("lock", LOCKS)
def test_every_version_has_a_hash(lock: str) -> None:
    versions = re.split(r"^(?=\S+==)", texts()[lock], flags=re.MULTILINE)[1:]
    assert len(versions) > 5
    assert [version.split()[0] for version in versions if "--hash=sha256:" not in version] == []


def test_no_registry_is_named_anywhere() -> None:
    assert [(path, host) for path, text in texts().items() for host in HOSTS if host in text.lower()] == []
