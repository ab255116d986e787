"""Compares what members were told with what is stored; every difference is a finding.

What they were told is what the stand-in took: each layout with its reader, and each press with its
answer. Nothing is asked of the bot, which may have been killed any number of times since.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Literal

from club import dealing
from club.club import Club
from club.errors import NoSuchTable
from club.snapshot import Snapshot
from cogs.ui.ids import Action, parse_choice, parse_id
from data import deals, moves
from data.database import Database
from data.moves import MoveRow
from engine.errors import GinError
from engine.machine import State
from engine.moves import Move
from engine.record import read_record, replay
from playground.driver import StandIn
from playground.standin.models import COMPONENT, Interaction
from playground.standin.validation.walk import walk
from tests.wire.audience import sent
from tests.wire.test_games import check_standings

Json = dict[str, Any]
Kind = Literal["lost", "doubled", "stale", "unanswered", "disagreeing"]
KINDS: tuple[Kind, ...] = ("lost", "doubled", "stale", "unanswered", "disagreeing")
UPDATE = 7
CLOSED_BY = {
    "accept": {"playing", "finished"},
    "decline": {"declined"},
    "withdraw": {"withdrawn"},
    "yes": {"finished"},
}
"""What a table is after a press that was answered."""


@dataclass(frozen=True)
class Finding:
    """Something that was promised and isn't so."""

    kind: Kind
    text: str


@dataclass
class History:
    """A table's moves as they are stored, and where they led.

    Attributes:
        states: The running deal at each ply.
    """

    snapshot: Snapshot
    moves: list[MoveRow] = field(default_factory=list)
    states: dict[int, State] = field(default_factory=dict)


class Audit:
    """Follows one stand-in and one database.

    Attributes:
        club: Reads what is stored.
        findings: What was found wrong so far.
        probes: The presses that were made to see whether they are answered, by interaction.
        acknowledged: The moves that were answered as made, by interaction.
    """

    def __init__(self, discord: StandIn, club: Club, database: Database) -> None:
        self.findings: list[Finding] = []
        self.probes: set[str] = set()
        self.acknowledged: set[str] = set()
        self._discord = discord
        self.club = club
        self._database = database
        self._tables: dict[int, History] = {}
        self._closed: dict[int, Snapshot] = {}
        self._read = 0

    @property
    def counted(self) -> Counter[str]:
        """How many findings there are of each kind."""
        return Counter(one.kind for one in self.findings)

    async def compare(self) -> None:
        """Look at everything that was told and is stored since the last time."""
        for snapshot in await self.tables():
            known = self._tables.get(snapshot.table.table_id)
            if known is None or known.snapshot.table != snapshot.table:
                await self._follow(snapshot)
        self._check_layouts()
        self._check_presses()
        try:
            await check_standings(self._discord, self.club)
        except AssertionError as error:
            self.find("disagreeing", f"the standings are not what a recount gives: {error}")

    def find(self, kind: Kind, text: str) -> None:
        """Note a finding, once."""
        finding = Finding(kind, text)
        if finding not in self.findings:
            self.findings.append(finding)

    # What is stored

    async def tables(self) -> list[Snapshot]:
        """Every table there is; one that is closed never changes."""
        found: list[Snapshot] = []
        while True:
            table_id = len(found) + 1
            try:
                one = self._closed.get(table_id) or await self.club.snapshot(table_id)
            except NoSuchTable:
                return found
            if one.table.finished_at is not None:
                self._closed[table_id] = one
            found.append(one)

    async def _follow(self, snapshot: Snapshot) -> None:
        try:
            history = await self._history(snapshot)
            await self._check_record(snapshot)
        except GinError as error:
            self.find("disagreeing", f"table {snapshot.table.table_id} can't be replayed: {error}")
            return
        self._check_order(history)
        self._tables[snapshot.table.table_id] = history

    async def _history(self, snapshot: Snapshot) -> History:
        history, table_id = History(snapshot), snapshot.table.table_id
        async with self._database.read() as connection:
            for deal in await deals.all_of(connection, table_id):
                played = await moves.of_deal(connection, table_id, deal.deal)
                state = dealing.opening(snapshot.rules, deal)
                for ply, row in enumerate(played, deal.first_ply):
                    history.states[ply] = state
                    state = state.play(Move.parse(row.move), row.seat)
                history.moves += played
                if state.result is None:
                    history.states[snapshot.table.ply] = state
        return history

    def _check_order(self, history: History) -> None:
        """The moves follow one another without a gap, and none that was there is gone."""
        table = history.snapshot.table
        if [row.ply for row in history.moves] != list(range(table.ply)):
            self.find("disagreeing", f"table {table.table_id} has a gap in its {table.ply} moves")
        known = self._tables.get(table.table_id)
        if known is not None and history.moves[: len(known.moves)] != known.moves:
            self.find("lost", f"table {table.table_id} has other moves than before")

    async def _check_record(self, snapshot: Snapshot) -> None:
        """The exported record replays to the stored results and the stored sheet."""
        if snapshot.contest is None:
            return
        table_id = snapshot.table.table_id
        member_id = next(one.member_id for one in snapshot.seats if one.member_id is not None)
        replayed = replay(read_record(await self.club.record(table_id, member_id)))
        results = [one.result for one in replayed.states if one.result is not None]
        agree = (
            results == list(await self.club.results(table_id)),
            replayed.contest.points == snapshot.contest.points,
            replayed.contest.boxes == snapshot.contest.boxes,
            replayed.contest.settlement == snapshot.contest.settlement,
        )
        if not all(agree):
            self.find("disagreeing", f"the record of table {table_id} replays to something else")

    # What was told

    def _check_layouts(self) -> None:
        """What was ever shown is a part of the history that is stored."""
        exchanges = self._discord.server.log.exchanges
        taken = [one for one in exchanges[self._read :] if 200 <= one.status < 300]
        self._read = len(exchanges)
        for layout in sent(self._discord, taken):
            for custom_id in _custom_ids(layout.components):
                if (action := parse_id(custom_id)) is not None:
                    self._check_offer(layout.reader, action)

    def _check_offer(self, reader: int, action: Action) -> None:
        history = self._tables.get(action.table)
        if history is None:
            self.find("lost", f"table {action.table} was shown, and isn't there")
            return
        if action.kind != "move" or action.ply is None:
            return
        state = history.states.get(action.ply)
        told = f"table {action.table} was shown at ply {action.ply}"
        if state is None:
            self.find("lost", f"{told}, and never was there")
            return
        try:
            state.play(Move.parse(action.rest), history.snapshot.seat_of(reader))
        except GinError:
            self.find("lost", f"{told} as it never was")

    def _check_presses(self) -> None:
        """Each move that was answered is stored, and each that is stored was pressed once."""
        pressed: dict[tuple[int, int | None], list[Interaction]] = {}
        for interaction in self._discord.world.interactions.values():
            action = action_of(interaction)
            if action is None or interaction.id in self.probes:
                continue
            pressed.setdefault((action.table, action.ply), []).append(interaction)
            if interaction.kind == UPDATE:
                self._check_answered(interaction, action)
        for history in self._tables.values():
            for row in history.moves:
                self._check_row(history, row, pressed)

    def _check_answered(self, interaction: Interaction, action: Action) -> None:
        history = self._tables.get(action.table)
        if history is None:
            self.find("lost", f"table {action.table} was answered for, and isn't there")
            return
        status = history.snapshot.table.status
        if status not in CLOSED_BY.get(action.rest, {status}):
            self.find("lost", f"table {action.table} is {status} after {action.rest!r}")
        if action.kind != "move" or action.ply is None:
            return
        self.acknowledged.add(interaction.id)
        made = history.moves[action.ply : action.ply + 1]
        if not any(_is_of(row, history, interaction, action) for row in made):
            self.find("lost", f"table {action.table} lacks the move answered at ply {action.ply}")

    def _check_row(
        self,
        history: History,
        row: MoveRow,
        pressed: dict[tuple[int, int | None], list[Interaction]],
    ) -> None:
        seated = next(one for one in history.snapshot.seats if one.seat == row.seat)
        if seated.member_id is None:
            return
        # Giving up is pressed without a ply.
        ply = None if row.move == "resign" else row.ply
        presses = pressed.get((row.table_id, ply), [])
        for interaction in presses:
            action = action_of(interaction)
            if action is not None and _is_of(row, history, interaction, action):
                return
        self.find("doubled", f"nobody pressed the move of table {row.table_id} at ply {row.ply}")


def action_of(interaction: Interaction) -> Action | None:
    """What a press or a choice asks for; None for anything else."""
    if interaction.type != COMPONENT:
        return None
    custom_id, values = interaction.data["custom_id"], interaction.data.get("values")
    return parse_choice(custom_id, values[0]) if values else parse_id(custom_id)


def _is_of(row: MoveRow, history: History, interaction: Interaction, action: Action) -> bool:
    """Tell whether a stored move is what a press asked for; a knock is stored with its melds."""
    seat = history.snapshot.seat_of(int(interaction.user_id))
    if action.kind == "quit":
        return row.move == "resign" and action.rest == "yes" and row.seat == seat
    same = row.move == action.rest or row.move.startswith(f"{action.rest}=")
    return action.kind == "move" and same and row.ply == action.ply and row.seat == seat


def _custom_ids(components: list[Json]) -> Iterator[str]:
    for one in walk(components):
        if one.get("custom_id"):
            yield one["custom_id"]
