"""The score of a knock from the two counts alone, for a deal played with real cards."""

from engine.cards import parse_card
from engine.knock.showdown import boxes_of, outcome_of
from engine.results import AwardKind, AwardLine, DealResult
from engine.rules import Rules
from engine.seats import SEATS, Seat

_A_SPADE = parse_card("2S")


def counts_suffice(rules: Rules) -> bool:
    """Whether both counts of deadwood settle a deal's score: not where melds pay as well."""
    return rules.knocks and rules.sequence_bonus is None


def counted(
    rules: Rules,
    *,
    knocker: Seat,
    kept: int,
    against: int,
    big: bool = False,
    spade: bool = False,
    number: int = 1,
    dealer: Seat = SEATS[1],
) -> DealResult:
    """Score a deal from the deadwood `kept` by the knocker and `against` it, after layoffs.

    `counts_suffice` must be true of the rules; `big` is big gin, `spade` is a spade as knock card.
    """
    outcome = outcome_of(rules, knocker, kept, against, big=big)
    card = _A_SPADE if spade and rules.needs_knock_card else None
    award = outcome.award
    points = sum(line.points for line in award)
    if rules.spade_doubles and rules.doubled_by(card):
        award = (*award, AwardLine(AwardKind.SPADE_DOUBLE, points))
        points *= 2
    both = (kept, against) if knocker == SEATS[0] else (against, kept)
    return DealResult(
        number=number,
        dealer=dealer,
        knock_card=None,
        result=outcome.result,
        winner=outcome.winner,
        points=points,
        boxes=0 if outcome.winner is None else boxes_of(rules, outcome.result, card),
        knocker=knocker,
        deadwood=both,
        award=tuple(line for line in award if line.points),
    )
