"""Records that members send to look at: read, kept for a day, forgotten; broken ones refused."""

import gc
import tracemalloc
from datetime import timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from club.archive.imports import (
    KEPT,
    LARGEST,
    LONGEST,
    FileForgotten,
    FileTooLarge,
    NoRecord,
    NothingToOpen,
)
from club.archive.record_files import MOST, check, open_deal
from club.club import Club
from club.core.errors import Refusal
from engine.moments import moments
from engine.record import Record, join_records, read_record, replay, write_record
from engine.rules import PRESETS
from tests.club.club_helpers import EAST, NORTH, SOUTH, Clock
from tests.engine.long_deals import long_deal
from tests.engine.record.sealed_records import sealed_record
from tests.engine.whole_deals import played

SEALED = write_record(sealed_record())


def plain(preset: str, seed: int) -> str:
    deal = played(PRESETS.rules(preset), seed, sense=1.0)
    return write_record(Record(deal.rules, ("North", "South"), (deal.deal,)))


TINY = '[Rules "standard"]\n[Players "a b"]\n[Deal "1"]\n[Dealer "1"]\n[Seed "00"]\n'
"""A contest whose one deal has just been dealt."""

DEALT = '[Deal "1"]\n[Dealer "1"]\n[Seed "00"]\n'

TEXTS = (plain("standard", 1), plain("skarney", 2), plain("tedesco", 3), SEALED)


async def test_every_deal_of_a_file_is_opened(club: Club) -> None:
    opened = await club.imports.keep(NORTH, ("\ufeff" + join_records(TEXTS)).encode())
    every = opened.opened.every
    assert [one.game for one in every] == [1, 2, 3] + [4] * (len(every) - 3)
    records = [read_record(part) for part in TEXTS]
    told = [
        (record, deal, last)
        for record in records
        for deal, last in zip(record.deals, replay(record).deals, strict=True)
    ]
    assert len(told) == len(every)
    for here, (record, deal, last) in enumerate(told, start=1):
        shown = (await club.imports.open(opened.import_id, NORTH.member_id, here)).opened
        assert (shown.rules, shown.deal, shown.here) == (record.rules, deal, here)
        assert len(shown.states) == len(deal.moves) + 1
        assert shown.states[-1] == last
        assert shown.moments == moments(shown.states)
        assert shown.names == ("North", "South")
        assert shown.listed.number == deal.number
    nearest = await club.imports.open(opened.import_id, NORTH.member_id, 9999)
    assert nearest.opened.here == len(every)


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
    assert (await club.imports.open(other.import_id, EAST.member_id, 1)).opened.here == 1
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
        ((TINY * (MOST + 1)).encode(), NoRecord),
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


@pytest.mark.slow
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
        changed = bytes(data).decode(errors="replace")
        check(changed)
        found = open_deal(changed, 1)
    except Refusal:
        return
    assert found.states[-1].ply == len(found.deal.moves)


@pytest.mark.slow
async def test_what_was_looked_at_takes_no_room(club: Club) -> None:
    """Neither large files nor long deals are kept in memory beside the database."""
    files = [
        (f'[Rules "standard"]\n[Seat1 "{name}"]\n[Seat2 "South"]\n' + DEALT).encode()
        for name in (str(each) + "N" * 1_900 for each in range(40))
    ]
    files += [(f"; {each} {'N' * 1_900}\n" * 30 + TINY * 100).encode() for each in range(12)]
    files += [(f"; {each}\n" + long_deal(450)).encode() for each in range(12)]
    await club.imports.keep(NORTH, files[-1])
    tracemalloc.start()
    try:
        for data in files:
            shown = await club.imports.keep(NORTH, data)
            await club.imports.open(shown.import_id, NORTH.member_id, len(shown.opened.every))
        del shown
        gc.collect()
        held, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert held < 450 * 1024
