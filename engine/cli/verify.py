"""`verify FILE…`: check that the cards of records were sealed, and not changed since."""

import argparse
import json

from engine.cli.house import presets_of
from engine.cli.text import file_text
from engine.record import split_records
from engine.verify import Verified, verify


def run_verify(chosen: argparse.Namespace) -> None:
    """Print a line of JSON for each record that holds.

    Raises:
        RecordError: A file can't be read, or something in it doesn't hold.
        PresetsError: The house's presets can't be read.
    """
    presets = presets_of(chosen)
    for name in chosen.files:
        for part in split_records(file_text(name)):
            print(json.dumps(_shown(name, verify(part.text, name, presets, part.line))))


def _shown(name: str, verified: Verified) -> dict[str, object]:
    seal = verified.record.seal
    return {
        "file": name,
        "verified": list(verified.deals),
        "running": list(verified.running),
        "contest": verified.contest,
        "sealed": None if seal is None else seal.commitment,
        "whole": verified.whole,
    }
