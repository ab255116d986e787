"""Several records in one text."""

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cli.main import main
from engine.record import (
    Record,
    RecordError,
    check_holds,
    join_records,
    read_record,
    split_records,
    write_record,
)
from engine.rules import PRESETS
from engine.verify import verify
from tests.engine.record.sealed_records import sealed_record
from tests.engine.whole_deals import played

SEALED = write_record(sealed_record())


def plain(seed: int) -> str:
    deal = played(PRESETS.rules("standard"), seed, sense=1.0)
    return write_record(Record(deal.rules, ("North", "South"), (deal.deal,)))


TEXTS = (SEALED, *map(plain, range(3)))


@pytest.mark.slow
@settings(max_examples=30, derandomize=True, deadline=None)
@given(st.lists(st.sampled_from(TEXTS), min_size=1, max_size=6))
def test_records_that_are_joined_come_apart_again_sign_by_sign(texts: list[str]) -> None:
    whole = join_records(texts)
    parts = split_records(whole)
    assert [part.text for part in parts] == texts
    lines = whole.split("\n")
    for part in parts:
        assert lines[part.line - 1] == part.text.split("\n")[0]
        record = read_record(part.text, line=part.line)
        assert record.line == part.line
        assert record.seal is None or check_holds(part.text)


def test_a_text_that_is_no_record_is_one_part() -> None:
    for text in ("", "\n", "good evening", '[Rules "standard"]\n[Rules "standard"]\n'):
        assert [part.text for part in split_records(text)] == [text]


def test_what_is_wrong_is_told_with_its_line_in_the_whole_text() -> None:
    whole = join_records([TEXTS[1], TEXTS[2].replace("[Dealer ", "[Wheeler "), SEALED])
    part = split_records(whole)[1]
    with pytest.raises(RecordError) as told:
        read_record(part.text, "evening", line=part.line)
    assert "Wheeler" in whole.split("\n")[told.value.line - 1]
    broken = split_records(join_records([TEXTS[1], SEALED.replace("North", "East")]))[1]
    with pytest.raises(RecordError) as told:
        verify(broken.text, line=broken.line)
    assert told.value.line == broken.line + SEALED.count("\n") - 1


def test_the_commands_go_through_all_of_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "evening.gin"
    file.write_text(join_records([TEXTS[1], SEALED]))
    assert main(["replay", str(file)]) == 0
    said = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert sum("contest" in line for line in said) == 2
    file.write_text(join_records([SEALED, SEALED]))
    assert main(["verify", str(file)]) == 0
    said = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["whole"] for line in said] == [True, True]
