"""What going out is worth, and what playing on: deals imagined to their end, quickly.

The other hand is drawn by what its moves tell. From there both sides play by plain sense: a card
of the pile is taken if it goes into a meld, what leaves least is thrown. The other side goes out as
soon as it can; we hold out for gin.
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
class Rest:
    """What can't be seen of a deal, imagined.

    Attributes:
        hand: The other hand.
        stock: The stock, its next card last.
    """

    hand: Hand
    stock: Hand


def imagined(reading: Reading, rules: Rules, rng: random.Random, more: int) -> Rest:
    """Return an other hand and a stock that go with what was seen.

    Args:
        reading: What is told of the other hand.
        rules: The rules of the table.
        rng: Where the chance comes from.
        more: Among how many cards more than it holds the other side had its choice: who has
            played some turns holds better cards than chance gives.
    """
    weights = reading.weights
    order = sorted(weights, key=lambda card: rng.random() ** (1 / weights[card]))
    drawn = order[max(0, len(order) - reading.hidden - more) :]
    for _ in range(len(drawn) - reading.hidden):
        drawn.remove(best_discard((*reading.known, *drawn), rules.melds, drawn)[0])
    stock = [card for card in order if card not in drawn]
    rng.shuffle(stock)
    return Rest((*reading.known, *drawn), tuple(stock))


def gain(rules: Rules, kept: Sequence[Card], against: Sequence[Card]) -> float:
    """Return what a hand that goes out wins from another; less than nothing if undercut.

    Args:
        rules: The rules of the table.
        kept: The hand of who goes out, after the discard.
        against: The other hand.
    """
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


def played_on(view: KnockView, kept: Hand, thrown: Card, rest: Rest, late: int) -> float:
    """Return what a deal brings the viewer who doesn't go out now but holds out for gin.

    Args:
        view: The view of the seat on turn.
        kept: The hand after the discard.
        thrown: The discard.
        rest: The cards that can't be seen.
        late: The deadwood with which we go out after all.
    """
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
