"""What should be on screen for a table: one entry for each message, with how to draw it."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache, partial
from typing import Any

from art.result import result_picture
from club.core.settings import NOTHING_SET
from club.table.scene import Scene, scene, scene_for, scene_of_last
from club.table.snapshot import Snapshot
from cogs.kit.drawing import Drawing, Ui
from cogs.kit.notice import draw_dm_closed
from cogs.kit.phrases import labels
from cogs.matchmaking.ui.challenge import draw_challenge
from cogs.messages.desired_sheet_messages import wanted_of_sheet
from cogs.messages.sheet_pictures import ledger_of, painted
from cogs.messages.wanted import Wanted
from cogs.multiplayer.ui.lobby import draw_lobby
from cogs.multiplayer.ui.vacancy import draw_left
from cogs.play.ui.hand.hand import draw_hand
from cogs.play.ui.result.end_notice import draw_ended
from cogs.play.ui.result.result import draw_result
from cogs.play.ui.result.rounds import draw_round
from cogs.play.ui.result.settlement import draw_settlement
from cogs.play.ui.result.sheet_picture import SheetPicture
from cogs.play.ui.table.table import draw_table
from cogs.play.ui.table.turn_ping import draw_turn_here
from data.core.anonymous import is_gone
from data.schema.vocabulary import DisplayKind, TableStatus
from data.table.displays import FINAL
from engine.results import DealResult
from engine.words import MatchFormat, SeatingFormat

Look = Callable[[], Scene]
"""Returns what a viewer may see, made once, when it is first drawn."""

LATEST = FINAL - 2
"""The latest state of a message that still changes."""


def wanted(snapshot: Snapshot) -> tuple[Wanted, ...]:
    """Return a table's messages, the channel's in order; the server sets pings and language."""
    pings, language = snapshot.house.ping, snapshot.language
    wants = (
        want if want.private else replace(want, language=language) for want in _every(snapshot)
    )
    return tuple(
        replace(want, ping=None)
        if pings == "never" or (pings == "challenge" and want.kind != DisplayKind.CHALLENGE)
        else want
        for want in wants
    )


def _every(snapshot: Snapshot) -> tuple[Wanted, ...]:
    table = snapshot.table
    if _is_nobodys(snapshot):
        return ()
    public = cache(partial(scene, snapshot, None))
    if snapshot.paper is not None:
        return tuple(wanted_of_sheet(snapshot, public))
    group = snapshot.rules.seating != SeatingFormat.HEADS_UP
    draw_it = partial(_draw, draw_lobby if group else draw_challenge, public)
    if table.status == TableStatus.WAITING:
        # Another offer has to call the one who is to answer it.
        anew = snapshot.former is not None and snapshot.asked is not None
        return (
            Wanted(DisplayKind.CHALLENGE, 0, 0, table.ply, draw_it, ping=snapshot.asked, anew=anew),
        )
    # The thread of a game hangs on it: what nobody was asked has a line there all the same.
    line = snapshot.awaits_room and snapshot.number == 1
    answered = Wanted(DisplayKind.CHALLENGE, 0, 0, FINAL, draw_it, missing=line)
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


def _of_play(snapshot: Snapshot, public: Look) -> Iterator[Wanted]:
    table = snapshot.table
    if (last := snapshot.last) is not None and not snapshot.held:
        yield _result(cache(partial(scene_of_last, snapshot)), last, sheet=_has_columns(snapshot))
    yield from _round(snapshot, public)
    if table.status == TableStatus.PLAYING:
        # Between two rounds of a team contest the table is that of the deal before.
        number = last.number if last is not None else 0
        anchor = number if snapshot.deal is None else snapshot.deal.deal
        yield Wanted(DisplayKind.TABLE, 0, anchor, table.ply, partial(_draw, draw_table, public))
    elif snapshot.number == 1:
        draw_it = partial(_draw, draw_settlement, public)
        yield Wanted(DisplayKind.SETTLEMENT, 0, 0, FINAL, draw_it, sheet=partial(_sheet, public))
    if snapshot.number == 1:
        yield from _of_seats_left(snapshot, public)
    for seated in snapshot.seats:
        if seated.member_id is not None and not is_gone(seated.member_id):
            yield from _of_member(snapshot, seated.member_id)
    yield from _of_those_out(snapshot)


def _of_those_out(snapshot: Snapshot) -> Iterator[Wanted]:
    """Say in a former hand, where there is one, that its member sits this deal out."""
    for player in snapshot.players:
        if player.member_id is None or is_gone(player.member_id):
            continue
        if looks_here(snapshot, player.member_id):
            continue
        if snapshot.seat_of(player.member_id) is None:
            yield replace(hand(snapshot, player.member_id), missing=False)


def _of_member(snapshot: Snapshot, member_id: int) -> Iterator[Wanted]:
    """A player's hand by direct message, or in the channel what leads there."""
    table_id = snapshot.table.table_id
    if looks_here(snapshot, member_id):
        if hand(snapshot, member_id).calls:
            draw_it = partial(draw_turn_here, table_id, member_id)
            yield Wanted(
                DisplayKind.NOTICE, member_id, 0, FINAL, draw_it, ping=member_id, calls=True
            )
        return
    yield hand(snapshot, member_id)
    if snapshot.members[member_id].dm_closed_at is not None:
        yield _closed(table_id, member_id)


def looks_here(snapshot: Snapshot, member_id: int) -> bool:
    """Whether a member looks at the hand in the channel, and wants no direct messages of it."""
    return snapshot.settings.get(member_id, NOTHING_SET).hand == "here"


def _round(snapshot: Snapshot, public: Look) -> Iterator[Wanted]:
    """What a finished round of teams has brought: above the next table, which waits for it."""
    rounds = len(snapshot.contest.rounds) if snapshot.contest else 0
    if rounds and snapshot.number == 1:
        # The last round's sheet is the settlement's.
        sheet = partial(_sheet, public) if snapshot.table.status == TableStatus.PLAYING else None
        yield Wanted(
            DisplayKind.ROUND, 0, rounds, FINAL, partial(_draw, draw_round, public), sheet=sheet
        )


def _of_seats_left(snapshot: Snapshot, public: Look) -> Iterator[Wanted]:
    for leaving in snapshot.leavings:
        # Counted in milliseconds, as nothing of the table itself changes with what is said.
        said = int((leaving.said_at - leaving.left_at).total_seconds() * 1000)
        draw_it = partial(_draw, draw_left, public, leaving)
        yield Wanted(DisplayKind.SEAT, 0, leaving.seat, min(said, LATEST), draw_it)


def _sheet(look: Look, ui: Ui, results: tuple[DealResult, ...]) -> SheetPicture:
    seen = look()
    return painted(seen, ledger_of(seen, results), ui)


def _has_columns(snapshot: Snapshot) -> bool:
    """Whether a deal's result shows a sheet of several columns; the last is the settlement's."""
    rules, contest = snapshot.rules, snapshot.contest
    several = rules.match != MatchFormat.SINGLE and rules.seating != SeatingFormat.PARTNERSHIP
    return several and contest is not None and not contest.finished


def _result(public: Look, result: DealResult, *, sheet: bool) -> Wanted:
    def paint(ui: Ui) -> bytes:
        return result_picture(result, labels(public(), ui))

    def draw_it(ui: Ui, **pictures: Any) -> Drawing:  # noqa: ANN401 - pictures
        return draw_result(public(), result, ui, **pictures)

    return Wanted(
        DisplayKind.RESULT,
        0,
        result.number,
        FINAL,
        draw_it,
        picture=paint,
        sheet=partial(_sheet, public) if sheet else None,
    )


def hand(snapshot: Snapshot, member_id: int) -> Wanted:
    """Say how a player's hand should look."""
    seat = snapshot.seat_of(member_id)
    return Wanted(
        DisplayKind.HAND,
        member_id,
        0,
        FINAL if snapshot.table.status == TableStatus.FINISHED else snapshot.table.ply,
        partial(_draw, draw_hand, cache(partial(scene_for, snapshot, member_id))),
        private=True,
        calls=seat is not None and snapshot.state is not None and snapshot.state.turn == seat,
        language=snapshot.language_of(member_id),
    )


def ended(
    snapshot: Snapshot, public: Look, member_id: int, message_id: int | None = None
) -> Wanted:
    """Describe what a follower of a contest reads once it is over; it links the settlement."""
    draw_it = partial(_draw, draw_ended, public, message_id=message_id)
    language = snapshot.language_of(member_id)
    return Wanted(
        DisplayKind.ENDED, member_id, 0, FINAL, draw_it, private=True, calls=True, language=language
    )


def _closed(table_id: int, member_id: int) -> Wanted:
    """Tell a member in the channel, once a table, how to see their hand all the same."""
    draw_it = partial(draw_dm_closed, table_id, member_id)
    return Wanted(DisplayKind.NOTICE, member_id, 0, FINAL, draw_it, ping=member_id)
