"""Cups: set up, entered, begun and brought to their end, each step as one transaction."""

import logging
from collections.abc import Callable, Collection
from dataclasses import replace
from datetime import datetime
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core.clock import Clock
from club.core.errors import DoneByTwinError, YouBlocked
from club.core.people import Person, Place
from club.core.text_limits import PLACE_NAME, clipped
from club.cups import cup_steps, draw, host_steps, match_time, progress
from club.cups.cup_draft import CupDraft
from club.cups.cup_scene import is_settled
from club.cups.cup_steps import ENTRIES, CupSteps
from club.cups.duplicate import duplicate_rules
from club.cups.formats import schedule
from club.cups.formats.events import (
    Cancelled,
    Corrected,
    Decided,
    Disqualified,
    Entered,
    Parted,
    Started,
    Substituted,
    Withdrew,
)
from club.cups.formats.match_keys import MatchKey
from club.cups.host_steps import SET_ASIDE
from club.cups.refusals import (
    CantPutIn,
    CupMoved,
    CupOver,
    EntriesClosed,
    InDuplicateMatch,
    LeftTooOften,
    MatchNotOpen,
    NotEntered,
    PlayedOn,
    TooManyCups,
)
from club.cups.stored_cup import StoredCup, happen, load, write_plan
from club.table import consent, playable
from data.cups import cup_matches, cups
from data.cups.cups import CUP_STORE, CupSetup
from data.storage.database import Database
from engine import fair
from engine.rules import write_rules

__all__ = ["CUPS", "ENTRIES", "SET_ASIDE", "Cups"]

# Own cups that aren't over: each may hold many games open.
CUPS: Final = 5

log = logging.getLogger(__name__)


class Cups:
    """The cups of one database, each seen from its own server alone; `draw` returns a seed."""

    # Any may raise NoSuchCup, UnreadableCup, CupMoved, DoneByTwinError and what `BY_OBSTACLE` has;
    # those that let a member in, NoBots and BeingForgotten; those for organisers and the server's
    # managers, NotOrganiser; those told what was asked (`begun`, `corrects`), CupMoved where
    # it has changed. Cards depend on the interactions that enter, substitute and start.

    def __init__(self, database: Database, clock: Clock, draw: Callable[[], bytes]) -> None:
        self._database = database
        self._clock = clock
        self._draw = draw
        self._steps = CupSteps(database, clock)

    async def create(
        self, place: Place, organiser: Person, draft: CupDraft, interaction_id: int | None = None
    ) -> StoredCup:
        """Set up a cup (UnplayableRules, NotForDuplicate, OtherChannels or -Roles, TooManyCups)."""
        playable.for_two(draft.rules)
        rules = duplicate_rules.fitted(draft.rules) if draft.plan.is_duplicate else draft.rules
        seed, now = self._draw(), self._clock.now()
        async with self._database.write() as connection:
            await self._steps.only_once(connection, interaction_id)
            await host_steps.meet_organiser(connection, place, organiser, now)
            if await CUP_STORE.running_of(connection, organiser.member_id) >= CUPS:
                raise TooManyCups(most=CUPS)
            setup = CupSetup(
                server_id=place.server_id,
                channel_id=place.channel_id,
                channel_name=place.channel_name,
                organiser_id=organiser.member_id,
                title=clipped(draft.title, PLACE_NAME),
                plan=write_plan(draft.plan),
                seeding=draft.seeding,
                rules=write_rules(rules),
                clock=str(draft.clock),
                hours=draft.hours,
                seed=seed,
                commitment=fair.commitment(seed),
                created_at=now,
                created_by_interaction=interaction_id,
            )
            cup_id = await cups.create(connection, setup)
            log.info("cup=%d set up", cup_id)
            return await progress.go_on(connection, await load(connection, cup_id), now)

    async def get(self, cup_id: int, *, server_id: int | None = None) -> StoredCup:
        """Return a cup as it stands; it must be of the server if one is given."""
        async with self._database.read() as connection:
            return await load(connection, cup_id, server_id=server_id)

    async def enter(
        self, cup_id: int, place: Place, person: Person, interaction_id: int
    ) -> StoredCup:
        """Take part in a cup (EntriesClosed, LeftTooOften)."""

        async def step(connection: AsyncConnection, cup: StoredCup, now: datetime) -> StoredCup:
            if cup.row.closed_at is not None:
                raise EntriesClosed
            left = [each for each in cup.state.gone if person.member_id in cup.state.members[each]]
            if len(left) >= ENTRIES:
                raise LeftTooOften
            await host_steps.meet(connection, person, now)
            entered = Entered((person.member_id,))
            return await happen(connection, cup, entered, now, interaction_id)

        return await self._steps.take(cup_id, place.server_id, step, interaction_id)

    async def leave(
        self,
        cup_id: int,
        place: Place,
        member_id: int,
        interaction_id: int | None = None,
        *,
        begun: bool | None = None,
    ) -> StoredCup:
        """Leave a cup, or one's team in it; a game that is being played for it is given up."""

        async def step(connection: AsyncConnection, cup: StoredCup, now: datetime) -> StoredCup:
            entrant = cup_steps.entrant_of(cup, member_id)
            cup_steps.as_asked(asked=begun, now=cup.state.started)
            of_teams = cup.state.plan.of_teams
            left = Parted(entrant, member_id) if of_teams else Withdrew(entrant)
            return await happen(connection, cup, left, now, interaction_id)

        return await self._steps.take(cup_id, place.server_id, step, interaction_id)

    async def close(
        self, cup_id: int, place: Place, by: int, *, closed: bool, manages: bool = False
    ) -> StoredCup:
        """Admit nobody to a cup any more, or members again."""

        async def step(connection: AsyncConnection, cup: StoredCup, now: datetime) -> StoredCup:
            cup_steps.organises(cup, by, manages=manages)
            if schedule.is_over(cup.state):
                raise CupOver
            closed_at = now if closed else None
            await cups.close(connection, cup_id, closed_at)
            return replace(cup, row=replace(cup.row, closed_at=closed_at))

        return await self._steps.take(cup_id, place.server_id, step, None)

    async def start(
        self,
        cup_id: int,
        place: Place,
        by: int,
        interaction_id: int,
        *,
        manages: bool = False,
        order: Collection[int] | None = None,
    ) -> StoredCup:
        """Begin play in the order of the seeding, or as given; teams short of members are out."""

        async def step(connection: AsyncConnection, cup: StoredCup, now: datetime) -> StoredCup:
            cup_steps.organises(cup, by, manages=manages)
            seeds = await draw.drawn(connection, cup, interaction_id, order)
            return await happen(connection, cup, Started(seeds), now, interaction_id)

        return await self._steps.take(cup_id, place.server_id, step, interaction_id)

    async def disqualify(
        self,
        cup_id: int,
        place: Place,
        by: int,
        member_id: int,
        interaction_id: int | None = None,
        *,
        manages: bool = False,
        begun: bool | None = None,
    ) -> StoredCup:
        """Put an entrant, the whole team of a member, out of a cup; it loses what it plays."""

        async def step(connection: AsyncConnection, cup: StoredCup, now: datetime) -> StoredCup:
            cup_steps.organises(cup, by, manages=manages)
            cup_steps.as_asked(asked=begun, now=cup.state.started)
            entrant = cup.entrant_of(member_id, absent=True)
            if entrant is None:
                raise NotEntered
            return await happen(connection, cup, Disqualified(entrant), now, interaction_id)

        return await self._steps.take(cup_id, place.server_id, step, interaction_id)

    async def substitute(
        self,
        cup_id: int,
        place: Place,
        by: int,
        member_id: int,
        substitute: Person,
        *,
        interaction_id: int,
        manages: bool = False,
    ) -> StoredCup:
        """Put a member in another's place; games begin anew (InDuplicateMatch, CantPutIn)."""

        async def step(connection: AsyncConnection, cup: StoredCup, now: datetime) -> StoredCup:
            cup_steps.organises(cup, by, manages=manages)
            await host_steps.meet_substitute(connection, substitute, now)
            entrant = cup.entrant_of(member_id, absent=True)
            if entrant is None:
                raise NotEntered
            if cup.state.plan.is_duplicate and _plays(cup, entrant):
                raise InDuplicateMatch
            partners = [each for each in cup.state.present(entrant) if each != member_id]
            await _may_play_with(connection, substitute, partners)
            change = Substituted(entrant, member_id, substitute.member_id)
            cup = await happen(connection, cup, change, now, interaction_id)
            return await progress.reseat(connection, cup, now)

        return await self._steps.take(cup_id, place.server_id, step, interaction_id)

    async def rule(
        self,
        cup_id: int,
        place: Place,
        by: int,
        result: Decided,
        interaction_id: int | None = None,
        *,
        manages: bool = False,
        corrects: bool | None = None,
    ) -> StoredCup:
        """Decide or correct a match, annulling its game (PlayedOn, CupOver if too late)."""

        async def step(connection: AsyncConnection, cup: StoredCup, now: datetime) -> StoredCup:
            cup_steps.organises(cup, by, manages=manages)
            if is_settled(cup, now):
                raise CupOver
            decided = result.match in cup.state.decisions
            cup_steps.as_asked(asked=corrects, now=decided)
            event = Corrected(result) if decided else result
            before = _sides(cup)
            cup = await happen(connection, cup, event, now, interaction_id)
            if cup.state.plan.is_duplicate and _sides(cup) != before:
                raise PlayedOn
            return await progress.reseat(connection, cup, now)

        return await self._steps.take(cup_id, place.server_id, step, interaction_id)

    async def cancel(
        self,
        cup_id: int,
        place: Place,
        by: int,
        interaction_id: int | None = None,
        *,
        manages: bool = False,
    ) -> StoredCup:
        """End a cup without a winner; the games that are being played for it are annulled."""

        async def step(connection: AsyncConnection, cup: StoredCup, now: datetime) -> StoredCup:
            cup_steps.organises(cup, by, manages=manages)
            return await happen(connection, cup, Cancelled(), now, interaction_id)

        return await self._steps.take(cup_id, place.server_id, step, interaction_id)

    async def extend(
        self,
        cup_id: int,
        place: Place,
        match: MatchKey,
        member_id: int,
        interaction_id: int | None = None,
        *,
        agrees: bool = False,
    ) -> StoredCup:
        """Ask for a match's time once more, or agree (MatchNotOpen; CupMoved if nobody asks)."""

        async def step(connection: AsyncConnection, cup: StoredCup, now: datetime) -> StoredCup:
            entrant = cup_steps.entrant_of(cup, member_id)
            row = cup.row_of(match, cup.board_of(member_id))
            playable_now = schedule.playable(cup.state)
            sides = next((each.entrants for each in playable_now if each.key == match), ())
            if row is None or entrant not in sides:
                raise MatchNotOpen
            if interaction_id is not None and row.extension_press == interaction_id:
                raise DoneByTwinError
            asks = sides.index(entrant) + 1
            if agrees and row.extension_by in {None, asks}:
                raise CupMoved
            if row.extension_by == asks:
                return cup  # The other side has been told, and is told once.
            if row.extension_by is None:
                changed = replace(row, extension_by=asks)
            else:
                more = await match_time.extended(connection, cup, row, now)
                changed = replace(more, extension_by=None)
            changed = replace(changed, extension_press=interaction_id)
            await cup_matches.change(connection, changed)
            return cup.with_row(changed)

        return await self._steps.take(cup_id, place.server_id, step, interaction_id)

    async def give_time(
        self,
        cup_id: int,
        place: Place,
        by: int,
        match: MatchKey,
        interaction_id: int,
        *,
        manages: bool = False,
    ) -> StoredCup:
        """Give all of a match's time once more, asked for or not (MatchNotOpen)."""

        async def step(connection: AsyncConnection, cup: StoredCup, now: datetime) -> StoredCup:
            cup_steps.organises(cup, by, manages=manages)
            boards = [each for each in cup.playing if each.match == str(match)]
            if not boards:
                raise MatchNotOpen
            for row in boards:
                if row.extension_press == interaction_id:
                    raise DoneByTwinError
                more = await match_time.extended(connection, cup, row, now)
                changed = replace(more, extension_by=None, extension_press=interaction_id)
                await cup_matches.change(connection, changed)
                cup = cup.with_row(changed)
            return cup

        return await self._steps.take(cup_id, place.server_id, step, interaction_id)

    async def bring_on(self) -> list[StoredCup]:
        """Do what is due in all cups, and return those with any; one that fails stops no other."""
        return await self._steps.bring_on()

    async def go_on(self, cup_id: int) -> StoredCup:
        """Do what is due in a cup by itself."""
        return await self._steps.take(cup_id)

    async def next_look(self) -> datetime | None:
        """Return when a cup will have to go on; None where none is in sight."""
        return await self._steps.next_look()


def _sides(cup: StoredCup) -> dict[str, tuple[int | None, ...]]:
    # Return who plays each match that is being played: in a duplicate they know its cards.
    playing = {each.match for each in cup.playing}
    found = {str(each.key): each.sides for each in schedule.matches(cup.state)}
    return {key: found.get(key, ()) for key in playing}


async def _may_play_with(
    connection: AsyncConnection, substitute: Person, partners: Collection[int]
) -> None:
    for each in partners:
        try:
            await consent.not_apart(connection, substitute, Person(each, ""), CantPutIn())
        except YouBlocked as error:  # It isn't the substitute who would read that.
            raise CantPutIn from error


def _plays(cup: StoredCup, entrant: int) -> bool:
    playing = {each.match for each in cup.playing}
    matches = (each for each in schedule.matches(cup.state) if str(each.key) in playing)
    return any(entrant in each.entrants for each in matches)
