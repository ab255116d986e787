"""Plays contests of any kind by pressing and choosing what is offered, and nothing else.

What a member wishes to play is what the sensible player would: it goes out when it can.
"""

import random
from collections import Counter
from typing import Any

from club.table.snapshot import Snapshot
from engine.players import PLAYERS
from playground.driver import Actor, texts
from tests.wire.doors import open_seat
from tests.wire.harness import Harness, choices, offered
from tests.wire.move_clicks import click, next_click

Json = dict[str, Any]
MOST_PRESSES = 40
PLACES = ("North", "South", "East", "West", *(f"Player {number}" for number in range(5, 13)))
"""Who may come to a table, the host first."""


class ContestPlayer:
    """Members who sit down and play by clicking.

    Attributes:
        pressed: How often each kind of button was pressed or of menu chosen in.
        played: How often each kind of move was played.
    """

    def __init__(self, harness: Harness, seed: int | str) -> None:
        self.pressed: Counter[str] = Counter()
        self.played: Counter[str] = Counter()
        self._harness = harness
        self._dice = random.Random(seed)

    async def challenge(self, **options: Any) -> int:
        """Let North challenge South by a command, who accepts; the table."""
        harness = self._harness
        answer = await harness.north.command("gin challenge", member=harness.south, **options)
        await self.press(harness.south, answer.message, "seat", "accept")
        await harness.quiet()
        return await harness.newest_table(harness.north)

    async def gather(self, players: int, **options: Any) -> int:
        """Let North open a table for more, which as many join, side by side; its number."""
        harness = self._harness
        await open_seat(harness.north, **options)
        await harness.quiet()
        table_id = await harness.newest_table(harness.north)
        for number, actor in enumerate(list(harness.discord.members.values())[1:players], start=2):
            lobby = await self.lobby(table_id)
            joins = [each.rest for each in offered(lobby).values() if each.rest.startswith("join")]
            # Sides in turns, as long as both have room.
            await self.press(actor, lobby, "lobby", joins[(number + 1) % len(joins)])
            await harness.quiet()
        if (await harness.club.tables.snapshot(table_id)).table.status == "waiting":
            await self.press(harness.north, await self.lobby(table_id), "lobby", "start")
            await harness.quiet()
        return table_id

    async def play(self, table_id: int) -> Snapshot:
        """Play a contest to its end, a move at each of its tables in turn; the leading table."""
        harness = self._harness
        while True:
            lead = await harness.club.tables.snapshot(table_id)
            if lead.table.status != "playing":
                await harness.quiet()
                return lead
            for board in lead.boards:
                here = (
                    lead
                    if board == lead.table.table_id
                    else await harness.club.tables.snapshot(board)
                )
                if here.state is not None and here.computer_to_move is None:
                    await self.act(here)
            await harness.quiet()

    async def act(self, snapshot: Snapshot) -> None:
        """Let the player on turn press and choose their way to a move."""
        harness, table_id, ply = self._harness, snapshot.table.table_id, snapshot.table.ply
        actor, state = harness.on_turn(snapshot), snapshot.state
        assert state is not None
        view = state.view(state.turn)
        wish = PLAYERS["simple"].choose(view, self._dice)
        presses = 0
        while snapshot.table.ply == ply:
            assert presses < MOST_PRESSES, f"{wish} takes too long"
            presses += 1
            message = await self.hand(actor, table_id, ply)
            draft = snapshot.drafts.get(actor.id)
            clicked = next_click(message, view, wish, draft and draft.text)
            button = offered(message).get(clicked) if isinstance(clicked, str) else None
            self.pressed[button.kind if button else "menu"] += 1
            await click(actor, message, clicked)
            await harness.quiet()
            snapshot = await harness.club.tables.snapshot(table_id)
        self.played[wish.kind] += 1

    async def hand(self, actor: Actor, table_id: int, ply: int) -> Json:
        """A member's hand in their direct messages, once it shows this ply."""

        def current() -> Json | None:
            for message in reversed(actor.messages(actor.dm())):
                shown = [*offered(message).values(), *choices(message).values()]
                if any(each.table == table_id and each.ply == ply for each in shown):
                    return message
            return None

        found = await self._harness.discord.wait_for(current)
        assert found is not None
        return found

    async def lobby(self, table_id: int) -> Json:
        """The message of a lobby as it is now."""
        return await self._harness.north.wait_for(
            lambda message: any(
                (each.kind, each.table) == ("lobby", table_id) for each in offered(message).values()
            )
        )

    async def press(self, actor: Actor, message: Json, kind: str, rest: str) -> None:
        """Press the button of a message that asks for something."""
        for custom_id, action in offered(message).items():
            if (action.kind, action.rest) == (kind, rest):
                self.pressed[kind] += 1
                await actor.press(message, custom_id)
                return
        raise AssertionError(f"no {kind} {rest} on offer: {texts(message)}")
