"""The matches of a season, and the tables of its divisions: each is a group of a cup."""

from club.cups.formats import berger, round_robin
from club.cups.formats.cross_table import CrossTableRow
from club.cups.formats.match_keys import CupPart, MatchKey
from club.cups.formats.matches import Match
from club.leagues.formats.league_plan import LeaguePlan
from club.leagues.formats.league_state import LeagueSeason


def week_of(plan: LeaguePlan, key: MatchKey) -> int:
    """Return the week in which a match is played, from 1."""
    return -(-key.round // plan.at_once)


def weeks(plan: LeaguePlan, season: LeagueSeason) -> int:
    """Return how many weeks a season has."""
    rounds = max(len(berger.numbers(len(each), plan.legs)) for each in season.divisions)
    return -(-rounds // plan.at_once)


def of_division(season: LeagueSeason, number: int) -> list[Match]:
    """Return all matches of a division, whose number counts from 0."""
    group = season.first_group + number
    return round_robin.matches(season.groups, season.divisions[number], group)


def matches(season: LeagueSeason) -> list[Match]:
    """Return all matches of a season, round by round."""
    numbers = range(len(season.divisions))
    found = [match for number in numbers for match in of_division(season, number)]
    return sorted(found, key=lambda match: (match.key.round, match.key.group))


def match_at(season: LeagueSeason, key: MatchKey) -> Match | None:
    """Return one match; None if the season has no such match."""
    division = season.division_of(key)
    if division is None or key.part != CupPart.GROUP:
        return None
    sides = round_robin.sides(season.groups, division, key)
    return None if sides is None else season.groups.match(key, sides)


def begun(plan: LeaguePlan, season: LeagueSeason) -> list[Match]:
    """Return the matches of the weeks that have begun."""
    return [match for match in matches(season) if week_of(plan, match.key) <= season.weeks]


def all_decided(season: LeagueSeason) -> bool:
    """Whether nothing is left to be played in a season."""
    return all(match.outcome is not None for match in matches(season))


def tables(season: LeagueSeason) -> list[list[CrossTableRow]]:
    """Return the table of each division, the best first."""
    return [
        round_robin.table(season.groups, division, of_division(season, number))
        for number, division in enumerate(season.divisions)
    ]


def never_played(season: LeagueSeason) -> list[int]:
    """Return those who have stayed to the end without playing a single game, by their own fault."""
    played, missed = set[int](), set[int]()
    for match in matches(season):
        if match.outcome is not None and match.outcome.played:
            played |= set(match.entrants)
        elif match.outcome is not None:
            missed |= set(match.outcome.losers)
    return sorted(missed - played - season.groups.gone.keys())
