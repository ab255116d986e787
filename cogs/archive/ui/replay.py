"""A finished deal, move by move: both hands, the pile and the last move."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

import discord

from club.archive.replays import Replayed
from cogs.kit.drawing import BRAND, Drawing, Ui, draw, lines, row, rule, small
from cogs.kit.ids import make_id, make_menu_id
from cogs.kit.items import Menu, Press, choice_menu, press
from cogs.kit.knock_words import cards_in_text, in_text
from cogs.kit.phrases import (
    FORFEIT,
    forfeit_at,
    headline,
    occupant,
    rules_name,
    table_number,
    total_line,
)
from cogs.kit.press_kinds import PressKind
from cogs.kit.text import safe_name
from engine.machine import State
from engine.moments import Moment
from engine.moves import MoveKind
from engine.open_deal import OpenDeal, open_at
from engine.rules import Rules
from engine.seats import Seat
from engine.table import SeenTableMove
from engine.words import Word

_MENU = 25

_DIGITS = 4
"""Digits of any step; what a button carries has more, to tell it from the others."""

_OFFERED = frozenset({MoveKind.ACCEPT, MoveKind.REJECT})
"""Answers that may be about an offered card."""


class ReplayWay(Word):
    """Where the buttons under a deal lead, as their labels are called."""

    FIRST = "first"
    BACK = "back"
    NEXT = "next"
    LAST = "last"


class IdStem(NamedTuple):
    """What the ids of the buttons under a deal carry: kind, table, and a stem before the rest."""

    kind: PressKind
    table_id: int
    stem: str = ""

    def step(self, here: int, rest: str) -> str:
        """Return the id of a button that shows a step of a deal."""
        return make_id(self.kind, self.table_id, here, self.stem + rest)


@dataclass(frozen=True, slots=True)
class ShownDeal:
    """A deal that lies open, from any source."""

    deal: int
    about: tuple[str, ...]
    who: tuple[str, ...]
    rules: Rules
    states: tuple[State, ...]
    moments: tuple[Moment, ...]
    here: int
    others: tuple[tuple[int, str], ...]
    door: IdStem
    presses: tuple[Press, ...] = ()
    forfeit: str = FORFEIT  # why it was forfeited, as `headline` words it

    @property
    def names(self) -> tuple[str, ...]:
        """The names for a text display."""
        return tuple([safe_name(name) for name in self.who])


def showing(replayed: Replayed, ui: Ui) -> ShownDeal:
    """Return a deal of a table as it is shown."""
    seen, deal = replayed.scene, replayed.deal
    film = (
        press(ui.text(label), make_id(PressKind.FILM, seen.table_id, deal, what))
        for label, what in (("press-film-keep", "keep"), ("press-share", "share"))
    )
    return ShownDeal(
        deal,
        (rules_name(seen, ui), table_number(seen, ui)),
        tuple([occupant(each, ui) for each in replayed.seats]),
        seen.rules,
        replayed.states,
        replayed.moments,
        deal,
        tuple((each, ui.text("replay-deal", deal=each)) for each in replayed.deals[-_MENU:]),
        IdStem(PressKind.REPLAY, seen.table_id),
        (*film, press(ui.text("press-record"), make_id(PressKind.RECORD, seen.table_id))),
        forfeit_at(seen),
    )


def draw_replay(replayed: Replayed, step: int, ui: Ui) -> Drawing:
    """Draw a finished deal after so many moves, or the nearest number of them."""
    return draw_deal(showing(replayed, ui), step, ui)


def draw_deal(deal: ShownDeal, step: int, ui: Ui) -> Drawing:
    """Draw a deal that lies open after so many moves, or the nearest number of them."""
    last = len(deal.states) - 1
    step = max(0, min(step, last))
    shown, who = open_at(deal.states, step), deal.names
    about = (ui.text("replay-step", step=step, moves=last), *deal.about)
    return draw(
        BRAND,
        lines(f"### {title(deal, who, ui)}", small(" · ".join(about))),
        rule(),
        f"**{_said(shown.done, who, ui)}**",
        ending(deal, who, ui) if step == last else "",
        *(_hand(deal, shown, seat, name, ui) for seat, name in enumerate(who, start=1)),
        _table(shown, ui),
        _pile(shown, ui),
        row(*_steps(deal, step, last, ui)),
        row(_jumps(deal, step, ui)),
        row(_others(deal, ui)),
        row(*deal.presses),
    )


def title(deal: ShownDeal, who: tuple[str, ...], ui: Ui) -> str:
    """Return which deal it is, with names as the place needs them."""
    first, *others = who
    second = " – ".join(others)  # noqa: RUF001  # dashes
    return ui.text("replay-title", deal=deal.deal, first=first, second=second)


def replay_press(table_id: int, ui: Ui) -> Press:
    """Return a button that opens the last finished deal of a table, for those who played there."""
    return press(ui.text("press-replay"), make_id(PressKind.REPLAY, table_id, 0))


def _said(done: SeenTableMove | None, who: tuple[str, ...], ui: Ui) -> str:
    if done is None:
        return ui.text("replay-dealt")
    key, faces = done.kind.replace("_", "-"), ui.faces
    cards = faces.objects(done.melds) or faces.objects([done.cards])
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


def ending(deal: ShownDeal, who: tuple[str, ...], ui: Ui) -> str:
    """Return how a deal ended; "" if it didn't."""
    result = deal.states[-1].result
    if result is None:
        return ""
    return lines(headline(result, who, ui, forfeit=deal.forfeit), total_line(result, who, ui))


def _hand(deal: ShownDeal, shown: OpenDeal, seat: Seat, name: str, ui: Ui) -> str:
    hand = shown.hands[seat - 1]
    cards = sum(map(len, hand.melds)) + len(hand.unmatched)
    if deal.rules.knocks:
        said = ui.text("replay-hand", name=name, deadwood=hand.deadwood)
    else:
        said = ui.text("replay-cards", name=name, cards=cards)
    if shown.turn == seat:
        said = ui.text("replay-turn", hand=said)
    return lines(said, in_text(hand.melds, hand.unmatched, ui))


def _table(shown: OpenDeal, ui: Ui) -> str:
    if not shown.table:
        return ""
    melds = tuple(meld for _, meld in shown.table)
    return lines(small(ui.text("replay-table")), in_text(melds, (), ui))


def _pile(shown: OpenDeal, ui: Ui) -> str:
    said = "replay-pile" if shown.pile else "replay-no-pile"
    return lines(small(ui.text(said, stock=shown.stock)), cards_in_text(shown.pile, ui))


def _steps(deal: ShownDeal, step: int, last: int, ui: Ui) -> Iterator[Press]:
    ways = {
        ReplayWay.FIRST: 0,
        ReplayWay.BACK: max(0, step - 1),
        ReplayWay.NEXT: min(last, step + 1),
        ReplayWay.LAST: last,
    }
    primary, secondary = discord.ButtonStyle.primary, discord.ButtonStyle.secondary
    for number, (way, to) in enumerate(ways.items()):
        # What a button carries is unlike any other's of the message, even where all lead together.
        yield press(
            ui.text(f"press-replay-{way}"),
            deal.door.step(deal.here, f"{to:0{_DIGITS + number}d}"),
            style=primary if way == ReplayWay.NEXT else secondary,
        )


def _jumps(deal: ShownDeal, step: int, ui: Ui) -> Menu | None:
    found = deal.moments[-_MENU:]
    if not found:
        return None
    by_step = {one.step: one for one in found}
    door = deal.door
    options = [(f"{door.stem}{at}", _moment(deal, one, ui), "") for at, one in by_step.items()]
    menu_id = make_menu_id(door.kind, door.table_id, deal.here)
    return choice_menu(menu_id, options, f"{door.stem}{step}", ui.text("replay-moments"))


def _moment(deal: ShownDeal, one: Moment, ui: Ui) -> str:
    name = deal.who[one.seat - 1]
    key = f"moment-{one.kind.replace('_', '-')}"
    return ui.text(key, step=one.step, name=name, points=one.points)


def _others(deal: ShownDeal, ui: Ui) -> Menu | None:
    if len(deal.others) < 2:  # noqa: PLR2004 - there is no other one
        return None
    door = deal.door
    options = [(f"{door.stem}0{number}", called, "") for number, called in deal.others]
    menu_id = make_menu_id(door.kind, door.table_id, 0)
    return choice_menu(menu_id, options, f"{door.stem}0{deal.here}", ui.text("replay-deals"))
