"""What the coach can say for a move or against it, as figures and cards instead of words."""

from dataclasses import dataclass
from enum import StrEnum

from engine.cards import Card


class Why(StrEnum):
    """What a reason is about. `Reason` says what its cards and figures are.

    In the knock family:

    - `MELDS`: the card taken makes a meld: `cards`.
    - `BREAKS`: the discard breaks up a meld, or a pair that waits for a third: `cards`.
    - `DEADWOOD`: it leaves `number` points of deadwood, the other move `than`.
    - `WAITS`: `number` live cards improve the hand after it, after the other move `than`; only it
      waits for `cards`.
    - `READIES`, `GINS`: the same of live cards with which one could knock, or that make gin.
    - `READY`: it leaves `number`, few enough to knock.
    - `FEEDS`, `THROWN`: the other side took, or threw or refused, `cards` that go with the card.
    - `DANGER`: the other side can use the card in `number` of a hundred cases, the other in `than`.
    - `DEAD`: nobody else can meld the card any more.
    - `SHOWS`: it shows the other side a card of the hand.
    - `DENIES`: left lying, the other side could use the card in `number` of a hundred cases.
    - `BLIND`: `number` of the `than` unseen cards would improve the hand.
    - `WINS`: to knock now wins about `number` points.
    - `UNDERCUT`, `SAFE`: a knock now is undercut in `number` of a hundred cases, often or seldom.
    - `HOPE`: played on, `number` live cards would make gin: `cards`.
    - `STOCK`: only `number` cards are left to be drawn.
    - `GIN`, `BIG_GIN`: gin can't be undercut and pays a bonus; big gin pays more.

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
    """One thing to be said about a move, for it if `pro`; `than` is the other move's `number`."""

    why: Why
    pro: bool = True
    cards: tuple[Card, ...] = ()
    number: int = 0
    than: int = 0
