"""The limits of each kind of component, in messages and in modals."""

import re
from collections.abc import Iterable

from playground.standin.models import Json
from playground.standin.validation.problems import Path, Problems

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR = 9, 10, 11, 12, 13, 14
CONTAINER, LABEL, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 17, 18, 19, 21, 22, 23
SELECTS = (3, 5, 6, 7, 8)
LINK, PREMIUM = 5, 6

CUSTOM_ID, BUTTON_LABEL, PLACEHOLDER, OPTION_TEXT, ALT_TEXT = 100, 80, 150, 100, 1024
_UNICODE_EMOJI = re.compile(r".*[^\x00-\xa0].*", re.DOTALL)
_URL = re.compile(r"[\w+.-]+://\S+")
_SCHEMES = ("http", "https", "discord")
MAX_VALUES = 25
COLOURS = 1 << 24


def check_component(
    problems: Problems, path: Path, component: Json, emojis: frozenset[str]
) -> None:
    """Check one component by itself, not its children's."""
    match component["type"]:
        case 1:
            check_row(problems, path, component)
        case 2:
            check_button(problems, path, component, emojis)
        case kind if kind in SELECTS:
            check_select(problems, path, component, emojis)
        case 9:
            check_section(problems, path, component)
        case 10:
            problems.length((*path, "content"), component.get("content"), 1, 4000)
        case 11:
            problems.optional((*path, "description"), component.get("description"), 1, ALT_TEXT)
        case 12:
            check_gallery(problems, path, component)
        case 14:
            problems.one_of((*path, "spacing"), component.get("spacing") or 1, (1, 2))
        case 17:
            problems.length((*path, "components"), component.get("components"), 1, 40)
            accent = component.get("accent_color")
            problems.between((*path, "accent_color"), accent, 0, COLOURS - 1)


def check_row(problems: Problems, path: Path, row: Json) -> None:
    """A row holds up to five buttons, or one select."""
    children = row.get("components") or []
    problems.length((*path, "components"), children, 1, 5)
    for index, child in enumerate(children):
        problems.kind((*path, "components", index), child["type"], (BUTTON, *SELECTS))
    selects = [child for child in children if child["type"] in SELECTS]
    if selects and len(children) > 1:
        message = "A row holds either buttons or a single select."
        problems.add((*path, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message)


def check_button(problems: Problems, path: Path, button: Json, emojis: frozenset[str]) -> None:
    """A button has a label or an emoji, and a custom id, or an address if it is a link."""
    style = button.get("style")
    problems.one_of((*path, "style"), style, (1, 2, 3, 4, 5, 6))
    problems.at_most((*path, "label"), button.get("label"), BUTTON_LABEL)
    if style == PREMIUM:
        problems.length((*path, "sku_id"), button.get("sku_id"), 1, 20)
        return
    if not button.get("label") and not button.get("emoji"):
        message = "A button needs a label or an emoji."
        problems.add((*path, "label"), "BUTTON_COMPONENT_NEEDS_LABEL_OR_EMOJI", message)
    if style == LINK:
        check_url(problems, (*path, "url"), button.get("url"))
    else:
        problems.length((*path, "custom_id"), button.get("custom_id"), 1, CUSTOM_ID)
    if button.get("custom_id") and button.get("url"):
        message = "A custom id and url cannot both be specified"
        problems.add((*path, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTEX", message)
    check_emoji(problems, (*path, "emoji"), button.get("emoji"), emojis)


def check_url(problems: Problems, path: Path, url: str | None) -> None:
    """A link leads to the web or into Discord, and has at most 512 characters."""
    problems.at_most(path, url, 512)
    if not _URL.fullmatch(url or ""):
        problems.add(path, "URL_TYPE_INVALID_URL", "Not a well formed URL.")
    elif (url or "").partition(":")[0] not in _SCHEMES:
        message = f"Scheme must be one of {_SCHEMES}."
        problems.add(path, "URL_TYPE_INVALID_SCHEME", message)


def check_emoji(problems: Problems, path: Path, emoji: Json | None, known: frozenset[str]) -> None:
    """An emoji is one of the application's, or a Unicode one."""
    if emoji is None:
        return
    if emoji.get("id") is not None:
        if str(emoji["id"]) not in known:
            problems.add((*path, "id"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
    elif not _UNICODE_EMOJI.fullmatch(emoji.get("name") or ""):
        problems.add((*path, "name"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")


def check_select(problems: Problems, path: Path, select: Json, emojis: frozenset[str]) -> None:
    """A select has a custom id, options that differ, and counts that fit."""
    problems.length((*path, "custom_id"), select.get("custom_id"), 1, CUSTOM_ID)
    problems.at_most((*path, "placeholder"), select.get("placeholder"), PLACEHOLDER)
    high = check_counts(problems, path, select, MAX_VALUES)
    if select["type"] != STRING_SELECT:
        return
    options = select.get("options") or []
    problems.length((*path, "options"), options, 1, 25)
    check_options(problems, (*path, "options"), options, emojis)
    if high > max(1, len(options)):
        message = "max_values is larger than the number of options."
        problems.add((*path, "max_values"), "SELECT_COMPONENT_MAX_VALUES_TOO_LARGE", message)
    if sum(bool(option.get("default")) for option in options) > high:
        message = "More options are chosen by default than may be chosen."
        problems.add((*path, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULT_OPTIONS", message)


def check_counts(problems: Problems, path: Path, field: Json, most: int) -> int:
    """Say how many values may be chosen, after checking that the least fits the most."""
    low, high = (1 if (n := field.get(k)) is None else n for k in ("min_values", "max_values"))
    problems.between((*path, "min_values"), low, 0, most)
    problems.between((*path, "max_values"), high, 1, most)
    if 1 <= high < low <= most:
        message = "min_values must not be larger than max_values."
        problems.add((*path, "min_values"), "SELECT_COMPONENT_MIN_VALUES_TOO_LARGE", message)
    return high


def check_options(
    problems: Problems, path: Path, options: Iterable[Json], emojis: frozenset[str]
) -> None:
    """Options have texts of 1 to 100 characters and different values."""
    seen: set[str] = set()
    for index, option in enumerate(options):
        here = (*path, index)
        problems.length((*here, "label"), option.get("label"), 1, OPTION_TEXT)
        problems.length((*here, "value"), option.get("value"), 1, OPTION_TEXT)
        problems.at_most((*here, "description"), option.get("description"), OPTION_TEXT)
        check_emoji(problems, (*here, "emoji"), option.get("emoji"), emojis)
        if option.get("value") in seen:
            message = "The specified option value is already used"
            problems.add((*here, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message)
        seen.add(option.get("value", ""))


def check_section(problems: Problems, path: Path, section: Json) -> None:
    """A section has one to three texts and one button or thumbnail."""
    texts = section.get("components") or []
    problems.length((*path, "components"), texts, 1, 3)
    for index, text in enumerate(texts):
        problems.kind((*path, "components", index), text["type"], (TEXT,))
    if (accessory := section.get("accessory")) is None:
        problems.length((*path, "accessory"), None, 1, 1)
    else:
        problems.kind((*path, "accessory"), accessory["type"], (BUTTON, THUMBNAIL))


def check_gallery(problems: Problems, path: Path, gallery: Json) -> None:
    """A gallery has one to ten pictures with texts of at most 1024 characters."""
    items = gallery.get("items") or []
    problems.length((*path, "items"), items, 1, 10)
    for index, item in enumerate(items):
        here = (*path, "items", index, "description")
        problems.optional(here, item.get("description"), 1, ALT_TEXT)


def check_unique_ids(problems: Problems, found: Iterable[tuple[Path, Json]]) -> None:
    """No two components share a custom id or a number."""
    custom_ids: set[str] = set()
    numbers: set[int] = set()
    for path, component in found:
        custom_id, number = component.get("custom_id"), component.get("id")
        if custom_id in custom_ids:
            message = "Component custom id cannot be duplicated"
            problems.add((*path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", message)
        if number in numbers:
            problems.add((*path, "id"), "COMPONENT_ID_DUPLICATED", "Component ids must differ")
        if custom_id:
            custom_ids.add(custom_id)
        if number:
            numbers.add(number)
