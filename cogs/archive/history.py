"""A member's own settled games."""

import re
from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import discord
from babel.dates import format_date
from discord import app_commands

from club.archive.history import RESULTS, Search
from club.core.errors import Refusal
from cogs.archive.ui.history import draw_history
from cogs.kit.drawing import Drawing, Ui
from cogs.kit.press_kinds import PressKind
from cogs.kit.text import Text, conventions
from cogs.routing.answers import own_place_ids_of, reply
from cogs.routing.bot import Bot, Interaction
from cogs.routing.clicks import Click
from cogs.routing.cog import Cog
from cogs.routing.command_groups import Group
from cogs.routing.command_rules import find_rules, variants_typed
from cogs.routing.declarations import command, press
from cogs.routing.people import person_of, place_name

text = Text()

_DAY = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})", re.ASCII)
_MONTHS = 6
"""Months that are offered, beside this one."""

_FIRST_YEAR = 1971
"""Nothing was played before, and no clock tells earlier times alike."""


class NoSuchDay(Refusal):
    """What was typed is no day; the message gets an `example`."""


class HistoryCog(Cog):
    """A member's own settled games."""

    async def days_typed(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """The first days of this month and of those before it, or the day that was typed."""
        ui = interaction.client.ui_for(interaction)
        now = interaction.client.scheduler.now().astimezone(await _zone(interaction))
        first = now.date().replace(day=1)
        days = [first]
        for _ in range(_MONTHS):
            days.append((days[-1] - timedelta(days=1)).replace(day=1))
        if _DAY.fullmatch(typed.strip()) is not None:
            days = [day] if (day := _day(typed)) is not None else []
        named = {
            day.isoformat(): str(format_date(day, "long", locale=conventions(ui.text.locale)))
            for day in days
        }
        return [
            app_commands.Choice(name=name, value=value)
            for value, name in named.items()
            if typed.strip() in value or typed.casefold() in name.casefold() or len(named) == 1
        ]

    @command(Group.GIN, 96, "command-history")
    @app_commands.describe(
        opponent=text("command-history-opponent"),
        variant=text("command-history-variant"),
        result=text("command-history-result"),
        since=text("command-history-since"),
    )
    @app_commands.choices(
        result=[app_commands.Choice(name=text(f"history-{word}"), value=word) for word in RESULTS]
    )
    @app_commands.autocomplete(variant=variants_typed, since=days_typed)
    async def history(
        self,
        interaction: Interaction,
        opponent: discord.User | None = None,
        variant: str | None = None,
        result: str | None = None,
        since: str | None = None,
    ) -> None:
        """List the member's settled games, those that fit."""
        search = Search(
            None if opponent is None else opponent.id,
            None if variant is None else (await find_rules(interaction, variant)).rules.preset,
            result,
            None if since is None else await _midnight(interaction, since),
        )
        name = "" if opponent is None else person_of(opponent).name
        work = _page(interaction, search, interaction.client.ui_for(interaction), opponent=name)
        await reply(interaction, await work)

    @press(PressKind.HISTORY)
    async def show(self, click: Click) -> None:
        """Show another page, or look for something else."""
        work = _page(click.interaction, Search.read(click.action.rest), click.ui)
        drawing = await work
        await (click.update(drawing) if click.on_private_copy else click.reply(drawing))


async def _page(interaction: Interaction, search: Search, ui: Ui, *, opponent: str = "") -> Drawing:
    page = await interaction.client.club.history.page(
        interaction.user.id, search, own_place_ids_of(interaction)
    )
    server_name = place_name(interaction)
    return draw_history(page, ui, server_name=server_name, opponent=opponent)


async def _zone(interaction: Interaction) -> ZoneInfo:
    own = await interaction.client.club.settings.member(interaction.user.id)
    return ZoneInfo(own.time_zone)


async def _midnight(interaction: Interaction, typed: str) -> datetime:
    """Return when the day that a member typed began where they live, or raise `NoSuchDay`."""
    day = _day(typed)
    if day is None:
        raise NoSuchDay(example=interaction.client.scheduler.now().date().isoformat())
    began = datetime(day.year, day.month, day.day, tzinfo=await _zone(interaction))
    return began.astimezone(UTC)


def _day(typed: str) -> date | None:
    """The day that was typed; None where it is none, or none on which anything was played."""
    found = _DAY.fullmatch(typed.strip())
    if found is None:
        return None
    year, month, day = map(int, found.groups())
    try:
        return date(year, month, day) if year >= _FIRST_YEAR else None
    except ValueError:
        return None


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(HistoryCog(bot))
