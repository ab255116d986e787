"""A message about a turn as it is to be sent, and those that have been overtaken since."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from club.core.deadlines import PROMPTED, ContactPreferences, DeadlineKind, Turn
from club.core.settings import NOTHING_SET
from club.table.current_turn import manners
from club.table.snapshot import Snapshot
from data.turn_clock.clocks import ANSWERED, AlarmRow, ClockRow

PROMPT: Final = timedelta(minutes=2)
"""An alarm sent this soon after it fell due counts as sent then, where turns take hours."""

QUESTION: Final = frozenset({DeadlineKind.ASK, DeadlineKind.POST})
"""The parts of one question, put to each player and in public."""

APART: Final = (DeadlineKind.NUDGE, DeadlineKind.LAST)
"""What takes the place of its own kind alone."""


@dataclass(frozen=True, slots=True)
class Alarm:
    """A message due about a turn, with all that is needed to send it."""

    row: AlarmRow
    snapshot: Snapshot
    turn: Turn
    now: datetime
    by: str = ""  # the name of the member who nudges, for a nudge

    @property
    def until(self) -> datetime | None:
        """When the turn's time is over, where there is a clock."""
        return self.turn.until() if self.turn.timed else None

    @property
    def manners(self) -> ContactPreferences:
        """When the one it is for wants to be contacted."""
        return manners(self.snapshot.settings.get(self.row.member_id, NOTHING_SET))

    @property
    def is_prompt(self) -> bool:
        """Whether it is the quiet reminder in the middle of a game."""
        return (self.row.kind, self.row.number) == (DeadlineKind.REMIND, PROMPTED)

    @property
    def quiet(self) -> bool:
        """Whether it is to be sent without a sound."""
        return self.is_prompt or self.manners.quiet(self.now)

    @property
    def later(self) -> datetime | None:
        """When to send it instead, where it comes so late that it would disturb the member."""
        if self.row.kind in {DeadlineKind.OUT, DeadlineKind.POST} or self.turn.terms.live:
            return None
        own = self.manners
        away = None if self.row.kind == DeadlineKind.LAST else own.away_until
        free = own.after_quiet(max(self.now, away or self.now))
        late = self.now - self.row.claimed_at > PROMPT
        return free if late and free > self.now else None


def passed(shown: Sequence[AlarmRow], ply: int, clock: ClockRow | None) -> list[AlarmRow]:
    """Return those of a table's messages, in the order of their sending, that hold no longer.

    Of the current turn the last of each kind that is `APART` and of all others stay; what asks the
    players goes once one of them has said that they play on.
    """
    renewed_at = clock.renewed_at if clock is not None and clock.ply == ply else None
    now_on = [each for each in shown if each.ply == ply]
    if renewed_at is not None:
        now_on = [
            each
            for each in now_on
            if each.kind not in ANSWERED or (each.said_at or each.claimed_at) > renewed_at
        ]
    stay: list[AlarmRow] = []
    for kind in APART:
        stay += _latest([each for each in now_on if each.kind == kind])
    stay += _latest([each for each in now_on if each.kind not in APART])
    return [each for each in shown if each not in stay]


def _latest(rows: Sequence[AlarmRow]) -> list[AlarmRow]:
    if not rows:
        return []
    last = rows[-1]
    if last.kind not in ANSWERED:
        return [last]
    kinds = QUESTION if last.kind in QUESTION else {last.kind}
    return [each for each in rows if each.kind in kinds and each.number == last.number]
