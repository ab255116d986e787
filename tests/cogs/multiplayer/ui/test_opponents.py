"""What a team may say about its opponents: offered to its members alone, where it is theirs."""

from dataclasses import replace

import pytest

from club.core.deadlines import Terms
from club.multiplayer.opponents import TeamsWish
from club.table.losers_choice import LosersWish
from club.table.scene import Scene, SceneSeat
from cogs.kit.drawing import Drawing
from cogs.multiplayer.ui.opponents import draw_teams_wish
from cogs.play.ui.hand.hand import draw_hand
from cogs.play.ui.table.between_deals import draw_between
from cogs.play.ui.table.table import draw_table
from engine.contest import Contest
from engine.rules import PRESETS, Rules
from engine.seats import other
from engine.words import OpponentRotation, PartnerTalk
from tests.cogs.drawn import actions, check_limits, labels, text
from tests.cogs.kit.language_cases import in_every_language
from tests.cogs.scenes import EMOJI, FIRST, PLAIN, TABLE, scene_of

AFTER_LOSS = PRESETS.rules(
    "standard", seating="partnership", team_size=2, opponent_rotation="after_loss"
)


def team_scene(rules: Rules = AFTER_LOSS, player: int | None = 1, **changed: object) -> Scene:
    players = tuple(SceneSeat(number, 10 + number, f"@player{number}") for number in range(1, 5))
    contest = Contest.start(rules, 1, 4)
    scene = scene_of(FIRST, player, rules=rules, players=players, contest=contest)
    return replace(scene, **changed)


def asks(drawing: Drawing) -> list[str]:
    return [one.rest for one in actions(drawing) if one.kind == "opponents"]


def test_it_is_asked_in_the_hand_and_between_deals() -> None:
    for drawing in (draw_hand(team_scene(), PLAIN), draw_between(team_scene(view=None), PLAIN)):
        check_limits(drawing)
        assert asks(drawing) == ["ask"]
        assert "If we lose…" in labels(drawing)


def test_a_full_row_of_buttons_leaves_the_question_out() -> None:
    rules = replace(AFTER_LOSS, partner_talk=PartnerTalk.ALWAYS)
    waiting = scene_of(FIRST, other(FIRST.turn or 1), rules=rules)
    scene = team_scene(rules, player=waiting.viewer, clock=Terms.parse("relaxed:24"))
    for copy in (False, True):
        drawing = draw_hand(scene, PLAIN, copy=copy)
        check_limits(drawing)
        assert "Pause…" in labels(drawing)
        assert bool(asks(drawing)) != copy


@pytest.mark.parametrize("rotation", [each for each in OpponentRotation if each != "after_loss"])
def test_where_the_rules_settle_it_nothing_is_asked(rotation: OpponentRotation) -> None:
    rules = replace(AFTER_LOSS, opponent_rotation=rotation)
    assert not asks(draw_hand(team_scene(rules), PLAIN))
    assert not asks(draw_between(team_scene(rules, view=None), PLAIN))


def test_nothing_is_asked_in_the_channel() -> None:
    everybody = team_scene(player=None)
    assert not asks(draw_table(everybody, PLAIN))
    assert not asks(draw_between(replace(everybody, view=None), PLAIN))


@in_every_language
@pytest.mark.parametrize("wish", LosersWish)
def test_what_the_team_does_is_said_and_may_be_changed(language: str, wish: LosersWish) -> None:
    drawing = draw_teams_wish(TeamsWish(TABLE, 12, wish), EMOJI.in_language(language))
    check_limits(drawing)
    assert asks(drawing) == ["change", "keep"]
    assert {one.ply for one in actions(drawing)} == {12}, "a late press tells its round"
    assert "12" in text(drawing)


def test_what_holds_now_is_said() -> None:
    said = {wish: text(draw_teams_wish(TeamsWish(TABLE, 1, wish), PLAIN)) for wish in LosersWish}
    assert "It keeps its opponents" in said[LosersWish.KEEP]
    assert "It changes opponents" in said[LosersWish.CHANGE]
