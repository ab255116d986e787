"""Results of a cup with real cards: one side says how a match came out, the other answers."""

from datetime import datetime
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core.clock import Clock
from club.core.people import Place
from club.cups import claim_time, cup_steps
from club.cups.cup_steps import CupSteps
from club.cups.formats.events import Agreed, Claimed, Disputed
from club.cups.formats.match_keys import MatchKey
from club.cups.refusals import AwaitsAnswer, CupMoved, ImpossibleScore, MatchNotOpen
from club.cups.stored_cup import StoredCup, happen
from data.storage.database import Database

MOST_POINTS: Final = 100_000


class CupResults:
    """Typed results; all may raise what `Cups` does, CupPlayedHere, NotYourMatch, MatchNotOpen."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._steps = CupSteps(database, clock)

    async def claim(
        self,
        cup_id: int,
        place: Place,
        match: MatchKey,
        member_id: int,
        *,
        winner: int | None,
        score: tuple[int, int] | None,
        interaction_id: int,
    ) -> StoredCup:
        """Say who won (ImpossibleScore, NeedsWinner, ResultDisputed; AwaitsAnswer if too late)."""
        if score is not None and not all(0 <= each <= MOST_POINTS for each in score):
            raise ImpossibleScore(most=MOST_POINTS)

        async def step(connection: AsyncConnection, cup: StoredCup, now: datetime) -> StoredCup:
            entrant = cup_steps.entrant_of(cup, member_id)
            claimed = Claimed(match, entrant, winner, score)
            unanswered = match not in cup.state.disputed
            if (
                unanswered
                and entrant in cup.state.claims.get(match, {})
                and not await claim_time.may_be_put_right(connection, cup, match, now)
            ):
                raise AwaitsAnswer
            return await _happen(connection, cup, claimed, now, interaction_id)

        return await self._steps.take(cup_id, place.server_id, step, interaction_id)

    async def agree(
        self,
        cup_id: int,
        place: Place,
        match: MatchKey,
        member_id: int,
        *,
        seen: int,
        interaction_id: int,
    ) -> StoredCup:
        """Agree to the claim numbered `seen` (NoResultClaimed; CupMoved if it is another)."""

        async def step(connection: AsyncConnection, cup: StoredCup, now: datetime) -> StoredCup:
            agreed = Agreed(match, cup_steps.entrant_of(cup, member_id))
            said = cup.said.get(match)
            if match in cup.state.claims and said is not None and said.number != seen:
                raise CupMoved
            return await _happen(connection, cup, agreed, now, interaction_id)

        return await self._steps.take(cup_id, place.server_id, step, interaction_id)

    async def dispute(
        self,
        cup_id: int,
        place: Place,
        match: MatchKey,
        member_id: int,
        interaction_id: int,
        *,
        seen: int | None = None,
    ) -> StoredCup:
        """Object to a claim, that `seen` if given (NoResultClaimed, ResultDisputed, CupMoved)."""

        async def step(connection: AsyncConnection, cup: StoredCup, now: datetime) -> StoredCup:
            disputed = Disputed(match, cup_steps.entrant_of(cup, member_id))
            said = cup.said.get(match)
            answers = match in cup.state.claims and match not in cup.state.disputed
            if answers and said is not None and seen not in {None, said.number}:
                raise CupMoved
            return await _happen(connection, cup, disputed, now, interaction_id)

        return await self._steps.take(cup_id, place.server_id, step, interaction_id)


async def _happen(
    connection: AsyncConnection,
    cup: StoredCup,
    said: Claimed | Agreed | Disputed,
    now: datetime,
    interaction_id: int,
) -> StoredCup:
    # Its sides are known, and one of them may still play an earlier match.
    cup = await happen(connection, cup, said, now, interaction_id)
    if cup.row_of(said.match) is None:
        raise MatchNotOpen
    return cup
