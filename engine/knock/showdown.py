"""Counting a deal after a knock, gin or big gin (rules, B.1, scoring a finished hand)."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.cards import Card, cards_text
from engine.deadwood.arrange import Arrangement, arrange
from engine.errors import Illegal
from engine.knock.bonus import run_bonus
from engine.knock.knocking import best_layouts, check_layout
from engine.layoffs import Defence, defend, lay_off
from engine.melds import Meld
from engine.results import AwardKind, AwardLine, DealResult, Hand, ResultKind
from engine.rules import Rules
from engine.seats import SEATS, Seat, around, other
from engine.values import CARD_VALUES
from engine.words import BigGinMode, KnockScore, SpadeDoubleBoxes, TieRule

_HAND = 10  # cards, of which a deal counts those that are loose
_BIG = 11  # cards all melded


@dataclass(frozen=True, slots=True)
class ShowdownOutcome:
    """Who wins what, before doubling."""

    result: ResultKind
    winner: Seat | None
    award: tuple[AwardLine, ...] = ()


def showdown(
    rules: Rules,
    hands: tuple[Hand, Hand],
    *,
    knocker: Seat,
    melds: tuple[Meld, ...] | None = None,
    layoffs: tuple[tuple[Card, int], ...] | None = None,
    knock_card: Card | None = None,
    discard: Card | None = None,
    number: int = 1,
    dealer: Seat = SEATS[1],
) -> DealResult:
    """Count a deal that a knock, gin or big gin has ended, within the limit or not.

    Hands are those after the discard: eleven cards are a big gin, and no deadwood is gin. `melds`
    None stands for the canonical ones, `layoffs` None for the best defence; a layoff is a card and
    its meld's index from 0. `discard` is the face-down one.

    Raises:
        Illegal: The melds aren't melds of the knocker's hand, or a card laid off doesn't fit.
    """
    shown, defence = _lay_out(rules, hands, knocker, melds, layoffs)
    big = len(hands[SEATS.index(knocker)]) == _BIG
    outcome = outcome_of(rules, knocker, shown.deadwood, defence.deadwood, big=big)
    both = _by_seat(knocker, shown, defence.arrangement)
    award, scores = awarded(rules, outcome, both, knock_card)
    return DealResult(
        number=number,
        dealer=dealer,
        knock_card=knock_card,
        result=outcome.result,
        winner=outcome.winner,
        points=0 if outcome.winner is None else scores[SEATS.index(outcome.winner)],
        boxes=0 if outcome.winner is None else boxes_of(rules, outcome.result, knock_card),
        knocker=knocker,
        deadwood=(both[0].deadwood, both[1].deadwood),
        melds=(both[0].melds, both[1].melds),
        unmatched=(both[0].unmatched, both[1].unmatched),
        layoffs=defence.layoffs,
        hands=hands,
        discard=discard,
        award=tuple(line for line in award if line.points),
        both=scores if rules.both_score and outcome.winner is not None else None,
    )


def _lay_out(
    rules: Rules,
    hands: tuple[Hand, Hand],
    knocker: Seat,
    melds: tuple[Meld, ...] | None,
    layoffs: tuple[tuple[Card, int], ...] | None,
) -> tuple[Arrangement, Defence]:
    hand = hands[SEATS.index(knocker)]
    shown = best_layouts(rules, hand)[0] if melds is None else check_layout(rules, hand, melds)
    against = hands[SEATS.index(other(knocker))]
    targets = shown.melds if open_to_layoffs(rules, shown.deadwood) else ()
    if layoffs is None:
        return shown, defend(against, targets, rules.melds, run_bonus(rules))
    lay_off(targets, layoffs, rules.melds)
    gone = {card for card, _ in layoffs}
    if not gone <= set(against):
        raise Illegal(f"{cards_text(sorted(gone - set(against)))} is not in the hand")
    own = [card for card in against if card not in gone]
    arrangement = arrange(own, rules.melds, run_bonus(rules))
    return shown, Defence(arrangement, layoffs, arrangement.unmatched, arrangement.deadwood)


def open_to_layoffs(rules: Rules, kept: int) -> bool:
    """Whether cards may be laid off on a hand that is shown with so much deadwood (B.0.5)."""
    return kept > 0 or rules.layoff_on_gin


def outcome_of(
    rules: Rules, knocker: Seat, kept: int, against: int, *, big: bool
) -> ShowdownOutcome:
    """Return the winner, given the deadwood of the knocker and the defender."""
    if big or kept == 0:
        return gin_outcome(rules, knocker, (against,), big=big)
    if kept < against:
        if rules.knock_score == KnockScore.LOSER_FULL:
            return ShowdownOutcome(
                ResultKind.KNOCK, knocker, (AwardLine(AwardKind.LOSER_FULL, against),)
            )
        return ShowdownOutcome(
            ResultKind.KNOCK, knocker, (AwardLine(AwardKind.DIFFERENCE, against - kept),)
        )
    if kept == against and rules.tie_rule == TieRule.NO_SCORE:
        return ShowdownOutcome(ResultKind.TIE, None)
    lines = (
        AwardLine(AwardKind.UNDERCUT_BONUS, rules.undercut_bonus),
        AwardLine(AwardKind.DIFFERENCE, kept - against),
    )
    return ShowdownOutcome(ResultKind.UNDERCUT, other(knocker), lines)


def gin_outcome(
    rules: Rules, knocker: Seat, against: Sequence[int], *, big: bool
) -> ShowdownOutcome:
    """Return what gin or big gin wins, given the deadwood of the others in the order of play."""
    if rules.layoff_on_gin and 0 in against:
        return ShowdownOutcome(ResultKind.CANCELLED_GIN, None)
    bonus: tuple[AwardLine, ...] = (AwardLine(AwardKind.GIN_BONUS, rules.gin_bonus),)
    if big:
        extra = AwardLine(AwardKind.BIG_GIN_BONUS, rules.big_gin.points)
        bonus = (*bonus, extra) if rules.big_gin.mode == BigGinMode.EXTRA else (extra,)
    lines = (*bonus, *[AwardLine(AwardKind.DEADWOOD, count) for count in against])
    return ShowdownOutcome(ResultKind.BIG_GIN if big else ResultKind.GIN, knocker, lines)


def awarded(
    rules: Rules,
    outcome: ShowdownOutcome,
    layouts: Sequence[Arrangement],
    knock_card: Card | None,
) -> tuple[tuple[AwardLine, ...], tuple[int, ...]]:
    """Return the award's lines, the winner's first, and the points they give to each seat.

    `layouts` are by seat. Others have lines only where the rules pay all for runs (rules, B.3).
    """
    award: list[AwardLine] = []
    scores = [0] * len(layouts)
    winner, pays = outcome.winner, run_bonus(rules)
    if winner is None:
        return (), tuple(scores)
    for seat in (winner, *around(winner, len(layouts))) if rules.both_score else (winner,):
        lines, whose = ([*outcome.award], None) if seat == winner else ([], seat)
        if pays is not None:
            runs = sum(map(pays, layouts[seat - 1].melds))
            lines.append(AwardLine(AwardKind.SEQUENCE_BONUS, runs, whose))
        points = sum(line.points for line in lines)
        if rules.spade_doubles and rules.doubled_by(knock_card):  # after every bonus
            lines.append(AwardLine(AwardKind.SPADE_DOUBLE, points, whose))
            points *= 2
        award += lines
        scores[seat - 1] = points
    return tuple(award), tuple(scores)


def boxes_of(rules: Rules, result: ResultKind, knock_card: Card | None) -> int:
    """Return the winner's boxes (rules, A.4)."""
    extra = {
        ResultKind.GIN: rules.extra_boxes.gin,
        ResultKind.BIG_GIN: rules.extra_boxes.big_gin,
        ResultKind.UNDERCUT: rules.extra_boxes.undercut,
    }.get(result, 0)
    if rules.doubled_by(knock_card):
        if rules.spade_double_boxes == SpadeDoubleBoxes.EXTRA:
            return 1 + 2 * extra
        if rules.spade_double_boxes == SpadeDoubleBoxes.ALL:
            return 2 * (1 + extra)
    return 1 + extra


def most_points(rules: Rules) -> int:
    """Return what no deal can give a side more of: its hand all in runs, the other's all loose."""
    loose = sum(sorted(CARD_VALUES[rules.values])[-_HAND:])
    ways = [(0, loose, True), (0, loose, False), (1, loose, False), (loose, 0, False)]
    outcomes = [outcome_of(rules, SEATS[0], kept, against, big=big) for kept, against, big in ways]
    most = max(sum(line.points for line in each.award) for each in outcomes)
    if (runs := rules.sequence_bonus) is not None:
        most += _BIG * (runs.long_per_card + runs.face_per_card)
    return 2 * most if rules.spade_doubles else most


def _by_seat(
    knocker: Seat, shown: Arrangement, defence: Arrangement
) -> tuple[Arrangement, Arrangement]:
    return (shown, defence) if knocker == SEATS[0] else (defence, shown)
