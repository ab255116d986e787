"""A deal, move by move, with all its cards open: the caller makes sure that it is over."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.cards import Card
from engine.deadwood.arrange import Arrangement, arrange
from engine.families import start_deal
from engine.machine import State
from engine.melds import Meld
from engine.moves import Move
from engine.rules import Rules
from engine.seats import Seat
from engine.table import SeenTableMove


@dataclass(frozen=True, slots=True)
class OpenDeal:
    """A deal after some of its moves."""

    step: int  # how many moves have been made
    turn: Seat | None  # None once the deal is over
    hands: tuple[Arrangement, ...]  # in their best arrangement, seat 1's first
    stock: int  # how many cards it has
    pile: tuple[Card, ...]  # its top last
    table: tuple[tuple[Seat, Meld], ...]  # the melds with who laid them, in the order laid
    done: SeenTableMove | None  # the last move with every card that it moved; None before the first


def states_of(
    rules: Rules,
    deck: Sequence[Card],
    dealer: Seat,
    moves: Iterable[tuple[Seat, Move]],
    *,
    number: int = 1,
    knock_card: Card | None = None,
) -> tuple[State, ...]:
    """Replay a finished deal: the first state, and each after a move; or Illegal, ValueError."""
    states = every_state(rules, deck, dealer, moves, number=number, knock_card=knock_card)
    if states[-1].result is None:
        raise ValueError("a deal that still runs is not to be opened")
    return states


def every_state(
    rules: Rules,
    deck: Sequence[Card],
    dealer: Seat,
    moves: Iterable[tuple[Seat | None, Move]],
    *,
    number: int = 1,
    knock_card: Card | None = None,
) -> tuple[State, ...]:
    """Replay a deal that may still run, seats needed only if out of turn; or raise Illegal."""
    states = [start_deal(rules, deck, dealer, number=number, knock_card=knock_card)]
    for seat, move in moves:
        states.append(states[-1].play(move, seat))
    return tuple(states)


def open_at(states: Sequence[State], step: int) -> OpenDeal:
    """Return a deal after `step` moves, with all its cards; step 0 is the deal as dealt."""
    state = states[step]
    return OpenDeal(
        step=step,
        turn=state.turn,
        hands=tuple([arrange(hand, state.rules.melds) for hand in state.hands]),
        stock=len(state.stock),
        pile=state.pile,
        table=state.open_melds,
        done=state.last_move if step else None,
    )
