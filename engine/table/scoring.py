"""How deals with melds on the table end and score (rules, B.4 to B.6)."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.cards import Card
from engine.deadwood import deadwood
from engine.results import AwardKind, AwardLine, Hand, ResultKind
from engine.rules import Rules
from engine.seats import SEATS, Seat, other
from engine.table.melds import Table, put_by
from engine.values import card_value
from engine.words import ExhaustCount, ExhaustScore


@dataclass(frozen=True, slots=True)
class TableOutcome:
    """How a deal ended; `ender` went out or challenged, and with `both` both sides score."""

    result: ResultKind
    winner: Seat | None
    ender: Seat | None
    counts: tuple[int, int]
    award: tuple[AwardLine, ...] = ()
    both: bool = False

    @property
    def points(self) -> int:
        """The winner's points."""
        return sum(line.points for line in self.award if line.seat in {None, self.winner})

    @property
    def scores(self) -> tuple[int, int] | None:
        """Both sides' points where both score."""
        if not self.both:
            return None
        first, second = (
            sum(line.points for line in self.award if line.seat == seat) for seat in SEATS
        )
        return first, second


def total(cards: Iterable[Card], rules: Rules) -> int:
    """Return what all the cards count, melded or not."""
    return sum(card_value(card, rules.values) for card in cards)


def totals(hands: tuple[Hand, Hand], rules: Rules) -> tuple[int, int]:
    """Return what all the cards of each hand count."""
    first, second = hands
    return total(first, rules), total(second, rules)


def won_hand(rules: Rules, hands: tuple[Hand, Hand], out: Seat, bonus: int) -> TableOutcome:
    """Return the outcome of going out for the value of the other hand (rules, B.5 and B.6)."""
    counts = totals(hands, rules)
    award = [AwardLine(AwardKind.DEADWOOD, counts[SEATS.index(other(out))])]
    if bonus:
        award.append(AwardLine(AwardKind.GIN_BONUS, bonus))
    return TableOutcome(ResultKind.OUT, out, out, counts, tuple(award))


def table_minus_hand(
    rules: Rules, tables: tuple[Hand, Hand], hands: tuple[Hand, Hand], out: Seat | None
) -> TableOutcome:
    """Return the outcome in which each side scores its table less its hand (rules, B.4).

    The seat that goes out wins, whatever the sums; with None, at the stock's end, the higher sum.
    """
    counts = totals(hands, rules)
    award: list[AwardLine] = []
    for seat, down, held in zip(SEATS, totals(tables, rules), counts, strict=True):
        award += [AwardLine(AwardKind.TABLE, down, seat), AwardLine(AwardKind.HAND, -held, seat)]
        if seat == out:
            award.append(AwardLine(AwardKind.GIN_BONUS, rules.gin_bonus, seat))
    word = ResultKind.OUT if out else ResultKind.EXHAUSTED
    undecided = TableOutcome(word, None, out, counts, tuple(award), both=True)
    assert undecided.scores is not None
    winner = out or _higher(undecided.scores)
    return TableOutcome(word, winner, out, counts, tuple(award), both=True)


def exhausted(rules: Rules, table: Table, hands: tuple[Hand, Hand]) -> TableOutcome:
    """Return the outcome when the stock is used up, by `exhaust_score` (rules, A.4)."""
    if rules.exhaust_score == ExhaustScore.TABLE_MINUS_HAND:
        first, second = (put_by(table, seat) for seat in SEATS)
        return table_minus_hand(rules, (first, second), hands, None)
    counts = exhaust_counts(rules, hands)
    if rules.exhaust_score == ExhaustScore.VOID:
        return TableOutcome(ResultKind.DRAW, None, None, counts)
    return lower_wins(counts)


def exhaust_counts(rules: Rules, hands: tuple[Hand, Hand]) -> tuple[int, int]:
    """Return what counts against each side once the stock is used up (`exhaust_count`)."""
    if rules.exhaust_count == ExhaustCount.ALL_IN_HAND:
        return totals(hands, rules)
    first, second = hands
    return deadwood(first, rules.melds), deadwood(second, rules.melds)


def lower_wins(counts: tuple[int, int]) -> TableOutcome:
    """Return the outcome in which the lower count wins the difference, and equal ones nothing."""
    low, high = sorted(counts)
    if low == high:
        return TableOutcome(ResultKind.EXHAUSTED, None, None, counts)
    winner = SEATS[counts.index(low)]
    return TableOutcome(
        ResultKind.EXHAUSTED, winner, None, counts, (AwardLine(AwardKind.DIFFERENCE, high - low),)
    )


def _higher(scores: tuple[int, int]) -> Seat | None:
    first, second = scores
    return None if first == second else SEATS[scores.index(max(scores))]
