import asyncio
from unittest.mock import MagicMock, Mock

import discord
import pytest

import cogs.app.emojis
from art.emoji import CARDS, emoji_name, emoji_names
from cogs.app.emojis import Emojis
from cogs.kit.cards import CardFaces
from engine.cards import parse_card
from tests.cogs.messages.fake_posts import refusal

SEVEN = parse_card("7C")
"""A club: green, or black where there are two colours."""


def face(faces: CardFaces, colours: str) -> str:
    """The name of the seven's emoji for somebody who wants these colours."""
    emoji = faces.as_set("picture", "large", colours).partial(SEVEN)
    return "" if emoji is None else emoji.name


def emoji(name: str) -> Mock:
    made = MagicMock(spec=discord.Emoji)
    made.configure_mock(**{"name": name, "__str__.return_value": f"<:{name}:{10**17 + len(name)}>"})
    return made


class Application:
    """An application's emojis; what is in `trouble` is raised once each instead of an answer."""

    def __init__(self, there: int = 0) -> None:
        self.trouble: list[Exception] = []
        self.names = [emoji_name(card) for card in CARDS[:there]]
        self.client = Mock(spec=discord.Client, faces=CardFaces({}))
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
    assert cards.bot.faces.partial(SEVEN) is None
    assert await cards.send_missing()
    assert len(set(application.names)) == len(application.names) == len(CARDS)
    assert cards.bot.faces.partial(SEVEN) is not None
    assert not await cards.send_missing()


async def test_what_another_process_has_just_sent_is_found() -> None:
    application = Application()
    cards = Emojis(application.client)
    await cards.find()
    application.names = [emoji_name(card) for card in CARDS]
    application.trouble = [refusal(400, 50035)]
    assert await cards.send_missing()
    assert application.client.create_application_emoji.call_count == 1
    assert cards.bot.faces.partial(SEVEN) is not None


async def test_none_is_shown_before_all_are_there() -> None:
    cards = Emojis(Application(there=len(CARDS) - 1).client)
    await cards.find()
    assert cards.bot.faces.partial(SEVEN) is None
    assert await cards.send_missing()
    assert cards.bot.faces.partial(SEVEN) is not None


async def test_what_discord_cannot_take_is_sent_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cogs.app.emojis, "AFTER_FAILURE", 0)
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


async def test_other_colours_are_sent_when_they_are_wanted_and_shown_once_all_are_there() -> None:
    application = Application(there=len(CARDS))
    cards = Emojis(application.client)
    await cards.find()
    assert not await cards.send_missing()
    assert face(cards.bot.faces, "two") == face(cards.bot.faces, "four") == emoji_name(SEVEN)
    application.trouble = [refusal(400, 30008)]
    with pytest.raises(discord.HTTPException):
        await cards.send_missing("two")
    assert face(cards.bot.faces, "two") == emoji_name(SEVEN)
    assert await cards.send_missing("two")
    assert face(cards.bot.faces, "two") == emoji_name(SEVEN, "two") != emoji_name(SEVEN)
    assert face(cards.bot.faces, "four") == face(cards.bot.faces, "contrast") == emoji_name(SEVEN)
    assert len(application.names) == len(CARDS) + 26  # clubs and diamonds alone look different


async def test_other_colours_outlast_a_restart_and_wait_for_the_usual_ones() -> None:
    application = Application()
    application.names = list(emoji_names("contrast"))
    cards = Emojis(application.client)
    await cards.find()
    assert cards.bot.faces.partial(SEVEN) is None
    assert face(cards.bot.faces, "contrast") == ""
    assert await cards.send_missing()
    assert face(cards.bot.faces, "contrast") == emoji_name(SEVEN, "contrast")
    assert not await cards.send_missing("contrast")


async def test_colours_wanted_by_two_at_once_are_sent_once() -> None:
    application = Application(there=len(CARDS))
    cards = Emojis(application.client)
    await cards.find()
    sent = await asyncio.gather(*(cards.send_missing("contrast") for _ in range(2)))
    assert sorted(sent) == [False, True]
    assert len(set(application.names)) == len(application.names) == len(CARDS) + 39


def test_signs_have_no_colours() -> None:
    mine, other = ({"card_7c": f"<:card_7c:{number}>"} for number in (1, 2))
    faces = CardFaces(mine, colours={"two": other})
    assert faces.as_set("text", "large", "two")(SEVEN) == "7♣"
    assert faces.as_set("picture", "large", "two")(SEVEN) == other["card_7c"]
    assert faces.as_set("picture", "large", "four") is faces
