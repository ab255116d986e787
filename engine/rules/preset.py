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
    THREE = "three"
    PROGRAMS = "programs"


@dataclass(frozen=True, slots=True)
class Preset:
    """A preset as `ready_made` declares it; its name and pitch are in `locales/*/presets.ftl`."""

    name: str  # small letters, digits and _
    group: Group  # the heading that it is listed under
    place: int  # its rank in a list of all; what most people look for comes first
    about: str  # what it is like, for `docs/variants.md`
    options: Mapping[str, object]  # that differ from `standard`
