"""Score sheets for games with real cards: what members do on them, each as one transaction."""

import logging
from datetime import timedelta
from typing import Final

from club.core import limits
from club.core.errors import (
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
from club.scorepad.entry_draft import Slip, stepped
from club.scorepad.entry_form import slip_of
from club.scorepad.sheet_entries import (
    Entering,
    Keeping,
    begun,
    form_for,
    keep,
    kept,
    may_propose,
    seated,
    stands,
)
from club.table import consent, playable
from club.table.sheet_score import Proposal
from club.table.snapshot import Snapshot, load
from data.table import move_drafts, tables
from data.table.tables import SHEET
from engine.rules import Rules, write_rules
from engine.seats import SEATS
from engine.words import SeatingFormat

log = logging.getLogger(__name__)

GATHERS: Final = timedelta(days=1)
"""How long a sheet waits for its players."""


class Sheets(Keeping):
    """What members do on sheets for real cards."""

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
            YouBlocked: The host has blocked one of them.
            NotTaking: One of them takes no challenges, or none of the host.
            TooManySheets: The host has laid out as many as there may be.
        """
        now = self._clock.now()
        playable.check(rules)
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
                kind=SHEET,
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
            YouBlocked: The member has blocked somebody who sits there.
            SeatNotFree: Somebody who sits there has blocked the member.
            TooManySheets: The member sits at as many as they may.
        """
        async with self._change(table_id, person, interaction_id, f"join {side}") as step:
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
        """Seat a friend who isn't on Discord.

        Raises:
            NotSeated: Only those who play bring friends.
            SheetStarted: Play has begun, or the sheet is closed.
            NoName: The name shows nothing.
            SameName: Somebody is called that already.
            SideFull: No seat is free there.
        """
        async with self._change(table_id, person, interaction_id, f"guest {side} {name}") as step:
            seated(step.snapshot, person)
            sheet_seating.waits(step.snapshot, self._clock.now())
            await sheet_seating.seat(step.connection, step.snapshot, name, side)
        return await self._look(table_id)

    async def leave(self, table_id: int, person: Person, interaction_id: int | None) -> Snapshot:
        """Get up again; a host closes the sheet by that.

        Raises:
            NotSeated: The member has no seat.
            SheetStarted: Play has begun, or the sheet is closed.
        """
        now = self._clock.now()
        async with self._change(table_id, person, interaction_id, "leave") as step:
            number = seated(step.snapshot, person)
            sheet_seating.waits(step.snapshot, now)
            await sheet_seating.leave(step.connection, step.snapshot, number, now)
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
            sheet_seating.waits(step.snapshot, now)
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
            YouBlocked: The member has blocked one of the others.
            NotTaking: One of the others has blocked the member.
            TooManySheets: The member has laid out as many as there may be.
        """
        now = self._clock.now()
        async with self._database.write() as connection:
            await challenges.only_once(connection, interaction_id)
            over = await load(connection, table_id)
            seated(over, person)
            for each in over.players:
                if each.member_id not in {None, person.member_id}:
                    await consent.may_ask(connection, person, consent.person_of(each))
            await limits.may_lay_out(connection, person.member_id, now)
            next_id = await sheet_seating.again(connection, over, person, interaction_id, now)
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
            snapshot, paper = begun(await load(connection, table_id), person)
            slip = Slip()
            draft = await move_drafts.get(connection, table_id, person.member_id)
            if fix is None and not anew and draft is not None and draft.ply >= paper.changed_at:
                unfinished = Slip.read(draft.text)
                slip = unfinished if unfinished.fix is None else slip
            if fix is not None:
                if (found := paper.written(fix)) is None:
                    raise EntryGone
                slip = slip_of(snapshot.rules, found[1])
            return await keep(connection, snapshot, paper, person, slip)

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
            snapshot, paper = begun(await load(connection, table_id), person)
            slip = await kept(connection, snapshot, person)
            form = form_for(snapshot, paper, slip or Slip())
            slip = stepped(form.slip, word, value) if word else form.slip
            return await keep(connection, snapshot, paper, person, slip)

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
            snapshot, paper = begun(step.snapshot, person)
            slip = await kept(step.connection, snapshot, person)
            if ply < paper.changed_at or slip is None:
                raise SheetMoved
            form = form_for(snapshot, paper, slip)
            if form.line is None:
                raise EntryOpen
            if slip.fix is None:
                step.word = f"deal {form.line}"
            else:
                step.word = f"change {slip.fix} {form.line}"
                proposal = Proposal(0, person.member_id, "change", slip.fix, form.line)
                may_propose(snapshot, paper, proposal)
            await move_drafts.clear(step.connection, table_id, person.member_id)
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
            _, paper = begun(step.snapshot, person)
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
            _, paper = begun(step.snapshot, person)
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
            snapshot, paper = begun(step.snapshot, person)
            may_propose(snapshot, paper, Proposal(0, person.member_id, "remove", ply))
        return await self._look(table_id)

    async def close(self, table_id: int, person: Person, interaction_id: int | None) -> Snapshot:
        """Propose to close the sheet as it stands.

        Raises:
            NotSeated: The member doesn't play.
            SheetOver: The sheet is closed already.
            ProposalWaits: A correction waits for its answer.
        """
        async with self._change(table_id, person, interaction_id, "close") as step:
            snapshot, paper = begun(step.snapshot, person)
            if paper.settled_at is not None:
                raise SheetOver
            may_propose(snapshot, paper, Proposal(0, person.member_id, "close"))
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
