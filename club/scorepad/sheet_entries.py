"""How a sheet for real cards is written on: one entry at a time, or not at all."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core.clock import Clock
from club.core.errors import (
    DoneByTwinError,
    EntryGone,
    NotSeated,
    ProposalWaits,
    SheetMoved,
    SheetOver,
)
from club.core.people import Person
from club.scorepad import sheet_seating
from club.scorepad.entry_draft import EntryDraft
from club.scorepad.entry_form import EntryForm, form_of
from club.table.sheet_score import (
    EntryWord,
    Proposal,
    SheetScore,
    add_up,
    carried_out,
    line_of,
    start_of,
)
from club.table.snapshot import Snapshot, load
from data.core import members
from data.schema.vocabulary import TableStatus
from data.scorepad import entries
from data.scorepad.entries import EntryRow
from data.storage.database import Database
from data.storage.errors import PlyTaken
from data.table import move_drafts, scores, tables
from data.table.move_drafts import Draft
from engine.rules import write_rules


@dataclass(frozen=True, slots=True)
class OpenEntry:
    """A member's slip, with its choices, and the sheet that it is for."""

    snapshot: Snapshot
    form: EntryForm


@dataclass
class EntryStep:
    """A change in progress: its transaction, the sheet before it, and the entry's line."""

    connection: AsyncConnection
    snapshot: Snapshot
    line: str


class SheetEntries:
    """Writes on the sheets of one database."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def _look(self, table_id: int) -> Snapshot:
        async with self._database.read() as connection:
            return await load(connection, table_id)

    async def _begin(self, connection: AsyncConnection, waiting: Snapshot, now: datetime) -> None:
        rules = sheet_seating.settled_rules(waiting)
        contest = start_of(rules, waiting.players)
        await entries.begin(
            connection,
            waiting.table.table_id,
            write_rules(rules),
            sheet_seating.guest_of(waiting),
            now,
        )
        await scores.save(connection, waiting.table.table_id, contest)

    @asynccontextmanager
    async def _change(
        self,
        table_id: int,
        person: Person,
        interaction_id: int | None,
        word: EntryWord | None = None,
        *rest: object,
    ) -> AsyncGenerator["EntryStep"]:
        """Write an entry and the new score, unless blocked; SheetMoved for the second at a ply."""
        now = self._clock.now()
        try:
            async with self._database.write() as connection:
                if interaction_id and await entries.is_done(connection, table_id, interaction_id):
                    raise DoneByTwinError
                before = await load(connection, table_id)
                if before.sheet_score is None:
                    raise NotSeated
                step = EntryStep(connection, before, "" if word is None else line_of(word, *rest))
                yield step
                await members.remember(connection, person.member_id, person.name, now)
                row = EntryRow(
                    table_id, before.table.ply, person.member_id, step.line, now, interaction_id
                )
                await entries.add(connection, row)
                await store(connection, table_id, now)
        except PlyTaken as error:
            raise SheetMoved from error


async def store(connection: AsyncConnection, table_id: int, now: datetime) -> None:
    """Store how the contest stands beside its entries."""
    after = await load(connection, table_id)
    if after.contest is None:
        return
    await scores.save(connection, table_id, after.contest)
    over = after.contest.finished
    if over and after.table.status == TableStatus.PLAYING:
        await tables.set_status(connection, table_id, TableStatus.FINISHED, now)
    elif not over and after.table.status == TableStatus.FINISHED:
        await entries.reopen(connection, table_id)


def seated(snapshot: Snapshot, person: Person) -> int:
    """Return the number of a member who plays (NotSeated)."""
    number = snapshot.player_of(person.member_id)
    if number is None:
        raise NotSeated
    return number


def begun(snapshot: Snapshot, person: Person) -> tuple[Snapshot, SheetScore]:
    """Return a sheet that has begun, for one of its members (NotSeated, SheetOver)."""
    seated(snapshot, person)
    paper = snapshot.sheet_score
    if paper is None or paper.contest is None or paper.closed:
        raise SheetOver
    return snapshot, paper


def form_for(snapshot: Snapshot, paper: SheetScore, slip: EntryDraft) -> EntryForm:
    """Return what a slip asks for on a sheet."""
    try:
        return form_of(snapshot.rules, snapshot.players, paper, slip)
    except ValueError as error:
        raise SheetOver from error


async def kept(
    connection: AsyncConnection, snapshot: Snapshot, person: Person
) -> EntryDraft | None:
    """Return the slip that a member has begun."""
    draft = await move_drafts.get(connection, snapshot.table.table_id, person.member_id)
    return None if draft is None else EntryDraft.read(draft.text)


async def keep(
    connection: AsyncConnection,
    snapshot: Snapshot,
    paper: SheetScore,
    person: Person,
    slip: EntryDraft,
) -> OpenEntry:
    """Store a slip, as far as it fits the sheet."""
    form = form_for(snapshot, paper, slip)
    draft = Draft(snapshot.table.table_id, person.member_id, form.ply, form.slip.text)
    await move_drafts.put(connection, draft)
    return OpenEntry(snapshot, form)


def may_propose(snapshot: Snapshot, paper: SheetScore, proposal: Proposal) -> None:
    """Check that nothing else is proposed, and that the sheet could stand so."""
    if paper.proposal is not None:
        raise ProposalWaits
    stands(snapshot, paper, proposal)


def stands(snapshot: Snapshot, paper: SheetScore, proposal: Proposal) -> None:
    """Check that a sheet could stand as proposed."""
    if proposal.kind == EntryWord.CLOSE:
        return
    if proposal.about is None or paper.written(proposal.about) is None:
        raise EntryGone
    lines = [(each.ply, each.member_id, each.line) for each in paper.deals]
    first = paper.deals[0].deal.pairing.dealer
    contest = start_of(snapshot.rules, snapshot.players, first)
    add_up(contest, carried_out(lines, proposal))
