"""The club: everything a member can do at a table, each as one transaction."""

import os
from collections.abc import Callable, Sequence
from datetime import datetime

from club.clock import Clock, SystemClock
from club.people import Person, Place
from club.players import Players
from club.snapshot import Snapshot
from data.database import Database
from engine.results import DealResult
from engine.rules import Rules


class Club:
    """Signatures first; the bodies follow."""

    def __init__(
        self,
        database: Database,
        *,
        players: Players,
        clock: Clock | None = None,
        entropy: Callable[[int], bytes] = os.urandom,
    ) -> None:
        self._database = database
        self._players = players
        self._clock = clock or SystemClock()
        self._entropy = entropy

    async def challenge(
        self,
        place: Place,
        host: Person,
        guest: Person | None,
        rules: Rules,
        *,
        present: bool = True,
    ) -> Snapshot:
        """Challenge a member, or (guest None) leave a seat open to all."""
        raise NotImplementedError

    async def practice(
        self, place: Place, host: Person, rules: Rules, player: str, interaction_id: int
    ) -> Snapshot:
        """Start a game against a computer player at once."""
        raise NotImplementedError

    async def accept(self, table_id: int, person: Person, interaction_id: int) -> Snapshot:
        """Take the guest's seat and start the game."""
        raise NotImplementedError

    async def decline(self, table_id: int, person: Person) -> Snapshot:
        """Decline a challenge."""
        raise NotImplementedError

    async def withdraw(self, table_id: int, person: Person) -> Snapshot:
        """Withdraw one's own challenge."""
        raise NotImplementedError

    async def expire_due(self) -> list[int]:
        """Let every challenge that has run out expire; the tables that did."""
        raise NotImplementedError

    async def next_expiry(self) -> datetime | None:
        """When the next waiting challenge runs out."""
        raise NotImplementedError

    async def rematch(
        self, table_id: int, person: Person, interaction_id: int, *, present: bool = True
    ) -> Snapshot:
        """Ask for another game, or accept the other side's wish for one."""
        raise NotImplementedError

    async def play(self, table_id: int, ply: int, member_id: int, move: str) -> Snapshot:
        """Play a move, in its record form."""
        raise NotImplementedError

    async def pick(self, table_id: int, ply: int, member_id: int, text: str | None) -> Snapshot:
        """Remember (None: forget) what a member has picked but not yet played."""
        raise NotImplementedError

    async def resign(self, table_id: int, member_id: int) -> Snapshot:
        """Give up the contest, whoever's turn it is."""
        raise NotImplementedError

    async def snapshot(self, table_id: int, *, server_id: int | None = None) -> Snapshot:
        """The table as it stands (of that server, if one is given)."""
        raise NotImplementedError

    async def results(self, table_id: int) -> Sequence[DealResult]:
        """Every finished deal of a table, in order."""
        raise NotImplementedError

    async def tables_of(self, member_id: int) -> list[Snapshot]:
        """A member's waiting and running tables, those that wait for them first."""
        raise NotImplementedError

    async def running(self) -> list[int]:
        """Every table at which a game is running."""
        raise NotImplementedError

    async def computer_to_move(self) -> list[int]:
        """Every table at which it is a computer player's turn."""
        raise NotImplementedError

    async def computer_move(self, table_id: int) -> Snapshot | None:
        """Let the computer play its move; None if it isn't its turn (any more)."""
        raise NotImplementedError

    async def record(self, table_id: int, member_id: int | None = None) -> str:
        """The game record, for a member; only the seated may have a running game's."""
        raise NotImplementedError

    async def seen(self, person: Person) -> None:
        """Remember a member's name and that they are about."""
        raise NotImplementedError

    async def set_confirm(self, member_id: int, on: bool) -> None:
        """Whether a member wants to be asked before a deal is ended."""
        raise NotImplementedError

    async def set_dm_closed(self, member_id: int, closed: bool) -> None:
        """Remember whether a member's direct messages were found closed."""
        raise NotImplementedError
