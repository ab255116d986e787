"""Why a move with melds on the table makes sense, by simple rules: no judge weighs it."""

from engine.cards import Card
from engine.coach.reasons import Reason, Why
from engine.deadwood.arrange import arrange
from engine.moves import Move, MoveKind
from engine.players.table.melding import cards_of, fitting, kept_for
from engine.table import PileView, TableView
from engine.values import card_value
from engine.words import RunSuits

_TO_THE_TABLE = frozenset({MoveKind.LAY, MoveKind.EXTEND, MoveKind.CONTRACT})


def table_reasons(view: TableView, move: Move) -> tuple[Reason, ...]:
    """Return the reasons for one of the moves of the seat on turn."""
    cards = cards_of(move)
    if move.kind in _TO_THE_TABLE:
        points = sum(card_value(card, view.rules.values) for card in cards)
        return (Reason(Why.LAYS, cards=cards, number=points),)
    if move.kind in {MoveKind.DISCARD, MoveKind.OFFER}:
        return _shed(view, cards[0])
    if move.kind == MoveKind.TAKE and isinstance(view, PileView):
        return _fetched(view, view.pile[-(move.count or 1) :])
    return ()


def _shed(view: TableView, card: Card) -> tuple[Reason, ...]:
    rules = view.rules
    rest = [held for held in view.hand if held != card]
    reasons = [Reason(Why.SHEDS, cards=(card,), number=card_value(card, rules.values))]
    loose = arrange(rest, rules.melds).unmatched if rules.melds.runs == RunSuits.SUITED else ()
    worth = {
        held: kept_for(rules, held, view.hand) + card_value(held, rules.values) for held in loose
    }
    kept = tuple(held for held, chances in worth.items() if chances > 0)
    if 1 < len(kept) < len(rest):
        reasons.append(Reason(Why.KEEPS, cards=kept))
    return tuple(reasons)


def _fetched(view: PileView, taken: tuple[Card, ...]) -> tuple[Reason, ...]:
    hand = (*view.hand, *taken)
    if view.rules.melds.runs == RunSuits.SUITED:
        melds = [meld for meld in arrange(hand, view.rules.melds).melds if set(meld) & set(taken)]
        if melds:
            return (Reason(Why.FETCHES, cards=melds[0]),)
    fits = fitting(view, taken)
    return (Reason(Why.FITS, cards=tuple(sorted(fits))),) if fits else ()
