"""The time of results with real cards: what one side says stands if the other is silent."""

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from club.cups import match_time
from club.cups.formats.events import Agreed, Decided, HowDecided
from club.cups.formats.match_keys import MatchKey
from club.cups.formats.matches import Match
from club.cups.match_time import Stop
from club.cups.stored_cup import LastSaid, StoredCup, happen
from data.cups.cup_matches import CupMatchRow

PUT_RIGHT: Final = 4  # times: each calls the other side


async def settle(
    connection: AsyncConnection, cup: StoredCup, matches: Mapping[str, Match], now: datetime
) -> tuple[StoredCup, list[datetime]]:
    """Settle the matches about which time is over, and return when it is for the others."""
    looks = list[datetime]()
    if not cup.state.plan.real_cards or cup.state.cancelled:
        return cup, looks
    rows = {row.match: row for row in cup.playing}
    begun = [row.opened_at for row in cup.playing]
    begun += [each.first_at or each.at for each in cup.said.values()]
    stops = await match_time.stops_since(connection, min(begun, default=now), cup.row.server_id)
    for match in matches.values():
        due = _due(cup, match, rows.get(str(match.key)), stops) if match.open else None
        if due is None:
            continue
        if due > now:
            looks.append(due)
        else:
            cup = await happen(connection, cup, _outcome(cup, match), now)
    return cup, looks


async def may_be_put_right(
    connection: AsyncConnection, cup: StoredCup, key: MatchKey, now: datetime
) -> bool:
    """Whether the other side would have all of its time to answer, and isn't called too often."""
    said = cup.said.get(key)
    if said is None or said.first_at is None:
        return True
    if said.times > PUT_RIGHT:
        return False
    stops = await match_time.stops_since(connection, said.first_at, cup.row.server_id)
    return now + match_time.shortest_turn(cup) <= _stands_by(cup, said, stops)


async def answer_ends(connection: AsyncConnection, cup: StoredCup) -> dict[MatchKey, datetime]:
    """Return when what is said of a match stands or, where it is disputed, both have lost."""
    said = {key: cup.said[key] for key in cup.state.claims if key in cup.said}
    if not said:
        return {}
    since = min(each.first_at or each.at for each in said.values())
    stops = await match_time.stops_since(connection, since, cup.row.server_id)
    return {key: _answered_by(cup, key, each, stops) for key, each in said.items()}


def _due(
    cup: StoredCup, match: Match, row: CupMatchRow | None, stops: list[Stop]
) -> datetime | None:
    said = cup.said.get(match.key)
    if said is not None and match.key in cup.state.claims:
        return _answered_by(cup, match.key, said, stops)
    return None if row is None else row.due_at + match_time.down(stops, row.opened_at)


def _answered_by(cup: StoredCup, key: MatchKey, said: LastSaid, stops: list[Stop]) -> datetime:
    down = match_time.down(stops, said.at)
    if key in cup.state.disputed:
        return said.at + timedelta(hours=cup.row.hours) + down
    answered = said.at + match_time.shortest_turn(cup) + down
    return min(answered, _stands_by(cup, said, stops))


def _stands_by(cup: StoredCup, said: LastSaid, stops: list[Stop]) -> datetime:
    """Return when what a side says stands, however often it was put right."""
    first_at = said.first_at or said.at
    return first_at + timedelta(hours=cup.row.hours) + match_time.down(stops, first_at)


def _outcome(cup: StoredCup, match: Match) -> Agreed | Decided:
    claims = cup.state.claims.get(match.key, {})
    if claims and match.key not in cup.state.disputed:
        silent = next(each for each in match.entrants if each not in claims)
        return Agreed(match.key, silent, silent=True)
    return Decided(match.key, None, HowDecided.WALKOVER)
