"""A bot with one of everything that the stand-in must carry, run by the tests here."""

import base64
import io
import os
import re
from typing import Any, Self

import discord
from discord import app_commands, ui
from discord.ext import commands

PNG = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)
INTENTS = discord.Intents(guilds=True)


class Count(ui.DynamicItem[ui.Button[ui.LayoutView]], template=r"count:(?P<number>\d+)"):
    def __init__(self, number: int) -> None:
        super().__init__(ui.Button(label=f"Count {number}", custom_id=f"count:{number}"))
        self.number = number

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction, _item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(int(match["number"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(view=board(self.number + 1))


def board(number: int, picture: str | None = None) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    box: ui.Container[ui.LayoutView] = ui.Container(
        ui.TextDisplay(f"The count is {number}"), ui.ActionRow(Count(number))
    )
    if picture is not None:
        box.add_item(ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{picture}")))
    view.add_item(box)
    return view


class Form(ui.Modal, title="A form"):
    word: ui.Label[Self] = ui.Label(text="Word", component=ui.TextInput(custom_id="word"))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        field = self.word.component
        assert isinstance(field, ui.TextInput)
        await interaction.response.send_message(f"You wrote {field.value}", ephemeral=True)


class Whom(ui.View):
    @ui.select(cls=ui.UserSelect, custom_id="whom", placeholder="Whom?")
    async def whom(self, interaction: discord.Interaction, select: ui.UserSelect[Any]) -> None:
        await interaction.response.send_message(f"It is {select.values[0].display_name}")


def add_commands(tree: app_commands.CommandTree[Any]) -> None:
    @tree.command(description="Show the board")
    async def show(interaction: discord.Interaction, start: int = 0) -> None:
        await interaction.response.send_message(view=board(start))

    @tree.command(description="Greet a member privately")
    async def greet(interaction: discord.Interaction, member: discord.Member) -> None:
        await interaction.response.send_message(f"Hello {member.display_name}", ephemeral=True)

    @tree.command(description="Think, then answer, then follow up")
    async def think(interaction: discord.Interaction) -> None:
        await interaction.response.defer(thinking=True)
        await interaction.edit_original_response(content="Thought")
        await interaction.followup.send("And another thing", ephemeral=True)

    @tree.command(description="Show a form")
    async def form(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Form())

    @tree.command(description="Write to a member directly")
    async def write(interaction: discord.Interaction, member: discord.Member) -> None:
        channel = await interaction.client.create_dm(discord.Object(member.id))
        try:
            await channel.send(view=board(7))
        except discord.Forbidden as error:
            await interaction.response.send_message(f"refused: {error.code}")
        else:
            await interaction.response.send_message("written")

    @tree.command(description="Show a picture and an emoji")
    async def picture(interaction: discord.Interaction) -> None:
        emoji = await interaction.client.create_application_emoji(name="card", image=PNG)
        view = board(3, "dot.png").add_item(
            ui.ActionRow(ui.Button(label="card", emoji=emoji, url="https://example.org/"))
        )
        file = discord.File(io.BytesIO(PNG), "dot.png")
        await interaction.response.send_message(view=view, file=file)

    @tree.command(description="Open a thread")
    async def thread(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("here")
        assert isinstance(interaction.channel, discord.TextChannel)
        opened = await interaction.channel.create_thread(
            name="Table 1", type=discord.ChannelType.public_thread
        )
        await opened.send("In the thread")
        await opened.edit(archived=True)

    @tree.command(description="Choose a member")
    async def whom(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Whom?", view=Whom())

    @tree.command(description="Pick a fruit")
    async def fruit(interaction: discord.Interaction, name: str) -> None:
        await interaction.response.send_message(name)

    @fruit.autocomplete("name")
    async def names(
        _interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        found = [name for name in ("apple", "pear", "plum") if name.startswith(current)]
        return [app_commands.Choice(name=name.title(), value=name) for name in found]

    group = app_commands.Group(name="table", description="Tables")

    @group.command(description="Tell the table's number")
    async def number(interaction: discord.Interaction, of: str = "the table") -> None:
        await interaction.response.send_message(f"{of} is number 1")

    tree.add_command(group)

    @tree.context_menu(name="Wave at")
    async def wave(interaction: discord.Interaction, member: discord.Member) -> None:
        await interaction.response.send_message(f"{interaction.user} waves at {member}")


async def _prepare(client: discord.Client, tree: app_commands.CommandTree[Any]) -> None:
    client.add_dynamic_items(Count)
    add_commands(tree)
    await tree.sync()


class TinyClient(discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=INTENTS, guild_ready_timeout=0.05)
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        await _prepare(self, self.tree)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Identify again at once; Discord's limit of one in five seconds is not the point."""


class TinyBot(commands.Bot):
    def __init__(self) -> None:
        super().__init__(commands.when_mentioned, intents=INTENTS, guild_ready_timeout=0.05)

    async def setup_hook(self) -> None:
        await _prepare(self, self.tree)


class TinyShardedBot(commands.AutoShardedBot):
    def __init__(self, shard_count: int | None = None) -> None:
        super().__init__(
            commands.when_mentioned,
            intents=INTENTS,
            guild_ready_timeout=0.05,
            shard_count=shard_count,
        )

    async def setup_hook(self) -> None:
        await _prepare(self, self.tree)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Identify at once; Discord's limit of one in five seconds is not the point."""


if __name__ == "__main__":
    TinyShardedBot().run(os.environ["DISCORD_TOKEN"], log_handler=None)
