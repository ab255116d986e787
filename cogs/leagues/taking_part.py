"""What members do with leagues and ladders: list them, read about one, join and leave."""

from datetime import UTC, datetime
from typing import Final

from discord import app_commands

from club.core.errors import Refusal
from club.leagues.competition_scene import CompetitionScene
from club.leagues.formats.league_state import LeagueState
from club.leagues.league_refusals import (
    NoSuchCompetition,
    NotInCompetition,
    UnreadableCompetition,
)
from club.leagues.stored_competition import CompetitionKind
from cogs.cups.ui.match_presses import match_key
from cogs.kit.drawing import Drawing
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import CompetitionPage, CompetitionWord, CupTimeWord
from cogs.kit.text import Text, plain_name
from cogs.leagues.competition_places import competition_here, stir
from cogs.leagues.ui.competition_list import (
    PAGE,
    draw_competition_list,
    draw_joined,
    draw_leaving_competition,
    draw_left_competition,
    state_words,
)
from cogs.leagues.ui.competition_notice import draw_more_time
from cogs.leagues.ui.competition_pages import draw_competition_page, first_page
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


class NoLeagues(Refusal):
    """There are no leagues in the server."""


class NoLadders(Refusal):
    """There are no ladders in the server."""


_NONE: Final = {CompetitionKind.LEAGUE: NoLeagues, CompetitionKind.LADDER: NoLadders}


async def _leagues_typed(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    return await _typed(interaction, CompetitionKind.LEAGUE, typed)


async def _ladders_typed(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    return await _typed(interaction, CompetitionKind.LADDER, typed)


class _CompetitionsCog(Cog):
    """Lists and shows leagues and ladders; lets members join, leave and ask for more time."""

    @command(Group.LEAGUE, 20, "command-league-list", name="list")
    async def list_leagues(self, interaction: Interaction) -> None:
        await reply(interaction, await _list(interaction, CompetitionKind.LEAGUE, 0))
        interaction.client.seen(interaction.user)

    @command(Group.LADDER, 20, "command-ladder-list", name="list")
    async def list_ladders(self, interaction: Interaction) -> None:
        await reply(interaction, await _list(interaction, CompetitionKind.LADDER, 0))
        interaction.client.seen(interaction.user)

    @command(Group.LEAGUE, 30, "command-league-show", name="show")
    @app_commands.describe(league=text("command-league-which"))
    @app_commands.autocomplete(league=_leagues_typed)
    async def show_league(self, interaction: Interaction, league: int | None = None) -> None:
        await _show(interaction, CompetitionKind.LEAGUE, league)

    @command(Group.LADDER, 30, "command-ladder-show", name="show")
    @app_commands.describe(ladder=text("command-ladder-which"))
    @app_commands.autocomplete(ladder=_ladders_typed)
    async def show_ladder(self, interaction: Interaction, ladder: int | None = None) -> None:
        await _show(interaction, CompetitionKind.LADDER, ladder)

    @press(PressKind.COMPETITION_LIST)
    async def turn(self, click: Click) -> None:
        kind, _, page = click.action.rest.partition(".")
        await click.update(await _list(click.interaction, CompetitionKind(kind), int(page)))

    @press(PressKind.COMPETITION_SHOW)
    async def open(self, click: Click) -> None:
        scene = await competition_here(click.interaction, int(click.action.rest))
        await click.update(_first(scene, click.interaction))
        await _look_again(click.client, scene)

    @press(PressKind.COMPETITION)
    async def pressed(self, click: Click) -> None:
        scene = await competition_here(click.interaction, click.action.ply or 0)
        word, _, number = click.action.rest.partition(".")
        if number and word != CompetitionWord.LEFT:
            page = CompetitionPage(word)
            await click.update(
                draw_competition_page(scene, page, int(number), click.member_id, click.ui)
            )
            return
        match CompetitionWord(word):
            case CompetitionWord.JOIN:
                await self._join(click, scene)
            case CompetitionWord.LEAVE:
                entrant = scene.it.entrant_of(click.member_id)
                if entrant is None:
                    raise NotInCompetition
                await click.update(draw_leaving_competition(scene, entrant, click.ui))
            case CompetitionWord.LEFT:
                await self._leave(click, scene, plays=bool(number))
            case CompetitionWord.MORE:
                await click.update(_first(scene, click.interaction))

    @press(PressKind.COMPETITION_TIME)
    async def time(self, click: Click) -> None:
        number = click.action.ply or 0
        await competition_here(click.interaction, number)
        match, _, word = click.action.rest.partition("=")
        key, place = match_key(match), server_of(click.interaction)
        try:
            with click.client.rate_limits.spending(click.member_id, CostlyWork.NUDGE):
                await click.client.club.competitions.extend(
                    number,
                    place,
                    key,
                    click.member_id,
                    click.interaction_id,
                    agrees=word == CupTimeWord.AGREE,
                )
        finally:
            stir(click.client, number)
        scene = await competition_here(click.interaction, number)
        await click.reply(draw_more_time(scene, key, click.ui))

    async def _join(self, click: Click, scene: CompetitionScene) -> None:
        number, place = scene.it.competition_id, server_of(click.interaction)
        try:
            with click.client.rate_limits.spending(click.member_id, CostlyWork.BEGIN):
                await click.client.club.competitions.enter(
                    number, place, click.person, click.interaction_id
                )
        finally:
            stir(click.client, number)
        click.noted = True
        await click.update(draw_joined(scene, click.ui))

    async def _leave(self, click: Click, scene: CompetitionScene, *, plays: bool) -> None:
        number, place = scene.it.competition_id, server_of(click.interaction)
        try:
            with click.client.rate_limits.spending(click.member_id, CostlyWork.BEGIN):
                await click.client.club.competitions.leave(
                    number, place, click.member_id, click.interaction_id, plays=plays
                )
        finally:
            stir(click.client, number)
        await click.update(draw_left_competition(scene, click.ui))


async def _show(interaction: Interaction, kind: CompetitionKind, number: int | None) -> None:
    if number is None:
        listed = await _listed(interaction, kind)
        if not listed:
            raise _NONE[kind]
        number = listed[0]
    scene = await competition_here(interaction, number)
    if scene.kind is not kind:
        raise NoSuchCompetition
    await reply(interaction, _first(scene, interaction))
    interaction.client.seen(interaction.user)
    await _look_again(interaction.client, scene)


def _first(scene: CompetitionScene, interaction: Interaction) -> Drawing:
    state, page = scene.it.state, CompetitionPage.TABLE
    if isinstance(state, LeagueState):
        page = CompetitionPage.MATCHES if state.seasons else CompetitionPage.MEMBERS
    ui, member_id = interaction.client.ui_for(interaction), interaction.user.id
    return draw_competition_page(scene, page, first_page(scene, page), member_id, ui)


async def _look_again(client: Bot, scene: CompetitionScene) -> None:
    if not scene.is_over:
        await client.competition_messages.look_again(scene.it.competition_id)


async def _typed(
    interaction: Interaction, kind: CompetitionKind, typed: str
) -> list[app_commands.Choice[int]]:
    ui, found = interaction.client.ui_for(interaction), list[app_commands.Choice[int]]()
    for scene in await _scenes(interaction, await _listed(interaction, kind)):
        title = plain_name(scene.it.row.title)
        name = ui.text("cup-list-line", title=title, state=state_words(scene, ui))
        name = name.replace("*", "")[:LABEL]
        if typed.casefold() in name.casefold():
            found.append(app_commands.Choice(name=name, value=scene.it.competition_id))
        if len(found) == CHOICES:
            break
    return found


async def _list(interaction: Interaction, kind: CompetitionKind, page: int) -> Drawing:
    listed = await _listed(interaction, kind)
    pages = max(1, -(-len(listed) // PAGE))
    page = min(page, pages - 1)
    scenes = await _scenes(interaction, listed[page * PAGE : (page + 1) * PAGE])
    ui = interaction.client.ui_for(interaction)
    return draw_competition_list(kind, scenes, page, pages, ui)


async def _listed(interaction: Interaction, kind: CompetitionKind) -> list[int]:
    place, may_look = server_of(interaction), visible(interaction)
    displays = interaction.client.club.competition_displays
    rows = await displays.of_server(place.server_id, kind)
    rows.sort(key=lambda row: (row[2] is not None, -(row[2] or _NEVER).timestamp(), -row[0]))
    return [number for number, channel_id, _ in rows if may_look(channel_id)]


async def _scenes(interaction: Interaction, numbers: list[int]) -> list[CompetitionScene]:
    found = list[CompetitionScene]()
    for number in numbers[:CHOICES]:
        try:
            found.append(await interaction.client.club.competition_displays.scene(number))
        except (NoSuchCompetition, UnreadableCompetition):
            continue
    return found


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(_CompetitionsCog(bot))
