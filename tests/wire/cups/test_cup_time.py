"""More time for a match: asked for and agreed to by presses that come twice, or late."""

from datetime import datetime

from club.core.people import Person
from cogs.kit.text import Text
from cogs.routing.rate_limits import A_MINUTE, CostlyWork
from playground.driver import Answer, texts
from playground.standin.models import Json
from tests.wire.cups.cup_host import CupHost
from tests.wire.forged_interactions import Forger
from tests.wire.members.test_standings import place as place_of

text = Text()


async def opened(host: CupHost) -> Json:
    """What is said at the opened match of a cup of two."""
    await host.set_up(("Seeding", "Seeded by the organiser"))
    await host.enter(*host.members[:2])
    await host.begin()
    return await host.harness.north.sees("Your match is open")


async def asks(host: CupHost, message: Json) -> Answer:
    answer = await host.harness.north.press(message, text("press-cup-time-ask"))
    await host.quiet()
    return answer


async def due(host: CupHost) -> tuple[datetime, int | None]:
    (row,) = (await host.cup()).playing
    return row.due_at, row.extension_by


def questions(host: CupHost) -> list[Json]:
    return [one for one in host.harness.north.messages() if "asks for more time" in texts(one)]


async def test_who_asks_again_calls_nobody_again(host: CupHost) -> None:
    message = await opened(host)
    for _ in range(3):
        answer = await asks(host, message)
        assert text("cup-time-asked") in texts(answer.message)
    assert len(questions(host)) == 1


async def test_what_was_asked_in_a_game_isnt_asked_in_the_next(host: CupHost) -> None:
    await asks(host, await opened(host))
    assert (await due(host))[1] is not None
    (row,) = (await host.cup()).playing
    assert row.table_id is not None
    club, place = host.harness.club, place_of(host.harness)
    organiser = Person(host.harness.north.id, "North")
    await club.admin.void(place, organiser, row.table_id, "by mistake", 1)
    cup = await club.cups.go_on(host.cup_id)
    assert cup.playing[0].table_id != row.table_id
    assert (await due(host))[1] is None


async def test_asking_for_more_time_is_limited(host: CupHost) -> None:
    message = await opened(host)
    for _ in range(A_MINUTE[CostlyWork.NUDGE]):
        await asks(host, message)
    answer = await asks(host, message)
    assert text("cup-time-asked") not in texts(answer.message)


async def test_agreeing_twice_asks_for_nothing(host: CupHost) -> None:
    before, _ = await due_after_opening(host)
    (question,) = questions(host)
    south = host.harness.south
    await south.press(question, text("press-cup-time-agree"))
    await host.quiet()
    agreed, by = await due(host)
    assert agreed > before
    assert by is None
    answer = await south.press(question, text("press-cup-time-agree"))
    await host.quiet()
    assert text("refusal-cup-moved") in texts(answer.message)
    assert await due(host) == (agreed, None)
    assert len(questions(host)) == 1


async def test_who_has_asked_cannot_agree(host: CupHost) -> None:
    before = await due_after_opening(host)
    answer = await Forger(host.harness, host.harness.north).press(
        f"gin:cuptime:0:{host.cup_id}:{(await host.playable())[0].key}=agree"
    )
    await host.quiet()
    assert text("refusal-cup-moved") in texts(answer.message)
    assert await due(host) == before


async def due_after_opening(host: CupHost) -> tuple[datetime, int | None]:
    """When the time is over, and whose question it is, once North has asked."""
    await asks(host, await opened(host))
    return await due(host)
