"""The table drawn again from what happens: all that a spectator sees, from the events alone."""

from collections.abc import Iterable
from itertools import chain

from saqqara import Event
from tests.redraw import Drawing, Json

CARDS = (
    "entrance", "sarcophagus", "paved_path", "pyramid_decoration", "temple_decoration", "burial_chamber_decoration",
    "obelisk_decoration", "statue", "lever", "hammer", "sail", "chisel",
)  # fmt: skip
NUMBERS = dict(zip(CARDS, (2, 2, 2, 2, 2, 2, 2, 10, 2, 2, 3, 3), strict=True))
RED = CARDS[:3]


def redrawn(view: Json, events: Iterable[Event]) -> Json:
    """The spectator's view after these events."""
    return _Drawing(view).after(events)


class _Drawing(Drawing):
    def to_sled(self, seat: int, stones: int) -> None:
        self.p["sleds"][seat] += stones
        self.p["quarries"][seat] -= stones

    def acted(self) -> None:
        self.p["passes"] = 0

    def take(self, seat: int, card: str) -> None:
        """Red cards are told of once more: carried out or idle."""
        if card not in RED:
            self.p["cards"][seat] = _sorted([*self.p["cards"][seat], card])

    def spaces(self, ship: int) -> list[int | None]:
        stones: list[int | None] = self.p["ships"][ship - 1]["stones"]
        return stones

    # Turns

    def turn_began(self, seat: int) -> None:
        self.p["turn"] += 1
        self.p["active"] = seat

    def passed(self, _: int) -> None:
        self.p["passes"] += 1

    def stones_taken(self, seat: int, stones: int) -> None:
        self.to_sled(seat, stones)
        self.acted()

    def card_played(self, seat: int, card: str) -> None:
        self.p["cards"][seat].remove(card)
        self.acted()

    def declined(self, _: int, offer: str) -> None:
        assert offer in ("market", "stones", "load")

    def points(self, seat: int, source: str, points: int) -> None:
        if source == "temple":
            self.p["temple_points"][seat] += points

    # Ships

    def stone_loaded(self, seat: int, ship: int, space: int) -> None:
        assert self.spaces(ship)[space - 1] is None
        self.spaces(ship)[space - 1] = seat
        self.p["sleds"][seat] -= 1
        self.acted()

    def ship_sailed(self, _: int, ship: int, site: str) -> None:
        self.p["ships"][ship - 1]["site"] = site
        self.acted()

    def unloading_ordered(self, _: int, ship: int, space: int) -> None:
        assert self.spaces(ship)[space - 1] is not None

    def stone_unloaded(self, seat: int, ship: int, space: int, site: str) -> None:
        assert self.p["ships"][ship - 1]["site"] == site
        assert self.spaces(ship)[space - 1] == seat
        self.spaces(ship)[space - 1] = None

    def stone_went_home(self, seat: int, ship: int, space: int) -> None:
        assert self.spaces(ship)[space - 1] == seat
        self.spaces(ship)[space - 1] = None
        self.p["quarries"][seat] += 1

    # Sites

    def stone_returned(self, seat: int) -> None:
        self.p["quarries"][seat] += 1

    def stone_placed(self, seat: int, site: str, space: int) -> None:
        if site == "temple":
            self.p["temple"]["seen"][space - 1] = seat
            self.p["temple"]["stones"][seat] += 1
        elif site == "obelisks" and "stones" in self.p["obelisks"]:
            self.p["obelisks"]["stones"][seat] += 1
            assert self.p["obelisks"]["stones"][seat] == space
        elif site == "obelisks":
            self.p["obelisks"]["waiting"][seat] += 1
            assert self.p["obelisks"]["waiting"][seat] == space
        else:
            self.p[site].append(seat)
            assert len(self.p[site]) == space

    def stone_built(self, seat: int, pyramid: str, space: int) -> None:
        self.p["pyramid"][pyramid].append(seat)
        assert len(self.p["pyramid"][pyramid]) == space

    def stone_placed_beside(self, seat: int) -> None:
        self.p["surplus"][seat] += 1

    def obelisk_built(self, seat: int, number: int) -> None:
        assert self.p["obelisks"]["waiting"][seat] == 3
        self.p["obelisks"]["waiting"][seat] = 0
        self.p["obelisks"]["built"].append(seat)
        assert len(self.p["obelisks"]["built"]) == number

    # Cards

    def card_taken(self, seat: int, card: str, space: int) -> None:
        assert self.p["market"][space - 1] == card
        self.p["market"][space - 1] = None
        self.take(seat, card)

    def pair_seen(self, _: int) -> None:
        assert self.p["pair"]

    def card_kept(self, seat: int, card: str) -> None:
        self.p["pair"], self.p["old_pair"] = [], []
        self.take(seat, card)

    def card_drawn(self, seat: int, card: str) -> None:
        self.p["deck"].pop()
        self.take(seat, card)

    def card_carried_out(self, seat: int, card: str) -> None:
        self.card_idle(seat, card)
        self.p["quarries"][seat] -= 1

    def card_idle(self, _: int, card: str) -> None:
        self.p["apart"] = _sorted([*self.p["apart"], card])

    def card_discarded(self, card: str) -> None:
        if card in self.p["apart"]:
            self.p["apart"].remove(card)
        self.p["discards"] = _sorted([*self.p["discards"], card])

    def deck_reshuffled(self, cards: int) -> None:
        """With an empty deck all cards but the pair lie face up."""
        assert self.p["deck"] == []
        assert len(self.p["discards"]) == cards
        seen = [*self.p["market"], *self.p["apart"], *self.p["discards"], *chain(*self.p["cards"])]
        self.p["old_pair"] = [card for card in CARDS for _ in range(NUMBERS[card] - seen.count(card))]
        assert len(self.p["old_pair"]) == len(self.p["pair"])
        self.p["deck"], self.p["discards"] = [None] * cards, []

    # Rounds

    def round_ended(self, round: int) -> None:
        assert self.p["round"] == round

    def round_began(self, round: int, ships: str) -> None:
        self.clear_market()
        self.p["round"], self.p["passes"] = round, 0
        self.p["round_cards"]["seen"].append(ships)
        self.p["round_cards"]["pile"].pop()
        sizes = [int(size) for size in ships]
        self.p["ships"] = [
            {"size": size, "minimum": max(1, size - 1), "stones": [None] * size, "site": None} for size in sizes
        ]

    def clear_market(self) -> None:
        """Each of its cards has been told of as it was discarded."""
        self.p["market"] = [None] * len(self.p["market"])
        self.p["pair"], self.p["old_pair"] = [], []

    def card_turned_up(self, card: str, space: int) -> None:
        self.p["deck"].pop()
        self.p["market"][space - 1] = card

    def card_laid_face_down(self) -> None:
        self.p["deck"].pop()
        self.p["pair"].append(None)

    def game_ended(self) -> None:
        self.clear_market()
        self.p["ships"] = []


def _sorted(cards: list[str]) -> list[str]:
    return sorted(cards, key=CARDS.index)
