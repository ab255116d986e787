"""The messages about a game in which nobody has moved for long, until it is called off."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime

import discord
from discord.utils import format_dt

from club.core.closing import Standstill
from club.table.scene import Scene
from cogs.kit.drawing import GOLD, LOST, QUIET, Drawing, Ui, draw, lines, row, small
from cogs.kit.ids import make_id
from cogs.kit.items import Press, press
from cogs.kit.phrases import occupant, place_line, seat_name, table_number_if_needed
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import PauseWord, QuietWord
from cogs.kit.text import safe_name
from cogs.turn_clock.ui.clock import Asked, call_off_press, late_presses, mentioned, waiting


@dataclass(frozen=True, slots=True)
class QuietGame:
    """How a game stands in which nothing happens: what it waits for, and since when.

    Those who wait decide `until` then; it is called off when it `ends`. None before that is set.
    """

    why: Standstill
    since: datetime
    until: datetime | None = None
    ends: datetime | None = None
    decides: bool = False  # whether those who wait may decide already


def draw_question(scene: Scene, game: QuietGame, ui: Ui) -> Drawing:
    """Ask a player whether the game is still played."""
    return draw(
        GOLD,
        lines(ui.text(f"quiet-{game.why}-head"), _how_it_stands(scene, game, ui)),
        lines(_then(scene, game, ui), ui.text("quiet-off")),
        small(place_line(scene, ui, linked=True)),
        row(*_answers(scene, game, ui)),
    )


def draw_post(scene: Scene, game: QuietGame, ui: Ui) -> Drawing:
    """Ask the same of all players, where everybody reads it."""
    playing = [
        f"<@{each.member_id}>"
        for each in scene.players
        if each.member_id is not None and not each.left and not each.gone
    ]
    then = "" if game.until is None else ui.text("quiet-post-then", **_moment(game.until))
    return draw(
        GOLD,
        lines(
            ui.text(f"quiet-{game.why}-head"),
            " ".join(playing),
            _how_it_stands(scene, game, ui),
        ),
        lines(then, ui.text("quiet-off")),
        small(table_number_if_needed(scene, ui)),
        row(*_answers(scene, game, ui)),
    )


def draw_last(scene: Scene, game: QuietGame, ui: Ui, *, called: int | None = None) -> Drawing:
    """Tell a player when the game will be called off; `called` where others read it too."""
    ends = "" if game.ends is None else ui.text("quiet-last-ends", **_moment(game.ends))
    place = place_line(scene, ui, linked=True) if called is None else ""
    decide = game.decides and scene.viewer is not None and scene.viewer != scene.to_act
    return draw(
        LOST,
        lines(
            "" if called is None else f"<@{called}>",
            ui.text("quiet-last-head"),
            _how_it_stands(scene, game, ui),
        ),
        ends,
        small(place or table_number_if_needed(scene, ui)),
        row(*(late_presses(scene, ui) if decide else _answers(scene, game, ui))),
    )


def draw_played_on(scene: Scene, why: Standstill, member_id: int, ui: Ui) -> Drawing:
    """Tell everybody that a player plays on, or keeps the pause."""
    key = "quiet-pause-kept" if why is Standstill.PAUSE else "quiet-played-on"
    told = ui.text(key, member=f"<@{member_id}>")
    return draw(QUIET, told, small(table_number_if_needed(scene, ui)))


def draw_call_off(scene: Scene, member_id: int, asked: Asked, ui: Ui) -> Drawing:
    """Tell those who haven't agreed that a player would call the game off."""
    told = ui.text("quiet-off-asked", member=f"<@{member_id}>", others=mentioned(asked))
    return draw(
        GOLD, told, small(table_number_if_needed(scene, ui)), row(call_off_press(scene, ui))
    )


def draw_called_off(scene: Scene, ui: Ui) -> Drawing:
    """Tell everybody that the game is called off."""
    return draw(QUIET, ui.text("quiet-off-done"), small(table_number_if_needed(scene, ui)))


def _how_it_stands(scene: Scene, game: QuietGame, ui: Ui) -> str:
    since = format_dt(game.since, "R")
    if game.why is Standstill.PAUSE:
        return ui.text("quiet-pause-since", when=since)
    if game.why is Standstill.SEAT:
        left = (each for each in scene.players if each.left)
        names = ", ".join(safe_name(occupant(each, ui)) for each in left)
        return ui.text("quiet-seat-since", name=names, when=since)
    if scene.viewer is not None and scene.viewer == scene.to_act:
        return ui.text("quiet-own-since", **waiting(scene, ui), when=since)
    return ui.text("quiet-move-since", name=seat_name(scene, scene.to_act or 1, ui), when=since)


def _then(scene: Scene, game: QuietGame, ui: Ui) -> str:
    if game.why is not Standstill.MOVE:
        return ui.text(f"quiet-{game.why}-then")
    if game.until is None:
        return ""
    if scene.viewer is not None and scene.viewer == scene.to_act:
        return ui.text("quiet-own-then", **waiting(scene, ui), **_moment(game.until))
    return ui.text("quiet-waiting-then", **_moment(game.until))


def _answers(scene: Scene, game: QuietGame, ui: Ui) -> Iterator[Press]:
    own = scene.viewer is not None and scene.viewer == scene.to_act
    if own and game.why is Standstill.MOVE:
        open_ = make_id(PressKind.OPEN, scene.table_id)
        yield press(ui.text("press-play"), open_, style=discord.ButtonStyle.primary)
    if game.why is Standstill.PAUSE:
        go_on = make_id(PressKind.PAUSE, scene.table_id, rest=PauseWord.GO_ON)
        yield press(ui.text("press-pause-goon"), go_on, style=discord.ButtonStyle.primary)
    if game.why is not Standstill.MOVE or (_untimed(scene) and (own or scene.viewer is None)):
        key = "press-quiet-pause" if game.why is Standstill.PAUSE else "press-quiet-still"
        still = make_id(PressKind.QUIET, scene.table_id, scene.ply, QuietWord.PLAY_ON)
        yield press(ui.text(key), still)
    yield call_off_press(scene, ui)


def _untimed(scene: Scene) -> bool:
    """Whether a late player may begin the wait anew: with a clock, the others decide alone."""
    return scene.clock.length is None


def _moment(at: datetime) -> dict[str, str]:
    return {"date": format_dt(at, "F"), "left": format_dt(at, "R")}
