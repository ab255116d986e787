"""Games where the bot may only answer: one message for all, and to each their own hand."""

import re
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest
import pytest_asyncio

from club.core.errors import AlreadyAnswered
from club.table.snapshot import Snapshot
from cogs.kit.cards import SUIT_SIGNS
from cogs.kit.text import Text
from data.storage.database import Database
from engine.cards import Card
from playground.driver import pictures, texts
from tests.data.storage.prepared_database import prepared_database
from tests.proof.invariants.cards_shown import cards_seen
from tests.proof.invariants.message_audit import Audit
from tests.wire.harness import Harness, Json, offered
from tests.wire.places.place_player import (
    EPHEMERAL,
    GROUP,
    PLACES,
    STRANGERS,
    VISITED,
    PlaceClass,
    PlacePlayer,
)

text = Text()

TOKEN_GONE = timedelta(minutes=16)

_SIGN = re.compile(f"(?:10|[2-9AJQK])[{SUIT_SIGNS}]")

CARDS = {"move", "pick", "best", "next"}
"""Kinds of button that only a hand has."""


@pytest_asyncio.fixture
async def database(harness: Harness, tmp_path: Path) -> AsyncIterator[Database]:
    """The bot's database, once more."""
    assert harness is not None
    opened = await Database.open(await prepared_database(tmp_path))
    yield opened
    await opened.close()


@pytest.fixture(params=PLACES, ids=lambda one: one.name)
def place(request: pytest.FixtureRequest) -> PlaceClass:
    return request.param


def pass_time(harness: Harness, time: timedelta) -> None:
    harness.clock.advance(time)
    harness.discord.clock.advance(time.total_seconds())


@pytest.mark.slow
async def test_one_message_is_challenge_and_table(harness: Harness, place: PlaceClass) -> None:
    player = PlacePlayer.of(harness, place)
    asked = await player.challenge()
    await player.accept(asked)
    (message,) = player.public()
    assert message["id"] == asked["id"]
    assert "to play" in texts(message)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("place", "options"),
    [
        *((place, {}) for place in PLACES),
        (GROUP, {"contest": "hollywood"}),
        (VISITED, {"variant": "skarney"}),
    ],
    ids=str,
)
async def test_a_whole_game(
    harness: Harness, database: Database, place: PlaceClass, options: dict[str, str]
) -> None:
    player = PlacePlayer.of(harness, place)
    audit = Audit(harness.discord, harness.club, database, int(player.where.id))
    table_id = await player.begin(**options, target=25)

    async def between(snapshot: Snapshot) -> None:
        _nothing_shows(player, snapshot)
        await audit.compare()

    over = await player.play(table_id, between)
    await audit.compare()
    assert not audit.findings
    assert over.table.status == "finished"
    (message,) = player.public()
    assert text("press-replay") in str(message["components"])


def _nothing_shows(player: PlacePlayer, snapshot: Snapshot) -> None:
    """Check that a message for all names no hidden card, and leads on in no hand."""
    assert snapshot.state is not None
    seen = {_sign(card) for card in cards_seen(snapshot.state.view(None))}
    for message in player.public():
        assert not {each.kind for each in offered(message).values()} & CARDS
        if snapshot.last is None:  # a deal that is over has been laid open
            assert set(_SIGN.findall(str(message["components"]))) <= seen


def _sign(card: Card) -> str:
    return f"{card.text[0].replace('T', '10')}{SUIT_SIGNS[card.suit]}"


@pytest.mark.slow
async def test_tokens_run_out_in_between(harness: Harness) -> None:
    player = PlacePlayer.of(harness, STRANGERS)

    async def between(snapshot: Snapshot) -> None:
        if snapshot.table.ply % 7 == 3:
            pass_time(harness, TOKEN_GONE)

    over = await player.play(await player.begin(target=50), between)
    assert over.table.status == "finished"
    (message,) = player.public()
    await player.press(harness.discord.members["east"], message, next(iter(offered(message))))
    (message,) = player.public()
    assert text("press-replay") in str(message["components"])
    assert pictures(message)


@pytest.mark.slow
async def test_what_is_stale_says_all_after_a_press(harness: Harness) -> None:
    player = PlacePlayer.of(harness, GROUP)
    table_id = await player.begin()
    pass_time(harness, TOKEN_GONE)
    before = texts(player.table(table_id))
    snapshot = await harness.club.tables.snapshot(table_id)
    await player.act(snapshot)
    assert texts(player.table(table_id)) == before
    await player.press(harness.off_turn(snapshot), player.table(table_id), "My hand")
    assert texts(player.table(table_id)) != before


@pytest.mark.slow
async def test_nobody_is_asked_again_and_again_where_messages_never_arrive(
    harness: Harness,
) -> None:
    player = PlacePlayer.of(harness, STRANGERS)
    await player.play(await player.begin(target=50))
    refused = [one for one in harness.discord.server.log.refused() if one.code == 50278]
    assert len(refused) == 1


@pytest.mark.slow
async def test_where_answers_are_forced_private_the_challenge_is_taken_back(
    harness: Harness,
) -> None:
    where = VISITED.make(harness.discord)
    where.withheld.add("use_external_apps")
    answer = await harness.north.command("gin challenge", member=harness.south, where=where)
    await harness.quiet()
    assert answer.ephemeral
    assert text("answer-hidden") in texts(answer.message)
    assert not await harness.club.tables.tables_of(harness.north.id)


async def test_a_challenge_that_cannot_be_taken_back_is_not_said_to_be(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refused(*_: object) -> None:
        raise AlreadyAnswered

    monkeypatch.setattr(harness.club.starting, "withdraw", refused)
    where = VISITED.make(harness.discord)
    where.withheld.add("use_external_apps")
    answer = await harness.north.command("gin challenge", member=harness.south, where=where)
    await harness.quiet()
    assert answer.ephemeral
    assert text("answer-hidden") not in texts(answer.message)
    assert await harness.club.tables.tables_of(harness.north.id)


async def test_a_rematch_is_asked_for_and_played(harness: Harness) -> None:
    player = PlacePlayer.of(harness, GROUP)
    table_id = await player.begin()
    snapshot = await harness.club.tables.snapshot(table_id)
    hand = await player.hand(harness.on_turn(snapshot), table_id, 0)
    quit_ = next(one for one, each in offered(hand).items() if each.kind == "quit")
    actor = harness.on_turn(snapshot)
    asked = await actor.press(hand, quit_)
    yes = next(one for one, each in offered(asked.message).items() if each.rest == "yes")
    await player.press(actor, asked.message, yes)
    (settled,) = player.public()
    again = next(one for one, each in offered(settled).items() if each.kind == "again")
    await player.press(harness.north, settled, again)
    settled, asked_again = player.public()
    assert "Accept" in str(asked_again["components"])
    await player.press(harness.south, asked_again, "Accept")
    assert "to play" in texts(player.public()[-1])


async def settled(harness: Harness, player: PlacePlayer) -> Json:
    """A game that was given up, as everybody sees it."""
    table_id = await player.begin()
    await harness.club.playing.resign(table_id, harness.south.id)
    harness.bot.reconciler.refresh(table_id)
    await harness.quiet()
    return player.table(table_id)


async def test_what_is_over_and_waits_for_a_press_is_no_work_for_a_start(
    harness: Harness,
) -> None:
    player = PlacePlayer.of(harness, GROUP)
    table_id = await player.begin()
    before = player.table(table_id)
    pass_time(harness, TOKEN_GONE)
    await harness.club.playing.resign(table_id, harness.south.id)
    harness.bot.reconciler.refresh(table_id)
    await harness.quiet()
    assert texts(player.public()[0]) == texts(before)
    assert await harness.club.displays.behind() == []
    await player.press(harness.discord.members["east"], player.public()[0], "My hand")
    assert text("press-replay") in str(player.public()[0]["components"])
    assert pictures(player.public()[0])


@pytest.mark.parametrize("status", [429, 503])
async def test_what_discord_was_too_busy_to_show_is_shown_later(
    harness: Harness, status: int
) -> None:
    player = PlacePlayer.of(harness, GROUP)
    table_id = await player.begin()
    await harness.club.playing.resign(table_id, harness.south.id)
    failing = harness.discord.faults.fail("PATCH", "/webhooks/*", status, times=2)
    harness.bot.reconciler.refresh(table_id)
    await harness.quiet()
    assert failing.times < 2
    await harness.north.wait_for(
        lambda one: text("press-replay") in str(one["components"]), where=player.where
    )


async def test_a_rematch_whose_message_is_lost_is_shown_by_no_other(harness: Harness) -> None:
    player = PlacePlayer.of(harness, GROUP)
    before = await settled(harness, player)
    again = next(one for one, each in offered(before).items() if each.kind == "again")
    harness.discord.faults.fail("POST", "/webhooks/*", 403)
    await player.press(harness.north, before, again)
    asked = await harness.newest_table(harness.north)
    assert all(
        str(row.message_id) != before["id"] for row in await harness.club.displays.of_table(asked)
    )


async def test_a_challenge_that_waits_is_shown_again(harness: Harness) -> None:
    player = PlacePlayer.of(harness, GROUP)
    first = await player.challenge()
    second = await player.challenge()
    (shown,) = player.public()
    assert shown["id"] == second["id"] != first["id"]


async def test_more_than_two_and_the_queue_are_refused_privately(harness: Harness) -> None:
    player = PlacePlayer.of(harness, GROUP)
    panel = await harness.north.command("gin play", where=player.where)
    assert text("press-play-more") not in str(panel.message["components"])
    harness.forge(panel.message, "gin:play:0:0:queue")
    await player.press(harness.north, panel.message, "gin:play:0:0:queue")
    assert any(
        text("refusal-only-two-here") in str(one)
        for one in harness.north.messages(player.where)
        if one["flags"] & EPHEMERAL
    )


async def test_an_open_seat_from_the_panel(harness: Harness) -> None:
    player = PlacePlayer.of(harness, GROUP)
    panel = await harness.north.command("gin play", where=player.where)
    page = await harness.north.press(panel, "gin:play:0:0:anyone")
    await player.press(harness.north, page.message, "gin:play:0:0:seat")
    (seat,) = player.public()
    await player.press(harness.discord.members["east"], seat, text("press-sit"))
    assert "to play" in texts(player.public()[0])


async def test_a_sheet_for_real_cards_goes_on_in_its_one_message(harness: Harness) -> None:
    player = PlacePlayer.of(harness, GROUP)
    await harness.north.command("gin realcards", member=harness.south, where=player.where)
    await harness.quiet()
    (sheet,) = player.public()
    enter = next(one for one, each in offered(sheet).items() if each.rest.startswith("enter"))
    slip = await harness.north.press(sheet, enter)
    await harness.quiet()
    assert [one["id"] for one in player.public()] == [sheet["id"]]
    assert any(one["flags"] & EPHEMERAL for one in harness.north.messages(player.where)), slip


@pytest.mark.slow
async def test_a_group_has_standings_of_its_own(harness: Harness) -> None:
    player = PlacePlayer.of(harness, GROUP)
    await player.play(await player.begin(target=50))
    board = await harness.north.command("gin standings", where=player.where)
    assert "Card night" in texts(board.message)
    assert "North" in texts(board.message)
    elsewhere = await harness.north.command("gin standings")
    assert "The Card Room" in texts(elsewhere.message)
    past = await harness.north.command("gin history", where=player.where)
    assert "South" in texts(past.message)


async def test_a_table_of_another_channel_is_nobodys_here(harness: Harness) -> None:
    player = PlacePlayer.of(harness, VISITED)
    table_id = await player.begin()
    east = harness.discord.members["east"]
    east.install()
    guild = harness.discord.world.guilds[player.where.guild_id or ""]
    other = harness.discord.world.add_channel(guild, "other")
    answer = await east.command("gin scores", table=table_id, where=other)
    assert text("refusal-no-such-table").partition("`")[0] in answer.message["content"]
