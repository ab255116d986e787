"""A second account, which presses whatever the first one was shown, and asks for all there is."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from club.daily.daily_boards import DailyPeriod, DailyScope
from cogs.kit.ids import make_id, make_menu_id
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import DailyWord
from data.core.utc_days import day_of
from playground.driver import Answer, texts
from playground.standin.models import EPHEMERAL, Json
from tests.club.daily.daily_helpers import QuickPlayers
from tests.wire.daily.test_daily_match import CARD, first, to_the_end
from tests.wire.forged_interactions import Forger, nothing_fails
from tests.wire.harness import Harness, choices, offered, open_harness

MOVES = 14
"""How many presses of the first account the second one knows."""


@pytest_asyncio.fixture
async def harness(tmp_path: Path) -> AsyncIterator[Harness]:
    members = ("North", "South", "East")
    async with open_harness(tmp_path, members=members, players=QuickPlayers()) as opened:
        yield opened


async def shown_to_first(harness: Harness, *, to_end: bool) -> list[Json]:
    """What the first account is shown of its match, in its middle or up to its end."""
    north = harness.north
    answer = await north.command("gin daily")
    seen = [answer.message]
    answer = await north.press(answer.message, "Play")
    for _ in range(MOVES):
        seen.append(answer.message)
        pressed = first(answer, PressKind.DAILY_MOVE, PressKind.DAILY_PICK)
        pressed = pressed or first(answer, PressKind.DAILY, word=DailyWord.NEXT)
        assert pressed is not None
        answer = await north.press(answer.message, pressed)
    if to_end:
        answer = await to_the_end(north, answer)
    return [*seen, answer.message]


def begins(custom_id: str) -> bool:
    """Whether a button begins the match of whoever presses it, with cards of their own."""
    return f":{DailyWord.PLAY}" in custom_id


@pytest.mark.slow
@pytest.mark.parametrize("to_end", [False, True], ids=["in mid-match", "when it is over"])
async def test_a_second_account_learns_no_card(harness: Harness, *, to_end: bool) -> None:
    messages = await shown_to_first(harness, to_end=to_end)
    forger = Forger(harness, harness.east)
    pressed = dict.fromkeys(one for message in messages for one in offered(message))
    with nothing_fails():
        for custom_id in pressed:
            if not begins(custom_id):
                nothing_told(await forger.press(custom_id))
        for custom_id, value in dict.fromkeys(key for each in messages for key in choices(each)):
            nothing_told(await forger.choose(custom_id, [value]))
        for custom_id in pages(harness):
            nothing_told(await forger.press(custom_id))
        day = day_of(harness.clock.now())
        for whose in (harness.north.id, 0):
            for deal in (1, 2, 3):
                menu = make_menu_id(PressKind.DAILY_DEAL, 0, deal)
                nothing_told(await forger.choose(menu, [f"{day}.{whose}.1"]))
    assert len(pressed) > MOVES
    posted = [one for one in harness.east.messages() if not one["flags"] & EPHEMERAL]
    assert posted == []
    page = await harness.east.command("gin daily")
    assert first(page, PressKind.DAILY, word=DailyWord.PLAY), "the one try is still there"
    assert not CARD.search(texts(page.message))


def pages(harness: Harness) -> list[str]:
    """Buttons to every page that there is about today, and about days near it."""
    today = day_of(harness.clock.now())
    days = (today - 1, today, today + 1)
    asked = [
        make_id(PressKind.DAILY_BOARD, 0, day, f"{period}.{scope}.0")
        for day in days
        for period in DailyPeriod
        for scope in DailyScope
    ]
    words = [word for word in DailyWord if word is not DailyWord.PLAY]
    asked += [make_id(PressKind.DAILY, 0, day, word) for day in days for word in words]
    return asked + [make_id(PressKind.DAILY_PAST, 0, day) for day in days]


def nothing_told(answer: Answer) -> None:
    """See that an answer has no card, and no word of who has played."""
    said = texts(answer.message)
    assert not CARD.search(said), said
    assert "North" not in said
