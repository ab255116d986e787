"""What members press in a cup: they enter, play, give up, agree to more time, and leave."""

from collections.abc import Callable
from functools import partial
from typing import Any

from club.cups.formats.match_keys import MatchKey
from club.table.snapshot import Snapshot
from cogs.kit.press_kinds import PressKind
from cogs.kit.text import Text
from playground.driver import Actor, Answer
from playground.standin.models import EPHEMERAL
from playground.standin.shapes import message_json
from tests.proof.cups.cup_server import PATIENCE, CupServer
from tests.wire.doors import ask_resign
from tests.wire.harness import choices, offered
from tests.wire.move_clicks import click, next_click, wish_of

Json = dict[str, Any]
text = Text()


async def enter(server: CupServer, actor: Actor) -> None:
    """Enter the cup by the button under its message."""

    async def entered() -> bool:
        return (await server.cup()).entrant_of(actor.id) is not None

    async def press() -> Answer | None:
        message = await server.message()
        return await server.attempt(partial(actor.press, message, text("press-cup-enter")))

    await server.until(entered, press)


async def leave(server: CupServer, actor: Actor) -> None:
    """Leave the cup, having been asked whether to."""

    async def left() -> bool:
        return (await server.cup()).entrant_of(actor.id) is None

    async def press() -> Answer | None:
        asked = await server.attempt(
            partial(actor.press, await server.message(), text("press-cup-leave"))
        )
        if asked is None:
            return None
        return await server.attempt(partial(actor.press, asked, text("press-cup-left")))

    await server.until(left, press)


async def turn(server: CupServer, snapshot: Snapshot) -> bool:
    """Let the player on turn press once on their hand; whether they could."""
    state = snapshot.state
    assert state is not None
    actor = on_turn(server, snapshot)
    draft = snapshot.drafts.get(actor.id)

    async def press() -> Answer:
        message = await _hand(server, actor, snapshot)
        view, wish = state.view(state.turn), wish_of(snapshot)
        clicked = next_click(message, view, wish, None if draft is None else draft.text)
        return await click(actor, message, clicked)

    return await server.attempt(press) is not None


def on_turn(server: CupServer, snapshot: Snapshot) -> Actor:
    """Whose turn it is."""
    assert snapshot.state is not None
    seat = snapshot.state.turn
    member_id = next(each.member_id for each in snapshot.seats if each.seat == seat)
    assert member_id is not None
    return server.actor(member_id)


async def give_up(server: CupServer, table_id: int, actor: Actor) -> None:
    """Give up a game, having been asked whether to."""

    async def over() -> bool:
        return (await server.club.tables.snapshot(table_id)).state is None

    async def press() -> Answer | None:
        asked = await server.attempt(partial(ask_resign, actor, table_id))
        if asked is None:
            return None
        sure = f"gin:quit:{table_id}:yes"
        return await server.attempt(partial(actor.press, asked, sure))

    await server.until(over, press)


async def agree_to_more_time(
    server: CupServer, key: MatchKey, board: int, one: Actor, other: Actor
) -> None:
    """Ask for more time where the match is played, and agree to it there."""
    row = (await server.cup()).row_of(key, board)
    assert row is not None
    due_at = row.due_at

    async def asked() -> bool:
        row = (await server.cup()).row_of(key, board)
        return row is None or row.extension_by is not None or row.due_at > due_at

    async def agreed() -> bool:
        row = (await server.cup()).row_of(key, board)
        return row is None or row.due_at > due_at

    table = row.table_id
    await server.until(asked, partial(_press_time, server, one, f"{key}=ask", table))
    await server.settled()
    await server.until(agreed, partial(_press_time, server, other, f"{key}=agree", table))


async def _press_time(
    server: CupServer, actor: Actor, rest: str, table_id: int | None
) -> Answer | None:
    assert table_id is not None
    room = str((await server.club.tables.snapshot(table_id)).channel_id)

    def offers(message: Json) -> bool:
        return any(
            (each.kind, each.rest) == (PressKind.CUP_TIME, rest)
            for each in offered(message).values()
        )

    message = await newest(server, actor, room, offers)
    custom_id = next(
        each for each, action in offered(message).items() if action.kind == PressKind.CUP_TIME
    )
    return await server.attempt(partial(actor.press, message, custom_id))


async def newest(
    server: CupServer, actor: Actor, channel_id: str, wanted: Callable[[Json], bool]
) -> Json:
    """The newest message of a channel that a member sees and that is wanted, once there is one."""
    world = server.discord.world

    def found() -> Json | None:
        channel = world.channels[channel_id]
        for stored in reversed([*channel.messages.values()]):
            if stored.only_for in {None, actor.user.id}:
                message = message_json(world, stored)
                if wanted(message):
                    return message
        return None

    message = await world.pulse.until(found, PATIENCE)
    assert message is not None
    return message


async def _hand(server: CupServer, actor: Actor, snapshot: Snapshot) -> Json:
    """A member's hand in their direct messages, once it shows the table as it stands."""
    table_id, ply = snapshot.table.table_id, snapshot.table.ply

    def shows(message: Json) -> bool:
        if message["flags"] & EPHEMERAL:
            return False
        shown = [*offered(message).values()]
        picked = [each for each in choices(message).values() if each.kind in {"move", "pick"}]
        return any(each.table == table_id and each.ply == ply for each in [*shown, *picked])

    return await newest(server, actor, actor.dm().id, shows)
