"""Imhotep in lock-step with its slow twin: any number of games, and how often rare things happened in them."""

from collections import Counter
from itertools import product
from typing import Any

import saqqara
from saqqara import Rng, State
from saqqara.core.meta import Choice
from saqqara.core.rng import next_word, scaled
from saqqara.games.imhotep.tables import SITE_NAMES
from tests.lockstep import Policy, play_in_lockstep, uniform
from tests.reference.imhotep import Twin

Json = dict[str, Any]
SIDES = tuple("".join(sides) for sides in product("AB", repeat=5))
SETUPS = tuple(product((2, 3, 4), SIDES, (False, True)))


def reshuffle(word: str, discards: list[str]) -> tuple[list[str], str]:
    """IM-R2 as the engine's reshuffle word decides it: the new deck, top first, and the next word."""
    deck = list(discards)
    state = int(word, 16)
    for last in range(len(deck) - 1, 0, -1):
        state = next_word(state)
        other = scaled(state, last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    return deck[::-1], f"{state:016x}"


def twin_of(state: State) -> Twin:
    return Twin(state.to_json(), reshuffle)


def begin(setup: int, seed: int) -> State:
    players, sides, wrath = SETUPS[setup % len(SETUPS)]
    options: dict[str, Choice] = {**dict(zip(SITE_NAMES, sides, strict=True)), "wrath": wrath}
    return saqqara.start("imhotep", players=players, seed=seed, options=options)


def hoarding(state: State, rng: Rng) -> int:
    """Full sleds, full ships, no market: so quarries run empty, players have to pass, and rounds get stuck."""
    texts = {state.text(action): action for action in state.legal_actions()}
    if rng.below(64) == 0:
        return uniform(state, rng)
    ships = state.to_json()["ships"]
    takes = [text for text in ("take", "decline", "choose points") if text in texts]
    for wanted in (takes, _loads(ships, texts), _sails(ships, texts)):
        if wanted:
            return texts[wanted[rng.below(len(wanted))]]
    return uniform(state, rng)


def _loads(ships: list[Json], texts: dict[str, int]) -> list[str]:
    """Onto the first ship that has room: one ship after the other is filled."""
    room = [number for number, ship in enumerate(ships, 1) if None in ship["stones"] and ship["site"] is None]
    return [text for text in texts if room and text.startswith(f"load {room[0]}")]


def _sails(ships: list[Json], texts: dict[str, int]) -> list[str]:
    """Of full ships, and not to the market."""
    full = [str(number) for number, ship in enumerate(ships, 1) if None not in ship["stones"]]
    sails = [text.split() for text in texts if text.startswith("sail")]
    return [" ".join(words) for words in sails if words[1] in full and words[2] != "market"]


POLICIES: dict[str, Policy] = {"uniform": uniform, "hoarding": hoarding}
_EFFECTS = ("card_drawn", "card_carried_out", "obelisk_built", "stone_built")
_RARE = {
    "deck_reshuffled": "reshuffles",
    "stone_went_home": "stones sent home",
    "card_idle": "red cards with an empty quarry",
    "stone_placed_beside": "stones beside the pyramid",
}


def play(policy: str, seed: int) -> Counter[str]:
    """One game in lock-step; what was met in it. AssertionError where the engines differ."""
    state = begin(seed, seed)
    met: Counter[str] = Counter()

    def witness(before: State, action: int, after: State) -> None:
        text = before.text(action)
        kinds = Counter(event.kind for event in before.happened(action))
        met.update({name: kinds[kind] for kind, name in _RARE.items()})
        met["chains of two and more effects"] += sum(kinds[kind] for kind in _EFFECTS) > 1
        met["passes"] += text == "pass"
        met["stuck rounds"] += text == "pass" and kinds["round_ended"]
        if after.to_move is None:
            result = after.result()
            met["shared victories"] += result is not None and len(result.winners) > 1
            met["scores below zero"] += sum(score < 0 for score in after.scores())

    met["decisions"] = play_in_lockstep(state, twin_of(state), POLICIES[policy], Rng(seed, policy), witness)
    met["games"] = 1
    return met
