"""More than two: lobbies, seats that are left, a partner's hand, and a team's opponents."""

import re

from club.core.errors import NotYours, Refusal, SeatTaken
from club.core.levels import USUAL
from club.table.losers_choice import LosersWish
from club.table.scene import scene
from club.table.snapshot import Snapshot
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import LeftWord, LobbyWord, OpponentsWord
from cogs.multiplayer.ui.advice import draw_advice
from cogs.multiplayer.ui.opponents import draw_teams_wish
from cogs.routing.bot import Bot
from cogs.routing.clicks import Click, ShownBy
from cogs.routing.cog import Cog
from cogs.routing.declarations import press

_ASKED = re.compile("(?P<word>[a-z]+)(?P<side>[0-2])?(?:=(?P<level>[a-z]+))?")


class OnlyHost(Refusal):
    """Only its host (`name` in the message) fills a table's seats, begins and withdraws it."""


class LobbyCog(Cog):
    """Lobbies, seats that are left, a partner's hand, and a team's opponents."""

    @press(PressKind.LOBBY, shown_by=ShownBy.CHALLENGE)
    async def gather(self, click: Click) -> None:
        """Join a lobby, get up, fill it, begin, or take it back."""
        try:
            await click.played(_gather(click))
        except NotYours as error:
            lobby = await click.client.club.tables.snapshot(click.action.table)
            raise OnlyHost(name=scene(lobby, None).name(1)) from error

    @press(PressKind.LEFT)
    async def left(self, click: Click) -> None:
        """Say what is to be done about a seat that was left, ask for it, or come back to it."""
        groups, table_id = click.client.club.groups, click.action.table
        number, _, word = click.action.rest.partition(".")
        seat = int(number)
        if word == LeftWord.ME:
            work = groups.offer_oneself(table_id, click.person, seat)
        elif word == LeftWord.BACK:
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

    @press(PressKind.OPPONENTS)
    async def opponents(self, click: Click) -> None:
        """Say what one's team does about its opponents if it loses the round."""
        groups, asked = click.client.club.groups, click.action
        if asked.rest == OpponentsWord.ASK:
            found = await groups.teams_wish(asked.table, click.member_id)
            await click.reply(draw_teams_wish(found, click.ui))
            return
        found = await groups.say_teams_wish(
            asked.table, click.member_id, LosersWish(asked.rest), asked.ply
        )
        drawing = draw_teams_wish(found, click.ui)
        await (click.update(drawing) if click.on_private_copy else click.reply(drawing))


async def _gather(click: Click) -> Snapshot:
    club, table_id = click.client.club, click.action.table
    found = _ASKED.fullmatch(click.action.rest)
    assert found is not None
    asked = (table_id, click.person, click.interaction_id)
    side, message_id = int(found["side"] or 0), click.message_in_channel
    match LobbyWord(found["word"]):
        case LobbyWord.JOIN:
            return await club.groups.join(*asked, side=side, message_id=message_id)
        case LobbyWord.COMPUTER:
            level = found["level"] or USUAL
            return await club.groups.seat_computer(*asked, side, level, message_id=message_id)
        case LobbyWord.LEAVE:
            return await club.groups.leave(*asked)
        case LobbyWord.START:
            return await club.groups.start(*asked, message_id=message_id)
        case LobbyWord.WITHDRAW:
            return await club.starting.withdraw(*asked)


async def _back(click: Click, seat: int) -> Snapshot:
    club, table_id = click.client.club, click.action.table
    if (await club.tables.snapshot(table_id)).player_of(click.member_id) != seat:
        raise SeatTaken
    return await club.groups.come_back(table_id, click.member_id, click.interaction_id)


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(LobbyCog(bot))
