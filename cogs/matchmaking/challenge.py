"""Challenges, practice and rematches, by their own commands."""

from collections.abc import Sequence

import discord
import structlog
from discord import app_commands

from club.core.deadlines import Terms
from club.core.errors import AlreadyAnswered, AlreadyPending
from club.table.scene import scene, scene_for
from club.table.snapshot import Snapshot
from cogs.kit.notice import draw_rematch
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import LevelStep
from cogs.kit.text import Text
from cogs.matchmaking.play_choice import offered_level
from cogs.matchmaking.starting_games import offer, show_waiting, start_practice
from cogs.play.ui.hand.hand import draw_hand
from cogs.routing.answers import attempt, reply
from cogs.routing.bot import Bot, Interaction
from cogs.routing.clicks import Click, ShownBy
from cogs.routing.cog import Cog
from cogs.routing.command_groups import Group
from cogs.routing.command_rules import (
    LEAST,
    MOST,
    RulesChoice,
    chosen_rules,
    contests_typed,
    level_choices,
    own_clock,
    targets_typed,
    variants_typed,
)
from cogs.routing.declarations import command, member_menu, press
from cogs.routing.hand_delivery import bring_hand, leads_to_hand
from cogs.routing.new_tables import appear, show_new
from cogs.routing.people import person_of
from cogs.routing.rate_limits import CostlyWork
from cogs.turn_clock.clocks import clock_choices, clock_chosen
from data.schema.vocabulary import PlaceKind
from engine.words import SeatingFormat

Target = app_commands.Range[int, LEAST, MOST]

text = Text()
OPTIONS = {
    "variant": text("command-variant"),
    "contest": text("command-contest"),
    "target": text("command-target"),
}
_log = structlog.get_logger()


class ChallengeCog(Cog):
    """Challenges, practice and rematches."""

    @command(Group.GIN, 10, "command-challenge", public=True)
    @app_commands.describe(
        member=text("command-challenge-member"),
        **OPTIONS,
        clock=text("command-clock"),
        another=text("command-challenge-another"),
    )
    @app_commands.choices(clock=clock_choices())
    @app_commands.autocomplete(variant=variants_typed, contest=contests_typed)
    @app_commands.autocomplete(target=targets_typed)
    async def challenge(
        self,
        interaction: Interaction,
        member: discord.User,
        variant: str | None = None,
        contest: str | None = None,
        target: Target | None = None,
        *,
        clock: app_commands.Choice[str] | None = None,
        another: discord.User | None = None,
    ) -> None:
        """Challenge a member, or call two to a table for more."""
        wish = RulesChoice(variant, contest, target)
        members = (member,) if another is None else (member, another)
        await _challenge(interaction, members, wish, clock_chosen(clock))

    @member_menu(10, "command-challenge-menu", public=True)
    @app_commands.allowed_contexts(guilds=True, private_channels=True)
    @app_commands.allowed_installs(guilds=True, users=True)
    async def challenge_from_menu(self, interaction: Interaction, member: discord.User) -> None:
        """Challenge the member whose menu it was chosen from."""
        await _challenge(interaction, (member,), RulesChoice())

    @command(Group.GIN, 30, "command-practice", public=True)
    @app_commands.describe(level=text("command-level"), **OPTIONS)
    @app_commands.choices(level=level_choices())
    @app_commands.autocomplete(variant=variants_typed, contest=contests_typed)
    @app_commands.autocomplete(target=targets_typed)
    async def practice(
        self,
        interaction: Interaction,
        level: app_commands.Choice[str] | None = None,
        variant: str | None = None,
        contest: str | None = None,
        target: Target | None = None,
    ) -> None:
        """Start a game against the computer."""
        rules = await chosen_rules(interaction, variant, contest, target)
        player = await offered_level(interaction, rules) if level is None else level.value
        snapshot = await start_practice(interaction, rules, player)
        await show_new(interaction, snapshot)
        if snapshot.server_kind == PlaceKind.DIRECT:
            return  # What was shown is the hand.
        client, member_id = interaction.client, interaction.user.id
        ui = client.ui_for(interaction)
        hand = await leads_to_hand(client, snapshot, member_id, ui)
        if hand is None:
            snapshot = await client.club.tables.snapshot(snapshot.table.table_id)
            hand = draw_hand(scene_for(snapshot, member_id), ui, copy=True)
        await attempt(reply(interaction, hand))

    @press(PressKind.AGAIN, shown_by=ShownBy.SETTLEMENT)
    async def again(self, click: Click) -> None:
        """Ask for another game, or agree to one."""
        over = await click.client.club.tables.snapshot(click.action.table)
        if over.rules.seating != SeatingFormat.HEADS_UP:
            await _gather_again(click, over)
            return
        opponent = next(
            (one.member_id for one in over.seats if one.member_id != click.member_id), None
        )
        try:
            snapshot = await _rematch(click, over, opponent)
        except (AlreadyAnswered, AlreadyPending):
            await show_waiting(click.client, click.member_id, opponent)
            if await _leads_on(click):
                return
            raise
        click.client.scheduler.wake()
        if not snapshot.answers_only:
            click.client.changed(snapshot)
        over = await click.client.club.tables.snapshot(click.action.table)
        shown = await click.show(over, repaint=True)
        in_channel = click.message_in_channel is not None
        settled = shown and in_channel  # and not in a hand, which ends with the same buttons
        click.client.reconciler.draw_ended_anew(over.table.table_id, settled=settled)
        if snapshot.answers_only:
            await appear(click.interaction, snapshot)
        await bring_hand(click, snapshot)


async def _challenge(
    interaction: Interaction,
    members: Sequence[discord.User | discord.Member],
    wish: RulesChoice,
    clock: Terms | None = None,
) -> None:
    # Somebody who has left comes as a user, without what a server knows of its members.
    in_server = interaction.guild_id is not None
    gone = (one for one in members if in_server and not isinstance(one, discord.Member))
    absent = next(map(person_of, gone), None)
    rules = await chosen_rules(interaction, *wish)
    terms = clock or await own_clock(interaction, wish.variant)
    guests = tuple({one.id: person_of(one) for one in members}.values())
    await show_new(interaction, await offer(interaction, guests, rules, terms, absent=absent))


async def _gather_again(click: Click, over: Snapshot) -> None:
    groups = click.client.club.groups
    with click.client.rate_limits.spending(click.member_id, CostlyWork.BEGIN):
        snapshot = await groups.gather_again(
            over.table.table_id, click.person, click.interaction_id
        )
    click.client.changed(snapshot)
    click.client.scheduler.wake()
    message_id = await click.client.reconciler.public_message(snapshot.table.table_id)
    seen = scene_for(snapshot, click.member_id)
    await click.reply(draw_rematch(seen, click.ui, message_id))


async def _leads_on(click: Click) -> bool:
    """Show the member an existing rematch; return whether there is one."""
    client, table_id = click.client, click.action.table
    for one in await client.club.tables.tables_of(click.member_id):
        if one.table.rematch_of == table_id:
            message_id = await client.reconciler.public_message(one.table.table_id)
            seen = scene(one, one.seat_of(click.member_id))
            return await click.reply(draw_rematch(seen, click.ui, message_id))
    return False


async def _rematch(click: Click, over: Snapshot, opponent: int | None) -> Snapshot:
    word = click.action.rest
    best_of = int(word.removeprefix("best")) if word.startswith("best") else None
    present = await click.is_present(over, opponent)
    with click.client.rate_limits.spending(click.member_id, CostlyWork.BEGIN):
        return await click.client.club.starting.rematch(
            over.table.table_id,
            click.person,
            click.interaction_id,
            present=present,
            best_of=best_of,
            stronger=word == LevelStep.STRONGER if word in set(LevelStep) else None,
        )


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(ChallengeCog(bot))
