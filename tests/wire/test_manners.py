"""Help, about and tips through Discord: commands, turned pages, and what stands under the name."""

import re
from typing import Any

from discord import app_commands

from cogs.ui import about, helping
from cogs.ui.text import LOCALES, Text
from cogs.ui.tips import ANY, TIPS, tips_of
from playground.driver import Answer, texts
from tests.wire.house import House, choices, offered

Json = dict[str, Any]
text = Text()


def press_of(message: Json, rest: str) -> str:
    return next(one for one, action in offered(message).items() if action.rest == rest)


async def test_help_and_about_are_turned_page_by_page(house: House) -> None:
    for word, pages in (("help", helping.PAGES), ("about", about.PAGES)):
        answer = await house.north.command(f"gin {word}")
        assert answer.ephemeral
        for page, after in zip(pages, [*pages[1:], None], strict=True):
            assert text(f"{word}-title-{page}") in texts(answer.message)
            if after is not None:
                message = answer.message
                answer = await house.north.press(message, press_of(message, f"{word}:{after}"))
                assert answer.message["id"] == message["id"]  # turned, not sent anew
        chosen = next(
            one for one, action in choices(answer.message).items() if action.rest.endswith(pages[0])
        )
        answer = await house.north.choose(answer.message, *chosen)
        assert text(f"{word}-title-{pages[0]}") in texts(answer.message)


async def test_a_button_of_an_example_says_that_it_is_one(house: House) -> None:
    shown = (await house.north.command("gin help")).message
    for page in helping.PAGES[1:4]:
        example = next(one for one, each in offered(shown).items() if "example" in each.rest)
        answer = await house.north.press(shown, example)
        assert answer.ephemeral
        assert text("page-only-example") in texts(answer.message)
        assert answer.message["id"] != shown["id"]
        shown = (await house.north.press(shown, press_of(shown, f"help:{page}"))).message
    assert await house.club.tables_of(house.north.id) == []


async def test_tips_of_a_topic_and_of_all(house: House) -> None:
    for topic, tips in TIPS.items():
        answer = await house.north.command("gin tips", topic=topic)
        assert answer.ephemeral
        assert text(f"tip-title-{tips[0].name}") in texts(answer.message)
    seen = set[str]()
    answer = await house.north.command("gin tips")
    for _ in tips_of(ANY):
        seen.add(title(answer))
        answer = await house.north.press(answer.message, text("tips-another"))
    assert seen == {text(f"tip-title-{tip.name}") for tip in tips_of(ANY)}
    menu = next(one for one, action in choices(answer.message).items() if "skarney" in action.rest)
    answer = await house.north.choose(answer.message, *menu)
    assert title(answer) == text(f"tip-title-{TIPS['skarney'][0].name}")


def title(answer: Answer) -> str:
    found = re.search(r"^### (.+)$", texts(answer.message), re.MULTILINE)
    assert found is not None
    return found[1]


async def test_every_command_that_is_named_exists(house: House) -> None:
    known = {
        command.qualified_name
        for command in house.bot.tree.walk_commands()
        if isinstance(command, app_commands.Command)
    }
    for file in LOCALES.glob("*/*.ftl"):
        named = re.findall(r"/((?:gin|gin-admin|club) [a-z]+)", file.read_text("utf-8"))
        assert set(named) <= known, file.name


async def test_the_name_says_what_to_type(house: House) -> None:
    (session,) = house.discord.gateway.sessions.values()
    assert session.presence is not None
    activity = session.presence["game"]  # as discord.py still calls it at the beginning
    assert activity["state"] == text("status")
    assert "/gin help" in activity["state"]
    assert len(activity["state"]) <= 128
