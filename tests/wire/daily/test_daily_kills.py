"""A daily match in whose middle the bot is killed, again and again, with a press under way."""

import asyncio
import re
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path

import pytest

from club.core.people import Person
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import DailyWord
from cogs.kit.text import Text
from data.core.utc_days import day_of
from data.daily import daily_days, daily_runs
from data.daily.daily_days import DailySeed
from data.daily.daily_runs import DailyRun
from data.storage.database import Database
from playground.driver import InteractionFailedError, StandIn, texts
from playground.program import Program
from playground.standin.models import Json
from tests.club.club_helpers import Clock, InProcessPlayers
from tests.club.daily.daily_helpers import begin, daily_club
from tests.data.storage.prepared_database import prepared_database
from tests.forked_program import ForkedProgram
from tests.proof.crashes import kill_switch
from tests.proof.daily.club_process import Death
from tests.proof.daily.daily_life import every_match
from tests.wire.daily.kept_day import KEPT
from tests.wire.harness import COMMANDS, EVERY_CARD, MOMENT, offered

BOT = Path(__file__).parents[3] / "bot.py"
CARD = re.compile(r"\b(?:[2-9TJQKA]|10)[CDHS♣♦♥♠]")

DEATHS: tuple[Death | None, ...] = (
    ("after", "INSERT INTO daily_runs"),
    ("before", "UPDATE daily_runs"),
    ("after", "UPDATE daily_runs"),
    ("before", "INSERT INTO daily_replies"),
    ("after", "INSERT INTO daily_replies"),
    None,
)
"""The writes around which a bot dies; with none it is over its answer, once the move is stored."""

text = Text()


class KeptDayBot(ForkedProgram):
    """A bot for which it stays the same moment."""

    @staticmethod
    async def _begun(
        launcher: str,  # noqa: ARG004 - always the same
        script: Path,
        env: Mapping[str, str],
    ) -> asyncio.subprocess.Process:
        return await ForkedProgram._begun("tests.wire.daily.kept_day", script, env)


class KilledMatch:
    """A member at the daily match, and one bot after another."""

    def __init__(self, discord: StandIn, folder: Path, url: str) -> None:
        self.discord = discord
        self.programs: list[Program] = []
        self.message: Json = {}
        self._switch = folder / "kill-switch"
        self._env = {
            "DATABASE_URL": url,
            "LOG_LEVEL": "DEBUG",
            KEPT: datetime.fromtimestamp(MOMENT, UTC).isoformat(),
            kill_switch.KILL_SWITCH: str(self._switch),
        }

    @asynccontextmanager
    async def bot(self) -> AsyncIterator[Program]:
        """Run a bot until the block ends or it is killed."""
        kill_switch.arm(self._switch, "at", "")
        world = self.discord.world
        async with self.discord.program(BOT, env=self._env, kind=KeptDayBot) as program:
            await self.discord.wait_for(lambda: len(world.commands) == COMMANDS)
            await self.discord.wait_for(lambda: len(world.emojis) == EVERY_CARD)
            self.programs.append(program)
            yield program

    async def look(self) -> None:
        """Open the page of the day, and the match if it has begun."""
        self.message = (await self.discord.north.command("gin daily")).message
        if (on := self.found(PressKind.DAILY, word=DailyWord.PLAY)) and self.begun:
            await self.press(on)

    @property
    def begun(self) -> bool:
        """Whether the page leads to a match that has begun."""
        return text("press-daily-go-on") in str(self.message["components"])

    @property
    def next_press(self) -> str | None:
        """What a member presses next: a move if any is offered, or what leads to one."""
        move = self.found(PressKind.DAILY_MOVE, PressKind.DAILY_PICK)
        onward = self.found(PressKind.DAILY, word=DailyWord.NEXT)
        return move or onward or self.found(PressKind.DAILY, word=DailyWord.PLAY)

    def found(self, *kinds: PressKind, word: str = "") -> str | None:
        """The first button of a kind, or of one that asks for a word."""
        every = offered(self.message).items()
        fits = (
            one
            for kind in kinds
            for one, each in every
            if each.kind is kind and each.rest.startswith(word)
        )
        return next(fits, None)

    async def press(self, custom_id: str) -> None:
        """Press a button, and see what comes of it."""
        self.message = (await self.discord.north.press(self.message, custom_id)).message

    async def press_until_death(self, program: Program, death: Death | None) -> str:
        """Press on until the bot dies over a press; that press."""
        if death is None:
            return await self._press_unheard(program)
        kill_switch.arm(self._switch, *death)
        while (custom_id := self.next_press) is not None:
            pressing = asyncio.create_task(self.press(custom_id))
            died = asyncio.create_task(program.wait())
            await asyncio.wait({pressing, died}, return_when=asyncio.FIRST_COMPLETED)
            if not program.running:
                await _given_up(pressing, died)
                return custom_id
            died.cancel()
            await pressing
        raise AssertionError(f"never came to {death}")

    async def _press_unheard(self, program: Program) -> str:
        custom_id = self.found(PressKind.DAILY_MOVE)
        assert custom_id is not None
        answer = self.discord.faults.drop_before("POST", "/interactions/*", times=1000)
        pressing = asyncio.create_task(self.press(custom_id))
        await answer.arrived.wait()
        await program.kill()
        await _given_up(pressing)
        self.discord.faults.clear()
        return custom_id


async def _given_up(*tasks: asyncio.Task[object]) -> None:
    """Wait no longer for an answer that doesn't come."""
    for task in tasks:
        task.cancel()
        with suppress(asyncio.CancelledError, InteractionFailedError):
            await task


async def stored(database: Database, member_id: int) -> tuple[DailySeed, DailyRun | None]:
    """What the day is dealt from, and what a member has played of it."""
    day = day_of(datetime.fromtimestamp(MOMENT, UTC))
    async with database.read() as connection:
        seed = await daily_days.get(connection, day)
        run = await daily_runs.get(connection, day, member_id)
    assert seed is not None
    return seed, run


async def played_elsewhere(folder: Path, seed: DailySeed, words: list[str]) -> str:
    """The moves of a match that nothing befalls, in which a member plays the same."""
    clock, person = Clock(), Person(1, "@alone")
    clock.time = datetime.fromtimestamp(MOMENT, UTC)
    database = await Database.open(await prepared_database(folder))
    try:
        async with database.write() as connection:
            await daily_days.keep(connection, seed)
        club = daily_club(database, clock, InProcessPlayers())
        hand = await begin(club, person, None, 1)
        for word in words:
            if hand.scene.unread:
                hand = await club.daily.read_result(person, hand.day, len(hand.scores))
            hand = await club.daily.play(person, hand.scene.ply, word)
        _, run = await stored(database, person.member_id)
        assert run is not None
        return run.moves
    finally:
        await database.close()


@pytest.mark.slow
async def test_a_match_outlives_its_bots(tmp_path: Path) -> None:
    url = await prepared_database(tmp_path)
    database = await Database.open(url)
    (tmp_path / "elsewhere").mkdir()
    try:
        async with StandIn() as discord:
            discord.clock.freeze(MOMENT)
            match = KilledMatch(discord, tmp_path, url)
            for death in DEATHS:
                await _die(match, database, death)
            async with match.bot():
                await match.look()
                while (custom_id := match.next_press) is not None:
                    await match.press(custom_id)
                assert "Your match: " in texts(match.message)
            seed, run = await stored(database, discord.north.id)
            assert run is not None
            assert run.score is not None
            words = [word for one, word in every_match(seed, run) if one.on_turn == 1 and word]
            assert await played_elsewhere(tmp_path / "elsewhere", seed, words) == run.moves
            check_log(match, seed)
    finally:
        await database.close()


async def _die(match: KilledMatch, database: Database, death: Death | None) -> None:
    """Have a bot die over a press; the next one shows by the same button what has come of it."""
    north = match.discord.north
    async with match.bot() as program:
        await match.look()
        under_way = await match.press_until_death(program, death)
        _, before = await stored(database, north.id)
    async with match.bot() as program:
        await match.press(under_way)
        _, after = await stored(database, north.id)
        assert after is not None
        kept = before.moves if before is not None else ""
        assert after.moves.startswith(kept), "something that was stored is lost"
        shown = texts(match.message)
        await match.look()
        assert texts(match.message) == shown, "one press, whatever befell it"
        await program.kill()


def check_log(match: KilledMatch, seed: DailySeed) -> None:
    """No card, secret or move is in what the bots have printed, and nothing went wrong unseen."""
    printed = "\n".join(line for program in match.programs for line in program.lines)
    assert len(match.programs) == 2 * len(DEATHS) + 1
    assert "logging in" in printed
    assert not CARD.search(printed)
    assert seed.seed.hex() not in printed
    assert "discard:" not in printed
    assert "Traceback" not in printed
    assert "[error" not in printed
