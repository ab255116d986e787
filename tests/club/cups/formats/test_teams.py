"""Cups of teams: who is in one, who leads it, and what the boards of a match come to."""

import json
import random

import pytest

from club.cups.formats import schedule, team_boards
from club.cups.formats.event_json import EventWord, WrittenEvent, read_event, write_event
from club.cups.formats.events import (
    BoardDecided,
    Corrected,
    CupEvent,
    Decided,
    Entered,
    HowDecided,
    Joined,
    Parted,
    Started,
    Substituted,
    Withdrew,
)
from club.cups.formats.match_keys import CupPart, MatchKey
from club.cups.formats.plan import MOST_IN_TEAM, CupFormat, CupPlan
from club.cups.formats.replay import CupEventError, replay
from club.cups.formats.state import CupState
from tests.club.cups.formats.random_cups import PlayedCup
from tests.club.cups.formats.team_cups import as_singles, play_out, started

FIRST = MatchKey(CupPart.BRACKET, 1, 1)
FINAL = MatchKey(CupPart.BRACKET, 2, 1)
IN_GROUP = MatchKey(CupPart.GROUP, 1, 1, 1)
PAIRS = CupPlan(CupFormat.KNOCKOUT, team_size=2)

PLAYED, WALKOVER = HowDecided.PLAYED, HowDecided.WALKOVER


def board(
    number: int,
    winner: int | None,
    score: tuple[int, int] | None = None,
    *,
    of: MatchKey = FIRST,
    how: HowDecided = PLAYED,
) -> BoardDecided:
    return BoardDecided(of, number, winner, how, score)


@pytest.mark.parametrize("size", [2, 3, 4])
@pytest.mark.parametrize("teams", [2, 3, 5, 8, pytest.param(13, marks=pytest.mark.slow)])
@pytest.mark.parametrize("format_", CupFormat)
def test_a_cup_of_teams_comes_out_as_a_second_count_of_its_boards(
    format_: CupFormat, teams: int, size: int
) -> None:
    plan = CupPlan(format_, third_place=True, team_size=size)
    for trouble in (0, 0.05):
        rng = random.Random(f"{format_} {teams} {size} {trouble}")
        cup = play_out(started(plan, teams), rng, trouble=trouble)
        singles = as_singles(cup)
        assert schedule.is_over(singles.state)
        assert schedule.places(cup.state) == schedule.places(singles.state)
        assert schedule.champion(cup.state) == schedule.champion(singles.state)
        assert schedule.matches(cup.state) == schedule.matches(singles.state)
        assert replay(plan, cup.events) == cup.state


@pytest.mark.parametrize("format_", CupFormat)
def test_events_of_teams_come_back_as_they_were_stored(format_: CupFormat) -> None:
    plan = CupPlan(format_, team_size=3)
    cup = play_out(started(plan, 7), random.Random(4), trouble=0.2)
    assert {Joined, Parted, BoardDecided} <= set(map(type, cup.events))
    for event in cup.events:
        written = write_event(event)
        stored = json.loads(json.dumps(written.detail))
        assert read_event(WrittenEvent(str(written.word), stored, written.members)) == event


@pytest.mark.parametrize(
    ("word", "data", "members"),
    [
        (EventWord.JOINED, {"entrant": 1}, ()),
        (EventWord.JOINED, {"entrant": "1"}, (5,)),
        (EventWord.PARTED, {"entrant": 1}, (5, 6)),
        (EventWord.PARTED, {}, (5,)),
        (EventWord.BOARD_DECIDED, {"match": "bracket.1.1.0", "board": 1}, ()),
        (
            EventWord.BOARD_DECIDED,
            {"match": "bracket.1.1.0", "winner": 1, "how": "played", "score": None},
            (),
        ),
    ],
)
def test_a_damaged_row_is_refused(word: str, data: object, members: tuple[int, ...]) -> None:
    with pytest.raises((ValueError, TypeError)):
        read_event(WrittenEvent(word, data, members))


@pytest.mark.parametrize(
    ("boards", "winner", "how", "score"),
    [
        ([board(1, 1, (100, 20)), board(2, 1, (50, 40))], 1, PLAYED, (150, 60)),
        ([board(1, 1, (100, 20)), board(2, 2, (40, 130))], 2, PLAYED, (140, 150)),
        ([board(1, 1, (90, 20)), board(2, 2, (20, 90))], 1, PLAYED, (110, 110)),
        ([board(1, 2, (20, 90)), board(2, 1, (90, 20))], 2, PLAYED, (110, 110)),
        ([board(1, None, how=WALKOVER), board(2, 2, (0, 9))], 2, PLAYED, (0, 9)),
        ([board(1, 2, how=WALKOVER), board(2, 1, (0, 0))], 2, PLAYED, (0, 0)),
        ([board(1, 2, how=WALKOVER), board(2, 1, how=WALKOVER)], 2, WALKOVER, None),
        ([board(1, None, how=WALKOVER)] * 2, None, WALKOVER, None),
    ],
)
def test_more_boards_win_then_more_points_then_the_first_board(
    boards: list[BoardDecided], winner: int | None, how: HowDecided, score: tuple[int, int] | None
) -> None:
    found = team_boards.result(FIRST, (1, 2), dict(enumerate(boards, start=1)))
    assert found == Decided(FIRST, winner, how, score)


def test_all_equal_is_a_draw_where_there_are_any() -> None:
    level = {1: board(1, 1, (90, 20)), 2: board(2, 2, (20, 90))}
    drawn = Decided(IN_GROUP, None, PLAYED, (110, 110))
    assert team_boards.result(IN_GROUP, (1, 2), level) == drawn
    halves = {1: board(1, None, (50, 60)), 2: board(2, None, (50, 30))}
    assert team_boards.result(IN_GROUP, (1, 2), halves).winner == 1


def test_a_match_is_decided_by_its_last_board() -> None:
    cup = started(PAIRS, 4)
    cup.happen(board(2, 1, (90, 20)))
    assert FIRST not in cup.state.decisions
    assert schedule.playable(cup.state)[0].key == FIRST
    cup.happen(board(1, 1, (70, 10)))
    assert cup.state.decisions[FIRST] == Decided(FIRST, 1, PLAYED, (160, 30))


@pytest.mark.parametrize(
    ("event", "obstacle"),
    [
        (board(1, 1), "not_open"),
        (board(0, 1), "no_such_match"),
        (board(3, 1), "no_such_match"),
        (board(2, 2), "no_such_entrant"),
        (board(2, 0), "no_such_entrant"),
        (board(2, None), "no_draw"),
        (board(2, 1, of=FINAL), "not_open"),
        (board(2, 1, of=IN_GROUP), "no_such_match"),
    ],
)
def test_what_cannot_be_a_result_of_a_board(event: BoardDecided, obstacle: str) -> None:
    cup = started(PAIRS, 4)
    cup.happen(board(1, 1))
    with pytest.raises(CupEventError, match=f"^{obstacle}$"):
        cup.happen(event)


def test_singles_have_no_boards() -> None:
    cup = PlayedCup(CupState(CupPlan(CupFormat.KNOCKOUT)))
    for event in (Entered((1,)), Entered((2,)), Started((1, 2))):
        cup.happen(event)
    for event in (board(1, 1), Parted(1, 1)):
        with pytest.raises(CupEventError, match=r"^for_singles$"):
            cup.happen(event)


@pytest.mark.parametrize(
    ("events", "obstacle"),
    [
        ([Entered((1,))], "for_teams"),
        ([Entered((1, 2, 3), "A")], "team_full"),
        ([Entered((1,), "Aces"), Entered((2,), "ACES")], "name_taken"),
        ([Entered((1,), "A"), Entered((1,), "B")], "entered_already"),
        ([Entered((1,), "A"), Joined(1, 1)], "entered_already"),
        ([Entered((1,), "A"), Entered((2,), "B"), Joined(1, 2)], "entered_already"),
        ([Entered((1,), "A"), Joined(1, 2), Joined(1, 3)], "team_full"),
        ([Entered((1,), "A"), Joined(2, 2)], "no_such_entrant"),
        ([Entered((1,), "A"), Withdrew(1), Joined(1, 2)], "no_such_entrant"),
        ([Entered((1,), "A"), Parted(1, 2)], "no_such_entrant"),
        ([Entered((1,), "A"), Entered((2,), "B"), Started((1, 2))], "too_few_teams"),
    ],
)
def test_what_cannot_happen_before_the_start(events: list[CupEvent], obstacle: str) -> None:
    replay(PAIRS, events[:-1])
    with pytest.raises(CupEventError, match=f"^{obstacle}$"):
        replay(PAIRS, events)


def test_singles_have_no_names() -> None:
    with pytest.raises(CupEventError, match=r"^for_singles$"):
        replay(CupPlan(CupFormat.KNOCKOUT), [Entered((1,), "Aces")])


def test_teams_short_of_members_are_out_when_play_begins() -> None:
    cup = PlayedCup(CupState(PAIRS))
    for number in (1, 2, 3):
        cup.happen(Entered((10 * number,), f"Team {number}"))
    cup.happen(Joined(1, 11))
    cup.happen(Joined(3, 31))
    with pytest.raises(CupEventError, match=r"^wrong_order$"):
        cup.happen(Started((1, 2, 3)))
    cup.happen(Started((3, 1)))
    assert cup.state.short == (2,)
    assert cup.state.active == (1, 3)
    assert schedule.playable(cup.state)[0].sides == (3, 1)
    with pytest.raises(CupEventError, match=r"^no_such_entrant$"):
        cup.happen(Joined(2, 21))


@pytest.mark.parametrize("format_", CupFormat)
def test_no_team_enters_late(format_: CupFormat) -> None:
    cup = started(CupPlan(format_, team_size=2), 3)
    with pytest.raises(CupEventError, match=r"^started$"):
        cup.happen(Entered((99, 98), "Latecomers"))


def test_the_next_member_leads_a_team_whose_captain_leaves() -> None:
    cup = PlayedCup(CupState(CupPlan(CupFormat.KNOCKOUT, team_size=3)))
    for event in (Entered((1,), "A"), Joined(1, 2), Joined(1, 3), Parted(1, 1), Joined(1, 4)):
        cup.happen(event)
    assert cup.state.members[1] == (2, 3, 4)
    assert cup.state.captains[1] == 2


def test_a_team_that_all_have_left_is_gone_and_its_name_is_free() -> None:
    cup = PlayedCup(CupState(PAIRS))
    for event in (Entered((1,), "Aces"), Parted(1, 1), Entered((1,), "Aces")):
        cup.happen(event)
    assert cup.state.active == (2,)


def test_who_joins_in_play_has_the_place_of_somebody_who_left_and_does_not_lead() -> None:
    cup = started(PAIRS, 4)
    with pytest.raises(CupEventError, match=r"^team_full$"):
        cup.happen(Joined(1, 77))
    cup.happen(Parted(1, 1001))
    assert cup.state.members[1] == (1001, 1002)
    assert cup.state.present(1) == (1002,)
    assert cup.state.captains[1] == 1002
    for again in (Joined(1, 1001), Joined(2, 1001), Joined(1, 2001)):
        with pytest.raises(CupEventError, match=r"^(entered_already|team_full)$"):
            cup.happen(again)
    cup.happen(Joined(1, 77))
    assert cup.state.members[1] == (77, 1002)
    assert cup.state.captains[1] == 1002
    assert not cup.state.absent


def test_the_organiser_may_put_somebody_in_the_place_of_who_has_left() -> None:
    cup = started(PAIRS, 4)
    cup.happen(Parted(1, 1001))
    cup.happen(Substituted(1, 1001, 77))
    assert cup.state.present(1) == (77, 1002)
    cup.happen(Substituted(1, 1002, 78))
    assert cup.state.captains[1] == 77


def test_a_team_without_members_is_out() -> None:
    cup = started(PAIRS, 4)
    cup.happen(board(1, 1))
    for member in (1001, 1002):
        cup.happen(Parted(1, member))
    assert cup.state.gone == {1: False}
    assert schedule.matches(cup.state)[0].winner == 4


def test_boards_of_a_match_that_others_play_after_a_correction_do_not_count() -> None:
    cup = started(PAIRS, 4)
    second = MatchKey(CupPart.BRACKET, 1, 2)
    for match, winner in ((FIRST, 1), (second, 2)):
        for number in (1, 2):
            cup.happen(board(number, winner, of=match))
    cup.happen(board(1, 1, of=FINAL))
    cup.happen(Corrected(Decided(second, 2, HowDecided.RULED, (1, 5))))
    assert set(cup.state.boards[FINAL]) == {1}
    cup.happen(Corrected(Decided(FIRST, 4, HowDecided.RULED)))
    assert FINAL not in cup.state.boards
    assert set(cup.state.boards) == {FIRST, second}
    for number in (1, 2):
        cup.happen(board(number, 4, of=FINAL))
    assert schedule.champion(cup.state) == 4


@pytest.mark.parametrize(("size", "most"), [(1, 128), (2, 64), (3, 42), (4, 32)])
def test_a_cup_has_as_many_members_with_teams_as_without(size: int, most: int) -> None:
    assert CupPlan(CupFormat.SWISS, team_size=size).most == most
    assert CupPlan(CupFormat.ROUND_ROBIN, team_size=size).most == 16


@pytest.mark.parametrize("size", [0, MOST_IN_TEAM + 1])
def test_there_is_no_such_plan(size: int) -> None:
    with pytest.raises(ValueError, match="team"):
        CupPlan(CupFormat.KNOCKOUT, team_size=size)
