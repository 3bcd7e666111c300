"""Imhotep, slow twin: what lies on the table, in the words of docs/positions.md.

Written from the rules page alone. A stone is its owner's seat, a card is its name.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

Json = dict[str, Any]
Reshuffle = Callable[[str, list[str]], tuple[list[str], str]]

SITES = ["market", "pyramid", "temple", "burial", "obelisks"]  # IM-C5
SLED_ROOM = 5  # IM-C1
LAST_ROUND = 6
MINIMUM = {4: 3, 3: 2, 2: 1, 1: 1}  # IM-C2: size of a ship -> its minimum

# IM-C4, in the order in which lists of cards are written.
CARD_COUNTS = {
    "entrance": 2,
    "sarcophagus": 2,
    "paved_path": 2,
    "pyramid_decoration": 2,
    "temple_decoration": 2,
    "burial_chamber_decoration": 2,
    "obelisk_decoration": 2,
    "statue": 10,
    "lever": 2,
    "hammer": 2,
    "sail": 3,
    "chisel": 3,
}
CARD_ORDER = list(CARD_COUNTS)
RED_CARDS = {"entrance": "pyramid", "sarcophagus": "burial", "paved_path": "obelisks"}  # IM-M1
BLUE_CARDS = ["lever", "hammer", "sail", "chisel"]  # IM-T4
DECORATIONS = {  # IM-M2
    "pyramid_decoration": "pyramid",
    "temple_decoration": "temple",
    "burial_chamber_decoration": "burial",
    "obelisk_decoration": "obelisks",
}


def sorted_cards(cards: list[str]) -> list[str]:
    """Cards whose order means nothing, in the order of IM-C4."""
    return sorted(cards, key=CARD_ORDER.index)


@dataclass
class Ship:
    """IM-C2: one of the round's four ships; `site` is None until it has sailed."""

    size: int
    minimum: int
    stones: list[int | None]
    site: str | None

    def count(self) -> int:
        return len(self.filled())

    def filled(self) -> list[int]:
        """The spaces that hold a stone, from the front (1) to the back."""
        return [space for space in range(1, self.size + 1) if self.stones[space - 1] is not None]

    def free(self) -> list[int]:
        return [space for space in range(1, self.size + 1) if self.stones[space - 1] is None]


def new_ship(size: int) -> Ship:
    return Ship(size, MINIMUM[size], [None] * size, None)


class Table:
    """Everything that lies on the table or is still to be decided."""

    def __init__(self, position: Json, reshuffle: Reshuffle) -> None:
        p = copy.deepcopy(position)
        self.ask_reshuffle = reshuffle
        self.game: str = p["game"]
        self.rules_version: Any = p["rules_version"]
        self.players: int = p["players"]
        self.options: dict[str, Any] = p["options"]
        self.turn: int = p["turn"]
        self.revealed: int = p["revealed"]
        self.to_move: int | None = p["to_move"]
        self.round: int = p["round"]
        self.active: int = p["active"]
        self.passes: int = p["passes"]
        self.seen_round_cards: list[Any] = p["round_cards"]["seen"]
        self.round_pile: list[Any] = p["round_cards"]["pile"]
        self.removed_round_card: Any = p["round_cards"]["removed"]
        self.learnt = False  # has this play() shown something hidden to anybody?
        self._read_pieces(p)
        self._read_sites(p)
        self._read_pending(p["pending"])

    def _read_pieces(self, p: Json) -> None:
        self.ships = [Ship(s["size"], s["minimum"], s["stones"], s["site"]) for s in p["ships"]]
        self.sleds: list[int] = p["sleds"]
        self.quarries: list[int] = p["quarries"]
        self.market: list[str | None] = p["market"]
        self.pair: list[str] = p["pair"]
        self.old_pair: list[str] = p["old_pair"]
        self.deck: list[str] = p["deck"]
        self.discards: list[str] = p["discards"]
        self.apart: list[str] = p["apart"]
        self.reshuffle_word: str = p["reshuffle"]
        self.cards: list[list[str]] = p["cards"]

    def _read_sites(self, p: Json) -> None:
        self.pyramid_a: list[int] = []
        self.pyramid_b: dict[str, list[int]] = {"left": [], "middle": [], "right": []}
        if self.side("pyramid") == "A":
            self.pyramid_a = p["pyramid"]
        else:
            self.pyramid_b = p["pyramid"]
        self.surplus: list[int] = p["surplus"]
        self.temple_seen: list[int | None] = p["temple"]["seen"]
        self.temple_stones: list[int] = p["temple"]["stones"]
        self.temple_points: list[int] = p["temple_points"]
        self.burial: list[int] = p["burial"]
        self.obelisk_heights: list[int] = p["obelisks"].get("stones", [])
        self.obelisks_built: list[int] = p["obelisks"].get("built", [])
        self.obelisks_waiting: list[int] = p["obelisks"].get("waiting", [])

    def _read_pending(self, pending: Json | None) -> None:
        self.over = pending is None
        self.decision: str | None = None
        self.ship: int | None = None  # 1-4
        self.order: list[int] = []  # spaces of that ship
        self.temple_space: int | None = None  # 1-5, while the temple is settled at a round's end
        if pending is not None:
            self.decision = pending["decision"]
            self.ship = pending["ship"]
            self.order = pending["order"]
            self.temple_space = pending["temple_space"]

    def side(self, site: str) -> str:
        """IM-S1: "A" or "B"."""
        side: str = self.options[site]
        return side

    def seats(self) -> range:
        return range(self.players)

    def left_of(self, seat: int) -> int:
        """IM-S3: the next seat clockwise."""
        return (seat + 1) % self.players

    # --- writing ---

    def position(self) -> Json:
        p = {
            "format": "saqqara-position/1",
            "game": self.game,
            "rules_version": self.rules_version,
            "players": self.players,
            "options": self.options,
            "turn": self.turn,
            "revealed": self.revealed,
            "to_move": self.to_move,
            "round": self.round,
            "active": self.active,
            "passes": self.passes,
            "pending": self._write_pending(),
        }
        p.update(self._write_pieces())
        p.update(self._write_sites())
        return copy.deepcopy(p)

    def _write_pieces(self) -> Json:
        return {
            "round_cards": {
                "seen": self.seen_round_cards,
                "pile": self.round_pile,
                "removed": self.removed_round_card,
            },
            "ships": [{"size": s.size, "minimum": s.minimum, "stones": s.stones, "site": s.site} for s in self.ships],
            "sleds": self.sleds,
            "quarries": self.quarries,
            "market": self.market,
            "pair": self.pair,
            "old_pair": sorted_cards(self.old_pair),
            "deck": self.deck,
            "discards": sorted_cards(self.discards),
            "apart": sorted_cards(self.apart),
            "reshuffle": self.reshuffle_word,
            "cards": [sorted_cards(held) for held in self.cards],
        }

    def _write_sites(self) -> Json:
        obelisks: Json = {"stones": self.obelisk_heights}
        if self.side("obelisks") == "B":
            obelisks = {"built": self.obelisks_built, "waiting": self.obelisks_waiting}
        return {
            "pyramid": self.pyramid_a if self.side("pyramid") == "A" else self.pyramid_b,
            "surplus": self.surplus,
            "temple": {"seen": self.temple_seen, "stones": self.temple_stones},
            "temple_points": self.temple_points,
            "burial": self.burial,
            "obelisks": obelisks,
        }

    def _write_pending(self) -> Json | None:
        if self.over:
            return None
        return {
            "decision": self.decision,
            "ship": self.ship,
            "order": self.order,
            "temple_space": self.temple_space,
        }

    def view(self, seat: int | None) -> Json:
        """IM-S4: the position with everything unknown to that seat replaced by None."""
        v = self.position()
        v["format"] = "saqqara-view/1"
        v["seat"] = seat
        v["round_cards"]["removed"] = None
        v["round_cards"]["pile"] = [None for _ in self.round_pile]
        v["deck"] = [None for _ in self.deck]
        v["reshuffle"] = None
        looking = self.decision == "keep" and seat is not None and seat == self.to_move
        if not looking:
            v["pair"] = [None for _ in self.pair]
        return v

    # --- moving pieces ---

    def draw(self) -> str | None:
        """IM-R2: the top card of the deck; only an empty deck is made anew; from nothing comes nothing."""
        if not self.deck and self.discards:
            self.deck, self.reshuffle_word = self.ask_reshuffle(self.reshuffle_word, sorted_cards(self.discards))
            self.discards = []
            self.old_pair = list(self.pair)
        if not self.deck:
            return None
        return self.deck.pop(0)

    def can_take(self, seat: int) -> bool:
        """IM-T1: a place on the sled and a stone in the quarry."""
        return self.sleds[seat] < SLED_ROOM and self.quarries[seat] > 0

    def take_stones(self, seat: int, number: int) -> None:
        """IM-T1: as many as fit and exist."""
        moved = min(number, SLED_ROOM - self.sleds[seat], self.quarries[seat])
        self.quarries[seat] -= moved
        self.sleds[seat] += moved

    def get_ship(self, number: int) -> Ship:
        return self.ships[number - 1]

    def waiting_ships(self) -> list[int]:
        """The numbers of the ships that have not sailed."""
        return [n for n in range(1, len(self.ships) + 1) if self.get_ship(n).site is None]

    def load_texts(self, ships: list[int]) -> list[str]:
        """IM-T2: every free space of these ships."""
        return [f"load {n}.{space}" for n in ships for space in self.get_ship(n).free()]

    def load(self, seat: int, place: str) -> int:
        """IM-T2: a stone from the sled to a place like "1.3"; gives the ship's number."""
        number, space = place.split(".")
        self.sleds[seat] -= 1
        self.get_ship(int(number)).stones[int(space) - 1] = seat
        return int(number)

    def free_sites(self) -> list[str]:
        """IM-T3: the sites where no ship has moored this round."""
        moored = [ship.site for ship in self.ships]
        return [site for site in SITES if site not in moored]
