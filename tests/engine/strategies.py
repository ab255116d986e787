"""Hands for the property tests of the solver, and options for those of the rules."""

from hypothesis import strategies as st

from engine.cards import DECK, Card
from engine.melds import MeldRules
from engine.rules import OPTIONS
from engine.rules.options import (
    Boxes,
    ExtraBoxes,
    Mode,
    OneOf,
    Option,
    Runs,
    SequenceBonus,
    Sizes,
    WholeNumber,
    YesNo,
)
from engine.words import SeatingFormat

ACES = ("low", "high", "high_or_low", "corner")
TABLES = ("standard", "ace15", "colonel", "mahjong", "even")

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


def values_of(option: Option) -> st.SearchStrategy[object]:  # noqa: PLR0911  # one a kind
    """Any value that an option may have."""
    match option:
        case OneOf():
            return st.sampled_from(option.words)
        case YesNo():
            return st.booleans()
        case WholeNumber():
            others = [*option.words, *([None] if option.optional else [])]
            return st.sampled_from([*option.numbers, *others])
        case Mode():
            plain = st.builds(option.make, st.sampled_from(option.plain), st.just(0))
            points = st.integers(0, option.most)
            return plain | st.builds(option.make, st.sampled_from(option.paying), points)
        case Boxes():
            return st.builds(ExtraBoxes, *[st.integers(0, option.most)] * 3)
        case Runs():
            paid = st.integers(0, option.most)
            to = st.sampled_from(["winner", "both"])
            return st.none() | st.builds(SequenceBonus, st.integers(3, 13), paid, paid, to)
        case Sizes():
            sizes = [(3,), (10,), (3, 3), (4, 6), (3, 3, 3), (3, 4, 3)]
            return st.sampled_from(sizes)
    raise AssertionError(option)


@st.composite
def any_options(draw: st.DrawFn) -> dict[str, object]:
    """Some options with any values that they may have where two play, together or not."""
    names = draw(st.lists(st.sampled_from(sorted(OPTIONS)), unique=True, max_size=len(OPTIONS)))
    of_two = st.sampled_from([each for each in SeatingFormat if each != SeatingFormat.THREE_HANDED])
    return {name: draw(of_two if name == "seating" else values_of(OPTIONS[name])) for name in names}
