"""What a modal, and the choices of an autocomplete, must be like."""

from playground.standin.models import Json
from playground.standin.validation.components import (
    CHECKBOX,
    CHECKBOX_GROUP,
    CUSTOM_ID,
    FILE_UPLOAD,
    LABEL,
    RADIO_GROUP,
    ROW,
    SELECTS,
    TEXT,
    TEXT_INPUT,
    check_component,
    check_counts,
    check_options,
    check_unique_ids,
)
from playground.standin.validation.problems import Path, Problems
from playground.standin.validation.walk import walk_paths

FIELDS = (*SELECTS, TEXT_INPUT, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX)
MAX_CHOICES, MAX_INPUT, MAX_BOXES = 25, 4000, 10


def check_modal(data: Json, emojis: frozenset[str]) -> None:
    """Check a modal: its title, its one to five fields, and each field's limits.

    Raises:
        ApiError: 50035 with all complaints.
    """
    problems = Problems()
    problems.length(("data", "title"), data.get("title"), 1, 45)
    problems.length(("data", "custom_id"), data.get("custom_id"), 1, CUSTOM_ID)
    components = data.get("components") or []
    path: Path = ("data", "components")
    problems.length(path, components, 1, 5)
    for index, component in enumerate(components):
        problems.kind((*path, index), component["type"], (ROW, TEXT, LABEL))
        if component["type"] == LABEL:
            check_label(problems, (*path, index), component)
        elif component["type"] == ROW:
            check_row(problems, (*path, index), component)
    found = list(walk_paths(components, path))
    for where, component in found:
        check_field(problems, where, component, emojis)
    check_unique_ids(problems, found)
    problems.raise_any()


def check_label(problems: Problems, path: Path, label: Json) -> None:
    """A label has a short text and one field."""
    problems.length((*path, "label"), label.get("label"), 1, 45)
    problems.optional((*path, "description"), label.get("description"), 1, 100)
    if (field := label.get("component")) is None:
        problems.length((*path, "component"), None, 1, 1)
    else:
        problems.kind((*path, "component"), field["type"], FIELDS)


def check_row(problems: Problems, path: Path, row: Json) -> None:
    """A row in a modal holds one text input, which says itself what it is for."""
    children = row.get("components") or []
    problems.length((*path, "components"), children, 1, 1)
    for index, child in enumerate(children):
        here = (*path, "components", index)
        problems.kind(here, child["type"], (TEXT_INPUT,))
        problems.length((*here, "label"), child.get("label"), 1, 45)


def check_field(problems: Problems, path: Path, field: Json, emojis: frozenset[str]) -> None:
    """Check one field of a modal by itself."""
    kind = field["type"]
    if kind in (TEXT_INPUT, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX, FILE_UPLOAD):
        problems.length((*path, "custom_id"), field.get("custom_id"), 1, CUSTOM_ID)
    if field.get("disabled"):
        message = "A field of a modal cannot be disabled."
        problems.add((*path, "disabled"), "MODAL_COMPONENT_CANNOT_BE_DISABLED", message)
    if kind == TEXT_INPUT:
        check_text_input(problems, path, field)
    elif kind == RADIO_GROUP:
        check_group(problems, path, field, 2, emojis)
    elif kind == CHECKBOX_GROUP:
        check_group(problems, path, field, 1, emojis)
        check_counts(problems, path, field, MAX_BOXES)
    elif kind == FILE_UPLOAD:
        check_counts(problems, path, field, MAX_BOXES)
    elif kind != ROW:
        check_component(problems, path, field, emojis)


def check_group(
    problems: Problems, path: Path, group: Json, least: int, emojis: frozenset[str]
) -> None:
    """A group of boxes has up to ten options that differ."""
    problems.length((*path, "options"), group.get("options") or [], least, MAX_BOXES)
    check_options(problems, (*path, "options"), group.get("options") or [], emojis)


def check_text_input(problems: Problems, path: Path, field: Json) -> None:
    """A text input has a style, and lengths up to 4000."""
    problems.one_of((*path, "style"), field.get("style"), (1, 2))
    problems.at_most((*path, "placeholder"), field.get("placeholder"), 100)
    problems.at_most((*path, "value"), field.get("value"), MAX_INPUT)
    low, high = field.get("min_length"), field.get("max_length")
    problems.between((*path, "min_length"), low, 0, MAX_INPUT)
    problems.between((*path, "max_length"), high, 1, MAX_INPUT)
    if low is not None and high is not None and 1 <= high < low <= MAX_INPUT:
        message = "min_length must not be larger than max_length."
        problems.add((*path, "min_length"), "TEXT_INPUT_MIN_LENGTH_TOO_LARGE", message)


def check_choices(choices: list[Json], path: Path = ("data", "choices")) -> None:
    """Check the choices that are offered while a member types.

    Raises:
        ApiError: 50035 with all complaints.
    """
    problems = Problems()
    check_choice_list(problems, path, choices)
    problems.raise_any()


def check_choice_list(problems: Problems, path: Path, choices: list[Json]) -> None:
    """Up to 25 choices with names of 1 to 100 characters and short values."""
    problems.at_most(path, choices, MAX_CHOICES)
    for index, choice in enumerate(choices):
        problems.length((*path, index, "name"), choice.get("name"), 1, 100)
        if isinstance(choice.get("value"), str):
            problems.length((*path, index, "value"), choice["value"], 1, 100)
