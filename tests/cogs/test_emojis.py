from unittest.mock import MagicMock, Mock

import discord
import pytest

import cogs.emojis
from art.emoji import emoji_name
from cogs.emojis import CARDS, Emojis
from engine.cards import DECK
from tests.cogs.screen import refusal

SEVEN = DECK[6]


def emoji(name: str) -> Mock:
    made = MagicMock(spec=discord.Emoji)
    made.configure_mock(**{"name": name, "__str__.return_value": f"<:{name}:{1 + len(name)}>"})
    return made


class Application:
    """An application's emojis; what is in `trouble` is raised once each instead of an answer."""

    def __init__(self, there: int = 0) -> None:
        self.trouble: list[Exception] = []
        self.names = [emoji_name(card) for card in CARDS[:there]]
        self.client = Mock(spec=discord.Client)
        self.client.fetch_application_emojis.side_effect = self._all
        self.client.create_application_emoji.side_effect = self._create

    async def _all(self) -> list[Mock]:
        return [emoji(name) for name in self.names]

    async def _create(self, *, name: str, image: bytes) -> Mock:
        assert image
        if self.trouble:
            raise self.trouble.pop()
        self.names.append(name)
        return emoji(name)


async def test_all_are_sent_once_and_shown() -> None:
    application = Application()
    cards = Emojis(application.client)
    await cards.find()
    assert cards.faces.partial(SEVEN) is None
    assert await cards.send_missing()
    assert len(set(application.names)) == len(application.names) == len(CARDS)
    assert cards.faces.partial(SEVEN) is not None
    assert not await cards.send_missing()


async def test_what_another_process_has_just_sent_is_found() -> None:
    application = Application()
    cards = Emojis(application.client)
    await cards.find()
    application.names = [emoji_name(card) for card in CARDS]
    application.trouble = [refusal(400, 50035)]
    assert await cards.send_missing()
    assert application.client.create_application_emoji.call_count == 1
    assert cards.faces.partial(SEVEN) is not None


async def test_none_is_shown_before_all_are_there() -> None:
    cards = Emojis(Application(there=len(CARDS) - 1).client)
    await cards.find()
    assert cards.faces.partial(SEVEN) is None
    assert await cards.send_missing()
    assert cards.faces.partial(SEVEN) is not None


async def test_what_discord_cannot_take_is_sent_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cogs.emojis, "AFTER_FAILURE", 0)
    application = Application(there=50)
    application.trouble = [OSError(), refusal(503, 0), refusal(429, 0)]
    cards = Emojis(application.client)
    await cards.find()
    assert await cards.send_missing()
    assert len(application.names) == len(CARDS)


async def test_what_discord_does_not_want_is_not_sent_again() -> None:
    application = Application(there=50)
    application.trouble = [refusal(400, 30008)]
    cards = Emojis(application.client)
    await cards.find()
    with pytest.raises(discord.HTTPException):
        await cards.send_missing()
    assert len(application.names) == 50


async def test_stopping_ends_the_sending() -> None:
    application = Application(there=50)
    application.trouble = [OSError()] * 9
    cards = Emojis(application.client)
    await cards.find()
    cards.stop()
    assert not await cards.send_missing()
    assert len(application.names) == 50
