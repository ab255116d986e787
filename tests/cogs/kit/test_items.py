"""The live items: they outlast restarts and stopped views, and answer for every error."""

import asyncio
import io
import json
from typing import Any, cast
from unittest.mock import AsyncMock, Mock

import discord
import pytest
import structlog
from discord import ui
from discord.components import _component_factory
from discord.ui.view import ViewStore

from club.core.errors import LeftServer
from cogs.app.logs import write_traceback
from cogs.kit.drawing import Drawing
from cogs.kit.ids import Action, make_id, make_menu_id
from cogs.kit.items import ITEMS, Menu, link, menu, press
from cogs.kit.text import CommandLinks, Text
from cogs.matchmaking.ui.challenge import draw_challenge
from cogs.routing.bot import Bot
from cogs.routing.error_answers import answer_error
from cogs.routing.presses import PressHandlers
from engine.errors import Illegal
from tests.cogs.scenes import PLAIN, RULES, deals, scene_of

BUTTON, MENU = discord.ComponentType.button.value, discord.ComponentType.select.value
TAKE = make_id("move", 5, 7, "take")


def store() -> ViewStore:
    """What the library keeps of views, as after a restart."""
    return ViewStore(cast("Any", None))


def layout(*items: ui.Item[Any]) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.ActionRow(*items))
    return view


def clicked(view: ui.LayoutView, routes: dict[str, Any], values: list[str] | None = None) -> Any:
    """A click on a message that shows this view."""
    message = Mock(spec=discord.Message)
    message.flags.components_v2 = True
    message.components = [
        _component_factory(cast("Any", each), cast("Any", None)) for each in view.to_components()
    ]
    interaction = Mock(spec=discord.Interaction)
    interaction.id = 99
    interaction.message = message
    interaction.locale = discord.Locale.british_english
    interaction.data = {"values": values or []}
    interaction.extras = {}
    presses = PressHandlers()
    for kind, handler in routes.items():
        presses.add(kind, handler)
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


async def dispatch(views: ViewStore, kind: int, custom_id: str, interaction: Any) -> None:
    """Let the library deliver a click, and wait for all that it started."""
    before = asyncio.all_tasks()
    views.dispatch_view(kind, custom_id, interaction)
    await asyncio.gather(*(asyncio.all_tasks() - before))


async def pressed(custom_id: str, handler: Any, *, kind: str = "move") -> Any:
    views = store()
    views.add_dynamic_items(*ITEMS)
    interaction = clicked(layout(press("Take", custom_id)), {kind: handler})
    await dispatch(views, BUTTON, custom_id, interaction)
    return interaction


def answer(interaction: Any) -> str:
    """The one private answer that was given."""
    sent = interaction.response.send_message
    sent.assert_awaited_once()
    assert sent.await_args.kwargs["ephemeral"] is True
    return sent.await_args.args[0]


async def test_a_press_after_a_restart_reaches_its_handler_once() -> None:
    handler = AsyncMock(spec=answer_error)
    await pressed(TAKE, handler)
    handler.assert_awaited_once()
    assert handler.await_args is not None
    assert handler.await_args.args[1] == Action("move", 5, 7, "take")


async def test_a_choice_reads_as_the_press_it_stands_for() -> None:
    handler = AsyncMock(spec=answer_error)
    views = store()
    views.add_dynamic_items(*ITEMS)
    options = [discord.SelectOption(label="7D", value="knock:7D")]
    view = layout(menu(make_menu_id("pick", 5, 7), options, "Choose"))
    interaction = clicked(view, {"pick": handler}, ["knock:7D"])
    await dispatch(views, MENU, make_menu_id("pick", 5, 7), interaction)
    handler.assert_awaited_once()
    assert handler.await_args is not None
    assert handler.await_args.args[1] == Action("pick", 5, 7, "knock:7D")


async def test_each_id_is_taken_by_exactly_one_item() -> None:
    views = store()
    views.add_dynamic_items(*ITEMS)
    for custom_id in (TAKE, make_menu_id("pick", 5, 7), "gin:anything at all"):
        patterns = [each for each in views._dynamic_items if each.fullmatch(custom_id)]
        assert len(patterns) == 1


async def test_stopping_our_views_leaves_the_items_registered() -> None:
    """A view with an ordinary item takes the dynamic ones along; ours have none."""
    state = next(deals(1, RULES[0]))
    drawing: Drawing = draw_challenge(scene_of(state, None, status="waiting", view=None), PLAIN)
    views = store()
    views.add_dynamic_items(*ITEMS)
    registered = dict(views._dynamic_items)
    views.add_view(drawing.view, 1)
    drawing.view.stop()
    assert views._dynamic_items == registered

    mixed = layout(press("Take", TAKE), ui.Button[Any](label="x", custom_id="ordinary"))
    views.add_view(mixed, 2)
    mixed.stop()
    assert views._dynamic_items != registered, "the library's trap is gone: simplify the rule"


async def test_a_sent_view_leaves_nothing_behind_for_its_message() -> None:
    views = store()
    views.add_view(layout(press("Take", TAKE), link("There", "https://discord.com")), 1)
    assert not views._views


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


async def test_an_item_that_can_not_be_made_is_answered() -> None:
    interaction = clicked(layout(press("Take", TAKE)), {})
    with pytest.raises(TypeError):
        await Menu.from_custom_id(interaction, link("There", "https://discord.com"), object())
    assert answer(interaction) == Text()("refusal-broken")


async def test_after_an_answer_the_error_follows_it_up() -> None:
    interaction = clicked(layout(press("Take", TAKE)), {})
    interaction.response.is_done.return_value = True
    await answer_error(interaction, LeftServer(name="South"))
    interaction.followup.send.assert_awaited_once()
    interaction.response.send_message.assert_not_awaited()


async def test_an_answer_that_does_not_arrive_is_logged() -> None:
    interaction = clicked(layout(press("Take", TAKE)), {})
    response = Mock(spec=["status", "reason"], status=404, reason="Not Found")
    late = discord.NotFound(
        cast("Any", response), {"code": 10062, "message": "Unknown interaction"}
    )
    interaction.response.send_message.side_effect = late
    with structlog.testing.capture_logs() as logs:
        await answer_error(interaction, LeftServer(name="South"))
    assert [entry["code"] for entry in logs] == [10062]
