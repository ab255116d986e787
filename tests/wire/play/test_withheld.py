"""Whose record is for nobody: what others read doesn't depend on what they played."""

import itertools
import re
from collections.abc import AsyncIterator, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from discord import AppCommandOptionType as Kind
from discord import app_commands

from cogs.routing.command_groups import Group
from playground.driver import Actor, Answer, texts
from tests.club.club_helpers import dice
from tests.wire.harness import Clock, Harness, offered, open_harness
from tests.wire.members.test_onlookers import chosen, played

Command = app_commands.Command[Any, ..., Any]
Read = dict[str, str]

WORDS = {
    "until": "tomorrow",
    "reason": "Just so",
    "friend": "Somebody",
    "name": "Card house",
    "code": "AAAAA-BBBBB",
}
PUBLIC = frozenset({"gin scores"})
"""It repeats what everybody has seen in the channel where it was played."""
LOOKS = frozenset({"gin replay", "gin verify", "gin standings", "gin profile"})
"""Whose buttons are pressed, too."""


class Still(Clock):
    """The same time in both lives."""

    def now(self) -> datetime:
        return datetime(2026, 5, 1, 12, tzinfo=UTC)


def commands(harness: Harness) -> list[Command]:
    every = harness.bot.tree.walk_commands()
    return [each for each in every if isinstance(each, app_commands.Command)]


def others(harness: Harness) -> frozenset[str]:
    """All commands; Discord offers those for managers to nobody else."""
    admin = harness.bot.command_groups.by_name[Group.ADMIN]
    every = (each for each in commands(harness) if each.root_parent is not admin)
    return frozenset(each.qualified_name for each in every) - PUBLIC


async def ways(harness: Harness, command: Command, table_id: int) -> AsyncIterator[dict[str, Any]]:
    """Some options for a command: what must be given, and for each of the two all there are."""
    for about in (harness.south, harness.north):
        every: dict[str, Any] = {}
        for one in command.parameters:
            if one.type is Kind.user:
                every[one.name] = about if about not in every.values() else harness.north
            elif one.type is Kind.attachment:
                continue
            elif one.type is Kind.integer:
                every[one.name] = {"table": table_id, "target": 100}.get(one.name, 1)
            elif one.choices:
                every[one.name] = one.choices[0].value
            elif one.name in WORDS:
                every[one.name] = WORDS[one.name]
        needed = {one.name for one in command.parameters if one.required}
        yield {name: value for name, value in every.items() if name in needed}
        yield every


async def told(answer: Answer) -> str:
    message = await answer.done()
    return anonymous(f"{texts(message)}\n{sorted(offered(message))}")


def anonymous(said: str) -> str:
    """The same for other ids."""
    return re.sub(r"\d{15,}", "#", said)


async def reads(harness: Harness, asker: Actor, table_id: int, names: frozenset[str]) -> Read:
    """All that somebody reads who tries commands of some names."""
    read: Read = {}
    for command in commands(harness):
        name = command.qualified_name
        if name not in names:
            continue
        async for options in ways(harness, command, table_id):
            asked = f"{asker.name}: {name} {options}"
            answer = await asker.command(name, **options)
            read[asked] = await told(answer)
            await harness.quiet()  # the computer plays where it was called
            if name in LOOKS:
                for press in sorted(offered(answer.message)):
                    if press in offered(answer.message):  # a press may have led elsewhere
                        read[anonymous(f"{asked}: {press}")] = await told(
                            await asker.press(answer, press)
                        )
        for one in command.parameters:
            if one.autocomplete:
                needed = {
                    n: v async for o in ways(harness, command, table_id) for n, v in o.items()
                }
                needed.pop(one.name, None)
                read[f"{name} {one.name}"] = str(await asker.autocomplete(name, one.name, **needed))
    return read


def cards(first: str) -> Callable[[int], bytes]:
    """Entropy that differs in the first game alone."""
    rolls = itertools.chain([dice(first)], itertools.repeat(dice("later")))
    return lambda size: next(rolls)(size)  # noqa: PLW0108 - the next one for every call


async def lived(folder: Path, first: str, tier: str, names: frozenset[str] | None = None) -> Read:
    """Two play, by cards of their own, and let so many see it; then others try commands: all."""
    async with open_harness(folder, entropy=cards(first), clock=Still()) as harness:
        harness.discord.expect(10007)
        east, west = (harness.discord.add_member(name) for name in ("East", "West"))
        west.leave()
        west.home = harness.discord.add_room("Elsewhere", west)
        table_id = await played(harness)
        await chosen(harness, tier, harness.north, harness.south)
        names = names or others(harness)
        found = [await reads(harness, each, table_id, names) for each in (east, west)]
        return found[0] | found[1]


@pytest.fixture
def folders(tmp_path: Path) -> tuple[Path, Path]:
    both = tmp_path / "one", tmp_path / "two"
    for each in both:
        each.mkdir()
    return both


@pytest.mark.slow
async def test_nobody_reads_what_is_for_nobody(folders: tuple[Path, Path]) -> None:
    first = await lived(folders[0], "dice", "nobody")
    second = await lived(folders[1], "other dice", "nobody")
    assert first.keys() == second.keys()
    differing = [(asked, said, second[asked]) for asked, said in first.items()]
    assert not [each for each in differing if each[1] != each[2]]


@pytest.mark.slow
async def test_what_is_for_everybody_would_be_read(folders: tuple[Path, Path]) -> None:
    first = await lived(folders[0], "dice", "everyone", LOOKS)
    second = await lived(folders[1], "other dice", "everyone", LOOKS)
    different = {asked for asked in first if first[asked] != second.get(asked)}
    for name in LOOKS:
        assert any(f": {name} " in asked for asked in different), name
