"""How likely the other side of Skarney gin is to accept a card, judged from its play.

The figures are shares of some 6,700 offers of the club player's.
"""

from engine.moves import MoveKind
from engine.players.table.meld_fits import cards_in, fits
from engine.seats import SEATS, other
from engine.skarney import SkarneyView

_BEFORE_CONTRACT = 0.42
_FITTING = 0.27
_OTHERS = 0.11
_REFUSED = 0.3
"""The share that remains for a rank that was refused recently."""
_REFUSED_BEFORE = 0.7
_GIVEN = 0.5
"""The share that remains for a rank that the other side has offered."""
_ACE = 0.7
"""The share that remains where the card costs the next draw."""

_LATE = 24
"""The moves, six turns of them, that count as recent."""


class SkarneyWants:
    """What one side seems to want."""

    def __init__(self, view: SkarneyView) -> None:
        assert view.viewer is not None
        seat = other(view.viewer)
        rules = view.rules
        theirs = [meld.cards for meld in view.table if meld.owner == seat]
        self._laid = view.contracted[SEATS.index(seat)]
        self._fitting = {card.rank for meld in theirs for card in cards_in(fits(meld, rules.melds))}
        self._skips = {0} if rules.ace_offer_skips_draw else set[int]()
        self._refused: dict[int, int] = {}
        self._given: set[int] = set()
        for ago, move in zip(range(len(view.moves), 0, -1), view.moves, strict=True):
            if move.seat == seat and move.card is not None:
                self._note(move.kind, move.card.rank, ago)

    def _note(self, kind: MoveKind, rank: int, ago: int) -> None:
        if kind == MoveKind.REJECT:
            self._refused[rank] = ago
        elif kind == MoveKind.OFFER:
            self._given.add(rank)
        elif kind == MoveKind.ACCEPT:
            self._refused.pop(rank, None)
            self._given.discard(rank)

    def likely(self, rank: int) -> float:
        """Return how likely a card of a rank is to be accepted."""
        share = self._at_first(rank)
        if rank in self._refused:
            share *= _REFUSED if self._refused[rank] <= _LATE else _REFUSED_BEFORE
        if rank in self._given:
            share *= _GIVEN
        return share * _ACE if rank in self._skips else share

    def _at_first(self, rank: int) -> float:
        """Return how likely a rank is to be accepted before play has revealed anything of it."""
        if not self._laid:
            return _BEFORE_CONTRACT
        return _FITTING if rank in self._fitting else _OTHERS
