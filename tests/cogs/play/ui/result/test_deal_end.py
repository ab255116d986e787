"""A deal's end in the hand: within the limits, in the outcome's colour, with nothing to come."""

from dataclasses import replace

import pytest

from cogs.kit.drawing import LOST, QUIET, WON, Drawing
from cogs.play.ui.hand.hand import draw_hand
from cogs.play.ui.result.deal_end import ended_parts
from cogs.play.ui.result.score_breakdown import step_lines
from engine.results import DealResult, ResultKind
from engine.rules import PRESETS, Rules, write_rules
from engine.seats import SEATS, Seat, other
from tests.cogs.drawn import TEXT, actions, check_limits, components, labels, text
from tests.cogs.scenes import EMOJI, PLAIN, RULES, deals, results, scene_of
from tests.engine.whole_deals import played

CONTAINER = 17
NAMES = ("North", "South")


FAMILIES = ("mahjong", "skarney", "colonel", "colonel_challenge")


def colour(drawing: Drawing) -> int:
    (box,) = [each for each in components(drawing) if each["type"] == CONTAINER]
    return box["accent_color"]


@pytest.mark.parametrize("rules", RULES, ids=write_rules)
@pytest.mark.parametrize("viewer", SEATS)
def test_each_side_reads_its_own_outcome(rules: Rules, viewer: Seat) -> None:
    for seed in range(6):
        last = results(seed, rules)
        scene = scene_of(next(deals(seed + 100, rules)), viewer, last=last, unread=True)
        for ui in (EMOJI, PLAIN):
            drawing = draw_hand(scene, ui)
            check_limits(drawing)
            assert "Next deal" in labels(drawing)
            assert not [each for each in actions(drawing) if each.kind in {"move", "pick"}]
            wanted = QUIET if last.winner is None else WON if last.winner == viewer else LOST
            assert colour(drawing) == wanted.value
        said = text(draw_hand(scene, PLAIN))
        if last.winner is not None:
            assert said.startswith("## ")
            assert "**" in said.splitlines()[1], "the points, set off"
            assert f"**{NAMES[other(viewer) - 1]}** · deadwood" in said
            assert f"**{NAMES[viewer - 1]}** · deadwood" not in said
            assert "**You** · deadwood" in said
            assert said.count(PLAIN.text("side-nothing-laid-off")) == _idle(last, viewer)
            assert ("Laid off for you: " in said) == _helped(last, viewer)


def _helped(last: DealResult, viewer: Seat) -> bool:
    """Whether cards of the viewer's were laid off for them."""
    return bool(last.layoffs) and last.knocker != viewer


def _idle(last: DealResult, viewer: Seat) -> bool:
    """Whether the viewer had nothing to lay off where they might have."""
    if last.layoffs or last.knocker == viewer:
        return False
    return last.result in {ResultKind.KNOCK, ResultKind.UNDERCUT}


def test_the_last_deal_of_a_game_has_its_sum_too() -> None:
    last = results(3, RULES[0])
    scene = scene_of(next(deals(9, RULES[0])), 1, last=last)
    first, *_ = ended_parts(scene, PLAIN)
    steps = step_lines(scene.rules, last, ("North", "South"), PLAIN, 1)
    assert isinstance(first, str)
    assert steps
    assert f"-# {' · '.join(steps)}" in first


@pytest.mark.parametrize("viewer", SEATS)
def test_ones_own_cards_are_large_and_the_others_no_larger_than_text(viewer: Seat) -> None:
    last = results(3, RULES[0])
    scene = scene_of(next(deals(9, RULES[0])), viewer, last=last, unread=True)
    sides = [
        part["content"]
        for part in components(draw_hand(scene, EMOJI))
        if part["type"] == TEXT and "deadwood" in part["content"].splitlines()[0]
    ]
    large = {side.startswith("**You**"): "\n# <:" in side for side in sides}
    assert large == {True: True, False: False}


def test_between_members_it_leads_to_the_picture() -> None:
    last = results(3, RULES[0])
    scene = scene_of(next(deals(9, RULES[0])), 1, last=last, unread=True)
    assert "[Picture](https://discord.com/channels/1/2)" in text(draw_hand(scene, PLAIN))


def test_no_card_of_the_next_deal_is_shown() -> None:
    last = results(3, RULES[0])
    for viewer in SEATS:
        following = (next(deals(seed, RULES[0])) for seed in range(8))
        scenes = (scene_of(state, viewer, last=last, unread=True) for state in following)
        shown = {text(draw_hand(scene, PLAIN)).partition("Next deal:")[0] for scene in scenes}
        assert len(shown) == 1


@pytest.mark.parametrize("name", [one for one in FAMILIES if one in PRESETS])
def test_the_variants_with_melds_on_the_table_end_within_the_limits(name: str) -> None:
    rules = PRESETS[name]
    for seed in range(8):
        *_, over = played(rules, seed, sense=0.9).states
        first = played(rules, seed + 50, sense=0.9).states[0]
        assert over.result is not None
        for viewer in SEATS:
            scene = scene_of(first, viewer, last=over.result, unread=True)
            for ui in (EMOJI, PLAIN):
                drawing = draw_hand(scene, ui)
                check_limits(drawing)
                assert "Next deal" in labels(drawing)


def test_once_read_the_hand_says_no_more_of_it() -> None:
    last = results(3, RULES[0])
    scene = scene_of(next(deals(9, RULES[0])), 1, last=last)
    assert "Last deal" in text(draw_hand(scene, PLAIN))
    assert "Last deal" not in text(draw_hand(replace(scene, read=True), PLAIN))
