"""How much is played in a season, before it is known who plays."""

from typing import NamedTuple

from club.cups.formats import berger
from club.leagues.formats import divisions
from club.leagues.formats.league_plan import LeaguePlan


class LeagueOutlook(NamedTuple):
    """A season: its divisions, the matches of a member at most, and its weeks at most."""

    divisions: int
    matches: int
    weeks: int


def outlook(plan: LeaguePlan, members: int) -> LeagueOutlook:
    """Return what a season of so many members is like."""
    sizes = divisions.sizes(members, plan.size)
    largest = max(sizes)
    rounds = len(berger.numbers(largest, plan.legs))
    return LeagueOutlook(len(sizes), (largest - 1) * plan.legs, -(-rounds // plan.at_once))
