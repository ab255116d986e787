"""How strong a member is believed to be, and what a game makes of that (docs/standings.md).

The steps are those of Weng and Lin's Bradley-Terry model, as OpenSkill takes them. Everything here
is a pure function of the games, in the order in which they were settled.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import timedelta
from functools import lru_cache
from itertools import combinations, product
from typing import Final

from openskill.models import BradleyTerryFull, BradleyTerryFullRating

from club.ratings.board_points import Played
from data.ratings.ratings import COMPUTER, Pair
from engine.rules import PRESETS, Rules
from engine.words import SeatingFormat

FAMILIES: Final = tuple(dict.fromkeys(rules.family for rules in PRESETS.values()))
"""The kinds of game that are rated apart: the knock family with all its variants, and each of those
with melds on the table, which ask for something else. What rules belong to is `Rules.family`."""

START: Final = 1500.0
"""What is believed of somebody who hasn't played: the mean,"""
SPREAD: Final = 100.0
"""and how far from it most members are. Gin is a game of luck: small steps told best in trials."""

BETA: Final = 400 / math.log(10) / math.sqrt(2)
"""The luck of a game. By this a lead of so many points means what it means in chess: 100 points win
64 games of 100, 200 win 76."""

DRIFT: Final = 1.0
"""What is forgotten with each game, since members learn."""

SETTLED: Final = 10
"""Rated games after which a rating is taken at its word."""

REPEATS: Final = timedelta(days=7)
"""How long a pair's games are remembered, to count for less when there are many."""

WHOLE_GAMES: Final = 3
"""How many of a pair's games in that time count whole; of more, the nth counts `WHOLE_GAMES`/n."""

STRENGTHS: Final[Mapping[str, float]] = {"novice": 1320.0, "club": 1500.0, "expert": 1565.0}
"""How strong the computer is at each level, which no game changes: `club` is put at the mean.
It won 74 contests of 100 against `novice`, and `expert` won 59 of 100 against it: docs/players.md.
"""

KNOWN: Final = 40.0
"""The spread of that: as little as of a member after three hundred games, more than none, since
contests between computers don't tell all of how it does against people."""


@dataclass(frozen=True, slots=True)
class Rating:
    """What is believed of a member: a mean, a spread, and after how many games."""

    mu: float = START
    sigma: float = SPREAD
    games: int = 0

    @property
    def shown(self) -> int:
        """The number that members see."""
        return round(self.mu)

    @property
    def settled(self) -> bool:
        """Whether it is taken at its word."""
        return self.games >= SETTLED


def family_of(rules: Rules) -> str:
    """The kind of game that rules belong to."""
    return rules.family


def after(game: Played, before: Mapping[int, Rating], weight: float) -> dict[int, Rating]:
    """Give the players' ratings after a game.

    A captain plays against each of the field in turn, not against all of them at once: each such
    pairing is a part of a game. The computer is as strong as its level says, before and after.

    Args:
        game: The game.
        before: The ratings of those who have one, by member.
        weight: How much the game counts, up to 1.
    """
    ratings = {member: before.get(member, Rating()) for side in game.sides for member in side}
    if game.level:
        ratings[COMPUTER] = Rating(STRENGTHS[game.level], KNOWN)
    matches: list[tuple[Sequence[Sequence[int]], Sequence[int]]] = [(game.sides, game.places)]
    if game.seating == SeatingFormat.CAPTAIN:
        (captain,), field = game.sides
        matches = [(((captain,), (each,)), game.places) for each in field]
    share = weight / len(matches)
    mu = {member: one.mu for member, one in ratings.items()}
    variance = {member: one.sigma**2 for member, one in ratings.items()}
    for sides, places in matches:
        for member, new in _step(sides, places, ratings).items():
            mu[member] += share * (new.mu - ratings[member].mu)
            variance[member] += share * (new.sigma**2 - ratings[member].sigma ** 2)
    return {
        member: Rating(mu[member], math.sqrt(variance[member]), one.games + 1)
        for member, one in ratings.items()
        if member != COMPUTER
    }


def opponents(game: Played) -> list[Pair]:
    """Every two who played against one another; the computer is one opponent, however strong."""
    return [
        (min(pair), max(pair))
        for one, other in combinations(game.sides, 2)
        for pair in product(one, other)
    ]


def weight(game: Played, met: Mapping[Pair, int]) -> float:
    """How much a game counts: less where the same members have lately played many.

    Args:
        game: The game.
        met: How often each pair has met in rated games within `REPEATS` before; never, where it
            isn't named.
    """
    pairs = opponents(game)
    return sum(min(1.0, WHOLE_GAMES / (met.get(pair, 0) + 1)) for pair in pairs) / len(pairs)


def _step(
    sides: Sequence[Sequence[int]], places: Sequence[int], ratings: Mapping[int, Rating]
) -> dict[int, BradleyTerryFullRating]:
    """What the model makes of one match that counts whole."""
    model = _model(max(map(len, sides)))
    teams = [
        [model.rating(mu=ratings[member].mu, sigma=ratings[member].sigma) for member in side]
        for side in sides
    ]
    rated = model.rate(teams, ranks=list(map(float, places)))
    return {
        member: new
        for side, team in zip(sides, rated, strict=True)
        for member, new in zip(side, team, strict=True)
    }


@lru_cache
def _model(size: int) -> BradleyTerryFull:
    """The model for sides of so many: each pair of partners' luck adds to the whole."""
    return BradleyTerryFull(mu=START, sigma=SPREAD, beta=BETA * math.sqrt(size), tau=DRIFT)
