"""The cards as emojis of the application: sent once, then found again at every start."""

import asyncio

import discord
import structlog

from art.emoji import all_emojis, emoji_name
from cogs.posts import TROUBLE
from cogs.ui.cards import CardFaces
from engine.cards import DECK, Card

_log = structlog.get_logger()

CARDS: tuple[Card | None, ...] = (*DECK, None)
"""Every face, and None for the back."""


class Emojis:
    """The application's card emojis.

    Attributes:
        faces: How cards are written, as emojis as far as they are there.
    """

    def __init__(self, client: discord.Client) -> None:
        self.faces = CardFaces({})
        self._client = client
        self._there: dict[str, str] = {}
        self._stopped = False

    def stop(self) -> None:
        """Send no more of them; the next start goes on where this one ended."""
        self._stopped = True

    async def find(self) -> None:
        """Find the emojis that are there; without them cards are written in plain signs."""
        try:
            self._there = {
                each.name: str(each) for each in await self._client.fetch_application_emojis()
            }
        except TROUBLE as error:
            _log.warning("emojis not found", status=getattr(error, "status", None))
        self._show()

    async def send_missing(self) -> None:
        """Send the emojis that aren't there; what can't be sent now is sent at the next start."""
        missing = sorted({emoji_name(card) for card in CARDS} - self._there.keys())
        if not missing:
            return
        pictures = await asyncio.to_thread(all_emojis)
        try:
            for name in missing:
                if self._stopped:
                    return
                image = pictures[name]
                emoji = await self._client.create_application_emoji(name=name, image=image)
                self._there[emoji.name] = str(emoji)
            _log.info("emojis sent", count=len(missing))
        except TROUBLE as error:
            _log.warning("emojis not complete", status=getattr(error, "status", None))
        self._show()

    def _show(self) -> None:
        """Give the drawings the emojis under names without the version of their design."""
        self.faces = CardFaces(
            {
                "card_back" if card is None else f"card_{card.text.lower()}": self._there[name]
                for card in CARDS
                if (name := emoji_name(card)) in self._there
            }
        )
