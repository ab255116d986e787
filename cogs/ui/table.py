"""The table as everybody may see it: the sheet, the top of the pile, the last moves."""

import discord

from club.scene import Scene
from cogs.ui.challenge import draw_challenge, seal
from cogs.ui.drawing import BRAND, QUIET, Drawing, Ui, draw, lines, row, rule, small
from cogs.ui.ids import make_id
from cogs.ui.items import press
from cogs.ui.settlement import winner_line
from cogs.ui.words import deal_title, last_deal, seat_name, turn_lines
from engine.knock import KnockView
from engine.seats import SEATS, Seat

_TURN = "▸"


def draw_table(scene: Scene, ui: Ui) -> Drawing:
    """Draw the public table.

    Args:
        scene: The table as a spectator sees it.
        ui: The words and the faces.
    """
    if scene.view is None:
        return _closed(scene, ui) if scene.settlement else draw_challenge(scene, ui)
    view = scene.view
    who = lines(*(_side(scene, seat, ui) for seat in SEATS))
    dealer = ui.text("table-dealer", name=seat_name(scene, view.dealer, ui))
    title = small(f"{deal_title(scene, view, ui)} · {dealer}")
    turn = _turn(scene, view, ui)
    hand = press(
        ui.text("press-hand"),
        make_id("hand", scene.table_id),
        style=discord.ButtonStyle.primary,
    )
    begun = len(view.moves) >= len(SEATS)
    happened = lines("" if begun else last_deal(scene, ui), turn_lines(scene, view, ui), turn)
    return draw(
        BRAND,
        lines(who, title),
        rule(),
        _pile(view, ui),
        happened,
        seal(scene, ui),
        row(hand),
    )


def _side(scene: Scene, seat: Seat, ui: Ui) -> str:
    """One side's line of the sheet; a mark shows whose turn it is."""
    contest = scene.contest
    said = ui.text(
        "table-side",
        name=seat_name(scene, seat, ui),
        points=contest.points[seat - 1] if contest else 0,
        boxes=contest.boxes[seat - 1] if contest else 0,
    )
    return f"{_TURN} {said}" if scene.to_act == seat else said


def _pile(view: KnockView, ui: Ui) -> str:
    top = f"## {ui.faces(view.pile[-1])}" if view.pile else ui.text("table-no-pile")
    return lines(top, small(ui.text("table-stock", stock=view.stock_count)))


def _turn(scene: Scene, view: KnockView, ui: Ui) -> str:
    return "" if view.turn is None else ui.text("table-turn", name=seat_name(scene, view.turn, ui))


def _closed(scene: Scene, ui: Ui) -> Drawing:
    sides = lines(*(_side(scene, seat, ui) for seat in SEATS))
    return draw(QUIET, f"**{winner_line(scene, ui)}**", sides, small(ui.text("table-closed")))
