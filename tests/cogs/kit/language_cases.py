"""Marks for tests of each language: English and German are quick, the others slow."""

from collections.abc import Sequence

import pytest
from _pytest.mark import ParameterSet

from club.core.languages import GROUND, shipped

QUICK = (GROUND, "de")
"""The languages that are looked at even by the quick tests."""


def each_language(names: Sequence[str]) -> list[ParameterSet]:
    """Languages as a test's parameters."""
    return [pytest.param(one, marks=[] if one in QUICK else [pytest.mark.slow]) for one in names]


in_every_language = pytest.mark.parametrize("language", each_language(shipped()))
in_every_other = pytest.mark.parametrize("language", each_language(shipped()[1:]))
