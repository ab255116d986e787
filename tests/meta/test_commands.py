"""The tables of commands are what `make documents` writes, and miss nothing that Discord offers."""

import pytest
from discord import Client, Intents, Permissions
from discord.app_commands import CommandTree

from cogs.routing.command_groups import CommandGroups, Group
from tools.documents import settings
from tools.documents.command_tree import command_tree
from tools.documents.commands import COMMANDS, END_OF_COMMANDS, FILE, document


@pytest.mark.slow
def test_the_table_is_up_to_date() -> None:
    text = FILE.read_text("utf-8")
    assert (text.count(COMMANDS), text.count(END_OF_COMMANDS)) == (1, 1)
    assert text == document(text)


def test_every_command_and_entry_of_a_menu_is_in_it() -> None:
    table = FILE.read_text("utf-8").partition(COMMANDS)[2].partition(END_OF_COMMANDS)[0]
    tree = command_tree()
    names = [name for group in tree.groups for name in group.commands]
    assert {"gin challenge", "gin standings", "gin-admin void"} <= set(names)
    assert [line.split("`")[1] for line in table.splitlines() if line.startswith("| `")] == [
        f"/{name}" for name in names
    ]
    assert tree.member_menu
    assert all(f"*{entry}*" in table for entry in tree.member_menu)


def test_only_the_table_is_written() -> None:
    text = f"before\n{COMMANDS}as it was\n{END_OF_COMMANDS}after\n"
    written = document(text)
    assert written.startswith(f"before\n{COMMANDS}| command |")
    assert written.endswith(f"{END_OF_COMMANDS}after\n")
    assert "as it was" not in written


def test_managers_read_of_their_commands() -> None:
    (group,) = (each for each in command_tree().groups if each.name == settings.ADMIN)
    text = settings.FILE.read_text("utf-8")
    assert all(f"| `/{name}` | {told} |" in text for name, told in group.commands.items())


def test_what_discord_lists_first_is_what_members_use_most() -> None:
    """Discord lists commands by name, and those of managers to nobody else."""
    names = [name for group in command_tree().groups for name in group.commands]
    for group in (Group.CUP, Group.LEAGUE, Group.LADDER):
        own = [name for name in names if name.startswith(f"{group} ")]
        assert own == [f"{group} {name}" for name in ("new", "list", "show")]
    for_members = sorted(name for name in names if name.startswith(f"{Group.GIN} "))
    first = [
        *("challenge", "daily", "games", "hand", "help"),
        *("history", "learn", "me", "play", "practice"),
    ]
    assert for_members[:10] == [f"gin {name}" for name in first]
    rest = [
        *("problem", "profile", "realcards", "replay", "review"),
        *("rules", "scores", "standings", "verify"),
    ]
    assert for_members[10:] == [f"gin {name}" for name in rest]


def test_managers_commands_are_shown_to_those_who_may_alone() -> None:
    groups = CommandGroups(CommandTree(Client(intents=Intents.none()))).by_name
    assert {*groups} == {*Group}
    assert groups[Group.ADMIN].default_permissions == Permissions(manage_guild=True)
    assert groups[Group.GIN].default_permissions is None
    for group in (Group.CUP, Group.LEAGUE, Group.LADDER):
        assert groups[group].default_permissions is None
