"""How a game ends in which nobody does anything any more, computed from stored facts alone.

Whatever a game waits for, its players are asked about it after a while. Where nothing comes of that
for long, the game is called off, never without a note some days before. Downtimes don't count.
"""

from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Final

from club.core.deadlines import DeadlineKind, Due, Turn

# How long a pause may last before the players are asked about it.
PAUSED: Final = timedelta(days=30)

# How long a game stays open once those who wait may decide, or the players were to be asked.
OPEN: Final = timedelta(days=30)

# The least time between the note that a game will be called off, and its end: a week, and a day
# more for those in whose quiet hours it would come.
NOTICE: Final = timedelta(days=8)

# What is sent to every player, not to the one on turn alone.
SENT_TO_EVERYONE: Final = frozenset({DeadlineKind.ASK, DeadlineKind.POST, DeadlineKind.LAST})


class Standstill(StrEnum):
    """What a game waits for."""

    MOVE = "move"
    PAUSE = "pause"  # its end
    SEAT = "seat"  # what becomes of one that was left


@dataclass(frozen=True, slots=True)
class Wait:
    """What a game waits for and since when; after `length` those who could end that are asked."""

    why: Standstill
    since: datetime
    length: timedelta
    asked_by: DeadlineKind = DeadlineKind.ASK


def waits(turn: Turn) -> Wait:
    """Return what a game waits for whose turn, or vacant seat, this is."""
    if turn.stopped:
        began = max(stop.began_at for stop in turn.stops if stop.ended_at is None)
        return Wait(Standstill.PAUSE, max(began, turn.resumed), PAUSED)
    if turn.vacant:
        return Wait(Standstill.SEAT, turn.resumed, turn.patience)
    return Wait(Standstill.MOVE, turn.resumed, turn.length, DeadlineKind.OUT)


def next_due(turn: Turn, now: datetime) -> Due | None:
    """Return what falls due next: of the turn itself, or of the end of its game."""
    wait, running = waits(turn), _running(turn)
    due = turn.next(now) if wait.why is Standstill.MOVE else _question(running, wait, now)
    closing = _closing(running, wait, now)
    found = [each for each in (due, closing) if each is not None]
    return min(found, key=lambda each: each.at, default=None)


def ends_at(turn: Turn) -> datetime | None:
    """Return when a game is called off if nothing happens any more; None before it was asked."""
    return _end(_running(turn), waits(turn))


def is_asked(turn: Turn) -> bool:
    """Whether the players have been asked about their game, and nothing has come of it."""
    since = waits(turn).since
    kinds = (DeadlineKind.ASK, DeadlineKind.OUT, DeadlineKind.LAST)
    return any(_said_since(turn, kind, since) for kind in kinds)


def holds(turn: Turn, kind: DeadlineKind, number: int) -> bool:
    """Whether a message to every player is still true."""
    said = turn.said.get(kind)
    if said is None or said.count != number or not _said_since(turn, kind, waits(turn).since):
        return False
    return kind is DeadlineKind.LAST or not turn.is_out


def _question(running: Turn, wait: Wait, now: datetime) -> Due | None:
    """Return when the players are asked; None once they were."""
    if _said_since(running, DeadlineKind.ASK, wait.since):
        return None
    at = max(running.after(wait.since, wait.length), now)
    number = running.number(DeadlineKind.ASK)
    return Due(DeadlineKind.ASK, number, running.manners.after_quiet(at))


def _closing(running: Turn, wait: Wait, now: datetime) -> Due | None:
    """Return when it is said that a game will be called off, or else when it is."""
    end = _end(running, wait)
    if end is None:
        return None
    if _said_since(running, DeadlineKind.LAST, wait.since):
        return Due(DeadlineKind.END, 1, max(end, now))
    number, at = running.number(DeadlineKind.LAST), max(end - NOTICE, now)
    return Due(DeadlineKind.LAST, number, running.manners.after_quiet(at))


def _end(running: Turn, wait: Wait) -> datetime | None:
    """Return when a game is called off; None as long as nobody has been asked about it."""
    asked = running.said.get(wait.asked_by)
    if asked is None or asked.at < wait.since:
        return None
    first = min(at for at in (*asked.before, asked.at) if at >= wait.since)
    end = running.after(max(first, asked.first or first), OPEN)
    if _said_since(running, DeadlineKind.LAST, wait.since):
        end = max(end, running.after(running.said[DeadlineKind.LAST].at, NOTICE))
    return end


def _running(turn: Turn) -> Turn:
    ended = [stop for stop in turn.stops if stop.ended_at is not None]
    return replace(turn, stops=ended) if turn.stopped else turn


def _said_since(turn: Turn, kind: DeadlineKind, since: datetime) -> bool:
    said = turn.said.get(kind)
    return said is not None and said.at >= since
