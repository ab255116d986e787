"""A result that is kept from a team: whatever its members ask for, they don't read it before."""

import json
from pathlib import Path
from typing import Any

import pytest

from cogs.kit.text import Text
from cogs.routing.command_groups import Group
from playground.driver import Actor, texts
from tests.club.ratings.test_held_results import Round, folders, held_round
from tests.wire.archive.test_verify import record_in
from tests.wire.contest_player import PLACES
from tests.wire.doors import privacy
from tests.wire.harness import Harness, open_harness
from tests.wire.members.test_privacy import on
from tests.wire.members.test_standings import person, place
from tests.wire.play.test_withheld import Read, Still, commands, reads

text = Text()
__all__ = ["folders"]


async def held(harness: Harness, last: int = 0) -> Round:
    """A round at whose first table the result is held back from those at the second."""
    people = [person(each) for each in list(harness.discord.members.values())[:4]]
    played = await held_round(harness.club, people=people, place=place(harness), last=last)
    for each in (played.over, played.waiting):
        harness.bot.changed(each)
    await harness.quiet()
    return played


def every(harness: Harness) -> frozenset[str]:
    """All commands but those for managers."""
    own = (
        each
        for each in commands(harness)
        if each.root_parent is not harness.bot.command_groups.by_name[Group.ADMIN]
    )
    return frozenset(each.qualified_name for each in own)


async def lived(folder: Path, last: int) -> list[Read]:
    """What the others read of a deal that somebody ended in one of several ways."""
    async with open_harness(folder, members=PLACES[:5], clock=Still()) as harness:
        harness.discord.expect(10007)
        played = await held(harness, last)
        table_id = played.over.table.table_id
        askers = [harness.actor(each.member_id) for each in played.others]
        askers.append(list(harness.discord.members.values())[4])
        found = [await reads(harness, each, table_id, every(harness)) for each in askers]
        assert (await harness.club.tables.snapshot(table_id)).held, "it would be no secret any more"
        return found


@pytest.mark.slow
async def test_no_command_tells_a_held_result(folders: tuple[Path, Path]) -> None:
    first, second = await lived(folders[0], 0), await lived(folders[1], -1)
    for one, two in zip(first, second, strict=True):
        assert one.keys() == two.keys()
        assert not [(asked, said, two[asked]) for asked, said in one.items() if said != two[asked]]


async def copy_of(actor: Actor) -> dict[str, Any]:
    """The file with all that is stored about somebody."""
    page = await privacy(actor)
    copied = await actor.press(page.message, on(page, "copy"))
    return json.loads(await record_in(copied.message))["tables"]


@pytest.mark.slow
async def test_the_board_and_the_copy_have_it_from_the_discard_on(tmp_path: Path) -> None:
    async with open_harness(tmp_path, members=PLACES[:5], clock=Still()) as harness:
        played = await held(harness)
        other = harness.actor(played.others[0].member_id)
        empty = texts((await other.command("gin standings")).message)
        assert "seating" not in (await copy_of(other))["contests"][0]
        later = await other.command("gin verify", table=played.over.table.table_id)
        assert texts(later.message) == text("refusal-check-later")
        harness.bot.changed(await played.release())
        await harness.quiet()
        assert texts((await other.command("gin standings")).message) != empty
        assert "seating" in (await copy_of(other))["contests"][0]
        checked = await other.command("gin verify", table=played.over.table.table_id)
        assert text("refusal-check-later") not in texts(await checked.done())
