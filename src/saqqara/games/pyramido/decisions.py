"""Who is asked what: the decisions of docs/positions.md."""

from typing import Final

OVER: Final = 0
DRAFT: Final = 1
PLACE: Final = 2
MARK: Final = 3
REPAIR: Final = 4
LAY: Final = 5
REFILL: Final = 6
FORCED_REPAIR: Final = 7
FORCED_LAY: Final = 8
DECISION_NAMES: Final = (
    "", "draft", "place", "mark", "repair", "lay", "refill", "forced_repair", "forced_lay",
)  # fmt: skip
DECISION_RULES: Final = (
    "PY-E1", "PY-T1", "PY-T1", "PY-T7", "PY-T9", "PY-T9", "PY-T11", "PY-T5", "PY-T5",
)  # fmt: skip
