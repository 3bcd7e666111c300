"""Coins, the smallest game that has all that a game can have: an example of how one is written.

Coins lie face down in a row. In your turn you draw one (CO-1), or you peek at it first (CO-2): then you keep it (CO-3),
or offer it unseen to a player who has fewer than three coins (CO-4), and that player accepts or refuses (CO-5). Whoever
gets a coin shows it and has its points (CO-6). Everybody has three turns; one coin is left over. In the end whoever
holds most coins gets 2 more points, all of them on a tie (CO-7); most points win, on a tie fewer coins do (CO-8).
Option `curse`: one coin takes away 3 points.
"""

from typing import Any

from saqqara.core.errors import Hidden
from saqqara.core.event import POINTS, Trace
from saqqara.core.fields import Fields
from saqqara.core.meta import Choice, Meta, Option
from saqqara.core.reason import Reason
from saqqara.core.result import Result, result
from saqqara.core.rng import Deal, Rng
from saqqara.core.state import Breakdown, State

TURNS, FULL, CROWN, CURSE = 3, 3, 2, -3
DRAW, PEEK, KEEP, OFFER, ACCEPT, REFUSE = 0, 1, 2, 3, 7, 8  # 3-6: offer to seat 0-3
TEXTS = ("draw", "peek", "keep", "offer 0", "offer 1", "offer 2", "offer 3", "accept", "refuse")
RULES = ("CO-1", "CO-2", "CO-3", "CO-4", "CO-4", "CO-4", "CO-4", "CO-5", "CO-5")
DECISIONS = ("turn", "peeked", "offered", "over")
TURN, PEEKED, OFFERED, OVER = range(4)
UNSEEN = 0
KEYS = ("players", "options", "turn", "revealed", "to_move", "decision", "owners", "coins")
META = Meta(
    name="coins",
    players=(2, 3, 4),
    options=(Option("curse", (False, True), False),),
    sources=("coins", "crown"),
    n_actions=len(TEXTS),
    rules_version=1,
    turn_rule="CO-1",
    end_rule="CO-7",
)


class Coins(State):
    """All coins in the order of drawing, and who has got the first of them. Tuples, so that copies can share them."""

    def __init__(self, players: int, curse: bool, coins: tuple[int, ...]) -> None:
        self._players = players
        self._curse = curse
        self._coins = coins
        self._owners: tuple[int, ...] = ()
        self._turn = self._revealed = self._asked = 0
        self._decision = TURN
        self._trace: Trace | None = None

    # What a search needs.

    def legal_count(self) -> int:
        return len(self._legal_now())

    def legal_at(self, k: int) -> int:
        return self._legal_now()[k]

    def step(self, action: int) -> None:
        active = self._turn % self._players
        if action == PEEK:
            self._peek(active)
        elif action in range(OFFER, OFFER + self._players):
            self._decision, self._asked = OFFERED, action - OFFER
            self._tell("offer", active, RULES[action], {"to": self._asked})
        else:
            self._gain(self._asked if action == ACCEPT else active, RULES[action])

    def copy(self) -> "Coins":
        twin = type(self)(self._players, self._curse, self._coins)
        twin.copy_from(self)
        return twin

    def copy_from(self, other: State) -> None:
        self.__dict__.update(other.__dict__, _trace=None)

    # How the game goes.

    def _legal_now(self) -> list[int]:
        active = self._turn % self._players
        if self._decision == TURN:
            return [DRAW, PEEK]
        if self._decision == PEEKED:
            others = [seat for seat in range(self._players) if seat != active and self._owners.count(seat) < FULL]
            return [KEEP, *(OFFER + seat for seat in others)]
        return [ACCEPT, REFUSE] if self._decision == OFFERED else []

    def _peek(self, active: int) -> None:
        if (coin := self._next_coin()) and self._trace is not None:
            self._trace.add_secret("peek", active, "CO-2", {"coin": coin})
        self._decision = PEEKED
        if self._legal_now() == [KEEP]:
            self._gain(active, "CO-3")
        else:
            self._revealed += 1

    def _gain(self, seat: int, rule: str) -> None:
        coin = self._next_coin()
        self._owners += (seat,)
        self._revealed += 1
        self._tell("gain", seat, rule, {"coin": coin})
        self._tell(POINTS, seat, "CO-6", {"source": "coins", "points": coin})
        self._decision, self._asked = TURN, 0
        if len(self._owners) < TURNS * self._players:
            self._turn += 1
            return
        self._decision = OVER
        for crowned in self._crowned():
            self._tell(POINTS, crowned, "CO-7", {"source": "crown", "points": CROWN})

    def _next_coin(self) -> int:
        if (coin := self._coins[len(self._owners)]) == UNSEEN:
            raise Hidden
        return coin

    def _held(self, seat: int) -> list[int]:
        return [coin for coin, owner in zip(self._coins, self._owners, strict=False) if owner == seat]

    def _crowned(self) -> list[int]:
        counts = [self._owners.count(seat) for seat in range(self._players)]
        return [seat for seat, count in enumerate(counts) if count == max(counts)]

    # What is to be known about it.

    @classmethod
    def meta(cls) -> Meta:
        return META

    @property
    def players(self) -> int:
        return self._players

    @property
    def options(self) -> dict[str, Choice]:
        return {"curse": self._curse}

    @property
    def turn(self) -> int:
        return self._turn

    @property
    def revealed(self) -> int:
        return self._revealed

    @property
    def to_move(self) -> int | None:
        return {OFFERED: self._asked, OVER: None}.get(self._decision, self._turn % self._players)

    def is_legal(self, action: int) -> bool:
        return action in self._legal_now()

    def describe(self, action: int) -> str:
        return TEXTS[action]

    def read_text(self, text: tuple[str, ...]) -> int:
        return TEXTS.index(" ".join(text)) if " ".join(text) in TEXTS else -1

    def why_not(self, action: int) -> Reason:
        if self._decision == PEEKED and OFFER <= action < OFFER + self._players and action - OFFER != self.to_move:
            return Reason("seat_is_full", "CO-4", {"seat": action - OFFER, "coins": FULL})
        return Reason("not_now", RULES[action], {"decision": DECISIONS[self._decision]})

    def cautions(self, action: int) -> tuple[Reason, ...]:
        coin = self._coins[len(self._owners)]
        cursed = action == KEEP and self._decision == PEEKED and coin < UNSEEN
        return (Reason("keeps_the_curse", "CO-3", {"points": coin}),) if cursed else ()

    def breakdown(self) -> Breakdown:
        points: Breakdown = []
        for seat in range(self._players):
            coins, crown = sum(self._held(seat)), CROWN * (seat in self._crowned())
            banked = crown if self._decision == OVER else 0
            paid_at_the_end = {"banked": banked, "projected": crown}
            points.append({"coins": {"banked": coins, "projected": coins}, "crown": paid_at_the_end})
        return points

    def standing(self, seat: int) -> int:
        return 100 * self.scores()[seat] - self._owners.count(seat)

    def result(self) -> Result | None:
        standings: list[tuple[int, ...]] = [(self.standing(seat),) for seat in range(self.players)]
        return result(standings, self.scores(), "coins_drawn") if self._decision == OVER else None

    def tell(self, trace: Trace | None) -> None:
        self._trace = trace

    def _tell(self, kind: str, seat: int, rule: str, arguments: dict[str, int | str]) -> None:
        if self._trace is not None:
            self._trace.add(kind, seat, rule, arguments)

    # Who knows what.

    def hide(self, seat: int | None) -> None:
        peeked = self._decision in {PEEKED, OFFERED} and seat == self._turn % self._players
        known = len(self._owners) + peeked
        self._coins = self._coins[:known] + (UNSEEN,) * (len(self._coins) - known)

    def redeal(self, rng: Rng) -> None:
        known = [coin for coin in self._coins if coin != UNSEEN]
        hidden = _minted(self._players, self._curse)
        for coin in known:
            hidden.remove(coin)
        while hidden:
            known.append(hidden.pop(rng.below(len(hidden))))
        self._coins = tuple(known)

    # Written down and read.

    @classmethod
    def deal(cls, players: int, options: dict[str, Choice], seed: int) -> "Coins":
        curse = options["curse"] is True
        return cls(players, curse, tuple(Deal(seed, META.name).shuffled(_minted(players, curse))))

    def words(self) -> tuple[int, ...]:
        table = (self._players, self._curse, self._turn, self._revealed, self._decision, self._asked)
        return *table, *self._coins, *self._owners

    @classmethod
    def restore(cls, words: tuple[int, ...]) -> "Coins":
        players, curse, turn, revealed, decision, asked, *coins = words
        total = TURNS * players + 1
        state = cls(players, bool(curse), tuple(coins[:total]))
        state._turn, state._revealed, state._decision, state._asked = turn, revealed, decision, asked
        state._owners = tuple(coins[total:])
        return state

    def position(self) -> dict[str, Any]:
        return {
            **{"players": self._players, "options": self.options, "turn": self._turn, "revealed": self._revealed},
            **{"to_move": self.to_move, "decision": DECISIONS[self._decision], "owners": list(self._owners)},
            "coins": [None if coin == UNSEEN else coin for coin in self._coins],
        }

    @classmethod
    def read(cls, position: dict[str, Any], hidden: bool) -> "Coins":
        fields = Fields(position, "", KEYS, hidden)
        players = fields.number("players", META.players[0], META.players[-1])
        state = cls(players, fields.child("options", ("curse",)).flag("curse"), ())
        turns = TURNS * players
        owners = len(fields.items("owners", 0, turns))
        state._owners = tuple(fields.numbers("owners", owners, 0, players - 1))
        state._decision = DECISIONS.index(fields.word("decision", DECISIONS if owners < turns else DECISIONS[OVER:]))
        if owners < turns and state._decision == OVER:
            fields.refuse("decision", "wrong_value", {"choices": ", ".join(DECISIONS[:OVER])}, "CO-7")
        turn = min(owners, turns - 1)
        state._turn = fields.number("turn", turn, turn)
        peeked = state._decision in {PEEKED, OFFERED}
        state._revealed = fields.number("revealed", owners + peeked, 2 * owners + peeked)
        state._read_to_move(fields)
        state._read_coins(fields)
        return state

    def _read_to_move(self, fields: Fields) -> None:
        seat = fields.optional_number("to_move", 0, self._players - 1)
        if self._decision == OFFERED and seat is not None:
            self._asked = seat
            if seat == self._turn % self._players or self._owners.count(seat) >= FULL:
                fields.refuse("to_move", "not_to_be_asked", {"seat": seat}, "CO-4")
        if seat != self.to_move:
            fields.refuse("to_move", "wrong_seat", {"decision": DECISIONS[self._decision]}, "CO-1")

    def _read_coins(self, fields: Fields) -> None:
        left = _minted(self._players, self._curse)
        coins = fields.items("coins", len(left), len(left))
        for index, coin in enumerate(coins):
            if coin is None and fields.hidden and index >= len(self._owners):
                coins[index] = UNSEEN
            elif type(coin) is int and coin in left:
                left.remove(coin)
            else:
                fields.refuse(f"coins[{index}]", "no_such_coin", {"left": ", ".join(map(str, left))}, "CO-1")
        self._coins = tuple(coins)


def _minted(players: int, curse: bool) -> list[int]:
    """All coins of a game, in no order."""
    coins = [1 + count % 4 for count in range(TURNS * players + 1)]
    return [CURSE, *coins[1:]] if curse else coins
