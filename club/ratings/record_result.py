"""How a deal or a game changes a server's standings and ratings, in the move's transaction."""

from collections.abc import Iterable

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core import levels
from club.ratings import board_points, rating
from club.ratings.board_points import CountedGame, Deal
from club.ratings.deal_stats import of_deal
from club.ratings.rating import Rating
from club.table.snapshot import Snapshot
from data.core.anonymous import is_gone
from data.ratings import counted_results, deal_stats, ratings, recounts, standings
from data.ratings.counted_results import CountedDeal
from data.ratings.games import GameRow
from data.ratings.ratings import COMPUTER, RatedRow, RatingRow
from engine.contest import Contest, Settlement
from engine.results import DealResult


async def count_deal(connection: AsyncConnection, table_id: int, deal: int) -> None:
    """Enter a finished deal, whose result is stored, in the standings and the figures.

    It counts only between members, not deleted ones; a recount under way takes it in later.
    """
    for played in await deal_stats.played(connection, (table_id,), deal):
        brought = board_points.of_deal(_finished(played))
        if not await recounts.is_under_way(connection, played.server_id):
            there = [each for each in brought if not is_gone(each.member_id)]
            await standings.add(connection, there)
        rows = of_deal(played)
        await deal_stats.add(connection, [each for each in rows if not is_gone(each.member_id)])


async def count_game(
    connection: AsyncConnection,
    snapshot: Snapshot,
    row: GameRow,
    contest: Contest,
    settlement: Settlement,
) -> None:
    """Enter a settled game in the standings and the ratings; a recount under way takes it in later.

    An annulled one counts for nothing: what its deals added is taken back.
    """
    counting = await recounts.is_under_way(connection, row.server_id)
    if row.reason == board_points.VOID:
        if not counting:
            rows = await counted_results.deals(connection, (snapshot.lead_id,))
            await take_back(connection, row.server_id, rows)
        await deal_stats.clear(connection, snapshot.boards)
    if counting or row.reason == board_points.VOID:
        return
    members = {each.seat: each.member_id for each in snapshot.players}
    level = levels.rated_against(
        (each.player for each in snapshot.players), rated_practice=snapshot.table.rated_practice
    )
    game = board_points.played(
        row, snapshot.rules, contest.sides, settlement.payments, members, level=level
    )
    if game is None:
        return
    await standings.add(connection, board_points.of_game(game))
    await _rate(connection, game)


async def take_back(
    connection: AsyncConnection, server_id: int, rows: Iterable[CountedDeal]
) -> None:
    """Take what deals added out of the standings; deleted members have nothing there."""
    back = [
        tally
        for row in rows
        for tally in board_points.of_deal(deal_of(server_id, row))
        if not is_gone(tally.member_id)
    ]
    await standings.take_back(connection, back)


def deal_of(server_id: int, row: CountedDeal) -> Deal:
    """Read a deal that counts from its stored row."""
    two = row.member_1, row.member_2
    members = two if row.member_3 is None else (*two, row.member_3)
    seats = range(1, len(members) + 1)
    scores = tuple([row.points if row.winner == seat else 0 for seat in seats])
    if row.detail is not None:
        scores = DealResult.from_json(row.detail).scores
    return Deal(
        server_id,
        rating.family_of(board_points.rules_of(row.rules)),
        row.at,
        members,
        scores,
        row.result,
        row.winner,
    )


def _finished(played: deal_stats.PlayedDeal) -> Deal:
    result = played.result
    return Deal(
        played.server_id,
        rating.family_of(board_points.rules_of(played.rules)),
        result.at,
        result.members,
        DealResult.from_json(result.detail).scores,
        result.result,
        result.winner,
    )


async def _rate(connection: AsyncConnection, game: CountedGame) -> None:
    members = [member for side in game.sides for member in side if member != COMPUTER]
    known = await ratings.of_members(connection, game.server_id, game.family, members)
    before = {member: Rating(each.mu, each.sigma, each.games) for member, each in known.items()}
    since = game.at - rating.REPEATS
    here = (connection, game.server_id, game.family)
    if game.level:
        (member,) = members
        met = await ratings.practised(*here, member, since)
    else:
        met = await ratings.met(*here, members, since)
    after = rating.after(game, before, rating.weight(game, met))
    await ratings.put(connection, rating_rows(game, after))
    await ratings.note(connection, rated_rows(game, before, after))


def rating_rows(game: CountedGame, after: dict[int, Rating]) -> list[RatingRow]:
    """Return the players' ratings as rows."""
    return [
        RatingRow(
            game.server_id,
            game.family,
            member,
            one.mu,
            one.sigma,
            one.games,
            one.shown,
            one.settled,
        )
        for member, one in after.items()
    ]


def rated_rows(
    game: CountedGame, before: dict[int, Rating], after: dict[int, Rating]
) -> list[RatedRow]:
    """Return how the game changed its players' ratings, as rows."""
    return [
        RatedRow(
            game.table_id,
            member,
            game.server_id,
            game.family,
            side,
            after[member].shown,
            after[member].shown - before.get(member, Rating()).shown,
            game.at,
            game.variant,
            game.outcome(side),
            game.level,
        )
        for side, members in enumerate(game.sides, start=1)
        for member in members
        if member in after
    ]
