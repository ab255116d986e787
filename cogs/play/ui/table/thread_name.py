"""The name of a game's thread."""

from typing import Final

from club.table.scene import Scene
from cogs.kit.drawing import Ui
from cogs.kit.phrases import occupant, rules_name
from cogs.kit.text import plain_name

LIMIT: Final = 100  # UTF-16 units, to be safe: characters that Discord allows

PAIR: Final = 2

_SHORT: Final = 12  # characters of a name where more than two play


def room_name(scene: Scene, ui: Ui, *, cup: tuple[str, int] | None = None) -> str:
    """Return a thread's name: who plays and by what rules, but no card and no score.

    A match of a cup is called by its title, and of teams by the number of the board.
    """
    names = [occupant(each, ui) for each in scene.players]
    rules = rules_name(scene, ui)
    if cup is not None and len(names) == PAIR:
        title, board = cup
        key = "room-cup-board" if board else "room-cup"
        said = ui.text(key, cup=plain_name(title), board=board, one=names[0], other=names[1])
    elif len(names) == PAIR:
        said = ui.text("room-two", one=names[0], other=names[1], rules=rules)
    else:
        who = ", ".join(_cut(name, _SHORT) for name in names)
        said = ui.text("room-several", names=who, rules=rules)
    return _cut(said, LIMIT)


def _cut(text: str, limit: int) -> str:
    """Cut a text to a number of UTF-16 units."""
    if _units(text) <= limit:
        return text
    while _units(text) >= limit:
        text = text[:-1]
    return text.rstrip() + "…"


def _units(text: str) -> int:
    return len(text.encode("utf-16-le")) // 2
