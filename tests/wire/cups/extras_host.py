"""The page of a cup's extras, as its organiser sees it, in a server that lets the bot do things."""

from datetime import timedelta

from cogs.cups.cup_scheduled_events import CupScheduledEventsCog
from cogs.kit.text import Text
from playground.driver import Actor, Answer, menus, texts
from playground.standin.models import Role, ScheduledEvent
from tests.wire.cups.cup_host import CupHost
from tests.wire.harness import cog_of

text = Text()
EVENTS = "/guilds/*/scheduled-events"
ONE_EVENT = f"{EVENTS}/*"
GIVING = "/guilds/*/members/*/roles/*"


class ExtrasHost(CupHost):
    """A cup with its extras; both clocks tell the same time."""

    @property
    def events(self) -> list[ScheduledEvent]:
        return list(self.harness.discord.guild.events.values())

    async def allow(self, *permissions: str) -> Role:
        """Give the bot a role with permissions."""
        world, guild = self.harness.discord.world, self.harness.discord.guild
        role = world.add_role(guild, "Undercut", *permissions, managed=True)
        world.give_role(guild, world.bot, role)
        self.harness.bot.scheduler.settle = 0
        await self.harness.discord.gateway.delivered()
        return role

    async def extras(self, by: Actor | None = None) -> Answer:
        return await self.organise("press-cup-extras", by=by)

    async def plan(self, start: str = "cup-event-hour") -> str:
        """Choose a start; what the page says then."""
        page = await self.extras()
        labels = {label for one in menus(page.message) for label, _ in one.options}
        label = next(each for each in labels if each.startswith(text(start, hour="")))
        return await self._after(
            await self.harness.north.choose(page, text("cup-menu-event"), label)
        )

    async def press(self, label: str) -> str:
        """Press a button of the page; what it says then."""
        return await self._after(await self.harness.north.press(await self.extras(), text(label)))

    async def choose(self, purpose: str, role_id: str, by: Actor | None = None) -> str:
        """Choose a role; what the page says then."""
        page = await self.extras(by)
        hint = text(f"cup-menu-role-{purpose}")
        return await self._after(await (by or self.harness.north).choose(page, hint, role_id))

    async def pass_time(self, by: timedelta) -> None:
        """Let time pass for both sides, and have the bot look."""
        self.harness.clock.advance(by)
        self.harness.discord.clock.advance(by.total_seconds())
        await self.look_at_event()

    async def look_at_event(self) -> None:
        work = cog_of(self.harness.bot, CupScheduledEventsCog).work
        if (task := work.ask(self.cup_id)) is not None:
            await task
        await self.quiet()

    def holders(self, role: Role) -> set[str]:
        """The members who have a role, by name."""
        world, held = self.harness.discord.world, self.harness.discord.guild.held
        return {world.users[one].name for one, roles in held.items() if role.id in roles}

    async def given(self, role: Role, *names: str) -> None:
        """Wait until just these have a role."""
        await self.harness.discord.wait_for(lambda: self.holders(role) == set(names))

    async def _after(self, answer: Answer) -> str:
        await self.quiet()
        return texts(answer.message)
