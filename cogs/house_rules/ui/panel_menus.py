"""The menus of a panel of *House rules*: what to start from, and what to change."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import chain

from club.core.deadlines import read_terms
from club.house_rules.panel_page import PageGroup, PanelScreen
from club.house_rules.panel_view import PanelView
from club.house_rules.panels import clocks
from club.house_rules.presets import SavedRules
from club.house_rules.rule_controls import KNOBS, RuleControl, RuleGroup, turnable
from cogs.house_rules.ui.panel_words import (
    USUAL,
    PanelWord,
    asked,
    base,
    load,
    panel_menu,
    panel_press,
    set_to,
)
from cogs.house_rules.ui.rule_words import knob_title, value_words
from cogs.kit.drawing import Part, Ui, lines, row, small
from cogs.kit.items import Choice, Menu
from cogs.kit.ruletext import option_words, pitch, preset_name, preset_title
from cogs.kit.text import plain_name
from cogs.turn_clock.ui.clock import terms_words
from data.schema.vocabulary import PanelPurpose
from engine.rules import Rules
from engine.rules.preset import Group
from engine.rules.presets import BY_GROUP

KINDS: Mapping[str, tuple[str, ...]] = {
    kind: tuple(chain.from_iterable(BY_GROUP[group] for group in groups))
    for kind, groups in {
        "knock": (Group.KNOCK,),
        "oklahoma": (Group.KNOCK_CARD,),
        "contests": (Group.CONTESTS,),
        "others": (Group.MELDS, Group.ON_THE_TABLE, Group.THREE),
        "programs": (Group.PROGRAMS,),
    }.items()
}
"""The ready-made presets in groups: a menu holds 25 options."""

MINE, SERVERS, SERVERS_MORE = "mine", "server", "server_more"
MENU = 25


def start_menus(shown: PanelView, ui: Ui) -> Iterator[Part]:
    """Yield the menus of what rules to start from, each under its label."""
    kinds = dict(_kinds(shown, ui))
    kind = shown.page.knob if shown.page.knob in kinds else _kind_of(shown)
    titles = [(asked(PanelWord.KIND, each), ui.text(start_key(each)), "") for each in kinds]
    hint = ui.text("panel-menu-start")
    yield ui.text("panel-label-kind")
    yield row(panel_menu(shown, 2, titles, asked(PanelWord.KIND, kind), hint))
    saved = shown.started
    present = base(shown.rules.preset) if saved is None else load(saved)
    yield ui.text("panel-label-start")
    yield row(panel_menu(shown, 3, kinds[kind], present, hint))


def change_menus(shown: PanelView, ui: Ui) -> Iterator[Part]:
    """Yield the menus that lead to a rule and set it, each under its label."""
    group = changed_part(shown)
    yield ui.text("panel-label-group")
    titles = _titles(shown, ui)
    chosen = asked(PanelWord.GROUP, group)
    yield row(panel_menu(shown, 1, titles, chosen, ui.text("panel-menu-group")))
    if isinstance(group, PanelScreen):
        yield lines(ui.text("panel-label-clock"), small(ui.text("panel-clock-about")))
        yield row(_clock_menu(shown, ui))
        return
    page = replace(shown.page, group=group).under(shown.rules)
    knobs = [
        (asked(PanelWord.KNOB, one.name), knob_title(one, ui), _value(one, shown.rules, ui))
        for one in offered_groups(shown)[group]
    ]
    yield ui.text("panel-label-knob")
    chosen = asked(PanelWord.KNOB, page.knob)
    yield row(panel_menu(shown, 2, knobs, chosen, ui.text("panel-menu-knob")))
    yield from _values(shown, KNOBS[page.knob], ui)


def changed_part(shown: PanelView) -> PageGroup:
    """Return the group of rules on a panel's page, or the screen of its clock."""
    groups, group = offered_groups(shown), shown.page.group
    if group == PanelScreen.CLOCK and _timed(shown):
        return group
    return group if isinstance(group, RuleGroup) and group in groups else next(iter(groups))


def _titles(shown: PanelView, ui: Ui) -> Iterator[Choice]:
    if _timed(shown):
        present = terms_words(shown.clock, ui, shown.usual)
        yield asked(PanelWord.GROUP, PanelScreen.CLOCK), ui.text("group-clock"), present
    for each in offered_groups(shown):
        yield asked(PanelWord.GROUP, each), ui.text(f"group-{each}"), ""


def _timed(shown: PanelView) -> bool:
    return shown.panel.purpose != PanelPurpose.PRACTICE


def _values(shown: PanelView, knob: RuleControl, ui: Ui) -> Iterator[Part]:
    rules, present = shown.rules, knob.get(shown.rules)
    before = _value(knob, shown.base, ui)
    same = knob.get(shown.base) == present
    said = option_words(knob.option, getattr(rules, knob.option), ui)
    yield lines(
        ui.text("panel-label-value" if same else "panel-label-value-was", before=before),
        small(ui.text.sentence(said)),
    )
    values = [
        (set_to(knob, each), value_words(knob, each, ui), "") for each in knob.offered(present)
    ]
    yield row(panel_menu(shown, 3, values, set_to(knob, present), ui.text("panel-menu-value")))
    yield _steps(shown, knob, ui)


def _value(knob: RuleControl, rules: Rules, ui: Ui) -> str:
    return value_words(knob, knob.get(rules), ui)


def _clock_menu(shown: PanelView, ui: Ui) -> Menu:
    words = {word: terms_words(read_terms(word), ui, shown.usual) for word in clocks(shown)}
    offered = [(_clock(word), ui.text.capital(said), "") for word, said in words.items()]
    present = _clock("" if shown.clock is None else str(shown.clock))
    return panel_menu(shown, 3, offered, present, ui.text("panel-menu-clock"))


def _clock(word: str) -> str:
    return asked(PanelWord.CLOCK, word.replace(":", "=") or USUAL)


def offered_groups(shown: PanelView) -> dict[RuleGroup, tuple[RuleControl, ...]]:
    """Return the groups that a panel offers; seats are fixed once a challenge stands."""
    groups = turnable(shown.rules)
    return {
        group: knobs
        for group, knobs in groups.items()
        if group != RuleGroup.SEATS or not shown.counters
    }


def _steps(shown: PanelView, knob: RuleControl, ui: Ui) -> Part:
    present = knob.get(shown.rules)
    if not knob.typed:
        return None
    steps = knob.steps(present)
    buttons = [
        panel_press(shown, _signed(each - int(present)), set_to(knob, each)) for each in steps
    ]
    return row(
        *buttons, panel_press(shown, ui.text("press-panel-type"), asked(PanelWord.TYPE, knob.name))
    )


def _signed(step: int) -> str:
    return f"{step:+}".replace("-", "\u2212")


def start_key(kind: str) -> str:
    """Return the message key of a kind of preset."""
    return f"start-{kind.replace('_', '-')}"


def _kind_of(shown: PanelView) -> str:
    if (saved := shown.started) is not None:
        return SERVERS if saved.of_server else MINE
    return next(kind for kind, names in KINDS.items() if shown.rules.preset in names)


def _kinds(shown: PanelView, ui: Ui) -> Iterator[tuple[str, list[Choice]]]:
    for kind, names in KINDS.items():
        yield kind, [(base(each), preset_title(each, ui), pitch(each, ui)) for each in names]
    own = [each for each in shown.saved if not each.of_server]
    servers = [each for each in shown.saved if each.of_server]
    parts = {MINE: own, SERVERS: servers[:MENU], SERVERS_MORE: servers[MENU:]}
    for kind, saved in parts.items():
        if saved:
            yield kind, [_saved_choice(each, ui) for each in saved[:MENU]]


def _saved_choice(saved: SavedRules, ui: Ui) -> Choice:
    name = plain_name(saved.name)
    if saved.rules is None:
        return load(saved), ui.text("start-unreadable", name=name), ""
    return load(saved), name, preset_name(saved.rules, ui)
