"""Reviews of finished deals in Discord: by a button under the result, or by command."""

from pathlib import Path
from typing import Any

import pytest

from club.archive.coaching import ReviewedDeal
from engine.coach.reviewing import decisions_of
from engine.rules import PRESETS
from playground.driver import Answer, texts
from tests.club.club_helpers import InProcessPlayers, dice
from tests.engine.coach.judging import Settled
from tests.wire.game_player import GamePlayer
from tests.wire.harness import Harness, next_deal, offered, open_harness

LONG = PRESETS.rules("standard", game_target=400)
THREE = ("North", "South", "East")
Json = dict[str, Any]


def presses(message: Json) -> list[str]:
    """The custom_ids of a review's buttons."""
    return [key for key, one in offered(message).items() if one.kind == "review"]


async def one_deal(harness: Harness, seed: int = 6) -> int:
    """A table at which a deal is over."""
    table_id, play = await harness.begin(), GamePlayer(harness, seed)
    snapshot = await harness.club.tables.snapshot(table_id)
    while snapshot.contest is None or not snapshot.contest.deals:
        snapshot = await play.turn(snapshot)
    await harness.quiet()
    return table_id


async def reviewed(harness: Harness, table_id: int) -> ReviewedDeal:
    return await harness.club.coaching.review(table_id, harness.north.id, 1)


async def done(answer: Answer) -> Answer:
    """The answer, which may be promised first."""
    await answer.done()
    return answer


@pytest.mark.slow
async def test_a_result_leads_to_the_review_of_ones_own_decisions(tmp_path: Path) -> None:
    async with open_harness(
        tmp_path, members=THREE, rules=LONG, entropy=dice("reviewed")
    ) as harness:
        table_id = await one_deal(harness)
        result = await harness.north.wait_for(
            lambda message: f"gin:review:{table_id}:1" in offered(message),
            where=await harness.room(table_id),
        )
        own = await done(await harness.north.press(result, f"gin:review:{table_id}:1"))
        assert own.ephemeral
        assert "The coach on deal 1" in texts(own.message)
        stranger = await done(await harness.east.press(result, f"gin:review:{table_id}:1"))
        assert stranger.ephemeral
        assert "Only those who played it" in texts(stranger.message)


@pytest.mark.slow
async def test_mistakes_are_paged_through_and_lead_into_the_replay(tmp_path: Path) -> None:
    here = InProcessPlayers()
    opened = open_harness(tmp_path, rules=LONG, entropy=dice("reviewed"), players=here)
    async with opened as harness:
        table_id = await one_deal(harness)
        replayed = await harness.club.replays.replay(table_id, harness.north.id, 1)
        seat = 1 + [one.member_id for one in replayed.seats].index(harness.north.id)
        thrown = [
            str(each.played)
            for each in decisions_of(replayed.states, seat)
            if each.played.kind == "discard"
        ][:2]
        here.weighs = Settled({thrown[0]: 9.0, thrown[1]: 6.0})
        opened_review = await done(await harness.north.command("gin review", table=table_id))
        message = opened_review.message
        assert opened_review.ephemeral
        said = texts(message)
        assert "2 decisions" in said
        costs = [one.mistake.cost for one in (await reviewed(harness, table_id)).told]
        assert f"{round(sum(costs))} points" in said
        assert "You discarded" in said
        assert "Better: " in said
        first, second, at_first = presses(message)
        turned = await done(await harness.north.press(message, second))
        assert turned.message["id"] == message["id"]
        assert f"about **{round(costs[1])} points**" in texts(turned.message)
        *_, at_second = presses(turned.message)
        shown = await done(await harness.north.press(turned.message, at_second))
        assert shown.message["id"] != message["id"]
        step = (await reviewed(harness, table_id)).told[1].mistake.step
        assert f"Move {step} of" in texts(shown.message)
        assert len({first, second, at_first, at_second}) == 4


@pytest.mark.slow
async def test_a_clean_deal_is_said_to_be_one_and_there_has_to_be_a_deal(tmp_path: Path) -> None:
    async with open_harness(tmp_path, rules=LONG, entropy=dice("reviewed")) as harness:
        table_id = await one_deal(harness)
        clean = await done(await harness.south.command("gin review", table=table_id, deal=1))
        assert "No clear mistake." in texts(clean.message)
        running = await done(await harness.south.command("gin review", table=table_id, deal=2))
        assert "isn’t over yet" in texts(running.message)  # noqa: RUF001


@pytest.mark.slow
async def test_the_next_deal_takes_the_place_of_the_review(tmp_path: Path) -> None:
    here = InProcessPlayers()
    here.weighs = Settled({})
    opened = open_harness(tmp_path, rules=LONG, entropy=dice("reviewed"), players=here)
    async with opened as harness:
        table_id, actor = await one_deal(harness), harness.north
        hand = (await actor.command("gin hand")).message
        review = await done(await actor.press(hand, f"gin:review:{table_id}:1"))
        leads = next_deal(review.message)
        assert leads is not None
        cards = await done(await actor.press(review, leads))
        assert cards.message["id"] == review.message["id"]
        assert "The coach on" not in texts(cards.message)
        assert "-# Melds" in texts(cards.message) or "No melds yet" in texts(cards.message)
        await harness.quiet()
        kept = [one["id"] for one in actor.messages()]
        assert hand["id"] not in kept, "there is one private hand"
        again = await done(await actor.command("gin review", table=table_id, deal=1))
        assert next_deal(again.message) is None


@pytest.mark.slow
async def test_melds_on_the_table_are_not_reviewed(tmp_path: Path) -> None:
    rules = PRESETS.rules("skarney", game_target=1)
    async with open_harness(tmp_path, rules=rules, entropy=dice("reviewed")) as harness:
        table_id = await harness.begin()
        await GamePlayer(harness, 3).game(table_id)
        *_, settlement = harness.north.messages()
        assert presses(settlement) == []
        refused = await done(await harness.north.command("gin review", table=table_id))
        assert "can’t weigh moves" in texts(refused.message)  # noqa: RUF001
