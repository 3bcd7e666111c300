"""What happens at the table, told step by step: every event of Imhotep, its rule and its arguments.

From the events of an action one can draw the table as it is afterwards: nothing changes without being told, but for
stones and cards that go back to where they are only counted. Spaces, ships and rounds are counted from 1.
"""

from mypy_extensions import i64

from saqqara.core.event import POINTS
from saqqara.core.reason import Arguments
from saqqara.games.imhotep.decisions import DECISION_NAMES
from saqqara.games.imhotep.state import Table
from saqqara.games.imhotep.tables import CARD_NAMES, SITE_NAMES, SMALL_PYRAMID_NAMES


def points(t: Table, seat: i64, rule: str, source: str, number: i64) -> None:
    """Points that are banked now."""
    if t.trace is not None and number != 0:
        t.trace.add(POINTS, seat, rule, {"source": source, "points": number})


# --- Turns


def turn_began(t: Table) -> None:
    if t.trace is not None:
        t.trace.add("turn_began", t.active, "IM-R3", {})


def passed(t: Table, seat: i64) -> None:
    if t.trace is not None:
        t.trace.add("passed", seat, "IM-T5", {})


def took_stones(t: Table, seat: i64, rule: str, stones: i64) -> None:
    if t.trace is not None:
        t.trace.add("stones_taken", seat, rule, {"stones": stones})


def played_card(t: Table, seat: i64, rule: str, card: i64) -> None:
    if t.trace is not None:
        t.trace.add("card_played", seat, rule, {"card": CARD_NAMES[card]})


def declined(t: Table, seat: i64, rule: str, decision: i64) -> None:
    if t.trace is not None:
        t.trace.add("declined", seat, rule, {"offer": DECISION_NAMES[decision]})


# --- Ships


def loaded(t: Table, seat: i64, rule: str, ship: i64, space: i64) -> None:
    if t.trace is not None:
        t.trace.add("stone_loaded", seat, rule, {"ship": ship + 1, "space": space + 1})


def sailed(t: Table, seat: i64, rule: str, ship: i64, site: i64) -> None:
    if t.trace is not None:
        t.trace.add("ship_sailed", seat, rule, {"ship": ship + 1, "site": SITE_NAMES[site]})


def ordered(t: Table, seat: i64, ship: i64, space: i64) -> None:
    if t.trace is not None:
        t.trace.add("unloading_ordered", seat, "IM-T4a", {"ship": ship + 1, "space": space + 1})


def unloaded(t: Table, owner: i64, ship: i64, space: i64, site: i64) -> None:
    if t.trace is not None:
        where = {"ship": ship + 1, "space": space + 1, "site": SITE_NAMES[site]}
        t.trace.add("stone_unloaded", owner, "IM-T3", where)


def went_home(t: Table, owner: i64, ship: i64, space: i64) -> None:
    if t.trace is not None:
        t.trace.add("stone_went_home", owner, "IM-T5", {"ship": ship + 1, "space": space + 1})


# --- Sites


def returned(t: Table, owner: i64, rule: str) -> None:
    """A stone that came to a site goes back to the quarry."""
    if t.trace is not None:
        t.trace.add("stone_returned", owner, rule, {})


def placed(t: Table, owner: i64, rule: str, site: i64, space: i64) -> None:
    """`space`: of the pyramid in the order of filling, of the temple from the left, of the burial chamber in the order
    of filling; at the obelisks the height of the pile (side A) or the waiting stones (side B).
    """
    if t.trace is not None:
        t.trace.add("stone_placed", owner, rule, {"site": SITE_NAMES[site], "space": space})


def built(t: Table, owner: i64, pyramid: i64, space: i64) -> None:
    if t.trace is not None:
        t.trace.add("stone_built", owner, "IM-B2", {"pyramid": SMALL_PYRAMID_NAMES[pyramid], "space": space})


def placed_beside(t: Table, owner: i64, rule: str) -> None:
    if t.trace is not None:
        t.trace.add("stone_placed_beside", owner, rule, {})


def built_obelisk(t: Table, owner: i64, number: i64) -> None:
    if t.trace is not None:
        t.trace.add("obelisk_built", owner, "IM-B5", {"number": number})


# --- Cards


def took_card(t: Table, owner: i64, card: i64, space: i64) -> None:
    if t.trace is not None:
        t.trace.add("card_taken", owner, "IM-A1", {"card": CARD_NAMES[card], "space": space + 1})


def looked(t: Table, owner: i64, first: i64, second: i64) -> None:
    """All see that `owner` looks at the pair; only `owner` sees it. With a single card `second` is no card."""
    if t.trace is not None:
        cards: Arguments = {"first": CARD_NAMES[first], "second": CARD_NAMES[second], "number": 2 if second else 1}
        t.trace.add_secret("pair_seen", owner, "IM-B1", cards)


def kept(t: Table, owner: i64, card: i64) -> None:
    if t.trace is not None:
        t.trace.add("card_kept", owner, "IM-B1", {"card": CARD_NAMES[card]})


def drew(t: Table, owner: i64, card: i64) -> None:
    """A bonus: the top card of the deck."""
    if t.trace is not None:
        t.trace.add("card_drawn", owner, "IM-B2a", {"card": CARD_NAMES[card]})


def carried_out(t: Table, owner: i64, card: i64) -> None:
    """A red card: a stone of the quarry is on its way to a site."""
    if t.trace is not None:
        t.trace.add("card_carried_out", owner, "IM-M1", {"card": CARD_NAMES[card]})


def idle(t: Table, owner: i64, card: i64) -> None:
    """A red card, and no stone in the quarry."""
    if t.trace is not None:
        t.trace.add("card_idle", owner, "IM-M1", {"card": CARD_NAMES[card]})


def discarded(t: Table, rule: str, card: i64) -> None:
    if t.trace is not None:
        t.trace.add("card_discarded", None, rule, {"card": CARD_NAMES[card]})


def reshuffled(t: Table) -> None:
    if t.trace is not None:
        t.trace.add("deck_reshuffled", None, "IM-R2", {"cards": t.deck_count})


# --- Rounds


def round_ended(t: Table) -> None:
    if t.trace is not None:
        t.trace.add("round_ended", None, "IM-R4", {"round": t.round + 1})


def round_began(t: Table, ships: str) -> None:
    if t.trace is not None:
        t.trace.add("round_began", None, "IM-R1", {"round": t.round + 1, "ships": ships})


def turned_up(t: Table, card: i64, space: i64) -> None:
    if t.trace is not None:
        t.trace.add("card_turned_up", None, "IM-R2", {"card": CARD_NAMES[card], "space": space + 1})


def laid_face_down(t: Table) -> None:
    if t.trace is not None:
        t.trace.add("card_laid_face_down", None, "IM-B1", {})


def game_ended(t: Table) -> None:
    if t.trace is not None:
        t.trace.add("game_ended", None, "IM-E1", {})
