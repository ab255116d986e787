"""The ways to what lies behind a command's panel, as a member takes them."""

from typing import Any

from cogs.kit.text import Text
from playground.driver import Actor, Answer, menus
from playground.standin.models import Channel
from playground.standin.validation.walk import walk
from tests.wire.harness import Harness, Json, offered

text = Text()

PLAY = "gin:play:0:0:"
"""How the ids of the buttons begin on the panel of `/gin play`."""

RULES, SEATS = "pick:play:0:1", "pick:play:0:1"
"""The first menus of the panel and of its page for more than two."""


async def play(
    actor: Actor,
    *,
    where: Channel | None = None,
    **chosen: Any,
) -> Answer:
    """Open the panel of `/gin play`, with what is typed beside it chosen there, and no more."""
    answer = await actor.command("gin play", where=where, **chosen)
    message = await answer.done()
    if "variant" not in chosen and (set_before := _chosen(message)) and "variant" not in set_before:
        answer = await actor.choose(answer, RULES, "variant")
    return answer


def _chosen(message: Json) -> set[str]:
    """What stands as chosen in the menus of a message."""
    every = (one for each in walk(message["components"]) for one in each.get("options", ()))
    return {one["value"] for one in every if one.get("default")}


async def anyone(actor: Actor, *, where: Channel | None = None, **chosen: Any) -> Answer:
    """Turn to the page with the ways to an opponent whom nobody names."""
    return await actor.press(await play(actor, where=where, **chosen), f"{PLAY}anyone")


async def tables(actor: Actor, *, where: Channel | None = None) -> Answer:
    """List the free seats, and the games to watch."""
    return await actor.press(await anyone(actor, where=where), text("press-play-tables"))


async def open_seat(
    actor: Actor,
    *,
    seats: str | None = None,
    where: Channel | None = None,
    **chosen: Any,
) -> Answer:
    """Leave a seat open to anybody, or several; what the panel says of it."""
    if seats is None:
        return await actor.press(await anyone(actor, where=where, **chosen), f"{PLAY}seat")
    page = await actor.press(await play(actor, where=where, **chosen), f"{PLAY}more")
    return await actor.choose(page, SEATS, f"seats={seats}")


async def open_table(harness: Harness, actor: Actor, **chosen: Any) -> Json:
    """Do the same, and return the message that everybody sees of it."""
    await open_seat(actor, **chosen)
    await harness.quiet()
    table_id = await harness.newest_table(actor)
    return next(
        one
        for one in reversed(actor.messages())
        if any(each.table == table_id for each in offered(one).values())
    )


async def seek(actor: Actor, *, where: Channel | None = None, **chosen: Any) -> Answer:
    """Join the queue."""
    return await actor.press(await anyone(actor, where=where, **chosen), f"{PLAY}queue")


async def house_rules(actor: Actor, *, where: Channel | None = None, **chosen: Any) -> Answer:
    """Open the panel of house rules."""
    panel = await play(actor, where=where, **chosen)
    return await actor.press(panel, text("press-play-own"))


async def me(actor: Actor, page: str, *, where: Channel | None = None) -> Answer:
    """Turn from one's settings to another page of one's own, by the key of its button."""
    panel = await actor.command("gin me", where=where)
    await panel.done()
    return await actor.press(panel, text(page))


async def friends(actor: Actor, *, add: Actor | None = None) -> Answer:
    """List one's friends, after adding one."""
    page = await me(actor, "press-me-friends")
    return page if add is None else await actor.choose(page, "who:friend:0:0:add", add)


async def block(actor: Actor, member: Actor | None = None) -> Answer:
    """List whom one has blocked, after blocking one more."""
    page = await actor.press(await me(actor, "press-me-friends"), text("press-friends-blocked"))
    return page if member is None else await actor.choose(page, "who:friend:0:0:block", member)


async def privacy(actor: Actor) -> Answer:
    """Read what is stored about oneself."""
    return await me(actor, "press-me-data")


async def export(actor: Actor, what: str) -> Answer:
    """Take one's games along as a file."""
    return await actor.press(await me(actor, "press-me-export"), f"gin:export:0:{what}")


async def away(actor: Actor, until: str) -> Answer:
    """Type until when one is away, or back."""
    form = await actor.press(await me(actor, "press-me-away"), "gin:away:0:type")
    return await actor.submit(form, text=until)


async def ask_resign(
    actor: Actor, table: int | None = None, *, where: Channel | None = None
) -> Answer:
    """Ask on one's hand to give up; where no hand is shown, what is shown instead."""
    chosen = {} if table is None else {"table": table}
    hand = await actor.command("gin hand", where=where, **chosen)
    await hand.done()
    on = next((key for key, one in offered(hand.message).items() if one.kind == "next"), None)
    if on is not None:
        hand = await actor.press(hand, on)
    ask = next((key for key, one in offered(hand.message).items() if one.kind == "quit"), None)
    return hand if ask is None else await actor.press(hand, ask)


async def resign(actor: Actor, table: int) -> None:
    """Give up a game."""
    asked = await ask_resign(actor, table)
    await actor.press(asked, f"gin:quit:{table}:yes")


async def pause(actor: Actor, *, where: Channel | None = None) -> Answer:
    """Ask for a pause from the list of one's games, in which there is one."""
    games = await actor.command("gin games", where=where)
    await games.done()
    (ask,) = [key for key, one in offered(games.message).items() if one.kind == "pause"]
    return await actor.press(games, ask)


async def versus(actor: Actor, member: Actor, other: Actor | None = None) -> Answer:
    """Set a member against another, or oneself against them, if their record is shown."""
    shown = await actor.command("gin profile", member=actor if other is None else member)
    found = (one.custom_id for one in menus(shown.message) if one.custom_id.startswith("who:"))
    menu = next(found, None)
    return shown if menu is None else await actor.choose(shown, menu, other or member)
