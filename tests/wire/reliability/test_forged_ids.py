"""Custom_ids and options that were never given out: each gets an answer, and nothing fails."""

import pytest

from cogs.kit.ids import parse_choice, parse_id
from cogs.kit.press_kinds import PressKind
from cogs.kit.text import Text
from playground.driver import Answer, texts
from tests.wire.custom_id_samples import mangled, well_formed
from tests.wire.doors import house_rules, open_seat
from tests.wire.forged_interactions import (
    Forger,
    broken,
    nothing_fails,
)
from tests.wire.harness import Harness

text = Text()


def told(answer: Answer, key: str) -> bool:
    """Whether the member alone reads a sentence."""
    return answer.ephemeral and text(key) in texts(answer.message)


@pytest.mark.parametrize("custom_id", ["gin:film:0:1:keep", "gin:film:0:0:share"])
async def test_a_deal_of_no_table_is_not_kept_as_a_film(harness: Harness, custom_id: str) -> None:
    with nothing_fails():
        answer = await Forger(harness, harness.north).press(custom_id)
        assert told(answer, "refusal-old-button")


async def test_a_history_looks_for_no_other_result(harness: Harness) -> None:
    with nothing_fails():
        result = {"name": "result", "type": 3, "value": "exhausted"}
        answer = await Forger(harness, harness.north).command("gin history", [result])
        assert answer.ephemeral
        assert text("refusal-option-misfit", name="result") in texts(answer.message)


async def several_tables(harness: Harness) -> tuple[int, ...]:
    """A game that is over, one that runs, one against the computer, a lobby, a sheet, a panel."""
    over = await harness.begin()
    await harness.club.playing.resign(over, harness.north.id)
    running = await harness.begin()
    await harness.north.command("gin practice")
    await open_seat(harness.north)
    await house_rules(harness.north)
    await harness.north.command("gin realcards")
    await harness.quiet()
    return over, running, running + 1, running + 2, running + 3


@pytest.mark.slow
async def test_a_few_presses_of_every_kind_are_answered(harness: Harness) -> None:
    tables = await presses_expected(harness)
    for at, kind in enumerate(PressKind):
        ids = (*well_formed(kind, tables, 1), *list(mangled(kind, tables[1]))[at % 20 :: 20])
        for custom_id in ids:
            await answered(harness, Forger(harness, harness.east), custom_id)


@pytest.mark.slow
@pytest.mark.parametrize("kind", PressKind)
async def test_any_press_is_answered(harness: Harness, kind: str) -> None:
    tables = await presses_expected(harness)
    for custom_id in (*well_formed(kind, tables, 12), *mangled(kind, tables[1])):
        await answered(harness, Forger(harness, harness.north), custom_id)


async def presses_expected(harness: Harness) -> tuple[int, ...]:
    """Have tables of every kind; members who were never there are looked up in vain."""
    harness.discord.expect(10007, 10013)
    return await several_tables(harness)


async def answered(harness: Harness, forger: Forger, custom_id: str) -> None:
    """See that a press is answered, and that nothing fails inside."""
    try:
        with nothing_fails():
            answer = await forger.press(custom_id)
            await harness.quiet()
            assert not broken(answer)
            if parse_id(custom_id) is None and parse_choice(custom_id) is None:
                assert told(answer, "refusal-old-button")
    except AssertionError as error:
        raise AssertionError(f"{custom_id!r}: {error}") from error
