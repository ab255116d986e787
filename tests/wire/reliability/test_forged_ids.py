"""Custom_ids and options that were never given out: each gets an answer, and nothing fails."""

import copy
from typing import Any

import discord
import pytest
import structlog
from discord.enums import try_enum

from cogs.kit.ids import parse_choice, parse_id
from cogs.kit.press_kinds import PressKind
from cogs.kit.text import Text
from playground.driver import Answer, texts
from playground.standin.models import COMPONENT
from tests.wire.custom_id_samples import mangled, well_formed
from tests.wire.doors import house_rules, open_seat
from tests.wire.forged_interactions import (
    BUTTON,
    CHANNELS,
    MENU,
    ROLES,
    USERS,
    Forger,
    broken,
    nothing_fails,
)
from tests.wire.harness import Harness

text = Text()

PARTS = 12
"""How many tests share the kinds of press."""


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


@pytest.mark.parametrize(
    "resolved", [None, [], "x", {"users": None}, {"users": ["1"]}, {"users": 1}]
)
async def test_a_member_of_whom_nothing_is_said_is_no_option(
    harness: Harness, resolved: Any
) -> None:
    option = {"name": "member", "type": 6, "value": harness.south.user.id}
    with nothing_fails():
        answer = await Forger(harness, harness.north).command("gin challenge", [option], resolved)
        assert answer.ephemeral
        assert not broken(answer)


@pytest.mark.parametrize(
    ("menu", "kind"),
    [
        *(("who:friend:0:0:add", USERS), ("who:panel:1:0:guest", USERS)),
        *(("role:set:1:5:these=roles", ROLES), ("chan:ahead:1:0:these", CHANNELS)),
        *(("role:seat:1:0:more", ROLES), ("chan:look:0:0:text", CHANNELS)),
    ],
)
async def test_a_choice_of_somebody_unknown_is_none(harness: Harness, menu: str, kind: int) -> None:
    """Discord says of whoever is chosen who that is; where it doesn't, nobody was."""
    for values in ([], ["12"], ["x"], ["12"] * 26):
        with nothing_fails():
            answer = await Forger(harness, harness.north).choose(menu, values, kind)
            assert not broken(answer)


async def test_a_press_on_a_component_of_another_kind_is_answered(harness: Harness) -> None:
    forger = Forger(harness, harness.north)
    message = await forger._forged({"type": BUTTON, "custom_id": "gin:news:0", "style": 2})
    for kind in (MENU, USERS, 1002):
        with nothing_fails():
            data = {"custom_id": "gin:news:0", "component_type": kind}
            assert told(await forger._sent(COMPONENT, data, message), "refusal-old-button")


@pytest.mark.parametrize("custom_id", [12, None, True, "gin:news:0", "x" * 200])
async def test_a_form_of_any_id_is_answered(harness: Harness, custom_id: str) -> None:
    with nothing_fails():
        answer = await Forger(harness, harness.north).submit(custom_id, None)
        assert told(answer, "refusal-old-button")


async def test_a_language_that_is_no_text_is_none(harness: Harness) -> None:
    guild = harness.bot.get_guild(int(harness.discord.guild.id))
    assert guild is not None
    with nothing_fails():
        before = copy.copy(guild)
        guild.preferred_locale = try_enum(discord.Locale, -1)
        harness.bot.dispatch("guild_update", before, guild)
        await (await harness.north.command("gin me")).done()
        await harness.quiet()


async def test_what_fails_in_an_event_is_logged(harness: Harness) -> None:
    with structlog.testing.capture_logs() as logs:
        await harness.bot.on_error("on_guild_update", "a secret")
    assert [(one["event"], one["handler"]) for one in logs] == [("event failed", "on_guild_update")]
    assert "secret" not in str(logs)


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
    tables, forger = await presses_expected(harness), Forger(harness, harness.east)
    for at, kind in enumerate(PressKind):
        ids = (*well_formed(kind, tables, 1), *list(mangled(kind, tables[1]))[at % 20 :: 20])
        for custom_id in ids:
            await answered(harness, forger, custom_id)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
async def test_any_press_is_answered(harness: Harness, part: int) -> None:
    """Each way to mangle an id comes with every third kind; they are read in one place."""
    tables, forger = await presses_expected(harness), Forger(harness, harness.north)
    for at, kind in list(enumerate(PressKind))[part::PARTS]:
        for custom_id in (
            *well_formed(kind, tables, 8),
            *list(mangled(kind, tables[1]))[at // PARTS % 3 :: 3],
        ):
            await answered(harness, forger, custom_id)


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
