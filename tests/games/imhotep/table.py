"""Tables drawn as text: what a test does not care about is laid out so that everything adds up.

table('''
    players  3
    sides    ABAAA
    ships    01.. 2.. ..>temple .        front first; > and a site: moored there
    sleds    2 3 4
    market   statue - sail lever
    deck     entrance hammer              the top cards; the others follow
    cards    lever statue | | sail
    pyramid  01 | | 2                     side A: 012
    surplus  0 0 1
    temple   0120                         in the order in which they landed
    burial   0 1 1 2                      blanks do not matter
    obelisks 0 2 1                        side B: the builders, | and the waiting stones
    asks     market 0 ship 1 order 2 3    decision, seat and what else pending has
''')
"""

from itertools import chain
from typing import Any

import saqqara
from saqqara import State
from saqqara.games.imhotep.tables import CARD_COUNTS, CARD_NAMES, ROUND_CARDS, SITE_NAMES

Json = dict[str, Any]
CARD_ORDER = CARD_NAMES[1:]


def table(text: str) -> State:
    return saqqara.from_json(position(text))


def position(text: str) -> Json:
    said: dict[str, str] = {}
    for line in filter(str.strip, text.splitlines()):
        key, _, value = line.strip().partition(" ")
        assert key not in said, f"{key} is drawn twice"
        said[key] = value.strip()
    return _Drawing(said).position()


def numbers(text: str) -> list[int]:
    return [int(number) for number in text.split()]


def stones(text: str) -> list[int]:
    """Each digit is a stone of that seat."""
    return [int(digit) for digit in text.replace(" ", "")]


class _Drawing:
    def __init__(self, said: dict[str, str]) -> None:
        self.said = said
        self.players = int(self.take("players", "4"))
        self.sides = self.take("sides", "AAAAA")
        self.wrath = self.take("wrath", "no") == "yes"
        self.round = int(self.take("round", "1"))
        self.zeros = " ".join("0" * self.players)

    def take(self, key: str, default: str) -> str:
        return self.said.pop(key, default)

    def position(self) -> Json:
        active = int(self.take("active", "0"))
        seat, pending = self._pending(active)
        p: Json = {
            "format": "saqqara-position/1",
            "game": "imhotep",
            "rules_version": 1,
            "players": self.players,
            "options": {**dict(zip(SITE_NAMES, self.sides, strict=True)), "wrath": self.wrath},
            "turn": int(self.take("turn", "0")),
            "revealed": 0,
            "to_move": seat,
            "round": self.round,
            "active": active,
            "passes": int(self.take("passes", "0")),
            "pending": pending,
            **self._ships(over=seat is None),
            **self._sites(),
            **self._cards(),
        }
        p["sleds"] = numbers(self.take("sleds", self.zeros))
        p["quarries"] = [29 - _placed(p, each) for each in range(self.players)]
        assert not self.said, f"not drawn on a table: {self.said}"
        return p

    def _pending(self, active: int) -> tuple[int | None, Json | None]:
        """`asks market 0 ship 1 order 2 3`, `asks nobody`."""
        decision, *words = self.take("asks", f"action {active}").split()
        if decision == "nobody":
            return None, None
        pending: Json = {"decision": decision, "ship": None, "order": [], "temple_space": None}
        key = ""
        for word in words[1:]:
            if not word.isdigit():
                key = word
            elif key == "order":
                pending["order"].append(int(word))
            else:
                pending[key] = int(word)
        return int(words[0]), pending

    def _ships(self, over: bool) -> Json:
        drawn = self.take("ships", "" if over else ".... ... .. .." if self.players < 4 else ".... .... ... ..").split()
        ships: list[Json] = []
        for each in drawn:
            spaces, _, site = each.partition(">")
            held = [None if space == "." else int(space) for space in spaces]
            minimum = max(1, len(held) - 1)
            ships.append({"size": len(held), "minimum": minimum, "stones": held, "site": site or None})
        card = "".join(str(len(ship["stones"])) for ship in ships) or ROUND_CARDS[self.players][0]
        others = [other for other in ROUND_CARDS[self.players] if other != card]
        before = self.round - 1
        seen = [*others[:before], card]
        return {"ships": ships, "round_cards": {"seen": seen, "pile": others[before:5], "removed": others[5]}}

    def _sites(self) -> Json:
        width = 4 if self.players == 2 else 5
        temple = stones(self.take("temple", ""))
        seen: list[int | None] = [None] * width
        for index, owner in enumerate(temple):
            seen[index % width] = owner
        return {
            "pyramid": self._pyramid(),
            "surplus": numbers(self.take("surplus", self.zeros)),
            "temple": {"seen": seen, "stones": [temple.count(seat) for seat in range(self.players)]},
            "temple_points": numbers(self.take("temple_points", self.zeros)),
            "burial": stones(self.take("burial", "")),
            "obelisks": self._obelisks(),
        }

    def _pyramid(self) -> list[int] | Json:
        if self.sides[1] == "A":
            return stones(self.take("pyramid", ""))
        drawn = self.take("pyramid", "| |").split("|")
        return {name: stones(each) for name, each in zip(("left", "middle", "right"), drawn, strict=True)}

    def _obelisks(self) -> Json:
        if self.sides[4] == "A":
            return {"stones": numbers(self.take("obelisks", self.zeros))}
        built, waiting = self.take("obelisks", f"| {self.zeros}").split("|")
        return {"built": stones(built), "waiting": numbers(waiting)}

    def _cards(self) -> Json:
        """Cards that are drawn nowhere are the end of the deck; after `deck ... end` they are discards."""
        spaces = 4 if self.sides[0] == "A" else 3
        market = [None if card == "-" else card for card in self.take("market", "- " * spaces).split()]
        pair = self.take("pair", "").split()
        old_pair = self.take("old_pair", "").split()
        deck = self.take("deck", "").split()
        apart = self.take("apart", "").split()
        discards = self.take("discards", "").split()
        held = [each.split() for each in self.take("cards", "|" * (self.players - 1)).split("|")]
        lying = [*market, *pair, *deck, *apart, *discards, *chain(*held)]
        left = [card for card, number in zip(CARD_ORDER, CARD_COUNTS[1:], strict=True) for _ in range(number)]
        for card in lying:
            if card is not None and card != "end":
                left.remove(card)
        if deck[-1:] == ["end"]:
            deck, discards, left = deck[:-1], discards + left, []
        return {
            "market": market,
            "pair": pair,
            "old_pair": old_pair,
            "deck": deck + left,
            "discards": sorted(discards, key=CARD_ORDER.index),
            "apart": apart,
            "reshuffle": f"{1:016x}",
            "cards": [sorted(cards, key=CARD_ORDER.index) for cards in held],
        }


def _placed(p: Json, seat: int) -> int:
    """The stones of a seat that are not in its quarry."""
    pyramids = p["pyramid"].values() if isinstance(p["pyramid"], dict) else [p["pyramid"]]
    obelisks = p["obelisks"]
    piled = obelisks["stones"][seat] if "stones" in obelisks else obelisks["waiting"][seat]
    piled += 3 * obelisks.get("built", []).count(seat)
    aboard = sum(ship["stones"].count(seat) for ship in p["ships"])
    built = sum(owners.count(seat) for owners in pyramids) + p["surplus"][seat]
    in_hand = p["pending"] is not None and p["pending"]["decision"] == "build" and p["to_move"] == seat
    counted = p["sleds"][seat] + aboard + built + p["temple"]["stones"][seat] + p["burial"].count(seat) + piled
    return int(counted + in_hand)


def play(state: State, *texts: str) -> State:
    """Plays these actions on `state`, which changes."""
    for text in texts:
        state.apply(state.parse(text))
    return state


def options(state: State) -> list[str]:
    return [state.text(action) for action in state.legal_actions()]


def banked(state: State, source: str) -> list[int]:
    return [sources[source]["banked"] for sources in state.breakdown()]


def projected(state: State, source: str) -> list[int]:
    return [sources[source]["projected"] for sources in state.breakdown()]
