"""Makes the pictures of the daily match in docs/: `python -m tools.pictures.daily`.

Four members play it for some days; North's last one is photographed as it stands on a phone.
"""

import asyncio
import random
import sys
from datetime import timedelta
from pathlib import Path

from club.core.people import Person
from data.core.utc_days import DAY, day_of
from engine.players import PLAYERS
from playground.driver import Answer
from tests.wire.harness import Harness, offered
from tests.wire.members.test_standings import place
from tools.pictures.camera import PICTURES, check_font
from tools.pictures.club import Phone, actors, phone_of_north, server_of_four

DAYS = 4


async def play(harness: Harness, person: Person, seed: int) -> None:
    """Let a member play the match of the day from its beginning to its end, by plain sense."""
    daily, rng = harness.club.daily, random.Random(seed)
    today = day_of(harness.clock.now())
    hand = await daily.begin(person, place(harness), today, seed)
    while hand.shows_cards:
        if hand.scene.view is None:
            hand = await daily.read_result(person, hand.day, len(hand.scores))
            continue
        move = PLAYERS["simple"].choose(hand.scene.view, rng)
        if rng.random() < seed % 5 / 20:
            move = rng.choice(hand.scene.view.legal)
        hand = await daily.play(person, hand.scene.ply, str(move))


async def days_before(harness: Harness) -> None:
    """Let everybody play on most days."""
    for day in range(DAYS):
        for at, actor in enumerate(actors(harness)):
            if (day + at) % DAYS:
                await play(harness, Person(actor.id, actor.name), 7 * day + at)
        today = day_of(harness.clock.now())
        await harness.club.past_days.prepare(today)
        harness.clock.advance(DAY)
        harness.discord.clock.advance(DAY.total_seconds())


async def photograph_today(harness: Harness, phone: Phone) -> None:
    """Go through today's match, and look at the day before and at the boards."""
    harness.clock.advance(timedelta(hours=1))
    await phone.set_time()
    shown = await phone.shoot("page", await harness.north.command("gin daily"))
    shown = await press(harness, shown, "play")
    number, rng = 0, random.Random(3)
    while True:
        asked = offered(shown.message)
        following = next((one for one, each in asked.items() if each.rest.startswith("next")), None)
        if following is not None:
            shown = await harness.north.press(shown.message, following)
            continue
        moves = [one for one, each in asked.items() if each.kind in {"dailymove", "dailypick"}]
        if not moves:
            break
        page = await harness.club.daily.look(Person(harness.north.id, "North"), None)
        assert page.hand is not None
        view = page.hand.scene.view
        assert view is not None
        wanted = str(PLAYERS["simple"].choose(view, rng)).partition("=")[0]
        best = [one for one in moves if asked[one].rest.partition("=")[0] == wanted]
        number += 1
        if number == DAYS:
            await phone.shoot("hand", shown)
        shown = await harness.north.press(shown.message, (best or moves)[0])
    await phone.shoot("over", shown)
    await press(harness, shown, "share")
    await phone.shoot("past", await press(harness, shown, ""))
    page = await harness.north.command("gin daily")
    board = next(one for one, each in offered(page.message).items() if each.kind == "dailyboard")
    shown = await harness.north.press(page.message, board)
    week = next(one for one in offered(shown.message) if ":week." in one)
    await phone.shoot("board", await harness.north.press(shown.message, week))


async def press(harness: Harness, answer: Answer, word: str) -> Answer:
    """Let North press the button that asks for something; "" leads to the day before."""
    message = await answer.done()
    kind = "daily" if word else "dailypast"
    asked = offered(message).items()
    chosen = next(one for one, each in asked if each.kind == kind and each.rest == word)
    return await harness.north.press(message, chosen)


async def photograph(folder: Path) -> None:
    """Play, and photograph."""
    async with (
        server_of_four("daily") as harness,
        phone_of_north(harness, folder, "daily") as phone,
    ):
        await days_before(harness)
        await photograph_today(harness, phone)


if __name__ == "__main__":
    check_font()
    asyncio.run(photograph(Path(sys.argv[1]) if len(sys.argv) > 1 else PICTURES))
