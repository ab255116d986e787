"""Time that passes while a turn waits, and what members are told of it."""

from datetime import timedelta

from cogs.kit.text import Text
from playground.driver import Actor, texts
from playground.standin.models import Json
from tests.wire.harness import Harness

text = Text()


async def later(harness: Harness, by: timedelta) -> None:
    """Let time pass, and the bot notice."""
    harness.clock.advance(by)
    harness.bot.scheduler.wake()


async def told(harness: Harness, actor: Actor, key: str, **args: str) -> Json:
    """The latest message that says so, in a member's direct messages or else in the channel."""
    words = text(key, **args)

    def there() -> Json | None:
        for where in (actor.dm(), harness.discord.channel):
            for message in reversed(actor.messages(where)):
                if words in texts(message):
                    return message
        return None

    found = await harness.discord.wait_for(there)
    assert found is not None
    return found
