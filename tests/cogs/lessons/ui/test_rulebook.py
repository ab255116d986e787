"""The rules explained: every preset and every option, with the rules' own numbers."""

import re
from dataclasses import fields, is_dataclass, replace
from typing import Any, cast

import pytest
from hypothesis import assume, given, settings

from cogs.kit.drawing import Drawing, Ui
from cogs.kit.ids import Action
from cogs.kit.ruletext import big_gin, option_words, rules_short, target
from cogs.kit.text import safe_name
from cogs.lessons.ui.rule_examples import (
    KNOCK_CARD,
    SHOWDOWNS,
    example,
    example_melds,
    example_out,
    example_showdown,
)
from cogs.lessons.ui.rulebook import LISTED, PAGES, Rulebook, draw_rules
from cogs.matchmaking.ui.challenge import draw_challenge
from cogs.play.ui.table.table import draw_table
from engine.errors import BadRules
from engine.melds import in_order
from engine.rules import OPTIONS, PRESETS, Rules, check_rules, read_rules, write_rules
from engine.rules.clashes import clashes
from engine.rules.description import WORDS
from engine.rules.ineffective_options import inert_options
from engine.seats import SEATS
from tests.cogs.drawn import actions, check_limits, text
from tests.cogs.scenes import EMOJI, FIRST, PLAIN, STANDARD, scene_of, waiting
from tests.engine.strategies import any_options

OWN_SENTENCES = {
    "sets",
    "runs",
    "ace",
    "values",
    "multi_take",
    "knock_score",
    "gin_bonus",
    "big_gin",
    "undercut_bonus",
    "gin_bonus_no_contract",
    "seating",
    "match",
    "best_of",
    "hollywood_columns",
    "hollywood_games",
    "game_target",
    "team_target",
    "multi_target",
}
"""Options that no page lists, since a sentence of its own is about them."""


def book(rules: Rules, ui: Ui = PLAIN) -> str:
    """All the pages."""
    return "\n".join(text(draw_rules(Rulebook(rules), ui, page)) for page in PAGES)


def goes_together(options: dict[str, Any]) -> Rules:
    rules = PRESETS.rules("standard", **options)
    assume(not any(clash.found for clash in clashes(rules)))
    return rules


def check(drawing: Drawing) -> None:
    check_limits(drawing)
    assert not re.search(r"[{}]|None", text(drawing))


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("preset", PRESETS)
def test_every_page_of_every_preset_can_be_drawn(preset: str, page: str) -> None:
    for ui in (PLAIN, EMOJI):
        check(draw_rules(Rulebook(PRESETS[preset]), ui, page))


@pytest.mark.slow
@settings(max_examples=60)
@given(any_options())
def test_any_rules_can_be_drawn(options: dict[str, object]) -> None:
    rules = goes_together(options)
    for page in PAGES:
        check(draw_rules(Rulebook(rules), EMOJI, page))
    check(draw_challenge(waiting(rules=rules), EMOJI))
    check(draw_table(scene_of(FIRST, None, rules=rules), EMOJI))
    assert len(rules_short(rules, PLAIN)) <= 80


def test_every_option_is_said_in_one_place() -> None:
    listed = [name for names in LISTED.values() for name in names]
    assert sorted([*listed, *OWN_SENTENCES]) == sorted(OPTIONS)


def changed(rules: Rules) -> list[Rules]:
    """The rules with one option after the other changed to each word or another number."""
    found: list[Rules] = []
    for name, option in OPTIONS.items():
        value = getattr(rules, name)
        numbers = [one for one in getattr(option, "numbers", ()) if one != value][-1:]
        words = [*getattr(option, "words", ()), *numbers]
        if isinstance(value, bool):
            words.append(not value)
        found += [replace(rules, **{name: word}) for word in words if word != value]
    return [each for each in found if len(each.seats) == len(SEATS)]  # of two, as at every table


def without_effect(one: Rules, other: Rules) -> bool:
    """Whether what differs has no effect under either."""
    differing = {name for name in OPTIONS if getattr(one, name) != getattr(other, name)}
    return differing <= inert_options(one) | inert_options(other)


@pytest.mark.parametrize("preset", ["standard", "oklahoma", "mahjong", "skarney", "colonel", "gra"])
def test_each_change_of_an_option_changes_what_is_said(preset: str) -> None:
    rules = PRESETS[preset]
    for other in changed(rules):
        try:
            check_rules(other)
        except BadRules:
            continue
        if not without_effect(rules, other):
            assert book(other) != book(rules), write_rules(other)


@pytest.mark.slow
@settings(max_examples=200)
@given(any_options())
def test_options_are_said_as_everywhere_else(options: dict[str, object]) -> None:
    """The words for members and those of the documents and the command line are one and the same.

    Two things are put differently: a list of sizes, and numbers of more than three digits.
    """
    for name, value in options.items():
        if name == "contract":
            continue
        said = option_words(name, value, PLAIN).replace("\u2019", "'").replace(",", "")
        assert said == WORDS[name].say(value).replace(",", "")


@pytest.mark.slow
@settings(max_examples=150)
@given(any_options())
def test_the_examples_are_what_the_engine_makes_of_them(options: dict[str, object]) -> None:
    rules = goes_together(options)
    said = example(rules, PLAIN)
    if rules.family == "knock":
        result = example_showdown(rules)
        points = result.scores
        limit = rules.limit(KNOCK_CARD if rules.needs_knock_card else None)
        assert result.deadwood is not None
        assert result.deadwood[0] <= limit
        assert result.hands in SHOWDOWNS
        if result.winner is None:
            points = ()
    else:
        outcome = example_out(rules)
        points = outcome.scores or (outcome.points,)
        assert outcome.winner == 1
        assert sum(line.points for line in outcome.award if line.seat in {None, 1}) == points[0]
    for number in points:
        written = str(number).replace("-", "\u2212")
        assert not number or re.search(rf"(\*\*|= ){written}\*\*", said)


def test_a_knock_is_shown_wherever_one_may_knock() -> None:
    for name, rules in PRESETS.items():
        if rules.family == "knock":
            expected = "gin" if rules.knock_limit == "gin_only" else "knock"
            assert example_showdown(rules).result == expected, name


@pytest.mark.parametrize("limit", [1, 2, 6, 10, 30])
def test_a_low_limit_has_a_knock_to_show_too(limit: int) -> None:
    result = example_showdown(PRESETS.rules("standard", knock_limit=limit))
    assert result.result == "knock"
    assert len({*result.hands[0], *result.hands[1]}) == 20


def test_the_examples_say_how_they_come_about() -> None:
    said = example(STANDARD, PLAIN)
    assert "knocking with 10 or less" in said
    assert "North knocks with 7" in said
    assert "South laid off 9♥" in said
    assert "Deadwood 22 \u2212 7 = **15**" in said
    assert "North scores **15** and a box" in said
    spades = example(PRESETS["oklahoma"], PLAIN)
    assert "with 9♠ as the knock card: knock with 9 or less" in spades
    assert "Spades double it **+15**" in spades
    both = example(read_rules("sequence sequence_bonus=3/1/1/both"), PLAIN)
    assert "Long runs and pictures **+9**\nSouth: Long runs and pictures **+9**" in both
    assert "South scores **9**" in both
    skarney = example(PRESETS["skarney"], PLAIN)
    assert "South holds 4♠ Q♦ K♠ = 24" in skarney
    assert "North scores **24 + 20 = 44**" in skarney
    assert "without its contract: **24 + 40 = 64**" in skarney
    mahjong = example(PRESETS["mahjong"], PLAIN)
    assert "South holds 4♠ Q♦ K♠ = 25" in mahjong
    assert "North scores **65 + 25 = 90**" in mahjong
    assert "South scores **15 \u2212 25 = \u221210**" in mahjong
    assert "North scores **24**" in example(PRESETS["colonel"], PLAIN)


@settings(max_examples=60)
@given(any_options())
def test_the_melds_shown_are_melds(options: dict[str, Any]) -> None:
    rules = PRESETS.rules("standard", **options)
    shown = example_melds(rules)
    for run in (shown.run, *shown.aces):
        assert in_order(run, rules.melds) == run
    if rules.sets:
        assert in_order(shown.set, rules.melds) is not None


def test_corner_runs_and_runs_of_any_suits_are_shown() -> None:
    assert "K♥ A♥ 2♥" in book(PRESETS["tedesco"])
    assert "5♥ 6♠ 7♦" in book(PRESETS["skarney"])
    assert "Q♥ K♥ A♥" in book(PRESETS["colonel"])


def numbers_of(rules: Rules) -> set[int]:
    """Every number that the rules hold, and those that follow from them."""

    def within(value: object) -> set[int]:
        if is_dataclass(value):
            value = tuple(getattr(value, each.name) for each in fields(value))
        if isinstance(value, tuple):
            return {len(value)}.union(*map(within, cast("tuple[object, ...]", value)))
        return {value} if isinstance(value, int) else set()

    return {big_gin(rules), target(rules)}.union(
        *(within(getattr(rules, name)) for name in OPTIONS)
    )


def numbers_said(rules: Rules) -> set[int]:
    """Every number on the pages but those on cards, of cards' values, of the example and of how
    many house rules the first line leaves out.
    """
    said = book(rules).replace(example(rules, PLAIN), "").replace(",", "")
    said = re.sub(r"; and \d+ more", "", said)
    kept = [line for line in said.splitlines() if "counts 1" not in line and "count 5" not in line]
    plain = re.sub(r"\S+[♣♦♥♠]", "", "\n".join(kept))
    return {int(number) for number in re.findall(r"\d+", plain)}


@pytest.mark.slow
@settings(max_examples=60)
@given(any_options())
def test_every_number_said_is_the_rules_own(options: dict[str, Any]) -> None:
    rules = goes_together(options)
    # In brackets, the first page names the numbers of the preset too.
    assert numbers_said(rules) <= numbers_of(rules) | numbers_of(STANDARD)


@pytest.mark.parametrize("preset", PRESETS)
def test_the_numbers_that_matter_are_said(preset: str) -> None:
    rules = PRESETS[preset]
    said = numbers_said(rules)
    assert said <= numbers_of(rules)
    names = {"game_bonus", "line_bonus", "gin_bonus", "undercut_bonus", "stock_end", "stall_guard"}
    assert {getattr(rules, name) for name in names - inert_options(rules)} - {0} <= said
    assert target(rules) in said
    assert rules.big_gin.mode == "off" or big_gin(rules) in said


def test_teams_play_to_what_their_size_asks_for() -> None:
    for size, points in ((2, 125), (3, 150), (6, 200)):
        said = book(PRESETS.rules("standard", seating="partnership", team_size=size))
        assert f"One game to {points}" in said
        assert f"**One game** to {points} points" in said
        assert "**Teams:**" in said
    assert "One game to 130" in book(
        PRESETS.rules("standard", seating="partnership", team_size=2, team_target=130)
    )


def test_pages_lead_to_each_other_and_to_the_same_rules() -> None:
    drawn = {
        Rulebook(STANDARD): (0, "", "new"),
        Rulebook(STANDARD, variant="oklahoma"): (0, "oklahoma:", "new=oklahoma"),
        Rulebook(STANDARD, table=7): (7, "", "of=7"),
    }
    for one, (table, stem, panel) in drawn.items():
        *pressed, house = actions(draw_rules(one, PLAIN, "score"))
        assert pressed == [Action("rules", table, None, f"{stem}{page}") for page in PAGES]
        assert house == Action("panel", 0, 0, panel)


def test_what_a_house_changed_is_said_on_the_first_page() -> None:
    rules = PRESETS.rules("oklahoma", gin_bonus=20)
    said = text(draw_rules(Rulebook(rules), PLAIN))
    assert "House rules: gin pays 20 (25)" in said
    assert "The upcard sets the knock, spades count double" not in said
    assert "The upcard sets the knock, spades count double" in text(
        draw_rules(Rulebook(PRESETS["oklahoma"]), PLAIN)
    )
    named = draw_rules(Rulebook(rules, variant="friday", title="**Friday** <@1>"), PLAIN)
    assert f"### {safe_name('**Friday** <@1>')}\n" in text(named)
