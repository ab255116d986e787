"""Messages sent, edited and deleted by their ids, and what it means when Discord says no."""

import asyncio
import enum
import hashlib
from collections.abc import AsyncGenerator, Collection, Iterable, Iterator, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

import aiohttp
import discord

from cogs.kit.drawing import Drawing
from cogs.kit.items import custom_ids
from cogs.kit.text import CommandLinks
from cogs.transport.cooldown import OPENED_TOO_FAST, Cooldown
from cogs.transport.failfast import fail_fast
from cogs.transport.press_tokens import PressTokens, Token

if TYPE_CHECKING:
    from discord.types.threads import ThreadArchiveDuration

TROUBLE = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError, TimeoutError)
"""Everything that a request to Discord may raise."""


class Fault(enum.Enum):
    """What went wrong with a request, by what can be done about it."""

    GONE = "the message is gone or can't be edited any more"
    CLOSED = "the member takes no direct messages"
    BARRED = "the channel is gone or closed to the bot"
    LATER = "Discord is out of order for now"
    SPENT = "the interaction has been answered already, or too late"
    WRONG = "the request itself was refused"


NOT_ALLOWED = 50013
"""Discord's code where the bot lacks a permission."""

NO_CHANNEL = 10003
"""Discord's code for a channel that there isn't."""

NO_MESSAGE = 10008
"""Discord's code for a message that there isn't."""

ANSWERED = 40060
"""Discord's code where an interaction has been answered before."""

HAS_THREAD = 160004
"""Discord's code for a message on which a thread hangs already."""

NO_MEMBER = frozenset({10007, 10013})
"""Discord's codes for somebody who isn't in the server, or nowhere any more."""

_BY_CODE = {
    NO_MESSAGE: Fault.GONE,
    10070: Fault.GONE,  # unknown scheduled event
    30046: Fault.GONE,  # too many edits to a message older than an hour
    50007: Fault.CLOSED,  # cannot send messages to this user
    50278: Fault.CLOSED,  # the same: no server in common
    50083: Fault.GONE,  # the thread is archived: a new message wakes it, an edit doesn't
    NO_CHANNEL: Fault.BARRED,
    50024: Fault.BARRED,  # nothing for a channel of this kind
    160006: Fault.BARRED,  # as many threads as a server may have
    50001: Fault.BARRED,  # missing access
    NOT_ALLOWED: Fault.BARRED,
    160005: Fault.BARRED,  # the thread is locked
    10062: Fault.SPENT,  # unknown interaction
    10015: Fault.SPENT,  # its webhook is unknown
    50027: Fault.SPENT,  # its token has run out
    ANSWERED: Fault.SPENT,
    OPENED_TOO_FAST: Fault.LATER,
}

TOLD_WITHIN = 3.0
"""Seconds after a start for which Discord is waited for to tell of a server."""

RECENT = 50
"""How many messages back one of ours is looked for that was sent, but never noted."""

_SERVER_ERROR = 500
_TOO_MANY = 429


def fault_of(error: BaseException) -> Fault:
    """Tell what can be done about one of `TROUBLE`."""
    if not isinstance(error, discord.HTTPException):
        return Fault.LATER
    # The code first: too many edits of an old message are a 429 too, and waiting doesn't help.
    if (known := _BY_CODE.get(error.code)) is not None:
        return known
    if error.status >= _SERVER_ERROR or error.status == _TOO_MANY:
        return Fault.LATER
    return Fault.WRONG


def may_have_arrived(error: BaseException) -> bool:
    """Return whether a request that raised one of `TROUBLE` may have been done all the same."""
    unsent = isinstance(error, discord.RateLimited | aiohttp.ClientConnectorError)
    unsent = unsent or getattr(error, "status", None) == _TOO_MANY
    return fault_of(error) is Fault.LATER and not unsent


def by_twin(error: BaseException) -> bool:
    """Return whether another process of a bot that was started twice has already answered."""
    return getattr(error, "code", None) == ANSWERED


def nonce(*parts: int | str) -> int:
    """Name a sending, so that Discord drops a repeat of it within minutes."""
    text = "/".join(str(part) for part in parts)
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest())


async def open_files(drawing: Drawing) -> list[discord.File]:
    """Make the drawing's files, pictures among them, away from the event loop."""
    return [await asyncio.to_thread(make) for make in drawing.files]


async def _attachments(drawing: Drawing, *, repaint: bool) -> Any:  # noqa: ANN401 - or discord.py's word for none
    """Give what an edit says of a message's files: anew, or nothing, which leaves them."""
    return await open_files(drawing) if repaint else discord.utils.MISSING


@dataclass(frozen=True)
class PostedMessage:
    """A message that is there now, and whether it shows what was sent.

    For a known nonce Discord returns the message of an earlier sending, which may show less.
    """

    message_id: int
    as_sent: bool = True


@dataclass(frozen=True)
class RecentMessage:
    """One of the bot's own messages, and the interaction that it answers or is to answer."""

    message_id: int
    custom_ids: frozenset[str]
    interaction_id: int | None = None
    promised: bool = False  # whether it still says "is thinking"


def _said(components: Iterable[Mapping[str, Any]]) -> Iterator[tuple[object, ...]]:
    """What is read and pressed on a layout, in order, for any author."""
    for one in components:
        content = str(one.get("content") or "").strip()
        yield content, one.get("label"), one.get("custom_id"), bool(one.get("disabled"))
        yield from _said(one.get("components", ()))
        if accessory := one.get("accessory"):
            yield from _said((accessory,))


class Posts:
    """Sends, edits and deletes messages; raises what is in `TROUBLE` at once, to be retried."""

    def __init__(
        self, client: discord.Client, links: CommandLinks, press_tokens: PressTokens
    ) -> None:
        self.cooldown = Cooldown()
        self.press_tokens = press_tokens
        self._links = links
        self._client = client

    @asynccontextmanager
    async def _asking(self) -> AsyncGenerator[None]:
        try:
            async with fail_fast():
                yield
        except discord.HTTPException as error:
            self.cooldown.note(error)
            raise

    async def send(
        self,
        channel_id: int,
        drawing: Drawing,
        *,
        nonce: int,
        silent: bool = False,
        ping: int | Collection[int] | None = None,
    ) -> PostedMessage:
        """Send a drawing as a new message, `silent` or pinging at most those members.

        Of two sendings with one nonce, Discord drops the second and returns the first's message.
        """
        everybody = discord.AllowedMentions.none()
        if ping is not None:
            called = (ping,) if isinstance(ping, int) else ping
            everybody.users = [discord.Object(each) for each in called]
        files = await open_files(drawing)
        self._links.link(drawing.view)
        async with self._asking():
            message = await self._client.get_partial_messageable(channel_id).send(
                view=drawing.view,
                files=files,
                nonce=nonce,
                silent=silent,
                allowed_mentions=everybody,
            )
        there = _said(component.to_dict() for component in message.components)
        return PostedMessage(message.id, list(there) == list(_said(drawing.view.to_components())))

    async def edit(
        self, channel_id: int, message_id: int, drawing: Drawing, *, repaint: bool = False
    ) -> None:
        """Change a message to a drawing; its files are sent only to `repaint` it.

        It goes by the token of the latest press on the message, while Discord takes that.
        """
        self._links.link(drawing.view)
        by_token = self.press_tokens.of(message_id)
        try:
            if by_token is not None and await self._edit_by_token(
                by_token, message_id, drawing, repaint=repaint
            ):
                return
        except discord.HTTPException:
            self.press_tokens.forget(message_id)  # The next try goes without.
            raise
        files = await _attachments(drawing, repaint=repaint)
        message = self._client.get_partial_messageable(channel_id).get_partial_message(message_id)
        async with self._asking():
            await message.edit(view=drawing.view, attachments=files)

    async def edit_by_token(
        self, message_id: int, drawing: Drawing, *, repaint: bool = False
    ) -> bool:
        """Change a message that only a token can change; return whether one was there and good."""
        self._links.link(drawing.view)
        by_token = self.press_tokens.of(message_id)
        return by_token is not None and await self._edit_by_token(
            by_token, message_id, drawing, repaint=repaint
        )

    async def delete_by_token(self, message_id: int) -> None:
        """Delete a message that only a token can delete, if one is there and good."""
        by_token = self.press_tokens.of(message_id)
        self.press_tokens.forget(message_id)
        if by_token is not None:
            with suppress(*TROUBLE):
                async with self._asking():
                    await by_token.webhook.delete_message(by_token.name)

    async def _edit_by_token(
        self, by_token: Token, message_id: int, drawing: Drawing, *, repaint: bool
    ) -> bool:
        files = await _attachments(drawing, repaint=repaint)
        try:
            async with self._asking():
                await by_token.webhook.edit_message(
                    by_token.name, view=drawing.view, attachments=files
                )
        except discord.HTTPException as error:
            if fault_of(error) not in {Fault.GONE, Fault.SPENT}:
                raise
            self.press_tokens.forget(message_id)
            return False
        return True

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Delete a message; one that is gone already is none the worse."""
        channel = self._client.get_partial_messageable(channel_id)
        try:
            async with self._asking():
                await channel.get_partial_message(message_id).delete()
        except discord.NotFound as error:
            if fault_of(error) is not Fault.GONE:
                raise

    async def takes_threads(self, server_id: int, channel_id: int) -> bool:
        """Return whether the bot may open threads in a channel and write there; yes if unknown."""
        guild = await self._told_of(server_id)
        if guild is None or guild.unavailable:
            return True
        channel = guild.get_channel(channel_id)
        if not isinstance(channel, discord.TextChannel):
            return False
        may = channel.permissions_for(guild.me)
        return may.create_public_threads and may.send_messages_in_threads

    async def _told_of(self, server_id: int) -> discord.Guild | None:
        """Return a server if known; just after a start, wait for it briefly."""
        with suppress(TimeoutError):
            async with asyncio.timeout(TOLD_WITHIN):
                while not self._client.is_ready():
                    guild = self._client.get_guild(server_id)
                    if guild is not None and not guild.unavailable:
                        break
                    await self._client.wait_for("guild_available")
        return self._client.get_guild(server_id)

    async def open_thread(self, channel_id: int, message_id: int, name: str, minutes: int) -> int:
        """Open a thread on a message or find it; return its id, which is the message's.

        The name has at most 100 characters; `minutes` of silence are 60, 1,440, 4,320 or 10,080.
        """
        http = self._client.http
        try:
            async with self._asking():
                await http.start_thread_with_message(
                    channel_id,
                    message_id,
                    name=name,
                    auto_archive_duration=cast("ThreadArchiveDuration", minutes),
                )
        except discord.HTTPException as error:
            if error.code != HAS_THREAD:
                raise
        return message_id

    def has_thread(self, server_id: int, message_id: int) -> bool:
        """Return whether Discord has reported a thread on a message, whatever it answered."""
        guild = self._client.get_guild(server_id)
        return guild is not None and guild.get_thread(message_id) is not None

    async def add_to_thread(self, thread_id: int, member_id: int) -> None:
        """Put a member into a thread, where they may be already; nobody is pinged."""
        async with self._asking():
            await self._client.http.add_user_to_thread(thread_id, member_id)

    async def archive_after(self, thread_id: int, minutes: int) -> None:
        """Have a thread archived after a silence, as `open_thread` counts it; it opens again."""
        async with self._asking():
            await self._client.http.edit_channel(
                thread_id, archived=False, auto_archive_duration=minutes
            )

    async def archive(self, thread_id: int) -> None:
        """Archive a thread now; it opens again with the next message in it."""
        async with self._asking():
            await self._client.http.edit_channel(thread_id, archived=True)

    async def recent(self, channel_id: int, limit: int = RECENT) -> list[RecentMessage]:
        """The bot's own among the last messages of a channel."""
        channel = self._client.get_partial_messageable(channel_id)
        own = self._client.application_id
        async with self._asking():
            return [
                RecentMessage(
                    message.id,
                    frozenset(custom_ids(message.components)),
                    message.interaction_metadata and message.interaction_metadata.id,
                    message.flags.loading,
                )
                async for message in channel.history(limit=limit)
                if message.author.id == own
            ]

    async def direct_channel(self, member_id: int) -> int:
        """The id of the channel of a member's direct messages."""
        async with self._asking():
            return (await self._client.create_dm(discord.Object(member_id))).id
