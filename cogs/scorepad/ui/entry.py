"""Entering a deal played with real cards: who won, how, and by how much."""

from collections.abc import Iterable, Sequence

import discord

from club.scorepad.entry_draft import (
    LEAST,
    MOST,
    MOST_COUNTED,
    NOBODY,
    EntryDraft,
    SlipStep,
    most_kept,
)
from club.scorepad.entry_form import EntryForm, NumberKind
from club.table.scene import Scene
from club.table.sheet_score import SheetScore
from cogs.kit.drawing import BRAND, WON, Drawing, Part, Ui, draw, lines, row, small
from cogs.kit.ids import make_id, make_menu_id
from cogs.kit.items import Menu, Press, menu, press
from cogs.kit.press_kinds import PressKind
from cogs.kit.sheet_words import PaperWord, SlipWord
from cogs.kit.sides import player_label, player_name
from cogs.scorepad.ui.sheet import (
    DANGER,
    PRIMARY,
    SUCCESS,
    deal_label,
    deal_words,
    open_press,
    place_words,
    sheet_title,
)
from engine.contest import Pairing, Player
from engine.words import BigGinMode

_STEPS = (-10, -1, 1, 10)
_POINTS = (
    *(0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 18, 20),
    *(22, 25, 28, 30, 33, 35, 40, 45, 50, 60, 75, 100),
)
_BOTH = (*range(-60, 0, 10), *range(0, 190, 10))
_AGAINST = (*range(2, 21), 22, 25, 30, 35, 40, 50)
_OPTIONS = 25
_LABEL = 100


def draw_entering(scene: Scene, form: EntryForm, ui: Ui, notice: str = "") -> Drawing:
    """Draw a slip with its choices, under what the member has to know first."""
    slip, pairing = form.slip, form.pairing
    parts: list[Part] = [lines(notice and f"**{notice}**", _head(scene, form, ui))]
    if form.tables:
        parts.append(row(_tables(scene, form, ui)))
    if form.pairs:
        parts.append(row(_pairs(scene, form, ui)))
    if pairing is not None:
        parts.append(row(_who(scene, form, pairing, ui)))
        if form.words:
            parts.append(row(_how(scene, form, pairing, ui)))
        for at in range(len(form.numbers)):
            parts += _number(scene, form, pairing, at, ui)
        if form.boxes:
            parts.append(row(_boxes(scene, form, ui)))
    parts.append(row(*_switches(scene, form, ui)))
    parts.append(row(*_ending(scene, form, ui)))
    return draw(WON if form.line else BRAND, *parts, small(_hint(slip, ui)))


def draw_entered(scene: Scene, ui: Ui) -> Drawing:
    """Confirm an entered deal, and offer the next one."""
    paper = scene.sheet_score or SheetScore()
    said = ui.text("entry-entered")
    if paper.proposal is not None:
        said = ui.text("entry-proposed")
    elif paper.closed:
        said = ui.text("paper-closed")
    elif paper.deals:
        newest = paper.deals[-1]
        place = place_words(scene, newest.deal.pairing, len(paper.deals), ui)
        said = lines(
            ui.text("entry-entered"),
            ui.text(
                "paper-last",
                place=place,
                deal=deal_words(scene, newest.result, newest.deal.pairing.players, ui),
            ),
        )
    more = None
    if scene.contest is not None and not scene.contest.finished:
        more = press(
            ui.text("press-entry-next"), _id(scene, scene.ply, SlipWord.NEW), style=PRIMARY
        )
    return draw(BRAND, f"### {sheet_title(scene, ui)}", said, row(more, open_press(scene, ui)))


def draw_closing(scene: Scene, ui: Ui) -> Drawing:
    """Ask whether to close a sheet, which can't be undone."""
    closing = make_id(PressKind.PAPER, scene.table_id, scene.ply, PaperWord.CLOSING)
    return draw(
        BRAND,
        f"### {sheet_title(scene, ui)}",
        ui.text("entry-close"),
        row(press(ui.text("press-paper-closing"), closing, style=DANGER)),
    )


def draw_deals(scene: Scene, ui: Ui, page: int = 0, notice: str = "") -> Drawing:
    """Draw a page of the deals of a sheet, newest first, to choose one to correct."""
    paper = scene.sheet_score or SheetScore()
    numbered = list(enumerate(paper.deals, start=1))[::-1]
    pages = max(1, -(-len(numbered) // _OPTIONS))
    page = min(page, pages - 1)
    shown = numbered[page * _OPTIONS : (page + 1) * _OPTIONS]
    options = [
        discord.SelectOption(
            label=ui.text(
                "paper-label",
                place=place_words(scene, each.deal.pairing, number, ui),
                deal=deal_label(scene, each.result, each.deal.pairing.players, ui),
            )[:_LABEL],
            value=str(each.ply),
        )
        for number, each in shown
    ]
    ply = scene.ply
    turns = [
        press(ui.text(f"press-{word}"), _id(scene, ply, f"{SlipWord.DEALS}:{to}"))
        for word, to in (("earlier", page + 1), ("later", page - 1))
        if 0 <= to < pages
    ]
    chosen = make_menu_id(PressKind.ENTRY, scene.table_id, ply, SlipWord.FIX)
    return draw(
        BRAND,
        notice and f"**{notice}**",
        ui.text("entry-which"),
        row(menu(chosen, options, ui.text("entry-choose"))) if options else None,
        row(*turns),
    )


def _head(scene: Scene, form: EntryForm, ui: Ui) -> str:
    place = ""
    if form.pairing is not None:
        place = place_words(scene, form.pairing, form.number, ui)
    elif form.tables:
        place = ui.text("paper-round", round=form.tables[0].round)
    title = ui.text("entry-title" if form.slip.fix is None else "entry-fix", place=place)
    between = ""
    if form.pairing is not None:
        one, two = (player_name(scene, each, ui) for each in form.pairing.players)
        between = ui.text(
            "entry-between", one=one, two=two, dealer=(one, two)[form.pairing.dealer - 1]
        )
    told = ""
    if form.result is not None and form.pairing is not None:
        told = f"**{deal_words(scene, form.result, form.pairing.players, ui)}**"
    return lines(f"### {title}", small(between), told or ui.text("entry-missing", what=_lack(form)))


def _lack(form: EntryForm) -> str:
    slip = form.slip
    if form.pairing is None:
        return "table"
    if slip.winner is None:
        return "knocker" if slip.count else "who"
    if slip.word is None and not slip.count:
        return "how"
    return "counts" if slip.count else "points"


def _hint(slip: EntryDraft, ui: Ui) -> str:
    return ui.text("entry-hint", counts="yes" if slip.count else "no")


def _tables(scene: Scene, form: EntryForm, ui: Ui) -> Menu:
    options = [
        discord.SelectOption(
            label=ui.text(
                "entry-table",
                table=each.table,
                one=player_label(scene, each.players[0], ui),
                two=player_label(scene, each.players[1], ui),
            )[:_LABEL],
            value=str(each.table),
            default=each.table == form.slip.table,
        )
        for each in form.tables
    ]
    return menu(_menu_id(scene, form, SlipStep.TABLE), options, ui.text("entry-which-table"))


def _pairs(scene: Scene, form: EntryForm, ui: Ui) -> Menu:
    chosen = form.slip.pair or form.pairs[0]
    options = [
        discord.SelectOption(
            label=ui.text(
                "entry-pair" if at else "entry-pair-turn",
                one=player_label(scene, one, ui),
                two=player_label(scene, two, ui),
            )[:_LABEL],
            value=f"{one}_{two}",
            default=set(chosen) == {one, two},
        )
        for at, (one, two) in enumerate(form.pairs[:_OPTIONS])
    ]
    return menu(_menu_id(scene, form, SlipStep.PAIR), options, ui.text("entry-who-played"))


def _who(scene: Scene, form: EntryForm, pairing: Pairing, ui: Ui) -> Menu:
    key = "entry-knocked" if form.slip.count else "entry-won"
    nobody = "entry-nobody-knocked" if form.slip.count else "entry-nobody"
    options = [
        _option(
            ui.text(key, name=player_label(scene, each, ui)), str(each), form.slip.winner == each
        )
        for each in pairing.players
    ]
    options.append(_option(ui.text(nobody), str(NOBODY), form.slip.winner == NOBODY))
    asked = ui.text("entry-who", counts="yes" if form.slip.count else "no")
    return menu(_menu_id(scene, form, SlipStep.WHO), options, asked)


def _how(scene: Scene, form: EntryForm, pairing: Pairing, ui: Ui) -> Menu:
    loser = next((each for each in pairing.players if each != form.slip.winner), pairing.players[0])
    name = player_label(scene, loser, ui)
    options = [
        _option(ui.text("entry-result", result=word, name=name), word, form.slip.word == word)
        for word in form.words
    ]
    return menu(_menu_id(scene, form, SlipStep.HOW), options, ui.text("entry-how"))


def _number(scene: Scene, form: EntryForm, pairing: Pairing, at: int, ui: Ui) -> Sequence[Part]:
    slip, word, kind = form.slip, (SlipStep.ONE, SlipStep.TWO)[at], form.numbers[at]
    value = (slip.one, slip.two)[at]
    whose = _whose(form, pairing, at)
    name = player_label(scene, whose, ui)
    shown = "none" if value is None else ui.text.figure(value)
    title = ui.text("entry-number", kind=kind, name=name, value=shown)
    usual = _usual(form, kind)
    options = [_option(ui.text.figure(each), _said(each), each == value) for each in usual]
    if value is not None and value not in usual:
        options = [_option(ui.text.figure(value), _said(value), True), *options[: _OPTIONS - 1]]
    low, high = _between(form, kind)
    start = value or 0
    steps = [
        press(
            f"{step:+d}".replace("-", "\u2212"),
            _id(scene, form.ply, f"{word}:{_said(start + step)}"),
        )
        for step in _STEPS
        if low <= start + step <= high
    ]
    return row(menu(_menu_id(scene, form, word), options, title[:150])), *_titled(title, steps)


def _titled(title: str, steps: list[Press]) -> Iterable[Part]:
    return small(title), row(*steps)


def _whose(form: EntryForm, pairing: Pairing, at: int) -> Player:
    """Return whose number it is: first the winner's or knocker's, or seat 1's without either."""
    first = form.slip.winner if form.slip.winner in pairing.players else pairing.players[0]
    second = next(each for each in pairing.players if each != first)
    return second if at or first is None else first


def _between(form: EntryForm, kind: NumberKind) -> tuple[int, int]:
    if form.slip.count:
        return 0, most_kept(form.contest.rules) if kind == NumberKind.KEPT else MOST_COUNTED
    return (LEAST if len(form.numbers) > 1 else 0), MOST


def _usual(form: EntryForm, kind: NumberKind) -> Sequence[int]:
    if kind == NumberKind.KEPT:
        return range(min(most_kept(form.contest.rules) + 1, _OPTIONS))
    if kind == NumberKind.AGAINST:
        return _AGAINST
    return _BOTH if len(form.numbers) > 1 else _POINTS


def _boxes(scene: Scene, form: EntryForm, ui: Ui) -> Menu:
    boxes = form.result.boxes if form.result is not None else form.slip.boxes
    options = [
        _option(ui.text("entry-boxes", boxes=each), str(each), each == boxes)
        for each in range(1, 13)
    ]
    return menu(_menu_id(scene, form, SlipStep.BOXES), options, ui.text("entry-how-many-boxes"))


def _switches(scene: Scene, form: EntryForm, ui: Ui) -> list[Press]:
    slip, buttons = form.slip, list[Press]()

    def switch(word: SlipStep, *, on: bool) -> Press:
        value = "off" if on else "on"
        return press(
            ui.text(f"press-entry-{word}-{value}"), _id(scene, form.ply, f"{word}:{value}")
        )

    if form.counts:
        buttons.append(switch(SlipStep.COUNT, on=slip.count))
    if slip.count and slip.one == 0 and form.contest.rules.big_gin.mode != BigGinMode.OFF:
        buttons.append(switch(SlipStep.BIG, on=slip.big))
    if form.spades:
        buttons.append(switch(SlipStep.SPADE, on=slip.spade))
    if form.numbers:
        buttons.append(press(ui.text("press-entry-type"), _id(scene, form.ply, SlipWord.TYPE)))
    return buttons


def _ending(scene: Scene, form: EntryForm, ui: Ui) -> list[Press]:
    fixes, buttons = form.slip.fix is not None, list[Press]()
    if form.line is not None:
        key = "press-entry-change" if fixes else "press-entry-enter"
        buttons.append(press(ui.text(key), _id(scene, form.ply, SlipWord.ENTER), style=SUCCESS))
    if fixes:
        rest = f"{SlipWord.REMOVE}:{form.slip.fix}"
        buttons.append(
            press(ui.text("press-entry-remove"), _id(scene, form.ply, rest), style=DANGER)
        )
    return buttons


def _option(label: str, value: str, chosen: bool) -> discord.SelectOption:  # noqa: FBT001 - a fact
    return discord.SelectOption(label=label[:_LABEL], value=value, default=chosen)


def _said(number: int) -> str:
    return str(number).replace("-", "m")


def _id(scene: Scene, ply: int, rest: str) -> str:
    return make_id(PressKind.ENTRY, scene.table_id, ply, rest)


def _menu_id(scene: Scene, form: EntryForm, stem: SlipStep) -> str:
    return make_menu_id(PressKind.ENTRY, scene.table_id, form.ply, stem)
