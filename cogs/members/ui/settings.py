"""The panels where a server's managers and each member see and change settings."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Final

import discord

from club.core.languages import AUTO
from club.core.setting_kinds import (
    MOST,
    Channels,
    Hour,
    Language,
    Moment,
    OneChannel,
    OneRole,
    Roles,
    RulesText,
    SettingKind,
    YesNo,
    Zone,
)
from club.core.settings import CardLook, MemberSettings, ServerSettings, declared, kind_of
from club.house_rules.presets import SavedRules
from cogs.house_rules.ui.panel_menus import KINDS, MENU, SERVERS, SERVERS_MORE, start_key
from cogs.kit.drawing import BRAND, LOST, Drawing, Part, Ui, draw, lines, row, small
from cogs.kit.ids import make_id, make_menu_id, make_several_id
from cogs.kit.items import Choice, Menu, Press, channels, choice_menu, press, roles
from cogs.kit.own_pages import BACK, MINE, own_pages
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import SetWord
from cogs.kit.ruletext import pitch, preset_name, preset_title
from cogs.kit.text import Text, plain_name, safe_name
from cogs.members.ui.time_zones import city_of, offered_as, part_name, part_of, zone_parts
from engine.cards import parse_cards
from engine.rules import ALL_PRESETS, Rules, read_rules

_ACES = parse_cards("AS AH AD AC")

OF_SERVER = 1  # the number of the panel in an id
OF_NEWS = 2  # the same for the weekly page and roles

SAVED: Final = "saved_"  # begins the value of a server's saved rules

NO_VALUE: Final = "none"  # the option for None


_TITLES: Final = {
    MINE: "settings-title-own",
    OF_SERVER: "settings-title-server",
    OF_NEWS: "settings-title-news",
}


@dataclass(frozen=True, slots=True)
class SettingsPanel:
    """A panel to draw."""

    values: ServerSettings | MemberSettings
    rules: Rules  # the bot's own, for a server that has chosen none
    server: str = ""  # its name; "" on a member's own panel
    name: str = ""  # the open setting, if one is
    part: str = ""  # of a long list, the part that is shown
    saved: tuple[SavedRules, ...] = field(default=())  # by the server
    notice: str = ""  # why a request couldn't be met
    member_id: int = 0  # whose own panel it is
    news: bool = False  # whether it is about the weekly page and roles
    due_at: datetime | None = None  # when the server's next page comes
    lost: bool = False  # whether its channel is closed to the bot
    obstacles: Mapping[str, str] = field(default_factory=dict[str, str])  # why roles aren't given
    gone: frozenset[int] = frozenset()  # channels and roles that the server has no more

    @property
    def number(self) -> int:
        """The panel's number in an id."""
        if isinstance(self.values, ServerSettings):
            return OF_NEWS if self.news else OF_SERVER
        return MINE

    @property
    def offered(self) -> dict[str, SettingKind]:
        """The kinds of the panel's settings, by name."""
        return offered(type(self.values), news=self.news)


def offered(
    settings: type[ServerSettings] | type[MemberSettings], *, news: bool = False
) -> dict[str, SettingKind]:
    """Return the settings of a panel; a moment is set by the code that knows of it."""
    shown = (each for each in declared(settings).values() if each.metadata["shown"])
    kinds = {each.name: kind_of(each) for each in shown if each.metadata["news"] is news}
    return {name: kind for name, kind in kinds.items() if not isinstance(kind, Moment)}


def draw_settings(page: SettingsPanel, ui: Ui) -> Drawing:
    """Draw a panel: what has been set, and a menu that says what each is; or one that is open."""
    title = ui.text(_TITLES[page.number], server=safe_name(page.server))
    opened = page.name in page.offered
    return draw(
        LOST if page.notice or page.lost else BRAND,
        lines(title, *(() if opened else _changed(page, ui))),
        *(_next_page(page, ui) if page.news and not opened else ()),
        row(_names(page, ui)),
        *(_chosen(page, page.name, ui) if opened else ()),
        row(_preview(ui)) if page.news and not opened else None,
        *(own_pages(page.member_id, ui) if page.number == MINE and not opened else ()),
        f"**{page.notice}**" if page.notice else "",
    )


def step(word: SetWord, *more: str) -> str:
    """Return a step on a panel as an id or an option carries it: the word, a setting, a value."""
    return "=".join((word, *more))


def setting_title(name: str, ui: Ui) -> str:
    """Return the name of a setting."""
    return ui.text(f"setting-{_word(name)}")


def value_words(  # noqa: PLR0911 - one line for each kind
    name: str,
    kind: SettingKind,
    value: Any,  # noqa: ANN401 - of the setting's own type
    ui: Ui,
    rules: Rules,
) -> str:
    """Return the name of a setting's value."""
    match kind:
        case Channels() | Roles():
            sign = "#" if isinstance(kind, Channels) else "@&"
            chosen = ui.text.listed(f"<{sign}{one}>" for one in value)
            return chosen or ui.text(f"setting-{name}-all")
        case OneChannel():
            sign = "@&" if isinstance(kind, OneRole) else "#"
            return f"<{sign}{value}>" if value else ui.text(f"setting-{_one_word(name, kind)}-none")
        case RulesText():
            if not value:
                return ui.text("setting-rules-bot", rules=preset_name(rules, ui))
            chosen = read_rules(value)
            key = (
                "setting-rules-chosen"
                if chosen == ALL_PRESETS.rules(chosen.preset)
                else "setting-rules-own"
            )
            return ui.text(key, rules=preset_name(chosen, ui))
        case Hour():
            return (
                ui.text("setting-no-hour")
                if value is None
                else ui.text("setting-hour", hour=str(value))
            )
        case YesNo():
            return ui.text("setting-yes" if value else "setting-no")
        case Zone():
            return city_of(value, ui.text.locale)
        case Language() if value != AUTO:
            return Text(value)("language-name")
        case _ if isinstance(value, int):
            return ui.text(f"setting-{_word(name)}-number", number=value)
        case _:
            return ui.text(f"setting-{_word(name)}-{value}")


def _word(name: str) -> str:
    return name.replace("_", "-")


def _changed(page: SettingsPanel, ui: Ui) -> Iterator[str]:
    of_kind = declared(type(page.values))
    values = {name: getattr(page.values, name) for name in page.offered}
    changed = [name for name, value in values.items() if value != of_kind[name].default]
    yield small(ui.text("settings-changed", some="yes" if changed else "no"))
    for name in changed:
        said = value_words(name, page.offered[name], values[name], ui, page.rules)
        yield ui.text("settings-line", name=setting_title(name, ui), value=said)
        if why := page.obstacles.get(name):
            yield small(ui.text("refusal-role-refused", why=why))


def _next_page(page: SettingsPanel, ui: Ui) -> Iterator[str]:
    """Yield when the server's next page comes, or why none does."""
    assert isinstance(page.values, ServerSettings)
    if page.lost:
        yield ui.text("news-lost-here", channel=f"<#{page.values.news_channel}>")
    elif page.due_at is None:
        yield ui.text("news-off")
    else:
        yield ui.text("news-next", when=discord.utils.format_dt(page.due_at, "F"))


def _preview(ui: Ui) -> Press:
    return press(ui.text("press-news-preview"), make_id(PressKind.NEWS, 0))


def _names(page: SettingsPanel, ui: Ui) -> Menu:
    choices = [
        (
            step(SetWord.SHOW, name),
            _in_menu(page, name, ui),
            ui.text(f"setting-{_word(name)}-about"),
        )
        for name in page.offered
    ]
    return _menu(page, 1, choices, step(SetWord.SHOW, page.name), ui.text("settings-menu"))


def _in_menu(page: SettingsPanel, name: str, ui: Ui) -> str:
    """Return a setting's name and value; a menu can't name the channels and roles of one."""
    kind, value, title = page.offered[name], getattr(page.values, name), setting_title(name, ui)
    if value and isinstance(kind, Channels | Roles | OneChannel):
        return title
    return ui.text(
        "settings-option", name=title, value=value_words(name, kind, value, ui, page.rules)
    )


def _chosen(page: SettingsPanel, name: str, ui: Ui) -> Iterator[Part]:
    yield from _setting_menus(page, name, ui)
    back = make_id(PressKind.SET, page.number, BACK, SetWord.SHOW)
    yield row(press(ui.text("press-back"), back))


def _setting_menus(page: SettingsPanel, name: str, ui: Ui) -> Iterator[Part]:
    kind, present = page.offered[name], getattr(page.values, name)
    yield small(ui.text(f"setting-{_word(name)}-about"))
    shows_cards = declared(type(page.values))[name].metadata["example"]
    if shows_cards and isinstance(page.values, MemberSettings):
        yield _example(page.values, ui)
    placeholder = ui.text("settings-value")
    match kind:
        case Channels() | Roles():
            yield row(_several(page, name, kind, present, ui))
            if present:
                everything = press(
                    ui.text(f"press-{name}-all"),
                    make_id(PressKind.SET, page.number, 5, step(SetWord.THESE, name, "")),
                )
                yield row(everything)
        case OneChannel():
            yield from _one_menu(page, name, kind, present, ui)
        case Zone():
            zones = zone_parts(ui)
            part = page.part if page.part in zones else part_of(present, zones)
            parts = [
                (step(SetWord.PART, name, one), part_name(one, zones, ui), "") for one in zones
            ]
            shown = step(SetWord.PART, name, part)
            yield row(_menu(page, 2, parts, shown, ui.text("settings-region")))
            cities = [
                (step(SetWord.TO, name, one.zone), one.city, one.country) for one in zones[part]
            ]
            chosen = step(SetWord.TO, name, offered_as(present))
            yield row(_menu(page, 3, cities, chosen, placeholder))
            typed = make_id(PressKind.SET, page.number, 5, step(SetWord.TYPE, name))
            yield row(press(ui.text("press-zone-type"), typed))
        case RulesText():
            kinds = dict(_rules(page, name, ui))
            part = page.part if page.part in kinds else _kind_of(present, kinds)
            parts = [(step(SetWord.PART, name, one), ui.text(start_key(one)), "") for one in kinds]
            shown = step(SetWord.PART, name, part)
            yield row(_menu(page, 2, parts, shown, ui.text("settings-kind")))
            yield row(_menu(page, 3, kinds[part], step(SetWord.TO, name, present), placeholder))
            if present:
                own = value_words(name, kind, "", ui, page.rules)
                back = make_id(PressKind.SET, page.number, 5, step(SetWord.TO, name, ""))
                yield row(press(own[:80], back))
        case _:
            values = [
                (
                    step(SetWord.TO, name, _plain(one)),
                    value_words(name, kind, one, ui, page.rules),
                    "",
                )
                for one in kind.offered()
            ]
            chosen = step(SetWord.TO, name, _plain(present))
            yield row(_menu(page, 2, values, chosen, placeholder))


def _one_menu(
    page: SettingsPanel, name: str, kind: OneChannel, present: int, ui: Ui
) -> Iterator[Part]:
    """Yield Discord's own menu of channels or roles, for one of them, and a button for none."""
    if why := page.obstacles.get(name):
        yield ui.text("refusal-role-refused", why=why)
    word, stem = _one_word(name, kind), step(SetWord.THESE, name)
    none = ui.text(f"setting-{word}-none")
    chosen = (present,) if present and present not in page.gone else ()
    if isinstance(kind, OneRole):
        menu_id = make_several_id("role", PressKind.SET, page.number, 2, stem)
        yield row(roles(menu_id, none, chosen, 1))
    else:
        menu_id = make_several_id("chan", PressKind.SET, page.number, 2, stem)
        yield row(channels(menu_id, none, chosen, 1, posts=True))
    if present:
        nothing = make_id(PressKind.SET, page.number, 5, step(SetWord.THESE, name, ""))
        yield row(press(ui.text(f"press-{word}-none"), nothing))


def _one_word(name: str, kind: SettingKind) -> str:
    """Return what the words for none go by: all roles have the same ones."""
    return "role" if isinstance(kind, OneRole) else _word(name)


def _example(own: MemberSettings, ui: Ui) -> str:
    faces = ui.as_set(own).faces
    coming = own.look == CardLook.PICTURE and faces.lacks(own.colours)
    return lines(
        faces.held(faces.line(_ACES)), small(ui.text("colours-coming")) if coming else None
    )


def _several(
    page: SettingsPanel, name: str, kind: SettingKind, present: tuple[int, ...], ui: Ui
) -> Any:  # noqa: ANN401 - one of two items
    placeholder = ui.text(f"setting-{name}-all")
    # What is gone would be chosen again, and Discord knows nothing of it.
    present = tuple(each for each in present if each not in page.gone)
    stem = step(SetWord.THESE, name)
    if isinstance(kind, Channels):
        menu_id = make_several_id("chan", PressKind.SET, page.number, 2, stem)
        return channels(menu_id, placeholder, present, MOST)
    menu_id = make_several_id("role", PressKind.SET, page.number, 2, stem)
    return roles(menu_id, placeholder, present, MOST)


def _plain(value: object) -> str:
    if value is None:
        return NO_VALUE
    return str(value).lower() if isinstance(value, bool) else str(value)


# Rules


def _rules(page: SettingsPanel, name: str, ui: Ui) -> Iterator[tuple[str, list[Choice]]]:
    for kind, names in KINDS.items():
        offers = ((one, preset_title(one, ui), pitch(one, ui)) for one in names)
        yield kind, [(step(SetWord.TO, name, one), title, said) for one, title, said in offers]
    readable = [one for one in page.saved if one.of_server and one.rules is not None]
    for kind, saved in ((SERVERS, readable[:MENU]), (SERVERS_MORE, readable[MENU:])):
        if saved:
            yield kind, [_saved(name, one, ui) for one in saved]


def _saved(name: str, one: SavedRules, ui: Ui) -> Choice:
    assert one.rules is not None
    value = step(SetWord.TO, name, f"{SAVED}{one.preset_id}")
    return value, plain_name(one.name), preset_name(one.rules, ui)


def _kind_of(present: str, kinds: Iterable[str]) -> str:
    preset = present.partition(" ")[0] or "standard"
    found = (kind for kind, names in KINDS.items() if preset in names)
    return next(found, next(iter(kinds)))


def _menu(
    page: SettingsPanel, number: int, offered: Iterable[Choice], present: str, placeholder: str
) -> Menu:
    return choice_menu(
        make_menu_id(PressKind.SET, page.number, number), offered, present, placeholder
    )
