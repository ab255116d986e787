"""More than two at the wire: a lobby's every press, a seat that is left, a partner's hand."""

from pathlib import Path
from typing import Any

import pytest

from club.table.snapshot import Snapshot
from engine.rules import PRESETS
from playground.driver import Actor, Answer, texts
from tests.card_emojis import cards_of_emojis
from tests.wire.contest_player import PLACES, ContestPlayer
from tests.wire.doors import ask_resign, open_seat
from tests.wire.harness import Harness, choices, offered, open_harness

Json = dict[str, Any]
AFTER_LOSS = PRESETS.rules("standard", opponent_rotation="after_loss")


async def press(harness: Harness, actor: Actor, message: Json, kind: str, rest: str) -> Answer:
    """Press the button of a message that asks for something, or choose it in a menu."""
    asks = {**offered(message), **choices(message)}
    ids = {(one.kind, one.rest): custom_id for custom_id, one in asks.items()}
    asked = ids[kind, rest]
    work = actor.choose(message, *asked) if isinstance(asked, tuple) else None
    answer = await (work or actor.press(message, str(asked)))
    await harness.quiet()
    return answer


def words(message: Json, kind: str) -> set[str]:
    """What the buttons of a kind ask for."""
    return {one.rest for one in offered(message).values() if one.kind == kind}


async def question(harness: Harness) -> Json:
    """The question in the channel what is to be done about a seat that was left."""
    return await harness.north.wait_for(
        lambda message: any(one.kind == "left" for one in offered(message).values()),
        where=harness.discord.channel,
    )


async def leave(harness: Harness, actor: Actor, table_id: int) -> None:
    """Leave the table by its command, and say yes."""
    asked = await ask_resign(actor, table_id)
    await press(harness, actor, asked.message, "quit", "yes")


@pytest.mark.slow
async def test_a_lobby_is_filled_by_those_who_come(tmp_path: Path) -> None:
    async with open_harness(tmp_path, members=PLACES[:5]) as harness:
        sitting = ContestPlayer(harness, 1)
        north, south, east, west, fifth = harness.discord.members.values()
        await open_seat(north, seats="partners_2", target=10)
        await harness.quiet()
        table_id = await harness.newest_table(north)

        async def lobby() -> Json:
            return await sitting.lobby(table_id)

        assert "Partners, 2 against 2" in texts(await lobby())
        refused = await press(harness, south, await lobby(), "lobby", "computer1=club")
        assert "Only North" in texts(refused.message)
        await press(harness, south, await lobby(), "lobby", "join2")
        again = await press(harness, south, await lobby(), "lobby", "join2")
        assert "already" in texts(again.message)
        await press(harness, south, await lobby(), "lobby", "join1")
        assert words(await lobby(), "lobby") == {
            *("join2", "leave", "withdraw"),
        }, "side 1 is full"
        assert {one.rest for one in choices(await lobby()).values()} == {
            *("computer2=novice", "computer2=club", "computer2=expert"),
        }
        await press(harness, south, await lobby(), "lobby", "leave")
        gone = await press(harness, south, await lobby(), "lobby", "leave")
        assert "no seat" in texts(gone.message)
        for actor, word in ((east, "join1"), (west, "join2"), (north, "computer2=novice")):
            await press(harness, actor, await lobby(), "lobby", word)
        late = await harness.club.tables.snapshot(table_id)
        assert late.table.status == "playing"
        over = await sitting.play(table_id)
        assert over.contest is not None
        assert over.contest.finished
        shown = "\n".join(map(texts, harness.north.messages()))
        assert "Round 1" in shown
        assert fifth.messages(fifth.dm()) == []


async def test_a_lobby_is_taken_back(tmp_path: Path) -> None:
    async with open_harness(tmp_path) as harness:
        await open_seat(harness.north, seats="round_robin")
        await harness.quiet()
        table_id = await harness.newest_table(harness.north)
        lobby = await ContestPlayer(harness, 1).lobby(table_id)
        early = await press(harness, harness.north, lobby, "lobby", "join0")
        assert "already" in texts(early.message)
        await press(harness, harness.north, lobby, "lobby", "withdraw")
        message = next(one for one in harness.north.messages() if "taken back" in texts(one))
        assert not words(message, "lobby")


@pytest.mark.slow
async def test_the_others_agree_on_who_plays_on(tmp_path: Path) -> None:
    async with open_harness(tmp_path, members=PLACES[:4]) as harness:
        sitting = ContestPlayer(harness, 2)
        table_id = await sitting.gather(3, seats="round_robin", target=10)
        north, south, east, west = harness.discord.members.values()
        await leave(harness, south, table_id)
        message = await question(harness)
        assert "South has left" in texts(message)
        await press(harness, west, message, "left", "1.me")
        message = await question(harness)
        assert "left" in {one.kind for one in offered(message).values()}
        strange = await press(harness, west, message, "left", "1.computer")
        assert "not playing" in texts(strange.message)
        await press(harness, north, message, "left", f"1.{west.id}")
        message = await question(harness)
        assert "North says: West takes the seat" in texts(message)
        await press(harness, east, message, "left", f"1.{west.id}")
        now = await harness.club.tables.snapshot(table_id)
        assert [each.name for each in now.players] == ["West", "East", "North"]
        assert not any(words(one, "left") for one in north.messages())
        over = await sitting.play(table_id)
        assert over.contest is not None
        assert over.contest.finished


@pytest.mark.slow
async def test_who_comes_back_plays_on(tmp_path: Path) -> None:
    async with open_harness(tmp_path, members=PLACES[:3]) as harness:
        sitting = ContestPlayer(harness, 3)
        table_id = await sitting.gather(3, seats="captain", target=10)
        north, south, _ = harness.discord.members.values()
        seat = (await harness.club.tables.snapshot(table_id)).player_of(south.id)
        await leave(harness, south, table_id)
        other = await press(harness, north, await question(harness), "left", f"{seat}.back")
        assert "free" in texts(other.message)
        await press(harness, south, await question(harness), "left", f"{seat}.back")
        assert not any(words(one, "left") for one in north.messages())
        assert (await sitting.play(table_id)).table.status == "finished"


@pytest.mark.slow
async def test_a_contest_is_lost_where_the_others_say_so(tmp_path: Path) -> None:
    async with open_harness(tmp_path, members=PLACES[:4]) as harness:
        sitting = ContestPlayer(harness, 4)
        table_id = await sitting.gather(4, seats="partners_2", target=10)
        north, south, east, west = harness.discord.members.values()
        await leave(harness, west, table_id)
        seat = (await harness.club.tables.snapshot(table_id)).player_of(west.id)
        for actor in (north, south):
            await press(harness, actor, await question(harness), "left", f"{seat}.forfeit")
        over = await harness.club.tables.snapshot(table_id)
        assert over.contest is not None
        assert over.contest.settlement is not None
        assert over.contest.settlement.reason == "forfeit"
        assert east.messages(east.dm())


@pytest.mark.slow
async def test_a_partner_who_has_finished_looks_on(tmp_path: Path) -> None:
    async with open_harness(tmp_path, members=PLACES[:4]) as harness:
        sitting = ContestPlayer(harness, 5)
        table_id = await sitting.gather(4, seats="partners_2", target=100)
        first, second = (await harness.club.tables.snapshot(table_id)).boards
        here = await harness.club.tables.snapshot(first)
        while here.state is not None:
            await sitting.act(here)
            here = await harness.club.tables.snapshot(first)
        done = harness.actor(here.seats[0].member_id)
        result = await done.wait_for(
            lambda message: any(one.kind == "next" for one in offered(message).values()),
            where=done.dm(),
        )
        ply = next(one.ply for one in offered(result).values() if one.kind == "next")
        await done.press(result, f"gin:next:{first}:{ply}")
        await harness.quiet()
        hand = await done.wait_for(
            lambda message: any(one.kind == "advice" for one in offered(message).values()),
            where=done.dm(),
        )
        looked = await press(harness, done, hand, "advice", "")
        there = await harness.club.tables.snapshot(second)
        assert there.state is not None
        partner = there.state.view(1)
        assert set(partner.hand) <= cards_of_emojis(texts(looked.message))
        again = await press(harness, done, looked.message, "advice", "")
        assert "partners’ hands" in texts(again.message)  # noqa: RUF001 - as it is written
        stranger = harness.actor(there.seats[1].member_id)
        asked = await stranger.command("gin hand", table=second)
        assert not words(asked.message, "advice"), "their own hand is still being played"


@pytest.mark.slow
async def test_the_next_contest_has_a_lobby_of_its_own(tmp_path: Path) -> None:
    async with open_harness(tmp_path, members=PLACES[:3]) as harness:
        sitting = ContestPlayer(harness, 6)
        table_id = await sitting.gather(3, seats="round_robin", target=10)
        await sitting.play(table_id)
        north, south, east = harness.discord.members.values()
        settled = await north.wait_for(
            lambda message: "again" in {one.kind for one in offered(message).values()},
            where=harness.discord.channel,
        )
        for actor in (south, north, east):
            await press(harness, actor, settled, "again", "")
        next_id = await harness.newest_table(south)
        assert next_id != table_id
        lobby = await harness.club.tables.snapshot(next_id)
        assert [each.name for each in lobby.players] == ["South", "North", "East"]


async def asked(harness: Harness, actor: Actor, table_id: int) -> Answer:
    """Press what a hand offers about opponents."""
    hand = await actor.command("gin hand", table=table_id)
    assert "opponents" in {one.kind for one in offered(hand.message).values()}
    return await press(harness, actor, hand.message, "opponents", "ask")


async def round_played(harness: Harness, sitting: ContestPlayer, lead: Snapshot) -> Snapshot:
    assert lead.contest is not None
    rounds = len(lead.contest.rounds)
    while True:
        for board in lead.boards:
            here = await harness.club.tables.snapshot(board)
            if here.deal is not None and here.deal.round == rounds + 1 and here.state is not None:
                await sitting.act(here)
        lead = await harness.club.tables.snapshot(lead.lead_id)
        assert lead.contest is not None
        if len(lead.contest.rounds) > rounds:
            return lead


async def pairs(harness: Harness, lead: Snapshot) -> set[frozenset[str]]:
    boards = [await harness.club.tables.snapshot(board) for board in lead.boards]
    return {frozenset(each.name for each in board.seats) for board in boards}


@pytest.mark.slow
async def test_a_team_keeps_its_opponents_by_a_press(tmp_path: Path) -> None:
    async with open_harness(tmp_path, members=PLACES[:4], rules=AFTER_LOSS) as harness:
        sitting = ContestPlayer(harness, 5)
        table_id = await sitting.gather(4, seats="partners_2", target=500)
        lead = await harness.club.tables.snapshot(table_id)
        met = await pairs(harness, lead)
        first = await asked(harness, harness.north, table_id)
        assert "It changes opponents" in texts(first.message)
        answered: dict[Actor, Json] = {}
        for actor in harness.discord.members.values():
            answer = await asked(harness, actor, table_id)
            assert answer.ephemeral
            answered[actor] = answer.message
            said = await press(harness, actor, answer.message, "opponents", "keep")
            assert said.kind == "update"
            assert "If your side loses round 1" in texts(said.message)
            assert "It keeps its opponents" in texts(said.message)
        lead = await round_played(harness, sitting, lead)
        assert lead.contest is not None
        assert lead.contest.rounds[-1].winner is not None
        assert await pairs(harness, lead) == met
        for actor, late in answered.items():
            again = await press(harness, actor, late, "opponents", "keep")
            assert again.kind == "update"
            assert "If your side loses round 2" in texts(again.message)
            assert "It changes opponents" in texts(again.message)
        lead = await round_played(harness, sitting, lead)
        assert lead.contest is not None
        assert lead.contest.rounds[-1].winner is not None
        assert await pairs(harness, lead) != met
        assert all(
            "opponents" not in str(words(one, "opponents")) for one in harness.north.messages()
        )


@pytest.mark.slow
async def test_a_whole_contest_is_played_by_those_rules(tmp_path: Path) -> None:
    async with open_harness(tmp_path, members=PLACES[:4], rules=AFTER_LOSS) as harness:
        sitting = ContestPlayer(harness, 6)
        table_id = await sitting.gather(4, seats="partners_2", target=60)
        over = await sitting.play(table_id)
        assert over.contest is not None
        assert over.contest.finished
        shown = "\n".join(map(texts, harness.north.messages()))
        assert "Round 1" in shown


async def test_where_there_is_no_choice_a_forged_press_is_refused(tmp_path: Path) -> None:
    async with open_harness(tmp_path) as harness:
        table_id = await harness.begin()
        hand = await harness.north.command("gin hand")
        for word in ("ask", "keep"):
            custom_id = f"gin:opponents:{table_id}:1:{word}"
            harness.forge(hand.message, custom_id)
            answer = await harness.north.press(hand.message, custom_id)
            assert answer.ephemeral
            assert "nothing to choose" in texts(answer.message)
