"""`replay FILE…`: play records again and print the results."""

import argparse
import json
from collections.abc import Iterator, Sequence
from typing import Any

from engine.cards import cards_text
from engine.cli.house import presets_of
from engine.cli.text import file_text
from engine.contest import ContestNames, show_contest
from engine.machine import State
from engine.moves import ENDINGS
from engine.record import DealRecord, Record, Replay, read_record, replay, split_records
from engine.results import DealResult


def run_replay(chosen: argparse.Namespace) -> None:
    """Print each record's deals and contest, a line of JSON each; or RecordError, PresetsError."""
    presets = presets_of(chosen)
    for name in chosen.files:
        for part in split_records(file_text(name)):
            record = read_record(part.text, name, presets, part.line)
            played = replay(record)
            for deal, state in zip(record.deals, played.deals, strict=True):
                print(json.dumps(_deal_json(record, deal, state)))
            print(json.dumps(show_contest(played.contest, _numbers(record, played))))


def _numbers(record: Record, played: Replay) -> ContestNames:
    sides, players = len(played.contest.sides), len(record.names)
    return ContestNames(range(1, sides + 1), range(1, players + 1))


def _deal_json(record: Record, deal: DealRecord, state: State | None) -> dict[str, Any]:
    if state is not None and state.result is not None:
        shown = _finished_json(state.result)
    else:
        shown = _running_json(deal, state)
    if deal.place is not None and len(record.names) > len(record.rules.seats):
        shown["round"] = deal.place.round
        shown["table"] = deal.place.table
        shown["players"] = list(deal.place.players)
    return shown


def _running_json(deal: DealRecord, state: State | None) -> dict[str, Any]:
    return {
        "deal": deal.number,
        "dealer": deal.dealer,
        "result": None,
        "phase": None if state is None else str(state.phase),
        "turn": None if state is None else state.turn,
        "legal": [] if state is None else [str(move) for move in state.legal_moves()],
    }


def _finished_json(result: DealResult) -> dict[str, Any]:
    melds = ([cards_text(meld) for meld in side] for side in result.melds)
    shown: dict[str, Any] = {
        "deal": result.number,
        "dealer": result.dealer,
        "result": result.result,
        "winner": result.winner,
        "points": result.points,
        "boxes": result.boxes,
        "knocker": None if result.result in ENDINGS else result.knocker,
        "deadwood": None if result.deadwood is None else _by_seat(result.deadwood),
        "melds": _by_seat(melds),
        "layoffs": [str(card) for card in sorted(card for card, _ in result.layoffs)],
    }
    if result.both is not None:
        shown["scores"] = _by_seat(result.both)
    return shown


def _by_seat(values: Sequence[object] | Iterator[object]) -> dict[str, object]:
    return {str(seat): value for seat, value in enumerate(values, start=1)}
