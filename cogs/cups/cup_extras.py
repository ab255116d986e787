"""What a cup's organiser chooses beside the cup: roles, and an event in the server's calendar."""

from datetime import datetime

from club.core.errors import OldButton, Refusal
from club.cups.cup_scene import CupScene
from club.cups.extras.cup_roles import CupRole
from club.cups.extras.scheduled_event import EventOutcome, PlannedStart
from club.cups.refusals import NotOrganiser
from cogs.cups.cup_places import scene_here
from cogs.cups.ui.cup_extras import CupExtrasPanel, draw_cup_extras
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import CupExtra
from cogs.routing.bot import Bot
from cogs.routing.clicks import Click
from cogs.routing.cog import Cog
from cogs.routing.declarations import press
from cogs.routing.error_answers import said
from cogs.routing.rate_limits import CostlyWork
from cogs.routing.table_resolver import OnlyInServers, server_of
from cogs.routing.visibility import may_manage, public
from cogs.transport.roles import check_choice, manages_roles, obstacle_to
from cogs.transport.scheduled_events import (
    EventObstacle,
    EventRefused,
    check_maker,
    may_make_events,
)


class CupExtrasCog(Cog):
    """The page of a cup's extras."""

    @press(PressKind.CUP_EXTRAS)
    async def pressed(self, click: Click) -> None:
        """Show the page, or choose something and show it then."""
        cup_id = click.action.ply or 0
        scene = await scene_here(click.interaction, cup_id)
        if click.member_id != scene.cup.row.organiser_id and not may_manage(click.interaction):
            raise NotOrganiser
        word, chooses, value = click.action.rest.partition("=")
        notice = ""
        if chooses:
            try:
                with click.client.rate_limits.spending(click.member_id, CostlyWork.BEGIN):
                    await _choose(click, scene, CupExtra(word), value)
                notice = click.ui.text("cup-done")
            except Refusal as refusal:
                notice = said(click.interaction, refusal)
            finally:
                click.client.cup_messages.work.ask(cup_id)
                click.client.scheduler.wake()
            scene = await scene_here(click.interaction, cup_id)
        await click.update(draw_cup_extras(await _panel(click, scene), click.ui, notice))


async def _choose(click: Click, scene: CupScene, extra: CupExtra, value: str) -> None:
    interaction, club, cup_id = click.interaction, click.client.club, scene.cup.cup_id
    place, by, manages = server_of(interaction), click.member_id, may_manage(interaction)
    if extra is CupExtra.EVENT:
        starts_at = None
        if value:
            offered = {str(word): at for word, at in await _offered(click)}
            if value not in offered:
                raise OldButton
            check_maker(interaction)
            if not public(interaction.guild)(scene.cup.row.channel_id):
                raise EventRefused(why=EventObstacle.HIDDEN)
            starts_at = offered[value]
        await club.cup_scheduled_events.plan(cup_id, place, by, starts_at, manages=manages)
        return
    role = CupRole.read(extra)
    if role is None or (value and not (value.isascii() and value.isdigit())):
        raise OldButton
    role_id = int(value) if value else None
    if role_id is not None:
        check_choice(interaction, role_id)
    await club.cup_roles.choose(cup_id, place, by, role, role_id, manages=manages)


async def _offered(click: Click) -> list[tuple[PlannedStart, datetime]]:
    return await click.client.club.cup_scheduled_events.offered(server_of(click.interaction))


async def _panel(click: Click, scene: CupScene) -> CupExtrasPanel:
    guild, club, cup_id = click.interaction.guild, click.client.club, scene.cup.cup_id
    if guild is None:
        raise OnlyInServers
    roles = await club.cup_roles.of(cup_id)
    event = await club.cup_scheduled_events.get(cup_id)
    if event is not None and event.dropped_at is not None:
        event = None
    outcome = None if event is None else event.outcome
    why = None if may_make_events(guild) else EventObstacle.NOT_ALLOWED
    made = event is not None and event.event_id is not None
    if why is None and not made and not public(guild)(scene.cup.row.channel_id):
        why = EventObstacle.HIDDEN
    found = {role: obstacle_to(guild, role_id) for role, role_id in roles.items()}
    return CupExtrasPanel(
        scene,
        roles,
        {role: each for role, each in found.items() if each is not None},
        manages_roles(click.interaction),
        None if event is None else event.starts_at,
        None if outcome is None else EventOutcome.read(outcome) or EventOutcome.OVER,
        why,
        await _offered(click),
    )


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(CupExtrasCog(bot))
