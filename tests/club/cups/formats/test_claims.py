"""Results typed in: what a side says of a match with real cards, and what the other says to it."""

import json

import pytest

from club.cups.formats import schedule
from club.cups.formats.event_json import EventWord, WrittenEvent, read_event, write_event
from club.cups.formats.events import (
    Agreed,
    Claimed,
    Corrected,
    CupEvent,
    Decided,
    Disputed,
    HowDecided,
    Withdrew,
)
from club.cups.formats.match_keys import CupPart, MatchKey
from club.cups.formats.plan import CupFormat, CupPlan
from club.cups.formats.replay import CupEventError, replay
from tests.club.cups.formats.random_cups import PlayedCup, started

FIRST = MatchKey(CupPart.BRACKET, 1, 1)
SECOND = MatchKey(CupPart.BRACKET, 1, 2)
FINAL = MatchKey(CupPart.BRACKET, 2, 1)
REAL = CupPlan(CupFormat.KNOCKOUT, real_cards=True)
ONE_WON = Claimed(FIRST, 1, 1, (120, 40))
FOUR_WON = Claimed(FIRST, 4, 4)


def real_cup(*events: CupEvent) -> PlayedCup:
    """A knockout of four with real cards, in which 1 meets 4."""
    cup = started(REAL, 4)
    for event in events:
        cup.happen(event)
    return cup


@pytest.mark.parametrize(
    "events",
    [
        [ONE_WON, Agreed(FIRST, 4)],
        [ONE_WON, Agreed(FIRST, 4, silent=True)],
        [ONE_WON, Claimed(FIRST, 4, 1, (120, 40))],
        [ONE_WON, Disputed(FIRST, 4), Agreed(FIRST, 4)],
        [ONE_WON, FOUR_WON, Agreed(FIRST, 4)],
        [FOUR_WON, Claimed(FIRST, 4, 1, (120, 40)), Agreed(FIRST, 1)],
        [FOUR_WON, Disputed(FIRST, 1), ONE_WON, Agreed(FIRST, 4)],
    ],
)
def test_what_both_say_is_the_result(events: list[CupEvent]) -> None:
    cup = real_cup(*events)
    assert cup.state.decisions[FIRST] == Decided(FIRST, 1, HowDecided.AGREED, (120, 40))
    assert not cup.state.claims
    assert not cup.state.disputed
    assert replay(REAL, cup.events) == cup.state


@pytest.mark.parametrize(
    ("events", "disputed"),
    [
        ([ONE_WON], False),
        ([ONE_WON, Claimed(FIRST, 1, 1)], False),
        ([ONE_WON, FOUR_WON], True),
        ([ONE_WON, Claimed(FIRST, 4, 1, (120, 41))], True),
        ([ONE_WON, Disputed(FIRST, 4)], True),
    ],
)
def test_what_one_says_decides_nothing(events: list[CupEvent], *, disputed: bool) -> None:
    cup = real_cup(*events)
    assert not cup.state.decisions
    assert (FIRST in cup.state.disputed) == disputed


@pytest.mark.parametrize("events", [[ONE_WON, FOUR_WON], [ONE_WON, Disputed(FIRST, 4)]])
def test_the_organiser_settles_a_dispute(events: list[CupEvent]) -> None:
    cup = real_cup(*events)
    assert cup.state.disputed == {FIRST}
    cup.happen(Decided(FIRST, 4, HowDecided.RULED))
    assert not cup.state.disputed
    assert not cup.state.claims
    assert schedule.matches(cup.state)[0].winner == 4


@pytest.mark.parametrize(
    ("events", "obstacle"),
    [
        ([Claimed(FIRST, 2, 2)], "not_a_side"),
        ([Claimed(FIRST, 1, 2)], "no_such_entrant"),
        ([Claimed(FIRST, 1, None)], "no_draw"),
        ([Claimed(FINAL, 1, 1)], "not_open"),
        ([Claimed(MatchKey(CupPart.SWISS, 1, 1), 1, 1)], "no_such_match"),
        ([Agreed(FIRST, 4)], "no_claim"),
        ([Disputed(FIRST, 4)], "no_claim"),
        ([ONE_WON, Agreed(FIRST, 1)], "no_claim"),
        ([ONE_WON, Disputed(FIRST, 1)], "no_claim"),
        ([ONE_WON, Agreed(FIRST, 3)], "not_a_side"),
        ([ONE_WON, Disputed(FIRST, 4), Disputed(FIRST, 4)], "in_dispute"),
        ([ONE_WON, ONE_WON], "claimed_already"),
        ([ONE_WON, Disputed(FIRST, 4), ONE_WON], "in_dispute"),
        ([ONE_WON, FOUR_WON, Claimed(FIRST, 4, 4, (0, 9))], "in_dispute"),
        ([ONE_WON, Disputed(FIRST, 4), Agreed(FIRST, 4, silent=True)], "in_dispute"),
        ([ONE_WON, Agreed(FIRST, 4), FOUR_WON], "not_open"),
        ([ONE_WON, Agreed(FIRST, 4), Agreed(FIRST, 4)], "not_open"),
        ([ONE_WON, Withdrew(4), Agreed(FIRST, 4)], "not_open"),
    ],
)
def test_what_cannot_be_said(events: list[CupEvent], obstacle: str) -> None:
    cup = real_cup(*events[:-1])
    with pytest.raises(CupEventError, match=f"^{obstacle}$"):
        cup.happen(events[-1])


def test_nothing_is_typed_in_where_games_are_played() -> None:
    cup = started(CupPlan(CupFormat.KNOCKOUT), 4)
    with pytest.raises(CupEventError, match=r"^played_here$"):
        cup.happen(ONE_WON)


def test_a_draw_is_agreed_where_there_are_any() -> None:
    cup = started(CupPlan(CupFormat.ROUND_ROBIN, real_cards=True), 2)
    key = schedule.playable(cup.state)[0].key
    cup.happen(Claimed(key, 1, None))
    cup.happen(Agreed(key, 2))
    assert schedule.matches(cup.state)[0].outcome is not None
    assert cup.state.decisions[key].winner is None


def test_what_was_said_of_a_match_that_others_play_after_a_correction_is_dropped() -> None:
    cup = real_cup(
        ONE_WON, Agreed(FIRST, 4), Claimed(SECOND, 2, 2), Agreed(SECOND, 3), Claimed(FINAL, 1, 1)
    )
    cup.happen(Disputed(FINAL, 2))
    cup.happen(Corrected(Decided(FIRST, 4, HowDecided.RULED)))
    assert not cup.state.claims
    assert not cup.state.disputed
    cup.happen(Claimed(FINAL, 4, 4))


@pytest.mark.parametrize(
    "event",
    [ONE_WON, FOUR_WON, Disputed(FIRST, 4), Agreed(FIRST, 4), Agreed(FIRST, 1, silent=True)],
)
def test_it_comes_back_as_it_was_stored(event: CupEvent) -> None:
    written = write_event(event)
    stored = json.loads(json.dumps(written.detail))
    assert read_event(WrittenEvent(str(written.word), stored)) == event


@pytest.mark.parametrize(
    ("word", "data"),
    [
        (EventWord.CLAIMED, {"entrant": 1}),
        (EventWord.CLAIMED, {"match": "bracket.1.1", "entrant": 1, "winner": 1, "score": None}),
        (EventWord.CLAIMED, {"match": "bracket.1.1.0", "entrant": 1, "winner": 1, "score": [1]}),
        (EventWord.DISPUTED, {"match": "bracket.1.1.0"}),
        (EventWord.AGREED, {"match": "bracket.1.1.0", "entrant": 1}),
        (EventWord.AGREED, {"match": "bracket.1.1.0", "entrant": 1, "silent": 1}),
    ],
)
def test_a_damaged_row_is_refused(word: str, data: object) -> None:
    with pytest.raises((ValueError, TypeError)):
        read_event(WrittenEvent(word, data))
