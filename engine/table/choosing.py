"""What the player on turn may put on the table, judged from their view alone.

Cards picked by hand may be a meld that isn't listed (`engine.table.laying`): the rules judge it.
"""

from collections.abc import Collection, Sequence

from engine.cards import Card
from engine.melds import Meld, in_order
from engine.moves import Move, MoveKind
from engine.results import Hand
from engine.table.finishing import UnfinishedTurn, after_meld, can_finish
from engine.table.laying import contracts
from engine.table.view import PileView, TablePhase, TableView

_PICKING = frozenset({TablePhase.MELD, TablePhase.OFFER})
_ANSWERS = frozenset({MoveKind.ACCEPT, MoveKind.REJECT})


def may_play(view: TableView, move: Move) -> bool:
    """Whether the viewer may make a move now, listed or not."""
    if move in view.legal:
        return True
    if move.kind == MoveKind.LAY and move.melds is not None:
        return may_lay(view, move.melds[0])
    return (
        move.kind == MoveKind.CONTRACT and move.melds is not None and is_contract(view, move.melds)
    )


def may_lay(view: TableView, cards: Collection[Card]) -> bool:
    """Whether the viewer may lay these cards of the hand as a meld now."""
    meld = _held_meld(view, cards)
    if meld is None or view.phase != TablePhase.MELD:
        return False
    if isinstance(view, PileView):
        return can_finish(after_meld(turn_of(view), meld))
    shape = _shape(meld)
    return any(
        _shape(listed.melds[0]) == shape
        for listed in view.legal
        if listed.kind == MoveKind.LAY
        if listed.melds
    )


def may_start_contract(view: TableView, melds: Sequence[Meld]) -> bool:
    """Whether these melds of the hand can be part of a contract that the viewer may lay now."""
    if not any(move.kind == MoveKind.CONTRACT for move in view.legal):
        return False
    sizes = list(view.rules.contract)
    used: set[Card] = set()
    for meld in melds:
        if len(meld) not in sizes or _held_meld(view, meld) is None or used & set(meld):
            return False
        sizes.remove(len(meld))
        used |= set(meld)
    if not sizes:
        return True
    rest = [card for card in view.hand if card not in used]
    return next(iter(contracts(rest, sizes, view.rules.melds)), None) is not None


def is_contract(view: TableView, melds: Sequence[Meld]) -> bool:
    """Whether these melds of the hand are a contract that the viewer may lay now."""
    return len(melds) == len(view.rules.contract) and may_start_contract(view, melds)


def may_pick(view: TableView, cards: Collection[Card], melds: Sequence[Meld]) -> bool:
    """Whether the viewer may have picked just these cards now, and these melds of a contract."""
    used = {card for meld in melds for card in meld}
    if view.viewer is None or view.turn != view.viewer or view.phase not in _PICKING:
        return False
    if used.intersection(cards) or not used.union(cards) <= set(view.hand):
        return False
    return not melds or may_start_contract(view, melds)


def moved(view: TableView, move: Move) -> Hand:
    """Return the cards of the pile that a legal move takes, or the card offered that it answers."""
    if move.kind == MoveKind.TAKE and isinstance(view, PileView):
        return view.pile[-(move.count or 1) :]
    offered = view.moves[-1].card if view.moves and move.kind in _ANSWERS else None
    return () if offered is None else (offered,)


def turn_of(view: PileView) -> UnfinishedTurn:
    """Return the viewer's turn in the form that `finishing` judges."""
    assert view.viewer is not None
    return UnfinishedTurn(view.rules, view.viewer, view.hand, view.table, view.barred, view.owed)


def _held_meld(view: TableView, cards: Collection[Card]) -> Meld | None:
    """Return the cards as a meld, if they are one and the viewer is on turn and holds them."""
    if view.viewer is None or view.turn != view.viewer or not set(cards) <= set(view.hand):
        return None
    return in_order(cards, view.rules.melds)


def _shape(meld: Meld) -> tuple[int, ...]:
    return tuple(sorted(card.rank for card in meld))
