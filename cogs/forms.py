"""Forms: a question that is answered by typing, also after a restart.

discord.py keeps a form in memory until it is sent off, and drops what comes back after a restart.
So a form here is let go of as soon as it is shown, and its answer is read like a press: by its
custom_id. A form is only ever a shorter way; what it asks can be done by pressing alone.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, cast

import discord
from discord import ui

from cogs.ui import items
from cogs.ui.ids import Action, parse_id

if TYPE_CHECKING:
    from cogs.client import Undercut

FormHandler = Callable[[discord.Interaction[discord.Client], Action, str], Awaitable[None]]
"""Takes what was typed."""

FIELD = "text"
"""The custom_id of a form's one field."""


async def ask(
    interaction: discord.Interaction[Any],
    custom_id: str,
    title: str,
    label: str,
    *,
    about: str | None = None,
    value: str | None = None,
    most: int,
) -> None:
    """Answer a press with a form of one line.

    Args:
        interaction: The press.
        custom_id: What the answer means, as a press's id says it.
        title: The form's title, of at most 45 characters.
        label: The field's label, of at most 45 characters.
        about: What is to be typed.
        value: What stands in the field at first.
        most: How many characters may be typed.
    """
    form = ui.Modal(title=title, custom_id=custom_id)
    field = ui.TextInput[ui.Modal](custom_id=FIELD, default=value, min_length=1, max_length=most)
    form.add_item(ui.Label(text=label, description=about, component=field))
    await interaction.response.send_modal(form)
    form.stop()


async def answer(interaction: discord.Interaction[discord.Client]) -> None:
    """Handle a form that was sent off; every error is logged and answered."""
    client = cast("Undercut", interaction.client)
    client.handle(asyncio.current_task())
    action = parse_id(interaction.custom_id or "")
    try:
        handler = client.forms.get(action.kind) if action else None
        if action is None or handler is None:
            await items.answer_privately(interaction, "refusal-old-button")
        else:
            await client.settle_language(interaction)
            await handler(interaction, action, typed(interaction))
    except Exception as error:  # noqa: BLE001 - the member is owed an answer
        await items.answer_error(interaction, error, action)


def typed(interaction: discord.Interaction[Any]) -> str:
    """What was typed into a form's field."""
    data = cast("Mapping[str, Any]", interaction.data or {})
    fields = _fields(data.get("components", ()))
    return next((str(one.get("value") or "") for one in fields), "")


def _fields(components: Any) -> Iterator[Mapping[str, Any]]:  # noqa: ANN401 - as Discord sends it
    for one in components:
        inner = [*one.get("components", ()), *([one["component"]] if "component" in one else ())]
        yield from _fields(inner)
        if one.get("custom_id") == FIELD:
            yield one
