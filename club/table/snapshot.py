"""A table as it is stored and folded, hidden cards included; it never leaves the club."""

from collections.abc import Collection, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core import languages
from club.core.deadlines import Terms, TimeShown, terms_of
from club.core.errors import NoSuchTable, UnreadableTable
from club.core.people import Place
from club.core.settings import (
    NOTHING_SET,
    NOTHING_SET_HERE,
    MemberSettings,
    ServerSettings,
    of_member,
    stored_of_member,
    stored_of_server,
)
from club.core.unreadable import reading
from club.table import folding, rematch_wish, vacancy_votes
from club.table.folding import FoldedTable, rules_of
from club.table.rematch_wish import RematchWish
from club.table.sheet_score import SheetScore
from club.table.vacancy_votes import VacantSeat
from data.core import watchers
from data.core.members import Member
from data.matchmaking.offers import FormerTerms
from data.ratings import ratings
from data.ratings.ratings import RatedRow
from data.schema.vocabulary import ANSWERS_ONLY, EndCause, PlaceKind, TableKind, TableStatus
from data.table import load_table
from data.table.deals import DealRow
from data.table.load_table import LoadedTable
from data.table.move_drafts import Draft
from data.table.orders import OrdersRow
from data.table.rooms import Room
from data.table.tables import NO_CLOCK, SeatOccupant, Table
from data.table.withheld import are_cards_in_play
from engine.cards import Card
from engine.contest import Contest
from engine.families import FAMILIES
from engine.machine import Order, State
from engine.results import DealResult
from engine.rules import Rules
from engine.seats import Seat
from engine.words import SeatingFormat, TeamResultVisibility

_STATUSES: Final = frozenset(TableStatus)
_KINDS: Final = frozenset(TableKind)


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A whole table. Only `club.table.scene.scene` turns it into something to draw.

    Of a contest's tables one leads: its sheet, seal and players are what each of them shows.
    """

    table: Table
    server_name: str
    rules: Rules
    players: tuple[SeatOccupant, ...]  # of the contest, by number; a named guest from the start
    # Of the running deal, by seat there; of the last one, while none runs; before the first, the
    # players. Their numbers among the players are `pair`, where more play.
    seats: tuple[SeatOccupant, ...]
    members: Mapping[int, Member]  # the members who play in the contest, by id
    lead_id: int
    number: int = 1  # of the table in its contest, from 1
    boards: tuple[int, ...] = ()  # all tables of the contest, in order
    contest: Contest | None = None  # the sheet, once play has begun
    deal: DealRow | None = None
    state: State | None = field(default=None, repr=False)  # the running deal, while one runs here
    last: DealResult | None = None
    last_deal: DealRow | None = None  # the last finished deal's row, where more than two play
    # Who played the last one, by seat; their numbers are `last_pair`.
    last_seats: tuple[SeatOccupant, ...] = ()
    pair: tuple[int, ...] | None = None
    last_pair: tuple[int, ...] | None = None
    # Whether that deal's result is kept from a team (rules, A.6, `team_result_visibility`).
    held: bool = False
    sealed: bool = False  # whether other tables of a duplicate cup still play with its cards
    cut: tuple[Card, ...] = ()  # what the players cut; until the first deal is over
    leavings: tuple[VacantSeat, ...] = ()
    # Picked but not played, by member.
    drafts: Mapping[int, Draft] = field(default_factory=dict[int, Draft])
    # Left to be done once it is due, by member; of the running deal and the last one.
    orders: Mapping[int, OrdersRow] = field(default_factory=dict[int, OrdersRow])
    former: Rules | None = None  # the rules that a waiting challenge's last offer replaced
    former_clock: Terms | None = None  # the clock that it replaced; None where it was the same
    sheet_score: SheetScore | None = None  # of a sheet for real cards
    time: TimeShown | None = None  # how it stands, where that is shown and was asked for
    # The members to notify that the contest is over, by id; only then.
    followers: Mapping[int, Member] = field(default_factory=dict[int, Member])
    reason: str | None = None  # why the server's managers ended the contest, if they did
    annulled: bool = False  # whether they annulled it after it was settled
    cause: str | None = None  # what ended it before its end, an `EndCause`
    quiet: bool = False  # whether they have been asked about the current turn, or a pause in it
    rematch: RematchWish | None = None  # that waits for its answer, once the contest is over
    room: Room | None = None  # the contest's thread; None for the channel
    server_settings: ServerSettings = NOTHING_SET_HERE
    # What each player and follower has set, by id.
    settings: Mapping[int, MemberSettings] = field(default_factory=dict[int, MemberSettings])
    server_locale: str | None = None
    server_kind: PlaceKind = PlaceKind.SERVER
    busy: frozenset[int] = frozenset()  # members who play another contest of the kind in the server
    newcomers: frozenset[int] = frozenset()  # members who have never finished a contest
    rated: tuple[RatedRow, ...] = ()  # what a finished contest has changed of ratings

    def player_of(self, member_id: int) -> int | None:
        """Return a member's number in the contest; None if they don't play in it."""
        for each in self.players:
            if each.member_id == member_id:
                return each.seat
        return None

    def seat_of(self, member_id: int) -> Seat | None:
        """Return a member's seat in this table's deal; None if they have none there."""
        for each in self.seats:
            if each.member_id == member_id:
                return each.seat
        return None

    def member(self, member_id: int) -> Member:
        """Return a member who plays here, or follows the contest."""
        return self.followers.get(member_id) or self.members[member_id]

    @property
    def untouched(self) -> bool:
        """Whether it ended because its players left it idle."""
        return self.cause == EndCause.IDLE

    @property
    def called_off(self) -> bool:
        """Whether its players agreed that it counts for nothing."""
        return self.cause == EndCause.AGREED

    @property
    def place(self) -> Place:
        """The place that it is played in, as it was when it was asked for."""
        return Place(
            self.table.server_id,
            self.server_name,
            self.table.channel_id,
            self.table.channel_name,
            kind=self.server_kind,
        )

    @property
    def answers_only(self) -> bool:
        """Whether the bot may only answer interactions there, and write nothing by itself."""
        return self.server_kind in ANSWERS_ONLY

    @property
    def language(self) -> str:
        """The language of what stands in the channel."""
        return languages.of_channel(self.server_settings.language, self.server_locale)

    def language_of(self, member_id: int) -> str:
        """Return the language of a member's direct messages about it."""
        own = self.settings.get(member_id, NOTHING_SET)
        return languages.of_message(own.language, own.locale, self.language)

    @property
    def channel_id(self) -> int:
        """The channel of its public messages: its thread, where one is open, or the table's."""
        if self.room is not None and self.room.thread_id is not None:
            return self.room.thread_id
        return self.table.channel_id

    @property
    def awaits_room(self) -> bool:
        """Whether play has begun, and its thread is still to be opened."""
        begun = self.table.status in {TableStatus.PLAYING, TableStatus.FINISHED}
        return begun and self.room is not None and self.room.thread_id is None

    @property
    def stirred(self) -> tuple[int, ...]:
        """The tables whose messages the last move here may have changed: mostly this one alone.

        A deal that ends or begins may end or begin a round; a discard may reveal a result to a
        team.
        """
        ended = self.deal is None or self.deal.first_ply == self.table.ply
        return self.boards if ended or self.may_withhold else (self.table.table_id,)

    def goes_on(self, member_id: int) -> bool:
        """Return whether a member who has just moved is still on turn: nobody else can act."""
        if self.state is None or self.may_withhold:
            return False
        begun = self.deal is not None and self.deal.first_ply < self.table.ply
        return begun and self.state.turn == self.seat_of(member_id)

    def possible_orders(self, member_id: int) -> tuple[Order, ...]:
        """Return the orders that may become due for a member in the running deal."""
        seat = self.seat_of(member_id)
        if self.state is None or seat is None or self._faces_computer(seat):
            return ()
        view = self.state.view(seat)
        return tuple(FAMILIES[view.rules.family].orders(view))

    def standing_orders(self, member_id: int) -> tuple[Order, ...]:
        """Return the orders that may become due for a member in some deal at their one table."""
        seat = self.seat_of(member_id)
        changes_tables = len(self.boards) > 1
        if self.state is None or seat is None or changes_tables or self._faces_computer(seat):
            return ()
        return tuple(FAMILIES[self.rules.family].standing_orders(self.rules))

    def _faces_computer(self, seat: Seat) -> bool:
        """Whether computers alone sit opposite, which answer at once."""
        return all(each.player is not None for each in self.seats if each.seat != seat)

    @property
    def shows_time(self) -> bool:
        """Whether it is shown how its time stands: with a limit, or once its players were asked."""
        return self.table.clock != NO_CLOCK or self.quiet

    @property
    def may_withhold(self) -> bool:
        """Whether a result may be kept from a team for a while (rules, A.6)."""
        return self.rules.team_result_visibility == TeamResultVisibility.AFTER_DISCARD

    @property
    def computer_to_move(self) -> SeatOccupant | None:
        """The computer player whose turn it is, if any."""
        if self.state is None:
            return None
        on_turn = (each for each in self.seats if each.seat == self.state.turn)
        return next((each for each in on_turn if each.player is not None), None)

    @property
    def between_members(self) -> bool:
        """Whether all players are members; only then does a game count in the standings."""
        return all(each.member_id is not None for each in self.players)

    @property
    def with_computer_alone(self) -> bool:
        """Whether one member plays against computers alone."""
        return sum(each.member_id is not None for each in self.players) == 1

    @property
    def asked(self) -> int | None:
        """The member who has to answer a waiting challenge: its guest, or its host if countered."""
        countered = self.table.offered_by not in {None, self.table.host_id}
        return self.table.host_id if countered else self.table.guest_id

    @property
    def called(self) -> tuple[int, ...]:
        """Who is called by name to a waiting table for more, until they have sat down once."""
        for_two = self.rules.seating == SeatingFormat.HEADS_UP
        if for_two or self.table.status != TableStatus.WAITING:
            return ()
        return tuple(
            each
            for each in (self.table.guest_id, self.table.second_guest_id)
            if each is not None and self.player_of(each) is None
        )

    def waits_for(self, member_id: int) -> bool:
        """Whether this member has to answer a proposal, or make the next move."""
        if self.sheet_score is not None:
            asked = self.sheet_score.proposal
            return asked is not None and member_id in asked.waits_for
        if self.table.status == TableStatus.WAITING:
            return member_id in (self.called or (self.asked,))
        return self.state is not None and self.state.turn == self.seat_of(member_id)


async def load(
    connection: AsyncConnection, table_id: int, *, within: Collection[int] | None = None
) -> Snapshot:
    """Read a table `within` servers and fold its running deal; or NoSuchTable, UnreadableTable."""
    # The cost doesn't grow with the contest.
    with reading(connection, table_id):
        found = await _find(connection, table_id, within)
        played = folding.recalled(connection, found) or await folding.read(connection, found)
        snapshot = _snapshot(connection, found, played)
        if snapshot.sealed and found.table.status == TableStatus.FINISHED:
            in_play = await are_cards_in_play(connection, found.table.commitment)
            snapshot = replace(snapshot, sealed=in_play)
        if _may_be_followed(found):
            told = await watchers.of_table(connection, table_id)
            own = {each.member_id: await of_member(connection, each.member_id) for each in told}
            return replace(
                snapshot,
                followers={each.member_id: each for each in told},
                rematch=await rematch_wish.read(connection, found.table),
                settings={**own, **snapshot.settings},
                rated=tuple(await ratings.of_game(connection, found.lead_id)),
            )
        if not found.somebody_left:
            return snapshot
        return replace(snapshot, leavings=await vacancy_votes.read(connection, found))


async def load_all(connection: AsyncConnection, table_ids: Iterable[int]) -> list[Snapshot]:
    """Read several tables, as `load` does; those that can't be read are left out."""
    found: list[Snapshot] = []
    for table_id in table_ids:
        with suppress(UnreadableTable):
            found.append(await load(connection, table_id))
    return found


async def running_board(connection: AsyncConnection, contest: Snapshot) -> Snapshot | None:
    """A contest's table with a running deal, if any; UnreadableTable where there may be one."""
    lost: UnreadableTable | None = None
    for board in contest.boards:
        try:
            here = await load(connection, board)
        except UnreadableTable as error:
            lost = error
        else:
            if here.state is not None:
                return here
    if lost is not None:
        raise lost
    return None


async def recall(
    connection: AsyncConnection, table_id: int, *, within: Collection[int] | None = None
) -> Snapshot | None:
    """Read a table as `load` does, but with one query; None where that isn't enough."""
    with reading(connection, table_id):
        found = await _find(connection, table_id, within)
        more = found.somebody_left or _may_be_followed(found)
        played = None if more else folding.recalled(connection, found)
        return None if played is None else _snapshot(connection, found, played)


async def _find(
    connection: AsyncConnection, table_id: int, within: Collection[int] | None
) -> LoadedTable:
    found = await load_table.read(connection, table_id)
    if found is None or (within is not None and found.table.server_id not in within):
        raise NoSuchTable
    return found


def _snapshot(connection: AsyncConnection, found: LoadedTable, played: FoldedTable) -> Snapshot:
    table = found.table
    _check_words(table)
    former = _former(found)
    folding.remember(connection, table.table_id, played)
    return Snapshot(
        table=table,
        server_name=found.server_name,
        server_locale=found.server_locale,
        server_kind=found.server_kind,
        rules=rules_of(table.rules),
        players=found.seats,
        seats=_seated(found.seats, played.pair),
        members=found.members,
        lead_id=found.lead_id,
        number=found.number,
        boards=played.boards or (table.table_id,),
        contest=played.contest,
        deal=played.deal,
        state=played.state,
        last=played.last,
        last_deal=played.last_deal,
        last_seats=_seated(found.seats, played.last_pair),
        pair=played.pair,
        last_pair=played.last_pair,
        held=played.held,
        sealed=table.duplicate,
        cut=played.cut,
        sheet_score=played.sheet_score,
        drafts=found.drafts if table.status == TableStatus.PLAYING else {},
        orders=_of_last_deals(found.orders, played),
        former=None if former is None else rules_of(former.rules),
        former_clock=_former_clock(table, former),
        reason=found.reason,
        annulled=found.annulled,
        cause=found.cause,
        quiet=found.asked,
        room=found.room,
        server_settings=stored_of_server(found.server_set),
        settings={
            who: stored_of_member(text, confirm=found.members[who].confirm)
            for who, text in found.set_by.items()
        },
        busy=found.busy,
        newcomers=found.newcomers,
    )


def _of_last_deals(orders: Mapping[int, OrdersRow], played: FoldedTable) -> Mapping[int, OrdersRow]:
    """Leave out orders of deals that are long over, unless they hold in every deal."""
    if not orders:
        return {}
    deals = {played.deal and played.deal.deal, played.last and played.last.number}
    return {who: row for who, row in orders.items() if row.deal in deals or row.stands}


def _check_words(table: Table) -> None:
    """Raise ValueError unless a table's own words are known: those who draw it rely on that."""
    if table.status not in _STATUSES or table.kind not in _KINDS:
        raise ValueError("a table of a status or kind that nobody knows")
    terms_of(table.clock)


def _former(found: LoadedTable) -> FormerTerms | None:
    draft = found.drafts.get(found.table.offered_by or 0)
    if draft is None or found.table.status != TableStatus.WAITING:
        return None
    return FormerTerms.read(draft.text)


def _former_clock(table: Table, former: FormerTerms | None) -> Terms | None:
    if former is None or former.clock in {"", table.clock}:
        return None
    return terms_of(former.clock)


def _seated(
    players: tuple[SeatOccupant, ...], pair: tuple[int, ...] | None
) -> tuple[SeatOccupant, ...]:
    if pair is None or len(players) == len(pair):
        return players
    by_number = {each.seat: each for each in players}
    return tuple(replace(by_number[number], seat=seat) for seat, number in enumerate(pair, 1))


def _may_be_followed(found: LoadedTable) -> bool:
    return found.table.status == TableStatus.FINISHED and found.table.kind != TableKind.SHEET
