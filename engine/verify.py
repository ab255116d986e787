"""Checking that the cards of a record were sealed before they were dealt, and never changed.

The recipe is in docs/fairness.md. Deal and contest open their seeds at their end, so before, less
is checked.
"""

import re
from base64 import urlsafe_b64decode
from dataclasses import dataclass
from typing import Final, NoReturn

from engine import fair
from engine.beginning import captain_and_field, cuts, first_dealer
from engine.errors import GinError
from engine.protection import Protection, protections
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
from engine.record.players import sides_of
from engine.rules import ALL_PRESETS, Presets
from engine.words import SeatingFormat

LEAST_SEAL: Final = 24
"""Hexadecimal digits of a seal that are enough: no second seed can be found that shares them."""

_CARRIED = re.compile(r"~([A-Za-z0-9_-]{43})\Z")
_NOTED = re.compile(rf"[0-9a-f]{{{LEAST_SEAL},64}}")


class NotASeal(GinError):  # noqa: N818  # named for what is wrong
    """A text to compare a seal with isn't a seal."""


@dataclass(frozen=True, slots=True)
class Verified:
    """A record in which everything that can be checked holds."""

    record: Record
    played: Replay
    deals: tuple[int, ...]  # finished, by number: seeds fit commitments, decks seeds, results moves
    running: tuple[int, ...]  # by number: their seeds aren't open yet
    # Whether every seed was made from the contest's, which fits the seal; False if that one isn't
    # open, or isn't in the record.
    contest: bool
    # Whether the text is exactly what its check was made from; False if the record has neither a
    # check nor anything else of the contest's seal.
    whole: bool
    # How far each player was protected from the host; empty until the contest's seed is open:
    # before, nothing ties the deals to what was sealed.
    protections: tuple[Protection, ...] = ()
    compared: bool = False  # whether the seal is the one that a player has noted


def noted_seal(text: str) -> str:
    """Read a seal or its first digits, as a player or a button's id has it; or raise NotASeal."""
    if carried := _CARRIED.search(text.strip()):
        return urlsafe_b64decode(f"{carried[1]}=").hex()
    digits = text.strip().strip("`").rstrip("….").lower()
    if not _NOTED.fullmatch(digits):
        raise NotASeal(
            f"a seal is its first {LEAST_SEAL} hexadecimal digits, or all 64, or a button's id "
            "that ends in one"
        )
    return digits


def verify(
    text: str,
    name: str = "record",
    presets: Presets = ALL_PRESETS,
    line: int = 1,
    *,
    seal: str | None = None,
) -> Verified:
    """Check a record's text, its seals, its shuffles, its moves and its results.

    `text` is exactly as it came, `name` what errors call it, `line` its first line's number in a
    file, `seal` what a player was shown before the game, or its first digits.

    Raises:
        NotASeal: `seal` isn't one.
        RecordError: Something is wrong, or there is nothing to check.
    """
    noted = None if seal is None else noted_seal(seal)
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
    sealed = record.seal
    if noted is not None:
        _check_noted(record, sealed, noted)
    if sealed is not None:
        _check_players(record, sealed)
    opened = sealed is not None and sealed.seed is not None
    if sealed is not None and sealed.seed is not None:
        _check_contest(record, sealed, sealed.seed)
        _check_complete(record, sealed, played)
    return Verified(
        record,
        played,
        deals=tuple(deal.number for deal in over),
        running=tuple(deal.number for deal in record.deals if deal.result is None),
        contest=opened,
        whole=whole,
        protections=protections(sealed, len(record.names)) if sealed and opened else (),
        compared=noted is not None,
    )


def _check_noted(record: Record, seal: Seal | None, noted: str) -> None:
    if seal is None:
        _refuse(record, record.line, "tag Sealed is missing, so there is no seal to compare")
    if not seal.commitment.startswith(noted):
        _refuse(record, record.line, "this seal isn't the one that was shown before the game")


def _check_players(record: Record, seal: Seal) -> None:
    """Check that those who pressed are the first players, in the order of their presses."""
    # Otherwise the host could deal the same cards to others by numbering the players differently.
    seats = [press.seat for press in seal.presses]
    if seal.by_seat and len(seats) > len(record.names):
        _refuse(record, record.line, "tag Pressed names somebody who doesn't play")
    if seal.by_seat and seats != list(range(1, len(seats) + 1)):
        _refuse(record, record.line, "those who pressed aren't numbered before the others")
    ids = [press.id for press in seal.presses]
    if ids != sorted(set(ids)) and not seal.one_for_all:
        _refuse(record, record.line, "the players aren't numbered in the order of their presses")
    if seal.shown is not None and seal.shown.seat not in {*seats, None}:
        _refuse(record, record.line, "tag Shown names somebody who hasn't pressed")


def _check_deal(record: Record, deal: DealRecord) -> None:
    """Check that a finished deal was sealed; `replay` has compared seal, seed and deck."""
    missing = {"Commitment": deal.commitment, "Seed": deal.seed, "Deck": deal.deck}
    for tag, value in missing.items():
        if value is None:
            what = f"tag {tag} is missing, so deal {deal.number} can't be checked"
            _refuse(record, deal.lines.tag("Deal"), what)


def _check_contest(record: Record, seal: Seal, seed: bytes) -> None:
    if fair.commitment(seed) != seal.commitment:
        _refuse(record, record.line, "the contest's seed isn't the one that was sealed")
    for deal in record.deals:
        # That of a deal which was broken off is never opened; what sealed it tells as much.
        if deal.commitment != fair.commitment(_derived(record, deal, seal, seed)):
            _refuse(record, deal.lines.tag("Seed"), "the seed wasn't made from the contest's")
    _check_beginning(record, seal, seed)


def _check_beginning(record: Record, seal: Seal, seed: bytes) -> None:
    rules, players, first = record.rules, len(record.names), record.deals[0]
    cut = fair.cut(seed, seal.hangs_on, players)
    if first.cut != (cut if cuts(rules) else None):
        _refuse(record, first.lines.tag("Cut"), "these aren't the cards that were cut")
    sides = sides_of(record)
    if rules.seating == SeatingFormat.CAPTAIN and sides != captain_and_field(cut):
        _refuse(record, first.lines.tag("Seats"), "by the cut others sit down in another order")
    if first.dealer != first_dealer(rules, seed, seal.hangs_on, players, sides):
        _refuse(record, first.lines.tag("Dealer"), "by the contest's seed the other side deals")


def _check_complete(record: Record, seal: Seal, played: Replay) -> None:
    """Check that no deal is left out: the seed isn't opened before the last one is over."""
    duplicate = seal.one_for_all and len(seal.presses) > 1
    decided = duplicate and played.contest.deals >= fair.DUPLICATE_DEALS
    if played.missing and not decided:
        what = f"deal {played.missing[0]} is missing: without it the contest wasn't over"
        _refuse(record, record.deals[-1].lines.tag("Deal"), what)


def _derived(record: Record, deal: DealRecord, seal: Seal, seed: bytes) -> bytes:
    table, round_ = 1, deal.number
    if deal.place is not None:
        table, round_ = deal.place.table, deal.place.round
    if table > len(seal.tables):
        _refuse(record, deal.lines.tag("Table"), f"tag Tables names no table {table}")
    return fair.deal_seed(
        seed,
        table=table if seal.by_seat else seal.tables[table - 1],
        round=round_,
        deal=deal.number,
        presses=seal.hangs_on,
    )


def _refuse(record: Record, line: int, what: str) -> NoReturn:
    raise RecordError(record.name, line, what)
