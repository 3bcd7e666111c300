"""What happens is told step by step, each step with its rule: enough to draw the table again."""

import ast
from typing import Any

import pytest

from saqqara import Event, State, words
from saqqara.games.imhotep import events
from tests.redraw import told
from tests.tree import source_of

from .drawn import laid
from .games import MIXES, games
from .redraw import redrawn
from .scenes import SCENES, Scene
from .table import banked, play
from .truth import RULE_IDS


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.rule)
def test_scene(scene: Scene) -> None:
    """IM-R1 to IM-V1: exactly these events, in this order, for everybody at the table."""
    state = laid(scene.drawn)
    assert state.happened(state.parse(scene.action)) == scene.events
    assert state == laid(scene.drawn)


def test_every_kind_of_event_is_met_with_its_rule_and_text() -> None:
    tree = ast.parse(source_of(events).read_text(encoding="utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)]
    named = [call.args[0] for call in calls if call.func.attr in ("add", "add_secret")]  # type: ignore[attr-defined]
    kinds = {str(kind.value) for kind in named if isinstance(kind, ast.Constant)} | {"points"}
    assert len(kinds) == len(named) == 29
    met = [event for scene in SCENES for event in scene.events]
    assert {event.kind for event in met} == kinds
    assert {event.rule for event in met} <= RULE_IDS
    assert all(words.has(f"event-{kind}") for kind in kinds)


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.rule)
def test_every_event_has_a_readable_text(scene: Scene) -> None:
    for event in scene.events:
        unseen = "-unseen" if event.kind == "pair_seen" else ""
        said = words.sentence(f"event-{event.kind}{unseen}", event.arguments)
        assert not any(sign in said for sign in ("{", "event-", "_")), said


# --- From the events one can draw the table


@pytest.mark.parametrize("mixes", [MIXES[start::8] for start in range(8)], ids=lambda mixes: mixes[0])
def test_from_the_events_one_can_draw_the_table_again(mixes: list[str]) -> None:
    """IM-S4: every action of random games, from what all see before, and what happens."""
    for seed in (0, 7):
        for state, action in games(mixes, seed):
            if action >= 0:
                check_redrawn(state, action)


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.rule)
def test_every_scene_can_be_drawn_again(scene: Scene) -> None:
    state = laid(scene.drawn)
    check_redrawn(state, state.parse(scene.action))


def check_redrawn(state: State, action: int) -> None:
    after = state.copy()
    after.step(action)
    before = state.view(None).to_json()
    happened = state.happened(action)
    assert told(redrawn(before, happened)) == told(after.view(None).to_json())
    assert points_of(happened, state) == change_of_banked_points(state, after)
    assert {event.rule for event in happened} <= RULE_IDS


def points_of(happened: tuple[Event, ...], state: State) -> list[dict[str, int]]:
    points = [dict.fromkeys(sources, 0) for sources in state.breakdown()]
    for event in happened:
        if event.kind == "points":
            assert event.seat is not None
            assert event.arguments["points"] != 0
            points[event.seat][str(event.arguments["source"])] += int(event.arguments["points"])
    return points


def change_of_banked_points(before: State, after: State) -> list[dict[str, int]]:
    both = zip(before.breakdown(), after.breakdown(), strict=True)
    return [{source: new[source]["banked"] - old[source]["banked"] for source in old} for old, new in both]


def test_what_is_paid_at_the_end_is_told_at_the_end_im_e1() -> None:
    """IM-A4, IM-A5, IM-M2 to IM-M4, IM-V1: the sources that are banked only then."""
    drawn = "players 2 / round 6 / wrath yes / ships ....>market ...>temple ..>obelisks 0. / burial 001 / obelisks 1 0"
    state = laid(f"{drawn} / cards burial_chamber_decoration statue sail | / temple 01")
    after = play(state.copy(), "sail 4 burial")
    told_points = points_of(state.happened(state.parse("sail 4 burial")), state)
    sources = ["burial", "obelisks", "decorations", "statues", "blue_cards", "wrath"]
    assert [told_points[0][source] for source in sources] == [6, 10, 1, 1, 1, -5]
    assert [banked(after, source)[0] for source in sources] == [6, 10, 1, 1, 1, -5]
    assert [banked(state, source)[0] for source in sources] == [0] * 6


# --- Secrets


LOOKING = (
    "sides BAAAA / ships 0... ... .2>market .. / market sail - - / pair lever statue / asks market 2 ship 3 order 2"
)


def kinds(happened: tuple[Event, ...]) -> list[str]:
    return [event.kind for event in happened]


def test_only_who_looks_sees_the_pair_im_b1() -> None:
    state = laid(LOOKING)
    cards: dict[str, Any] = {"first": "lever", "second": "statue", "number": 2}
    look = state.parse("pick hidden")
    for seat in (None, 0, 1, 3):
        assert state.happened(look, seat) == (Event("pair_seen", 2, "IM-B1", {}),)
    assert state.happened(look, 2) == (Event("pair_seen", 2, "IM-B1", cards),)


def test_a_single_card_of_the_pair_im_b1() -> None:
    """A pair of one card, which only positions by hand have, is kept without asking."""
    state = laid(LOOKING.replace("pair lever statue", "pair lever"))
    look = state.parse("pick hidden")
    seen = state.happened(look, 2)[0]
    assert seen == Event("pair_seen", 2, "IM-B1", {"first": "lever", "second": "", "number": 1})
    assert words.sentence("event-pair_seen", seen.arguments) == "looks at the face-down card: Lever"
    assert kinds(state.happened(look))[:2] == ["pair_seen", "card_kept"]


def test_nobody_can_tell_beforehand_what_the_pair_is_im_b1() -> None:
    state = laid(LOOKING)
    for seat in (None, 0, 1, 2, 3):
        assert state.events(state.parse("pick hidden"), seat) == (Event("unknown", None, "IM-R3", {}),)


def test_who_looked_can_tell_what_keeping_does_and_nobody_else_im_b1() -> None:
    state = play(laid(LOOKING), "pick hidden")
    keep = state.parse("keep 2")
    discarded = Event("card_discarded", None, "IM-B1", {"card": "lever"})
    kept = Event("card_kept", 2, "IM-B1", {"card": "statue"})
    assert state.events(keep, 2)[:2] == (discarded, kept)
    assert state.events(keep, 2) == state.happened(keep, 2)
    for seat in (None, 0, 1, 3):
        assert state.events(keep, seat) == (Event("unknown", None, "IM-R3", {}),)
        assert state.happened(keep, seat)[:2] == (discarded, kept)


def test_the_next_round_cannot_be_told_beforehand_im_s4() -> None:
    state = laid("ships ....>market ...>temple ..>obelisks 0. / temple 01 / market sail - - -")
    sail = state.parse("sail 4 burial")
    foreseen, happened = state.events(sail), state.happened(sail)
    points = [Event("points", seat, "IM-A3", {"source": "temple", "points": 1}) for seat in (0, 1)]
    discarded = Event("card_discarded", None, "IM-R4", {"card": "sail"})
    assert list(foreseen[-5:]) == [*happened[3:4], *points, discarded, Event("unknown", None, "IM-R3", {})]
    assert foreseen[:-1] == happened[: len(foreseen) - 1]
    assert kinds(happened)[len(foreseen) - 1 :] == ["round_began", *["card_turned_up"] * 4, "turn_began"]


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_the_top_card_cannot_be_told_beforehand_im_b2a(seat: int | None) -> None:
    state = laid(
        "sides ABAAA / ships .1..>pyramid ... .. .. / pyramid 1 | | / deck sarcophagus / asks build 0 ship 1 order 2"
    )
    build = state.parse("build left")
    built = [Event("stone_built", 0, "IM-B2", {"pyramid": "left", "space": 2})]
    points = Event("points", 0, "IM-B2", {"source": "pyramid", "points": 1})
    assert list(state.events(build, seat)) == [*built, points, Event("unknown", None, "IM-R3", {})]
    drawn = Event("card_drawn", 0, "IM-B2a", {"card": "sarcophagus"})
    carried_out = Event("card_carried_out", 0, "IM-M1", {"card": "sarcophagus"})
    assert state.happened(build, seat)[2:4] == (drawn, carried_out)


def test_the_next_reshuffle_cannot_be_told_beforehand_im_r2() -> None:
    drawn = "sides ABAAA / ships ....>pyramid ... .. .. / pyramid 1 | | / deck end / asks build 0 ship 1"
    state = laid(drawn)
    build = state.parse("build left")
    assert kinds(state.events(build)) == ["stone_built", "points", "unknown"]
    assert kinds(state.happened(build))[2:4] == ["deck_reshuffled", "card_drawn"]


def test_what_follows_from_what_all_see_is_told_in_full() -> None:
    """IM-A1, IM-M1: a face-up red card, and all that it causes."""
    state = laid("ships ....>market ... .. .. / market entrance - - - / asks market 1 ship 1")
    pick = state.parse("pick 1")
    for seat in (None, 0, 1):
        assert state.events(pick, seat) == state.happened(pick, seat)
