"""Which shards a process has, and when their sessions begin."""

import pytest

from cogs.app.client import Undercut
from cogs.app.sharding import IdentifyTurns, Shards
from data.processes.link import LinkDown
from data.processes.shared_limits import IDENTIFY_EVERY, SharedLimits
from tests.cogs.messages.display_harness import DisplayHarness


class Turns(SharedLimits):
    """Turns without a database, each of which is free after some tries."""

    def __init__(self, *waits: float) -> None:
        self.waits = list(waits)
        self.buckets: list[int] = []
        self.down = False

    async def identify(self, bucket: int) -> float:
        self.buckets.append(bucket)
        if self.down:
            self.down = False
            raise LinkDown("as told")
        return self.waits.pop(0) if self.waits else 0.0


async def groups() -> tuple[int, int]:
    return 16, 900


async def test_a_shard_waits_for_the_turn_of_its_group() -> None:
    limits, slept = Turns(5.5, 0.2), list[float]()

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    turns = IdentifyTurns(limits, groups, sleep)
    await turns.take(18)
    assert slept == [5.5, 0.2]
    assert limits.buckets == [2, 2, 2]
    assert not turns.waiting


async def test_no_session_begins_while_the_database_is_away() -> None:
    limits, slept = Turns(), list[float]()
    limits.down = True

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    await IdentifyTurns(limits, groups, sleep).take(0)
    assert slept == [IDENTIFY_EVERY]


@pytest.mark.parametrize(
    ("shards", "here", "elsewhere"),
    [
        (Shards(4, [1, 2]), (1 << 22, 2 << 22, 5 << 22), (0, 3 << 22, 4 << 22)),
        (Shards(4), (0, 1 << 22, 2 << 22, 3 << 22), ()),
        (Shards(), (0, 1 << 22), ()),
    ],
)
async def test_a_process_hears_of_the_servers_of_its_shards(
    harness: DisplayHarness, shards: Shards, here: tuple[int, ...], elsewhere: tuple[int, ...]
) -> None:
    bot = Undercut(harness.club, shards=shards)
    assert all(bot.hears_of(each) for each in here)
    assert not any(bot.hears_of(each) for each in elsewhere)


def test_shards_are_told_to_discord_py_as_they_are_set() -> None:
    assert Shards().options == {}
    assert Shards(6, [0, 1]).options == {"shard_count": 6, "shard_ids": [0, 1]}
    assert str(Shards(6, [0, 1])) == "0,1 of 6"
