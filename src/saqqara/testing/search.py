"""What a search asks for in plain numbers, and what the same game says to everybody else."""

from saqqara.core.state import WORD_BITS, State
from saqqara.testing.failure import equal, fail


def check_legal_words(state: State) -> None:
    """`legal_word` has a bit for each legal action and no other."""
    words = (state.meta().n_actions + WORD_BITS - 1) // WORD_BITS
    found = [
        WORD_BITS * index + bit
        for index in range(words)
        for bit in range(WORD_BITS)
        if state.legal_word(index) >> bit & 1
    ]
    equal(found, state.legal_actions(), "legal actions by legal_word()")


def check_numbers(state: State) -> None:
    """`points`, `outlook` and, at the end, `standing` say what scores, projections and places say."""
    seats = range(state.players)
    equal(tuple(int(state.points(seat)) for seat in seats), state.scores(), "points()")
    projected = [sum(source["projected"] for source in sources.values()) for sources in state.breakdown()]
    equal([int(state.outlook(seat)) for seat in seats], projected, "outlook()")
    result = state.result()
    if result is None:
        return
    for seat in seats:
        ahead = sum(state.standing(other) > state.standing(seat) for other in seats)
        if result.places[seat] != 1 + ahead:
            fail(f"place {result.places[seat]} of seat {seat} and its standing() disagree")
