"""Holds what is stored in the end against every press that was made and all that was shown."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import replace

from sqlalchemy import select, text

from club.club import Club
from club.play.card_selection import after_press
from club.table.snapshot import Snapshot
from cogs.kit.press_kinds import NOTHING
from data.schema.tables import tables
from data.storage.database import Database
from data.table.move_drafts import Draft
from data.table.moves import MoveRow
from engine.errors import GinError
from engine.moves import Move
from playground.driver import StandIn
from tests.proof.endurance.pressing import Members, Press
from tests.proof.endurance.shown import Sight
from tests.proof.invariants.message_audit import LAID, UPDATE, Audit, follows
from tests.proof.invariants.screen_check import ScreenCheck
from tests.proof.invariants.table_history import History
from tests.wire.play.test_games import check_standings

By = tuple[int, int]
"""A table and a ply."""


class Accounting(Audit):
    """Looks at every table once, after all is quiet.

    Attributes:
        moves: How many moves are stored, by who made them.
        finished: How many games are over.
        looked: How many tables were looked at.
    """

    def __init__(self, discord: StandIn, club: Club, database: Database, members: Members) -> None:
        super().__init__(discord, club, database)
        self.moves = Counter[str]()
        self.finished = self.looked = 0
        self._members = members
        self._at = defaultdict[By, list[tuple[int, Press]]](list)
        self._furthest = Counter[int]()
        for key, press in members.presses.items():
            table_id, ply = press.action.table, press.action.ply or 0
            self._at[table_id, ply].append((key, press))
            self._furthest[table_id] = max(self._furthest[table_id], ply)

    async def numbers(self) -> list[int]:
        """All tables."""
        async with self._database.read() as connection:
            return [*await connection.scalars(select(tables.c.table_id).order_by("table_id"))]

    def picks(self, table_id: int, ply: int, member_id: int) -> list[str]:
        """What a member has picked at a ply, one after the other."""
        here = [one for _, one in self._at.get((table_id, ply), ()) if one.member_id == member_id]
        return [one.action.rest for one in here if one.action.kind == "pick"]

    async def account(self) -> None:
        """Look at all tables, at what was shown of them, and at the standings."""
        numbers = await self.numbers()
        servers = defaultdict[int, list[int]](list)
        for table_id in numbers:
            snapshot = await self.club.tables.snapshot(table_id)
            servers[snapshot.table.server_id].append(table_id)
            await self._account_for(snapshot)
        for table_id in self._members.shown.sights.keys() - {*numbers}:
            self.find("lost", f"table {table_id} was shown, and isn't there")
        for server_id, own in servers.items():
            try:
                await check_standings(self._discord, self.club, server_id, own)
            except (AssertionError, ValueError) as error:
                self.find("disagreeing", f"the standings are not what a recount gives: {error}")
        for (channel_id, nonce), count in self._members.made.items():
            if count > 1:
                self.find("doubled", f"{count} messages of nonce {nonce} in channel {channel_id}")

    async def _account_for(self, snapshot: Snapshot) -> None:
        table_id = snapshot.table.table_id
        self.looked += 1
        self.finished += snapshot.table.status == "finished"
        try:
            history = await self._history(snapshot)
            await self._check_record(snapshot)
        except GinError as error:
            self.find("disagreeing", f"table {table_id} can't be replayed: {error}")
            return
        self._check_order(history)
        used = Counter[int]()
        for row in history.moves.values():
            self.moves[self._maker(row, history, used)] += 1
        for key, times in used.items():
            if times > 1 and self._members.presses[key].action.kind != "best":
                self.find("doubled", f"a press at table {table_id} made {times} moves")
        self._check_kept(history)
        self._check_sights(history)

    def _maker(self, row: MoveRow, history: History, used: Counter[int]) -> str:
        """Who made a move; one of a member has to come from a press of theirs."""
        number = history.pairs[row.ply][row.seat - 1]
        player = next(one for one in history.snapshot.players if one.seat == number)
        if player.member_id is None:
            return "computer"
        if follows(row, history):
            return "club"
        press = self._members.presses.get(row.interaction_id or 0)
        if press is None or not _asked_for(row, press, player.member_id):
            told = f"table {row.table_id} at ply {row.ply}"
            self.find("doubled", f"nobody pressed the move of {told}")
        else:
            used[row.interaction_id or 0] += 1
        return "member"

    def _check_kept(self, history: History) -> None:
        """What was answered as a move is there; another answer to it may say that it came late."""
        table_id = history.snapshot.table.table_id
        for ply in range(history.snapshot.table.ply + 1):
            here = self._at.get((table_id, ply), ())
            moves = [(key, one) for key, one in here if one.action.kind in {"move", "best"}]
            if not any(one.kind == UPDATE for _, one in moves):
                continue
            row = history.moves.get(ply)
            if row is None or row.interaction_id not in {key for key, _ in moves}:
                self.find("lost", f"table {table_id} lacks the move answered at ply {ply}")
        if self._furthest[table_id] > history.snapshot.table.ply:
            self.find("lost", f"table {table_id} was pressed at a ply that it hasn't come to")

    def _check_sights(self, history: History) -> None:
        """Nobody was shown a card that they couldn't see, nor a table as it never was."""
        table = history.snapshot.table
        for sight in self._members.shown.sights.get(table.table_id, ()):
            plies = sight.plies or range(min(sight.upto, table.ply) + 1)
            seen = history.visible(sight.reader, plies, sight.named, sight.opened)
            if hidden := sight.shown - seen:
                told = f"{len(hidden)} cards of table {table.table_id} to {sight.reader}"
                self.find("leaked", told)
            self._check_offers(history, sight)

    def _check_offers(self, history: History, sight: Sight) -> None:
        for ply, move in sight.moves:
            told = f"table {history.snapshot.table.table_id} was shown at ply {ply}"
            state = history.states.get(ply)
            if state is None:
                self.find("lost", f"{told}, and never was there")
                continue
            try:
                state.play(Move.parse(move), history.seat_at(ply, sight.reader))
            except GinError:
                self.find("lost", f"{told} as it never was")


class Screens(ScreenCheck):
    """All messages, held against how their tables stand, some tables at a time."""

    def __init__(self, discord: StandIn, audit: Accounting, seed: int, members: Members) -> None:
        super().__init__(discord, audit, seed)
        self._members = members
        self._accounting = audit

    async def wrong_at(self, numbers: list[int]) -> dict[int, list[str]]:
        """What isn't current at some tables, by table."""
        found: dict[int, list[str]] = {}
        for table_id in numbers:
            snapshot = await self._accounting.club.tables.snapshot(table_id)
            if wrong := await self.amiss([snapshot]):
                found[table_id] = wrong
        return found

    def _steps(self, snapshot: Snapshot, member_id: int) -> Iterator[Snapshot]:
        """A table with each of what a member has picked since the last move."""
        table, picked = snapshot.table, [NOTHING]
        for rest in self._accounting.picks(table.table_id, table.ply, member_id):
            before = None if picked[-1] == NOTHING else picked[-1]
            picked.append(after_press(before, rest) or NOTHING)
        for words in {*picked}:
            draft = Draft(table.table_id, member_id, table.ply, words)
            yield replace(snapshot, drafts={} if words == NOTHING else {member_id: draft})


async def count_moves(database: Database) -> int:
    """How many moves are stored."""
    async with database.read() as connection:
        return await connection.scalar(text("SELECT count(*) FROM moves")) or 0


def _asked_for(row: MoveRow, press: Press, member_id: int) -> bool:
    action = press.action
    if press.member_id != member_id or action.table != row.table_id:
        return False
    if action.kind == "best":
        return row.move.startswith(LAID)
    if action.kind == "quit":
        return row.move == "resign"
    same = row.move == action.rest or row.move.startswith(f"{action.rest}=")
    return action.kind == "move" and same and row.ply == action.ply
