"""Modals that Discord refuses."""

from typing import Any

from tests.playground.calls import (
    Call,
    Json,
    button,
    label,
    modal,
    options,
    row,
    select,
    text_input,
)
from tests.playground.refusals.bad import Bad

KIND, LONG, LIST = "UNION_TYPE_CHOICES", "BASE_TYPE_MAX_LENGTH", "BASE_TYPE_BAD_LENGTH"
REQUIRED, CHOICE, LARGE = "BASE_TYPE_REQUIRED", "BASE_TYPE_CHOICES", "NUMBER_TYPE_MAX"
FIELD = "data.components.0.component"


def field(component: Json, **fields: Any) -> Call:
    return modal(label(component, **fields))


def write(**fields: Any) -> Call:
    return field(text_input(**fields))


def legacy(**fields: Any) -> Call:
    return modal(row(text_input(**fields)))


def group(kind: int, count: int, **fields: Any) -> Call:
    return field({"type": kind, "custom_id": "g", "options": options(count), **fields})


def upload(**fields: Any) -> Call:
    return field({"type": 19, "custom_id": "u", **fields})


CASES = [
    Bad(
        "modal title of 45",
        modal(label(text_input()), title="x" * 45),
        modal(label(text_input()), title="x" * 46),
        "data.title",
        LIST,
    ),
    Bad(
        "a modal has a custom id",
        write(),
        modal(label(text_input()), custom_id=""),
        "data.custom_id",
        REQUIRED,
    ),
    Bad("a modal has a field", write(), modal(), "data.components", LIST),
    Bad(
        "5 fields in a modal",
        modal(*(label(text_input(custom_id=f"w{n}")) for n in range(5))),
        modal(*(label(text_input(custom_id=f"w{n}")) for n in range(6))),
        "data.components",
        LIST,
    ),
    Bad("no button in a modal", write(), modal(button()), "data.components.0", KIND),
    Bad("no button in a label", write(), field(button()), FIELD, KIND),
    Bad("a label has a field", write(), modal(label(None)), FIELD, REQUIRED),
    Bad(
        "label of 45",
        field(text_input(), label="x" * 45),
        field(text_input(), label="x" * 46),
        "data.components.0.label",
        LIST,
    ),
    Bad(
        "label description of 100",
        field(text_input(), description="x" * 100),
        field(text_input(), description="x" * 101),
        "data.components.0.description",
        LIST,
    ),
    Bad(
        "fields of a modal differ",
        modal(label(text_input()), label(text_input(custom_id="v"))),
        modal(label(text_input()), label(text_input())),
        "data.components.1.component.custom_id",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    Bad("a field has a custom id", write(), write(custom_id=""), f"{FIELD}.custom_id", REQUIRED),
    Bad("styles of text inputs", write(style=2), write(style=3), f"{FIELD}.style", CHOICE),
    Bad(
        "input placeholder of 100",
        write(placeholder="x" * 100),
        write(placeholder="x" * 101),
        f"{FIELD}.placeholder",
        LONG,
    ),
    Bad(
        "input value of 4000",
        write(value="x" * 4000),
        write(value="x" * 4001),
        f"{FIELD}.value",
        LONG,
    ),
    Bad(
        "input length up to 4000",
        write(max_length=4000),
        write(max_length=4001),
        f"{FIELD}.max_length",
        LARGE,
    ),
    Bad(
        "input length from none",
        write(min_length=0),
        write(min_length=-1),
        f"{FIELD}.min_length",
        "NUMBER_TYPE_MIN",
    ),
    Bad(
        "input lengths fit each other",
        write(min_length=5, max_length=5),
        write(min_length=6, max_length=5),
        f"{FIELD}.min_length",
        "TEXT_INPUT_MIN_LENGTH_TOO_LARGE",
    ),
    Bad(
        "one input in a row of a modal",
        legacy(label="Word"),
        modal(row(text_input(label="a"), text_input(label="b", custom_id="v"))),
        "data.components.0.components",
        LIST,
    ),
    Bad(
        "no menu in a row of a modal",
        legacy(label="Word"),
        modal(row(select() | {"label": "Word"})),
        "data.components.0.components.0",
        KIND,
    ),
    Bad(
        "an input in a row has a label",
        legacy(label="Word"),
        legacy(),
        "data.components.0.components.0.label",
        REQUIRED,
    ),
    Bad(
        "no field of a modal is disabled",
        field(select()),
        field(select(disabled=True)),
        f"{FIELD}.disabled",
        "MODAL_COMPONENT_CANNOT_BE_DISABLED",
    ),
    Bad("10 options of a radio group", group(21, 10), group(21, 11), f"{FIELD}.options", LIST),
    Bad("2 options of a radio group", group(21, 2), group(21, 1), f"{FIELD}.options", LIST),
    Bad("10 options of a checkbox group", group(22, 10), group(22, 11), f"{FIELD}.options", LIST),
    Bad(
        "options of a radio group differ",
        group(21, 2),
        group(21, 2, options=options(1) * 2),
        f"{FIELD}.options.1.value",
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    Bad(
        "10 boxes checked",
        group(22, 10, max_values=10),
        group(22, 10, max_values=11),
        f"{FIELD}.max_values",
        LARGE,
    ),
    Bad(
        "10 files uploaded",
        upload(max_values=10),
        upload(max_values=11),
        f"{FIELD}.max_values",
        LARGE,
    ),
]
