"""What the figures should be, and whether they are: always the worst row of a run."""

from typing import Any

Rows = list[dict[str, Any]]
HEARTS = {"native": "hearts, rollouts in C++", "from Python": "hearts, driven from Python"}


def checked(games: Rows, limits: Rows, others: Rows) -> list[list[str]]:
    """Target, what is wanted, what there is, met or missed."""
    rows = [_at_least("compiled is faster than plain Python", 40, [row["times native"] for row in games], " x")]
    if limits:
        rows.append(_at_least("share of the limit in C", 0.7, [row["share"] for row in limits], ""))
    slowest = min(row["public"] for row in games) / 1e6
    rows.append(_at_least("decisions/s through the API", 1.1, [slowest], " million"))
    for driven, key in (("native", "native"), ("from Python", "public")):
        rate = [row["rate"] for row in others if row["workload"] == HEARTS[driven]]
        for game, times in (("imhotep", 3), ("pyramido", 1 if key == "native" else 3)):
            mine = [row[key] for row in games if row["set-up"].startswith(game)]
            if rate and mine:
                rows.append(_at_least(f"{game} against hearts, {driven}", times, [min(mine) / rate[0]], " x"))
    for game, nanoseconds, size in (("imhotep", 30, 400), ("pyramido", 60, 700)):
        own = [row for row in games if row["set-up"].startswith(game)]
        if own:
            rows.append(_below(f"{game}: copy", nanoseconds, max(row["copy"] for row in own) * 1e9, " ns"))
            rows.append(_below(f"{game}: a state", size, max(row["bytes"] for row in own), " bytes"))
    return rows


def _at_least(name: str, wanted: float, found: list[float], unit: str) -> list[str]:
    return [name, f"at least {wanted}{unit}", f"{min(found):.3g}{unit}", _verdict(min(found) >= wanted)]


def _below(name: str, wanted: float, found: float, unit: str) -> list[str]:
    return [name, f"below {wanted}{unit}", f"{found:.3g}{unit}", _verdict(found < wanted)]


def _verdict(met: bool) -> str:
    return "met" if met else "missed"
