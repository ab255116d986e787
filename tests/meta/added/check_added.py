"""What a member sees of the settings and the command that `tests/meta/test_additions.py` adds.

It runs in a copy of the program to which they have been added.
"""

from pathlib import Path

from club.club import Club
from playground.driver import Actor, texts
from tests.wire.harness import Harness, make_bot, open_harness
from tests.wire.members.test_settings import Panel, of_server, own, restart

HEADS, CROWN = {"Heads.", "Tails."}, {"Crown.", "Shield."}


async def change(panel: Panel, name: str, value: str) -> None:
    await panel.choose(f"show={name}")
    await panel.choose(f"to={name}={value}")


async def toss(actor: Actor) -> list[str]:
    answer = await actor.command("gin toss")
    assert answer.ephemeral
    return texts(answer.message).splitlines()


async def stored(club: Club, harness: Harness) -> tuple[bool, str]:
    here = await club.settings.server(int(harness.discord.guild.id))
    mine = await club.settings.member(harness.north.id)
    return getattr(here, "wish"), getattr(mine, "coin")  # noqa: B009 - no setting but in the copy


async def test_they_are_shown_set_stored_and_read_again(tmp_path: Path) -> None:
    async with open_harness(tmp_path) as harness:
        here, mine = await of_server(harness.north), await own(harness.north)
        assert "Wishes: no" in here.listed
        assert "Coins: heads and tails" in mine.listed
        assert await stored(harness.club, harness) == (False, "heads")
        (fallen,) = await toss(harness.north)
        assert fallen in HEADS
        await change(here, "wish", "true")
        await change(mine, "coin", "crown")
        assert "Wishes: yes" in here.listed
        assert "Coins: crown and shield" in mine.listed
        fallen, wish = await toss(harness.north)
        assert (fallen in CROWN, wish) == (True, "Good cards!")
        club = await restart(harness)
        assert await stored(club, harness) == (True, "crown")
        again = make_bot(club, harness.clock)
        async with harness.discord.run(again):
            assert "Wishes: yes" in (await of_server(harness.north)).listed
            assert "Coins: crown and shield" in (await own(harness.north)).listed
            assert "Coins: heads and tails" in (await own(harness.south)).listed
            fallen, wish = await toss(harness.south)
            assert (fallen in HEADS, wish) == (True, "Good cards!")
            await again.close()
