"""Many imagined deals of the knock family, played to their end side by side.

Both sides play simply, and go out with as little as their plans say.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.melds import MeldRules
from engine.players.knock.reading import pairs
from engine.rules import Rules
from engine.search.counting import (
    PLACE_BITS,
    PLACE_MASKS,
    PLACES,
    Floats,
    Ints,
    LaidHands,
    Masks,
    RankSetTables,
    after_layoffs,
    count,
    dearest,
    held,
    laid,
    least,
    loose,
    tables,
)
from engine.words import ExhaustScore, KnockScore, TieRule

Flags = NDArray[np.bool_]
_Ended = tuple[Ints, Masks, Masks]

FREE, STOCK, PILE = 0, 1, 2
"""Where a card comes from."""

_LONGEST = 60  # turns; sides that only take from each other end no deal
_HELD = 1000.0  # far more than any card counts
_PLACE = (1 << PLACE_BITS) - 1
_CHANCE = 0.8
"""What one card that would meld a loose pair is worth, in points."""


@dataclass(frozen=True, slots=True, eq=False)
class ImaginedGame:
    """The constants of a decision that its imagined deals are played by."""

    rules: Rules
    known: RankSetTables
    # For each two places what holding both takes off the wish to throw either; cards that aren't
    # loose are never thrown.
    ties: Floats
    worth: Floats  # what the card of each place counts, less what stands for a loose card in `ties`
    line: int  # the worth of a box


def game(rules: Rules, live: Flags, line: int) -> ImaginedGame:
    """Return a decision's constants; `live` flags the places whose cards may still come."""
    known = tables(rules.melds)
    ties = (_HELD * np.eye(52) - _CHANCE * _kin(rules.melds, live)).astype(np.float32)
    return ImaginedGame(rules, known, ties, known.values.astype(np.float32) - _HELD, line)


@dataclass(slots=True, eq=False)
class ImaginedDeals:
    """Imagined deals in progress, one a column in every array."""

    hands: list[Masks]  # the viewer's, then the other side's
    counts: list[Ints]  # their loose points
    outs: list[Ints]  # the deadwood with which each goes out
    top: Ints  # the place of the pile's top
    stock: Ints  # the places of its cards, the next first, a row a deal
    drawn: Ints  # so many of the stock are gone
    number: Ints  # which deal it is
    source: Ints  # where the next card must come from: `FREE`, `STOCK` or `PILE`

    def keep(self, which: Flags) -> None:
        """Drop the other deals."""
        self.hands = [hand[:, which] for hand in self.hands]
        self.counts = [count[which] for count in self.counts]
        self.outs = [out[which] for out in self.outs]
        self.top, self.stock = self.top[which], self.stock[which]
        self.drawn, self.number = self.drawn[which], self.number[which]
        self.source = self.source[which]


def played_out(game: ImaginedGame, deals: ImaginedDeals, side: int) -> Floats:
    """Play deals to their end, consuming them, and return what each brings the viewer (side 0)."""
    known = game.known
    points = np.zeros(deals.number.size, dtype=np.float32)
    ended: tuple[list[_Ended], list[_Ended]] = ([], [])
    last = deals.stock.shape[1] - game.rules.stock_end
    for _ in range(_LONGEST):
        _void(game, deals, deals.drawn >= last, points)
        if not deals.number.size:
            break
        takes, left, eleven = _draw(game, deals, side)
        whole = count(known, left)
        high = dearest(known, left)
        out = (whole - (high >> PLACE_BITS) <= deals.outs[side]) | (whole == 0)
        bound = PLACE_MASKS[:, deals.top] * takes  # what was taken may not go back at once
        chosen = thrown(game, left & ~bound, eleven & ~bound)
        chosen[out] = high[out] & _PLACE  # it lies face down
        after = eleven & ~PLACE_MASKS[:, chosen]
        if out.any():
            melded = whole[out] == 0
            kept = np.where(melded, eleven[:, out], after[:, out])
            ended[side].append((deals.number[out], kept, deals.hands[1 - side][:, out]))
        deals.hands[side] = after
        deals.counts[side] = least(known, after)
        deals.top = chosen
        if out.any():
            deals.keep(~out)
        side = 1 - side
    _void(game, deals, np.ones(deals.number.size, dtype=np.bool_), points)
    for each, sign in zip(ended, (1, -1), strict=True):
        if each:
            number, kept, against = (
                np.concatenate(part, axis=-1) for part in zip(*each, strict=True)
            )
            points[number] = sign * gains(game, kept, against)
    return points


def gains(game: ImaginedGame, kept: Masks, against: Masks) -> Floats:
    """Return what hands win by going out, after their discards; negative where undercut."""
    rules, known = game.rules, game.known
    shown: LaidHands = laid(known, kept)
    mine = count(known, shown.loose)
    by_itself = least(known, against)
    theirs = after_layoffs(known, shown, against)
    gin = mine == 0
    if not rules.layoff_on_gin:
        theirs = np.where(gin, by_itself, theirs)
    boxes, line = rules.extra_boxes, game.line
    paid = theirs if rules.knock_score == KnockScore.LOSER_FULL else theirs - mine
    won = np.where(gin, theirs + rules.gin_bonus + line * (1 + boxes.gin), paid + line)
    undercut = theirs - mine - rules.undercut_bonus - line * (1 + boxes.undercut)
    lost = np.where(mine == theirs, 0 if rules.tie_rule == TieRule.NO_SCORE else undercut, undercut)
    return np.where(gin | (mine < theirs), won, lost).astype(np.float32)


def _void(game: ImaginedGame, deals: ImaginedDeals, ended: Flags, points: Floats) -> None:
    if not ended.any():
        return
    if game.rules.exhaust_score == ExhaustScore.DIFFERENCE:
        difference = deals.counts[1] - deals.counts[0]
        points[deals.number[ended]] = difference[ended]
    deals.keep(~ended)


def _draw(game: ImaginedGame, deals: ImaginedDeals, side: int) -> tuple[Flags, Masks, Masks]:
    """Draw a card each; return who took it from the pile, what is loose then, and the hands."""
    known, hand, wanted = game.known, deals.hands[side], deals.outs[side]
    eleven = hand | PLACE_MASKS[:, deals.top]
    left = loose(known, eleven)
    whole, before = count(known, left), deals.counts[side]
    high = dearest(known, left) >> PLACE_BITS
    takes = (whole <= before) | ((whole - high <= wanted) & (before > wanted))
    forced = deals.source.nonzero()[0]
    if forced.size:
        takes[forced] = deals.source[forced] == PILE
        deals.source[forced] = FREE
    draws = (~takes).nonzero()[0]
    cards = deals.top.copy()
    cards[draws] = deals.stock[draws, deals.drawn[draws]]
    deals.drawn[draws] += 1
    eleven = hand | PLACE_MASKS[:, cards]
    return takes, loose(known, eleven), eleven


def thrown(game: ImaginedGame, left: Masks, hands: Masks) -> Ints:
    """Return the place of each hand's discard: of `left`, the loose cards, or else of `hands`."""
    wish = held(left) @ game.ties + game.worth
    chosen = wish.argmax(axis=1)
    none = (wish[np.arange(chosen.size), chosen] < -_HELD / 2).nonzero()[0]
    if none.size:
        chosen[none] = dearest(game.known, hands[:, none]) & _PLACE
    return chosen


def _kin(melds: MeldRules, live: Flags) -> Floats:
    """Return for each two places how many live cards would make a meld of them."""
    kin = np.zeros((52, 52), dtype=np.float32)
    for card, twos in pairs(melds).items():
        if live[PLACES[card]]:
            for first, second in twos:
                kin[PLACES[first], PLACES[second]] += 1
                kin[PLACES[second], PLACES[first]] += 1
    return kin
