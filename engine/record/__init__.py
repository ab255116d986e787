"""The game record: the one text form of whole games, read, written and replayed."""

from engine.record.model import DealRecord, Lines, Place, Record, RecordError
from engine.record.reader import read_record
from engine.record.replay import Replay, replay
from engine.record.seal import Press, Seal, Shown, check_holds, read_presses, write_presses
from engine.record.several import Part, join_records, split_records
from engine.record.writer import write_record

__all__ = [
    "DealRecord",
    "Lines",
    "Part",
    "Place",
    "Press",
    "Record",
    "RecordError",
    "Replay",
    "Seal",
    "Shown",
    "check_holds",
    "join_records",
    "read_presses",
    "read_record",
    "replay",
    "split_records",
    "write_presses",
    "write_record",
]
