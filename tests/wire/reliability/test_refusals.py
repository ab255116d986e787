"""Every refusal as a member meets it: a sentence for them alone, and nothing has changed."""

import asyncio
from datetime import timedelta
from typing import Any

import pytest

from cogs.kit.text import Text, safe_name
from playground.driver import Actor, Answer, buttons, texts
from tests.wire.doors import ask_resign, open_seat, open_table
from tests.wire.harness import Harness, offered

Json = dict[str, Any]
text = Text()


async def refused(actor: Actor, answer: Answer, key: str, **args: str | int) -> None:
    """See that a member gets the reason why not, and nobody else does."""
    said = text(key, **args)

    def fits(message: Json) -> bool:
        return said in texts(message) and bool(message["flags"] & 64)

    where = actor._server.world.channels[answer.interaction.channel_id]
    await actor.wait_for(fits, where=where)


async def test_who_may_be_challenged(harness: Harness) -> None:
    north, discord = harness.north, harness.discord
    bot = discord.world.add_user("Robot", bot=True)
    discord.world.join(discord.guild, bot)
    await refused(north, await north.command("gin challenge", member=north), "refusal-yourself")
    await refused(north, await north.command("gin challenge", member=bot), "refusal-no-bots")
    harness.east.leave()
    answer = await north.command("gin challenge", member=harness.east)
    await refused(north, answer, "refusal-left-server", name="East")
    assert not await harness.club.tables.tables_of(north.id)


async def test_one_challenge_a_pair(harness: Harness) -> None:
    await harness.north.command("gin challenge", member=harness.south)
    for host, guest in ((harness.north, harness.south), (harness.south, harness.north)):
        answer = await host.command("gin challenge", member=guest)
        await refused(host, answer, "refusal-already-pending")
    answer = await harness.north.user_command("Challenge to gin", harness.south)
    await refused(harness.north, answer, "refusal-already-pending")
    await harness.quiet()
    assert len(await harness.club.tables.tables_of(harness.north.id)) == 1
    assert len([one for one in harness.north.messages() if offered(one)]) == 1


async def test_a_challenge_whose_message_got_lost_is_shown_again(harness: Harness) -> None:
    harness.discord.expect(10015)  # it is looked up before it is sent again
    harness.discord.faults.drop_before("POST", "/interactions/*")
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(
            harness.north.command("gin challenge", member=harness.south), timeout=0.5
        )
    await harness.north.wait_for(lambda message: bool(offered(message)))


async def test_the_context_menu_challenges(harness: Harness) -> None:
    answer = await harness.north.user_command("Challenge to gin", harness.south)
    assert not answer.ephemeral
    assert harness.south.mention in texts(answer.message)
    message = harness.discord.channel.messages[answer.message["id"]]
    assert message.pinged == [harness.south.user.id]


async def test_only_the_named_member_answers_a_challenge(harness: Harness) -> None:
    challenge = await harness.north.command("gin challenge", member=harness.south)
    for label in ("Accept", "Decline"):
        answer = await harness.east.press(challenge, label)
        await refused(harness.east, answer, "refusal-not-yours")
        answer = await harness.north.press(challenge, label)
        await refused(harness.north, answer, "refusal-own-offer", name="South")
    withdraw = f"gin:seat:{await harness.newest_table(harness.north)}:0:withdraw"
    harness.forge(challenge.message, withdraw)  # as on the challenges of an earlier bot
    for actor, key in (
        (harness.south, "refusal-guest-declines"),
        (harness.east, "refusal-only-host-withdraws"),
    ):
        await refused(actor, await actor.press(challenge, withdraw), key, name="North")
    assert [one.table.status for one in await harness.club.tables.tables_of(harness.north.id)] == [
        "waiting"
    ]


async def test_a_challenge_is_answered_once(harness: Harness) -> None:
    challenge = await harness.north.command("gin challenge", member=harness.south)
    both = await asyncio.gather(
        harness.south.press(challenge, "Accept"), harness.south.press(challenge, "Accept")
    )
    await harness.quiet()
    assert sorted(one.kind for one in both) == ["message", "update"]
    await refused(harness.south, both[0], "refusal-already-answered")
    assert len(await harness.club.tables.tables_of(harness.south.id)) == 1


@pytest.mark.slow
async def test_nobody_plays_with_somebody_who_has_left(harness: Harness) -> None:
    harness.discord.expect(10007)
    harness.north.user.name = "**North** <@1>"
    name = safe_name(harness.north.name)
    challenge = await harness.north.command("gin challenge", member=harness.south)
    seat = await open_table(harness, harness.north)
    harness.north.leave()
    answer = await harness.south.press(challenge, "Accept")
    await refused(harness.south, answer, "refusal-left-server", name=name)
    await refused(harness.east, await harness.east.press(challenge, "Accept"), "refusal-not-yours")
    answer = await harness.east.press(seat, "Sit down")
    await refused(harness.east, answer, "refusal-left-server", name=name)
    assert {one.table.status for one in await harness.club.tables.tables_of(harness.north.id)} == {
        "waiting"
    }
    harness.north.join()
    assert (await harness.south.press(challenge, "Accept")).kind == "update"
    await harness.quiet()
    table_id = await harness.newest_table(harness.south)
    await harness.club.playing.resign(table_id, harness.south.id)
    harness.north.leave()
    harness.bot.reconciler.refresh(table_id)
    settled = await harness.south.wait_for(
        lambda one: f"gin:again:{table_id}" in offered(one), where=harness.discord.channel
    )
    answer = await harness.south.press(settled, f"gin:again:{table_id}")
    await refused(harness.south, answer, "refusal-left-server", name=name)


async def test_a_deleted_challenge_comes_back_when_it_is_made_again(harness: Harness) -> None:
    harness.discord.expect(10008)
    challenge = await harness.north.command("gin challenge", member=harness.south)
    await harness.quiet()
    channel = harness.discord.channel
    harness.discord.world.remove_message(channel.messages[challenge.message["id"]])
    answer = await harness.south.command("gin challenge", member=harness.north)
    await refused(harness.south, answer, "refusal-already-pending")
    shown = await harness.south.wait_for(lambda one: "Accept" in {b.label for b in buttons(one)})
    assert (await harness.south.press(shown, "Accept")).kind == "update"


@pytest.mark.slow
async def test_an_open_seat_is_for_anybody_but_its_host(harness: Harness) -> None:
    seat = await open_table(harness, harness.north)
    answer = await harness.north.press(seat, "Sit down")
    await refused(harness.north, answer, "refusal-own-seat")
    taken = await harness.east.press(seat, "Sit down")
    assert taken.kind == "update"
    assert "North against East" in texts(taken.message)
    await harness.quiet()
    (table,) = await harness.club.tables.tables_of(harness.east.id)
    assert table.state is not None


@pytest.mark.slow
async def test_a_challenge_runs_out_after_a_day(harness: Harness) -> None:
    challenge = await harness.north.command("gin challenge", member=harness.south)
    await harness.quiet()
    harness.bot.scheduler.settle = 0
    harness.clock.advance(timedelta(days=1))
    harness.bot.scheduler.wake()
    shown = await harness.north.sees(text("challenge-expired"))
    assert not offered(shown)
    assert not await harness.club.tables.tables_of(harness.north.id)
    assert shown["id"] != challenge.interaction.response_id  # a day old: sent anew


@pytest.mark.slow
async def test_two_clicks_are_one_move(harness: Harness) -> None:
    table_id = await harness.begin()
    actor, message, move = await harness.act(table_id)
    before = await harness.ply(table_id)
    await asyncio.gather(actor.press(message, move), actor.press(message, move))
    await harness.quiet()
    assert await harness.ply(table_id) == before + 1
    assert not scolded(actor)  # who presses twice is shown what they asked for


async def test_an_old_button_shows_how_things_stand(harness: Harness) -> None:
    table_id = await harness.begin()
    actor, hand, move = await harness.act(table_id)
    copy = (await actor.press(harness.north.messages()[-1], "My hand")).message
    await actor.press(hand, move)
    await harness.quiet()
    (current,) = [one for one in actor.messages() if one["id"] == copy["id"]]
    assert move not in offered(current), "the copy has gone on by itself"
    harness.forge(copy, move)  # as it stood before that
    answer = await actor.press(copy, move)
    assert not scolded(actor)  # nobody else has moved
    assert answer.kind == "update"
    assert answer.ephemeral
    (shown,) = [one for one in actor.messages() if one["id"] == copy["id"]]
    assert texts(shown) == texts(current)


@pytest.mark.slow
async def test_an_old_button_tells_of_another_members_move(harness: Harness) -> None:
    table_id = await harness.begin()
    actor, _, move = await harness.act(table_id)
    copy = (await actor.press(harness.north.messages()[-1], "My hand")).message
    first = harness.on_turn(await harness.club.tables.snapshot(table_id))
    while harness.on_turn(snapshot := await harness.club.tables.snapshot(table_id)) is first:
        mover, message, chosen = await harness.act(table_id)
        await mover.press(message, chosen)
        await harness.quiet()
    mover, message, chosen = await harness.act(table_id)
    await mover.press(message, chosen)
    await harness.quiet()
    assert await harness.ply(table_id) == snapshot.table.ply + 1
    harness.forge(copy, move)  # as it stood before it went on by itself
    await refused(actor, await actor.press(copy, move), "refusal-already-played")


def scolded(actor: Actor) -> bool:
    """Whether any room of a member's says that they came too late."""
    seen = [*actor.messages(), *actor.messages(actor.dm())]
    return any(text("refusal-already-played") in texts(one) for one in seen)


@pytest.mark.slow
async def test_a_private_copy_is_brought_up_to_date_where_it_is(harness: Harness) -> None:
    table_id = await harness.begin()
    idle = harness.off_turn(await harness.club.tables.snapshot(table_id))
    copy = (await idle.press(harness.north.messages()[-1], "My hand")).message
    assert "Waiting for" in texts(copy)
    while harness.on_turn(await harness.club.tables.snapshot(table_id)) is not idle:
        mover, message, move = await harness.act(table_id)
        await mover.press(message, move)
        await harness.quiet()
    (current,) = [one for one in idle.messages() if one["id"] == copy["id"]]
    assert "Your turn" in texts(current), "it goes on by itself"
    before = len(idle.messages())
    refresh = f"gin:hand:{table_id}"
    harness.forge(copy, refresh)  # as it stands where Discord takes no more changes
    shown = await idle.press(copy, refresh)
    assert shown.kind == "update"
    assert "Your turn" in texts(shown.message)
    assert len(idle.messages()) == before


@pytest.mark.slow
async def test_which_of_several_games_is_asked(harness: Harness) -> None:
    tables = [await harness.begin(), await harness.begin()]
    hands = await harness.south.command("gin hand")
    assert {one.table for one in offered(hands.message).values()} == set(tables)
    shown = await harness.south.press(hands, f"gin:open:{tables[0]}")
    assert f"Table {tables[0]}" in texts(shown.message)
    named = await ask_resign(harness.south, tables[0])
    assert f"table {tables[0]}" in texts(named.message).lower()


@pytest.mark.slow
async def test_a_rematch_that_there_is_already_is_shown(harness: Harness) -> None:
    table_id = await harness.begin()
    await harness.club.playing.resign(table_id, harness.north.id)
    harness.bot.reconciler.refresh(table_id)
    again = f"gin:again:{table_id}"
    settled = await harness.north.wait_for(
        lambda one: again in offered(one), where=harness.discord.channel
    )
    await harness.north.press(settled, again)
    await harness.quiet()
    next_id = await harness.newest_table(harness.north)
    assert next_id != table_id
    answer = await harness.north.press(settled, again)
    assert answer.ephemeral
    assert text("rematch-waits") in texts(answer.message)
    await harness.south.press(settled, again)
    await harness.quiet()
    for member in (harness.north, harness.south):
        answer = await member.press(settled, again)
        assert answer.ephemeral
        assert text("rematch-on") in texts(answer.message)
        (there,) = buttons(answer.message)
        assert there.url is not None
        assert there.url.split("/")[-1] in {one["id"] for one in harness.north.messages()}


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
async def test_forged_buttons_change_nothing(harness: Harness, custom_id: str, key: str) -> None:
    table_id = await harness.begin()
    actor, message, move = await harness.act(table_id)
    await actor.press(message, move)
    await harness.quiet()
    ply = await harness.ply(table_id)
    idle = harness.off_turn(await harness.club.tables.snapshot(table_id))
    hand = idle.messages(idle.dm())[-1]
    forged = custom_id.format(table=table_id, ply=ply, other=table_id + 100)
    harness.forge(hand, forged)
    await refused(idle, await idle.press(hand, forged), key)
    await harness.quiet()
    assert await harness.ply(table_id) == ply


async def test_illegal_moves_say_what_is_legal(harness: Harness) -> None:
    table_id = await harness.begin()
    actor, message, _ = await harness.act(table_id)
    forged = f"gin:move:{table_id}:0:stock"
    harness.forge(message, forged)
    await refused(
        actor, await actor.press(message, forged), "refusal-illegal-move", legal="take pass"
    )
    assert await harness.ply(table_id) == 0


@pytest.mark.slow
async def test_a_finished_table_takes_no_more_moves(harness: Harness) -> None:
    table_id = await harness.begin()
    actor, message, move = await harness.act(table_id)
    asked = await ask_resign(actor)
    await harness.club.playing.resign(table_id, actor.id)
    await refused(actor, await actor.press(asked, f"gin:quit:{table_id}:yes"), "refusal-game-over")
    await refused(actor, await actor.press(message, move), "refusal-already-played")
    await refused(actor, await ask_resign(actor), "refusal-no-table")
    await harness.north.wait_for(lambda one: f"gin:again:{table_id}" in offered(one))


async def test_spectators_have_no_hand_and_no_say(harness: Harness) -> None:
    table_id = await harness.begin()
    table = harness.north.messages()[-1]
    answer = await harness.east.press(table, "My hand")
    assert answer.ephemeral
    await refused(harness.east, answer, "refusal-not-seated")
    answer = await harness.east.command("gin hand", table=table_id)
    await refused(harness.east, answer, "refusal-not-seated")
    await refused(harness.east, await harness.east.command("gin hand"), "refusal-no-table")
    assert not (await harness.east.command("gin scores", table=table_id)).message["content"]


async def test_a_table_stays_in_its_server(harness: Harness) -> None:
    table_id = await harness.begin()
    world = harness.discord.world
    guild = world.add_guild("Elsewhere", harness.north.user)
    channel = world.add_channel(guild, "general")
    world.join(guild, world.bot)
    for command in ("gin hand", "gin scores"):
        answer = await harness.north.command(command, table=table_id, where=channel)
        await refused(harness.north, answer, "refusal-no-such-table")
    assert not await harness.north.autocomplete("gin hand", "table", where=channel)
    assert await harness.north.autocomplete("gin hand", "table")


@pytest.mark.slow
async def test_direct_messages_show_nobody_elses_table(harness: Harness) -> None:
    table_id = await harness.begin()
    for command in ("gin hand", "gin scores"):
        answer = await harness.east.command(command, table=table_id, where=harness.east.dm())
        await refused(harness.east, answer, "refusal-no-such-table")
        assert not await harness.east.autocomplete(command, "table", where=harness.east.dm())
        answer = await harness.north.command(command, table=table_id, where=harness.north.dm())
        assert answer.ephemeral
        assert not answer.message["content"]


async def test_tables_need_a_channel_that_the_bot_may_write_in(harness: Harness) -> None:
    harness.discord.channel.denied.add("send_messages")
    for answer in (await harness.north.command("gin practice"), await open_seat(harness.north)):
        await refused(harness.north, answer, "refusal-no-access", channel="gin-table")
    harness.discord.channel.denied.clear()
    dm = harness.north.dm()
    answer = await harness.north.command("gin challenge", member=harness.south, where=dm)
    await refused(harness.north, answer, "refusal-nobody-else-here")


async def test_what_fails_inside_is_answered_kindly(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = await harness.begin()

    async def broken(*_: object, **__: object) -> None:
        raise RuntimeError("as told")

    monkeypatch.setattr(harness.club.playing, "play", broken)
    monkeypatch.setattr(harness.club.tables, "tables_of", broken)
    actor, message, move = await harness.act(table_id)
    await refused(actor, await actor.press(message, move), "refusal-broken")
    await refused(actor, await actor.command("gin games"), "refusal-broken")
