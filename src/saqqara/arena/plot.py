"""A picture of estimates and their intervals, in SVG: a row for each name, a dot and its whiskers."""

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

_ROW, _RIGHT, _TOP, _BOTTOM = 28, 40, 44, 52
_LETTER = 8  # the width of one, more or less
_AXIS = 480
_TICKS = 6
_INK, _FAINT, _DOT = "#222222", "#d8d8d8", "#b3541e"


class Row(NamedTuple):
    name: str
    value: float
    low: float
    high: float


def drawn(title: str, axis: str, rows: Sequence[Row], unit: str = "") -> str:
    """The whole picture as text; the first row is at the bottom."""
    left = 24 + _LETTER * max(len(row.name) for row in rows)
    width, height = left + _AXIS + _RIGHT, _TOP + _ROW * len(rows) + _BOTTOM
    ticks = _ticks(min(row.low for row in rows), max(row.high for row in rows))
    scale = _AXIS / (ticks[-1] - ticks[0])

    def x(value: float) -> str:
        return f"{left + (value - ticks[0]) * scale:.1f}"

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" '
        f'role="img" font-family="sans-serif" font-size="13" fill="{_INK}">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{width}" height="{height}" fill="#ffffff"/>',
        f'<text x="16" y="24" font-size="15" font-weight="bold">{escape(title)}</text>',
    ]
    low_edge = height - _BOTTOM
    for tick in ticks:
        parts.append(f'<path d="M{x(tick)} {_TOP - 8}V{low_edge}" stroke="{_FAINT}"/>')
        parts.append(f'<text x="{x(tick)}" y="{low_edge + 18}" text-anchor="middle">{tick:g}{escape(unit)}</text>')
    parts.append(f'<text x="{left + _AXIS / 2:g}" y="{low_edge + 40}" text-anchor="middle">{escape(axis)}</text>')
    for number, row in enumerate(rows):
        y = low_edge - _ROW * number - _ROW // 2
        parts.append(f'<text x="{left - 12}" y="{y + 4}" text-anchor="end">{escape(row.name)}</text>')
        whiskers = f"M{x(row.low)} {y}H{x(row.high)}M{x(row.low)} {y - 5}v10M{x(row.high)} {y - 5}v10"
        parts.append(f'<path d="{whiskers}" stroke="{_DOT}" stroke-width="2" fill="none"/>')
        parts.append(f'<circle cx="{x(row.value)}" cy="{y}" r="5" fill="{_DOT}"/>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def _ticks(low: float, high: float) -> list[float]:
    """Round numbers from `low` or less to `high` or more.

    >>> _ticks(-12, 230)
    [-50, 0, 50, 100, 150, 200, 250]
    """
    span = max(high - low, 1e-6) / _TICKS
    power = 10 ** floor(log10(span))
    step = next(factor * power for factor in (1, 2, 5, 10) if factor * power >= span * 0.999)
    first, last = floor(low / step), max(ceil(high / step), floor(low / step) + 1)
    return [number * step for number in range(first, last + 1)]
