"""What the computer plays in the daily match: the same for everybody who plays the same.

It follows from the day's seed, the moves and what its own seat may see. The first answer to a line
of play is stored, so that it stays the same even if the program changes.
"""

import hashlib
import hmac
from typing import Final

from club.core.errors import Refusal
from club.core.single_flight import SingleFlight
from club.daily.daily_match import COMPUTER, LEVEL, MEMBER, DailyMatch, played
from club.play.computer_players import MoveChooser
from data.daily import daily_days
from data.daily.daily_days import DailySeed
from data.storage.database import Database
from engine.seats import Seat

_BYTES: Final = 8
"""Bytes of the number that a player's own randomness follows from."""

_COACH: Final = "coach"
_COMPUTER: Final = "computer"


class DailyReplies:
    """The computer's moves in daily matches, and the match of the coach."""

    def __init__(self, database: Database, players: MoveChooser) -> None:
        self._database = database
        self._players = players
        self._answering = SingleFlight[tuple[int, str], str]("daily-reply")

    async def answered(self, seed: DailySeed, match: DailyMatch) -> DailyMatch:
        """Return a match after the computer's moves, up to where the member is on turn."""
        while match.on_turn == COMPUTER:
            match = await self._answered_once(seed, match)
        return match

    async def coached(self, seed: DailySeed) -> DailyMatch:
        """Return a day's match as the coach plays it in the members' place."""
        match = await self.answered(seed, played(seed.seed, seed.day))
        while not match.is_over:
            word = await self._chosen(seed, match, MEMBER, _COACH)
            match = await self.answered(seed, match.play(word, MEMBER))
        return match

    async def _answered_once(self, seed: DailySeed, match: DailyMatch) -> DailyMatch:
        line = line_of(match)
        async with self._database.read(alone=True) as connection:
            stored = await daily_days.reply(connection, seed.day, line)
        if stored is not None and (after := _after(match, stored)) is not None:
            return after
        # Many play alike at once, above all as a day begins: one of them is thought for.
        key = seed.day, line
        word = await self._answering.done(key, lambda: self._answer(seed, match, line))
        return match.play(word, COMPUTER)

    async def _answer(self, seed: DailySeed, match: DailyMatch, line: str) -> str:
        """Choose an answer and store it; return the one that was stored first, if it fits."""
        chosen = await self._chosen(seed, match, COMPUTER, _COMPUTER)
        async with self._database.write() as connection:
            kept = await daily_days.keep_reply(connection, seed.day, line, chosen)
        return chosen if _after(match, kept) is None else kept

    async def _chosen(self, seed: DailySeed, match: DailyMatch, seat: Seat, who: str) -> str:
        purpose = f"{who} {line_of(match)}"
        whim = hmac.digest(seed.seed, purpose.encode("ascii"), "sha256")[:_BYTES]
        view = match.state.view(seat)
        return str(await self._players.choose(LEVEL, view, int.from_bytes(whim)))


def line_of(match: DailyMatch) -> str:
    """Return what stands for a deal and its moves so far, equally long however many there are."""
    text = f"{len(match.lines)} {' '.join(match.lines[-1])}"
    return hashlib.sha256(text.encode("ascii")).hexdigest()


def _after(match: DailyMatch, stored: str) -> DailyMatch | None:
    """Return a match after a stored answer; None where that can't be played."""
    try:
        return match.play(stored, COMPUTER)
    except Refusal:
        return None
