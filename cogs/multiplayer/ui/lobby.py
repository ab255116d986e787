"""A lobby: who plays on which side so far, and how to join."""

import discord

from club.multiplayer.lobbies import capacity, room
from club.table.scene import Scene, SceneSeat
from cogs.kit.drawing import BRAND, QUIET, Drawing, Part, Ui, draw, lines, row, small
from cogs.kit.ids import make_id, make_menu_id
from cogs.kit.items import Press, choice_menu, press
from cogs.kit.phrases import (
    check_press,
    computer_name,
    host_name,
    occupant_at_level,
    table_number_if_needed,
)
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import LobbyWord
from cogs.kit.ruletext import rated_line, rules_button, rules_line
from cogs.kit.running_score import outcome_line
from cogs.kit.text import safe_name
from data.schema.vocabulary import TableStatus
from engine.players import levels_for
from engine.rules import Rules
from engine.seats import SEATS
from engine.words import SeatingFormat

_SEALED = {LobbyWord.JOIN, LobbyWord.START}
"""The presses that the cards depend on."""


def draw_lobby(scene: Scene, ui: Ui) -> Drawing:
    """Draw a lobby, with buttons while it waits for players."""
    waiting = scene.status == TableStatus.WAITING
    seating = seating_words(scene.rules, ui)
    head = ui.text("lobby-head", host=host_name(scene, ui), seating=seating)
    details = lines(rules_line(scene.rules, ui), rated_line(scene, ui), _outcome(scene, ui))
    parts: list[Part] = [lines(head, _called(scene, ui)), details]
    if waiting or scene.status in {TableStatus.PLAYING, TableStatus.FINISHED}:
        parts.append(_players(scene, ui))
    parts.append(small(table_number_if_needed(scene, ui)) if waiting else "")
    if waiting:
        parts.extend((_joining(scene, ui), _filling(scene, ui)))
        parts.append(
            row(
                _start(scene, ui),
                _press(scene, LobbyWord.WITHDRAW, ui),
                rules_button(scene, ui),
                check_press(scene.table_id, ui),
            )
        )
    return draw(BRAND if waiting else QUIET, *parts)


def _called(scene: Scene, ui: Ui) -> str:
    if not scene.called:
        return ""
    return ui.text(
        "lobby-called",
        member=ui.text.listed([f"<@{each}>" for each in scene.called]),
        host=host_name(scene, ui),
        count=len(scene.called),
    )


def seating_words(rules: Rules, ui: Ui) -> str:
    """Return how many play and how, such as "two against two"."""
    return ui.text("seating", seating=rules.seating, size=rules.team_size)


def _outcome(scene: Scene, ui: Ui) -> str:
    if scene.status == TableStatus.FINISHED:
        return outcome_line(scene, ui)
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
    return safe_name(occupant_at_level(player, ui))


def _joining(scene: Scene, ui: Ui) -> Part:
    joins = (_press(scene, LobbyWord.JOIN, ui, side) for side in _sides(scene))
    return row(*joins, _press(scene, LobbyWord.LEAVE, ui))


def _filling(scene: Scene, ui: Ui) -> Part:
    offered = [
        (f"{word}={level}", ui.text(f"choice-lobby-{word}", level=computer_name(level, ui)), "")
        for word in (f"{LobbyWord.COMPUTER}{side}" for side in _sides(scene))
        for level in levels_for(scene.rules)
    ]
    menu_id = make_menu_id(PressKind.LOBBY, scene.table_id)
    menu = choice_menu(menu_id, offered, "", ui.text("menu-lobby-computer"))
    return row(menu if offered else None)


def _start(scene: Scene, ui: Ui) -> Press | None:
    least, most = capacity(scene.rules)
    if least == most or len(scene.players) < least:
        return None
    return _press(scene, LobbyWord.START, ui, style=discord.ButtonStyle.primary)


def _sides(scene: Scene) -> list[int]:
    """Return the sides with room; 0 stands for all who play alone."""
    if scene.rules.seating == SeatingFormat.PARTNERSHIP:
        return [side for side in SEATS if _free(scene, side)]
    return [0] if _free(scene, 0) else []


def _free(scene: Scene, side: int) -> bool:
    return room(scene.rules, [each.side for each in scene.players], side) > 0


def _press(
    scene: Scene,
    word: LobbyWord,
    ui: Ui,
    side: int | None = None,
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
) -> Press:
    rest = f"{word}{'' if side is None else side}"
    seal = scene.commitment if word in _SEALED else None
    return press(
        ui.text(f"press-lobby-{rest}"),
        make_id(PressKind.LOBBY, scene.table_id, rest=rest, seal=seal),
        style=discord.ButtonStyle.success if word == LobbyWord.JOIN else style,
    )
