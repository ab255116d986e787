"""Texts from outside that are longer than any real one: refused with their line, at once."""

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.cli.text import file_text
from engine.contest import read_scores
from engine.contest.typed_sheet.typed_forms import DEALS as SHEET_DEALS
from engine.contest.typed_sheet.typed_forms import LINE as SHEET_LINE
from engine.contest.typed_sheet.typed_forms import SHEET
from engine.errors import GinError
from engine.record import RecordError, read_record, replay
from engine.record.limits import DEALS, LINE, LINES, MOVES, PLAYERS, TEXT, VALUE
from engine.rules.house_presets import LARGEST, MOST, read_presets

HEAD = '[Rules "standard"]\n[Seat1 "North"]\n[Seat2 "South"]\n'
DEAL = '[Deal "1"]\n[Dealer "1"]\n'
MARKS = "\u0316\u0301"

RECORDS = {
    "a heap of marks": (HEAD.replace("North", MARKS * 62_500), ":2: a line has at most"),
    "a long value": (
        HEAD.replace("North", "N" * (VALUE + 1)),
        f":2: a tag's value has at most {VALUE}",
    ),
    "a long line": (f"{HEAD};{'-' * LINE}\n", f":4: a line has at most {LINE} characters"),
    "a pile of comments": (
        f"{HEAD}{';' * 3}\n" + ";\n" * LINES,
        f"a record has at most {LINES} lines",
    ),
    "many moves": (
        HEAD + DEAL + "pass\n" * (MOVES + 1),
        f":{MOVES + 6}: a deal has at most {MOVES} moves",
    ),
    "many deals": (HEAD + DEAL * (DEALS + 1), f"a record has at most {DEALS} deals"),
    "many players": (
        f'[Rules "standard"]\n[Option "seating=captain"]\n[Players "{"a " * (PLAYERS + 1)}"]\n',
        f":3: a contest has at most {PLAYERS} players",
    ),
    "a giant number": (HEAD + f'[Deal "{"9" * 1_000}"]\n', ":4: '999999999"),
    "a giant option": (HEAD + f'[Option "gin_bonus={"9" * 1_900}"]\n', ":4: gin_bonus can't be"),
    "a giant place": (HEAD + DEAL + f"layoff:7D@{'9' * 5_000}\n", ":6: '"),
    "many seeds": (
        HEAD + DEAL + f'[Seed "{"00" * 5_000}"]\n',
        f":6: a tag's value has at most {VALUE}",
    ),
}


def refused(read: Callable[[], object], error: type[GinError], what: str) -> None:
    """See that a text is refused on one short line, before it has cost anything."""
    begun = time.process_time()
    with pytest.raises(error) as told:
        read()
    assert time.process_time() - begun < 2
    said = str(told.value)
    assert what in said
    assert len(said) < 5_000
    assert "\n" not in said


@pytest.mark.parametrize("kind", RECORDS)
def test_a_record_has_limits(kind: str) -> None:
    text, what = RECORDS[kind]
    refused(lambda: replay(read_record(text, "odd.txt")), RecordError, what)


def test_the_limits_are_counted_from_a_parts_first_line() -> None:
    text = f"{HEAD};{'-' * LINE}\n"
    refused(lambda: read_record(text, "odd.txt", line=1_000_000), RecordError, "odd.txt:1000003: a")


SHEETS = {
    "as long a sheet": ("players North South\n" + "- draw\n" * SHEET, "1: a sheet has at most"),
    "one deal of many words": (
        "players North South\n" + "North " * 30_000,
        f"2: this has more than {SHEET_LINE}",
    ),
    "many deals": (
        "players North South\n" + "- draw\n" * (SHEET_DEALS + 1),
        f":{SHEET_DEALS + 2}: a sheet has at most {SHEET_DEALS} deals",
    ),
    "a long name": (f"players {'N' * 2_000} South\n", "1: this has more than"),
    "many players": (
        "rules standard seating=captain\nplayers "
        + " ".join(f"p{each}" for each in range(PLAYERS + 1)),
        f"2: a contest has at most {PLAYERS} players",
    ),
    "a giant number": (
        '{"players": ["North", "South"], "deals": [["North", ' + "9" * 4_299 + "]]}",
        "deal 1: this has more than",
    ),
    "a number that Python doesn't read": (
        '{"players": ["North", "South"], "deals": [["North", ' + "9" * 9_999 + "]]}",
        "1: this is not JSON",
    ),
    "a deep list": ("[" * 100_000, "1: "),
}


@pytest.mark.parametrize("kind", SHEETS)
def test_a_typed_sheet_has_limits(kind: str) -> None:
    text, what = SHEETS[kind]
    refused(lambda: read_scores(text, "odd.txt"), GinError, what)


PRESETS = {
    "many": (
        "".join(f"p{each} standard\n" for each in range(MOST + 1)),
        f":{MOST + 1}: a house has at most {MOST}",
    ),
    "large": ("; \n" * LARGEST, "1: presets have at most"),
    "one name twice": (
        "{" + ",".join(f'"p{each}":"standard"' for each in range(12_000)) + ',"p11999":"standard"}',
        "'p11999' is there twice",
    ),
    "a long name twice": (
        '{"' + "a" * 9_000 + '":"standard","' + "a" * 9_000 + '":"standard"}',
        "aaa…' is there twice",
    ),
}


@pytest.mark.parametrize("kind", PRESETS)
def test_a_houses_presets_have_limits(kind: str) -> None:
    text, what = PRESETS[kind]
    refused(lambda: read_presets(text, "odd.txt"), GinError, what)


def test_no_more_of_a_file_is_read_than_a_record_has(tmp_path: Path) -> None:
    large = tmp_path / "large.txt"
    with large.open("wb") as file:
        file.truncate(4 * TEXT)
    refused(lambda: file_text(str(large)), RecordError, "large.txt:1: a file has at most 32 MiB")
