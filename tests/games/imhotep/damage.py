"""A written position changed in one place."""

import copy
import re
from enum import Enum
from typing import Any

Json = dict[str, Any]


class Nothing(Enum):
    """No value at all: the key is gone."""

    GONE = "gone"


GONE = Nothing.GONE


def changed(p: Json, path: str, value: object) -> Json:
    """`p` with another value at a path like `ships[0].stones[1]`; without the key for GONE."""
    damaged = copy.deepcopy(p)
    *way, last = [int(step) if step.isdigit() else step for step in re.findall(r"\w+", path)]
    place: Any = damaged
    for step in way:
        place = place[step]
    if value is GONE:
        del place[last]
    else:
        place[last] = value
    return damaged
