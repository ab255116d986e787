"""`/gin play`: from an empty channel to a game, with nothing to type and little to press."""

import asyncio

import pytest

from club.core.people import Person
from cogs.kit.ids import Action
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import SeatWord
from cogs.kit.text import Text
from data.schema.vocabulary import TableStatus
from playground.driver import Actor, Answer, buttons, menus, texts
from tests.wire.doors import anyone, block, play, tables
from tests.wire.forged_interactions import Forger, broken, nothing_fails
from tests.wire.harness import Harness, offered, playable

text = Text()

LOOK_UP = ("GET", "/guilds/*/members/*")

FIRST_DISCARD = 4
"""Presses at most, from the command to the first discard."""


async def first_discard(harness: Harness, actor: Actor) -> int:
    """Play on the panel's own message until the first discard is made; count the presses."""
    panel = await play(actor)
    answer = await actor.press(panel, text("press-play-computer"))
    message_id, presses = answer.message["id"], 1
    assert message_id == panel.message["id"]
    while True:
        await harness.quiet()
        moves = {offered(answer.message)[one].rest: one for one in playable(answer.message)}
        assert moves, texts(answer.message)
        rest = next((one for one in ("pass", "stock") if one in moves), next(iter(moves)))
        answer = await actor.press(answer, moves[rest])
        assert answer.message["id"] == message_id
        presses += 1
        if rest.startswith("discard"):
            return presses


@pytest.mark.slow
@pytest.mark.parametrize("games", range(1, 7))
async def test_the_first_discard_is_four_presses_away(harness: Harness, games: int) -> None:
    for _ in range(games - 1):
        # The cards depend on what was asked for before, and so does who deals.
        await play(harness.north)
    assert await first_discard(harness, harness.north) <= FIRST_DISCARD


@pytest.mark.parametrize("begin", ["computer", "seat", "seats=partners_2"])
async def test_a_button_pressed_twice_begins_one_game(harness: Harness, begin: str) -> None:
    forger = Forger(harness, harness.north)
    await forger.press("gin:play:0:0:home")
    both = await asyncio.gather(*(forger.press(f"gin:play:0:0:{begin}") for _ in range(2)))
    await harness.quiet()
    assert len(await harness.club.tables.tables_of(harness.north.id)) == 1
    assert not any(broken(one) for one in both)
    await forger.press(f"gin:play:0:0:{begin}")
    assert len(await harness.club.tables.tables_of(harness.north.id)) == 2


async def test_a_place_in_the_queue_outlasts_a_lost_answer(harness: Harness) -> None:
    page = await anyone(harness.north)
    harness.discord.expect(10062)
    harness.discord.faults.fail("POST", "/interactions/*", 404, code=10062)
    with nothing_fails():
        pressing = harness.north.press(page, text("press-play-queue"))
        assert text("refusal-broken") not in texts((await pressing).message)
    again = await anyone(harness.north)
    assert text("press-queue-leave") in {one.label for one in buttons(again.message)}


@pytest.mark.slow
async def test_the_hand_follows_the_computer_without_a_press(harness: Harness) -> None:
    panel = await play(harness.north)
    hand = await harness.north.press(panel, text("press-play-computer"))
    for _ in range(6):
        await harness.quiet()
        table_id = await harness.newest_table(harness.north)
        ply = await harness.ply(table_id)
        assert {one.ply for one in offered(hand.message).values() if one.kind == "move"} == {ply}
        hand = await harness.north.press(hand, playable(hand.message)[0])


@pytest.mark.slow
async def test_a_game_against_the_computer_leaves_one_message(harness: Harness) -> None:
    before = len(harness.discord.channel.messages)
    await first_discard(harness, harness.north)
    await harness.quiet()
    public = [one for one in harness.discord.channel.messages.values() if not one.flags & 64]
    assert len(public) == before + 1


async def level(harness: Harness, actor: Actor) -> str | None:
    snapshot = await harness.club.tables.snapshot(await harness.newest_table(actor))
    return snapshot.players[1].player


@pytest.mark.slow
async def test_a_newcomer_is_led_to_the_lesson_and_meets_the_novice(harness: Harness) -> None:
    panel = await play(harness.north)
    assert text("play-newcomer") in texts(panel.message)
    lesson = await harness.north.press(panel, text("press-play-learn"))
    assert text("learn-title-goal") in texts(lesson.message)
    await harness.north.press(await play(harness.north), text("press-play-computer"))
    assert await level(harness, harness.north) == "novice"
    panel = await play(harness.north)
    assert text("play-newcomer") not in texts(panel.message)
    await harness.north.press(panel, text("press-play-computer"))
    assert await level(harness, harness.north) == "novice", "nobody asked for a stronger one"


@pytest.mark.slow
async def test_practice_that_is_typed_plays_as_the_panel_would(harness: Harness) -> None:
    await harness.north.command("gin practice")
    assert await level(harness, harness.north) == "novice"
    await harness.north.command("gin practice")
    assert await level(harness, harness.north) == "novice"
    panel = await play(harness.south)
    await harness.south.choose(panel, text("play-levels"), "level=expert")
    await harness.south.command("gin practice")
    assert await level(harness, harness.south) == "expert"


@pytest.mark.slow
async def test_the_level_last_played_is_offered_next(harness: Harness) -> None:
    await harness.north.command("gin practice", level="expert")
    panel = await play(harness.north)
    assert "level=expert" in {one["value"] for one in defaults(panel)}
    await harness.north.command("gin practice", level="club")
    await harness.north.press(await play(harness.north), text("press-play-computer"))
    assert await level(harness, harness.north) == "club"


async def test_the_level_of_games_from_before_it_was_kept_is_offered(harness: Harness) -> None:
    await harness.north.command("gin practice", level="club")
    await harness.club.settings.set_member(Person(harness.north.id, "North"), "play_level", "")
    await harness.north.command("gin practice")
    assert await level(harness, harness.north) == "club"


async def test_a_level_of_games_from_before_is_kept_where_another_stands_in(
    harness: Harness,
) -> None:
    await harness.north.command("gin practice", level="expert")
    await harness.club.settings.set_member(Person(harness.north.id, "North"), "play_level", "")
    await harness.north.command("gin practice", variant="mahjong")
    assert await level(harness, harness.north) == "club"
    await harness.north.command("gin practice")
    assert await level(harness, harness.north) == "expert"


async def test_a_level_that_stands_in_for_another_is_not_remembered(harness: Harness) -> None:
    for options, played in (
        ({"level": "expert"}, "expert"),
        ({"variant": "mahjong"}, "club"),  # which the expert doesn't play
        ({}, "expert"),
        ({"variant": "mahjong", "level": "novice"}, "novice"),
        ({}, "novice"),
    ):
        await harness.north.command("gin practice", **options)
        assert await level(harness, harness.north) == played


@pytest.mark.slow
async def test_what_is_chosen_is_remembered(harness: Harness) -> None:
    actor, panel = harness.north, await play(harness.north)
    for placeholder, value in (
        ("play-rules", "variant=oklahoma"),
        ("play-contest", "contest=best_of_3"),
        ("play-target", "target=150"),
        ("play-levels", "level=expert"),
    ):
        panel = await actor.choose(panel, text(placeholder), value)
    again = await actor.command("gin play")
    chosen = {one["value"] for one in defaults(again)}
    assert chosen == {"variant=oklahoma", "contest=best_of_3", "target=150", "level=expert"}
    await actor.press(again, text("press-play-computer"))
    snapshot = await harness.club.tables.snapshot(await harness.newest_table(actor))
    assert (snapshot.rules.preset, snapshot.rules.best_of) == ("oklahoma", 3)
    assert snapshot.rules.game_target == 150
    assert await level(harness, actor) == "expert"
    other = await actor.choose(await play(actor), text("play-rules"), "variant")
    assert "variant" in {one["value"] for one in defaults(other)}
    assert not {"contest=best_of_3", "target=150"} & {one["value"] for one in defaults(other)}


def defaults(answer: Answer) -> list[dict[str, str]]:
    """The options that stand as chosen in the menus of a message."""
    every = [one for box in answer.message["components"] for one in box["components"]]
    selects = [one for each in every for one in each.get("components", ()) if "options" in one]
    return [one for select in selects for one in select["options"] if one.get("default")]


async def test_what_is_typed_is_chosen(harness: Harness) -> None:
    panel = await play(harness.north, variant="Oklahoma", contest="hollywood", target=77)
    chosen = {one["value"] for one in defaults(panel)}
    assert {"variant=oklahoma", "contest=hollywood", "target=77"} <= chosen
    odd = await harness.north.command("gin play", variant="no such rules")
    assert "no such rules" in texts(odd.message)
    assert {one["value"] for one in defaults(await harness.north.command("gin play"))} == chosen


async def test_every_rule_set_is_in_the_menu_page_by_page(harness: Harness) -> None:
    panel, seen = await play(harness.north), set[str]()
    while True:
        (menu,) = [one for one in menus(panel.message) if one.placeholder == text("play-rules")]
        values = {value for _, value in menu.options}
        if values <= seen:
            break
        seen |= values
        on = next((one for one in values if one.startswith("page=")), None)
        if on is None:
            break
        panel = await harness.north.choose(panel, text("play-rules"), on)
    listed = await harness.north.autocomplete("gin play", "variant")
    assert {f"variant={one['value']}" for one in listed} <= seen


@pytest.mark.slow
async def test_a_friend_is_challenged_by_choosing_them(harness: Harness) -> None:
    north, south = harness.north, harness.south
    page = await north.press(await play(north, target=50), text("press-play-friend"))
    asked = await north.choose(page, text("play-whom"), south)
    assert "South" in texts(asked.message)
    await harness.quiet()
    table_id = await harness.newest_table(south)
    snapshot = await harness.club.tables.snapshot(table_id)
    assert (snapshot.table.status, snapshot.rules.game_target) == (TableStatus.WAITING, 50)
    accept = Action(PressKind.SEAT, table_id, 0, SeatWord.ACCEPT)
    (message,) = [one for one in south.messages() if accept in offered(one).values()]
    await south.press(message, f"gin:seat:{table_id}:0:accept")
    assert (await harness.club.tables.snapshot(table_id)).table.status == TableStatus.PLAYING


@pytest.mark.parametrize("status", [500, 503])
async def test_who_is_chosen_while_discord_looks_nobody_up_keeps_their_name(
    harness: Harness, status: int
) -> None:
    harness.discord.faults.fail(*LOOK_UP, status, times=2)
    page = await harness.north.press(await play(harness.north), text("press-play-friend"))
    asked = await harness.north.choose(page, text("play-whom"), harness.south)
    assert text("play-challenged", name="South") in texts(asked.message)
    snapshot = await harness.club.tables.snapshot(await harness.newest_table(harness.south))
    assert snapshot.members[harness.south.id].name == "South"
    friends = await block(harness.south, harness.north)
    assert "North" in texts(friends.message)


async def test_whom_nobody_knows_is_not_challenged_unseen(harness: Harness) -> None:
    assert harness.bot.user is not None
    harness.discord.faults.fail(*LOOK_UP, 503, times=4)
    for unknown in (0, 1, harness.bot.user.id, 2**63 - 1):
        with nothing_fails():
            answer = await Forger(harness, harness.north).press(f"gin:play:0:0:with={unknown}")
        assert text("refusal-left-server", name=text("name-nobody")) in texts(answer.message)
    assert await harness.club.tables.tables_of(harness.north.id) == []


async def test_friends_stand_on_the_page_by_name(harness: Harness) -> None:
    await harness.north.user_command("Add to gin friends", harness.south)
    page = await harness.north.press(await play(harness.north), text("press-play-friend"))
    await harness.north.choose(page, text("play-friends"), "South")
    (asked,) = await harness.club.tables.tables_of(harness.south.id)
    assert asked.waits_for(harness.south.id)


async def test_a_seat_is_left_open(harness: Harness) -> None:
    page = await anyone(harness.north)
    told = await harness.north.press(page, text("press-play-seat"))
    assert told.message["id"] == page.message["id"]
    await harness.quiet()
    listed = await tables(harness.south)
    table_id = await harness.newest_table(harness.north)
    await harness.south.press(listed, f"gin:seat:{table_id}:0:accept")
    assert (await harness.club.tables.snapshot(table_id)).table.status == TableStatus.PLAYING


@pytest.mark.slow
async def test_two_who_seek_find_each_other(harness: Harness) -> None:
    waits = await harness.north.press(await anyone(harness.north), text("press-play-queue"))
    assert text("queue-title").removeprefix("### ") in texts(waits.message)
    again = await anyone(harness.north)
    assert text("press-queue-leave") in {one.label for one in buttons(again.message)}
    found = await harness.south.press(await anyone(harness.south), text("press-play-queue"))
    await harness.quiet()
    table_id = await harness.newest_table(harness.south)
    snapshot = await harness.club.tables.snapshot(table_id)
    assert snapshot.player_of(harness.north.id) is not None
    assert found.ephemeral
    assert text("hand-sent") in texts(found.message)


async def test_more_than_two_get_a_lobby(harness: Harness) -> None:
    page = await harness.north.press(await play(harness.north), text("press-play-more"))
    await harness.north.choose(page, text("play-seats"), "seats=partners_2")
    await harness.quiet()
    table_id = await harness.newest_table(harness.north)
    rules = (await harness.club.tables.snapshot(table_id)).rules
    assert (rules.seating, rules.team_size) == ("partnership", 2)


async def test_ones_own_rules_are_a_press_away(harness: Harness) -> None:
    panel = await play(harness.north, variant="oklahoma")
    house = await harness.north.press(panel, text("press-play-own"))
    assert house.ephemeral
    assert any(one.kind == "panel" for one in offered(house.message).values())
    assert "Oklahoma" in texts(house.message)


async def test_in_direct_messages_nobody_else_is_asked(harness: Harness) -> None:
    panel = await play(harness.north, where=harness.north.dm())
    assert text("play-elsewhere") in texts(panel.message)
    asked = {one.rest for one in offered(panel.message).values() if one.kind == "play"}
    assert asked == {"computer"}


@pytest.mark.slow
async def test_a_choice_that_is_not_offered_changes_nothing(harness: Harness) -> None:
    forger = Forger(harness, harness.north)
    for rest in (
        *("target=5", "target=x", "variant=no_such", "contest=no_such", "level=grandmaster"),
        *("seats=two", "seats=no_such", "with=1", "page=99", "no_such", "no_such=1"),
    ):
        with nothing_fails():
            harness.discord.expect(10007, 10013)
            answer = await forger.press(f"gin:play:0:0:{rest}")
            assert answer.ephemeral, rest
    assert await harness.club.tables.tables_of(harness.north.id) == []
    panel = await play(harness.north)
    assert {one["value"] for one in defaults(panel)} >= {"variant", "level=novice"}
