"""Writing records."""

import textwrap
from collections.abc import Iterator

from engine.moves import Move
from engine.record.model import DealRecord, Record, result_text
from engine.record.players import write_names
from engine.record.seal import Seal, checked, write_presses
from engine.rules import changed_options
from engine.seats import Seat

_WIDTH = 80  # characters of a line of moves


def write_record(record: Record) -> str:
    """Return the record's text, which `read_record` reads back as an equal record."""
    header = [_tag("Rules", record.rules.preset)]
    header.extend(_tag("Option", option) for option in changed_options(record.rules))
    two = record.sides
    if len(record.names) > len(record.rules.seats):
        header.append(_tag("Players", write_names(record.names)))
    else:
        two = record.names
    header.extend(_tag(f"Seat{seat}", name) for seat, name in enumerate(two or (), start=1))
    if record.seal is not None:
        header.extend(_tag(name, value) for name, value in _seal(record.seal))
    parts = ("\n".join(lines) for lines in (header, *map(_deal, record.deals)))
    text = "\n\n".join(parts) + "\n"
    return text if record.seal is None else checked(text)


def _seal(seal: Seal) -> Iterator[tuple[str, str]]:
    yield "Tables", " ".join(map(str, seal.tables))
    yield "Pressed" if seal.by_seat else "Accepted", write_presses(seal.presses)
    if seal.shown is not None:
        yield "Shown", str(seal.shown)
    yield "Sealed", seal.commitment
    if seal.seed is not None:
        yield "Opened", seal.seed.hex()


def _deal(deal: DealRecord) -> list[str]:
    lines = [_tag(name, value) for name, value in _tags(deal)]
    moves = " ".join(_move(seat, move) for seat, move in deal.moves)
    lines.extend(textwrap.wrap(moves, _WIDTH, break_long_words=False, break_on_hyphens=False))
    if deal.result is not None:
        lines.append(_tag("Result", result_text(*deal.result, deal.both)))
    return lines


def _tags(deal: DealRecord) -> Iterator[tuple[str, str]]:
    yield "Deal", str(deal.number)
    if deal.place is not None:
        yield "Round", str(deal.place.round)
        yield "Table", str(deal.place.table)
        yield "Seats", " ".join(map(str, deal.place.players))
    yield "Dealer", str(deal.dealer)
    if deal.cut is not None:
        yield "Cut", " ".join(map(str, deal.cut))
    if deal.commitment is not None:
        yield "Commitment", deal.commitment
    if deal.seed is not None:
        yield "Seed", deal.seed.hex()
    if deal.deck is not None:
        yield "Deck", " ".join(map(str, deal.deck))
    if deal.knock_card is not None:
        yield "KnockCard", str(deal.knock_card)


def _move(seat: Seat | None, move: Move) -> str:
    return str(move) if seat is None else f"{seat}:{move}"


def _tag(name: str, value: str) -> str:
    """Write a tag on one line: quotes and backslashes in its value get a backslash."""
    shown = " ".join(value.split()).replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{shown}"]'
