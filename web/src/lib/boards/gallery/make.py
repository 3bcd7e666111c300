"""Writes views/*.json: positions of both games that show every decision and every drawing.

Usage: .venv/bin/python web/src/lib/boards/gallery/make.py [NAME...]
"""

import json
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import saqqara

HERE = Path(__file__).parent / "views"
PREVIEWS = 14  # so many actions are previewed
ALL_B = {"market": "B", "pyramid": "B", "temple": "B", "burial": "B", "obelisks": "B", "wrath": True}


def decision(state: saqqara.State) -> str:
    pending = state.to_json()["pending"]
    return pending["decision"] if pending else "over"


def play(game: str, players: int, options: dict[str, Any], seed: int, wanted: Callable[[saqqara.State], bool]) -> Any:
    """A game of players who look one action ahead and sometimes do not, until a position is `wanted`."""
    for number in range(200):
        draw = random.Random(seed + number)
        state = saqqara.start(game, players=players, seed=seed + number, options=options)
        while state.to_move is not None:
            if wanted(state):
                return state
            state.apply(chosen(state, draw))
    raise SystemExit(f"not found: {game} {players} {seed}")


def chosen(state: saqqara.State, draw: random.Random) -> int:
    actions = state.legal_actions()
    if any(state.text(action) == "skip" for action in actions) and draw.random() < 0.9:  # else no cards are left soon
        return actions[0]
    if draw.random() < 0.3 or state.to_move is None:
        return draw.choice(actions)
    view, seat = state.view(state.to_move), state.to_move
    tried = draw.sample(actions, min(len(actions), 12))
    return max(tried, key=lambda action: sum(view.preview(action)[seat].values()) + draw.random())


def written(state: saqqara.State, hot: str | None) -> dict[str, Any]:
    seat = state.to_move
    view = state.view(seat)
    texts = {action: view.text(action) for action in view.legal_actions()}
    first = [action for action, text in texts.items() if hot is not None and text.startswith(hot)]
    asked = (first + [action for action in texts if action not in first])[:PREVIEWS]
    previews = {
        action: {
            seat: {source: change for source, change in sources.items() if change}
            for seat, sources in view.preview(action).items()
        }
        for action in asked
    }
    return {
        "view": view.to_json(),
        "details": view.details(),
        "breakdown": view.breakdown(),
        "legal": [{"id": action, "text": text} for action, text in texts.items()],
        "me": seat,
        "previews": previews,
        "chosen": first[0] if first else None,
        "next": after(state, first[0]) if first else None,
    }


def after(state: saqqara.State, action: int) -> dict[str, Any]:
    """The table after the chosen action, and what happened in between."""
    events = [event._asdict() for event in state.view(state.to_move).events(action)]
    played = state.copy()
    played.apply(action)
    view = played.view(state.to_move)
    return {"view": view.to_json(), "details": view.details(), "breakdown": view.breakdown(), "events": events}


def asks(name: str, **more: int) -> Callable[[saqqara.State], bool]:
    def wanted(state: saqqara.State) -> bool:
        if decision(state) != name:
            return False
        said = state.to_json()
        return all(said[key] == value for key, value in more.items())

    return wanted


def busy(round_: int, stones: int) -> Callable[[saqqara.State], bool]:
    """An action in this round with so many stones on ships, one ship away and one ready."""

    def wanted(state: saqqara.State) -> bool:
        if decision(state) != "action":
            return False
        said = state.to_json()
        ships = said["ships"]
        loaded = sum(stone is not None for ship in ships for stone in ship["stones"])
        away = sum(ship["site"] is not None for ship in ships)
        ready = any(state.text(action).startswith("sail") for action in state.legal_actions())
        blue = any(state.text(action).startswith("play") for action in state.legal_actions())
        return said["round"] == round_ and loaded >= stones and away >= 1 and ready and blue

    return wanted


def main() -> None:
    both: list[tuple[str, str, int, dict[str, Any], int, Callable[[saqqara.State], bool], str | None]] = [
        ("imhotep-a", "imhotep", 4, {}, 11, busy(4, 6), "sail 1 burial"),
        ("imhotep-load", "imhotep", 4, {}, 40, busy(3, 5), "load"),
        ("imhotep-b", "imhotep", 4, ALL_B, 23, busy(5, 5), None),
        ("imhotep-late", "imhotep", 2, {}, 5, busy(6, 4), "sail"),
        ("imhotep-market", "imhotep", 3, {"market": "B"}, 7, asks("market", round=3), None),
        ("imhotep-keep", "imhotep", 3, {"market": "B"}, 9, asks("keep", round=2), None),
        ("imhotep-build", "imhotep", 3, ALL_B, 3, asks("build", round=3), None),
        ("imhotep-choice", "imhotep", 4, ALL_B, 3, asks("choice", round=2), None),
        ("imhotep-lever", "imhotep", 4, {}, 3, asks("lever_order"), None),
        ("imhotep-stones", "imhotep", 2, ALL_B, 3, asks("stones"), None),
        ("pyramido-draft", "pyramido", 4, {}, 2, asks("draft", stage=1, turn=20), None),
        ("pyramido-open", "pyramido", 3, {}, 2, asks("place", stage=1, turn=9), None),
        ("pyramido-place", "pyramido", 3, {}, 4, asks("place", stage=2, turn=40), "place"),
        ("pyramido-mark", "pyramido", 2, {}, 4, asks("mark", stage=2), "mark"),
        ("pyramido-repair", "pyramido", 4, {}, 6, asks("repair", stage=2), None),
        ("pyramido-lay", "pyramido", 4, {}, 6, asks("lay", stage=3), "lay 1"),
        ("pyramido-refill", "pyramido", 4, {}, 8, asks("refill", stage=3), "refill"),
        ("pyramido-forced", "pyramido", 2, {}, 1, asks("forced_repair"), None),
        ("pyramido-last", "pyramido", 4, {}, 8, asks("draft", stage=4), None),
    ]
    HERE.mkdir(exist_ok=True)
    for name, game, players, options, seed, wanted, hot in both:
        if sys.argv[1:] and name not in sys.argv[1:]:
            continue
        state = play(game, players, options, seed, wanted)
        text = json.dumps(written(state, hot), separators=(",", ":"))
        (HERE / f"{name}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
