"""What members do with matches between servers: list them, enter, leave, play, ask for time."""

from dataclasses import replace

from discord import app_commands

from club.core.errors import Refusal
from club.matches.server_match_displays import ServerMatchScene
from club.matches.server_match_refusals import (
    NoSuchServerMatch,
    NotInServerMatch,
    UnreadableServerMatch,
)
from cogs.kit.drawing import Drawing
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import MatchWord
from cogs.kit.text import Text
from cogs.matches.match_places import match_here, stir
from cogs.matches.ui.server_match_message import (
    PAGE,
    draw_leaving_match,
    draw_left_match,
    draw_match_entered,
    draw_match_list,
    draw_match_more,
    draw_match_time,
    draw_own_board,
    draw_server_match,
)
from cogs.matches.ui.server_match_organising import plays_now
from cogs.matches.ui.server_match_words import match_label, state_words
from cogs.routing.answers import reply
from cogs.routing.bot import Bot, Interaction
from cogs.routing.clicks import Click
from cogs.routing.cog import Cog
from cogs.routing.command_groups import Group
from cogs.routing.declarations import command, press
from cogs.routing.hand_delivery import hand_message
from cogs.routing.rate_limits import CostlyWork
from cogs.routing.table_resolver import CHOICES, LABEL, server_of
from cogs.routing.visibility import visible

text = Text()


class NoServerMatches(Refusal):
    """The server plays, and has played, no matches."""


async def _matches_typed(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    ui, found = interaction.client.ui_for(interaction), list[app_commands.Choice[int]]()
    for scene in await _scenes(interaction, await _listed(interaction)):
        title = match_label(scene, ui)
        name = ui.text("cup-list-line", title=title, state=state_words(scene, ui))
        name = name.replace("*", "")[:LABEL]
        if typed.casefold() in name.casefold():
            found.append(app_commands.Choice(name=name, value=scene.it.match_id))
    return found[:CHOICES]


class _MatchesCog(Cog):
    """Lists and shows matches; lets members enter, leave, find their cards and ask for time."""

    @command(Group.MATCH, 30, "command-match-list", name="list")
    async def list_matches(self, interaction: Interaction) -> None:
        await reply(interaction, await _list(interaction, 0))
        interaction.client.seen(interaction.user)

    @command(Group.MATCH, 40, "command-match-show", name="show")
    @app_commands.describe(match=text("command-match-which"))
    @app_commands.autocomplete(match=_matches_typed)
    async def show_match(self, interaction: Interaction, match: int | None = None) -> None:
        number = match
        if number is None:
            listed = await _listed(interaction)
            if not listed:
                raise NoServerMatches
            number = listed[0]
        scene = await match_here(interaction, number)
        ui = interaction.client.ui_for(interaction)
        await reply(interaction, draw_server_match(scene, ui, pictured=False))
        interaction.client.seen(interaction.user)
        await _look_again(interaction.client, scene)

    @press(PressKind.MATCH_LIST)
    async def turn(self, click: Click) -> None:
        await click.update(await _list(click.interaction, int(click.action.rest)))

    @press(PressKind.MATCH_SHOW)
    async def open(self, click: Click) -> None:
        scene = await match_here(click.interaction, int(click.action.rest))
        await click.update(draw_server_match(scene, click.ui, pictured=False))
        await _look_again(click.client, scene)

    @press(PressKind.MATCH)
    async def pressed(self, click: Click) -> None:
        scene = await match_here(click.interaction, click.action.ply or 0)
        word, _, number = click.action.rest.partition(".")
        match MatchWord(word):
            case MatchWord.PLAY:
                await self._enter(click, scene)
            case MatchWord.LEAVE:
                plays = plays_now(scene, _player(scene, click.member_id))
                await click.reply(draw_leaving_match(scene, click.ui, plays=plays))
            case MatchWord.LEFT:
                await self._leave(click, scene, plays=bool(number))
            case MatchWord.MINE:
                await self._mine(click, scene)
            case MatchWord.MORE:
                await click.reply(draw_match_more(scene, click.ui))
            case MatchWord.ASK | MatchWord.AGREE as said:
                await self._time(click, scene, int(number), agrees=said is MatchWord.AGREE)

    async def _enter(self, click: Click, scene: ServerMatchScene) -> None:
        matches, place = click.client.club.server_matches, server_of(click.interaction)
        try:
            with click.client.rate_limits.spending(click.member_id, CostlyWork.BEGIN):
                it = await matches.enter(
                    scene.it.match_id, place, click.person, click.interaction_id
                )
        finally:
            stir(click.client, scene.it)
        click.noted = True
        await click.reply(draw_match_entered(replace(scene, it=it), click.ui))

    async def _leave(self, click: Click, scene: ServerMatchScene, *, plays: bool) -> None:
        matches, place = click.client.club.server_matches, server_of(click.interaction)
        try:
            with click.client.rate_limits.spending(click.member_id, CostlyWork.BEGIN):
                await matches.leave(
                    scene.it.match_id, place, click.member_id, click.interaction_id, plays=plays
                )
        finally:
            stir(click.client, scene.it)
        await click.update(draw_left_match(scene, click.ui))

    async def _mine(self, click: Click, scene: ServerMatchScene) -> None:
        board = scene.it.state.board_of(_player(scene, click.member_id))
        row = None if board is None else scene.it.row_of(board)
        if board is None or row is None or row.table_id is None:
            raise NotInServerMatch
        snapshot = await click.client.club.tables.snapshot(row.table_id)
        sent = await hand_message(click.client, snapshot, click.member_id)
        snapshot = await click.client.club.tables.snapshot(row.table_id)
        closed = snapshot.member(click.member_id).dm_closed_at is not None
        await click.reply(draw_own_board(scene, board, click.ui, sent, closed=closed))

    async def _time(
        self, click: Click, scene: ServerMatchScene, board: int, *, agrees: bool
    ) -> None:
        match_id, place = scene.it.match_id, server_of(click.interaction)
        try:
            with click.client.rate_limits.spending(click.member_id, CostlyWork.NUDGE):
                await click.client.club.server_matches.extend(
                    match_id, place, click.member_id, board, click.interaction_id, agrees=agrees
                )
        finally:
            stir(click.client, match_id)
        scene = await match_here(click.interaction, match_id)
        await click.reply(draw_match_time(scene, board, click.ui))


def _player(scene: ServerMatchScene, member_id: int) -> int:
    player = scene.it.state.player_of(member_id)
    if player is None or scene.it.state.side_with(player) != scene.side:
        raise NotInServerMatch
    return player


async def _look_again(client: Bot, scene: ServerMatchScene) -> None:
    if not scene.is_over:
        await client.server_match_messages.look_again(scene.number)


async def _list(interaction: Interaction, page: int) -> Drawing:
    listed = await _listed(interaction)
    pages = max(1, -(-len(listed) // PAGE))
    page = min(page, pages - 1)
    scenes = await _scenes(interaction, listed[page * PAGE : (page + 1) * PAGE])
    return draw_match_list(scenes, page, pages, interaction.client.ui_for(interaction))


async def _listed(interaction: Interaction) -> list[int]:
    place, may_look = server_of(interaction), visible(interaction)
    rows = await interaction.client.club.match_displays.of_server(place.server_id)
    return [number for number, channel_id in rows if may_look(channel_id)]


async def _scenes(interaction: Interaction, numbers: list[int]) -> list[ServerMatchScene]:
    found, server_id = list[ServerMatchScene](), server_of(interaction).server_id
    for number in numbers[:CHOICES]:
        try:
            displays = interaction.client.club.match_displays
            found.append(await displays.scene_in(number, server_id))
        except (NoSuchServerMatch, UnreadableServerMatch):
            continue
    return found


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(_MatchesCog(bot))
