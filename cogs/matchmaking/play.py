"""`/gin play`: one panel from which every game begins."""

from dataclasses import replace
from typing import Final

from discord import app_commands

from club.core.errors import OldButton
from club.core.people import Person
from club.table import playable
from club.table.snapshot import Snapshot
from cogs.kit.drawing import Drawing
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import PlayWord
from cogs.matchmaking.challenge import OPTIONS, Target
from cogs.matchmaking.play_choice import choice_of, choose, choose_rules, choose_typed
from cogs.matchmaking.starting_games import join_queue, offer, start_practice
from cogs.matchmaking.ui.play import draw_anyone, draw_begun, draw_friend, draw_more, draw_play
from cogs.matchmaking.ui.queue import draw_queued
from cogs.routing.answers import attempt, reply
from cogs.routing.bot import Bot, Interaction
from cogs.routing.clicks import Click
from cogs.routing.cog import Cog
from cogs.routing.command_groups import Group
from cogs.routing.command_rules import (
    SEATINGS,
    RulesChoice,
    contests_typed,
    targets_typed,
    variants_typed,
)
from cogs.routing.declarations import command, press
from cogs.routing.hand_delivery import bring_hand
from cogs.routing.new_tables import appear
from cogs.routing.people import present_member
from cogs.routing.table_resolver import place_of
from data.schema.vocabulary import PlaceKind
from engine.rules import read_rules
from engine.words import SeatingFormat

MORE: Final = tuple(
    word for word, made in SEATINGS.items() if made["seating"] != SeatingFormat.HEADS_UP
)
"""The seatings of more than two."""


BEGIN: Final = frozenset(
    {PlayWord.COMPUTER, PlayWord.SEAT, PlayWord.QUEUE, PlayWord.WITH, PlayWord.SEATS}
)
"""What begins a game, offers one, or seeks it."""


class PlayCog(Cog):
    """The panel from which every game begins."""

    def __init__(self, bot: Bot) -> None:
        """Begin with no panel pressed."""
        super().__init__(bot)
        self._beginning: set[int] = set()

    @command(Group.GIN, 5, "command-play")
    @app_commands.describe(**OPTIONS)
    @app_commands.autocomplete(variant=variants_typed, contest=contests_typed)
    @app_commands.autocomplete(target=targets_typed)
    async def play(
        self,
        interaction: Interaction,
        variant: str | None = None,
        contest: str | None = None,
        target: Target | None = None,
    ) -> None:
        """Open the panel, with what is typed chosen on it."""
        await choose_typed(interaction, RulesChoice(variant, contest, target))
        choice = await choice_of(interaction)
        await reply(interaction, draw_play(choice.panel, interaction.client.ui_for(interaction)))
        interaction.client.seen(interaction.user)

    @press(PressKind.PLAY)
    async def pressed(self, click: Click) -> None:
        """Turn to a page, choose what is played, or begin."""
        word, _, value = click.action.rest.partition("=")
        if word in BEGIN:
            await self._begin_once(click, word, value)
            return
        match word:
            case PlayWord.FRIEND:
                await _friend(click)
            case PlayWord.ANYONE:
                await _anyone(click)
            case PlayWord.MORE:
                await _more(click)
            case PlayWord.PAGE:
                await _home(click, page=_number(value))
            case _:
                await _choose(click, word, value)
                await _home(click)

    async def _begin_once(self, click: Click, word: str, value: str) -> None:
        panel = 0 if click.interaction.message is None else click.interaction.message.id
        if panel in self._beginning:
            return
        self._beginning.add(panel)
        try:
            await _begin(click, word, value)
        finally:
            self._beginning.discard(panel)


async def _begin(click: Click, word: str, value: str) -> None:
    match word:
        case PlayWord.COMPUTER:
            await _computer(click)
        case PlayWord.SEAT:
            await _offered(click, None, "play-seat-open")
        case PlayWord.QUEUE:
            await _queue(click)
        case PlayWord.WITH:
            await _challenge(click, _number(value))
        case _:
            await _gather(click, value)


async def _choose(click: Click, word: str, value: str) -> None:
    """Store what was chosen in a menu; nothing where the panel alone is asked for."""
    match word:
        case PlayWord.VARIANT:
            await choose_rules(click.interaction, value)
        case PlayWord.CONTEST:
            await choose(click.interaction, "play_contest", value)
        case PlayWord.TARGET:
            await choose(click.interaction, "play_target", _number(value))
        case PlayWord.LEVEL:
            await choose(click.interaction, "play_level", value)


async def _show(click: Click, drawing: Drawing) -> None:
    await (click.update(drawing) if click.on_private_copy else click.reply(drawing))


async def _home(click: Click, *, page: int = 0) -> None:
    choice = await choice_of(click.interaction, page=page)
    await _show(click, draw_play(choice.panel, click.ui))


async def _friend(click: Click) -> None:
    choice = await choice_of(click.interaction)
    listed = await click.client.club.friends.of(click.member_id)
    friends = [(each.member_id, each.name) for each in listed]
    await _show(click, draw_friend(choice.panel, friends, click.ui))


async def _anyone(click: Click) -> None:
    choice, queued = await choice_of(click.interaction), None
    if click.server_id is not None:
        place = await click.client.club.queue.place(click.server_id, click.member_id)
        if place is not None and place.rules is not None:
            queued = read_rules(place.rules)
    await _show(click, draw_anyone(choice.panel, click.ui, queued=queued))


async def _more(click: Click) -> None:
    choice = await choice_of(click.interaction)
    await _show(click, draw_more(choice.panel, MORE, click.ui))


async def _computer(click: Click) -> None:
    choice = await choice_of(click.interaction)
    snapshot = await start_practice(click.interaction, choice.rules, choice.panel.level)
    if snapshot.server_kind == PlaceKind.DIRECT:
        # The hand is a message of its own here, and the panel leads to it.
        try:
            await bring_hand(click, snapshot, apart=False)
        finally:
            click.client.changed(snapshot)
        return
    try:
        await click.show_hand(snapshot)
    finally:
        click.client.changed(snapshot)


async def _challenge(click: Click, member_id: int) -> None:
    place_of(click.interaction)  # refuses where no game can be begun
    name = click.ui.text("name-nobody")
    guest = await present_member(click.interaction, member_id, name)
    await _offered(click, guest, "play-challenged")


async def _gather(click: Click, seats: str) -> None:
    if seats not in MORE:
        raise OldButton
    await _offered(click, None, "play-lobby-open", seats=seats)


async def _offered(click: Click, guest: Person | None, key: str, *, seats: str = "") -> None:
    choice = await choice_of(click.interaction)
    rules = replace(choice.rules, **SEATINGS[seats]) if seats else choice.rules
    playable.check(rules)
    guests = () if guest is None else (guest,)
    snapshot = await offer(click.interaction, guests, rules, choice.clock)
    try:
        await _show(click, draw_begun(key, click.ui, "" if guest is None else guest.name))
    finally:
        await appear(click.interaction, snapshot)


async def _queue(click: Click) -> None:
    choice, queue = await choice_of(click.interaction), click.client.club.queue
    found = await join_queue(click.interaction, choice.rules)
    if isinstance(found, Snapshot):
        click.client.changed(found)
        await bring_hand(click, found, apart=not click.on_private_copy)
        return
    click.client.scheduler.wake()
    sought = await queue.sought(found)
    # A message of its own: that its number is later than the press tells when the seal was shown.
    drawing = draw_queued(found, choice.rules, click.ui, sought)
    message_id = await attempt(reply(click.interaction, drawing))
    if message_id is not None:
        await queue.shown(found, message_id)


def _number(value: str) -> int:
    """Read a number that a menu carries, or raise `OldButton`."""
    if not value.isdecimal():
        raise OldButton
    return int(value)


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(PlayCog(bot))
