"""`--presets FILE`: the presets that a command knows, a house's own included."""

import argparse

from engine.cli.text import file_text
from engine.rules import ALL_PRESETS, Presets
from engine.rules.house_presets import read_presets


def add_presets(parser: argparse.ArgumentParser) -> None:
    """Add the option for a house's presets to a command."""
    parser.add_argument("--presets", metavar="FILE", help="a house's own presets")


def presets_of(chosen: argparse.Namespace) -> Presets:
    """The ready-made presets and the house's; RecordError or PresetsError if they can't be read."""
    if chosen.presets is None:
        return ALL_PRESETS
    return read_presets(file_text(chosen.presets), chosen.presets)
