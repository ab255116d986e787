"""The daily match by clicking: played to its end, shared, and opened the day after."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from club.core.people import Person
from cogs.kit.press_kinds import PressKind
from cogs.kit.text import Text
from data.core.utc_days import DAY, day_of
from playground.driver import Actor, Answer, texts
from tests.club.daily.daily_helpers import QuickPlayers, like, play_match
from tests.wire.harness import Harness, choices, offered, open_harness
from tests.wire.members.test_standings import place

text = Text()

CARD = re.compile(r"(?:[2-9AJQK]|10)[♣♦♥♠]|<:[a-z0-9_]+_(?:of_)?(?:clubs|diamonds|hearts|spades)")


@pytest_asyncio.fixture
async def harness(tmp_path: Path) -> AsyncIterator[Harness]:
    members = ("North", "South", "East")
    async with open_harness(tmp_path, members=members, players=QuickPlayers()) as opened:
        yield opened


def first(answer: Answer, *kinds: PressKind, word: str = "") -> str | None:
    """The first button of a kind, or of one that asks for a word."""
    return next(
        (
            one
            for kind in kinds
            for one, each in offered(answer.message).items()
            if each.kind is kind and (not word or each.rest.startswith(word))
        ),
        None,
    )


def told_of_here(answer: Answer) -> str:
    """The line with the rank in the server."""
    said = texts(answer.message).splitlines()
    return next(line for line in said if line.startswith("Here: "))


async def to_the_end(actor: Actor, answer: Answer, most: int = 500) -> Answer:
    """Press what is offered first until the match is over and its last result read."""
    for _ in range(most):
        found = first(answer, PressKind.DAILY_MOVE, PressKind.DAILY_PICK)
        found = found or first(answer, PressKind.DAILY, word="next")
        if found is None:
            return answer
        answer = await actor.press(answer.message, found)
    return answer


async def finished(actor: Actor) -> Answer:
    page = await actor.command("gin daily")
    answer = await to_the_end(actor, await actor.press(page.message, "Play"))
    assert "Your match: " in texts(answer.message)
    return answer


@pytest.mark.slow
async def test_a_match_is_played_in_one_private_message(harness: Harness) -> None:
    north = harness.north
    page = await north.command("gin daily")
    assert page.ephemeral
    assert text("daily-about") in texts(page.message)
    hand = await north.press(page.message, "Play")
    assert hand.message["id"] == page.message["id"]
    over = await to_the_end(north, hand)
    assert over.message["id"] == page.message["id"]
    assert "Your match: " in texts(over.message)
    assert not CARD.search(texts(over.message))
    again = await north.command("gin daily")
    assert texts(again.message) == texts(over.message)
    assert first(again, PressKind.DAILY, word="play") is None
    assert harness.east.messages() == [], "nothing is posted"


@pytest.mark.slow
async def test_members_who_play_alike_get_the_same(harness: Harness) -> None:
    seen = []
    for actor in (harness.north, harness.south):
        page = await actor.command("gin daily")
        answer, told = await actor.press(page.message, "Play"), list[str]()
        for _ in range(12):
            told.append(texts(answer.message))
            found = first(answer, PressKind.DAILY_MOVE, PressKind.DAILY_PICK)
            if found is None:
                break
            answer = await actor.press(answer.message, found)
        seen.append(told)
    assert seen[0] == seen[1]


async def test_it_goes_on_from_another_message(harness: Harness) -> None:
    north = harness.north
    page = await north.command("gin daily")
    hand = await north.press(page.message, "Play")
    move = first(hand, PressKind.DAILY_MOVE)
    assert move is not None
    after = await north.press(hand.message, move)
    elsewhere = await north.command("gin daily")
    on = await north.press(elsewhere.message, "Play on")
    assert texts(on.message) == texts(after.message)
    harness.forge(elsewhere.message, move)
    twice = await north.press(elsewhere.message, move)
    assert texts(twice.message) == texts(after.message), "an old button plays nothing"


@pytest.mark.slow
async def test_a_result_is_shared_without_a_card(harness: Harness) -> None:
    over = await finished(harness.north)
    await harness.north.press(over.message, "Share")
    public = await harness.east.sees("has played the daily match")
    assert not CARD.search(texts(public))
    tried = await harness.east.press(public, text("press-daily-try"))
    assert tried.ephemeral
    assert text("daily-about") in texts(tried.message)


async def test_nothing_is_shared_before_the_end(harness: Harness) -> None:
    page = await harness.north.command("gin daily")
    day = day_of(harness.clock.now())
    custom_id = f"gin:daily:0:{day}:share"
    harness.forge(page.message, custom_id)
    await harness.north.press(page.message, custom_id)
    assert harness.east.messages() == []


@pytest.mark.slow
async def test_the_day_after_everything_is_open(harness: Harness) -> None:
    north, south = harness.north, harness.south
    await finished(north)
    await finished(south)
    day = day_of(harness.clock.now())
    harness.clock.advance(DAY)
    page = await south.command("gin daily")
    past = await south.press(page.message, text("press-daily-before"))
    said = texts(past.message)
    assert "North" in said
    assert text("daily-coach") in said
    whose = {each.rest.split(".")[1] for each in choices(past.message).values()}
    assert whose == {"0", str(north.id), str(south.id)}
    watched = await south.choose(past.message, "pick:dailydeal:0:1", f"{day}.{north.id}.00")
    assert text("replay-title", deal=1, first="North", second="Computer") in texts(watched.message)
    assert CARD.search(texts(watched.message))
    onward = await south.press(watched.message, text("press-replay-last"))
    assert onward.message["id"] == watched.message["id"]
    second = await south.choose(onward.message, "pick:dailydeal:0:0", f"{day}.{north.id}.02")
    assert text("replay-title", deal=2, first="North", second="Computer") in texts(second.message)
    back = await south.press(second.message, text("press-daily-open"))
    sealed = await south.press(back.message, text("press-daily-seals"))
    assert "Secret: " in texts(sealed.message)


async def test_an_old_button_shows_todays_match(harness: Harness) -> None:
    page = await harness.north.command("gin daily")
    hand = await harness.north.press(page.message, "Play")
    move = first(hand, PressKind.DAILY_MOVE)
    assert move is not None
    unplayed = await harness.south.command("gin daily")
    harness.clock.advance(DAY)
    for actor, old, pressed in (
        (harness.south, unplayed, "Play"),
        (harness.north, hand, move),
    ):
        late = await actor.press(old.message, pressed)
        assert text("daily-late") in texts(late.message)
    begun = await harness.north.press(late.message, "Play")
    assert "Deal 1 of 3" in texts(begun.message)


@pytest.mark.slow
async def test_the_boards_of_the_server_and_of_all(harness: Harness) -> None:
    await finished(harness.north)
    page = await harness.south.command("gin daily")
    sealed = await harness.south.press(page.message, text("press-daily-board"))
    assert "North" not in texts(sealed.message)
    harness.clock.advance(DAY)
    page = await harness.south.command("gin daily")
    board = await harness.south.press(page.message, text("press-daily-board"))
    assert "North" in texts(board.message)
    everybody = await harness.south.press(board.message, text("press-daily-all"))
    assert "North" in texts(everybody.message), "they play in this server"
    month = await harness.south.press(everybody.message, text("press-daily-month"))
    assert text("daily-board-order") in texts(month.message)


@pytest.mark.slow
async def test_the_rank_leaves_out_whom_the_board_leaves_out(harness: Harness) -> None:
    harness.discord.expect(10007)
    east = Person(harness.east.id, "East")
    await play_match(harness.club, east, like("worst", wild=1), place(harness))
    over = await finished(harness.south)
    assert "of 2" in told_of_here(over)
    harness.east.leave()
    board = await harness.south.press(over.message, text("press-daily-board"))
    assert "East" not in texts(board.message)
    page = await harness.south.command("gin daily")
    assert told_of_here(page) == text("daily-rank-here", rank=1, members=1)


async def test_in_direct_messages_too(harness: Harness) -> None:
    north = harness.north
    page = await north.command("gin daily", where=north.dm())
    hand = await north.press(page.message, "Play")
    assert "Deal 1 of 3" in texts(hand.message)


@pytest.mark.slow
async def test_in_a_members_language_and_read_aloud(harness: Harness) -> None:
    person = Person(harness.north.id, "North")
    await harness.club.settings.set_member(person, "language", "de")
    await harness.club.settings.set_member(person, "spoken", True)
    page = await harness.north.command("gin daily")
    german = Text("de")
    hand = await harness.north.press(page.message, german("press-daily-play"))
    assert "**" not in texts(hand.message)
    over = await to_the_end(harness.north, hand)
    assert "Deine Partie" in texts(over.message)
