"""A member's estimated strength, and how a game changes it (docs/standings.md).

The steps are Weng and Lin's Bradley-Terry model, as OpenSkill takes them, in order of settlement.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import timedelta
from functools import lru_cache
from itertools import combinations, product
from typing import Final

from openskill.models import BradleyTerryFull, BradleyTerryFullRating

from club.ratings.board_points import CountedGame
from data.ratings.ratings import COMPUTER, Pair
from engine.rules import ALL_PRESETS, Rules
from engine.words import SeatingFormat

FAMILIES: Final = tuple(dict.fromkeys(rules.family for rules in ALL_PRESETS.values()))
"""The kinds of game rated apart: the knock family, and each kind with melds on the table."""

START: Final = 1500.0
"""The mean of a member who hasn't played."""
SPREAD: Final = 100.0
"""Its standard deviation. Gin is a game of luck: small steps predicted best in trials."""

BETA: Final = 400 / math.log(10) / math.sqrt(2)
"""The luck of a game: a lead means what it means in chess, so 200 points win 76 games of 100."""

DRIFT: Final = 1.0
"""The uncertainty added with each game, since members learn."""

SETTLED: Final = 10
"""Rated games after which a rating is reliable."""

REPEATS: Final = timedelta(days=7)
"""How long a pair's games are remembered, to count for less when there are many."""

WHOLE_GAMES: Final = 3
"""How many of a pair's games in that time count whole; the nth after counts `WHOLE_GAMES`/n."""

STRENGTHS: Final[Mapping[str, float]] = {"novice": 1320.0, "club": 1500.0, "expert": 1565.0}
"""The computer's fixed ratings by level, `club` at the mean.

It won 74 contests of 100 against `novice`, and `expert` 59 of 100 against it (docs/players.md).
"""

KNOWN: Final = 40.0
"""Their spread: that of a member after 300 games, as results between computers don't tell all."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A member's estimated strength: mean, spread and number of games."""

    mu: float = START
    sigma: float = SPREAD
    games: int = 0

    @property
    def shown(self) -> int:
        """The number that members see."""
        return round(self.mu)

    @property
    def settled(self) -> bool:
        """Whether it is reliable."""
        return self.games >= SETTLED


def family_of(rules: Rules) -> str:
    """Return the kind of game that rules belong to."""
    return rules.family


def after(game: CountedGame, before: Mapping[int, Rating], weight: float) -> dict[int, Rating]:
    """Return the players' ratings after a game that counts `weight`, up to 1."""
    # A captain plays against each of the field in turn; the computer's rating stays.
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


def opponents(game: CountedGame) -> list[Pair]:
    """Return every pair of opponents; the computer is one opponent at any level."""
    return [
        (min(pair), max(pair))
        for one, other in combinations(game.sides, 2)
        for pair in product(one, other)
    ]


def weight(game: CountedGame, met: Mapping[Pair, int]) -> float:
    """Return how much a game counts: less where the same members have played many recently.

    `met` is how often each pair has met in rated games within `REPEATS` before, 0 if missing.
    """
    pairs = opponents(game)
    return sum(min(1.0, WHOLE_GAMES / (met.get(pair, 0) + 1)) for pair in pairs) / len(pairs)


def _step(
    sides: Sequence[Sequence[int]], places: Sequence[int], ratings: Mapping[int, Rating]
) -> dict[int, BradleyTerryFullRating]:
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
    return BradleyTerryFull(mu=START, sigma=SPREAD, beta=BETA * math.sqrt(size), tau=DRIFT)
