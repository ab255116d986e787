"""A ready-made preset, and what lists of presets show about it."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum, unique


@unique
class Group(StrEnum):
    """A heading under which lists put presets."""

    KNOCK = "knock"
    KNOCK_CARD = "knock_card"
    CONTESTS = "contests"
    MELDS = "melds"
    ON_THE_TABLE = "on_the_table"
    PROGRAMS = "programs"


@dataclass(frozen=True, slots=True)
class Preset:
    """A preset as `ready_made` declares it.

    A new preset also needs a name and a pitch in `locales/*/presets.ftl`.

    Attributes:
        name: Small letters, digits and _.
        group: The heading it is listed under.
        place: Its rank in a list of all; what most people look for comes first.
        about: What it is like, for `docs/variants.md`.
        options: The options that differ from `standard`.
    """

    name: str
    group: Group
    place: int
    about: str
    options: Mapping[str, object]
