"""What members do with cups: list them, read about one, enter and leave."""

from datetime import UTC, datetime
from typing import Final

from discord import app_commands

from club.core.errors import Refusal
from club.cups.cup_scene import CupScene
from club.cups.refusals import NoSuchCup, NotEntered, UnreadableCup
from cogs.cups.cup_places import scene_here, stir
from cogs.cups.ui.cup_list import (
    PAGE,
    draw_cup_list,
    draw_entered,
    draw_leaving,
    draw_left_cup,
    plain_state,
)
from cogs.cups.ui.cup_notice import draw_time
from cogs.cups.ui.cup_pages import draw_cup_page, first_page
from cogs.cups.ui.match_presses import match_key
from cogs.kit.drawing import Drawing
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import CupPage, CupTimeWord, CupWord
from cogs.kit.text import Text, plain_name
from cogs.routing.answers import reply
from cogs.routing.bot import Bot, Interaction
from cogs.routing.clicks import Click
from cogs.routing.cog import Cog
from cogs.routing.command_groups import Group
from cogs.routing.declarations import command, press
from cogs.routing.rate_limits import CostlyWork
from cogs.routing.table_resolver import CHOICES, LABEL, server_of
from cogs.routing.visibility import visible

text = Text()

_NEVER: Final = datetime.max.replace(tzinfo=UTC)


class NoCups(Refusal):
    """There are no cups in the server."""


async def cups_typed(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """The server's cups that fit what a member has typed, to choose from."""
    ui, found = interaction.client.ui_for(interaction), list[app_commands.Choice[int]]()
    for scene in await _scenes(interaction, await _listed(interaction)):
        title = plain_name(scene.cup.row.title)
        name = ui.text("cup-list-line", title=title, state=plain_state(scene, ui))
        name = name.replace("*", "")[:LABEL]
        if typed.casefold() in name.casefold():
            found.append(app_commands.Choice(name=name, value=scene.cup.cup_id))
        if len(found) == CHOICES:
            break
    return found


class CupsCog(Cog):
    """Lists and shows cups; lets members enter, leave and ask for more time."""

    @command(Group.CUP, 20, "command-cup-list")
    async def list(self, interaction: Interaction) -> None:
        """Show the server's cups."""
        await reply(interaction, await _list(interaction, 0))
        interaction.client.seen(interaction.user)

    @command(Group.CUP, 30, "command-cup-show")
    @app_commands.describe(cup=text("command-cup-which"))
    @app_commands.autocomplete(cup=cups_typed)
    async def show(self, interaction: Interaction, cup: int | None = None) -> None:
        """Show a cup, the latest where none is named."""
        if cup is None:
            listed = await _listed(interaction)
            if not listed:
                raise NoCups
            cup = listed[0]
        scene = await scene_here(interaction, cup)
        await reply(interaction, _first(scene, interaction))
        interaction.client.seen(interaction.user)
        await _look_again(interaction.client, scene)

    @press(PressKind.CUP_LIST)
    async def turn(self, click: Click) -> None:
        """Turn to a page of the list."""
        await click.update(await _list(click.interaction, int(click.action.rest)))

    @press(PressKind.CUP_SHOW)
    async def open(self, click: Click) -> None:
        """Show a cup that was chosen in the list."""
        scene = await scene_here(click.interaction, int(click.action.rest))
        await click.update(_first(scene, click.interaction))
        await _look_again(click.client, scene)

    @press(PressKind.CUP)
    async def pressed(self, click: Click) -> None:
        """Enter, leave, or turn to a page."""
        scene = await scene_here(click.interaction, click.action.ply or 0)
        word, _, number = click.action.rest.partition(".")
        if number and word != CupWord.LEFT:
            await click.update(draw_cup_page(scene, CupPage(word), int(number), click.ui))
            return
        match CupWord(word):
            case CupWord.ENTER:
                await self._enter(click, scene)
            case CupWord.LEAVE:
                if scene.cup.entrant_of(click.member_id) is None:
                    raise NotEntered
                await click.update(draw_leaving(scene, click.ui))
            case CupWord.LEFT:
                await self._leave(click, scene, begun=bool(number))
            case CupWord.MORE:
                await click.update(_first(scene, click.interaction))

    @press(PressKind.CUP_TIME)
    async def time(self, click: Click) -> None:
        """Ask for more time for one's match, or agree to it."""
        cup_id = click.action.ply or 0
        scene = await scene_here(click.interaction, cup_id)
        match, _, word = click.action.rest.partition("=")
        key, place = match_key(match), server_of(click.interaction)
        try:
            with click.client.rate_limits.spending(click.member_id, CostlyWork.NUDGE):
                await click.client.club.cups.extend(
                    scene.cup.cup_id,
                    place,
                    key,
                    click.member_id,
                    click.interaction_id,
                    agrees=word == CupTimeWord.AGREE,
                )
        finally:
            stir(click.client, cup_id)
        scene = await scene_here(click.interaction, cup_id)
        await click.reply(draw_time(scene, key, click.member_id, click.ui))

    async def _enter(self, click: Click, scene: CupScene) -> None:
        cup_id, place = scene.cup.cup_id, server_of(click.interaction)
        try:
            with click.client.rate_limits.spending(click.member_id, CostlyWork.BEGIN):
                await click.client.club.cups.enter(
                    cup_id, place, click.person, click.interaction_id
                )
        finally:
            stir(click.client, cup_id)
        click.noted = True
        await click.update(draw_entered(scene, click.ui))

    async def _leave(self, click: Click, scene: CupScene, *, begun: bool) -> None:
        cup_id, place = scene.cup.cup_id, server_of(click.interaction)
        try:
            with click.client.rate_limits.spending(click.member_id, CostlyWork.BEGIN):
                await click.client.club.cups.leave(
                    cup_id, place, click.member_id, click.interaction_id, begun=begun
                )
        finally:
            stir(click.client, cup_id)
        await click.update(draw_left_cup(scene, click.ui))


def _first(scene: CupScene, interaction: Interaction) -> Drawing:
    page = CupPage.MATCHES if scene.cup.state.started else CupPage.ENTRANTS
    ui = interaction.client.ui_for(interaction)
    return draw_cup_page(scene, page, first_page(scene, page), ui)


async def _look_again(client: Bot, scene: CupScene) -> None:
    if not scene.is_over:
        await client.cup_messages.look_again(scene.cup.cup_id)


async def _list(interaction: Interaction, page: int) -> Drawing:
    listed = await _listed(interaction)
    pages = max(1, -(-len(listed) // PAGE))
    page = min(page, pages - 1)
    scenes = await _scenes(interaction, listed[page * PAGE : (page + 1) * PAGE])
    return draw_cup_list(scenes, page, pages, interaction.client.ui_for(interaction))


async def _listed(interaction: Interaction) -> list[int]:
    place, may_look = server_of(interaction), visible(interaction)
    rows = await interaction.client.club.cup_displays.of_server(place.server_id)
    rows.sort(key=lambda row: (row[2] is not None, -(row[2] or _NEVER).timestamp(), -row[0]))
    return [cup_id for cup_id, channel_id, _ in rows if may_look(channel_id)]


async def _scenes(interaction: Interaction, cup_ids: list[int]) -> list[CupScene]:
    found = list[CupScene]()
    for cup_id in cup_ids[:CHOICES]:
        try:
            found.append(await interaction.client.club.cup_displays.scene(cup_id))
        except (NoSuchCup, UnreadableCup):
            continue
    return found


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(CupsCog(bot))
