"""A deal of three at one moment."""

from engine.errors import DealOver, NotYourTurn
from engine.jersey.closing import stopped
from engine.jersey.legal import illegal, legal_moves
from engine.jersey.position import JerseyPosition
from engine.jersey.sight import view_of
from engine.jersey.turns import STEPS
from engine.knock import KnockView
from engine.melds import Meld
from engine.moves import ENDINGS, Move
from engine.seats import Seat
from engine.table.view import SeenTableMove as OpenMove


class JerseyState(JerseyPosition):
    """A deal of three in full: an immutable value. `play` returns a new one."""

    @property
    def ply(self) -> int:
        """How many moves have been made."""
        return len(self.history)

    @property
    def spared(self) -> Move | None:
        """The move made for a member who can do nothing else, unless it ends the deal."""
        return None

    @property
    def open_melds(self) -> tuple[tuple[Seat, Meld], ...]:
        """The knocker's melds while a defender lays off, with the cards laid off on them."""
        knock = self.shown
        return () if knock is None else tuple([(knock.knocker, meld) for meld in knock.grown])

    @property
    def last_move(self) -> OpenMove:
        """The latest move with every card that it moved."""
        seen = self.history[-1]
        return OpenMove(seen.seat, seen.kind, seen.card, target=seen.target)

    legal_moves = legal_moves

    def play(self, move: Move, seat: Seat | None = None) -> "JerseyState":
        """The state after a move of the player to act, or a seat's resign, forfeit or void."""
        if self.turn is None:
            raise DealOver("This deal is over.")
        if move.kind in ENDINGS:
            return self._as_state(stopped(self, move.kind, seat or self.turn))
        if seat is not None and seat != self.turn:
            raise NotYourTurn("It is another player's turn.")
        step = STEPS[self.phase].get(move.kind)
        if step is None:
            raise illegal(self, f"{move} can't be played now")
        return self._as_state(step(self, move))

    def view(self, viewer: Seat | None) -> KnockView:
        """Return the view of a seat, or of a spectator (None)."""
        on_turn = viewer is not None and viewer == self.turn
        return view_of(self, viewer, legal_moves(self) if on_turn else ())

    @staticmethod
    def _as_state(after: JerseyPosition) -> "JerseyState":
        assert isinstance(after, JerseyState)  # copies are of the class that was copied
        return after
