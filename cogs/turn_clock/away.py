"""Being away: until when, as a member says it, and back."""

import re
from collections.abc import Mapping
from datetime import UTC, date, datetime, timedelta
from typing import Final

import discord
from discord import app_commands

from club.core.deadlines import MORNING, ContactPreferences
from club.core.errors import Refusal
from club.table.current_turn import manners
from cogs.kit.drawing import Ui
from cogs.kit.notice import draw_notice
from cogs.kit.text import Text
from cogs.routing.answers import reply
from cogs.routing.bot import Bot, Interaction
from cogs.routing.cog import Cog
from cogs.routing.command_groups import Group
from cogs.routing.declarations import command
from cogs.routing.people import person_of
from cogs.routing.table_resolver import LABEL

LONGEST: Final = 60
"""Days that a member may be away."""

BACK: Final = "back"

AFTER: Final[Mapping[str, int]] = {"tomorrow": 1, "three-days": 3, "week": 7, "two-weeks": 14}
"""What is suggested: in how many days the morning is on which a member is back."""

text = Text()


class BadMoment(Refusal):
    """That is no moment to be away until; the message gets `most`, a number of days."""


def away_until(
    typed: str, now: datetime, own: ContactPreferences, words: Mapping[str, str] | None = None
) -> datetime:
    """Return the moment a member means: days from now, a date's morning, or now.

    `words` maps other accepted words, in small letters, to their moments. A moment that is none or
    too far away raises `BadMoment`.
    """
    word = typed.strip().casefold()
    word = (words or {}).get(word, word)
    if word in {BACK, "0"}:
        return now
    if re.fullmatch(r"[0-9]{1,2}", word, re.ASCII):
        until = (now.astimezone(own.zone) + timedelta(days=int(word))).astimezone(UTC)
    else:
        until = _morning(word, own)
    if until is None or not now < until <= now + timedelta(days=LONGEST):
        raise BadMoment(most=LONGEST)
    return until


def _morning(word: str, own: ContactPreferences) -> datetime | None:
    try:
        day = datetime.strptime(word, "%Y-%m-%d").replace(hour=MORNING, tzinfo=own.zone)
    except ValueError:
        return None
    return day.astimezone(UTC)


def suggested(now: datetime, own: ContactPreferences, ui: Ui) -> dict[str, date]:
    """What is suggested, as it is called, with its day where the member lives."""
    today = now.astimezone(own.zone).date()
    return {ui.text(f"choice-away-{word}"): _after(today, days) for word, days in AFTER.items()}


def suggestions(
    typed: str, now: datetime, own: ContactPreferences, ui: Ui
) -> list[app_commands.Choice[str]]:
    """Suggest days with their dates; a member who is away is offered to be back first."""
    wanted, days = typed.strip().casefold(), suggested(now, own, ui)
    today = now.astimezone(own.zone).date()
    if re.fullmatch(r"[1-9][0-9]?", wanted, re.ASCII):
        number = int(wanted)
        days = {ui.text("choice-away-days", days=number): _after(today, number)}
    elif (day := _morning(wanted, own)) is not None:
        days = {wanted: day.astimezone(own.zone).date()}
    choices = [
        app_commands.Choice(name=_label(word, day, ui), value=day.isoformat())
        for word, day in days.items()
        if _is_moment(day, now, own)
    ]
    back = app_commands.Choice(name=ui.text("choice-away-back"), value=BACK)
    away = own.away_until is not None and own.away_until > now
    choices = [back, *choices] if away else [*choices, back]
    return [one for one in choices if wanted in one.name.casefold()]


def _after(today: date, days: int) -> date:
    return today + timedelta(days=days)


def _label(word: str, day: date, ui: Ui) -> str:
    said = ui.text("choice-away-day", weekday=day.isoweekday(), date=day.isoformat())
    return (said if word == day.isoformat() else f"{word} · {said}")[:LABEL]


def _is_moment(day: date, now: datetime, own: ContactPreferences) -> bool:
    try:
        away_until(day.isoformat(), now, own)
    except BadMoment:
        return False
    return True


class AwayCog(Cog):
    """Being away, and back."""

    async def moments_typed(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """Until when a member may want to be away, in their own language and time zone."""
        client = interaction.client
        own = manners(await client.club.settings.member(interaction.user.id))
        return suggestions(typed, client.scheduler.now(), own, client.ui_for(interaction))

    @command(Group.GIN, 120, "command-away")
    @app_commands.describe(until=text("command-away-until"))
    @app_commands.autocomplete(until=moments_typed)
    async def away(self, interaction: Interaction, until: app_commands.Range[str, 1, 20]) -> None:
        """Be away until a moment, or back."""
        client, person = interaction.client, person_of(interaction.user)
        ui, now = client.ui_for(interaction), client.scheduler.now()

        async def settle() -> datetime:
            own = manners(await client.club.settings.member(person.member_id))
            words = {word.casefold(): str(day) for word, day in suggested(now, own, ui).items()}
            words[ui.text("choice-away-back").casefold()] = BACK
            moment = away_until(until, now, own, words)
            await client.club.settings.set_member(person, "away_until", moment)
            for table_id in await client.club.clocks.stirred_by(person.member_id):
                client.reconciler.refresh(table_id)
            return moment

        moment = await settle()
        client.scheduler.wake()
        if moment == now:
            await reply(interaction, draw_notice("away-back", ui))
        else:
            when = discord.utils.format_dt(moment, "F")
            await reply(interaction, draw_notice("away-until", ui, when=when))


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(AwayCog(bot))
