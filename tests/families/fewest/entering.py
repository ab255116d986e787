"""Enters Fewest in each place where a family of variants is entered, and takes it out again."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from club.core.languages import GROUND, LOCALES
from cogs.kit.family_drawings import DRAWINGS
from cogs.kit.text import sentences
from engine.families import FAMILIES
from engine.rules import ALL_PRESETS, PRESETS
from engine.rules.family_rules import FAMILY_RULES
from tests.families.fewest.drawing import DRAWING, WORDS
from tests.families.fewest.family import FEWEST, FEWEST_RULES, NAME, RULES


@contextmanager
def entered() -> Iterator[None]:
    english = sentences(GROUND, LOCALES)
    assert english is not None
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(FAMILIES, NAME, FEWEST)
        patch.setitem(FAMILY_RULES, NAME, FEWEST_RULES)
        patch.setitem(DRAWINGS, NAME, DRAWING)
        for presets in (PRESETS, ALL_PRESETS):
            patch.setitem(presets._rules, NAME, RULES)
        for key, said in WORDS.items():
            patch.setitem(english._entries, key, f"{key} = {said}\n")
        yield
