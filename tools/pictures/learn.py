"""Makes the pictures of learning in docs/: `python -m tools.pictures.learn`.

North goes through the first deal, then answers the problem of the day, which three others have
answered before; both are photographed as they stand on a phone.
"""

import asyncio
import sys
from datetime import timedelta
from pathlib import Path

from club.core.people import Person
from club.lessons.first_deal import STEPS
from data.core.utc_days import DAY
from playground.driver import Answer
from tests.wire.harness import Harness, offered
from tools.pictures.camera import PICTURES, check_font
from tools.pictures.club import Phone, actors, phone_of_north, server_of_four

WRONG = "discard:KD"
"""What North tries at first in the step that is photographed."""

STEP = 6

KIND = "discard"
"""What the problem is about."""


async def learn(harness: Harness, phone: Phone) -> None:
    """Go as far as the step about the pile, and press wrongly there; then to the end."""
    await phone.set_time()
    shown = await harness.north.command("gin learn")
    for number, step in enumerate(STEPS, 1):
        if number == STEP:
            shown = await press(harness, shown, WRONG)
            await phone.shoot("step", shown)
        if step.right:
            shown = await press(harness, shown, step.right)
    await phone.shoot("end", shown)


async def solve(harness: Harness, phone: Phone) -> None:
    """Answer a problem after the others; one is photographed before, and with the verdict."""
    while (await harness.club.problems.today(harness.north.id)).problem.kind != KIND:
        harness.clock.advance(DAY)
        harness.discord.clock.advance(DAY.total_seconds())
    asked = await harness.club.problems.today(harness.north.id)
    best, second, *_ = (str(each.move) for each in asked.problem.judged)
    for actor, word in zip(actors(harness)[1:], (best, best, second), strict=True):
        await harness.club.problems.answer(Person(actor.id, actor.name), asked.day, word)
    harness.clock.advance(timedelta(hours=1))
    await phone.set_time()
    shown = await harness.north.command("gin problem")
    await phone.shoot("problem", shown)
    await phone.shoot("verdict", await press(harness, shown, second))


async def press(harness: Harness, answer: Answer, word: str) -> Answer:
    """Let North press the button that gives an answer."""
    message = await answer.done()
    chosen = next(key for key, each in offered(message).items() if each.rest == word)
    return await harness.north.press(message, chosen)


async def photograph(folder: Path) -> None:
    """Learn, and photograph."""
    async with (
        server_of_four("learn") as harness,
        phone_of_north(harness, folder, "learn") as phone,
    ):
        await learn(harness, phone)
        await solve(harness, phone)


if __name__ == "__main__":
    check_font()
    asyncio.run(photograph(Path(sys.argv[1]) if len(sys.argv) > 1 else PICTURES))
