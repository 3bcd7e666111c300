"""Bars on a logarithmic scale, as SVG."""

from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

WIDTH, LEFT, RIGHT, TOP, STEP = 900, 330, 70, 64, 20
COLOURS = {"limit": "#8a8a8a", "native": "#b5651d", "public": "#2f6f8f", "pure": "#c9b458", "other": "#7a5c8e"}
LEGEND = {
    **{"limit": "by hand in C", "native": "compiled, native", "public": "compiled, driven from Python"},
    **{"pure": "plain Python", "other": "other libraries"},
}


class Bar(NamedTuple):
    label: str
    value: float
    kind: str


def drawn(bars: list[Bar]) -> str:
    """Decisions a second, a bar each."""
    low = floor(log10(min(bar.value for bar in bars)))
    high = ceil(log10(max(bar.value for bar in bars)))
    height = TOP + STEP * len(bars) + 34
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}"',
        'font-family="sans-serif" font-size="12">',
        "<title>Decisions a second on one core, logarithmic</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#ffffff"/>',
        '<text x="12" y="22" font-size="15">Decisions a second on one core (logarithmic)</text>',
        *_legend([kind for kind in LEGEND if any(bar.kind == kind for bar in bars)]),
        *_grid(low, high, height),
    ]
    for index, bar in enumerate(bars):
        parts += _bar(bar, TOP + STEP * index, low, high)
    return "\n".join([*parts, "</svg>"]) + "\n"


def _x(value: float, low: int, high: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * (log10(value) - low) / (high - low)


def _legend(kinds: list[str]) -> list[str]:
    parts = []
    for index, kind in enumerate(kinds):
        x = 12 + 175 * index
        parts.append(f'<rect x="{x}" y="34" width="12" height="12" fill="{COLOURS[kind]}"/>')
        parts.append(f'<text x="{x + 17}" y="44">{LEGEND[kind]}</text>')
    return parts


def _grid(low: int, high: int, height: int) -> list[str]:
    parts = []
    for power in range(low, high + 1):
        x = _x(10**power, low, high)
        parts.append(f'<path d="M{x:.1f} {TOP - 6}V{height - 26}" stroke="#dddddd"/>')
        parts.append(f'<text x="{x:.1f}" y="{height - 10}" text-anchor="middle">{10**power:,}</text>')
    return parts


def _bar(bar: Bar, y: int, low: int, high: int) -> list[str]:
    end = _x(bar.value, low, high)
    text = f"{bar.value / 1e6:.3g} M" if bar.value >= 1e6 else f"{float(f'{bar.value:.3g}'):,.0f}"
    return [
        f'<text x="{LEFT - 8}" y="{y + 12}" text-anchor="end">{escape(bar.label)}</text>',
        f'<rect x="{LEFT}" y="{y + 1}" width="{end - LEFT:.1f}" height="{STEP - 6}" fill="{COLOURS[bar.kind]}"/>',
        f'<text x="{end + 5:.1f}" y="{y + 12}">{text}</text>',
    ]
