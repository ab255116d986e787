"""The limits of messages, modals, commands and emojis, one case each."""

from typing import Any

import discord
import pytest

from playground.driver import StandIn
from playground.standin.errors import ApiError
from playground.standin.validation.commands import check_commands
from playground.standin.validation.messages import Context, check_message
from playground.standin.validation.modals import check_choices, check_modal
from tests.playground.tiny_bot import PNG

Json = dict[str, Any]
EMOJIS = frozenset({"7"})
V2 = Context(v2=True, uploads=frozenset({"a.png"}), emojis=EMOJIS)
PLAIN = Context(v2=False, uploads=frozenset(), emojis=EMOJIS)


def text(content: str = "hello") -> Json:
    return {"type": 10, "content": content}


def button(custom_id: str = "a", **fields: Any) -> Json:
    return {"type": 2, "style": 1, "label": "A", "custom_id": custom_id, **fields}


def row(*children: Json) -> Json:
    return {"type": 1, "components": list(children)}


def select(**fields: Any) -> Json:
    options = [{"label": "One", "value": "1"}, {"label": "Two", "value": "2"}]
    return {"type": 3, "custom_id": "s", "options": options, **fields}


def gallery(url: str, **fields: Any) -> Json:
    return {"type": 12, "items": [{"media": {"url": url}, **fields}]}


def label(component: Json, **fields: Any) -> Json:
    return {"type": 18, "label": "Word", "component": component, **fields}


def text_input(**fields: Any) -> Json:
    return {"type": 4, "custom_id": "w", "style": 1, **fields}


def leaves(tree: Json, path: str = "") -> dict[str, str]:
    """Flatten a tree of errors into path and code."""
    found: dict[str, str] = {}
    for key, value in tree.items():
        if key == "_errors":
            found[path] = value[0]["code"]
        else:
            found |= leaves(value, f"{path}.{key}".lstrip("."))
    return found


def complaints(fields: Json, context: Context) -> dict[str, str]:
    with pytest.raises(ApiError) as caught:
        check_message(fields, context)
    assert caught.value.code == 50035
    return leaves(caught.value.errors or {})


@pytest.mark.parametrize(
    "components",
    [
        [text("x" * 4000)],
        [row(*(button(f"b{n}") for n in range(5)))],
        [text() for _ in range(40)],
        [gallery("attachment://a.png", description="d" * 1024)],
        [gallery("https://example.org/a.png")],
        [row(select(max_values=2))],
        [row(button(emoji={"id": 7, "name": "card"}))],
        [row(button(emoji={"name": "♠"}))],
        [row({"type": 2, "style": 5, "label": "Rules", "url": "https://example.org/"})],
        [{"type": 17, "components": [text(), {"type": 14}, row(button())]}],
        [{"type": 9, "components": [text()], "accessory": button()}],
    ],
)
def test_what_is_within_the_limits_passes(components: list[Json]) -> None:
    check_message({"components": components}, V2)


@pytest.mark.parametrize(
    ("components", "where", "code"),
    [
        ([text("x" * 4001)], "components.0.content", "BASE_TYPE_BAD_LENGTH"),
        ([text("")], "components.0.content", "BASE_TYPE_REQUIRED"),
        (
            [text("x" * 2500), text("x" * 2500)],
            "components",
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
        ),
        (
            [row(*(button(f"{r}-{n}") for n in range(5))) for r in range(7)],
            "components",
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
        ),
        ([row(*(button(f"b{n}") for n in range(6)))], "components.0.components", None),
        ([row(button(), select())], "components.0.components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
        ([row()], "components.0.components", "BASE_TYPE_REQUIRED"),
        ([row(text())], "components.0.components.0.type", "BASE_TYPE_CHOICES"),
        ([button()], "components.0.type", "BASE_TYPE_CHOICES"),
        (
            [row(button(), button())],
            "components.0.components.1.custom_id",
            "COMPONENT_CUSTOM_ID_DUPLICATED",
        ),
        ([row(button("x" * 101))], "components.0.components.0.custom_id", None),
        ([row(button(label="x" * 81))], "components.0.components.0.label", "BASE_TYPE_MAX_LENGTH"),
        ([row(button(label=""))], "components.0.components.0.label", None),
        (
            [row(button(emoji={"id": 8, "name": "card"}))],
            "components.0.components.0.emoji.id",
            "BUTTON_COMPONENT_INVALID_EMOJI",
        ),
        ([row(button(emoji={"name": "card"}))], "components.0.components.0.emoji.name", None),
        ([row(select(options=[]))], "components.0.components.0.options", "BASE_TYPE_REQUIRED"),
        (
            [row(select(options=[{"label": "One", "value": "1"}] * 2))],
            "components.0.components.0.options.1.value",
            "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
        ),
        ([row(select(max_values=3))], "components.0.components.0.max_values", None),
        ([row(select(min_values=2))], "components.0.components.0.min_values", None),
        ([row(select(placeholder="x" * 151))], "components.0.components.0.placeholder", None),
        ([gallery("attachment://b.png")], "components.0.items.0.media.url", None),
        ([gallery("attachment://a.png", description="d" * 1025)], None, "BASE_TYPE_MAX_LENGTH"),
        (
            [{"type": 9, "components": [text()], "accessory": text()}],
            "components.0.accessory.type",
            "BASE_TYPE_CHOICES",
        ),
        (
            [{"type": 17, "components": [{"type": 17, "components": [text()]}]}],
            "components.0.components.0.type",
            "BASE_TYPE_CHOICES",
        ),
    ],
)
def test_a_component_beyond_its_limit_is_refused(
    components: list[Json], where: str | None, code: str | None
) -> None:
    found = complaints({"components": components}, V2)
    assert len(found) == 1, found
    ((path, said),) = found.items()
    assert where in (None, path)
    assert code in (None, said)


@pytest.mark.parametrize("field", ["content", "embeds", "poll", "sticker_ids"])
def test_a_message_of_components_has_nothing_else(field: str) -> None:
    value: Any = "x" if field == "content" else [{"title": "x"}]
    found = complaints({"components": [text()], field: value}, V2)
    assert found == {field: "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"}


@pytest.mark.parametrize(
    ("fields", "where"),
    [
        ({"content": "x" * 2001}, "content"),
        ({"content": "x", "nonce": "n" * 26}, "nonce"),
        ({"content": "x", "components": [text()]}, "components.0.type"),
        ({"embeds": [{"description": "x" * 3001}] * 2}, "embeds"),
        (
            {"content": "x", "allowed_mentions": {"parse": ["users"], "users": [1]}},
            "allowed_mentions",
        ),
    ],
)
def test_a_plain_message_beyond_its_limit_is_refused(fields: Json, where: str) -> None:
    assert list(complaints(fields, PLAIN)) == [where]


@pytest.mark.parametrize("context", [PLAIN, V2])
def test_an_empty_message_is_refused(context: Context) -> None:
    bare = Context(v2=context.v2, uploads=frozenset(), emojis=EMOJIS)
    with pytest.raises(ApiError) as caught:
        check_message({"content": ""}, bare)
    assert caught.value.code == 50006


@pytest.mark.parametrize(
    ("fields", "where"),
    [
        ({"title": "x" * 46}, "data.title"),
        ({"custom_id": ""}, "data.custom_id"),
        ({"components": []}, "data.components"),
        (
            {"components": [label(text_input(custom_id=f"w{n}")) for n in range(6)]},
            "data.components",
        ),
        ({"components": [label(text_input(), label="x" * 46)]}, "data.components.0.label"),
        ({"components": [label(button())]}, "data.components.0.component.type"),
        ({"components": [label(text_input(max_length=4001))]}, None),
        ({"components": [label(text_input(value="x" * 4001))]}, None),
        ({"components": [label({"type": 21, "custom_id": "r", "options": []})]}, None),
        ({"components": [label(text_input()), label(text_input())]}, None),
    ],
)
def test_a_modal_beyond_its_limit_is_refused(fields: Json, where: str | None) -> None:
    fine: Json = {"title": "T", "custom_id": "m", "components": [label(text_input())]}
    check_modal(fine, EMOJIS)
    with pytest.raises(ApiError) as caught:
        check_modal(fine | fields, EMOJIS)
    assert where is None or where in leaves(caught.value.errors or {})


def test_at_most_25_choices_are_offered() -> None:
    choices = [{"name": str(n), "value": str(n)} for n in range(26)]
    check_choices(choices[:25])
    with pytest.raises(ApiError):
        check_choices(choices)


@pytest.mark.parametrize(
    ("fields", "where"),
    [
        ({"name": "Gin"}, "0.name"),
        ({"name": "gin rummy"}, "0.name"),
        ({"description": ""}, "0.description"),
        ({"description": "x" * 101}, "0.description"),
        ({"options": [{"type": 3, "name": f"o{n}", "description": "d"} for n in range(26)]}, None),
        (
            {
                "options": [
                    {"type": 3, "name": "a", "description": "d"},
                    {"type": 3, "name": "b", "description": "d", "required": True},
                ]
            },
            "0.options.1.required",
        ),
        ({"options": [{"type": 3, "name": "a", "description": "d"}] * 2}, "0.options.1.name"),
    ],
)
def test_a_command_beyond_its_limit_is_refused(fields: Json, where: str | None) -> None:
    fine: Json = {"name": "gin", "description": "Play", "type": 1}
    check_commands([fine, {"name": "Challenge to gin", "type": 2}])
    with pytest.raises(ApiError) as caught:
        check_commands([fine | fields])
    assert where is None or where in leaves(caught.value.errors or {})


def test_command_names_are_unique_and_counted() -> None:
    menu = [{"name": f"Menu {n}", "type": 2} for n in range(16)]
    check_commands(menu[:15])
    for wrong in (menu, [menu[0], menu[0]]):
        with pytest.raises(ApiError):
            check_commands(wrong)


async def test_a_refusal_reaches_the_bot_as_discord_words_it(
    channel: discord.TextChannel, stand_in: StandIn
) -> None:
    stand_in.expect(50035)
    view = discord.ui.LayoutView()
    view.add_item(discord.ui.TextDisplay("x" * 4001))
    with pytest.raises(discord.HTTPException) as caught:
        await channel.send(view=view)
    assert caught.value.status == 400
    assert "components.0.content" in str(caught.value)


async def test_the_form_of_a_message_is_kept_for_good(
    channel: discord.TextChannel, stand_in: StandIn
) -> None:
    stand_in.expect(50035)
    view = discord.ui.LayoutView().add_item(discord.ui.TextDisplay("hello"))
    message = await channel.send(view=view)
    with pytest.raises(discord.HTTPException):
        await message.edit(content="words")
    await message.edit(view=discord.ui.LayoutView().add_item(discord.ui.TextDisplay("again")))


@pytest.mark.parametrize("name", ["a", "card 7", "x" * 33, "taken"])
async def test_an_emojis_name_is_checked(
    client: discord.Client, stand_in: StandIn, name: str
) -> None:
    stand_in.expect(50035)
    await client.create_application_emoji(name="taken", image=PNG)
    with pytest.raises(discord.HTTPException):
        await client.create_application_emoji(name=name, image=PNG)


async def test_an_emoji_is_at_most_256_kib(client: discord.Client, stand_in: StandIn) -> None:
    stand_in.expect(50035)
    with pytest.raises(discord.HTTPException):
        await client.create_application_emoji(name="large", image=PNG + bytes(256 * 1024))
    small = await client.create_application_emoji(name="small", image=PNG)
    assert [emoji.id for emoji in await client.fetch_application_emojis()] == [small.id]
    assert await small.read() == PNG
    await small.delete()
    assert stand_in.world.emojis == {}
