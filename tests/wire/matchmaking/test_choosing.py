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
    """Whether a member alone has been told this."""
    return answer.ephemeral and text(key, **args) in texts(answer.message)


async def rules_of(house: Harness, answer: Answer) -> Rules:
    """The rules of the table that an answer is about."""
    table_id = next(iter(offered(answer.message).values())).table
    return (await house.club.snapshot(table_id)).rules


def made_by(house: Harness, actor: Actor) -> int:
    """How many commands and presses a member has made."""
    made = house.discord.world.interactions.values()
    return sum(one.user_id == actor.user.id and one.type in {COMMAND, PRESS} for one in made)


async def first_move(house: Harness, preset: str) -> tuple[int, int]:
    """Play a preset from the command to its first move; how much North and South did before it."""
    before = made_by(house, house.north), made_by(house, house.south)
    challenge = await house.north.command("gin challenge", member=house.south, variant=preset)
    await house.south.press(challenge, "Accept")
    await house.quiet()
    table_id = await house.newest_table(house.north)
    assert (await house.club.snapshot(table_id)).rules == PRESETS[preset]
    ply = await house.ply(table_id)
    actor, hand, move = await house.act(table_id)
    after = made_by(house, house.north) - before[0], made_by(house, house.south) - before[1]
    await actor.press(hand, move)
    await house.quiet()
    assert await house.ply(table_id) > ply  # what is compulsory after it may be played at once
    await house.club.resign(table_id, house.north.id)
    return after


@pytest.mark.slow
async def test_every_variant_is_a_command_an_acceptance_and_a_move_away(house: Harness) -> None:
    for preset in POPULAR:
        assert await first_move(house, preset) == (1, 1), preset
        house.clock.advance(timedelta(minutes=1))  # Nobody begins so many games in one.


async def test_variants_are_found_by_name_and_by_what_they_are_like(house: Harness) -> None:
    async def found(typed: str) -> list[str]:
        return values(await house.north.autocomplete("gin practice", "variant", variant=typed))

    assert await found("") == list(POPULAR[:25])
    assert (await found("okla"))[0] == "oklahoma"
    assert set(await found("OKLA")) >= {"oklahoma_kisses", "hollywood_oklahoma"}
    assert (await found("offer cards"))[0] == "skarney"
    assert await found("bridge") == []
    for command in ("gin challenge", "gin open", "gin rules"):
        assert await house.north.autocomplete(command, "variant", variant="tedesco")


async def test_contests_are_offered_that_go_with_the_variant(house: Harness) -> None:
    async def found(variant: str, typed: str = "") -> list[str]:
        options: Json = {"variant": variant, "contest": typed}
        return names(await house.north.autocomplete("gin open", "contest", **options))

    everything = await found("standard")
    assert len(everything) == 6
    assert set(everything) - set(await found("mahjong")) == {"Hollywood: columns side by side"}
    assert await found("standard", "best of") == [f"Best of {games} games" for games in (3, 5, 7)]
    assert await found("bridge") == []
    assert await house.north.autocomplete("gin open", "contest")


async def test_a_target_is_offered_or_typed(house: Harness) -> None:
    async def found(typed: str) -> list[int]:
        return values(await house.north.autocomplete("gin open", "target", target=typed))

    assert await found("") == list(TARGETS)
    assert await found("12") == [12, 125]
    assert await found("50") == [50, 500]
    assert await found("175") == [175]
    assert await found("7") == []
    assert await found("many") == []


async def test_what_is_chosen_is_played_and_shown(house: Harness) -> None:
    answer = await house.north.command(
        "gin challenge", member=house.south, variant="oklahoma", target=150
    )
    assert write_rules(await rules_of(house, answer)) == "oklahoma game_target=150"
    shown = texts(answer.message)
    assert "**Oklahoma** · one game to 150" in shown
    assert shown.casefold().count("the upcard sets the knock") == 1
    seat = await house.east.command("gin open", target=50)
    assert write_rules(await rules_of(house, seat)) == "standard game_target=50"
    table = await house.north.command("gin practice", variant="Classic")
    assert write_rules(await rules_of(house, table)) == "classic"
    assert "Classic to 100" in texts(table.message)


async def test_the_menu_of_a_member_keeps_the_usual_rules(house: Harness) -> None:
    answer = await house.north.user_command("Challenge to gin", house.south)
    assert await rules_of(house, answer) == house.bot.rules


async def test_what_nobody_knows_is_answered_with_what_there_is(house: Harness) -> None:
    async def tried(**options: Any) -> Answer:
        return await house.north.command("gin practice", **options)

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
    assert not await house.club.tables_of(house.north.id)


@pytest.mark.parametrize(
    ("code", "variant"),
    [("hollywood_both_score", "mahjong"), ("hollywood_immediate_boxes", "palace")],
)
async def test_a_clash_is_explained(house: Harness, code: str, variant: str) -> None:
    answer = await house.north.command("gin open", variant=variant, contest="hollywood")
    assert told(answer, "refusal-unplayable-rules", code=code)


def page(message: Json, name: str) -> str:
    """The button that leads to a page of the rules."""
    return next(
        custom_id
        for custom_id, action in offered(message).items()
        if action.kind == "rules" and action.rest.rpartition(":")[2] == name
    )


async def test_anybody_may_read_the_rules_of_a_table(house: Harness) -> None:
    challenge = await house.north.command("gin challenge", member=house.south, target=250)
    read = await house.east.press(challenge, "Rules")
    assert read.ephemeral
    assert "One game to 250" in texts(read.message)
    turned = await house.east.press(read, "Scoring")
    assert turned.kind == "update"
    assert "**Gin:** 25" in texts(read.message)
    assert "250" in texts((await turned_to(house.east, read, "game")).message)
    await house.south.press(challenge, "Accept")
    await house.quiet()
    table_id = await house.newest_table(house.north)
    table = await house.east.wait_for(
        lambda one: (
            {Action("hand", table_id), Action("rules", table_id)} <= set(offered(one).values())
        )
    )
    assert "One game to 250" in texts((await house.east.press(table, "Rules")).message)


async def turned_to(actor: Actor, read: Answer, name: str) -> Answer:
    await actor.press(read, page(read.message, name))
    return read


async def test_the_rules_of_anything_can_be_read(house: Harness) -> None:
    for variant in ("skarney", "Hollywood Oklahoma"):
        read = await house.east.command("gin rules", variant=variant)
        assert read.ephemeral
        seen = texts(read.message)
        for name in ("play", "end", "score", "game"):
            seen += texts((await turned_to(house.east, read, name)).message)
        assert "For example" in seen
    read = await house.east.command("gin rules", variant="bridge")
    assert "I know no variant" in texts(read.message)


async def test_without_a_variant_it_is_about_the_members_own_table(house: Harness) -> None:
    read = await house.north.command("gin rules")
    assert "### Standard" in texts(read.message)
    assert "Boxes are paid" in texts((await turned_to(house.north, read, "game")).message)
    await house.north.command("gin practice", variant="oklahoma", target=300)
    for where in (None, house.north.dm()):
        read = await house.north.command("gin rules", where=where)
        assert "### Oklahoma\nOne game to 300" in texts(read.message)
        assert "to 300" in texts((await turned_to(house.north, read, "game")).message)


async def test_the_rules_of_a_strangers_table_are_not_read_from_outside(house: Harness) -> None:
    await house.north.command("gin practice", variant="oklahoma")
    await house.quiet()
    table_id = await house.newest_table(house.north)
    read = await house.east.command("gin rules", where=house.east.dm())
    house.forge(read.message, f"gin:rules:{table_id}:play")
    answer = await house.east.press(read.message, f"gin:rules:{table_id}:play")
    assert told(answer, "refusal-no-such-table")
    read = await house.east.command("gin rules")
    house.forge(read.message, "gin:rules:0:no_such_rules:play")
    answer = await house.east.press(read.message, "gin:rules:0:no_such_rules:play")
    assert told(answer, "refusal-saved-gone")
