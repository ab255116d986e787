"""Limits how often in a minute a member may ask for costly work, but never a game's presses.

Requests refused for other reasons and cached results don't count. A restart forgets all.
"""

import math
from collections.abc import Callable, Generator, Mapping
from contextlib import contextmanager
from enum import StrEnum
from typing import Final

from discord.ext import commands

from club.core.clock import Clock
from club.core.errors import DoneByTwinError, Refusal

# Seconds over which it is counted.
MINUTE: Final = 60.0


class TooOften(Refusal):
    """The member has asked for this often just now; the message says `when` they can again."""


class CostlyWork(StrEnum):
    """What costs real work, by whatever command or press it is asked for."""

    BEGIN = "a game begun or offered: a message for everybody, cards, perhaps the computer"
    CHEER = "a cheer, for which a result is drawn again"
    COPY = "a copy of all that is stored about oneself"
    EXPORT = "all of one's own games as a file"
    FILM = "an animated picture of a deal"
    HINT = "a hint, for which the computer plays thousands of deals"
    IMPORT = "a record that is sent to look at"
    NUDGE = "a reminder that somebody else gets"
    PICTURE = "the picture of a hand, or of a whole score sheet"
    REVIEW = "a review, for which the computer weighs every decision of a deal"
    SHARE = "a message that shows something to a whole channel"
    VERIFY = "all shuffles of a contest made again"


# Requests per minute and member: more than a person needs, too few to hog the processor.
A_MINUTE: Final[Mapping[CostlyWork, int]] = {
    CostlyWork.BEGIN: 20,
    CostlyWork.CHEER: 10,
    CostlyWork.COPY: 3,
    CostlyWork.EXPORT: 4,
    CostlyWork.FILM: 6,
    CostlyWork.HINT: 30,
    CostlyWork.IMPORT: 6,
    CostlyWork.NUDGE: 10,
    CostlyWork.PICTURE: 20,
    CostlyWork.REVIEW: 6,
    CostlyWork.SHARE: 6,
    CostlyWork.VERIFY: 10,
}


class RateLimits:
    """Counts what members ask for."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._asked = {
            work: commands.CooldownMapping[int].from_cooldown(most, MINUTE, _own)
            for work, most in A_MINUTE.items()
        }

    def spend(self, member_id: int, work: CostlyWork) -> None:
        """Count work for a member; raise `TooOften` with `when` once the minute is used up."""
        now = self._clock.now().timestamp()
        wait = self._asked[work].update_rate_limit(member_id, now)
        if wait is not None:
            raise TooOften(when=str(math.ceil(now + wait)))

    def spender(self, member_id: int, work: CostlyWork) -> Callable[[], None]:
        """Give what counts it, for those who know only later whether there is anything to do."""
        return lambda: self.spend(member_id, work)

    @contextmanager
    def spending(self, member_id: int, work: CostlyWork) -> Generator[None]:
        """Count the work of the block unless it is refused; raise `TooOften` as `spend` does."""
        self.spend(member_id, work)
        try:
            yield
        except (Refusal, DoneByTwinError):
            self._give_back(member_id, work)
            raise

    def _give_back(self, member_id: int, work: CostlyWork) -> None:
        now = self._clock.now().timestamp()
        bucket = self._asked[work].get_bucket(member_id, now)
        if bucket is not None and bucket.get_tokens(now) < bucket.rate:
            bucket.update_rate_limit(now, tokens=-1)


def _own(member_id: int) -> int:
    return member_id
