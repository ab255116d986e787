"""Leagues and ladders are drawn within Discord's limits, whatever has happened in them."""

import json
import random
import re
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from club.core.deadlines import NO_TERMS
from club.core.people import Person
from club.cups.formats.events import Cancelled, Decided, Entered, HowDecided, Withdrew
from club.cups.formats.seeding import SeedingMethod
from club.leagues.competition_choices import CompetitionChoice, CompetitionChoices
from club.leagues.competition_notices import due_notices
from club.leagues.competition_scene import CompetitionScene
from club.leagues.formats import divisions
from club.leagues.formats.ladder_plan import LadderPlan
from club.leagues.formats.ladder_results import LadderResult, results_of
from club.leagues.formats.ladder_state import LadderState
from club.leagues.formats.league_events import ChallengeAccepted, Challenged, SeasonBegan
from club.leagues.formats.league_plan import LeaguePlan
from club.leagues.formats.league_state import LeagueState
from club.leagues.stored_competition import CompetitionKind
from cogs.house_rules.ui.games_menus import GamesOffer
from cogs.kit.drawing import Drawing, Ui
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import (
    DRAW,
    NEITHER,
    CompetitionPage,
    CompetitionStep,
    CompetitionWord,
    LadderWord,
)
from cogs.leagues.ui.challenging import (
    draw_answered,
    draw_challenged,
    draw_challenging,
    draw_refusing,
    draw_within_reach,
)
from cogs.leagues.ui.competition_list import (
    draw_competition_list,
    draw_joined,
    draw_leaving_competition,
    draw_left_competition,
)
from cogs.leagues.ui.competition_message import draw_competition
from cogs.leagues.ui.competition_notice import draw_competition_notice, draw_more_time
from cogs.leagues.ui.competition_organising import (
    decidable,
    draw_beginning_season,
    draw_cancelling_competition,
    draw_deciding_fixture,
    draw_fixture_to_decide,
    draw_fixtures_to_decide,
    draw_giving_place,
    draw_member,
    draw_members_to_change,
    draw_organising_competition,
    draw_putting_out,
    draw_stopping,
    removable,
)
from cogs.leagues.ui.competition_pages import draw_competition_page, first_page, pages_of
from cogs.leagues.ui.competition_setup import (
    CompetitionPanel,
    draw_competition_games,
    draw_competition_setup,
)
from cogs.leagues.ui.competition_words import result_line
from engine.rules import PRESETS
from tests.club.leagues.formats.random_leagues import (
    Course,
    begun,
    ladder_of,
    play_season,
    random_ladder,
    random_league,
    won,
)
from tests.cogs.cups.cup_scenes import SEED, WIDE
from tests.cogs.drawn import actions, check_limits, labels, payload, text
from tests.cogs.kit.language_cases import in_every_language
from tests.cogs.leagues.competition_scenes import NOW, scene
from tests.cogs.scenes import PLAIN, tongue

FOURS = LeaguePlan(size=4, moves=1, seeding=SeedingMethod.HAND)


def drawings(seen: CompetitionScene, ui: Ui) -> Iterator[Drawing]:
    """Everything that is drawn of one but the page with its seal."""
    state = seen.it.state
    yield draw_competition(seen, ui)
    yield draw_competition(seen, ui, pictured=False)
    for page in set(pages_of(seen)) - {CompetitionPage.RULES}:
        for number in (0, 1, first_page(seen, page), 999):
            yield draw_competition_page(seen, page, number, 1001, ui)
    yield draw_competition_list(seen.kind, [seen], 0, 2, ui)
    yield draw_competition_list(seen.kind, [], 0, 1, ui)
    yield from (draw_joined(seen, ui), draw_left_competition(seen, ui))
    for entrant in state.active[:2]:
        yield draw_leaving_competition(seen, entrant, ui)
    for due in due_notices(seen, {}, NOW):
        yield draw_competition_notice(seen, due, [1, 2], ui)
    for row in seen.it.playing[:1]:
        (match,) = [each for each in decidable(seen) if str(each.key) == row.match]
        yield draw_more_time(seen, match.key, ui)
    yield from organising(seen, ui)
    if isinstance(state, LadderState):
        yield from challenging(seen, state, ui)


def organising(seen: CompetitionScene, ui: Ui) -> Iterator[Drawing]:
    """The organiser's pages."""
    state = seen.it.state
    yield draw_organising_competition(seen, ui, notice="No.")
    for page in (0, 1, 99):
        yield draw_members_to_change(seen, page, ui)
        yield draw_fixtures_to_decide(seen, page, ui)
    for entrant in removable(seen)[:2]:
        yield draw_member(seen, entrant, ui)
        yield draw_putting_out(seen, entrant, ui)
        yield draw_giving_place(seen, entrant, Person(5, WIDE), ui)
    for match in (*decidable(seen)[:2], *decidable(seen)[-1:]):
        yield draw_fixture_to_decide(seen, match, ui)
        for how in (DRAW, NEITHER, str(match.entrants[0])):
            yield draw_deciding_fixture(seen, match, how, ui)
    yield draw_cancelling_competition(seen, ui)
    if isinstance(state, LeagueState):
        yield draw_stopping(seen, ui)
        order = divisions.next_order(state)
        for picked in (0, *order[:1], *order[-1:]):
            yield draw_beginning_season(seen, state, order, ui, picked=picked)


def challenging(seen: CompetitionScene, state: LadderState, ui: Ui) -> Iterator[Drawing]:
    """The pages of a ladder's members."""
    yield draw_within_reach(seen, state, state.order[:10], ui)
    yield draw_within_reach(seen, state, (), ui)
    for entrant in state.order[:1]:
        yield draw_challenging(seen, state, entrant, ui)
    for challenge in state.open.values():
        yield draw_challenged(seen, challenge, ui)
        yield draw_refusing(seen, challenge, ui)
    for word in (LadderWord.ACCEPT, LadderWord.REFUSED, LadderWord.TAKE_BACK):
        yield draw_answered(seen, word, ui)


def check(seen: CompetitionScene, ui: Ui) -> None:
    for drawing in drawings(seen, ui):
        check_limits(drawing)
        assert SEED.hex() not in payload(drawing)
    rules = draw_competition_page(seen, CompetitionPage.RULES, 0, 1001, ui)
    check_limits(rules, digits=True)
    assert seen.it.row.commitment in text(rules)
    assert (SEED.hex() in text(rules)) == seen.is_over


@settings(max_examples=15, deadline=None, derandomize=True)
@given(members=st.sampled_from((4, 7, 9, 16)), seed=st.integers(0, 10**6))
def test_a_league_can_be_drawn_at_any_point(members: int, seed: int) -> None:
    rng = random.Random(seed)
    plan = LeaguePlan(size=4 + seed % 5, legs=1 + seed % 2, moves=seed % 4)
    course = random_league(plan, members, 2, rng)
    for step in range(0, len(course.events), 1 + len(course.events) // 4):
        state = Course(LeagueState(plan))
        for event, at in course.events[: step + 1]:
            state.now = at
            state.happen(event)
        check(scene(state.state, name=WIDE if seed % 3 else ""), tongue(seed, PLAIN))


@settings(max_examples=15, deadline=None, derandomize=True)
@given(members=st.sampled_from((1, 2, 5, 20)), seed=st.integers(0, 10**6))
def test_a_ladder_can_be_drawn_at_any_point(members: int, seed: int) -> None:
    rng = random.Random(seed)
    plan = LadderPlan(reach=1 + seed % 10)
    course = random_ladder(plan, members, 6, rng)
    again, results = Course(LadderState(plan)), list[LadderResult]()
    for event, at in course.events:
        assert isinstance(again.state, LadderState)
        results += results_of(again.state, event, NOW)
        again.now = at
        again.happen(event)
    name = WIDE if seed % 3 else ""
    check(scene(again.state, name=name, results=tuple(results)), tongue(seed, PLAIN))


@in_every_language
def test_both_fit_in_every_language(language: str) -> None:
    ui = PLAIN.in_language(language)
    league = begun(FOURS, 8)
    check(scene(league.state, name=WIDE, title="W" * 100), ui)
    play_season(league)
    check(scene(league.state, name=WIDE, title="W" * 100), ui)
    ladder = ladder_of(6)
    ladder.happen(Challenged(3, 2), Challenged(5, 4), ChallengeAccepted(2))
    check(scene(ladder.state, name=WIDE, title="W" * 100), ui)
    for course in (league, ladder):
        course.happen(Cancelled())
        check(scene(course.state, name=WIDE), ui)


@pytest.mark.parametrize("size", [4, 12])
def test_the_largest_league_fits(size: int) -> None:
    plan = LeaguePlan(size=size, moves=3, at_once=3, seeding=SeedingMethod.HAND)
    course = Course(LeagueState(plan))
    for _ in range(64):
        course.enter()
    check(scene(course.state, name=WIDE), PLAIN)
    state = course.league
    for page in (0, 2, 99):
        seen = scene(state, name=WIDE)
        check_limits(draw_beginning_season(seen, state, state.active, PLAIN, page=page))
    course.begin_season()
    check(scene(course.state, name=WIDE), PLAIN)


def test_the_largest_ladder_fits() -> None:
    course = ladder_of(128)
    for number in range(2, 129, 2):
        course.happen(Challenged(number, number - 1))
    check(scene(course.state, name=WIDE), PLAIN)


def test_the_message_of_a_league_says_what_one_can_do() -> None:
    course = Course(LeagueState(FOURS))
    assert labels(draw_competition(scene(course.state), PLAIN)) == ["Join", "More…", "Organise…"]
    course.enter(5)
    course.happen(SeasonBegan(divisions.cut((1, 2, 3, 4, 5), 4)))
    running = draw_competition(scene(course.state), PLAIN)
    assert labels(running) == ["Join", "Leave", "More…", "Organise…"]
    assert "Season 1, week 1 of 5" in text(running)
    course.happen(Withdrew(2))
    assert "member1002 (left)" in text(draw_competition(scene(course.state), PLAIN))
    play_season(course)
    assert "Season 1 is over." in text(draw_competition(scene(course.state), PLAIN))


def test_marks_say_who_would_go_up_and_down() -> None:
    course = begun(FOURS, 8)
    play_season(course)
    told = text(draw_competition(scene(course.state), PLAIN)).splitlines()
    (up,) = [line for line in told if line.endswith("\u25b2")]
    (down,) = [line for line in told if line.endswith("\u25bc")]
    assert "member1005" in up
    assert "member1004" in down


def test_a_ladder_offers_challenges_once_there_are_two() -> None:
    course = ladder_of(1)
    one = draw_competition(scene(course.state), PLAIN)
    assert labels(one) == ["Join", "Leave", "More…", "Organise…"]
    course.happen(Entered((1002,)))
    two = draw_competition(scene(course.state), PLAIN)
    assert labels(two) == ["Challenge…", "Join", "Leave", "More…", "Organise…"]
    course.happen(Challenged(2, 1))
    told = text(draw_competition(scene(course.state), PLAIN))
    assert "for place 1" in told


def test_every_press_shows_the_seal_that_the_cards_depend_on() -> None:
    course = ladder_of(3)
    course.happen(Challenged(3, 2))
    seen = scene(course.state)
    sealed = [each.rest for each in actions(draw_competition(seen, PLAIN)) if each.seal]
    assert sealed == [LadderWord.CHALLENGE, CompetitionWord.JOIN, CompetitionWord.MORE]
    state = course.ladder
    for drawing in (
        draw_challenging(seen, state, 1, PLAIN),
        *(draw_competition_notice(seen, due, [], PLAIN) for due in due_notices(seen, {}, NOW)),
    ):
        leads = [each for each in actions(drawing) if each.rest != LadderWord.CHALLENGE]
        assert leads
        assert all(each.seal for each in leads)


def test_what_cannot_be_undone_is_asked_first() -> None:
    seen = scene(begun(FOURS, 8).state)
    done = {
        CompetitionStep.REMOVED,
        CompetitionStep.DECIDED,
        CompetitionStep.STOPPED,
        CompetitionStep.CANCELLED,
        CompetitionStep.START,
    }
    asking = [
        draw_organising_competition(seen, PLAIN),
        draw_members_to_change(seen, 0, PLAIN),
        draw_member(seen, 1, PLAIN),
        draw_fixtures_to_decide(seen, 0, PLAIN),
        draw_fixture_to_decide(seen, decidable(seen)[0], PLAIN),
    ]
    for drawing in asking:
        asked = [each for each in actions(drawing) if each.kind == PressKind.COMPETITION_ORGANISE]
        assert asked
        assert not {each.rest.partition("=")[0] for each in asked} & done


@pytest.mark.parametrize(
    ("state", "verb"),
    [
        (ladder_of(3).state, "disqualify"),
        (begun(FOURS, 8).state, "disqualify"),
        (LeagueState(FOURS, members={1: (1,)}), "remove"),
    ],
)
def test_whoever_goes_is_told_what_is_lost(state: LadderState | LeagueState, verb: str) -> None:
    seen, loses = scene(state), verb == "disqualify"
    leaving = text(draw_leaving_competition(seen, 1, PLAIN))
    assert ("lose" in leaving) == loses
    put_out = draw_putting_out(seen, 1, PLAIN)
    assert ("undone" in text(put_out)) == loses
    assert labels(draw_member(seen, 1, PLAIN))[0].lower() == f"{verb}…"
    assert labels(put_out)[0] == f"Yes, {verb}"


def test_a_ladder_tells_what_has_come_of_a_challenge() -> None:
    course = ladder_of(3)
    course.happen(Challenged(3, 2), ChallengeAccepted(1))
    challenge = course.ladder.open[1]
    before = course.ladder
    results = tuple(results_of(before, won(challenge.match, 3), NOW))
    course.happen(won(challenge.match, 3))
    seen = scene(course.state, results=results)
    (due,) = due_notices(seen, {}, NOW)
    assert "place 2 changes hands" in text(draw_competition_notice(seen, due, [], PLAIN))
    assert due_notices(seen, {due.key: 1}, NOW) == []


@pytest.mark.parametrize(
    ("how", "said"), [(HowDecided.RULED, "a draw"), (HowDecided.WALKOVER, "neither played")]
)
def test_a_draw_by_the_organiser_is_told_from_what_nobody_played(
    how: HowDecided, said: str
) -> None:
    course = ladder_of(3)
    course.happen(Challenged(3, 2), ChallengeAccepted(1))
    decided = Decided(course.ladder.open[1].key, None, how)
    (result,) = results_of(course.ladder, decided, NOW)
    assert said in result_line(scene(course.state), result, PLAIN)


def test_every_rule_set_is_on_a_page_of_the_menu_whichever_is_chosen() -> None:
    variants = [(f"saved_{each}", f"Rules {each}", "") for each in range(60)]
    rules, seen = PRESETS.rules("standard"), set[str]()
    for page in range(3):
        games = GamesOffer(
            "saved_59", "", rules, NO_TERMS, "Standard", variants, "", [], [], page, fixed=True
        )
        panel = CompetitionPanel(CompetitionKind.LEAGUE, CompetitionChoices(), WIDE, games)
        told = json.dumps(draw_competition_games(panel, PLAIN).view.to_components())
        seen |= set(re.findall(r"saved_\d+", told))
    assert seen == {value for value, _, _ in variants}


@in_every_language
@pytest.mark.parametrize("kind", list(CompetitionKind))
def test_the_panel_of_a_new_one_fits(kind: CompetitionKind, language: str) -> None:
    ui = PLAIN.in_language(language)
    variants = [(f"saved_{each}", f"Rules {each}", "About") for each in range(60)]
    rules, contests = PRESETS.rules("standard"), [("single", "One game", "")]
    for page in (0, 1, 7):
        games = GamesOffer(
            "saved_59",
            "",
            rules,
            NO_TERMS,
            "Standard",
            variants,
            "single",
            contests,
            [50, 100],
            page,
        )
        panel = CompetitionPanel(kind, CompetitionChoices(), WIDE, games)
        check_limits(draw_competition_setup(panel, ui, "No."))
        check_limits(draw_competition_games(panel, ui))
    for choice in CompetitionChoice:
        odd = CompetitionChoices.read({choice: "nonsense" * 20})
        assert odd.plan(kind)
