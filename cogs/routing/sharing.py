"""What a member looks at alone, shown to the channel when they ask for it."""

from collections.abc import Awaitable, Callable, Hashable
from datetime import datetime, timedelta
from typing import Final

from club.core import languages
from club.core.errors import Refusal
from cogs.kit.drawing import Drawing, Ui
from cogs.routing.bot import Bot, Interaction
from cogs.routing.clicks import Click
from cogs.routing.visibility import may_write

# How soon the same may be shown to a channel again: a press may come twice.
AGAIN: Final = timedelta(minutes=1)


class NobodyThere(Refusal):
    """In direct messages there is nobody to show anything to."""


class MayNotWrite(Refusal):
    """The member may not write in this channel themselves."""


class NoFiles(Refusal):
    """The bot may not send files in this channel."""


class SharedLately(Refusal):
    """The same has just been shown to this channel."""


class ChannelShares:
    """Shows things to channels, each at most once a minute; a restart may forget that."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._lately: dict[tuple[int, Hashable], datetime] = {}

    async def show(
        self, click: Click, what: Hashable, draw: Callable[[Ui, int], Awaitable[Drawing]]
    ) -> None:
        """Answer a press with a message for the channel, in the channel's language.

        `what` is shown: the same within a minute is refused. `draw` gets the channel's words and
        the server's id.

        Raises:
            NobodyThere, MayNotWrite: It was in direct messages, or the member may not write there.
            SharedLately: The channel has just seen it.
        """
        interaction = click.interaction
        server_id = click.server_id
        if server_id is None or interaction.channel is None:
            raise NobodyThere
        if not _may_write(interaction):
            raise MayNotWrite
        now = self._bot.scheduler.now()
        self._lately = {at: when for at, when in self._lately.items() if when > now - AGAIN}
        place = interaction.channel_id or 0, what
        if place in self._lately:
            raise SharedLately
        self._lately[place] = now
        there = False
        try:
            there = await click.publish(await draw(await self._ui(click, server_id), server_id))
        finally:
            if not there:
                del self._lately[place]

    async def _ui(self, click: Click, server_id: int) -> Ui:
        chosen, guild = await self._bot.club.settings.server(server_id), click.interaction.guild
        given = click.interaction.guild_locale or (guild and guild.preferred_locale)
        given = given or click.interaction.locale
        return self._bot.ui(languages.of_channel(chosen.language, given and str(given)))


def _may_write(interaction: Interaction) -> bool:
    if interaction.guild_id is None:
        return True  # Nobody is kept from writing in a private chat.
    return may_write(interaction.permissions, interaction.channel)
