"""Imagining the other hand and the stock: many deals that fit what a player has seen."""

from dataclasses import dataclass, replace
from typing import Self

import numpy as np

from engine.players.knock.reading import Reading
from engine.search.counting import PLACES, Ints, Masks, held, loose, masks_of
from engine.search.playing_out import ImaginedGame, thrown


@dataclass(frozen=True, slots=True, eq=False)
class Worlds:
    """Hidden cards, imagined: a column a deal in `theirs`, a row a deal in `stock`, next first."""

    theirs: Masks
    stock: Ints

    def of(self, which: Ints) -> Self:
        """Return some of them."""
        return replace(self, theirs=self.theirs[:, which], stock=self.stock[which])


def together(first: Worlds, second: Worlds) -> Worlds:
    """Return both, one after the other."""
    return Worlds(
        np.concatenate((first.theirs, second.theirs), axis=1),
        np.concatenate((first.stock, second.stock)),
    )


def imagined(
    game: ImaginedGame, reading: Reading, dice: np.random.Generator, deals: int, more: int
) -> Worlds:
    """Return other hands and stocks of many deals that fit what was seen."""
    # A hand is the best of `more` extra cards: after some turns it is better than by chance.
    unseen = PLACES[np.array([int(card) for card in reading.weights], dtype=np.int64)]
    weights = np.array(list(reading.weights.values()))
    order = (dice.standard_exponential((deals, unseen.size)) / weights).argsort(axis=1)
    more = min(more, unseen.size - reading.hidden)
    had = reading.hidden + more
    known = PLACES[np.array([int(card) for card in reading.known], dtype=np.int64)]
    certain = masks_of(known)[:, None]
    hands = masks_of(unseen[order[:, :had]]) | certain
    for _ in range(more):
        gone = thrown(game, loose(game.known, hands) & ~certain, hands & ~certain)
        hands = hands & ~masks_of(gone[:, None])
    last = held(hands)[:, unseen]  # what is held comes after the stock
    shuffled = (dice.random(last.shape) + last).argsort(axis=1)
    return Worlds(hands, unseen[shuffled[:, : unseen.size - reading.hidden]])
