"""The contents of a file of records: checked once, then opened deal by deal; off the event loop."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from club.core.errors import Refusal
from engine import fair
from engine.cards import Card
from engine.errors import GinError
from engine.machine import State
from engine.moments import Moment, moments
from engine.open_deal import every_state
from engine.record import DealRecord, Record, RecordError, read_record, replay, split_records
from engine.rules import Rules
from engine.words import KnockCardSource

LONGEST: Final = 1000
"""Moves of a deal; by the longest ready-made rules it has some four hundred."""

MOST: Final = 1000


class NoRecord(Refusal):
    """It can't be read as a record. Arguments: `line` and `what`, in the engine's words."""


class NothingToOpen(Refusal):
    """It is a record, but no deal in it has its cards."""


class ListedDeal(NamedTuple):
    """A deal that may be chosen: its contest's number in the file, and its own in the contest."""

    game: int
    number: int


@dataclass(frozen=True, slots=True)
class OpenedDeal:
    """A deal of a file, every card of it open.

    `here` is its place, from 1, in `every` deal with cards; states are before the first move and
    after each; moments are steps worth jumping to.
    """

    here: int
    every: tuple[ListedDeal, ...]
    rules: Rules
    names: tuple[str, ...]
    deal: DealRecord
    states: tuple[State, ...]
    moments: tuple[Moment, ...]

    @property
    def listed(self) -> ListedDeal:
        """The deal, as it may be chosen."""
        return self.every[self.here - 1]


class _Dealt(NamedTuple):
    """A deal that has cards, with its contest and the contest's number."""

    game: int
    record: Record
    deal: DealRecord


def check(text: str) -> None:
    """Check that all of a file can be read and replayed; NoRecord if it can't, or is too long."""
    try:
        for record in _records(text):
            replay(record)
    except RecordError as error:
        raise NoRecord(line=str(error.line), what=error.what) from error


def open_deal(text: str, here: int) -> OpenedDeal:
    """Open the deal of a file nearest to a place; or raise NoRecord or NothingToOpen."""
    try:
        every = tuple(_dealt(_records(text)))
        if not every:
            raise NothingToOpen
        here = max(1, min(here, len(every)))
        states = _states(every[here - 1])
    except RecordError as error:
        raise NoRecord(line=str(error.line), what=error.what) from error
    except GinError as error:
        raise NoRecord(line="1", what=str(error)) from error
    _, record, deal = every[here - 1]
    seats = record.rules.seats if deal.place is None else deal.place.players
    return OpenedDeal(
        here,
        tuple(ListedDeal(each.game, each.deal.number) for each in every),
        record.rules,
        tuple([record.names[number - 1] for number in seats]),
        deal,
        states,
        moments(states),
    )


def _records(text: str) -> Iterator[Record]:
    """Read a file's records, none of which is too long (RecordError)."""
    deals = 0
    for part in split_records(text):
        record = read_record(part.text, line=part.line)
        deals += len(record.deals)
        if deals > MOST:
            raise RecordError(record.name, part.line, f"a file has at most {MOST} deals")
        for deal in record.deals:
            if len(deal.moves) > LONGEST:
                what = f"deal {deal.number} has more than {LONGEST} moves"
                raise RecordError(record.name, deal.lines.tag("Deal"), what)
        yield record


def _dealt(records: Iterator[Record]) -> Iterator[_Dealt]:
    for game, record in enumerate(records, start=1):
        for deal in record.deals:
            if deal.deck is not None or deal.seed is not None:
                yield _Dealt(game, record, deal)


def _states(dealt: _Dealt) -> tuple[State, ...]:
    _, record, deal = dealt
    deck = deal.deck if deal.seed is None else fair.shuffled(deal.seed)
    assert deck is not None  # It was dealt.
    card = _second_deck(record, deal)
    return every_state(
        record.rules, deck, deal.dealer, deal.moves, number=deal.number, knock_card=card
    )


def _second_deck(record: Record, deal: DealRecord) -> Card | None:
    """Return the card of the second deck, which another table of the round may have drawn."""
    if record.rules.knock_card_source != KnockCardSource.SECOND_DECK:
        return None
    last = replay(record).deals[record.deals.index(deal)]
    return None if last is None else last.knock_card
