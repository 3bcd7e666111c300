"""Many appends in few statements.

Each statement lets other threads run, and then waits for its own turn again. Hundreds of them in one commit would make
it as slow as the rest of the program is busy.
"""

import sqlite3
from collections.abc import Sequence

from saqqara.storage.base import Append

_ROWS = 2000  # in one statement; SQLite takes 32766 values
_NEW = "INSERT OR IGNORE INTO tables (head, created, changed, status, public, facts, id) VALUES {rows}"
_LINES = "INSERT INTO lines (table_id, number, at, data) VALUES {rows}"
_HEADS = """
    UPDATE tables SET head = new.column1, changed = new.column2
    FROM (VALUES {rows}) AS new WHERE id = new.column3 AND head = new.column4
"""
_FACTS = """
    UPDATE tables SET head = new.column1, changed = new.column2, status = new.column3, public = new.column4,
        facts = new.column5
    FROM (VALUES {rows}) AS new WHERE id = new.column6 AND head = new.column7
"""

Row = tuple[object, ...]


def append_all(database: sqlite3.Connection, batch: Sequence[Append]) -> bool:
    """Whether all logs ended where they should; else the transaction has to be rolled back."""
    merged = _merged(batch)
    if merged is None:
        return False
    new, facts, heads = [], [], []
    for one in merged:
        head, changed = one.lines[-1].number, one.lines[-1].at
        if one.after == 0 and one.facts is not None:
            new.append((head, one.lines[0].at, changed, *one.facts, one.table))
        elif one.facts is not None:
            facts.append((head, changed, *one.facts, one.table, one.after))
        else:
            heads.append((head, changed, one.table, one.after))
    changes: tuple[tuple[str, list[Row]], ...] = ((_NEW, [*new]), (_FACTS, [*facts]), (_HEADS, [*heads]))
    if not all(_changed(database, query, rows) for query, rows in changes):
        return False
    return _changed(database, _LINES, [(one.table, *line) for one in merged for line in one.lines])


def _merged(batch: Sequence[Append]) -> list[Append] | None:
    """One append for each log; None if they do not follow one another."""
    merged: dict[str, Append] = {}
    for one in batch:
        before = merged.get(one.table)
        if before is None:
            merged[one.table] = one
        elif one.after != before.lines[-1].number:
            return None
        else:
            merged[one.table] = Append(one.table, before.after, before.lines + one.lines, one.facts or before.facts)
    return list(merged.values())


def _changed(database: sqlite3.Connection, query: str, rows: list[Row]) -> bool:
    """Whether every row has changed one row of the database."""
    for start in range(0, len(rows), _ROWS):
        part = rows[start : start + _ROWS]
        marks = f"({', '.join('?' * len(part[0]))})"
        done = database.execute(
            query.format(rows=", ".join([marks] * len(part))), [value for row in part for value in row]
        )
        if done.rowcount != len(part):
            return False
    return True
