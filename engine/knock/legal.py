"""What may be played, phase by phase (rules, B.1, state machine)."""

from collections.abc import Mapping

from engine.knock.hands import HELD, cards_of, discards_of
from engine.knock.knocking import KnockOptions, ways_out
from engine.knock.position import Position
from engine.knock.view import KnockPhase, ShownKnock
from engine.layoffs import fitting
from engine.moves import (
    ACCEPT,
    BIG_GIN,
    CONTINUE_EXPOSED,
    DONE,
    GINS,
    KNOCKS,
    PASS,
    STOCK,
    TAKE,
    Move,
    MoveKind,
)
from engine.results import Hand
from engine.rules import Rules
from engine.seats import SEATS

PLAIN: Mapping[KnockPhase, tuple[Move, ...]] = {
    KnockPhase.OFFER_N: (TAKE, PASS),
    KnockPhase.OFFER_D: (TAKE, PASS),
    KnockPhase.FORCED_STOCK: (STOCK,),
    KnockPhase.DRAW: (STOCK, TAKE),
    KnockPhase.ILLEGAL_KNOCK: (ACCEPT, CONTINUE_EXPOSED),
    KnockPhase.HAND_OVER: (),
}
"""The moves of the phases in which they don't depend on the hand."""

_PASS = (PASS,)
_FIRST = SEATS[0]
_ACT, _WALL, _LAYOFF = (
    KnockPhase.ACT,
    KnockPhase.WALL,
    KnockPhase.LAYOFF,
)  # an enum takes its time to find one


def legal_moves(position: Position) -> tuple[Move, ...]:
    """Return every legal move of the player to act, a knock without the choice of melds.

    Order: take, pass; stock, take; discards by card, knocks, gins, big gin; layoffs, done.
    """
    phase, dealt = position.phase, position.dealt
    if phase is _ACT:
        held = position.first if position.turn == _FIRST else position.second
        barred = position.barred
        harmless = discards_of(held if barred is None else held ^ HELD[barred])
    elif phase is _WALL:
        held = position.choice()
        harmless = _PASS
    elif phase is _LAYOFF:
        assert position.turn is not None
        hand = cards_of(position.in_hand(position.turn))
        return layoff_moves(dealt.rules, hand, position.faceup.knock)
    else:
        plain = PLAIN[phase]
        return plain if position.top is not None else tuple(m for m in plain if m != TAKE)
    least = dealt.least  # a method call on the field would take longer
    if least(held) > dealt.reach:  # nearly always
        return harmless
    options = knock_options_of(position)
    ends = [GINS[card] for card in options.gin]
    if options.big_gin and phase is _ACT:
        ends.append(BIG_GIN)
    if ends and dealt.gin_compulsory:
        return tuple(ends)
    return (*harmless, *[KNOCKS[card] for card in options.knock], *ends)


def layoff_moves(rules: Rules, hand: Hand, knock: ShownKnock | None) -> tuple[Move, ...]:
    """Return what a defender with this hand may do while laying off."""
    assert knock is not None  # the phase is LAYOFF
    laid = fitting(hand, knock.grown, rules.melds)
    return (*[Move(MoveKind.LAYOFF, card, target=index + 1) for card, index in laid], DONE)


def knock_options_of(position: Position) -> KnockOptions:
    """Return how the player to act may end the deal now."""
    dealt = position.dealt
    return ways_out(dealt.rules, position.choice(), dealt.limit, position.barred)
