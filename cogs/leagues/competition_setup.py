"""`/league new` and `/ladder new`: the private panel on which one is set up."""

from dataclasses import replace
from typing import Final

from club.core.errors import OldButton, Refusal
from club.core.people import Place
from club.core.text_limits import LINE
from club.leagues.competition_choices import CompetitionChoice
from club.leagues.competition_draft import CompetitionDraft
from club.leagues.competition_drafts import NEW_ONES
from club.leagues.stored_competition import CompetitionKind
from cogs.house_rules.ui.games_menus import CLOCK, CONTEST, TARGET, VARIANT
from cogs.kit.drawing import Drawing
from cogs.kit.ids import make_id
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import CupSetupWord
from cogs.kit.text import plain_name
from cogs.leagues.competition_places import stir
from cogs.leagues.ui.competition_setup import (
    CompetitionPanel,
    draw_competition_created,
    draw_competition_games,
    draw_competition_setup,
)
from cogs.routing import forms
from cogs.routing.answers import attempt, reply
from cogs.routing.bot import Bot, Interaction
from cogs.routing.clicks import Click
from cogs.routing.cog import Cog
from cogs.routing.command_groups import Group
from cogs.routing.command_rules import GamesWish, games_offered
from cogs.routing.declarations import command, form, press
from cogs.routing.error_answers import said
from cogs.routing.people import person_of
from cogs.routing.rate_limits import CostlyWork
from cogs.routing.table_resolver import place_of, server_of

TITLE: Final = 60

_GAMES: Final = frozenset({VARIANT, CONTEST, TARGET, CLOCK})


class _CompetitionSetupCog(Cog):
    """The panels on which leagues and ladders are set up."""

    @command(Group.LEAGUE, 10, "command-league-new", name="new")
    async def new_league(self, interaction: Interaction) -> None:
        await _open(interaction, CompetitionKind.LEAGUE)

    @command(Group.LADDER, 10, "command-ladder-new", name="new")
    async def new_ladder(self, interaction: Interaction) -> None:
        await _open(interaction, CompetitionKind.LADDER)

    @press(PressKind.COMPETITION_SETUP)
    async def pressed(self, click: Click) -> None:
        interaction = click.interaction
        place = server_of(interaction)
        kind, word, value = _read(click.action.rest)
        step = next((each for each in CupSetupWord if each == word), None)
        match step or CompetitionChoice.read(word):
            case CupSetupWord.HOME:
                await click.update(await _home(interaction, kind))
            case CupSetupWord.RULES:
                await click.update(await _games(interaction, kind))
            case CupSetupWord.PAGE:
                page = int(value) if value.isdecimal() else 0
                await click.update(await _games(interaction, kind, page=page))
            case CupSetupWord.CREATE:
                await self._create(click, kind)
            case CompetitionChoice.TITLE:
                await _ask_title(interaction, kind)
            case CompetitionChoice() as choice:
                await _choose(interaction, place, kind, choice, value)
                shown = _games if choice in _GAMES else _home
                await click.update(await shown(interaction, kind))
            case None:
                raise OldButton

    @form(PressKind.COMPETITION_SETUP)
    async def filled_in(self, click: Click, typed: str) -> None:
        kind, _, _ = _read(click.action.rest)
        title = "" if plain_name(typed) == plain_name("") else typed.strip()
        place = server_of(click.interaction)
        await _choose(click.interaction, place, kind, CompetitionChoice.TITLE, title[:TITLE])
        await click.update(await _home(click.interaction, kind))

    async def _create(self, click: Click, kind: CompetitionKind) -> None:
        interaction, club = click.interaction, click.client.club
        place, person = _place(interaction), click.person
        panel = await _panel(interaction, kind)
        games, choices = panel.games, panel.choices
        plan = choices.plan(kind)
        draft = CompetitionDraft(panel.title, plan, games.rules, choices.hours, games.clock)
        try:
            with click.client.rate_limits.spending(person.member_id, CostlyWork.BEGIN):
                it = await club.competitions.create(place, person, draft, click.interaction_id)
        except Refusal as refusal:
            notice = said(interaction, refusal)
            await click.update(draw_competition_setup(panel, click.ui, notice))
            return
        try:
            await club.competition_drafts.done(place, person.member_id, NEW_ONES[kind])
            await click.update(draw_competition_created(kind, place.channel_id, click.ui))
        finally:
            stir(click.client, it.competition_id)


def _read(rest: str) -> tuple[CompetitionKind, str, str]:
    kind, _, asked = rest.partition(".")
    word, _, value = asked.partition("=")
    return CompetitionKind(kind), word, value


def _place(interaction: Interaction) -> Place:
    server_of(interaction)
    return place_of(interaction)


async def _open(interaction: Interaction, kind: CompetitionKind) -> None:
    _place(interaction)
    await reply(interaction, await _home(interaction, kind))
    interaction.client.seen(interaction.user)


async def _home(interaction: Interaction, kind: CompetitionKind) -> Drawing:
    panel = await _panel(interaction, kind)
    return draw_competition_setup(panel, interaction.client.ui_for(interaction))


async def _games(interaction: Interaction, kind: CompetitionKind, *, page: int = 0) -> Drawing:
    panel = await _panel(interaction, kind)
    panel = replace(panel, games=replace(panel.games, page=page))
    return draw_competition_games(panel, interaction.client.ui_for(interaction))


async def _choose(
    interaction: Interaction,
    place: Place,
    kind: CompetitionKind,
    choice: CompetitionChoice,
    value: str,
) -> None:
    drafts = interaction.client.club.competition_drafts
    try:
        await drafts.choose(place, person_of(interaction.user), kind, choice, value)
    except ValueError as error:
        raise OldButton from error


async def _panel(interaction: Interaction, kind: CompetitionKind) -> CompetitionPanel:
    client, place = interaction.client, server_of(interaction)
    choices = await client.club.competition_drafts.choices(place, interaction.user.id, kind)
    wish = GamesWish(choices.variant, choices.contest, choices.target, choices.clock)
    games = await games_offered(interaction, place.server_id, wish)
    host = plain_name(interaction.user.display_name)
    untitled = client.ui_for(interaction).text(f"competition-untitled-{kind}", name=host)
    return CompetitionPanel(kind, choices, choices.title[:LINE] or untitled, games)


async def _ask_title(interaction: Interaction, kind: CompetitionKind) -> None:
    ui = interaction.client.ui_for(interaction)
    panel = await _panel(interaction, kind)
    custom_id = make_id(PressKind.COMPETITION_SETUP, 0, 0, f"{kind}.{CompetitionChoice.TITLE}")
    title, label = ui.text("competition-form-title"), ui.text("cup-form-label")
    await attempt(
        forms.ask(interaction, custom_id, title, label, value=panel.title[:TITLE], most=TITLE)
    )


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(_CompetitionSetupCog(bot))
