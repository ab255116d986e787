"""A ready-made preset, and the facts that lists of presets show about it."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum, unique


@unique
class Group(StrEnum):
    """Presets that stand together in a list."""

    KNOCK = "knock"
    KNOCK_CARD = "knock_card"
    CONTESTS = "contests"
    MELDS = "melds"
    ON_THE_TABLE = "on_the_table"
    PROGRAMS = "programs"


@dataclass(frozen=True, slots=True)
class Preset:
    """Rules by a name.

    A new preset also needs a name and a pitch in `locales/*/presets.ftl`.

    Attributes:
        name: Small letters, digits and _.
        group: What it stands among.
        place: Where it stands in a list of all: first what most people look for.
        about: What it is like, for `docs/variants.md`.
        options: What differs from `standard`.
    """

    name: str
    group: Group
    place: int
    about: str
    options: Mapping[str, object]
