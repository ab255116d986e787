"""`/match new` and `/match accept`: a match is proposed to another server by a code."""

from dataclasses import replace
from typing import Final

from discord import app_commands

from club.core.errors import OldButton, Refusal
from club.core.people import Place
from club.core.text_limits import TYPED
from club.matches.server_match_choices import ServerMatchChoice
from club.matches.server_match_proposals import ServerMatchDraft, normalised_code
from club.matches.server_match_refusals import NotServerManager
from club.matches.stored_server_match import StoredServerMatch
from cogs.house_rules.ui.games_menus import CONTEST, TARGET, VARIANT
from cogs.kit.drawing import Drawing
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import CupSetupWord, MatchAnswer
from cogs.kit.text import Text
from cogs.matches.match_places import stir
from cogs.matches.ui.server_match_setup import (
    ServerMatchPanel,
    draw_match_answered,
    draw_match_code,
    draw_match_games,
    draw_match_proposal,
    draw_match_setup,
)
from cogs.routing.answers import reply
from cogs.routing.bot import Bot, Interaction
from cogs.routing.clicks import Click
from cogs.routing.cog import Cog
from cogs.routing.command_groups import Group
from cogs.routing.command_rules import GamesWish, games_offered
from cogs.routing.declarations import command, press
from cogs.routing.error_answers import said
from cogs.routing.people import person_of
from cogs.routing.rate_limits import CostlyWork
from cogs.routing.table_resolver import place_of, server_of
from cogs.routing.visibility import may_manage

text = Text()

_GAMES: Final = frozenset({VARIANT, CONTEST, TARGET})


class _MatchSetupCog(Cog):
    """The panel on which a match is set up, and what the other server answers."""

    @command(Group.MATCH, 10, "command-match-new", name="new")
    async def new_match(self, interaction: Interaction) -> None:
        _place(interaction)
        await reply(interaction, await _home(interaction))
        interaction.client.seen(interaction.user)

    @command(Group.MATCH, 20, "command-match-accept", name="accept")
    @app_commands.describe(code=text("command-match-code"))
    async def accept(self, interaction: Interaction, code: str) -> None:
        place = _place(interaction)
        if not may_manage(interaction):
            raise NotServerManager
        typed = normalised_code(code[:TYPED])
        proposals = interaction.client.club.match_proposals
        it = await proposals.proposed(typed, place, interaction.user.id)
        await reply(interaction, await _proposal(interaction, it, typed, place))
        interaction.client.seen(interaction.user)

    @press(PressKind.MATCH_ANSWER)
    async def answered(self, click: Click) -> None:
        answer, _, code = click.action.rest.partition("=")
        client, place = click.client, _place(click.interaction)
        proposals, manages = client.club.match_proposals, may_manage(click.interaction)
        accepts = MatchAnswer(answer) is MatchAnswer.ACCEPT
        settle = proposals.accept if accepts else proposals.decline
        with client.rate_limits.spending(click.member_id, CostlyWork.BEGIN):
            it = await settle(code, place, click.person, click.interaction_id, manages=manages)
        try:
            await click.update(draw_match_answered(it, click.ui))
        finally:
            stir(client, it)

    @press(PressKind.MATCH_SETUP)
    async def pressed(self, click: Click) -> None:
        interaction = click.interaction
        word, _, value = click.action.rest.partition("=")
        step = next((each for each in CupSetupWord if each == word), None)
        match step or ServerMatchChoice.read(word):
            case CupSetupWord.HOME:
                await click.update(await _home(interaction))
            case CupSetupWord.RULES:
                await click.update(await _games(interaction))
            case CupSetupWord.PAGE:
                page = int(value) if value.isascii() and value.isdigit() else 0
                await click.update(await _games(interaction, page=page))
            case CupSetupWord.CREATE:
                await self._create(click)
            case ServerMatchChoice() as choice:
                await _choose(interaction, choice, value)
                shown = _games if choice in _GAMES else _home
                await click.update(await shown(interaction))
            case None:
                raise OldButton

    async def _create(self, click: Click) -> None:
        interaction, club = click.interaction, click.client.club
        place, panel = _place(interaction), await _panel(interaction)
        choices = panel.choices
        draft = ServerMatchDraft(choices.boards, panel.games.rules, choices.hours)
        try:
            with click.client.rate_limits.spending(click.member_id, CostlyWork.BEGIN):
                it, code = await club.match_proposals.create(
                    place, click.person, draft, click.interaction_id
                )
        except Refusal as refusal:
            notice = said(interaction, refusal)
            await click.update(draw_match_setup(panel, click.ui, notice))
            return
        try:
            await club.match_drafts.done(place, click.member_id)
            await click.update(draw_match_code(code, it, click.ui))
        finally:
            stir(click.client, it)


def _place(interaction: Interaction) -> Place:
    server_of(interaction)
    return place_of(interaction)


async def _home(interaction: Interaction) -> Drawing:
    return draw_match_setup(await _panel(interaction), interaction.client.ui_for(interaction))


async def _games(interaction: Interaction, *, page: int = 0) -> Drawing:
    panel = await _panel(interaction)
    panel = replace(panel, games=replace(panel.games, page=page))
    return draw_match_games(panel, interaction.client.ui_for(interaction))


async def _choose(interaction: Interaction, choice: ServerMatchChoice, value: str) -> None:
    drafts, place = interaction.client.club.match_drafts, server_of(interaction)
    try:
        await drafts.choose(place, person_of(interaction.user), choice, value)
    except ValueError as error:
        raise OldButton from error


async def _panel(interaction: Interaction) -> ServerMatchPanel:
    client, place = interaction.client, server_of(interaction)
    choices = await client.club.match_drafts.choices(place, interaction.user.id)
    wish = GamesWish(choices.variant, choices.contest, choices.target, "")
    games = await games_offered(interaction, place.server_id, wish)
    return ServerMatchPanel(choices, games)


async def _proposal(
    interaction: Interaction, it: StoredServerMatch, code: str, place: Place
) -> Drawing:
    ui = interaction.client.ui_for(interaction)
    scene = await interaction.client.club.match_displays.scene_in(it.match_id, it.servers[0])
    return draw_match_proposal(it, code, scene.servers[0], place, ui)


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(_MatchSetupCog(bot))
