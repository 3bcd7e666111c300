"""Tests of Imhotep's slow twin alone: the examples of the rules page, points that need care, random games."""

from __future__ import annotations

import itertools
import random

import pytest

from .imhotep import Twin
from .imhotep_checks import random_game
from .imhotep_scoring import places_of
from .imhotep_start import (
    banked,
    changed,
    expect,
    first_ship,
    last_ship,
    play,
    projected,
    reshuffle,
    ship,
    start,
    twin,
)

# --- points that need care ---


def test_lever_offers_the_foremost_of_each_colour() -> None:
    t = twin(start(), cards=[["lever"], [], [], []], ships=first_ship([1, 2, 1, 3], 4))
    play(t, "play lever", "sail 1 temple")
    assert t.legal() == ["unload 1", "unload 2", "unload 4"]
    play(t, "unload 4")
    expect(t, legal=["unload 1", "unload 2"], to_move=0)
    assert t.ships[0].filled() == [1, 2, 3, 4]  # nothing is unloaded before the order is fixed
    play(t, "unload 1")
    assert t.legal() == ["unload 2", "unload 3"]
    play(t, "unload 3")
    expect(t, temple_seen=[3, 1, 1, 2, None], to_move=1)


def test_hammer() -> None:
    held = [["hammer"], [], [], []]
    full = [ship(1, [1]), ship(1, [1]), ship(1, [1]), ship(1, [1])]
    assert "play hammer" not in twin(start(), cards=held, ships=full).legal()
    assert "play hammer" not in twin(start(), cards=held, sleds=[0, 3, 4, 5], quarries=[0, 1, 1, 1]).legal()
    t = play(twin(start(), cards=held, sleds=[5, 3, 4, 5]), "play hammer")
    assert t.decision == "hammer"
    assert t.sleds[0] == 5
    assert t.discards == ["hammer"]
    one = twin(start(), cards=held, ships=[*full[:3], ship(1)])
    play(one, "play hammer")  # takes 3 onto the 2, and the only place to load is forced
    assert one.sleds[0] == 4
    assert one.ships[3].stones == [0]
    assert one.to_move == 1


def test_sail_card() -> None:
    ships = [ship(4, [1]), ship(3, [1, 1, 1]), ship(2, [None, 1]), ship(2, site="market")]
    t = play(twin(start(), cards=[["sail"], [], [], []], ships=ships), "play sail")
    assert t.legal() == [f"sail 3 {site}" for site in ["burial", "obelisks", "pyramid", "temple"]]
    assert t.position()["pending"]["ship"] == 3
    assert t.ships[2].stones == [0, 1]
    play(t, "sail 3 burial")
    expect(t, burial=[0, 1], to_move=1)
    none = twin(start(), cards=[["sail"], [], [], []], ships=[ship(4), ship(3), ship(3), ship(3)])
    assert "play sail" not in none.legal()


def test_chisel() -> None:
    held = [["chisel"], [], [], []]
    full = [ship(1, [1]), ship(1, [1]), ship(1, [1])]
    assert "play chisel" not in twin(start(), cards=held, ships=[*full, ship(1)]).legal()
    assert "play chisel" not in twin(start(), cards=held, sleds=[1, 3, 4, 5]).legal()
    t = play(twin(start(), cards=held, ships=[*full, ship(2)]), "play chisel")
    assert t.legal() == ["load 4.1", "load 4.2"]
    play(t, "load 4.2")
    assert t.ships[3].stones == [0, 0]
    assert t.sleds[0] == 0
    assert t.to_move == 1


def test_pair() -> None:
    base = changed(
        start(sides="BAAAA"),
        market=[None, "lever", None],
        pair=["statue", "hammer"],
        old_pair=["hammer"],
        ships=first_ship([1, 2], 2),
    )
    t = play(twin(base), "sail 1 market")
    expect(t, legal=["decline", "pick 2", "pick hidden"], revealed=0)
    play(t, "pick hidden")
    expect(t, legal=["keep 1", "keep 2"], revealed=1, to_move=1)
    assert t.view(1)["pair"] == ["statue", "hammer"]
    assert t.view(0)["pair"] == [None, None]
    assert t.view(None)["pair"] == [None, None]
    play(t, "keep 1")
    assert t.cards[1] == ["statue"]
    expect(t, discards=["hammer"], revealed=2, pair=[], old_pair=[], legal=["decline", "pick 2"])
    single = play(twin(base, pair=["statue"]), "sail 1 market", "pick hidden")
    assert single.cards[1] == ["statue"]
    expect(single, revealed=1, to_move=2)


def test_draws_reshuffle_only_an_empty_deck() -> None:
    base = changed(start(sides="BABAA"), deck=["lever"], discards=[], ships=last_ship([0], 1))
    t = play(twin(base, market=["sail", None, None], pair=["statue", "hammer"], discards=["chisel"]), "sail 1 pyramid")
    # the leftovers join the discards; lever is drawn, then the four others become the new deck
    assert t.market[0] == "lever"
    assert None not in t.market
    assert len(t.pair) == 2
    expect(t, deck=[], discards=[], old_pair=[])
    late = twin(base, market=["sail", None, None], pair=[], deck=["lever", "sail", "chisel", "statue"])
    play(late, "sail 1 pyramid")  # the pair's first card is the last one of the old deck
    assert late.pair[0] == "statue"
    assert late.old_pair == ["statue"]
    assert late.pair[1] == "sail"
    dry = play(twin(base, market=[None, None, None], pair=[], deck=[]), "sail 1 pyramid")
    expect(dry, market=[None, None, None], pair=[], reshuffle_word=base["reshuffle"])


def test_old_pair_after_a_bonus_card() -> None:
    t = twin(
        start(sides="BBAAA"),
        deck=[],
        discards=["chisel"],
        pair=["statue", "hammer"],
        pyramid={"left": [1], "middle": [], "right": []},
        ships=first_ship([1], 2),
    )
    play(t, "sail 1 pyramid", "build left")
    assert t.cards[1] == ["chisel"]
    expect(t, old_pair=["statue", "hammer"], revealed=1)


def test_load_bonus() -> None:
    base = changed(start(sides="ABAAA"), pyramid={"left": [], "middle": [], "right": [0, 1, 2]})
    t = play(twin(base, ships=[ship(2, [1]), ship(1), ship(2, [0, 1]), ship(1, [3])]), "sail 1 pyramid", "build right")
    expect(t, legal=["decline", "load 2.1"], to_move=1)
    play(t, "load 2.1")
    assert t.ships[1].stones == [1]
    assert t.sleds[1] == 2
    expect(t, to_move=1, decision="action")
    last = twin(base, ships=last_ship([1], 2))
    play(last, "sail 1 pyramid", "build right")  # the fourth ship: nothing can be loaded any more
    assert last.round == 2
    assert banked(last, "pyramid")[1] == 3 + 1


def test_one_open_pyramid_is_forced_and_surplus() -> None:
    full = {"left": [0] * 5, "middle": [0] * 5, "right": [0] * 4}
    t = play(twin(start(sides="ABAAA"), pyramid=full, ships=first_ship([1, 2], 2)), "sail 1 pyramid")
    assert t.decision == "action"
    assert t.pyramid_b["right"] == [0, 0, 0, 0, 1]
    assert t.surplus == [0, 0, 1, 0]
    flat = play(twin(start(), pyramid=[0] * 14, ships=first_ship([1, 2], 2)), "sail 1 pyramid")
    assert flat.surplus == [0, 1, 1, 0]
    assert banked(flat, "pyramid") == [34, 1, 1, 0]


def test_stuck_round_and_end_of_the_game() -> None:
    base = changed(
        start(2, "BABAA", wrath=True),
        round=6,
        sleds=[0, 0],
        quarries=[0, 0],
        cards=[["lever"], ["statue"]],
        temple={"seen": [0, 1, None, None], "stones": [1, 1]},
        ships=[ship(4, [0, 1]), ship(4), ship(2, site="temple"), ship(2, site="market")],
    )
    base["round_cards"]["seen"] = base["round_cards"]["seen"] + base["round_cards"]["pile"]
    base["round_cards"]["pile"] = []
    t = twin(base)
    assert t.legal() == ["pass"]
    play(t, "pass")
    expect(t, legal=["pass"], to_move=1, turn=1, passes=1)
    play(t, "pass")  # the stones aboard go home, so the choice has stones to offer
    expect(t, quarries=[1, 1], to_move=0, legal=["choose points", "choose stones"])
    play(t, "choose stones")
    assert t.to_move is None
    expect(t, legal=[], revealed=1, turn=1, scores=[1 - 5, 2 + 1 - 5])
    end = t.position()
    assert (end["ships"], end["market"], end["pair"], end["pending"]) == ([], [None] * 3, [], None)
    assert end["round"] == 6
    assert end["active"] == 1
    assert t.result() == {"places": [2, 1], "winners": [1], "scores": [-4, -2], "reason": "rounds_played"}


def test_stuck_round_begins_the_next_one_left_of_the_last_to_pass() -> None:
    ships = [ship(4, [0, 1]), ship(4), ship(2, site="temple"), ship(2, site="market")]
    t = play(twin(start(2), round=5, sleds=[0, 0], quarries=[0, 0], ships=ships), "pass", "pass")
    expect(t, round=6, to_move=0, active=0, passes=0, turn=2, quarries=[1, 1], legal=["take"])


def test_places() -> None:
    assert places_of([40, 40, 30, 40], [1, 1, 5, 0]) == [1, 1, 4, 3]


def test_wrath_looks_at_the_four_building_sites() -> None:
    base = changed(
        start(2, wrath=True),
        surplus=[1, 0],
        pyramid=[1],
        burial=[0, 1],
        temple={"seen": [0, 1, None, None], "stones": [1, 1]},
    )
    assert projected(twin(base, obelisks={"stones": [1, 0]}), "wrath") == [0, -5]
    assert banked(twin(base, obelisks={"stones": [1, 0]}), "wrath") == [0, 0]
    off = twin(base, options={**base["options"], "wrath": False})
    assert projected(off, "wrath") == [0, 0]


# --- random games ---


@pytest.mark.parametrize("sides", ["".join(mix) for mix in itertools.product("AB", repeat=5)])
def test_random_games(sides: str) -> None:
    for players in [2, 3, 4]:
        for wrath in [False, True]:
            name = f"{sides}{players}{wrath}"
            rng = random.Random(name)
            random_game(start(players, sides, wrath, rng.randrange(10**6)), rng, hoard=wrath and players == 2)


def test_views_hide() -> None:
    t = Twin(start(3, "BBBBB"), reshuffle)
    for seat in [None, 0, 1, 2]:
        v = t.view(seat)
        assert v["format"] == "saqqara-view/1"
        assert v["seat"] == seat
        assert v["round_cards"] == {"seen": t.seen_round_cards, "pile": [None] * 5, "removed": None}
        assert v["deck"] == [None] * 29
        assert v["pair"] == [None, None]
        assert v["reshuffle"] is None
        same = set(v) - {"format", "seat", "round_cards", "deck", "pair", "reshuffle"}
        assert {key: v[key] for key in same} == {key: t.position()[key] for key in same}
