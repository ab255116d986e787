"""A challenge: who asks which opponent to play what, and the answer."""

import discord

from club.table.scene import Scene
from cogs.house_rules.ui.rule_words import changes
from cogs.kit.drawing import BRAND, QUIET, Drawing, Part, Ui, draw, lines, row, small
from cogs.kit.ids import make_id
from cogs.kit.items import Press, press
from cogs.kit.phrases import channel_link, check_press, seat_name, table_number_if_needed
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import SeatWord
from cogs.kit.ruletext import preset_name, rated_line, rules_button, rules_line
from cogs.kit.running_score import outcome_line
from cogs.turn_clock.ui.clock import clock_change, terms_line
from data.schema.vocabulary import TableStatus
from engine.seats import SEATS

CHANGES_ROOM = 1000  # characters for what an offer changes

HOST, GUEST = SEATS

_LABELS = {
    SeatWord.RULES: "press-rules-other",
    SeatWord.MORE: "press-seat-more",
    SeatWord.DECLINE_LISTED: "press-decline",
    SeatWord.WITHDRAW_LISTED: "press-withdraw",
}


def draw_challenge(scene: Scene, ui: Ui, reader: int | None = None) -> Drawing:
    """Draw a challenge or an open seat; once it is answered, how its game stands.

    Everybody sees the same, but for a `reader` alone, who finds what they alone may do.
    """
    waiting = scene.status == TableStatus.WAITING
    changed, outcome = _changed(scene, ui), _outcome(scene, ui, reader)
    clock = terms_line(scene.clock, ui)
    rules = rules_line(scene.rules, ui)
    if scene.duplicate:
        rules = lines(f"**{preset_name(scene.rules, ui)}**", small(ui.text("table-duplicate")))
    details = lines(rules, rated_line(scene, ui), clock, "" if changed else outcome)
    offered = (changed, outcome) if changed else ()
    foot = small(table_number_if_needed(scene, ui)) if waiting else ""
    head = _head(scene, ui, reader)
    colour = BRAND if waiting else QUIET
    return draw(colour, head, details, *offered, foot, _buttons(scene, reader, ui))


def _head(scene: Scene, ui: Ui, reader: int | None) -> str:
    """Return both players; a seat that was taken doesn't say whether it was open to others."""
    host, guest = seat_name(scene, HOST, ui), seat_name(scene, GUEST, ui)
    if scene.status in {TableStatus.PLAYING, TableStatus.FINISHED}:
        return ui.text("challenge-taken", host=host, guest=guest, you=_seated(scene, reader))
    you = _side(scene, reader)
    if scene.guest_id is None:
        return ui.text("challenge-open", host=host, you=you)
    asks = "challenge-again" if scene.is_rematch else "challenge-asks"
    key = asks if scene.former is None else "challenge-counters"
    # The one who is asked is the only mention in a challenge, where everybody sees it.
    asked = f"<@{scene.asked}>" if scene.asked and reader is None else _asked(scene, ui)
    return ui.text(key, host=_offerer(scene, ui), guest=asked, you=you)


def _seated(scene: Scene, reader: int | None) -> str:
    """Return a message's `you` of those who sit: "host", "guest" or "other"."""
    seat = None if reader is None else scene.seat_of(reader)
    return {HOST: "host", GUEST: "guest"}.get(seat or 0, "other")


def _side(scene: Scene, reader: int | None) -> str:
    """Return a message's `you` of an offer: "host" made the latest, "guest" is asked."""
    if reader is None:
        return "other"
    if reader == scene.offered_by:
        return "host"
    return "guest" if reader == scene.asked else "other"


def _asked(scene: Scene, ui: Ui) -> str:
    return seat_name(scene, HOST if scene.asked == scene.host_id else GUEST, ui)


def _offerer(scene: Scene, ui: Ui) -> str:
    by_guest = scene.guest_id is not None and scene.offered_by == scene.guest_id
    return seat_name(scene, GUEST if by_guest else HOST, ui)


def _changed(scene: Scene, ui: Ui) -> str:
    if scene.former is None:
        return ""
    before = scene.former_clock
    changed = lines(
        changes(scene.rules, scene.former, ui, CHANGES_ROOM),
        clock_change(scene.clock, scene.clock if before is None else before, ui),
    )
    return lines(ui.text("offer-changed"), changed) if changed else ""


def _outcome(scene: Scene, ui: Ui, reader: int | None) -> str:
    if scene.status == TableStatus.WAITING:
        if scene.expires_at is None:
            return ""
        return ui.text("challenge-expires", when=discord.utils.format_dt(scene.expires_at, "R"))
    if scene.status == TableStatus.FINISHED:
        return outcome_line(scene, ui)
    outcome = ui.text(
        f"challenge-{scene.status}",
        host=_offerer(scene, ui),
        guest=_asked(scene, ui),
        you=_side(scene, reader),
    )
    return f"**{outcome}**"


def _buttons(scene: Scene, reader: int | None, ui: Ui) -> Part:
    if scene.status == TableStatus.WAITING:
        return _choices(scene, ui) if reader is None else _own_choices(scene, reader, ui)
    if scene.status == TableStatus.PLAYING and reader is None:
        return row(press(ui.text("press-hand"), make_id(PressKind.OPEN, scene.table_id)))
    return None


def _choices(scene: Scene, ui: Ui) -> Part:
    asked = (SeatWord.ACCEPT,) if scene.open_seat else (SeatWord.ACCEPT, SeatWord.DECLINE)
    return row(*(_answer(scene, ui, word) for word in (*asked, SeatWord.MORE)))


def _own_choices(scene: Scene, reader: int, ui: Ui) -> Part:
    hosts = reader == scene.host_id
    now = "press-sit" if scene.open_seat else "press-accept-now"
    asked = not hosts and scene.asked in {None, reader}
    accept = _answer(scene, ui, SeatWord.ACCEPT, now) if asked else None
    other = _answer(scene, ui, SeatWord.RULES) if hosts or reader == scene.guest_id else None
    mine = reader == scene.offered_by
    withdraw = _answer(scene, ui, SeatWord.WITHDRAW) if mine else None
    check = check_press(scene.table_id, ui)
    return row(accept, other, rules_button(scene, ui), check, withdraw)


def _answer(scene: Scene, ui: Ui, word: SeatWord, key: str | None = None) -> Press:
    good = word == SeatWord.ACCEPT
    label = _LABELS.get(word, f"press-{word}")
    seal = scene.commitment if good else None
    return press(
        ui.text(key or ("press-sit" if good and scene.open_seat else label)),
        make_id(PressKind.SEAT, scene.table_id, scene.ply, word, seal=seal),
        style=discord.ButtonStyle.success if good else discord.ButtonStyle.secondary,
    )


def decline_listed(scene: Scene, ui: Ui) -> Press:
    """Return what declines from a list of one's games."""
    return _answer(scene, ui, SeatWord.DECLINE_LISTED)


def challenge_row(scene: Scene, member_id: int, ui: Ui) -> Part:
    """Return what one member may do about a waiting challenge, for a list of their games."""
    words = (SeatWord.WITHDRAW_LISTED,)
    if scene.asked == member_id:
        words = (SeatWord.ACCEPT, SeatWord.DECLINE_LISTED)
    return row(*(_answer(scene, ui, word) for word in words), channel_link(scene, ui))
