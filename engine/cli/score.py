"""`score FILE`: add up a score sheet that was typed in by hand."""

import argparse
import json
import sys
from typing import Any

from engine.cli.house import presets_of
from engine.cli.sheet import sheet_text
from engine.cli.text import decoded, file_text
from engine.contest import ScoreSheet, read_scores, show_contest
from engine.rules import write_rules

_STDIN = "-"


def run_score(chosen: argparse.Namespace) -> None:
    """Print a sheet as JSON, or as text (`--table`); or RecordError, PresetsError, ScoreError."""
    name = chosen.file
    text = decoded(sys.stdin.buffer.read(), _STDIN) if name == _STDIN else file_text(name)
    sheet = read_scores(text, name, presets_of(chosen))
    print(_printable(sheet_text(sheet)) if chosen.table else json.dumps(_sheet_json(sheet)))


def _printable(text: str) -> str:
    """Return a text with question marks for characters that the output can't show."""
    encoding = sys.stdout.encoding or "utf-8"
    return text.encode(encoding, "replace").decode(encoding)


def _sheet_json(sheet: ScoreSheet) -> dict[str, Any]:
    contest, names = sheet.contest, sheet.names
    shown: dict[str, Any] = {
        "rules": write_rules(contest.rules),
        "players": list(names.players),
        "deals": contest.deals,
        **show_contest(contest, names),
    }
    if contest.settlement is not None:
        shown["reason"] = contest.settlement.reason
        shown["lines"] = names.row(
            [
                [[line.kind, line.points, line.number] for line in side]
                for side in contest.settlement.lines
            ]
        )
    else:
        shown["next"] = [
            {
                "table": pairing.table,
                "players": [names.players[player - 1] for player in pairing.players],
                "dealer": names.players[pairing.players[pairing.dealer - 1] - 1],
            }
            for pairing in contest.pairings
        ]
        shown["waiting"] = [names.players[player - 1] for player in contest.waiting]
    return shown
