"""The game record: the one text form of whole games, read, written and replayed."""

from engine.record.model import DealRecord, Lines, Place, Record, RecordError
from engine.record.reader import read_record
from engine.record.replay import Replay, replay
from engine.record.seal import Seal, check_holds
from engine.record.several import Part, join_records, split_records
from engine.record.writer import write_record

__all__ = [
    "DealRecord",
    "Lines",
    "Part",
    "Place",
    "Record",
    "RecordError",
    "Replay",
    "Seal",
    "check_holds",
    "join_records",
    "read_record",
    "replay",
    "split_records",
    "write_record",
]
