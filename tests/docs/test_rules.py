"""The rules pages: ids, rulings, and what other pages and the tables say of the same things."""

import csv
import re

import pytest

from saqqara.games.imhotep import tables
from tests.tree import ROOT, RULES, cited, read, rule_ids, rules_page, texts

ID = re.compile(r"(IM|PY)-[A-Z]\d+[a-z]?")
TRANSLATED = [(page.stem, page.parent.name) for page in sorted((ROOT / "docs" / "rules").glob("*/*.md"))]
MARKS = {"de": ("**Festlegung.**", "*Warum:*")}  # of a ruling and of its reason


@pytest.mark.parametrize("game", RULES)
def test_every_id_has_one_heading_of_its_own(game: str) -> None:
    ids = rule_ids(game)
    assert len(ids) == len(set(ids))
    assert all(ID.fullmatch(rule) and rule.startswith(RULES[game]) for rule in ids)


@pytest.mark.parametrize("game", RULES)
def test_a_letter_stands_below_its_rule(game: str) -> None:
    ids = rule_ids(game)
    for index, rule in enumerate(ids):
        if rule[-1].isalpha():
            above = [other for other in ids[:index] if not other[-1].isalpha()][-1]
            assert rule[:-1] == above


def test_every_id_that_is_cited_exists() -> None:
    known = {rule for game in RULES for rule in rule_ids(game)}
    unknown = {path: cited(text) - known for path, text in texts().items()}
    assert {path: ids for path, ids in unknown.items() if ids} == {}


@pytest.mark.parametrize("game", RULES)
def test_every_id_is_used_by_the_engine(game: str) -> None:
    folder = f"src/saqqara/games/{game}/"
    if not (ROOT / folder / "game.py").exists():
        pytest.skip(f"no engine of {game} yet")
    used = cited("\n".join(text for path, text in texts().items() if path.startswith(folder)))
    assert sorted(set(rule_ids(game)) - used) == []


def test_a_ruling_has_its_reason_and_stands_in_the_list() -> None:
    listed = read(ROOT / "docs" / "rulings.md").count("\n| [")
    pages = [rules_page(game) for game in RULES]
    assert listed == sum(page.count("**Ruling.**") for page in pages) > 20
    assert listed == sum(page.count("*Why:*") for page in pages)


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_a_translation_has_the_same_rules_and_refers_to_the_same(game: str, language: str) -> None:
    assert rule_ids(game, language) == rule_ids(game)
    chapters = [page.split("\n### ") for page in (rules_page(game), rules_page(game, language))]
    assert [cited(chapter) for chapter in chapters[0]] == [cited(chapter) for chapter in chapters[1]]


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_a_translation_marks_as_many_rulings_and_has_the_same_tables(game: str, language: str) -> None:
    english, other = rules_page(game), rules_page(game, language)
    ruling, why = MARKS[language]
    assert (other.count(ruling), other.count(why)) == (english.count("**Ruling.**"), english.count("*Why:*"))
    assert [_numbers(row) for row in _rows(other)] == [_numbers(row) for row in _rows(english)]


def _rows(page: str) -> list[str]:
    return [line for line in page.splitlines() if line.startswith("|")]


def _numbers(row: str) -> list[str]:
    return re.findall(r"\d+", row)


def test_round_cards_are_those_of_the_engine() -> None:
    rows = re.findall(r"^\| ([234]) \| (\d{4}(?:, \d{4}){6}) \|$", rules_page("imhotep"), re.MULTILINE)
    assert {int(players): tuple(cards.split(", ")) for players, cards in rows} == tables.ROUND_CARDS


def test_market_cards_are_those_of_the_engine() -> None:
    kinds = dict(zip(tables.CARD_NAMES, tables.CARD_COUNTS, strict=True))
    section = rules_page("imhotep").split("### IM-C4")[1].split("###")[0]
    listed = re.findall(r"([A-Z][A-Za-z ]+) (\d+)(?=,| \|)", section)
    assert {name.lower().replace(" ", "_"): int(number) for name, number in listed} | {"": 0} == kinds


def test_dominoes_are_those_of_the_slow_twin() -> None:
    source = read(ROOT / "tests" / "reference" / "pyramido_dominoes.csv").splitlines()
    wanted = [
        (
            row["domino"],
            f"{row['left_colour']} {row['left_jewels']}".strip(),
            f"{row['right_colour']} {row['right_jewels']}".strip(),
        )
        for row in csv.DictReader(source)
    ]
    assert len(wanted) == 90
    assert re.findall(r"^\| (\d+) \| ([a-z ]+) \| ([a-z ]+) \|$", rules_page("pyramido"), re.MULTILINE) == wanted
