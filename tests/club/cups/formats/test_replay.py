"""Events: what may happen when; every cup ends, whatever happens in it."""

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from club.cups.formats import schedule
from club.cups.formats.event_json import EventWord, WrittenEvent, read_event, write_event
from club.cups.formats.events import (
    Cancelled,
    Corrected,
    CupEvent,
    Decided,
    Disqualified,
    Entered,
    HowDecided,
    Paired,
    Started,
    Substituted,
    Withdrew,
)
from club.cups.formats.match_keys import CupPart, MatchKey
from club.cups.formats.plan import CupFormat, CupPlan
from club.cups.formats.replay import CupEventError, replay
from club.cups.formats.state import CupState
from tests.club.cups.formats.random_cups import (
    FORMATS,
    LARGE,
    LARGEST,
    SIZES,
    PlayedCup,
    better_seed,
    next_events,
    play_out,
    started,
)

FIRST = MatchKey(CupPart.BRACKET, 1, 1)
KNOCKOUT = CupPlan(CupFormat.KNOCKOUT)
WON = Decided(FIRST, 1, HowDecided.PLAYED)


@pytest.mark.parametrize(
    ("format_", "entrants"),
    [
        pytest.param(format_, entrants, marks=pytest.mark.slow if entrants in LARGE else ())
        for format_ in FORMATS
        for entrants in (*SIZES, *LARGE)
        if entrants <= CupPlan(format_).most
    ],
)
@pytest.mark.parametrize("seed", range(3))
def test_every_cup_ends_whatever_happens(format_: CupFormat, entrants: int, seed: int) -> None:
    rng = random.Random(f"{format_} {entrants} {seed}")
    plan = CupPlan(format_, third_place=bool(seed % 2), second_final=bool(seed % 2))
    cup = play_out(started(plan, entrants, of=1 + seed), rng, trouble=0.05, walkovers=True)
    assert schedule.is_over(cup.state)
    assert not schedule.playable(cup.state)
    places = schedule.places(cup.state)
    assert set(places) == set(cup.state.order)
    champion = schedule.champion(cup.state)
    assert champion is None or (champion in cup.state.active and places[champion] == 1)
    assert replay(plan, cup.events) == cup.state


@pytest.mark.slow
@pytest.mark.parametrize("entrants", LARGEST)
@pytest.mark.parametrize("format_", sorted(set(FORMATS) - {CupFormat.ROUND_ROBIN}))
def test_the_largest_cups_end_too(format_: CupFormat, entrants: int) -> None:
    cup = play_out(started(CupPlan(format_), entrants), random.Random(entrants), walkovers=True)
    assert set(schedule.places(cup.state)) == set(range(1, entrants + 1))


@pytest.mark.parametrize("format_", FORMATS)
def test_each_result_leaves_the_others_as_they_were(format_: CupFormat) -> None:
    """What is once decided stays, and who is once known to play does."""
    cup = started(CupPlan(format_, third_place=True), 13)
    rng = random.Random(7)
    known = dict[MatchKey, object]()
    while not schedule.is_over(cup.state):
        for match in schedule.matches(cup.state):
            if match.outcome is not None:
                assert known.setdefault(match.key, match) == match
        before = {each.key: each.sides for each in schedule.playable(cup.state)}
        cup.events.clear()
        play_one(cup, rng)
        now = {each.key: each.sides for each in schedule.matches(cup.state)}
        assert {key: now[key] for key in before} == before


def play_one(cup: PlayedCup, rng: random.Random) -> None:
    for event in next_events(cup.state, rng, 0, walkovers=True):
        cup.happen(event)


@settings(max_examples=30)
@given(st.sampled_from(FORMATS), st.integers(2, 12), st.integers(0, 10**9).map(random.Random))
def test_events_come_back_as_they_were_stored(
    format_: CupFormat, entrants: int, rng: random.Random
) -> None:
    cup = play_out(started(CupPlan(format_), entrants), rng, trouble=0.1, walkovers=True)
    for event in [*cup.events, Cancelled(), Corrected(WON)]:
        written = write_event(event)
        stored = json.loads(json.dumps(written.detail))
        assert read_event(WrittenEvent(str(written.word), stored, written.members)) == event


@pytest.mark.parametrize(
    ("word", "data"),
    [
        ("won", {}),
        (EventWord.SUBSTITUTED, {"entrant": 1}),
        (EventWord.STARTED, {"order": [1.5]}),
        (EventWord.PAIRED, {"pairs": [[1, 2, 3]], "bye": None}),
        (EventWord.PAIRED, {"pairs": 3, "bye": None}),
        (EventWord.WITHDREW, {"entrant": "1"}),
        (EventWord.DECIDED, {"match": "bracket.1.1", "winner": 1, "how": "played", "score": None}),
        (EventWord.DECIDED, {"match": "bracket.1.1.0", "winner": 1, "how": "", "score": None}),
        (EventWord.DECIDED, {"match": "bracket.1.1.0", "winner": 1, "how": "played", "score": [1]}),
        (EventWord.DECIDED, {"match": "bracket.1.1.0"}),
        (EventWord.DECIDED, None),
        (EventWord.DECIDED, [1]),
    ],
)
def test_a_damaged_row_is_refused(word: str, data: object) -> None:
    with pytest.raises((ValueError, TypeError)):
        read_event(WrittenEvent(word, data))


@pytest.mark.parametrize(
    "text",
    ["", "bracket", "bracket.1.1", "bracket.01.1.0", "final.1.1.0.0", "x.1.1.0", "third.1.1.-1",
     "bracket.99999.1.0", "bracket.1.1.0 ", "bracket.²1.1.0"],
)  # fmt: skip
def test_a_damaged_key_is_a_value_error(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - any
        MatchKey.read(text)


@given(st.sampled_from(CupPart), st.integers(1, 999), st.integers(1, 999), st.integers(0, 99))
def test_a_key_comes_back(part: CupPart, round_: int, number: int, group: int) -> None:
    key = MatchKey(part, round_, number, group)
    assert MatchKey.read(str(key)) == key


@pytest.mark.parametrize(
    ("events", "obstacle"),
    [
        ([Started(())], "too_few"),
        ([Entered(())], "entered_already"),
        ([Entered((1, 1))], "entered_already"),
        ([Entered((1,)), Entered((2, 1))], "entered_already"),
        ([Entered((1,)), Started((1,))], "too_few"),
        ([Entered((1,)), Entered((2,)), Started((1,))], "wrong_order"),
        ([Entered((1,)), Entered((2,)), Started((1, 1))], "wrong_order"),
        ([Entered((1,)), Entered((2,)), Withdrew(1), Started((1, 2))], "too_few"),
        ([Withdrew(1)], "no_such_entrant"),
        ([Entered((1,)), Withdrew(1), Withdrew(1)], "no_such_entrant"),
        ([Entered((1,)), Substituted(1, 2, 3)], "no_such_entrant"),
        ([Entered((1,)), Entered((2,)), Substituted(1, 1, 2)], "entered_already"),
        ([WON], "not_started"),
        ([Paired(((1, 2),))], "not_started"),
        ([Cancelled(), Entered((1,))], "over"),
    ],
)
def test_what_cannot_happen_before_the_start(events: list[CupEvent], obstacle: str) -> None:
    replay(KNOCKOUT, events[:-1])
    with pytest.raises(CupEventError, match=f"^{obstacle}$"):
        replay(KNOCKOUT, events)


@pytest.mark.parametrize(
    ("event", "obstacle"),
    [
        (Started((1, 2, 3, 4)), "started"),
        (Entered((99,)), "started"),
        (Paired(((1, 2),)), "no_pairing"),
        (Withdrew(5), "no_such_entrant"),
        (Decided(MatchKey(CupPart.BRACKET, 1, 3), 1, HowDecided.PLAYED), "no_such_match"),
        (Decided(MatchKey(CupPart.GROUP, 1, 1, 1), 1, HowDecided.PLAYED), "no_such_match"),
        (Decided(MatchKey(CupPart.BRACKET, 2, 1), 1, HowDecided.PLAYED), "not_open"),
        (Decided(FIRST, 2, HowDecided.PLAYED), "no_such_entrant"),
        (Decided(FIRST, None, HowDecided.PLAYED), "no_draw"),
        (Corrected(WON), "no_such_match"),
    ],
)
def test_what_cannot_happen_in_play(event: CupEvent, obstacle: str) -> None:
    with pytest.raises(CupEventError, match=f"^{obstacle}$"):
        started(KNOCKOUT, 4).happen(event)


def test_a_result_is_not_given_twice() -> None:
    cup = started(KNOCKOUT, 4)
    cup.happen(WON)
    with pytest.raises(CupEventError, match="not_open"):
        cup.happen(WON)


@pytest.mark.parametrize("format_", FORMATS)
def test_nobody_leaves_a_cup_that_is_over(format_: CupFormat) -> None:
    cup = play_out(started(CupPlan(format_), 4))
    for event in (Withdrew(1), Disqualified(1), Substituted(1, 1000, 7), Cancelled()):
        with pytest.raises(CupEventError, match="over"):
            cup.happen(event)


@pytest.mark.parametrize(
    ("format_", "most", "obstacle"),
    [
        (CupFormat.KNOCKOUT, 128, "full"),
        (CupFormat.GROUPS, 128, "full"),
        (CupFormat.ROUND_ROBIN, 16, "round_robin_full"),
    ],
)
def test_a_cup_takes_so_many_and_no_more(format_: CupFormat, most: int, obstacle: str) -> None:
    cup = PlayedCup(CupState(CupPlan(format_)))
    for member in range(most):
        cup.happen(Entered((member,)))
    with pytest.raises(CupEventError, match=f"^{obstacle}$"):
        cup.happen(Entered((most,)))


@pytest.mark.parametrize("format_", FORMATS)
def test_each_match_is_found_by_its_key(format_: CupFormat) -> None:
    cup = started(CupPlan(format_, third_place=True, legs=2), 13)
    for _ in range(9):
        play_one(cup, random.Random(1))
    for match in schedule.matches(cup.state):
        assert schedule.match_at(cup.state, match.key) == match
        for wrong in ({"number": 99}, {"round": 99}, {"group": 99}):
            assert schedule.match_at(cup.state, match.key._replace(**wrong)) is None


@pytest.mark.parametrize("format_", FORMATS)
def test_the_matches_of_a_state_are_worked_out_once(format_: CupFormat) -> None:
    cup = started(CupPlan(format_), 8)
    known = schedule.matches(cup.state)
    assert schedule.matches(cup.state) is known
    play_one(cup, random.Random(1))
    assert schedule.matches(cup.state) is not known


def test_who_withdrew_before_the_start_may_enter_again() -> None:
    cup = PlayedCup(CupState(KNOCKOUT))
    for event in (Entered((1,)), Entered((2,)), Withdrew(1), Entered((1,)), Started((3, 2))):
        cup.happen(event)
    assert cup.state.active == (2, 3)
    assert schedule.playable(cup.state)[0].sides == (3, 2)


def test_a_substitute_plays_on_as_the_same_entrant() -> None:
    cup = started(KNOCKOUT, 4, of=2)
    cup.happen(Substituted(1, 1001, 77))
    assert cup.state.members[1] == (1000, 77)
    assert schedule.playable(cup.state)[0].sides == (1, 4)


def test_a_result_is_corrected_while_nothing_rests_on_it() -> None:
    cup = started(KNOCKOUT, 4)
    cup.happen(WON)
    cup.happen(Corrected(Decided(FIRST, 4, HowDecided.RULED)))
    play_out(cup)
    assert schedule.champion(cup.state) == 2
    other = Decided(FIRST, 1, HowDecided.RULED)
    with pytest.raises(CupEventError, match="played_on"):
        cup.happen(Corrected(other))
    cup.happen(Corrected(Decided(FIRST, 4, HowDecided.PLAYED, (0, 90))))
    assert cup.state.decisions[FIRST].score == (0, 90)


@pytest.mark.parametrize("gone", [1, 4])
def test_a_result_is_corrected_after_a_side_has_left(gone: int) -> None:
    cup = started(KNOCKOUT, 4)
    cup.happen(WON)
    cup.happen(Withdrew(gone))
    cup.happen(Corrected(Decided(FIRST, 4, HowDecided.RULED)))
    play_out(cup)
    assert schedule.champion(cup.state) == 2
    assert cup.state.decisions[FIRST].winner == 4


def test_a_group_is_corrected_before_the_knockout_alone() -> None:
    cup = started(CupPlan(CupFormat.GROUPS), 6)
    while cup.state.qualified is None:
        cup.happen(better_seed(schedule.playable(cup.state)[0]))
    first = schedule.matches(cup.state)[0]
    wrong, right = first.entrants
    cup.happen(Corrected(Decided(first.key, right, HowDecided.RULED)))
    play_out(cup)
    going_on = cup.state.qualified
    cup.happen(Corrected(Decided(first.key, right, HowDecided.PLAYED, (1, 9))))
    assert cup.state.qualified == going_on
    with pytest.raises(CupEventError, match="played_on"):
        cup.happen(Corrected(Decided(first.key, wrong, HowDecided.RULED)))


@pytest.mark.parametrize("wrong", [{"legs": 0}, {"legs": 3}, {"rounds": 0}, {"rounds": 65}])
def test_there_is_no_such_plan(wrong: dict[str, int]) -> None:
    with pytest.raises(ValueError, match=r"two meet|rounds"):
        CupPlan(CupFormat.SWISS, **wrong)  # pyright: ignore[reportArgumentType]
