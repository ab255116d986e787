"""The cards as emojis of the application: sent once, then found again at every start."""

import asyncio

import discord
import structlog

from art.emoji import all_emojis, emoji_name
from cogs.posts import TROUBLE, Fault, fault_of
from cogs.ui.cards import CardFaces
from engine.cards import DECK, Card

_log = structlog.get_logger()

CARDS: tuple[Card | None, ...] = (*DECK, None)
"""Every face, and None for the back."""

AFTER_FAILURE = 60.0
"""Seconds before an emoji that Discord didn't take is sent again."""

_NAMES = frozenset(emoji_name(card) for card in CARDS)


class Emojis:
    """The application's card emojis.

    Attributes:
        faces: How cards are written: as emojis once all of them are there.
    """

    def __init__(self, client: discord.Client) -> None:
        self.faces = CardFaces({})
        self._client = client
        self._there: dict[str, str] = {}
        self._stopped = asyncio.Event()

    def stop(self) -> None:
        """Send no more of them; the next start goes on where this one ended."""
        self._stopped.set()

    async def find(self) -> None:
        """Find the emojis that are there; without them cards are written in plain signs."""
        try:
            self._there = {
                each.name: str(each) for each in await self._client.fetch_application_emojis()
            }
        except TROUBLE as error:
            _log.warning("emojis not found", status=getattr(error, "status", None))
        self._show()

    async def send_missing(self) -> bool:
        """Send the emojis that aren't there; answers whether cards look different now.

        What Discord can't take now is sent again a little later, until the bot stops.

        Raises:
            discord.HTTPException: Discord doesn't want one of them at all.
        """
        missing = sorted(_NAMES - self._there.keys())
        if not missing:
            return False
        pictures = await asyncio.to_thread(all_emojis)
        for name in missing:
            while name not in self._there and not await self._sent(name, pictures[name]):
                if await self._stopped_within(AFTER_FAILURE):
                    return False
        _log.info("emojis sent", count=len(missing))
        self._show()
        return True

    async def _sent(self, name: str, image: bytes) -> bool:
        if self._stopped.is_set():
            return False
        try:
            emoji = await self._client.create_application_emoji(name=name, image=image)
        except TROUBLE as error:
            if fault_of(error) is Fault.LATER:
                _log.warning("emoji not sent", status=getattr(error, "status", None))
                return False
            # Another process with the same token may have sent it just now.
            await self.find()
            if name not in self._there:
                raise
            return True
        self._there[emoji.name] = str(emoji)
        return True

    async def _stopped_within(self, seconds: float) -> bool:
        try:
            async with asyncio.timeout(seconds):
                return await self._stopped.wait()
        except TimeoutError:
            return False

    def _show(self) -> None:
        """Give the drawings the emojis under names without the version of their design.

        All of them or none: a hand half in emojis and half in signs is hard to read.
        """
        if _NAMES - self._there.keys():
            return
        self.faces = CardFaces(
            {
                "card_back" if card is None else f"card_{card.text.lower()}": self._there[
                    emoji_name(card)
                ]
                for card in CARDS
            }
        )
