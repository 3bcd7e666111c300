"""Bots: what they know, what they choose, and who beats whom."""

import pickle

import pytest

import saqqara
from saqqara import Rng, State, UnknownGame
from saqqara.bots import Bot, UnknownBot, levels, make

GAMES = saqqara.games()
SIDES_B: dict[str, str | bool] = dict.fromkeys(("market", "pyramid", "temple", "burial", "obelisks"), "B")


def positions(game: str, seed: int, players: int, every: int) -> list[State]:
    """Some positions of a random game."""
    rng, state, kept = Rng(seed), saqqara.start(game, players=players, seed=seed), []
    while state.to_move is not None:
        if rng.below(every) == 0:
            kept.append(state.copy())
        state.apply(int(state.legal_at(rng.below(state.legal_count()))))
    return kept


def imhotep(*texts: str) -> State:
    """Seed 5 brings ships of 4, 2, 2 and 1."""
    state = saqqara.start("imhotep", seed=5)
    for text in texts:
        state.apply(state.parse(text))
    return state


def winners(bots: list[Bot], state: State) -> tuple[int, ...]:
    while (seat := state.to_move) is not None:
        state.apply(bots[seat].choose(state.view(seat)))
    result = state.result()
    assert result is not None
    return result.winners


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_is_legal(game: str) -> None:
    for players in saqqara.game(game).players:
        for level in ("apprentice", "mason", "random"):
            state = saqqara.start(game, players=players, seed=players)
            bots = [make(level, game, seat) for seat in range(players)]
            assert winners(bots, state)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", ["random", "greedy", "apprentice"])
def test_what_is_hidden_does_not_matter(game: str, level: str) -> None:
    differing = 0
    for players in saqqara.game(game).players:
        for number, state in enumerate(positions(game, players, players, 5)):
            seat = state.to_move
            other = state.determinise(seat, Rng(number))
            differing += other != state
            chosen = [make(level, game, number).choose(one.view(seat)) for one in (state, other)]
            assert chosen[0] == chosen[1]
    assert differing > 10


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", ["random", "greedy"])
def test_equal_seeds_make_equal_choices_and_others_do_not(game: str, level: str) -> None:
    views = [state.view(state.to_move) for state in positions(game, 1, 2, 3)]

    def choices(seed: int) -> list[int]:
        bot = make(level, game, seed)
        return [bot.choose(view) for view in views]

    assert choices(7) == choices(7)
    assert len({tuple(choices(seed)) for seed in range(5)}) == 5


def test_random_leaves_nothing_out() -> None:
    view = imhotep().view(0)
    bot = make("random", "imhotep", 1)
    counts = dict.fromkeys(view.legal_actions(), 0)
    for _ in range(100 * len(counts)):
        counts[bot.choose(view)] += 1
    assert all(60 < count < 140 for count in counts.values())


def test_greedy_takes_the_most_points() -> None:
    state = imhotep("load 4.1", "take")
    assert state.text(make("greedy", "imhotep", 1).choose(state.view(0))) == "sail 4 obelisks"


def test_greedy_gives_the_others_nothing() -> None:
    state = imhotep("take", "load 4.1")
    giving = {f"sail 4 {site}" for site in ("pyramid", "burial", "obelisks")}
    chosen = {state.text(make("greedy", "imhotep", seed).choose(state.view(0))) for seed in range(40)}
    assert giving <= {state.text(action) for action in state.legal_actions()}
    assert len(chosen) > 3
    assert not chosen & giving


# Of that many games so many are won; players of equal strength would win them less than once in 20,000 tries.
@pytest.mark.parametrize(("options", "games", "enough"), [({}, 50, 40), (SIDES_B, 140, 94)], ids=["A", "B"])
def test_greedy_beats_random(options: dict[str, str | bool], games: int, enough: int) -> None:
    won = 0
    for seed in range(games):
        own = seed % 2
        bots = [make("greedy" if seat == own else "random", "imhotep", 2 * seed + seat) for seat in range(2)]
        won += winners(bots, saqqara.start("imhotep", seed=seed, options=options)) == (own,)
    assert won >= enough


def test_greedy_beats_three_at_random() -> None:
    """With equal strength 30 of 60 games would be won less than once in 20,000 tries."""
    won = 0
    for seed in range(60):
        own = seed % 4
        bots = [make("greedy" if seat == own else "random", "imhotep", 4 * seed + seat) for seat in range(4)]
        won += winners(bots, saqqara.start("imhotep", players=4, seed=seed)) == (own,)
    assert won >= 30


def test_unknown_names_are_refused() -> None:
    all_of_them = "apprentice, mason, foreman, architect, vizier, random, greedy"
    with pytest.raises(
        UnknownBot, match=rf"^There is no bot “magic” for imhotep\. There is: {all_of_them}\.$"
    ) as caught:
        make("magic", "imhotep", 1)
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)  # noqa: S301 our own
    with pytest.raises(UnknownGame):
        levels("chess")
    with pytest.raises(UnknownGame):
        make("random", "chess", 1)
