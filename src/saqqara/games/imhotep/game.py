"""Imhotep for everybody else: the contract, put together from the parts of this folder."""

from typing import Any, Final, cast, final

from mypy_extensions import i64, mypyc_attr

from saqqara.core.bits import nth, popcount, shl
from saqqara.core.event import Trace
from saqqara.core.meta import Choice, Meta
from saqqara.core.reason import Reason
from saqqara.core.result import Result
from saqqara.core.result import result as ranked
from saqqara.core.rng import Deal, Rng, next_word, scaled
from saqqara.core.state import Breakdown, State
from saqqara.games.imhotep import decisions, notation, reasons, scoring
from saqqara.games.imhotep.drawing import drawn
from saqqara.games.imhotep.meta import META
from saqqara.games.imhotep.position import options_of, written
from saqqara.games.imhotep.reading import read
from saqqara.games.imhotep.rules.legal import legal
from saqqara.games.imhotep.rules.market import lay_in_deck
from saqqara.games.imhotep.rules.rounds import begin_round
from saqqara.games.imhotep.rules.turns import play
from saqqara.games.imhotep.state import WORDS, Table, copy_table, lane
from saqqara.games.imhotep.tables import CARD_COUNTS, ROUNDS, SITE_NAMES, SITES, STONES
from saqqara.games.imhotep.view import hide, redeal


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Imhotep(Table):
    """One position of Imhotep."""

    def legal_count(self) -> i64:
        return popcount(legal(self))

    def legal_at(self, k: i64) -> i64:
        return nth(legal(self), k)

    def legal_word(self, index: i64) -> i64:
        if index == 0:
            return legal(self)
        return 0

    def step(self, action: i64) -> None:
        play(self, action)

    def copy(self) -> "Imhotep":
        twin: Imhotep = Imhotep()
        copy_table(twin, self)
        return twin

    def copy_from(self, other: State) -> None:
        copy_table(self, cast(Imhotep, other))

    def points(self, seat: i64) -> i64:
        return scoring.score(self, seat, self.decision == decisions.OVER)

    def standing(self, seat: i64) -> i64:
        """IM-E1: points, then stones on the sled."""
        return 8 * self.points(seat) + lane(self.sleds, seat)

    def outlook(self, seat: i64) -> i64:
        return scoring.score(self, seat, True)

    def playout(self, rng: Rng) -> None:
        word: i64 = rng.state
        mask: i64 = legal(self)
        while mask:
            word = next_word(word)
            mask = play(self, nth(mask, scaled(word, popcount(mask))))
            if mask == 0:
                mask = legal(self)
        rng.state = word

    @classmethod
    def meta(cls) -> Meta:
        return META

    @classmethod
    def deal(cls, players: int, options: dict[str, Choice], seed: int) -> "Imhotep":
        """IM-S1 to IM-S3, and the first round laid out."""
        table = Imhotep()
        table.seats = players
        table.variant = _variant(options)
        for seat in range(players):
            table.sleds |= (2 + seat) << 8 * seat
            table.quarries |= (STONES - 2 - seat) << 8 * seat
        chance = Deal(seed, META.name)
        for index, round_card in enumerate(chance.shuffled(list(range(ROUNDS + 1)))):
            table.round_cards |= round_card << 3 * index
        cards = [card for card, number in enumerate(CARD_COUNTS) for _ in range(number)]
        for index, card in enumerate(chance.shuffled(cards)):
            lay_in_deck(table, index, card)
        table.deck_count = len(cards)
        table.reshuffle = chance.word()
        begin_round(table)
        table.learnt = 0
        return table

    @classmethod
    def read(cls, position: dict[str, Any], hidden: bool) -> "Imhotep":
        table = Imhotep()
        read(table, position, hidden)
        return table

    def words(self) -> tuple[int, ...]:
        return tuple([int(getattr(self, word)) for word in WORDS])

    @classmethod
    def restore(cls, words: tuple[int, ...]) -> "Imhotep":
        table = Imhotep()
        for name, word in zip(WORDS, words, strict=True):
            setattr(table, name, word)
        return table

    @property
    def players(self) -> int:
        return self.seats

    @property
    def options(self) -> dict[str, Choice]:
        return options_of(self)

    @property
    def to_move(self) -> int | None:
        return None if self.decision == decisions.OVER else self.seat

    @property
    def turn(self) -> int:
        return self.turns

    @property
    def revealed(self) -> int:
        return self.reveals

    def legal_actions(self) -> list[int]:
        actions: list[int] = []
        mask: i64 = legal(self)
        action = 0
        while mask:
            if mask & 1:
                actions.append(action)
            mask >>= 1
            action += 1
        return actions

    def legal_mask(self) -> int:
        return legal(self)

    def is_legal(self, action: int) -> bool:
        return legal(self) & shl(1, action) != 0

    def describe(self, action: int) -> str:
        return notation.describe(action)

    def read_text(self, text: tuple[str, ...]) -> int:
        return notation.read_text(text)

    def why_not(self, action: int) -> Reason:
        return reasons.why_not(self, action)

    def breakdown(self) -> Breakdown:
        return [scoring.breakdown_of(self, seat, self.decision == decisions.OVER) for seat in range(self.seats)]

    def scores(self) -> tuple[int, ...]:
        over = self.decision == decisions.OVER
        return tuple([int(scoring.score(self, seat, over)) for seat in range(self.seats)])

    def result(self) -> Result | None:
        """IM-E1: most points, then most stones on the sled."""
        if self.decision != decisions.OVER:
            return None
        scores = self.scores()
        standings: list[tuple[int, ...]] = [(int(self.standing(seat)),) for seat in range(self.seats)]
        return ranked(standings, scores, "rounds_played")

    def tell(self, trace: Trace | None) -> None:
        self.trace = trace

    def hide(self, seat: int | None) -> None:
        hide(self, seat)

    def redeal(self, rng: Rng) -> None:
        redeal(self, rng)

    def position(self) -> dict[str, Any]:
        return written(self)

    def __str__(self) -> str:
        return drawn(self)


def _variant(options: dict[str, Choice]) -> int:
    variant = 0
    for site, name in enumerate(SITE_NAMES):
        if options[name] == "B":
            variant |= 1 << site
    if options["wrath"]:
        variant |= 1 << SITES
    return variant


GAME: Final = Imhotep
