"""Imhotep, slow twin: what the table is worth."""

from __future__ import annotations

from .imhotep_table import BLUE_CARDS, DECORATIONS, Json, Table

PYRAMID_A = [2, 1, 3, 2, 4, 3, 2, 1, 3, 2, 3, 1, 3, 4]  # IM-A2, in the order of filling
PYRAMID_B = {  # IM-B2: top left, bottom left, top right, bottom right, top
    "left": [2, 1, 3, 2, 4],
    "middle": [2, 3, 1, 1, 4],
    "right": [2, 3, 3, 1, 4],
}
GROUPS = [0, 1, 3, 6, 10, 15]  # IM-A4, IM-M3
OBELISKS_A = {2: [10, 1], 3: [12, 6, 1], 4: [15, 10, 5, 1]}  # IM-A5
OBELISKS_B = [10, 9, 8, 7, 6, 5, 5, 5]  # IM-B5
BURIAL_ROW_B = [8, 4, 2, 0]  # IM-B4
SOURCES = ["pyramid", "temple", "burial", "obelisks", "decorations", "statues", "blue_cards", "wrath"]


def by_size(number: int) -> int:
    """IM-A4, IM-M3: 1, 3, 6, 10, 15, beyond five 15 + 2 for each more."""
    if number <= 5:
        return GROUPS[number]
    return 15 + 2 * (number - 5)


def ranked(counts: list[int], prizes: list[int]) -> list[int]:
    """IM-A5: the prizes by rank; tied players share the sum of their places, rounded down; 0 stones: no rank."""
    points = [0] * len(counts)
    place = 0
    for count in sorted(set(counts), reverse=True):
        tied = [seat for seat in range(len(counts)) if counts[seat] == count]
        if count == 0:
            continue
        total = sum(prizes[place : place + len(tied)])
        for seat in tied:
            points[seat] = total // len(tied)
        place += len(tied)
    return points


def pyramid_points(table: Table, seat: int) -> int:
    """IM-A2, IM-B2: the values of the spaces, and 1 for each stone beside."""
    points = table.surplus[seat]
    if table.side("pyramid") == "A":
        for space, stone in enumerate(table.pyramid_a):
            if stone == seat:
                points += PYRAMID_A[space]
        return points
    for name, stones in table.pyramid_b.items():
        for space, stone in enumerate(stones):
            if stone == seat:
                points += PYRAMID_B[name][space]
    return points


def burial_cell(index: int) -> tuple[int, int]:
    """IM-A4: (column, row) of the stone that came as number `index`: columns from the left, each from the top."""
    return index // 3, index % 3


def burial_groups(table: Table, seat: int) -> list[int]:
    """IM-A4: the sizes of this colour's groups of orthogonally adjacent stones."""
    cells = {burial_cell(i) for i in range(len(table.burial)) if table.burial[i] == seat}
    sizes = []
    while cells:
        group = [cells.pop()]
        for column, row in group:  # the group grows while it is gone through
            for cell in [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]:
                if cell in cells:
                    cells.remove(cell)
                    group.append(cell)
        sizes.append(len(group))
    return sizes


def burial_row(table: Table, row: int) -> list[int]:
    """IM-B4: each seat's stones in this row."""
    counts = [0] * table.players
    for index, stone in enumerate(table.burial):
        if burial_cell(index)[1] == row:
            counts[stone] += 1
    return counts


def burial_points(table: Table, seat: int) -> int:
    """IM-A4, IM-B4."""
    if table.side("burial") == "A":
        return sum(by_size(size) for size in burial_groups(table, seat))
    return sum(ranked(burial_row(table, row), BURIAL_ROW_B)[seat] for row in range(3))


def built_obelisk_points(table: Table, seat: int) -> int:
    """IM-B5: points of the finished obelisks, scored at once; a ninth or later one scores 5."""
    points = 0
    for number, owner in enumerate(table.obelisks_built):
        if owner == seat:
            points += OBELISKS_B[number] if number < len(OBELISKS_B) else 5
    return points


def obelisk_end_points(table: Table, seat: int) -> int:
    """IM-A5: the ranking; IM-B5: 1 for each waiting stone. Scored at the end of the game."""
    if table.side("obelisks") == "A":
        return ranked(table.obelisk_heights, OBELISKS_A[table.players])[seat]
    return table.obelisks_waiting[seat]


def stones_at(table: Table, site: str) -> list[int]:
    """IM-M2, IM-V1: each seat's stones at a site, whatever lies covered or beside included."""
    if site == "temple":
        return list(table.temple_stones)
    if site == "burial":
        return [table.burial.count(seat) for seat in table.seats()]
    if site == "obelisks":
        if table.side("obelisks") == "A":
            return list(table.obelisk_heights)
        return [3 * table.obelisks_built.count(s) + table.obelisks_waiting[s] for s in table.seats()]
    stones = table.pyramid_a + table.pyramid_b["left"] + table.pyramid_b["middle"] + table.pyramid_b["right"]
    return [stones.count(seat) + table.surplus[seat] for seat in table.seats()]


def decoration_points(table: Table, seat: int) -> int:
    """IM-M2: 1 point for every 3 stones at the site, for each such card."""
    points = 0
    for card in table.cards[seat]:
        if card in DECORATIONS:
            points += sum(stones_at(table, DECORATIONS[card])) // 3
    return points


def statue_points(table: Table, seat: int) -> int:
    """IM-M3."""
    return by_size(table.cards[seat].count("statue"))


def blue_card_points(table: Table, seat: int) -> int:
    """IM-M4."""
    return len([card for card in table.cards[seat] if card in BLUE_CARDS])


def wrath_points(table: Table, seat: int) -> int:
    """IM-V1: -5 once, if a stone is missing at any of the four building sites."""
    if not table.options["wrath"]:
        return 0
    for site in ["pyramid", "temple", "burial", "obelisks"]:
        if stones_at(table, site)[seat] == 0:
            return -5
    return 0


def breakdown_of(table: Table, seat: int) -> dict[str, dict[str, int]]:
    """What is scored at once is banked at once, the rest when the game is over (IM-E1)."""
    at_once = dict.fromkeys(SOURCES, 0)
    at_once["pyramid"] = pyramid_points(table, seat)
    at_once["temple"] = table.temple_points[seat]
    at_once["obelisks"] = built_obelisk_points(table, seat)
    at_end = dict.fromkeys(SOURCES, 0)
    at_end["burial"] = burial_points(table, seat)
    at_end["obelisks"] = obelisk_end_points(table, seat)
    at_end["decorations"] = decoration_points(table, seat)
    at_end["statues"] = statue_points(table, seat)
    at_end["blue_cards"] = blue_card_points(table, seat)
    at_end["wrath"] = wrath_points(table, seat)
    result = {}
    for source in SOURCES:
        projected = at_once[source] + at_end[source]
        result[source] = {"banked": projected if table.over else at_once[source], "projected": projected}
    return result


def places_of(scores: list[int], sleds: list[int]) -> list[int]:
    """IM-E1: most points, then most stones on the sled; equals share a place (1, 1, 3)."""
    rank = [(scores[seat], sleds[seat]) for seat in range(len(scores))]
    return [1 + len([other for other in rank if other > mine]) for mine in rank]


def result_of(table: Table, scores: list[int]) -> Json:
    places = places_of(scores, table.sleds)
    return {
        "places": places,
        "winners": [seat for seat in table.seats() if places[seat] == 1],
        "scores": scores,
        "reason": "rounds_played",
    }
