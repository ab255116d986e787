"""Score sheets for gin with real cards: `/gin realcards`, and all that is pressed on one."""

import re
from collections.abc import Awaitable

import discord
from discord import app_commands

from club.core.errors import (
    AlreadyAnswered,
    DoesNotFit,
    EntryGone,
    EntryOpen,
    LeftServer,
    NoSuchRule,
    NotSeated,
    Refusal,
    SheetMoved,
)
from club.core.people import Person, is_here
from club.scorepad.entry_draft import SlipStep
from club.scorepad.sheet_entries import OpenEntry
from club.table.scene import scene
from club.table.snapshot import Snapshot
from cogs.kit.drawing import Drawing
from cogs.kit.ids import make_id
from cogs.kit.press_kinds import PressKind
from cogs.kit.sheet_words import PaperWord, SlipWord
from cogs.kit.text import Text, plain_name
from cogs.matchmaking.challenge import OPTIONS, Target
from cogs.routing import forms
from cogs.routing.bot import Bot, Interaction
from cogs.routing.clicks import Click, ShownBy
from cogs.routing.cog import Cog
from cogs.routing.command_groups import Group
from cogs.routing.command_rules import (
    chosen_rules,
    contests_typed,
    seat_choices,
    targets_typed,
    variants_typed,
)
from cogs.routing.declarations import command, form, press
from cogs.routing.error_answers import said
from cogs.routing.new_tables import appear, show_new
from cogs.routing.people import person_of
from cogs.routing.rate_limits import CostlyWork
from cogs.routing.table_resolver import place_of
from cogs.scorepad.ui.entry import draw_closing, draw_deals, draw_entered, draw_entering
from cogs.scorepad.ui.sheet import draw_own_paper

NAME_LENGTH = 32
"""Characters of a friend's name that may be typed."""

_NUMBERS = re.compile(r"[-\u2212]?\d{1,4}", re.ASCII)
_TYPED = 12
_TITLE = 45

text = Text()


class TooMuchTyped(Refusal):
    """What was typed isn't as many numbers as are asked for."""


class SheetsCog(Cog):
    """Score sheets for real cards."""

    @command(Group.GIN, 100, "command-realcards", public=True)
    @app_commands.describe(
        member=text("command-realcards-member"),
        friend=text("command-realcards-friend"),
        **OPTIONS,
        seats=text("command-seats"),
    )
    @app_commands.choices(seats=seat_choices())
    @app_commands.autocomplete(variant=variants_typed, contest=contests_typed)
    @app_commands.autocomplete(target=targets_typed)
    async def realcards(  # noqa: PLR0917 - the options of a command
        self,
        interaction: Interaction,
        member: discord.User | None = None,
        friend: app_commands.Range[str, 1, NAME_LENGTH] | None = None,
        variant: str | None = None,
        contest: str | None = None,
        target: Target | None = None,
        seats: app_commands.Choice[str] | None = None,
    ) -> None:
        """Lay out a sheet; with the other player named, it begins at once."""
        place, host = place_of(interaction, alone=member is None), person_of(interaction.user)
        others: tuple[Person | str, ...] = tuple(
            one
            for one in (member and person_of(member), friend and plain_name(friend))
            if one is not None
        )

        in_server = interaction.guild_id is not None
        if member is not None and in_server and not isinstance(member, discord.Member):
            # Somebody who has left comes as a user, without what a server knows of its members.
            raise LeftServer(name=person_of(member).name)

        async def set_up() -> Snapshot:
            rules = await chosen_rules(interaction, variant, contest, target, seats and seats.value)
            client = interaction.client
            with client.rate_limits.spending(host.member_id, CostlyWork.BEGIN):
                return await client.club.sheets.open(
                    place, host, rules, others=others, interaction_id=interaction.id
                )

        snapshot = await set_up()
        interaction.client.scheduler.wake()
        await show_new(interaction, snapshot)

    @press(PressKind.PAPER, shown_by=ShownBy.SHEET)
    async def pressed(self, click: Click) -> None:
        """Do what a button of a sheet says."""
        text, _, value = click.action.rest.partition(":")
        match PaperWord.read(text):
            case PaperWord.ENTER:
                await _begin(click)
            case PaperWord.FIX:
                snapshot = await _look(click)
                await click.reply(draw_deals(scene(snapshot, None), click.ui))
            case PaperWord.CLOSE:
                snapshot = await _look(click)
                if snapshot.player_of(click.member_id) is None:
                    raise NotSeated
                await click.reply(draw_closing(scene(snapshot, None), click.ui))
            case PaperWord.GUEST:
                await _ask_name(click, value)
            case PaperWord.AGAIN:
                await _again(click)
            case PaperWord.SHOW:
                snapshot = await _look(click)
                if snapshot.player_of(click.member_id) is None:
                    raise NotSeated
                await click.reply(_copy(click, snapshot))
            case word:
                await _change(click, word, int(value or 0))

    @press(PressKind.ENTRY)
    async def stepped(self, click: Click) -> None:
        """Take a step on a slip, and show it as it is then."""
        sheets, table_id, who = click.client.club.sheets, click.action.table, click.person
        text, _, value = click.action.rest.partition(":")
        match SlipWord.read(text):
            case SlipWord.TYPE:
                await _ask_points(click)
            case SlipWord.DEALS:
                page = _number(value or "0")
                await click.update(draw_deals(scene(await _look(click), None), click.ui, page))
            case SlipWord.ENTER | SlipWord.REMOVE as word:
                await _enter(click, word, _number(value or "0"))
            case SlipWord.FIX:
                work = sheets.slip(table_id, who, _number(value))
                await click.update(_panel(await work, click))
            case SlipWord.NEW:
                work = sheets.slip(table_id, who, anew=True)
                await click.update(_panel(await work, click))
            case None:
                # A step; what is none is refused where steps are taken.
                work = sheets.step(table_id, who, SlipStep.stored(text), value)
                await click.update(_panel(await work, click))

    @form(PressKind.PAPER, shown_by=ShownBy.SHEET)
    async def guest_typed(self, click: Click, typed: str) -> None:
        """Seat a friend by the name that was typed."""
        side = int(click.action.rest.partition(":")[2] or 0)
        name = plain_name(typed) if typed.strip() else ""
        sheets = click.client.club.sheets
        work = sheets.add_guest(click.action.table, click.person, click.interaction_id, name, side)
        await _shown(click, work)

    @form(PressKind.ENTRY)
    async def points_typed(self, click: Click, typed: str) -> None:
        """Take the numbers that were typed."""
        sheets, table_id, who = click.client.club.sheets, click.action.table, click.person
        entering = await sheets.step(table_id, who)
        found = typed.replace(",", " ").split()
        count = len(entering.form.numbers)
        if len(found) != count or not all(_NUMBERS.fullmatch(each) for each in found):
            notice = said(click.interaction, TooMuchTyped())
            await click.update(_panel(entering, click, notice))
            return
        for word, each in zip((SlipStep.ONE, SlipStep.TWO), found, strict=False):
            value = each.replace("\u2212", "-").replace("-", "m")
            try:
                entering = await sheets.step(table_id, who, word, value)
            except NoSuchRule:
                notice = said(click.interaction, TooMuchTyped())
                await click.update(_panel(entering, click, notice))
                return
        await click.update(_panel(entering, click))


# On the sheet, or a member's own copy of it


async def _change(click: Click, word: PaperWord | None, value: int) -> None:
    sheets, who, press = click.client.club.sheets, click.person, click.interaction_id
    table_id, ply = click.action.table, click.action.ply or 0
    match word:
        case PaperWord.AGREE | PaperWord.REFUSE:
            work = sheets.answer(table_id, who, ply, press, agrees=word == PaperWord.AGREE)
        case PaperWord.JOIN:
            work = sheets.join(table_id, who, press, value)
        case PaperWord.DEALER:
            work = sheets.first_dealer(table_id, who, value, press)
        case PaperWord.UNDO:
            work = sheets.undo(table_id, who, ply, press)
        case PaperWord.LEAVE:
            work = sheets.leave(table_id, who, press)
        case PaperWord.START:
            work = sheets.start(table_id, who, press)
        case PaperWord.STAYS:
            work = sheets.keep_open(table_id, who, press)
        case PaperWord.CLOSING:
            work = sheets.close(table_id, who, press)
        case _:
            raise NoSuchRule
    if word == PaperWord.CLOSING:
        snapshot = await work
        await click.update(draw_entered(scene(snapshot, None), click.ui))
        click.client.changed(snapshot)
        return
    await _shown(click, work)


async def _shown(click: Click, work: Awaitable[Snapshot]) -> None:
    if not click.on_private_copy:
        await click.played(work)
        return
    try:
        await click.played(work, lambda snapshot: click.update(_copy(click, snapshot)))
    except Refusal:
        await click.update(_copy(click, await _look(click)))  # It may show an earlier state.
        raise


def _copy(click: Click, snapshot: Snapshot) -> Drawing:
    return draw_own_paper(scene(snapshot, None), click.ui)


async def _begin(click: Click) -> None:
    """Give a member a slip for the next deal; one that they have begun is kept."""
    work = click.client.club.sheets.slip(click.action.table, click.person)
    await click.reply(_panel(await work, click))


async def _ask_name(click: Click, side: str) -> None:
    custom_id = make_id(
        PressKind.PAPER, click.action.table, click.action.ply, f"{PaperWord.GUEST}:{side}"
    )
    title, label = click.ui.text("guest-title"), click.ui.text("guest-name")
    await forms.ask(click.interaction, custom_id, title[:_TITLE], label, most=NAME_LENGTH)


async def _again(click: Click) -> None:
    table_id, sheets = click.action.table, click.client.club.sheets
    if (there := await sheets.next_of(table_id, click.person)) is not None:
        if not there.answers_only:
            raise AlreadyAnswered
        await click.reply(_copy(click, there))  # Its message may be lost, or far up.
        return
    with click.client.rate_limits.spending(click.member_id, CostlyWork.BEGIN):
        snapshot = await sheets.again(table_id, click.person, click.interaction_id)
    await click.bring_along()
    if snapshot.answers_only and not is_here(snapshot.table.server_id, click.place_ids):
        await click.reply(_copy(click, snapshot))
    else:
        await appear(click.interaction, snapshot)
    await click.acknowledge()


async def _look(click: Click) -> Snapshot:
    return await click.client.club.tables.snapshot(click.action.table)


# On a slip, for one member alone


def _number(text: str) -> int:
    """Read a number that a button carries, or raise `NoSuchRule`."""
    if not text.isascii() or not text.isdigit():
        raise NoSuchRule
    return int(text)


async def _enter(click: Click, word: SlipWord, about: int) -> None:
    """Enter a deal, or ask the others for a correction; what came in between is shown first."""
    sheets, table_id, who = click.client.club.sheets, click.action.table, click.person
    ply, press = click.action.ply or 0, click.interaction_id
    try:
        if word == SlipWord.ENTER:
            work = sheets.enter(table_id, who, ply, press)
        else:
            work = sheets.remove(table_id, who, about, press)
        snapshot = await work
    except SheetMoved:
        await _show_again(click, click.ui.text("entry-moved"))
        return
    except (DoesNotFit, EntryOpen) as refusal:
        await _show_again(click, said(click.interaction, refusal))
        return
    except EntryGone as refusal:
        seen = scene(await _look(click), None)
        await click.update(draw_deals(seen, click.ui, 0, said(click.interaction, refusal)))
        return
    click.noted = True
    try:
        await click.update(draw_entered(scene(snapshot, None), click.ui))
    finally:
        click.client.changed(snapshot)


async def _show_again(click: Click, notice: str) -> None:
    work = click.client.club.sheets.step(click.action.table, click.person)
    await click.update(_panel(await work, click, notice))
    click.client.reconciler.refresh(click.action.table)


def _panel(entering: OpenEntry, click: Click, notice: str = "") -> Drawing:
    return draw_entering(scene(entering.snapshot, None), entering.form, click.ui, notice)


async def _ask_points(click: Click) -> None:
    entering = await click.client.club.sheets.step(click.action.table, click.person)
    ui, slip, numbers = click.ui, entering.form.slip, entering.form.numbers
    told = [str(each) for each in (slip.one, slip.two)[: len(numbers)] if each is not None]
    await forms.ask(
        click.interaction,
        make_id(PressKind.ENTRY, click.action.table, click.action.ply, SlipWord.TYPE),
        ui.text("type-points")[:_TITLE],
        ui.text("type-number", numbers=len(numbers)),
        value=" ".join(told) or None,
        most=_TYPED,
    )


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(SheetsCog(bot))
