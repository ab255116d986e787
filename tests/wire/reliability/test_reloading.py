"""Extensions are unloaded and loaded again, one after the other, while a table goes on."""

import asyncio
from dataclasses import dataclass
from typing import Any

import pytest
from discord import app_commands

from cogs.app.extensions import extension_names
from cogs.kit.press_kinds import PressKind
from cogs.kit.text import Text
from cogs.routing.bot import Bot
from playground.driver import Answer, texts
from tests.wire.custom_id_samples import well_formed
from tests.wire.entry_points import FORMS
from tests.wire.forged_interactions import Forger, broken, nothing_fails, text_field
from tests.wire.harness import Harness

text = Text()

OLD_BUTTON = text("refusal-old-button")
CHANGED = text("refusal-command-changed")


WITHOUT_OPTIONS = {"gin hand", "gin me", "gin games", "gin help", "gin rules", "gin profile"}
"""Commands that anybody may use anywhere, with no option chosen."""


@dataclass
class Gone:
    """What is handled, or isn't at the moment."""

    presses: frozenset[PressKind]
    forms: frozenset[str]
    commands: set[str]

    def __sub__(self, other: "Gone") -> "Gone":
        return Gone(
            self.presses - other.presses, self.forms - other.forms, self.commands - other.commands
        )

    def __add__(self, other: "Gone") -> "Gone":
        return Gone(
            self.presses | other.presses, self.forms | other.forms, self.commands | other.commands
        )


def commands(bot: Bot) -> list[dict[str, Any]]:
    """The commands as Discord gets them."""
    return [one.to_dict(bot.tree) for one in bot.tree.get_commands()]


def slash_commands(bot: Bot) -> set[str]:
    walked = bot.tree.walk_commands()
    return {one.qualified_name for one in walked if isinstance(one, app_commands.Command)}


def held(bot: Bot) -> dict[str, object]:
    """All that extensions add to a bot, as it can be compared."""
    return {
        "commands": commands(bot),
        "presses": bot.presses.kinds,
        "forms": bot.forms.kinds,
        "cogs": set(bot.cogs),
        "chores": sorted(one.__qualname__ for one in bot.scheduler._chores),
        "changes": sorted(one.__qualname__ for one in bot._listeners_of_tables),
        "listeners": {event: len(every) for event, every in bot.extra_events.items() if every},
        "tasks": sorted(one.get_name().partition("-")[0] for one in standing()),
    }


def standing() -> set[asyncio.Task[Any]]:
    """The tasks that outlast what they are asked for: those with a name of their own."""
    return {one for one in asyncio.all_tasks() if not one.get_name().startswith("Task-")}


async def settled(harness: Harness) -> None:
    """Wait until all is done that loading has begun."""
    await asyncio.gather(*harness.bot._background - {sleeping(harness)}, return_exceptions=True)
    await harness.quiet()


def sleeping(harness: Harness) -> asyncio.Task[None]:
    """The task of the scheduler, which goes on as long as the bot runs."""
    (found,) = (one for one in harness.bot._background if "Scheduler.run" in str(one.get_coro()))
    return found


def kindly(answer: Answer, said: str) -> bool:
    """Whether the member alone reads a sentence that blames nobody."""
    return answer.ephemeral and said in texts(answer.message)


def own_ids(table_id: int, kinds: frozenset[PressKind]) -> list[str]:
    """An id of each of some kinds, about a table."""
    return [next(well_formed(kind, (table_id,), 1)) for kind in sorted(kinds)]


def managing(forger: Forger) -> Forger:
    """One who may use all commands."""
    return Forger(forger.harness, forger.harness.north)


async def is_missed(forger: Forger, table_id: int, gone: Gone) -> None:
    """See that what isn't there at the moment is answered kindly."""
    for custom_id in own_ids(table_id, gone.presses):
        assert kindly(await forger.press(custom_id), OLD_BUTTON), custom_id
    for kind in gone.forms:
        custom_id = FORMS[kind][0].format(sheet=1, panel=1, server=forger.harness.discord.guild.id)
        assert kindly(await forger.submit(custom_id, text_field("x")), OLD_BUTTON), custom_id
    for name in gone.commands:
        assert kindly(
            await Forger(forger.harness, forger.harness.north).command(name, []), CHANGED
        ), name


async def is_back(forger: Forger, table_id: int, gone: Gone) -> None:
    """See that what wasn't there is handled as before."""
    for custom_id in own_ids(table_id, gone.presses):
        assert not broken(await forger.press(custom_id)), custom_id
    for kind in gone.forms:
        custom_id = FORMS[kind][0].format(sheet=1, panel=1, server=forger.harness.discord.guild.id)
        answer = await forger.submit(custom_id, text_field("x"))
        assert not broken(answer), custom_id
        assert not kindly(answer, OLD_BUTTON), custom_id
    for name in gone.commands & WITHOUT_OPTIONS:
        answer = await managing(forger).command(name, [])
        assert not broken(answer), name
        assert not kindly(answer, CHANGED), name


async def move(harness: Harness, table_id: int) -> None:
    """Have the player on turn move."""
    ply = await harness.ply(table_id)
    actor, hand, custom_id = await harness.act(table_id)
    await actor.press(hand, custom_id)
    await harness.quiet()
    assert await harness.ply(table_id) == ply + 1


@pytest.mark.slow
async def test_each_extension_comes_and_goes_while_a_table_goes_on(harness: Harness) -> None:
    harness.discord.expect(10007, 10013)  # Samples of ids name members who were never there.
    bot, table_id = harness.bot, await harness.begin()
    forger = Forger(harness, harness.east)
    await forger.press("gin:old:0")  # The help that is shown for it, all others are forged on.
    await settled(harness)
    before, lost = held(bot), Gone(frozenset(), frozenset(), set())
    with nothing_fails():
        for extension in extension_names():
            whole = Gone(bot.presses.kinds, bot.forms.kinds, slash_commands(bot))
            await bot.unload_extension(extension)
            gone = whole - Gone(bot.presses.kinds, bot.forms.kinds, slash_commands(bot))
            lost += gone
            await is_missed(forger, table_id, gone)
            if PressKind.MOVE not in gone.presses:
                await move(harness, table_id)
            await bot.load_extension(extension)
            await settled(harness)
            assert held(bot) == before, extension
            await is_back(forger, table_id, gone)
            await move(harness, table_id)
    # All that a bot handles is some extension's, so that each has been missed once.
    assert lost == Gone(frozenset(PressKind), frozenset(FORMS), slash_commands(bot))
