"""Pages about teams and about results with real cards, within Discord's limits."""

import random
from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta

import pytest

from club.cups.cup_choices import CupChoice, CupChoices
from club.cups.cup_notices import CupNotice, due_notices, whom
from club.cups.cup_scene import CupScene
from club.cups.formats import schedule
from club.cups.formats.events import Claimed, Disputed, Entered, Parted
from club.cups.formats.plan import CupFormat, CupPlan
from club.cups.formats.state import CupState
from club.cups.stored_cup import LastSaid
from cogs.cups.ui.cup_claims import draw_points_question, draw_result, draw_who_won
from cogs.cups.ui.cup_message import draw_cup
from cogs.cups.ui.cup_notice import draw_cup_notice
from cogs.cups.ui.cup_organising import draw_beginning, draw_entrant, draw_releasing
from cogs.cups.ui.cup_pages import draw_cup_page
from cogs.cups.ui.cup_setup import draw_cup_rules, draw_cup_setup
from cogs.cups.ui.cup_teams import (
    draw_joining,
    draw_leaving_team,
    draw_out,
    draw_removing_member,
    draw_team,
    draw_withdrawing,
)
from cogs.kit.drawing import Drawing, Ui
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import CupPage, CupTeamWord
from tests.club.cups.formats import team_cups
from tests.club.cups.formats.random_cups import PlayedCup, started
from tests.cogs.cups.cup_scenes import NOW, ORGANISER, WIDE, scene
from tests.cogs.cups.test_cup_drawings import panel
from tests.cogs.drawn import actions, check_limits, labels, options, text
from tests.cogs.kit.language_cases import in_every_language
from tests.cogs.scenes import PLAIN


def entered(teams: int, size: int = 4, members: int = 2) -> PlayedCup:
    """A cup of teams that are short of members."""
    cup = PlayedCup(CupState(CupPlan(CupFormat.KNOCKOUT, team_size=size)))
    for number in range(1, teams + 1):
        in_team = tuple(1000 * number + each for each in range(1, members + 1))
        cup.happen(Entered(in_team, f"{number} {WIDE}"[:60]))
    return cup


def team_pages(seen: CupScene, ui: Ui) -> Iterator[Drawing]:
    yield draw_cup(seen, ui)
    for page in (0, 1, 99):
        yield draw_joining(seen, page, ui)
        yield draw_cup_page(seen, CupPage.ENTRANTS, page, ui)
        yield draw_cup_page(seen, CupPage.MATCHES, page, ui)
    for member in seen.cup.state.present(1)[:2]:
        yield draw_team(seen, member, 1, ui, "Done.")
        yield draw_removing_member(seen, 1, member, ui)
    yield draw_leaving_team(seen, 1, ui)
    yield draw_withdrawing(seen, 1, ui)
    for out in (False, True):
        yield draw_out(seen, 1, ui, team_out=out)
    yield draw_entrant(seen, 1, ui)
    yield draw_releasing(seen, 1, 1, ui)
    if not seen.cup.state.started:
        yield draw_beginning(seen, seen.cup.state.complete, ui)


@in_every_language
def test_pages_about_teams_fit_in_every_language(language: str) -> None:
    ui = PLAIN.in_language(language)
    for seen in (
        scene(entered(32).state, name=WIDE, title="W" * 100),
        scene(team_cups.started(CupPlan(CupFormat.KNOCKOUT, team_size=4), 32).state, name=WIDE),
    ):
        for drawing in team_pages(seen, ui):
            check_limits(drawing)


@pytest.mark.parametrize("format_", CupFormat)
def test_a_cup_of_teams_can_be_drawn_at_any_point(format_: CupFormat) -> None:
    rng = random.Random(str(format_))
    cup = team_cups.started(CupPlan(format_, team_size=3), 6)
    while not schedule.is_over(cup.state):
        for event in team_cups._next(cup.state, rng, 0.1):
            cup.happen(event)
        if rng.random() < 0.3:
            seen = scene(cup.state, name=WIDE)
            check_limits(draw_cup(seen, PLAIN))
            check_limits(draw_cup_page(seen, CupPage.MATCHES, 0, PLAIN))
            for due in due_notices(seen, {}, NOW):
                check_limits(draw_cup_notice(seen, due, whom(seen, due), PLAIN))
    check_limits(draw_cup(scene(cup.state, name=WIDE), PLAIN))


def test_only_a_captain_is_offered_to_change_the_team() -> None:
    seen = scene(entered(1).state)
    captain, other = (draw_team(seen, member, 1, PLAIN) for member in (1001, 1002))
    assert labels(captain) == ["Leave the team…", "Withdraw the team…"]
    assert options(captain) == ["@member1002"]
    assert labels(other) == ["Leave the team…"]
    assert not options(other)


def test_what_leads_to_cards_carries_the_seal() -> None:
    seen = scene(entered(2).state)
    sealed = [each.rest for each in actions(draw_cup(seen, PLAIN)) if each.seal]
    assert sealed == [CupTeamWord.ENTER, CupTeamWord.JOIN, "more"]
    chosen = [each for each in actions(draw_joining(seen, 0, PLAIN)) if each.rest != "join"]
    assert chosen
    assert all(each.kind == PressKind.CUP_TEAM and each.seal for each in chosen)


def test_a_team_that_somebody_has_left_can_be_joined_in_play() -> None:
    cup = team_cups.started(CupPlan(CupFormat.KNOCKOUT, team_size=2), 2)
    assert "Join a team" not in labels(draw_cup(scene(cup.state), PLAIN))
    cup.happen(Parted(1, 1002))
    assert "Join a team" in labels(draw_cup(scene(cup.state, closed=True), PLAIN))
    assert options(draw_joining(scene(cup.state), 0, PLAIN)) == ["Team 1"]


def claimed(scores: tuple[int, int] | None = None, *, disputed: bool = False) -> CupScene:
    """A match with real cards of which one side has said something."""
    cup = started(CupPlan(CupFormat.ROUND_ROBIN, real_cards=True), 2)
    (match,) = schedule.playable(cup.state)
    one, other = match.entrants
    cup.happen(Claimed(match.key, one, one, scores))
    if disputed:
        cup.happen(Disputed(match.key, other))
    seen = scene(cup.state, name=WIDE, title="W" * 100)
    said = {match.key: LastSaid(NOW, 5, NOW)}
    return replace(
        seen,
        cup=replace(seen.cup, said=said),
        answer_ends={match.key: NOW + timedelta(hours=9)},
    )


@in_every_language
def test_pages_about_a_result_fit_in_every_language(language: str) -> None:
    ui = PLAIN.in_language(language)
    for seen in (claimed((100_000, 99_999)), claimed(disputed=True)):
        (match,) = schedule.playable(seen.cup.state)
        check_limits(draw_cup(seen, ui))
        check_limits(draw_cup_page(seen, CupPage.RULES, 0, ui), digits=True)
        for entrant in match.entrants:
            check_limits(draw_result(seen, match, entrant, ui))
            check_limits(draw_points_question(seen, match, entrant, ui))
        check_limits(draw_points_question(seen, match, 0, ui))
        check_limits(draw_who_won(seen, match, ui))
        for due in due_notices(seen, {}, NOW):
            check_limits(draw_cup_notice(seen, due, whom(seen, due), ui))


def test_each_side_is_offered_what_it_can_do() -> None:
    seen = claimed()
    (match,) = schedule.playable(seen.cup.state)
    one, other = match.entrants
    assert labels(draw_result(seen, match, one, PLAIN)) == ["Put it right"]
    offered = ["Agree", "Dispute", "Enter another result"]
    assert labels(draw_result(seen, match, other, PLAIN)) == offered
    agree = actions(draw_result(seen, match, other, PLAIN))[0]
    assert agree.rest.endswith("agree.5")
    seen = claimed(disputed=True)
    assert labels(draw_result(seen, match, one, PLAIN)) == []
    assert labels(draw_result(seen, match, other, PLAIN)) == ["Agree", "Enter another result"]


def test_whom_a_notice_about_a_result_calls() -> None:
    members = [1000, 2000]
    called = {
        due.word: whom(seen, due)
        for seen in (claimed(), claimed(disputed=True))
        for due in due_notices(seen, {}, NOW)
    }
    assert called[CupNotice.OPENED] == members
    assert len(called[CupNotice.CLAIMED]) == 1
    assert called[CupNotice.DISPUTED] == [ORGANISER, *members]


@in_every_language
@pytest.mark.parametrize("format_", CupFormat)
def test_the_panel_of_teams_and_real_cards_fits(format_: CupFormat, language: str) -> None:
    ui = PLAIN.in_language(language)
    choices = CupChoices().with_choice(CupChoice.FORMAT, format_)
    for real in (False, True):
        for size in range(1, 5):
            chosen = choices.with_choice(CupChoice.TEAM_SIZE, str(size))
            chosen = chosen.with_choice(CupChoice.REAL_CARDS, str(real))
            check_limits(draw_cup_setup(panel(chosen), ui, "No."))
            check_limits(draw_cup_rules(panel(chosen), ui, "No."))


def test_with_real_cards_no_time_for_a_turn_is_offered() -> None:
    real = CupChoices().with_choice(CupChoice.REAL_CARDS, str(True))
    clock = f"{CupChoice.CLOCK}="
    for choices, offered in ((CupChoices(), True), (real, False)):
        found = [each.rest for each in actions(draw_cup_rules(panel(choices), PLAIN))]
        assert any(each.startswith(clock) for each in found) == offered


def test_a_match_of_teams_says_how_many_boards_each_has_won() -> None:
    cup = team_cups.started(CupPlan(CupFormat.KNOCKOUT, team_size=3), 2)
    (match,) = schedule.playable(cup.state)
    for board, winner in ((1, 1), (2, 2), (3, 1)):
        cup.happen(team_cups.BoardDecided(match.key, board, winner, team_cups.HowDecided.PLAYED))
    assert "Team 1 has won" not in text(draw_cup(scene(cup.state), PLAIN))
    assert "has won the cup" in text(draw_cup(scene(cup.state), PLAIN))
