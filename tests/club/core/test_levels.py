"""Which level of the computer a member is offered who names none."""

import pytest

from club.core.levels import offered
from engine.players import levels_for
from engine.rules import PRESETS, Rules

STANDARD, MAHJONG = PRESETS["standard"], PRESETS["mahjong"]


@pytest.mark.parametrize("rules", [STANDARD, MAHJONG])
@pytest.mark.parametrize("last", ["", "simple", "grandmaster"])
def test_who_has_had_none_that_there_is_is_offered_the_novice(last: str, rules: Rules) -> None:
    assert offered(last, rules) == "novice"


@pytest.mark.parametrize("level", ["novice", "club", "expert"])
def test_the_last_one_is_offered_again(level: str) -> None:
    assert offered(level, STANDARD) == level


def test_where_the_last_one_does_not_know_the_rules_the_usual_one_is_offered() -> None:
    assert "expert" not in levels_for(MAHJONG)
    assert offered("expert", MAHJONG) == "club"
