"""House rules in Discord: chosen by clicking alone, saved, and played by."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from club.club import Club
from club.core.people import Person, Place
from club.house_rules.rule_controls import turnable
from cogs.house_rules.ui.panel_menus import KINDS
from cogs.kit.text import Text
from data.schema.vocabulary import PanelPurpose
from engine.rules import ALL_PRESETS, PRESETS, Rules
from engine.rules.clashes import clashes
from playground.driver import menus, texts
from tests.wire.harness import Harness, make_bot, offered
from tests.wire.panel_user import PanelUser, rules_panel
from tests.wire.reliability.test_refusals import refused

text = Text()
UNKNOWN_MEMBER = 10007


@pytest.mark.slow
async def test_rules_are_changed_by_clicking_and_played(harness: Harness) -> None:
    panel = await rules_panel(harness.north)
    assert "Starts from **Standard**" in panel.said
    assert text("panel-same") in panel.said
    await panel.set("gin_bonus", 30)
    assert "Gin bonus: **30** (was: 25)" in panel.said
    await panel.press("set=gin_bonus=31")
    assert "Gin bonus: **31** (was: 25)" in panel.said
    await panel.press("level")
    await panel.press("use=practice=novice")
    await harness.quiet()
    assert "Sent" in panel.said
    table_id = await harness.newest_table(harness.north)
    snapshot = await harness.club.tables.snapshot(table_id)
    assert snapshot.rules == PRESETS.rules("standard", gin_bonus=31)
    assert snapshot.players[1].player == "novice"
    assert snapshot.state is not None


async def rules_of(harness: Harness, panel: PanelUser) -> Rules:
    return (await harness.club.panels.look(panel.panel_id, panel.actor.id)).rules


@pytest.mark.slow
async def test_rules_of_every_preset_are_changed_by_clicking(harness: Harness) -> None:
    panel = await rules_panel(harness.north)
    dice = random.Random(1)
    for kind, presets in KINDS.items():
        for preset in presets:
            await panel.press("group=start")
            await panel.choose(f"kind={kind}")
            await panel.choose(f"base={preset}")
            rules = await rules_of(harness, panel)
            assert rules == ALL_PRESETS[preset]
            for group in dice.sample(sorted(turnable(rules)), 3):
                knob = dice.choice(turnable(rules).get(group, ()) or turnable(rules)["game"])
                await panel.to(knob.name)
                value = dice.choice([one for one in knob.offered("") if one != knob.get(rules)])
                turned = knob.put(rules, value)
                await panel.choose(f"set={knob.name}={value}")
                found = next((one for one in clashes(turned) if one.found), None)
                if found is not None:
                    assert text("refusal-unplayable-rules", code=found.code) in panel.said
                else:
                    rules = turned
                assert await rules_of(harness, panel) == rules


@pytest.mark.slow
async def test_what_does_not_go_together_is_said_and_changes_nothing(harness: Harness) -> None:
    panel = await rules_panel(harness.north, variant="oklahoma")
    await panel.set("first_turn", "stock_only")
    assert text("refusal-unplayable-rules", code="no_upcard") in panel.said
    assert await rules_of(harness, panel) == PRESETS["oklahoma"]
    await panel.set("knock_card_source", "second_deck")
    await panel.set("first_turn", "stock_only")
    assert (await rules_of(harness, panel)).first_turn == "stock_only"
    await panel.press("over")
    assert await rules_of(harness, panel) == PRESETS["oklahoma"]


@asynccontextmanager
async def restarted(harness: Harness) -> AsyncIterator[None]:
    """Stop the bot and run another, which remembers nothing."""
    await harness.bot.close()
    club = Club(
        harness.club.tables._database, players=harness.club.playing._players, clock=harness.clock
    )
    again = make_bot(club, harness.clock)
    async with harness.discord.run(again):
        yield
        await again.close()


@pytest.mark.slow
async def test_a_panel_and_its_forms_outlast_a_restart(harness: Harness) -> None:
    panel = await rules_panel(harness.north)
    await panel.set("gin_bonus", 30)
    form = await harness.north.press(panel.message, panel.ids("type=gin_bonus")[0])
    async with restarted(harness):
        await panel.press("set=gin_bonus=40")
        assert "**40** (was: 25)" in panel.said
        answer = await harness.north.submit(form, text="47")
        assert answer.kind == "update"
        assert "**47** (was: 25)" in texts(answer.message)


@pytest.mark.slow
async def test_a_member_may_be_chosen_after_a_restart(harness: Harness) -> None:
    panel = await rules_panel(harness.north)
    await panel.press("who")
    (menu,) = (one.custom_id for one in menus(panel.message))
    async with restarted(harness):
        answer = await harness.north.choose(panel.message, menu, harness.south)
        assert text("panel-sent", channel="gin-table") in texts(answer.message)
        await harness.south.sees("challenges")


@pytest.mark.parametrize("typed", ["501", "-1", "ten", "", "4.5", "٣"])
async def test_what_is_typed_must_be_a_number_of_the_rule(harness: Harness, typed: str) -> None:
    panel = await rules_panel(harness.north)
    await panel.to("gin_bonus")
    form = await harness.north.press(panel.message, panel.ids("type=gin_bonus")[0])
    assert form.kind == "modal"
    answer = await harness.north.submit(form, text=typed)
    assert text("refusal-no-number", low=0, high=500) in texts(answer.message)
    assert await rules_of(harness, panel) == PRESETS["standard"]


async def name(panel: PanelUser, typed: str, rest: str = "name") -> None:
    """Save the panel's rules under a name."""
    await panel.reach(rest)
    form = await panel.actor.press(panel.message, panel.ids(rest)[0])
    panel.message = (await panel.actor.submit(form, text=typed)).message


@pytest.mark.slow
async def test_rules_are_saved_found_by_name_and_deleted(harness: Harness) -> None:
    panel = await rules_panel(harness.north)
    await panel.set("gin_bonus", 30)
    await name(panel, "Friday  \u200bnight")
    assert "Starts from **Friday night**, which you have saved." in panel.said
    (found,) = await harness.north.autocomplete("gin challenge", "variant", variant="fri")
    assert found["name"].startswith("Friday night")
    assert not await harness.south.autocomplete("gin challenge", "variant", variant="fri")
    challenge = await harness.north.command(
        "gin challenge", member=harness.south, variant=found["value"]
    )
    table_id = await harness.newest_table(harness.north)
    assert (await harness.club.tables.snapshot(table_id)).rules == PRESETS.rules(
        "standard", gin_bonus=30
    )
    assert await harness.south.press(challenge, "Decline")
    by_name = await rules_panel(harness.north, variant="friday NIGHT")
    assert await rules_of(harness, by_name) == PRESETS.rules("standard", gin_bonus=30)
    await panel.press("delete")
    assert text("panel-delete", name="Friday night") in panel.said
    await panel.press("back")
    await panel.press("delete")
    await panel.press("really")
    assert not await harness.north.autocomplete("gin challenge", "variant", variant="fri")


@pytest.mark.slow
async def test_a_clock_is_saved_and_played_by(harness: Harness) -> None:
    panel = await rules_panel(harness.north)
    await panel.choose("group=clock")
    await panel.choose("clock=relaxed=72")
    await name(panel, "Slow")
    (found,) = await harness.north.autocomplete("gin challenge", "variant", variant="slow")
    again = await rules_panel(harness.north, variant=found["value"])
    await again.reach("group=clock")
    assert "group=clock" in again.offers
    assert "The clock: **3 days for a turn** instead of the server\u2019s (none)" in again.said
    for options, clock in (({}, "relaxed:72"), ({"clock": "live:5"}, "live:5")):
        challenge = await harness.north.command(
            "gin challenge", member=harness.south, variant="slow", **options
        )
        table_id = await harness.newest_table(harness.north)
        assert (await harness.club.tables.snapshot(table_id)).table.clock == clock
        await harness.south.press(challenge, "Decline")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("typed", "key", "told"),
    [
        ("friday", "refusal-name-taken", "Friday"),
        ("Oklahoma", "refusal-ready-made-name", "Oklahoma"),
        ("\u200b\u3164", "refusal-no-name", ""),
    ],
)
async def test_a_name_that_cannot_be(harness: Harness, typed: str, key: str, told: str) -> None:
    panel = await rules_panel(harness.north)
    await name(panel, "Friday")
    await panel.set("gin_bonus", 30)
    await name(panel, typed)
    assert text(key, name=told) in panel.said
    assert len(await harness.club.panels.saved(None, harness.north.id)) == 1


@pytest.mark.slow
async def test_the_servers_rules_are_its_managers(harness: Harness) -> None:
    owner = await rules_panel(harness.north)
    await name(owner, "House", "name=server")
    assert "saved for this server" in owner.said
    panel = await rules_panel(harness.south)
    await panel.choose("kind=server")
    await panel.choose(next(one for one in panel.offers if one.startswith("load=")))
    await panel.reach("name")
    assert not panel.ids("name=server")
    assert not panel.ids("delete")
    answer = await panel.forge(harness, "really")
    assert text("refusal-managers-only") in texts(answer.message)
    assert (
        len(await harness.club.panels.saved(int(harness.discord.guild.id), harness.south.id)) == 1
    )


@pytest.mark.parametrize(
    ("rest", "key"),
    [
        ("set=gin_bonus=501", "refusal-no-such-rule"),
        ("set=no_such=1", "refusal-no-such-rule"),
        ("knob=no_such", "refusal-no-such-rule"),
        ("load=77", "refusal-saved-gone"),
        ("keep", "refusal-saved-gone"),
        ("base=bridge", "refusal-no-such-rule"),
    ],
)
async def test_forged_presses_change_nothing(harness: Harness, rest: str, key: str) -> None:
    panel = await rules_panel(harness.north)
    answer = await panel.forge(harness, rest)
    assert text(key) in texts(answer.message)
    assert await rules_of(harness, panel) == PRESETS["standard"]


@pytest.mark.parametrize(
    "rest",
    [
        *("type=no_such", "type=sets", "type", "load=x", "guest=x", "guest"),
        *("use=counter", "use=challenge", "use=nothing", "use"),
    ],
)
async def test_what_there_is_no_button_for_is_not_done(harness: Harness, rest: str) -> None:
    panel = await rules_panel(harness.north)
    answer = await panel.forge(harness, rest)
    assert text("refusal-no-such-rule") in texts(answer.message)
    assert not await harness.club.tables.tables_of(harness.north.id)


async def test_a_panel_of_another_or_of_long_ago_is_gone(harness: Harness) -> None:
    souths = await rules_panel(harness.south)
    panel = await rules_panel(harness.north)
    for number in (souths.panel_id, 10_000):
        answer = await panel.forge(harness, "set=gin_bonus=30", number)
        await refused(harness.north, answer, "refusal-panel-gone")
        panel = await rules_panel(harness.north)
    assert await rules_of(harness, souths) == PRESETS["standard"]


async def test_a_panel_in_direct_messages_begins_practice_and_challenges_nobody(
    harness: Harness,
) -> None:
    north = harness.north
    rules = await north.command("gin rules", where=north.dm())
    opened = await north.press(rules, text("press-panel"))
    ids = [one for one in offered(opened.message) if one.startswith("gin:panel:")]
    number = ids[0].split(":")[2]
    buttons = await north.command("gin play", where=north.dm())
    harness.forge(buttons.message, f"gin:panel:{number}:0:use=open")
    answer = await north.press(buttons, f"gin:panel:{number}:0:use=open")
    assert text("refusal-nobody-else-here") in texts(answer.message)
    buttons = await north.command("gin play", where=north.dm())
    harness.forge(buttons.message, f"gin:panel:{number}:0:use=practice")
    await north.press(buttons, f"gin:panel:{number}:0:use=practice")
    await harness.quiet()
    table = await harness.club.tables.snapshot(await harness.newest_table(north))
    assert table.server_kind == "direct"


@pytest.mark.slow
async def test_a_member_is_chosen_and_challenged(harness: Harness) -> None:
    panel = await rules_panel(harness.north)
    await panel.set("gin_bonus", 30)
    await panel.press("who")
    (menu,) = (one.custom_id for one in menus(panel.message))
    harness.discord.expect(UNKNOWN_MEMBER)
    harness.east.leave()
    panel.message = (await harness.north.choose(panel.message, menu, harness.east)).message
    assert text("refusal-left-server", name=text("name-nobody")) in panel.said
    panel.message = (await harness.north.choose(panel.message, menu, harness.south)).message
    await harness.quiet()
    shown = await harness.south.sees("challenges")
    assert [one["id"] for one in shown["mentions"]] == [harness.south.user.id]
    assert (await harness.south.press(shown, "Accept")).kind == "update"


async def test_rules_for_one_member_go_to_that_member(harness: Harness) -> None:
    panel = await rules_panel(harness.north)
    place = Place(int(harness.discord.guild.id), "", int(harness.discord.channel.id), "gin-table")
    south = Person(harness.south.id, "South")
    opened = await harness.club.panels.open(
        *(place, Person(harness.north.id, "North"), PanelPurpose.CHALLENGE, PRESETS["standard"]),
        guest=south,
    )
    # As it was opened where members could be named beside the rules.
    await panel.forge(harness, "use=challenge", opened.panel.panel_id)
    await harness.quiet()
    assert harness.south.mention in texts(await harness.south.sees("challenges"))


@pytest.mark.slow
async def test_two_presses_set_up_one_table(harness: Harness) -> None:
    panel = await rules_panel(harness.north)
    await panel.reach("use=open")
    use = panel.ids("use=open")[0]
    await asyncio.gather(
        harness.north.press(panel.message, use), harness.north.press(panel.message, use)
    )
    await harness.quiet()
    assert len(await harness.club.tables.tables_of(harness.north.id)) == 1


@pytest.mark.parametrize("variant", [None, "oklahoma"])
async def test_rules_that_are_read_lead_to_the_panel(harness: Harness, variant: str | None) -> None:
    chosen: dict[str, Any] = {"variant": variant} if variant else {}
    read = await harness.north.command("gin rules", **chosen)
    answer = await harness.north.press(read, "House rules…")
    assert answer.kind == "message"
    assert answer.ephemeral
    panel = PanelUser(harness.north, answer.message)
    assert await rules_of(harness, panel) == PRESETS[variant or "standard"]


async def test_a_tables_rules_lead_to_the_panel(harness: Harness) -> None:
    challenge = await harness.north.command(
        "gin challenge", member=harness.south, variant="classic"
    )
    read = await harness.east.press(await harness.more(harness.east, challenge), "Rules")
    panel = PanelUser(harness.east, (await harness.east.press(read, "House rules…")).message)
    assert await rules_of(harness, panel) == PRESETS["classic"]
