"""Counter-offers in Discord: other rules for a challenge, until one accepts or declines."""

import pytest

from cogs.kit.text import Text
from cogs.watching.ui.game_lists import PAGE
from playground.driver import Actor, Answer, buttons, texts
from playground.standin.models import Json
from tests.wire.harness import Harness, offered
from tests.wire.matchmaking.test_panel import restarted
from tests.wire.panel_user import PanelUser, counter_panel
from tests.wire.reliability.test_refusals import refused

text = Text()
UNKNOWN_MEMBER = 10007


async def challenged(harness: Harness) -> Json:
    answer = await harness.north.command("gin challenge", member=harness.south)
    await harness.quiet()
    return answer.message


async def other_rules(harness: Harness, actor: Actor, message: Json, target: int) -> PanelUser:
    panel = await counter_panel(harness, actor, message)
    await panel.set("game_target", target)
    await panel.press("use=counter")
    await harness.quiet()
    return panel


async def press_as_before(harness: Harness, actor: Actor, message: Json, word: str) -> Answer:
    """Press a button that stood on the challenges of an earlier bot, for everybody."""
    table_id = await harness.newest_table(harness.north)
    old = f"gin:seat:{table_id}:{await harness.ply(table_id)}:{word}"
    harness.forge(message, old)
    return await actor.press(message, old)


def in_channel(harness: Harness) -> list[Json]:
    """The challenges that stand in the channel."""
    seen = harness.south.messages(harness.discord.channel)
    public = (one for one in seen if not one["flags"] & 64)
    return [one for one in public if any(a.kind == "seat" for a in offered(one).values())]


@pytest.mark.slow
async def test_an_offer_goes_to_and_fro(harness: Harness) -> None:
    first = await challenged(harness)
    await other_rules(harness, harness.south, first, 50)
    (second,) = in_channel(harness)
    assert second["id"] != first["id"]
    assert f"South offers {harness.north.mention} other rules" in texts(second)
    assert "A game goes to: **50** (was: 100)" in texts(second)
    assert [one["id"] for one in second["mentions"]] == [harness.north.user.id]
    await refused(
        harness.south,
        await harness.south.press(second, "Accept"),
        "refusal-own-offer",
        name="North",
    )
    answer = await press_as_before(harness, harness.north, second, "withdraw")
    await refused(harness.north, answer, "refusal-guest-declines", name="South")
    await other_rules(harness, harness.north, second, 75)
    (third,) = in_channel(harness)
    assert "A game goes to: **75** (was: 50)" in texts(third)
    assert [one["id"] for one in third["mentions"]] == [harness.south.user.id]
    answer = await harness.south.press(third, "Accept")
    assert answer.kind == "update"
    await harness.quiet()
    table = await harness.club.tables.snapshot(await harness.newest_table(harness.north))
    assert (table.table.status, table.rules.game_target, table.table.ply) == ("playing", 75, 0)


@pytest.mark.parametrize(
    ("asked", "label", "status"),
    [(False, "press-withdraw", "withdrawn"), (True, "press-decline", "declined")],
)
async def test_a_list_of_games_stays_one_where_a_challenge_is_closed_on_it(
    harness: Harness,
    asked: bool,  # noqa: FBT001
    label: str,
    status: str,
) -> None:
    playing = await harness.begin()
    host, guest = (harness.east, harness.north) if asked else (harness.north, harness.east)
    challenge = await host.command("gin challenge", member=guest)
    await harness.quiet()
    waiting = await harness.newest_table(harness.north)
    listed = await harness.north.command("gin games")
    assert {one.table for one in offered(listed.message).values()} == {playing, waiting}
    answer = await harness.north.press(listed, text(label))
    assert answer.kind == "update"
    assert text("games-title") in texts(answer.message)
    assert {one.table for one in offered(answer.message).values()} == {playing}
    await harness.quiet()
    assert (await harness.club.tables.snapshot(waiting)).table.status == status
    assert not offered(challenge.message), "the channel's message says so too"


async def test_the_page_on_which_a_challenge_was_closed_is_shown_again(harness: Harness) -> None:
    for _ in range(PAGE):
        await harness.begin()
    challenge = await harness.north.command("gin challenge", member=harness.east)
    first = await harness.north.command("gin games")
    second = await harness.north.press(first, text("press-page-more"))
    assert text("press-withdraw") in {one.label for one in buttons(second.message)}
    other = await harness.north.command("gin games")
    other = await harness.north.press(other, text("press-page-more"))
    for listed in (second, other):  # the second time late
        answer = await harness.north.press(listed, text("press-withdraw"))
        assert answer.kind == "update"
        assert text("games-title") in texts(answer.message)
        assert text("press-withdraw") not in {one.label for one in buttons(answer.message)}
    await harness.quiet()
    assert not offered(challenge.message)


@pytest.mark.slow
async def test_another_clock_is_offered_said_and_agreed_to(harness: Harness) -> None:
    first = await challenged(harness)
    panel = await counter_panel(harness, harness.south, first)
    await panel.choose("group=clock")
    assert "clock=server" not in panel.offers
    await panel.choose("clock=relaxed=24")
    said = "The clock: **a day for a turn** instead of none"
    assert said in panel.said
    await panel.press("use=counter")
    await harness.quiet()
    (second,) = in_channel(harness)
    assert said in texts(second)
    await refused(
        harness.south,
        await harness.south.press(second, "Accept"),
        "refusal-own-offer",
        name="North",
    )
    await harness.north.press(second, "Accept")
    await harness.quiet()
    table = await harness.club.tables.snapshot(await harness.newest_table(harness.north))
    assert (table.table.status, table.table.clock) == ("playing", "relaxed:24")


@pytest.mark.slow
async def test_a_clock_is_chosen_after_a_restart_and_only_by_its_member(harness: Harness) -> None:
    first = await challenged(harness)
    panel = await counter_panel(harness, harness.south, first)
    await panel.choose("group=clock")
    async with restarted(harness):
        for _ in range(2):
            await panel.choose("clock=live=5")
        assert "The clock: **5 minutes for a turn** instead of none" in panel.said
        answer = await panel.forge(harness, "clock=soon")
        assert text("refusal-no-such-rule") in texts(answer.message)
        answer = await press_as_before(harness, harness.east, first, "rules")
        await refused(harness.east, answer, "refusal-only-they-offer", name="North")


@pytest.mark.slow
@pytest.mark.parametrize("old", ["gin:seat:{table}:0:accept", "gin:seat:{table}:accept"])
async def test_only_the_offer_that_stands_is_accepted(harness: Harness, old: str) -> None:
    await other_rules(harness, harness.north, await challenged(harness), 50)
    (message,) = in_channel(harness)
    table_id = await harness.newest_table(harness.north)
    forged = old.format(table=table_id)
    harness.forge(message, forged)
    await refused(
        harness.south, await harness.south.press(message, forged), "refusal-offer-changed"
    )
    assert (await harness.club.tables.snapshot(table_id)).table.status == "waiting"


async def test_a_button_from_before_there_were_offers_still_accepts(harness: Harness) -> None:
    message = await challenged(harness)
    forged = f"gin:seat:{await harness.newest_table(harness.north)}:accept"
    harness.forge(message, forged)
    assert (await harness.south.press(message, forged)).kind == "update"
    await harness.quiet()
    (table,) = await harness.club.tables.tables_of(harness.south.id)
    assert table.state is not None


@pytest.mark.slow
async def test_the_one_who_is_asked_declines(harness: Harness) -> None:
    await other_rules(harness, harness.south, await challenged(harness), 50)
    (message,) = in_channel(harness)
    await refused(
        harness.south,
        await harness.south.press(message, "Decline"),
        "refusal-own-offer",
        name="North",
    )
    listed = await harness.north.command("gin games")
    assert "offers you other rules" in texts(listed.message)
    assert (await harness.north.press(message, "Decline")).kind == "update"
    await harness.quiet()
    assert not in_channel(harness)
    assert text("challenge-declined", host="", guest="North", you="other") in texts(
        await harness.north.sees("would rather not")
    )


@pytest.mark.slow
async def test_others_have_no_say_in_an_offer(harness: Harness) -> None:
    message = await challenged(harness)
    answer = await press_as_before(harness, harness.east, message, "rules")
    await refused(harness.east, answer, "refusal-only-they-offer", name="North")
    panel = await counter_panel(harness, harness.south, message)
    await panel.press("use=counter")
    assert text("refusal-same-rules") in panel.said
    await panel.set("game_target", 50)
    await harness.north.press(await harness.more(harness.north, message), "Withdraw")
    await panel.press("use=counter")
    assert text("refusal-already-answered") in panel.said


async def test_a_host_who_has_left_is_offered_nothing(harness: Harness) -> None:
    message = await challenged(harness)
    panel = await counter_panel(harness, harness.south, message)
    await panel.set("game_target", 50)
    harness.discord.expect(UNKNOWN_MEMBER)
    harness.north.leave()
    await panel.press("use=counter")
    assert text("refusal-left-server", name="North") in panel.said
