"""Presses on buttons and menus: they are read by their ids, and every error is answered."""

import io
import json
from typing import Any, cast
from unittest.mock import AsyncMock, Mock

import discord
import pytest
import structlog
from discord import ui
from discord.components import _component_factory

from club.core.errors import LeftServer
from cogs.app.logs import write_traceback
from cogs.kit.ids import Action, make_id, make_menu_id, make_several_id, make_who_id
from cogs.kit.items import channels, menu, press, roles, who
from cogs.kit.text import CommandLinks, Text
from cogs.routing.bot import Bot
from cogs.routing.error_answers import answer_error
from cogs.routing.presses import PressHandlers
from engine.errors import Illegal

BUTTON, MENU = discord.ComponentType.button.value, discord.ComponentType.select.value
WHO = discord.ComponentType.user_select.value
CHANNEL, ROLE = discord.ComponentType.channel_select.value, discord.ComponentType.role_select.value
PREFIXES = {"channels": "chan", "roles": "role"}
TAKE, OTHER = make_id("move", 5, 7, "take"), make_id("move", 5, 7, "stock")


def layout(*items: ui.Item[Any]) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.ActionRow(*items))
    return view


def clicked(
    view: ui.LayoutView, kind: int, custom_id: str, routes: dict[str, Any], **chosen: Any
) -> Any:
    """A click on what a message with this view is said to show."""
    message = Mock(spec=discord.Message)
    message.flags.components_v2 = True
    message.components = [
        _component_factory(cast("Any", each), cast("Any", None)) for each in view.to_components()
    ]
    interaction = Mock(spec=discord.Interaction)
    interaction.id = 99
    interaction.message = message
    interaction.locale = discord.Locale.british_english
    interaction.data = {"component_type": kind, "custom_id": custom_id, **chosen}
    interaction.extras = {}
    presses = PressHandlers()
    for asks_for, handler in routes.items():
        presses.add(asks_for, handler)
    interaction.client = Mock(
        spec=["presses", "settle_language", "command_links", "dispatch"],
        presses=presses,
        command_links=CommandLinks(),
        settle_language=AsyncMock(spec=Bot.settle_language),
    )
    interaction.response = AsyncMock(spec=discord.InteractionResponse)
    interaction.response.is_done = Mock(
        spec=discord.InteractionResponse.is_done, return_value=False
    )
    interaction.followup = AsyncMock(spec=discord.Webhook)
    return interaction


async def take(interaction: Any) -> None:
    await interaction.client.presses.take(interaction)


async def pressed(custom_id: str, handler: Any, *, kind: str = "move") -> Any:
    interaction = clicked(layout(press("Take", custom_id)), BUTTON, custom_id, {kind: handler})
    await take(interaction)
    return interaction


def answer(interaction: Any) -> str:
    """The one private answer that was given."""
    sent = interaction.response.send_message
    sent.assert_awaited_once()
    assert sent.await_args.kwargs["ephemeral"] is True
    return sent.await_args.args[0]


def asked(handler: Any) -> Action:
    """What the handler was asked for, once."""
    handler.assert_awaited_once()
    return handler.await_args.args[1]


async def test_a_press_after_a_restart_reaches_its_handler_once() -> None:
    handler = AsyncMock(spec=answer_error)
    await pressed(TAKE, handler)
    assert asked(handler) == Action("move", 5, 7, "take")


async def test_a_choice_reads_as_the_press_it_stands_for() -> None:
    handler, menu_id = AsyncMock(spec=answer_error), make_menu_id("pick", 5, 7)
    options = [discord.SelectOption(label="7D", value="knock:7D")]
    view = layout(menu(menu_id, options, "Choose"))
    await take(clicked(view, MENU, menu_id, {"pick": handler}, values=["knock:7D"]))
    assert asked(handler) == Action("pick", 5, 7, "knock:7D")


async def test_a_chosen_member_reads_as_the_press_it_stands_for() -> None:
    handler, menu_id = AsyncMock(spec=answer_error), make_who_id("panel", 7, 0, "guest")
    view = layout(who(menu_id, "Choose"))
    chosen = {"values": ["11"], "resolved": {"users": {"11": {"id": "11"}}}}
    await take(clicked(view, WHO, menu_id, {"panel": handler}, **chosen))
    assert asked(handler) == Action("panel", 7, 0, "guest=11")


@pytest.mark.parametrize("what", ["channels", "roles"])
async def test_all_that_is_chosen_reads_as_one_press(what: str) -> None:
    handler = AsyncMock(spec=answer_error)
    menu_id = make_several_id(PREFIXES[what], "set", 7, 2, "x")
    make, kind = (channels, CHANNEL) if what == "channels" else (roles, ROLE)
    chosen = {"values": ["12", "11"], "resolved": {what: {"12": {}, "11": {}}}}
    view = layout(make(menu_id, "Choose", (), 5))
    await take(clicked(view, kind, menu_id, {"set": handler}, **chosen))
    assert asked(handler) == Action("set", 7, 2, "x=11.12")


HALF = [
    {"values": ["12", "11"], "resolved": {"channels": {"12": {}}}},
    {"values": ["12"], "resolved": {"channels": {"11": {}}}},
    {"values": ["12"], "resolved": {"roles": {"12": {}}}},
    {"values": ["12"], "resolved": {"channels": None}},
    {"values": ["12"], "resolved": None},
    {"values": ["12", 11], "resolved": {"channels": {"12": {}, "11": {}}}},
    {"values": ["x"], "resolved": {"channels": {"x": {}}}},
    {"values": [str(2**63)], "resolved": {"channels": {str(2**63): {}}}},
    {"values": "12", "resolved": {"channels": {"12": {}}}},
    {"values": None},
    {},
]


@pytest.mark.parametrize("chosen", HALF)
async def test_nothing_is_chosen_of_what_arrives_in_part(chosen: dict[str, Any]) -> None:
    handler, menu_id = AsyncMock(spec=answer_error), make_several_id("chan", "set", 7, 2, "x")
    view = layout(channels(menu_id, "Choose", (), 5))
    interaction = clicked(view, CHANNEL, menu_id, {"set": handler}, **chosen)
    await take(interaction)
    assert answer(interaction) == Text()("refusal-old-button")
    handler.assert_not_awaited()


async def test_that_none_is_chosen_reads_as_a_press() -> None:
    handler, menu_id = AsyncMock(spec=answer_error), make_several_id("chan", "set", 7, 2, "x")
    view = layout(channels(menu_id, "Choose", (), 5))
    await take(clicked(view, CHANNEL, menu_id, {"set": handler}, values=[]))
    assert asked(handler) == Action("set", 7, 2, "x=")


@pytest.mark.parametrize("values", [None, "7C", ["7C", 7]])
async def test_a_choice_of_which_a_part_is_missing_is_none(values: object) -> None:
    handler, menu_id = AsyncMock(spec=answer_error), make_menu_id("pick", 5, 7, "clubs")
    view = layout(menu(menu_id, [discord.SelectOption(label="7C")], "Choose"))
    interaction = clicked(view, MENU, menu_id, {"pick": handler}, values=values)
    await take(interaction)
    assert answer(interaction) == Text()("refusal-old-button")
    handler.assert_not_awaited()


@pytest.mark.parametrize("values", [[], ["12"]])
async def test_a_member_of_whom_discord_tells_nothing_is_not_chosen(values: list[str]) -> None:
    handler, menu_id = AsyncMock(spec=answer_error), make_who_id("panel", 7, 0, "guest")
    interaction = clicked(
        layout(who(menu_id, "Choose")), WHO, menu_id, {"panel": handler}, values=values
    )
    await take(interaction)
    assert answer(interaction) == Text()("refusal-old-button")
    handler.assert_not_awaited()


@pytest.mark.parametrize(("kind", "custom_id"), [(MENU, TAKE), (BUTTON, OTHER), (99, TAKE)])
async def test_what_its_message_does_not_show_is_not_pressed(kind: int, custom_id: str) -> None:
    handler = AsyncMock(spec=answer_error)
    interaction = clicked(layout(press("Take", TAKE)), kind, custom_id, {"move": handler})
    await take(interaction)
    assert answer(interaction) == Text()("refusal-old-button")
    handler.assert_not_awaited()


async def test_a_press_without_a_message_is_answered() -> None:
    interaction = clicked(layout(press("Take", TAKE)), BUTTON, TAKE, {})
    interaction.message = None
    await take(interaction)
    assert answer(interaction) == Text()("refusal-old-button")


async def test_an_unknown_button_gets_an_answer() -> None:
    interaction = await pressed("gin:old:5", AsyncMock(spec=answer_error))
    assert answer(interaction) == Text()("refusal-old-button")


async def test_a_refusal_is_said_and_not_logged() -> None:
    handler = AsyncMock(spec=answer_error, side_effect=LeftServer(name="**South**"))
    with structlog.testing.capture_logs() as logs:
        interaction = await pressed(TAKE, handler)
    assert answer(interaction) == "\\*\\*South\\*\\* isn\u2019t in this server any more."
    assert logs == []


async def test_an_error_is_logged_without_cards_and_answered() -> None:
    hand = ("discard:7D", "discard:KS")
    handler = AsyncMock(spec=answer_error, side_effect=Illegal("7D can't go back", hand))
    with structlog.testing.capture_logs() as logs:
        interaction = await pressed(make_id("move", 5, 7, "discard:7D"), handler)
    assert answer(interaction) == Text()("refusal-broken")
    (entry,) = logs
    assert entry["error"] == "Illegal"
    assert (entry["table"], entry["ply"], entry["kind"]) == (5, 7, "move")
    error, trace = entry.pop("exc_info"), io.StringIO()
    write_traceback(trace, (type(error), error, error.__traceback__))
    said = json.dumps(entry, default=str) + trace.getvalue()
    assert "Illegal" in trace.getvalue()
    assert "7D" not in said
    assert "KS" not in said


async def test_a_kind_that_nobody_handles_is_answered_too() -> None:
    interaction = await pressed(TAKE, AsyncMock(spec=answer_error), kind="hand")
    assert answer(interaction) == Text()("refusal-old-button")


async def test_an_error_in_the_check_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_: str) -> Action:
        raise RuntimeError("no")

    monkeypatch.setattr("cogs.kit.items.parse_id", broken)
    interaction = await pressed(TAKE, AsyncMock(spec=answer_error))
    assert answer(interaction) == Text()("refusal-broken")


async def test_after_an_answer_the_error_follows_it_up() -> None:
    interaction = clicked(layout(press("Take", TAKE)), BUTTON, TAKE, {})
    interaction.response.is_done.return_value = True
    await answer_error(interaction, LeftServer(name="South"))
    interaction.followup.send.assert_awaited_once()
    interaction.response.send_message.assert_not_awaited()


async def test_an_answer_that_does_not_arrive_is_logged() -> None:
    interaction = clicked(layout(press("Take", TAKE)), BUTTON, TAKE, {})
    response = Mock(spec=["status", "reason"], status=404, reason="Not Found")
    late = discord.NotFound(
        cast("Any", response), {"code": 10062, "message": "Unknown interaction"}
    )
    interaction.response.send_message.side_effect = late
    with structlog.testing.capture_logs() as logs:
        await answer_error(interaction, LeftServer(name="South"))
    assert [entry["code"] for entry in logs] == [10062]
