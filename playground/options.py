"""Filling in a command's options the way Discord's own client does."""

from collections.abc import Mapping
from typing import Any

from playground.standin.errors import CannotDoError
from playground.standin.models import Json

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, NUMBER = 1, 2, 3, 4, 5, 10
SNOWFLAKES = (6, 7, 8, 9, 11)
_TYPES: dict[int, tuple[type, ...]] = {
    STRING: (str,),
    INTEGER: (int,),
    BOOLEAN: (bool,),
    NUMBER: (int, float),
}


def fill(
    command: Json, path: list[str], given: Mapping[str, Any], typing: str | None
) -> list[Json]:
    """Give a command's options as an interaction carries them.

    Args:
        command: The command, a group or a subcommand, as it was registered.
        path: The names of the subcommands still to come.
        given: The values by option name; for a member, channel or role its id.
        typing: The option that is being typed, if this asks for an autocomplete.

    Raises:
        CannotDoError: If Discord's client would not send that.
    """
    offered = {option["name"]: option for option in command["options"] or ()}
    if path:
        inner = offered.get(path[0])
        if inner is None or inner["type"] not in (SUBCOMMAND, GROUP):
            raise CannotDoError(f"{command['name']!r} has no subcommand {path[0]!r}")
        options = fill({"options": [], **inner}, path[1:], given, typing)
        return [{"name": inner["name"], "type": inner["type"], "options": options}]
    if any(option["type"] in (SUBCOMMAND, GROUP) for option in offered.values()):
        raise CannotDoError(f"{command['name']!r} needs a subcommand: {', '.join(offered)}")
    if strange := set(given) - set(offered):
        raise CannotDoError(f"{command['name']!r} has no option {', '.join(sorted(strange))}")
    missing = [n for n, o in offered.items() if o.get("required") and n not in given]
    if missing and typing is None:
        raise CannotDoError(f"{command['name']!r} needs {', '.join(missing)}")
    return [_value(offered[name], value, typing) for name, value in given.items()]


def _value(option: Json, value: Any, typing: str | None) -> Json:  # noqa: ANN401
    name, kind = option["name"], option["type"]
    filled: Json = {"name": name, "type": kind, "value": value}
    if name == typing:
        return filled | {"focused": True}
    if kind in SNOWFLAKES:
        return filled | {"value": str(value)}
    if not isinstance(value, _TYPES[kind]) or (isinstance(value, bool) and kind != BOOLEAN):
        raise CannotDoError(f"{value!r} is no value for {name!r}")
    choices = [choice["value"] for choice in option.get("choices") or ()]
    if choices and value not in choices:
        raise CannotDoError(f"{value!r} is not among the choices of {name!r}: {choices}")
    low, high = option.get("min_value"), option.get("max_value")
    if (low is not None and value < low) or (high is not None and value > high):
        raise CannotDoError(f"{value!r} is outside {low}..{high} of {name!r}")
    if kind == STRING:
        low, high = option.get("min_length") or 0, option.get("max_length") or 6000
        if not low <= len(str(value)) <= high:
            raise CannotDoError(f"{name!r} takes {low} to {high} characters")
    return filled
