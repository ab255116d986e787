"""`verify FILE…`: check that the cards of records were sealed and never changed."""

import argparse
import json

from engine.cli.house import presets_of
from engine.cli.text import file_text
from engine.protection import Grade, Protection
from engine.record import split_records, write_presses
from engine.verify import Verified, verify

_WORDS = {
    Grade.FULL: "nobody could choose their cards",
    Grade.SHARED: "the host could choose their cards only together with seat {trusts}",
    Grade.NONE: "the host could choose their cards: no press came after the seal was shown",
    Grade.COMPUTER: "no press in the record: only the computer plays without one",
    Grade.UNKNOWN: "the record doesn't say when the seal was shown and who pressed",
}


def run_verify(chosen: argparse.Namespace) -> None:
    """Print a line of JSON for each record that holds; or RecordError, NotASeal, PresetsError."""
    presets = presets_of(chosen)
    for name in chosen.files:
        for part in split_records(file_text(name)):
            found = verify(part.text, name, presets, part.line, seal=chosen.seal)
            print(json.dumps(_shown(name, found)))


def _shown(name: str, verified: Verified) -> dict[str, object]:
    seal = verified.record.seal
    return {
        "file": name,
        "verified": list(verified.deals),
        "running": list(verified.running),
        "contest": verified.contest,
        "sealed": None if seal is None else seal.commitment,
        "compared": verified.compared,
        "presses": None if seal is None else write_presses(seal.presses),
        "shown": None if seal is None or seal.shown is None else str(seal.shown),
        "protection": [_protection(each) for each in verified.protections],
        "whole": verified.whole,
    }


def _protection(found: Protection) -> dict[str, object]:
    trusts = " and seat ".join(map(str, found.trusts))
    return {
        "seat": found.seat,
        "grade": found.grade,
        "trusts": list(found.trusts),
        "words": _WORDS[found.grade].format(trusts=trusts),
    }
