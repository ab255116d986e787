"""Who reads what in which language: a channel its server's, everybody else their own."""

import re

import discord
import pytest

from club.core.people import Person
from cogs.app.tree import Tree
from cogs.members.settings import SettingsCog
from playground.driver import Actor, texts
from playground.standin.models import EPHEMERAL, Channel, Json
from tests.wire.harness import Harness, choices, cog_of, make_bot, offered

CHAT_INPUT = 1
GERMAN_HAND, ENGLISH_HAND = "Restpunkte", "Deadwood"
GERMAN_TURN, ENGLISH_TURN = " ist dran", " to play"


def speak(actor: Actor, locale: str) -> None:
    actor.user.locale = locale


def newest(actor: Actor, where: Channel | None = None) -> str:
    seen = (one for one in reversed(actor.messages(where)) if not one["flags"] & EPHEMERAL)
    return texts(next(seen))


def hand(actor: Actor) -> str:
    return newest(actor, actor.dm())


async def begin(harness: Harness) -> int:
    """Begin a game, whatever the buttons are called."""
    challenge = await harness.north.command("gin challenge", member=harness.south)
    accept = next(key for key, one in offered(challenge.message).items() if one.rest == "accept")
    await harness.south.press(challenge, accept)
    await harness.quiet()
    return await harness.newest_table(harness.north)


async def choose(actor: Actor, message: Json, rest: str) -> Json:
    menu_id, value = next(key for key, one in choices(message).items() if one.rest == rest)
    answer = await actor.choose(message, menu_id, value)
    assert answer.kind == "update"
    return answer.message


async def set_language(actor: Actor, command: str, language: str) -> Json:
    panel = (await actor.command(command)).message
    panel = await choose(actor, panel, "show=language")
    return await choose(actor, panel, f"to=language={language}")


async def test_a_german_member_has_an_own_language_and_the_table_its_servers(
    harness: Harness,
) -> None:
    speak(harness.south, "de")
    await begin(harness)
    assert GERMAN_HAND in hand(harness.south)
    assert ENGLISH_HAND in hand(harness.north)
    assert ENGLISH_TURN in newest(harness.north)
    answer = await harness.south.command("gin games")
    assert answer.ephemeral
    assert "Deine Partien" in texts(answer.message)
    refused = await harness.south.command("gin challenge", member=harness.south)
    assert "Dich selbst kannst du nicht herausfordern" in texts(refused.message)


async def test_a_german_servers_table_is_german_for_everybody(harness: Harness) -> None:
    harness.discord.guild.locale = "de"
    await begin(harness)
    assert GERMAN_TURN in newest(harness.north)
    assert ENGLISH_HAND in hand(harness.north)
    assert ENGLISH_HAND in hand(harness.south)


@pytest.mark.parametrize("locale", ["en-GB", "en-US", "nl", "zh-CN"])
async def test_any_other_locale_is_answered_in_english(harness: Harness, locale: str) -> None:
    speak(harness.south, locale)
    harness.discord.guild.locale = locale
    await begin(harness)
    assert ENGLISH_HAND in hand(harness.south)
    assert ENGLISH_TURN in newest(harness.north)
    assert "Your games" in texts((await harness.south.command("gin games")).message)


async def test_who_was_never_heard_of_is_written_to_as_the_channel_is(harness: Harness) -> None:
    harness.discord.guild.locale = "de"
    table_id = await begin(harness)
    north = Person(harness.north.id, "North")
    await harness.club.settings.set_member(north, "locale", "")
    snapshot = await harness.club.tables.snapshot(table_id)
    assert snapshot.language_of(harness.north.id) == "de"
    assert snapshot.language_of(harness.south.id) == "en"


@pytest.mark.slow
async def test_a_member_sets_a_language_at_once_and_for_good(harness: Harness) -> None:
    table_id = await begin(harness)
    panel = await set_language(harness.south, "gin me", "de")
    assert "Deine Einstellungen" in texts(panel)
    await harness.quiet()
    assert GERMAN_HAND in hand(harness.south)
    assert ENGLISH_TURN in newest(harness.north)
    await harness.bot.close()
    again = make_bot(harness.club, harness.clock)
    async with harness.discord.run(again):
        await harness.quiet()
        again.reconciler.draw_anew(table_id)
        await harness.quiet()
        assert GERMAN_HAND in hand(harness.south)
        assert ENGLISH_HAND in hand(harness.north)
        panel = await set_language(harness.south, "gin me", "auto")
        assert "Your settings" in texts(panel)
        await harness.quiet()
        assert ENGLISH_HAND in hand(harness.south)
        await again.close()


@pytest.mark.slow
async def test_a_server_sets_a_language_at_once_and_for_good(harness: Harness) -> None:
    await begin(harness)
    await set_language(harness.north, "gin-admin settings", "de")
    await harness.quiet()
    assert GERMAN_TURN in newest(harness.north)
    assert ENGLISH_HAND in hand(harness.north)
    shown = newest(harness.north)
    await harness.bot.close()
    again = make_bot(harness.club, harness.clock)
    async with harness.discord.run(again):
        await harness.quiet()
        assert newest(harness.north) == shown
        await set_language(harness.north, "gin-admin settings", "en")
        await harness.quiet()
        assert ENGLISH_TURN in newest(harness.north)
        await again.close()


async def test_a_move_is_answered_in_the_language_of_its_hand(harness: Harness) -> None:
    speak(harness.south, "de")
    speak(harness.north, "de")
    table_id = await begin(harness)
    actor, message, move = await harness.act(table_id)
    answer = await actor.press(message, move)
    assert answer.kind == "update"
    assert "**Du bist dran" in texts(answer.message) or "ist dran" in texts(answer.message)
    await harness.quiet()
    assert ENGLISH_TURN in newest(harness.north)
    other = harness.off_turn(await harness.club.tables.snapshot(table_id))
    open_hand = await other.press(harness.north.messages()[-1], "My hand")
    assert open_hand.ephemeral
    assert GERMAN_HAND in texts(open_hand.message)


async def test_a_servers_new_locale_in_discord_draws_its_tables_anew(harness: Harness) -> None:
    await begin(harness)
    guild = harness.bot.get_guild(int(harness.discord.guild.id))
    assert guild is not None
    guild.preferred_locale = discord.Locale("de")
    await cog_of(harness.bot, SettingsCog).on_guild_update(guild, guild)
    await harness.quiet()
    assert GERMAN_TURN in newest(harness.north)
    assert ENGLISH_HAND in hand(harness.north)


async def test_a_locale_is_written_down_when_it_changes_and_not_again(harness: Harness) -> None:
    speak(harness.south, "de")
    await harness.south.command("gin games")
    assert (await harness.club.settings.member(harness.south.id)).locale == "de"
    noted = list[str]()

    async def note(person: Person, locale: str) -> None:
        assert person.member_id == harness.south.id
        noted.append(locale)

    harness.bot._note_locale = note
    await harness.south.command("gin games")
    assert noted == []
    speak(harness.south, "fr")
    await harness.south.command("gin games")
    assert noted == ["fr"]


async def test_the_commands_are_told_in_every_language_and_sent_once(harness: Harness) -> None:
    commands = {one["name"]: one for one in harness.discord.world.commands.values()}
    gin = commands["gin"]
    assert gin["description_localizations"]["de"].startswith("Gin Rommé")
    games = next(one for one in gin["options"] if one["name"] == "games")
    every = {"de", "es-ES", "es-419", "fr", "it", "ja", "pl", "pt-BR", "ru", "tr"}
    assert games["description_localizations"]["de"] == "Sieh deine Partien und Herausforderungen"
    assert set(games["description_localizations"]) == every
    assert games["name_localizations"]["de"] == "partien"
    assert set(games["name_localizations"]) == every
    assert not gin["name_localizations"]
    menu = commands["Challenge to gin"]
    assert menu["name_localizations"]["de"] == "Zu Gin herausfordern"
    tree = harness.bot.tree
    assert isinstance(tree, Tree)
    assert not await tree.sync_if_changed()


async def test_nothing_of_a_command_is_left_in_english(harness: Harness) -> None:
    def told(thing: Json) -> list[Json]:
        inner = [*(thing.get("options") or ()), *(thing.get("choices") or ())]
        return [thing, *(one for each in inner for one in told(each))]

    for command in harness.discord.world.commands.values():
        for each in told(command):
            choice = "value" in each
            if choice or command["type"] != 1:
                assert each["name_localizations"].get("de"), each["name"]
            else:
                assert each["description_localizations"].get("de"), each["name"]


def called(things: list[Json], locale: str) -> list[str]:
    """What things side by side are called in a language."""
    return [(each.get("name_localizations") or {}).get(locale, each["name"]) for each in things]


async def test_no_two_names_that_one_chooses_among_are_alike(harness: Harness) -> None:
    """The commands of a group, the options of a command and the choices of an option."""
    typed, said = re.compile(r"[-_'\w]{1,32}"), re.compile(r".{1,100}")

    def check(things: list[Json], locale: str, form: re.Pattern[str]) -> None:
        names = called(things, locale)
        assert len(names) == len(set(names)), names
        assert all(map(form.fullmatch, names)), names
        assert form is said or all(name == name.lower() for name in names)
        for each in things:
            check(each.get("options") or [], locale, typed)
            check(each.get("choices") or [], locale, said)

    commands = list(harness.discord.world.commands.values())
    for locale in discord.Locale:
        check([each for each in commands if each["type"] == CHAT_INPUT], locale.value, typed)
        check([each for each in commands if each["type"] != CHAT_INPUT], locale.value, said)
