"""What is to be said of a cup, and to whom: each thing once."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from club.cups.cup_scene import CupScene
from club.cups.formats import schedule
from club.cups.formats.matches import Match
from club.cups.match_time import shortest_turn
from data.cups.cup_matches import CupMatchRow
from data.cups.cup_notices import CupNoticeKey
from engine.words import Word

LATE: Final = timedelta(hours=12)
"""For how long after its end it is worth while to say that a cup is over."""


class CupNotice(Word):
    """What is said."""

    OPENED = "opened"  # that a match may be played
    LATE = "late"  # that its time is nearly over
    ASKED = "asked"  # that one side asks for more time
    AGREED = "agreed"  # that there is more
    WON = "won"  # who has won the cup
    CANCELLED = "cancelled"


@dataclass(frozen=True, slots=True)
class DueNotice:
    """Something to say now; about a match, it is said where that is played."""

    key: CupNoticeKey
    match: Match | None = None
    row: CupMatchRow | None = None

    @property
    def word(self) -> CupNotice:
        """What it says."""
        return CupNotice(self.key.word)


def due_notices(
    scene: CupScene, said: Mapping[CupNoticeKey, int | None], now: datetime
) -> list[DueNotice]:
    """Return what is to be said now and hasn't been."""
    return [each for each in _every(scene, now) if each.key not in said]


def next_notice(scene: CupScene, now: datetime) -> datetime | None:
    """Return when there will be more to say by itself."""
    warned = (end - notice(scene) for end in scene.ends.values())
    return min((each for each in warned if each > now), default=None)


def notice(scene: CupScene) -> timedelta:
    """Return how long before its end a match's time is said to be nearly over."""
    return shortest_turn(scene.cup)


def _every(scene: CupScene, now: datetime) -> Iterator[DueNotice]:
    matches = {str(each.key): each for each in schedule.playable(scene.cup.state)}
    for row in scene.cup.playing:
        match = matches.get(row.match)
        if match is not None and row.table_id is not None:
            yield from _of_match(scene, row, match, now)
    ended = scene.cup.row.finished_at
    if ended is not None and now - ended < LATE:
        champion = schedule.champion(scene.cup.state)
        if scene.cup.state.cancelled:
            yield DueNotice(CupNoticeKey("", CupNotice.CANCELLED, 0))
        elif champion is not None:
            yield DueNotice(CupNoticeKey("", CupNotice.WON, champion))


def _of_match(
    scene: CupScene, row: CupMatchRow, match: Match, now: datetime
) -> Iterator[DueNotice]:
    def about(word: CupNotice, number: int) -> DueNotice:
        name = row.match if row.board == 1 else f"{row.match}.{row.board}"
        return DueNotice(CupNoticeKey(name, word, number), match, row)

    # A match that a correction has closed and opened again begins with its first game once more.
    yield about(CupNotice.OPENED, row.table_id or 0)
    press, end = row.extension_press, scene.end_of(match.key, row.board)
    if press is not None:
        yield about(CupNotice.AGREED if row.extension_by is None else CupNotice.ASKED, press)
    if end is not None and end - notice(scene) <= now < end:
        yield about(CupNotice.LATE, int(row.due_at.timestamp()))
