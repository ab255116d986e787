"""The colours that a member has chosen: for their own eyes, sent when somebody wants them."""

import asyncio
from collections.abc import Iterable
from datetime import timedelta
from pathlib import Path

import pytest

from art.emoji import emoji_names
from art.hand import hand_picture
from art.pens import FOUR, CardStyle
from benchmarks.live.earlier_start import LANGUAGES
from club.club import Club
from cogs.kit.card_names import card_names
from cogs.kit.text import Text
from engine.rules import PRESETS
from engine.table.suggesting import grouped
from playground.driver import texts
from tests.card_emojis import USUAL
from tests.wire.harness import Harness, make_bot, offered, open_harness
from tests.wire.members.test_set import set_own
from tests.wire.members.test_settings import own
from tests.wire.play.test_picture import items_of, until_large

text = Text()
EMOJIS = ("POST", "/applications/*/emojis")
THEIRS = {
    colours: {
        name
        for language in LANGUAGES
        for name in emoji_names(colours, card_names(language))
        if name not in USUAL
    }
    for colours in ("two", "contrast")
}
"""The emojis that other colours need beside the usual ones."""


def written(said: str) -> set[str]:
    """The names of the card emojis in a text."""
    return {part.partition(":")[0] for part in said.split("<:")[1:]}


def there(harness: Harness) -> set[str]:
    return {emoji.name for emoji in harness.discord.world.emojis.values()}


async def until_there(harness: Harness, names: Iterable[str]) -> None:
    wanted = set(names)
    await harness.discord.wait_for(lambda: wanted <= there(harness))
    while busy := [one for one in asyncio.all_tasks() if one.get_name() == "colours"]:
        await asyncio.wait(busy)
    await harness.quiet()


def hand_of(harness: Harness, name: str) -> set[str]:
    actor = harness.discord.members[name]
    return written(texts(actor.messages(actor.dm())[-1]))


@pytest.mark.slow
async def test_a_member_alone_sees_their_colours(harness: Harness) -> None:
    table_id = await harness.begin()
    panel = await own(harness.north)
    assert not there(harness) & (THEIRS["two"] | THEIRS["contrast"])
    await set_own(harness, panel, "colours", "two")
    await until_there(harness, THEIRS["two"])
    assert hand_of(harness, "north") & THEIRS["two"]
    assert hand_of(harness, "north") <= set(emoji_names("two"))
    assert hand_of(harness, "south") <= set(emoji_names(FOUR))
    assert not there(harness) & THEIRS["contrast"]
    (table,) = [one for one in harness.east.messages() if f"gin:hand:{table_id}" in offered(one)]
    assert written(texts(table))
    assert written(texts(table)) <= set(emoji_names(FOUR))
    for command in ("gin hand", "gin help", "gin me", "gin rules"):
        answer = await harness.north.command(command)
        assert answer.ephemeral
        assert written(texts(answer.message)) <= set(emoji_names("two")), command
    shown = await harness.north.press(table, "My hand")
    assert written(texts(shown.message)) & THEIRS["two"]
    shown = await harness.south.press(table, "My hand")
    assert not written(texts(shown.message)) & THEIRS["two"]


@pytest.mark.slow
async def test_the_usual_colours_serve_until_others_are_there(harness: Harness) -> None:
    table_id = await harness.begin()
    panel = await own(harness.north)
    sending = harness.discord.faults.hold(*EMOJIS)
    await panel.choose("show=colours")
    assert text("colours-coming") not in panel.said
    await panel.choose("to=colours=contrast")
    assert text("colours-coming") in panel.said
    await harness.quiet()
    actor, _, move = await harness.act(table_id)
    await actor.press(actor.messages(actor.dm())[-1], move)
    await harness.quiet()
    assert hand_of(harness, "north") <= set(emoji_names(FOUR))
    sending.release()
    await until_there(harness, THEIRS["contrast"])
    assert hand_of(harness, "north") & THEIRS["contrast"]
    await panel.choose("show=colours")
    assert text("colours-coming") not in panel.said
    assert written(panel.said) & THEIRS["contrast"]


@pytest.mark.slow
async def test_a_start_goes_on_where_the_sending_was_left(harness: Harness) -> None:
    await harness.begin()
    panel = await own(harness.north)
    failing = harness.discord.faults.fail(*EMOJIS, 503)
    await set_own(harness, panel, "colours", "contrast")
    await failing.arrived.wait()
    await harness.bot.close()
    assert not there(harness) & THEIRS["contrast"]
    harness.clock.advance(timedelta(hours=2))
    bot = make_bot(
        Club(harness.club.tables._database, players=harness.club.playing._players), harness.clock
    )
    async with harness.discord.run(bot):
        harness.bot = bot
        await harness.started()
        await until_there(harness, THEIRS["contrast"])
        assert hand_of(harness, "north") & THEIRS["contrast"]
        sent = len(harness.discord.requests(*EMOJIS))
        await bot.close()
    again = make_bot(
        Club(harness.club.tables._database, players=harness.club.playing._players), harness.clock
    )
    async with harness.discord.run(again):
        await harness.started()
        assert len(harness.discord.requests(*EMOJIS)) == sent
        answer = await harness.north.command("gin hand")
        assert written(texts(answer.message)) & THEIRS["contrast"]
        await again.close()


@pytest.mark.slow
async def test_signs_have_no_colours(harness: Harness) -> None:
    await harness.begin()
    panel = await own(harness.north)
    await set_own(harness, panel, "look", "text")
    await set_own(harness, panel, "colours", "two")
    await until_there(harness, THEIRS["two"])
    assert not hand_of(harness, "north")
    assert not written(panel.said)


@pytest.mark.slow
async def test_a_picture_is_drawn_in_its_members_colours(tmp_path: Path) -> None:
    async with open_harness(tmp_path, rules=PRESETS.rules("mahjong")) as harness:
        table_id = await harness.begin()
        await set_own(harness, await own(harness.north), "colours", "two")
        state = (await until_large(harness, table_id)).state
        assert state is not None
        custom_id = f"gin:picture:{table_id}"
        message = await harness.north.wait_for(
            lambda one: custom_id in offered(one), where=harness.north.dm()
        )
        answer = await harness.north.press(message, custom_id)
        found = grouped(state.view(1).hand, state.rules.melds)
        drawn = [
            hand_picture(found.melds, found.unmatched, found.deadwood, CardStyle(colours))
            for colours in ("two", FOUR)
        ]
        (item,) = items_of(answer)
        (number,) = set(item["media"]["url"].split("/")) & harness.discord.world.files.keys()
        assert harness.discord.world.files[number].content == drawn[0] != drawn[1]


async def test_a_languages_emojis_come_when_somebody_first_reads_it(harness: Harness) -> None:
    french = set(emoji_names(called=card_names("fr")))
    harness.north.user.locale = "fr"
    sending = harness.discord.faults.hold(*EMOJIS)
    await harness.begin()
    await harness.quiet()
    assert not there(harness) & french
    assert hand_of(harness, "north") <= USUAL
    sending.release()
    await harness.discord.wait_for(lambda: french <= there(harness))
    await harness.discord.wait_for(lambda: hand_of(harness, "north") <= french)
    assert hand_of(harness, "south") <= USUAL
    polish = set(emoji_names(called=card_names("pl")))
    assert not there(harness) & polish
