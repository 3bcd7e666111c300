"""Random play in other libraries, where they are installed: each on what it has that is nearest to these games.

All of them are driven as `jobs.public` drives ours, or play on their own where they can; none is needed.
"""

import random
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from typing import Any, NamedTuple

SEED = 1
ROLLOUTS = 1000  # new ones: a processor learns games that return
Job = Callable[[int], int]


class Peer(NamedTuple):
    module: str
    package: str
    workload: str
    make: Callable[[], Job]

    def job(self) -> Job:
        return self.make()


def spiel(game: str) -> Callable[[], Job]:
    """OpenSpiel, driven from Python; its chance is drawn as the game weighs it."""

    def make() -> Job:
        start = import_module("pyspiel").load_game(game).new_initial_state()
        rng = random.Random(SEED)

        def job(times: int) -> int:
            return sum(spiel_game(start.clone(), rng) for _ in range(times))

        return job

    return make


def spiel_game(state: Any, rng: random.Random) -> int:
    decisions = 0
    draw = rng.random
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            if all(weight == outcomes[0][1] for _, weight in outcomes):
                action = outcomes[int(draw() * len(outcomes))][0]
            else:
                action = rng.choices(*zip(*outcomes, strict=True))[0]
        else:
            actions = state.legal_actions()
            action = actions[int(draw() * len(actions))]
            decisions += 1
        state.apply_action(action)
    return decisions


def spiel_rollouts(game: str) -> Callable[[], Job]:
    """OpenSpiel, left alone: the rollouts of its evaluator in C++."""

    def make() -> Job:
        pyspiel = import_module("pyspiel")
        rules = pyspiel.load_game(game)
        start = after_chance(rules.new_initial_state(), random.Random(SEED))
        length = sum(spiel_game(start.clone(), random.Random(seed)) for seed in range(200)) / 200

        def job(times: int) -> int:
            """A search of one simulation, which is nothing but its rollouts."""
            rollouts = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS * times, seed=SEED)
            pyspiel.MCTSBot(rules, rollouts, 2.0, 1, 10, False, SEED, False).step(start)
            return round(ROLLOUTS * times * length)

        return job

    return make


def after_chance(state: Any, rng: random.Random) -> Any:
    """The first position in which somebody decides."""
    while state.is_chance_node():
        state.apply_action(rng.choice(state.chance_outcomes())[0])
    return state


def chess() -> Job:
    board_of = import_module("chess").Board
    draw = random.Random(SEED).random

    def job(times: int) -> int:
        decisions = 0
        for _ in range(times):
            board = board_of()
            while not board.is_game_over() and len(board.move_stack) < 200:
                moves = list(board.legal_moves)
                board.push(moves[int(draw() * len(moves))])
                decisions += 1
        return decisions

    return job


def catanatron() -> Job:
    library = import_module("catanatron")

    def job(times: int) -> int:
        decisions = 0
        for seed in range(times):
            colours = (library.Color.RED, library.Color.BLUE, library.Color.WHITE, library.Color.ORANGE)
            game = library.Game([library.RandomPlayer(colour) for colour in colours], seed=seed)
            random.seed(seed)
            game.play()
            played = "action_records" if hasattr(game.state, "action_records") else "actions"  # later, earlier
            decisions += len(getattr(game.state, played))
        return decisions

    return job


def pettingzoo() -> Job:
    env = import_module("pettingzoo.classic.connect_four_v3").env()
    draw = random.Random(SEED).random

    def job(times: int) -> int:
        decisions = 0
        for _ in range(times):
            env.reset(seed=SEED)
            for _ in env.agent_iter():
                seen, _, ended, cut, _ = env.last()
                if ended or cut:
                    env.step(None)
                    continue
                legal = [action for action, allowed in enumerate(seen["action_mask"]) if allowed]
                env.step(legal[int(draw() * len(legal))])
                decisions += 1
        return decisions

    return job


_SPIEL_GAMES = ("mancala", "euchre", "hearts", "skat", "backgammon")
PEERS = {
    **{
        f"spiel {game} rollouts": Peer("pyspiel", "open_spiel", f"{game}, rollouts in C++", spiel_rollouts(game))
        for game in _SPIEL_GAMES
    },
    **{
        f"spiel {game}": Peer("pyspiel", "open_spiel", f"{game}, driven from Python", spiel(game))
        for game in _SPIEL_GAMES
    },
    "chess": Peer("chess", "chess", "chess, at most 200 plies", chess),
    "catanatron": Peer("catanatron", "catanatron", "Catan with 4 random players", catanatron),
    "pettingzoo": Peer("pettingzoo", "pettingzoo", "connect four", pettingzoo),
}
NATIVE = frozenset(f"spiel {game} rollouts" for game in _SPIEL_GAMES)


def installed() -> dict[str, str]:
    """The peers that this Python has, and their versions."""
    return {name: version(peer.package) for name, peer in PEERS.items() if find_spec(peer.module) is not None}
