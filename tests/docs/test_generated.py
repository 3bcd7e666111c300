"""Pages that come from other sources are up to date."""

import runpy

import pytest

import saqqara
from tests.tree import ROOT, read


@pytest.mark.parametrize("name", ["api", "rulings"])
def test_the_page_is_what_its_script_writes(name: str) -> None:
    script = runpy.run_path(str(ROOT / "scripts" / f"{name}.py"))
    assert read(ROOT / "docs" / f"{name}.md") == script["written"](), f"python scripts/{name}.py writes it anew"


def test_every_public_name_has_its_place_in_the_api() -> None:
    page = read(ROOT / "docs" / "api.md")
    for name in saqqara.__all__:
        assert f"\n### {name}\n" in page
    for kind in ("State", "View"):
        described = page.split(f"\n### {kind}\n")[1].split("\n### ")[0]
        for method in ("legal_actions", "explain", "breakdown", "to_json"):
            assert f"\n- `{method}(" in described
