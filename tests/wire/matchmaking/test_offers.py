"""Counter-offers in Discord: other rules for a challenge, until one accepts or declines."""

import pytest

from cogs.kit.text import Text
from playground.driver import Actor, texts
from playground.standin.models import Json
from tests.wire.harness import Harness, offered
from tests.wire.matchmaking.test_panel import restarted
from tests.wire.panel_user import PanelUser
from tests.wire.reliability.test_refusals import refused

text = Text()
UNKNOWN_MEMBER = 10007


async def challenged(house: Harness) -> Json:
    answer = await house.north.command("gin challenge", member=house.south)
    await house.quiet()
    return answer.message


async def other_rules(house: Harness, actor: Actor, message: Json, target: int) -> PanelUser:
    answer = await actor.press(message, "Other rules…")
    assert answer.ephemeral
    panel = PanelUser(actor, answer.message)
    await panel.set("game_target", target)
    await panel.press("use=counter")
    await house.quiet()
    return panel


def in_channel(house: Harness) -> list[Json]:
    """The challenges that stand in the channel."""
    seen = house.south.messages(house.discord.channel)
    return [one for one in seen if any(a.kind == "seat" for a in offered(one).values())]


async def test_an_offer_goes_to_and_fro(house: Harness) -> None:
    first = await challenged(house)
    await other_rules(house, house.south, first, 50)
    (second,) = in_channel(house)
    assert second["id"] != first["id"]
    assert f"South offers {house.north.mention} other rules" in texts(second)
    assert "A game goes to: **50** (was: 100)" in texts(second)
    assert [one["id"] for one in second["mentions"]] == [house.north.user.id]
    await refused(house.south, await house.south.press(second, "Accept"), "refusal-not-yours")
    answer = await house.north.press(second, "Withdraw")
    await refused(house.north, answer, "refusal-guest-declines", name="South")
    await other_rules(house, house.north, second, 75)
    (third,) = in_channel(house)
    assert "A game goes to: **75** (was: 50)" in texts(third)
    assert [one["id"] for one in third["mentions"]] == [house.south.user.id]
    answer = await house.south.press(third, "Accept")
    assert answer.kind == "update"
    await house.quiet()
    table = await house.club.snapshot(await house.newest_table(house.north))
    assert (table.table.status, table.rules.game_target, table.table.ply) == ("playing", 75, 0)


async def test_another_clock_is_offered_said_and_agreed_to(house: Harness) -> None:
    first = await challenged(house)
    panel = PanelUser(house.south, (await house.south.press(first, "Other rules…")).message)
    await panel.choose("group=clock")
    assert "clock=server" not in panel.offers
    await panel.choose("clock=relaxed=24")
    said = "The clock: **a day for a turn** instead of none"
    assert said in panel.said
    await panel.press("use=counter")
    await house.quiet()
    (second,) = in_channel(house)
    assert said in texts(second)
    await refused(house.south, await house.south.press(second, "Accept"), "refusal-not-yours")
    await house.north.press(second, "Accept")
    await house.quiet()
    table = await house.club.snapshot(await house.newest_table(house.north))
    assert (table.table.status, table.table.clock) == ("playing", "relaxed:24")


async def test_a_clock_is_chosen_after_a_restart_and_only_by_its_member(house: Harness) -> None:
    first = await challenged(house)
    panel = PanelUser(house.south, (await house.south.press(first, "Other rules…")).message)
    await panel.choose("group=clock")
    async with restarted(house):
        for _ in range(2):
            await panel.choose("clock=live=5")
        assert "The clock: **5 minutes for a turn** instead of none" in panel.said
        answer = await panel.forge(house, "clock=soon")
        assert text("refusal-no-such-rule") in texts(answer.message)
        answer = await house.east.press(first, "Other rules…")
        await refused(house.east, answer, "refusal-only-they-offer", name="North")


@pytest.mark.parametrize("old", ["gin:seat:{table}:0:accept", "gin:seat:{table}:accept"])
async def test_only_the_offer_that_stands_is_accepted(house: Harness, old: str) -> None:
    await other_rules(house, house.north, await challenged(house), 50)
    (message,) = in_channel(house)
    table_id = await house.newest_table(house.north)
    forged = old.format(table=table_id)
    house.forge(message, forged)
    await refused(house.south, await house.south.press(message, forged), "refusal-offer-changed")
    assert (await house.club.snapshot(table_id)).table.status == "waiting"


async def test_a_button_from_before_there_were_offers_still_accepts(house: Harness) -> None:
    message = await challenged(house)
    forged = f"gin:seat:{await house.newest_table(house.north)}:accept"
    house.forge(message, forged)
    assert (await house.south.press(message, forged)).kind == "update"
    await house.quiet()
    (table,) = await house.club.tables_of(house.south.id)
    assert table.state is not None


async def test_the_one_who_is_asked_declines(house: Harness) -> None:
    await other_rules(house, house.south, await challenged(house), 50)
    (message,) = in_channel(house)
    await refused(house.south, await house.south.press(message, "Decline"), "refusal-not-yours")
    listed = await house.north.command("gin games")
    assert "offers you other rules" in texts(listed.message)
    assert (await house.north.press(message, "Decline")).kind == "update"
    await house.quiet()
    assert not in_channel(house)
    assert text("challenge-declined", host="", guest="North") in texts(
        await house.north.sees("would rather not")
    )


async def test_others_have_no_say_in_an_offer(house: Harness) -> None:
    message = await challenged(house)
    answer = await house.east.press(message, "Other rules…")
    await refused(house.east, answer, "refusal-only-they-offer", name="North")
    panel = PanelUser(house.south, (await house.south.press(message, "Other rules…")).message)
    await panel.press("use=counter")
    assert text("refusal-same-rules") in panel.said
    await panel.set("game_target", 50)
    await house.north.press(message, "Withdraw")
    await panel.press("use=counter")
    assert text("refusal-already-answered") in panel.said


async def test_a_host_who_has_left_is_offered_nothing(house: Harness) -> None:
    message = await challenged(house)
    panel = PanelUser(house.south, (await house.south.press(message, "Other rules…")).message)
    await panel.set("game_target", 50)
    house.discord.expect(UNKNOWN_MEMBER)
    house.north.leave()
    await panel.press("use=counter")
    assert text("refusal-left-server", name="North") in panel.said
