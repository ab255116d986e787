"""House rules: the panel on which a member chooses them, saves them and plays by them."""

from collections.abc import Awaitable, Callable
from typing import Any, Final

import discord
import structlog

from club.core import levels
from club.core.deadlines import Terms
from club.core.errors import DoneByTwinError, NoSuchRule, PanelGone, PanelUsed, Refusal
from club.core.people import Person
from club.house_rules.panel_page import PanelScreen, read_group
from club.house_rules.panel_view import PanelView
from club.house_rules.rule_controls import KNOBS, RuleControl, RuleGroup
from cogs.house_rules.ui.panel import NO_PANEL, draw_panel, draw_sent, ready_made_names
from cogs.house_rules.ui.panel_words import USUAL, PanelWord
from cogs.house_rules.ui.rule_words import knob_title
from cogs.kit.drawing import Drawing
from cogs.kit.ids import Action, make_id
from cogs.kit.press_kinds import PressKind
from cogs.kit.text import Text, plain_name
from cogs.routing import forms
from cogs.routing.answers import attempt, place_id_of, place_ids_of, reply, update
from cogs.routing.bot import Bot, Interaction
from cogs.routing.cog import Cog
from cogs.routing.command_rules import chosen_rules, own_clock
from cogs.routing.declarations import plain_form, plain_press
from cogs.routing.error_answers import said
from cogs.routing.new_tables import appear
from cogs.routing.people import person_of, present_member
from cogs.routing.rate_limits import CostlyWork
from cogs.routing.table_resolver import place_of
from cogs.routing.visibility import check_visible
from data.schema.vocabulary import PanelPurpose
from engine.rules import Rules

NAME_LENGTH: Final = 32
"""Characters of a name that may be typed."""

_NUMBER_LENGTH = 5
_TITLE = 45

text = Text()
_log = structlog.get_logger()


class NoNumber(Refusal):
    """The typed number isn't one the rule may have; the message gets `low` and `high`."""


class PanelCog(Cog):
    """The panels on which rules are chosen."""

    @plain_press(PressKind.PANEL)
    async def pressed(self, interaction: Interaction, action: Action) -> None:
        """Take a step on a panel, or open one; errors are answered where presses are."""
        if action.table == NO_PANEL:
            await _opened(interaction, action.rest)
        else:
            step = PanelStep(interaction, action)
            await step.check_here()
            await step.take()
        self.bot.seen(interaction.user)

    @plain_form(PressKind.PANEL)
    async def filled_in(self, interaction: Interaction, action: Action, typed: str) -> None:
        """Take the step that a form asks for."""
        step = PanelStep(interaction, action)
        await step.check_here()
        await step.typed(typed)
        step.client.seen(interaction.user)


async def open_panel(
    interaction: Interaction,
    rules: Rules,
    *,
    guest: Person | None = None,
    clock: Terms | None = None,
) -> PanelView:
    """Open a panel to save rules or to challenge the guest; without a clock the server's holds."""
    return await interaction.client.club.panels.open(
        place_of(interaction, alone=guest is None),
        person_of(interaction.user),
        PanelPurpose.PRESET if guest is None else PanelPurpose.CHALLENGE,
        rules,
        guest=guest,
        interaction_id=interaction.id,
        manages=manages(interaction),
        clock=clock,
    )


def manages(interaction: discord.Interaction[Any]) -> bool:
    """Whether a member may manage the server that they are in."""
    return interaction.is_guild_integration() and interaction.permissions.manage_guild


class PanelStep:
    """One press, choice or form on a panel, and its answer.

    It has a word, None for one that is unknown, and two more that may be empty.
    """

    def __init__(self, interaction: Interaction, action: Action) -> None:
        self.client = interaction.client
        word, self._first, self._second = (*action.rest.split("="), "", "")[:3]
        self._word = PanelWord.read(word)
        self._asked = action.rest
        self._interaction = interaction
        self._panel_id = action.table

    @property
    def _who(self) -> tuple[int, int]:
        return self._panel_id, self._interaction.user.id

    async def check_here(self) -> None:
        """Raise `PanelGone` unless the panel is the member's own and of this server."""
        shown = await self.client.club.panels.look(*self._who)
        here = place_id_of(self._interaction) or self._interaction.channel_id
        if shown.panel.server_id != here:
            raise PanelGone

    async def take(self) -> None:
        """Do what is asked for, and show the panel as it is then."""
        interaction = self._interaction
        client, ui = self.client, self.client.ui_for(self._interaction)
        try:
            match self._word:
                case PanelWord.TYPE | PanelWord.NAME:
                    await self._ask()
                case PanelWord.USE | PanelWord.GUEST:
                    await self._use()
                case _:
                    shown = await self._changed()
                    await self._show(draw_panel(shown, ui))
        except DoneByTwinError:
            _log.info("panel handled by another process", panel=self._panel_id)
        except (PanelGone, PanelUsed):
            raise
        except Refusal as refusal:
            shown = await client.club.panels.look(*self._who, manages=manages(interaction))
            await self._show(draw_panel(shown, ui, said(interaction, refusal)))

    async def typed(self, typed: str) -> None:
        """Do what a form was filled in for."""
        panels, ui = self.client.club.panels, self.client.ui_for(self._interaction)
        may = manages(self._interaction)
        if self._word == PanelWord.NAME:
            work = panels.save(
                *self._who,
                _name(typed),
                of_server=bool(self._first),
                ready_made=ready_made_names(),
                manages=may,
            )
        else:
            work = self._number(typed)
        try:
            notice, shown = "", await work
        except (PanelGone, PanelUsed):
            raise
        except Refusal as refusal:
            notice = said(self._interaction, refusal)
            shown = await panels.look(*self._who, manages=may)
        await self._show(draw_panel(shown, ui, notice))

    @property
    def _numbered(self) -> RuleControl:
        """Return the knob for a typed number; raise `NoSuchRule` where it takes none."""
        knob = KNOBS.get(self._first)
        if knob is None or not knob.numbers:
            raise NoSuchRule
        return knob

    async def _number(self, typed: str) -> PanelView:
        knob, number = self._numbered, typed.strip()
        if not (number.isascii() and number.isdigit() and int(number) in knob.numbers):
            raise NoNumber(low=knob.numbers[0], high=knob.numbers[-1])
        return await self.client.club.panels.change(
            *self._who, knob.name, str(int(number)), manages=manages(self._interaction)
        )

    def _changed(self) -> Awaitable[PanelView]:
        panels, may = self.client.club.panels, manages(self._interaction)
        first, second = self._first, self._second
        group = read_group(first) or RuleGroup.DEAL
        steps: dict[PanelWord | None, Callable[[], Awaitable[PanelView]]] = {
            PanelWord.GROUP: lambda: panels.turn(*self._who, group, manages=may),
            PanelWord.KIND: lambda: panels.turn(*self._who, PanelScreen.START, first, manages=may),
            PanelWord.KNOB: lambda: panels.turn_to(*self._who, first, manages=may),
            PanelWord.SET: lambda: panels.change(*self._who, first, second, manages=may),
            PanelWord.CLOCK: lambda: panels.set_clock(
                *self._who, _clock(first, second), manages=may
            ),
            PanelWord.BASE: lambda: panels.start_from(*self._who, first, manages=may),
            PanelWord.LOAD: lambda: panels.start_from_saved(*self._who, _id(first), manages=may),
            PanelWord.OVER: lambda: panels.start_over(*self._who, manages=may),
            PanelWord.KEEP: lambda: panels.keep(*self._who, manages=may),
            PanelWord.DELETE: lambda: panels.turn(*self._who, PanelScreen.DELETE, manages=may),
            PanelWord.REALLY: lambda: panels.delete(*self._who, manages=may),
            PanelWord.WHO: lambda: panels.turn(*self._who, PanelScreen.WHO, manages=may),
            PanelWord.LEVEL: lambda: panels.turn(*self._who, PanelScreen.LEVEL, manages=may),
            PanelWord.BACK: lambda: panels.turn(*self._who, PanelScreen.USE, manages=may),
        }
        return steps.get(
            self._word, lambda: panels.turn(*self._who, PanelScreen.START, manages=may)
        )()

    async def _ask(self) -> None:
        ui, about, value = self.client.ui_for(self._interaction), None, None
        custom_id = make_id(PressKind.PANEL, self._panel_id, 0, self._asked)
        if self._word == PanelWord.NAME:
            title = ui.text("panel-name-server-title" if self._first else "panel-name-title")
            label, most = ui.text("panel-name"), NAME_LENGTH
        else:
            shown = await self.client.club.panels.look(*self._who)
            knob = self._numbered
            present, numbers = knob.get(shown.rules), knob.numbers
            title, label, most = knob_title(knob, ui), ui.text("panel-number"), _NUMBER_LENGTH
            about = ui.text("panel-number-range", low=numbers[0], high=numbers[-1])
            value = str(present) if isinstance(present, int) else None
        await attempt(
            forms.ask(
                self._interaction,
                custom_id,
                title[:_TITLE],
                label,
                about=about,
                value=value,
                most=most,
            )
        )

    async def _use(self) -> None:
        guest, purpose = None, PanelPurpose.read(self._first)
        alone = self._word == PanelWord.USE and purpose == PanelPurpose.PRACTICE
        place_of(self._interaction, alone=alone)  # refuses where the bot may not write
        shown = await self.client.club.panels.look(*self._who)
        other = await self._other_side(shown)
        if self._word == PanelWord.GUEST:
            guest, purpose = other, PanelPurpose.CHALLENGE
        with self.client.rate_limits.spending(self._interaction.user.id, CostlyWork.BEGIN):
            snapshot = await self.client.club.panels.use(
                self._panel_id,
                person_of(self._interaction.user),
                purpose,
                self._interaction.id,
                player=self._second or levels.USUAL,
                guest=guest,
            )
        try:
            await self._show(draw_sent(shown, self.client.ui_for(self._interaction)))
        finally:
            self.client.scheduler.wake()
            await appear(self._interaction, snapshot)

    async def _other_side(self, shown: PanelView) -> Person | None:
        """Return the member to challenge, or raise `LeftServer` if they left the server."""
        chosen = self._word == PanelWord.GUEST
        member_id = _id(self._first) if chosen else shown.guest_id
        if place_id_of(self._interaction) is None or member_id is None:
            return None
        ui = self.client.ui_for(self._interaction)
        name = shown.guest if shown.guest and not chosen else ui.text("name-nobody")
        return await present_member(self._interaction, member_id, name)

    async def _show(self, drawing: Drawing) -> None:
        """Update the panel's message; where that fails, the panel stands as it is stored."""
        await attempt(update(self._interaction, drawing))


def _clock(kind: str, length: str) -> str:
    return "" if kind == USUAL else f"{kind}:{length}" if length else kind


def _id(text: str) -> int:
    """Read a number that Discord or the database gave out, or raise `NoSuchRule`."""
    if not text.isascii() or not text.isdigit():
        raise NoSuchRule
    return int(text)


def _name(typed: str) -> str:
    name = plain_name(typed)
    return "" if name == plain_name("") else name


async def _opened(interaction: Interaction, rest: str) -> None:
    """Open a panel that starts from the rules that a member reads: a table's, or some by a name."""
    client = interaction.client
    word, _, what = rest.partition("=")

    async def opened() -> PanelView:
        if PanelWord.read(word) == PanelWord.OF:
            table = await client.club.tables.snapshot(_id(what), within=place_ids_of(interaction))
            check_visible(interaction, table)
            return await open_panel(interaction, table.rules)
        rules = await chosen_rules(interaction, what or None)
        return await open_panel(
            interaction, rules, clock=await own_clock(interaction, what or None)
        )

    try:
        shown = await opened()
    except DoneByTwinError:
        _log.info("panel opened by another process")
        return
    await attempt(reply(interaction, draw_panel(shown, client.ui_for(interaction))))


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(PanelCog(bot))
