"""A game of three watched, checked, replayed, taken along, found again and shown on profiles."""

import csv
import io
import random
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image

from club.table.scene import scene
from cogs.watching.ui.watching import draw_watched
from engine.families import determinize
from engine.record import read_record, replay
from engine.verify import verify
from playground.driver import Sent, texts
from tests.card_emojis import cards_of_emojis
from tests.wire.archive.test_looking_back import loaded, way
from tests.wire.archive.test_verify import record_in
from tests.wire.doors import export, versus
from tests.wire.expected_messages import shape, until_current
from tests.wire.forged_interactions import Forger
from tests.wire.harness import Harness, offered
from tests.wire.matchmaking.test_finding import button, listed, words
from tests.wire.matchmaking.test_watching import told
from tests.wire.multiplayer.three_players import here, play_on, play_until, press, three
from tests.wire.sent_messages import sent

SHORT = 20
"""What a game goes to that is over after a deal or two."""


async def ended(harness: Harness, table_id: int) -> None:
    """Play the game out, and let everybody see it."""
    await play_until(harness, table_id, lambda one: one.state is None)
    await until_current(harness.discord, harness.club, table_id)


@pytest.mark.slow
async def test_a_fourth_watches_and_sees_nobodys_cards(tmp_path: Path) -> None:
    dice = random.Random(5)
    async with three(tmp_path, watchers=1, target=SHORT) as (harness, table_id):
        west = harness.discord.members["west"]
        listing = await listed(west)
        copy = (await west.press(listing, button(listing, "watch", "look", table_id))).message
        assert words(copy, "hand") == []
        copy = (await west.press(copy, button(copy, "watch", "follow"))).message
        snapshot = await here(harness, table_id)
        while snapshot.state is not None:
            imagined = replace(snapshot, state=determinize(snapshot.state.view(None), dice))
            assert imagined.state != snapshot.state
            copy = (await west.press(copy, button(copy, "watch", "again"))).message
            message_id = await harness.bot.reconciler.public_message(table_id)
            channel = harness.discord.channel
            ui = harness.bot.ui().read_in(int(channel.guild_id or 0), int(channel.id))
            drawn = draw_watched(scene(imagined, None), ui, follows=True, message_id=message_id)
            assert shape(copy) == shape({**copy, "components": drawn.view.to_components()})
            snapshot = await play_on(harness, table_id)
        (end,) = told(west)
        assert "East wins" in texts(end)
        over = (await west.press(copy, button(copy, "watch", "again"))).message
        assert words(over, "watch") == []


@pytest.mark.slow
async def test_one_of_three_watching_sees_the_public_copy(tmp_path: Path) -> None:
    async with three(tmp_path) as (harness, table_id):
        for actor in (harness.north, harness.south, harness.east):
            copy = await Forger(harness, actor).press(f"gin:watch:{table_id}:look")
            assert copy.ephemeral
            assert words(copy.message, "watch") == ["again"], "who plays there doesn't follow it"
            state = (await here(harness, table_id)).state
            assert state is not None
            hidden = {card for hand in state.hands for card in hand}
            known = {move.card for move in state.view(None).moves}
            assert not cards_of_emojis(str(copy.message["components"])) & (hidden - known)


@pytest.mark.slow
async def test_no_other_hand_is_shown_to_anybody(tmp_path: Path) -> None:
    async with three(tmp_path, watchers=1) as (harness, table_id):
        west = harness.discord.members["west"]
        harness.discord.expect(10008)  # A copy of the hand takes the place of the one before.
        for _ in range(12):
            await play_on(harness, table_id)
            for actor in (harness.north, harness.south, harness.east):
                await actor.command("gin hand", table=table_id)
                await actor.command("gin games")
                await actor.command("gin scores", table=table_id)
            strange = await west.command("gin hand", table=table_id)
            assert strange.ephemeral
            assert not cards_of_emojis(texts(strange.message))
            snapshot = await here(harness, table_id)
            assert snapshot.state is not None
            if snapshot.last is not None:
                break
            views = {0: snapshot.state.view(None), west.id: snapshot.state.view(None)}
            for each in snapshot.seats:
                assert each.member_id is not None
                views[each.member_id] = snapshot.state.view(each.seat)
            cards = {card for hand in snapshot.state.hands for card in hand}
            cards |= set(snapshot.state.stock)
            for one in sent(harness.discord):
                view = views[one.reader]
                known = {*view.hand, *(move.card for move in view.moves)}
                assert not cards_of_emojis(str(one.components)) & (cards - known)


@pytest.mark.slow
async def test_the_shuffles_of_three_are_checked(tmp_path: Path) -> None:
    async with three(tmp_path, watchers=1, target=SHORT) as (harness, table_id):
        early = await harness.south.command("gin verify", table=table_id)
        assert "The shuffles are sealed" in texts(early.message)
        assert (await here(harness, table_id)).table.contest_seed.hex() not in str(early.message)
        await ended(harness, table_id)
        for actor in (harness.north, harness.south, harness.east):
            checked = await actor.command("gin verify", table=table_id)
            assert checked.ephemeral
            said = texts(checked.message)
            assert "checked" in said
            assert all(name in said for name in ("North", "South", "East"))
            record = await record_in(checked.message)
            assert verify(record).contest


@pytest.mark.slow
async def test_a_game_of_three_is_replayed_and_made_a_film(tmp_path: Path) -> None:
    async with three(tmp_path, target=SHORT) as (harness, table_id):
        await ended(harness, table_id)
        east = harness.east
        opened = await east.command("gin replay", table=table_id, deal=1)
        assert opened.ephemeral
        shown = await harness.club.replays.replay(table_id, east.id, 1)
        moves = len(shown.states) - 1
        message = opened.message
        ways = [key for key, one in offered(message).items() if one.kind == "replay"]
        message = (await east.press(message, ways[3])).message
        assert f"Move {moves} of {moves}" in texts(message)
        assert "East scores **46 points**" in texts(message)
        for _ in range(moves):
            ways = [key for key, one in offered(message).items() if one.kind == "replay"]
            message = (await east.press(message, ways[1])).message
        assert "Move 0 of" in texts(message)
        film = await east.press(message, way(message, "film", "keep"))
        assert film.ephemeral
        image = Image.open(io.BytesIO(await loaded(film.message, "gallery")))
        assert getattr(image, "n_frames", 1) > 1
        await east.press(message, way(message, "film", "share"))
        public = await harness.south.sees("shown by East")
        assert all(name in texts(public) for name in ("North", "South", "East"))


@pytest.mark.slow
async def test_a_game_of_three_is_taken_along_and_read_again(tmp_path: Path) -> None:
    async with three(tmp_path, watchers=1, target=SHORT) as (harness, table_id):
        await ended(harness, table_id)
        over = await here(harness, table_id)
        west = harness.discord.members["west"]
        for actor in (harness.north, harness.south, harness.east):
            record = (await loaded((await export(actor, "records")).message, "file")).decode()
            assert replay(read_record(record)).contest == over.contest
            found = await loaded((await export(actor, "results")).message, "file")
            rows = list(csv.DictReader(io.StringIO(found.decode("utf-8-sig"))))
            assert [row["game"] for row in rows] == [str(table_id)]
            others = {"North", "South", "East"} - {actor.name}
            assert set(rows[0]["opponents"].split("; ")) == others
        opened = await west.command("gin replay", file=Sent("evening.txt", record.encode()))
        assert opened.ephemeral
        assert all(name in texts(opened.message) for name in ("North", "South", "East"))
        message = opened.message
        for _ in range(3):
            message = (await west.press(message, "Next")).message
        assert "Move 3 of" in texts(message)
        picture = await west.press(message, "Picture")
        assert (await loaded(picture.message, "gallery")).startswith(b"GIF")


@pytest.mark.slow
async def test_a_game_of_three_is_found_in_the_history_of_each(tmp_path: Path) -> None:
    async with three(tmp_path, target=SHORT) as (harness, table_id):
        await ended(harness, table_id)
        people = (harness.north, harness.south, harness.east)
        for actor in people:
            listing = await actor.command("gin history")
            assert listing.ephemeral
            others = [one.name for one in people if one is not actor]
            assert all(name in texts(listing.message) for name in others)
            for other in people:
                if other is not actor:
                    against = await actor.command("gin history", opponent=other)
                    assert other.name in texts(against.message)
            replayed = await actor.press(listing, way(listing.message, "replay"))
            assert f"Table {table_id}" in texts(replayed.message)


@pytest.mark.slow
async def test_profiles_and_standings_after_a_game_of_three(tmp_path: Path) -> None:
    async with three(tmp_path, target=SHORT) as (harness, table_id):
        await ended(harness, table_id)
        won = (await harness.east.command("gin profile")).message
        lost = (await harness.south.command("gin profile", member=harness.north)).message
        assert "**1** of **1** game won" in texts(won)
        assert "**0** of **1** game won" in texts(lost)
        for profile in (won, lost):
            assert "Rating, Jersey gin" in texts(profile)
            assert "deals won" not in texts(profile), "its deals are in none of these figures"
        rivals = await versus(harness.north, harness.south)
        assert "One game went to neither." in texts(rivals.message)
        standings = texts((await harness.north.command("gin standings")).message)
        assert [standings.index(name) for name in ("East", "South")] == sorted(
            standings.index(name) for name in ("East", "South")
        )
        assert "won 1 of 1 game" in standings


@pytest.mark.slow
async def test_three_agree_to_play_again(tmp_path: Path) -> None:
    async with three(tmp_path, target=SHORT) as (harness, table_id):
        await ended(harness, table_id)
        settled = harness.north.messages()[-1]
        for actor in (harness.south, harness.east, harness.north):
            answer = await press(harness, actor, settled, "again", "")
            assert answer.ephemeral
        snapshot = await here(harness, await harness.newest_table(harness.east))
        assert snapshot.table.table_id != table_id
        assert snapshot.table.status == "playing"
        assert len(snapshot.members) == 3
