"""The tables of commands are what `make documents` writes, and miss nothing that Discord offers."""

from tools.documents import settings
from tools.documents.command_tree import command_tree
from tools.documents.commands import COMMANDS, END_OF_COMMANDS, FILE, document


def test_the_table_is_up_to_date() -> None:
    text = FILE.read_text("utf-8")
    assert (text.count(COMMANDS), text.count(END_OF_COMMANDS)) == (1, 1)
    assert text == document(text)


def test_every_command_and_entry_of_a_menu_is_in_it() -> None:
    table = FILE.read_text("utf-8").partition(COMMANDS)[2].partition(END_OF_COMMANDS)[0]
    tree = command_tree()
    names = [name for group in tree.groups for name in group.commands]
    assert {"gin challenge", "club standings", "gin-admin void"} <= set(names)
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
