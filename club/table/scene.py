"""Everything a drawing of a table gets: what one viewer may see, and nothing else."""

from dataclasses import dataclass, replace
from datetime import datetime
from functools import lru_cache
from typing import Final

from club.core import levels
from club.core.deadlines import NO_TERMS, Terms, TimeShown, terms_of
from club.core.settings import NOTHING_SET, AfterDeal, MemberSettings
from club.table import dealing, left_orders
from club.table.namesakes import namesakes
from club.table.rematch_wish import RematchWish
from club.table.sheet_score import GUEST, SheetScore
from club.table.snapshot import Snapshot
from club.table.vacancy_votes import VacantSeat
from data.core.anonymous import is_gone
from data.ratings.ratings import RatedRow
from data.schema.vocabulary import PlaceKind, TableStatus
from data.table.tables import SeatOccupant
from engine.cards import Card
from engine.contest import Contest, Settlement
from engine.machine import Order, View
from engine.results import DealResult
from engine.rules import Rules
from engine.seats import SEATS, Seat, around

_REMEMBERED: Final = 4096
"""Seats that are remembered as they are shown."""


@dataclass(frozen=True, slots=True)
class SceneSeat:
    """A player's seat."""

    seat: Seat  # in a contest the player's number, 1 being the host's; in a deal the seat
    member_id: int | None  # None for a computer player
    name: str  # in the server; "" for a computer player
    computer: bool = False
    level: str = ""  # the computer's; "" at tables from before there were levels
    side: int | None = None  # that the member has joined, in a lobby with sides
    left: bool = False  # whether the member has left, and the seat waits for another
    gone: bool = False  # whether the member's data was deleted, account and name included
    namesake: int = 0  # which player of that name, from 1; 0 where no other has it


@dataclass(frozen=True, slots=True)
class UnseenDeal:
    """All that those who don't play see of a duplicate cup's running deal."""

    number: int
    turn: Seat | None


@dataclass(frozen=True, slots=True)
class Scene:
    """A table as one viewer may see it."""

    table_id: int
    status: TableStatus
    ply: int  # of the next move, counted over the whole contest
    server_id: int
    server_name: str
    channel_id: int  # where its messages stand: its thread, or the channel
    channel_name: str  # of the channel in which it was asked for
    rules: Rules
    players: tuple[SceneSeat, ...]  # of the contest, by number; a named guest included
    player: int | None  # the viewer's number, or None for everybody
    seats: tuple[SceneSeat, ...]  # of the deal, by seat there; before the first, the players
    host_id: int
    guest_id: int | None  # None for an open seat and for a computer player
    open_seat: bool
    asked: int | None  # has to answer a waiting challenge; None for an open seat
    viewer: Seat | None  # None for everybody who doesn't sit in the deal
    contest: Contest | None  # the sheet as it stands, once play has begun
    view: View | None  # None before the first deal and after the last
    last: DealResult | None
    settlement: Settlement | None
    commitment: str  # the contest seed's SHA-256, in hex; shown from the challenge on
    lead_id: int
    last_seats: tuple[SceneSeat, ...] = ()  # of the last deal; empty if they are `seats`
    server_kind: PlaceKind = PlaceKind.SERVER
    number: int = 1  # of the table in its contest, from 1
    boards: tuple[int, ...] = ()  # all tables of the contest, in order
    duplicate: bool = False  # whether other tables of its cup have the same cards
    unseen: UnseenDeal | None = None  # in place of the view, where that is for its players alone
    deal_commitment: str | None = None
    revealed: tuple[tuple[int, str], ...] = ()  # number and seed, in hex, of the last finished deal
    contest_seed: str | None = None  # in hex, once the contest is over
    presses: str | None = None  # what the cards also depend on, once the contest is over
    presses_by_seat: bool = False  # whether these name seats; else it is the press that accepted
    next_commitment: str | None = None  # the seal of the host's next game against the computer
    expires_at: datetime | None = None
    draft: str | None = None  # picked by the viewer, but not yet played
    orders_possible: tuple[Order, ...] = ()  # that the viewer may leave, while another is on turn
    standing_possible: tuple[Order, ...] = ()  # that they may leave for every deal, then
    orders: tuple[Order, ...] = ()  # left by the viewer, to be done once they are due
    standing: tuple[Order, ...] = ()  # left by the viewer for every deal
    order_due: Order | None = None  # the one of them that is about to be done
    order_done: Order | None = None  # the one that has made the viewer's latest move
    order_done_in_last: Order | None = None  # the one with which the viewer ended the last deal
    confirm: bool = True  # whether the viewer wants to be asked before a deal is ended
    settings: MemberSettings = NOTHING_SET  # the viewer's
    reason: str | None = None  # why the server's managers ended the contest, if they did
    annulled: bool = False  # whether they annulled it after it was settled
    cause: str | None = None  # what ended it before its end, an `EndCause`
    cut: tuple[Card, ...] = ()  # what the players cut; until the first deal is over
    leavings: tuple[VacantSeat, ...] = ()
    offered_by: int | None = None
    # The rules that a challenge's last offer replaced, if there were any before.
    former: Rules | None = None
    former_clock: Terms | None = None  # the clock that it replaced; None where it is the same
    sheet_score: SheetScore | None = None  # of a sheet for real cards; everybody may see it
    called: tuple[int, ...] = ()  # by name, to a waiting table for more
    clock: Terms = NO_TERMS
    time: TimeShown | None = None  # of the turn or a pause, where that is shown
    rated_practice: bool = False
    unread: bool = False  # whether the viewer has yet to read the last result before the next cards
    read: bool = False  # whether they have done so
    # Whether to tell the table's number: the viewer, or for everybody any player, plays another
    # game in the server.
    numbered: bool = False
    newcomer: bool = False  # whether the viewer has never finished a game, nor plays another
    is_rematch: bool = False  # whether a settled game of the same players came before
    rematch: RematchWish | None = None  # that waits for its answer, once the contest is over
    rated: RatedRow | None = None  # the change of the viewer's rating, once the contest is over

    @property
    def results(self) -> tuple[DealResult, ...]:
        """The finished deals that a drawing needs: the last one, if any."""
        return () if self.last is None else (self.last,)

    @property
    def of_last(self) -> "Scene":
        """The same table with those who played the last deal on its seats, the viewer included."""
        if not self.last_seats:
            return self
        me = self.reader
        mine = (each.seat for each in self.last_seats if me is not None and each.member_id == me)
        return replace(self, seats=self.last_seats, viewer=next(mine, None))

    @property
    def reader(self) -> int | None:
        """The player whom it is shown to; None for everybody."""
        return next((each.member_id for each in self.players if each.seat == self.player), None)

    @property
    def with_computer_alone(self) -> bool:
        """Whether one member plays against computers alone; only then are there hints."""
        return sum(not each.computer for each in self.players) == 1

    @property
    def shows_orders(self) -> bool:
        """Whether the hand says what was left: while another is on turn, or when it is due."""
        waits = self.view is not None and self.view.turn != self.viewer
        return bool(self.orders or self.standing) and (waits or self.order_due is not None)

    @property
    def to_act(self) -> Seat | None:
        """The seat whose turn it is, if a deal is running."""
        if self.unseen is not None:
            return self.unseen.turn
        return None if self.view is None else self.view.turn

    @property
    def opponent(self) -> Seat:
        """The seat across from the viewer's; of three, the next; for everybody, the second."""
        return self.others[0]

    @property
    def others(self) -> tuple[Seat, ...]:
        """The other seats than the viewer's, in the order of play."""
        first, second = SEATS
        if len(self.seats) <= len(SEATS):
            return (first if self.viewer == second else second,)
        return tuple(around(self.viewer or first, len(self.seats)))

    def seat_of(self, member_id: int) -> Seat | None:
        """Return a member's seat at this table, if any."""
        return next((each.seat for each in self.seats if each.member_id == member_id), None)

    def name(self, seat: Seat) -> str:
        """Return the name of a seat's player; "" for a computer player or an empty seat."""
        return next((each.name for each in self.seats if each.seat == seat), "")


def scene(snapshot: Snapshot, viewer: Seat | None, player: int | None = None) -> Scene:
    """Show a table to one viewer; what isn't named here stays hidden.

    `viewer` is a seat of the deal, or None for everybody; `player` the number of one without a
    seat.
    """
    table = snapshot.table
    over = table.status == TableStatus.FINISHED
    member_id = _member_id(snapshot, viewer, player)
    settings = snapshot.settings.get(member_id or 0, NOTHING_SET)
    draft = None if member_id is None else snapshot.drafts.get(member_id)
    told = viewer is not None or not snapshot.held
    unseen = _unseen(snapshot) if viewer is None else None
    view = None if snapshot.state is None or unseen else snapshot.state.view(viewer)
    read = _has_read(snapshot, member_id)
    possible, standing_possible = (), ()
    if member_id is not None and view is not None and view.turn != viewer:
        possible = snapshot.possible_orders(member_id)
        standing_possible = snapshot.standing_orders(member_id)
    orders = _Orders() if member_id is None else _orders(snapshot, member_id)
    return Scene(
        table_id=table.table_id,
        status=table.status,
        ply=table.ply,
        server_id=table.server_id,
        server_name=snapshot.server_name,
        channel_id=snapshot.channel_id,
        channel_name=table.channel_name,
        server_kind=snapshot.server_kind,
        rules=snapshot.rules,
        players=_players(snapshot),
        player=None if member_id is None else snapshot.player_of(member_id),
        seats=_seats(snapshot, snapshot.seats, snapshot.pair),
        host_id=table.host_id,
        guest_id=table.guest_id,
        open_seat=table.status == TableStatus.WAITING and table.guest_id is None,
        asked=snapshot.asked,
        called=snapshot.called,
        viewer=viewer,
        contest=snapshot.contest,
        view=view,
        last=snapshot.last if told else None,
        settlement=None if snapshot.contest is None else snapshot.contest.settlement,
        commitment=table.commitment,
        last_seats=_others_of_last(snapshot),
        lead_id=snapshot.lead_id,
        number=snapshot.number,
        boards=snapshot.boards,
        duplicate=table.duplicate,
        unseen=unseen,
        deal_commitment=None if snapshot.deal is None else snapshot.deal.commitment,
        revealed=_revealed(snapshot) if told and not snapshot.sealed else (),
        contest_seed=table.contest_seed.hex() if over and not snapshot.sealed else None,
        presses=dealing.hangs_on(table) if over and table.accepted_by_interaction else None,
        presses_by_seat=table.presses is not None,
        next_commitment=table.next_commitment if over else None,
        expires_at=table.expires_at,
        draft=None if draft is None else draft.text,
        orders_possible=possible,
        standing_possible=standing_possible,
        orders=orders.left,
        standing=orders.standing,
        order_due=orders.due,
        order_done=orders.done,
        order_done_in_last=orders.done_in_last if told else None,
        confirm=settings.confirm,
        settings=settings,
        reason=snapshot.reason if over else None,
        annulled=snapshot.annulled,
        cause=snapshot.cause,
        cut=snapshot.cut,
        leavings=snapshot.leavings,
        offered_by=table.offered_by or table.host_id,
        former=snapshot.former,
        former_clock=snapshot.former_clock,
        sheet_score=snapshot.sheet_score,
        clock=terms_of(table.clock),
        time=snapshot.time,
        rated_practice=table.rated_practice,
        unread=told and not read and _reads_first(snapshot, member_id, view),
        read=read,
        numbered=bool(snapshot.busy) if member_id is None else member_id in snapshot.busy,
        newcomer=member_id in snapshot.newcomers - snapshot.busy,
        is_rematch=table.rematch_of is not None,
        rematch=snapshot.rematch,
        rated=next((each for each in snapshot.rated if each.member_id == member_id), None),
    )


def _unseen(snapshot: Snapshot) -> UnseenDeal | None:
    if not snapshot.table.duplicate or snapshot.state is None:
        return None
    return UnseenDeal(snapshot.state.number, snapshot.state.turn)


@dataclass(frozen=True, slots=True)
class _Orders:
    left: tuple[Order, ...] = ()
    standing: tuple[Order, ...] = ()
    due: Order | None = None
    done: Order | None = None
    done_in_last: Order | None = None


def _orders(snapshot: Snapshot, member_id: int) -> _Orders:
    """Return what becomes of a member's own orders, which are nobody else's business."""
    if member_id not in snapshot.orders:
        return _Orders()
    due = left_orders.due(snapshot)
    return _Orders(
        left=left_orders.left_by(snapshot, member_id),
        standing=left_orders.standing(snapshot, member_id),
        due=due.order if due is not None and due.member_id == member_id else None,
        done=left_orders.last_done(snapshot, member_id),
        done_in_last=left_orders.done_in_last(snapshot, member_id),
    )


def scene_for(snapshot: Snapshot, member_id: int) -> Scene:
    """Show a table to a member: from their seat, or as one who sits out, or as anybody sees it."""
    seat = snapshot.seat_of(member_id)
    return scene(snapshot, seat, None if seat else snapshot.player_of(member_id))


def scene_of_last(snapshot: Snapshot) -> Scene:
    """Show a table to everybody as its last deal ended, with those who played that."""
    return scene(snapshot, None).of_last


def _has_read(snapshot: Snapshot, member_id: int | None) -> bool:
    if snapshot.last is None or member_id is None:
        return False
    seated = next((each for each in snapshot.players if each.member_id == member_id), None)
    return seated is not None and (seated.read_deal or 0) >= snapshot.last.number


def _reads_first(snapshot: Snapshot, member_id: int | None, view: View | None) -> bool:
    """Whether its player sees the last result before the next cards: not in slow games."""
    if snapshot.last is None or member_id is None or snapshot.table.status != TableStatus.PLAYING:
        return False
    terms = terms_of(snapshot.table.clock)
    settings = snapshot.settings.get(member_id, NOTHING_SET)
    slow = terms.length is not None and not terms.live
    if slow or settings.after_deal != AfterDeal.RESULT:
        return False
    if all(each.member_id != member_id for each in snapshot.last_seats):
        return False
    return view is None or view.viewer is None or view.last_move(view.viewer) is None


def _member_id(snapshot: Snapshot, viewer: Seat | None, player: int | None) -> int | None:
    seated, number = (snapshot.seats, viewer) if player is None else (snapshot.players, player)
    return next((each.member_id for each in seated if each.seat == number), None)


def _others_of_last(snapshot: Snapshot) -> tuple[SceneSeat, ...]:
    if snapshot.last_seats == snapshot.seats:
        return ()
    return _seats(snapshot, snapshot.last_seats, snapshot.last_pair)


def _players(snapshot: Snapshot) -> tuple[SceneSeat, ...]:
    numbered = namesakes(snapshot.players)
    return tuple(_seat(each, numbered.get(each.seat, 0)) for each in snapshot.players)


def _seats(
    snapshot: Snapshot, seats: tuple[SeatOccupant, ...], pair: tuple[int, ...] | None
) -> tuple[SceneSeat, ...]:
    numbered = namesakes(snapshot.players)
    if not numbered:
        return tuple(_seat(each, 0) for each in seats)
    more = pair is not None and len(snapshot.players) > len(seats)
    numbers = pair if more and pair is not None else tuple(each.seat for each in seats)
    return tuple(
        _seat(each, numbered.get(number, 0)) for each, number in zip(seats, numbers, strict=False)
    )


@lru_cache(maxsize=_REMEMBERED)
def _seat(seated: SeatOccupant, namesake: int) -> SceneSeat:
    return SceneSeat(
        seat=seated.seat,
        member_id=seated.member_id,
        name=seated.name,
        computer=seated.player not in {None, GUEST},
        level=levels.level_of(seated.player),
        side=seated.side,
        left=seated.left_at is not None,
        gone=is_gone(seated.member_id),
        namesake=namesake,
    )


def _revealed(snapshot: Snapshot) -> tuple[tuple[int, str], ...]:
    """Return the seed of the last finished deal, of which no card is in play any more."""
    if snapshot.last is None:
        return ()
    number = snapshot.last.number
    if snapshot.last_deal is not None:
        return ((number, snapshot.last_deal.seed.hex()),)
    return ((number, dealing.seed_of(snapshot.table, number, number=snapshot.number).hex()),)
