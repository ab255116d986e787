"""Swiss: nobody meets the same one twice, nobody has two byes, and equal ones meet."""

import random
from collections import Counter, defaultdict
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from club.cups.formats import schedule, swiss, swiss_pairing
from club.cups.formats.events import Decided, Entered, HowDecided, Paired, Withdrew
from club.cups.formats.match_keys import CupPart, MatchKey
from club.cups.formats.plan import CupFormat, CupPlan
from club.cups.formats.replay import CupEventError
from tests.club.cups.formats.random_cups import PlayedCup, play_out, rounds_of_swiss, started

PLAN = CupPlan(CupFormat.SWISS)


def longest(rounds: int = 60) -> CupPlan:
    return CupPlan(CupFormat.SWISS, rounds=rounds)


@pytest.mark.parametrize(
    ("entrants", "rounds"), [(2, 1), (3, 2), (4, 2), (5, 3), (8, 3), (13, 4), (64, 6), (128, 7)]
)
def test_there_are_as_many_rounds_as_leave_one_without_a_loss(entrants: int, rounds: int) -> None:
    assert swiss.planned_rounds(started(PLAN, entrants).state) == rounds


def test_the_first_round_seats_the_upper_half_against_the_lower() -> None:
    assert swiss_pairing.next_round(started(PLAN, 8).state) == Paired(
        ((1, 5), (2, 6), (3, 7), (4, 8))
    )


def test_the_last_has_the_first_bye() -> None:
    assert swiss_pairing.next_round(started(PLAN, 7).state) == Paired(
        ((1, 4), (2, 5), (3, 6)), bye=7
    )


def test_those_with_equal_points_meet() -> None:
    cup = started(PLAN, 8)
    cup.happen(swiss_pairing.next_round(cup.state))
    for number, winner in enumerate((1, 2, 3, 4), start=1):
        cup.happen(Decided(MatchKey(CupPart.SWISS, 1, number), winner, HowDecided.PLAYED))
    assert swiss_pairing.next_round(cup.state) == Paired(((1, 3), (2, 4), (5, 7), (6, 8)))


@pytest.mark.slow
@settings(max_examples=15)
@given(st.integers(2, 40), st.integers(0, 10**9).map(random.Random), st.booleans())
def test_nobody_meets_twice_or_has_two_byes(
    entrants: int,
    rng: random.Random,
    long: bool,  # noqa: FBT001
) -> None:
    cup = play_out(started(longest() if long else PLAN, entrants), rng, walkovers=True)
    rounds = rounds_of_swiss(cup.events)
    assert len(rounds) == swiss.planned_rounds(cup.state)
    met = Counter(frozenset(pair) for each in rounds for pair in each.pairs)
    assert max(met.values()) == 1
    byes = Counter(each.bye for each in rounds if each.bye)
    assert max(byes.values(), default=0) <= 1
    assert len(byes) == (len(rounds) if entrants % 2 else 0)
    for each in rounds:
        seated = sorted(
            [*(side for pair in each.pairs for side in pair), *filter(None, [each.bye])]
        )
        assert seated == list(range(1, entrants + 1))


@pytest.mark.slow
@pytest.mark.parametrize("entrants", [64, 127, 128])
def test_large_cups_are_paired_too(entrants: int) -> None:
    cup = play_out(started(longest(12), entrants), random.Random(entrants), walkovers=True)
    met = Counter(frozenset(p) for each in rounds_of_swiss(cup.events) for p in each.pairs)
    assert max(met.values()) == 1


@settings(max_examples=40)
@given(st.integers(2, 8), st.integers(0, 10**9).map(random.Random))
def test_no_other_pairing_has_smaller_differences(entrants: int, rng: random.Random) -> None:
    """Compared with every pairing there is."""
    cup = started(longest(), entrants)
    for _ in range(rng.randrange(swiss.planned_rounds(cup.state))):
        cup.happen(swiss_pairing.next_round(cup.state))
        for match in schedule.playable(cup.state):
            cup.happen(Decided(match.key, rng.choice(match.entrants), HowDecided.PLAYED))
    points = {row.entrant: row.points for row in swiss.table(cup.state)}
    met, had_bye = swiss.met(cup.state), swiss.had_bye(cup.state)

    def cost(pairs: list[tuple[int, int]]) -> int:
        least = min(points.values())
        return sum((points.get(a, least) - points.get(b, least)) ** 2 for a, b in pairs)

    chosen = swiss_pairing.next_round(cup.state)
    ours = [*chosen.pairs, *([(chosen.bye, 0)] if chosen.bye else [])]
    seats = [*points, *([0] if entrants % 2 else [])]
    allowed = [
        pairs
        for pairs in every_pairing(seats)
        if not any(frozenset(pair) in met or (0 in pair and max(pair) in had_bye) for pair in pairs)
    ]
    assert cost(ours) == min(map(cost, allowed))


def every_pairing(seats: list[int]) -> Iterator[list[tuple[int, int]]]:
    if not seats:
        yield []
        return
    first, *others = seats
    for other in others:
        for pairs in every_pairing([each for each in others if each != other]):
            yield [(first, other), *pairs]


@settings(max_examples=25)
@given(st.integers(2, 24), st.integers(0, 10**9).map(random.Random))
def test_a_second_count_agrees(entrants: int, rng: random.Random) -> None:
    """Points and Buchholz, from the events alone."""
    cup = play_out(started(PLAN, entrants), rng, walkovers=True)
    rounds = rounds_of_swiss(cup.events)
    results = {each.match: each for each in cup.events if isinstance(each, Decided)}
    points = defaultdict[int, float](float)
    opponents = defaultdict[int, list[int]](list)
    for number, each in enumerate(rounds, start=1):
        if each.bye:
            points[each.bye] += 1
            opponents[each.bye].append(each.bye)
        for place, (one, other) in enumerate(each.pairs, start=1):
            result = results[MatchKey(CupPart.SWISS, number, place)]
            met = result.how != HowDecided.WALKOVER
            if result.winner:
                points[result.winner] += 1
            elif met:
                points[one] += 0.5
                points[other] += 0.5
            opponents[one].append(other if met else one)
            opponents[other].append(one if met else other)
    table = swiss.table(cup.state)
    for row in table:
        assert row.points / 2 == points[row.entrant]
        assert row.buchholz / 2 == sum(points[each] for each in opponents[row.entrant])
    keys = [(row.points, row.buchholz, row.sonneborn_berger) for row in table]
    assert keys == sorted(keys, reverse=True)


def test_a_latecomer_plays_from_the_next_round_on() -> None:
    cup = started(PLAN, 8)
    cup.happen(swiss_pairing.next_round(cup.state))
    cup.happen(Entered((99,)))
    assert 9 not in {each for match in schedule.playable(cup.state) for each in match.entrants}
    play_out(cup)
    assert 9 in {side for pair in rounds_of_swiss(cup.events)[1].pairs for side in pair} | {
        rounds_of_swiss(cup.events)[1].bye
    }
    assert len(schedule.places(cup.state)) == 9


def test_nobody_enters_once_the_last_round_is_paired() -> None:
    cup = started(PLAN, 4)
    cup.happen(swiss_pairing.next_round(cup.state))
    for match in schedule.playable(cup.state):
        cup.happen(Decided(match.key, match.entrants[0], HowDecided.PLAYED))
    cup.happen(swiss_pairing.next_round(cup.state))
    with pytest.raises(CupEventError, match="started"):
        cup.happen(Entered((99,)))


def test_the_last_of_the_upper_meets_the_first_of_the_lower() -> None:
    cup = started(PLAN, 6)
    cup.happen(swiss_pairing.next_round(cup.state))
    for match in schedule.playable(cup.state):
        cup.happen(Decided(match.key, min(match.entrants), HowDecided.PLAYED))
    assert swiss_pairing.next_round(cup.state) == Paired(((1, 2), (3, 4), (5, 6)))


def four_left() -> PlayedCup:
    """Before the last round: 1, 2 and 3 have met one another, and none of them 8."""
    cup = started(longest(), 8)
    for pairs in (
        ((1, 2), (3, 4), (5, 6), (7, 8)),
        ((1, 3), (2, 4), (5, 7), (6, 8)),
        ((1, 4), (2, 3), (5, 8), (6, 7)),
    ):
        cup.happen(Paired(pairs))
        for match in schedule.playable(cup.state):
            cup.happen(Decided(match.key, min(match.entrants), HowDecided.PLAYED))
    for entrant in (4, 5, 6, 7):
        cup.happen(Withdrew(entrant))
    return cup


def test_as_many_are_paired_as_can_be() -> None:
    cup = four_left()
    paired = swiss_pairing.next_round(cup.state)
    assert paired == Paired(((3, 8),), bye=1)
    play_out(cup)
    assert schedule.champion(cup.state) == 1
    assert {row.entrant: row.points for row in swiss.table(cup.state)}[2] == 4


@pytest.mark.parametrize("wrong", [Paired(((3, 8),)), Paired(((3, 8),), bye=8)])
def test_only_who_has_met_the_others_and_had_a_bye_sits_out(wrong: Paired) -> None:
    with pytest.raises(CupEventError, match="no_pairing"):
        four_left().happen(wrong)


def test_it_ends_early_where_everybody_left_has_met() -> None:
    cup = started(longest(), 4)
    cup.happen(swiss_pairing.next_round(cup.state))
    (one, other), *_ = rounds_of_swiss(cup.events)[0].pairs
    for match in schedule.playable(cup.state):
        cup.happen(Decided(match.key, match.entrants[0], HowDecided.PLAYED))
    for entrant in set(cup.state.active) - {one, other}:
        cup.happen(Withdrew(entrant))
    none_left = swiss_pairing.next_round(cup.state)
    assert none_left == Paired(())
    cup.happen(none_left)
    assert schedule.is_over(cup.state)
    assert schedule.champion(cup.state) == one


@pytest.mark.parametrize(
    "wrong",
    [
        Paired(((1, 2),)),
        Paired(((1, 2), (3, 3))),
        Paired(((1, 2), (2, 3))),
        Paired(((1, 2), (3, 5))),
        Paired(((1, 2),), bye=3),
    ],
)
def test_a_wrong_pairing_is_refused(wrong: Paired) -> None:
    with pytest.raises(CupEventError, match="no_pairing"):
        started(PLAN, 4).happen(wrong)


def test_a_repeat_and_a_second_bye_are_refused() -> None:
    cup = started(longest(), 5)
    cup.happen(Paired(((1, 3), (2, 4)), bye=5))
    for match in schedule.playable(cup.state):
        cup.happen(Decided(match.key, match.entrants[0], HowDecided.PLAYED))
    for wrong in (Paired(((1, 3), (2, 5)), bye=4), Paired(((1, 2), (3, 4)), bye=5)):
        with pytest.raises(CupEventError, match="no_pairing"):
            cup.happen(wrong)
