"""What presses on a panel of *House rules* say, and its buttons and menus made of them."""

from collections.abc import Iterable
from typing import Final

import discord

from club.house_rules.panel_view import PanelView
from club.house_rules.presets import SavedRules
from club.house_rules.rule_controls import RuleControl
from cogs.kit.ids import make_id, make_menu_id
from cogs.kit.items import Choice, Menu, Press, choice_menu, press
from cogs.kit.press_kinds import PressKind
from data.schema.vocabulary import PanelPurpose
from engine.words import Word

USUAL: Final = "server"  # the option for the server's own clock


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


def panel_press(
    shown: PanelView,
    label: str,
    rest: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
) -> Press:
    """Return a button of a panel."""
    return press(label, make_id(PressKind.PANEL, shown.panel.panel_id, 0, rest), style=style)


def panel_menu(
    shown: PanelView, number: int, offered: Iterable[Choice], present: str, placeholder: str
) -> Menu:
    """Return a menu of a panel, which shows what stands."""
    return choice_menu(
        make_menu_id(PressKind.PANEL, shown.panel.panel_id, number), offered, present, placeholder
    )


def asked(word: PanelWord, *about: object) -> str:
    """Return what a press asks for."""
    return "=".join(map(str, (word, *about)))


def use(purpose: PanelPurpose, *level: str) -> str:
    """Return how a press asks to use the rules."""
    return asked(PanelWord.USE, purpose, *level)


def base(preset: str) -> str:
    """Return how a press asks to start from a ready-made preset."""
    return asked(PanelWord.BASE, preset)


def load(saved: SavedRules) -> str:
    """Return how a press asks to start from saved rules."""
    return asked(PanelWord.LOAD, saved.preset_id)


def set_to(knob: RuleControl, value: str | int) -> str:
    """Return how a press asks for a value of a rule."""
    return asked(PanelWord.SET, knob.name, value)
