"""A plain count of the boards of the daily match, member by member and match by match."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta

from club.daily.daily_boards import DailyBoard, DailyPeriod, DailyScope, DailyStandings

BoardLine = tuple[int, int, str | None, int, int]
"""Rank, member, name as shown, points and days."""


@dataclass(frozen=True)
class Played:
    """A match as the plain count knows it."""

    day: int
    member_id: int
    score: int | None
    servers: tuple[int, ...]


def in_period(day: int, board: DailyBoard) -> bool:
    """Whether a day falls into a board's period, by the calendar."""
    one, other = (date(1970, 1, 1) + timedelta(days=each) for each in (day, board.day))
    match board.period:
        case DailyPeriod.DAY:
            return one == other
        case DailyPeriod.WEEK:
            return one.isocalendar()[:2] == other.isocalendar()[:2]
        case DailyPeriod.MONTH:
            return (one.year, one.month) == (other.year, other.month)


def recount(
    season: tuple[Sequence[Played], Mapping[int, str]],
    board: DailyBoard,
    viewer: int,
    server_id: int | None,
    *,
    today: int,
) -> list[BoardLine]:
    """Count a whole board plainly."""
    played, tiers = season
    alone = board.period is DailyPeriod.DAY
    sealed = alone and board.day == today
    own_today = {one.member_id for one in played if one.day == today and one.score is not None}
    if sealed and viewer not in own_today:
        return []
    everywhere = board.scope is DailyScope.ALL or server_id is None
    points, days, elsewhere = dict[int, int](), dict[int, int](), set[int]()
    for one in played:
        if not in_period(one.day, board) or (one.day >= today and not alone):
            continue
        hidden = tiers[one.member_id] == "nobody" and one.member_id != viewer
        if one.score is None or hidden or not (everywhere or server_id in one.servers):
            continue
        gained = one.score if alone else max(0, one.score)
        if server_id not in one.servers:
            elsewhere.add(one.member_id)
        points[one.member_id] = points.get(one.member_id, 0) + gained
        days[one.member_id] = days.get(one.member_id, 0) + 1
    lines = []
    for member_id in sorted(points, key=lambda each: (-points[each], each)):
        rank = 1 + sum(more > points[member_id] for more in points.values())
        named = (
            not everywhere
            or member_id == viewer
            or tiers[member_id] == "everyone"
            or (tiers[member_id] == "server" and member_id not in elsewhere)
        )
        name = f"@{member_id}" if named else None
        lines.append((rank, member_id, name, points[member_id], days[member_id]))
    return lines


def told(found: DailyStandings) -> list[BoardLine]:
    return [
        (
            each.total.rank,
            each.total.member_id,
            each.total.name if each.named else None,
            each.total.total,
            each.total.days,
        )
        for each in found.rows
    ]
