"""Compares what members were shown with what is stored; every difference is a finding.

What they were shown is what the stand-in took: each layout with its reader, each press with its
answer. Nothing is asked of the bot, which may have been killed any number of times since.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Literal, get_args

from sqlalchemy import select

from club.club import Club
from club.table import dealing
from club.table.snapshot import Snapshot
from cogs.kit.ids import Action, parse_choice, parse_id
from data.schema.displays import displays
from data.schema.tables import tables
from data.schema.turn_clock import alarms
from data.storage.database import Database
from data.table import deals, moves
from data.table.moves import MoveRow
from engine.cards import Card
from engine.errors import GinError
from engine.moves import Move
from engine.record import read_record, replay
from playground.driver import StandIn
from playground.standin.models import COMPONENT, Interaction
from playground.standin.validation.walk import walk
from tests.proof.invariants.acknowledged_presses import Pressed, broken
from tests.proof.invariants.cards_shown import cards_shown
from tests.proof.invariants.table_history import History
from tests.wire.play.test_games import check_standings
from tests.wire.sent_messages import sent

Json = dict[str, Any]
Kind = Literal["lost", "doubled", "leaked", "stale", "unanswered", "disagreeing"]
KINDS: tuple[Kind, ...] = get_args(Kind)
UPDATE = 7
CLOSED_BY = {
    "accept": {"playing", "finished"},
    "decline": {"declined"},
    "withdraw": {"withdrawn"},
    "start": {"playing", "finished"},
}
"""What a table is after a press that was answered."""

ELSEWHERE = {"panel"}
"""What carries a number that isn't a table's; what is asked of no table carries 0."""

SHOWS_PLY = {"move", "pick", "best", "confirm", "hint", "next"}
"""What carries the ply at which the table stood."""

LAID = ("layoff", "done")
"""The moves that a press for all that is best makes."""


@dataclass(frozen=True)
class Finding:
    """Something that was promised and isn't so."""

    kind: Kind
    text: str


class Audit:
    """Follows one stand-in and one database.

    Attributes:
        club: Reads what is stored.
        findings: What was found wrong so far.
        probes: The presses that were made to see whether they are answered, by interaction.
        acknowledged: The moves that were answered as made, by interaction.
        kinds: How many of each kind are there.
    """

    def __init__(
        self, discord: StandIn, club: Club, database: Database, server_id: int | None = None
    ) -> None:
        """Take what is followed; `server_id` is where all is played, if not in the server."""
        self.findings: list[Finding] = []
        self.probes: set[str] = set()
        self.acknowledged: set[str] = set()
        self.kinds: Counter[str] = Counter()
        self._discord = discord
        self.club = club
        self._database = database
        self._server_id = server_id
        self._tables: dict[int, History] = {}
        self._closed: dict[int, Snapshot] = {}
        self._read = 0

    @property
    def counted(self) -> Counter[str]:
        """How many findings there are of each kind."""
        return Counter(one.kind for one in self.findings)

    async def compare(self) -> None:
        """Look at everything that was shown and stored since the last time."""
        tables, before = await self.tables(), dict(self._tables)
        for snapshot in tables:
            known = self._tables.get(snapshot.table.table_id)
            if known is None or known.snapshot.table != snapshot.table:
                await self._follow(snapshot)
        self._check_layouts(before)
        self._check_presses()
        stand = {one.table.table_id: one for one in tables}
        for wrong in broken(self._pressed(), stand):
            self.find("lost", wrong)
        try:
            numbers = [one.table.table_id for one in tables]
            await check_standings(self._discord, self.club, self._server_id, numbers)
        except (AssertionError, ValueError) as error:  # a table may even have no record any more
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
        async with self._database.read() as connection:
            # After a crash of PostgreSQL numbers are left out.
            numbers = await connection.scalars(select(tables.c.table_id).order_by("table_id"))
            every = list(numbers)
        for table_id in every:
            one = self._closed.get(table_id) or await self.club.tables.snapshot(table_id)
            if one.table.finished_at is not None:
                self._closed[table_id] = one
            found.append(one)
        return found

    async def recorded(self) -> set[str]:
        """The messages that are stored: the tables', and what was said about turns."""
        async with self._database.read() as connection:
            return {
                str(message_id)
                for of in (displays, alarms)
                for message_id in await connection.scalars(select(of.c.message_id))
            }

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
                history.starts[deal.deal] = deal.first_ply
                for ply, row in enumerate(played, deal.first_ply):
                    history.states[ply] = state
                    history.pairs[ply] = deal.players
                    state = state.play(Move.parse(row.move), row.seat)
                history.moves |= {row.ply: row for row in played}
                if state.result is None:
                    history.states[snapshot.table.ply] = state
                    history.pairs[snapshot.table.ply] = deal.players
                else:
                    history.ends[deal.deal] = state
                    history.over_at[deal.deal] = deal.first_ply + len(played)
        known = self._tables.get(table_id)
        history.sat = {} if known is None else known.sat
        for each in snapshot.players:
            if each.member_id is not None:
                history.sat.setdefault(each.seat, set()).add(each.member_id)
        return history

    def _check_order(self, history: History) -> None:
        """The moves follow one another without a gap, and none that was there is gone."""
        table = history.snapshot.table
        first = min(history.starts.values(), default=table.ply)
        # What is agreed before the first deal counts as plies, and so does a deal that is dealt
        # because another table has ended a round.
        unmoved = {*range(first), *(start - 1 for start in history.starts.values())}
        gaps = {*range(table.ply)}.difference(history.moves, unmoved)
        if gaps or any(ply >= table.ply for ply in history.moves):
            self.find("disagreeing", f"table {table.table_id} has a gap in its {table.ply} moves")
        known = self._tables.get(table.table_id)
        if known is not None and not known.moves.items() <= history.moves.items():
            self.find("lost", f"table {table.table_id} has other moves than before")

    async def _check_record(self, snapshot: Snapshot) -> None:
        """The exported record replays to the stored results and the stored sheet."""
        if snapshot.contest is None:
            return
        table_id = snapshot.table.table_id
        member_id = next(one.member_id for one in snapshot.players if one.member_id is not None)
        replayed = replay(read_record(await self.club.tables.record(table_id, member_id)))
        results = [one.result for one in replayed.states if one.result is not None]
        agree = (
            results == list(await self.club.tables.results(table_id)),
            replayed.contest.points == snapshot.contest.points,
            replayed.contest.boxes == snapshot.contest.boxes,
            replayed.contest.settlement == snapshot.contest.settlement,
        )
        if not all(agree):
            self.find("disagreeing", f"the record of table {table_id} replays to something else")

    # What was shown

    def _check_layouts(self, before: dict[int, History]) -> None:
        """What was ever shown is a part of the history that is stored."""
        exchanges = self._discord.server.log.exchanges
        taken = [one for one in exchanges[self._read :] if 200 <= one.status < 300]
        self._read = len(exchanges)
        layouts = [
            (one.reader, one.components, [*_offers(one.components)])
            for one in sent(self._discord, taken)
        ]
        for reader, _, offers in layouts:
            for action in offers:
                self._check_offer(reader, action)
        for reader, components, offers in layouts:
            shown = cards_shown(components)
            for table_id in {one.table for one in offers} & self._tables.keys():
                about = [one for one in offers if one.table == table_id]
                self._check_cards(reader, shown, about, before.get(table_id))

    def _check_cards(
        self, reader: int, shown: frozenset[Card], about: list[Action], before: History | None
    ) -> None:
        """Nobody was shown a card that they couldn't see at the ply that the message shows.

        One that tells no ply may show any since the last look.
        """
        history = self._tables[about[0].table]
        table = history.snapshot.table
        if not shown or self.counted["lost"] or _all_is_open(history, before):
            return
        # The plies of a challenge are its offers; those of the game begin again.
        since = before.snapshot.table.ply if before is not None and before.states else 0
        plies = plies_told(about) or range(since, table.ply + 1)
        if hidden := shown.difference(
            history.visible(reader, plies, [*deals_named(about)], [*deals_opened(about)])
        ):
            self.find("leaked", f"{len(hidden)} cards of table {table.table_id} to {reader}")

    def _pressed(self) -> Iterator[Pressed]:
        """What was pressed for a table, but for what was pressed to see whether it is answered."""
        for one in self._discord.world.interactions.values():
            action = action_of(one)
            if action is not None and _of_table(action) and one.id not in self.probes:
                yield Pressed(int(one.user_id), action, one.kind)

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
            state.play(Move.parse(action.rest), history.seat_at(action.ply, reader))
        except GinError:
            self.find("lost", f"{told} as it never was")

    def _check_presses(self) -> None:
        """Each move that was answered is stored, and each that is stored was pressed once."""
        pressed: dict[tuple[int, int | None], list[Interaction]] = {}
        for interaction in self._discord.world.interactions.values():
            action = action_of(interaction)
            if action is None or not _of_table(action) or interaction.id in self.probes:
                continue
            pressed.setdefault((action.table, action.ply), []).append(interaction)
            if interaction.kind == UPDATE:
                self._check_answered(interaction, action)
        for history in self._tables.values():
            for row in history.moves.values():
                self._check_row(history, row, pressed)

    def _check_answered(self, interaction: Interaction, action: Action) -> None:
        history = self._tables.get(action.table)
        if history is None:
            self.find("lost", f"table {action.table} was answered for, and isn't there")
            return
        status = history.snapshot.table.status
        over = {"finished"} if _gives_up(history, action) else {status}
        if status not in CLOSED_BY.get(action.rest, over):
            self.find("lost", f"table {action.table} is {status} after {action.rest!r}")
        if action.kind not in {"move", "best"} or action.ply is None:
            return
        if interaction.id in self.acknowledged:
            return
        self.acknowledged.add(interaction.id)
        made = history.moves.get(action.ply)
        if made is None or not _is_of(made, history, interaction, action):
            self.find("lost", f"table {action.table} lacks the move answered at ply {action.ply}")
        else:
            self.kinds[Move.parse(made.move).kind] += 1

    def _check_row(
        self,
        history: History,
        row: MoveRow,
        pressed: dict[tuple[int, int | None], list[Interaction]],
    ) -> None:
        number = history.pairs[row.ply][row.seat - 1]
        player = next(one for one in history.snapshot.players if one.seat == number)
        if player.member_id is None or follows(row, history):
            return
        # Giving up is pressed without a ply, and all that is best with one press.
        keys = [(row.table_id, row.ply), (row.table_id, None)]
        keys += [(row.table_id, ply) for ply in range(row.ply) if row.move.startswith(LAID)]
        lead_id = history.snapshot.lead_id
        for interaction in [
            one for key in (*keys, (lead_id, None)) for one in pressed.get(key, ())
        ]:
            action = action_of(interaction)
            if action is not None and _is_of(row, history, interaction, action):
                return
        self.find("doubled", f"nobody pressed the move of table {row.table_id} at ply {row.ply}")


def action_of(interaction: Interaction) -> Action | None:
    """What a press or a choice asks for; None for anything else."""
    if interaction.type != COMPONENT:
        return None
    custom_id, values = interaction.data["custom_id"], interaction.data.get("values")
    return parse_id(custom_id) if values is None else parse_choice(custom_id, *values)


def _of_table(action: Action) -> bool:
    return action.table != 0 and action.kind not in ELSEWHERE


def _all_is_open(history: History, before: History | None) -> bool:
    """Whether a contest was over at the last look: then every deal of it may be looked at.

    Where it has several tables, as soon as it is over: a message may be about any of them.
    """
    several = len(history.snapshot.boards) > 1
    known = history if several else before
    return known is not None and known.snapshot.table.finished_at is not None


def _gives_up(history: History, action: Action) -> bool:
    """Whether a press ends a game of two; where more play it only frees a seat."""
    heads_up = history.snapshot.rules.seating == "heads_up"
    return (action.kind, action.rest) == ("quit", "yes") and heads_up


def follows(row: MoveRow, history: History) -> bool:
    """Whether a move was made by the club, for a member who could do nothing else."""
    before = history.moves.get(row.ply - 1)
    return row.move == "end_meld" and before is not None and before.seat == row.seat


def _is_of(row: MoveRow, history: History, interaction: Interaction, action: Action) -> bool:
    """Tell whether a stored move is what a press asked for; a knock is stored with its melds."""
    mine = row.seat == history.seat_at(row.ply, int(interaction.user_id))
    if action.kind == "quit":
        return row.move == "resign" and action.rest == "yes" and mine
    if action.kind == "left":
        return row.move == "forfeit" and action.rest.endswith(".forfeit")
    if action.kind == "best":
        return mine and row.move.startswith(LAID) and row.interaction_id == int(interaction.id)
    same = row.move == action.rest or row.move.startswith(f"{action.rest}=")
    return action.kind == "move" and same and row.ply == action.ply and mine


def plies_told(offers: Iterable[Action]) -> set[int]:
    """The plies at which a layout says that its table stands."""
    return {one.ply for one in offers if one.kind in SHOWS_PLY and one.ply is not None}


def deals_named(offers: Iterable[Action]) -> Iterator[int]:
    """The deals whose end a layout shows: it leads to their review, or to cheers for them."""
    for one in offers:
        if one.kind == "review" and one.ply:
            yield one.ply
        elif one.kind == "cheer" and one.rest.isdecimal():
            yield int(one.rest)


def deals_opened(offers: Iterable[Action]) -> Iterator[int]:
    """The finished deals that a layout goes through move by move."""
    for one in offers:
        if one.ply and (one.kind in {"replay", "film"} or (one.kind == "review" and one.rest)):
            yield one.ply


def _offers(components: list[Json]) -> Iterator[Action]:
    """What a layout asks for at tables."""
    for one in walk(components):
        action = parse_id(str(one.get("custom_id") or ""))
        if action is not None and _of_table(action):
            yield action
