"""The picture: well-formed, and everything where its number says."""

from itertools import pairwise
from xml.etree import ElementTree as Xml

import pytest

from saqqara.arena.plot import Row, _ticks, drawn

ROWS = [Row("weak <&>", 0, 0, 0), Row("middle", 120, 80, 160), Row("strong", 300, 240, 390)]
SVG = "{http://www.w3.org/2000/svg}"


def test_dots_lie_on_the_axis_and_whiskers_around_them() -> None:
    root = Xml.fromstring(drawn("Ratings", "Elo", ROWS))  # noqa: S314 our own
    texts = {one.text: one for one in root.iter(f"{SVG}text")}
    assert {"Ratings", "Elo", "weak <&>", "middle", "strong", "0", "400"} <= set(texts)
    zero, far = (float(texts[tick].get("x", "")) for tick in ("0", "400"))
    dots = [float(dot.get("cx", "")) for dot in root.iter(f"{SVG}circle")]
    assert dots == pytest.approx([zero + (far - zero) * row.value / 400 for row in ROWS], abs=0.1)
    heights = [float(dot.get("cy", "")) for dot in root.iter(f"{SVG}circle")]
    assert heights == sorted(heights, reverse=True)
    whiskers = [path.get("d", "") for path in root.iter(f"{SVG}path") if path.get("stroke-width")]
    for row, whisker in zip(ROWS, whiskers, strict=True):
        start = float(whisker.removeprefix("M").split()[0])
        end = float(whisker.split("H")[1].split("M")[0])
        assert (start, end) == pytest.approx([zero + (far - zero) * x / 400 for x in (row.low, row.high)], abs=0.1)
    width, height = float(root.get("width", "")), float(root.get("height", ""))
    assert all(0 < x < width for x in dots)
    assert all(0 < y < height for y in heights)


@pytest.mark.parametrize(("low", "high"), [(0, 0), (0, 1), (-37, 41), (12.5, 12.6), (1000, 3000), (0, 100)])
def test_ticks_are_few_and_round_and_hold_everything(low: float, high: float) -> None:
    ticks = _ticks(low, high)
    assert ticks[0] <= low <= high <= ticks[-1] + 1e-9
    assert 2 <= len(ticks) <= 9
    steps = {round(after - before, 9) for before, after in pairwise(ticks)}
    assert len(steps) == 1
    assert f"{steps.pop():e}"[0] in "125"
