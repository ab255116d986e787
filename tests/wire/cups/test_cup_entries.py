"""A cup stays light, however often somebody enters and leaves it."""

from datetime import timedelta

from club.cups.cups import ENTRIES
from cogs.kit.text import Text
from cogs.routing.rate_limits import A_MINUTE, CostlyWork
from playground.driver import Answer, texts
from tests.wire.cups.cup_host import CupHost

text = Text()


async def enters(host: CupHost) -> Answer:
    answer = await host.harness.south.press(host.message(), text("press-cup-enter"))
    await host.quiet()
    return answer


async def leaves(host: CupHost) -> None:
    """Leave, as a member who is in it."""
    south = host.harness.south
    asked = await south.press(host.message(), text("press-cup-leave"))
    await south.press(asked, text("press-cup-left"))
    await host.quiet()


async def test_nobody_enters_and_leaves_a_cup_without_end(host: CupHost) -> None:
    await host.set_up()
    await host.enter(host.harness.north)
    title = text("cup-untitled", name="North")
    for _ in range(ENTRIES):
        assert text("cup-entered", title=title) in texts((await enters(host)).message)
        await leaves(host)
    assert A_MINUTE[CostlyWork.BEGIN] == 2 * ENTRIES
    before = (await host.cup()).row.events
    refused = text("refusal-left-too-often")
    assert refused not in texts((await enters(host)).message)
    assert (await host.cup()).row.events == before
    host.harness.clock.advance(timedelta(minutes=2))
    assert refused in texts((await enters(host)).message)
    assert (await host.cup()).row.events == before
    await host.enter(host.harness.discord.members["east"])
    assert len((await host.cup()).state.active) == 2
