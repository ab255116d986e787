"""docs/record.md says what the engine reads: its example, every tag and every move."""

import re
from pathlib import Path

from engine.moves import Move, MoveKind
from engine.record import RecordError, read_record, replay, write_record

TEXT = (Path(__file__).parents[2] / "docs" / "record.md").read_text("utf-8")
CODE = re.compile(r"`([^`]+)`")


def example() -> str:
    found = re.search(r"^```gin\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1]


def table(heading: str) -> list[str]:
    """What stands as code in the first column of the tables below a heading."""
    part = TEXT.partition(f"## {heading}\n")[2].partition("\n## ")[0]
    rows = [line.split("|")[1] for line in part.splitlines() if line.startswith("| `")]
    return [code for row in rows for code in CODE.findall(row)]


def test_the_example_is_replayed() -> None:
    record = read_record(example())
    assert replay(record).contest.points == (8, 0)
    assert read_record(write_record(record)) == record


def test_every_tag_is_one_that_is_read() -> None:
    tags = table("Tags")
    known = []
    for tag in [*tags, "Event"]:
        try:
            read_record(f'[{tag} ""]')
        except RecordError as error:
            known.append("unknown tag" not in str(error))
    assert known == [True] * len(tags) + [False]
    written = re.findall(r"^\[(\w+)", example(), re.MULTILINE)
    assert set(written) <= {*tags, "Result"}


def test_every_move_is_told() -> None:
    moves = [Move.parse(word) for word in table("Moves")]
    assert {move.kind for move in moves} == set(MoveKind)
    assert [str(move) for move in moves] == table("Moves")
