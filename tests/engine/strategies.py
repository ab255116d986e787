"""Hands for the property tests of the solver."""

from hypothesis import strategies as st

from engine.cards import DECK, Card
from engine.melds import MeldRules

ACES = ("low", "high", "high_or_low", "corner")
TABLES = ("standard", "ace15", "colonel", "mahjong")

meld_rules = st.builds(
    MeldRules,
    sets=st.booleans(),
    runs=st.sampled_from(["suited", "any_suit"]),
    ace=st.sampled_from(ACES),
    values=st.sampled_from(TABLES),
)


@st.composite
def hands(draw: st.DrawFn, least: int = 3, most: int = 12) -> tuple[Card, ...]:
    """Hands from a narrow part of the deck, where melds are common and compete.

    The part may lie across the ace; one hand in a few comes from the whole deck.
    """
    size = draw(st.integers(least, most))
    first = draw(st.integers(0, 12))
    width = draw(st.sampled_from([4, 5, 6, 13]))
    near = [card for card in DECK if (card.rank - first) % 13 < width]
    return tuple(draw(st.permutations(near))[:size])
