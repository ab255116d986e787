"""Play at a table: moves, what is picked before one, and giving up."""

from discord import app_commands

from club.core.errors import GameOver, NotSeated
from club.table.scene import scene_for
from club.table.snapshot import Snapshot
from cogs.kit.notice import draw_notice, draw_resign
from cogs.kit.press_kinds import NOTHING, PressKind
from cogs.kit.text import Text
from cogs.routing.answers import reply
from cogs.routing.bot import Bot, Interaction
from cogs.routing.clicks import Click, routed
from cogs.routing.table_resolver import asks_which, own_table, tables_typed
from data.schema.vocabulary import TableStatus
from engine.words import SeatingFormat

text = Text()


@app_commands.command(description=text("command-resign"))
@app_commands.describe(table=text("command-table"))
async def resign(interaction: Interaction, table: int | None = None) -> None:
    """Ask whether the member means to give up."""
    if table is None and await asks_which(interaction, resign=True):
        return
    snapshot, seen = await own_table(interaction, table)
    if snapshot.table.status != TableStatus.PLAYING:
        raise GameOver
    await reply(interaction, draw_resign(seen, interaction.client.ui_for(interaction)))


resign.autocomplete("table")(tables_typed)


async def move(click: Click) -> None:
    """Play a move."""
    action = click.action
    work = click.client.club.play(
        action.table,
        action.ply or 0,
        click.member_id,
        action.rest,
        interaction_id=click.interaction_id,
    )
    await click.played(work)


async def pick(click: Click) -> None:
    """Remember a step towards a move, and show the next one."""
    action = click.action
    picked = None if action.rest == NOTHING else action.rest
    work = click.client.club.pick(action.table, action.ply or 0, click.member_id, picked)
    await click.show(await work)


async def best(click: Click) -> None:
    """Lay off what is best, and have the hands counted."""
    action = click.action
    work = click.client.club.lay_off_best(
        action.table, action.ply or 0, click.member_id, interaction_id=click.interaction_id
    )
    await click.played(work)


async def confirm(click: Click) -> None:
    """Choose whether ending a deal asks twice."""
    club = click.client.club
    await club.set_confirm(click.member_id, click.action.rest == "on")
    await click.show(await club.snapshot(click.action.table))


async def _give_up(click: Click, snapshot: Snapshot) -> None:
    """Give the game up; where more than two play, leave the seat to whom the others agree on."""
    club, table_id = click.client.club, click.action.table
    if snapshot.rules.seating == SeatingFormat.HEADS_UP:
        work = club.resign(table_id, click.member_id, interaction_id=click.interaction_id)
        await click.played(work)
        return
    left = await club.groups.get_up(table_id, click.member_id, click.interaction_id)
    try:
        await click.update(draw_notice("left-yourself", click.ui))
    finally:
        click.client.changed(left, everywhere=True)


async def give_up(click: Click) -> None:
    """Ask, then give up or not."""
    club, table_id = click.client.club, click.action.table
    snapshot = await club.snapshot(table_id)
    if click.action.rest == "yes":
        await _give_up(click, snapshot)
        return
    if snapshot.player_of(click.member_id) is None:
        raise NotSeated
    if snapshot.table.status != TableStatus.PLAYING:
        raise GameOver
    if click.action.rest == "no":
        await click.show(snapshot)
    else:
        await click.reply(draw_resign(scene_for(snapshot, click.member_id), click.ui))


async def setup(client: Bot) -> None:
    """Add the commands and the presses."""
    client.gin.add_command(resign)
    client.presses.add(PressKind.MOVE, routed(move))
    client.presses.add(PressKind.PICK, routed(pick))
    client.presses.add(PressKind.BEST, routed(best))
    client.presses.add(PressKind.CONFIRM, routed(confirm))
    client.presses.add(PressKind.QUIT, routed(give_up))
