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
from playground.driver import Actor, texts
from playground.standin.errors import CannotDoError
from playground.standin.models import Json
from playground.standin.validation.walk import walk
from tests.wire.harness import Harness, offered
from tests.wire.members.test_settings import Panel, own
from tests.wire.reliability.test_refusals import refused

text = Text()
MENU = 3
UNKNOWN_MESSAGE = 10008


@pytest_asyncio.fixture
async def place(house: Harness) -> AsyncIterator[Place]:
    guild = house.discord.guild
    yield Place(int(guild.id), guild.name, int(house.north.home.id), house.north.home.name)


async def set_server(house: Harness, place: Place, name: str, value: Any) -> None:
    await house.club.settings.set_server(place, Person(house.north.id, "North"), name, value)


async def set_own(house: Harness, panel: Panel, name: str, value: str) -> None:
    await panel.choose(f"show={name}")
    await panel.choose(f"to={name}={value}")
    await house.quiet()


@pytest.mark.parametrize("name", settings_offered(ServerSettings))
async def test_a_press_on_the_servers_panel_needs_the_permission(house: Harness, name: str) -> None:
    panel = await own(house.south)
    await panel.choose("show=hand")
    channel = house.discord.world.channels[panel.message["channel_id"]]
    stored = channel.messages[panel.message["id"]]
    menu = next(one for one in walk(stored.components) if one["type"] == MENU)
    for word in (f"show={name}", f"to={name}=true", f"these={name}=5"):
        menu["custom_id"], menu["options"][0]["value"] = "pick:set:1:1", word
        answer = await house.south.choose(panel.message, "pick:set:1:1", word)
        await refused(house.south, answer, "refusal-not-manager")
    assert await house.club.settings.server(int(house.discord.guild.id)) == ServerSettings()


async def test_the_commands_of_managers_are_theirs(house: Harness) -> None:
    table_id = await house.begin()
    for name, more in (
        ("settings", {}),
        ("audit", {}),
        ("unstick", {"table": table_id}),
        ("void", {"table": table_id, "reason": "no reason"}),
        ("adjudicate", {"table": table_id, "winner": house.south, "reason": "no reason"}),
    ):
        with pytest.raises(CannotDoError):
            await house.south.command(f"gin-admin {name}", **more)
        # Those who run a server may let others use a command; what it does stays theirs.
        commands = house.discord.world.commands.values()
        admin = next(one for one in commands if one["name"] == "gin-admin")
        needed, admin["default_member_permissions"] = admin["default_member_permissions"], None
        answer = await house.south.command(f"gin-admin {name}", **more)
        await refused(house.south, answer, "refusal-not-manager")
        admin["default_member_permissions"] = needed
    assert (await house.club.snapshot(table_id)).table.status == "playing"


@pytest.mark.parametrize(
    "asked",
    [
        *("to=ping=loud", "to=clock_hours=5", "to=nothing=1", "to=rules=saved_7"),
        *("to=rules=bridge", "to=clock_hours=x", "to=threads=true", "to=look=text"),
    ],
)
async def test_a_forged_value_changes_nothing(house: Harness, asked: str) -> None:
    answer = await house.north.command("gin-admin settings")
    panel = Panel(house.north, answer.message)
    channel = house.discord.world.channels[panel.message["channel_id"]]
    stored = channel.messages[panel.message["id"]]
    menu = next(one for one in walk(stored.components) if one["type"] == MENU)
    menu["options"][0]["value"] = asked
    answer = await house.north.choose(panel.message, menu["custom_id"], asked)
    assert text("refusal-no-such-setting") in texts(answer.message)
    assert await house.club.settings.server(int(house.discord.guild.id)) == ServerSettings()


async def test_the_usual_rules_are_the_servers(house: Harness, place: Place) -> None:
    await set_server(house, place, "rules", "oklahoma")
    challenge = await house.north.command("gin challenge", member=house.south)
    assert "Oklahoma" in texts(challenge.message)
    await house.north.command("gin practice", variant="classic")
    table_id = await house.newest_table(house.north)
    assert (await house.club.snapshot(table_id)).rules.preset == "classic"
    read = await house.east.command("gin rules")
    assert "Oklahoma" in texts(read.message)


async def test_games_begin_where_and_by_whom_it_is_allowed(house: Harness, place: Place) -> None:
    await set_server(house, place, "channels", (5,))
    answer = await house.north.command("gin practice")
    await refused(house.north, answer, "refusal-other-channels", channels="<#5>")
    await set_server(house, place, "channels", (place.channel_id,))
    await set_server(house, place, "roles", (6,))
    answer = await house.north.command("gin practice")
    await refused(house.north, answer, "refusal-other-roles", roles="<@&6>")
    await set_server(house, place, "roles", (place.server_id,))  # everybody has that one
    await house.north.command("gin practice")
    assert len(await house.club.tables_of(house.north.id)) == 1


@pytest.mark.parametrize("ping", ["turn", "never"])
async def test_challenges_ping_as_it_is_set(house: Harness, place: Place, ping: str) -> None:
    await set_server(house, place, "ping", ping)
    challenge = await house.north.command("gin challenge", member=house.south)
    pinged = [one["id"] for one in challenge.message["mentions"]]
    assert pinged == ([] if ping == "never" else [house.south.user.id])


@pytest.mark.parametrize("ping", ["turn", "challenge"])
async def test_a_hand_in_the_channel_brings_no_direct_message(
    house: Harness, place: Place, ping: str
) -> None:
    await set_server(house, place, "ping", ping)
    for actor in (house.north, house.south):
        await set_own(house, await own(actor), "hand", "here")
    table_id = await house.begin()
    assert not house.north.messages(house.north.dm())
    assert not house.south.messages(house.south.dm())
    snapshot = await house.club.snapshot(table_id)
    actor, waits = house.on_turn(snapshot), house.off_turn(snapshot)
    house.clock.advance(timedelta(minutes=5))
    house.bot.displays.refresh(table_id)
    await house.quiet()
    call = await waits.sees(text("turn-here", member=actor.mention, table=str(table_id)))
    pinged = [one["id"] for one in call["mentions"]]
    assert pinged == ([actor.user.id] if ping == "turn" else [])
    shown = await actor.press(call, "My hand")
    assert shown.ephemeral
    move = next(one for one, action in offered(shown.message).items() if action.kind == "move")
    await actor.press(shown, move)
    while house.on_turn(await house.club.snapshot(table_id)) is actor:
        state = (await house.club.snapshot(table_id)).state
        assert state is not None
        ply = await house.ply(table_id)
        await house.club.play(table_id, ply, actor.id, str(state.legal_moves()[0]))
    house.bot.displays.refresh(table_id)
    await house.quiet()
    assert call["id"] not in {one["id"] for one in house.north.messages()}
    assert not actor.messages(actor.dm())


async def test_a_hand_moves_to_the_channel_and_back(house: Harness) -> None:
    table_id = await house.begin()
    panel = await own(house.north)
    assert house.north.messages(house.north.dm())
    await set_own(house, panel, "hand", "here")
    assert not house.north.messages(house.north.dm())
    await set_own(house, panel, "hand", "dm")
    assert house.north.messages(house.north.dm())
    assert (await house.club.snapshot(table_id)).table.status == "playing"


async def test_cards_are_written_as_it_is_set(house: Harness) -> None:
    await house.begin()
    panel = await own(house.north)

    def hand() -> str:
        return texts(house.north.messages(house.north.dm())[-1])

    assert "# <:card_" in hand()
    await set_own(house, panel, "card_size", "compact")
    assert "<:card_" in hand()
    assert "# <:card_" not in hand()
    await set_own(house, panel, "look", "text")
    assert "<:card_" not in hand()
    assert any(sign in hand() for sign in "♣♦♥♠")
    await set_own(house, panel, "look", "picture")
    await set_own(house, panel, "card_size", "large")
    assert "# <:card_" in hand()


async def test_who_wants_no_question_gets_none(house: Harness) -> None:
    table_id = await house.begin()
    actor, hand = await house.before_a_knock(table_id)
    assert not knocks(await to_a_knock(actor, hand))
    await set_own(house, await own(actor), "confirm", "false")
    assert knocks(await to_a_knock(actor, actor.messages(actor.dm())[-1]))


def knocks(message: Json) -> list[str]:
    """The knocks that a message plays at once."""
    actions = offered(message).values()
    return [one.rest for one in actions if one.kind == "move" and one.rest.startswith("knock")]


async def to_a_knock(actor: Actor, hand: Json) -> Json:
    """The hand itself, or where the card to knock with is chosen, if there are several."""
    choosing = [one for one, action in offered(hand).items() if action.rest == "knock"]
    return (await actor.press(hand, choosing[0])).message if choosing else hand


async def test_a_time_zone_is_typed(house: Harness) -> None:
    panel = await own(house.north)
    await panel.choose("show=time_zone")
    for typed, zone in (("new york", "America/New_York"), ("UTC", "UTC"), ("europe/paris", "")):
        form = await house.north.press(panel.message, text("press-zone-type"))
        answer = await house.north.submit(form, text=typed)
        panel = Panel(house.north, answer.message)
        own_zone = (await house.club.settings.member(house.north.id)).time_zone
        assert own_zone == (zone or "Europe/Paris")
    form = await house.north.press(panel.message, text("press-zone-type"))
    answer = await house.north.submit(form, text="Berlim")
    assert text(
        "refusal-no-such-zone", name="Berlim", near="Europe/Berlin, America/Belem, America/Belize"
    ) in texts(answer.message)
    assert await house.club.settings.member(house.north.id) == MemberSettings(
        time_zone="Europe/Paris"
    )


async def test_an_annulled_game_says_why_to_both(house: Harness) -> None:
    table_id = await house.begin()
    (choice,) = await house.north.autocomplete("gin-admin void", "table", table="")
    assert choice["value"] == table_id
    answer = await house.north.command("gin-admin void", table=table_id, reason="*Cards* were seen")
    assert answer.ephemeral
    assert text("admin-void", table=str(table_id), names="North, South") in texts(answer.message)
    await house.quiet()
    said = text("decided", reason="\\*Cards\\* were seen")
    await house.south.sees(said)
    for actor in (house.north, house.south):
        assert said in texts(actor.messages(actor.dm())[-1])
    again = await house.north.command("gin-admin void", table=table_id, reason="Once more")
    await refused(house.north, again, "refusal-game-over")


@pytest.mark.slow
async def test_a_game_is_given_to_a_member(house: Harness) -> None:
    table_id = await house.begin()
    answer = await house.north.command(
        "gin-admin adjudicate", table=table_id, winner=house.east, reason="Left for good"
    )
    await refused(house.north, answer, "refusal-not-player", name="East")
    await house.north.command(
        "gin-admin adjudicate", table=table_id, winner=house.south, reason="Left for good"
    )
    await house.quiet()
    shown = await house.east.sees(text("decided", reason="Left for good"))
    assert "South" in texts(shown)


async def test_a_table_is_drawn_anew(house: Harness) -> None:
    table_id = await house.begin()
    before = {one["id"] for one in house.north.messages()}
    house.discord.expect(UNKNOWN_MESSAGE)
    for message in house.north.messages():
        await house.bot.http.delete_message(int(message["channel_id"]), int(message["id"]))
    answer = await house.north.command("gin-admin unstick", table=table_id)
    await house.quiet()
    assert text("admin-unstick", table=str(table_id), names="North, South") in texts(answer.message)
    after = {one["id"] for one in house.south.messages()}
    assert after
    assert not before & after


async def test_what_was_done_is_listed_and_turned(house: Harness) -> None:
    empty = await house.north.command("gin-admin audit")
    assert text("audit-none") in texts(empty.message)
    panel = Panel(house.north, (await house.north.command("gin-admin settings")).message)
    await panel.choose("show=ping")
    for number in range(9):
        await panel.choose(f"to=ping={('never', 'challenge')[number % 2]}")
    listed = await house.north.command("gin-admin audit")
    said = texts(listed.message)
    assert "**Pings**: for challenges alone → never" in said
    assert "Page 1 of 2" in said
    older = await house.north.press(listed, "Older")
    assert older.kind == "update"
    assert "**Pings**: for challenges and turns → never" in texts(older.message)
    newer = await house.north.press(older, "Newer")
    assert "Page 1 of 2" in texts(newer.message)
