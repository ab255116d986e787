"""Playing a record: every move checked, every result compared."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NoReturn, TypeVar

from engine import fair
from engine.cards import Card
from engine.contest import Contest, Pairing
from engine.cut import cut_for_deal
from engine.errors import DealOver, GinError, Illegal
from engine.families import start_deal
from engine.machine import State
from engine.moves import ENDINGS
from engine.record.model import DealRecord, Record, RecordError, result_text
from engine.record.players import sides_of
from engine.results import DealResult, ResultKind
from engine.rules import check_rules
from engine.seats import SEATS, Seat
from engine.words import KnockCardSource, SeatingFormat

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class Replay:
    """The deals' last states and the contest after all finished deals.

    A running deal whose deck isn't in the record can't be played and is None.
    """

    deals: tuple[State | None, ...]
    contest: Contest
    missing: tuple[int, ...] = ()  # deals, by number, that were or had to be dealt, left out

    @property
    def states(self) -> tuple[State, ...]:
        """The last state of each deal that could be played."""
        return tuple(state for state in self.deals if state is not None)


def replay(record: Record) -> Replay:
    """Play a record from its first deal to its last move.

    Raises:
        RecordError: The rules can't be played, or a deal, its players, dealer or deck, a move or a
            result is wrong.
    """
    playing = _Playing(record)
    for deal in record.deals:
        playing.play(deal)
    contest, missing = playing.ended()
    return Replay(tuple(playing.states), contest, missing)


class _Playing:
    """A record being played: the contest so far.

    In a round of teams the record doesn't say which deal ended first. A resignation ends all
    (rules, C.9), so it goes on the sheet last; a misdeal waits until its table deals again.
    """

    def __init__(self, record: Record) -> None:
        self.record = record
        self.contest = _told(record, record.line, lambda: _contest(record))
        self.states: list[State | None] = []
        self.running: list[int] = []
        self.given_up: DealResult | None = None
        self.misdeals: dict[int, DealResult] = {}
        self.knock_cards: dict[int, Card] = {}

    def play(self, deal: DealRecord) -> None:
        pairing = self._as_seated(deal, self._pairing(deal))
        _check_place(self.record, deal, pairing)
        if deal.dealer != pairing.dealer:
            _refuse(self.record, deal, "Dealer", f"by the rules seat {pairing.dealer} deals")
        if deal.cut is not None:
            _check_cut(self.record, deal, self.contest, pairing)
        state = _played(self.record, deal, self.knock_cards.get(pairing.round))
        self.states.append(state)
        if state is None or state.result is None:
            self.running.append(deal.number)
        elif state.result.result in ENDINGS:
            self._end_by(deal, state.result)
        elif state.result.result == ResultKind.MISDEAL:
            self.misdeals[pairing.table] = state.result
        else:
            self.contest = self.contest.add(state.result)
        if state is not None and state.rules.knock_card_source == KnockCardSource.SECOND_DECK:
            self._keep_knock_card(pairing, state)

    def ended(self) -> tuple[Contest, tuple[int, ...]]:
        for table in sorted(self.misdeals):
            self._deal_again(table)
        dealt = (each.deal for each in self.contest.pairings)
        missing = tuple(number for number in dealt if number > len(self.states))
        if self.given_up is None:
            return self.contest, missing
        return self.contest.add(self.given_up), missing

    def _pairing(self, deal: DealRecord) -> Pairing:
        index = len(self.states)
        expected = index + 1
        over = self.contest.finished or self.given_up is not None
        if self.misdeals and not self._running(expected):
            told = None if deal.place is None else deal.place.table
            self._deal_again(told if told in self.misdeals else min(self.misdeals))
        found = self._running(expected)
        if not found and over:
            last = index if self.given_up is None else self.given_up.number
            _refuse(self.record, deal, "Deal", f"the contest was over after deal {last}")
        if not found:
            _refuse(self.record, deal, "Deal", f"deal {self.running[0]} isn't finished")
        if deal.number != expected:
            what = f"deal {deal.number} is out of order: it is {expected}"
            _refuse(self.record, deal, "Deal", what)
        return found[0]

    def _as_seated(self, deal: DealRecord, pairing: Pairing) -> Pairing:
        """Return the pairing, with the opponents that sit there if the losers kept theirs."""
        if deal.place is None or deal.place.players == pairing.players:
            return pairing
        kept = self.contest.keeping_opponents()
        if kept is None or deal.number != self.contest.deals + 1:
            return pairing
        found = next(each for each in kept.pairings if each.deal == deal.number)
        if deal.place.players == found.players:
            self.contest, pairing = kept, found
        return pairing

    def _running(self, number: int) -> list[Pairing]:
        return [each for each in self.contest.pairings if each.deal == number]

    def _deal_again(self, table: int) -> None:
        self.contest = self.contest.add(self.misdeals.pop(table))

    def _end_by(self, deal: DealRecord, result: DealResult) -> None:
        if self.given_up is not None:
            what = f"the contest was over after deal {self.given_up.number}"
            _refuse(self.record, deal, "Result" if deal.result else "Deal", what)
        self.given_up = result

    def _keep_knock_card(self, pairing: Pairing, state: State) -> None:
        """Keep the card of the second deck: one serves all tables of a round (rules, C.6)."""
        if state.knock_card is not None:
            self.knock_cards.setdefault(pairing.round, state.knock_card)


def _contest(record: Record) -> Contest:
    """Return the contest before its first deal; raise `BadRules` for rules that clash."""
    rules = record.rules
    check_rules(rules)
    first_dealer = record.deals[0].dealer if record.deals else SEATS[0]
    return Contest.start(rules, first_dealer, len(record.names), sides_of(record))


def _check_place(record: Record, deal: DealRecord, pairing: Pairing) -> None:
    place = deal.place
    if place is None:
        if len(record.names) > len(record.rules.seats):
            _refuse(record, deal, "Deal", "tags Round, Table and Seats are missing")
        return
    if place.round != pairing.round:
        _refuse(record, deal, "Round", f"this is round {pairing.round}, not {place.round}")
    if place.table != pairing.table:
        _refuse(record, deal, "Table", f"this is table {pairing.table}, not {place.table}")
    if place.players != pairing.players:
        who = " and ".join(map(str, pairing.players))
        _refuse(record, deal, "Seats", f"by the rules players {who} sit here")


def _check_cut(record: Record, deal: DealRecord, contest: Contest, pairing: Pairing) -> None:
    """Refuse a cut of too many cards, for a later deal, or that makes another seat the dealer."""
    cards = deal.cut or ()
    if len(cards) not in {len(record.rules.seats), len(record.names)}:
        what = f"{len(cards)} cards were cut by {len(record.names)} players"
        _refuse(record, deal, "Cut", what)
    if pairing.round > 1:
        _refuse(record, deal, "Cut", "only the first deal is cut for")
    if len(cards) > len(SEATS) and record.rules.seating == SeatingFormat.ROUND_ROBIN:
        cards = tuple(cards[player - 1] for player in pairing.players)
    dealer: int | None = cut_for_deal(record.rules, cards).dealer
    if dealer is not None and len(cards) > len(SEATS):
        dealer = _seat_of(contest, dealer)
    if dealer not in {None, deal.dealer}:
        _refuse(record, deal, "Cut", f"by this cut seat {dealer} deals")


def _seat_of(contest: Contest, player: int) -> Seat:
    return next(seat for seat, side in enumerate(contest.sides, start=1) if player in side)


def _played(record: Record, deal: DealRecord, knock_card: Card | None) -> State | None:
    """The deal's last state, or None without a deck; `knock_card` if another table drew it."""
    deck = _deck(record, deal)
    if deck is None:
        if deal.result is not None:
            _refuse(record, deal, "Deal", "tag Deck is missing")
        return None
    state = _started(record, deal, deck, knock_card)
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
    """Return the deck, from the record or shuffled from the seed; the two must agree."""
    if deal.seed is None:
        return deal.deck
    if deal.commitment not in {None, fair.commitment(deal.seed)}:
        _refuse(record, deal, "Commitment", "the commitment isn't the seed's")
    shuffled = fair.shuffled(deal.seed)
    if deal.deck not in {None, shuffled}:
        _refuse(record, deal, "Deck", "the deck isn't the seed's")
    return shuffled


def _started(record: Record, deal: DealRecord, deck: tuple[Card, ...], drawn: Card | None) -> State:
    knock_card = deal.knock_card
    if record.rules.knock_card_source == KnockCardSource.SECOND_DECK:
        whose = "round"
        if drawn is None and deal.seed is not None:
            whose, drawn = "seed", fair.knock_card(deal.seed)
        if None not in {knock_card, drawn} and knock_card != drawn:
            _refuse(record, deal, "KnockCard", f"the {whose}'s knock card is {drawn}")
        knock_card = knock_card if drawn is None else drawn
    rules, dealer, number = record.rules, deal.dealer, deal.number
    state = _told(
        record,
        deal.lines.tag("Deal"),
        lambda: start_deal(rules, deck, dealer, number=number, knock_card=knock_card),
    )
    turned = state.knock_card
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
    """Return what is made; an error gets the line's number."""
    try:
        return make()
    except GinError as error:
        raise RecordError(record.name, line, str(error)) from error


def _refuse(record: Record, deal: DealRecord, tag: str, what: str) -> NoReturn:
    raise RecordError(record.name, deal.lines.tag(tag), what)
