"""What every storage promises, on SQLite and on PostgreSQL."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from saqqara.storage import Append, Committer, Facts, Holding, Line, NotSaved, Storage, copy, opened

pytestmark = pytest.mark.anyio
FACTS = Facts("open", False, b"facts")


def lines(first: int, last: int, data: bytes = b"x") -> tuple[Line, ...]:
    return tuple(Line(number, 1000 + number, data + b"%d" % number) for number in range(first, last + 1))


async def make(storage: Storage, table: str, last: int = 3, facts: Facts = FACTS) -> None:
    assert await storage.append([Append(table, 0, lines(1, last), facts)]) == frozenset()


async def test_lines_come_back_in_order(storage: Storage) -> None:
    await make(storage, "a")
    await make(storage, "b", 1)
    assert await storage.read("a") == list(lines(1, 3))
    assert await storage.read("a", 2) == list(lines(3, 3))
    assert await storage.read("nothing") == []


async def test_a_log_goes_on_where_it_ends_and_nowhere_else(storage: Storage) -> None:
    await make(storage, "a")
    assert await storage.append([Append("a", 3, lines(4, 5))]) == frozenset()
    for after in (2, 3, 4, 6):
        assert await storage.append([Append("a", after, lines(after + 1, after + 1, b"no"))]) == {0}
    assert await storage.append([Append("a", 0, lines(1, 1, b"no"), FACTS)]) == {0}
    assert await storage.append([Append("new", 1, lines(2, 2))]) == {0}
    assert await storage.read("a") == list(lines(1, 5))
    assert await storage.read("new") == []


async def test_one_commit_takes_what_fits_and_leaves_the_rest(storage: Storage) -> None:
    await make(storage, "a")
    await make(storage, "b")
    batch = [
        Append("a", 3, lines(4, 4)),
        Append("b", 2, lines(3, 3, b"no")),
        Append("a", 4, lines(5, 6)),
        Append("c", 0, lines(1, 1), FACTS),
        Append("c", 1, lines(2, 2)),
        Append("b", 3, lines(4, 4)),
    ]
    assert await storage.append(batch) == {1}
    assert await storage.read("a") == list(lines(1, 6))
    assert await storage.read("b") == list(lines(1, 4))
    assert await storage.read("c") == list(lines(1, 2))


async def test_two_that_write_at_once_are_put_in_order(address: str) -> None:
    one, other = opened(address), opened(address)
    await one.open()
    await other.open()
    await make(one, "a", 1)
    for number in range(2, 12):
        answers = await asyncio.gather(
            one.append([Append("a", number - 1, lines(number, number, b"one"))]),
            other.append([Append("a", number - 1, lines(number, number, b"other"))]),
        )
        assert sorted(map(len, answers)) == [0, 1]
    assert [line.number for line in await one.read("a")] == list(range(1, 12))
    await one.close()
    await other.close()


async def test_lists_of_tables(storage: Storage) -> None:
    await make(storage, "old", 1, Facts("open", True, b"1"))
    await make(storage, "hidden", 2)
    await make(storage, "new", 3, Facts("running", True, b"2"))
    every = await storage.tables(statuses=("open", "running"))
    assert [(one.id, one.head, one.created, one.changed, one.facts.data) for one in every] == [
        ("new", 3, 1001, 1003, b"2"),
        ("hidden", 2, 1001, 1002, b"facts"),
        ("old", 1, 1001, 1001, b"1"),
    ]
    assert [one.id for one in await storage.tables(statuses=("open", "running"), public=True)] == ["new", "old"]
    assert [one.id for one in await storage.tables(statuses=("open",), unchanged_since=1002)] == ["old"]
    assert [one.id for one in await storage.tables(statuses=("open", "running"), limit=1)] == ["new"]
    assert await storage.count(("open",)) == 2
    await storage.append([Append("old", 1, lines(2, 9), Facts("over", True, b"3"))])
    found = await storage.find("old")
    assert found is not None
    assert (found.head, found.changed, found.facts) == (9, 1009, Facts("over", True, b"3"))
    assert await storage.find("nothing") is None


async def test_lines_are_replaced_and_tables_deleted(storage: Storage) -> None:
    await make(storage, "a")
    await storage.hold(Holding("ann", "a", "seat 0"))
    await storage.replace("a", [Line(2, 0, b"other")])
    assert [line.data for line in await storage.read("a")] == [b"x1", b"other", b"x3"]
    await storage.delete("a")
    assert await storage.read("a") == []
    assert await storage.find("a") is None
    assert await storage.held_at("a") == []


async def test_rights(storage: Storage) -> None:
    held = [Holding("ann", "a", "host"), Holding("ann", "a", "seat 0"), Holding("bob", "a", "seat 1")]
    for one in (*held, held[0]):
        await storage.hold(one)
    assert await storage.held_at("a") == held
    assert await storage.held_by("ann") == held[:2]
    await storage.drop_holdings("a", "seat 0")
    assert await storage.held_by("ann") == held[:1]


async def test_the_first_setting_stays(storage: Storage) -> None:
    assert await storage.setting("key", "one") == "one"
    assert await storage.setting("key", "other") == "one"


async def test_opening_again_finds_everything(address: str) -> None:
    for number in range(3):
        storage = opened(address)
        await storage.open()
        await storage.append([Append("a", number, lines(number + 1, number + 1), FACTS)])
        assert len(await storage.read("a")) == number + 1
        await storage.close()


async def test_a_closed_storage_says_so(address: str) -> None:
    storage = opened(address)
    with pytest.raises(NotSaved):
        await storage.read("a")


async def test_a_backup_comes_back(storage: Storage, tmp_path: Path) -> None:
    await storage.setting("key", "secret")
    await make(storage, "a", 5)
    await storage.hold(Holding("ann", "a", "host"))
    kept = opened(str(tmp_path / "backup.db"))
    await kept.open()
    assert await copy(storage, kept) == 1
    await storage.append([Append("a", 5, lines(6, 8))])
    await make(storage, "later")
    assert await copy(kept, storage) == 1
    assert await storage.read("a") == list(lines(1, 5))
    assert await storage.held_at("a") == [Holding("ann", "a", "host")]
    assert await kept.setting("key", "") == "secret"
    assert await storage.find("later") is not None
    await kept.close()


async def test_commits_are_shared_and_in_order(storage: Storage) -> None:
    committer = Committer(storage)
    committer.start()
    for table in range(40):
        await make(storage, f"t{table}", 1)
    done: list[tuple[int, int, bool]] = []

    def note(table: int, number: int) -> None:
        append = Append(f"t{table}", number - 1, lines(number, number))
        committer.submit(append, lambda saved: done.append((table, number, saved)))

    for number in range(2, 12):
        for table in range(40):
            note(table, number)
        await asyncio.sleep(0)
    marks: list[bool] = []
    committer.afterwards(marks.append)
    await committer.settled()
    assert done == [(table, number, True) for number in range(2, 12) for table in range(40)]
    assert marks == [True]
    assert committer.commits < 40
    await committer.stop()


async def test_what_does_not_fit_is_told_to_its_own_asker(storage: Storage) -> None:
    committer = Committer(storage)
    committer.start()
    await make(storage, "a", 1)
    answers: list[bool] = []
    for after in (1, 1, 2):
        committer.submit(Append("a", after, lines(after + 1, after + 1)), answers.append)
    await committer.settled()
    assert answers == [True, False, True]
    await committer.stop()


async def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    storage = opened(str(tmp_path))
    await storage.open()
    await storage.close()
    with sqlite3.connect(tmp_path / "saqqara.db") as database:
        database.execute("PRAGMA user_version = 99")
    database.close()
    with pytest.raises(NotSaved) as refused:
        await opened(str(tmp_path)).open()
    assert refused.value.code == "newer_database"


async def test_sqlite_writes_through_to_the_disk(tmp_path: Path) -> None:
    storage = opened(str(tmp_path))
    await storage.open()
    database = storage._opened()  # type: ignore[attr-defined]
    assert await storage._do(lambda: database.execute("PRAGMA synchronous").fetchone()) == (2,)  # type: ignore[attr-defined]
    assert await storage._do(lambda: database.execute("PRAGMA journal_mode").fetchone()) == ("wal",)  # type: ignore[attr-defined]
    await storage.close()
