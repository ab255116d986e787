"""What a coach can say for a move, or against it, in figures and cards instead of words."""

from dataclasses import dataclass
from enum import StrEnum

from engine.cards import Card


class Why(StrEnum):
    """What a reason is about. `Reason` tells what its cards and figures are.

    In the knock family:

    - `MELDS`: the card taken makes a meld: `cards`.
    - `BREAKS`: the discard breaks up a meld, or a pair that waits for a third: `cards`.
    - `DEADWOOD`: it leaves `number` points of deadwood, the other move `than`.
    - `WAITS`: of the live cards, `number` better the hand after it, after the other move `than`;
      `cards` are those for which only it waits.
    - `READIES`: the same of live cards with which one could knock.
    - `GINS`: the same of live cards that make gin.
    - `READY`: it leaves `number`, few enough to knock.
    - `FEEDS`: the other side took `cards`, which the card goes with.
    - `DANGER`: the other side can use the card in `number` of a hundred cases, the other in `than`.
    - `DEAD`: nobody else can meld the card any more.
    - `THROWN`: the other side threw or refused `cards`, which the card goes with.
    - `SHOWS`: it shows the other side a card of the hand.
    - `DENIES`: left lying, the other side could use the card in `number` of a hundred cases.
    - `BLIND`: `number` of the `than` cards that haven't been seen would better the hand.
    - `WINS`: to knock now wins about `number` points.
    - `UNDERCUT`: to knock now would be undercut in `number` of a hundred cases, often enough to
      mind.
    - `SAFE`: the same, and so seldom that one needn't mind.
    - `HOPE`: played on, `number` live cards would make gin: `cards`.
    - `STOCK`: only `number` cards are left to be drawn.
    - `GIN`: gin can't be undercut, and pays a bonus.
    - `BIG_GIN`: all eleven cards are melded, which pays more than gin.

    With melds on the table:

    - `LAYS`: it brings `number` points to the table, with `cards`.
    - `SHEDS`: the discard counts `number`, and goes with little in the hand.
    - `KEEPS`: `cards` that stay in the hand go together.
    - `FETCHES`: the cards taken can be put down: `cards`.
    - `FITS`: the card goes on a meld on the table, or makes one with `cards`.
    """

    MELDS = "melds"
    BREAKS = "breaks"
    DEADWOOD = "deadwood"
    WAITS = "waits"
    READIES = "readies"
    GINS = "gins"
    READY = "ready"
    FEEDS = "feeds"
    DANGER = "danger"
    DEAD = "dead"
    THROWN = "thrown"
    SHOWS = "shows"
    DENIES = "denies"
    BLIND = "blind"
    WINS = "wins"
    UNDERCUT = "undercut"
    SAFE = "safe"
    HOPE = "hope"
    STOCK = "stock"
    GIN = "gin"
    BIG_GIN = "big_gin"
    LAYS = "lays"
    SHEDS = "sheds"
    KEEPS = "keeps"
    FETCHES = "fetches"
    FITS = "fits"


@dataclass(frozen=True, slots=True)
class Reason:
    """One thing to be said about a move, for it if `pro`.

    `number` is a figure: cards, points or cases in a hundred; `than` the same of the other move.
    """

    why: Why
    pro: bool = True
    cards: tuple[Card, ...] = ()
    number: int = 0
    than: int = 0
