"""What the bot says of itself and of the game: help, about, and tips."""

from discord import app_commands

from cogs.answers import reply
from cogs.clicks import Click
from cogs.client import Undercut
from cogs.places import Interaction
from cogs.ui.about import draw_about
from cogs.ui.drawing import Drawing, Ui
from cogs.ui.helping import draw_help
from cogs.ui.notice import draw_notice
from cogs.ui.pages import EXAMPLE, KIND
from cogs.ui.text import Text
from cogs.ui.tips import ANY, TIPS, draw_tip, tips_of

text = Text()


@app_commands.command(name="help", description=text("command-help"))
async def help_(interaction: Interaction) -> None:
    """Explain the bot, page by page."""
    await reply(interaction, draw_help(interaction.client.ui_for(interaction)))


@app_commands.command(description=text("command-about"))
async def about(interaction: Interaction) -> None:
    """Tell about the bot and the game, page by page."""
    client = interaction.client
    await reply(interaction, draw_about(client.ui_for(interaction), documents=client.documents))


@app_commands.command(description=text("command-tips"))
@app_commands.describe(topic=text("command-tips-topic"))
@app_commands.choices(
    topic=[app_commands.Choice(name=text(f"tips-topic-{each}"), value=each) for each in TIPS]
)
async def tips(interaction: Interaction, topic: app_commands.Choice[str] | None = None) -> None:
    """Give a tip: a topic's first, or one of all, another each time."""
    words = interaction.client.ui_for(interaction)
    if topic is not None:
        await reply(interaction, draw_tip(words, topic.value))
        return
    # The moment of the command chooses well enough.
    moment = int(interaction.created_at.timestamp() * 1000)
    await reply(interaction, draw_tip(words, ANY, moment % len(tips_of(ANY))))


async def turn(click: Click) -> None:
    """Turn to another page, or say of an example that it is one."""
    if click.action.rest.startswith(EXAMPLE):
        await click.reply(draw_notice("page-only-example", click.ui))
        return
    drawing = _page(click.action.rest, click.ui, click.client.documents)
    if click.on_private_copy:
        await click.update(drawing)
    else:
        await click.reply(drawing)


def _page(rest: str, ui: Ui, documents: str | None) -> Drawing:
    book, _, page = rest.partition(":")
    if book == "about":
        return draw_about(ui, page, documents)
    if book == "tips":
        topic, _, number = page.partition(":")
        return draw_tip(ui, topic, int(number or 0))
    return draw_help(ui, page)


async def setup(client: Undercut) -> None:
    """Add the commands and the press."""
    for command in (help_, about, tips):
        client.gin.add_command(command)
    client.route(KIND, turn)
