"""What a run found, as tables and as a plot; both have their place in docs/performance.md."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks import plot, targets
from benchmarks.builds import ROOT

PAGE = ROOT / "docs" / "performance.md"
PLOT = ROOT / "docs" / "performance.svg"
Column = tuple[str, Callable[[dict[str, Any]], str]]  # its head, and its cell in a row
BEGIN, END = "<!-- figures -->\n", "<!-- end of figures -->\n"


class Measured(NamedTuple):
    games: list[dict[str, Any]]
    limits: list[dict[str, Any]]
    others: list[dict[str, Any]]


def tables(measured: Measured) -> str:
    parts = [_games(measured.games), _copies(measured.games), _pure(measured.games)]
    if measured.limits:
        parts.append(_limits(measured.limits))
    if measured.others:
        parts.append(_others(measured.others))
    parts.append(table("Targets", ["", "wanted", "worst row", ""], targets.checked(*measured)))
    return "\n".join(parts)


def write(measured: Measured, page: Path = PAGE, drawing: Path = PLOT) -> None:
    """Put the figures into the page, between its two marks, and draw them."""
    text = page.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    page.write_text(f"{before}{BEGIN}\n{tables(measured)}\n{END}{after}", encoding="utf-8")
    drawing.write_text(plot.drawn(_bars(measured)), encoding="utf-8")


def table(title: str, heads: list[str], rows: list[list[str]]) -> str:
    """A table of Markdown; the first column is text, the others are numbers."""
    widths = [max(len(row[column]) for row in [heads, *rows]) for column in range(len(heads))]

    def line(cells: list[str]) -> str:
        first, *others = zip(cells, widths, strict=True)
        return f"| {' | '.join([first[0].ljust(first[1]), *(text.rjust(width) for text, width in others)])} |"

    rule = f"|{'|'.join(['-' * (widths[0] + 2), *('-' * (width + 1) + ':' for width in widths[1:])])}|"
    return "\n".join([f"**{title}**", "", line(heads), rule, *(line(row) for row in rows)]) + "\n"


def count(number: float) -> str:
    """Three digits that say something, thousands apart.

    >>> count(1234567), count(12.345)
    ('1,230,000', '12.3')
    """
    rounded = float(f"{number:.3g}")
    return f"{rounded:,.0f}" if rounded >= 100 else f"{rounded:.3g}"


def ns(seconds: float) -> str:
    return f"{seconds * 1e9:.0f}"


def _set_up(row: dict[str, Any]) -> str:
    return str(row["set-up"]) if row["policy"] == "uniform" else f"{row['set-up']}, {row['policy']}"


def _games(games: list[dict[str, Any]]) -> str:
    columns: list[Column] = [
        ("decisions a game", lambda row: count(row["decisions"])),
        ("choices a decision", lambda row: count(row["choices"])),
        ("playouts/s", lambda row: count(row["playouts"])),
        ("decisions/s", lambda row: count(row["native"])),
        ("choices/s", lambda row: count(row["native"] * row["choices"])),
        ("API decisions/s", lambda row: count(row["public"])),
    ]
    return _by_column("Random games, compiled", columns, games)


def _copies(games: list[dict[str, Any]]) -> str:
    columns: list[Column] = [
        ("copies/s", lambda row: count(1 / row["copy"])),
        ("ns", lambda row: ns(row["copy"])),
        ("copy_from/s", lambda row: count(1 / row["copy_from"])),
        ("ns", lambda row: ns(row["copy_from"])),
        ("bytes a state", lambda row: str(row["bytes"])),
    ]
    return _by_column("Copies, compiled", columns, [row for row in games if row["policy"] == "uniform"])


def _pure(games: list[dict[str, Any]]) -> str:
    columns: list[Column] = [
        ("playouts/s", lambda row: count(row["pure playouts"])),
        ("decisions/s", lambda row: count(row["pure native"])),
        ("API decisions/s", lambda row: count(row["pure public"])),
        ("copies/s", lambda row: count(1 / row["pure copy"])),
        ("copy_from/s", lambda row: count(1 / row["pure copy_from"])),
        ("compiled is faster", lambda row: f"{row['times native']:.0f} x"),
        ("API", lambda row: f"{row['times public']:.0f} x"),
    ]
    return _by_column("The same source as plain Python", columns, games)


def _by_column(title: str, columns: list[Column], games: list[dict[str, Any]]) -> str:
    rows = [[_set_up(row), *(cell(row) for _, cell in columns)] for row in games]
    return table(title, ["", *(head for head, _ in columns)], rows)


def _limits(limits: list[dict[str, Any]]) -> str:
    rows = [[row["set-up"], count(row["limit"]), f"{row['share']:.2f}"] for row in limits]
    return table("The limit: the same games by hand in C", ["", "decisions/s in C", "Saqqara reaches"], rows)


def _others(others: list[dict[str, Any]]) -> str:
    rows = [[f"{row['library']}: {row['workload']}", row["driven"], count(row["rate"])] for row in others]
    return table("Other libraries", ["", "played", "decisions/s"], rows)


def _bars(measured: Measured) -> list[plot.Bar]:
    bars = [plot.Bar(f"{row['set-up']}: C", row["limit"], "limit") for row in measured.limits]
    for row in measured.games:
        bars.append(plot.Bar(_set_up(row), row["native"], "native"))
        if row["policy"] == "uniform":
            bars.append(plot.Bar(f"{_set_up(row)}: API", row["public"], "public"))
            bars.append(plot.Bar(f"{_set_up(row)}: plain Python", row["pure native"], "pure"))
    for row in measured.others:
        bars.append(plot.Bar(f"{row['library']}: {row['workload']}", row["rate"], "other"))
    return sorted(bars, key=lambda bar: -bar.value)
