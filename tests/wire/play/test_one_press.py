"""What one press of a move sets in motion: few modules, and each message worked out once."""

import asyncio
import gc
import sys
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from unittest.mock import create_autospec, patch

import discord
import pytest

from cogs.kit.ids import parse_id
from cogs.messages import desired_messages
from cogs.transport.press_tokens import GOOD_FOR
from playground.driver import Actor
from tests.wire.expected_messages import missing, until_current
from tests.wire.harness import Harness, Json

ROOT = f"{Path(__file__).parents[3]}/"
FLOORS = tuple(f"{ROOT}{floor}/" for floor in ("engine", "art", "data", "club", "cogs"))
OF_A_PRESS = "discord.py: on_interaction"
"""How the task is named in which a press is answered."""
WARM = 8
"""Plies until a bot has said and worked out what comes up with every move."""

MOST = {"stock": 40, "discard": 40}
"""Modules that may take part in the answer to a kind of move."""


@contextmanager
def passed() -> Iterator[dict[str, set[str]]]:
    """Note, by module, the functions that run for a press."""
    found = defaultdict[str, set[str]](set)

    def note(frame: FrameType, event: str, _: object) -> None:
        file = frame.f_code.co_filename
        if event == "call" and file.startswith(FLOORS) and _is_of_a_press():
            found[file.removeprefix(ROOT)].add(frame.f_code.co_qualname)

    sys.setprofile(note)
    try:
        yield found
    finally:
        sys.setprofile(None)


def _is_of_a_press() -> bool:
    """Whether what runs answers a press, or is called back by the loop."""
    try:
        task = asyncio.current_task()
    except RuntimeError:
        return False
    return task is None or task.get_name().startswith(OF_A_PRESS)


async def play(harness: Harness, table_id: int) -> tuple[str, dict[str, set[str]]]:
    """Press the first move on offer; its kind, and what ran until it was answered."""
    actor, message, move = await harness.act(table_id)
    with passed() as found:
        await actor.press(message, move)
    await harness.quiet()
    action = parse_id(move)
    assert action is not None
    return action.rest.partition(":")[0], found


async def test_a_press_of_a_move_passes_few_modules(harness: Harness) -> None:
    table_id = await harness.begin()
    for _ in range(WARM):
        await play(harness, table_id)
    fewest = dict[str, dict[str, set[str]]]()
    for _ in range(24):
        kind, found = await play(harness, table_id)
        # What is worked out once and remembered isn't every press's.
        fewest[kind] = min(fewest.get(kind, found), found, key=len)
    for kind, found in fewest.items():
        told = "\n".join(f"{file}: {', '.join(sorted(names))}" for file, names in found.items())
        assert len(found) <= MOST[kind], told
    assert fewest.keys() == MOST.keys()


@pytest.mark.parametrize("apart", [False, True])
async def test_the_messages_are_worked_out_once_for_a_move(
    harness: Harness, *, apart: bool
) -> None:
    """Also where the channel and the hands begin one after the other."""
    table_id = await harness.begin()
    for _ in range(WARM):
        await play(harness, table_id)
    for _ in range(4):
        spy = create_autospec(desired_messages.wanted, side_effect=desired_messages.wanted)
        with patch.object(desired_messages, "wanted", spy):
            await play(harness, table_id)
            if apart:
                for part in harness.bot.reconciler.parts:
                    await asyncio.wait({part.ask(table_id) or asyncio.create_task(harness.quiet())})
        assert spy.call_count == 1


def edits(harness: Harness) -> int:
    """How many messages were sent, edited or deleted so far, beside the answers to presses."""
    return sum(
        one.method != "GET" and "/channels/" in one.path for one in harness.discord.requests()
    )


async def to_a_draw(harness: Harness, table_id: int) -> tuple[Actor, Json, str]:
    """Play on until somebody is to draw; who, their hand, and the button of the stock."""
    while True:
        actor, message, move = await harness.act(table_id)
        action = parse_id(move)
        assert action is not None
        if action.rest == "stock":
            return actor, message, move
        await actor.press(message, move)
        await harness.quiet()


async def drawn(harness: Harness, wait: float) -> tuple[int, int]:
    """Have somebody draw, with such a wait for the end of a turn; the table, and edits before."""
    harness.bot.reconciler.unfinished_turns.wait = wait
    table_id = await harness.begin()
    actor, message, stock = await to_a_draw(harness, table_id)
    before = edits(harness)
    await actor.press(message, stock)
    return table_id, before


async def test_what_others_see_of_a_draw_is_drawn_with_the_discard(harness: Harness) -> None:
    table_id, before = await drawn(harness, 3_600)
    await harness.quiet()
    assert edits(harness) == before
    actor, hand, discard = await harness.act(table_id)
    await actor.press(hand, discard)
    await harness.quiet()
    assert edits(harness) == before + 1  # the table's; a hand is edited by its last press
    assert not harness.bot.reconciler.unfinished_turns
    await until_current(harness.discord, harness.club, table_id)


async def test_a_turn_that_goes_on_is_shown_after_a_while(harness: Harness) -> None:
    table_id, _ = await drawn(harness, 0.01)
    await until_current(harness.discord, harness.club, table_id)


async def test_a_bot_that_stops_shows_what_waits(harness: Harness) -> None:
    table_id, _ = await drawn(harness, 3_600)
    await harness.bot.close()
    snapshot = await harness.club.tables.snapshot(table_id)
    assert not missing(harness.discord, snapshot)


async def test_a_bot_that_is_gone_before_shows_it_at_its_start(harness: Harness) -> None:
    table_id, _ = await drawn(harness, 3_600)
    await harness.quiet()
    snapshot = await harness.club.tables.snapshot(table_id)
    assert missing(harness.discord, snapshot)
    await harness.bot.reconciler.catch_up()  # which is all that a start knows of it
    await until_current(harness.discord, harness.club, table_id)


async def both_have_pressed(harness: Harness) -> int:
    """A table at which both have pressed a button of their hand."""
    table_id = await harness.begin()
    for _ in range(WARM):
        await play(harness, table_id)
    return table_id


def hand_edits(harness: Harness, since: int) -> list[str]:
    """How hands have been edited since so many requests: by a press's token, or by the bot's."""
    hands = {harness.north.dm().id, harness.south.dm().id}
    found: list[str] = []
    for one in harness.discord.requests()[since:]:
        if one.method == "PATCH" and one.path.endswith("/messages/@original"):
            found.append("press")
        elif one.method == "PATCH" and one.path.split("/")[2] in hands:
            found.append("bot")
    return found


async def test_a_hand_is_edited_by_the_token_of_its_last_press(harness: Harness) -> None:
    table_id = await both_have_pressed(harness)
    since = len(harness.discord.requests())
    await play(harness, table_id)
    assert hand_edits(harness, since) == ["press"]
    await until_current(harness.discord, harness.club, table_id)


async def test_a_token_is_used_for_fourteen_minutes(harness: Harness) -> None:
    table_id = await both_have_pressed(harness)
    harness.clock.advance(GOOD_FOR)
    since = len(harness.discord.requests())
    await play(harness, table_id)
    assert hand_edits(harness, since) == ["bot"]


@pytest.mark.parametrize("code", [10008, 10015, 50027])
async def test_a_token_that_serves_no_more_is_forgotten(harness: Harness, code: int) -> None:
    table_id = await both_have_pressed(harness)
    harness.discord.expect(code)
    harness.discord.faults.fail("PATCH", "/webhooks/*", 404, code=code)
    since = len(harness.discord.requests())
    await play(harness, table_id)
    assert hand_edits(harness, since) == ["press", "bot"]
    await until_current(harness.discord, harness.club, table_id)


async def test_a_fault_of_discords_on_the_way_of_a_token_is_tried_again(harness: Harness) -> None:
    table_id = await both_have_pressed(harness)
    harness.discord.expect(0)
    harness.discord.faults.fail("PATCH", "/webhooks/*", 503)
    since = len(harness.discord.requests())
    await play(harness, table_id)
    await until_current(harness.discord, harness.club, table_id)
    assert hand_edits(harness, since) == ["press", "bot"]


async def test_a_token_that_another_edit_forgets_meanwhile_still_serves_this_one(
    harness: Harness,
) -> None:
    table_id = await both_have_pressed(harness)
    tokens = harness.bot.posts.press_tokens
    of = tokens.of

    def found_and_forgotten(message_id: int) -> discord.Webhook | None:
        found = of(message_id)
        tokens.forget(message_id)
        return found

    since = len(harness.discord.requests())
    with patch.object(tokens, "of", create_autospec(of, side_effect=found_and_forgotten)):
        await play(harness, table_id)
    assert hand_edits(harness, since) == ["press"]


async def test_a_token_keeps_nothing_of_the_press(harness: Harness) -> None:
    """A press holds its whole message, and thousands of tokens are kept."""
    await both_have_pressed(harness)
    gc.collect()
    assert not [one for one in gc.get_objects() if isinstance(one, discord.Interaction)]
