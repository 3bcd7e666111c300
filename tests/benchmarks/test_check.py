"""What the count of instructions complains about, and how figures are written down."""

from pathlib import Path

from benchmarks import page, plot
from benchmarks.check import RECORD, complaints, total

GAME = {
    **{"set-up": "chess 2", "policy": "uniform", "decisions": 80.0, "choices": 30.5, "playouts": 12.34},
    **{"native": 987.6, "public": 543.2, "copy": 20e-9, "copy_from": 5e-9, "bytes": 392, "pure playouts": 0.5},
    **{"pure native": 40.0, "pure public": 30.0, "pure copy": 1e-6, "pure copy_from": 2e-7},
    **{"times native": 24.69, "times public": 18.1},
}
MEASURED = page.Measured(
    [GAME],
    [{"set-up": "chess 2", "limit": 1400.0, "share": 0.7054}],
    [{"library": "draughts 1.0", "workload": "a < b", "driven": "native", "rate": 77.7}],
)


def test_growth_beyond_five_per_cent_is_a_complaint() -> None:
    assert complaints({"a": 100.0, "b": 100.0, "c": 100.0}, {"a": 105.0, "b": 105.1, "c": 50.0}) == [
        "b: 105.1 instructions, recorded are 100.0 (+5.1%)"
    ]


def test_what_is_on_one_side_only_is_a_complaint() -> None:
    assert complaints({"a": 1.0}, {"b": 1.0}) == [
        "a: recorded or measured, but not both",
        "b: recorded or measured, but not both",
    ]


def test_totals_are_read_from_a_profile() -> None:
    assert total("desc: Trigger\nsummary: 123\n\ntotals: 123\n") == 123


def test_something_is_recorded() -> None:
    assert '"made with"' in RECORD.read_text(encoding="utf-8")


def test_figures_replace_those_between_the_marks(tmp_path: Path) -> None:
    text, drawing = tmp_path / "page.md", tmp_path / "page.svg"
    text.write_text(f"before\n{page.BEGIN}old\n{page.END}after\n", encoding="utf-8")
    page.write(MEASURED, text, drawing)
    written = text.read_text(encoding="utf-8")
    assert written.startswith("before\n")
    assert written.endswith("after\n")
    assert "old" not in written
    assert "| chess 2 |               80 |               30.5 |" in written
    assert "25 x" in written
    assert " 0.71 |" in written
    page.write(MEASURED, text, drawing)
    assert text.read_text(encoding="utf-8") == written
    assert "a &lt; b" in drawing.read_text(encoding="utf-8")


def test_longer_bars_stand_for_more() -> None:
    drawing = plot.drawn([plot.Bar("more", 2e6, "native"), plot.Bar("less", 3e4, "public")])
    assert drawing.index("more") < drawing.index("2 M") < drawing.index("less") < drawing.index("30,000")
    assert "plain Python" not in drawing
