"""What should be on screen for a table: one entry for each message, with how to draw it."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache, partial
from typing import Any

from art.celebration import celebration
from art.result import result_picture
from club.core.languages import GROUND
from club.core.settings import NOTHING_SET, HandPlace, Ping
from club.scorepad.sheet_expiry import whom_to_ask
from club.table import left_orders
from club.table.scene import Scene, scene, scene_for, scene_of_last
from club.table.sheet_score import SheetScore
from club.table.snapshot import Snapshot
from cogs.kit.drawing import Drawing, Ui
from cogs.kit.phrases import labels
from cogs.matchmaking.ui.challenge import draw_challenge
from cogs.messages.sheet_pictures import ledger_of, painted
from cogs.multiplayer.ui.lobby import draw_lobby
from cogs.multiplayer.ui.vacancy import draw_left
from cogs.play.ui.hand.hand import draw_hand
from cogs.play.ui.result.end_notice import draw_ended
from cogs.play.ui.result.practice import draw_practice, draw_practice_over
from cogs.play.ui.result.result import draw_result
from cogs.play.ui.result.rounds import draw_round
from cogs.play.ui.result.settlement import draw_settlement
from cogs.play.ui.result.sheet_picture import SheetPicture
from cogs.play.ui.table.answered import TurnTold, draw_answered, draw_answered_end
from cogs.play.ui.table.table import draw_table
from cogs.play.ui.table.turn_ping import draw_turn_here
from cogs.scorepad.ui.sheet import draw_paper, draw_settled_paper, is_settled
from data.core.anonymous import is_gone
from data.schema.vocabulary import DisplayKind, PlaceKind, TableStatus
from data.table.displays import FINAL
from engine.results import DealResult, ResultKind
from engine.words import MatchFormat, SeatingFormat

# Reads every finished deal of a table: too much to do it with each click.
Deals = Callable[[], Awaitable[tuple[DealResult, ...]]]

# Reads the names of those who have cheered for a deal, or for the contest (0).
Cheers = Callable[[int], Awaitable[tuple[str, ...]]]

# A display's kind, member and anchor: what tells the messages of one table apart.
Key = tuple[str, int, int]


# Returns what a viewer may see, made once, when it is first drawn.
Look = Callable[[], Scene]

# The latest state of a message that still changes.
LATEST = FINAL - 2


# Added to the ply of a game that has begun, where one message shows all of a table: so it is later
# than any offer before.
BEGUN = 2**20

_CLOSED = frozenset({TableStatus.WITHDRAWN, TableStatus.EXPIRED})

_CELEBRATED = frozenset({ResultKind.GIN, ResultKind.BIG_GIN, ResultKind.UNDERCUT})

# Tables whose messages are remembered: the latest to be looked at.
_REMEMBERED = 256


@dataclass(frozen=True, slots=True)
class DesiredMessage:
    """A message that should be there."""

    kind: DisplayKind
    member_id: int  # 0 for the channel
    anchor: int  # the deal that it belongs to; 0 for the whole contest
    ply: int  # that the drawing shows, or FINAL for one that stays as it is
    draw: Callable[..., Drawing]  # from the words, the faces and any picture
    picture: Callable[[Ui], bytes] | None = None  # slow, and not for the event loop
    # The picture of the score sheet from all finished deals; slow as well.
    sheet: Callable[[Ui, tuple[DealResult, ...]], SheetPicture] | None = None
    missing: bool = True  # whether to send it if absent; else it is only kept up to date
    private: bool = False  # whether it goes to the member's direct messages
    calls: bool = False  # whether it alerts its member, such as that it is their turn
    ping: int | tuple[int, ...] | None = None  # whom it may ping
    pings_again: bool = True  # also where it is sent in place of one that was sent before
    anew: bool = False  # whether each ply sends it again, since an edit alerts nobody
    language: str = GROUND  # the member's, or the channel's
    cheered: int | None = None  # the deal whose cheers it shows; 0 for the contest's
    signs: bool = False  # whether it stands where Discord may not draw the bot's emojis

    @property
    def key(self) -> Key:
        """Tells the messages of one table apart."""
        return self.kind, self.member_id, self.anchor

    @property
    def pictured(self) -> bool:
        """Whether it has a picture: such a message is sent once and never changed."""
        return self.picture is not None or self.sheet is not None

    @property
    def plain(self) -> "DesiredMessage":
        """The same without pictures."""
        return replace(self, picture=None, sheet=None)

    async def drawing(
        self, ui: Ui, deals: Deals | None = None, cheers: Cheers | None = None
    ) -> Drawing:
        """Draw it for one sending; without deals the sheet's picture is left out."""
        ui = ui.in_language(self.language)
        if self.signs:
            ui = ui.in_signs
        pictures: dict[str, Any] = {}
        if self.cheered is not None and cheers is not None:
            pictures["cheers"] = await cheers(self.cheered)
        if self.picture is not None:
            pictures["picture"] = await asyncio.to_thread(self.picture, ui)
        if self.sheet is not None and deals is not None:
            pictures["sheet"] = await asyncio.to_thread(self.sheet, ui, await deals())
        return self.draw(ui, **pictures)


# A table as it was read, with its members' locales.
_Read = tuple[Snapshot, tuple[str, ...]]


class DesiredByTable:
    """The messages that each table should have, worked out once for what is stored of it.

    Whoever asks brings the table as read; anything that differs has it worked out anew.
    """

    def __init__(self) -> None:
        self._known: dict[int, tuple[_Read, tuple[DesiredMessage, ...]]] = {}

    def of(self, snapshot: Snapshot) -> tuple[DesiredMessage, ...]:
        """Return a table's messages, as `wanted` does."""
        table_id = snapshot.table.table_id
        # Settings that differ in what Discord tells of the member alone count as equal.
        read = snapshot, tuple([own.locale for own in snapshot.settings.values()])
        known = self._known.pop(table_id, None)
        if known is None or known[0] != read:
            known = read, wanted(snapshot)
        self._known[table_id] = known
        if len(self._known) > _REMEMBERED:
            del self._known[next(iter(self._known))]
        return known[1]

    def hand(self, snapshot: Snapshot, member_id: int) -> DesiredMessage:
        """Return a player's hand, whether or not they want it by direct message."""
        every = (want for want in self.of(snapshot) if want.member_id == member_id)
        found = next((want for want in every if want.kind == DisplayKind.HAND), None)
        return found or hand(snapshot, member_id)


def wanted(snapshot: Snapshot) -> tuple[DesiredMessage, ...]:
    """Return a table's messages, the channel's in order; the server sets pings and language."""
    pings, language = snapshot.server_settings.ping, snapshot.language
    wants = (
        want if want.private else replace(want, language=language) for want in _every(snapshot)
    )
    return tuple(
        replace(want, ping=None)
        if pings == Ping.NEVER or (pings == Ping.CHALLENGE and want.kind != DisplayKind.CHALLENGE)
        else want
        for want in wants
    )


def _every(snapshot: Snapshot) -> tuple[DesiredMessage, ...]:
    if _is_nobodys(snapshot):
        return ()
    public = cache(partial(scene, snapshot, None))
    if snapshot.answers_only:
        return tuple(_of_answers(snapshot, public))
    if snapshot.sheet_score is not None:
        return tuple(_of_sheet(snapshot, public))
    if snapshot.server_kind == PlaceKind.DIRECT:
        return tuple(_hands(snapshot))
    return _of_cards(snapshot, public)


def _of_cards(snapshot: Snapshot, public: Look) -> tuple[DesiredMessage, ...]:
    table = snapshot.table
    group = snapshot.rules.seating != SeatingFormat.HEADS_UP
    draw_it = partial(_draw, draw_lobby if group else draw_challenge, public)
    if table.status == TableStatus.WAITING:
        # Another offer has to call the one who is to answer it.
        anew = snapshot.former is not None and snapshot.asked is not None
        return (
            DesiredMessage(
                DisplayKind.CHALLENGE,
                0,
                0,
                table.ply,
                draw_it,
                ping=snapshot.called if group else snapshot.asked,
                pings_again=not group,
                anew=anew,
            ),
        )
    # The thread of a game hangs on it: what nobody was asked has a line there all the same.
    line = snapshot.awaits_room and snapshot.number == 1
    answered = DesiredMessage(DisplayKind.CHALLENGE, 0, 0, FINAL, draw_it, missing=line)
    if table.status not in {TableStatus.PLAYING, TableStatus.FINISHED}:
        return (answered,)
    told = (ended(snapshot, public, member_id) for member_id in snapshot.followers)
    return (answered, *_of_play(snapshot, public), *told)


def _is_nobodys(snapshot: Snapshot) -> bool:
    """Whether only somebody who has been forgotten played there, with nobody or the computer."""
    played = [each.member_id for each in snapshot.players if each.member_id is not None]
    return bool(played) and all(map(is_gone, played))


def _draw(draw: Callable[..., Drawing], look: Look, *about: Any, **more: Any) -> Drawing:  # noqa: ANN401 - what is drawn, and a picture
    return draw(look(), *about, **more)


def _draw_there(snapshot: Snapshot, draw: Callable[..., Drawing], ui: Ui) -> Drawing:
    return draw(ui.read_in(snapshot.table.server_id, snapshot.table.channel_id))


def _of_play(snapshot: Snapshot, public: Look) -> Iterator[DesiredMessage]:
    table, alone = snapshot.table, snapshot.with_computer_alone
    # Of practice the channel keeps one message: who plays reads the results in the hand.
    if (last := snapshot.last) is not None and not snapshot.held and not alone:
        paint = celebration if _is_celebrated(snapshot, last) else result_picture
        if table.duplicate:
            paint = None  # Others play the same deal.
        look = cache(partial(scene_of_last, snapshot))
        yield _result(look, last, paint, sheet=_has_columns(snapshot))
    yield from _round(snapshot, public)
    if alone and _is_practice(snapshot):
        yield _practice(snapshot, public)
    elif table.status == TableStatus.PLAYING:
        # Between two rounds of a team contest the table is that of the deal before.
        number = last.number if last is not None else 0
        anchor = number if snapshot.deal is None else snapshot.deal.deal
        draw_it = partial(_draw, draw_table, public)
        yield DesiredMessage(DisplayKind.TABLE, 0, 0 if alone else anchor, table.ply, draw_it)
    elif snapshot.number == 1:
        draw_it = partial(_draw, draw_settlement, public)
        yield DesiredMessage(
            DisplayKind.SETTLEMENT, 0, 0, FINAL, draw_it, sheet=partial(_sheet, public), cheered=0
        )
    if snapshot.number == 1:
        yield from _of_seats_left(snapshot, public)
    for seated in snapshot.seats:
        if seated.member_id is not None and not is_gone(seated.member_id):
            yield from _of_member(snapshot, public, seated.member_id)
    yield from _of_those_out(snapshot)


def _hands(snapshot: Snapshot) -> Iterator[DesiredMessage]:
    if snapshot.table.status in {TableStatus.PLAYING, TableStatus.FINISHED}:
        for seated in snapshot.seats:
            who = seated.member_id
            if who is not None and not is_gone(who) and not looks_here(snapshot, who):
                yield hand(snapshot, who)


def _of_answers(snapshot: Snapshot, public: Look) -> Iterator[DesiredMessage]:
    """What there is of a table where the bot may only answer: one message, and the hands."""
    table = snapshot.table
    if snapshot.sheet_score is not None:
        yield _only_sheet(snapshot, snapshot.sheet_score, public)
        return
    has_channel = snapshot.server_kind != PlaceKind.BETWEEN
    if has_channel and (not snapshot.with_computer_alone or table.status == TableStatus.WAITING):
        yield _only_message(snapshot, public)
    yield from _hands(snapshot)
    for member_id in snapshot.followers:
        yield ended(snapshot, public, member_id)


def _only_message(snapshot: Snapshot, public: Look) -> DesiredMessage:
    table, ping, ply = snapshot.table, None, FINAL
    draw, pictures = draw_challenge, dict[str, Any]()
    if table.status == TableStatus.WAITING:
        ping, ply = snapshot.asked, table.ply
    elif table.status == TableStatus.PLAYING:
        draw, ply = partial(draw_answered, how=_told_how(snapshot)), BEGUN + table.ply
    elif table.status == TableStatus.FINISHED:
        draw = draw_answered_end
        pictures = {"sheet": partial(_sheet, public), "cheered": 0}
    shown = partial(_draw, draw, public)
    return DesiredMessage(
        DisplayKind.CHALLENGE, 0, 0, ply, shown, missing=False, ping=ping, signs=True, **pictures
    )


def _only_sheet(snapshot: Snapshot, paper: SheetScore, look: Look) -> DesiredMessage:
    settled = is_settled(paper)
    shown = partial(_draw, draw_settled_paper if settled else draw_paper, look)
    return DesiredMessage(
        DisplayKind.SHEET,
        0,
        0,
        FINAL if snapshot.table.status in _CLOSED else snapshot.table.ply,
        shown,
        missing=False,
        sheet=partial(_sheet, look) if settled else None,
        signs=True,
    )


def _told_how(snapshot: Snapshot) -> TurnTold:
    state = snapshot.state
    on_turn = next((one for one in snapshot.seats if state and one.seat == state.turn), None)
    if on_turn is None or on_turn.member_id is None:
        return TurnTold.NOT_AT_ALL
    if looks_here(snapshot, on_turn.member_id):
        return TurnTold.BY_LOOKING
    closed = snapshot.member(on_turn.member_id).dm_closed_at is not None
    return TurnTold.BY_LOOKING if closed else TurnTold.BY_MESSAGE


def first_message(snapshot: Snapshot) -> DesiredMessage | None:
    """Return the message as which a new table appears: for everybody, or else its player's hand."""
    # There is neither where who practises looks at the hand in a channel without the bot.
    wants = wanted(snapshot)
    public = (one for one in wants if not one.member_id and (one.missing or snapshot.answers_only))
    return next(public, None) or next(iter(wants), None)


def _is_practice(snapshot: Snapshot) -> bool:
    """Whether a game against computers alone was begun as such, and not at an open table."""
    three = snapshot.rules.seating == SeatingFormat.THREE_HANDED
    return snapshot.rules.seating == SeatingFormat.HEADS_UP or (three and snapshot.room is None)


def _practice(snapshot: Snapshot, public: Look) -> DesiredMessage:
    """The one message of practice: a line that no move changes, then how it ended."""
    if snapshot.table.status == TableStatus.PLAYING:
        draw_it = partial(_draw, draw_practice, public)
        return DesiredMessage(DisplayKind.TABLE, 0, 0, LATEST, draw_it)
    draw_it = partial(_draw, draw_practice_over, public)
    return DesiredMessage(DisplayKind.SETTLEMENT, 0, 0, FINAL, draw_it)


def _of_those_out(snapshot: Snapshot) -> Iterator[DesiredMessage]:
    """Say in a former hand, where there is one, that its member sits this deal out."""
    for player in snapshot.players:
        if player.member_id is None or is_gone(player.member_id):
            continue
        if looks_here(snapshot, player.member_id):
            continue
        if snapshot.seat_of(player.member_id) is None:
            yield replace(hand(snapshot, player.member_id), missing=False)


def _of_member(snapshot: Snapshot, public: Look, member_id: int) -> Iterator[DesiredMessage]:
    """A player's hand by direct message; where that isn't read, in the channel what leads there."""
    own, here = hand(snapshot, member_id), looks_here(snapshot, member_id)
    if not here:
        yield own
    closed = snapshot.members[member_id].dm_closed_at is not None
    # Also where their order is about to be done: to leave it out would tell of that.
    if _is_on_turn(snapshot, member_id) and (here or closed):
        draw_it = partial(_draw, draw_turn_here, public, member_id, closed=closed and not here)
        yield DesiredMessage(
            DisplayKind.NOTICE, member_id, 0, FINAL, draw_it, ping=member_id, calls=True
        )


def _is_on_turn(snapshot: Snapshot, member_id: int) -> bool:
    seat = snapshot.seat_of(member_id)
    return seat is not None and snapshot.state is not None and snapshot.state.turn == seat


def _is_ordered(snapshot: Snapshot) -> bool:
    """Whether whoever is on turn has left word of what is done now, and needs no call."""
    return bool(snapshot.orders) and left_orders.due(snapshot) is not None


def looks_here(snapshot: Snapshot, member_id: int) -> bool:
    """Whether a member looks at the hand in the channel, and wants no direct messages of it."""
    if snapshot.server_kind in {PlaceKind.DIRECT, PlaceKind.BETWEEN}:
        return False  # There the direct messages are the channel.
    return snapshot.settings.get(member_id, NOTHING_SET).hand == HandPlace.HERE


def _round(snapshot: Snapshot, public: Look) -> Iterator[DesiredMessage]:
    """What a finished round of teams has brought: above the next table, which waits for it."""
    if snapshot.rules.seating != SeatingFormat.PARTNERSHIP or snapshot.number > 1:
        return
    if rounds := len(snapshot.contest.rounds) if snapshot.contest else 0:
        # The last round's sheet is the settlement's.
        sheet = partial(_sheet, public) if snapshot.table.status == TableStatus.PLAYING else None
        yield DesiredMessage(
            DisplayKind.ROUND, 0, rounds, FINAL, partial(_draw, draw_round, public), sheet=sheet
        )


def _of_seats_left(snapshot: Snapshot, public: Look) -> Iterator[DesiredMessage]:
    for leaving in snapshot.leavings:
        # Counted in milliseconds, as nothing of the table itself changes with what is said.
        said = int((leaving.said_at - leaving.left_at).total_seconds() * 1000)
        draw_it = partial(_draw, draw_left, public, leaving)
        yield DesiredMessage(DisplayKind.SEAT, 0, leaving.seat, min(said, LATEST), draw_it)


def _sheet(look: Look, ui: Ui, results: tuple[DealResult, ...]) -> SheetPicture:
    seen = look()
    return painted(seen, ledger_of(seen, results), ui)


def _of_sheet(snapshot: Snapshot, look: Look) -> Iterator[DesiredMessage]:
    table, paper = snapshot.table, snapshot.sheet_score
    ply = FINAL if table.status in _CLOSED else table.ply
    asks = None if paper is None else paper.proposal
    # Who is asked is called by a new message, since an edit tells nobody.
    new = asks is not None and asks.ply + 1 == table.ply
    ping = min(asks.waits_for) if asks is not None and new else None
    if paper is not None and paper.resting:
        new, ping = True, whom_to_ask(each.member_id for each in snapshot.players)
    yield DesiredMessage(
        DisplayKind.SHEET, 0, 0, ply, partial(_draw, draw_paper, look), ping=ping, anew=new
    )
    if paper is not None and paper.settled_at is not None:
        yield DesiredMessage(
            DisplayKind.SETTLEMENT,
            0,
            paper.settled_at,
            FINAL,
            partial(_draw, draw_settlement, look),
            sheet=partial(_sheet, look),
        )


def _has_columns(snapshot: Snapshot) -> bool:
    rules, contest = snapshot.rules, snapshot.contest
    several = rules.match != MatchFormat.SINGLE and rules.seating != SeatingFormat.PARTNERSHIP
    return several and contest is not None and not contest.finished


def _is_celebrated(snapshot: Snapshot, result: DealResult) -> bool:
    """Whether a deal's winner likes it to be seen in motion, and it was worth that."""
    if result.result not in _CELEBRATED or result.winner is None:
        return False
    seats = snapshot.last_seats or snapshot.seats
    winner = next((each.member_id for each in seats if each.seat == result.winner), None)
    return winner is not None and snapshot.settings.get(winner, NOTHING_SET).celebrate


def _result(
    public: Look, result: DealResult, picture: Callable[..., bytes] | None, *, sheet: bool
) -> DesiredMessage:
    def paint(paint_it: Callable[..., bytes], ui: Ui) -> bytes:
        return paint_it(result, labels(public(), ui), ui.faces.style())

    def draw_it(ui: Ui, **pictures: Any) -> Drawing:  # noqa: ANN401 - pictures
        return draw_result(public(), result, ui, **pictures)

    return DesiredMessage(
        DisplayKind.RESULT,
        0,
        result.number,
        FINAL,
        draw_it,
        picture=None if picture is None else partial(paint, picture),
        sheet=partial(_sheet, public) if sheet else None,
        cheered=result.number,
    )


def hand(snapshot: Snapshot, member_id: int) -> DesiredMessage:
    """Say how a player's hand should look."""
    draw_it = partial(_draw, draw_hand, cache(partial(scene_for, snapshot, member_id)))
    if snapshot.server_kind == PlaceKind.DIRECT:
        draw_it = partial(_draw_there, snapshot, draw_it)
    return DesiredMessage(
        DisplayKind.HAND,
        member_id,
        0,
        FINAL if snapshot.table.status == TableStatus.FINISHED else snapshot.table.ply,
        draw_it,
        private=True,
        # What they have left word for is done without calling them.
        calls=_is_on_turn(snapshot, member_id) and not _is_ordered(snapshot),
        language=snapshot.language_of(member_id),
    )


def ended(
    snapshot: Snapshot, public: Look, member_id: int, message_id: int | None = None
) -> DesiredMessage:
    """Describe what a follower of a contest reads once it is over; it links the settlement."""
    own = snapshot.settings.get(member_id, NOTHING_SET)
    draw_it = partial(_draw, draw_ended, public, own, message_id=message_id)
    language = snapshot.language_of(member_id)
    return DesiredMessage(
        DisplayKind.ENDED, member_id, 0, FINAL, draw_it, private=True, calls=True, language=language
    )
