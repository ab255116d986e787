"""The game record: the one text form of whole games, read, written and replayed."""

from engine.record.model import DealRecord, Lines, Place, Record, RecordError
from engine.record.reader import read_record
from engine.record.replay import Replay, replay
from engine.record.seal import Seal, check_holds
from engine.record.writer import write_record

__all__ = [
    "DealRecord",
    "Lines",
    "Place",
    "Record",
    "RecordError",
    "Replay",
    "Seal",
    "check_holds",
    "read_record",
    "replay",
    "write_record",
]
