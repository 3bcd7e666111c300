"""The whole table as text, to play from: what this state knows, or this view."""

from typing import Final

from saqqara.core.reason import Arguments, sentence
from saqqara.games.imhotep import decisions
from saqqara.games.imhotep.decisions import DECISION_NAMES
from saqqara.games.imhotep.position import (
    burial_stones,
    cards_of,
    counted,
    obelisk_builders,
    small_pyramid,
)
from saqqara.games.imhotep.rules.ships import holds_minimum
from saqqara.games.imhotep.scoring import banked_points, last_points, obelisk_value
from saqqara.games.imhotep.state import Table, is_b, lane, nibble, stone_at, temple_width
from saqqara.games.imhotep.tables import (
    BURIAL,
    BURIAL_SPACES,
    CARD_NAMES,
    CHAMBER_ROWS,
    MARKET,
    OBELISK_STONES,
    OBELISKS,
    OBELISKS_OF_VALUE,
    PYRAMID,
    PYRAMID_A_VALUES,
    PYRAMID_B_VALUES,
    ROUND_CARDS,
    ROUNDS,
    SHIPS,
    SITE_NAMES,
    SITES,
    SLED_PLACES,
    SMALL_PYRAMID_NAMES,
    SMALL_PYRAMID_SPACES,
    SMALL_PYRAMIDS,
    TEMPLE,
    UNKNOWN_CARD,
)

MARKS: Final = "●○◆◇"  # the seats
_FREE: Final = "·"
_LEVELS: Final = ((0, 3, 3), (9, 2, 2), (13, 1, 1))  # pyramid A: first space, columns, rows (IM-A2)
_BONUSES: Final = {1: "card", 7: "stones", 13: "load"}  # of the fifteen spaces of pyramids B
_INDENT: Final = 18
_COLUMN: Final = 6


def drawn(t: Table) -> str:
    """Ships, sites and players; stones are the marks of their seats."""
    over = t.decision == decisions.OVER
    lines = [_heading(t), ""]
    if not over:
        lines += [*_ships(t), "", *_market(t)]
    lines += [*_pyramids(t), *_temple(t), *_burial_chamber(t), *_obelisks(t), "", *_players(t), ""]
    lines.append(_say("over", {}) if over else _decision(t))
    return "\n".join(line.rstrip() for line in lines)


def _say(code: str, arguments: Arguments) -> str:
    return sentence("imhotep", code, arguments)


def _heading(t: Table) -> str:
    seen = [ROUND_CARDS[int(t.seats)][int(t.round_cards >> 3 * index & 7)] for index in range(t.round + 1)]
    cards = " ".join(seen)
    wrath = "yes" if t.variant >> SITES & 1 else "no"
    return _say("heading", {"round": int(t.round) + 1, "rounds": ROUNDS, "cards": cards, "wrath": wrath})


def _row(label: str, text: str) -> str:
    return f"{label:<{_INDENT}}{text}"


def _site(t: Table, site: int) -> str:
    return f"{sentence('site', SITE_NAMES[site], {})} {'B' if is_b(t, site) else 'A'}"


def _mark(stone: int, free: str = _FREE) -> str:
    return MARKS[stone - 1] if stone else free


# --- Ships and market


def _ships(t: Table) -> list[str]:
    lines = [_row(_say("ships", {}) if ship == 0 else "", _ship(t, ship)) for ship in range(SHIPS)]
    return [*lines, _row("", _say("front", {}))]


def _ship(t: Table, ship: int) -> str:
    size, site = int(nibble(t.sizes, ship)), int(nibble(t.moored, ship))
    spaces = "".join(f"[{_mark(stone_at(t.aboard, 4 * ship + space), ' ')}]" for space in range(size))
    if site:
        said = _say("moored", {"site": SITE_NAMES[site - 1]})
    elif holds_minimum(t, ship):
        said = _say("ready", {})
    else:
        said = _say("minimum", {"minimum": max(1, size - 1)})
    return f"{ship + 1}  {spaces:<12}   {said}"


def _card(card: int) -> str:
    if card == UNKNOWN_CARD:
        return "?"
    return sentence("name", CARD_NAMES[card], {}) if card else "-"


def _market(t: Table) -> list[str]:
    spaces = 3 if is_b(t, MARKET) else 4
    cards = [f"{space + 1} {_card(nibble(t.market, space))}" for space in range(spaces)]
    if is_b(t, MARKET):
        pair = " ".join(_card(nibble(t.pair, which)) for which in range(2) if nibble(t.pair, which))
        cards.append(_say("face-down", {"cards": pair or "-"}))
    discards = _listed(counted(t.discards))
    piles = _say("piles", {"deck": int(t.deck_count), "discards": discards})
    return [_row(_site(t, MARKET), "   ".join(cards)), _row("", piles)]


def _listed(cards: list[str]) -> str:
    """Cards of one kind once, with their number."""
    kinds = sorted(set(cards), key=CARD_NAMES.index)
    named = ((sentence("name", kind, {}), cards.count(kind)) for kind in kinds)
    return ", ".join(name if number == 1 else f"{number} {name}" for name, number in named) or "-"


# --- Sites


def _pyramids(t: Table) -> list[str]:
    rows = _small_pyramids(t) if is_b(t, PYRAMID) else _pyramid(t)
    beside = [f"{MARKS[seat]} {lane(t.surplus, seat)}" for seat in range(t.seats) if lane(t.surplus, seat)]
    if beside:
        rows.append(_say("beside", {"stones": "  ".join(beside)}))
    return [_row(_site(t, PYRAMID) if index == 0 else "", row) for index, row in enumerate(rows)]


def _pyramid(t: Table) -> list[str]:
    """The three levels side by side; a free space shows its points, the next one in brackets."""
    rows = []
    for row in range(3):
        levels = []
        for first, columns, height in _LEVELS:
            spaces = [_pyramid_space(t, first + height * column + row) for column in range(columns)]
            levels.append("".join(spaces) if row < height else "   " * columns)
        rows.append("    ".join(levels))
    return rows


def _pyramid_space(t: Table, space: int) -> str:
    stone = int(stone_at(t.pyramid, space))
    if stone:
        return f" {MARKS[stone - 1]} "
    value = int(nibble(PYRAMID_A_VALUES, space))
    return f"[{value}]" if space == t.pyramid_counts else f" {value} "


def _small_pyramids(t: Table) -> list[str]:
    """Each one's top space, then its two rows; a free space shows what it gives, the next one in brackets."""
    width = 2 * _COLUMN + 8
    names = "".join(sentence("pyramid", name, {}).center(width) for name in SMALL_PYRAMID_NAMES)
    rows = [names]
    for spaces in ((4,), (0, 2), (1, 3)):
        cells = ["".join(_small_space(t, pyramid, space) for space in spaces) for pyramid in range(SMALL_PYRAMIDS)]
        rows.append("".join(cell.center(width) for cell in cells))
    return rows


def _small_space(t: Table, pyramid: int, space: int) -> str:
    stones = small_pyramid(t, pyramid)
    index = SMALL_PYRAMID_SPACES * pyramid + space
    if space < len(stones):
        said = MARKS[stones[space]]
    elif index in _BONUSES:
        said = _say(_BONUSES[index], {})
    else:
        said = str(nibble(PYRAMID_B_VALUES, index))
    return (f"[{said}]" if space == len(stones) else said).center(_COLUMN + 2)


def _temple(t: Table) -> list[str]:
    """The row that is seen from above; the next stone goes on the space in brackets."""
    spaces = [_mark(stone_at(t.temple_seen, space)) for space in range(temple_width(t))]
    shown = "".join(f"[{mark}]" if space == t.temple_next else f" {mark} " for space, mark in enumerate(spaces))
    counts = _counts(t, t.temple_stones)
    lines = [_row(_site(t, TEMPLE), f"{shown}   {_say('stones-there', {'stones': counts})}")]
    if is_b(t, TEMPLE):
        lines.append(_row("", _say("temple-gifts-of-4" if temple_width(t) == 4 else "temple-gifts", {})))
    return lines


def _counts(t: Table, lanes: int) -> str:
    return "  ".join(f"{MARKS[seat]} {lane(lanes, seat)}" for seat in range(t.seats))


def _burial_chamber(t: Table) -> list[str]:
    stones = burial_stones(t)
    columns = min(BURIAL_SPACES // CHAMBER_ROWS, max(5, len(stones) // CHAMBER_ROWS + 1))
    lines = []
    for row in range(CHAMBER_ROWS):
        cells = [CHAMBER_ROWS * column + row for column in range(columns)]
        shown = "".join(_burial_cell(stones, cell) for cell in cells)
        lines.append(_row(_site(t, BURIAL) if row == 0 else "", shown))
    return lines


def _burial_cell(stones: list[int], cell: int) -> str:
    if cell < len(stones):
        return f" {MARKS[stones[cell]]} "
    return "[ ]" if cell == len(stones) else f" {_FREE} "


def _obelisks(t: Table) -> list[str]:
    if not is_b(t, OBELISKS):
        return [_row(_site(t, OBELISKS), _say("stones-there", {"stones": _counts(t, t.obelisk_stones)}))]
    builders = [MARKS[seat] for seat in obelisk_builders(t)]
    free = [_FREE] * (OBELISKS_OF_VALUE - len(builders))
    shown = "  ".join(f"{obelisk_value(number)} {mark}" for number, mark in enumerate([*builders, *free]))
    waiting = sum(int(lane(t.obelisk_stones, seat)) % OBELISK_STONES << 8 * seat for seat in range(t.seats))
    return [_row(_site(t, OBELISKS), shown), _row("", _say("waiting", {"stones": _counts(t, waiting)}))]


# --- Players


def _players(t: Table) -> list[str]:
    over = t.decision == decisions.OVER
    heads = [_say(code, {}) for code in ("seat", "points", "at-the-end", "sled", "quarry", "cards")]
    lines = [f"  {heads[0]:<9}{heads[1]:>8}{heads[2]:>12}   {heads[3]:<10}{heads[4]:>8}   {heads[5]}"]
    for seat in range(t.seats):
        points = int(banked_points(t, seat))
        total = points + int(last_points(t, seat))
        sled = MARKS[seat] * int(lane(t.sleds, seat))
        arrow = ">" if not over and seat == t.seat else " "
        cards = _listed(cards_of(t, seat))
        shown = f"{total if over else points:>8}{total:>12}   {sled:{_FREE}<{SLED_PLACES}}     "
        lines.append(f"{arrow} {MARKS[seat]} {seat:<7}{shown}{lane(t.quarries, seat):>8}   {cards}")
    return lines


def _decision(t: Table) -> str:
    arguments: Arguments = {
        "seat": int(t.seat),
        "mark": MARKS[t.seat],
        "ship": int(t.ship),
        "space": int(t.temple_space),
    }
    return _say(f"asks-{DECISION_NAMES[t.decision]}", arguments)
