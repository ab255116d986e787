"""Score sheets for games with real cards: what members do on them, each as one transaction."""

import logging
from datetime import timedelta
from typing import Final

from club.core import limits
from club.core.errors import (
    AlreadyAnswered,
    EntryGone,
    EntryOpen,
    NotLatest,
    NotYours,
    ProposalGone,
    SheetMoved,
    SheetOver,
    Yourself,
)
from club.core.people import Person, Place
from club.play import challenges
from club.scorepad import sheet_seating
from club.scorepad.entry_draft import EntryDraft, SlipStep, stepped
from club.scorepad.entry_form import slip_of
from club.scorepad.sheet_entries import (
    OpenEntry,
    SheetEntries,
    begun,
    form_for,
    keep,
    kept,
    may_propose,
    seated,
    stands,
)
from club.table import consent, playable
from club.table.sheet_score import EntryWord, Proposal, line_of
from club.table.snapshot import Snapshot, load
from data.schema.vocabulary import TableKind
from data.scorepad import entries
from data.table import move_drafts, tables
from engine.rules import Rules, write_rules
from engine.seats import SEATS
from engine.words import SeatingFormat

log = logging.getLogger(__name__)

GATHERS: Final = timedelta(days=1)
"""How long a sheet waits for its players."""


class Sheets(SheetEntries):
    """What members do on sheets for real cards.

    Any may raise DoneByTwinError, NoSuchTable, UnreadableTable, NotSeated (only players write on a
    sheet); once it has begun, SheetMoved, SheetOver, EntryGone (that deal isn't on it any more),
    DoesNotFit (the sheet couldn't stand so) and ProposalWaits (for an answer); while it waits,
    SheetStarted (play has begun, or it is closed). YouBlocked is for the member's own block,
    NotTaking and SeatNotFree for another's. TooManySheets means that the member has the most
    allowed.
    """

    # Before play begins

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

        The host has the first seat. `others` are members, and the names of friends who aren't on
        Discord.

        Raises:
            OtherChannels, OtherRoles: The server's games are begun elsewhere, or by others.
            UnplayableRules: The rules contradict themselves, or are for three who all play.
            Yourself, AlreadyJoined: The host, or another member, is named twice.
            NoBots: One of them is a bot.
            SameName, NoName: Two have the same name, or a friend's shows no visible character.
            SideFull: They are more than can play.
            NotTaking: One of them takes no challenges, or none from the host.
        """
        now = self._clock.now()
        playable.on_paper(rules)
        async with self._database.write() as connection:
            await challenges.only_once(connection, interaction_id)
            await sheet_seating.remember(connection, place, host, now)
            await limits.may_lay_out(connection, host.member_id, now)
            table_id = await tables.create(
                connection,
                server_id=place.server_id,
                channel_id=place.channel_id,
                channel_name=place.channel_name,
                rules=write_rules(rules),
                contest_seed=b"",
                commitment="",
                host_id=host.member_id,
                created_at=now,
                expires_at=now + GATHERS,
                created_by_interaction=interaction_id,
                kind=TableKind.SHEET,
            )
            await sheet_seating.seat(connection, await load(connection, table_id), host)
            for other in others:
                if isinstance(other, Person) and other.member_id == host.member_id:
                    raise Yourself
                await sheet_seating.seat(connection, await load(connection, table_id), other)
                if isinstance(other, Person):
                    await limits.not_being_forgotten(connection, other.member_id, other.name)
                    await consent.may_challenge(connection, host, other)
            waiting = await load(connection, table_id)
            if rules.seating == SeatingFormat.HEADS_UP and len(waiting.players) == len(SEATS):
                await self._begin(connection, waiting, now)
            log.debug("table=%d sheet seating=%s", table_id, rules.seating)
            return await load(connection, table_id)

    async def join(
        self, table_id: int, person: Person, interaction_id: int | None, side: int = 0
    ) -> Snapshot:
        """Sit down or change sides (0 for either); or raise AlreadyJoined, SideFull or NoBots."""
        async with self._change(table_id, person, interaction_id, EntryWord.JOIN, side) as step:
            sheet_seating.waits(step.snapshot, self._clock.now())
            await sheet_seating.seat(step.connection, step.snapshot, person, side)
            if step.snapshot.player_of(person.member_id) is None:
                now = self._clock.now()
                await limits.may_write_along(step.connection, person.member_id, now)
                await consent.may_sit_among(step.connection, person, step.snapshot.players)
        return await self._look(table_id)

    async def add_guest(
        self, table_id: int, person: Person, interaction_id: int | None, name: str, side: int = 0
    ) -> Snapshot:
        """Seat a friend who isn't on Discord; or raise NoName, SameName or SideFull."""
        async with self._change(
            table_id, person, interaction_id, EntryWord.GUEST, side, name
        ) as step:
            seated(step.snapshot, person)
            sheet_seating.waits(step.snapshot, self._clock.now())
            await sheet_seating.seat(step.connection, step.snapshot, name, side)
        return await self._look(table_id)

    async def leave(self, table_id: int, person: Person, interaction_id: int | None) -> Snapshot:
        """Leave a waiting sheet; a host closes it by that."""
        now = self._clock.now()
        async with self._change(table_id, person, interaction_id, EntryWord.LEAVE) as step:
            number = seated(step.snapshot, person)
            sheet_seating.waits(step.snapshot, now)
            await sheet_seating.leave(step.connection, step.snapshot, number, now)
        return await self._look(table_id)

    async def start(self, table_id: int, person: Person, interaction_id: int | None) -> Snapshot:
        """Begin with the players there; or raise NotYours (not the host) or SheetPlayers."""
        now = self._clock.now()
        async with self._change(table_id, person, interaction_id, EntryWord.START) as step:
            sheet_seating.waits(step.snapshot, now)
            if step.snapshot.table.host_id != person.member_id:
                raise NotYours
            await self._begin(step.connection, step.snapshot, now)
        return await self._look(table_id)

    async def again(self, table_id: int, person: Person, interaction_id: int | None) -> Snapshot:
        """Lay out a new sheet for the same players and rules; or NotOver, AlreadyAnswered."""
        now = self._clock.now()
        async with self._database.write() as connection:
            await challenges.only_once(connection, interaction_id)
            over = await load(connection, table_id)
            seated(over, person)
            if await entries.next_of(connection, table_id) is not None:
                raise AlreadyAnswered
            for each in over.players:
                if each.member_id not in {None, person.member_id}:
                    await consent.may_ask(connection, person, consent.person_of(each))
            await limits.may_lay_out(connection, person.member_id, now)
            next_id = await sheet_seating.again(connection, over, person, interaction_id, now)
            await self._begin(connection, await load(connection, next_id), now)
            return await load(connection, next_id)

    async def next_of(self, table_id: int, person: Person) -> Snapshot | None:
        """Return the sheet laid out for the same players after one of theirs, or None."""
        async with self._database.read() as connection:
            seated(await load(connection, table_id), person)
            next_id = await entries.next_of(connection, table_id)
            return None if next_id is None else await load(connection, next_id)

    # Entering deals

    async def slip(
        self, table_id: int, person: Person, fix: int | None = None, *, anew: bool = False
    ) -> OpenEntry:
        """Return a slip for the next deal, or to `fix` one, where it was left unless `anew`."""
        async with self._database.write() as connection:
            snapshot, paper = begun(await load(connection, table_id), person)
            slip = EntryDraft()
            draft = await move_drafts.get(connection, table_id, person.member_id)
            if fix is None and not anew and draft is not None and draft.ply >= paper.changed_at:
                unfinished = EntryDraft.read(draft.text)
                slip = unfinished if unfinished.fix is None else slip
            if fix is not None:
                if (found := paper.written(fix)) is None:
                    raise EntryGone
                slip = slip_of(snapshot.rules, found[1])
            return await keep(connection, snapshot, paper, person, slip)

    async def step(
        self, table_id: int, person: Person, word: SlipStep | None = None, value: str = ""
    ) -> OpenEntry:
        """Take a step on one's slip, or without a word only look at it; start one if there is none.

        Raises:
            NoSuchRule: There is nothing of that name or value to choose.
        """
        async with self._database.write() as connection:
            snapshot, paper = begun(await load(connection, table_id), person)
            slip = await kept(connection, snapshot, person)
            form = form_for(snapshot, paper, slip or EntryDraft())
            slip = stepped(form.slip, word, value) if word else form.slip
            return await keep(connection, snapshot, paper, person, slip)

    async def enter(
        self, table_id: int, person: Person, ply: int, interaction_id: int | None
    ) -> Snapshot:
        """Enter what one's slip says, or propose it where it corrects a deal.

        `ply` is the one from which the sheet stood as the member saw it.

        Raises:
            EntryOpen: The slip isn't complete.
        """
        async with self._change(table_id, person, interaction_id) as step:
            snapshot, paper = begun(step.snapshot, person)
            slip = await kept(step.connection, snapshot, person)
            if ply < paper.changed_at or slip is None:
                raise SheetMoved
            form = form_for(snapshot, paper, slip)
            if form.line is None:
                raise EntryOpen
            if slip.fix is None:
                step.line = line_of(EntryWord.DEAL, form.line)
            else:
                step.line = line_of(EntryWord.CHANGE, slip.fix, form.line)
                proposal = Proposal(0, person.member_id, EntryWord.CHANGE, slip.fix, form.line)
                may_propose(snapshot, paper, proposal)
            await move_drafts.clear(step.connection, table_id, person.member_id)
        return await self._look(table_id)

    async def first_dealer(
        self, table_id: int, person: Person, seat: int, interaction_id: int | None
    ) -> Snapshot:
        """Set who deals first; SheetMoved once a deal is entered."""
        async with self._change(table_id, person, interaction_id, EntryWord.DEALER, seat) as step:
            _, paper = begun(step.snapshot, person)
            if paper.deals or seat not in SEATS:
                raise SheetMoved
        return await self._look(table_id)

    async def keep_open(
        self, table_id: int, person: Person, interaction_id: int | None
    ) -> Snapshot:
        """Keep a sheet open on which nothing was entered for long; SheetMoved otherwise."""
        async with self._change(table_id, person, interaction_id, EntryWord.STAYS) as step:
            _, paper = begun(step.snapshot, person)
            if not paper.resting:
                raise SheetMoved
        return await self._look(table_id)

    # Corrections

    async def undo(
        self, table_id: int, person: Person, ply: int, interaction_id: int | None
    ) -> Snapshot:
        """Take back one's last entry, the sheet seen at `ply`; NotLatest if another came later."""
        async with self._change(table_id, person, interaction_id, EntryWord.UNDO) as step:
            _, paper = begun(step.snapshot, person)
            if paper.undo != person.member_id or ply != step.snapshot.table.ply:
                raise NotLatest
        return await self._look(table_id)

    async def remove(
        self, table_id: int, person: Person, ply: int, interaction_id: int | None
    ) -> Snapshot:
        """Propose to take the deal of the entry `ply` out of the sheet."""
        async with self._change(table_id, person, interaction_id, EntryWord.REMOVE, ply) as step:
            snapshot, paper = begun(step.snapshot, person)
            may_propose(snapshot, paper, Proposal(0, person.member_id, EntryWord.REMOVE, ply))
        return await self._look(table_id)

    async def close(self, table_id: int, person: Person, interaction_id: int | None) -> Snapshot:
        """Propose to close the sheet as it stands."""
        async with self._change(table_id, person, interaction_id, EntryWord.CLOSE) as step:
            snapshot, paper = begun(step.snapshot, person)
            if paper.settled_at is not None:
                raise SheetOver
            may_propose(snapshot, paper, Proposal(0, person.member_id, EntryWord.CLOSE))
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
        """Answer the proposal of entry `ply`, or take back one's own; or ProposalGone, NotYours."""
        word = EntryWord.AGREE if agrees else EntryWord.REFUSE
        async with self._change(table_id, person, interaction_id, word) as step:
            snapshot, paper = begun(step.snapshot, person)
            proposal = paper.proposal
            if proposal is None or proposal.ply != ply:
                raise ProposalGone
            own = proposal.member_id == person.member_id
            if person.member_id not in proposal.waits_for and (agrees or not own):
                raise NotYours
            if agrees:
                stands(snapshot, paper, proposal)
        return await self._look(table_id)
