"""More than two: lobbies, seats that are left in the middle, and a partner's hand."""

from club.core.errors import NotYours, Refusal, SeatTaken
from club.core.levels import USUAL
from club.table.scene import scene
from club.table.snapshot import Snapshot
from cogs.kit.press_kinds import PressKind
from cogs.multiplayer.ui.advice import draw_advice
from cogs.routing.bot import Bot
from cogs.routing.clicks import Click, ShownBy
from cogs.routing.cog import Cog
from cogs.routing.declarations import press


class OnlyHost(Refusal):
    """Only its host (`name` in the message) fills a table's seats, begins and withdraws it."""


class LobbyCog(Cog):
    """Lobbies, seats that are left, and a partner's hand."""

    @press(PressKind.LOBBY, shown_by=ShownBy.CHALLENGE)
    async def gather(self, click: Click) -> None:
        """Join a lobby, get up, fill it, begin, or take it back."""
        try:
            await click.played(_gather(click))
        except NotYours as error:
            lobby = await click.client.club.snapshot(click.action.table)
            raise OnlyHost(name=scene(lobby, None).name(1)) from error

    @press(PressKind.LEFT)
    async def left(self, click: Click) -> None:
        """Say what is to be done about a seat that was left, ask for it, or come back to it."""
        groups, table_id = click.client.club.groups, click.action.table
        number, _, word = click.action.rest.partition(".")
        seat = int(number)
        if word == "me":
            work = groups.offer_oneself(table_id, click.person, seat)
        elif word == "back":
            work = _back(click, seat)
        else:
            work = groups.say(table_id, click.member_id, seat, word, click.interaction_id)
        snapshot = await work
        await click.acknowledge()
        click.client.changed(snapshot, everywhere=True)

    @press(PressKind.ADVICE)
    async def advice(self, click: Click) -> None:
        """Show a partner's hand to somebody who may see it."""
        seen = await click.client.club.groups.advice(click.action.table, click.member_id)
        drawing = draw_advice(seen, click.ui)
        await (click.update(drawing) if click.on_private_copy else click.reply(drawing))


async def _gather(click: Click) -> Snapshot:
    club, table_id, word = click.client.club, click.action.table, click.action.rest
    asked = (table_id, click.person, click.interaction_id)
    message_id = click.message_in_channel
    if word.startswith("join"):
        return await club.groups.join(*asked, side=int(word[-1]), message_id=message_id)
    if word.startswith("computer"):
        filled, _, level = word.partition("=")
        return await club.groups.seat_computer(
            *asked, int(filled[-1]), level or USUAL, message_id=message_id
        )
    if word == "leave":
        return await club.groups.leave(*asked)
    if word == "start":
        return await club.groups.start(*asked, message_id=message_id)
    return await club.withdraw(*asked)


async def _back(click: Click, seat: int) -> Snapshot:
    club, table_id = click.client.club, click.action.table
    if (await club.snapshot(table_id)).player_of(click.member_id) != seat:
        raise SeatTaken
    return await club.groups.come_back(table_id, click.member_id, click.interaction_id)


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(LobbyCog(bot))
