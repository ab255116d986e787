"""Counting a deal of three after a knock, gin or big gin (docs/variants.md).

The lowest count wins the deal from both others. The knocker must be lower than either defender; of
two defenders who count the same, the one on the knocker's left wins.
"""

from collections.abc import Mapping

from engine.cards import Card, cards_text
from engine.deadwood.arrange import arrange
from engine.errors import Illegal
from engine.knock.bonus import run_bonus
from engine.knock.knocking import best_layouts, check_layout
from engine.knock.showdown import (
    ShowdownOutcome,
    awarded,
    boxes_of,
    gin_outcome,
    open_to_layoffs,
)
from engine.layoffs import Defence, defend, lay_off
from engine.melds import Meld
from engine.results import AwardKind, AwardLine, DealResult, Hand, ResultKind
from engine.rules import Rules
from engine.seats import THREE_SEATS, Seat, around
from engine.words import KnockScore, TieRule

_BIG = 11  # cards all melded

Layoffs = tuple[tuple[Card, int], ...]
"""Each card laid off, with the index from 0 of the knocker's meld it goes on."""


def showdown(
    rules: Rules,
    hands: tuple[Hand, ...],
    *,
    knocker: Seat,
    melds: tuple[Meld, ...] | None = None,
    layoffs: Layoffs | None = None,
    knock_card: Card | None = None,
    discard: Card | None = None,
    number: int = 1,
    dealer: Seat = THREE_SEATS[-1],
) -> DealResult:
    """Count a deal that a knock, gin or big gin has ended.

    Hands are those after the discard: eleven cards are a big gin, and no deadwood is gin. `melds`
    None stands for the canonical ones, `layoffs` None for each defender's best defence; `discard`
    is the face-down one.

    Raises:
        Illegal: The melds aren't melds of the knocker's hand, or a card laid off doesn't fit.
    """
    hand = hands[knocker - 1]
    shown = best_layouts(rules, hand)[0] if melds is None else check_layout(rules, hand, melds)
    targets = shown.melds if open_to_layoffs(rules, shown.deadwood) else ()
    defences = {
        seat: _defence(rules, hands[seat - 1], targets, layoffs)
        for seat in around(knocker, len(hands))
    }
    counts = {knocker: shown.deadwood, **{at: each.deadwood for at, each in defences.items()}}
    if layoffs is not None and len(layoffs) > sum(len(each.layoffs) for each in defences.values()):
        raise Illegal(f"{cards_text([card for card, _ in layoffs])} are not in these hands")
    outcome = outcome_of(rules, knocker, counts, big=len(hand) == _BIG)
    by_seat = {knocker: shown, **{at: each.arrangement for at, each in defences.items()}}
    layouts, winner = [by_seat[seat] for seat in sorted(by_seat)], outcome.winner
    award, scores = awarded(rules, outcome, layouts, knock_card)
    return DealResult(
        number=number,
        dealer=dealer,
        knock_card=knock_card,
        result=outcome.result,
        winner=winner,
        points=0 if winner is None else scores[winner - 1],
        boxes=0 if winner is None else boxes_of(rules, outcome.result, knock_card),
        knocker=knocker,
        deadwood=tuple([layout.deadwood for layout in layouts]),
        melds=tuple([layout.melds for layout in layouts]),
        unmatched=tuple([layout.unmatched for layout in layouts]),
        layoffs=tuple([laid for each in defences.values() for laid in each.layoffs]),
        hands=hands,
        discard=discard,
        award=tuple([line for line in award if line.points]),
        both=scores if rules.both_score and winner is not None else None,
    )


def outcome_of(
    rules: Rules, knocker: Seat, counts: Mapping[Seat, int], *, big: bool
) -> ShowdownOutcome:
    """Return who wins what, before doubling, given everybody's deadwood after layoffs."""
    kept, defenders = counts[knocker], list(around(knocker, len(counts)))
    if big or kept == 0:
        return gin_outcome(rules, knocker, [counts[seat] for seat in defenders], big=big)
    lowest = min(defenders, key=lambda seat: counts[seat])  # the first of equals
    if kept < counts[lowest]:
        full = rules.knock_score == KnockScore.LOSER_FULL
        kind, less = (AwardKind.LOSER_FULL, 0) if full else (AwardKind.DIFFERENCE, kept)
        lines = [AwardLine(kind, counts[seat] - less) for seat in defenders]
        return ShowdownOutcome(ResultKind.KNOCK, knocker, tuple(lines))
    if kept == counts[lowest] and rules.tie_rule == TieRule.NO_SCORE:
        return ShowdownOutcome(ResultKind.TIE, None)
    others = around(lowest, len(counts))
    lines = [AwardLine(AwardKind.DIFFERENCE, counts[seat] - counts[lowest]) for seat in others]
    bonus = AwardLine(AwardKind.UNDERCUT_BONUS, rules.undercut_bonus)
    return ShowdownOutcome(ResultKind.UNDERCUT, lowest, (bonus, *lines))


def _defence(
    rules: Rules, hand: Hand, targets: tuple[Meld, ...], layoffs: Layoffs | None
) -> Defence:
    """One defender's melds and layoffs on the knocker's melds as shown: the best, or by hand."""
    if layoffs is None:
        return defend(hand, targets, rules.melds, run_bonus(rules))
    own = tuple([(card, index) for card, index in layoffs if card in hand])
    lay_off(targets, own, rules.melds)
    gone = {card for card, _ in own}
    kept = [card for card in hand if card not in gone]
    arrangement = arrange(kept, rules.melds, run_bonus(rules))
    return Defence(arrangement, own, arrangement.unmatched, arrangement.deadwood)
