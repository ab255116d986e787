"""A lobby: who plays on which side so far, and how to join."""

import discord

from club.multiplayer.lobbies import capacity, room
from club.table.scene import Scene, SceneSeat
from cogs.kit.drawing import BRAND, QUIET, Drawing, Part, Ui, draw, lines, row, small
from cogs.kit.ids import make_id, make_menu_id
from cogs.kit.items import Press, choice_menu, press
from cogs.kit.phrases import computer_name, occupant, table_number
from cogs.kit.press_kinds import PressKind
from cogs.kit.ruletext import rules_button, rules_line
from cogs.kit.text import safe_name
from cogs.matchmaking.ui.challenge import seal
from data.schema.vocabulary import TableStatus
from engine.players import levels_for
from engine.rules import Rules
from engine.seats import SEATS
from engine.words import SeatingFormat


def draw_lobby(scene: Scene, ui: Ui) -> Drawing:
    """Draw a lobby, with buttons while it waits for players."""
    waiting = scene.status == TableStatus.WAITING
    head = ui.text("lobby-head", host=_host(scene, ui), seating=seating_words(scene.rules, ui))
    parts: list[Part] = [head, lines(rules_line(scene.rules, ui), _outcome(scene, ui))]
    if waiting or scene.status in {TableStatus.PLAYING, TableStatus.FINISHED}:
        parts.append(_players(scene, ui))
    parts.append(lines(small(table_number(scene, ui)), seal(scene, ui)))
    if waiting:
        parts.extend((_joining(scene, ui), _filling(scene, ui)))
        parts.append(row(_start(scene, ui), _word(scene, "withdraw", ui), rules_button(scene, ui)))
    return draw(BRAND if waiting else QUIET, *parts)


def _host(scene: Scene, ui: Ui) -> str:
    """Return who opened the table, in any seat once it has begun."""
    own = (each for each in scene.players if each.member_id == scene.host_id)
    host = next(own, None)
    return ui.text("name-nobody") if host is None else _name(host, ui)


def seating_words(rules: Rules, ui: Ui) -> str:
    """Return how many play and how, such as "two against two"."""
    return ui.text("seating", seating=rules.seating, size=rules.team_size)


def _outcome(scene: Scene, ui: Ui) -> str:
    if scene.status != TableStatus.WAITING:
        return f"**{ui.text('lobby-over', status=scene.status)}**"
    if scene.expires_at is None:
        return ""
    return ui.text("challenge-expires", when=discord.utils.format_dt(scene.expires_at, "R"))


def _players(scene: Scene, ui: Ui) -> str:
    if scene.rules.seating != SeatingFormat.PARTNERSHIP:
        _, most = capacity(scene.rules)
        free = most - len(scene.players) if scene.status == TableStatus.WAITING else 0
        return _line(ui.text("lobby-players"), scene.players, free, ui)
    size = scene.rules.team_size
    said: list[str] = []
    for side in SEATS:
        own = tuple(each for each in scene.players if each.side == side)
        free = size - len(own) if scene.status == TableStatus.WAITING else 0
        said.append(_line(ui.text("side-number", side=side), own, free, ui))
    return lines(*said)


def _line(title: str, players: tuple[SceneSeat, ...], free: int, ui: Ui) -> str:
    here = [_name(each, ui) for each in players]
    if free:
        here.append(ui.text("lobby-free", free=free))
    return ui.text("lobby-side", side=title, players=" · ".join(here))


def _name(player: SceneSeat, ui: Ui) -> str:
    return safe_name(occupant(player, ui))


def _joining(scene: Scene, ui: Ui) -> Part:
    return row(
        *(_word(scene, word, ui) for word in _sides(scene, "join")), _word(scene, "leave", ui)
    )


def _filling(scene: Scene, ui: Ui) -> Part:
    """Return the host's menu that fills a seat with the computer, by side and by strength."""
    offered = [
        (f"{word}={level}", ui.text(f"choice-lobby-{word}", level=computer_name(level, ui)), "")
        for word in _sides(scene, "computer")
        for level in levels_for(scene.rules)
    ]
    menu_id = make_menu_id(PressKind.LOBBY, scene.table_id)
    menu = choice_menu(menu_id, offered, "", ui.text("menu-lobby-computer"))
    return row(menu if offered else None)


def _start(scene: Scene, ui: Ui) -> Press | None:
    """Return the host's button to begin with fewer players than could come."""
    least, most = capacity(scene.rules)
    if least == most or len(scene.players) < least:
        return None
    return _word(scene, "start", ui, discord.ButtonStyle.primary)


def _sides(scene: Scene, word: str) -> list[str]:
    """Return a word for each side with room, or the one for all who play alone."""
    if scene.rules.seating == SeatingFormat.PARTNERSHIP:
        return [f"{word}{side}" for side in SEATS if _free(scene, side)]
    return [f"{word}0"] if _free(scene, 0) else []


def _free(scene: Scene, side: int) -> bool:
    return room(scene.rules, [each.side for each in scene.players], side) > 0


def _word(
    scene: Scene,
    word: str,
    ui: Ui,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
) -> Press:
    joins = word.startswith("join")
    return press(
        ui.text(f"press-lobby-{word}"),
        make_id(PressKind.LOBBY, scene.table_id, rest=word),
        style=discord.ButtonStyle.success if joins else style,
    )
