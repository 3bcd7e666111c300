"""Which build runs, and that both play the same games."""

import os

import saqqara


def test_the_build_is_the_expected_one() -> None:
    """A compile that fails silently would make everything sixty times slower."""
    assert saqqara.COMPILED == (os.environ.get("SAQQARA_EXPECT") == "compiled")
