"""The problem of the day: asked, answered, and told about."""

from discord import app_commands

from cogs.kit.press_kinds import PressKind
from cogs.kit.text import Text
from cogs.lessons.ui.problem import draw_problem
from cogs.routing.answers import reply
from cogs.routing.bot import Bot, Interaction
from cogs.routing.clicks import Click, routed

text = Text()


@app_commands.command(description=text("command-problem"))
async def problem(interaction: Interaction) -> None:
    """Show the problem of the day, or what has become of the member's answer."""
    client = interaction.client
    work = client.club.problems.today(interaction.user.id)
    asked = await work
    await reply(interaction, draw_problem(asked, client.ui_for(interaction)))


async def press(click: Click) -> None:
    """Take an answer, and say what comes of it."""
    day, word = click.action.ply or 0, click.action.rest
    asked = await click.client.club.problems.answer(click.person, day, word)
    drawing = draw_problem(asked, click.ui)
    await (click.update(drawing) if click.on_private_copy else click.reply(drawing))


async def setup(client: Bot) -> None:
    """Add the command and the press."""
    client.gin.add_command(problem)
    client.presses.add(PressKind.PROBLEM, routed(press))
