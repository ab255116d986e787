"""Those who leave a cup after having won because somebody else had left it."""

import pytest

from club.cups.formats import round_robin, schedule
from club.cups.formats.events import Decided, Disqualified, HowDecided, Withdrew
from club.cups.formats.match_keys import CupPart, MatchKey
from club.cups.formats.matches import Unplayed
from club.cups.formats.plan import CupFormat, CupPlan
from tests.club.cups.formats.random_cups import play_out, started

FIRST, SECOND = MatchKey(CupPart.BRACKET, 1, 1), MatchKey(CupPart.BRACKET, 1, 2)
SEMI_FINAL = MatchKey(CupPart.BRACKET, 2, 1)
BRACKETS = [CupFormat.KNOCKOUT, CupFormat.DOUBLE_ELIMINATION]


@pytest.mark.parametrize("format_", BRACKETS)
def test_whom_they_have_beaten_since_does_not_come_back(format_: CupFormat) -> None:
    cup = started(CupPlan(format_), 8)
    cup.happen(Withdrew(8))
    cup.happen(Decided(SECOND, 4, HowDecided.PLAYED))
    cup.happen(Decided(SEMI_FINAL, 1, HowDecided.PLAYED))
    cup.happen(Disqualified(1))
    first = schedule.match_at(cup.state, FIRST)
    assert first is not None
    assert first.outcome is not None
    assert (first.outcome.winner, first.outcome.how) == (1, Unplayed.LEFT)
    semi_final = schedule.match_at(cup.state, SEMI_FINAL)
    assert semi_final is not None
    assert semi_final.outcome is not None
    assert (semi_final.outcome.winner, semi_final.outcome.losers) == (1, (4,))


def test_they_keep_their_place() -> None:
    cup = started(CupPlan(CupFormat.KNOCKOUT), 8)
    cup.happen(Withdrew(8))
    cup.happen(Decided(SECOND, 4, HowDecided.PLAYED))
    cup.happen(Withdrew(1))
    play_out(cup)
    places = schedule.places(cup.state)
    assert places[1] == 3
    assert places[8] == 5


def test_in_a_round_robin_they_keep_the_win() -> None:
    cup = started(CupPlan(CupFormat.ROUND_ROBIN), 4)
    cup.happen(Withdrew(4))
    for match in schedule.playable(cup.state):
        cup.happen(Decided(match.key, 1 if 1 in match.entrants else 2, HowDecided.PLAYED))
    cup.happen(Withdrew(3))
    play_out(cup)
    met = {frozenset(each.entrants): each.outcome for each in schedule.matches(cup.state)}
    between = met[frozenset({3, 4})]
    assert between is not None
    assert (between.winner, between.losers) == (3, (4,))
    table = round_robin.table(cup.state, cup.state.order, schedule.matches(cup.state))
    assert [row.entrant for row in table][:2] == [1, 2]


def test_where_the_last_two_leave_in_a_match_it_is_the_first_who_has_lost() -> None:
    cup = started(CupPlan(CupFormat.KNOCKOUT, third_place=True), 4)
    cup.happen(Decided(FIRST, 1, HowDecided.PLAYED))
    cup.happen(Decided(SECOND, 2, HowDecided.PLAYED))
    for entrant in (4, 3):
        cup.happen(Withdrew(entrant))
    play_out(cup)
    assert schedule.places(cup.state) == {1: 1, 2: 2, 3: 3, 4: 4}


def test_those_who_had_left_before_they_were_to_meet_have_both_lost() -> None:
    cup = started(CupPlan(CupFormat.KNOCKOUT, third_place=True), 4)
    for entrant in (4, 3):
        cup.happen(Withdrew(entrant))
    play_out(cup)
    assert schedule.places(cup.state) == {1: 1, 2: 2, 3: 4, 4: 4}
