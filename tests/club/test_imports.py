"""Records that members send to look at: read, kept for a day, forgotten; broken ones refused."""

from datetime import timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from club.club import Club
from club.errors import Refusal
from club.imports import (
    KEPT,
    LARGEST,
    LONGEST,
    FileForgotten,
    FileTooLarge,
    NoRecord,
    NothingToOpen,
    told_by,
)
from engine.record import Record, join_records, write_record
from engine.rules import Rules
from tests.club.house import EAST, NORTH, SOUTH, Clock
from tests.engine.sealed import sealed_record
from tests.engine.whole_deals import played

SEALED = write_record(sealed_record())


def plain(preset: str, seed: int) -> str:
    deal = played(Rules.of(preset), seed, sense=1.0)
    return write_record(Record(deal.rules, ("North", "South"), (deal.deal,)))


TEXTS = (plain("standard", 1), plain("skarney", 2), plain("tedesco", 3), SEALED)


async def test_every_deal_of_a_file_is_opened(club: Club) -> None:
    opened = await club.imports.keep(NORTH, ("\ufeff" + join_records(TEXTS)).encode())
    every = opened.every
    assert [one.game for one in every] == [1, 2, 3] + [4] * (len(every) - 3)
    for here, told in enumerate(every, start=1):
        shown = await club.imports.open(opened.import_id, NORTH.member_id, here)
        assert shown.told == told
        assert len(shown.states) == len(told.deal.moves) + 1
        assert shown.states[-1] == told.last
        assert told.names == ("North", "South")
    nearest = await club.imports.open(opened.import_id, NORTH.member_id, 9999)
    assert nearest.here == len(every)


async def test_a_file_is_kept_for_its_owner_for_a_day_and_until_the_next(
    club: Club, clock: Clock
) -> None:
    first = await club.imports.keep(NORTH, TEXTS[0].encode())
    with pytest.raises(FileForgotten):
        await club.imports.open(first.import_id, SOUTH.member_id, 1)
    second = await club.imports.keep(NORTH, TEXTS[1].encode())
    with pytest.raises(FileForgotten):
        await club.imports.open(first.import_id, NORTH.member_id, 1)
    clock.advance(timedelta(hours=1))
    other = await club.imports.keep(EAST, TEXTS[0].encode())
    assert await club.imports.forget() == clock.now() + KEPT - timedelta(hours=1)
    clock.advance(KEPT - timedelta(hours=1))
    assert await club.imports.forget() == clock.now() + timedelta(hours=1)
    with pytest.raises(FileForgotten):
        await club.imports.open(second.import_id, NORTH.member_id, 1)
    assert (await club.imports.open(other.import_id, EAST.member_id, 1)).here == 1
    clock.advance(KEPT)
    assert await club.imports.forget() is None
    third = await club.imports.keep(NORTH, TEXTS[0].encode())
    assert third.import_id > other.import_id


async def test_what_is_no_record_is_refused_and_keeps_nothing(club: Club) -> None:
    running = SEALED.partition("[Seed")[0] + "stock\n"
    endless = TEXTS[0].partition("[Result")[0] + "pass " * LONGEST
    for data, refusal in (
        (b"", NoRecord),
        (b"good evening", NoRecord),
        (b"\xff\xfe\x00", NoRecord),
        (TEXTS[0].encode() + b"\0", NoRecord),
        (bytes(LARGEST + 1), FileTooLarge),
        (endless.encode(), NoRecord),
        (running.encode(), NothingToOpen),
        (SEALED.replace('[Rules "standard"]', '[Rules "tarot"]').encode(), NoRecord),
    ):
        with pytest.raises(refusal) as told:
            await club.imports.keep(NORTH, data)
        if refusal is NoRecord:
            assert int(told.value.args_["line"]) >= 1
            assert told.value.args_["what"]
    with pytest.raises(FileForgotten):
        await club.imports.open(1, NORTH.member_id, 1)


@settings(max_examples=150, derandomize=True, deadline=None)
@given(
    text=st.sampled_from(TEXTS[:3]),
    at=st.floats(0, 1, exclude_max=True),
    byte=st.integers(0, 255),
)
def test_any_byte_changed_is_refused_or_another_deal(text: str, at: float, byte: int) -> None:
    data = bytearray(text.encode())
    data[int(at * len(data))] = byte
    try:
        found = told_by(bytes(data).decode(errors="replace"))
    except Refusal:
        return
    for told in found:
        assert told.last.ply == len(told.deal.moves)
