"""Pyramido, slow twin: random games and what has to be true at every position."""

from __future__ import annotations

import random
from collections import Counter

from .pyramido import FIRST_DECISIONS, Twin
from .pyramido_building import box_of, is_full, raster, seen_from_above, within_stage_1
from .pyramido_policies import Policy
from .pyramido_table import CARDS, COLOURS, DOMINOES, STAGES, Block, Json, turned

SOURCES = [f"stage{stage}_{part}" for stage in STAGES for part in ["jewels", "minos"]]
WINDOW = range(-2, 5)  # docs/actions.md: DX and DY


def kind(block: Block) -> tuple[str, int, bool]:
    """What a block looks like, however it is turned: two jewels lie side by side or across."""
    return (block.colour, len(block.jewels), turned(block.jewels, 180) == block.jewels)


def counted(blocks: list[Block]) -> Counter[tuple[str, int, bool]]:
    return Counter(kind(block) for block in blocks)


def all_blocks(t: Twin) -> list[Block]:
    return [block for pyramid in t.pyramids for stage in pyramid.values() for block in stage.values()]


def check_dominoes(t: Twin, forced_cards: int) -> None:
    """PY-C1: each domino is in one place; blocks and jewels of the laid ones are there or lie under a card."""
    named = [domino for stack in t.stacks for domino in stack] + [d for d in t.quarry if d is not None]
    named += [] if t.domino is None else [t.domino]
    assert len(named) == len(set(named))
    assert all(t.stacks)
    assert sum(len(stack) for stack in t.stacks) >= 7  # PY-T12
    mid_turn = not t.over and t.decision not in [*FIRST_DECISIONS, "forced_lay"]
    finished = t.over and t.stage == 4  # PY-T11
    assert t.quarry.count(None) == int(mid_turn or finished)
    laid = [block for domino in DOMINOES if domino not in named for block in DOMINOES[domino]]
    blocks = all_blocks(t)
    cards = [block for block in blocks if block.card]
    printed = [block for block in blocks if not block.card]
    assert len(laid) == len(blocks) - forced_cards
    assert counted(printed) <= counted(laid)
    replaced = counted(laid) - counted(printed)
    assert replaced.total() == len(cards) - forced_cards
    assert all(len(card.jewels) == 1 for card in cards)


def check_pyramid(t: Twin, seat: int) -> None:
    pyramid = t.pyramids[seat]
    for stage in STAGES:
        blocks = pyramid[stage]
        if stage > t.stage:
            assert not blocks
        elif stage == 1 and blocks:
            assert within_stage_1(list(blocks))
            assert (0, 0) in blocks
            assert (1, 0) in blocks
        elif stage > 1 and blocks:
            assert set(blocks) <= set(raster(pyramid, stage) or [])
        if stage < t.stage and seat not in t.eliminated:
            assert is_full(pyramid, stage)
            if not pyramid[stage + 1]:
                assert len(seen_from_above(pyramid)) == 80  # PY-B4
        marked = [block for block in blocks.values() if block.marker]
        assert not marked or stage == t.stage  # PY-R5
        assert all(block.jewels for block in marked)  # PY-T7
        assert len({block.colour for block in marked}) == len(marked)
    used = [block.colour for stage in STAGES for block in pyramid[stage].values() if block.card]
    assert all(used.count(card[0]) + used.count(card[1]) <= 1 for card in CARDS)
    assert t.cards_left(seat) == 3 - len(used)
    assert all(block.colour in COLOURS for stage in STAGES for block in pyramid[stage].values())


def check_turns(t: Twin) -> None:
    """PY-B1: in a stage nobody is more than a turn ahead; PY-R1: scored is what everybody has built."""
    scored = 4 if t.over and len(t.still_in()) > 1 else t.stage - 1
    for seat in t.still_in():
        assert len(t.stage_points[seat]) == scored
    assert all(len(t.stage_points[seat]) < t.stage for seat in t.eliminated)
    if t.over:
        return
    begun = [(len(t.stage_of(seat)) + 1) // 2 for seat in t.still_in()]
    assert max(begun) - min(begun) <= 1
    assert t.to_move in t.still_in()


def check_window(t: Twin) -> None:
    """docs/actions.md: every legal placement lies in the window."""
    assert t.to_move is not None
    cells = list(t.stage_of(t.to_move))
    if t.stage > 1:
        cells = raster(t.pyramids[t.to_move], t.stage) or []
    box = box_of(cells) if cells else None
    for text in t.legal():
        x, y = text.split()[1].split(",")
        assert int(x) - (box.left if box else 0) in WINDOW
        assert int(y) - (box.top if box else 0) in WINDOW


def check_points(t: Twin) -> None:
    table = t.breakdown()
    assert [list(parts) for parts in table] == [SOURCES] * t.players
    assert t.scores() == [sum(part["banked"] for part in parts.values()) for parts in table]
    if t.over:
        assert all(part["banked"] == part["projected"] for parts in table for part in parts.values())


def check_view(t: Twin) -> None:
    p, v = t.position(), t.view(None)
    assert v["stacks"] == [[stack[0], *[None] * (len(stack) - 1)] for stack in p["stacks"]]
    assert len(v["hidden"]) == sum(stack.count(None) for stack in v["stacks"])
    same = set(v) - {"format", "seat", "stacks", "hidden"}
    assert {key: v[key] for key in same} == {key: p[key] for key in set(p) - {"format", "stacks"}}


def check(t: Twin, forced_cards: int) -> None:
    check_dominoes(t, forced_cards)
    for seat in t.seats():
        check_pyramid(t, seat)
    check_turns(t)
    check_points(t)
    check_view(t)
    if t.decision == "place":
        check_window(t)
    assert (t.to_move is None) == t.over == (t.result() is not None)


def check_copy(t: Twin, text: str, after: Twin) -> None:
    """A position that is read again goes on in the same way."""
    t.play(text)
    assert t.position() == after.position()
    assert t.legal() == after.legal()


def check_step(t: Twin, text: str, decision: str | None, before: tuple[int, int]) -> None:
    """What the counters do: only a refill shows something, and it ends the turn."""
    assert t.revealed - before[1] == (1 if text.startswith("refill") else 0)
    assert t.turn - before[0] in [0, 1]
    if text.startswith("refill"):
        assert t.over or t.turn == before[0] + 1
    if decision in ["draft", "mark"]:
        assert t.turn == before[0] or t.stage == 4


def random_game(p: Json, rng: random.Random, policy: Policy, counts: Counter[str] | None = None) -> Twin:
    """A whole game with all checks on the way; `counts` collects what happened."""
    counts = Counter() if counts is None else counts
    t = Twin(p)
    assert t.position() == p
    forced_cards = moves = 0
    while t.to_move is not None:
        legal = t.legal()
        assert legal == sorted(set(legal))
        assert legal
        decision = t.decision
        assert len(legal) > 1 or decision == "draft"
        text = policy(t, rng)
        before = (t.turn, t.revealed)
        again = Twin(t.position()) if moves % 5 == 0 or decision in ["forced_repair", "forced_lay"] else None
        t.play(text)
        if again is not None:
            check_copy(again, text, t)
        check_step(t, text, decision, before)
        forced_cards += decision == "forced_lay"
        check(t, forced_cards)
        counts[str(decision)] += 1
        moves += 1
        assert moves < 600
    assert t.legal() == []
    counts.update(games=1, decisions=moves, forced_repairs=forced_cards // 2, eliminations=len(t.eliminated))
    result = t.result()
    assert result is not None
    counts.update([result["reason"], f"ended_in_stage_{t.stage}"])
    return t
