"""`make` alone lists every target, and the stages take all tests between them."""

import re

from tests.tree import ROOT, read, texts

MAKEFILE = read(ROOT / "Makefile")
HELP = re.compile(r"^([a-z-]*):.*## ", re.MULTILINE)


def variable(name: str) -> list[str]:
    found = re.search(rf"^{name} := (.+)$", MAKEFILE, re.MULTILINE)
    assert found is not None
    return found[1].split()


def test_help_reads_the_makefile_as_this_test_does() -> None:
    assert r"s/^\([a-z-]*\):.*## /\1\t/p" in MAKEFILE


def test_every_target_is_listed() -> None:
    targets = set(re.findall(r"^([a-z][a-z-]*)(?=:(?!=))", MAKEFILE, re.MULTILINE))
    listed = HELP.findall(MAKEFILE)
    assert {"play", "test", *variable("STAGES")} <= targets
    assert sorted(listed) == sorted(targets)


def test_every_folder_that_a_stage_names_has_tests() -> None:
    for folder in variable("ELSEWHERE"):
        assert any(re.match(rf"tests/{folder}/test_\w+\.py$", path) for path in texts()), folder


def test_every_stage_is_made_by_make_test() -> None:
    stages = variable("STAGES")
    assert [stage for stage in HELP.findall(MAKEFILE) if stage.startswith("test-")] == stages
    assert "$(MAKE) -k $(STAGES)" in MAKEFILE
