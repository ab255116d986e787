"""The coach's words: a move as advice, and its reasons."""

from typing import Final

from cogs.kit.drawing import Ui, lines
from engine.coach import AdvisedMove, Reason, Why
from engine.families import family_of
from engine.machine import View
from engine.moves import Move, MoveKind

# What is said without the cards where they are too many to name.
_NAMING: Final = frozenset({Why.WAITS, Why.READIES, Why.GINS})

# Answers that may be about an offered card.
_OFFERED: Final = frozenset({MoveKind.ACCEPT, MoveKind.REJECT})

# Reasons with the name of a move.
_KEYS: Final = {Why.STOCK: "stock-left", Why.GIN: "why-gin", Why.BIG_GIN: "why-big-gin"}


def reason_words(reason: Reason, ui: Ui) -> str:
    """Return a reason as a sentence; what is against a move begins with "But"."""
    return ui.text(
        f"coach-{_about(reason)}",
        cards=ui.faces.line(reason.cards),
        number=abs(reason.number),
        than=reason.than,
    )


def _about(reason: Reason) -> str:
    why = reason.why
    key = _KEYS.get(why, why.value)
    if why == Why.WINS and reason.number < 0:
        key = "loses"
    if not reason.pro:
        key += "-but"
    if why in _NAMING and not reason.cards:
        key += "-many"
    elif why == Why.HOPE and not reason.cards:
        key += "-none"
    return key


def move_words(move: Move, view: View, ui: Ui) -> str:
    """Return a legal move as advice to the seat on turn, such as "Discard K♦"."""
    kind = move.kind.replace("_", "-")
    card, cards = move.card, family_of(view.rules).moved(view, move)
    if move.kind == MoveKind.TAKE:
        card, kind = cards[-1] if cards else None, kind if len(cards) <= 1 else "take-several"
    elif move.kind in _OFFERED and cards:
        (card,), cards, kind = cards, (), f"{kind}-offer"
    melds = () if move.melds is None else move.melds
    return ui.text(
        f"coach-{kind}",
        card="" if card is None else ui.faces(card),
        cards=ui.faces.objects(melds or [cards]),
        target=move.target or 0,
    )


def option_lines(option: AdvisedMove, view: View, ui: Ui) -> str:
    """Return a move and its reasons, a line each."""
    return lines(
        f"**{move_words(option.move, view, ui)}**",
        *(f"- {reason_words(reason, ui)}" for reason in option.reasons),
    )
