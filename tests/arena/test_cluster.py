"""The same work on Ray, with two workers of this machine; skipped where Ray is not installed."""

import sys
from functools import partial
from pathlib import Path

import pytest

from saqqara.arena import Cluster, Here, NoRay, contest, play_all

from .toys import noted, timeless


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Cluster:
    pytest.importorskip("ray")
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    return Cluster(number=2)


def test_without_ray_it_says_where_ray_comes_from(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoRay, match="extra “cluster”"):
        Cluster()


def test_ray_plays_the_same_games(cluster: Cluster) -> None:
    played = contest("imhotep", ["random", "greedy"], seed=5)
    assert timeless(play_all(played, 12, cluster)) == timeless(play_all(played, 12, Here()))


def test_what_a_dying_worker_was_at_is_done_again(cluster: Cluster, tmp_path: Path) -> None:
    assert sorted(cluster.run(partial(noted, tmp_path), range(12))) == list(range(12))
    begun = {int(file.name): file.read_text().count("begun") for file in tmp_path.iterdir()}
    assert begun == {task: 2 if task == 3 else 1 for task in range(12)}
