"""Plays whole games against the stand-in and checks what they leave: `python -m tests.prove 20`.

Each game has a seed of its own, counted up from the second argument (1 if there is none).
"""

import argparse
import asyncio
import tempfile
import time
from collections import Counter
from pathlib import Path

from tests.club.house import dice
from tests.wire.house import open_house
from tests.wire.play import Play
from tests.wire.seen import missing
from tests.wire.test_games import check_record, check_standings


async def prove(seed: int) -> tuple[int, Counter[str]]:
    """Play one game; answers the moves it took and how often each kind of button was pressed."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        async with open_house(folder, entropy=dice(f"game {seed}")) as house:
            play = Play(house, seed)
            table_id = await play.run()
            snapshot = await house.club.snapshot(table_id)
            assert not list(play.unseemly())
            assert not missing(house.discord, snapshot)
            await check_record(house, table_id, folder)
            await check_standings(house)
            return snapshot.table.ply, play.pressed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int, nargs="?", default=20)
    parser.add_argument("seed", type=int, nargs="?", default=1)
    wanted = parser.parse_args()
    pressed: Counter[str] = Counter()
    for seed in range(wanted.seed, wanted.seed + wanted.games):
        begun = time.monotonic()
        moves, kinds = asyncio.run(prove(seed))
        pressed += kinds
        print(f"game {seed}: {moves} moves in {time.monotonic() - begun:.1f} s, all agree")  # noqa: T201
    print("pressed:", ", ".join(f"{kind} {count}" for kind, count in sorted(pressed.items())))  # noqa: T201


if __name__ == "__main__":
    main()
