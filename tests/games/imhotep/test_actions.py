"""The action table is frozen (docs/actions.md): an id never changes its meaning."""

import pytest

import saqqara
from saqqara import IllegalAction, State, UnknownAction

from .table import options, play, table

ACTIONS = """
take
load 1.1 | load 1.2 | load 1.3 | load 1.4 | load 2.1 | load 2.2 | load 2.3 | load 2.4
load 3.1 | load 3.2 | load 3.3 | load 3.4 | load 4.1 | load 4.2 | load 4.3 | load 4.4
sail 1 market | sail 1 pyramid | sail 1 temple | sail 1 burial | sail 1 obelisks
sail 2 market | sail 2 pyramid | sail 2 temple | sail 2 burial | sail 2 obelisks
sail 3 market | sail 3 pyramid | sail 3 temple | sail 3 burial | sail 3 obelisks
sail 4 market | sail 4 pyramid | sail 4 temple | sail 4 burial | sail 4 obelisks
play lever | play hammer | play sail | play chisel
pick 1 | pick 2 | pick 3 | pick 4
pick hidden
keep 1 | keep 2
build left | build middle | build right
choose points | choose stones
unload 1 | unload 2 | unload 3 | unload 4
decline
pass
"""
TEXTS = [text.strip() for line in ACTIONS.split("\n") if line for text in line.split("|")]

# The first id of each kind, so that a slip in the list above would show.
ANCHORS = {
    0: "take", 1: "load 1.1", 16: "load 4.4", 17: "sail 1 market", 36: "sail 4 obelisks", 37: "play lever",
    41: "pick 1", 45: "pick hidden", 46: "keep 1", 48: "build left", 51: "choose points", 52: "choose stones",
    53: "unload 1", 57: "decline", 58: "pass",
}  # fmt: skip


class Index:
    """A whole number as numpy has them: no int, but usable as one."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


@pytest.fixture
def state() -> State:
    return saqqara.start("imhotep", players=2, seed=1)


def test_there_are_59_actions_and_their_texts_are_frozen(state: State) -> None:
    assert saqqara.game("imhotep").n_actions == 59
    assert [state.text(action) for action in range(59)] == TEXTS
    assert {action: TEXTS[action] for action in ANCHORS} == ANCHORS


def test_no_two_actions_have_the_same_text() -> None:
    assert len(TEXTS) == len(set(TEXTS)) == 59


@pytest.mark.parametrize("text", TEXTS)
def test_a_text_reads_back_whatever_its_case_and_blanks(state: State, text: str) -> None:
    action = TEXTS.index(text)
    spellings = [text, text.upper(), text.title(), f"\t{text}\n", text.replace(" ", "   ").replace(".", " . ")]
    for spelling in (*spellings, text.replace(" ", "")):
        assert state.parse(spelling) == action, spelling


@pytest.mark.parametrize(
    "text",
    ["", " ", "tak", "takes", "take 1", "load", "load 1", "load 1.5", "load 0.1", "load 5.1", "load 11", "load 1.-1",
     "load 1,1", "load 01.1", "sail 1", "sail market", "sail 0 market", "sail 5 market", "sail 1 quarry",
     "sail market 1", "sail 1 burial chamber", "play", "play statue", "play entrance", "pick", "pick 0", "pick 5",
     "hidden", "keep 0",
     "keep 3", "build top", "choose", "choose cards", "unload 0", "unload 5", "passes", "0", "58", "take take", "☃",
     "decline\x00"],
)  # fmt: skip
def test_other_texts_are_unknown(state: State, text: str) -> None:
    before = state.copy()
    for reads in (state.parse, state.explain):
        with pytest.raises(UnknownAction) as refused:
            reads(text)
        assert (refused.value.code, refused.value.rule) == ("unknown_text", "IM-R3")
        assert refused.value.arguments == {"text": text}
    assert state == before


def test_texts_are_the_same_in_every_position() -> None:
    asked = table("ships .1..>pyramid ... .. ..\nsides ABAAA\nasks build 0 ship 1 order 2")
    assert [asked.text(action) for action in range(59)] == TEXTS
    assert options(asked) == ["build left", "build middle", "build right"]


@pytest.mark.parametrize("thing", [True, False, "take", "0", 0.0, 7.5, None, [0], b"0"], ids=repr)
def test_what_is_no_whole_number_is_a_type_error(state: State, thing: object) -> None:
    before = state.copy()
    for asks in (state.apply, state.text, state.events, state.happened):
        with pytest.raises(TypeError):
            asks(thing)  # type: ignore[arg-type]
    assert state == before


def test_whole_numbers_of_other_libraries_are_actions(state: State) -> None:
    assert state.text(Index(1)) == "load 1.1"
    assert state.explain(Index(1)) is None
    twin = play(state.copy(), "load 1.1")
    state.apply(Index(1))
    assert state == twin


@pytest.mark.parametrize("action", [-1, 59, 60, 2**31, 2**63, -(2**63), 10**30])
def test_ids_outside_the_space_are_refused(state: State, action: int) -> None:
    before = state.copy()
    with pytest.raises(IllegalAction) as refused:
        state.apply(action)
    assert (refused.value.code, refused.value.rule) == ("unknown_action", "IM-R3")
    with pytest.raises(UnknownAction):
        state.text(action)
    assert state == before
