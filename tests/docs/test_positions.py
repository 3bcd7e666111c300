"""docs/positions.md: schemas, examples and the codes of refusals."""

import json
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from jsonschema import Draft202012Validator

import saqqara
from saqqara import Rng, State, View
from tests.reference import pyramido_policies, pyramido_start
from tests.tree import ROOT, RULES, read, texts

FOLDER = ROOT / "docs" / "positions"
PAGE = read(ROOT / "docs" / "positions.md")
ENGINES = [game for game in RULES if game in saqqara.games()]


def schema_of(game: str) -> Any:
    return json.loads(read(FOLDER / f"{game}.schema.json"))


def example_of(game: str) -> Any:
    return json.loads(read(FOLDER / f"{game}.json"))


def mistakes(game: str) -> Any:
    """Asked for each document: what is wrong with it, as path and message."""
    validator = Draft202012Validator(schema_of(game))
    return lambda document: [(error.json_path, error.message) for error in validator.iter_errors(document)]


def options_of(game: str, rng: Rng) -> dict[str, str | bool]:
    return {option.key: option.choices[rng.below(len(option.choices))] for option in saqqara.game(game).options}


def positions(state: State, rng: Rng) -> Iterator[State]:
    """A random game, position by position."""
    yield state
    while (count := state.legal_count()) > 0:
        state.apply(state.legal_at(rng.below(count)))
        yield state


@pytest.mark.parametrize("game", RULES)
def test_the_schema_is_one(game: str) -> None:
    Draft202012Validator.check_schema(schema_of(game))


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", ENGINES)
def test_positions_and_views_of_random_games_fulfil_the_schema(game: str, players: int, seed: int) -> None:
    rng = Rng(seed)
    wrong = mistakes(game)
    start = saqqara.start(game, players=players, seed=seed, options=options_of(game, rng))
    for state in positions(start, rng):
        assert wrong(state.to_json()) == []
        for seat in (None, state.turn % players):
            assert wrong(state.view(seat).to_json()) == []


def test_positions_of_all_four_stages_fulfil_the_schema() -> None:
    """Random games of Pyramido hardly leave the first stage; those of the twin's careful policy do."""
    wrong = mistakes("pyramido")
    twin = pyramido_start.twin(pyramido_start.start(2, seed=4))
    chance = random.Random(4)
    stages = set()
    while not twin.over:
        stages.add(twin.stage)
        assert wrong(twin.position()) == []
        assert wrong(twin.view(1)) == []
        twin.play(pyramido_policies.hole_avoiding(twin, chance))
    assert wrong(twin.position()) == []
    assert stages == {1, 2, 3, 4}


@pytest.mark.parametrize("game", RULES)
def test_the_schema_knows_the_keys_of_the_page(game: str) -> None:
    section = PAGE.split(f"\n## {game.capitalize()}\n")[1].split("\n## ")[0]
    shared = PAGE.split("\n## ")[0]
    top_level = [
        shared,
        section.split("`pending` always")[0].split("Each block")[0],
        section[section.rindex("In a view") :],
    ]
    documented = {
        key
        for part in top_level
        for row in re.findall(r"^\| (`[a-z_`, ]+) \|", part, re.MULTILINE)
        for key in re.findall(r"`([a-z_]+)`", row)
    }
    assert documented == set(schema_of(game)["properties"])


@pytest.mark.parametrize("game", RULES)
def test_the_example_fulfils_the_schema(game: str) -> None:
    assert mistakes(game)(example_of(game)) == []


@pytest.mark.parametrize("game", RULES)
def test_the_schema_tells_positions_from_views(game: str) -> None:
    wrong = mistakes(game)
    assert wrong({**example_of(game), "format": "saqqara-view/1"}) != []
    assert wrong({**example_of(game), "seat": 0}) != []
    assert wrong({**example_of(game), "to_move": None}) != []
    assert wrong({**example_of(game), "players": 4}) != []


@pytest.mark.parametrize("game", ENGINES)
def test_the_example_reads_back_equal(game: str) -> None:
    state = saqqara.from_json(example_of(game))
    assert state.to_json() == example_of(game)
    assert saqqara.from_json(json.dumps(state.to_json())) == state
    assert len(state.legal_actions()) > 1
    for seat in (None, *range(state.players)):
        view = state.view(seat)
        assert View.from_json(json.loads(json.dumps(view.to_json()))) == view
    state.playout(Rng(1))
    assert state.result() is not None


def test_the_example_of_imhotep_asks_off_turn() -> None:
    example = example_of("imhotep")
    assert example["to_move"] != example["active"]


def codes_with_a_sentence() -> set[str]:
    sentences = "\n".join(text for path, text in texts().items() if path.startswith("locales/en/"))
    return set(re.findall(r"^position-([a-z_]+) =", sentences, re.MULTILINE))


def documented_codes() -> set[str]:
    rows = re.findall(r"^\| (`[a-z_`, ]+) \| ", PAGE.split("## Mistakes")[1], re.MULTILINE)
    return {code for row in rows for code in re.findall(r"`([a-z_]+)`", row)}


def test_every_code_of_a_refusal_is_documented() -> None:
    assert sorted(codes_with_a_sentence() - documented_codes()) == []


def test_every_documented_code_is_one() -> None:
    source = "\n".join(text for path, text in texts().items() if path.startswith("src/"))
    assert [code for code in sorted(documented_codes()) if f'"{code}"' not in source] == []


def changed(game: str, path: str, value: Any) -> Any:
    """The example with the value at a path like `ships.2.site` replaced."""
    example = example_of(game)
    *parents, last = [int(part) if part.isdigit() else part for part in path.split(".")]
    place = example
    for part in parents:
        place = place[part]
    place[last] = value
    return example


SHARED = [
    ("format", "saqqara-position/2", "wrong_value", "format"),
    ("rules_version", 2, "wrong_value", "rules_version"),
    ("rules_version", True, "wrong_value", "rules_version"),
    ("players", "3", "wrong_type", "players"),
    ("players", True, "wrong_type", "players"),
    ("turn", -1, "out_of_range", "turn"),
    ("turn", 1.0, "wrong_type", "turn"),
    ("options", [], "wrong_type", "options"),
    ("options.komi", True, "unknown_key", "options.komi"),
    ("weather", "fair", "unknown_key", "weather"),
    ("pending.decision", "think", "wrong_value", "pending.decision"),
    ("pending", {}, "missing_key", "pending.decision"),
]
IMHOTEP = [
    ("round_cards.removed", "4322", "round_card_twice", "round_cards"),
    ("ships.0.size", 3, "other_ship_size", "ships[0].size"),
    ("ships.0.minimum", 2, "other_minimum", "ships[0].minimum"),
    ("ships.0.site", "market", "site_taken", "ships[1].site"),
    ("ships.0.stones", [0, None, None, None], "stones_on_empty_ship", "ships[0].stones"),
    ("deck", [], "other_number_of_cards", "cards"),
    ("market.0", "sail", "other_number_of_cards", "cards"),
    ("deck.0", "sail", "too_many_of_a_card", "cards"),
    ("old_pair", ["sail"], "not_of_the_pair", "old_pair"),
    ("temple.seen", [2, 0, 1, None, None], "other_number_of_stones", "temple.seen"),
    ("temple.seen", [2, 2, None, None, None], "more_seen_than_there", "temple.seen"),
    ("burial", [], "other_number_of_stones_in_all", "quarries"),
    ("pending", None, "nothing_to_decide", "to_move"),
    ("to_move", None, "nobody_to_move", "to_move"),
    ("pending.temple_space", 2, "does_not_fit", "pending.ship"),
    ("pending.order", [1], "does_not_fit", "pending.order"),
    ("passes", 1, "round_goes_on", "passes"),
    ("ships.2.stones.0", "white", "wrong_type", "ships[2].stones[0]"),
    ("pyramid.left", [3], "out_of_range", "pyramid.left[0]"),
    ("reshuffle", "sand", "wrong_type", "reshuffle"),
    ("deck.3", None, "wrong_value", "deck[3]"),
]
PYRAMIDO = [
    ("quarry.0", 47, "domino_twice", "quarry[1]"),
    ("stacks.0", [20], "other_number_of_dominoes", "stacks"),
    ("quarry.2", 90, "domino_twice", "stacks[2][7]"),
    ("stacks.0.1", None, "wrong_type", "stacks[0][1]"),
    ("eliminated", [0], "one_builder_left", "pending"),
    ("pyramids.0.0.0.jewels", ["br", "tl"], "not_sorted", "pyramids[0][0][0].jewels"),
    ("pyramids.0.0.0.marker", True, "marker_of_another_stage", "pyramids[0][0][0].marker"),
    ("pyramids.0.1.1.marker", True, "marker_without_jewel", "pyramids[0][1][1].marker"),
    ("pyramids.1.1.5.marker", True, "marker_twice", "pyramids[1][1][5].marker"),
    ("pyramids.0.0.0.colour", "gold", "wrong_value", "pyramids[0][0][0].colour"),
    ("pyramids.0.0.2.jewels", [], "one_jewel_on_a_card", "pyramids[0][0][2].jewels"),
    ("pyramids.0.1.0.card", True, "one_jewel_on_a_card", "pyramids[0][1][0].jewels"),
    ("stage_points.0", [], "other_number_of_scored_stages", "stage_points[0]"),
    ("pending.colour", None, "does_not_fit", "pending.colour"),
    ("pending.colour", "green", "side_not_held", "pending.colour"),
    ("pending.cells", [[0, 0], [2, 0]], "no_block_there", "pending.cells[1]"),
    ("to_move", None, "nobody_to_move", "to_move"),
    ("pending", None, "nothing_to_decide", "to_move"),
]
CASES = [(game, *case) for game in ENGINES for case in SHARED]
CASES += [("imhotep", *case) for case in IMHOTEP]
CASES += [("pyramido", *case) for case in PYRAMIDO if "pyramido" in ENGINES]


@pytest.mark.parametrize(("game", "path", "value", "code", "where"), CASES)
def test_a_mistake_is_refused_by_its_name(game: str, path: str, value: Any, code: str, where: str) -> None:
    with pytest.raises(saqqara.InvalidPosition) as refused:
        saqqara.from_json(changed(game, path, value))
    assert (refused.value.code, refused.value.path) == (code, where)
    assert code in documented_codes()


def test_a_view_must_not_say_more_than_its_seat_knows() -> None:
    view = saqqara.from_json(example_of("imhotep")).view(0).to_json()
    view["round_cards"]["removed"] = example_of("imhotep")["round_cards"]["removed"]
    with pytest.raises(saqqara.InvalidPosition) as refused:
        View.from_json(view)
    assert refused.value.code == "not_hidden"


def test_text_that_is_no_json_is_refused() -> None:
    with pytest.raises(saqqara.InvalidPosition) as refused:
        saqqara.from_json("{")
    assert refused.value.code == "not_json"
