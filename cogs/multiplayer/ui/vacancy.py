"""A seat whose player has left a contest: the question what to do, and the answers so far."""

import discord

from club.table.scene import Scene
from club.table.vacancy_votes import SeatVote, VacantSeat
from cogs.kit.drawing import LOST, Drawing, Part, Ui, draw, lines, row, rows, small
from cogs.kit.ids import make_id
from cogs.kit.items import Press, press
from cogs.kit.phrases import table_number_if_needed
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import LeftWord
from cogs.kit.sides import player_name
from cogs.kit.text import plain_name, safe_name

_CANDIDATES = 5  # members offered for the seat: more would crowd the message


def draw_left(scene: Scene, leaving: VacantSeat, ui: Ui) -> Drawing:
    """Ask what to do about a seat, with what each player has said."""
    name = player_name(scene, leaving.seat, ui)
    said = [
        ui.text(
            "left-said", name=player_name(scene, each.seat, ui), choice=_choice(leaving, ui, on)
        )
        for each in scene.players
        if each.member_id is not None and (on := leaving.said.get(each.member_id)) is not None
    ]
    offers = [
        _say(scene, leaving, str(member_id), ui.text("press-left-let", name=plain_name(who)))
        for member_id, who in leaving.candidates[:_CANDIDATES]
    ]
    parts: list[Part] = [
        lines(ui.text("left-head", name=name), ui.text("left-how")),
        lines(*said),
        *rows(offers),
    ]
    return draw(
        LOST,
        *parts,
        row(
            _say(scene, leaving, SeatVote.COMPUTER, ui.text("press-left-computer")),
            _say(scene, leaving, SeatVote.FORFEIT, ui.text("press-left-forfeit")),
        ),
        row(
            _say(
                scene, leaving, LeftWord.ME, ui.text("press-left-me"), discord.ButtonStyle.success
            ),
            _say(
                scene,
                leaving,
                LeftWord.BACK,
                ui.text("press-left-back", name=plain(scene, leaving)),
            ),
        ),
        small(table_number_if_needed(scene, ui)),
    )


def plain(scene: Scene, leaving: VacantSeat) -> str:
    """Return the name of the player who left, for a button."""
    return next((plain_name(each.name) for each in scene.players if each.seat == leaving.seat), "")


def _choice(leaving: VacantSeat, ui: Ui, choice: str) -> str:
    named = {str(member_id): name for member_id, name in leaving.candidates}
    if choice in named:
        return ui.text("left-let", name=safe_name(named[choice]))
    return ui.text(f"left-{choice}") if choice in tuple(SeatVote) else ""


def _say(
    scene: Scene,
    leaving: VacantSeat,
    word: str,
    label: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
) -> Press:
    return press(
        label, make_id(PressKind.LEFT, scene.lead_id, rest=f"{leaving.seat}.{word}"), style=style
    )
