"""What may be chosen: every preset has its words, and every clash its sentence."""

import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from cogs.kit.text import GROUND, LOCALES, Text
from cogs.routing.command_rules import CONTESTS, ROOM, SHIPPED, contests_of, listed
from cogs.routing.table_resolver import LABEL
from engine.rules import ALL_PRESETS, OPTIONS, PRESETS, Rules
from engine.rules.clashes import clashes
from engine.rules.presets import POPULAR
from tests.cogs.scenes import PLAIN

KEY = "refusal-unplayable-rules"
CODES = [*(clash.code for clash in clashes(Rules())), "seating"]


def variants_of(key: str) -> set[str]:
    """What a message that is one choice chooses among, without what stands for all the rest."""
    parser = FluentParser()
    for file in (LOCALES / GROUND).glob("*.ftl"):
        for entry in parser.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message) and entry.id.name == key and entry.value:
                (only,) = entry.value.elements
                assert isinstance(only, ftl.Placeable)
                assert isinstance(only.expression, ftl.SelectExpression)
                choices = only.expression.variants
                return {
                    one.key.name
                    for one in choices
                    if not one.default and isinstance(one.key, ftl.Identifier)
                }
    raise AssertionError(key)


def test_every_clash_has_a_sentence_of_its_own() -> None:
    assert variants_of(KEY) == set(CODES)
    said = [Text()(KEY, code=code) for code in CODES]
    assert len(set(said)) == len(CODES)
    assert all(one.endswith(".") for one in said)


def test_every_preset_may_be_chosen_and_is_told_in_a_few_words() -> None:
    assert sorted(POPULAR) == sorted(ALL_PRESETS)
    labels = {one.called(PLAIN) for one in SHIPPED}
    assert len(labels) == len(ALL_PRESETS)
    for one in SHIPPED:
        pitch = one.told(PLAIN)
        assert not re.search(r"\d", pitch.replace("K A 2", "")), "a table may change a number"
        assert len(f"{one.called(PLAIN)} – {pitch}") <= LABEL  # noqa: RUF001 - a dash


@pytest.mark.parametrize(
    ("preset", "missing"),
    [
        ("standard", set()),
        ("mahjong", {"hollywood", "hollywood_5", "hollywood_7"}),
        ("palace", {"hollywood", "hollywood_5", "hollywood_7"}),
        ("skarney", set()),
    ],
)
def test_contests_go_with_the_variant(preset: str, missing: set[str]) -> None:
    assert set(CONTESTS) - set(contests_of(PRESETS[preset])) == missing


def test_a_list_of_names_keeps_within_a_message() -> None:
    few = listed(["Friday", "**Sunday**"])
    assert few == "Friday, \\*\\*Sunday\\*\\*"
    many = listed(f"Rules number {number}" for number in range(200))
    assert len(many) <= ROOM + len(", …")
    assert many.startswith("Rules number 0, Rules number 1, ")
    assert re.search(r", Rules number \d+, …$", many)


def test_contests_set_options_that_there_are() -> None:
    assert {name for options in CONTESTS.values() for name in options} <= set(OPTIONS)
