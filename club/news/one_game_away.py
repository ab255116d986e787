"""Who is one game away from a milestone: a round number of games, a streak, a place by rating."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from club.ratings import rating
from club.ratings.board_points import CountedGame
from club.ratings.rating import Rating
from data.news.week import Span, WinRow
from data.ratings import ratings
from data.ratings.badges import IN_A_ROW
from engine.words import SeatingFormat

GAMES: Final = 100

PLACES: Final = 5


class GoalKind(StrEnum):
    """What somebody is one game away from."""

    GAMES = "games"
    ROW = "row"
    PLACE = "place"


@dataclass(frozen=True, slots=True)
class Goal:
    """What a member's next game may bring: a round `number`, a streak, or the place of `other`."""

    kind: GoalKind
    name: str
    number: int
    other: str = ""


def of_rows(rows: Iterable[WinRow]) -> Iterator[Goal]:
    """Yield what follows from members' games and wins in a row."""
    for row in rows:
        if row.games % GAMES == GAMES - 1:
            yield Goal(GoalKind.GAMES, row.name, row.games + 1)
        if row.streak % IN_A_ROW == IN_A_ROW - 1:
            yield Goal(GoalKind.ROW, row.name, row.streak + 1)


async def of_places(connection: AsyncConnection, span: Span, family: str) -> list[Goal]:
    """Return who would take the next place by rating with a win against its holder."""
    server_id = span.server_id
    top = await ratings.top(connection, server_id, family, PLACES, onlooker=span.viewer)
    ids = [each.standing.member_id for each in top if each.settled]
    names = {each.standing.member_id: each.standing.name for each in top}
    stored = await ratings.of_members(connection, server_id, family, ids)
    known = {one: Rating(row.mu, row.sigma, row.games) for one, row in stored.items()}
    met = await ratings.met(connection, server_id, family, ids, span.until - rating.REPEATS)
    return [
        Goal(GoalKind.PLACE, names[below], place, names[above])
        for place, (above, below) in enumerate(pairwise(ids), start=1)
        if _passes(below, above, known, _game(span, family, below, above), met)
    ]


def _passes(
    below: int,
    above: int,
    known: dict[int, Rating],
    game: CountedGame,
    met: dict[ratings.Pair, int],
) -> bool:
    after = rating.after(game, known, rating.weight(game, met))
    return (after[below].shown, below) > (after[above].shown, above)


def _game(span: Span, family: str, winner: int, loser: int) -> CountedGame:
    return CountedGame(
        0,
        span.server_id,
        family,
        span.until,
        SeatingFormat.HEADS_UP,
        ((winner,), (loser,)),
        (1, 2),
        {},
    )
