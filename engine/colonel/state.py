"""The state machine of Colonel, with and without the challenge (rules, B.6)."""

from dataclasses import dataclass
from typing import ClassVar, Self

from engine.colonel.challenge import challenge_phases, challenged
from engine.colonel.view import ColonelView
from engine.errors import Illegal
from engine.moves import ACCEPT, CHALLENGE, REJECT, Move, MoveKind
from engine.seats import Seat, other
from engine.table.piled import PileState
from engine.table.scoring import TableOutcome, won_hand
from engine.table.state import Steps
from engine.table.view import SeenTableMove, TablePhase

_DRAWING, _MELDING = TablePhase.DRAW, TablePhase.MELD  # an enum takes its time to find one
_RESPONDING = TablePhase.RESPOND
_TO_CHALLENGE = (_DRAWING, MoveKind.CHALLENGE)
_TO_CHALLENGE_LATE = (_MELDING, MoveKind.CHALLENGE)
_TO_ACCEPT = (_RESPONDING, MoveKind.ACCEPT)
_TO_REJECT = (_RESPONDING, MoveKind.REJECT)
_CHALLENGE = MoveKind.CHALLENGE


@dataclass(frozen=True)
class ColonelState(PileState):
    """A deal of Colonel in full."""

    @property
    def challenges(self) -> int:
        """How many challenges have been made this turn."""
        return sum(move.kind == _CHALLENGE for move in self.turn_so_far)

    def legal_moves(self) -> tuple[Move, ...]:
        """Return the legal moves of a game with a pile, and a challenge as the last."""
        if self.phase == _RESPONDING:
            return (ACCEPT, REJECT)
        moves = super().legal_moves()
        return (*moves, CHALLENGE) if self._may_challenge() else moves

    def view(self, viewer: Seat | None) -> ColonelView:
        """Return the view of a seat, or of a spectator (None)."""
        return ColonelView(**self._seen(viewer), challenges=self.challenges)

    def _may_challenge(self) -> bool:
        return (
            self.rules.challenge
            and self.phase in challenge_phases(self.rules)
            and self.challenges < self.rules.challenge_per_turn
        )

    def _challenge(self, _: Move) -> Self:
        if not self._may_challenge():
            raise Illegal("a challenge can't be made now")
        seat = self._actor()
        return self.noted(SeenTableMove(seat, _CHALLENGE), phase=_RESPONDING, turn=other(seat))

    def _accept(self, _: Move) -> Self:
        seat = self._actor()
        accepted = self.noted(SeenTableMove(seat, MoveKind.ACCEPT))
        return accepted.ended(challenged(self.rules, self.hands, other(seat)))

    def _reject(self, _: Move) -> Self:
        seat = self._actor()
        before = _MELDING if self.has_drawn else _DRAWING
        return self.noted(SeenTableMove(seat, MoveKind.REJECT), phase=before, turn=other(seat))

    def out(self, seat: Seat) -> TableOutcome:
        """Return the outcome when a seat's hand is empty: it wins what the other hand counts."""
        return won_hand(self.rules, self.hands, seat, self.rules.gin_bonus)

    steps: ClassVar[Steps] = {
        **PileState.steps,
        _TO_CHALLENGE: _challenge,
        _TO_CHALLENGE_LATE: _challenge,
        _TO_ACCEPT: _accept,
        _TO_REJECT: _reject,
    }
