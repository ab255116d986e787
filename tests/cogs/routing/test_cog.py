"""A cog adds all that its methods declare, or nothing; and nothing is declared twice."""

from unittest.mock import Mock

import discord
import pytest

from club.club import Club
from cogs.app.client import Undercut
from cogs.kit.press_kinds import PressKind
from cogs.routing.bot import Bot, Interaction
from cogs.routing.clicks import Click
from cogs.routing.cog import Cog
from cogs.routing.command_groups import Group
from cogs.routing.declarations import command, form, member_menu, press

PLACE = 20


class Unready(Exception):  # noqa: N818 - what it is called in the test
    """A cog can't begin."""


class First(Cog):
    @command(Group.GIN, 10, "command-hand")
    async def early(self, interaction: Interaction) -> None: ...

    @command(Group.GIN, 30, "command-hand", name="later")
    async def late(self, interaction: Interaction) -> None: ...

    @member_menu(PLACE, "command-profile-menu")
    async def menu(self, interaction: Interaction, member: discord.User) -> None: ...


class Second(Cog):
    @command(Group.GIN, PLACE, "command-hand")
    async def between(self, interaction: Interaction) -> None: ...

    @press(PressKind.HAND)
    @press(PressKind.OPEN)
    async def show(self, click: Click) -> None: ...

    @form(PressKind.ENTRY)
    async def typed(self, click: Click, text: str) -> None: ...


class SamePlace(Cog):
    @command(Group.GIN, PLACE, "command-hand")
    async def other(self, interaction: Interaction) -> None: ...


class SamePress(Cog):
    @command(Group.ADMIN, PLACE, "command-hand")
    async def fine(self, interaction: Interaction) -> None: ...

    @press(PressKind.HAND)
    async def show(self, click: Click) -> None: ...


class Failing(Cog):
    @press(PressKind.MOVE)
    async def move(self, click: Click) -> None: ...

    async def begin(self) -> None:
        raise Unready


class Unfinished(Cog):
    @press(PressKind.MOVE)
    async def move(self, click: Click) -> None: ...

    async def finish(self) -> None:
        raise Unready


@pytest.fixture
def bot() -> Bot:
    return Undercut(Mock(spec=Club, process=None))


def gin(bot: Bot) -> list[str]:
    return [one.name for one in bot.command_groups.by_name[Group.GIN].commands]


async def test_commands_keep_their_places_whenever_they_come(bot: Bot) -> None:
    await bot.add_cog(First(bot))
    await bot.add_cog(Second(bot))
    assert gin(bot) == ["early", "between", "later"]
    await bot.remove_cog("First")
    assert gin(bot) == ["between"]
    assert not bot.tree.get_commands(type=discord.AppCommandType.user)
    await bot.add_cog(First(bot))
    assert gin(bot) == ["early", "between", "later"]
    assert len(bot.tree.get_commands(type=discord.AppCommandType.user)) == 1


async def test_a_method_may_handle_several_kinds(bot: Bot) -> None:
    await bot.add_cog(Second(bot))
    assert bot.presses.kinds == {PressKind.HAND, PressKind.OPEN}
    assert bot.forms.kinds == {PressKind.ENTRY}
    await bot.remove_cog("Second")
    assert not bot.presses.kinds
    assert not bot.forms.kinds


@pytest.mark.parametrize("kind", [SamePlace, SamePress])
async def test_nothing_is_declared_twice(bot: Bot, kind: type[Cog]) -> None:
    await bot.add_cog(Second(bot))
    with pytest.raises(ValueError, match="two "):
        await bot.add_cog(kind(bot))
    assert gin(bot) == ["between"]
    assert not bot.command_groups.by_name[Group.ADMIN].commands


async def test_a_cog_that_can_not_begin_leaves_nothing_behind(bot: Bot) -> None:
    with pytest.raises(Unready):
        await bot.add_cog(Failing(bot))
    assert not bot.presses.kinds


async def test_a_cog_that_can_not_finish_leaves_nothing_behind(bot: Bot) -> None:
    await bot.add_cog(Unfinished(bot))
    assert bot.presses.kinds == {PressKind.MOVE}
    await bot.remove_cog("Unfinished")
    assert not bot.presses.kinds
