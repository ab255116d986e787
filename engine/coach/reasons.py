"""What the coach can say for a move or against it, as figures and cards instead of words."""

from dataclasses import dataclass
from enum import StrEnum

from engine.cards import Card


class Why(StrEnum):
    """What a reason is about; beside each is what its `cards`, `number` and `than` are."""

    # In the knock family.
    MELDS = "melds"  # the card taken makes a meld: `cards`
    BREAKS = "breaks"  # the discard breaks up a meld, or a pair that waits for a third: `cards`
    DEADWOOD = "deadwood"  # it leaves `number` points of deadwood, the other move `than`
    # `number` live cards improve the hand after it, after the other move `than`; only it waits for
    # `cards`.
    WAITS = "waits"
    READIES = "readies"  # the same of live cards with which one could knock
    GINS = "gins"  # the same of live cards that make gin
    READY = "ready"  # it leaves `number`, few enough to knock
    FEEDS = "feeds"  # the other side took `cards` that go with the card
    # The other side can use the card in `number` of a hundred cases, the other move's in `than`.
    DANGER = "danger"
    DEAD = "dead"  # nobody else can meld the card any more
    THROWN = "thrown"  # the other side threw or refused `cards` that go with the card
    SHOWS = "shows"  # it shows the other side a card of the hand
    # Left lying, the other side could use the card in `number` of a hundred cases.
    DENIES = "denies"
    BLIND = "blind"  # `number` of the `than` unseen cards would improve the hand
    WINS = "wins"  # to knock now wins about `number` points
    UNDERCUT = "undercut"  # a knock now is often undercut, in `number` of a hundred cases
    SAFE = "safe"  # a knock now is seldom undercut, in `number` of a hundred cases
    HOPE = "hope"  # played on, `number` live cards would make gin: `cards`
    STOCK = "stock"  # only `number` cards are left to be drawn
    GIN = "gin"  # gin can't be undercut and pays a bonus
    BIG_GIN = "big_gin"  # big gin pays more
    # With melds on the table.
    LAYS = "lays"  # it brings `number` points to the table, with `cards`
    SHEDS = "sheds"  # the discard counts `number`, and goes with little in the hand
    KEEPS = "keeps"  # `cards` that stay in the hand go together
    FETCHES = "fetches"  # the cards taken can be put down: `cards`
    FITS = "fits"  # the card goes on a meld on the table, or makes one with `cards`


@dataclass(frozen=True, slots=True)
class Reason:
    """One thing to be said about a move, for it if `pro`; `than` is the other move's `number`."""

    why: Why
    pro: bool = True
    cards: tuple[Card, ...] = ()
    number: int = 0
    than: int = 0
