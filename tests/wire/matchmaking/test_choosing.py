"""Choosing what to play by a command, and reading the rules of anything."""

from datetime import timedelta
from typing import Any

import pytest

from cogs.kit.ids import Action
from cogs.kit.text import Text
from cogs.routing.command_rules import TARGETS
from engine.rules import PRESETS, Rules, write_rules
from engine.rules.presets import POPULAR
from playground.driver import Actor, Answer, texts
from tests.wire.doors import open_table
from tests.wire.harness import Harness, offered

Json = dict[str, Any]
text = Text()
COMMAND, PRESS = 2, 3
"""The kinds of interaction that a member makes; one that asks what to choose from is none."""


def names(choices: list[Json]) -> list[str]:
    return [one["name"] for one in choices]


def values(choices: list[Json]) -> list[Any]:
    return [one["value"] for one in choices]


def told(answer: Answer, key: str, **args: str | int) -> bool:
    """Whether the answer says this, to its member alone."""
    return answer.ephemeral and text(key, **args) in texts(answer.message)


async def rules_of(harness: Harness, message: Json) -> Rules:
    """The rules of the table that a message is about."""
    table_id = next(iter(offered(message).values())).table
    return (await harness.club.tables.snapshot(table_id)).rules


def made_by(harness: Harness, actor: Actor) -> int:
    """How many commands and presses a member has made."""
    made = harness.discord.world.interactions.values()
    return sum(one.user_id == actor.user.id and one.type in {COMMAND, PRESS} for one in made)


async def first_move(harness: Harness, preset: str) -> tuple[int, int]:
    """Play a preset from the command to its first move; how much North and South did before it."""
    before = made_by(harness, harness.north), made_by(harness, harness.south)
    challenge = await harness.north.command("gin challenge", member=harness.south, variant=preset)
    await harness.south.press(challenge, "Accept")
    await harness.quiet()
    table_id = await harness.newest_table(harness.north)
    assert (await harness.club.tables.snapshot(table_id)).rules == PRESETS[preset]
    ply = await harness.ply(table_id)
    actor, hand, move = await harness.act(table_id)
    after = made_by(harness, harness.north) - before[0], made_by(harness, harness.south) - before[1]
    await actor.press(hand, move)
    await harness.quiet()
    assert await harness.ply(table_id) > ply  # what is compulsory after it may be played at once
    await harness.club.playing.resign(table_id, harness.north.id)
    return after


@pytest.mark.slow
async def test_every_variant_is_a_command_an_acceptance_and_a_move_away(harness: Harness) -> None:
    for preset in filter(PRESETS.__contains__, POPULAR):  # no two alone play the others
        assert await first_move(harness, preset) == (1, 1), preset
        harness.clock.advance(timedelta(minutes=1))  # Nobody begins so many games in one.


async def test_variants_are_found_by_name_and_by_what_they_are_like(harness: Harness) -> None:
    async def found(typed: str) -> list[str]:
        return values(await harness.north.autocomplete("gin practice", "variant", variant=typed))

    assert await found("") == list(POPULAR[:25])
    assert (await found("okla"))[0] == "oklahoma"
    assert set(await found("OKLA")) >= {"oklahoma_kisses", "hollywood_oklahoma"}
    assert (await found("offer cards"))[0] == "skarney"
    assert await found("bridge") == []
    for command in ("gin challenge", "gin play", "gin rules"):
        assert await harness.north.autocomplete(command, "variant", variant="tedesco")


async def test_contests_are_offered_that_go_with_the_variant(harness: Harness) -> None:
    async def found(variant: str, typed: str = "") -> list[str]:
        options: Json = {"variant": variant, "contest": typed}
        return names(await harness.north.autocomplete("gin play", "contest", **options))

    everything = await found("standard")
    assert len(everything) == 8
    assert set(everything) - set(await found("mahjong")) == {
        "Hollywood sheet: games side by side",
        *(
            f"Continuous Hollywood: {games} games; a new one opens as each closes"
            for games in (5, 7)
        ),
    }
    assert await found("standard", "best of") == [f"Best of {games} games" for games in (3, 5, 7)]
    assert await found("bridge") == []
    assert await harness.north.autocomplete("gin play", "contest")


async def test_a_target_is_offered_or_typed(harness: Harness) -> None:
    async def found(typed: str) -> list[int]:
        return values(await harness.north.autocomplete("gin play", "target", target=typed))

    assert await found("") == list(TARGETS)
    assert await found("12") == [12, 125]
    assert await found("50") == [50, 500]
    assert await found("175") == [175]
    assert await found("7") == []
    assert await found("many") == []


async def test_what_is_chosen_is_played_and_shown(harness: Harness) -> None:
    answer = await harness.north.command(
        "gin challenge", member=harness.south, variant="oklahoma", target=150
    )
    assert write_rules(await rules_of(harness, answer.message)) == "oklahoma game_target=150"
    shown = texts(answer.message)
    assert "**Oklahoma** · one game to 150" in shown
    assert shown.casefold().count("the upcard sets the knock") == 1
    seat = await open_table(harness, harness.east, target=50)
    assert write_rules(await rules_of(harness, seat)) == "standard game_target=50"
    table = await harness.north.command("gin practice", variant="Classic")
    await harness.quiet()
    begun = await harness.club.tables.snapshot(await harness.newest_table(harness.north))
    assert write_rules(begun.rules) == "classic"
    assert "Classic to 100" in texts(table.message)


async def test_the_menu_of_a_member_keeps_the_usual_rules(harness: Harness) -> None:
    answer = await harness.north.user_command("Challenge to gin", harness.south)
    assert await rules_of(harness, answer.message) == harness.bot.rules


async def test_what_nobody_knows_is_answered_with_what_there_is(harness: Harness) -> None:
    async def tried(**options: Any) -> Answer:
        return await harness.north.command("gin practice", **options)

    answer = await tried(variant="Oklahma")
    near = "Oklahoma, Oklahoma match"
    assert answer.ephemeral
    assert f"Perhaps you mean: {near}" in texts(answer.message)
    answer = await tried(variant="**bridge**")
    everything = ", ".join(text(f"preset-{name.replace('_', '-')}") for name in POPULAR)
    said = texts(answer.message).replace("\\", "")
    assert f"I know no variant “**bridge**”. There are: {everything}" in said
    answer = await tried(variant="mahjong", contest="chess clock")
    assert "With Mahjong gin there are: One game, Best of 3 games" in texts(answer.message)
    assert not await harness.club.tables.tables_of(harness.north.id)


@pytest.mark.parametrize(
    ("code", "variant"),
    [("hollywood_both_score", "mahjong"), ("hollywood_immediate_boxes", "palace")],
)
async def test_a_clash_is_explained(harness: Harness, code: str, variant: str) -> None:
    answer = await harness.north.command("gin play", variant=variant, contest="hollywood")
    assert told(answer, "refusal-unplayable-rules", code=code)


def page(message: Json, name: str) -> str:
    """The button that leads to a page of the rules."""
    return next(
        custom_id
        for custom_id, action in offered(message).items()
        if action.kind == "rules" and action.rest.rpartition(":")[2] == name
    )


async def test_anybody_may_read_the_rules_of_a_table(harness: Harness) -> None:
    challenge = await harness.north.command("gin challenge", member=harness.south, target=250)
    read = await harness.east.press(await harness.more(harness.east, challenge), "Rules")
    assert read.ephemeral
    assert "One game to 250" in texts(read.message)
    turned = await harness.east.press(read, "Scoring")
    assert turned.kind == "update"
    assert "**Gin:** 25" in texts(read.message)
    assert "250" in texts((await turned_to(harness.east, read, "game")).message)
    await harness.south.press(challenge, "Accept")
    await harness.quiet()
    table_id = await harness.newest_table(harness.north)
    table = await harness.east.wait_for(
        lambda one: (
            {Action("hand", table_id), Action("rules", table_id)} <= set(offered(one).values())
        )
    )
    assert "One game to 250" in texts((await harness.east.press(table, "Rules")).message)


async def turned_to(actor: Actor, read: Answer, name: str) -> Answer:
    await actor.press(read, page(read.message, name))
    return read


async def test_the_rules_of_anything_can_be_read(harness: Harness) -> None:
    for variant in ("skarney", "Hollywood Oklahoma"):
        read = await harness.east.command("gin rules", variant=variant)
        assert read.ephemeral
        seen = texts(read.message)
        for name in ("play", "end", "score", "game"):
            seen += texts((await turned_to(harness.east, read, name)).message)
        assert "For example" in seen
    read = await harness.east.command("gin rules", variant="bridge")
    assert "I know no variant" in texts(read.message)


async def test_without_a_variant_it_is_about_the_members_own_table(harness: Harness) -> None:
    read = await harness.north.command("gin rules")
    assert "### Standard" in texts(read.message)
    assert "Boxes are paid" in texts((await turned_to(harness.north, read, "game")).message)
    await harness.north.command("gin practice", variant="oklahoma", target=300)
    for where in (None, harness.north.dm()):
        read = await harness.north.command("gin rules", where=where)
        assert "### Oklahoma\nOne game to 300" in texts(read.message)
        assert "to 300" in texts((await turned_to(harness.north, read, "game")).message)


async def test_the_rules_of_a_strangers_table_are_not_read_from_outside(harness: Harness) -> None:
    await harness.north.command("gin practice", variant="oklahoma")
    await harness.quiet()
    table_id = await harness.newest_table(harness.north)
    read = await harness.east.command("gin rules", where=harness.east.dm())
    harness.forge(read.message, f"gin:rules:{table_id}:play")
    answer = await harness.east.press(read.message, f"gin:rules:{table_id}:play")
    assert told(answer, "refusal-no-such-table")
    read = await harness.east.command("gin rules")
    harness.forge(read.message, "gin:rules:0:no_such_rules:play")
    answer = await harness.east.press(read.message, "gin:rules:0:no_such_rules:play")
    assert told(answer, "refusal-saved-gone")
