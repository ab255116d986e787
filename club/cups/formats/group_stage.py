"""Groups, from which the first two of each go on to a knockout."""

from collections.abc import Sequence
from typing import Final

from club.cups.formats import bracket, round_robin
from club.cups.formats.match_keys import MatchKey
from club.cups.formats.matches import Match, Sides
from club.cups.formats.state import CupState

# Entrants that a group has at least; only a cup of two has fewer.
SMALLEST: Final = 3


def how_many(entrants: int) -> int:
    """Return how many groups there are: a power of two, as many as give each three entrants."""
    return 1 << (max(1, entrants // SMALLEST).bit_length() - 1)


def groups(state: CupState) -> list[list[int]]:
    """Deal the entrants to the groups by their seeds: from the first to the last, and back."""
    count = how_many(len(state.order))
    found = list[list[int]]([] for _ in range(count))
    for place, entrant in enumerate(state.order):
        lap, step = divmod(place, count)
        found[count - 1 - step if lap % 2 else step].append(entrant)
    return found


def group_matches(state: CupState) -> list[Match]:
    """Return the matches of all groups, round by round."""
    found = [
        match
        for number, entrants in enumerate(groups(state), start=1)
        for match in round_robin.matches(state, entrants, number)
    ]
    return sorted(found, key=lambda match: (match.key.round, match.key.group))


def sides(state: CupState, key: MatchKey) -> Sides | None:
    """Return the sides of one match of a group; None if there is no such match."""
    found = groups(state)
    if not 1 <= key.group <= len(found):
        return None
    return round_robin.sides(state, found[key.group - 1], key)


def settle(state: CupState) -> tuple[int, ...] | None:
    """Return those who go on, the winners first; None while a group is still played."""
    if not _over(state):
        return None
    played = group_matches(state)
    first_two = [
        [row.entrant for row in _table(state, entrants, played)[:2]] for entrants in groups(state)
    ]
    if len(first_two) == 1:
        return tuple(first_two[0])
    winners = [each[0] for each in first_two]
    seconds = [each[1] for each in first_two]
    facing = [seconds[place ^ 1] for place in range(len(seconds))]
    return (*winners, *reversed(facing))


def _over(state: CupState) -> bool:
    # Whether all groups are over; as this is asked after each result, one that isn't is enough.
    return all(
        match.outcome is not None
        for number, entrants in enumerate(groups(state), start=1)
        for match in round_robin.matches(state, entrants, number)
    )


def knockout_rounds(state: CupState) -> list[list[Match]]:
    """Return the rounds after the groups; their entrants aren't known before."""
    going_on = 2 * how_many(len(state.order))
    lines = bracket.drawn(state.qualified) if state.qualified else [None] * going_on
    return bracket.played_through(state, lines)


def matches(state: CupState) -> list[Match]:
    """Return all matches of the cup."""
    rounds = knockout_rounds(state)
    after = [match for each in rounds[:-1] for match in each]
    return [*group_matches(state), *after, *bracket.third_place(state, rounds), *rounds[-1]]


def places(state: CupState) -> dict[int, int]:
    """Return the places decided so far; those with one place in their groups share one here."""
    if state.qualified is None:
        return {}
    found = dict[int, int]()
    out = [
        [row.entrant for row in rows if row.entrant not in state.qualified]
        for rows in tables(state)
    ]
    place = len(state.qualified) + 1
    for depth in range(max(map(len, out))):
        shared = [each[depth] for each in out if depth < len(each)]
        found |= dict.fromkeys(shared, place)
        place += len(shared)
    rounds = knockout_rounds(state)
    return found | bracket.places(rounds, bracket.third_place(state, rounds))


def tables(state: CupState) -> list[list[round_robin.CrossTableRow]]:
    """Return the table of each group, the best first."""
    played = group_matches(state)
    return [_table(state, entrants, played) for entrants in groups(state)]


def _table(
    state: CupState, entrants: Sequence[int], played: Sequence[Match]
) -> list[round_robin.CrossTableRow]:
    own = [match for match in played if set(match.entrants) <= set(entrants)]
    return round_robin.table(state, entrants, own)
