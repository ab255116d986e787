"""A member with a panel of house rules before them."""

from typing import Any

from club.house_rules.rule_controls import GROUPS, KNOBS
from playground.driver import Actor, Answer, buttons, texts
from playground.standin.models import Json
from playground.standin.validation.walk import walk
from tests.wire.doors import house_rules
from tests.wire.harness import Harness, choices, offered

BUTTON = 2


class PanelUser:
    """A member with a panel before them, who clicks and never types."""

    def __init__(self, actor: Actor, message: Json) -> None:
        self.actor = actor
        self.message = message
        self.panel_id = next(
            action.table for action in offered(message).values() if action.kind == "panel"
        )

    @property
    def said(self) -> str:
        return texts(self.message)

    @property
    def offers(self) -> list[str]:
        """What can be chosen in the menus."""
        return [action.rest for action in choices(self.message).values()]

    def ids(self, rest: str) -> list[str]:
        return [one for one, action in offered(self.message).items() if action.rest == rest]

    async def reach(self, rest: str, *, menu: bool = False) -> None:
        """Turn to the step that offers something, perhaps in a menu, by *Next* and *Back*."""
        for way in ("Next", "Back"):
            while rest not in self.offers and (menu or not self.ids(rest)):
                labels = [one.label for one in buttons(self.message)]
                if way not in labels:
                    break
                await self._took(await self.actor.press(self.message, way))

    async def press(self, rest: str) -> None:
        await self.reach(rest)
        await self._took(await self.actor.press(self.message, self.ids(rest)[0]))

    async def forge(self, harness: Harness, rest: str, panel_id: int | None = None) -> Answer:
        """Press a button that the panel never had."""
        custom_id = f"gin:panel:{panel_id or self.panel_id}:0:{rest}"
        channel = harness.discord.world.channels[self.message["channel_id"]]
        stored = channel.messages[self.message["id"]]
        next(one for one in walk(stored.components) if one["type"] == BUTTON)["custom_id"] = (
            custom_id
        )
        return await self.actor.press(self.message, custom_id)

    async def choose(self, rest: str) -> None:
        """Choose in a menu, unless that is how it stands."""
        await self.reach(rest, menu=True)
        menu_id, value = next(
            key for key, action in choices(self.message).items() if action.rest == rest
        )
        await self._took(await self.actor.choose(self.message, menu_id, value))

    async def _took(self, answer: Answer) -> None:
        assert answer.kind == "update"
        self.message = answer.message

    async def to(self, knob: str) -> None:
        """Open a knob by its two menus."""
        group = next(group for group, knobs in GROUPS.items() if KNOBS[knob] in knobs)
        await self.choose(f"group={group}")
        await self.choose(f"knob={knob}")

    async def set(self, knob: str, value: str | int) -> None:
        await self.to(knob)
        await self.choose(f"set={knob}={value}")


async def counter_panel(harness: Harness, actor: Actor, challenge: Json | Answer) -> PanelUser:
    """The panel on which a member offers other rules for a challenge."""
    answer = await actor.press(await harness.more(actor, challenge), "Other rules…")
    assert answer.ephemeral
    return PanelUser(actor, answer.message)


async def rules_panel(actor: Actor, **options: Any) -> PanelUser:
    answer = await house_rules(actor, **options)
    assert answer.ephemeral
    return PanelUser(actor, answer.message)
