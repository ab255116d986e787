"""A reel of film: a game that comes quickly to what is worth a picture, and its frames in order."""

import random
import sys
from collections.abc import Callable
from pathlib import Path

from playwright.async_api import Browser, Locator, Page

from club.table.snapshot import Snapshot
from engine.machine import State
from engine.moves import Move, MoveKind
from engine.players import PLAYERS
from engine.seats import Seat
from playground.driver import Actor, Answer
from tests.club.club_helpers import step, wish
from tests.wire.game_player import towards
from tests.wire.harness import Harness, next_deal, offered
from tools.pictures.camera import DESKTOP, PHONE, reduced

TABLE, HAND = "gin-table", "Undercut"
"""The rooms of a pane, by a part of their names: the channel, and the bot's direct messages."""

SETTLE = 'document.fonts.ready.then(() => document.querySelectorAll(".spinner").length)'


class Reel:
    """The frames of one story: both members' panes on a desktop, and one member's phone."""

    def __init__(self, desktop: Page, phone: Page, folder: Path, story: str, who: Actor) -> None:
        self._desktop, self._phone = desktop, phone
        self._folder, self._story = folder, story
        self._who = who.user.username
        self._frames = 0

    async def frame(
        self, what: str, room: str = HAND, other: str = TABLE, read: str | None = None
    ) -> None:
        """Take the next frame.

        Args:
            what: What it shows: the end of its name.
            room: What the member whose story it is looks at.
            other: What the other member looks at, on the desktop.
            read: The id of the message that is read to its end; the newest if not given.
        """
        self._frames += 1
        for key in ("north", "south"):
            await _turn(self._desktop.locator(f'[data-pane="{key}"]'), self._room(key, room, other))
        await _turn(self._phone.locator(f'[data-pane="{self._who}"]'), room)
        for page, suffix in ((self._desktop, ""), (self._phone, "-phone")):
            await page.evaluate(SETTLE)
            await page.wait_for_load_state("networkidle")
            if read is not None:
                message = page.locator(f'[data-message="{read}"]').first
                await message.evaluate("node => node.scrollIntoView({ block: 'end' })")
            name = f"{self._story}-{self._frames}-{what}{suffix}.png"
            (self._folder / name).write_bytes(reduced(await page.screenshot(animations="disabled")))
            sys.stdout.write(f"{self._folder / name}\n")

    def _room(self, key: str, room: str, other: str) -> str:
        return room if key == self._who else other


async def _turn(pane: Locator, room: str) -> None:
    await pane.locator("[data-channel]").filter(has_text=room).first.click()


async def open_reel(
    browser: Browser, harness: Harness, folder: Path, story: str, who: Actor
) -> Reel:
    """Open the windows of a story; they close with the browser."""
    desktop = await browser.new_context(viewport=DESKTOP)
    phone = await browser.new_context(viewport=PHONE, is_mobile=True, has_touch=True)
    wide, narrow = await desktop.new_page(), await phone.new_page()
    await wide.goto(harness.discord.url)
    await narrow.goto(f"{harness.discord.url}#{who.user.username}")
    return Reel(wide, narrow, folder, story, who)


class Stage:
    """The newest table of a server, at which moves are made at once or pressed one by one."""

    def __init__(self, harness: Harness, table_id: int) -> None:
        self._harness, self._table_id = harness, table_id

    async def snapshot(self) -> Snapshot:
        """Return the table as it is stored."""
        return await self._harness.club.tables.snapshot(self._table_id)

    async def skip(
        self, reached: Callable[[Snapshot], bool], choose: Callable[[Snapshot], str] = wish
    ) -> Snapshot:
        """Let both sides play until the table is as wished for, and show what it is then."""
        snapshot = await self.snapshot()
        while not reached(snapshot):
            snapshot = await step(self._harness.club, snapshot, choose(snapshot))
        for board in snapshot.boards:
            self._harness.bot.reconciler.refresh(board)
        await self._harness.quiet()
        return snapshot

    async def press(self) -> None:
        """Let the member on turn press once, in their direct messages, on the way to a move."""
        snapshot = await self.snapshot()
        actor = self._harness.on_turn(snapshot)
        message = await self._harness.hand(actor, self._table_id, snapshot.table.ply)
        await actor.press(message, towards(wish(snapshot), offered(message)))
        await self._harness.quiet()

    async def press_on(self, answer: Answer, word: str | None = None) -> Answer:
        """Let North press once on the hand that an answer shows, on the way to a move."""
        word = word or wish(await self.snapshot())
        answer = await self._harness.north.press(answer, towards(word, offered(answer.message)))
        await self._harness.quiet()
        return answer

    async def question(self) -> bool:
        """Let the member on turn go as far as the last question before the move, if any."""
        asked = False
        while True:
            snapshot = await self.snapshot()
            actor = self._harness.on_turn(snapshot)
            message = await self._harness.hand(actor, self._table_id, snapshot.table.ply)
            buttons = offered(message)
            chosen = towards(wish(snapshot), buttons)
            if buttons[chosen].kind == "move":
                return asked
            asked = True
            await actor.press(message, chosen)
            await self._harness.quiet()

    async def go_on(self, actor: Actor) -> None:
        """Let a member go on from the last deal's result to the cards, if it stands there still."""
        message = actor.messages(actor.dm())[-1]
        if (button := next_deal(message)) is not None:
            await actor.press(message, button)
            await self._harness.quiet()

    def on_turn(self, snapshot: Snapshot, actor: Actor) -> bool:
        """Return whether it is a member's turn."""
        state = snapshot.state
        if state is None or snapshot.computer_to_move is not None:
            return False
        return self._harness.on_turn(snapshot) is actor


def patient(snapshot: Snapshot) -> str:
    """Return the simple player's move, but never a knock: sooner or later somebody has gin."""
    move = Move.parse(wish(snapshot))
    return str(Move(MoveKind.DISCARD, move.card)) if move.kind == MoveKind.KNOCK else str(move)


def foreseen(snapshot: Snapshot) -> State:
    """Return how the deal ends if both sides go on as `Stage.skip` lets them."""
    state = snapshot.state
    assert state is not None
    while state.turn is not None:
        view = state.view(state.turn)
        state = state.play(PLAYERS["simple"].choose(view, random.Random(0)))
    return state


def seat_of(snapshot: Snapshot, actor: Actor) -> Seat:
    """Return the seat in which a member plays this deal."""
    return next(one.seat for one in snapshot.seats if one.member_id == actor.id)
