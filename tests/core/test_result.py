"""Places and winners."""

import pytest

from saqqara.core.result import Result, places, result


@pytest.mark.parametrize(("standings", "wanted"), [
    ([(5,), (3,), (4,), (1,)], (1, 3, 2, 4)),
    ([(5,), (5,), (4,)], (1, 1, 3)),
    ([(4,), (5,), (4,), (1,)], (2, 1, 2, 4)),
    ([(0,), (0,), (0,)], (1, 1, 1)),
    ([(-3, 9), (-2, 0)], (2, 1)),
    ([(7, 0), (7, 2), (7, 1)], (3, 1, 2)),
])  # fmt: skip
def test_places_count_who_is_ahead(standings: list[tuple[int, ...]], wanted: tuple[int, ...]) -> None:
    assert places(standings) == wanted


def test_all_on_the_first_place_win() -> None:
    ended = result([(7, 1), (9, 0), (7, 2), (9, 0)], (7, 9, 7, 9), "coins_drawn")
    assert ended == Result((4, 1, 3, 1), (1, 3), (7, 9, 7, 9), "coins_drawn")
