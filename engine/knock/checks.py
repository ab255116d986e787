"""Checks of moves that raise Illegal."""

from engine.cards import Card
from engine.errors import Illegal
from engine.knock.hands import HELD
from engine.knock.legal import knock_options_of, legal_moves
from engine.knock.position import Position
from engine.moves import Move
from engine.seats import Seat


def illegal(position: Position, reason: str) -> Illegal:
    """Return the error for a move, with the legal moves."""
    return Illegal(reason, tuple(str(move) for move in legal_moves(position)))


def actor_of(position: Position) -> Seat:
    """Return the player to act."""
    assert position.turn is not None  # a step is a move of the player to act
    return position.turn


def checked_card(position: Position, move: Move) -> Card:
    """Return the discard of a move, or raise Illegal if it may not be discarded."""
    card = move.card
    assert card is not None  # the kinds that come here have one
    if not position.choice() & HELD[card]:
        raise illegal(position, f"{card} is not in the hand")
    if card == position.barred:
        raise illegal(position, f"{card} was taken from the pile this turn and can't go back")
    return card


def refuse_other_than_gin(position: Position, move: Move) -> None:
    """Raise Illegal if gin must be declared instead (rules, A.3, gin_compulsory)."""
    if position.dealt.gin_compulsory:
        options = knock_options_of(position)
        if options.gin or options.big_gin:
            raise illegal(position, f"{move} can't be played: gin must be declared")
