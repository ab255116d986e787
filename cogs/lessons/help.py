"""What the bot says of itself and of the game: help, with tips and pages about the game."""

from datetime import datetime

from discord import app_commands

from cogs.kit.drawing import Drawing, Ui
from cogs.kit.notice import draw_notice
from cogs.kit.pages import EXAMPLE, HelpBook
from cogs.kit.press_kinds import PressKind
from cogs.kit.text import Text
from cogs.lessons.ui.about import draw_about
from cogs.lessons.ui.help_pages import draw_help
from cogs.lessons.ui.help_topics import HelpTopic
from cogs.lessons.ui.tips import ANY, draw_tip, tips_of
from cogs.routing.answers import reply
from cogs.routing.bot import Bot, Interaction
from cogs.routing.clicks import Click
from cogs.routing.cog import Cog
from cogs.routing.command_groups import Group
from cogs.routing.declarations import command, press

text = Text()


class HelpCog(Cog):
    """The help, and the pages that it leads to."""

    @command(Group.GIN, 220, "command-help", name="help")
    @app_commands.describe(topic=text("command-help-topic"))
    @app_commands.choices(
        topic=[
            app_commands.Choice(name=text(f"help-title-{each}"), value=each) for each in HelpTopic
        ]
    )
    async def help_(
        self, interaction: Interaction, topic: app_commands.Choice[str] | None = None
    ) -> None:
        """Explain the bot and its game, page by page."""
        client, page = interaction.client, "" if topic is None else topic.value
        ui, moment = client.ui_for(interaction), interaction.created_at
        await reply(interaction, _help(page, ui, client.documents, moment))

    @press(PressKind.PAGE)
    async def turn(self, click: Click) -> None:
        """Turn to another page, or say of an example that it is one."""
        rest, moment = click.action.rest, click.interaction.created_at
        if rest.startswith(EXAMPLE):
            await click.reply(draw_notice("page-only-example", click.ui))
            return
        drawing = _page(rest, click.ui, click.client.documents, moment)
        if click.on_private_copy:
            await click.update(drawing)
        else:
            await click.reply(drawing)


def _page(rest: str, ui: Ui, documents: str | None, moment: datetime) -> Drawing:
    book, _, page = rest.partition(":")
    match HelpBook.read(book):
        case HelpBook.TIPS:
            topic, _, number = page.partition(":")
            return draw_tip(ui, topic, int(number or 0))
        case HelpBook.ABOUT:
            return draw_about(ui, page, documents)
        case _:
            return _help(page, ui, documents, moment)


def _help(page: str, ui: Ui, documents: str | None, moment: datetime) -> Drawing:
    match HelpTopic.read(page):
        case HelpTopic.TIPS:
            milliseconds = int(moment.timestamp() * 1000)
            return draw_tip(ui, ANY, milliseconds % len(tips_of(ANY)))
        case HelpTopic.ABOUT:
            return draw_about(ui, documents=documents)
        case topic:
            return draw_help(ui, topic or HelpTopic.START)


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(HelpCog(bot))
