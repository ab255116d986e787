"""What is chosen for a new cup is kept whatever is stored, and the panel says what comes of it."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from club.cups.cup_choices import HOURS, CupChoice, CupChoices
from club.cups.cup_draft import LONGEST_HOURS, CupDraft
from club.cups.formats import schedule, swiss
from club.cups.formats.outlook import outlook
from club.cups.formats.plan import CupFormat, CupPlan
from engine.rules import PRESETS
from tests.club.cups.formats.random_cups import better_seed, play_out, started

ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=60),
    lambda inner: st.lists(inner) | st.dictionaries(st.sampled_from(list(CupChoice)), inner),
    max_leaves=20,
)


@settings(max_examples=200, deadline=None, derandomize=True)
@given(ANYTHING)
def test_whatever_is_stored_can_be_read(stored: object) -> None:
    choices = CupChoices.read(stored)
    assert CupChoices.read(choices.stored()) == choices
    assert isinstance(choices.plan, CupPlan)


def test_hours_that_are_not_offered_any_more_are_the_usual_ones() -> None:
    stored = CupChoices(title="May cup", hours=LONGEST_HOURS).stored()
    assert CupChoices.read(stored).hours == HOURS[-1]
    assert CupChoices.read(stored | {CupChoice.HOURS: 1440}) == CupChoices(title="May cup")


@pytest.mark.parametrize("hours", [0, 337])
def test_no_cup_is_set_up_with_hours_that_nobody_can_choose(hours: int) -> None:
    with pytest.raises(ValueError, match=r"hours"):
        CupDraft("May cup", CupPlan(CupFormat.KNOCKOUT), PRESETS.rules("standard"), hours=hours)


@pytest.mark.parametrize(
    ("choice", "value"),
    [
        (CupChoice.FORMAT, "chess"),
        (CupChoice.SEEDING, ""),
        (CupChoice.HOURS, "0"),
        (CupChoice.HOURS, "337"),
        (CupChoice.HOURS, "²"),
        (CupChoice.TARGET, "-1"),
        (CupChoice.LEGS, "3"),
        (CupChoice.ROUNDS, "65"),
        (CupChoice.CLOCK, "live:1"),
        (CupChoice.THIRD_PLACE, "yes"),
        (CupChoice.VARIANT, "x" * 49),
    ],
)
def test_what_is_not_on_offer_is_refused(choice: CupChoice, value: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        CupChoices().with_choice(choice, value)


def test_other_rules_bring_a_contest_and_a_target_of_their_own() -> None:
    choices = CupChoices().with_choice(CupChoice.CONTEST, "single")
    choices = choices.with_choice(CupChoice.TARGET, "50").with_choice(CupChoice.VARIANT, "eleven")
    assert (choices.contest, choices.target) == ("", 0)


@pytest.mark.parametrize("entrants", [2, 3, 4, 5, 8, 11, 16])
@pytest.mark.parametrize("format_", CupFormat)
@pytest.mark.parametrize("more", [0, 1])
def test_as_much_is_played_as_the_panel_says(format_: CupFormat, entrants: int, more: int) -> None:
    plan = CupPlan(format_, third_place=bool(more), legs=1 + more, second_final=bool(more))
    cup = play_out(started(plan, entrants))
    played = [each for each in schedule.matches(cup.state) if each.outcome and each.outcome.played]
    told = outlook(plan, entrants)
    again = format_ == CupFormat.DOUBLE_ELIMINATION
    assert told.matches - again * more <= len(played) <= told.matches
    if format_ == CupFormat.SWISS:
        assert told.rounds == swiss.planned_rounds(cup.state)


@pytest.mark.parametrize("entrants", [2, 3, 4, 7, 8, 13])
@pytest.mark.parametrize("format_", [each for each in CupFormat if each != CupFormat.SWISS])
def test_a_cup_is_over_after_that_many_rounds(format_: CupFormat, entrants: int) -> None:
    plan = CupPlan(format_, third_place=True)
    cup = started(plan, entrants)
    rounds = 0
    while now := schedule.playable(cup.state):
        rounds += 1
        for match in now:
            from_now = next(each for each in schedule.playable(cup.state) if each.key == match.key)
            cup.happen(better_seed(from_now))
    assert rounds <= outlook(plan, entrants).rounds
