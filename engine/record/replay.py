"""Playing a record: every move checked, every result compared."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NoReturn, TypeVar

from engine import fair
from engine.cards import Card
from engine.contest import Contest
from engine.errors import BadRules, DealOver, GinError, Illegal
from engine.knock import KnockView
from engine.machine import State, start_deal
from engine.record.model import DealRecord, Record, RecordError, result_text
from engine.rules import Rules
from engine.seats import SEATS, Seat

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class Replay:
    """What playing a record came to.

    Attributes:
        states: The last state of each deal. A running deal that keeps its deck to itself can't
            be played; it may only come last, and it has no state.
        contest: The sheet after the last finished deal.
    """

    states: tuple[State, ...]
    contest: Contest


def replay(record: Record) -> Replay:
    """Play a record from its first deal to its last move.

    Raises:
        RecordError: The rules can't be played, a deal is out of order or was dealt by the wrong
            player, a deck isn't the seed's, a move is illegal or comes after the end, or a
            result isn't what the moves come to.
    """
    first_dealer = record.deals[0].dealer if record.deals else SEATS[0]
    contest = _told(record, record.line, lambda: _contest(record.rules, first_dealer))
    states: list[State] = []
    for index, deal in enumerate(record.deals):
        if index > contest.deals:
            _refuse(record, deal, "Deal", f"deal {index} isn't finished")
        if contest.finished:
            _refuse(record, deal, "Deal", f"the contest was over after deal {index}")
        if deal.number != index + 1:
            _refuse(record, deal, "Deal", f"deal {deal.number} is out of order: it is {index + 1}")
        if deal.dealer != contest.dealer:
            _refuse(record, deal, "Dealer", f"by the rules seat {contest.dealer} deals")
        state = _played(record, deal)
        if state is not None:
            states.append(state)
            if state.result is not None:
                contest = contest.add(state.result)
    return Replay(tuple(states), contest)


def _contest(rules: Rules, first_dealer: Seat) -> Contest:
    """Return the contest before its first deal, under rules that can be played throughout."""
    rules.check()
    if rules.deal_supported:
        raise BadRules(rules.deal_supported, "unsupported")
    return Contest.start(rules, first_dealer)


def _played(record: Record, deal: DealRecord) -> State | None:
    """Return the deal's last state, or None for a running deal without its deck."""
    deck = _deck(record, deal)
    if deck is None:
        if deal.result is not None:
            _refuse(record, deal, "Deal", "tag Deck is missing")
        return None
    state = _started(record, deal, deck)
    for index, (seat, move) in enumerate(deal.moves):
        line = deal.lines.move(index)
        try:
            state = state.play(move, seat)
        except Illegal as error:
            legal = f"; legal: {' '.join(error.legal)}" if error.legal else ""
            raise RecordError(record.name, line, f"{move}: {error}{legal}") from error
        except DealOver as error:
            raise RecordError(record.name, line, f"{move}: the deal was over") from error
        except GinError as error:
            raise RecordError(record.name, line, f"{move}: {error}") from error
    _check_result(record, deal, state)
    return state


def _deck(record: Record, deal: DealRecord) -> tuple[Card, ...] | None:
    """Return the deck, told or shuffled from the seed, having compared the two."""
    if deal.seed is None:
        return deal.deck
    if deal.commitment not in {None, fair.commitment(deal.seed)}:
        _refuse(record, deal, "Commitment", "the commitment isn't the seed's")
    shuffled = fair.shuffled(deal.seed)
    if deal.deck not in {None, shuffled}:
        _refuse(record, deal, "Deck", "the deck isn't the seed's")
    return shuffled


def _started(record: Record, deal: DealRecord, deck: tuple[Card, ...]) -> State:
    knock_card = deal.knock_card
    if deal.seed is not None and record.rules.knock_card_source == "second_deck":
        drawn = fair.knock_card(deal.seed)
        if knock_card not in {None, drawn}:
            _refuse(record, deal, "KnockCard", f"the seed's knock card is {drawn}")
        knock_card = drawn
    rules, dealer, number = record.rules, deal.dealer, deal.number
    state = _told(
        record,
        deal.lines.tag("Deal"),
        lambda: start_deal(rules, deck, dealer, number=number, knock_card=knock_card),
    )
    view = state.view(None)
    turned = view.knock_card if isinstance(view, KnockView) else None
    if None not in {deal.knock_card, turned} and deal.knock_card != turned:
        _refuse(record, deal, "KnockCard", f"the knock card is {turned}")
    return state


def _check_result(record: Record, deal: DealRecord, state: State) -> None:
    if deal.result is None:
        return
    if state.result is None:
        turn, legal = state.turn, " ".join(map(str, state.legal_moves()))
        _refuse(record, deal, "Result", f"the deal isn't over: seat {turn} has {legal}")
    ended = state.result
    played = result_text(ended.winner, ended.result, ended.points, ended.both)
    told = result_text(*deal.result, deal.both)
    if told != played:
        _refuse(record, deal, "Result", f"the moves come to {played}, not {told}")


def _told(record: Record, line: int, make: Callable[[], _T]) -> _T:
    """Return what is made; what is wrong with it is told with the line."""
    try:
        return make()
    except GinError as error:
        raise RecordError(record.name, line, str(error)) from error


def _refuse(record: Record, deal: DealRecord, tag: str, what: str) -> NoReturn:
    raise RecordError(record.name, deal.lines.tag(tag), what)
