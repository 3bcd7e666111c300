"""Imhotep, slow twin: who decides what, and how play goes on. Written from the rules page alone."""

from __future__ import annotations

from .imhotep_scoring import breakdown_of, result_of
from .imhotep_sites import Sites
from .imhotep_table import BLUE_CARDS, SLED_ROOM, Json


class Twin(Sites):
    """A game of Imhotep, played by the texts of docs/actions.md."""

    # --- what is legal ---

    def legal(self) -> list[str]:
        """The texts of all legal actions, sorted; none when the game is over."""
        if self.over or self.to_move is None:
            return []
        return sorted(self._options(self.to_move))

    def _options(self, seat: int) -> list[str]:
        decision = self.decision
        if decision == "action":
            return self._action_options(seat)
        if decision in ["hammer", "chisel_first", "chisel_second"]:
            return self.load_texts(self.waiting_ships())
        if decision == "sail_load":
            return self.load_texts(self._sail_card_ships())
        if decision == "sail_ship":
            assert self.ship is not None
            return self._sail_texts([self.ship])
        if decision == "lever_ship":
            return self._sail_texts(self._ready_ships())
        if decision == "lever_order":
            return [f"unload {space}" for space in self._foremost_unordered()]
        return self._owner_options(seat)

    def _owner_options(self, seat: int) -> list[str]:
        """IM-T3a: the choices that a stone brings to its owner."""
        decision = self.decision
        if decision == "market":
            return self._market_options()
        if decision == "keep":
            return [f"keep {n}" for n in range(1, len(self.pair) + 1)]  # IM-B1: both, even when equal
        if decision == "build":
            return [f"build {name}" for name in self.open_pyramids()]
        if decision == "stones":
            return ["take", "decline"]
        if decision == "load":
            return [*self.load_texts(self.waiting_ships()), "decline"]
        assert decision == "choice", decision
        if self.can_take(seat):
            return ["choose points", "choose stones"]
        return ["choose points"]  # IM-B3: stones only when at least one can be taken

    def _action_options(self, seat: int) -> list[str]:
        """IM-R3: one of the four actions; IM-T5: to pass only when there is none."""
        options = []
        if self.can_take(seat):
            options.append("take")  # IM-T1
        if self.sleds[seat] > 0:
            options.extend(self.load_texts(self.waiting_ships()))  # IM-T2
        options.extend(self._sail_texts(self._ready_ships()))  # IM-T3
        for card in BLUE_CARDS:
            if card in self.cards[seat] and self._playable(card, seat):
                options.append(f"play {card}")  # IM-T4
        if not options:
            options.append("pass")
        return options

    def _playable(self, card: str, seat: int) -> bool:
        """IM-T4a-d: only if the whole of it can be done."""
        places = len(self.load_texts(self.waiting_ships()))
        if card == "lever":
            return len(self._ready_ships()) > 0
        if card == "hammer":
            taken = min(3, SLED_ROOM - self.sleds[seat], self.quarries[seat])
            return self.sleds[seat] + taken >= 1 and places >= 1
        if card == "sail":
            return self.sleds[seat] >= 1 and len(self._sail_card_ships()) > 0
        return self.sleds[seat] >= 2 and places >= 2

    def _ready_ships(self) -> list[int]:
        """IM-T3: ships that have not sailed and hold at least their minimum."""
        return [n for n in self.waiting_ships() if self.get_ship(n).count() >= self.get_ship(n).minimum]

    def _sail_card_ships(self) -> list[int]:
        """IM-T4c: ships that have a free space and reach their minimum with one more stone."""
        ships = []
        for number in self.waiting_ships():
            ship = self.get_ship(number)
            if ship.free() and ship.count() + 1 >= ship.minimum:
                ships.append(number)
        return ships

    def _sail_texts(self, ships: list[int]) -> list[str]:
        return [f"sail {number} {site}" for number in ships for site in self.free_sites()]

    def _unordered(self) -> list[int]:
        """IM-T4a: the filled spaces whose turn is not yet fixed, from the front."""
        assert self.ship is not None
        return [space for space in self.get_ship(self.ship).filled() if space not in self.order]

    def _foremost_unordered(self) -> list[int]:
        """IM-T4a: stones of one colour are interchangeable; only the foremost of each colour is offered."""
        assert self.ship is not None
        stones = self.get_ship(self.ship).stones
        colours: list[int | None] = []
        spaces = []
        for space in self._unordered():
            if stones[space - 1] not in colours:
                colours.append(stones[space - 1])
                spaces.append(space)
        return spaces

    def _market_options(self) -> list[str]:
        """IM-A1: a face-up card or nothing; IM-B1: or a look at the face-down cards."""
        options = [f"pick {n}" for n in range(1, len(self.market) + 1) if self.market[n - 1] is not None]
        if self.pair:
            options.append("pick hidden")
        return [*options, "decline"]

    # --- playing ---

    def play(self, text: str) -> None:
        """A legal action, and after it every later sub-decision that has only one answer."""
        if text not in self.legal():
            raise ValueError(f"not legal now: {text}")
        self.learnt = False
        self._decide(text)
        while self.decision not in [None, "action"] and len(self.legal()) == 1:
            self._decide(self.legal()[0])
        if self.learnt:
            self.revealed += 1

    def _decide(self, text: str) -> None:
        """Carries out one answer, then everything up to the next decision."""
        seat = self.to_move
        decision = self.decision
        assert seat is not None
        assert decision is not None
        self.to_move = None
        self.decision = None
        words = text.split()
        if decision == "action":
            self._act(seat, words)
        elif decision in ["sail_load", "sail_ship", "lever_ship", "lever_order"]:
            self._sail_decided(decision, seat, words)
        elif decision in ["hammer", "chisel_first", "chisel_second", "load"]:
            self._load_decided(decision, seat, words)
        else:
            self._owner_decided(decision, seat, words)
        while not self._waits():
            self._go_on()

    def _waits(self) -> bool:
        """Somebody has to decide, or the game is over."""
        return self.decision is not None or self.over

    def _go_on(self) -> None:
        """Nobody has to decide: the next stone (IM-T3), the next temple space (IM-B3), or the next turn."""
        self.end_of_chain()
        if self.ship is not None:
            self.unload_next()
        elif self.temple_space is not None:
            self.settle_temple()
        else:
            self._end_turn()

    def _end_turn(self) -> None:
        """IM-R3: the round ends when the fourth ship is unloaded; IM-T5: or when all have passed."""
        if self.passes >= self.players:
            self.ships_home()
            self.begin_round_end()
        elif not self.waiting_ships():
            self.begin_round_end()
        else:
            self.begin_turn(self.left_of(self.active))

    def _act(self, seat: int, words: list[str]) -> None:
        """A turn's one action."""
        if words[0] == "pass":
            self.passes += 1  # IM-T5
            return
        self.passes = 0
        if words[0] == "take":
            self.take_stones(seat, 3)  # IM-T1
        elif words[0] == "load":
            self.load(seat, words[1])  # IM-T2
        elif words[0] == "sail":
            self._sail(words)
        else:
            self._play_card(seat, words[1])

    def _play_card(self, seat: int, card: str) -> None:
        """IM-T4: the card is discarded before it takes effect."""
        self.cards[seat].remove(card)
        self.discards.append(card)
        if card == "lever":
            self.ask("lever_ship", seat)
        elif card == "hammer":
            self.take_stones(seat, 3)
            self.ask("hammer", seat)
        elif card == "sail":
            self.ask("sail_load", seat)
        else:
            self.ask("chisel_first", seat)

    def _sail(self, words: list[str]) -> None:
        """IM-T3: "sail 1 temple"; unloading goes from the front to the back."""
        self.moor(int(words[1]), words[2])
        self.order = self._unordered()

    def _sail_decided(self, decision: str, seat: int, words: list[str]) -> None:
        if decision == "sail_load":  # IM-T4c: this ship has to sail
            self.ship = self.load(seat, words[1])
            self.ask("sail_ship", seat)
        elif decision == "sail_ship":
            self._sail(words)
        elif decision == "lever_ship":  # IM-T4a: first the ship is moored ...
            self.moor(int(words[1]), words[2])
            self.ask("lever_order", seat)
        else:  # ... then the whole order is fixed, then it is unloaded
            self.order.append(int(words[1]))
            if self._unordered():
                self.ask("lever_order", seat)

    def _load_decided(self, decision: str, seat: int, words: list[str]) -> None:
        """IM-T4b, IM-T4d, IM-B2c."""
        if words[0] == "load":
            self.load(seat, words[1])
        if decision == "chisel_first":
            self.ask("chisel_second", seat)

    def _owner_decided(self, decision: str, seat: int, words: list[str]) -> None:
        """IM-T3a: what the owner of a stone has chosen."""
        if words[0] == "decline":
            return
        if decision == "market" and words[1] == "hidden":
            self.look(seat)
        elif decision == "market":
            self.pick(seat, int(words[1]))
        elif decision == "keep":
            self.keep(seat, int(words[1]))
        elif decision == "build":
            self.build(seat, words[1])
        elif decision == "stones":
            self.take_stones(seat, 3)  # IM-B2b
        elif words[1] == "stones":
            self.take_stones(seat, 2)  # IM-B3
        else:
            self.temple_points[seat] += 1  # IM-B3

    # --- points ---

    def breakdown(self) -> list[dict[str, dict[str, int]]]:
        return [breakdown_of(self, seat) for seat in self.seats()]

    def scores(self) -> list[int]:
        return [sum(part["banked"] for part in parts.values()) for parts in self.breakdown()]

    def result(self) -> Json | None:
        return result_of(self, self.scores()) if self.over else None
