"""A finished deal, move by move: both hands, the pile and what was just done."""

from collections.abc import Iterator

import discord

from club.replays import Replayed
from club.scene import SceneSeat
from cogs.ui.drawing import BRAND, Drawing, Ui, draw, lines, row, rule, small
from cogs.ui.ids import make_id, make_menu_id
from cogs.ui.items import Menu, Press, choice_menu, press
from cogs.ui.knock_words import cards_in_text, in_text
from cogs.ui.text import plain_name, safe_name
from cogs.ui.words import headline, rules_name, table_number, total_line
from engine.moments import Moment, moments
from engine.opened import Opened, open_at
from engine.seats import SEATS, Seat
from engine.table import SeenMove

_MENU = 25
"""Options that a menu holds."""

_OFFERED = frozenset({"accept", "reject"})
"""Answers that may be about an offered card."""


def draw_replay(replayed: Replayed, step: int, ui: Ui) -> Drawing:
    """Draw a finished deal after so many moves; steps out of range show the nearest there is.

    Args:
        replayed: The deal.
        step: How many moves have been made.
        ui: The words and the faces.
    """
    last = len(replayed.states) - 1
    step = max(0, min(step, last))
    shown = open_at(replayed.states, step)
    first, second = (safe_name(_label(each, ui)) for each in replayed.seats)
    who = (first, second)
    about = (
        ui.text("replay-step", step=step, moves=last),
        rules_name(replayed.scene, ui),
        table_number(replayed.scene, ui),
    )
    return draw(
        BRAND,
        lines(
            f"### {ui.text('replay-title', deal=replayed.deal, first=first, second=second)}",
            small(" · ".join(about)),
        ),
        rule(),
        f"**{_said(shown.done, who, ui)}**",
        _end(replayed, who, ui) if step == last else "",
        *(_hand(replayed, shown, seat, who[seat - 1], ui) for seat in SEATS),
        _table(shown, ui),
        _pile(shown, ui),
        row(*_steps(replayed, step, last, ui)),
        row(_jumps(replayed, step, ui)),
        row(_others(replayed, ui)),
    )


def replay_press(table_id: int, ui: Ui) -> Press:
    """A button that opens the last finished deal of a table, for those who played there."""
    return press(ui.text("press-replay"), make_id("replay", table_id, 0))


def _label(each: SceneSeat, ui: Ui) -> str:
    return ui.text("name-computer") if each.computer else plain_name(each.name)


def _said(done: SeenMove | None, who: tuple[str, str], ui: Ui) -> str:
    """What the last move was, with every card that it moved."""
    if done is None:
        return ui.text("replay-dealt")
    key, faces = done.kind.replace("_", "-"), ui.faces
    cards = " ".join(faces.line(each) for each in done.melds) or faces.line(done.cards)
    if len(done.cards) > 1:
        key = f"{key}-several"
    elif done.kind in _OFFERED and done.card is not None:
        key = f"{key}-offer"
    card = done.card or next(iter(done.cards), None)
    return ui.text(
        f"replay-{key}",
        name=who[done.seat - 1],
        card="" if card is None else faces(card),
        cards=cards,
        target=done.target or 0,
    )


def _end(replayed: Replayed, who: tuple[str, str], ui: Ui) -> str:
    result = replayed.states[-1].result
    if result is None:
        return ""
    return lines(headline(result, who, ui), total_line(result, who, ui))


def _hand(replayed: Replayed, shown: Opened, seat: Seat, name: str, ui: Ui) -> str:
    hand = shown.hands[seat - 1]
    cards = sum(map(len, hand.melds)) + len(hand.unmatched)
    if replayed.scene.rules.family == "knock":
        said = ui.text("replay-hand", name=name, deadwood=hand.deadwood)
    else:
        said = ui.text("replay-cards", name=name, cards=cards)
    if shown.turn == seat:
        said = ui.text("replay-turn", hand=said)
    return lines(said, in_text(hand.melds, hand.unmatched, ui))


def _table(shown: Opened, ui: Ui) -> str:
    if not shown.table:
        return ""
    melds = tuple(meld for _, meld in shown.table)
    return lines(small(ui.text("replay-table")), in_text(melds, (), ui))


def _pile(shown: Opened, ui: Ui) -> str:
    said = "replay-pile" if shown.pile else "replay-no-pile"
    return lines(small(ui.text(said, stock=shown.stock)), cards_in_text(shown.pile, ui))


def _steps(replayed: Replayed, step: int, last: int, ui: Ui) -> Iterator[Press]:
    """The ways on, which keep their places: one may press again and again."""
    ways = {
        "first": 0,
        "back": max(0, step - 1),
        "next": min(last, step + 1),
        "last": last,
    }
    table_id, deal = replayed.scene.table_id, replayed.deal
    for number, (way, to) in enumerate(ways.items()):
        # What a button carries is unlike any other's of the message, even where two lead together.
        rest = f"{to:04d}" if number in {0, 3} else str(to)
        yield press(
            ui.text(f"press-replay-{way}"),
            make_id("replay", table_id, deal, rest),
            style=discord.ButtonStyle.primary if way == "next" else discord.ButtonStyle.secondary,
        )


def _jumps(replayed: Replayed, step: int, ui: Ui) -> Menu | None:
    found = moments(replayed.states)[-_MENU:]
    if not found:
        return None
    by_step = {one.step: one for one in found}
    options = [(str(at), _moment(replayed, one, ui), "") for at, one in by_step.items()]
    menu_id = make_menu_id("replay", replayed.scene.table_id, replayed.deal)
    return choice_menu(menu_id, options, str(step), ui.text("replay-moments"))


def _moment(replayed: Replayed, one: Moment, ui: Ui) -> str:
    name = _label(replayed.seats[one.seat - 1], ui)
    key = f"moment-{one.kind.replace('_', '-')}"
    return ui.text(key, step=one.step, name=name, points=one.points)


def _others(replayed: Replayed, ui: Ui) -> Menu | None:
    """A menu of the other deals, the latest ones where they are many."""
    deals = replayed.deals[-_MENU:]
    if len(deals) < 2:  # noqa: PLR2004 - there is no other one
        return None
    options = [(f"0{deal}", ui.text("replay-deal", deal=deal), "") for deal in deals]
    menu_id = make_menu_id("replay", replayed.scene.table_id, 0)
    return choice_menu(menu_id, options, f"0{replayed.deal}", ui.text("replay-deals"))
