"""What an old hand shows and does for a player who sits a deal out."""

from pathlib import Path

from cogs.kit.text import Text
from tests.club.club_helpers import dice
from tests.wire.contest_player import PLACES, ContestPlayer
from tests.wire.harness import Harness, offered, open_harness

text = Text()


async def next_deal(harness: Harness, sitting: ContestPlayer, table_id: int) -> None:
    """Play until another deal has begun."""
    before = await harness.club.tables.snapshot(table_id)
    now = before
    while now.deal == before.deal:
        await sitting.act(now)
        now = await harness.club.tables.snapshot(table_id)


async def test_who_sits_out_is_shown_so_on_an_old_hand(tmp_path: Path) -> None:
    async with open_harness(tmp_path, members=PLACES[:3], entropy=dice("old hands")) as harness:
        sitting = ContestPlayer(harness, 1)
        table_id = await sitting.gather(3, seats="round_robin")
        first = await harness.club.tables.snapshot(table_id)
        copies = {
            one.member_id: (await harness.actor(one.member_id).command("gin hand")).message
            for one in first.seats
        }
        await next_deal(harness, sitting, table_id)
        now = await harness.club.tables.snapshot(table_id)
        (out,) = [one for one in copies if one is not None and now.seat_of(one) is None]
        actor, old = harness.actor(out), copies[out]
        ids = [one for one, action in offered(old).items() if action.ply is not None]
        if not ids:  # it was the other side's turn: the buttons of another's hand are no better
            harness.forge(old, f"gin:move:{table_id}:{first.table.ply}:pass")
            ids = [f"gin:move:{table_id}:{first.table.ply}:pass"]
        answer = await actor.press(old, ids[0])
        assert answer.kind == "update"
        assert not offered(answer.message).keys() & {*ids}
        await harness.quiet()
        said = str([one.body for one in harness.discord.requests("POST", "/webhooks/*")])
        assert text("refusal-already-played") in said
        assert text("refusal-not-seated") not in said
