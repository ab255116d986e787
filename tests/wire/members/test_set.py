"""What is set takes effect, and nobody changes it who may not."""

from collections.abc import AsyncIterator
from datetime import timedelta
from typing import Any

import pytest
import pytest_asyncio

from club.core.people import Person, Place
from club.core.settings import MemberSettings, ServerSettings
from cogs.kit.text import Text
from cogs.members.ui.settings import offered as settings_offered
from playground.driver import texts
from playground.standin.errors import CannotDoError
from playground.standin.models import Json
from playground.standin.validation.walk import walk
from tests.card_emojis import cards_of_emojis
from tests.wire.harness import Harness, offered
from tests.wire.members.test_settings import Panel, own
from tests.wire.reliability.test_refusals import refused

text = Text()
MENU = 3
UNKNOWN_MESSAGE = 10008


@pytest_asyncio.fixture
async def place(harness: Harness) -> AsyncIterator[Place]:
    guild = harness.discord.guild
    yield Place(int(guild.id), guild.name, int(harness.north.home.id), harness.north.home.name)


async def set_server(harness: Harness, place: Place, name: str, value: Any) -> None:
    await harness.club.settings.set_server(place, Person(harness.north.id, "North"), name, value)


async def set_own(harness: Harness, panel: Panel, name: str, value: str) -> None:
    await panel.choose(f"show={name}")
    await panel.choose(f"to={name}={value}")
    await harness.quiet()


@pytest.mark.parametrize("name", settings_offered(ServerSettings))
async def test_a_press_on_the_servers_panel_needs_the_permission(
    harness: Harness, name: str
) -> None:
    panel = await own(harness.south)
    await panel.choose("show=hand")
    channel = harness.discord.world.channels[panel.message["channel_id"]]
    stored = channel.messages[panel.message["id"]]
    menu = next(one for one in walk(stored.components) if one["type"] == MENU)
    for word in (f"show={name}", f"to={name}=true", f"these={name}=5"):
        menu["custom_id"], menu["options"][0]["value"] = "pick:set:1:1", word
        answer = await harness.south.choose(panel.message, "pick:set:1:1", word)
        await refused(harness.south, answer, "refusal-not-manager")
    assert await harness.club.settings.server(int(harness.discord.guild.id)) == ServerSettings()


async def test_the_commands_of_managers_are_theirs(harness: Harness) -> None:
    table_id = await harness.begin()
    for name, more in (
        ("settings", {}),
        ("audit", {}),
        ("unstick", {"table": table_id}),
        ("void", {"table": table_id, "reason": "no reason"}),
        ("adjudicate", {"table": table_id, "winner": harness.south, "reason": "no reason"}),
    ):
        with pytest.raises(CannotDoError):
            await harness.south.command(f"gin-admin {name}", **more)
        # Those who run a server may let others use a command; what it does stays theirs.
        commands = harness.discord.world.commands.values()
        admin = next(one for one in commands if one["name"] == "gin-admin")
        needed, admin["default_member_permissions"] = admin["default_member_permissions"], None
        answer = await harness.south.command(f"gin-admin {name}", **more)
        await refused(harness.south, answer, "refusal-not-manager")
        admin["default_member_permissions"] = needed
    assert (await harness.club.tables.snapshot(table_id)).table.status == "playing"


@pytest.mark.parametrize(
    "asked",
    [
        *("to=ping=loud", "to=clock_hours=5", "to=nothing=1", "to=rules=saved_7"),
        *("to=rules=bridge", "to=clock_hours=x", "to=threads=true", "to=look=text"),
    ],
)
async def test_a_forged_value_changes_nothing(harness: Harness, asked: str) -> None:
    answer = await harness.north.command("gin-admin settings")
    panel = Panel(harness.north, answer.message)
    channel = harness.discord.world.channels[panel.message["channel_id"]]
    stored = channel.messages[panel.message["id"]]
    menu = next(one for one in walk(stored.components) if one["type"] == MENU)
    menu["options"][0]["value"] = asked
    answer = await harness.north.choose(panel.message, menu["custom_id"], asked)
    assert text("refusal-no-such-setting") in texts(answer.message)
    assert await harness.club.settings.server(int(harness.discord.guild.id)) == ServerSettings()


async def test_the_usual_rules_are_the_servers(harness: Harness, place: Place) -> None:
    await set_server(harness, place, "rules", "oklahoma")
    challenge = await harness.north.command("gin challenge", member=harness.south)
    assert "Oklahoma" in texts(challenge.message)
    await harness.north.command("gin practice", variant="classic")
    table_id = await harness.newest_table(harness.north)
    assert (await harness.club.tables.snapshot(table_id)).rules.preset == "classic"
    read = await harness.east.command("gin rules")
    assert "Oklahoma" in texts(read.message)


async def test_games_begin_where_and_by_whom_it_is_allowed(harness: Harness, place: Place) -> None:
    await set_server(harness, place, "channels", (5,))
    answer = await harness.north.command("gin practice")
    await refused(harness.north, answer, "refusal-other-channels", channels="<#5>")
    await set_server(harness, place, "channels", (place.channel_id,))
    await set_server(harness, place, "roles", (6,))
    answer = await harness.north.command("gin practice")
    await refused(harness.north, answer, "refusal-other-roles", roles="<@&6>")
    await set_server(harness, place, "roles", (place.server_id,))  # everybody has that one
    await harness.north.command("gin practice")
    assert len(await harness.club.tables.tables_of(harness.north.id)) == 1


@pytest.mark.parametrize("ping", ["turn", "never"])
async def test_challenges_ping_as_it_is_set(harness: Harness, place: Place, ping: str) -> None:
    await set_server(harness, place, "ping", ping)
    challenge = await harness.north.command("gin challenge", member=harness.south)
    pinged = [one["id"] for one in challenge.message["mentions"]]
    assert pinged == ([] if ping == "never" else [harness.south.user.id])


@pytest.mark.slow
@pytest.mark.parametrize("ping", ["turn", "challenge"])
async def test_a_hand_in_the_channel_brings_no_direct_message(
    harness: Harness, place: Place, ping: str
) -> None:
    await set_server(harness, place, "ping", ping)
    for actor in (harness.north, harness.south):
        await set_own(harness, await own(actor), "hand", "here")
    table_id = await harness.begin()
    assert not harness.north.messages(harness.north.dm())
    assert not harness.south.messages(harness.south.dm())
    snapshot = await harness.club.tables.snapshot(table_id)
    actor, waits = harness.on_turn(snapshot), harness.off_turn(snapshot)
    harness.clock.advance(timedelta(minutes=5))
    harness.bot.reconciler.refresh(table_id)
    await harness.quiet()
    call = await waits.sees(text("turn-here", member=actor.mention, table=str(table_id)))
    pinged = [one["id"] for one in call["mentions"]]
    assert pinged == ([actor.user.id] if ping == "turn" else [])
    shown = await actor.press(call, "My hand")
    assert shown.ephemeral
    move = next(one for one, action in offered(shown.message).items() if action.kind == "move")
    await actor.press(shown, move)
    while harness.on_turn(await harness.club.tables.snapshot(table_id)) is actor:
        state = (await harness.club.tables.snapshot(table_id)).state
        assert state is not None
        ply = await harness.ply(table_id)
        await harness.club.playing.play(table_id, ply, actor.id, str(state.legal_moves()[0]))
    harness.bot.reconciler.refresh(table_id)
    await harness.quiet()
    assert call["id"] not in {one["id"] for one in harness.north.messages()}
    assert not actor.messages(actor.dm())


@pytest.mark.slow
async def test_a_hand_moves_to_the_channel_and_back(harness: Harness) -> None:
    table_id = await harness.begin()
    panel = await own(harness.north)
    assert harness.north.messages(harness.north.dm())
    await set_own(harness, panel, "hand", "here")
    assert not harness.north.messages(harness.north.dm())
    await set_own(harness, panel, "hand", "dm")
    assert harness.north.messages(harness.north.dm())
    assert (await harness.club.tables.snapshot(table_id)).table.status == "playing"


@pytest.mark.slow
async def test_cards_are_written_as_it_is_set(harness: Harness) -> None:
    await harness.begin()
    panel = await own(harness.north)

    def hand() -> str:
        return texts(harness.north.messages(harness.north.dm())[-1])

    def large() -> bool:
        return any(cards_of_emojis(line) for line in hand().splitlines() if line.startswith("# "))

    assert large()
    await set_own(harness, panel, "card_size", "compact")
    assert cards_of_emojis(hand())
    assert not large()
    await set_own(harness, panel, "look", "text")
    assert not cards_of_emojis(hand())
    assert any(sign in hand() for sign in "♣♦♥♠")
    await set_own(harness, panel, "look", "picture")
    await set_own(harness, panel, "card_size", "large")
    assert large()


@pytest.mark.slow
async def test_who_wants_no_question_gets_none(harness: Harness) -> None:
    table_id = await harness.begin()
    actor, hand = await harness.before_a_knock(table_id)
    assert not knocks(hand)
    await set_own(harness, await own(actor), "confirm", "false")
    assert knocks(actor.messages(actor.dm())[-1])


def knocks(message: Json) -> list[str]:
    """The knocks that a message plays at once."""
    actions = offered(message).values()
    return [one.rest for one in actions if one.kind == "move" and one.rest.startswith("knock")]


async def test_a_time_zone_is_typed(harness: Harness) -> None:
    panel = await own(harness.north)
    await panel.choose("show=time_zone")
    for typed, zone in (("new york", "America/New_York"), ("UTC", "UTC"), ("europe/paris", "")):
        form = await harness.north.press(panel.message, text("press-zone-type"))
        answer = await harness.north.submit(form, text=typed)
        panel = Panel(harness.north, answer.message)
        own_zone = (await harness.club.settings.member(harness.north.id)).time_zone
        assert own_zone == (zone or "Europe/Paris")
    form = await harness.north.press(panel.message, text("press-zone-type"))
    answer = await harness.north.submit(form, text="Berlim")
    near = "Berlin, Brussels, Belem"
    assert text("refusal-no-such-zone", name="Berlim", near=near) in texts(answer.message)
    form = await harness.north.press(panel.message, text("press-zone-type"))
    answer = await harness.north.submit(form, text="Brazil")
    assert text("refusal-several-zones") in texts(answer.message)
    assert await harness.club.settings.member(harness.north.id) == MemberSettings(
        time_zone="Europe/Paris"
    )


@pytest.mark.slow
async def test_an_annulled_game_says_why_to_both(harness: Harness) -> None:
    table_id = await harness.begin()
    (choice,) = await harness.north.autocomplete("gin-admin void", "table", table="")
    assert choice["value"] == table_id
    answer = await harness.north.command(
        "gin-admin void", table=table_id, reason="*Cards* were seen"
    )
    assert answer.ephemeral
    assert text("admin-void", table=str(table_id), names="North, South") in texts(answer.message)
    await harness.quiet()
    said = text("decided", reason="\\*Cards\\* were seen")
    await harness.south.sees(said)
    for actor in (harness.north, harness.south):
        assert said in texts(actor.messages(actor.dm())[-1])
    again = await harness.north.command("gin-admin void", table=table_id, reason="Once more")
    await refused(harness.north, again, "refusal-game-over")


@pytest.mark.slow
async def test_a_game_is_given_to_a_member(harness: Harness) -> None:
    table_id = await harness.begin()
    answer = await harness.north.command(
        "gin-admin adjudicate", table=table_id, winner=harness.east, reason="Left for good"
    )
    await refused(harness.north, answer, "refusal-not-player", name="East")
    await harness.north.command(
        "gin-admin adjudicate", table=table_id, winner=harness.south, reason="Left for good"
    )
    await harness.quiet()
    shown = await harness.east.sees("“Left for good”")
    assert text("won-decided", you="other", winner="South", winners=1) in texts(shown)


async def test_a_table_is_drawn_anew(harness: Harness) -> None:
    table_id = await harness.begin()
    before = {one["id"] for one in harness.north.messages()}
    harness.discord.expect(UNKNOWN_MESSAGE)
    for message in harness.north.messages():
        await harness.bot.http.delete_message(int(message["channel_id"]), int(message["id"]))
    answer = await harness.north.command("gin-admin unstick", table=table_id)
    await harness.quiet()
    assert text("admin-unstick", table=str(table_id), names="North, South") in texts(answer.message)
    after = {one["id"] for one in harness.south.messages()}
    assert after
    assert not before & after


async def test_what_was_done_is_listed_and_turned(harness: Harness) -> None:
    empty = await harness.north.command("gin-admin audit")
    assert text("audit-none") in texts(empty.message)
    panel = Panel(harness.north, (await harness.north.command("gin-admin settings")).message)
    await panel.choose("show=ping")
    for number in range(9):
        await panel.choose(f"to=ping={('never', 'challenge')[number % 2]}")
    listed = await harness.north.command("gin-admin audit")
    said = texts(listed.message)
    assert "**Pings**: for challenges alone → never" in said
    assert "Page 1 of 2" in said
    older = await harness.north.press(listed, "Older")
    assert older.kind == "update"
    assert "**Pings**: for challenges and turns → never" in texts(older.message)
    newer = await harness.north.press(older, "Newer")
    assert "Page 1 of 2" in texts(newer.message)
