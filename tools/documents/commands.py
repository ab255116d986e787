"""Write the table of commands in README.md from the command tree."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tools.documents.command_tree import command_table, command_tree

FILE: Final = Path(__file__).parents[2] / "README.md"
COMMANDS, END_OF_COMMANDS = "<!-- commands -->\n", "<!-- end of commands -->\n"


def document(text: str) -> str:
    """README.md with its table of commands up to date; the rest is kept as it is.

    Args:
        text: What the file says now.
    """
    before, _, rest = text.partition(COMMANDS)
    _, _, after = rest.partition(END_OF_COMMANDS)
    lines = "".join(f"{line}\n" for line in table())
    return f"{before}{COMMANDS}{lines}{END_OF_COMMANDS}{after}"


def table() -> Iterator[str]:
    """Every command with what Discord says of it, group by group, and the menu of a member."""
    tree = command_tree()
    yield "| command | what it does |"
    yield "| --- | --- |"
    for group in tree.groups:
        yield f"| **`/{group.name} …`** | **{group.description}** |"
        yield from command_table(group)
    entries = ", ".join(f"*{entry}*" for entry in tree.member_menu)
    yield ""
    yield f"In a member's menu (right-click them, or hold on a phone), under *Apps*: {entries}."


def write() -> None:
    """Write the file."""
    FILE.write_text(document(FILE.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    write()
