"""Score sheets for games with real cards: what members do on them, each as one transaction."""

import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from club import challenges, gathering
from club.clock import Clock
from club.errors import (
    DoneByTwinError,
    EntryGone,
    EntryOpen,
    NotLatest,
    NotSeated,
    NotYours,
    ProposalGone,
    ProposalWaits,
    SheetMoved,
    SheetOver,
    Yourself,
)
from club.paper import Paper, Proposal, add_up, carried_out, start_of
from club.people import Person, Place
from club.slip import Form, Slip, form_of, slip_of, stepped
from club.snapshot import Snapshot, load
from data import drafts, entries, members, scores, tables
from data.database import Database
from data.drafts import Draft
from data.entries import EntryRow
from data.errors import PlyTaken
from data.tables import FINISHED, PLAYING, SHEET
from engine.rules import Rules
from engine.seats import SEATS

log = logging.getLogger(__name__)

GATHERS: Final = timedelta(days=1)
"""How long a sheet waits for its players."""


@dataclass(frozen=True, slots=True)
class Entering:
    """A member's slip, and the sheet that it is for.

    Attributes:
        snapshot: The sheet.
        form: What there is to choose.
    """

    snapshot: Snapshot
    form: Form


class Sheets:
    """What members do on sheets for real cards."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    # Until all have come

    async def open(
        self,
        place: Place,
        host: Person,
        rules: Rules,
        *,
        others: tuple[Person | str, ...] = (),
        interaction_id: int | None = None,
    ) -> Snapshot:
        """Lay out a sheet; where two play and both are named, play begins at once.

        Args:
            place: Where it is laid out.
            host: Who does; they have the first seat.
            rules: What is played.
            others: Who else plays: members, and the names of friends who aren't on Discord.
            interaction_id: The interaction that asked for it; it lays out one sheet.

        Raises:
            DoneByTwinError: This interaction has laid out a sheet already.
            UnplayableRules: The rules contradict themselves.
            Yourself: The host is named twice.
            NoBots: One of them is a bot.
            SameName: Two of them have the same name.
            NoName: A friend's name shows nothing.
            SideFull: They are more than can play.
        """
        now = self._clock.now()
        challenges.check_together(rules)
        async with self._database.write() as connection:
            await challenges.only_once(connection, interaction_id)
            await gathering.remember(connection, place, host, now)
            table_id = await tables.create(
                connection,
                server_id=place.server_id,
                channel_id=place.channel_id,
                channel_name=place.channel_name,
                rules=rules.to_text(),
                contest_seed=b"",
                commitment="",
                host_id=host.member_id,
                created_at=now,
                expires_at=now + GATHERS,
                created_by_interaction=interaction_id,
                kind=SHEET,
            )
            await gathering.seat(connection, await load(connection, table_id), host)
            for other in others:
                if isinstance(other, Person) and other.member_id == host.member_id:
                    raise Yourself
                await gathering.seat(connection, await load(connection, table_id), other)
            waiting = await load(connection, table_id)
            if rules.seating == "heads_up" and len(waiting.players) == len(SEATS):
                await self._begin(connection, waiting, now)
            log.info("table=%d sheet seating=%s", table_id, rules.seating)
            return await load(connection, table_id)

    async def join(
        self, table_id: int, person: Person, interaction_id: int | None, side: int = 0
    ) -> Snapshot:
        """Sit down at a sheet that waits, or change sides.

        Raises:
            SheetStarted: Play has begun, or the sheet is closed.
            AlreadyJoined: The member sits there already.
            SideFull: No seat is free there.
        """
        async with self._change(table_id, person, interaction_id, f"join {side}") as step:
            gathering.waits(step.snapshot, self._clock.now())
            await gathering.seat(step.connection, step.snapshot, person, side)
        return await self._look(table_id)

    async def add_guest(
        self, table_id: int, person: Person, interaction_id: int | None, name: str, side: int = 0
    ) -> Snapshot:
        """Seat a friend who isn't on Discord.

        Raises:
            NotSeated: Only those who play bring friends.
            SheetStarted: Play has begun, or the sheet is closed.
            NoName: The name shows nothing.
            SameName: Somebody is called that already.
            SideFull: No seat is free there.
        """
        async with self._change(table_id, person, interaction_id, f"guest {side} {name}") as step:
            _seated(step.snapshot, person)
            gathering.waits(step.snapshot, self._clock.now())
            await gathering.seat(step.connection, step.snapshot, name, side)
        return await self._look(table_id)

    async def leave(self, table_id: int, person: Person, interaction_id: int | None) -> Snapshot:
        """Get up again; a host closes the sheet by that.

        Raises:
            NotSeated: The member has no seat.
            SheetStarted: Play has begun, or the sheet is closed.
        """
        now = self._clock.now()
        async with self._change(table_id, person, interaction_id, "leave") as step:
            number = _seated(step.snapshot, person)
            gathering.waits(step.snapshot, now)
            await gathering.leave(step.connection, step.snapshot, number, now)
        return await self._look(table_id)

    async def start(self, table_id: int, person: Person, interaction_id: int | None) -> Snapshot:
        """Begin with those who have come.

        Raises:
            NotYours: Only the host begins.
            SheetStarted: Play has begun, or the sheet is closed.
            SheetPlayers: The rules aren't for so many, or for such sides. Told: `code`.
        """
        now = self._clock.now()
        async with self._change(table_id, person, interaction_id, "start") as step:
            gathering.waits(step.snapshot, now)
            if step.snapshot.table.host_id != person.member_id:
                raise NotYours
            await self._begin(step.connection, step.snapshot, now)
        return await self._look(table_id)

    async def again(self, table_id: int, person: Person, interaction_id: int | None) -> Snapshot:
        """Lay out a new sheet for the same players, under the same rules.

        Raises:
            DoneByTwinError: This interaction has done so already.
            NotSeated: Only those who played ask for it.
            NotOver: The contest isn't over.
            AlreadyAnswered: There is a next sheet already.
        """
        now = self._clock.now()
        async with self._database.write() as connection:
            await challenges.only_once(connection, interaction_id)
            over = await load(connection, table_id)
            _seated(over, person)
            next_id = await gathering.again(connection, over, person, interaction_id, now)
            await self._begin(connection, await load(connection, next_id), now)
            return await load(connection, next_id)

    # Entering deals

    async def slip(
        self, table_id: int, person: Person, fix: int | None = None, *, anew: bool = False
    ) -> Entering:
        """A slip for the next deal, or for a deal that is to be corrected.

        Args:
            table_id: The sheet.
            person: Whose slip it is.
            fix: The entry of the deal that is to be corrected.
            anew: Whether to begin anew; else a slip for the next deal goes on that was begun
                since the sheet last changed.

        Raises:
            NotSeated: Only those who play enter deals.
            SheetOver: Nothing more can be entered.
            EntryGone: That deal isn't on the sheet any more.
        """
        async with self._database.write() as connection:
            snapshot, paper = _sheet(await load(connection, table_id), person)
            slip = Slip()
            draft = await drafts.get(connection, table_id, person.member_id)
            if fix is None and not anew and draft is not None and draft.ply >= paper.changed_at:
                begun = Slip.read(draft.text)
                slip = begun if begun.fix is None else slip
            if fix is not None:
                if (found := paper.written(fix)) is None:
                    raise EntryGone
                slip = slip_of(snapshot.rules, found[1])
            return await _keep(connection, snapshot, paper, person, slip)

    async def step(
        self, table_id: int, person: Person, word: str = "", value: str = ""
    ) -> Entering:
        """Take a step on one's slip, or just look at it; a new one is begun where there is none.

        Raises:
            NotSeated: Only those who play enter deals.
            SheetOver: Nothing more can be entered.
            EntryGone: The deal that was to be corrected isn't on the sheet any more.
            NoSuchRule: There is nothing of that name or value to choose.
        """
        async with self._database.write() as connection:
            snapshot, paper = _sheet(await load(connection, table_id), person)
            slip = await _kept(connection, snapshot, person)
            form = _form(snapshot, paper, slip or Slip())
            slip = stepped(form, word, value) if word else form.slip
            return await _keep(connection, snapshot, paper, person, slip)

    async def enter(
        self, table_id: int, person: Person, ply: int, interaction_id: int | None
    ) -> Snapshot:
        """Enter what one's slip says, or propose it where it corrects a deal.

        Args:
            table_id: The sheet.
            person: Who enters it.
            ply: The ply from which the sheet stood as the member saw it.
            interaction_id: The press itself.

        Raises:
            DoneByTwinError: This very press has entered it already.
            NotSeated: Only those who play enter deals.
            SheetOver: Nothing more can be entered.
            SheetMoved: The sheet has changed since.
            EntryOpen: The slip doesn't tell all of the deal.
            EntryGone: The deal that was to be corrected isn't on the sheet any more.
            DoesNotFit: The sheet couldn't stand with it.
            ProposalWaits: Another correction waits for its answer.
        """
        async with self._change(table_id, person, interaction_id) as step:
            snapshot, paper = _sheet(step.snapshot, person)
            slip = await _kept(step.connection, snapshot, person)
            if ply < paper.changed_at or slip is None:
                raise SheetMoved
            form = _form(snapshot, paper, slip)
            if form.line is None:
                raise EntryOpen
            if slip.fix is None:
                step.word = f"deal {form.line}"
            else:
                step.word = f"change {slip.fix} {form.line}"
                proposal = Proposal(0, person.member_id, "change", slip.fix, form.line)
                _may_propose(snapshot, paper, proposal)
            await drafts.clear(step.connection, table_id, person.member_id)
        return await self._look(table_id)

    async def first_dealer(
        self, table_id: int, person: Person, seat: int, interaction_id: int | None
    ) -> Snapshot:
        """Say who deals first, while nothing is entered.

        Raises:
            NotSeated: Only those who play say so.
            SheetOver: Nothing more can be entered.
            SheetMoved: A deal was entered already.
        """
        async with self._change(table_id, person, interaction_id, f"dealer {seat}") as step:
            _, paper = _sheet(step.snapshot, person)
            if paper.deals or seat not in SEATS:
                raise SheetMoved
        return await self._look(table_id)

    # Corrections

    async def undo(
        self, table_id: int, person: Person, ply: int, interaction_id: int | None
    ) -> Snapshot:
        """Take back what one has just entered.

        Args:
            table_id: The sheet.
            person: Who takes it back.
            ply: The ply at which the member saw the sheet.
            interaction_id: The press itself.

        Raises:
            NotSeated: The member doesn't play.
            NotLatest: Something else was entered since, or by somebody else.
        """
        async with self._change(table_id, person, interaction_id, "undo") as step:
            _, paper = _sheet(step.snapshot, person)
            if paper.undo != person.member_id or ply != step.snapshot.table.ply:
                raise NotLatest
        return await self._look(table_id)

    async def remove(
        self, table_id: int, person: Person, ply: int, interaction_id: int | None
    ) -> Snapshot:
        """Propose to take a deal out of the sheet.

        Raises:
            NotSeated: The member doesn't play.
            SheetOver: The sheet is closed.
            EntryGone: That deal isn't on the sheet any more.
            DoesNotFit: The sheet couldn't stand without it.
            ProposalWaits: Another correction waits for its answer.
        """
        async with self._change(table_id, person, interaction_id, f"remove {ply}") as step:
            snapshot, paper = _sheet(step.snapshot, person)
            _may_propose(snapshot, paper, Proposal(0, person.member_id, "remove", ply))
        return await self._look(table_id)

    async def close(self, table_id: int, person: Person, interaction_id: int | None) -> Snapshot:
        """Propose to close the sheet as it stands.

        Raises:
            NotSeated: The member doesn't play.
            SheetOver: The sheet is closed already.
            ProposalWaits: A correction waits for its answer.
        """
        async with self._change(table_id, person, interaction_id, "close") as step:
            snapshot, paper = _sheet(step.snapshot, person)
            if paper.settled_at is not None:
                raise SheetOver
            _may_propose(snapshot, paper, Proposal(0, person.member_id, "close"))
        return await self._look(table_id)

    async def answer(
        self,
        table_id: int,
        person: Person,
        ply: int,
        interaction_id: int | None,
        *,
        agrees: bool,
    ) -> Snapshot:
        """Agree to what was proposed, or refuse it; whoever proposed it takes it back.

        Args:
            table_id: The sheet.
            person: Who answers.
            ply: The entry that proposed it.
            interaction_id: The press itself.
            agrees: Whether they agree.

        Raises:
            NotSeated: The member doesn't play.
            ProposalGone: It was answered already.
            NotYours: Others are asked.
            DoesNotFit: The sheet couldn't stand so by now.
        """
        word = "agree" if agrees else "refuse"
        async with self._change(table_id, person, interaction_id, word) as step:
            snapshot, paper = _sheet(step.snapshot, person)
            proposal = paper.proposal
            if proposal is None or proposal.ply != ply:
                raise ProposalGone
            own = proposal.member_id == person.member_id
            if person.member_id not in proposal.waits_for and (agrees or not own):
                raise NotYours
            if agrees:
                _stands(snapshot, paper, proposal)
        return await self._look(table_id)

    # How it is written down

    async def _look(self, table_id: int) -> Snapshot:
        async with self._database.read() as connection:
            return await load(connection, table_id)

    async def _begin(self, connection: AsyncConnection, waiting: Snapshot, now: datetime) -> None:
        rules = gathering.settled_rules(waiting)
        contest = start_of(rules, waiting.players)
        await entries.begin(
            connection,
            waiting.table.table_id,
            rules.to_text(),
            gathering.guest_of(waiting),
            now,
        )
        await scores.save(connection, waiting.table.table_id, contest)

    @asynccontextmanager
    async def _change(
        self, table_id: int, person: Person, interaction_id: int | None, word: str = ""
    ) -> AsyncGenerator["_Step"]:
        """Write one entry, and how the contest stands with it, unless the block refuses.

        Whoever comes second to a ply is told that the sheet has changed; the database lets no two
        write at once, so that this is rare.

        Raises:
            DoneByTwinError: The same interaction has written its entry already.
            SheetMoved: Somebody else was faster.
        """
        now = self._clock.now()
        try:
            async with self._database.write() as connection:
                if interaction_id and await entries.is_done(connection, table_id, interaction_id):
                    raise DoneByTwinError
                before = await load(connection, table_id)
                if before.paper is None:
                    raise NotSeated
                step = _Step(connection, before, word)
                yield step
                await members.remember(connection, person.member_id, person.name, now)
                row = EntryRow(
                    table_id, before.table.ply, person.member_id, step.word, now, interaction_id
                )
                await entries.add(connection, row)
                await _save(connection, table_id, now)
        except PlyTaken as error:
            raise SheetMoved from error


@dataclass
class _Step:
    """A change that is being made.

    Attributes:
        connection: Its transaction.
        snapshot: The sheet before it.
        word: What is written down of it.
    """

    connection: AsyncConnection
    snapshot: Snapshot
    word: str


async def _save(connection: AsyncConnection, table_id: int, now: datetime) -> None:
    """Keep how the contest stands beside its entries."""
    after = await load(connection, table_id)
    if after.contest is None:
        return
    await scores.save(connection, table_id, after.contest)
    over = after.contest.finished
    if over and after.table.status == PLAYING:
        await tables.set_status(connection, table_id, FINISHED, now)
    elif not over and after.table.status == FINISHED:
        await entries.reopen(connection, table_id)


def _seated(snapshot: Snapshot, person: Person) -> int:
    number = snapshot.player_of(person.member_id)
    if number is None:
        raise NotSeated
    return number


def _sheet(snapshot: Snapshot, person: Person) -> tuple[Snapshot, Paper]:
    """A sheet that has begun, for one of its members."""
    _seated(snapshot, person)
    paper = snapshot.paper
    if paper is None or paper.contest is None or paper.closed:
        raise SheetOver
    return snapshot, paper


def _form(snapshot: Snapshot, paper: Paper, slip: Slip) -> Form:
    try:
        return form_of(snapshot.rules, snapshot.players, paper, slip)
    except ValueError as error:
        raise SheetOver from error


async def _kept(connection: AsyncConnection, snapshot: Snapshot, person: Person) -> Slip | None:
    """The slip that a member has begun."""
    draft = await drafts.get(connection, snapshot.table.table_id, person.member_id)
    return None if draft is None else Slip.read(draft.text)


async def _keep(
    connection: AsyncConnection, snapshot: Snapshot, paper: Paper, person: Person, slip: Slip
) -> Entering:
    form = _form(snapshot, paper, slip)
    draft = Draft(snapshot.table.table_id, person.member_id, form.ply, form.slip.text)
    await drafts.put(connection, draft)
    return Entering(snapshot, form)


def _may_propose(snapshot: Snapshot, paper: Paper, proposal: Proposal) -> None:
    """See that a member may propose something, and that the sheet could stand so."""
    if paper.proposal is not None:
        raise ProposalWaits
    _stands(snapshot, paper, proposal)


def _stands(snapshot: Snapshot, paper: Paper, proposal: Proposal) -> None:
    """See that a sheet could stand as it is proposed.

    Raises:
        EntryGone: What is to be corrected isn't on it.
        DoesNotFit: A deal couldn't stand where it does.
    """
    if proposal.kind == "close":
        return
    if proposal.about is None or paper.written(proposal.about) is None:
        raise EntryGone
    lines = [(each.ply, each.member_id, each.line) for each in paper.deals]
    first = paper.deals[0].deal.pairing.dealer
    contest = start_of(snapshot.rules, snapshot.players, first)
    add_up(contest, carried_out(lines, proposal))
