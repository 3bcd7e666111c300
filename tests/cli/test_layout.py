"""Text that fits the terminal."""

import pytest

from saqqara.cli.layout import fitted, in_columns


def test_columns_are_read_downwards() -> None:
    assert in_columns(["1 a", "2 b", "3 c", "4 d", "5 e"], 16) == "1 a   3 c   5 e\n2 b   4 d"


@pytest.mark.parametrize("width", [1, 3, 10, 80, 500])
def test_no_entry_is_lost(width: int) -> None:
    entries = [f"{number}:{'x' * (number % 7)}" for number in range(40)]
    shown = in_columns(entries, width)
    assert sorted(shown.split()) == sorted(entries)
    assert all(len(line) <= width for line in shown.split("\n")) or shown == "\n".join(entries)


def test_nothing_in_columns_is_nothing() -> None:
    assert in_columns([], 80) == ""


def test_long_lines_go_on_below_their_column() -> None:
    text = "short\n  deck: 4   discards: Lever, Hammer, Sail\nend"
    assert fitted(text, 30) == "short\n  deck: 4   discards: Lever,\n            Hammer, Sail\nend"


def test_a_line_without_columns_goes_on_at_the_left() -> None:
    assert fitted("one two three four", 9) == "one two\nthree\nfour"


def test_what_fits_stays_as_it_is() -> None:
    text = "\n  a   b \n\n c\n"
    assert fitted(text, 8) == text
