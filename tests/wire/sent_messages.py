"""Who sees what the bot sends: every request of a message, with its reader and its layout."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from playground.driver import StandIn
from playground.standin.log import Exchange
from playground.standin.models import EPHEMERAL, Interaction

Json = dict[str, Any]
PUBLIC = 0


@dataclass(frozen=True)
class Sent:
    """A layout that was sent, and its recipient: a member's id, or PUBLIC."""

    reader: int
    components: list[Json]


def sent(discord: StandIn, exchanges: Iterable[Exchange] | None = None) -> Iterator[Sent]:
    """Everything that the bot has sent with a layout in it: so far, or in some exchanges."""
    for exchange in discord.requests() if exchanges is None else exchanges:
        body = exchange.body
        if isinstance(body, dict) and "type" in body and "data" in body:
            body = body["data"]
        if isinstance(body, dict) and body.get("components"):
            yield Sent(_reader(discord, exchange, body), body["components"])


def _reader(discord: StandIn, exchange: Exchange, body: Json) -> int:
    _, root, key, *rest = exchange.path.split("/")
    if root == "channels":
        return _of_channel(discord, key)
    interaction = _interaction(discord, root, key, rest)
    changed = rest[-1]  # the id of a message that came after the first answer, or other words
    if changed.isdecimal():
        private = changed in discord.world.private
    else:
        private = _on_private_copy(discord, interaction)
    if private or body.get("flags", 0) & EPHEMERAL:
        return int(interaction.user_id)
    return _of_channel(discord, interaction.channel_id)


def _interaction(discord: StandIn, root: str, key: str, rest: list[str]) -> Interaction:
    interactions = discord.world.interactions
    if root == "interactions":
        return interactions[key]
    assert root == "webhooks"
    return next(one for one in interactions.values() if one.token == rest[0])


def _on_private_copy(discord: StandIn, interaction: Interaction) -> bool:
    """Whether it was pressed on, or answered with, what one member sees; deleted since or not."""
    private = discord.world.private
    return interaction.message_id in private or interaction.response_id in private


def _of_channel(discord: StandIn, channel_id: str) -> int:
    recipient = discord.world.channels[channel_id].recipient_id
    return PUBLIC if recipient is None else int(recipient)
