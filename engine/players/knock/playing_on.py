"""What going out is worth, and what playing on is: quick deals imagined to their end.

The other hand is drawn at random, weighted by what its moves reveal. Both sides then play simply;
the other goes out as soon as it can, and we hold out for gin.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass

from engine.cards import Card
from engine.deadwood import best_discard, deadwood
from engine.deadwood.arrange import arrange
from engine.knock import KnockView
from engine.layoffs import defend
from engine.players.knock.reading import Reading
from engine.rules import Rules
from engine.words import KnockScore, TieRule

Hand = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class HiddenCards:
    """The hidden cards of a deal, imagined; the stock has its next card last."""

    hand: Hand
    stock: Hand


def imagined(reading: Reading, rules: Rules, rng: random.Random, more: int) -> HiddenCards:
    """Return another hand and a stock that fit what was seen."""
    # The hand is the best of `more` extra cards: after some turns it is better than by chance.
    weights = reading.weights
    order = sorted(weights, key=lambda card: rng.random() ** (1 / weights[card]))
    drawn = order[max(0, len(order) - reading.hidden - more) :]
    for _ in range(len(drawn) - reading.hidden):
        drawn.remove(best_discard((*reading.known, *drawn), rules.melds, drawn)[0])
    stock = [card for card in order if card not in drawn]
    rng.shuffle(stock)
    return HiddenCards((*reading.known, *drawn), tuple(stock))


def gain(rules: Rules, kept: Sequence[Card], against: Sequence[Card]) -> float:
    """Return what a hand wins by going out, after its discard; negative if undercut."""
    shown = arrange(kept, rules.melds)
    mine, boxes = shown.deadwood, rules.extra_boxes
    open_melds = shown.melds if mine or rules.layoff_on_gin else ()
    theirs = defend(against, open_melds, rules.melds).deadwood
    if not mine:
        return theirs + rules.gin_bonus + rules.line_bonus * (1 + boxes.gin)
    if mine < theirs:
        paid = theirs if rules.knock_score == KnockScore.LOSER_FULL else theirs - mine
        return paid + rules.line_bonus
    if mine == theirs and rules.tie_rule == TieRule.NO_SCORE:
        return 0.0
    return theirs - mine - rules.undercut_bonus - rules.line_bonus * (1 + boxes.undercut)


def played_on(view: KnockView, kept: Hand, thrown: Card, rest: HiddenCards, late: int) -> float:
    """Return what a deal brings the viewer who holds out for gin, or `late` deadwood."""
    rules, melds = view.rules, view.rules.melds
    hands, limits = [rest.hand, kept], (view.knock_limit, min(late, view.knock_limit))
    stock = list(rest.stock)
    side, top = 0, thrown
    while len(stock) > rules.stock_end:
        hand = hands[side]
        takes = deadwood((*hand, top), melds) <= deadwood(hand, melds)
        card = top if takes else stock.pop()
        top, left = best_discard((*hand, card), melds, hand if takes else None)
        hand = tuple([held for held in (*hand, card) if held != top])
        if left <= limits[side]:
            won = gain(rules, hand, hands[1 - side])
            return won if side else -won
        hands[side] = hand
        side = 1 - side
    return 0.0
