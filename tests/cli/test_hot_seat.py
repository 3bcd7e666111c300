"""Several people at one terminal: what only one knows is never on the screen when another looks."""

import re

import saqqara

from .conftest import Terminal

TWO = "play pebbles --seed 3 --players you,you"
WIPE = "\x1b[H\x1b[2J\x1b[3J"
ALONE = "All others look away; then press Enter."


def screens(out: str) -> list[str]:
    """What can be on the screen (and scrolled back to) at one time: from one wiping to the next."""
    return out.split(WIPE)


def test_a_secret_is_shown_to_its_owner_alone(terminal: Terminal) -> None:
    top = saqqara.start("pebbles", seed=3).position()["bag"][0]
    ran = terminal(TWO, ["peek", "", "wait", "wait", "", "wait"])
    secret = f"Bag: {top} ? ? ?."
    shown = screens(ran.out)
    assert [secret in screen for screen in shown] == [True, True, False]
    for screen in shown[:2]:
        asked = screen.index(f"for you (0) only. {ALONE}")
        assert secret not in screen[:asked]
        assert "To decide: you (1)" not in screen[asked:]
    assert "To decide: you (1)" in shown[1]
    assert "To decide: you (1)" in shown[2]
    assert "worth" not in ran.out


def test_a_secret_leaves_the_screen_with_the_player(terminal: Terminal) -> None:
    ran = terminal(TWO, ["peek", "", "quit"])
    assert "Bag: 1 ?" not in screens(ran.out)[-1]
    assert "Bag: 2 ?" not in screens(ran.out)[-1]
    assert len(screens(ran.out)) == 2


def test_a_secret_waits_until_the_others_look_away(terminal: Terminal) -> None:
    ran = terminal(TWO, ["peek"])
    assert ALONE in ran.out
    assert ran.out.count("Bag: ") == 1


def test_where_there_are_no_secrets_nobody_is_sent_away(terminal: Terminal) -> None:
    ran = terminal(TWO, ["wait", "wait", "take", "take"])
    assert WIPE not in ran.out
    assert ALONE not in ran.out


def test_a_single_person_needs_no_curtain(terminal: Terminal) -> None:
    top = saqqara.start("pebbles", seed=3).position()["bag"][0]
    ran = terminal("play pebbles --seed 3 --players you,random", ["peek"])
    assert f"event-peeked worth={top} rule=PB-T1" in ran.out
    assert f"Bag: {top} ? ? ?." in ran.out
    assert WIPE not in ran.out


def test_nobody_sees_what_a_bot_knows_while_it_waits(terminal: Terminal) -> None:
    """A bot that has peeked is to move, and the table is asked for."""
    waiting = 0
    for seed in range(12):
        ran = terminal(f"play pebbles --seed {seed} --players random,you --confirm", ["wait", "table", ""] * 8)
        waiting += re.search(r"peek.*let random play on, or “undo”: table", ran.out, re.DOTALL) is not None
        assert re.search(r"Bag: [12] \?", ran.out) is None
    assert waiting >= 3


def test_people_see_of_a_bot_only_what_it_shows(terminal: Terminal) -> None:
    ran = terminal("play pebbles --seed 1 --players random,you --long", ["wait"] * 30)
    assert "random: peek" in ran.out
    assert "event-peeked worth" not in ran.out


def test_scores_and_table_are_those_of_a_view(terminal: Terminal) -> None:
    ran = terminal(TWO, ["peek", "", "wait", "table", "scores", "why peek"])
    assert "Bag: ? ? ? ?." in screens(ran.out)[-1]
    assert "Bag: 1" not in screens(ran.out)[-1]
    assert "Bag: 2" not in screens(ran.out)[-1]
