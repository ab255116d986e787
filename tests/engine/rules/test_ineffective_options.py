"""Options without effect really have none: deals and contests come out the same whatever they are.

Each option that is called inert is set to other values; the same players on the same cards, or the
same deals, must then come to the same end.
"""

import random
from dataclasses import replace

import pytest

from engine.contest import Contest
from engine.errors import BadRules
from engine.fair import knock_card, shuffled
from engine.families import start_deal
from engine.players import PLAYERS
from engine.results import DealResult
from engine.rules import ALL_PRESETS, OPTIONS, Rules, check_rules, read_rules
from engine.rules.ineffective_options import inert_options
from tests.engine.contest.random_contests import result_of, won
from tests.engine.rules.test_description import values_of

SEED = bytes(32)

DEALS = (
    "standard",
    "straight",
    "oklahoma_kisses",
    "round_corner knock_limit=gin_only",
    "sequence",
    "mahjong",
    "mahjong multi_take=no",
    "skarney",
    "colonel",
    "colonel_challenge",
    "jersey",
    "oklahoma seating=three_handed layoff_on_gin=yes",
)
CONTESTS = (
    ("standard", 2),
    ("palace line_bonus=0", 2),
    ("gra game_target=60", 2),
    ("multi_match multi_target=300", 2),
    ("multi_match multi_target=300 line_bonus_timing=immediate", 2),
    ("hollywood", 2),
    ("hollywood_continuous", 2),
    ("mahjong", 2),
    ("standard seating=round_robin", 3),
    ("standard seating=captain", 3),
    ("standard seating=partnership team_size=2 team_target=60", 4),
    ("jersey", 3),
)


def others(rules: Rules, name: str) -> list[Rules]:
    """The rules with two other values of an option, where they may be played."""
    allowed: list[Rules] = []
    for value in values_of(OPTIONS[name]):
        try:
            changed = replace(rules, **{name: value})
            check_rules(changed)
        except BadRules:
            continue
        if changed != rules:
            allowed.append(changed)
    return [*allowed[:1], *allowed[1:][-1:]]


def deal_of(rules: Rules) -> DealResult:
    """What two simple players make of one deal."""
    rng = random.Random(7)
    state = start_deal(rules, shuffled(SEED), 1, knock_card=knock_card(SEED))
    while state.turn is not None:
        state = state.play(PLAYERS["simple"].choose(state.view(state.turn), rng))
    assert state.result is not None
    return state.result


def contest_of(rules: Rules, players: int) -> tuple[object, ...]:
    """The sheet after some deals that are the same under all rules."""
    rng = random.Random(3)
    contest = Contest.start(rules, 1, players)
    for _ in range(30):
        deal = won(rng.choice((1, 2)), rng.randint(1, 40), rng.randint(1, 3))
        if not contest.finished:
            contest = contest.add(result_of(contest, deal))
    return contest.columns, contest.games, contest.settlement, contest.pairings, contest.parts


@pytest.mark.slow
@pytest.mark.parametrize("text", DEALS)
def test_deals_are_the_same(text: str) -> None:
    rules = read_rules(text, ALL_PRESETS)
    expected = deal_of(rules)
    for name in sorted(inert_options(rules)):
        for changed in others(rules, name):
            assert deal_of(changed) == expected, name


@pytest.mark.parametrize(("text", "players"), CONTESTS)
def test_contests_are_the_same(text: str, players: int) -> None:
    rules = read_rules(text, ALL_PRESETS)
    expected = contest_of(rules, players)
    for name in sorted(inert_options(rules)):
        for changed in others(rules, name):
            assert contest_of(changed, players) == expected, name


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("straight", "undercut_bonus"),
        ("straight", "tie_rule"),
        ("straight", "illegal_knock"),
        ("straight", "knock_score"),
        ("standard", "contract"),
        ("sequence", "final_discard"),
        ("standard", "best_of"),
        ("standard", "hollywood_games"),
        ("standard", "team_size"),
        ("skarney", "knock_limit"),
        ("mahjong", "challenge"),
        ("colonel", "challenge_tie"),
        ("gra", "multi_target"),
        ("jersey", "next_dealer"),
        ("jersey", "wall_rule"),
    ],
)
def test_what_a_choice_makes_inert(text: str, name: str) -> None:
    assert name in inert_options(read_rules(text, ALL_PRESETS))


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("standard", "undercut_bonus"),
        ("straight", "gin_bonus"),
        ("skarney", "contract"),
        ("colonel_challenge", "challenge_tie"),
        ("gra", "best_of"),
        ("colonel", "final_discard"),
        ("hollywood", "hollywood_columns"),
        ("hollywood", "hollywood_games"),
        ("oklahoma", "knock_limit_ace"),
        ("round_corner knock_limit=gin_only", "layoff_mode"),
        ("jersey", "draw_dealer"),
        ("jersey", "tie_rule"),
    ],
)
def test_what_has_an_effect(text: str, name: str) -> None:
    assert name not in inert_options(read_rules(text, ALL_PRESETS))
