"""Golden playthroughs: whole games as text, to see at once what a change changes.

python -m tests.golden writes those anew that are there; their first line says which game it is.
"""

import json
from importlib import import_module
from pathlib import Path
from typing import Any

import saqqara
from saqqara import Rng, State
from tests.lockstep import Policy, uniform

GAMES = Path(__file__).parent / "games"


def golden_files(game: str) -> list[Path]:
    return sorted((GAMES / game / "golden").glob("*.txt"))


def played_anew(path: Path) -> str:
    """The text of the game that the first line of this file describes."""
    return playthrough(json.loads(path.read_text(encoding="utf-8").splitlines()[0]))


def playthrough(described: dict[str, Any]) -> str:
    """Play at random, or as the policy that is named, told event by event, with the table now and then."""
    game = {key: described[key] for key in ("game", "players", "seed", "options")}
    state = saqqara.start(**game)
    policy = policy_of(described)
    rng = Rng(described["seed"], "golden")
    lines = [json.dumps(described), "", str(state), ""]
    ply = 0
    while state.to_move is not None:
        action = policy(state, rng)
        lines += told(state, ply, action)
        state.apply(action)
        ply += 1
        if ply % described["table_every"] == 0:
            lines += ["", str(state), ""]
    return "\n".join([*lines, "", str(state), "", str(state.breakdown()), str(state.result()), ""])


def policy_of(described: dict[str, Any]) -> Policy:
    """One of those that soak the game."""
    if "policy" not in described:
        return uniform
    policies: dict[str, Policy] = import_module(f"tests.games.{described['game']}.soaking").POLICIES
    return policies[described["policy"]]


def told(state: State, ply: int, action: int) -> list[str]:
    lines = [f"{ply}. seat {state.to_move}: {state.text(action)}"]
    for event in state.happened(action):
        who = "" if event.seat is None else f" seat {event.seat}"
        arguments = "".join(f" {key}={value}" for key, value in event.arguments.items())
        lines.append(f"    {event.rule}{who} {event.kind}{arguments}")
    return lines


def main() -> None:
    for game in saqqara.games():
        for path in golden_files(game):
            path.write_text(played_anew(path), encoding="utf-8")


if __name__ == "__main__":
    main()
