"""The first deal, step by step, for whoever doesn't know the game yet."""

from discord import app_commands

from club.lessons.first_deal import answer
from cogs.kit.press_kinds import PressKind
from cogs.kit.text import Text
from cogs.lessons.ui.learn import draw_learn
from cogs.routing.answers import reply
from cogs.routing.bot import Bot, Interaction
from cogs.routing.clicks import Click, routed

text = Text()


@app_commands.command(description=text("command-learn"))
async def learn(interaction: Interaction) -> None:
    """Begin the lesson, or begin it anew."""
    await reply(interaction, draw_learn(answer(1, ""), interaction.client.ui_for(interaction)))


async def press(click: Click) -> None:
    """Go on after a right answer, or say what was wrong and stay."""
    drawing = draw_learn(answer(click.action.ply or 0, click.action.rest), click.ui)
    await (click.update(drawing) if click.on_private_copy else click.reply(drawing))


async def setup(client: Bot) -> None:
    """Add the command and the press."""
    client.gin.add_command(learn)
    client.presses.add(PressKind.LEARN, routed(press))
