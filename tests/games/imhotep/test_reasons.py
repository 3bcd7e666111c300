"""Every refusal says which rule forbids the action now, and why; what it says is true."""

import ast
import re
from pathlib import Path

import pytest

from saqqara import IllegalAction, Reason, words
from saqqara.games.imhotep import reasons
from tests.tree import source_of

from .drawn import laid
from .games import MIXES, games
from .table import play, table
from .truth import RULE_IDS, is_true

CHOICE = "sides AABAA / ships ....>market ...>pyramid ..>temple ..>burial / temple 0 / asks choice 0 temple_space 1"

# The table, its lines parted by slashes; the refused action; and code, rule and arguments of the reason.
Case = tuple[str, str, str, str, dict[str, int | str]]
CASES: list[Case] = [
    # A turn's action (IM-R3)
    ("sleds 5 0 0 0", "take", "sled_full", "IM-T1", {"places": 5}),
    ("sleds 2 0 0 0 / burial 00000000000000000000 / surplus 7 0 0 0 / pyramid 11111111111111",
     "take", "quarry_empty", "IM-T1", {}),
    ("sleds 0 2 2 2", "load 1.1", "sled_empty", "IM-T2", {}),
    ("sleds 2 2 2 2", "load 4.3", "no_such_space", "IM-T2", {"ship": 4, "size": 2}),
    ("sleds 0 2 2 2", "load 3.4", "no_such_space", "IM-T2", {"ship": 3, "size": 3}),
    ("ships .1.. .... ... .. / sleds 2 2 2 2", "load 1.2", "space_taken", "IM-T2", {"ship": 1, "space": 2}),
    ("ships .... ...>temple .. .. / sleds 2 2 2 2",
     "load 2.1", "ship_sailed", "IM-T2", {"ship": 2, "site": "temple"}),
    ("ships .... 01.>market .. .. / asks market 0 ship 2 order 1 2 / market - - - sail",
     "pick 1", "no_card_there", "IM-A1", {"space": 1}),
    ("ships 01.. ... .. ..",
     "sail 1 market", "below_minimum", "IM-T3", {"ship": 1, "stones": 2, "minimum": 3}),
    ("players 2 / ships .... ... .. .",
     "sail 4 temple", "below_minimum", "IM-T3", {"ship": 4, "stones": 0, "minimum": 1}),
    ("ships 011. ...>market .. ..", "sail 1 market", "site_taken", "IM-T3", {"site": "market"}),
    ("ships 011. ...>market .. ..", "sail 2 pyramid", "ship_sailed", "IM-T3", {"ship": 2, "site": "market"}),
    ("cards sail hammer | lever | |", "play lever", "card_not_held", "IM-T4", {"card": "lever"}),
    ("cards lever | | | / ships 01.. 0.. .. ..", "play lever", "no_ship_ready", "IM-T4a", {}),
    ("cards hammer | | | / sleds 2 0 0 0 / ships ....>temple 012 01 01",
     "play hammer", "no_free_space", "IM-T4b", {}),
    ("cards hammer | | | / burial 00000000000000000000 / surplus 9 0 0 0 / pyramid 11111111111111",
     "play hammer", "sled_stays_empty", "IM-T4b", {}),
    ("cards sail | | | / sleds 0 2 2 2 / ships 01.. ... .. ..", "play sail", "sled_empty", "IM-T4c", {}),
    ("cards sail | | | / sleds 2 2 2 2 / ships 1... ... ... ...>market",
     "play sail", "no_ship_would_be_ready", "IM-T4c", {}),
    ("cards chisel | | | / sleds 1 2 2 2", "play chisel", "two_stones_needed", "IM-T4d", {"stones": 1}),
    ("cards chisel | | |", "play chisel", "two_stones_needed", "IM-T4d", {"stones": 0}),
    ("cards chisel | | | / sleds 2 2 2 2 / ships 0123 012 01 1.",
     "play chisel", "two_spaces_needed", "IM-T4d", {"spaces": 1}),
    ("", "pass", "something_is_possible", "IM-T5", {}),
    # A turn's action is asked, and the answer to something else is given
    ("market sail - - -", "pick 1", "not_asked", "IM-A1", {}),
    ("sides BAAAA / pair sail statue", "pick hidden", "not_asked", "IM-B1", {}),
    ("sides BAAAA / pair sail statue", "keep 2", "not_asked", "IM-B1", {}),
    ("sides ABAAA", "build left", "not_asked", "IM-B2", {}),
    ("sides AABAA", "choose points", "not_asked", "IM-B3", {}),
    ("ships 01.. ... .. ..", "unload 1", "not_asked", "IM-T4a", {}),
    ("", "decline", "not_asked", "IM-A1", {}),
    # What a blue card leaves to choose (IM-T4)
    ("sleds 2 2 2 2 / ships 1... ... .. .. / asks hammer 0",
     "load 1.1", "space_taken", "IM-T4b", {"ship": 1, "space": 1}),
    ("sleds 2 2 2 2 / ships .... ... .. .. / asks chisel_first 0",
     "load 2.4", "no_such_space", "IM-T4d", {"ship": 2, "size": 3}),
    ("sleds 2 2 2 2 / ships ....>burial ... .. .. / asks chisel_second 0",
     "load 1.1", "ship_sailed", "IM-T4d", {"ship": 1, "site": "burial"}),
    ("sleds 2 2 2 2 / ships .... 01. .. .. / asks sail_load 0",
     "load 1.1", "below_minimum", "IM-T4c", {"ship": 1, "stones": 1, "minimum": 3}),
    ("sleds 2 2 2 2 / ships .... 01. .. .. / asks sail_load 0",
     "take", "other_decision", "IM-T4c", {"decision": "sail_load"}),
    ("ships 0123 01. .. .. / asks sail_ship 0 ship 2", "sail 1 market", "other_ship", "IM-T4c", {"ship": 2}),
    ("ships ....>market 01. .. .. / asks sail_ship 0 ship 2",
     "sail 2 market", "site_taken", "IM-T4c", {"site": "market"}),
    ("ships 0123 0.. .. .. / asks lever_ship 0",
     "sail 2 market", "below_minimum", "IM-T4a", {"ship": 2, "stones": 1, "minimum": 2}),
    ("ships 0123 ...>temple .. .. / asks lever_ship 0",
     "sail 2 market", "ship_sailed", "IM-T4a", {"ship": 2, "site": "temple"}),
    ("ships 0123 ...>temple .. .. / asks lever_ship 0",
     "sail 1 temple", "site_taken", "IM-T4a", {"site": "temple"}),
    ("ships 0.11>burial ... .. .. / asks lever_order 2 ship 1 / active 2",
     "unload 2", "no_stone_there", "IM-T4a", {"ship": 1, "space": 2}),
    ("ships 0.11>burial ... .. .. / asks lever_order 2 ship 1 / active 2",
     "unload 4", "not_the_foremost", "IM-T4a", {"ship": 1, "space": 4}),
    ("ships 0211>burial ... .. .. / asks lever_order 2 ship 1 order 3 / active 2",
     "unload 3", "already_ordered", "IM-T4a", {"ship": 1, "space": 3}),
    ("ships 0211>burial ... .. .. / asks lever_order 2 ship 1 / active 2",
     "load 2.1", "other_decision", "IM-T4a", {"decision": "lever_order"}),
    # What a stone brings to its owner (IM-T3a)
    ("ships .1..>market ... .. .. / market sail - - - / asks market 0 ship 1 order 2",
     "pick hidden", "no_hidden_cards", "IM-B1", {}),
    ("sides BAAAA / ships .1..>market ... .. .. / market sail - - / asks market 0 ship 1 order 2",
     "pick hidden", "no_hidden_cards", "IM-B1", {}),
    ("sides BAAAA / ships .1..>market ... .. .. / market sail - - / pair statue lever / asks market 0 ship 1 order 2",
     "pick 4", "no_card_there", "IM-A1", {"space": 4}),
    ("sides BAAAA / ships .1..>market ... .. .. / pair sail / asks keep 0 ship 1 order 2",
     "keep 2", "one_card_only", "IM-B1", {}),
    ("sides BAAAA / ships .1..>market ... .. .. / pair sail statue / asks keep 0 ship 1 order 2",
     "decline", "other_decision", "IM-B1", {"decision": "keep"}),
    ("sides ABAAA / ships .1..>pyramid ... .. .. / pyramid 01 | 01230 | 2 / asks build 0 ship 1 order 2",
     "build middle", "pyramid_complete", "IM-B2", {"pyramid": "middle"}),
    ("sides ABAAA / ships .1..>pyramid ... .. .. / pyramid 01 | 012 | 2 / asks stones 0 ship 1 order 2",
     "load 2.1", "other_decision", "IM-B2b", {"decision": "stones"}),
    ("sides ABAAA / ships .1..>pyramid 1.. .. .. / sleds 2 2 2 2 / pyramid 01 | 012 | 2 / asks load 0 ship 1 order 2",
     "load 2.1", "space_taken", "IM-B2c", {"ship": 2, "space": 1}),
    ("sides ABAAA / ships .1..>pyramid 1.. .. .. / sleds 2 2 2 2 / pyramid 01 | 012 | 2 / asks load 0 ship 1 order 2",
     "load 1.1", "ship_sailed", "IM-B2c", {"ship": 1, "site": "pyramid"}),
    (f"{CHOICE} / sleds 5 0 0 0",
     "choose stones", "sled_full", "IM-B3", {"places": 5}),
    (CHOICE,
     "decline", "other_decision", "IM-B3", {"decision": "choice"}),
    (f"{CHOICE} / burial 00000000000000000000 / surplus 8 0 0 0 / pyramid 11111111111111",
     "choose stones", "quarry_empty", "IM-B3", {}),
]  # fmt: skip


@pytest.mark.parametrize(("drawn", "text", "code", "rule", "arguments"), CASES)
def test_refused(drawn: str, text: str, code: str, rule: str, arguments: dict[str, int | str]) -> None:
    """IM-R3 to IM-T5, IM-A1 to IM-B3: code, rule and arguments, a sentence, and nothing changes."""
    state = laid(drawn)
    before = state.copy()
    with pytest.raises(IllegalAction) as refused:
        state.apply(state.parse(text))
    reason = Reason(refused.value.code, refused.value.rule, refused.value.arguments)
    assert reason == Reason(code, rule, arguments)
    assert state.explain(text) == state.explain(state.parse(text)) == reason
    assert state == before
    check_sentence(reason)
    assert str(refused.value) == str(reason)
    assert is_true(reason, state, text)


def check_sentence(reason: Reason) -> None:
    said = str(reason)
    assert words.has(f"reason-{reason.code}")
    assert said[0].isupper(), said
    assert said.endswith(f"({reason.rule})."), said
    assert not re.search(r"[{}=_$]|reason-", said), said


def codes_of(module_file: str) -> set[str]:
    """The codes of all reasons that a module gives."""
    calls = [node for node in ast.walk(ast.parse(Path(module_file).read_text())) if isinstance(node, ast.Call)]
    first = [call.args[0] for call in calls if isinstance(call.func, ast.Name) and call.func.id == "Reason"]
    constants = [node for code in first for node in ast.walk(code) if isinstance(node, ast.Constant)]
    return {str(constant.value) for constant in constants}


def test_every_code_is_met() -> None:
    codes = codes_of(str(source_of(reasons)))
    assert {"sled_full", "sled_stays_empty", "no_free_space", "other_decision"} <= codes
    assert {code for _, _, code, _, _ in CASES} == codes


@pytest.mark.parametrize("action", [-1, 59, 10**20])
def test_unknown_action_im_r3(action: int) -> None:
    state = table("")
    reason = Reason("unknown_action", "IM-R3", {"action": action, "actions": 59})
    assert state.explain(action) == reason
    with pytest.raises(IllegalAction, match="numbered from 0") as refused:
        state.apply(action)
    assert refused.value.code == "unknown_action"
    check_sentence(reason)


def test_game_over_im_e1() -> None:
    over = table("round 6\nasks nobody")
    for action in range(59):
        assert over.explain(action) == Reason("game_over", "IM-E1", {})
        with pytest.raises(IllegalAction, match="The game is over") as refused:
            over.apply(action)
        assert (refused.value.code, refused.value.rule) == ("game_over", "IM-E1")
    assert over == table("round 6\nasks nobody")
    unknown = over.explain(59)
    assert unknown is not None
    assert unknown.code == "unknown_action"
    assert over.view(0).explain("take") == Reason("game_over", "IM-E1", {})


def test_not_your_decision_im_r3() -> None:
    """IM-T3a: off turn it is the stone's owner who decides."""
    state = table("ships .1..>market ... .. ..\nmarket sail - - -\nactive 1\nasks market 3 ship 1 order 2")
    reason = Reason("not_your_decision", "IM-R3", {"seat": 3})
    for seat in (None, 0, 1, 2):
        assert state.view(seat).explain("pick 1") == reason
        assert state.view(seat).explain("pick 2") == reason
    assert state.view(3).explain("pick 1") is None
    assert state.view(3).explain("pick 2") == Reason("no_card_there", "IM-A1", {"space": 2})
    check_sentence(reason)


def test_a_full_sled_is_named_before_an_empty_quarry_im_t1() -> None:
    state = table("sleds 5 0 0 0\nburial 00000000000000000000\nsurplus 4 0 0 0\npyramid 11111111111111")
    assert state.explain("take") == Reason("sled_full", "IM-T1", {"places": 5})


def test_passing_is_asked_anew_every_turn_im_t5() -> None:
    stuck = "players 2\nround 6\nships .... ... .. ..\nburial 00000000000000000000\nsurplus 9 0\npyramid 11111111111111"
    state = play(table(stuck), "pass")
    assert state.to_move == 1
    assert state.explain("pass") == Reason("something_is_possible", "IM-T5", {})


@pytest.mark.parametrize("sides", MIXES)
def test_every_refusal_in_random_games_is_true(sides: str) -> None:
    """IM-R3: every action that is not legal has a reason with a text, an existing rule and true arguments."""
    met = set()
    for state, _ in games([sides]):
        if state.to_move is None:
            continue
        legal = state.legal_actions()
        said = state.to_json()
        for action in range(59):
            reason = state.explain(action)
            assert (reason is None) == (action in legal)
            if reason is not None:
                text = state.text(action)
                assert is_true(reason, state, text, said), (text, reason, said)
                met.add((reason.code, reason.rule, tuple(reason.arguments)))
    assert {rule for _, rule, _ in met} <= RULE_IDS
    assert all(words.has(f"reason-{code}") for code, _, _ in met)
    assert len(met) > 5


def test_rules_of_all_reasons_are_on_the_rules_page() -> None:
    assert {rule for _, _, _, rule, _ in CASES} | {"IM-E1", "IM-R3"} <= RULE_IDS
