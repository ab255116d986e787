"""Being away: until when, as a member says it, and back."""

import re
from collections.abc import Mapping
from datetime import UTC, date, datetime, timedelta
from typing import Final

import discord

from club.core.deadlines import MORNING, ContactPreferences
from club.core.errors import Refusal
from club.table.current_turn import manners
from cogs.kit.drawing import Ui
from cogs.kit.ids import make_id
from cogs.kit.items import Choice
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import AwayWord
from cogs.routing import forms
from cogs.routing.answers import attempt
from cogs.routing.bot import Bot
from cogs.routing.clicks import Click
from cogs.routing.cog import Cog
from cogs.routing.declarations import form, press
from cogs.turn_clock.ui.away import draw_away

LONGEST: Final = 60
"""Days that a member may be away."""

TYPED_DAY: Final = 20
"""Characters that may be typed for a day."""

MORE: Final = (2, 4, 5, 6, 10, 21, 30, 45, LONGEST)
"""What else is offered."""

AFTER: Final[Mapping[str, int]] = {"tomorrow": 1, "three-days": 3, "week": 7, "two-weeks": 14}
"""What is suggested: in how many days the morning is on which a member is back."""


class BadMoment(Refusal):
    """That is no moment to be away until; the message gets `most`, a number of days."""


def away_until(
    typed: str, now: datetime, own: ContactPreferences, words: Mapping[str, str] | None = None
) -> datetime:
    """Return the moment meant: in days, a date's morning, now, or of `words`; or BadMoment."""
    word = typed.strip().casefold()
    word = (words or {}).get(word, word)
    if word in {AwayWord.BACK, "0"}:
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
        return day.astimezone(UTC)
    except (ValueError, OverflowError):  # the latter where UTC is still in the year before 1
        return None


def suggested(now: datetime, own: ContactPreferences, ui: Ui) -> dict[str, date]:
    """What is suggested, as it is called, with its day where the member lives."""
    today = now.astimezone(own.zone).date()
    return {ui.text(f"choice-away-{word}"): _after(today, days) for word, days in AFTER.items()}


def offered(now: datetime, own: ContactPreferences, ui: Ui) -> list[Choice]:
    """Return days to choose from, as they are called, with their dates."""
    today = now.astimezone(own.zone).date()
    named = {day: word for word, day in suggested(now, own, ui).items()}
    days = sorted({*named, *(_after(today, number) for number in MORE)})
    return [
        (
            day.isoformat(),
            named.get(day) or ui.text("choice-away-days", days=(day - today).days),
            ui.text("choice-away-day", weekday=day.isoweekday(), date=day.isoformat()),
        )
        for day in days
        if _is_moment(day, now, own)
    ]


def _after(today: date, days: int) -> date:
    return today + timedelta(days=days)


def _is_moment(day: date, now: datetime, own: ContactPreferences) -> bool:
    try:
        away_until(day.isoformat(), now, own)
    except BadMoment:
        return False
    return True


class AwayCog(Cog):
    """Being away, and back."""

    @press(PressKind.AWAY)
    async def pressed(self, click: Click) -> None:
        """Show the page, have a day typed, or be away until one, or back."""
        match click.action.rest:
            case AwayWord.PAGE:
                await _show(click)
            case AwayWord.TYPE:
                ui = click.ui
                form = forms.ask(
                    click.interaction,
                    make_id(PressKind.AWAY, 0, rest=AwayWord.TYPE),
                    ui.text("away-form-title"),
                    ui.text("away-form-label"),
                    about=ui.text("away-form-about"),
                    most=TYPED_DAY,
                )
                await attempt(form)
            case day:
                await _away(click, day)

    @form(PressKind.AWAY)
    async def filled_in(self, click: Click, typed: str) -> None:
        """Be away until the day that was typed, or back."""
        await _away(click, typed)


async def _away(click: Click, until: str) -> None:
    client, ui, now = click.client, click.ui, click.client.scheduler.now()
    own = manners(await client.club.settings.member(click.member_id))
    words = {word.casefold(): str(day) for word, day in suggested(now, own, ui).items()}
    words[ui.text("choice-away-back").casefold()] = AwayWord.BACK
    moment = away_until(until, now, own, words)
    await client.club.settings.set_member(click.person, "away_until", moment)
    for table_id in await client.club.clocks.stirred_by(click.member_id):
        client.reconciler.refresh(table_id)
    client.scheduler.wake()
    when = discord.utils.format_dt(moment, "F")
    note = ui.text("away-back") if moment == now else ui.text("away-until", when=when)
    await _show(click, note)


async def _show(click: Click, note: str = "") -> None:
    """Show the page, on the pressed message where it is the member's own."""
    now = click.client.scheduler.now()
    own = manners(await click.client.club.settings.member(click.member_id))
    until = own.away_until if own.away_until is not None and own.away_until > now else None
    drawing = draw_away(until, offered(now, own, click.ui), click.ui, note=note)
    await (click.update(drawing) if click.on_private_copy else click.reply(drawing))


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(AwayCog(bot))
