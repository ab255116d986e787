"""Rules as a duplicate cup plays them: who deals never depends on how a deal went."""

from dataclasses import replace
from typing import Any, Final

from club.cups.refusals import NotForDuplicate
from engine.fair import DUPLICATE_DEALS
from engine.knock.showdown import most_points
from engine.rules import PRESETS, Rules
from engine.rules.options import Shutout
from engine.words import (
    DrawDealer,
    FamilyName,
    FirstDealer,
    ImmediateKnock,
    MatchFormat,
    NextDealer,
    ShutoutMode,
)

# A fixed number of deals ends a board before anybody has so many points.
OUT_OF_REACH = 1000

_FIXED: Final[dict[str, Any]] = {
    "first_dealer": FirstDealer.RANDOM,
    "next_dealer": NextDealer.ALTERNATE,
    "draw_dealer": DrawDealer.ROTATE,
    "immediate_knock": ImmediateKnock.ALLOW,
    "match": MatchFormat.SINGLE,
    "game_target": OUT_OF_REACH,
    "game_bonus": 0,
    "line_bonus": 0,
    "shutout": Shutout(ShutoutMode.OFF),
}


def are_suited(rules: Rules) -> bool:
    """Whether hands are kept until a knock or gin, and too few deals can't reach the target."""
    if rules.family != FamilyName.KNOCK:
        return False
    return (DUPLICATE_DEALS - 1) * most_points(rules) < OUT_OF_REACH


def fitted(rules: Rules) -> Rules:
    """Return rules as a duplicate cup plays them; NotForDuplicate if unsuited."""
    if not are_suited(rules):
        raise NotForDuplicate
    return replace(rules, **_FIXED)


def without_fixed(rules: Rules) -> Rules:
    """Return rules with what a duplicate fixes as in their preset, to tell the rest apart."""
    preset = PRESETS[rules.preset]
    return replace(rules, **{name: getattr(preset, name) for name in _FIXED})
