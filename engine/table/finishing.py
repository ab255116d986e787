"""Whether a turn of melding and discarding can still be finished by the rules (rules, B.4).

The card just taken can't be discarded, a card taken from deep in the pile must go to the table, and
the last discard may be compulsory or not allowed. A player who put down the wrong cards first could
end up without a legal move, so such a move is illegal.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace

from engine.cards import SUITS, Card
from engine.melds import Meld, MeldRules, in_order, rank_runs
from engine.rules import Rules
from engine.seats import Seat
from engine.table.laying import melds_with
from engine.table.melds import Table, extended, open_to, with_melds
from engine.words import DeepCardUse, FinalDiscard, RunSuits


@dataclass(frozen=True, slots=True)
class UnfinishedTurn:
    """A turn after its draw; `barred` may not be discarded, `owed` must go to the table."""

    rules: Rules
    seat: Seat
    hand: frozenset[Card]
    table: Table
    barred: Card | None = None
    owed: Card | None = None


def can_finish(turn: UnfinishedTurn) -> bool:
    """Whether the turn can be finished from here by legal moves."""
    if turn.owed is not None:
        return turn.owed in turn.hand and any(_can_stop(after) for after in _paid(turn))
    return _can_stop(turn)


def may_take(turn: UnfinishedTurn, pile: Sequence[Card], count: int) -> bool:
    """Whether a player may take `count` cards from the top (end) of the pile (rules, B.4)."""
    if count == 1 or count > len(pile):
        return count <= len(pile)
    taken = pile[-count:]
    return can_finish(replace(turn, hand=turn.hand.union(taken), owed=taken[0]))


def may_discard(turn: UnfinishedTurn, card: Card) -> bool:
    """Whether the card may be discarded now."""
    if turn.owed is not None or card == turn.barred:
        return False
    return len(turn.hand) > 1 or turn.rules.final_discard != FinalDiscard.NONE


def ways_to_pay(
    turn: UnfinishedTurn, first: Collection[Card] = ()
) -> Iterator[tuple[Meld, int | None]]:
    """Yield the ways to bring the card owed to the table, cards of `first` preferred (rules, B.4).

    Each is a new meld and None; or, if the rules allow it, cards to add to a meld on the table,
    which are the card owed and those that must come before it, and the meld's number.
    """
    assert turn.owed is not None
    for meld in melds_with(turn.hand, turn.owed, turn.rules.melds, first):
        yield meld, None
    if turn.rules.deep_card_use == DeepCardUse.MELD_OR_LAYOFF:
        best = sorted(turn.hand, key=lambda card: (card in first, card))
        for number, meld in open_to(turn.rules, turn.table, turn.seat):
            for cards in _additions(meld.cards, turn.owed, best, turn.rules.melds):
                yield cards, number


def _additions(meld: Meld, card: Card, hand: Sequence[Card], rules: MeldRules) -> Iterator[Meld]:
    """Yield the cards of a hand that go together on a meld, one given, later ones preferred."""
    if extended(meld, card, rules) is not None:
        yield (card,)
    if meld[0].rank == meld[1].rank:
        return
    suits = {meld[0].suit} if rules.runs == RunSuits.SUITED else {*range(len(SUITS))}
    by_rank = {held.rank: held for held in hand if held.suit in suits}
    by_rank[card.rank] = card
    lying = sum(1 << held.rank for held in meld)
    for mask, ranks in rank_runs(rules.ace).items():
        more = [rank for rank in ranks if not lying >> rank & 1]
        if mask & lying == lying and card.rank in more and len(more) > 1:
            cards = tuple(by_rank[rank] for rank in more if rank in by_rank)
            if len(cards) == len(more) and in_order((*meld, *cards), rules) is not None:
                yield cards


def _paid(turn: UnfinishedTurn) -> Iterator[UnfinishedTurn]:
    """Yield the turn after each way to bring the card owed to the table."""
    for cards, number in ways_to_pay(turn):
        rest = turn.hand.difference(cards)
        table = with_melds(turn.table, turn.seat, (cards,))
        if number is not None:
            meld = in_order((*turn.table[number - 1].cards, *cards), turn.rules.melds)
            assert meld is not None
            table = with_melds(turn.table, turn.seat, (meld,))
        yield replace(turn, hand=rest, table=table, owed=None)


def _can_stop(turn: UnfinishedTurn) -> bool:
    """Whether the turn can end now, if nothing is owed: by going out or by a discard."""
    if any(may_discard(turn, card) for card in turn.hand):
        return True
    if turn.rules.final_discard == FinalDiscard.REQUIRED:
        return False
    return not turn.hand or any(  # a last card that can't be discarded can still be added
        extended(meld.cards, card, turn.rules.melds) is not None
        for card in turn.hand
        for _, meld in open_to(turn.rules, turn.table, turn.seat)
    )
