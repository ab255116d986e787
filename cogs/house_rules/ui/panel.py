"""The panel of *House rules*, on which a member chooses rules by menus and buttons, in steps."""

from collections.abc import Iterator
from itertools import chain
from typing import Final

import discord

from club.core.languages import shipped
from club.house_rules.panel_page import PanelScreen
from club.house_rules.panel_view import PanelView
from club.house_rules.presets import SavedRules
from club.house_rules.rule_controls import KNOBS
from club.matchmaking.offers import TWO
from cogs.house_rules.ui.panel_menus import KINDS, change_menus, offered_groups, start_menus
from cogs.house_rules.ui.panel_words import PanelWord, asked, panel_press, use
from cogs.house_rules.ui.rule_words import changes
from cogs.kit.drawing import (
    BRAND,
    GOLD,
    LOST,
    Drawing,
    Part,
    Ui,
    draw,
    in_words,
    lines,
    row,
    rule,
    small,
)
from cogs.kit.ids import make_id, make_who_id
from cogs.kit.items import Press, link, press, who
from cogs.kit.press_kinds import PressKind
from cogs.kit.ruletext import preset_name, preset_title, rules_short
from cogs.kit.text import plain_name, safe_name
from cogs.turn_clock.ui.clock import clock_change
from data.schema.vocabulary import PanelPurpose
from engine.players import levels_for
from engine.words import Word

CHANGES_ROOM: Final = 2000  # characters for the changes; a message holds 4,000
FEW_CHANGES_ROOM: Final = 160  # the same above menus, which are to be seen on a phone beside them


class PanelStage(Word):
    """The steps of a panel, in order."""

    START = "start"
    CHANGE = "change"
    USE = "use"


STAGES: Final = tuple(PanelStage)

_LABEL = 80
_PRIMARY, _DANGER = discord.ButtonStyle.primary, discord.ButtonStyle.danger


NO_PANEL: Final = 0  # the number of a panel that isn't open yet


def panel_button(table: int, variant: str, ui: Ui) -> Press:
    """Return the button for a panel with a table's rules (0: none) or a variant's ("": usual)."""
    rest = f"{PanelWord.NEW}={variant}" if variant else PanelWord.NEW
    if table:
        rest = f"{PanelWord.OF}={table}"
    return press(ui.text("press-panel"), make_id(PressKind.PANEL, NO_PANEL, 0, rest))


def draw_panel(shown: PanelView, ui: Ui, notice: str = "") -> Drawing:
    """Draw a panel; the notice says why a request couldn't be met."""
    match shown.page.group:
        case PanelScreen.SENT:
            return draw_sent(shown, ui)
        case PanelScreen.DELETE if shown.started is not None:
            return _draw_delete(shown, shown.started, ui)
        case PanelScreen.WHO:
            return _draw_who(shown, ui, notice)
        case PanelScreen.LEVEL:
            return _draw_level(shown, ui, notice)
        case _:
            return _draw_step(shown, ui, notice)


def _draw_step(shown: PanelView, ui: Ui, notice: str) -> Drawing:
    match shown.page.group:
        case PanelScreen.START | PanelScreen.DELETE:
            step, room, parts = PanelStage.START, FEW_CHANGES_ROOM, start_menus(shown, ui)
        case PanelScreen.USE:
            step, room, parts = PanelStage.USE, CHANGES_ROOM, _uses(shown, ui)
        case _:
            step, room, parts = PanelStage.CHANGE, FEW_CHANGES_ROOM, change_menus(shown, ui)
    title = ui.text(f"panel-step-{step}")
    # The longest step is in the middle: what the panel is for is said before it and after.
    purpose = "" if step == PanelStage.CHANGE else small(_purpose(shown, ui))
    return draw(
        LOST if notice else BRAND,
        lines(
            ui.text("panel-title", step=STAGES.index(step) + 1, steps=len(STAGES), title=title),
            purpose,
        ),
        _so_far(shown, ui, room),
        *parts,
        # Beside what was chosen: a phone doesn't show the head of a long panel.
        f"**{notice}**" if notice else "",
        rule(),
        _step_buttons(shown, step, ui),
    )


def _step_buttons(shown: PanelView, step: PanelStage, ui: Ui) -> Part:
    first = asked(PanelWord.GROUP, next(iter(offered_groups(shown))))
    knob = shown.page.knob
    back = {
        PanelStage.CHANGE: asked(PanelWord.GROUP, PanelScreen.START),
        PanelStage.USE: asked(PanelWord.KNOB, knob) if knob in KNOBS else first,
    }
    ahead = {PanelStage.START: first, PanelStage.CHANGE: asked(PanelWord.GROUP, PanelScreen.USE)}
    over = shown.changed and step != PanelStage.START
    return row(
        panel_press(shown, ui.text("press-panel-back"), back[step]) if step in back else None,
        panel_press(shown, ui.text("press-panel-over"), PanelWord.OVER) if over else None,
        panel_press(shown, ui.text("press-panel-next"), ahead[step], _PRIMARY)
        if step in ahead
        else None,
    )


def draw_sent(shown: PanelView, ui: Ui) -> Drawing:
    """Say where the chosen rules have gone."""
    panel = shown.panel
    channel = plain_name(panel.channel_name)
    url = f"https://discord.com/channels/{panel.server_id}/{panel.channel_id}"
    # What stands for a server is a channel, and the panel is in it.
    elsewhere = panel.server_id != panel.channel_id
    there = link(ui.text("link-channel", channel=channel), url) if elsewhere else None
    return draw(BRAND, ui.text("panel-sent", channel=safe_name(panel.channel_name)), row(there))


def _draw_delete(shown: PanelView, saved: SavedRules, ui: Ui) -> Drawing:
    return draw(
        LOST,
        ui.text("panel-delete", name=safe_name(saved.name)),
        row(
            panel_press(shown, ui.text("press-panel-really"), PanelWord.REALLY, _DANGER),
            panel_press(shown, ui.text("press-panel-stay"), PanelWord.BACK),
        ),
    )


def _draw_who(shown: PanelView, ui: Ui, notice: str) -> Drawing:
    menu_id = make_who_id(PressKind.PANEL, shown.panel.panel_id, 0, PanelWord.GUEST)
    return draw(
        LOST if notice else GOLD,
        f"**{notice}**" if notice else "",
        ui.text("panel-who"),
        row(who(menu_id, ui.text("panel-who-menu"))),
        row(panel_press(shown, ui.text("press-panel-back"), PanelWord.BACK)),
    )


def _draw_level(shown: PanelView, ui: Ui, notice: str) -> Drawing:
    levels = (
        panel_press(
            shown, ui.text(f"choice-level-{level}"), use(PanelPurpose.PRACTICE, level), _PRIMARY
        )
        for level in levels_for(shown.rules)
    )
    return draw(
        LOST if notice else GOLD,
        f"**{notice}**" if notice else "",
        lines(ui.text("panel-level"), small(rules_short(shown.rules, ui))),
        row(*levels),
        row(panel_press(shown, ui.text("press-panel-back"), PanelWord.BACK)),
    )


def _purpose(shown: PanelView, ui: Ui) -> str:
    name = safe_name(shown.guest) if shown.guest else ui.text("name-nobody")
    return ui.text(f"panel-{shown.panel.purpose}", name=name)


def _start(shown: PanelView, ui: Ui) -> str:
    if (saved := shown.started) is None:
        return ui.text("panel-start", name=preset_name(shown.rules, ui))
    name = safe_name(saved.name)
    if saved.rules is None:
        return ui.text("panel-start-unreadable", name=name)
    return ui.text("panel-start-server" if saved.of_server else "panel-start-own", name=name)


def _so_far(shown: PanelView, ui: Ui, room: int) -> str:
    start, clock = _start(shown, ui), clock_change(shown.clock, shown.base_clock, ui, shown.usual)
    changed = lines(changes(shown.rules, shown.base, ui, room), clock)
    if changed:
        return lines(start, ui.text("panel-changed"), changed)
    return f"{start} {ui.text('panel-same-offer' if shown.counters else 'panel-same')}"


def _uses(shown: PanelView, ui: Ui) -> Iterator[Part]:
    yield lines(
        ui.text("panel-label-play"), small(ui.text("panel-many")) if _for_more(shown) else ""
    )
    yield _plays(shown, ui)
    yield ui.text("panel-label-save")
    yield _keeping(shown, ui)


def _plays(shown: PanelView, ui: Ui) -> Part:
    purpose = shown.panel.purpose
    if purpose == PanelPurpose.COUNTER:
        return row(
            panel_press(shown, ui.text("press-panel-counter"), use(PanelPurpose.COUNTER), _PRIMARY)
        )
    offer = panel_press(shown, ui.text("press-panel-open"), use(PanelPurpose.OPEN), _PRIMARY)
    if _for_more(shown):
        return row(offer)
    practice = panel_press(shown, ui.text("press-panel-practice"), PanelWord.LEVEL, _PRIMARY)
    if purpose == PanelPurpose.PRESET:
        asked = panel_press(shown, ui.text("press-panel-who"), PanelWord.WHO, _PRIMARY)
        return row(asked, offer, practice)
    if shown.guest is not None:
        label = ui.text("press-panel-challenge", name=plain_name(shown.guest))
        return row(panel_press(shown, label[:_LABEL], use(PanelPurpose.CHALLENGE), _PRIMARY))
    return row(offer if purpose == PanelPurpose.OPEN else practice)


def _for_more(shown: PanelView) -> bool:
    return shown.rules.seating != TWO and not shown.counters


def _keeping(shown: PanelView, ui: Ui) -> Part:
    saved = shown.started
    mine = saved is not None and shown.reach.may_change(of_server=saved.of_server)
    keep = delete = server = None
    if saved is not None and mine:
        if (shown.rules, shown.clock) != (saved.rules, saved.clock):
            label = ui.text("press-panel-keep", name=plain_name(saved.name))
            keep = panel_press(shown, label[:_LABEL], PanelWord.KEEP)
        delete = panel_press(shown, ui.text("press-panel-delete"), PanelWord.DELETE, _DANGER)
    name = panel_press(shown, ui.text("press-panel-name"), PanelWord.NAME)
    if shown.manages:
        server = panel_press(
            shown, ui.text("press-panel-name-server"), asked(PanelWord.NAME, "server")
        )
    return row(keep, name, server, delete)


def ready_made_names() -> frozenset[str]:
    """Return the names of ready-made presets, and their titles in every language."""
    names = tuple(chain.from_iterable(KINDS.values()))
    titles = (preset_title(each, in_words(one)) for one in shipped() for each in names)
    return frozenset((*names, *titles))
