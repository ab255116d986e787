"""The first deal by clicking: every step, wrong presses on the way, and a restart in between."""

import pytest

from club.club import Club
from club.core.levels import GENTLE
from club.lessons.first_deal import SHOW, STEPS
from cogs.kit.text import Text
from playground.driver import Answer, texts
from tests.wire.harness import Harness, make_bot, offered
from tests.wire.members.test_set import set_own
from tests.wire.members.test_settings import own


def button(answer: Answer, step: int, word: str) -> str:
    """The button of a step that gives an answer."""
    return next(
        custom_id
        for custom_id, each in offered(answer.message).items()
        if (each.kind, each.ply, each.rest) == ("learn", step, word)
    )


def check(answer: Answer, number: int, say: Text) -> None:
    """See that a message shows a step."""
    step = STEPS[number - 1]
    assert answer.ephemeral
    assert say("learn-progress", step=number, steps=len(STEPS)) in texts(answer.message)
    assert say(f"learn-title-{step.name}") in texts(answer.message)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de"])
async def test_the_whole_lesson_with_wrong_presses_and_a_restart(
    harness: Harness, language: str
) -> None:
    north, say = harness.north, Text(language)
    if language != "en":
        await set_own(harness, await own(north), "language", language)
    shown = await north.command("gin learn")
    again = say("learn-try-again", why="").strip()
    for number, step in enumerate(STEPS[:5], 1):
        check(shown, number, say)
        for word in step.others:
            before = shown.message["id"]
            shown = await north.press(shown.message, button(shown, number, word))
            check(shown, number, say)
            assert again in texts(shown.message)
            assert shown.message["id"] == before, "it stays where it is"
        shown = await north.press(shown.message, button(shown, number, step.right))
        assert again not in texts(shown.message)
    await harness.bot.close()
    bot = make_bot(
        Club(harness.club.tables._database, players=harness.club.playing._players), harness.clock
    )
    async with harness.discord.run(bot):
        harness.bot = bot
        await harness.started()
        for number, step in enumerate(STEPS[5:], 6):
            check(shown, number, say)
            if step.right:
                shown = await north.press(shown.message, button(shown, number, step.right))
        shown = await north.press(shown.message, button(shown, 9, SHOW))
        check(shown, 9, say)
        await bot.close()
    assert await harness.club.tables.tables_of(north.id) == []


async def test_the_end_of_the_lesson_deals_a_gentle_game_where_it_stood(harness: Harness) -> None:
    north = harness.north
    shown = await north.command("gin learn")
    for number, step in enumerate(STEPS[:-1], 1):
        shown = await north.press(shown.message, button(shown, number, step.right))
    begun = await north.press(shown.message, Text()("press-learn-computer"))
    assert begun.message["id"] == shown.message["id"]
    snapshot = await harness.club.tables.snapshot(await harness.newest_table(north))
    assert snapshot.players[1].player == GENTLE
    assert any(each.kind in {"move", "hand"} for each in offered(begun.message).values())


async def test_anybody_begins_anew_whenever_they_like(harness: Harness) -> None:
    say = Text()
    first = await harness.north.command("gin learn")
    later = await harness.north.press(first.message, button(first, 1, STEPS[0].right))
    for actor in (harness.north, harness.south):
        check(await actor.command("gin learn"), 1, say)
    check(await harness.north.press(later.message, button(later, 2, STEPS[1].right)), 3, say)


@pytest.mark.slow
async def test_a_forged_step_begins_at_the_first(harness: Harness) -> None:
    shown = await harness.north.command("gin learn")
    harness.forge(shown.message, "gin:learn:0:99:knock:KD")
    check(await harness.north.press(shown.message, "gin:learn:0:99:knock:KD"), 1, Text())
