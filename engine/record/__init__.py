"""The record: the one text form of whole contests, read, written and replayed (docs/record.md)."""

from engine.record.model import DealRecord, Lines, Place, Record, RecordError
from engine.record.reader import read_record
from engine.record.replay import Replay, replay
from engine.record.seal import FirstShown, Seal, SealPress, check_holds, read_presses, write_presses
from engine.record.several import RecordPart, join_records, split_records
from engine.record.writer import write_record

__all__ = [
    "DealRecord",
    "FirstShown",
    "Lines",
    "Place",
    "Record",
    "RecordError",
    "RecordPart",
    "Replay",
    "Seal",
    "SealPress",
    "check_holds",
    "join_records",
    "read_presses",
    "read_record",
    "replay",
    "split_records",
    "write_presses",
    "write_record",
]
