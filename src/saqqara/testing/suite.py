"""The suite: which check looks at what, and the games they are played on."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from saqqara.core.meta import Choice, Meta, Option
from saqqara.core.registry import find
from saqqara.core.rng import Rng
from saqqara.core.start import completed, start_game
from saqqara.core.state import State
from saqqara.testing import actions, chance, copies, course, events, hidden, meta, positions, records, search
from saqqara.testing.course import Eliminated, nobody
from saqqara.testing.failure import Nonconformance, Where
from saqqara.testing.states import after, viewers

Policy = Callable[[State, Rng], int]
Options = dict[str, Choice]


def at_random(state: State, rng: Rng) -> int:
    """The policy that games are played with unless another one is given."""
    return int(state.legal_at(rng.below(state.legal_count())))


@dataclass(frozen=True)
class Sampling:
    """How much is looked at; everything not named here is looked at in every position."""

    seeds: Sequence[int] = (1, 2)
    mixes: int = 3  # of options, the defaults first; all, if there are no more
    max_plies: int = 5000  # a game that lasts longer is endless
    refusals_every: int = 4  # plies, until all illegal actions are tried
    branches_every: int = 12  # plies, until all legal actions are tried instead of the one that is played
    hidden_every: int = 12  # plies, until all that a seat can ask for is compared with redeals, for every seat
    draws: int = 2  # redeals for that
    damaged_every: int = 40  # plies, until the written position is damaged
    damages: int = 40  # places at which that is done, beside the top-level keys


THOROUGH = Sampling(
    seeds=(1, 2, 3, 4, 5), mixes=8, refusals_every=1, branches_every=4, hidden_every=4, draws=4, damaged_every=15
)


def conformance(
    game: str,
    *,
    players: Sequence[int] | None = None,
    options: Sequence[Options] | None = None,
    sampling: Sampling | None = None,
    policy: Policy = at_random,
    eliminated: Eliminated = nobody,
) -> None:
    """Run every check on this game; Nonconformance, an AssertionError, says which one fails and where.

    players, options: all numbers and a sample of mixes, unless told. policy: how the games are played. eliminated: the
    seats that are out of the game in a position, for games that rank them behind all others whatever they score.
    """
    sampling = sampling or Sampling()
    about = find(game).meta()
    _run(Where(game, about.players[0], {}, 0), meta.check_meta, game)
    for seats in about.players if players is None else players:
        for mix in option_mixes(about, sampling.mixes) if options is None else options:
            chosen = completed(about, mix)
            _run(Where(game, seats, chosen, 0), chance.check_seed_matters, game, seats, chosen)
            for seed in sampling.seeds:
                _Game(Where(game, seats, chosen, seed), sampling, policy, eliminated).play()


def option_mixes(about: Meta, limit: int) -> Iterator[Options]:
    """The defaults, then everything else than that, then mixes drawn at random, all different."""
    mixes = 1
    for option in about.options:
        mixes *= len(option.choices)
    rng = Rng(0, "mixes")
    drawn: list[Options] = []
    while len(drawn) < min(limit, mixes):
        mix = {option.key: option.choices[rng.below(len(option.choices))] for option in about.options}
        if len(drawn) < 2:
            mix = {option.key: _usual(option, bool(drawn)) for option in about.options}
        if mix not in drawn:
            drawn.append(mix)
            yield mix


def _usual(option: Option, other: bool) -> Choice:
    """The default of an option, or another one."""
    unusual = [choice for choice in option.choices if choice != option.default]
    return unusual[-1] if other and unusual else option.default


def _run(where: Where, check: Callable[..., None], *arguments: object) -> None:
    """One check; whatever it raises is its failure."""
    try:
        check(*arguments)
    except Exception as error:
        said = str(error) if type(error) is AssertionError else f"{type(error).__name__}: {error}"
        raise Nonconformance(check.__name__, where, said) from error


class _Game:
    """One game, looked at from its start to its end."""

    def __init__(self, where: Where, sampling: Sampling, policy: Policy, eliminated: Eliminated) -> None:
        self.where = where
        self.sampling = sampling
        self.policy = policy
        self.eliminated = eliminated
        self.past = copies.Past()
        self.choices = Rng(where.seed, "choices")
        self.samples = Rng(where.seed, "samples")

    def play(self) -> None:
        where = self.where
        _run(where, meta.check_start, where.game, where.players, where.options, where.seed)
        state = start_game(where.game, where.players, where.seed, where.options)
        start = state.copy()
        self._check(copies.check_copies, state)
        self._check(course.check_ends, state, self.samples, self.sampling.max_plies)
        for action in self._chosen(state.copy()):
            self._look_at(state, start, final=False)
            self._look_ahead(state, action)
            self._go_on(state, action)
        self._look_at(state, start, final=True)
        self._look_back(start)

    def _chosen(self, state: State) -> list[int]:
        """The actions of the whole game. What goes wrong on the way is reported first: it spoils all else."""
        start = self.where
        chosen: list[int] = []
        while self._goes_on(state):
            action = self.policy(state, self.choices)
            self.where = replace(self.where, action=action)
            self._check(course.check_step, state, action)
            state.apply(action)
            chosen.append(action)
            self.where = replace(start, actions=tuple(chosen))
        self.where = start
        return chosen

    def _goes_on(self, state: State) -> bool:
        self._check(actions.check_legal_set, state)
        self._check(course.check_goes_on, state)
        if self.where.ply > self.sampling.max_plies:
            raise Nonconformance("check_ends", self.where, f"no end after {self.where.ply} plies of this policy")
        return state.to_move is not None

    def _look_ahead(self, state: State, action: int) -> None:
        """The action that is played, and now and then all others."""
        where = self.where
        for branch in state.legal_actions() if self._due(self.sampling.branches_every) else [action]:
            self.where = replace(where, action=branch, text=state.text(branch))
            self._check(course.check_step, state, branch)
            self._look_at_step(state, branch, after(state, branch))
        self.where = where

    def _go_on(self, state: State, action: int) -> None:
        """Play in place, so that copies taken before would notice."""
        self.past.keep(state)
        state.apply(action)
        self.where = replace(self.where, actions=(*self.where.actions, action))
        _run(self.where, self.past.check_past_copies)

    def _look_at(self, state: State, start: State, final: bool) -> None:
        """All that can be seen in one position."""
        self._check(copies.check_copies, state)
        self._check(copies.check_copy_from, state, start)
        self._check(course.check_scores, state)
        self._check(course.check_result, state, self.eliminated)
        self._check(search.check_legal_words, state)
        self._check(search.check_numbers, state)
        self._check(positions.check_position_json, state)
        self._check(positions.check_view_json, state)
        self._check(actions.check_texts, state, state.legal_actions())
        if final or self._due(self.sampling.refusals_every):
            self._check(actions.check_refusals, state)
        if final or self._due(self.sampling.branches_every):
            self._check(actions.check_texts, state)
            self._check(actions.check_not_actions, state)
            self._check(actions.check_cautions, state)
            self._check(positions.check_confused, state)
            self._check(chance.check_playout, state, self.samples)
        if final or self._due(self.sampling.hidden_every):
            self._look_for_leaks(state)
        if final or self._due(self.sampling.damaged_every):
            self._check(positions.check_damaged, state, self.samples, self.sampling.damages)

    def _look_for_leaks(self, state: State) -> None:
        for seat in viewers(state):
            self._check(hidden.check_no_leak, state, seat, self.samples, self.sampling.draws)
            self._check(hidden.check_view, state, seat)
            self._check(hidden.check_redeal, state, seat, self.samples)

    def _look_at_step(self, before: State, action: int, played: State) -> None:
        """All that can be seen when an action is played."""
        self._check(course.check_counters, before, played)
        self._check(course.check_forced, before, played)
        self._check(course.check_goes_on, played)
        self._check(course.check_scores, played)
        self._check(events.check_events, before, action)
        self._check(events.check_points, before, action, played)
        self._check(events.check_foresight, before, action)
        self._check(events.check_preview, before, action, played)
        self._check(hidden.check_revealed, before, action, played, self.samples)
        self._check(hidden.check_told, before, action, played, self.samples)

    def _look_back(self, start: State) -> None:
        where = self.where
        _run(where, chance.check_same_seed, where.game, where.players, where.options, where.seed, where.actions)
        self._check(records.check_record, start, where.actions, self.samples)
        self._check(records.check_bad_records, start, where.actions, self.samples)

    def _due(self, every: int) -> bool:
        return self.where.ply % every == 0

    def _check(self, check: Callable[..., None], state: State, *more: object) -> None:
        """One check of this state, which has to leave it as it is."""
        words = state.words()
        _run(self.where, check, state, *more)
        if state.words() != words:
            raise Nonconformance(check.__name__, self.where, "looking at the state changes it")
