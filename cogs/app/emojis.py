"""The cards as emojis of the application: sent once, those of a language when it is first read."""

import asyncio
from collections.abc import Iterable, Mapping
from datetime import datetime, timedelta
from functools import partial

import structlog
from discord.ext import commands

from art.emoji import CARDS, all_emojis, emoji_name, emoji_names
from art.pens import FOUR, SUIT_COLOURS
from club.core.languages import GROUND, shipped
from club.core.settings import Colours
from cogs.kit.card_names import card_names
from cogs.kit.cards import CardFaces
from cogs.routing.bot import Bot
from cogs.routing.cog import Cog
from cogs.scheduling.startup import Stage
from cogs.transport.posts import TROUBLE, Fault, fault_of

_log = structlog.get_logger()

# Seconds before an emoji that Discord didn't take is sent again.
AFTER_FAILURE = 60.0

# How long before a language's cards are sent the message that needs them may have been begun.
DRAWN_WITHIN = timedelta(seconds=10)


class Emojis(Cog):
    """The application's card emojis; a set of colours is used once all its emojis are there."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot)
        self._there: dict[str, str] = {}
        self._one_by_one = asyncio.Lock()
        self._stopped = asyncio.Event()
        self._languages = {GROUND}

    async def begin(self) -> None:
        """Find those that are there, and send the others once the bot has started."""
        if self.bot.application_id is not None:  # There is none where only the commands are listed.
            await self.find()
        self.bot.startup.do(Stage.CARDS, self.send_all)

    @commands.Cog.listener()
    async def on_setting_chosen(self, value: object) -> None:
        """Have the cards in colours that a member has chosen, without waiting for it."""
        if isinstance(value, Colours):
            self.bot.work(self.send_colours(value), name="colours")

    async def send_all(self) -> None:
        """Send what is missing of the usual colours, and of those that anybody has chosen."""
        begun = (language for language in shipped() if self._has_any(language))
        await self._send(dict.fromkeys((GROUND, *begun)))

    async def _send(self, languages: Iterable[str], since: datetime | None = None) -> None:
        for language in languages:
            self._languages.add(language)
            if await self.send_missing(language=language):
                await self.bot.reconciler.show_faces(since)
        for colours in await self.bot.club.settings.colours():
            await self.send_colours(colours)

    async def send_colours(self, colours: Colours) -> None:
        """Have the cards in some colours, and draw with them for those who have chosen these."""
        club = self.bot.club
        try:
            read = self._languages
            there = [one for one in shipped() if one in read or self._has_any(one)]
            sent = [await self.send_missing(colours, language) for language in there]
            if not any(sent):
                return
            for member_id in (await club.settings.colours()).get(colours, ()):
                own = await club.tables.tables_of(member_id)
                self.bot.redraw_all(one.table.table_id for one in own)
        except Exception:  # noqa: BLE001 - the usual colours serve, and the next start tries again
            _log.exception("colours not sent", colours=colours)

    def stop(self) -> None:
        """Send no more of them; the next start goes on where this one ended."""
        self._stopped.set()

    async def find(self) -> None:
        """Find the emojis that are there; without them cards are written in plain signs."""
        try:
            self._there = {
                each.name: str(each) for each in await self.bot.fetch_application_emojis()
            }
        except TROUBLE as error:
            _log.warning("emojis not found", status=getattr(error, "status", None))
        self._show()

    async def send_missing(self, colours: str = FOUR, language: str = GROUND) -> bool:
        """Upload the missing emojis of some colours; return whether cards look different now.

        What fails for now is retried later. An `HTTPException` means that Discord refuses one.
        """
        async with self._one_by_one:
            missing = self._missing(colours, language)
            if not missing:
                return False
            pictures = await asyncio.to_thread(all_emojis, colours, card_names(language))
            for name in missing:
                while name not in self._there and not await self._sent(name, pictures[name]):
                    if await self._stopped_within(AFTER_FAILURE):
                        return False
            _log.info("emojis sent", colours=colours, language=language, count=len(missing))
            self._show()
            return True

    def _missing(self, colours: str, language: str) -> list[str]:
        return sorted(set(emoji_names(colours, card_names(language))) - self._there.keys())

    def _has_any(self, language: str) -> bool:
        """Whether a language's emojis have been begun with: no two languages share a name."""
        return not self._there.keys().isdisjoint(emoji_names(called=card_names(language)))

    def _lacks(self, language: str) -> None:
        if language not in self._languages:
            self._languages.add(language)
            # Whatever else is on screen has the right letters, and is left alone.
            since = self.bot.clock.now() - DRAWN_WITHIN
            self.bot.startup.do(Stage.CARDS, partial(self._send, (language,), since))

    async def _sent(self, name: str, image: bytes) -> bool:
        if self._stopped.is_set():
            return False
        try:
            emoji = await self.bot.create_application_emoji(name=name, image=image)
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
        """Give the drawings each set that is complete: a hand half in emojis is hard to read."""
        others = {each: self._faces(each) for each in shipped() if each != GROUND}
        found = {language: faces for language, faces in others.items() if faces is not None}
        ground = self._faces(GROUND, found)
        if ground is not None:
            self.bot.faces = ground

    def _faces(
        self, language: str, others: Mapping[str, CardFaces] | None = None
    ) -> CardFaces | None:
        """The faces in a language; None before all of the usual colours are there."""
        sets = {
            each: self._named(each, language)
            for each in SUIT_COLOURS
            if not self._missing(each, language)
        }
        if FOUR not in sets:
            return None
        usual, lacking = sets.pop(FOUR), None if others is None else self._lacks
        return CardFaces(usual, language=language, colours=sets, others=others, lacking=lacking)

    def _named(self, colours: str, language: str) -> dict[str, str]:
        called = card_names(language)
        return {
            "card_back" if card is None else f"card_{card.text.lower()}": self._there[
                emoji_name(card, colours, called)
            ]
            for card in CARDS
        }


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(Emojis(bot))
