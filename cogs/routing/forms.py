"""Forms: a question that is answered by typing, also after a restart.

discord.py keeps forms in memory, so one is released once shown, and its answer is read by its
custom_id, like a press. Forms are only shortcuts: buttons alone can do all they do.
"""

from collections.abc import Awaitable, Callable, Iterator, Mapping
from typing import Any, cast

import discord
from discord import ui

from club.core.errors import TooLong
from club.core.text_limits import TYPED, clipped
from cogs.kit.ids import Action, parse_id
from cogs.kit.press_kinds import PressKind
from cogs.routing.error_answers import answer_error, answer_privately
from cogs.routing.presses import bind_action
from cogs.routing.reply_language import settled_language
from cogs.transport.deferral import unanswered

FormHandler = Callable[[discord.Interaction[Any], Action, str], Awaitable[None]]

# How deep a form's field lies: in a label or a row, and in what holds those.
_DEEP = 3

# The custom_id of a form's one field.
FIELD = "text"


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
    """Answer a press with a one-line form, or have a late one pressed again.

    Title and label have at most 45 characters; `most` limits what is typed.
    """
    if not await unanswered(interaction):
        # After a promise Discord takes no form.
        await answer_privately(interaction, "form-too-late")
        return
    form = ui.Modal(title=title, custom_id=custom_id)
    field = ui.TextInput[ui.Modal](custom_id=FIELD, default=value, min_length=1, max_length=most)
    form.add_item(ui.Label(text=label, description=about, component=field))
    await interaction.response.send_modal(form)
    form.stop()


class Forms:
    """Handles what was typed into forms by their kind; every error is logged and answered."""

    def __init__(self) -> None:
        self._handlers: dict[PressKind, FormHandler] = {}

    @property
    def kinds(self) -> frozenset[PressKind]:
        """The kinds that are handled."""
        return frozenset(self._handlers)

    def add(self, kind: PressKind, handler: FormHandler) -> Callable[[], object]:
        """Register a kind's handler and return its removal; `ValueError` if it has one."""
        if kind in self._handlers:
            raise ValueError(f"two handlers of the form {kind!r}")
        self._handlers[kind] = handler
        return lambda: self._handlers.pop(kind)

    async def take(self, interaction: discord.Interaction[Any]) -> None:
        """Handle a form that was sent off."""
        action = parse_id(str(interaction.custom_id))  # whatever a forged form has there
        if action is not None:
            bind_action(interaction, action)
        try:
            handler = self._handlers.get(action.kind) if action else None
            if action is None or handler is None:
                await answer_privately(interaction, "refusal-old-button")
            else:
                await settled_language(interaction)
                await handler(interaction, action, typed(interaction))
        except Exception as error:  # noqa: BLE001 - the member is owed an answer
            await answer_error(interaction, error, action)


def typed(interaction: discord.Interaction[Any]) -> str:
    """Return a form's text; raise `TooLong` if it is too long or can't be stored."""
    data = cast("Mapping[str, Any]", interaction.data or {})
    fields = _fields(data.get("components", ()))
    values = (one.get("value") for one in fields)
    text = next((value for value in values if isinstance(value, str)), "")
    if clipped(text, TYPED) != text:
        raise TooLong(most=TYPED)
    return text


def _fields(components: Any, deep: int = _DEEP) -> Iterator[Mapping[str, Any]]:  # noqa: ANN401 - as Discord sends it
    for one in components if isinstance(components, list) else ():
        if not isinstance(one, dict):
            continue
        if deep:
            yield from _fields([*(one.get("components") or ()), one.get("component")], deep - 1)
        if one.get("custom_id") == FIELD:
            yield one
