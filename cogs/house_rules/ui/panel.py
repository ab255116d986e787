"""The panel of *House rules*, where a member chooses rules by menus and buttons."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from typing import Final

import discord

from club.core.deadlines import read_terms
from club.core.languages import shipped
from club.house_rules.panel_page import PanelScreen
from club.house_rules.panel_view import PanelView
from club.house_rules.panels import clocks
from club.house_rules.presets import SavedRules
from club.house_rules.rule_controls import KNOBS, RuleControl, RuleGroup, turnable
from club.matchmaking.offers import TWO
from cogs.house_rules.ui.rule_words import changes, knob_title, value_words
from cogs.kit.drawing import BRAND, GOLD, LOST, Drawing, Part, Ui, draw, lines, row, rule, small
from cogs.kit.ids import make_id, make_menu_id, make_who_id
from cogs.kit.items import Choice, Menu, Press, choice_menu, link, press, who
from cogs.kit.press_kinds import PressKind
from cogs.kit.ruletext import option_words, pitch, preset_name, preset_title, rules_short
from cogs.kit.text import plain_name, safe_name
from cogs.turn_clock.ui.clock import clock_change, terms_words
from data.schema.vocabulary import PanelPurpose
from engine.players import levels_for
from engine.rules.preset import Group
from engine.rules.presets import BY_GROUP
from engine.words import Word


class PanelWord(Word):
    """What is asked for on a panel; the first two open one, for a table's rules or by a name."""

    OF = "of"
    NEW = "new"
    GROUP = "group"
    KIND = "kind"
    KNOB = "knob"
    SET = "set"
    TYPE = "type"
    CLOCK = "clock"
    BASE = "base"
    LOAD = "load"
    OVER = "over"
    NAME = "name"
    KEEP = "keep"
    DELETE = "delete"
    REALLY = "really"
    WHO = "who"
    GUEST = "guest"
    LEVEL = "level"
    USE = "use"
    BACK = "back"


KINDS: Mapping[str, tuple[str, ...]] = {
    kind: tuple(chain.from_iterable(BY_GROUP[group] for group in groups))
    for kind, groups in {
        "knock": (Group.KNOCK,),
        "oklahoma": (Group.KNOCK_CARD,),
        "contests": (Group.CONTESTS,),
        "others": (Group.MELDS, Group.ON_THE_TABLE),
        "programs": (Group.PROGRAMS,),
    }.items()
}
"""The ready-made presets in groups: a menu holds 25 options."""

MINE, SERVERS, SERVERS_MORE = "mine", "server", "server_more"
MENU = 25

CHANGES_ROOM: Final = 2000  # characters for the changes; a message holds 4,000

_LABEL = 80
_PRIMARY, _DANGER = discord.ButtonStyle.primary, discord.ButtonStyle.danger


USUAL: Final = "server"  # the option for the server's own clock

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
            return draw(
                LOST if notice else BRAND,
                lines(ui.text("panel-title"), small(_purpose(shown, ui))),
                lines(_start(shown, ui), _changed(shown, ui)),
                rule(),
                *_menus(shown, ui),
                # Beside what was chosen: a phone doesn't show the head of a long panel.
                f"**{notice}**" if notice else "",
                rule(),
                small(ui.text("panel-many")) if _for_more(shown) else "",
                _uses(shown, ui),
                _keeping(shown, ui),
            )


def draw_sent(shown: PanelView, ui: Ui, message_id: int | None = None) -> Drawing:
    """Say where the chosen rules have gone."""
    panel = shown.panel
    channel = plain_name(panel.channel_name)
    url = f"https://discord.com/channels/{panel.server_id}/{panel.channel_id}"
    there = link(
        ui.text("link-channel", channel=channel), f"{url}/{message_id}" if message_id else url
    )
    return draw(BRAND, ui.text("panel-sent", channel=safe_name(panel.channel_name)), row(there))


def _draw_delete(shown: PanelView, saved: SavedRules, ui: Ui) -> Drawing:
    return draw(
        LOST,
        ui.text("panel-delete", name=safe_name(saved.name)),
        row(
            _press(shown, ui.text("press-panel-really"), PanelWord.REALLY, _DANGER),
            _press(shown, ui.text("press-panel-stay"), PanelWord.BACK),
        ),
    )


def _draw_who(shown: PanelView, ui: Ui, notice: str) -> Drawing:
    menu_id = make_who_id(PressKind.PANEL, shown.panel.panel_id, 0, PanelWord.GUEST)
    return draw(
        LOST if notice else GOLD,
        f"**{notice}**" if notice else "",
        ui.text("panel-who"),
        row(who(menu_id, ui.text("panel-who-menu"))),
        row(_press(shown, ui.text("press-panel-back"), PanelWord.BACK)),
    )


def _draw_level(shown: PanelView, ui: Ui, notice: str) -> Drawing:
    levels = (
        _press(
            shown, ui.text(f"choice-level-{level}"), _use(PanelPurpose.PRACTICE, level), _PRIMARY
        )
        for level in levels_for(shown.rules)
    )
    return draw(
        LOST if notice else GOLD,
        f"**{notice}**" if notice else "",
        lines(ui.text("panel-level"), small(rules_short(shown.rules, ui))),
        row(*levels),
        row(_press(shown, ui.text("press-panel-back"), PanelWord.BACK)),
    )


def _purpose(shown: PanelView, ui: Ui) -> str:
    name = safe_name(shown.guest) if shown.guest else ui.text("name-nobody")
    return ui.text(f"panel-{shown.panel.purpose}", name=name)


def _start(shown: PanelView, ui: Ui) -> str:
    """Return what the rules started from."""
    if (saved := shown.started) is None:
        return ui.text("panel-start", name=preset_name(shown.rules, ui))
    name = safe_name(saved.name)
    if saved.rules is None:
        return ui.text("panel-start-unreadable", name=name)
    return ui.text("panel-start-server" if saved.of_server else "panel-start-own", name=name)


def _changed(shown: PanelView, ui: Ui) -> str:
    clock = clock_change(shown.clock, shown.base_clock, ui, shown.usual)
    changed = lines(changes(shown.rules, shown.base, ui, CHANGES_ROOM), clock)
    if changed:
        return lines(ui.text("panel-changed"), changed)
    return ui.text("panel-same-offer" if shown.counters else "panel-same")


def _menus(shown: PanelView, ui: Ui) -> Iterator[Part]:
    page, groups = shown.page, offered_groups(shown)
    titles = [
        (_asked(PanelWord.GROUP, each), ui.text(f"group-{each}"), "")
        for each in (PanelScreen.START, *groups)
    ]
    if timed := shown.panel.purpose != PanelPurpose.PRACTICE:
        present = terms_words(shown.clock, ui, shown.usual)
        titles.insert(
            1, (_asked(PanelWord.GROUP, PanelScreen.CLOCK), ui.text("group-clock"), present)
        )
    yield row(
        _menu(shown, 1, titles, _asked(PanelWord.GROUP, page.group), ui.text("panel-menu-group"))
    )
    if timed and page.group == PanelScreen.CLOCK:
        yield small(ui.text("panel-clock-about"))
        yield row(_clock_menu(shown, ui))
        return
    if isinstance(page.group, PanelScreen) or page.group not in groups:
        yield from _start_menus(shown, ui)
        return
    rules = shown.rules
    knobs = [
        (
            _asked(PanelWord.KNOB, one.name),
            knob_title(one, ui),
            value_words(one, one.get(rules), ui),
        )
        for one in groups[page.group]
    ]
    yield row(_menu(shown, 2, knobs, _asked(PanelWord.KNOB, page.knob), ui.text("panel-menu-knob")))
    knob = KNOBS[page.knob]
    said = option_words(knob.option, getattr(rules, knob.option), ui)
    yield small(f"{said[:1].upper()}{said[1:]}.")
    present = knob.get(rules)
    values = [(_set(knob, each), value_words(knob, each, ui), "") for each in knob.offered(present)]
    yield row(_menu(shown, 3, values, _set(knob, present), ui.text("panel-menu-value")))
    yield _steps(shown, knob, ui)


def _clock_menu(shown: PanelView, ui: Ui) -> Menu:
    words = {word: terms_words(read_terms(word), ui, shown.usual) for word in clocks(shown)}
    offered = [(_clock(word), f"{said[:1].upper()}{said[1:]}", "") for word, said in words.items()]
    present = _clock("" if shown.clock is None else str(shown.clock))
    return _menu(shown, 3, offered, present, ui.text("panel-menu-clock"))


def _clock(word: str) -> str:
    return _asked(PanelWord.CLOCK, word.replace(":", "=") or USUAL)


def offered_groups(shown: PanelView) -> dict[RuleGroup, tuple[RuleControl, ...]]:
    """Return the groups that a panel offers; seats are fixed once a challenge stands."""
    groups = turnable(shown.rules)
    return {
        group: knobs
        for group, knobs in groups.items()
        if group != RuleGroup.SEATS or not shown.counters
    }


def _steps(shown: PanelView, knob: RuleControl, ui: Ui) -> Part:
    """Return buttons to the numbers beside the present one, and for typing one."""
    present = knob.get(shown.rules)
    if not knob.typed:
        return None
    steps = knob.steps(present)
    buttons = [_press(shown, _signed(each - int(present)), _set(knob, each)) for each in steps]
    return row(
        *buttons, _press(shown, ui.text("press-panel-type"), _asked(PanelWord.TYPE, knob.name))
    )


def _signed(step: int) -> str:
    return f"{step:+}".replace("-", "\u2212")


def _start_menus(shown: PanelView, ui: Ui) -> Iterator[Part]:
    kinds = dict(_kinds(shown, ui))
    kind = shown.page.knob if shown.page.knob in kinds else _kind_of(shown)
    titles = [(_asked(PanelWord.KIND, each), ui.text(start_key(each)), "") for each in kinds]
    yield row(_menu(shown, 2, titles, _asked(PanelWord.KIND, kind), ui.text("panel-menu-start")))
    saved = shown.started
    present = _base(shown.rules.preset) if saved is None else _load(saved)
    yield row(_menu(shown, 3, kinds[kind], present, ui.text("panel-menu-start")))


def start_key(kind: str) -> str:
    """Return the message key of a kind of preset."""
    return f"start-{kind.replace('_', '-')}"


def _kind_of(shown: PanelView) -> str:
    if (saved := shown.started) is not None:
        return SERVERS if saved.of_server else MINE
    return next(kind for kind, names in KINDS.items() if shown.rules.preset in names)


def _kinds(shown: PanelView, ui: Ui) -> Iterator[tuple[str, list[Choice]]]:
    for kind, names in KINDS.items():
        yield kind, [(_base(each), preset_title(each, ui), pitch(each, ui)) for each in names]
    own = [each for each in shown.saved if not each.of_server]
    servers = [each for each in shown.saved if each.of_server]
    parts = {MINE: own, SERVERS: servers[:MENU], SERVERS_MORE: servers[MENU:]}
    for kind, saved in parts.items():
        if saved:
            yield kind, [_saved_choice(each, ui) for each in saved[:MENU]]


def _saved_choice(saved: SavedRules, ui: Ui) -> Choice:
    name = plain_name(saved.name)
    if saved.rules is None:
        return _load(saved), ui.text("start-unreadable", name=name), ""
    return _load(saved), name, preset_name(saved.rules, ui)


def _uses(shown: PanelView, ui: Ui) -> Part:
    """Return the buttons that use the rules."""
    purpose = shown.panel.purpose
    if purpose == PanelPurpose.COUNTER:
        return row(
            _press(shown, ui.text("press-panel-counter"), _use(PanelPurpose.COUNTER), _PRIMARY)
        )
    offer = _press(shown, ui.text("press-panel-open"), _use(PanelPurpose.OPEN), _PRIMARY)
    if _for_more(shown):
        return row(offer)
    practice = _press(shown, ui.text("press-panel-practice"), PanelWord.LEVEL, _PRIMARY)
    if purpose == PanelPurpose.PRESET:
        asked = _press(shown, ui.text("press-panel-who"), PanelWord.WHO, _PRIMARY)
        return row(asked, offer, practice)
    if shown.guest is not None:
        label = ui.text("press-panel-challenge", name=plain_name(shown.guest))
        return row(_press(shown, label[:_LABEL], _use(PanelPurpose.CHALLENGE), _PRIMARY))
    return row(offer if purpose == PanelPurpose.OPEN else practice)


def _for_more(shown: PanelView) -> bool:
    """Return whether more than two are to play, in seats that are offered."""
    return shown.rules.seating != TWO and not shown.counters


def _keeping(shown: PanelView, ui: Ui) -> Part:
    """Return the buttons for starting over, saving and deleting."""
    saved = shown.started
    mine = saved is not None and shown.reach.may_change(of_server=saved.of_server)
    over = keep = delete = server = None
    if shown.changed:
        over = _press(shown, ui.text("press-panel-over"), PanelWord.OVER)
    if saved is not None and mine:
        if (shown.rules, shown.clock) != (saved.rules, saved.clock):
            label = ui.text("press-panel-keep", name=plain_name(saved.name))
            keep = _press(shown, label[:_LABEL], PanelWord.KEEP)
        delete = _press(shown, ui.text("press-panel-delete"), PanelWord.DELETE, _DANGER)
    name = _press(shown, ui.text("press-panel-name"), PanelWord.NAME)
    if shown.manages:
        server = _press(shown, ui.text("press-panel-name-server"), _asked(PanelWord.NAME, "server"))
    return row(over, keep, name, server, delete)


def _press(
    shown: PanelView,
    label: str,
    rest: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
) -> Press:
    return press(label, make_id(PressKind.PANEL, shown.panel.panel_id, 0, rest), style=style)


def _menu(
    shown: PanelView, number: int, offered: Iterable[Choice], present: str, placeholder: str
) -> Menu:
    return choice_menu(
        make_menu_id(PressKind.PANEL, shown.panel.panel_id, number), offered, present, placeholder
    )


def _asked(word: PanelWord, *about: object) -> str:
    return "=".join(map(str, (word, *about)))


def _use(purpose: PanelPurpose, *level: str) -> str:
    return _asked(PanelWord.USE, purpose, *level)


def _base(preset: str) -> str:
    return _asked(PanelWord.BASE, preset)


def _load(saved: SavedRules) -> str:
    return _asked(PanelWord.LOAD, saved.preset_id)


def _set(knob: RuleControl, value: str | int) -> str:
    return _asked(PanelWord.SET, knob.name, value)


def ready_made_names(ui: Ui) -> frozenset[str]:
    """Return the names of ready-made presets, and their titles in every language."""
    names = tuple(chain.from_iterable(KINDS.values()))
    titles = (preset_title(each, ui.spoken(one)) for one in shipped() for each in names)
    return frozenset((*names, *titles))
