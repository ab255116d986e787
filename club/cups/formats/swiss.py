"""Swiss: each round, those with equal points meet, and nobody meets the same one twice."""

from collections.abc import Iterable
from itertools import combinations

from club.cups.formats import cross_table
from club.cups.formats.cross_table import IN_SWISS, CrossTableRow
from club.cups.formats.events import Paired
from club.cups.formats.match_keys import CupPart, MatchKey
from club.cups.formats.matches import NOBODY, Match, Sides
from club.cups.formats.state import CupState


def planned_rounds(state: CupState) -> int:
    """Return how many rounds there are: by itself, as many as leave one without a loss."""
    # For as many rounds as half of the entrants there is always a way to pair everybody.
    entrants = state.started_with
    wanted = state.plan.rounds or (entrants - 1).bit_length()
    return min(wanted, (entrants + 1) // 2)  # So many can always be paired.


def sides(paired: Paired) -> list[Sides]:
    """Return the sides of a round's matches; a bye is one without an opponent."""
    byes: list[Sides] = [] if paired.bye is None else [(paired.bye, NOBODY)]
    return [*paired.pairs, *byes]


def matches(state: CupState) -> list[Match]:
    """Return the matches of all rounds that have been paired."""
    return [
        match
        for number, paired in enumerate(state.pairings, start=1)
        for match in state.round_of(CupPart.SWISS, number, sides(paired))
    ]


def sides_of(state: CupState, key: MatchKey) -> Sides | None:
    """Return the sides of one match; None if there is no such match yet."""
    if not 1 <= key.round <= len(state.pairings):
        return None
    found = sides(state.pairings[key.round - 1])
    return found[key.number - 1] if 1 <= key.number <= len(found) else None


def table(state: CupState) -> list[CrossTableRow]:
    """Return the table, the best first."""
    found = cross_table.rows(state.order, matches(state), rounds=len(state.pairings))
    return cross_table.ranked(found, IN_SWISS, state.gone)


def awaits_pairing(state: CupState) -> bool:
    """Whether the last round is over, and another is to come."""
    if state.ended_early or len(state.pairings) >= planned_rounds(state):
        return False
    return all(match.outcome is not None for match in _last_round(state))


def over(state: CupState) -> bool:
    """Whether all rounds are over."""
    done = state.ended_early or len(state.pairings) >= planned_rounds(state)
    return done and all(match.outcome is not None for match in _last_round(state))


def admits(state: CupState) -> bool:
    """Whether somebody may still enter, to play from the next round on."""
    return not state.ended_early and len(state.pairings) < planned_rounds(state)


def met(state: CupState) -> set[frozenset[int]]:
    """Return the pairs there have been, played or not."""
    return {frozenset(pair) for paired in state.pairings for pair in paired.pairs}


def had_bye(state: CupState) -> set[int]:
    """Return who had a bye."""
    return {paired.bye for paired in state.pairings if paired.bye is not None}


def is_pairing(state: CupState, paired: Paired) -> bool:
    """Whether a round seats every active entrant once, without a repeat or a second bye."""
    # Only those who have all met one another, and have had a bye if nobody has one, may sit out.
    seated = [*_flat(paired.pairs), *([] if paired.bye is None else [paired.bye])]
    active, before = set(state.active), met(state)
    idle = active.difference(_flat(paired.pairs))
    return (
        len(set(seated)) == len(seated)
        and active.issuperset(seated)
        and bool(paired.pairs)
        and before.issuperset(map(frozenset, combinations(idle, 2)))
        and (paired.bye is not None or idle <= had_bye(state))
        and before.isdisjoint(map(frozenset, paired.pairs))
        and paired.bye not in had_bye(state)
    )


def _last_round(state: CupState) -> list[Match]:
    if not state.pairings:
        return []
    number = len(state.pairings)
    return state.round_of(CupPart.SWISS, number, sides(state.pairings[-1]))


def _flat(pairs: Iterable[tuple[int, int]]) -> list[int]:
    return [each for pair in pairs for each in pair]
