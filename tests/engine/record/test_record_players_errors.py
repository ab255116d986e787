"""Errors in a record of more than two players, each with its line."""

import contextlib
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.record import RecordError, read_record, replay, write_record
from tests.engine.contest.rounds import two_rounds

TWO_ROUNDS = write_record(two_rounds())
FIRST = '[Deal "1"]\n[Round "1"]\n[Table "1"]\n[Seats "1 3"]\n[Dealer "2"]\n'
SECOND = '[Deal "2"]\n[Round "1"]\n[Table "2"]\n[Seats "2 4"]\n[Dealer "2"]\n'
THIRD = '[Deal "3"]\n[Round "2"]\n[Table "1"]\n[Seats "1 4"]\n'
PLAYERS_TAG = '[Players "North South East \\"Old West\\""]\n'

WRONG = {
    "no seats": (FIRST, FIRST.replace('[Seats "1 3"]\n', ""), "tag Seats is missing"),
    "no table": (SECOND, SECOND.replace('[Table "2"]\n', ""), "tag Table is missing"),
    "no round": (THIRD, THIRD.replace('[Round "2"]\n', ""), "tag Round is missing"),
    "three seats": ('[Seats "1 3"]', '[Seats "1 3 4"]', "'1 3 4' is not two players' numbers"),
    "a name": ('[Seats "1 3"]', '[Seats "1 East"]', "'East' is not a number"),
    "other table": (
        SECOND,
        SECOND.replace('[Table "2"]', '[Table "1"]'),
        "this is table 2, not 1",
    ),
    "other round": (THIRD, THIRD.replace('"2"', '"1"'), "this is round 2, not 1"),
    "other seats": (
        THIRD,
        THIRD.replace("1 4", "1 3"),
        "by the rules players 1 and 4 sit here",
    ),
    "one player twice": (
        SECOND,
        SECOND.replace("2 4", "1 4"),
        "by the rules players 2 and 4 sit here",
    ),
    "nobody": (SECOND, SECOND.replace("2 4", "2 9"), "by the rules players 2 and 4 sit here"),
    "other dealer": (SECOND, SECOND.replace('[Dealer "2"]', '[Dealer "1"]'), "by the rules seat 2"),
    "out of order": (SECOND, SECOND.replace('"2"', '"4"', 1), "deal 4 is out of order: it is 2"),
    "three players": (
        PLAYERS_TAG,
        '[Players "North South East"]\n',
        "Teams of 2 are 4 players, not 3.",
    ),
    "players twice": (PLAYERS_TAG, PLAYERS_TAG * 2, "tag Players is given twice"),
    "one player": (
        PLAYERS_TAG,
        '[Players "North"]\n',
        "a contest has two players or more",
    ),
    "open quote": (
        PLAYERS_TAG,
        '[Players "North \\"South East West"]\n',
        "'\"South East West' is not a list of names",
    ),
    "one side's name": (PLAYERS_TAG, f'{PLAYERS_TAG}[Seat1 "Reds"]\n', "tag Seat2 is missing"),
    "nobody's names": (PLAYERS_TAG, "", "tag Seat1 is missing"),
}


@pytest.mark.parametrize("case", WRONG)
def test_what_is_wrong_is_told_with_its_line(case: str) -> None:
    old, new, what = WRONG[case]
    text = write_record(two_rounds())
    assert text.count(old) == 1
    with pytest.raises(RecordError, match=r"^teams:\d+: ") as caught:
        replay(read_record(text.replace(old, new), "teams"))
    assert caught.value.what.startswith(what)


def test_the_line_of_a_wrong_pairing() -> None:
    text = write_record(two_rounds())
    line = text.splitlines().index('[Seats "1 4"]') + 1
    with pytest.raises(RecordError) as caught:
        replay(read_record(text.replace('[Seats "1 4"]', '[Seats "2 4"]'), "teams"))
    assert caught.value.line == line


def test_a_place_is_asked_for_where_more_than_two_play() -> None:
    record = two_rounds()
    bare = replace(record, deals=(replace(record.deals[0], place=None),))
    with pytest.raises(RecordError, match="tags Round, Table and Seats are missing"):
        replay(bare)


@pytest.mark.slow
@settings(max_examples=200, derandomize=True, deadline=None)
@given(
    at=st.integers(0, 10000),
    length=st.integers(0, 12),
    new=st.text('0123456789 "[]:;', max_size=6)
    | st.sampled_from(["\n", "resign", "2:void", "[Seats", '[Round "1"]', '[Table "2"]']),
)
def test_whatever_is_wrong_is_a_record_error(at: int, length: int, new: str) -> None:
    text = TWO_ROUNDS
    at %= len(text)
    with contextlib.suppress(RecordError):
        replay(read_record(text[:at] + new + text[at + length :]))
