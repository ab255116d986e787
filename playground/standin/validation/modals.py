"""What a modal, and the choices of an autocomplete, must be like."""

from playground.standin.models import Json
from playground.standin.validation.components import (
    CHECKBOX,
    CHECKBOX_GROUP,
    FILE_UPLOAD,
    LABEL,
    RADIO_GROUP,
    ROW,
    SELECTS,
    TEXT,
    TEXT_INPUT,
    check_component,
    check_options,
    check_unique_ids,
)
from playground.standin.validation.problems import Path, Problems
from playground.standin.validation.walk import walk_paths

FIELDS = (*SELECTS, TEXT_INPUT, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX)
MAX_CHOICES = 25


def check_modal(data: Json, emojis: frozenset[str]) -> None:
    """Check a modal: its title, its one to five fields, and each field's limits.

    Raises:
        ApiError: 50035 with all complaints.
    """
    problems = Problems()
    problems.length(("data", "title"), data.get("title"), 1, 45)
    problems.length(("data", "custom_id"), data.get("custom_id"), 1, 100)
    components = data.get("components") or []
    path: Path = ("data", "components")
    problems.length(path, components, 1, 5)
    for index, component in enumerate(components):
        problems.one_of((*path, index, "type"), component["type"], (ROW, TEXT, LABEL))
        if component["type"] == LABEL:
            check_label(problems, (*path, index), component)
    found = list(walk_paths(components, path))
    for where, component in found:
        check_field(problems, where, component, emojis)
    check_unique_ids(problems, found)
    problems.raise_any()


def check_label(problems: Problems, path: Path, label: Json) -> None:
    """A label has a short text and one field."""
    problems.length((*path, "label"), label.get("label"), 1, 45)
    problems.at_most((*path, "description"), label.get("description"), 100)
    field = label.get("component") or {}
    problems.one_of((*path, "component", "type"), field.get("type"), FIELDS)


def check_field(problems: Problems, path: Path, field: Json, emojis: frozenset[str]) -> None:
    """Check one field of a modal by itself."""
    match field["type"]:
        case kind if kind == TEXT_INPUT:
            check_text_input(problems, path, field)
        case kind if kind == RADIO_GROUP:
            problems.length((*path, "options"), field.get("options"), 2, 10)
            check_options(problems, (*path, "options"), field.get("options") or [], emojis)
        case kind if kind == CHECKBOX_GROUP:
            problems.length((*path, "options"), field.get("options"), 1, 10)
            check_options(problems, (*path, "options"), field.get("options") or [], emojis)
        case kind if kind == ROW:
            problems.length((*path, "components"), field.get("components"), 1, 1)
        case _:
            check_component(problems, path, field, emojis)


def check_text_input(problems: Problems, path: Path, field: Json) -> None:
    """A text input has a style, a custom id and lengths up to 4000."""
    problems.length((*path, "custom_id"), field.get("custom_id"), 1, 100)
    problems.one_of((*path, "style"), field.get("style"), (1, 2))
    problems.at_most((*path, "placeholder"), field.get("placeholder"), 100)
    problems.at_most((*path, "value"), field.get("value"), 4000)
    low, high = field.get("min_length") or 0, field.get("max_length") or 4000
    if not 0 <= low <= high <= 4000:  # noqa: PLR2004
        message = "min_length and max_length must fit each other and 4000."
        problems.add((*path, "max_length"), "NUMBER_TYPE_MAX", message)


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
