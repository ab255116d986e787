"""Help, its tips and the book about the game through Discord: a command, and turned pages."""

import re
from typing import Any

import pytest
from discord import app_commands

from cogs.kit.text import LOCALES, Text
from cogs.lessons.ui import about, help_pages
from cogs.lessons.ui.tips import ANY, TIPS, tips_of
from playground.driver import Answer, texts
from tests.wire.forged_interactions import Forger
from tests.wire.harness import Harness, choices, offered

Json = dict[str, Any]
text = Text()


def press_of(message: Json, rest: str) -> str:
    return next(one for one, action in offered(message).items() if action.rest == rest)


def choice_of(message: Json, rest: str) -> tuple[str, str]:
    return next(one for one, action in choices(message).items() if action.rest == rest)


@pytest.mark.slow
async def test_help_and_about_are_turned_page_by_page(harness: Harness) -> None:
    for word, topic, pages in (
        ("help", "start", help_pages.PAGES),
        ("about", "about", about.PAGES),
    ):
        answer = await harness.north.command("gin help", topic=topic)
        assert answer.ephemeral
        for page, after in zip(pages, [*pages[1:], None], strict=True):
            assert text(f"{word}-title-{page}") in texts(answer.message)
            if after is not None:
                message = answer.message
                answer = await harness.north.press(message, press_of(message, f"{word}:{after}"))
                assert answer.message["id"] == message["id"]  # turned, not sent again
        chosen = choice_of(answer.message, f"{word}:{pages[0]}")
        answer = await harness.north.choose(answer.message, *chosen)
        assert text(f"{word}-title-{pages[0]}") in texts(answer.message)


async def test_the_help_leads_to_the_lesson_and_to_a_game(harness: Harness) -> None:
    for kind, said in (("learn", "learn-title-goal"), ("play", "play-title")):
        shown = (await harness.north.command("gin help")).message
        pressed = next(one for one, each in offered(shown).items() if each.kind == kind)
        answer = await harness.north.press(shown, pressed)
        assert text(said) in texts(answer.message)


async def test_a_button_of_an_example_that_was_sent_once_says_that_it_is_one(
    harness: Harness,
) -> None:
    answer = await Forger(harness, harness.north).press("gin:page:0:example:1")
    assert answer.ephemeral
    assert text("page-only-example") in texts(answer.message)


async def test_every_topic_can_be_asked_for(harness: Harness) -> None:
    for page in help_pages.PAGES:
        answer = await harness.north.command("gin help", topic=page)
        assert text(f"help-title-{page}") in texts(answer.message)


async def test_the_help_leads_to_its_other_books_and_back(harness: Harness) -> None:
    shown = (await harness.north.command("gin help")).message
    for topic in help_pages.TOPICS[len(help_pages.PAGES) :]:
        answer = await harness.north.choose(shown, *choice_of(shown, f"help:{topic}"))
        assert text("help-title-start") not in texts(answer.message)
        shown = (await harness.north.press(answer.message, text("page-help"))).message
        assert text("help-title-start") in texts(shown)


@pytest.mark.slow
async def test_tips_of_a_topic_and_of_all(harness: Harness) -> None:
    answer = await harness.north.command("gin help", topic="tips")
    for topic, tips in TIPS.items():
        chosen = choice_of(answer.message, f"tips:{topic}")
        answer = await harness.north.choose(answer.message, *chosen)
        assert text(f"tip-title-{tips[0].name}") in texts(answer.message)
    seen = set[str]()
    answer = await harness.north.command("gin help", topic="tips")
    assert answer.ephemeral
    for _ in tips_of(ANY):
        seen.add(title(answer))
        answer = await harness.north.press(answer.message, text("tips-another"))
    assert seen == {text(f"tip-title-{tip.name}") for tip in tips_of(ANY)}


def title(answer: Answer) -> str:
    found = re.search(r"^### (.+)$", texts(answer.message), re.MULTILINE)
    assert found is not None
    return found[1]


async def test_every_command_that_is_named_exists(harness: Harness) -> None:
    known = {
        command.qualified_name
        for command in harness.bot.tree.walk_commands()
        if isinstance(command, app_commands.Command)
    }
    for file in LOCALES.glob("*/*.ftl"):
        named = re.findall(r"/((?:gin|gin-admin) [a-z]+)", file.read_text("utf-8"))
        assert set(named) <= known, file.name


async def test_the_name_says_what_to_type(harness: Harness) -> None:
    (session,) = harness.discord.gateway.sessions.values()
    assert session.presence is not None
    activity = session.presence["game"]  # as discord.py still calls it at the beginning
    assert activity["state"] == text("status")
    assert "/gin help" in activity["state"]
    assert len(activity["state"]) <= 128
