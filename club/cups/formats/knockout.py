"""Knockout: out with the first loss."""

from club.cups.formats import bracket
from club.cups.formats.matches import Match
from club.cups.formats.state import CupState


def rounds(state: CupState) -> list[list[Match]]:
    """Return the rounds, the final last."""
    return bracket.played_through(state, bracket.drawn(state.order))


def matches(state: CupState) -> list[Match]:
    """Return all matches of the cup; the one for third place comes before the final."""
    played = rounds(state)
    before = [match for each in played[:-1] for match in each]
    return [*before, *bracket.third_place(state, played), *played[-1]]


def places(state: CupState) -> dict[int, int]:
    """Return the places decided so far."""
    played = rounds(state)
    return bracket.places(played, bracket.third_place(state, played))
