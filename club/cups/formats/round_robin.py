"""Round robins: everybody meets everybody, in one group or in each of several."""

from collections.abc import Sequence

from club.cups.formats import berger, cross_table
from club.cups.formats.cross_table import IN_ROUND_ROBIN, CrossTableRow
from club.cups.formats.match_keys import CupPart, MatchKey
from club.cups.formats.matches import Match, Sides
from club.cups.formats.state import CupState

ONLY_GROUP = 1


def matches(state: CupState, entrants: Sequence[int], group: int = ONLY_GROUP) -> list[Match]:
    """Return the matches of a group, whose entrants are in the order of their seeds."""
    return [
        match
        for number, pairs in enumerate(berger.rounds(entrants, state.plan.legs), start=1)
        for match in state.round_of(CupPart.GROUP, number, pairs, group)
    ]


def sides(state: CupState, entrants: Sequence[int], key: MatchKey) -> Sides | None:
    """Return the sides of one match of a group; None if it has no such match."""
    rounds = berger.numbers(len(entrants), state.plan.legs)
    if not 1 <= key.round <= len(rounds) or not 1 <= key.number <= len(rounds[key.round - 1]):
        return None
    one, other = rounds[key.round - 1][key.number - 1]
    return entrants[one - 1], entrants[other - 1]


def table(state: CupState, entrants: Sequence[int], played: Sequence[Match]) -> list[CrossTableRow]:
    """Return a group's table, the best first; no games of who left before half of them count."""
    out = {each for each in entrants if each in state.gone and not _half_played(each, played)}
    counted = [match for match in played if not out & set(match.entrants)]
    found = cross_table.rows(entrants, counted)
    return cross_table.ranked(found, IN_ROUND_ROBIN, state.gone)


def _half_played(entrant: int, matches: Sequence[Match]) -> bool:
    own = [match for match in matches if entrant in match.sides]
    played = sum(match.outcome is not None and match.outcome.played for match in own)
    return 2 * played >= len(own)
