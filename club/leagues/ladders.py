"""Ladders: places are challenged for, and challenges answered."""

from datetime import datetime

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core.people import Person, Place
from club.cups.formats.events import Decided, HowDecided
from club.leagues.competition_steps import CompetitionSteps, entrant_of
from club.leagues.formats import ladder_time
from club.leagues.formats.ladder_state import Challenge, LadderState
from club.leagues.formats.league_events import (
    ChallengeAccepted,
    Challenged,
    ChallengeTakenBack,
)
from club.leagues.league_refusals import JustTakenBack, NoOpenChallenge, NoSuchCompetition
from club.leagues.stored_competition import StoredCompetition, happen
from club.table import consent
from data.core import members


class Ladders:
    """What is done on ladders alone, of `number` if given; raises what `Competitions` does."""

    def __init__(self, steps: CompetitionSteps) -> None:
        self._steps = steps

    async def challenge(
        self,
        competition_id: int,
        place: Place,
        member_id: int,
        challenged_id: int,
        interaction_id: int,
    ) -> StoredCompetition:
        """Challenge a member above (OutOfReach, TheyRest, NotTaking, JustTakenBack…)."""

        async def step(
            connection: AsyncConnection, it: StoredCompetition, now: datetime
        ) -> StoredCompetition:
            state, entrant = _ladder(it), entrant_of(it, member_id)
            if ladder_time.waits(state, entrant, now):
                raise JustTakenBack
            made = Challenged(entrant, entrant_of(it, challenged_id))
            await _may_ask(connection, member_id, challenged_id)
            return await happen(connection, it, made, now, interaction_id)

        return await self._steps.take(competition_id, place.server_id, step, interaction_id)

    async def accept(
        self,
        competition_id: int,
        place: Place,
        member_id: int,
        interaction_id: int,
        number: int | None = None,
    ) -> StoredCompetition:
        """Accept the challenge that one is to answer (else NoOpenChallenge): the game begins."""

        async def step(
            connection: AsyncConnection, it: StoredCompetition, now: datetime
        ) -> StoredCompetition:
            accepted = ChallengeAccepted(_to_answer(it, member_id, number).number)
            return await happen(connection, it, accepted, now, interaction_id)

        return await self._steps.take(competition_id, place.server_id, step, interaction_id)

    async def decline(
        self,
        competition_id: int,
        place: Place,
        member_id: int,
        interaction_id: int | None = None,
        number: int | None = None,
    ) -> StoredCompetition:
        """Give up one's place to whoever has challenged for it; else NoOpenChallenge."""

        async def step(
            connection: AsyncConnection, it: StoredCompetition, now: datetime
        ) -> StoredCompetition:
            challenge = _to_answer(it, member_id, number)
            lost = Decided(challenge.key, challenge.challenger, HowDecided.WALKOVER)
            return await happen(connection, it, lost, now, interaction_id)

        return await self._steps.take(competition_id, place.server_id, step, interaction_id)

    async def take_back(
        self,
        competition_id: int,
        place: Place,
        member_id: int,
        interaction_id: int | None = None,
        number: int | None = None,
    ) -> StoredCompetition:
        """Take back a challenge that isn't answered yet; NoOpenChallenge if there is none."""

        async def step(
            connection: AsyncConnection, it: StoredCompetition, now: datetime
        ) -> StoredCompetition:
            entrant = entrant_of(it, member_id)
            challenge = _ladder(it).challenge_of(entrant)
            if challenge is None or challenge.challenger != entrant:
                raise NoOpenChallenge
            _is_meant(challenge, number)
            taken_back = ChallengeTakenBack(challenge.number)
            return await happen(connection, it, taken_back, now, interaction_id)

        return await self._steps.take(competition_id, place.server_id, step, interaction_id)


def _ladder(it: StoredCompetition) -> LadderState:
    if not isinstance(it.state, LadderState):
        raise NoSuchCompetition
    return it.state


async def _may_ask(connection: AsyncConnection, member_id: int, other_id: int) -> None:
    names = await members.names(connection, [member_id, other_id])
    one, other = (Person(each, names.get(each, "")) for each in (member_id, other_id))
    await consent.may_ask(connection, one, other)


def _to_answer(it: StoredCompetition, member_id: int, number: int | None) -> Challenge:
    entrant = entrant_of(it, member_id)
    challenge = _ladder(it).challenge_of(entrant)
    if challenge is None or challenge.challenged != entrant or challenge.accepted_at is not None:
        raise NoOpenChallenge
    _is_meant(challenge, number)
    return challenge


def _is_meant(challenge: Challenge, number: int | None) -> None:
    """Check that it is the challenge that a member was shown, if any."""
    if number not in {None, challenge.number}:
        raise NoOpenChallenge
