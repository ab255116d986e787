"""Counting a deal after a knock, gin or big gin (rules, B.1, scoring a finished hand)."""

from dataclasses import dataclass

from engine.arrange import Arrangement, arrange
from engine.cards import Card
from engine.knock.bonus import run_bonus
from engine.knock.knocking import best_layouts, check_layout
from engine.layoffs import Defence, defend
from engine.melds import Meld
from engine.results import AwardLine, DealResult, Hand
from engine.rules import Rules
from engine.seats import SEATS, Seat, other

_BIG = 11  # cards all melded


@dataclass(frozen=True, slots=True)
class _Outcome:
    """Who wins what, before doubling."""

    result: str
    winner: Seat | None
    award: tuple[AwardLine, ...] = ()


def showdown(
    rules: Rules,
    hands: tuple[Hand, Hand],
    *,
    knocker: Seat,
    melds: tuple[Meld, ...] | None = None,
    knock_card: Card | None = None,
    discard: Card | None = None,
    number: int = 1,
    dealer: Seat = SEATS[1],
) -> DealResult:
    """Count a deal that a knock, gin or big gin has ended; the defender defends best.

    Args:
        rules: The rules of the table.
        hands: Both hands by seat after the discard; eleven cards are a big gin.
        knocker: Who ended the deal.
        melds: The melds shown, or None for the canonical ones.
        knock_card: The knock card, where the rules use one.
        discard: The face-down discard.
        number: The deal's number.
        dealer: Who dealt.

    Returns:
        The result: knock, gin, big_gin, undercut, tie or cancelled_gin. A layout without
        deadwood is gin. Nothing is said here of whether it was within the limit.

    Raises:
        Illegal: The melds shown aren't melds of the knocker's hand.
    """
    shown, defence = _lay_out(rules, hands, knocker, melds)
    big = len(hands[SEATS.index(knocker)]) == _BIG
    outcome = _outcome(rules, knocker, shown.deadwood, defence.deadwood, big=big)
    both = _by_seat(knocker, shown, defence.arrangement)
    award = outcome.award
    if outcome.winner is not None:
        award += _run_award(rules, both[SEATS.index(outcome.winner)])
        award += _doubling(rules, knock_card, award)
    return DealResult(
        number=number,
        dealer=dealer,
        knock_card=knock_card,
        result=outcome.result,
        winner=outcome.winner,
        points=sum(line.points for line in award),
        boxes=0 if outcome.winner is None else _boxes(rules, outcome.result, knock_card),
        knocker=knocker,
        deadwood=(both[0].deadwood, both[1].deadwood),
        melds=(both[0].melds, both[1].melds),
        unmatched=(both[0].unmatched, both[1].unmatched),
        layoffs=defence.layoffs,
        hands=hands,
        discard=discard,
        award=tuple(line for line in award if line.points),
    )


def _lay_out(
    rules: Rules, hands: tuple[Hand, Hand], knocker: Seat, melds: tuple[Meld, ...] | None
) -> tuple[Arrangement, Defence]:
    """Return the knocker's layout and the defence against it."""
    hand = hands[SEATS.index(knocker)]
    shown = best_layouts(rules, hand)[0] if melds is None else check_layout(rules, hand, melds)
    open_to_layoffs = shown.deadwood > 0 or rules.layoff_on_gin
    targets = shown.melds if open_to_layoffs else ()
    defence = defend(hands[SEATS.index(other(knocker))], targets, rules.melds)
    pays = run_bonus(rules)
    if pays is None:
        return shown, defence
    own = (*defence.unmatched, *(card for meld in defence.arrangement.melds for card in meld))
    arrangement = arrange(own, rules.melds, pays)
    return shown, Defence(arrangement, defence.layoffs, arrangement.unmatched, defence.deadwood)


def _outcome(rules: Rules, knocker: Seat, kept: int, against: int, *, big: bool) -> _Outcome:
    """Return who wins, where the knocker kept and the defender was left with so much."""
    if big or kept == 0:
        return _gin(rules, knocker, against, big=big)
    if kept < against:
        if rules.knock_score == "loser_full":
            return _Outcome("knock", knocker, (AwardLine("loser_full", against),))
        return _Outcome("knock", knocker, (AwardLine("difference", against - kept),))
    if kept == against and rules.tie_rule == "no_score":
        return _Outcome("tie", None)
    lines = (
        AwardLine("undercut_bonus", rules.undercut_bonus),
        AwardLine("difference", kept - against),
    )
    return _Outcome("undercut", other(knocker), lines)


def _gin(rules: Rules, knocker: Seat, against: int, *, big: bool) -> _Outcome:
    if rules.layoff_on_gin and against == 0:
        return _Outcome("cancelled_gin", None)
    bonus: tuple[AwardLine, ...] = (AwardLine("gin_bonus", rules.gin_bonus),)
    if big:
        extra = AwardLine("big_gin_bonus", rules.big_gin.points)
        bonus = (*bonus, extra) if rules.big_gin.mode == "extra" else (extra,)
    lines = (*bonus, AwardLine("deadwood", against))
    return _Outcome("big_gin" if big else "gin", knocker, lines)


def _run_award(rules: Rules, layout: Arrangement) -> tuple[AwardLine, ...]:
    pays = run_bonus(rules)
    if pays is None:
        return ()
    return (AwardLine("sequence_bonus", sum(map(pays, layout.melds))),)


def _doubling(
    rules: Rules, knock_card: Card | None, award: tuple[AwardLine, ...]
) -> tuple[AwardLine, ...]:
    """Return the line that doubles the whole award on a spade, after every bonus."""
    if not (rules.spade_doubles and rules.doubled_by(knock_card)):
        return ()
    return (AwardLine("spade_double", sum(line.points for line in award)),)


def _boxes(rules: Rules, result: str, knock_card: Card | None) -> int:
    extra = {
        "gin": rules.extra_boxes.gin,
        "big_gin": rules.extra_boxes.big_gin,
        "undercut": rules.extra_boxes.undercut,
    }.get(result, 0)
    if rules.doubled_by(knock_card):
        if rules.spade_double_boxes == "extra":
            return 1 + 2 * extra
        if rules.spade_double_boxes == "all":
            return 2 * (1 + extra)
    return 1 + extra


def _by_seat(
    knocker: Seat, shown: Arrangement, defence: Arrangement
) -> tuple[Arrangement, Arrangement]:
    return (shown, defence) if knocker == SEATS[0] else (defence, shown)
