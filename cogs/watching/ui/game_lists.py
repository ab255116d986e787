"""Lists of a member's games, and the question which of them is meant."""

from collections.abc import Mapping, Sequence
from typing import Final

import discord

from club.table.scene import Scene
from club.watching.game_lists import OwnGame
from cogs.kit.drawing import BRAND, Drawing, Part, Ui, draw, lines, row, small
from cogs.kit.ids import make_id
from cogs.kit.items import press
from cogs.kit.pages import page_row
from cogs.kit.phrases import (
    channel_link,
    host_name,
    linked_channel,
    place_line,
    rules_name,
    seat_name,
)
from cogs.kit.press_kinds import PressKind
from cogs.kit.running_score import own_score
from cogs.kit.sides import opponents
from cogs.matchmaking.ui.challenge import challenge_row, decline_listed
from cogs.scorepad.ui.sheet import calls_on_paper, paper_buttons, paper_words
from cogs.turn_clock.ui.clock import pause_press, time_line
from data.schema.vocabulary import TableStatus
from engine.words import SeatingFormat

FEW: Final = 5  # unreadable tables that are named

PAGE: Final = 5  # games, each of up to six of a message's forty components


def draw_games(
    scenes: Sequence[Scene],
    member_id: int,
    ui: Ui,
    messages: Mapping[int, int] | None = None,
    games: Mapping[int, OwnGame] | None = None,
    *,
    page: int = 0,
    unreadable: Sequence[int] = (),
) -> Drawing:
    """Draw a page (from 0) of a member's games, those that wait for them first.

    `messages` and `games` are by table id, where known; `unreadable` are further tables.
    """
    games = games or {}
    shown = ui.text.listed(f"{one}" for one in unreadable[:FEW])
    lost = ui.text("games-unreadable", count=len(unreadable), tables=shown) if unreadable else ""
    if not scenes:
        return draw(BRAND, lost or ui.text("games-none"))
    page, pages = min(page, _pages(scenes) - 1), _pages(scenes)
    parts: list[Part] = [ui.text("games-title")]
    for scene in on_page(scenes, member_id, page):
        game = games.get(scene.table_id)
        message_id = (messages or {}).get(scene.table_id)
        parts.append(_game(scene, member_id, message_id, ui, game))
        nudge = game is not None and game.nudge
        parts.append(_game_row(scene, member_id, message_id, ui, nudge=nudge))
    parts.append(small(lost))
    return draw(BRAND, *parts, page_row(PressKind.GAMES, "", page, pages, ui))


def on_page(scenes: Sequence[Scene], member_id: int, page: int) -> list[Scene]:
    """Return the games on a page (from 0, the last at most), those that await the member first."""
    first = PAGE * min(page, _pages(scenes) - 1)
    return _in_order(scenes, member_id)[first : first + PAGE]


def page_with(scenes: Sequence[Scene], member_id: int, table_id: int) -> int:
    """Return the page (from 0) that a game is on; the first where it is on none."""
    order = [scene.table_id for scene in _in_order(scenes, member_id)]
    return order.index(table_id) // PAGE if table_id in order else 0


def _in_order(scenes: Sequence[Scene], member_id: int) -> list[Scene]:
    return sorted(scenes, key=lambda scene: (not _calls(scene, member_id), scene.table_id))


def _pages(scenes: Sequence[Scene]) -> int:
    return max(1, -(-len(scenes) // PAGE))


def draw_game_choice(scenes: Sequence[Scene], member_id: int, ui: Ui) -> Drawing:
    """Ask which of several running games a member means, to see its hand."""
    parts: list[Part] = []
    for scene in _in_order(scenes, member_id):
        parts.append(_game(scene, member_id, None, ui))
        parts.append(_game_row(scene, member_id, None, ui))
    left = len(scenes) - PAGE
    more = small(ui.text("games-more", games=left)) if left > 0 else None
    return draw(BRAND, ui.text("games-which"), *parts[: 2 * PAGE], more)


def _calls(scene: Scene, member_id: int) -> bool:
    if scene.sheet_score is not None:
        return calls_on_paper(scene.sheet_score, member_id)
    if scene.status == TableStatus.WAITING:
        return member_id in (scene.called or (scene.asked,))
    return scene.viewer is not None and scene.to_act == scene.viewer


def _game(
    scene: Scene, member_id: int, message_id: int | None, ui: Ui, game: OwnGame | None = None
) -> str:
    times = "" if game is None else _times(scene, game, ui)
    where = place_line(scene, ui, linked=True, listed=True)
    place = lines(times, where)
    if scene.sheet_score is not None:
        return lines(paper_words(scene, member_id, ui), small(place))
    if scene.status == TableStatus.WAITING:
        if scene.rules.seating != SeatingFormat.HEADS_UP:
            rules, joined = rules_name(scene, ui), len(scene.players)
            said = ui.text("game-lobby", rules=rules, players=joined)
            if _calls(scene, member_id):
                said = ui.text("game-called", name=host_name(scene, ui), rules=rules)
            return lines(said, small(place))
        if scene.open_seat:
            state = "game-open"
        else:
            asks = "game-asks" if scene.former is None else "game-asks-other"
            asked = "game-asked" if scene.former is None else "game-asked-other"
            state = asks if _calls(scene, member_id) else asked
        name = seat_name(scene, 2 if scene.host_id == member_id else 1, ui)
        return lines(ui.text(state, name=name, rules=rules_name(scene, ui)), small(place))
    state = "game-yours" if _calls(scene, member_id) else "game-theirs"
    said = ui.text(state, name=opponents(scene, ui), score=own_score(scene, ui))
    # A row for the link alone would push the third game off a phone.
    about = rules_name(scene, ui), where, linked_channel(scene, ui, message_id)
    return lines(said, small(lines(times, " · ".join(part for part in about if part))))


def _times(scene: Scene, game: OwnGame, ui: Ui) -> str:
    if scene.sheet_score is not None:
        return ""
    since = discord.utils.format_dt(game.since, "R")
    if scene.status != TableStatus.WAITING:
        return lines(ui.text("game-turn-since", when=since), time_line(scene, ui))
    if scene.expires_at is None:
        return ui.text("game-asked-since", when=since)
    until = discord.utils.format_dt(scene.expires_at, "R")
    return ui.text("game-asked-until", when=since, until=until)


def _game_row(
    scene: Scene, member_id: int, message_id: int | None, ui: Ui, *, nudge: bool = False
) -> Part:
    if scene.sheet_score is not None:
        return row(*paper_buttons(scene, ui), channel_link(scene, ui, message_id))
    if scene.status == TableStatus.WAITING:
        if scene.rules.seating != SeatingFormat.HEADS_UP:
            declines = decline_listed(scene, ui) if _calls(scene, member_id) else None
            return row(declines, channel_link(scene, ui, message_id))
        return challenge_row(scene, member_id, ui)
    style = (
        discord.ButtonStyle.primary if _calls(scene, member_id) else discord.ButtonStyle.secondary
    )
    opened = press(ui.text("press-open"), make_id(PressKind.OPEN, scene.table_id), style=style)
    remind = (
        press(ui.text("press-nudge"), make_id(PressKind.NUDGE, scene.table_id)) if nudge else None
    )
    return row(opened, remind, pause_press(scene, ui, timed=False))
