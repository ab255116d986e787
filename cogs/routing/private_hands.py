"""Hands that a member alone sees in a channel go on by themselves, as long as Discord lets them."""

from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any, Final

from club.club import Club
from club.core import languages
from club.core.clock import Clock
from club.core.errors import NoSuchTable
from club.core.settings import NOTHING_SET
from club.table.scene import Scene, scene_for
from club.table.snapshot import Snapshot
from cogs.kit.drawing import Drawing, Ui
from cogs.messages.reconciler import Reconciler
from cogs.play.ui.hand.hand import draw_hand
from cogs.routing.answers import (
    Interaction,
    PrivateMessage,
    attempt,
    reply_changeably,
    update_own,
)
from cogs.routing.people import read_there
from cogs.transport.failfast import fail_fast
from cogs.transport.posts import TROUBLE, Fault, fault_of

# How long a private message is changed after the press that it answers: Discord allows 15.
GOOD_FOR: Final = timedelta(minutes=14)

# Hands that are followed: those that were shown last.
_REMEMBERED: Final = 256

# A table and a member: each has one private hand that goes on.
_Key = tuple[int, int]


@dataclass(slots=True)
class _Copy:
    """A hand that was shown, and what of its table it shows; None where that isn't certain."""

    message: PrivateMessage
    since: datetime
    state: tuple[object, ...] | None = None
    parts: list[dict[str, Any]] = field(default_factory=list[dict[str, Any]])


class PrivateHands:
    """The private copy of each hand that was shown last, which follows its table.

    It is changed by means of its member's last press, which Discord takes for 15 minutes and memory
    alone keeps: where it is forgotten, the copy has a button that brings it up to date.
    """

    def __init__(
        self,
        club: Club,
        clock: Clock,
        reconciler: Reconciler,
        work: Callable[[Coroutine[Any, Any, None], str], object],
        ui: Callable[[str], Ui],
    ) -> None:
        self._club = club
        self._clock = clock
        self._reconciler = reconciler
        self._work = work
        self._ui = ui
        self._copies: dict[_Key, _Copy] = {}
        self._ask = reconciler.also("copies", self._refresh)

    def ui_of(self, interaction: Interaction, snapshot: Snapshot) -> Ui:
        """The words for a player in the language that the table tells, and the cards' faces."""
        chosen = snapshot.settings.get(interaction.user.id, NOTHING_SET).language
        ui = self._ui(languages.of_answer(chosen, str(interaction.locale.value)))
        return read_there(ui, interaction)

    async def show(
        self, interaction: Interaction, scene: Scene, drawing: Drawing, *, apart: bool = False
    ) -> None:
        """Answer with a hand on the private message pressed, or `apart`, and follow its table."""
        pressed = interaction.message
        if pressed is None or not pressed.flags.ephemeral or apart:
            message = await reply_changeably(interaction, drawing)
        else:
            message = await update_own(interaction, drawing)
        self._shown(message, scene, interaction.user.id, drawing)

    def _shown(
        self, message: PrivateMessage, scene: Scene, member_id: int, drawing: Drawing
    ) -> None:
        key = scene.table_id, member_id
        former = self._copies.pop(key, None)
        self.left(message.message_id)
        copy = _Copy(message, self._clock.now(), _state(scene), drawing.view.to_components())
        self._copies[key] = copy
        if len(self._copies) > _REMEMBERED:
            del self._copies[next(iter(self._copies))]
        if former is None:
            return
        if not former.message.is_same(message):
            if self._is_good(former):
                self._work(attempt(former.message.remove()), "refresh-former-copy")
        elif former.state is None:
            copy.state = None  # An edit of before may have arrived after this answer.
            self._ask(scene.table_id)

    def refresh(self, table_id: int) -> None:
        """Bring a table's copies up to date in the background."""
        self._ask(table_id)

    def shows(self, table_id: int) -> bool:
        """Whether a hand of a table has been shown privately by this process."""
        return any(shown == table_id for shown, _ in self._copies)

    def left(self, message_id: int | None) -> None:
        """Leave a message alone that shows something else from now on."""
        if message_id is not None:
            for key, copy in tuple(self._copies.items()):
                if copy.message.message_id == message_id:
                    del self._copies[key]

    def _is_good(self, copy: _Copy) -> bool:
        return self._clock.now() - copy.since < GOOD_FOR

    async def _refresh(self, table_id: int) -> bool:
        """Bring a table's copies up to date; return whether nothing is left to retry."""
        copies = {key: copy for key, copy in self._copies.items() if key[0] == table_id}
        if not copies:
            return True
        try:
            async with self._reconciler.precedence.after_clicks():
                snapshot = await self._club.tables.snapshot(table_id)
                if snapshot.shows_time:
                    snapshot = await self._club.tables.timed(snapshot)
        except NoSuchTable:
            return True
        settled = [await self._bring(snapshot, key, copy) for key, copy in copies.items()]
        return all(settled)

    async def _bring(self, snapshot: Snapshot, key: _Key, copy: _Copy) -> bool:
        if not self._is_good(copy) or snapshot.player_of(key[1]) is None:
            self._forget(key, copy)
            return True
        scene = scene_for(snapshot, key[1])
        if copy.state == _state(scene) or self._is_answered(snapshot, copy):
            return True
        drawing = draw_hand(scene, self.ui_of(copy.message.interaction, snapshot), copy=True)
        parts = drawing.view.to_components()
        if copy.state is None or copy.parts != parts:
            copy.state = None
            try:
                async with fail_fast():
                    await copy.message.change(drawing)
            except TROUBLE as error:
                if fault_of(error) is Fault.LATER:
                    return False
                self._forget(key, copy)
                return True
        if self._is_answered(snapshot, copy):
            return True
        copy.state, copy.parts = _state(scene), parts
        return True

    def _is_answered(self, snapshot: Snapshot, copy: _Copy) -> bool:
        """Whether a press on the copy is being answered: it is looked at again after that."""
        return self._reconciler.answers.leaves_out(copy.message.message_id, snapshot.table.ply)

    def _forget(self, key: _Key, copy: _Copy) -> None:
        if self._copies.get(key) is copy:
            del self._copies[key]


def _state(scene: Scene) -> tuple[object, ...]:
    """What a hand depends on: while it is the same, a hint or a question may stand there."""
    return scene.ply, scene.status, scene.unread, scene.draft, scene.orders, scene.standing
