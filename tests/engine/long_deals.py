"""Deals that go on for as long as a test likes."""

import random

from engine import fair
from engine.families import start_deal
from engine.moves import Move
from engine.record import DealRecord, Record, write_record
from engine.rules import PRESETS


def long_deal(moves: int, names: tuple[str, str] = ("North", "South")) -> str:
    """Write a deal of so many moves: by these rules both may take what the other has discarded."""
    rules, rng = PRESETS.rules("standard", stall_guard=200), random.Random(3)
    state = start_deal(rules, fair.shuffled(bytes(32)), 1)
    made: list[tuple[None, Move]] = []
    while len(made) < moves:
        legal = [one for one in state.legal_moves() if one.kind in {"pass", "take", "discard"}]
        taken = len(made) % 380 and [one for one in legal if one.kind == "take"]
        draw = [one for one in state.legal_moves() if one.kind == "stock"]
        move = rng.choice(taken or legal if legal and (taken or not draw) else draw)
        made.append((None, move))
        state = state.play(move)
    deal = DealRecord(1, 1, fair.shuffled(bytes(32)), moves=tuple(made))
    return write_record(Record(rules, names, (deal,)))
