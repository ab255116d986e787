"""Every refusal as a member meets it: a sentence for them alone, and nothing has changed."""

import asyncio
from datetime import timedelta
from typing import Any

import pytest

from cogs.kit.text import Text, safe_name
from playground.driver import Actor, Answer, buttons, texts
from tests.wire.harness import Harness, offered

Json = dict[str, Any]
text = Text()


async def refused(actor: Actor, answer: Answer, key: str, **args: str | int) -> None:
    """See that a member has been told why not, and nobody else has."""
    said = text(key, **args)

    def fits(message: Json) -> bool:
        return said in texts(message) and bool(message["flags"] & 64)

    where = actor._server.world.channels[answer.interaction.channel_id]
    await actor.wait_for(fits, where=where)


async def test_who_may_be_challenged(house: Harness) -> None:
    north, discord = house.north, house.discord
    bot = discord.world.add_user("Robot", bot=True)
    discord.world.join(discord.guild, bot)
    await refused(north, await north.command("gin challenge", member=north), "refusal-yourself")
    await refused(north, await north.command("gin challenge", member=bot), "refusal-no-bots")
    house.east.leave()
    answer = await north.command("gin challenge", member=house.east)
    await refused(north, answer, "refusal-left-server", name="East")
    assert not await house.club.tables_of(north.id)


async def test_one_challenge_a_pair(house: Harness) -> None:
    await house.north.command("gin challenge", member=house.south)
    for host, guest in ((house.north, house.south), (house.south, house.north)):
        answer = await host.command("gin challenge", member=guest)
        await refused(host, answer, "refusal-already-pending")
    answer = await house.north.user_command("Challenge to gin", house.south)
    await refused(house.north, answer, "refusal-already-pending")
    await house.quiet()
    assert len(await house.club.tables_of(house.north.id)) == 1
    assert len([one for one in house.north.messages() if offered(one)]) == 1


async def test_a_challenge_whose_message_got_lost_is_shown_again(house: Harness) -> None:
    house.discord.expect(10015)  # it is looked up before it is sent anew
    house.discord.faults.drop_before("POST", "/interactions/*")
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(
            house.north.command("gin challenge", member=house.south), timeout=0.5
        )
    await house.north.wait_for(lambda message: bool(offered(message)))


async def test_the_context_menu_challenges(house: Harness) -> None:
    answer = await house.north.user_command("Challenge to gin", house.south)
    assert not answer.ephemeral
    assert house.south.mention in texts(answer.message)
    message = house.discord.channel.messages[answer.message["id"]]
    assert message.pinged == [house.south.user.id]


async def test_only_the_named_member_answers_a_challenge(house: Harness) -> None:
    challenge = await house.north.command("gin challenge", member=house.south)
    for actor, label in (
        (house.north, "Accept"),
        (house.east, "Accept"),
        (house.east, "Decline"),
    ):
        await refused(actor, await actor.press(challenge, label), "refusal-not-yours")
    for actor, key in (
        (house.south, "refusal-guest-declines"),
        (house.east, "refusal-only-host-withdraws"),
    ):
        await refused(actor, await actor.press(challenge, "Withdraw"), key, name="North")
    assert [one.table.status for one in await house.club.tables_of(house.north.id)] == ["waiting"]


async def test_a_challenge_is_answered_once(house: Harness) -> None:
    challenge = await house.north.command("gin challenge", member=house.south)
    both = await asyncio.gather(
        house.south.press(challenge, "Accept"), house.south.press(challenge, "Accept")
    )
    await house.quiet()
    assert sorted(one.kind for one in both) == ["message", "update"]
    await refused(house.south, both[0], "refusal-already-answered")
    assert len(await house.club.tables_of(house.south.id)) == 1


async def test_nobody_plays_with_somebody_who_has_left(house: Harness) -> None:
    house.discord.expect(10007)
    house.north.user.name = "**North** <@1>"
    name = safe_name(house.north.name)
    challenge = await house.north.command("gin challenge", member=house.south)
    seat = await house.north.command("gin open")
    house.north.leave()
    answer = await house.south.press(challenge, "Accept")
    await refused(house.south, answer, "refusal-left-server", name=name)
    await refused(house.east, await house.east.press(challenge, "Accept"), "refusal-not-yours")
    answer = await house.east.press(seat, "Sit down")
    await refused(house.east, answer, "refusal-left-server", name=name)
    assert {one.table.status for one in await house.club.tables_of(house.north.id)} == {"waiting"}
    house.north.join()
    assert (await house.south.press(challenge, "Accept")).kind == "update"
    await house.quiet()
    table_id = await house.newest_table(house.south)
    await house.club.resign(table_id, house.south.id)
    house.north.leave()
    house.bot.displays.refresh(table_id)
    settled = await house.south.wait_for(
        lambda one: f"gin:again:{table_id}" in offered(one), where=house.discord.channel
    )
    answer = await house.south.press(settled, f"gin:again:{table_id}")
    await refused(house.south, answer, "refusal-left-server", name=name)


async def test_a_deleted_challenge_comes_back_when_it_is_made_again(house: Harness) -> None:
    house.discord.expect(10008)
    challenge = await house.north.command("gin challenge", member=house.south)
    await house.quiet()
    channel = house.discord.channel
    house.discord.world.remove_message(channel.messages[challenge.message["id"]])
    answer = await house.south.command("gin challenge", member=house.north)
    await refused(house.south, answer, "refusal-already-pending")
    shown = await house.south.wait_for(lambda one: "Accept" in {b.label for b in buttons(one)})
    assert (await house.south.press(shown, "Accept")).kind == "update"


async def test_an_open_seat_is_for_anybody_but_its_host(house: Harness) -> None:
    seat = await house.north.command("gin open")
    answer = await house.north.press(seat, "Sit down")
    await refused(house.north, answer, "refusal-own-seat")
    taken = await house.east.press(seat, "Sit down")
    assert taken.kind == "update"
    assert "East took the seat that North offered" in texts(taken.message)
    await house.quiet()
    (table,) = await house.club.tables_of(house.east.id)
    assert table.state is not None


@pytest.mark.slow
async def test_a_challenge_runs_out_after_a_day(house: Harness) -> None:
    challenge = await house.north.command("gin challenge", member=house.south)
    await house.quiet()
    house.bot.sleeper.settle = 0
    house.clock.advance(timedelta(days=1))
    house.bot.sleeper.wake()
    shown = await house.north.sees(text("challenge-expired"))
    assert not offered(shown)
    assert not await house.club.tables_of(house.north.id)
    assert shown["id"] != challenge.interaction.response_id  # a day old: sent anew


async def test_two_clicks_are_one_move(house: Harness) -> None:
    table_id = await house.begin()
    actor, message, move = await house.act(table_id)
    before = await house.ply(table_id)
    await asyncio.gather(actor.press(message, move), actor.press(message, move))
    await house.quiet()
    assert await house.ply(table_id) == before + 1
    assert not scolded(actor)  # who presses twice is shown what they asked for


async def test_an_old_button_shows_how_things_stand(house: Harness) -> None:
    table_id = await house.begin()
    actor, _, move = await house.act(table_id)
    table = house.north.messages()[-1]
    copies = [(await actor.press(table, "My hand")).message for _ in range(2)]
    await actor.press(copies[0], move)
    await house.quiet()
    answer = await actor.press(copies[1], move)
    assert not scolded(actor)  # nobody else has moved
    assert answer.kind == "update"
    assert answer.ephemeral
    shown = [one for one in actor.messages() if one["id"] == copies[1]["id"]]
    current = [one for one in actor.messages() if one["id"] == copies[0]["id"]]
    assert texts(shown[0]) == texts(current[0])


async def test_an_old_button_tells_of_another_members_move(house: Harness) -> None:
    table_id = await house.begin()
    actor, _, move = await house.act(table_id)
    copy = (await actor.press(house.north.messages()[-1], "My hand")).message
    first = house.on_turn(await house.club.snapshot(table_id))
    while house.on_turn(snapshot := await house.club.snapshot(table_id)) is first:
        mover, message, chosen = await house.act(table_id)
        await mover.press(message, chosen)
        await house.quiet()
    mover, message, chosen = await house.act(table_id)
    await mover.press(message, chosen)
    await house.quiet()
    assert await house.ply(table_id) == snapshot.table.ply + 1
    await refused(actor, await actor.press(copy, move), "refusal-already-played")


def scolded(actor: Actor) -> bool:
    """Whether a member was told in any room of theirs that they came too late."""
    seen = [*actor.messages(), *actor.messages(actor.dm())]
    return any(text("refusal-already-played") in texts(one) for one in seen)


async def test_a_private_copy_is_brought_up_to_date_where_it_is(house: Harness) -> None:
    table_id = await house.begin()
    idle = house.off_turn(await house.club.snapshot(table_id))
    copy = (await idle.press(house.north.messages()[-1], "My hand")).message
    assert "Waiting for" in texts(copy)
    while house.on_turn(await house.club.snapshot(table_id)) is not idle:
        mover, message, move = await house.act(table_id)
        await mover.press(message, move)
        await house.quiet()
    before = len(idle.messages())
    shown = await idle.press(copy, "Show it again")
    assert shown.kind == "update"
    assert "Your turn" in texts(shown.message)
    assert len(idle.messages()) == before


async def test_which_of_several_games_is_asked(house: Harness) -> None:
    tables = [await house.begin(), await house.begin()]
    hands = await house.south.command("gin hand")
    assert {one.table for one in offered(hands.message).values()} == set(tables)
    shown = await house.south.press(hands, f"gin:open:{tables[0]}")
    assert f"table {tables[0]}" in texts(shown.message)
    asked = await house.south.command("gin resign")
    assert {(one.kind, one.rest) for one in offered(asked.message).values()} == {("quit", "ask")}
    sure = await house.south.press(asked, f"gin:quit:{tables[1]}:ask")
    assert f"table {tables[1]}" in texts(sure.message)
    named = await house.south.command("gin resign", table=tables[0])
    assert f"table {tables[0]}" in texts(named.message)


async def test_a_rematch_that_there_is_already_is_shown(house: Harness) -> None:
    table_id = await house.begin()
    await house.club.resign(table_id, house.north.id)
    house.bot.displays.refresh(table_id)
    again = f"gin:again:{table_id}"
    settled = await house.north.wait_for(
        lambda one: again in offered(one), where=house.discord.channel
    )
    await house.north.press(settled, again)
    await house.quiet()
    next_id = await house.newest_table(house.north)
    assert next_id != table_id
    answer = await house.north.press(settled, again)
    assert answer.ephemeral
    assert f"already offered: table {next_id}" in texts(answer.message)
    await house.south.press(settled, again)
    await house.quiet()
    for member in (house.north, house.south):
        answer = await member.press(settled, again)
        assert answer.ephemeral
        assert f"already on: table {next_id}" in texts(answer.message)
        (there,) = buttons(answer.message)
        assert there.url is not None
        assert there.url.split("/")[-1] in {one["id"] for one in house.north.messages()}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("custom_id", "key"),
    [
        ("gin:move:{other}:0:pass", "refusal-no-such-table"),
        ("gin:move:{table}:{ply}:discard:7D", "refusal-not-your-turn"),
        ("gin:pick:{table}:{ply}:knock", "refusal-not-your-turn"),
        ("gin:move:{table}:0:take", "refusal-already-played"),
        ("gin:again:{table}", "refusal-not-over"),
        ("gin:seat:{table}:accept", "refusal-already-answered"),
        ("gin:move:{table}", "refusal-old-button"),
        ("gin:move:{table}:{ply}:knock:9D; drop table", "refusal-old-button"),
        ("gin:", "refusal-old-button"),
        ("gin:nothing:1", "refusal-old-button"),
        ("rummy:1", "refusal-old-button"),
        ("x" * 100, "refusal-old-button"),
    ],
)
async def test_forged_buttons_change_nothing(house: Harness, custom_id: str, key: str) -> None:
    table_id = await house.begin()
    actor, message, move = await house.act(table_id)
    await actor.press(message, move)
    await house.quiet()
    ply = await house.ply(table_id)
    idle = house.off_turn(await house.club.snapshot(table_id))
    hand = idle.messages(idle.dm())[-1]
    forged = custom_id.format(table=table_id, ply=ply, other=table_id + 100)
    house.forge(hand, forged)
    await refused(idle, await idle.press(hand, forged), key)
    await house.quiet()
    assert await house.ply(table_id) == ply


async def test_illegal_moves_say_what_is_legal(house: Harness) -> None:
    table_id = await house.begin()
    actor, message, _ = await house.act(table_id)
    forged = f"gin:move:{table_id}:0:stock"
    house.forge(message, forged)
    await refused(
        actor, await actor.press(message, forged), "refusal-illegal-move", legal="take pass"
    )
    assert await house.ply(table_id) == 0


async def test_a_finished_table_takes_no_more_moves(house: Harness) -> None:
    table_id = await house.begin()
    actor, message, move = await house.act(table_id)
    asked = await actor.command("gin resign")
    await house.club.resign(table_id, actor.id)
    await refused(actor, await actor.press(asked, f"gin:quit:{table_id}:yes"), "refusal-game-over")
    await refused(actor, await actor.press(message, move), "refusal-already-played")
    await refused(actor, await actor.command("gin resign"), "refusal-no-table")
    await house.north.wait_for(lambda one: f"gin:again:{table_id}" in offered(one))


async def test_spectators_have_no_hand_and_no_say(house: Harness) -> None:
    table_id = await house.begin()
    table = house.north.messages()[-1]
    answer = await house.east.press(table, "My hand")
    assert answer.ephemeral
    await refused(house.east, answer, "refusal-not-seated")
    for command in ("gin hand", "gin resign"):
        answer = await house.east.command(command, table=table_id)
        await refused(house.east, answer, "refusal-not-seated")
        await refused(house.east, await house.east.command(command), "refusal-no-table")
    assert not (await house.east.command("gin scores", table=table_id)).message["content"]


async def test_a_table_stays_in_its_server(house: Harness) -> None:
    table_id = await house.begin()
    world = house.discord.world
    guild = world.add_guild("Elsewhere", house.north.user)
    channel = world.add_channel(guild, "general")
    world.join(guild, world.bot)
    for command in ("gin hand", "gin scores", "gin resign"):
        answer = await house.north.command(command, table=table_id, where=channel)
        await refused(house.north, answer, "refusal-no-such-table")
    assert not await house.north.autocomplete("gin hand", "table", where=channel)
    assert await house.north.autocomplete("gin hand", "table")


async def test_direct_messages_show_nobody_elses_table(house: Harness) -> None:
    table_id = await house.begin()
    for command in ("gin hand", "gin scores", "gin resign"):
        answer = await house.east.command(command, table=table_id, where=house.east.dm())
        await refused(house.east, answer, "refusal-no-such-table")
        assert not await house.east.autocomplete(command, "table", where=house.east.dm())
        answer = await house.north.command(command, table=table_id, where=house.north.dm())
        assert answer.ephemeral
        assert not answer.message["content"]


async def test_tables_need_a_channel_that_the_bot_may_write_in(house: Harness) -> None:
    house.discord.channel.denied.add("send_messages")
    for command in ("gin practice", "gin open"):
        answer = await house.north.command(command)
        await refused(house.north, answer, "refusal-no-access", channel="gin-table")
    house.discord.channel.denied.clear()
    dm = house.north.dm()
    answer = await house.north.command("gin practice", where=dm)
    await refused(house.north, answer, "refusal-only-in-servers")


async def test_what_fails_inside_is_answered_kindly(
    house: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = await house.begin()

    async def broken(*_: object, **__: object) -> None:
        raise RuntimeError("as told")

    monkeypatch.setattr(house.club, "play", broken)
    monkeypatch.setattr(house.club, "tables_of", broken)
    actor, message, move = await house.act(table_id)
    await refused(actor, await actor.press(message, move), "refusal-broken")
    await refused(actor, await actor.command("gin games"), "refusal-broken")
