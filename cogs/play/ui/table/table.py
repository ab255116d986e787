"""The public table: the score around the variant's own part."""

import discord

from club.table.scene import Scene, UnseenDeal
from cogs.kit.drawing import BRAND, QUIET, Drawing, Part, Ui, draw, lines, row, small
from cogs.kit.family_drawings import DRAWINGS
from cogs.kit.ids import make_id
from cogs.kit.items import Press, press
from cogs.kit.phrases import (
    computer_levels,
    deal_title,
    last_deal,
    rules_name,
    seat_name,
    table_number_if_needed,
)
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import WatchWord
from cogs.kit.ruletext import house_rules, rules_button
from cogs.kit.running_score import column_lines, points_line, winner_line
from cogs.matchmaking.ui.challenge import draw_challenge
from cogs.play.ui.result.scores import sheet_button
from cogs.play.ui.table.between_deals import draw_between
from cogs.play.ui.table.cutting import cut_lines
from cogs.play.ui.table.pairing import pairing_line
from cogs.turn_clock.ui.clock import pause_press, time_line
from data.schema.vocabulary import ANSWERS_ONLY
from engine.machine import View

BRIEFLY = 2
"""How many of the house's own rules the table names; the rest are behind *Rules*."""


def draw_table(scene: Scene, ui: Ui, buttons: Part = None, note: str = "") -> Drawing:
    """Draw the public table; `buttons` replace its own, and a `note` goes above in a copy."""
    if scene.unseen is not None:
        return _unseen(scene, scene.unseen, ui, buttons, note)
    if scene.view is None:
        if scene.settlement:
            return _closed(scene, ui)
        return draw_between(scene, ui) if scene.contest else draw_challenge(scene, ui)
    view = scene.view
    dealer = ui.text("table-dealer", name=seat_name(scene, view.dealer, ui))
    number = table_number_if_needed(scene, ui)
    rated = ui.text("table-rated") if scene.rated_practice else ""
    level = computer_levels(scene, ui)
    title = (number, deal_title(scene, view, ui), dealer, level, rated)
    begun = len(view.moves) >= len(scene.seats)
    before = "" if begun else last_deal(scene, ui)
    turn = _turn(scene, view, ui)
    parts = DRAWINGS[view.rules.family].table(scene, view, ui, before, turn)
    titles = small(" · ".join(part for part in title if part))
    return draw(
        BRAND,
        lines(
            f"### {points_line(scene, ui)}",
            pairing_line(scene, ui),
            column_lines(scene, ui),
            titles,
            cut_lines(scene, ui),
            small(time_line(scene, ui)),
        ),
        *parts,
        lines(
            small(house_rules(scene.rules, ui, BRIEFLY)),
            None if buttons or scene.server_kind in ANSWERS_ONLY else _hands(view, ui),
            small(ui.text("table-restart")) if ui.restarting else None,
            small(note),
        ),
        buttons or _buttons(scene, ui),
    )


def _unseen(scene: Scene, deal: UnseenDeal, ui: Ui, buttons: Part, note: str) -> Drawing:
    title = ui.text("deal-title-plain", deal=deal.number, rules=rules_name(scene, ui))
    level = computer_levels(scene, ui)
    titles = (table_number_if_needed(scene, ui), title, level)
    turn = "" if deal.turn is None else seat_name(scene, deal.turn, ui)
    first = deal.number == 1 and scene.server_kind not in ANSWERS_ONLY
    return draw(
        BRAND,
        lines(
            f"### {points_line(scene, ui)}",
            small(" · ".join(part for part in titles if part)),
            small(time_line(scene, ui)),
        ),
        lines(last_deal(scene, ui), ui.text("table-turn", name=turn) if turn else ""),
        lines(
            small(ui.text("table-duplicate")),
            small(ui.text("table-hands")) if first and not buttons else None,
            small(ui.text("table-restart")) if ui.restarting else None,
            small(note),
        ),
        buttons or _buttons(scene, ui),
    )


def _buttons(scene: Scene, ui: Ui) -> Part:
    hand = press(
        ui.text("press-hand"),
        make_id(PressKind.HAND, scene.table_id),
        style=discord.ButtonStyle.primary,
    )
    return row(
        hand,
        sheet_button(scene, ui),
        rules_button(scene, ui),
        None if scene.with_computer_alone else _watch(scene, ui),
        pause_press(scene, ui),
    )


def _watch(scene: Scene, ui: Ui) -> Press:
    custom_id = make_id(PressKind.WATCH, scene.table_id, rest=WatchWord.FOLLOW)
    return press(ui.text("press-watch"), custom_id)


def _turn(scene: Scene, view: View, ui: Ui) -> str:
    return "" if view.turn is None else ui.text("table-turn", name=seat_name(scene, view.turn, ui))


def _hands(view: View, ui: Ui) -> str:
    """Return where the hands are, until all have acted in their first deal."""
    begun = view.number > 1 or all(view.last_move(seat) for seat in view.rules.seats)
    return "" if begun else small(ui.text("table-hands"))


def _closed(scene: Scene, ui: Ui) -> Drawing:
    head = lines(f"### {winner_line(scene, ui)}", points_line(scene, ui), column_lines(scene, ui))
    return draw(QUIET, head, small(ui.text("table-closed")))
