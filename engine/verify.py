"""Checking that the cards of a record were sealed before they were dealt, and not changed since.

The recipe is in engine.fair. What can be checked grows with what has been opened: a deal's seed
once the deal is over, the contest's once the contest is.
"""

from dataclasses import dataclass
from typing import NoReturn

from engine import fair
from engine.presets import PRESETS, Presets
from engine.record import (
    DealRecord,
    Record,
    RecordError,
    Replay,
    Seal,
    check_holds,
    read_record,
    replay,
)


@dataclass(frozen=True, slots=True)
class Verified:
    """A record that holds in all that can be checked.

    Attributes:
        record: The record.
        played: What playing it comes to.
        deals: The numbers of the finished deals: their seeds fit what was shown before, their decks
            the seeds, and their results the moves.
        running: The numbers of the deals whose seeds aren't open yet.
        contest: Whether every seed was made from the contest's, which fits what the challenge
            showed; False where that one isn't open, or isn't in the record.
        whole: Whether the text is, sign by sign, what its check was made from; False where the
            record has neither a check nor anything else of the contest's seal.
    """

    record: Record
    played: Replay
    deals: tuple[int, ...]
    running: tuple[int, ...]
    contest: bool
    whole: bool


def verify(text: str, name: str = "record", presets: Presets = PRESETS, line: int = 1) -> Verified:
    """Check a record's text, its seals, its shuffles, its moves and its results.

    Args:
        text: The record as it came, sign by sign.
        name: What errors call it, as a rule its file.
        presets: What tag Rules may name.
        line: The number of its first line, where it is a part of a file.

    Raises:
        RecordError: Something doesn't hold, or there is nothing to check; it says where and what.
    """
    record = read_record(text, name, presets, line)
    whole = check_holds(text)
    if not whole and (record.seal is not None or record.checked):
        _refuse(
            record,
            line + max(0, text.count("\n") - 1),
            "this isn't, sign by sign, what its check was made from",
        )
    played = replay(record)
    over = [deal for deal in record.deals if deal.result is not None]
    for deal in over:
        _check_deal(record, deal)
    if not over:
        _refuse(record, record.line, "no deal is over, so there is nothing to check yet")
    seal = record.seal
    if seal is not None and seal.seed is not None:
        _check_contest(record, seal, seal.seed)
    return Verified(
        record,
        played,
        deals=tuple(deal.number for deal in over),
        running=tuple(deal.number for deal in record.deals if deal.result is None),
        contest=seal is not None and seal.seed is not None,
        whole=whole,
    )


def _check_deal(record: Record, deal: DealRecord) -> None:
    """See that a finished deal was sealed; `replay` has compared seal, seed and deck."""
    missing = {"Commitment": deal.commitment, "Seed": deal.seed, "Deck": deal.deck}
    for tag, value in missing.items():
        if value is None:
            what = f"tag {tag} is missing, so deal {deal.number} can't be checked"
            _refuse(record, deal.lines.tag("Deal"), what)


def _check_contest(record: Record, seal: Seal, seed: bytes) -> None:
    if fair.commitment(seed) != seal.commitment:
        _refuse(record, record.line, "the contest's seed isn't the one that was sealed")
    for deal in record.deals:
        if deal.seed is not None and deal.seed != _derived(record, deal, seal, seed):
            _refuse(record, deal.lines.tag("Seed"), "the seed wasn't made from the contest's")
    first = record.deals[0]
    players = len(record.names)
    if first.cut not in {None, fair.cut(seed, seal.interaction, players)}:
        _refuse(record, first.lines.tag("Cut"), "these aren't the cards that were cut")
    if record.rules.first_dealer == "random" and first.dealer != fair.first_dealer(
        seed, seal.interaction
    ):
        _refuse(record, first.lines.tag("Dealer"), "by the contest's seed the other side deals")


def _derived(record: Record, deal: DealRecord, seal: Seal, seed: bytes) -> bytes:
    table, round_ = 1, deal.number
    if deal.place is not None:
        table, round_ = deal.place.table, deal.place.round
    if table > len(seal.tables):
        _refuse(record, deal.lines.tag("Table"), f"tag Tables names no table {table}")
    return fair.deal_seed(
        seed,
        table=seal.tables[table - 1],
        round=round_,
        deal=deal.number,
        interaction=seal.interaction,
    )


def _refuse(record: Record, line: int, what: str) -> NoReturn:
    raise RecordError(record.name, line, what)
