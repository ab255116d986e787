"""The ready-made presets for three who all play (sources and decisions: docs/variants.md)."""

from engine.rules.options import BigGin, Shutout
from engine.rules.preset import Group, Preset
from engine.words import BigGinMode, SeatingFormat, ShutoutMode

READY_MADE_THREE: tuple[Preset, ...] = (
    Preset(
        "jersey",
        Group.THREE,
        place=27,
        about=(
            "Three hands in one deal. What you throw goes to the player on your left alone, so "
            "watch that one; a knock is counted against both others, and either may undercut it."
        ),
        options={
            "seating": SeatingFormat.THREE_HANDED,
            "stock_end": 3,
            "gin_bonus": 40,
            "big_gin": BigGin(BigGinMode.OFF),
            "undercut_bonus": 20,
            "game_target": 200,
            "shutout": Shutout(ShutoutMode.EXTRA, 100),
        },
    ),
)
