"""Looking at finished deals again."""

from discord import app_commands

from cogs.answers import in_time, reply
from cogs.clicks import Click
from cogs.client import Undercut
from cogs.places import Interaction, table_of, tables_typed
from cogs.ui.drawing import Drawing, Ui
from cogs.ui.replay import draw_replay
from cogs.ui.text import Text

text = Text()

_END = 9999
"""More moves than any deal has: the last one is shown."""


@app_commands.command(name="replay", description=text("command-replay"))
@app_commands.describe(table=text("command-table"), deal=text("command-replay-deal"))
async def replay(
    interaction: Interaction,
    table: int | None = None,
    deal: app_commands.Range[int, 1] | None = None,
) -> None:
    """Show a finished deal as it was dealt."""
    client = interaction.client
    snapshot = await table_of(interaction, table, dealt=True)
    table_id, member_id = snapshot.table.table_id, interaction.user.id
    ui = client.ui_for(interaction)
    work = _drawn(client, ui, table_id=table_id, member_id=member_id, deal=deal, step=0)
    await reply(interaction, await in_time(interaction, work, private=True))


replay.autocomplete("table")(tables_typed)


async def go_to(click: Click) -> None:
    """Show another move, or another deal."""
    table_id, rest = click.action.table, click.action.rest
    deal = click.action.ply or int(rest or 0) or None
    step = int(rest or _END) if click.action.ply else 0
    client, ui, member_id = click.client, click.ui, click.member_id
    work = _drawn(client, ui, table_id=table_id, member_id=member_id, deal=deal, step=step)
    drawing = await click.commit(work)
    if rest and click.on_private_copy:
        await click.update(drawing)
    else:
        await click.reply(drawing)


async def _drawn(
    client: Undercut, ui: Ui, *, table_id: int, member_id: int, deal: int | None, step: int
) -> Drawing:
    return draw_replay(await client.club.replays.replay(table_id, member_id, deal), step, ui)


async def setup(client: Undercut) -> None:
    """Add the command and the press."""
    client.gin.add_command(replay)
    client.route("replay", go_to)
