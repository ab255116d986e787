"""The time of turns: its limit, how it stands, and the messages about it."""

from collections.abc import Iterable, Iterator
from datetime import datetime
from enum import StrEnum

import discord
from discord.utils import format_dt

from club.core.deadlines import NO_TERMS, PutOff, Terms
from club.table.scene import Scene
from cogs.kit.drawing import BRAND, GOLD, LOST, QUIET, Drawing, Ui, draw, lines, row, small
from cogs.kit.ids import make_id, make_menu_id
from cogs.kit.items import Menu, Press, menu, press
from cogs.kit.phrases import channel_link, others, place_line, seat_name, table_number_if_needed
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import LateWord, PauseWord, QuietWord
from cogs.kit.text import safe_name
from engine.seats import Seat
from engine.words import SeatingFormat

DAY = 24
"""Hours."""


Asked = Iterable[Iterable[int]]
"""The members, side by side, of whom a question wants an answer."""


class PauseState(StrEnum):
    """How it stands with a pause, as everybody is told."""

    ASKED = "asked"
    AGREED = "agreed"
    ON = "on"
    OVER = "over"
    NO = "no"


def terms_line(terms: Terms, ui: Ui) -> str:
    """Return how long a turn may take; "" without a limit."""
    if terms.length is None:
        return ""
    minutes = int(terms.length.total_seconds()) // 60
    hours, days = minutes // 60, minutes // 1440
    if terms.live:
        return ui.text("clock-live", minutes=minutes)
    if days > 1 and minutes == days * 1440:
        return ui.text("clock-days", days=days)
    return ui.text("clock-hours", hours=hours)


def terms_words(terms: Terms | None, ui: Ui, usual: Terms | None = None) -> str:
    """Return a clock in words, such as "a day for a turn"; None is the server's `usual` one."""
    if terms is None:
        return ui.text("clock-words-usual", usual=terms_words(usual or NO_TERMS, ui))
    if terms.length is None:
        return ui.text("clock-words-none")
    minutes = int(terms.length.total_seconds()) // 60
    if terms.live:
        return ui.text("clock-words-live", minutes=minutes)
    hours = minutes // 60
    if hours > DAY and hours % DAY == 0:
        return ui.text("clock-words-days", days=hours // DAY)
    return ui.text("clock-words-hours", hours=hours)


def clock_change(
    terms: Terms | None, before: Terms | None, ui: Ui, usual: Terms | None = None
) -> str:
    """Return how one clock takes the place of another; "" where they are the same."""
    if terms == before:
        return ""
    value, former = terms_words(terms, ui, usual), terms_words(before, ui, usual)
    return ui.text("panel-clock-change", value=value, before=former)


def time_line(scene: Scene, ui: Ui) -> str:
    """Return how the time of the turn stands, for everybody, and when the game is called off."""
    return lines(_turn_line(scene, ui), _end_line(scene, ui))


def own_time_line(scene: Scene, ui: Ui) -> str:
    """Return until when the viewer has time for their turn, and when the game is called off."""
    return lines(_own_turn_line(scene, ui), _end_line(scene, ui))


def _end_line(scene: Scene, ui: Ui) -> str:
    if scene.time is None or scene.time.ends is None:
        return ""
    return ui.text("quiet-ends", when=format_dt(scene.time.ends, "R"))


def _turn_line(scene: Scene, ui: Ui) -> str:
    if scene.time is None or scene.to_act is None:
        return ""
    name = seat_name(scene, scene.to_act, ui)
    if scene.time.paused:
        return ui.text("clock-paused")
    if scene.time.out:
        return ui.text("clock-is-out", name=name)
    if scene.time.until is None:
        return ""
    return ui.text("clock-until", name=name, when=format_dt(scene.time.until, "R"))


def _own_turn_line(scene: Scene, ui: Ui) -> str:
    if scene.time is None or scene.to_act is None or scene.to_act != scene.viewer:
        return ""
    if scene.time.paused:
        return ui.text("clock-paused")
    if scene.time.out:
        return ui.text("hand-time-out")
    if scene.time.until is None:
        return ""
    return ui.text("hand-until", when=format_dt(scene.time.until, "R"))


def draw_reminder(
    scene: Scene, since: datetime, until: datetime | None, ui: Ui, *, called: int | None = None
) -> Drawing:
    """Remind a member of their turn; `called` is the member, where others read it too."""
    told = ui.text("remind-since", **waiting(scene, ui), when=format_dt(since, "R"))
    return draw(
        GOLD,
        lines(_called(called), ui.text("remind-head"), told, _time(until, ui)),
        small(_place(scene, ui, called)),
        _play(scene, ui),
        row(_later(scene, ui)),
    )


def draw_warning(scene: Scene, until: datetime, ui: Ui, *, called: int | None = None) -> Drawing:
    """Tell a member exactly when the time of their turn is over."""
    told = ui.text(
        "warn-until",
        **waiting(scene, ui),
        when=format_dt(until, "F"),
        left=format_dt(until, "R"),
    )
    return draw(
        LOST,
        lines(_called(called), ui.text("warn-head"), told),
        ui.text("warn-then" if _of_two(scene) else "warn-then-seat"),
        small(_place(scene, ui, called)),
        _play(scene, ui),
    )


def draw_out(scene: Scene, ui: Ui) -> Drawing:
    """Ask the opponents what to do, now that a player's time is over."""
    late = scene.to_act or 1
    own = _side(scene, _member(scene, late))
    others = [
        f"<@{each.member_id}>"
        for each in scene.players
        if each.member_id is not None and not each.left and each.seat not in own
    ]
    head = "quiet-out-head" if scene.clock.length is None else "out-head"
    return draw(
        LOST,
        lines(
            ui.text(head, name=seat_name(scene, late, ui)),
            ui.text("out-how", members=" ".join(others)),
        ),
        small(table_number_if_needed(scene, ui)),
        row(*late_presses(scene, ui)),
    )


def late_presses(scene: Scene, ui: Ui) -> Iterator[Press]:
    """Yield what those may decide whose wait is over."""
    two = _of_two(scene)
    words = tuple(LateWord) if two else (LateWord.WAIT, LateWord.CLAIM)
    labels = {word: f"press-late-{word}" for word in words}
    if not two:
        labels[LateWord.CLAIM] = "press-late-seat"
    for word, key in labels.items():
        yield press(ui.text(key), make_id(PressKind.LATE, scene.table_id, scene.ply, word))
    yield call_off_press(scene, ui)


def call_off_press(scene: Scene, ui: Ui) -> Press:
    """Return the button that calls a game off."""
    call_off = make_id(PressKind.QUIET, scene.table_id, scene.ply, QuietWord.CALL_OFF)
    return press(ui.text("press-quiet-off"), call_off)


def draw_put_off(scene: Scene, until: datetime, ui: Ui) -> Drawing:
    """Tell a member when they are reminded again."""
    told = ui.text("remind-again", when=format_dt(until, "F"))
    return draw(QUIET, told, small(place_line(scene, ui)), _play(scene, ui))


def draw_decided(scene: Scene, word: LateWord, ui: Ui) -> Drawing:
    """Tell everybody what was decided about a player whose time is over."""
    late = seat_name(scene, scene.to_act or 1, ui)
    key = "late-seat" if word == LateWord.CLAIM and not _of_two(scene) else f"late-{word}"
    return draw(QUIET, ui.text(key, name=late), small(table_number_if_needed(scene, ui)))


def draw_pause(scene: Scene, state: PauseState, member_id: int, asked: Asked, ui: Ui) -> Drawing:
    """Draw a pause that the member has asked for or agreed to, refused, or ended."""
    told = ui.text(f"pause-{state}", member=f"<@{member_id}>", others=mentioned(asked))
    words = {
        PauseState.ASKED: (PauseWord.AGREE, PauseWord.NO),
        PauseState.AGREED: (PauseWord.AGREE, PauseWord.NO),
        PauseState.ON: (PauseWord.RESUME,),
    }.get(state, ())
    buttons = (
        press(ui.text(f"press-pause-{word}"), make_id(PressKind.PAUSE, scene.table_id, rest=word))
        for word in words
    )
    return draw(BRAND, told, small(table_number_if_needed(scene, ui)), row(*buttons))


def _place(scene: Scene, ui: Ui, called: int | None) -> str:
    """Return where the table is: hardly anything in its channel, where its member is called."""
    return place_line(scene, ui) if called is None else table_number_if_needed(scene, ui)


def pause_press(scene: Scene, ui: Ui, *, timed: bool = True) -> Press | None:
    """Return the button to a pause, or out of one, of a `timed` game or any between members."""
    if scene.contest is None or scene.contest.finished or scene.with_computer_alone:
        return None
    if timed and scene.clock.length is None:
        return None
    paused = scene.time is not None and scene.time.paused
    word = PauseWord.GO_ON if paused else PauseWord.ASK
    return press(
        ui.text(f"press-pause-{word}"), make_id(PressKind.PAUSE, scene.table_id, rest=word)
    )


def _called(member_id: int | None) -> str:
    return "" if member_id is None else f"<@{member_id}>"


def _member(scene: Scene, seat: Seat) -> int | None:
    return next((each.member_id for each in scene.seats if each.seat == seat), None)


def _side(scene: Scene, member_id: int | None) -> tuple[int, ...]:
    number = next((each.seat for each in scene.players if each.member_id == member_id), 0)
    sides = () if scene.contest is None else scene.contest.sides
    return next((side for side in sides if number in side), (number,))


def _of_two(scene: Scene) -> bool:
    return scene.rules.seating == SeatingFormat.HEADS_UP


def waiting(scene: Scene, ui: Ui) -> dict[str, str | int]:
    """Return the names of those who wait for the viewer's move, and how many they are."""
    away = {each.seat for each in scene.seats if each.computer or each.left}
    names = [seat_name(scene, seat, ui) for seat in scene.others if seat not in away]
    if not names:
        return {"name": others(scene, ui), "waiting": len(scene.others)}
    return {"name": ui.text.listed(names), "waiting": len(names)}


def mentioned(asked: Asked) -> str:
    """Return those who are asked, as a text display mentions them."""
    return " ".join(f"<@{member_id}>" for side in asked for member_id in side)


def _time(until: datetime | None, ui: Ui) -> str:
    if until is None:
        return ""
    return ui.text("remind-until", when=format_dt(until, "F"), left=format_dt(until, "R"))


def _play(scene: Scene, ui: Ui) -> discord.ui.ActionRow[discord.ui.LayoutView] | None:
    open_ = make_id(PressKind.OPEN, scene.table_id)
    return row(press(ui.text("press-play"), open_, style=discord.ButtonStyle.primary))


def _later(scene: Scene, ui: Ui) -> Menu:
    options = [
        discord.SelectOption(label=ui.text(f"choice-put-off-{word}"), value=word) for word in PutOff
    ]
    menu_id = make_menu_id(PressKind.SNOOZE, scene.table_id, scene.ply)
    return menu(menu_id, options, ui.text("menu-not-now"))


def draw_nudge(scene: Scene, name: str, ui: Ui, member_id: int | None = None) -> Drawing:
    """Remind a member that it is their turn; `name` reminds them, and `member_id` if in public."""
    hand = press(
        ui.text("press-hand"),
        make_id(PressKind.OPEN, scene.table_id),
        style=discord.ButtonStyle.primary,
    )
    if member_id is not None:
        said = ui.text("nudge-channel", member=f"<@{member_id}>", name=safe_name(name))
        return draw(GOLD, said, row(hand))
    said = ui.text("nudge", name=safe_name(name))
    place = small(place_line(scene, ui, linked=True))
    return draw(GOLD, lines(said, place), row(hand, channel_link(scene, ui)))
