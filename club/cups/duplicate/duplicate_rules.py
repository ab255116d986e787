"""Rules as a duplicate cup plays them: who deals never depends on how a deal went."""

from dataclasses import replace

from club.cups.refusals import NotForDuplicate
from engine.rules import Rules
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


def fitted(rules: Rules) -> Rules:
    """Return rules as a duplicate cup plays them; NotForDuplicate if melds lie on the table."""
    if rules.family != FamilyName.KNOCK:
        raise NotForDuplicate
    return replace(
        rules,
        first_dealer=FirstDealer.RANDOM,
        next_dealer=NextDealer.ALTERNATE,
        draw_dealer=DrawDealer.ROTATE,
        immediate_knock=ImmediateKnock.ALLOW,
        match=MatchFormat.SINGLE,
        game_target=OUT_OF_REACH,
        game_bonus=0,
        line_bonus=0,
        shutout=Shutout(ShutoutMode.OFF),
    )
