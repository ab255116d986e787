"""A deal reviewed: what cost its player points, what they knew, and what was better."""

from collections.abc import Iterator
from typing import Final

import discord

from club.archive.coaching import ExplainedMistake, ReviewedDeal
from cogs.archive.ui.coach import move_words, reason_words
from cogs.kit.drawing import BRAND, WON, Drawing, Ui, draw, lines, row, rule, small
from cogs.kit.ids import make_id
from cogs.kit.items import Press, press
from cogs.kit.knock_words import in_text, turn_line
from cogs.kit.phrases import next_press, occupant, rules_name, table_number
from cogs.kit.press_kinds import PressKind
from cogs.kit.text import safe_name
from engine.coach.judges import are_weighed
from engine.deadwood.arrange import arrange
from engine.knock import KnockView
from engine.moves import Move, MoveKind
from engine.players.knock.reading import Hints, read
from engine.results import ResultKind
from engine.rules import Rules
from engine.seats import other

"""The kind of its buttons, whose rest is a mistake's number, or `at` and a step of the deal."""

_UNFINISHED: Final = frozenset({ResultKind.MISDEAL, ResultKind.VOID})
"""Results of deals in which there is nothing to review."""

_EVEN: Final = 0.5
"""Points of luck that round to none."""


def review_press(table_id: int, deal: int, ui: Ui) -> Press:
    """Return a button to a deal's review for its players; 0 is the last deal that they played."""
    return press(ui.text("press-review"), make_id(PressKind.REVIEW, table_id, deal))


def may_be_reviewed(rules: Rules, result: str = "") -> bool:
    """Return whether a deal has a review: its moves are weighed, and some were made."""
    return are_weighed(rules) and result not in _UNFINISHED


def draw_review(
    reviewed: ReviewedDeal, number: int, ui: Ui, *, next_ply: int | None = None
) -> Drawing:
    """Draw a review at a mistake, from 1; the first where there is none of that number.

    With the ply of a deal that its reader has yet to see, it leads there too.
    """
    told = reviewed.told
    at = number if 0 < number <= len(told) else 1
    shown = told[at - 1] if told else None
    replayed = reviewed.replayed
    first, second = (safe_name(occupant(each, ui)) for each in replayed.seats)
    about = rules_name(replayed.scene, ui), table_number(replayed.scene, ui)
    return draw(
        WON if shown is None else BRAND,
        lines(
            f"### {ui.text('review-title', deal=replayed.deal, first=first, second=second)}",
            small(" · ".join(about)),
        ),
        lines(_verdict(reviewed, ui), _luck(reviewed, ui)),
        None if shown is None else rule(),
        *(() if shown is None else _mistake(reviewed, shown, ui)),
        row(*_presses(reviewed, at, ui)),
        None if next_ply is None else row(next_press(replayed.scene.table_id, next_ply, ui)),
    )


def _verdict(reviewed: ReviewedDeal, ui: Ui) -> str:
    review = reviewed.review
    if not review.decisions:
        return ui.text("review-nothing")
    if not reviewed.told:
        return ui.text("review-clean", decisions=review.decisions)
    return ui.text(
        "review-verdict",
        mistakes=len(reviewed.told),
        decisions=review.decisions,
        points=round(sum(each.mistake.cost for each in reviewed.told)),
    )


def _luck(reviewed: ReviewedDeal, ui: Ui) -> str:
    luck = reviewed.luck
    dealt = ui.text("review-dealt", points=abs(round(luck.dealt)), luck=_side(luck.dealt))
    if not luck.draws:
        return small(dealt)
    drawn = ui.text(
        "review-drawn", points=abs(round(luck.drawn)), luck=_side(luck.drawn), draws=luck.draws
    )
    return small(lines(dealt, drawn))


def _side(points: float) -> str:
    if abs(points) < _EVEN:
        return "none"
    return "good" if points > 0 else "bad"


def _mistake(reviewed: ReviewedDeal, told: ExplainedMistake, ui: Ui) -> Iterator[str]:
    mistake, view = told.mistake, told.decision.view
    yield ui.text(
        "review-cost",
        played=_played(told.decision.played, view, ui),
        points=round(mistake.cost),
        error=max(1, round(2 * mistake.error)),
    )
    yield _known(reviewed, view, ui)
    yield lines(
        ui.text("review-better", move=move_words(mistake.better, view, ui)),
        *(f"- {reason_words(reason, ui)}" for reason in told.reasons),
    )


def _played(move: Move, view: KnockView, ui: Ui) -> str:
    card = view.pile[-1] if move.kind == MoveKind.TAKE and view.pile else move.card
    key = f"review-did-{move.kind.replace('_', '-')}"
    return ui.text(key, card="" if card is None else ui.faces(card))


def _short(told: ExplainedMistake, ui: Ui) -> str:
    move, view = told.decision.played, told.decision.view
    card = view.pile[-1] if move.kind == MoveKind.TAKE and view.pile else move.card
    key = f"review-short-{move.kind.replace('_', '-')}"
    return ui.text(key, card="" if card is None else ui.faces.label(card))


def _known(reviewed: ReviewedDeal, view: KnockView, ui: Ui) -> str:
    found = arrange(view.hand, view.rules.melds)
    them = other(reviewed.seat)
    name = safe_name(occupant(reviewed.replayed.seats[them - 1], ui))
    top = ui.faces.alone(view.pile[-1]) if view.pile else ""
    held = sorted(read(view, Hints()).known)
    return lines(
        small(ui.text("review-held", deadwood=found.deadwood)),
        in_text(found.melds, found.unmatched, ui),
        small(
            ui.text("review-pile" if top else "review-no-pile", card=top, stock=view.stock_count)
        ),
        small(turn_line(view, them, name, ui)),
        small(ui.text("review-known", name=name, cards=ui.faces.line(held))) if held else None,
    )


def _presses(reviewed: ReviewedDeal, at: int, ui: Ui) -> Iterator[Press]:
    table_id, deal = reviewed.replayed.scene.table_id, reviewed.replayed.deal
    for number, told in enumerate(reviewed.told if len(reviewed.told) > 1 else (), start=1):
        yield press(
            ui.text(
                "press-review-mistake",
                played=_short(told, ui),
                points=ui.text.figure(-round(told.mistake.cost)),
            ),
            make_id(PressKind.REVIEW, table_id, deal, str(number)),
            style=discord.ButtonStyle.primary if number == at else discord.ButtonStyle.secondary,
        )
    step = reviewed.told[at - 1].mistake.step if reviewed.told else 0
    yield press(
        ui.text("press-review-replay"), make_id(PressKind.REVIEW, table_id, deal, f"at{step}")
    )
