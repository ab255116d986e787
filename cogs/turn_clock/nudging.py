"""Reminding the one whose move is waited for: a direct message, or a call in the channel."""

from club.core.errors import NobodyToNudge
from club.turn_clock.nudging import Outcome
from cogs.app.client import Undercut
from cogs.kit.notice import draw_notice
from cogs.kit.text import safe_name
from cogs.routing.clicks import Click
from cogs.routing.rate_limits import Work

SAID = {Outcome.SENT: "nudge-sent", Outcome.LATER: "nudge-later"}


async def nudge(click: Click) -> None:
    """Remind the one on turn, once a day and table."""
    client, nudging = click.client, click.client.club.nudging
    allow = client.rates.spender(click.member_id, Work.NUDGE)
    nudged = await nudging.nudge(
        click.action.table, click.member_id, click.interaction_id, allow=allow
    )
    await client.alarms.say(click.action.table)
    outcome = await nudging.outcome(nudged)
    if outcome is Outcome.NEVER:
        raise NobodyToNudge
    await click.reply(draw_notice(SAID[outcome], click.ui, name=safe_name(nudged.name)))


async def setup(client: Undercut) -> None:
    """Add the press."""
    client.route("nudge", nudge)
