"""The search: what it knows, what it finds, and what it says of it."""

import pytest

import saqqara
from saqqara import Rng, State
from saqqara.bots.search.mcts import NOBODY, Search, reward
from saqqara.bots.search.rollout import Rollout
from saqqara.bots.search.searcher import Candidate, Searcher
from saqqara.bots.search.tree import NONE, ROOT, Tree
from tests.games.imhotep.table import table

# Seat 1 will be a point ahead when the temple has scored. Both have a last stone, and one ship of one space is left.
LAST_ROUND = """
    players  2
    round    6
    ships    ...>market ...>temple ..>burial SHIP
    sleds    1 1
    temple   1111 1111 1111 1111 1111 1111 1111
    temple_points 4 1
"""


def best(state: State, simulations: int = 200) -> str:
    seat = state.to_move
    return state.text(Searcher("searcher", Rng(1), simulations).choose(state.view(seat)))


def wins_against_everything(state: State, own: int) -> bool:
    """Whether the search wins as `own`, whatever the others do."""
    while state.to_move == own:
        state = state.copy()
        state.apply(state.parse(best(state)))
    result = state.result()
    if result is not None:
        return result.winners == (own,)
    replies = []
    for action in state.legal_actions():
        after = state.copy()
        after.apply(action)
        replies.append(after)
    return all(wins_against_everything(after, own) for after in replies)


def test_finds_a_win_in_one_turn() -> None:
    """The loaded ship to the pyramid gives two points, the obelisks ten, the rest comes too late."""
    state = table(LAST_ROUND.replace("SHIP", "0"))
    assert wins_against_everything(state, 0)


def test_finds_a_win_in_two_turns() -> None:
    """First the stone has to be loaded, or seat 1 loads its own; then either sails it, and both sites are good."""
    state = table(LAST_ROUND.replace("SHIP", "."))
    assert best(state) == "load 4.1"
    assert wins_against_everything(state, 0)


def test_goes_for_its_own_reward_in_games_of_three() -> None:
    state = table(
        """
        players  3
        round    6
        active   1
        ships    ....>market ...>temple ..>burial 1.
        sleds    0 0 1
        temple_points 2 1 3
    """
    )
    assert best(state) == "sail 4 obelisks"


def test_does_not_see_what_is_hidden() -> None:
    state = saqqara.start("imhotep", players=3, seed=4, options={"market": "B"})
    other = state.determinise(0, Rng(5))
    assert other != state
    assert best(state, 60) == best(other, 60)


def test_a_budget_is_a_number_of_simulations() -> None:
    view = saqqara.start("imhotep", seed=1).view(0)
    search = Search(view, Rng(1), Rollout())
    search.simulate(150)
    root = search.tree.nodes[ROOT]
    assert root.visits == 150
    assert sum(node.visits for node in search.tree.children(ROOT)) == 150
    assert [node.action for node in search.tree.children(ROOT)] == sorted(view.legal_actions())


def test_equal_seeds_search_alike() -> None:
    view = saqqara.start("imhotep", seed=1).view(0)

    def visits(seed: int) -> list[float]:
        search = Search(view, Rng(seed), Rollout())
        search.simulate(100)
        return [float(node.visits) for node in search.tree.children(ROOT)]

    assert visits(3) == visits(3)
    assert visits(3) != visits(4)


def test_explains_itself() -> None:
    state = table(LAST_ROUND.replace("SHIP", "0"))
    candidates = Searcher("searcher", Rng(1), 200).explain(state.view(0), 3)
    first = candidates[0]
    assert state.text(first.action) in ("sail 4 pyramid", "sail 4 obelisks")
    assert sum(candidate.visits for candidate in candidates) <= 200
    assert [candidate.visits for candidate in candidates] == sorted((one.visits for one in candidates), reverse=True)
    assert 0 < first.error < 0.2
    expected = {"sail 4 pyramid": ("pyramid", 2.0), "sail 4 obelisks": ("obelisks", 10.0)}
    source, points = expected[state.text(first.action)]
    assert first.points[0][source] == points
    assert set(first.points[0]) == set(saqqara.game("imhotep").sources)
    assert isinstance(first, Candidate)


@pytest.mark.parametrize(
    ("standings", "margin", "expected"),
    [
        ((10, 5, NOBODY, NOBODY), 0, 0.6 + 0.2),
        ((5, 10, NOBODY, NOBODY), 0, 0.2),
        ((7, 7, 3, NOBODY), 0, 0.3 + 0.2),
        ((7, 7, 7, 7), 0, 0.15 + 0.2),
        ((9, 1, 1, 1), 1000, 1.0),
        ((1, 9, 1, 1), -1000, 0.0),
    ],
)
def test_rewards(standings: tuple[int, int, int, int], margin: int, expected: float) -> None:
    """A share of the victory, and points ahead, between 0 and 1."""
    assert reward(*standings, margin) == pytest.approx(expected)


def test_a_tree_keeps_children_in_order_and_its_room() -> None:
    tree = Tree()
    middle = tree.insert(ROOT, NONE, 5)
    last = tree.insert(ROOT, middle, 9)
    tree.insert(ROOT, NONE, 1)
    tree.insert(middle, NONE, 2)
    assert [node.action for node in tree.children(ROOT)] == [1, 5, 9]
    assert [node.action for node in tree.children(middle)] == [2]
    assert tree.children(last) == []
    room = len(tree.nodes)
    tree.clear()
    assert tree.children(ROOT) == []
    tree.insert(ROOT, NONE, 3)
    assert len(tree.nodes) == room
