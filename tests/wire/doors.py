"""The ways to what lies behind a command's panel, as a member takes them."""

from typing import Any

from cogs.kit.text import Text
from playground.driver import Actor, Answer
from playground.standin.models import Channel

text = Text()


async def play(actor: Actor, *, where: Channel | None = None, **chosen: Any) -> Answer:
    """Open the panel of `/gin play`, with what is typed beside it chosen there."""
    answer = await actor.command("gin play", where=where, **chosen)
    await answer.done()
    return answer


async def anyone(actor: Actor, *, where: Channel | None = None, **chosen: Any) -> Answer:
    """Turn to the page with the ways to an opponent whom nobody names."""
    return await actor.press(await play(actor, where=where, **chosen), text("press-play-anyone"))


async def tables(actor: Actor, *, where: Channel | None = None) -> Answer:
    """List the free seats, and the games to watch."""
    return await actor.press(await anyone(actor, where=where), text("press-play-tables"))
