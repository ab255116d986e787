"""Films the screens in the order in which members see them: `python -m tools.pictures.film`.

The frames of docs/screens.md are written to docs/pictures/film/, each as wide as a desktop and as a
phone. `python -m tools.pictures.film FOLDER gin undercut` films some stories into a folder.
"""

import asyncio
import sys
import tempfile
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, async_playwright

from club.table.snapshot import Snapshot
from cogs.kit.text import Text
from engine.moves import MoveKind
from playground.driver import Actor
from tests.browser import CHROMIUM, FLAGS
from tests.club.club_helpers import dice, wish
from tests.wire.contest_player import PLACES, ContestPlayer
from tests.wire.harness import Harness, open_harness
from tools.pictures.camera import PICTURES, check_font
from tools.pictures.reel import HAND, TABLE, Reel, Stage, foreseen, open_reel, patient, seat_of

FIRST_COMMAND = "gin play"
"""What a newcomer types first."""

CARDS = "film 1"
"""The source of the cards; each story waits for a deal that shows what it is about."""

LARGE = 16
"""Cards in a hand of Skarney gin at its largest."""

LONG = 1000
"""A game to so many points has a deal of every kind."""

SMALL = 10
"""A game to so many points is over with the first deal."""

NOTHING: Mapping[str, Any] = {}

Story = Callable[[Harness, Reel], Awaitable[None]]


async def challenged(harness: Harness, options: Mapping[str, Any] = NOTHING) -> Stage:
    """Let North challenge South, who accepts."""
    asked = await harness.north.command("gin challenge", member=harness.south, **options)
    await harness.south.press(await asked.done(), "Accept")
    await harness.quiet()
    return Stage(harness, await harness.newest_table(harness.north))


async def first_visit(harness: Harness, reel: Reel) -> None:
    """From an empty channel to the first discard, all on one message."""
    north = harness.north
    await reel.frame("channel", TABLE)
    panel = await north.command(FIRST_COMMAND)
    await reel.frame("panel", TABLE)
    answer = await north.press(panel, Text()("press-play-computer"))
    hand = answer.message["id"]
    await harness.quiet()
    await reel.frame("hand", TABLE, read=hand)
    stage = Stage(harness, await harness.newest_table(north))
    while not may(await stage.snapshot(), stage, north, MoveKind.DISCARD):
        answer = await stage.press_on(answer)
    await reel.frame("drawn", TABLE, read=hand)
    await stage.press_on(answer, discard(await stage.snapshot()))
    await reel.frame("discarded", TABLE, read=hand)


async def knock(harness: Harness, reel: Reel) -> None:
    """From a hand that may knock to the next deal."""
    stage = await challenged(harness)
    await stage.skip(lambda each: wants(each, stage, harness.north, MoveKind.KNOCK))
    await ends(harness, reel, stage)
    await stage.go_on(harness.north)
    await reel.frame("next-deal")


async def gin(harness: Harness, reel: Reel) -> None:
    """A hand with no deadwood, and what it brings."""
    stage = await challenged(harness, {"target": LONG})
    await stage.skip(lambda each: wants(each, stage, harness.north, MoveKind.GIN), patient)
    await ends(harness, reel, stage)


async def undercut(harness: Harness, reel: Reel) -> None:
    """North undercuts the knock of South."""
    stage = await challenged(harness, {"target": LONG})
    await stage.skip(lambda each: undercuts(each, stage, harness.south, harness.north))
    await stage.go_on(harness.north)
    await reel.frame("before")
    number = ended(await stage.snapshot()) + 1
    await stage.question()
    await stage.press()
    if ended(await stage.snapshot()) < number:
        await reel.frame("layoff")
    await over(stage, number)
    await reel.frame("result")
    await reel.frame("channel", TABLE, HAND)


async def undercut_lost(harness: Harness, reel: Reel) -> None:
    """North knocks, and South undercuts."""
    stage = await challenged(harness, {"target": LONG})
    await stage.skip(lambda each: undercuts(each, stage, harness.north, harness.south))
    await ends(harness, reel, stage)


async def hollywood(harness: Harness, reel: Reel) -> None:
    """The end of a deal that counts in three games, and the end of all three."""
    stage = await challenged(harness, {"variant": "hollywood"})
    await stage.skip(lambda each: ended(each) > 1)
    await reel.frame("result")
    await reel.frame("channel", TABLE, HAND)
    await stage.skip(lambda each: each.state is None)
    await reel.frame("settlement", TABLE, HAND)


async def skarney(harness: Harness, reel: Reel) -> None:
    """A hand as large as Skarney gin makes it, and the table beside it."""
    stage = await challenged(harness, {"variant": "skarney"})

    def large(snapshot: Snapshot) -> bool:
        if snapshot.state is None or not stage.on_turn(snapshot, harness.north):
            return False
        return len(snapshot.state.view(seat_of(snapshot, harness.north)).hand) >= LARGE

    await stage.skip(large)
    await stage.go_on(harness.north)
    await reel.frame("hand")
    await reel.frame("table", TABLE, HAND)


async def teams(harness: Harness, reel: Reel) -> None:
    """Two against two: the lobby's end, a round, and the game of the winning side."""
    players = ContestPlayer(harness, CARDS)
    table_id = await players.gather(len(PLACES[:4]), seats="partners_2", target=SMALL)
    await reel.frame("boards", TABLE, HAND)
    await players.play(table_id)
    await reel.frame("settlement", TABLE, HAND)


STORIES: Mapping[str, Story] = {
    "first-visit": first_visit,
    "knock": knock,
    "gin": gin,
    "undercut": undercut,
    "undercut-lost": undercut_lost,
    "hollywood": hollywood,
    "skarney": skarney,
    "teams": teams,
}


def wants(snapshot: Snapshot, stage: Stage, actor: Actor, kind: MoveKind) -> bool:
    """Return whether a member is on turn and would end the deal like this."""
    return stage.on_turn(snapshot, actor) and wish(snapshot).startswith(f"{kind}:")


def undercuts(snapshot: Snapshot, stage: Stage, knocker: Actor, other: Actor) -> bool:
    """Return whether a member is about to knock, and will be undercut."""
    if not wants(snapshot, stage, knocker, MoveKind.KNOCK):
        return False
    result = foreseen(snapshot).result
    assert result is not None
    return result.result == "undercut" and result.winner == seat_of(snapshot, other)


def may(snapshot: Snapshot, stage: Stage, actor: Actor, kind: MoveKind) -> bool:
    """Return whether a member is on turn and may make a move of a kind."""
    if snapshot.state is None or not stage.on_turn(snapshot, actor):
        return False
    return any(move.kind == kind for move in snapshot.state.legal_moves())


def discard(snapshot: Snapshot) -> str:
    """Return the simple player's move, or any discard if that would end the deal."""
    assert snapshot.state is not None
    if (word := wish(snapshot)).startswith(f"{MoveKind.DISCARD}:"):
        return word
    return next(str(one) for one in snapshot.state.legal_moves() if one.kind == MoveKind.DISCARD)


async def ends(harness: Harness, reel: Reel, stage: Stage) -> None:
    """Film how North ends a deal: the hand, a question if any, and the result for each."""
    await stage.go_on(harness.north)
    await reel.frame("hand")
    if await stage.question():
        await reel.frame("question")
    number = ended(await stage.snapshot()) + 1
    await stage.press()
    await over(stage, number)
    await reel.frame("result")
    await reel.frame("channel", TABLE, HAND)


async def over(stage: Stage, number: int) -> None:
    """Play on until the deal with a number has ended."""
    await stage.skip(lambda each: ended(each) >= number)


def ended(snapshot: Snapshot) -> int:
    """Return how many deals have ended."""
    return 0 if snapshot.last is None else snapshot.last.number


async def film(folder: Path, names: list[str], browser: Browser) -> None:
    """Film stories, each in a server of its own."""
    for name in names:
        members = PLACES[:4] if name == "teams" else PLACES[:2]
        with tempfile.TemporaryDirectory() as data:
            opened = open_harness(Path(data), members=members, entropy=dice(CARDS))
            async with opened as harness:
                reel = await open_reel(browser, harness, folder, name, harness.north)
                await STORIES[name](harness, reel)
                for context in browser.contexts:
                    await context.close()


async def main(folder: Path, names: list[str]) -> None:
    """Open a browser, and film."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        await film(folder, names, browser)
        await browser.close()


if __name__ == "__main__":
    check_font()
    where, *chosen = sys.argv[1:] or [str(PICTURES / "film")]
    Path(where).mkdir(parents=True, exist_ok=True)
    asyncio.run(main(Path(where), chosen or list(STORIES)))
