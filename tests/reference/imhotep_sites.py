"""Imhotep, slow twin: what a stone does at a site, what a card does, and how a round ends and begins.

Nothing is decided here: where somebody has to choose, `ask` says who and what, and everything stops.
"""

from __future__ import annotations

from .imhotep_scoring import PYRAMID_A, PYRAMID_B
from .imhotep_table import LAST_ROUND, RED_CARDS, Table, new_ship

PYRAMID_BONUS = {("left", 2): "card", ("middle", 3): "stones", ("right", 4): "load"}  # IM-B2: n-th space
TEMPLE_B = ["choice", "two", "choice", "card", "choice"]  # IM-B3


class Sites(Table):
    """The table with the effects of stones and cards."""

    def ask(self, decision: str, seat: int) -> None:
        self.decision = decision
        self.to_move = seat

    # --- a stone arrives ---

    def place(self, owner: int, site: str) -> None:
        """A stone that lay nowhere comes to a site (IM-T3, IM-M1)."""
        if site == "market":
            self.place_market(owner)
        elif site == "pyramid":
            self.place_pyramid(owner)
        elif site == "temple":
            self.place_temple(owner)
        elif site == "burial":
            self.burial.append(owner)  # IM-A4, IM-B4
        else:
            self.place_obelisks(owner)

    def place_market(self, owner: int) -> None:
        """IM-A1: the stone goes back to the quarry before its owner chooses. An empty market gives nothing."""
        self.quarries[owner] += 1
        face_up = [card for card in self.market if card is not None]
        if face_up or self.pair:
            self.ask("market", owner)

    def open_pyramids(self) -> list[str]:
        """IM-B2: the small pyramids that are not complete."""
        return [name for name in ["left", "middle", "right"] if len(self.pyramid_b[name]) < len(PYRAMID_B[name])]

    def place_pyramid(self, owner: int) -> None:
        """IM-A2: the next space, or beside; IM-B2: the owner chooses a pyramid, or beside."""
        if self.side("pyramid") == "A" and len(self.pyramid_a) < len(PYRAMID_A):
            self.pyramid_a.append(owner)
        elif self.side("pyramid") == "B" and self.open_pyramids():
            self.ask("build", owner)
        else:
            self.surplus[owner] += 1

    def build(self, owner: int, name: str) -> None:
        """IM-B2: the next space of that pyramid, and its bonus; IM-B2a-c: a bonus of no use is lost."""
        self.pyramid_b[name].append(owner)
        bonus = PYRAMID_BONUS.get((name, len(self.pyramid_b[name])))
        if bonus == "card":
            self.draw_for(owner)
        elif bonus == "stones" and self.can_take(owner):
            self.ask("stones", owner)
        elif bonus == "load" and self.can_use_load(owner):
            self.ask("load", owner)

    def can_use_load(self, owner: int) -> bool:
        """IM-B2c: a stone on the sled and a free space; not once the round has ended."""
        if self.temple_space is not None:
            return False
        return self.sleds[owner] > 0 and len(self.load_texts(self.waiting_ships())) > 0

    def place_temple(self, owner: int) -> None:
        """IM-A3: spaces from the left, level upon level."""
        already = sum(self.temple_stones)
        self.temple_seen[already % len(self.temple_seen)] = owner
        self.temple_stones[owner] += 1

    def place_obelisks(self, owner: int) -> None:
        """IM-A5: piles; IM-B5: the third waiting stone makes an obelisk."""
        if self.side("obelisks") == "A":
            self.obelisk_heights[owner] += 1
            return
        self.obelisks_waiting[owner] += 1
        if self.obelisks_waiting[owner] == 3:
            self.obelisks_waiting[owner] = 0
            self.obelisks_built.append(owner)

    # --- a card is taken ---

    def draw_for(self, owner: int) -> None:
        """IM-B2a: the top card of the deck, shown and treated like one taken at the market."""
        card = self.draw()
        if card is not None:
            self.learnt = True
            self.take_card(owner, card)

    def take_card(self, owner: int, card: str) -> None:
        """IM-A1: red is carried out at once, the others are kept. IM-M1: a red card lies apart meanwhile."""
        if card not in RED_CARDS:
            self.cards[owner].append(card)
            return
        self.apart.append(card)
        if self.quarries[owner] > 0:
            self.quarries[owner] -= 1
            self.place(owner, RED_CARDS[card])

    def pick(self, owner: int, space: int) -> None:
        """IM-A1: a face-up card of the market."""
        card = self.market[space - 1]
        assert card is not None
        self.market[space - 1] = None
        self.take_card(owner, card)

    def look(self, owner: int) -> None:
        """IM-B1: look at the two face-down cards; one of them must be kept."""
        self.learnt = True
        self.ask("keep", owner)

    def keep(self, owner: int, which: int) -> None:
        """IM-B1: first the other one goes face up to the discards, then the kept one is taken."""
        kept = self.pair.pop(which - 1)
        self.discards.extend(self.pair)
        self.pair = []
        self.old_pair = []
        self.learnt = True
        self.take_card(owner, kept)

    def end_of_chain(self) -> None:
        """IM-M1, IM-T3b: a stone's chain is done; the red cards that lay apart are discarded."""
        self.discards.extend(self.apart)
        self.apart = []

    # --- unloading ---

    def moor(self, number: int, site: str) -> None:
        """IM-T3: the ship lies at the site; its stones are still aboard."""
        self.get_ship(number).site = site
        self.ship = number
        self.order = []

    def unload_next(self) -> None:
        """IM-T3: the next stone of the order; after the last one the ship lies empty."""
        assert self.ship is not None
        if not self.order:
            self.ship = None
            return
        ship = self.get_ship(self.ship)
        space = self.order.pop(0)
        owner = ship.stones[space - 1]
        assert owner is not None
        assert ship.site is not None
        ship.stones[space - 1] = None
        self.place(owner, ship.site)

    # --- the end of a round ---

    def begin_round_end(self) -> None:
        """IM-R4: the temple comes first; 0 means that no space has been settled yet."""
        self.temple_space = 0

    def ships_home(self) -> None:
        """IM-T5: in a stuck round stones aboard ships that have not sailed go back to their quarries."""
        for number in self.waiting_ships():
            ship = self.get_ship(number)
            for stone in ship.stones:
                if stone is not None:
                    self.quarries[stone] += 1
            ship.stones = [None] * ship.size

    def settle_temple(self) -> None:
        """IM-A3: 1 point for each stone seen. IM-B3: the next space from the left, then the next ..."""
        assert self.temple_space is not None
        self.temple_space += 1
        if self.temple_space > len(self.temple_seen):
            self.finish_round()
            return
        owner = self.temple_seen[self.temple_space - 1]
        if owner is None:
            return
        if self.side("temple") == "A":
            self.temple_points[owner] += 1
        else:
            self.settle_temple_b(owner, TEMPLE_B[self.temple_space - 1])

    def settle_temple_b(self, owner: int, kind: str) -> None:
        """IM-B3. A *choice* without stones to take is left with one answer, which is a forced step."""
        if kind == "two":
            self.temple_points[owner] += 2
        elif kind == "card":
            self.draw_for(owner)
        else:
            self.ask("choice", owner)

    def finish_round(self) -> None:
        """IM-R4: leftover market cards to the discards, ships back; then the next round, or the end."""
        self.temple_space = None
        self.discards.extend([card for card in self.market if card is not None])
        self.market = [None for _ in self.market]
        if self.pair:
            self.learnt = True
        self.discards.extend(self.pair)
        self.pair = []
        self.old_pair = []
        self.ships = []
        if self.round == LAST_ROUND:
            self.over = True  # IM-E1
        else:
            self.begin_round(self.left_of(self.active))

    def begin_round(self, starter: int) -> None:
        """IM-R1, IM-R2."""
        self.round += 1
        self.passes = 0
        card = self.round_pile.pop(0)
        self.seen_round_cards.append(card)
        self.learnt = True
        self.ships = [new_ship(int(digit)) for digit in str(card)]
        for space in range(len(self.market)):
            self.market[space] = self.draw()
        if self.side("market") == "B":
            for _ in range(2):
                hidden = self.draw()  # may reshuffle: the pair's first card is then an old one
                if hidden is not None:
                    self.pair.append(hidden)
        self.begin_turn(starter)

    def begin_turn(self, seat: int) -> None:
        """IM-R3: one action."""
        self.turn += 1
        self.active = seat
        self.ask("action", seat)
