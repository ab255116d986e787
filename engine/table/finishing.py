"""Whether a turn of melding and discarding can still be finished by the rules (rules, B.4).

A player who put down the wrong cards first could end up without a legal move, so that is illegal.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import NamedTuple

from engine.cards import ACES, BITS, RANKS, SUITS, Card, bits_of
from engine.melds import (
    SHORTEST,
    Meld,
    MeldRules,
    in_order,
    ranks_in_runs,
    ranks_of,
    runs_within,
)
from engine.rules import Rules
from engine.seats import Seat
from engine.table.laying import melds_with
from engine.table.melds import Table, fits, open_to, with_card, with_melds
from engine.words import DeepCardUse, FinalDiscard, RunSuits

_SUITED = RunSuits.SUITED
_NO_DISCARD = FinalDiscard.NONE
_MELD_OR_LAYOFF = DeepCardUse.MELD_OR_LAYOFF

ENOUGH = 2
"""How many cards are enough to end a turn: one of two can always be discarded."""


class UnfinishedTurn(NamedTuple):
    """A turn after its draw; `barred` may not be discarded, `owed` must go to the table."""

    rules: Rules
    seat: Seat
    hand: Collection[Card]
    table: Table
    barred: Card | None = None
    owed: Card | None = None


def after_meld(turn: UnfinishedTurn, meld: Meld) -> UnfinishedTurn:
    """Return the turn after a meld goes to the table."""
    return UnfinishedTurn(
        turn.rules,
        turn.seat,
        frozenset(turn.hand).difference(meld),
        with_melds(turn.table, turn.seat, (meld,)),
        turn.barred,
        None if turn.owed in meld else turn.owed,
    )


def after_addition(turn: UnfinishedTurn, card: Card, number: int) -> UnfinishedTurn:
    """Return the turn after a card is added to the meld of that number."""
    pays = card == turn.owed and turn.rules.deep_card_use == _MELD_OR_LAYOFF
    return UnfinishedTurn(
        turn.rules,
        turn.seat,
        frozenset(turn.hand).difference((card,)),
        with_card(turn.table, number, turn.seat, card, turn.rules.melds),
        turn.barred,
        None if pays else turn.owed,
    )


def can_finish(turn: UnfinishedTurn) -> bool:
    """Whether the turn can be finished from here by legal moves."""
    if turn.owed is None:
        return _can_stop(turn)
    if turn.owed not in turn.hand:
        return False
    few = _ways_out(turn, _going(turn)).few(bits_of(turn.hand), turn.owed)
    if few is None or len(turn.hand) - few >= ENOUGH:
        return few is not None
    return any(_can_stop(after) for after in _paid(turn))


def may_take(turn: UnfinishedTurn, pile: Sequence[Card], count: int) -> bool:
    """Whether a player may take `count` cards from the top (end) of the pile (rules, B.4)."""
    if count == 1 or count > len(pile):
        return count <= len(pile)
    taken = pile[-count:]
    return can_finish(turn._replace(hand=frozenset(turn.hand).union(taken), owed=taken[0]))


def takes(turn: UnfinishedTurn, going: int, pile: Sequence[Card], most: int) -> Iterator[int]:
    """Yield how many cards, up to `most`, may be taken from the top (end) of the pile.

    `going` are the cards that go on melds open to the player, in the form of `bits_of`.
    """
    bits, size, ways = bits_of(turn.hand), len(turn.hand), _ways_out(turn, going)
    for count in range(1, most + 1):
        card = pile[-count]
        bits |= BITS[card]
        few = 0 if count == 1 else ways.few(bits, card)
        if few is None:
            continue
        if count == 1 or size + count - few >= ENOUGH or may_take(turn, pile, count):
            yield count


def discards(turn: UnfinishedTurn, cards: Iterable[Card]) -> Sequence[Card]:
    """Return which of some cards of the hand may be discarded now."""
    last = len(turn.hand) == 1 and turn.rules.final_discard == _NO_DISCARD
    if last or turn.owed is not None:
        return ()
    return [card for card in cards if card != turn.barred]


def ways_to_pay(
    turn: UnfinishedTurn, first: Collection[Card] = ()
) -> Iterator[tuple[Meld, int | None]]:
    """Yield the ways to bring the card owed to the table, cards of `first` preferred (rules, B.4).

    Each is a new meld and None, or cards to add, the one owed among them, and the meld's number.
    """
    assert turn.owed is not None
    for meld in melds_with(turn.hand, turn.owed, turn.rules.melds, first):
        yield meld, None
    if turn.rules.deep_card_use == _MELD_OR_LAYOFF:
        best = sorted(turn.hand, key=lambda card: (card in first, card))
        for number, meld in open_to(turn.rules, turn.table, turn.seat):
            for cards in _additions(meld.cards, turn.owed, best, turn.rules.melds):
                yield cards, number


def _additions(meld: Meld, card: Card, hand: Sequence[Card], rules: MeldRules) -> Iterator[Meld]:
    """Yield the cards of a hand that go together on a meld, one given, later ones preferred."""
    if fits(meld, rules) & BITS[card]:
        yield (card,)
    suits = {meld[0].suit} if rules.runs == _SUITED else {*range(len(SUITS))}
    if meld[0].rank == meld[1].rank or card.suit not in suits:
        return
    by_rank = {held.rank: held for held in hand if held.suit in suits}
    by_rank[card.rank] = card
    have = sum(1 << rank for rank in by_rank)
    lying = sum(1 << held.rank for held in meld)
    for ranks in _chains(lying, have, card.rank, rules):
        yield tuple(by_rank[rank] for rank in ranks)


def _chains(lying: int, have: int, rank: int, rules: MeldRules) -> Iterator[Sequence[int]]:
    """Yield the ranks, at least two and one of them given, that make a run longer."""
    need = lying | 1 << rank
    if need == lying:
        return
    for run in runs_within(rules.ace)[lying | have]:
        if run.mask & need == need and run.mask != need:
            yield [each for each in run.ranks if not lying >> each & 1]


class _WaysOut(NamedTuple):
    """How a card owed may leave the hand: in a new meld, or on one that lies on the table.

    `going` go on the latter by themselves, as `bits_of`; `in_runs` are `ranks_in_runs`.
    """

    turn: UnfinishedTurn
    in_runs: Sequence[int]
    going: int

    def few(self, bits: int, owed: Card) -> int | None:
        """How many cards of a hand, the owed one too, some short way takes; None if none does."""
        if self.going & BITS[owed]:
            return 1
        melds, rank = self.turn.rules.melds, owed.rank
        if melds.sets and (bits >> rank & ACES).bit_count() >= SHORTEST:
            return SHORTEST
        have = ranks_of(bits, melds, owed.suit)
        if self.in_runs[have] >> rank & 1:
            return SHORTEST
        if not (self.going and have & _BESIDE[rank]):
            return None
        chains = (
            len(ranks)
            for cards in _open(self.turn)
            if cards[0].rank != cards[1].rank
            if melds.runs != _SUITED or cards[0].suit == owed.suit
            for ranks in _chains(sum(1 << card.rank for card in cards), have, rank, melds)
        )
        return min(chains, default=None)


def _ways_out(turn: UnfinishedTurn, going: int) -> _WaysOut:
    in_runs = ranks_in_runs(turn.rules.melds.ace)
    return _WaysOut(turn, in_runs, going if turn.rules.deep_card_use == _MELD_OR_LAYOFF else 0)


def _going(turn: UnfinishedTurn) -> int:
    """Return the cards that go on melds open to the player, in the form of `bits_of`."""
    going = 0
    for cards in _open(turn):
        going |= fits(cards, turn.rules.melds)
    return going


def _open(turn: UnfinishedTurn) -> Sequence[Meld]:
    return [meld.cards for _, meld in open_to(turn.rules, turn.table, turn.seat)]


_BESIDE = [
    1 << (rank - 1) % len(RANKS) | 1 << (rank + 1) % len(RANKS) for rank in range(len(RANKS))
]
"""The ranks before and after each rank."""


def _paid(turn: UnfinishedTurn) -> Iterator[UnfinishedTurn]:
    for cards, number in ways_to_pay(turn):
        rest = frozenset(turn.hand).difference(cards)
        table = with_melds(turn.table, turn.seat, (cards,))
        if number is not None:
            meld = in_order((*turn.table[number - 1].cards, *cards), turn.rules.melds)
            assert meld is not None
            table = with_melds(turn.table, turn.seat, (meld,))
        yield turn._replace(hand=rest, table=table, owed=None)


def _can_stop(turn: UnfinishedTurn) -> bool:
    """Whether the turn can end now, if nothing is owed: by going out or by a discard."""
    if discards(turn, turn.hand):
        return True
    if turn.rules.final_discard == FinalDiscard.REQUIRED:
        return False
    return not turn.hand or any(  # a last card that can't be discarded can still be added
        fits(meld.cards, turn.rules.melds) & BITS[card]
        for card in turn.hand
        for _, meld in open_to(turn.rules, turn.table, turn.seat)
    )
