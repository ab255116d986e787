"""Members who press at the same moment at other contests: of more, of other variants, by offers."""

from collections.abc import Awaitable, Callable
from functools import partial

from sqlalchemy import func, select

from club.table.snapshot import Snapshot
from cogs.kit.ids import Action
from data.schema.deals import deals as deals_table
from data.schema.tables import tables
from playground.driver import Actor, menus
from tests.proof.concurrency.simultaneous_presses import Press, SimultaneousPresses
from tests.proof.games.contest_kinds import (
    ALONE,
    CAPTAIN,
    PAIRS,
    ROBIN,
    ROBIN_4,
    THREE,
    ContestKind,
)
from tests.wire.doors import ask_resign, house_rules, open_seat
from tests.wire.harness import offered
from tests.wire.move_clicks import click, next_click, wish_of
from tests.wire.panel_user import PanelUser

TURNS = 2
"""How often somebody presses on a hand between two other such moments at a table."""


class SimultaneousContestPresses(SimultaneousPresses):
    """Presses at one moment, at contests of other kinds."""

    async def run(self, count: int) -> None:
        """Have members press at one moment so often, then see that everything agrees."""
        self.left = count
        rounds: list[Callable[[], Awaitable[None]]] = [
            self._offers,
            *(
                partial(self._together, contest)
                for contest in (PAIRS, ROBIN, CAPTAIN, ROBIN_4, THREE)
            ),
            *(partial(self._alone, contest) for contest in ALONE),
        ]
        self.dice.shuffle(rounds)
        while self.left:
            for each in rounds:
                if self.left:
                    await each()
        await self.compare()

    @property
    def _people(self) -> list[Actor]:
        return list(self.discord.members.values())

    # Two, at other rules

    async def _alone(self, contest: ContestKind) -> None:
        north, south = self._people[:2]
        before = await self.count(tables)
        if contest.knobs:
            panel = await self._panel(north, contest)
            await panel.press("who")
            (menu,) = (one.custom_id for one in menus(panel.message))
            first = partial(north.choose, panel.message, menu, south)
            await self.press_together("a panel's challenge", first, first, first)
        else:
            await north.command("gin challenge", member=south, variant=contest.variant)
        waiting = await self.current(before + 1)
        assert await self.count(tables) == before + 1, "two tables of one panel"
        assert waiting.rules == contest.rules
        message = await self.message(before + 1, "accept")
        await south.press(message, f"gin:seat:{before + 1}:0:accept")
        await self.current(before + 1, lambda now: now.state is not None)
        for _ in range(4 * TURNS):
            if self.left and (await self.club.tables.snapshot(before + 1)).state is not None:
                await self.turn(before + 1)
        if (await self.club.tables.snapshot(before + 1)).state is not None:
            await self.give_up(before + 1)

    async def _panel(self, actor: Actor, contest: ContestKind) -> PanelUser:
        answer = await house_rules(actor, variant=contest.variant)
        panel = PanelUser(actor, answer.message)
        for name, value in contest.knobs.items():
            await panel.set(name, value)
        return panel

    async def _offers(self) -> None:
        """Who is asked accepts by what is on offer, while other rules are offered; or twice."""
        north, south = self._people[:2]
        before = await self.count(tables)
        await north.command("gin challenge", member=south)
        waiting = await self.current(before + 1)
        asked = await self.message(before + 1, "accept")
        answer = await south.press(asked, f"gin:seat:{before + 1}:0:rules")
        panel = PanelUser(south, answer.message)
        await panel.set("game_target", 150)
        offer = partial(south.press, panel.message, panel.ids("use=counter")[0])
        accept = partial(south.press, asked, f"gin:seat:{before + 1}:0:accept")
        await self.press_together("other rules", offer, offer, accept)
        after = await self.current(before + 1, lambda now: now.table != waiting.table)
        if after.table.status == "playing":
            assert after.rules == waiting.rules, "accepted what was never on offer"
            await self.give_up(before + 1)
            return
        assert (after.rules.game_target, after.table.ply) == (150, 1)
        await self._answer_to_offer(after)

    async def _answer_to_offer(self, waiting: Snapshot) -> None:
        """The offer is accepted, or taken back at the same moment."""
        north, south = self._people[:2]
        table_id = waiting.table.table_id
        wanted = Action("seat", table_id, 1, "accept")
        shown = await north.wait_for(lambda one: wanted in offered(one).values())
        yes = partial(north.press, shown, f"gin:seat:{table_id}:1:accept")
        late = partial(south.press, shown, f"gin:seat:{table_id}:1:withdraw")
        await self.press_together("an offer", yes, yes, late)
        closed = {"playing", "withdrawn"}
        after = await self.current(table_id, lambda now: now.table.status in closed)
        assert await self.count(deals_table, table_id) == (after.state is not None)
        if after.state is not None:
            await self.give_up(table_id)

    # More than two

    async def _together(self, contest: ContestKind) -> None:
        lead_id = await self._gathered(contest)
        for _ in range(TURNS):
            for board in (await self.club.tables.snapshot(lead_id)).boards:
                if self.left and (await self.club.tables.snapshot(board)).state is not None:
                    await self.turn(board)
        if contest is PAIRS and self.left:
            await self._last_moves(lead_id)
        await self._end(lead_id)

    async def _gathered(self, contest: ContestKind) -> int:
        """A table for more, of which two want the last seat."""
        people, before = self._people, await self.count(tables)
        first = partial(open_seat, people[0], variant=contest.variant, seats=contest.seats)
        # Nothing keeps a member from opening two tables with two commands.
        await self.press_together("a table for more", first)
        lead_id = before + 1
        await self.current(lead_id)
        assert await self.count(tables) == lead_id, "two tables of one command"
        full = contest.begins_full
        while True:
            lobby = await self.club.tables.snapshot(lead_id)
            if len(lobby.players) == contest.players:
                break
            away = [one for one in people if lobby.player_of(one.id) is None]
            presses = [await self._in_lobby(one, lead_id, "join") for one in away[:2]]
            if full and len(lobby.players) == contest.players - 1:
                await self.press_together("the last seat", presses[0], presses[0], presses[1])
            else:
                await self.press_together("a seat", presses[0], presses[0], presses[0])
            seen = lobby.table
            await self.current(lead_id, lambda now, seen=seen: now.table != seen)
        if not full:
            start = await self._in_lobby(people[0], lead_id, "start")
            leave = await self._in_lobby(self._last(lobby), lead_id, "leave")
            await self.press_together("it begins", start, start, leave)
            now = await self.current(lead_id, lambda now: now.table != lobby.table)
            if now.table.status == "waiting":
                assert len(now.players) == len(lobby.players) - 1
                await (await self._in_lobby(self._away(now), lead_id, "join"))()
                await self.current(lead_id, lambda now: len(now.players) == contest.players)
                await (await self._in_lobby(people[0], lead_id, "start"))()
        playing = await self.current(lead_id, lambda now: now.state is not None)
        assert len(playing.players) == contest.players, f"{len(playing.players)} players"
        for board in playing.boards:
            assert await self.count(deals_table, board) == 1, f"dealt twice at table {board}"
        return lead_id

    def _last(self, lobby: Snapshot) -> Actor:
        return next(one for one in self._people if one.id == lobby.players[-1].member_id)

    def _away(self, lobby: Snapshot) -> Actor:
        return next(one for one in self._people if lobby.player_of(one.id) is None)

    async def _in_lobby(self, actor: Actor, lead_id: int, word: str) -> Press:
        def there(message: dict[str, object]) -> bool:
            shown = offered(message).values()
            return any((one.kind, one.table) == ("lobby", lead_id) for one in shown)

        message = await self._people[0].wait_for(there, where=self.discord.channel)
        ids = [key for key, one in offered(message).items() if one.rest.startswith(word)]
        return partial(actor.press, message, ids[-1])

    async def _last_moves(self, lead_id: int) -> None:
        """The last deals of a round end at the same moment; the next round is dealt once."""
        lead = await self.club.tables.snapshot(lead_id)
        presses = [await self._last_move(board) for board in lead.boards]
        first, second = presses
        # In whatever way: it is the two tables that meet.
        await self.press_together("a round's last moves", first, first, second)
        for board, press in zip(lead.boards, presses, strict=True):
            here = await self.current(board)
            if here.deal is not None and here.deal.round == 1 and here.state is not None:
                await press()
        now = await self.current(lead_id, lambda now: bool(now.contest and now.contest.rounds))
        async with self.database.read() as connection:
            query = select(func.count()).select_from(deals_table).where(deals_table.c.round == 2)
            boards = [query.where(deals_table.c.table_id == board) for board in now.boards]
            dealt = [await connection.scalar(each) for each in boards]
        assert now.table.status == "finished" or dealt == [1] * len(now.boards), dealt

    async def _last_move(self, board: int) -> Press:
        """Play a deal at one table up to its last press."""
        while True:
            here = await self.club.tables.snapshot(board)
            assert here.state is not None
            seat, wish = here.state.turn, wish_of(here)
            actor = self.at(here, seat)
            message = await self.hand(actor, board)
            draft = here.drafts.get(actor.id)
            clicked = next_click(
                message, here.state.view(seat), wish, None if draft is None else draft.text
            )
            press = partial(click, actor, message, clicked)
            over = here.state.play(wish).result is not None
            if over and isinstance(clicked, str) and offered(message)[clicked].kind == "move":
                return press
            await press()
            await self.current(board, lambda now, seen=here: now != seen)

    async def _end(self, lead_id: int) -> None:
        """Somebody leaves, and those who are left agree that the contest is over."""
        lead = await self.club.tables.snapshot(lead_id)
        if lead.table.status != "playing":
            return
        leaver = self.at(lead, 2) if lead.state is not None else None
        for board in lead.boards:
            here = await self.club.tables.snapshot(board)
            if leaver is None and here.state is not None:
                leaver = self.at(here, 2)
        assert leaver is not None
        number = lead.player_of(leaver.id)
        sure = await ask_resign(leaver, lead_id)
        yes = partial(leaver.press, sure.message, f"gin:quit:{lead_id}:yes")
        await self.press_together("leaving", yes, yes, yes)
        await self.current(lead_id, lambda now: len(now.leavings) == 1)
        assert lead.contest is not None
        sides = [[one for one in side if one != number] for side in lead.contest.sides]
        *agreed, deciding = [side for side in sides if side]
        for side in agreed:
            await (await self._vote(lead, side[0], number))()
        votes = [await self._vote(lead, voter, number) for voter in deciding]
        await self.press_together("the votes that decide", votes[0], votes[0], votes[-1])
        over = await self.current(lead_id, lambda now: now.table.status == "finished")
        assert over.contest is not None
        assert over.contest.settlement is not None
        assert over.contest.settlement.reason == "forfeit"

    async def _vote(self, lead: Snapshot, voter: int, number: int | None) -> Press:
        member_id = next(one.member_id for one in lead.players if one.seat == voter)
        actor = next(one for one in self._people if one.id == member_id)
        wanted = Action("left", lead.lead_id, None, f"{number}.forfeit")
        message = await actor.wait_for(
            lambda one: wanted in offered(one).values(), where=self.discord.channel
        )
        return partial(actor.press, message, f"gin:left:{lead.lead_id}:{number}.forfeit")
