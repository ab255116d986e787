"""A challenge: who asks which opponent to play what, and the answer."""

import discord

from club.table.scene import Scene
from cogs.house_rules.ui.rule_words import changes
from cogs.kit.drawing import BRAND, QUIET, Drawing, Part, Ui, draw, lines, row, small
from cogs.kit.ids import make_id
from cogs.kit.items import Press, press
from cogs.kit.phrases import channel_link, number_told, seat_name
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import SeatWord
from cogs.kit.ruletext import rules_button, rules_line
from cogs.turn_clock.ui.clock import clock_change, terms_line
from data.schema.vocabulary import TableStatus

_DEALT = {TableStatus.WAITING, TableStatus.PLAYING, TableStatus.FINISHED}
"""Cards come, or may come, from its shuffles."""

CHANGES_ROOM = 1000  # characters for what an offer changes


def draw_challenge(scene: Scene, ui: Ui) -> Drawing:
    """Draw a challenge or an open seat, with buttons while it waits for an answer."""
    waiting = scene.status == TableStatus.WAITING
    changed = _changed(scene, ui)
    clock = terms_line(scene.clock, ui)
    details = lines(rules_line(scene.rules, ui), clock, "" if changed else _outcome(scene, ui))
    offered = (changed, _outcome(scene, ui)) if changed else ()
    buttons: list[Part] = [_buttons(scene, ui)] if waiting else []
    number = small(number_told(scene, ui)) if waiting else ""
    # Where no game comes of it, there is nothing to check.
    foot = lines(number, seal(scene, ui)) if scene.status in _DEALT else number
    return draw(BRAND if waiting else QUIET, _head(scene, ui), details, *offered, foot, *buttons)


def seal(scene: Scene, ui: Ui) -> str:
    """Return the seal of the shuffles, whole: two seeds might be found that share a part of it."""
    return small(ui.text("seal", seal=scene.commitment))


def _head(scene: Scene, ui: Ui) -> str:
    """Return both players; a seat that was taken doesn't say whether it was open to others."""
    host = seat_name(scene, 1, ui)
    if scene.status in {TableStatus.PLAYING, TableStatus.FINISHED}:
        return ui.text("challenge-taken", host=host, guest=seat_name(scene, 2, ui))
    if scene.guest_id is None:
        return ui.text("challenge-open", host=host)
    key = "challenge-asks" if scene.former is None else "challenge-counters"
    return ui.text(key, host=_offerer(scene, ui), guest=_asked(scene, ui))


def _asked(scene: Scene, ui: Ui) -> str:
    """Return the one who is asked, as the only mention in a challenge."""
    return f"<@{scene.asked}>" if scene.asked else seat_name(scene, 2, ui)


def _offerer(scene: Scene, ui: Ui) -> str:
    """Return who made the latest offer."""
    by_guest = scene.guest_id is not None and scene.offered_by == scene.guest_id
    return seat_name(scene, 2 if by_guest else 1, ui)


def _changed(scene: Scene, ui: Ui) -> str:
    """Return what the offer changes of the one before, if there was one."""
    if scene.former is None:
        return ""
    before = scene.former_clock
    changed = lines(
        changes(scene.rules, scene.former, ui, CHANGES_ROOM),
        clock_change(scene.clock, scene.clock if before is None else before, ui),
    )
    return lines(ui.text("offer-changed"), changed) if changed else ""


def _outcome(scene: Scene, ui: Ui) -> str:
    if scene.status == TableStatus.WAITING:
        if scene.expires_at is None:
            return ""
        return ui.text("challenge-expires", when=discord.utils.format_dt(scene.expires_at, "R"))
    # The asked one is the other than who offered.
    asked = seat_name(scene, 1 if scene.asked == scene.host_id else 2, ui)
    outcome = ui.text(f"challenge-{scene.status}", host=_offerer(scene, ui), guest=asked)
    return f"**{outcome}**"


def _buttons(scene: Scene, ui: Ui) -> Part:
    asked = (SeatWord.ACCEPT,) if scene.open_seat else (SeatWord.ACCEPT, SeatWord.DECLINE)
    words = (*asked, SeatWord.RULES, SeatWord.WITHDRAW)
    return row(*(_answer(scene, ui, word) for word in words), rules_button(scene, ui))


def _answer(scene: Scene, ui: Ui, word: SeatWord) -> Press:
    good = word == SeatWord.ACCEPT
    key = "press-rules-other" if word == SeatWord.RULES else f"press-{word}"
    return press(
        ui.text("press-sit" if good and scene.open_seat else key),
        make_id(PressKind.SEAT, scene.table_id, scene.ply, word),
        style=discord.ButtonStyle.success if good else discord.ButtonStyle.secondary,
    )


def challenge_row(scene: Scene, member_id: int, ui: Ui) -> Part:
    """Return what one member may do about a waiting challenge, for a list of their games."""
    words = (SeatWord.WITHDRAW,)
    if scene.asked == member_id:
        words = (SeatWord.ACCEPT, SeatWord.DECLINE)
    return row(*(_answer(scene, ui, word) for word in words), channel_link(scene, ui))
