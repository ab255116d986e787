"""What goes on in a server: free seats to take, and tables to watch."""

from collections.abc import Iterator

import discord

from club.multiplayer.lobbies import capacity, room
from club.table.scene import Scene
from club.watching.game_lists import OpenGamesPage
from cogs.kit.drawing import BRAND, Drawing, Part, Ui, draw, lines, row, small
from cogs.kit.ids import make_id
from cogs.kit.items import Press, press
from cogs.kit.pages import page_row
from cogs.kit.phrases import channel_link, occupant, rules_name, seat_name
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import LobbyWord, SeatWord, WatchWord
from cogs.kit.running_score import closed_line, points_line
from cogs.kit.text import safe_name
from cogs.matchmaking.ui.play import back_to_anyone
from cogs.multiplayer.ui.lobby import seating_words
from data.schema.vocabulary import TableStatus
from engine.seats import SEATS
from engine.words import SeatingFormat


def draw_tables(going_on: OpenGamesPage, member_id: int, ui: Ui) -> Drawing:
    """Draw a page of a server's tables, each with what the member may do there."""
    if not going_on.scenes:
        nothing = lines(ui.text("tables-title"), ui.text("tables-none"))
        return draw(BRAND, nothing, row(back_to_anyone(ui)))
    parts: list[Part] = [lines(ui.text("tables-title"), small(_counts(going_on, ui)))]
    for scene in going_on.scenes:
        free = scene.status == TableStatus.WAITING
        parts.append(_free(scene, member_id, ui) if free else _running(scene, ui))
        parts.append(row(*_presses(scene, member_id, ui), channel_link(scene, ui)))
    turning = page_row(PressKind.TABLES, "", going_on.page, going_on.pages, ui)
    return draw(BRAND, *parts, turning, row(back_to_anyone(ui)))


def _counts(going_on: OpenGamesPage, ui: Ui) -> str:
    return ui.text("tables-counts", free=going_on.free, running=going_on.running)


def _free(scene: Scene, member_id: int, ui: Ui) -> str:
    key = "tables-yours" if scene.host_id == member_id else "tables-seat"
    head = ui.text(key, name=seat_name(scene, 1, ui), rules=rules_name(scene, ui))
    seats = ""
    if scene.rules.seating != SeatingFormat.HEADS_UP:
        _, most = capacity(scene.rules)
        names = " · ".join(safe_name(occupant(each, ui)) for each in scene.players)
        seats = ui.text(
            "tables-lobby",
            seating=seating_words(scene.rules, ui),
            taken=len(scene.players),
            seats=most,
            names=names,
        )
    ends = ""
    if scene.expires_at is not None:
        ends = ui.text("challenge-expires", when=discord.utils.format_dt(scene.expires_at, "R"))
    return lines(
        head, seats, small(f"{_number(scene, ui)} · {ends}" if ends else _number(scene, ui))
    )


def _running(scene: Scene, ui: Ui) -> str:
    deal = 1 if scene.contest is None else scene.contest.deals + 1
    place = ui.text("tables-running", table=str(scene.table_id), deal=deal)
    return lines(
        f"**{points_line(scene, ui)}**",
        closed_line(scene, ui),
        rules_name(scene, ui),
        small(place),
    )


def _number(scene: Scene, ui: Ui) -> str:
    return ui.text("table-number", table=str(scene.table_id))


def _presses(scene: Scene, member_id: int, ui: Ui) -> Iterator[Press]:
    sits = any(each.member_id == member_id for each in scene.players)
    if scene.status != TableStatus.WAITING:
        kind, key = (PressKind.OPEN, "press-open") if sits else (PressKind.WATCH, "press-watch")
        rest = "" if sits else WatchWord.LOOK
        yield press(ui.text(key), make_id(kind, scene.table_id, rest=rest))
    elif scene.rules.seating == SeatingFormat.HEADS_UP:
        if not sits:
            taken = make_id(PressKind.SEAT, scene.table_id, scene.ply, SeatWord.ACCEPT)
            yield _green(ui.text("press-sit"), taken)
    else:
        yield from _joins(scene, member_id, ui)


def _joins(scene: Scene, member_id: int, ui: Ui) -> Iterator[Press]:
    """Yield a button for each side with room, except the member's own."""
    own = next((each for each in scene.players if each.member_id == member_id), None)
    partners = scene.rules.seating == SeatingFormat.PARTNERSHIP
    if own is not None and not partners:
        return
    for side in SEATS if partners else (0,):
        free = room(scene.rules, [each.side for each in scene.players], side)
        if free > 0 and (own is None or own.side != side):
            word = f"{LobbyWord.JOIN}{side}"
            yield _green(
                ui.text(f"press-lobby-{word}"), make_id(PressKind.LOBBY, scene.table_id, rest=word)
            )


def _green(label: str, custom_id: str) -> Press:
    return press(label, custom_id, style=discord.ButtonStyle.success)
