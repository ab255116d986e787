"""Components that Discord refuses in messages."""

from typing import Any

from tests.playground.calls import (
    Call,
    Json,
    box,
    button,
    buttons,
    edit,
    gallery,
    layout,
    link,
    options,
    row,
    section,
    select,
    text,
)
from tests.playground.refusals.bad import Bad, described

KIND, LONG, LIST = "UNION_TYPE_CHOICES", "BASE_TYPE_MAX_LENGTH", "BASE_TYPE_BAD_LENGTH"
REQUIRED, CHOICE, LARGE = "BASE_TYPE_REQUIRED", "BASE_TYPE_CHOICES", "NUMBER_TYPE_MAX"
EMOJI, TWICE = "BUTTON_COMPONENT_INVALID_EMOJI", "COMPONENT_CUSTOM_ID_DUPLICATED"
UNKNOWN_FILE = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT"
WIDE = "COMPONENT_LAYOUT_WIDTH_EXCEEDED"
FIRST = "components.0.components.0"
WEB, UPLOADED = "https://example.org/a.png", "attachment://a.png"


def rows(*children: Json) -> Call:
    return layout(row(*children))


def press(custom_id: str = "a", **fields: Any) -> Call:
    return rows(button(custom_id, **fields))


def pick(**fields: Any) -> Call:
    return rows(select(**fields))


def pick_from(**fields: Any) -> Call:
    return pick(options=[options(1)[0] | fields])


def beside(**fields: Any) -> Call:
    return layout(section(text(), **fields))


def picture(**fields: Any) -> Json:
    return {"type": 11, "media": {"url": WEB}, **fields}


def file(url: str) -> Json:
    return {"type": 13, "file": {"url": url}}


CASES = [
    Bad(
        "40 components through all levels",
        layout(row(*buttons(5)), *[text()] * 34),
        layout(row(*buttons(5)), *[text()] * 35),
        "components",
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    Bad(
        "4000 characters of text through all levels",
        layout(text("x" * 2000), box(text("x" * 2000))),
        layout(text("x" * 2000), box(text("x" * 2001))),
        "components",
        "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    ),
    Bad(
        "4000 characters of one text",
        layout(text("x" * 4000)),
        layout(text("x" * 4001)),
        "components.0.content",
        LIST,
    ),
    Bad("a text has words", layout(text("x")), layout(text("")), "components.0.content", REQUIRED),
    Bad("no button at the top", rows(button()), layout(button()), "components.0", KIND),
    Bad("no box in a box", layout(box(text())), layout(box(box(text()))), FIRST, KIND),
    Bad("no text in a row", rows(button()), rows(text()), FIRST, KIND),
    Bad(
        "5 buttons in a row", rows(*buttons(5)), rows(*buttons(6)), "components.0.components", LIST
    ),
    Bad("a row holds something", rows(button()), rows(), "components.0.components", LIST),
    Bad(
        "a select is alone in its row",
        rows(select()),
        rows(select(), button()),
        "components.0.components",
        WIDE,
    ),
    Bad(
        "a box holds something", layout(box(text())), layout(box()), "components.0.components", LIST
    ),
    Bad(
        "a colour of three bytes",
        layout(box(text(), accent_color=0xFFFFFF)),
        layout(box(text(), accent_color=0x1000000)),
        "components.0.accent_color",
        LARGE,
    ),
    Bad(
        "a colour is not negative",
        layout(box(text(), accent_color=0)),
        layout(box(text(), accent_color=-1)),
        "components.0.accent_color",
        "NUMBER_TYPE_MIN",
    ),
    Bad(
        "the space at a separator",
        layout(text(), {"type": 14, "spacing": 2}),
        layout(text(), {"type": 14, "spacing": 3}),
        "components.1.spacing",
        CHOICE,
    ),
    # Custom ids and numbers
    Bad(
        "custom ids differ",
        rows(*buttons(2)),
        rows(button(), button()),
        f"{FIRST[:-1]}1.custom_id",
        TWICE,
    ),
    Bad(
        "custom ids differ through all levels",
        layout(row(button("a")), section(text(), accessory=button("b"))),
        layout(row(button("a")), section(text(), accessory=button("a"))),
        "components.1.accessory.custom_id",
        TWICE,
    ),
    Bad(
        "custom ids differ in an edit",
        edit("layout", components=[row(button("a"), button("b"))]),
        edit("layout", components=[row(button("a"), button("a"))]),
        f"{FIRST[:-1]}1.custom_id",
        TWICE,
    ),
    Bad(
        "numbers differ",
        layout(text() | {"id": 1}, text() | {"id": 2}),
        layout(text() | {"id": 1}, text() | {"id": 1}),
        "components.1.id",
        "COMPONENT_ID_DUPLICATED",
    ),
    Bad("custom id of 100", press("x" * 100), press("x" * 101), f"{FIRST}.custom_id", LIST),
    Bad("a button has a custom id", press("x"), press(""), f"{FIRST}.custom_id", REQUIRED),
    # Buttons
    Bad("button label of 80", press(label="x" * 80), press(label="x" * 81), f"{FIRST}.label", LONG),
    Bad(
        "a button has a label or an emoji",
        press(label=None, emoji={"name": "♠"}),
        press(label=None),
        f"{FIRST}.label",
        "BUTTON_COMPONENT_NEEDS_LABEL_OR_EMOJI",
    ),
    Bad("button styles", press(style=4), press(style=7), f"{FIRST}.style", CHOICE),
    Bad(
        "emojis of this application",
        press(emoji={"id": "7", "name": "card"}),
        press(emoji={"id": "8", "name": "card"}),
        f"{FIRST}.emoji.id",
        EMOJI,
    ),
    Bad(
        "emojis of Unicode",
        press(emoji={"name": "♠"}),
        press(emoji={"name": "spade"}),
        f"{FIRST}.emoji.name",
        EMOJI,
    ),
    Bad(
        "a link or a custom id",
        rows(link()),
        rows(link(custom_id="a")),
        f"{FIRST}.custom_id",
        "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTEX",
    ),
    Bad(
        "a link leads somewhere",
        rows(link()),
        rows(link("")),
        f"{FIRST}.url",
        "URL_TYPE_INVALID_URL",
    ),
    Bad(
        "a link leads to the web",
        rows(link("discord://-/channels/1/2")),
        rows(link("file://a")),
        f"{FIRST}.url",
        "URL_TYPE_INVALID_SCHEME",
    ),
    Bad(
        "address of 512",
        rows(link("https://example.org/".ljust(512, "x"))),
        rows(link("https://example.org/".ljust(513, "x"))),
        f"{FIRST}.url",
        LONG,
    ),
    Bad(
        "what is sold has an id",
        rows({"type": 2, "style": 6, "sku_id": "1"}),
        rows({"type": 2, "style": 6}),
        f"{FIRST}.sku_id",
        REQUIRED,
    ),
    # Menus
    Bad("a menu has a custom id", pick(), pick(custom_id=""), f"{FIRST}.custom_id", REQUIRED),
    Bad(
        "25 options", pick(options=options(25)), pick(options=options(26)), f"{FIRST}.options", LIST
    ),
    Bad("a menu has options", pick(), pick(options=[]), f"{FIRST}.options", LIST),
    Bad(
        "options differ",
        pick(),
        pick(options=options(1) * 2),
        f"{FIRST}.options.1.value",
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    Bad(
        "placeholder of 150",
        pick(placeholder="x" * 150),
        pick(placeholder="x" * 151),
        f"{FIRST}.placeholder",
        LONG,
    ),
    Bad(
        "option label of 100",
        pick_from(label="x" * 100),
        pick_from(label="x" * 101),
        f"{FIRST}.options.0.label",
        LIST,
    ),
    Bad(
        "option value of 100",
        pick_from(value="x" * 100),
        pick_from(value="x" * 101),
        f"{FIRST}.options.0.value",
        LIST,
    ),
    Bad(
        "option description of 100",
        pick_from(description="x" * 100),
        pick_from(description="x" * 101),
        f"{FIRST}.options.0.description",
        LONG,
    ),
    Bad(
        "emojis of options",
        pick_from(emoji={"id": "7", "name": "card"}),
        pick_from(emoji={"id": "8", "name": "card"}),
        f"{FIRST}.options.0.emoji.id",
        EMOJI,
    ),
    Bad(
        "at most 25 chosen",
        pick(options=options(25), max_values=25),
        pick(max_values=26, min_values=1, options=options(25)),
        f"{FIRST}.max_values",
        LARGE,
    ),
    Bad(
        "at least none chosen",
        pick(min_values=0),
        pick(min_values=-1),
        f"{FIRST}.min_values",
        "NUMBER_TYPE_MIN",
    ),
    Bad(
        "the least fits the most",
        pick(min_values=2, max_values=2),
        pick(min_values=2, max_values=1),
        f"{FIRST}.min_values",
        "SELECT_COMPONENT_MIN_VALUES_TOO_LARGE",
    ),
    Bad(
        "the most fits the options",
        pick(max_values=2),
        pick(max_values=3),
        f"{FIRST}.max_values",
        "SELECT_COMPONENT_MAX_VALUES_TOO_LARGE",
    ),
    Bad(
        "as many defaults as may be chosen",
        pick(options=[one | {"default": True} for one in options(2)], max_values=2),
        pick(options=[one | {"default": True} for one in options(2)]),
        f"{FIRST}.options",
        "SELECT_COMPONENT_TOO_MANY_DEFAULT_OPTIONS",
    ),
    # Sections, pictures, files
    Bad(
        "3 texts in a section",
        layout(section(*[text()] * 3)),
        layout(section(*[text()] * 4)),
        "components.0.components",
        LIST,
    ),
    Bad("a section has a text", beside(), layout(section()), "components.0.components", LIST),
    Bad("only texts in a section", beside(), layout(section(button("b"))), FIRST, KIND),
    Bad(
        "a section has an accessory",
        beside(),
        beside(accessory=None),
        "components.0.accessory",
        REQUIRED,
    ),
    Bad(
        "a button or a picture beside a section",
        beside(accessory=picture()),
        beside(accessory=text()),
        "components.0.accessory",
        KIND,
    ),
    Bad(
        "10 pictures in a gallery",
        layout(gallery(*[WEB] * 10)),
        layout(gallery(*[WEB] * 11)),
        "components.0.items",
        LIST,
    ),
    Bad(
        "a gallery has a picture",
        layout(gallery(WEB)),
        layout(gallery()),
        "components.0.items",
        LIST,
    ),
    Bad(
        "alt text of 1024 in a gallery",
        layout(gallery(WEB, description="x" * 1024)),
        layout(gallery(WEB, description="x" * 1025)),
        "components.0.items.0.description",
        LIST,
    ),
    Bad(
        "alt text of 1024 at a thumbnail",
        beside(accessory=picture(description="x" * 1024)),
        beside(accessory=picture(description="x" * 1025)),
        "components.0.accessory.description",
        LIST,
    ),
    Bad(
        "pictures really uploaded",
        layout(gallery(UPLOADED), files=("a.png",)),
        layout(gallery(UPLOADED), files=("b.png",)),
        "components.0.items.0.media.url",
        UNKNOWN_FILE,
    ),
    Bad(
        "files really uploaded",
        layout(file("attachment://a.txt"), files=("a.txt",)),
        layout(file("attachment://b.txt"), files=("a.txt",)),
        "components.0.file.url",
        UNKNOWN_FILE,
    ),
    Bad(
        "files come with the message",
        layout(file("attachment://a.txt"), files=("a.txt",)),
        layout(file("https://example.org/a.txt")),
        "components.0.file.url",
        UNKNOWN_FILE,
    ),
    described("kinds of components", layout(text()), layout({"type": 99}), "components.0", KIND),
    described(
        "disabled is true or false",
        press(disabled=True),
        press(disabled="yes"),
        f"{FIRST}.disabled",
        "BOOLEAN_TYPE_CONVERT",
    ),
    described(
        "numbers of components are not negative",
        layout(text() | {"id": 1}),
        layout(text() | {"id": -1}),
        "components.0.id",
        "NUMBER_TYPE_MIN",
    ),
    described(
        "a picture has an address",
        layout(gallery(WEB)),
        layout({"type": 12, "items": [{"media": {}}]}),
        "components.0.items.0.media.url",
        REQUIRED,
    ),
    described(
        "an emoji has a name",
        press(emoji={"id": "7", "name": "card"}),
        press(emoji={"id": "7"}),
        f"{FIRST}.emoji.name",
        REQUIRED,
    ),
]
