"""What the tests of the whole bot stand on: the cards that a test is dealt stay the same."""

from pathlib import Path

import discord
from discord import app_commands

from art.emoji import back_emoji
from cogs.app.client import Undercut
from tests.wire.harness import COMMANDS, open_harness


class Larger(Undercut):
    """The bot with a command and an emoji that it doesn't have yet."""

    async def setup_hook(self) -> None:
        more = app_commands.Command(name="more", description="One command more", callback=_more)
        self.tree.add_command(more)
        await self.create_application_emoji(name="more", image=back_emoji())
        await super().setup_hook()


async def _more(interaction: discord.Interaction[discord.Client]) -> None:
    await interaction.response.defer()


async def dealt(folder: Path, kind: type[Undercut]) -> tuple[int, object]:
    """How many commands a bot has, and what is dealt in its first two games."""
    async with open_harness(folder, kind=kind) as harness:
        found: list[object] = []
        for _ in range(2):
            snapshot = await harness.club.tables.snapshot(await harness.begin())
            assert snapshot.deal is not None
            assert snapshot.state is not None
            found.append((snapshot.deal.seed, [snapshot.state.view(seat).hand for seat in (1, 2)]))
        return len(harness.discord.world.commands), found


async def test_a_new_command_deals_nobody_other_cards(tmp_path: Path) -> None:
    folders = [tmp_path / name for name in ("as it is", "larger")]
    for folder in folders:
        folder.mkdir()
    commands, cards = await dealt(folders[0], Undercut)
    more, same = await dealt(folders[1], Larger)
    assert (commands, more) == (COMMANDS, COMMANDS + 1)
    assert same == cards
