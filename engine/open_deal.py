"""A finished deal, move by move, with every card of it open.

Nothing here is for a deal that still runs: whoever asks has seen to that.
"""

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
class Opened:
    """A deal after so many moves.

    Attributes:
        step: How many moves have been made.
        turn: Who is to act; None once the deal is over.
        hands: Both hands, laid out as well as can be, seat 1's first.
        stock: How many cards the stock has.
        pile: The discard pile, its top last.
        table: The melds on the table with who laid them, in the order laid.
        done: The last move with every card that it moved; None before the first.
    """

    step: int
    turn: Seat | None
    hands: tuple[Arrangement, Arrangement]
    stock: int
    pile: tuple[Card, ...]
    table: tuple[tuple[Seat, Meld], ...]
    done: SeenTableMove | None


def states_of(
    rules: Rules,
    deck: Sequence[Card],
    dealer: Seat,
    moves: Iterable[tuple[Seat, Move]],
    *,
    number: int = 1,
    knock_card: Card | None = None,
) -> tuple[State, ...]:
    """Play a finished deal once more: the state before the first move, and after each.

    Args:
        rules: The rules of the table.
        deck: All 52 cards in dealing order.
        dealer: Who dealt.
        moves: Every move, with who made it.
        number: The deal's number in its contest.
        knock_card: The card of the second deck, where the rules use one.

    Raises:
        Illegal: A move isn't one by the rules.
        ValueError: The deal isn't over.
    """
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
    """The same of a deal that may not be over, for whoever has its deck anyway.

    Args:
        rules: The rules of the table.
        deck: All 52 cards in dealing order.
        dealer: Who dealt.
        moves: Every move; with who made it, where that may be out of turn.
        number: The deal's number in its contest.
        knock_card: The card of the second deck, where the rules use one.

    Raises:
        Illegal: A move isn't one by the rules.
    """
    states = [start_deal(rules, deck, dealer, number=number, knock_card=knock_card)]
    for seat, move in moves:
        states.append(states[-1].play(move, seat))
    return tuple(states)


def open_at(states: Sequence[State], step: int) -> Opened:
    """Show a deal after so many moves, every card of it.

    Args:
        states: What `states_of` has made.
        step: How many moves, 0 for the deal as it was dealt.
    """
    state = states[step]
    first, second = (arrange(hand, state.rules.melds) for hand in state.hands)
    return Opened(
        step=step,
        turn=state.turn,
        hands=(first, second),
        stock=len(state.stock),
        pile=state.pile,
        table=state.open_melds,
        done=state.last_move if step else None,
    )
