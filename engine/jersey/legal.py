"""What may be played in a deal of three, phase by phase."""

from engine.errors import Illegal
from engine.jersey.position import JerseyPosition
from engine.knock import KnockOptions, KnockPhase, knock_options
from engine.knock.legal import PLAIN, layoff_moves
from engine.moves import BIG_GIN, DISCARDS, GINS, KNOCKS, TAKE, Move


def legal_moves(position: JerseyPosition) -> tuple[Move, ...]:
    """Return every legal move of the player to act, a knock without the choice of melds.

    Order: take, pass; stock, take; discards by card, knocks, gins, big gin; layoffs, done.
    """
    if position.phase is KnockPhase.ACT:
        return _acts(position)
    if position.phase is KnockPhase.LAYOFF:
        hand = position.in_hand(position.actor)
        return layoff_moves(position.rules, hand, position.shown)
    plain = PLAIN[position.phase]
    return plain if position.pile else tuple([move for move in plain if move != TAKE])


def options_of(position: JerseyPosition) -> KnockOptions:
    """Return how the player to act, who holds eleven cards, may end the deal."""
    hand = position.hand(position.actor)
    return knock_options(position.rules, hand, position.knock_limit, position.barred)


def illegal(position: JerseyPosition, reason: str) -> Illegal:
    """Return the error for a move, with the legal moves."""
    return Illegal(reason, tuple(str(move) for move in legal_moves(position)))


def _acts(position: JerseyPosition) -> tuple[Move, ...]:
    options, barred = options_of(position), position.barred
    ends = [*[GINS[card] for card in options.gin], *([BIG_GIN] if options.big_gin else [])]
    if ends and position.rules.gin_compulsory:
        return tuple(ends)
    hand = position.hand(position.actor)
    discards = [DISCARDS[card] for card in hand if card != barred]
    return (*discards, *[KNOCKS[card] for card in options.knock], *ends)
