"""Write docs/settings.md from what is declared: `python -m tools.documents.settings`."""

from collections.abc import Iterator
from pathlib import Path

from club.core.setting_kinds import (
    Channels,
    Hour,
    OneChannel,
    OneRole,
    Roles,
    RulesText,
    SettingKind,
    Zone,
)
from club.core.settings import MemberSettings, ServerSettings, declared
from cogs.kit.cards import CardFaces
from cogs.kit.drawing import Ui
from cogs.kit.text import Text
from cogs.members.ui.settings import offered, setting_title, value_words
from engine.rules import PRESETS
from tools.documents.command_tree import command_table, command_tree

FILE = Path(__file__).parents[2] / "docs" / "settings.md"
ADMIN = "gin-admin"
RULES = PRESETS.rules("standard")
UI = Ui(Text(), CardFaces({}))
HEAD = """# What can be set

Everything is set by menus, takes effect at once and outlasts a restart. A setting that was never
changed has its default, which is in bold below.
"""
SERVER = """## For a server: `/gin-admin settings`

For those with the permission *Manage Server*. Discord shows them the commands of `/gin-admin`, and
each press checks the permission again. Each change leaves a line with who, when, from what and to
what: `/gin-admin audit`.
"""
NEWS = """## The weekly page and roles: `/gin-admin news`

For the same members; [club-news.md](club-news.md) has the details.
"""
MEMBER = """## For yourself: `/gin me`

In every server and in direct messages.
"""
COLOURS = """The colours of the cards, in the order of the table:

![The four aces three times: black, red, blue and green; black and red; black, orange, dark blue and
teal.](pictures/colours.png)

The last four stay clearly apart for the red-blind and the green-blind too
(`tests/art/test_colours.py` has the figures). Public messages are in four colours for everybody.
"""
MANAGERS = """## What managers can do
"""
MORE_OF_MANAGERS = """\
`void` and `adjudicate` ask for a reason, which both sides read at the table and in their hands;
`adjudicate` is for games of two sides. `unstick` redraws a table's messages and wakes the computer
there. `audit` lists the latest first. `delete` is for owners and administrators
([more](privacy.md)).
"""


def document() -> str:
    """The whole of docs/settings.md."""
    parts = [
        HEAD,
        SERVER,
        "\n".join(table(ServerSettings)) + "\n",
        NEWS,
        "\n".join(table(ServerSettings, news=True)) + "\n",
        MEMBER,
        "\n".join(table(MemberSettings)) + "\n",
        COLOURS,
        MANAGERS,
        "\n".join(commands()) + "\n",
        MORE_OF_MANAGERS,
    ]
    return "\n".join(parts)


def table(
    settings: type[ServerSettings] | type[MemberSettings], *, news: bool = False
) -> Iterator[str]:
    """A line for each setting: its name, its possible values, and its purpose."""
    yield "| setting | may be | what for |"
    yield "| --- | --- | --- |"
    for name, kind in offered(settings, news=news).items():
        default = declared(settings)[name].default
        about = UI.text(f"setting-{name.replace('_', '-')}-about")
        yield f"| {setting_title(name, UI)} | {values(name, kind, default)} | {about} |"


def commands() -> Iterator[str]:
    """A line for each command of those who manage a server."""
    yield "| command | what it does |"
    yield "| --- | --- |"
    (group,) = (each for each in command_tree().groups if each.name == ADMIN)
    yield from command_table(group)


def values(name: str, kind: SettingKind, default: object) -> str:  # noqa: PLR0911 - a line for each kind
    """A setting's possible values, the default in bold."""

    def said(value: object) -> str:
        words = value_words(name, kind, value, UI, RULES)
        return f"**{words}**" if value == default else words

    match kind:
        case Channels():
            return f"{said(())}, or up to 25 channels"
        case OneRole():
            return f"{said(0)}, or a role"
        case OneChannel():
            return f"{said(0)}, or a channel"
        case Roles():
            return f"{said(())}, or up to 25 roles"
        case RulesText():
            return f"{said('')}, any ready-made rules, or rules that the server has saved"
        case Zone():
            return f"{said('UTC')}, or any time zone, by menus or typed"
        case Hour():
            return f"{said(None)}, or an hour from 0:00 to 23:00"
        case _:
            return "; ".join(said(value) for value in kind.offered())


def write() -> None:
    """Write the file."""
    FILE.write_text(document(), "utf-8")


if __name__ == "__main__":
    write()
