"""The action table is frozen (docs/actions.md): an id never changes its meaning."""

import pytest

import saqqara
from saqqara import State, UnknownAction
from tests.games.pyramido.table import PLAIN, options, play, table

DEGREES = (0, 90, 180, 270)
WINDOW = range(-2, 5)
PLACES = [f"place {x},{y} {turn}" for y in WINDOW for x in WINDOW for turn in DEGREES]
TEXTS = [
    *("draft 1", "draft 2", "draft 3"),
    *PLACES,
    *("mark 1", "mark 2"),
    "skip",
    *("repair brown", "repair blue", "repair yellow", "repair turquoise", "repair red", "repair green"),
    *("lay 1 0", "lay 1 90", "lay 1 180", "lay 1 270", "lay 2 0", "lay 2 90", "lay 2 180", "lay 2 270"),
    *("refill 1", "refill 2", "refill 3", "refill 4"),
]
ANCHORS = {
    0: "draft 1", 3: "place -2,-2 0", 67: "place 0,0 0", 68: "place 0,0 90", 71: "place 1,0 0", 95: "place 0,1 0",
    198: "place 4,4 270", 199: "mark 1", 201: "skip", 202: "repair brown", 207: "repair green", 208: "lay 1 0",
    215: "lay 2 270", 216: "refill 1", 219: "refill 4",
}  # fmt: skip


@pytest.fixture
def state() -> State:
    """Nothing has been placed: 0,0 is the cell of the opening."""
    return saqqara.start("pyramido", players=2, seed=1)


def shifted(text: str, left: int, top: int) -> str:
    """The text of a placement when the box begins elsewhere."""
    if not text.startswith("place"):
        return text
    _, cell, turn = text.split()
    x, y = (int(number) for number in cell.split(","))
    return f"place {x + left},{y + top} {turn}"


def test_there_are_220_actions_and_their_texts_are_frozen(state: State) -> None:
    assert saqqara.game("pyramido").n_actions == len(TEXTS) == 220
    assert [state.text(action) for action in range(220)] == TEXTS
    assert {action: TEXTS[action] for action in ANCHORS} == ANCHORS


BOXES = [("N N", 0, 0), (". . N N / N N . .", -2, 0), (". . . N N / N N . . .", -3, 0), ("N . . / N N N", 0, -1)]


@pytest.mark.parametrize(("picture", "left", "top"), BOXES)
def test_the_window_begins_two_cells_beyond_the_box(picture: str, left: int, top: int) -> None:
    """PY-B2: in stage 1 the box around the blocks of the seat to move; texts count from its first domino."""
    state = table([picture, picture], "place 0", domino=56)
    assert [state.text(action) for action in range(220)] == [shifted(text, left, top) for text in TEXTS]


def test_above_stage_1_the_box_is_the_raster() -> None:
    """PY-B3: however stage 1 came to lie."""
    above = ". . N N / . . N N"
    state = table([[PLAIN, above], [PLAIN, above]], "place 0", domino=56)
    assert [state.text(action) for action in range(220)] == TEXTS
    assert not state.is_legal(TEXTS.index("place 0,0 90"))
    assert state.is_legal(TEXTS.index("place 1,0 90"))


@pytest.mark.parametrize(("picture", "left", "top"), BOXES)
def test_texts_read_back_whatever_their_case_and_blanks(picture: str, left: int, top: int) -> None:
    state = table([picture, picture], "place 0", domino=56)
    for action, shown in enumerate(TEXTS):
        text = shifted(shown, left, top)
        spellings = [text, text.upper(), text.title(), f"\t{text}\n", text.replace(" ", "   ").replace(",", " , ")]
        for spelling in (*spellings, text.replace(" ", "")):
            assert state.parse(spelling) == action, spelling


@pytest.mark.parametrize(
    "text",
    ["", " ", "draft", "draft 0", "draft 4", "drafts 1", "place", "place 0,0", "place 0 0 0", "place 0,0 45",
     "place 0,0 360", "place 0,0 -90", "place 5,0 0", "place -3,0 0", "place 0,5 0", "place 0,-3 0", "place 00,0 0",
     "place -0,0 0", "place 0,0 0 0", "mark", "mark 0", "mark 3", "skip 1", "repair", "repair pink", "repair 1",
     "lay 1", "lay 3 0", "lay 0 90", "lay 1 45", "refill", "refill 0", "refill 5", "0", "219", "pass", "☃",
     "skip\x00"],
)  # fmt: skip
def test_other_texts_are_unknown(state: State, text: str) -> None:
    before = state.copy()
    for reads in (state.parse, state.explain):
        with pytest.raises(UnknownAction) as refused:
            reads(text)
        assert (refused.value.code, refused.value.rule) == ("unknown_text", "PY-T1")
    assert state == before


def test_texts_of_legal_actions() -> None:
    """PY-T1, PY-T9: those of a turn, decision by decision."""
    state = table(["N N", "N N"], quarry=[56, 2, 3])
    assert options(state) == ["draft 1", "draft 2", "draft 3"]
    assert all(text.startswith("place") for text in options(play(state, "draft 1")))
    assert options(play(state, "place 2,0 0")) == ["mark 1", "mark 2"]
    assert options(play(state, "mark 2"))[0] == "skip"
    assert options(play(state, "repair red")) == ["lay 1 0", "lay 1 90", "lay 1 180", "lay 1 270"]
    assert options(play(state, "lay 1 0")) == ["refill 1", "refill 2"]


def test_after_the_end_texts_are_those_of_an_empty_table() -> None:
    """PY-E1: nobody is to move."""
    full = [PLAIN, "N N N N / " * 3, "N N N / " * 2, "N N"]
    state = table([full, full], None, quarry=[1, 2, None], points=[[(0, 0)] * 4] * 2)
    assert [state.text(action) for action in range(220)] == TEXTS
