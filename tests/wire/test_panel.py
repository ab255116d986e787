"""House rules in Discord: chosen by clicking alone, saved, played by, offered and offered back."""

from typing import Any

from club.knobs import GROUPS, KNOBS
from cogs.ui.text import Text
from engine.rules import Rules
from playground.driver import Actor, Answer, buttons, texts
from playground.standin.models import Json
from tests.wire.house import House, choices, offered

text = Text()


class Clicker:
    """A member with a panel before them, who clicks and never types."""

    def __init__(self, actor: Actor, message: Json) -> None:
        self.actor = actor
        self.message = message

    @property
    def said(self) -> str:
        return texts(self.message)

    @property
    def labels(self) -> list[str]:
        return [one.label for one in buttons(self.message)]

    def ids(self, rest: str) -> list[str]:
        return [one for one, action in offered(self.message).items() if action.rest == rest]

    async def press(self, rest: str) -> None:
        await self._took(await self.actor.press(self.message, self.ids(rest)[0]))

    async def choose(self, rest: str) -> None:
        """Choose in a menu, unless that is how it stands."""
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


async def house_panel(actor: Actor, **options: Any) -> Clicker:
    answer = await actor.command("gin house", **options)
    assert answer.ephemeral
    return Clicker(actor, answer.message)


async def test_rules_are_changed_by_clicking_and_played(house: House) -> None:
    panel = await house_panel(house.north)
    assert "Starts from **Standard**" in panel.said
    assert text("panel-same") in panel.said
    await panel.set("gin_bonus", 30)
    assert "Gin bonus: **30** (was: 25)" in panel.said
    await panel.press("set=gin_bonus=31")
    assert "Gin bonus: **31** (was: 25)" in panel.said
    await panel.press("use=practice")
    await house.quiet()
    assert "Sent" in panel.said
    table_id = await house.newest_table(house.north)
    snapshot = await house.club.snapshot(table_id)
    assert snapshot.rules == Rules.of("standard", gin_bonus=31)
    assert snapshot.state is not None
