"""The bot's client: what Discord sends comes in here, and the cogs handle it."""

import asyncio
from collections.abc import Coroutine, Iterable, Mapping
from typing import Any, Final

import discord
import structlog
from discord import app_commands
from discord.ext import commands

from club.club import Club
from club.core import languages
from club.core.clock import Clock, SystemClock
from club.core.languages import GROUND
from club.core.people import Person
from club.core.settings import NOTHING_SET
from club.table.snapshot import Snapshot
from cogs.app.departed_members import Leavers
from cogs.app.emojis import Emojis
from cogs.app.presence import Presence
from cogs.app.restart import Restart
from cogs.app.translator import Translator
from cogs.app.tree import Tree
from cogs.kit import items
from cogs.kit.drawing import Ui
from cogs.kit.text import Text
from cogs.messages.challenge_expiry import Expiry
from cogs.messages.reconciler import Displays
from cogs.messages.result_cleanup import Tidying
from cogs.messages.unreadable_notices import UnreadableNotices
from cogs.play.computer import Computers, Pause
from cogs.routing import forms
from cogs.routing.clicks import Handler, routed
from cogs.routing.forms import FormHandler
from cogs.routing.people import person_of
from cogs.routing.rate_limits import Rates
from cogs.scheduling.housekeeping import Housekeeping
from cogs.scheduling.scheduler import Sleeper
from cogs.transport import failfast
from cogs.transport.deferral import PROMISED_AFTER, promise_of
from cogs.transport.posts import Posts, custom_ids
from cogs.turn_clock.alarms import Alarms
from engine.rules import PRESETS, Rules

EXTENSIONS: Final = (
    "cogs.matchmaking.challenge",
    "cogs.multiplayer.lobby",
    "cogs.play.table",
    "cogs.play.hand",
    "cogs.play.hint",
    "cogs.watching.games",
    "cogs.ratings.standings",
    "cogs.ratings.profile",
    "cogs.lessons.rules",
    "cogs.house_rules.panel",
    "cogs.matchmaking.offers",
    "cogs.scorepad.sheets",
    "cogs.turn_clock.clocks",
    "cogs.turn_clock.away",
    "cogs.members.settings",
    "cogs.moderation.admin",
    "cogs.watching.tables",
    "cogs.archive.verify",
    "cogs.archive.replay",
    "cogs.archive.review",
    "cogs.archive.imports",
    "cogs.archive.film",
    "cogs.archive.export",
    "cogs.archive.history",
    "cogs.members.friends",
    "cogs.matchmaking.queue",
    "cogs.turn_clock.nudging",
    "cogs.lessons.help",
    "cogs.lessons.learn",
    "cogs.lessons.problem",
    "cogs.members.privacy",
    "cogs.moderation.server_departure",
)

TYPING: Final = discord.InteractionType.autocomplete

BRIEFLY = 0.5
"""Seconds that an answer waits at most for the noting of what Discord tells of a member."""

PATIENCE = 3.0
"""Seconds that what is under way gets to finish when the bot stops."""

_log = structlog.get_logger()

# discord.py warns at every start that voice is missing; nothing here speaks.
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False


class Undercut(commands.AutoShardedBot):
    """The bot.

    Attributes:
        club: What members do at tables.
        rules: The rules of every new table.
        cards: The cards as the application's emojis.
        posts: What is sent, changed and deleted.
        displays: The messages that show them.
        sleeper: Does in time what falls due.
        unreadable: Tells of tables that can't be read.
        computers: The computer's turns.
        rates: How often members may ask for what costs work.
        housekeeping: What takes long and nobody waits for.
        leavers: Who is known to have left which server.
        restart: Whether a restart has been announced.
        documents: Where members can read the documents, if the host has said.
        promised_after: Seconds after which an answer is promised that hasn't been given.
        routes: Who handles which kind of press, by `Action.kind`.
        forms: Who handles what was typed into which kind of form, by the same.
        handling: The commands and presses that are being handled.
        gin: The commands for playing.
        club_commands: The commands for the life of the server.
        admin: The commands for those who manage a server.
    """

    def __init__(
        self,
        club: Club,
        *,
        clock: Clock | None = None,
        rules: Rules | None = None,
        documents: str | None = None,
        pause: float = 0.0,
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            # Slash commands and presses come without any intent; guilds gives channels and names.
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            activity=discord.CustomActivity(self.say("status")),
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_contexts=app_commands.AppCommandContext(guild=True),
            allowed_installs=app_commands.AppInstallationType(guild=True),
            http_trace=failfast.tracing(),
        )
        clock = clock or SystemClock()
        self.club = club
        self.rules = rules or PRESETS.rules("standard")
        self.cards = Emojis(self)
        self.posts = Posts(self)
        self.displays = Displays(club, self.posts, clock, self.ui)
        self.computers = Computers(club, self.displays, Pause(pause))
        self.sleeper = Sleeper(clock)
        self.expiry = Expiry(club, self.displays, self.sleeper)
        self.tidying = Tidying(club, self.displays, self.sleeper)
        self.alarms = Alarms(club, self.displays, self.posts, self.sleeper, self.ui)
        self.housekeeping = Housekeeping(self)
        self.unreadable = UnreadableNotices(club, self.displays, self.posts, self.sleeper, self.ui)
        self.presence = Presence(club)
        self.rates = Rates(clock)
        self.leavers = Leavers(clock)
        self.handling: set[asyncio.Task[Any]] = set()
        self.restart = Restart(club, self.displays, clock, self.handling)
        self.documents = documents
        self.promised_after = PROMISED_AFTER
        self.routes: Mapping[str, items.Handler] = {}
        self.forms: Mapping[str, FormHandler] = {}
        self.gin = app_commands.Group(
            name="gin",
            description=self.say("command-gin"),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
        )
        self.club_commands = app_commands.Group(
            name="club",
            description=self.say("command-club"),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
        )
        self.admin = app_commands.Group(
            name="gin-admin",
            description=self.say("command-admin"),
            default_permissions=discord.Permissions(manage_guild=True),
        )
        self._background: set[asyncio.Task[None]] = set()

    def ui(self, language: str = GROUND) -> Ui:
        """The words of a language and the faces of the cards, for a drawing."""
        return Ui(Text(language), self.cards.faces, restarting=self.restart.announced)

    def ui_for(self, interaction: discord.Interaction[Any]) -> Ui:
        """The same for an answer that one member alone sees, the cards as they have set them."""
        own = interaction.extras.get(items.OWN, NOTHING_SET)
        return self.ui(items.language_of(interaction)).as_set(own)

    async def settle_language(self, interaction: discord.Interaction[Any]) -> None:
        """Find out in which language a member is to be answered, and note what Discord tells.

        Once for each thing they ask, and before it is done: what they get by direct message goes by
        it. Nothing is written as long as Discord tells the same.
        """
        if items.LANGUAGE in interaction.extras:
            return
        given = str(interaction.locale)
        interaction.extras[items.LANGUAGE] = languages.nearest(given)
        try:
            own = await self.club.settings.member(interaction.user.id)
            interaction.extras[items.OWN] = own
            interaction.extras[items.LANGUAGE] = languages.of_answer(own.language, given)
        except Exception:  # noqa: BLE001 - the answer matters more than its language
            _log.exception("language not looked up")
            return
        if given != own.locale and interaction.type is not TYPING:
            noting = self.work(self._note_locale(person_of(interaction.user), given))
            await asyncio.wait({noting}, timeout=BRIEFLY)

    def wish_for(self, colours: str) -> None:
        """Have the cards in colours that a member has chosen, without waiting for it."""
        self.work(self._send_colours(colours), name="colours")

    def redraw_all(self, table_ids: Iterable[int]) -> None:
        """Draw tables anew whose messages look different from now on."""
        for table_id in table_ids:
            self.displays.draw_anew(table_id)

    async def on_guild_update(self, _before: discord.Guild, after: discord.Guild) -> None:
        """Draw a server's tables in the language that it prefers from now on."""
        if await self.club.server_prefers(after.id, str(after.preferred_locale)):
            self.redraw_all(await self.club.open_in(after.id))

    def announce_restart(self) -> None:
        """Tell the tables that the bot is about to restart, or that it isn't after all."""
        self.work(self.restart.announce())

    def route(self, kind: str, handler: Handler) -> None:
        """Have a kind of press handled."""
        self.routes = {**self.routes, kind: routed(handler)}

    def handle(self, task: asyncio.Task[Any] | None) -> None:
        """Wait for a task that answers somebody when the bot stops."""
        if task is not None:
            self.handling.add(task)
            task.add_done_callback(self.handling.discard)

    def changed(self, snapshot: Snapshot, *, everywhere: bool = False) -> None:
        """Draw a table that has changed, and let the computer play if it is its turn.

        Args:
            snapshot: The table.
            everywhere: Whether all tables of its contest have changed, as when somebody else plays.
        """
        for table_id in snapshot.boards if everywhere else snapshot.stirred:
            self.displays.refresh(table_id)
            if everywhere:
                self.computers.wake(table_id)
        self.computers.after(snapshot)
        self.alarms.wake()

    def seen(self, user: discord.User | discord.Member, *, noted: bool = False) -> None:
        """Remember that a member is about, without waiting for it.

        Args:
            user: The member.
            noted: Whether the club has just done so itself, with the member's last known name.
        """
        person = person_of(user)
        if self.presence.is_news(person, noted=noted):
            self.work(self.presence.note(person))

    async def setup_hook(self) -> None:
        """Get ready between login and the first event."""
        self.add_dynamic_items(*items.ITEMS)
        self.tree.add_command(self.gin)
        self.tree.add_command(self.club_commands)
        self.tree.add_command(self.admin)
        for extension in EXTENSIONS:
            await self.load_extension(extension)
        await self.tree.set_translator(Translator())
        await self.cards.find()
        self.work(self._prepare(), name="start")
        self.work(self.sleeper.run())

    async def on_interaction(self, interaction: discord.Interaction[discord.Client]) -> None:
        """Promise an answer in time; answer forms, and presses that this version doesn't know."""
        promise_of(interaction).start(self.promised_after)
        if interaction.type is discord.InteractionType.modal_submit:
            await forms.answer(interaction)
        if interaction.type is not discord.InteractionType.component:
            return
        if not is_live(interaction.message, interaction.custom_id or ""):
            await items.answer_privately(interaction, "refusal-old-button")

    async def on_error(self, event_method: str, /, *_args: object, **_kwargs: object) -> None:
        """Log an error of an event, without what the event held."""
        _log.exception("event failed", event=event_method)

    async def close(self) -> None:
        """Finish what is under way, briefly, and disconnect."""
        self.sleeper.stop()
        self.unreadable.stop()
        self.cards.stop()
        self.leavers.stop()
        await self._finish()
        await self.computers.close(PATIENCE)
        await self.alarms.saying.close(PATIENCE)
        await self.unreadable.telling.close(PATIENCE)
        await self.displays.close(PATIENCE)
        await self.restart.leave()
        await super().close()
        await self._finish()  # Until then somebody may have pressed.

    async def _finish(self) -> None:
        """Wait for what is under way, and for what it begins; not for long."""
        clock = asyncio.get_running_loop().time
        latest = clock() + PATIENCE
        while under_way := [one for one in (*self._background, *self.handling) if not one.done()]:
            # Not cancelled at once: whoever is at the database should leave it in order.
            _, late = await asyncio.wait(under_way, timeout=max(0.0, latest - clock()))
            for task in late:
                task.cancel()
            if late:
                break

    def say(self, key: str) -> str:
        """A text in the ground language, such as a command's description."""
        return Text()(key)

    async def _prepare(self) -> None:
        """Do at the start what nobody has to wait for."""
        assert isinstance(self.tree, Tree)
        steps = (
            # First of all: later, a command whose answer is on its way would look like a lost one.
            self.displays.catch_up,
            self.computers.catch_up,
            self.tree.sync_if_changed,
            self._send_cards,
            self._check_tables,
            # Last: after an update it takes about a second for a thousand deals.
            self.club.count_anew,
        )
        for step in steps:
            try:
                await step()
            except Exception:  # noqa: BLE001 - the other steps can still be done
                _log.exception("a step of the start failed", step=step.__qualname__)
        self.housekeeping.begin()

    async def _check_tables(self) -> None:
        """Read every running table, and let those go on that couldn't be read before."""
        for snapshot in await self.club.set_aside.check(self.displays.precedence.calm):
            self.draw_anew(snapshot)

    def draw_anew(self, snapshot: Snapshot) -> None:
        """Draw all tables of a contest again, and let the computer play where it is its turn."""
        for board in snapshot.boards:
            self.displays.leftovers.ask(board)
            self.displays.draw_anew(board)
            self.computers.wake(board)
        self.alarms.wake()

    async def _send_cards(self) -> None:
        if await self.cards.send_missing():
            await self.displays.show_faces()
        for colours in await self.club.settings.colours():
            await self._send_colours(colours)

    async def _send_colours(self, colours: str) -> None:
        """Have the cards in some colours, and draw with them for those who have chosen these."""
        try:
            if not await self.cards.send_missing(colours):
                return
            for member_id in (await self.club.settings.colours()).get(colours, ()):
                own = await self.club.tables_of(member_id)
                self.redraw_all(one.table.table_id for one in own)
        except Exception:  # noqa: BLE001 - the usual colours serve, and the next start tries again
            _log.exception("colours not sent", colours=colours)

    async def _note_locale(self, person: Person, locale: str) -> None:
        try:
            await self.club.settings.set_member(person, "locale", locale)
        except Exception:  # noqa: BLE001 - it is told again with the next thing they ask
            _log.exception("locale not noted")

    def work(self, work: Coroutine[Any, Any, None], name: str | None = None) -> asyncio.Task[None]:
        """Do something aside, and have the bot wait for it, briefly, when it stops."""
        task = asyncio.create_task(work, name=name)
        self._background.add(task)
        task.add_done_callback(self._background.discard)
        return task


def is_live(message: discord.Message | None, custom_id: str) -> bool:
    """Tell whether a press will reach one of our items, which then answers it.

    discord.py looks for the item in the message; one that isn't there it drops without a word.
    """
    if not any(item.__discord_ui_compiled_template__.fullmatch(custom_id) for item in items.ITEMS):
        return False
    return message is not None and custom_id in custom_ids(message.components)
