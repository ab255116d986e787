"""The boards of a duplicate cup's round, all dealt from one seed, the seats swapped in pairs."""

from datetime import datetime

from sqlalchemy.ext.asyncio import AsyncConnection

from club.cups import match_tables
from club.cups.formats.events import BoardDecided, HowDecided
from club.cups.formats.match_keys import MatchKey
from club.cups.formats.matches import Match
from club.cups.formats.team_boards import forfeited, is_turned
from club.cups.match_tables import LEFT_AT_ONCE, MatchTable
from club.cups.stored_cup import StoredCup
from club.ratings.board_points import VOID
from club.table.presses import ContestPresses
from data.ratings import games
from engine import fair
from engine.seats import SEATS, Seat


async def begin_board(
    connection: AsyncConnection,
    cup: StoredCup,
    match: Match,
    *,
    board: int,
    first: MatchKey,
    now: datetime,
) -> int:
    """Deal the first cards of a board, in the round whose first match is `first`."""
    start = cup.start_press or 0
    seed = fair.round_seed(
        cup.row.seed, match=str(first), corrections=cup.state.corrections, start=start
    )
    entrants = match.entrants[::-1] if is_turned(board) else match.entrants
    pair = [cup.member_at(entrant, board) for entrant in entrants]
    # One press for both: the cards are the same wherever they play.
    presses = ContestPresses(start, dict.fromkeys(pair, start))
    return await match_tables.deal_to(
        connection, cup, pair, seed=seed, presses=presses, now=now, duplicate=True
    )


async def result_of(
    connection: AsyncConnection, match: Match, board: int, played: MatchTable
) -> BoardDecided | None:
    """Return how a board that is over came out; None where it counts for nothing."""
    game = await games.get(connection, played.table_id)
    if game is None or game.reason == VOID or game.annulled_at is not None:
        return None
    winner = None if game.winner_side is None else played.entrants[Seat(game.winner_side)]
    if winner is not None and game.gave_up is not None and played.ply <= LEFT_AT_ONCE:
        return BoardDecided(match.key, board, winner, HowDecided.WALKOVER)
    points = {played.entrants[seat]: game.totals[seat - 1] for seat in SEATS}
    one, other = match.entrants
    score = points[one], points[other]
    if winner is not None and game.gave_up is not None:
        score = forfeited(score, winner, (one, other))
    return BoardDecided(match.key, board, winner, HowDecided.PLAYED, score)
