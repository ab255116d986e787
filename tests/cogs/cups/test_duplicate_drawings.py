"""What the panel, the message and the pages say of a duplicate cup, and what they leave out."""

import re
from dataclasses import replace

import pytest

from club.cups.cup_choices import CupChoice, CupChoices
from club.cups.duplicate import duplicate_rules
from club.cups.formats import schedule
from club.cups.formats.events import BoardDecided, Decided, HowDecided
from club.cups.formats.plan import CupFormat, CupPlan
from cogs.cups.ui.cup_message import draw_cup
from cogs.cups.ui.cup_pages import draw_cup_page, first_page
from cogs.cups.ui.cup_setup import CupPanel, draw_cup_rules, draw_cup_setup
from cogs.cups.ui.cup_words import pair_words
from cogs.cups.ui.match_words import playing_now
from cogs.kit.press_words import CupPage
from cogs.lessons.ui.rulebook import PAGES, Rulebook, draw_rules
from engine.rules import PRESETS
from engine.words import SeatingFormat
from tests.club.cups.formats import team_cups
from tests.club.cups.formats.random_cups import PlayedCup
from tests.cogs.cups.cup_scenes import WIDE, scene
from tests.cogs.cups.test_cup_drawings import panel
from tests.cogs.drawn import actions, check_limits, text
from tests.cogs.kit.language_cases import in_every_language
from tests.cogs.scenes import PLAIN

FOUR = CupPlan(CupFormat.KNOCKOUT, team_size=4, duplicate=True)


def chosen(*more: tuple[CupChoice, str]) -> CupChoices:
    choices = CupChoices()
    for choice, value in ((CupChoice.TEAM_SIZE, "4"), (CupChoice.DUPLICATE, "True"), *more):
        choices = choices.with_choice(choice, value)
    return choices


def by(preset: str, choices: CupChoices) -> CupPanel:
    rules = PRESETS.rules(preset)
    shown = panel(choices)
    return CupPanel(
        choices, "May cup", rules, shown.clock, preset, (), "", shown.contests, shown.targets
    )


def offers(choices: CupChoices, choice: CupChoice) -> bool:
    shown = panel(choices)
    drawn = (draw_cup_setup(shown, PLAIN), draw_cup_rules(shown, PLAIN))
    return any(each.rest.startswith(f"{choice}=") for one in drawn for each in actions(one))


@in_every_language
@pytest.mark.parametrize("format_", CupFormat)
def test_a_duplicate_fits_in_every_language(format_: CupFormat, language: str) -> None:
    ui = PLAIN.in_language(language)
    choices = chosen((CupChoice.FORMAT, format_))
    for shown in (panel(choices), by("mahjong", choices)):
        check_limits(draw_cup_setup(shown, ui, "No."))
        check_limits(draw_cup_rules(shown, ui, "No."))
    cup = team_cups.started(CupPlan(format_, team_size=4, duplicate=True), 8)
    for _ in range(2):
        seen = scene(cup.state, name=WIDE, title="W" * 100)
        check_limits(draw_cup(seen, ui))
        for page in CupPage:
            for number in (0, 1, 99):
                check_limits(draw_cup_page(seen, page, number, ui), digits=True)
        for _match in schedule.playable(cup.state):
            decide(cup, (120, 0), (0, 95), (300, 20), (0, 11))


def decide(cup: PlayedCup, *scores: tuple[int, int]) -> None:
    """Decide the boards of the first match, from the first."""
    match = schedule.playable(cup.state)[0]
    for board, score in enumerate(scores, start=1):
        winner = match.entrants[0 if score[0] > score[1] else 1]
        cup.happen(BoardDecided(match.key, board, winner, HowDecided.PLAYED, score))


def test_it_is_offered_to_teams_of_two_and_four_with_cards_of_the_bots() -> None:
    for size in range(1, 5):
        choices = CupChoices().with_choice(CupChoice.TEAM_SIZE, str(size))
        assert offers(choices, CupChoice.DUPLICATE) == (size in {2, 4})
        real = choices.with_choice(CupChoice.REAL_CARDS, "True")
        assert not offers(real, CupChoice.DUPLICATE)


@pytest.mark.parametrize("other", [(CupChoice.TEAM_SIZE, "3"), (CupChoice.REAL_CARDS, "True")])
def test_what_cannot_be_a_duplicate_takes_it_off(other: tuple[CupChoice, str]) -> None:
    assert chosen().plan.is_duplicate
    assert chosen((CupChoice.TEAM_SIZE, "2")).plan.is_duplicate
    changed = chosen(other, (CupChoice.TEAM_SIZE, "2"), (CupChoice.REAL_CARDS, "False"))
    assert not changed.duplicate
    assert offers(changed, CupChoice.DUPLICATE)


def test_the_panel_says_what_is_played_and_offers_no_contest() -> None:
    drawn = draw_cup_setup(panel(chosen()), PLAIN)
    assert PLAIN.text("cup-duplicate-about") in text(drawn)
    assert "to 100" not in text(drawn)
    rules = text(draw_cup_rules(panel(chosen()), PLAIN))
    assert PLAIN.text("cup-duplicate-deals") in rules
    assert "game 100" not in rules
    for choice in (CupChoice.CONTEST, CupChoice.TARGET):
        assert offers(CupChoices(), choice)
        assert not offers(chosen(), choice)


@pytest.mark.parametrize("preset", PRESETS)
def test_the_panel_says_whether_a_preset_can_be_played(preset: str) -> None:
    rules = PRESETS.rules(preset)
    if rules.seating != SeatingFormat.HEADS_UP:
        return
    refused = PLAIN.text("refusal-not-for-duplicate")
    suited = duplicate_rules.are_suited(rules)
    for draw_page in (draw_cup_setup, draw_cup_rules):
        assert (refused in text(draw_page(by(preset, chosen()), PLAIN))) == (not suited)
        assert refused not in text(draw_page(by(preset, CupChoices()), PLAIN))
    if suited:
        # What a duplicate fixes isn't told as a house rule of the organiser's.
        fitted = duplicate_rules.fitted(rules)
        assert duplicate_rules.without_fixed(fitted) == rules


def test_the_message_and_the_rules_say_what_a_duplicate_is() -> None:
    cup = team_cups.started(FOUR, 2)
    seen = scene(cup.state)
    assert PLAIN.text("cup-duplicate-about") in text(draw_cup(seen, PLAIN))
    rules = text(draw_cup_page(seen, CupPage.RULES, 0, PLAIN))
    assert PLAIN.text("cup-duplicate-rule") in rules
    assert PLAIN.text("cup-boards-rule") in rules
    for key in ("cup-boards-count", "cup-ties-knockout"):
        assert PLAIN.text(key) not in rules
    plain = scene(team_cups.started(CupPlan(CupFormat.KNOCKOUT, team_size=4), 2).state)
    assert PLAIN.text("cup-duplicate-about") not in text(draw_cup(plain, PLAIN))
    said = text(draw_cup_page(plain, CupPage.RULES, 0, PLAIN))
    for key in ("cup-boards-rule", "cup-boards-count", "cup-ties-knockout", "cup-ties-places"):
        assert PLAIN.text(key) in said


def test_matches_say_what_each_pair_of_boards_comes_to() -> None:
    cup = team_cups.started(FOUR, 2)
    decide(cup, (120, 0), (0, 75), (10, 50))
    said = text(draw_cup_page(scene(cup.state), CupPage.MATCHES, 0, PLAIN))
    assert "Boards 1 and 2: Team 1 +45" in said
    assert "Boards 3 and 4" not in said
    (match,) = schedule.playable(cup.state)
    cup.happen(BoardDecided(match.key, 4, 1, HowDecided.PLAYED, (40, 0)))
    said = text(draw_cup_page(scene(cup.state), CupPage.MATCHES, 0, PLAIN))
    assert "Boards 3 and 4: level" in said
    score = PLAIN.text(
        "cup-pair-score", one="**Team 1**", other="Team 2", first="170", second="125"
    )
    assert score in said


def test_a_result_of_the_organisers_has_no_differences() -> None:
    cup = team_cups.started(FOUR, 2)
    decide(cup, (120, 0), (0, 75))
    (match,) = schedule.playable(cup.state)
    cup.happen(Decided(match.key, match.entrants[1], HowDecided.RULED))
    said = text(draw_cup_page(scene(cup.state), CupPage.MATCHES, 0, PLAIN))
    assert "Boards 1 and 2" not in said


@in_every_language
def test_the_rules_at_its_table_name_no_target(language: str) -> None:
    ui = PLAIN.in_language(language)
    usual = PRESETS.rules("oklahoma")
    book = Rulebook(duplicate_rules.fitted(usual), 7, chosen=usual)
    pages = [draw_rules(book, ui, page) for page in PAGES]
    for each in pages:
        check_limits(each)
        assert not re.search(r"1.?000", text(each))
    deals = ui.text.capital(ui.text("cup-duplicate-deals"))
    assert len([each for each in pages if deals in text(each)]) == 2
    head = text(draw_rules(Rulebook(usual, 7), ui))
    for line in text(pages[0]).splitlines():
        assert line in head.splitlines() or line == deals, "no house rules are told"


def test_what_waits_for_its_round_is_not_played_now() -> None:
    cup = team_cups.started(CupPlan(CupFormat.KNOCKOUT, team_size=2, duplicate=True), 8)
    first, second, *others = schedule.playable(cup.state)
    for _match in (first, second):
        decide(cup, (50, 0), (0, 20))
    seen = scene(cup.state)
    waits = next(each for each in schedule.playable(cup.state) if each not in others)
    begun = tuple(each for each in seen.cup.playing if each.match != str(waits.key))
    seen = replace(seen, cup=replace(seen.cup, playing=begun))
    assert [each.key for each in playing_now(seen)] == [each.key for each in others]
    pair = pair_words(seen, waits, PLAIN)
    assert pair not in text(draw_cup(seen, PLAIN))
    assert pair in text(draw_cup(scene(cup.state), PLAIN))
    # Its line on the page of matches has no board under it, and no end.
    pages = (text(draw_cup_page(seen, CupPage.MATCHES, at, PLAIN)) for at in range(3))
    assert [each for each in pages if f"- {pair}" in each.splitlines()]
    assert first_page(seen, CupPage.MATCHES) == 0
