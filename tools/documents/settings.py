"""Write docs/settings.md from what is declared: `python -m tools.documents.settings`."""

from collections.abc import Iterator
from pathlib import Path

from club.core.setting_kinds import Channels, Hour, Kind, Roles, RulesText, Zone
from club.core.settings import MemberSettings, ServerSettings, declared
from cogs.kit.cards import CardFaces
from cogs.kit.drawing import Ui
from cogs.kit.text import Text
from cogs.members.ui.settings import offered, setting_title, value_words
from engine.rules import PRESETS

FILE = Path(__file__).parents[2] / "docs" / "settings.md"
RULES = PRESETS.rules("standard")
UI = Ui(Text(), CardFaces({}))
HEAD = """# What can be set

Everything is set by menus, takes effect at once and outlasts a restart. What was never set is as
the bot comes, which is in bold below.
"""
SERVER = """## For a server: `/gin-admin settings`

For those with the permission *Manage Server*. Discord shows them the commands of `/gin-admin`, and
each press asks for the permission again. Each change leaves a line with who, when, from what and to
what: `/gin-admin audit`.
"""
MEMBER = """## For yourself: `/gin me`

In every server and in direct messages.
"""
COLOURS = """The colours of the cards, in the order of the table:

![The four aces three times: black, red, blue and green; black and red; black, orange, dark blue and
teal.](pictures/colours.png)

The last stay clearly apart for those who lack the sense of red or of green too
(`tests/art/test_colours.py` has the figures). Public messages are in four colours for everybody.
"""
TABLES = """## What managers can do at a table

| command | what it does |
| --- | --- |
| `/gin-admin void` | annuls a game, running or over: it counts nothing |
| `/gin-admin adjudicate` | ends a running game of two sides as won by one of them |
| `/gin-admin unstick` | draws a table's messages anew and wakes the computer there |
| `/gin-admin audit` | lists what was done in the server's name, the latest first |
| `/gin-admin delete` | for owners and administrators: deletes it all ([more](privacy.md)) |

For the first two a reason is asked, which both sides read at the table and in their hands.
"""


def document() -> str:
    """The whole of docs/settings.md."""
    parts = [
        HEAD,
        SERVER,
        "\n".join(table(ServerSettings)) + "\n",
        MEMBER,
        "\n".join(table(MemberSettings)) + "\n",
        COLOURS,
        TABLES,
    ]
    return "\n".join(parts)


def table(settings: type[ServerSettings] | type[MemberSettings]) -> Iterator[str]:
    """A line for each setting: what it is called, what it may be, and what for."""
    yield "| setting | may be | what for |"
    yield "| --- | --- | --- |"
    for name, kind in offered(settings).items():
        default = declared(settings)[name].default
        about = UI.text(f"setting-{name.replace('_', '-')}-about")
        yield f"| {setting_title(name, UI)} | {values(name, kind, default)} | {about} |"


def values(name: str, kind: Kind, default: object) -> str:
    """What a setting may be, what it is by itself in bold."""

    def said(value: object) -> str:
        words = value_words(name, kind, value, UI, RULES)
        return f"**{words}**" if value == default else words

    match kind:
        case Channels():
            return f"{said(())}, or up to 25 channels"
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


if __name__ == "__main__":
    FILE.write_text(document(), "utf-8")
