"""The bot as its cogs know it; no protocol, since discord.py wants a client's subclass."""

import asyncio
from collections.abc import Callable, Coroutine, Iterable, Sequence
from typing import Any, Final

import discord
import structlog
from discord.ext import commands

from club.club import Club
from club.core.clock import Clock, SystemClock
from club.core.languages import GROUND
from club.core.people import Person
from club.table.snapshot import Snapshot
from cogs.kit.cards import CardFaces
from cogs.kit.drawing import Ui
from cogs.kit.text import CommandLinks, Text
from cogs.messages.competition_messages import competition_messages
from cogs.messages.cup_messages import cup_messages
from cogs.messages.host_messages import Outlets
from cogs.messages.reconciler import Reconciler
from cogs.messages.server_match_messages import server_match_messages
from cogs.routing import reply_language
from cogs.routing.command_groups import CommandGroups
from cogs.routing.forms import Forms
from cogs.routing.people import person_of, read_there
from cogs.routing.presence import Presence
from cogs.routing.presses import PressHandlers
from cogs.routing.private_hands import PrivateHands
from cogs.routing.rate_limits import RateLimits
from cogs.scheduling.scheduler import Scheduler
from cogs.scheduling.startup import Stage, Startup, Step
from cogs.transport import failfast
from cogs.transport.deferral import PROMISED_AFTER
from cogs.transport.departed_members import DepartedMembers
from cogs.transport.posts import Posts
from cogs.transport.press_tokens import PressTokens
from engine.rules import PRESETS, Rules

TYPING: Final = discord.InteractionType.autocomplete

# Seconds that an answer waits at most for the noting of what Discord tells of a member.
BRIEFLY: Final = 0.5

# The bits of a server's number that its shard doesn't depend on.
SHARDED_BY: Final = 22

# Takes a changed table, and the tables at which somebody else may play from now on.
ChangeListener = Callable[[Snapshot, Sequence[int]], None]

_log = structlog.get_logger()


class Bot(commands.AutoShardedBot):
    """What cogs ask of the bot.

    Attributes:
        documents: Where members can read the documents; None if the host hasn't said.
        computer_pause: About how many seconds the computer takes for a move.
        restarting: Whether the host has announced that the bot is about to restart.
        promised_after: Seconds after which an unanswered interaction is deferred.
        presence, departed: Who has been about; who is known to have left a server.
        command_links: Makes mentions of the commands that messages name.
        cup_messages, competition_messages, server_match_messages: They keep messages current.
        private_hands: The private hands that follow their tables.
    """

    def __init__(
        self,
        club: Club,
        *,
        clock: Clock | None = None,
        rules: Rules | None = None,
        documents: str | None = None,
        pause: float = 0.0,
        **options: Any,  # noqa: ANN401 - as discord.py takes them
    ) -> None:
        super().__init__(http_trace=failfast.tracing(), **options)
        self.club = club
        self.rules = rules or PRESETS.rules("standard")
        self.documents = documents
        self.clock = clock or SystemClock()
        self.computer_pause = pause
        self.faces = CardFaces({})
        self.restarting = False
        self.command_links = CommandLinks()
        self.posts = Posts(self, self.command_links, PressTokens(self.clock))
        self.reconciler = Reconciler(club, self.posts, self.clock, self.ui)
        outlets = Outlets(self.posts, self.clock, self.ui, self.reconciler)
        self.cup_messages = cup_messages(club, outlets)
        self.competition_messages = competition_messages(club, outlets)
        self.server_match_messages = server_match_messages(club, outlets)
        self.scheduler = Scheduler(self.clock, club.process)
        self.startup = Startup(self.work)
        self.rate_limits = RateLimits(self.clock)
        self.presence = Presence(club)
        self.departed = DepartedMembers(self.clock)
        self.promised_after = PROMISED_AFTER
        self.presses = PressHandlers()
        self.forms = Forms()
        self.private_hands = PrivateHands(club, self.clock, self.reconciler, self.work, self.ui)
        self.handling: set[asyncio.Task[Any]] = set()
        self.command_groups = CommandGroups(self.tree)
        self._background: set[asyncio.Task[None]] = set()
        self._listeners_of_tables: list[ChangeListener] = []
        self._takeovers: list[Step] = []

    def ui(self, language: str = GROUND) -> Ui:
        """The words of a language and the faces of the cards, for a drawing."""
        return Ui(Text(language), self.faces.in_language(language), restarting=self.restarting)

    def ui_for(self, interaction: discord.Interaction[Any]) -> Ui:
        """The same for an answer that one member alone sees, the cards as they have set them."""
        own = reply_language.own_settings(interaction)
        return read_there(self.ui(reply_language.language_of(interaction)).as_set(own), interaction)

    async def settle_language(self, interaction: discord.Interaction[Any]) -> None:
        """Settle the language of the answer, and record what Discord reports if it is new.

        It runs once per interaction and before the work, since direct messages use it.
        """
        if reply_language.is_settled(interaction):
            return
        reply_language.settle(interaction, None)
        given = str(interaction.locale.value)
        try:
            own = await self.club.settings.member(interaction.user.id)
            reply_language.settle(interaction, own)
        except Exception:  # noqa: BLE001 - the answer matters more than its language
            _log.exception("language not looked up")
            return
        if given != own.locale and interaction.type is not TYPING:
            noting = self.work(self._note_locale(person_of(interaction.user), given))
            await asyncio.wait({noting}, timeout=BRIEFLY)

    async def _note_locale(self, person: Person, locale: str) -> None:
        try:
            await self.club.settings.set_member(person, "locale", locale)
        except Exception:  # noqa: BLE001 - their next interaction brings it again
            _log.exception("locale not noted")

    def redraw_all(self, table_ids: Iterable[int]) -> None:
        """Redraw tables whose messages look different from now on."""
        for table_id in table_ids:
            self.reconciler.draw_anew(table_id)

    def on_change(self, listener: ChangeListener) -> Callable[[], None]:
        """Notify a listener of each changed table; return a function that ends that."""
        self._listeners_of_tables.append(listener)
        return lambda: self._listeners_of_tables.remove(listener)

    def on_takeover(self, step: Step) -> Callable[[], None]:
        """Have something looked at once another process has died; return an ending."""
        self._takeovers.append(step)
        return lambda: self._takeovers.remove(step)

    def take_over(self) -> None:
        """Look for what another process has left undone; the steps are those of a start."""
        for step in tuple(self._takeovers):
            self.startup.do(Stage.TABLES, step)
        self.scheduler.wake()

    def hears_of(self, server_id: int) -> bool:
        """Whether a server's events come to this process, so that it knows the server."""
        own, count = self.shard_ids, self.shard_count
        return own is None or count is None or (server_id >> SHARDED_BY) % count in own

    def changed(
        self, snapshot: Snapshot, *, everywhere: bool = False, mover: int | None = None
    ) -> None:
        """Redraw a changed table, or `everywhere` its whole contest, and notify the listeners.

        After a move, what others see can wait while its `mover` is still on turn.
        """
        if mover is not None and snapshot.goes_on(mover):
            self.reconciler.unfinished_turns.note(snapshot.table.table_id)
        else:
            for table_id in snapshot.boards if everywhere else snapshot.stirred:
                self.reconciler.refresh(table_id)
        self._tell(snapshot, snapshot.boards if everywhere else ())

    def draw_anew(self, snapshot: Snapshot) -> None:
        """Draw all tables of a contest again, and tell those who listen."""
        for board in snapshot.boards:
            self.reconciler.leftovers.ask(board)
            self.reconciler.draw_anew(board)
        self._tell(snapshot, snapshot.boards)

    def _tell(self, snapshot: Snapshot, boards: Sequence[int]) -> None:
        for listener in tuple(self._listeners_of_tables):
            listener(snapshot, boards)
        self.scheduler.wake()

    def seen(self, user: discord.User | discord.Member, *, noted: bool = False) -> None:
        """Record in the background that a member is about; `noted` if the club just did."""
        person = person_of(user)
        if self.presence.is_news(person, noted=noted):
            self.work(self.presence.note(person))

    def handle(self, task: asyncio.Task[Any] | None) -> None:
        """Wait for a task that answers somebody when the bot stops."""
        if task is not None:
            self.handling.add(task)
            task.add_done_callback(self.handling.discard)

    def work(self, work: Coroutine[Any, Any, None], name: str | None = None) -> asyncio.Task[None]:
        """Do something aside, and have the bot wait for it, briefly, when it stops."""
        task = asyncio.create_task(work, name=name)
        self._background.add(task)
        task.add_done_callback(self._background.discard)
        return task

    async def finish(self, patience: float) -> None:
        """Wait for what is under way, and for what it begins; not for long."""
        clock = asyncio.get_running_loop().time
        latest = clock() + patience
        while under_way := [one for one in (*self._background, *self.handling) if not one.done()]:
            # Not cancelled at once: a task at the database should leave it in order.
            _, late = await asyncio.wait(under_way, timeout=max(0.0, latest - clock()))
            for task in late:
                task.cancel()
            if late:
                break


# What a member asks of the bot: by a command, a press or a form.
Interaction = discord.Interaction[Bot]
