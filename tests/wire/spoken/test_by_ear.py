"""Whole games through the bot by ear: two members who know what a screen reader says, no more."""

import re
from pathlib import Path
from typing import Any

import pytest

from cogs.kit.spoken import SpokenText
from engine.rules import PRESETS, Rules
from playground.driver import Actor, Answer, buttons, menus, texts
from tests.cogs.play.ui.hand.listener import Choices, Listener, pattern
from tests.cogs.play.ui.hand.test_spoken_hand import LAYOUT, LISTED, TIME
from tests.wire.harness import Harness, open_harness

Json = dict[str, Any]
LANGUAGES = {"en": "English", "de": "Deutsch"}
MOST_PRESSES = 4_000
LINKED = re.compile(r"`/[a-z -]+`|(?<=\])\(https:[^)]+\)")
"""A link to a command, as the stand-in's reader shows it, and where a link leads."""

SOON = 30
"""A target that is reached within a few deals."""


def check_words(message: Json) -> None:
    """Hold a private message to what can be heard."""
    labels = [each.label for each in buttons(message)]
    assert len(labels) == len(set(labels)), "two buttons sound alike"
    assert not any(each.emoji for each in buttons(message))
    options = [label for menu in menus(message) for label, _ in menu.options]
    named = [menu.placeholder for menu in menus(message)]
    told = LINKED.sub("", TIME.sub("", texts(message)))
    assert not LISTED.search(told)
    for said in (told, *labels, *options, *named):
        assert not LAYOUT.search(said), said


async def want(actor: Actor, setting: str, value: str) -> Answer:
    """Set something in `/gin me`, by the names of things."""
    panel = await actor.command("gin me")
    (names,) = menus(panel.message)
    option = next(label for label, _ in names.options if label.startswith(f"{setting}:"))
    opened = await actor.choose(panel, names.placeholder, option)
    values = next(each for each in menus(opened.message) if each.placeholder != names.placeholder)
    return await actor.choose(opened, values.placeholder, value)


async def listen(actor: Actor, language: str) -> Listener:
    """Have a member hear everything from now on, in a language."""
    await want(actor, "Language", LANGUAGES[language])
    text = SpokenText(language)
    panel = await want(actor, text("setting-spoken"), text("setting-yes"))
    check_words(panel.message)
    return Listener(language)


async def act(harness: Harness, table_id: int, listeners: dict[int, Listener]) -> None:
    """Let who is on turn press one button or choose in one menu, by ear."""
    snapshot = await harness.club.tables.snapshot(table_id)
    actor = harness.on_turn(snapshot)
    message = await harness.hand(actor, table_id, snapshot.table.ply)
    check_words(message)
    labels = [each.label for each in buttons(message) if each.custom_id]
    offered = [
        Choices(each.placeholder, tuple(label for label, _ in each.options))
        for each in menus(message)
    ]
    wish = listeners[actor.id].choose(texts(message), labels, offered)
    if wish.options:
        await actor.choose(message, wish.label, *wish.options)
    else:
        await actor.press(message, wish.label)
    await harness.quiet()


async def game(harness: Harness, north: str, south: str) -> int:
    """Let both hear, and play a whole game; the table."""
    listeners = {
        harness.north.id: await listen(harness.north, north),
        harness.south.id: await listen(harness.south, south),
    }
    table_id = await harness.begin()
    for _ in range(MOST_PRESSES):
        snapshot = await harness.club.tables.snapshot(table_id)
        if snapshot.state is None:
            return table_id
        await act(harness, table_id, listeners)
    raise AssertionError("the game takes too long")


async def by_ear(folder: Path, rules: Rules) -> None:
    """Play a game in English and German, and hear how it ended."""
    async with open_harness(folder, rules=rules) as harness:
        table_id = await game(harness, "en", "de")
        snapshot = await harness.club.tables.snapshot(table_id)
        assert snapshot.contest is not None
        assert snapshot.contest.finished
        for actor, language in ((harness.north, "en"), (harness.south, "de")):
            last = actor.messages(actor.dm())[-1]
            check_words(last)
            told = {
                one
                for key in ("won-target", "won-shutout", "won-hollywood")
                for you in ("winner", "other")
                if (one := pattern(language, key, you=you, winners=1).match(texts(last)))
            }
            assert told, texts(last)
            again = SpokenText(language)("press-again")
            assert again in [each.label for each in buttons(last)]


async def test_a_short_game_is_played_by_ear(tmp_path: Path) -> None:
    await by_ear(tmp_path, PRESETS.rules("standard", game_target=SOON))


@pytest.mark.slow
@pytest.mark.parametrize("name", ["hollywood", "mahjong", "skarney", "colonel"])
async def test_a_whole_game_is_played_by_ear(tmp_path: Path, name: str) -> None:
    await by_ear(tmp_path, PRESETS.rules(name, game_target=SOON))


@pytest.mark.slow
async def test_a_continuous_sheet_is_played_by_ear(tmp_path: Path) -> None:
    await by_ear(tmp_path, PRESETS.rules("hollywood_continuous", game_target=SOON))


async def test_private_answers_are_heard_and_what_all_see_stays(tmp_path: Path) -> None:
    async with open_harness(tmp_path) as harness:
        await listen(harness.north, "en")
        await harness.begin()
        for name in ("hand", "games", "scores", "rules", "standings", "history", "help", "learn"):
            answer = await harness.north.command(f"gin {name}")
            assert answer.ephemeral
            check_words(answer.message)
        seen = [texts(one) for one in harness.south.messages()]
        assert any("\n-# Deal 1 · " in one for one in seen), "the table is for all"
        hers = await harness.south.command("gin hand")
        assert "**" in texts(hers.message), "South has not asked for it"


async def test_it_is_set_back_in_the_same_words(tmp_path: Path) -> None:
    async with open_harness(tmp_path) as harness:
        await listen(harness.north, "en")
        panel = await want(harness.north, "Spoken", "no")
        assert texts(panel.message).startswith("### Your settings")
