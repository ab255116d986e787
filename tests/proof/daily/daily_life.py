"""Days of the daily match with one club, and all that is counted again after each of them."""

import asyncio
import itertools
import json
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from typing import Any, Final

import pytest

from club.core.people import Person
from club.daily.daily import DailyPage
from club.daily.daily_boards import LINES, DailyBoard, DailyPeriod, DailyScope
from club.daily.daily_hand import code, hand_of
from club.daily.daily_match import COMPUTER, MEMBER, DailyMatch, played
from club.daily.past_days import PastDay
from data.core.members import Member
from data.core.utc_days import beginning_of
from data.daily import daily_days, daily_runs
from data.daily.daily_days import DailySeed
from data.daily.daily_runs import DailyRun
from data.storage.database import Database
from engine.families import determinize
from engine.moves import Move
from tests.club.daily.board_recount import Played, recount, told
from tests.proof.daily.club_process import ClubAccess, RefusedError
from tests.proof.daily.daily_members import (
    ROUNDS,
    SERVERS,
    MatchPlayer,
    hour_of,
    players_of,
    tier_of,
)

CROWD: Final = 8
"""How many members play at one moment."""

SPYING: Final = 0.1
"""How often somebody who hasn't played looks at everything after another's go."""

COPYING: Final = 0.1
"""How often a member asks for a copy of their data in the middle of a match."""

SPY: Final = Person(5, "@spy")


class DailyLife:
    """The days of some members with a club, on its database.

    Attributes:
        counts: What was compared or happened, how often.
        matches: Every match so far, as it was counted again.
        answers: What the computer has answered to each line of play of a day.
    """

    def __init__(self, club: ClubAccess, database: Database, people: list[Person]) -> None:
        self.counts = Counter[str]()
        self.matches: list[Played] = []
        self.answers: dict[tuple[int, str], str] = {}
        self._club, self._database, self._people = club, database, people
        self._tiers = {each.member_id: tier_of(each) for each in people}
        self._lot = random.Random("who looks at what")
        self._presses = itertools.count(1_000_000)
        self._unfinished: list[MatchPlayer] = []

    async def settle_in(self, day: int) -> None:
        """Have every member say who may see their record."""
        at = beginning_of(day)
        for person in self._people:
            tier = self._tiers[person.member_id]
            await self._club.ask(at, "settings.set_member", person, "privacy", tier)

    async def seeds(self, day: int) -> list[DailySeed]:
        """What the cards of a day and of the next follow from, once somebody has looked."""
        await self._club.ask(beginning_of(day), "daily.look", SPY, None)
        async with self._database.read() as connection:
            found = [await daily_days.get(connection, each) for each in (day, day + 1)]
        return [each for each in found if each is not None]

    async def live(self, day: int) -> list[MatchPlayer]:
        """Live through a day, and count it again."""
        sealed = await self._club.ask(beginning_of(day), "daily.look", SPY, SERVERS[0])
        players = list(players_of(self._people, day))
        for number in range(ROUNDS):
            crowd = asyncio.Semaphore(CROWD)
            goes = (self._go(each, number, crowd, sealed) for each in players)
            await asyncio.gather(*goes)
        begun = [each for each in players if each.hand is not None]
        await self._count_again(day, begun)
        self._unfinished = [each for each in begun if each.score is None]
        return begun

    async def look_back(self, day: int) -> PastDay:
        """Look at the boards and at the day before once a day has begun, and press too late."""
        at = beginning_of(day)
        for player in self._unfinished:
            assert player.hand is not None
            ply = player.hand.scene.ply
            await self._refused(at, "DayOver", "daily.play", player.person, ply, "stock")
            self.counts["late"] += 1
        for period, scope in itertools.product(DailyPeriod, DailyScope):
            for looked in (day - 1, day):
                await self._compare_board(at, DailyBoard(looked, period, scope), day)
        return await self._club.ask(at, "past_days.look", day - 1, SPY.member_id, None)

    # What members do

    async def _go(
        self, player: MatchPlayer, number: int, crowd: asyncio.Semaphore, sealed: DailyPage
    ) -> None:
        async with crowd:
            at = hour_of(player.day, number)
            await player.play(self._club, at, number, self._presses.__next__)
            lot = random.Random(f"{player.day}/{number}/{player.person.member_id}")
            if lot.random() < SPYING:
                await self._spy(at, player, sealed)
            if lot.random() < COPYING and player.hand is not None:
                await self._copy(at, player)

    async def _spy(self, at: datetime, player: MatchPlayer, sealed: DailyPage) -> None:
        """Look at everything with an account that hasn't played."""
        day, whose, spy = player.day, player.person.member_id, SPY.member_id
        assert await self._club.ask(at, "daily.look", SPY, SERVERS[0]) == sealed
        board = await self._club.ask(at, "daily_boards.read", DailyBoard(day), spy, 900)
        assert (board.rows, board.own, board.members) == ((), None, 0)
        await self._refused(at, "DaySealed", "past_days.look", day, spy, 900)
        await self._refused(at, "DaySealed", "past_days.deal", day, whose, 1, spy, 900)
        await self._refused(at, "DaySealed", "past_days.opened", day)
        self.counts["looks of others"] += 1

    async def _copy(self, at: datetime, player: MatchPlayer) -> None:
        """Have a copy of all that is stored about a member, in which the day's match isn't."""
        copy = json.loads(await self._club.ask(at, "own_data.copy", player.person.member_id, "All"))
        assert all(row["day"] < player.day for row in copy["tables"].get("daily_runs", ()))
        self.counts["copies of data"] += 1

    async def _refused(self, at: datetime, refusal: str, what: str, *args: Any) -> None:
        with pytest.raises(RefusedError, match=f"^{refusal}$"):
            await self._club.ask(at, what, *args)

    # What is counted again

    async def _count_again(self, day: int, players: list[MatchPlayer]) -> None:
        """Replay every match of a day from its stored moves, and compare it with what was seen."""
        async with self._database.read() as connection:
            seed = await daily_days.get(connection, day)
            ids = [each.person.member_id for each in players]
            runs = await daily_runs.of_members(connection, day, ids)
        assert seed is not None
        for player in players:
            run = runs[player.person.member_id]
            line = list(every_match(seed, run))
            made = [word for match, word in line if match.on_turn == MEMBER and word]
            assert list(map(plain, made)) == player.pressed, (
                f"a move is lost, or made twice: {player.person}"
            )
            (end, _) = line[-1]
            score = end.score if end.is_over else None
            assert run.score == score == player.score, player.person
            for match, word in line:
                if match.on_turn == COMPUTER and word:
                    self._note_answer(day, match, word)
            self._compare_with_imagined(player, [match for match, _ in line])
            self.matches.append(Played(day, run.member_id, score, player.servers))
            self.counts["matches"] += 1
            self.counts["finished"] += score is not None
            self.counts["moves"] += len(made)

    def _note_answer(self, day: int, match: DailyMatch, word: str) -> None:
        """Compare an answer with that to whoever has played alike."""
        line = f"{len(match.lines)} {' '.join(match.lines[-1])}"
        self.counts["answers"] += 1
        self.counts["same answers"] += (day, line) in self.answers
        assert self.answers.setdefault((day, line), word) == word, "another answer"

    def _compare_with_imagined(self, player: MatchPlayer, line: list[DailyMatch]) -> None:
        """See that a member was shown the same as if all that they can't know were otherwise."""
        member = Member(player.person.member_id, player.person.name)
        at = beginning_of(player.day)
        for hand in player.seen:
            if hand.scene.view is None:
                continue
            match = line[hand.scene.ply - code(player.day, 0)]
            imagined = determinize(hand.scene.view, self._lot)
            lied = replace(match, states=(*match.states[:-1], imagined))
            read = len(match.results)
            run = DailyRun(player.day, member.member_id, at, ply=match.ply, read_deals=read)
            assert hand_of(run, lied, member) == hand, "a hand shows what can't be known"
            self.counts["hands"] += 1

    async def _compare_board(self, at: datetime, board: DailyBoard, today: int) -> None:
        """Compare every page of a board with a plain count of all matches."""
        viewer = self._lot.choice(self._people).member_id
        server_id = self._lot.choice((*(each.server_id for each in SERVERS), None))
        counted = recount((self.matches, self._tiers), board, viewer, server_id, today=today)
        for page in range(len(counted) // LINES + 1):
            asked = replace(board, page=page)
            found = await self._club.ask(at, "daily_boards.read", asked, viewer, server_id)
            assert told(found) == counted[page * LINES : (page + 1) * LINES], asked
            assert found.members == len(counted)
            self.counts["pages of boards"] += 1


def plain(word: str) -> str:
    """A stored move as it was pressed: without the melds that the engine chose."""
    return str(Move.parse(word).plain)


def every_match(seed: DailySeed, run: DailyRun) -> Iterator[tuple[DailyMatch, str]]:
    """A match after each of its stored moves, with the move that comes next; last with none."""
    match = played(seed.seed, seed.day)
    for word in run.moves.replace("/", " ").split():
        yield match, word
        assert match.on_turn is not None
        match = match.play(word, match.on_turn)
    assert match.moves == run.moves
    yield match, ""
