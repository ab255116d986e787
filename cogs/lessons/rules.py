"""How to play: any rules explained, those of a table among them."""

from discord import app_commands

from club.core.errors import NoSuchTable, SavedGone
from club.cups.duplicate import duplicate_rules
from club.table.snapshot import Snapshot
from cogs.kit.press_kinds import PressKind
from cogs.kit.text import Text
from cogs.lessons.ui.rulebook import Rulebook, RulePage, draw_rules
from cogs.routing.answers import place_id_of, reply
from cogs.routing.bot import Bot, Interaction
from cogs.routing.clicks import Click
from cogs.routing.cog import Cog
from cogs.routing.command_groups import Group
from cogs.routing.command_rules import find_rules, named_rules, usual_rules, variants_typed
from cogs.routing.declarations import command, press
from cogs.routing.table_resolver import NoTable, table_of

text = Text()


class RulesCog(Cog):
    """How to play by any rules."""

    @command(Group.GIN, 80, "command-rules")
    @app_commands.describe(variant=text("command-rules-variant"))
    @app_commands.autocomplete(variant=variants_typed)
    async def rules(self, interaction: Interaction, variant: str | None = None) -> None:
        """Explain rules: those named, or else those of the member's table, or the usual ones."""
        client = interaction.client
        book = await (_usual(interaction) if variant is None else _named(interaction, variant))
        await reply(interaction, draw_rules(book, client.ui_for(interaction)))

    @press(PressKind.RULES)
    async def turn(self, click: Click) -> None:
        """Open the rules of a table, or turn to another page."""
        book = await _book(click)
        page = RulePage.read(click.action.rest.rpartition(":")[2])
        drawing = draw_rules(book, click.ui, page or RulePage.MELDS)
        if click.action.rest and click.on_private_copy:
            await click.update(drawing)
        else:
            await click.reply(drawing)


async def _named(interaction: Interaction, variant: str) -> Rulebook:
    found = await find_rules(interaction, variant)
    return Rulebook(found.rules, variant=found.value, title=found.title)


async def _usual(interaction: Interaction) -> Rulebook:
    try:
        found = await table_of(interaction, None)
    except NoTable:
        return Rulebook(await usual_rules(interaction.client, place_id_of(interaction)))
    return _of_table(found)


def _of_table(snapshot: Snapshot) -> Rulebook:
    table, rules = snapshot.table, snapshot.rules
    chosen = duplicate_rules.without_fixed(rules) if table.duplicate else None
    return Rulebook(rules, table.table_id, chosen=chosen)


async def _book(click: Click) -> Rulebook:
    """Return the rules a press is about; raise `NoSuchTable` or `SavedGone` if there are none."""
    action, client = click.action, click.client
    if action.table:
        snapshot = await client.club.tables.snapshot(action.table)
        seated = {one.member_id for one in snapshot.seats}
        if click.server_id is None and click.member_id not in seated:
            raise NoSuchTable
        return _of_table(snapshot)
    variant = action.rest.rpartition(":")[0]
    if not variant:
        return Rulebook(await usual_rules(client, click.server_id))
    for one in await named_rules(client, click.server_id, click.member_id):
        if one.value == variant:
            return Rulebook(one.rules, variant=variant, title=one.title)
    raise SavedGone


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(RulesCog(bot))
