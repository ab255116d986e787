"""A deal of a record that a member sent, and what is wrong with an unreadable one."""

from club.archive.imports import Imported
from club.archive.record_files import ListedDeal
from cogs.archive.ui.replay import IdStem, ShownDeal
from cogs.kit.drawing import LOST, Drawing, Ui, draw
from cogs.kit.ids import make_id
from cogs.kit.items import press
from cogs.kit.press_kinds import PressKind
from cogs.kit.ruletext import rules_short
from cogs.kit.text import plain_name

_MENU = 25  # options that a menu holds

_ROOM = 300  # characters of what is wrong


def showing_file(imported: Imported, ui: Ui) -> ShownDeal:
    """Return a deal of a member's file as it is shown."""
    opened, every = imported.opened, imported.opened.every
    games = every[-1].game
    about = [rules_short(opened.rules, ui), ui.text("import-about")]
    if games > 1:
        about.append(ui.text("import-game", game=opened.listed.game, games=games))
    first = max(0, min(opened.here - 1 - _MENU // 2, len(every) - _MENU))
    numbered = enumerate(every[first : first + _MENU], start=first + 1)
    picture = make_id(PressKind.FILM, 0, opened.here, str(imported.import_id))
    return ShownDeal(
        opened.deal.number,
        tuple(about),
        tuple([plain_name(name) for name in opened.names]),
        opened.rules,
        opened.states,
        opened.moments,
        opened.here,
        tuple((number, _called(one, games, ui)) for number, one in numbered),
        IdStem(PressKind.IMPORT, 0, f"{imported.import_id}."),
        (press(ui.text("press-film-keep"), picture),),
    )


def draw_unreadable(line: str, what: str, ui: Ui) -> Drawing:
    """Say that a file can't be read as a record: its line, and why in the engine's words."""
    quoted = what[:_ROOM].replace("`", "'")
    return draw(LOST, ui.text("import-unreadable", line=line), f"```\n{quoted}\n```")


def _called(listed: ListedDeal, games: int, ui: Ui) -> str:
    said = ui.text("replay-deal", deal=listed.number)
    if games == 1:
        return said
    return ui.text("import-deal", game=listed.game, deal=said)
