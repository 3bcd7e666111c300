"""Whether what a refusal says is true: read off the written position, not off the engine's table."""

import re
from pathlib import Path
from typing import Any

from saqqara import Reason, State

Json = dict[str, Any]

RULES = Path(__file__).parents[3] / "docs" / "rules" / "imhotep.md"
RULE_IDS = set(re.findall(r"^#+ (IM-[A-Z]\d+[a-d]?)$", RULES.read_text(encoding="utf-8"), re.MULTILINE))

# The actions that a decision asks for.
ANSWERS = {
    "action": {"take", "load", "sail", "play", "pass"}, "hammer": {"load"}, "chisel_first": {"load"},
    "chisel_second": {"load"}, "sail_load": {"load"}, "sail_ship": {"sail"}, "lever_ship": {"sail"},
    "lever_order": {"unload"}, "market": {"pick", "decline"}, "keep": {"keep"}, "build": {"build"},
    "stones": {"take", "decline"}, "load": {"load", "decline"}, "choice": {"choose"},
}  # fmt: skip


def is_true(reason: Reason, state: State, text: str, said: Json | None = None) -> bool:
    """`said`: the written position, if it is at hand."""
    p = said or state.to_json()
    return _Truth(p, text, dict(reason.arguments)).of(reason.code)


class _Truth:
    def __init__(self, p: Json, text: str, arguments: Json) -> None:
        self.p = p
        self.verb, _, self.object = text.partition(" ")
        self.arguments = arguments
        self.seat = p["to_move"]
        self.decision = p["pending"]["decision"]
        self.asked = self.verb in ANSWERS[self.decision]
        self.sled = p["sleds"][self.seat]
        self.quarry = p["quarries"][self.seat]
        self.cards = p["cards"][self.seat]

    def of(self, code: str) -> bool:
        return bool(getattr(self, code)())

    # What the action names

    def named_ship(self) -> int:
        if self.verb == "unload":
            return int(self.p["pending"]["ship"])
        return int(self.object.replace(".", " ").split()[0])

    def ship(self) -> Json:
        """The ship that the action names, and the reason too."""
        assert self.arguments.get("ship", self.named_ship()) == self.named_ship()
        ship: Json = self.p["ships"][self.named_ship() - 1]
        return ship

    def named_space(self) -> int:
        return int(self.object.split(".")[-1])

    def space(self) -> int:
        assert self.arguments["space"] == self.named_space()
        return self.named_space()

    def open_ships(self) -> list[Json]:
        return [ship for ship in self.p["ships"] if ship["site"] is None]

    def free_spaces(self) -> int:
        return sum(ship["stones"].count(None) for ship in self.open_ships())

    def needs_card(self, card: str) -> bool:
        return self.decision == "action" and (self.verb, self.object) == ("play", card) and card in self.cards

    # A truth for each code

    def not_asked(self) -> bool:
        return self.decision == "action" and not self.asked

    def other_decision(self) -> bool:
        return bool(self.arguments == {"decision": self.decision}) and not self.asked

    def sled_full(self) -> bool:
        return self.asked and bool(self.arguments == {"places": 5}) and self.sled == 5

    def quarry_empty(self) -> bool:
        return self.asked and self.quarry == 0

    def sled_empty(self) -> bool:
        return self.asked and self.sled == 0 and (self.verb == "load" or self.needs_card("sail"))

    def no_such_space(self) -> bool:
        return self.asked and len(self.ship()["stones"]) == self.arguments["size"] < self.named_space()

    def space_taken(self) -> bool:
        return self.asked and self.ship()["stones"][self.space() - 1] is not None

    def ship_sailed(self) -> bool:
        return self.asked and self.arguments["site"] is not None and self.ship()["site"] == self.arguments["site"]

    def below_minimum(self) -> bool:
        ship = self.ship()
        aboard = len(ship["stones"]) - ship["stones"].count(None) + (self.verb == "load")
        said = self.arguments == {"ship": self.named_ship(), "stones": aboard, "minimum": ship["minimum"]}
        return self.asked and said and aboard < ship["minimum"] and ship["site"] is None

    def other_ship(self) -> bool:
        pending = self.p["pending"]["ship"]
        return self.asked and pending == self.arguments["ship"] != int(self.object.split()[0])

    def site_taken(self) -> bool:
        site = self.arguments["site"]
        moored = [ship["site"] for ship in self.p["ships"]]
        return self.asked and site == self.object.split()[1] and site in moored

    def card_not_held(self) -> bool:
        return self.asked and self.arguments["card"] == self.object and self.object not in self.cards

    def no_ship_ready(self) -> bool:
        held = [(len(ship["stones"]) - ship["stones"].count(None), ship["minimum"]) for ship in self.open_ships()]
        return self.needs_card("lever") and all(stones < minimum for stones, minimum in held)

    def no_free_space(self) -> bool:
        return self.needs_card("hammer") and self.free_spaces() == 0

    def sled_stays_empty(self) -> bool:
        return self.needs_card("hammer") and self.sled == self.quarry == 0

    def no_ship_would_be_ready(self) -> bool:
        missing = [
            ship["minimum"] - len(ship["stones"]) + ship["stones"].count(None)
            for ship in self.open_ships()
            if None in ship["stones"]
        ]
        return self.needs_card("sail") and self.sled > 0 and all(stones > 1 for stones in missing)

    def two_stones_needed(self) -> bool:
        return self.needs_card("chisel") and self.arguments["stones"] == self.sled < 2

    def two_spaces_needed(self) -> bool:
        return self.needs_card("chisel") and self.arguments["spaces"] == self.free_spaces() < 2

    def something_is_possible(self) -> bool:
        loads = self.sled > 0 and self.free_spaces() > 0
        sails = any(len(ship["stones"]) - ship["stones"].count(None) >= ship["minimum"] for ship in self.open_ships())
        return self.decision == "action" and (loads or sails or (self.sled < 5 and self.quarry > 0))

    def no_stone_there(self) -> bool:
        return self.asked and self.ship()["stones"][self.space() - 1] is None

    def already_ordered(self) -> bool:
        return self.asked and self.space() in self.p["pending"]["order"]

    def not_the_foremost(self) -> bool:
        stones = self.ship()["stones"]
        before = set(range(1, self.space())) - set(self.p["pending"]["order"])
        return self.asked and any(stones[space - 1] == stones[self.space() - 1] for space in before)

    def no_card_there(self) -> bool:
        market = [*self.p["market"], None]
        return self.asked and market[self.space() - 1] is None

    def no_hidden_cards(self) -> bool:
        return self.asked and self.p["pair"] == []

    def one_card_only(self) -> bool:
        return self.asked and len(self.p["pair"]) == 1

    def pyramid_complete(self) -> bool:
        assert self.arguments["pyramid"] == self.object
        return self.asked and len(self.p["pyramid"][self.object]) == 5
