"""`/cup new`: the private panel on which a cup is set up."""

from dataclasses import replace
from typing import Final

from club.core.errors import OldButton, Refusal
from club.core.people import Place
from club.core.text_limits import LINE
from club.cups.cup_choices import CupChoice
from club.cups.cup_draft import CupDraft
from cogs.cups.ui.cup_setup import (
    CupPanel,
    draw_cup_created,
    draw_cup_rules,
    draw_cup_setup,
    on_rules_page,
)
from cogs.kit.drawing import Drawing
from cogs.kit.ids import make_id
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import CupSetupWord
from cogs.kit.text import plain_name
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


class CupSetupCog(Cog):
    """The panel on which a cup is set up."""

    @command(Group.CUP, 10, "command-cup-new")
    async def new(self, interaction: Interaction) -> None:
        """Open the panel as the member has left it."""
        _place(interaction)
        await reply(interaction, await _home(interaction))
        interaction.client.seen(interaction.user)

    @press(PressKind.CUP_SETUP)
    async def pressed(self, click: Click) -> None:
        """Turn to a page, choose something, or set the cup up."""
        interaction = click.interaction
        place = server_of(interaction)
        word, _, value = click.action.rest.partition("=")
        step = next((each for each in CupSetupWord if each == word), None)
        match step or CupChoice.read(word):
            case CupSetupWord.HOME:
                await click.update(await _home(interaction))
            case CupSetupWord.RULES:
                await click.update(await _rules(interaction))
            case CupSetupWord.PAGE:
                page = int(value) if value.isdecimal() else 0
                await click.update(await _rules(interaction, page=page))
            case CupSetupWord.CREATE:
                await self._create(click)
            case CupChoice.TITLE:
                await _ask_title(interaction)
            case CupChoice() as choice:
                await _choose(interaction, place, choice, value)
                shown = _rules if on_rules_page(choice) else _home
                await click.update(await shown(interaction))
            case None:
                raise OldButton

    @form(PressKind.CUP_SETUP)
    async def filled_in(self, click: Click, typed: str) -> None:
        """Store the title that was typed."""
        title = "" if plain_name(typed) == plain_name("") else typed.strip()
        place = server_of(click.interaction)
        await _choose(click.interaction, place, CupChoice.TITLE, title[:TITLE])
        await click.update(await _home(click.interaction))

    async def _create(self, click: Click) -> None:
        interaction, club = click.interaction, click.client.club
        place, person = _place(interaction), click.person
        panel = await _panel(interaction)
        choices = panel.choices
        draft = CupDraft(
            panel.title, choices.plan, panel.rules, choices.seeding, choices.hours, panel.clock
        )
        try:
            with click.client.rate_limits.spending(person.member_id, CostlyWork.BEGIN):
                cup = await club.cups.create(place, person, draft, click.interaction_id)
        except Refusal as refusal:
            await click.update(draw_cup_setup(panel, click.ui, said(interaction, refusal)))
            return
        try:
            await club.cup_drafts.done(place, person.member_id)
            await click.update(draw_cup_created(place.channel_id, click.ui))
        finally:
            click.client.cup_messages.work.ask(cup.cup_id)
            click.client.scheduler.wake()


def _place(interaction: Interaction) -> Place:
    server_of(interaction)
    return place_of(interaction)


async def _home(interaction: Interaction) -> Drawing:
    return draw_cup_setup(await _panel(interaction), interaction.client.ui_for(interaction))


async def _rules(interaction: Interaction, *, page: int = 0) -> Drawing:
    panel = replace(await _panel(interaction), page=page)
    return draw_cup_rules(panel, interaction.client.ui_for(interaction))


async def _choose(interaction: Interaction, place: Place, choice: CupChoice, value: str) -> None:
    drafts = interaction.client.club.cup_drafts
    try:
        await drafts.choose(place, person_of(interaction.user), choice, value)
    except ValueError as error:
        raise OldButton from error


async def _panel(interaction: Interaction) -> CupPanel:
    client, place, member_id = interaction.client, server_of(interaction), interaction.user.id
    ui = client.ui_for(interaction)
    choices = await client.club.cup_drafts.choices(place, member_id)
    wish = GamesWish(choices.variant, choices.contest, choices.target, choices.clock)
    games = await games_offered(interaction, place.server_id, wish)
    host = plain_name(interaction.user.display_name)
    return CupPanel(
        replace(choices, variant=games.variant),
        choices.title[:LINE] or ui.text("cup-untitled", name=host),
        games.rules,
        games.clock,
        games.usual,
        games.variants,
        games.contest,
        games.contests,
        games.targets,
    )


async def _ask_title(interaction: Interaction) -> None:
    ui = interaction.client.ui_for(interaction)
    panel = await _panel(interaction)
    custom_id = make_id(PressKind.CUP_SETUP, 0, 0, CupChoice.TITLE)
    title, label = ui.text("cup-form-title"), ui.text("cup-form-label")
    await attempt(
        forms.ask(interaction, custom_id, title, label, value=panel.title[:TITLE], most=TITLE)
    )


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(CupSetupCog(bot))
