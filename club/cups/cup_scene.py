"""A cup with all that its drawings need beside what has happened in it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core import languages
from club.core.settings import Ping, of_server
from club.cups import claim_time, match_time
from club.cups.formats import schedule
from club.cups.formats.match_keys import MatchKey
from club.cups.stored_cup import StoredCup
from data.core import members, servers
from data.core.anonymous import is_gone
from data.cups.cups import CUP_STORE

# How long after its end a cup's results may be corrected; only then its seed is opened.
CORRECTABLE: Final = timedelta(days=7)


@dataclass(frozen=True, slots=True)
class CupScene:
    """A cup as everybody in its server may see it; `seed` is there once no card comes from it."""

    cup: StoredCup  # whose own seed is for nobody to see
    names: Mapping[int, str]
    ends: Mapping[tuple[str, int], datetime]
    channels: Mapping[int, int]
    language: str
    pings: bool
    seed: str | None = None
    answer_ends: Mapping[MatchKey, datetime] = field(default_factory=dict[MatchKey, datetime])

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to be decided in it."""
        return schedule.is_over(self.cup.state)

    def end_of(self, key: MatchKey, board: int = 1) -> datetime | None:
        """Return when the time of a match, or a board, is over; None if it isn't being played."""
        return self.ends.get((str(key), board))

    def last_end_of(self, key: MatchKey) -> datetime | None:
        """Return when the time of all boards of a match is over."""
        return max((end for (name, _), end in self.ends.items() if name == str(key)), default=None)

    def channel_of(self, key: MatchKey) -> int | None:
        """Return where a match is played, of boards the first that is open; or None."""
        boards = (each.board for each in self.cup.playing if each.match == str(key))
        found = (self.channel_at(key, board) for board in boards)
        return next((each for each in found if each is not None), None)

    def channel_at(self, key: MatchKey, board: int) -> int | None:
        """Return where a board of a match is played, or None."""
        row = self.cup.row_of(key, board)
        return None if row is None else self.channels.get(row.table_id or 0)


async def scene_of(connection: AsyncConnection, cup: StoredCup, now: datetime) -> CupScene:
    """Read what a cup's drawings need."""
    row = cup.row
    everybody = {row.organiser_id, *(each for one in cup.state.members.values() for each in one)}
    known = await members.names(connection, [each for each in everybody if not is_gone(each)])
    settings = await of_server(connection, row.server_id)
    server = await servers.get(connection, row.server_id)
    return CupScene(
        cup,
        known,
        await match_time.ends(connection, cup),
        await CUP_STORE.channels(connection, cup.cup_id),
        languages.of_channel(settings.language, None if server is None else server.locale),
        settings.ping != Ping.NEVER,
        row.seed.hex() if is_settled(cup, now) else None,
        await claim_time.answer_ends(connection, cup),
    )


def is_settled(cup: StoredCup, now: datetime) -> bool:
    """Whether a cup has been over for so long that nothing in it can be corrected."""
    ended = cup.row.finished_at
    return ended is not None and schedule.is_over(cup.state) and now - ended >= CORRECTABLE
