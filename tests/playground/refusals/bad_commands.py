"""Commands that Discord refuses, and what it refuses while one is typed."""

from typing import Any

from tests.playground.calls import (
    COMMANDS,
    Call,
    Json,
    Stage,
    command,
    commands,
    gin,
    menu,
    offer,
    option,
)
from tests.playground.refusals.bad import Bad, described, refused

KIND, LONG, LIST = "UNION_TYPE_CHOICES", "BASE_TYPE_MAX_LENGTH", "BASE_TYPE_BAD_LENGTH"
REQUIRED, CHOICE, LARGE = "BASE_TYPE_REQUIRED", "BASE_TYPE_CHOICES", "NUMBER_TYPE_MAX"


def choices(count: int) -> list[Json]:
    return [{"name": f"N{n}", "value": str(n)} for n in range(count)]


def with_option(**fields: Any) -> Call:
    return gin(options=[option(**fields)])


def said(key: str, value: Json) -> Call:
    return gin(**{f"{key}_localizations": value})


def large(size: int) -> Call:
    """A command of many characters: 7960 in its choices, the rest in its description."""
    some = [{"name": f"{n:0100}", "value": "v" * 99} for n in range(20)]
    both = [option("a", choices=some), option("b", choices=some)]
    head = len("gin") + 2 * len("a" + "d") + 7960
    return gin(options=both, description="y" * (size - head))


def fill(stage: Stage) -> None:
    for n in range(99):
        stage.world.commands[f"c{n}"] = command(name=f"c{n}", id=f"c{n}")


def make_many(stage: Stage) -> None:
    stage.world.commands_made[None] = [stage.world.clock.now()] * 200


def a_day_later(stage: Stage) -> None:
    stage.discord.clock.advance(86_400)


def create(**fields: Any) -> Call:
    return Call("POST", COMMANDS, command(**fields))


CHOICES = [
    Bad("25 choices", offer(*choices(25)), offer(*choices(26)), "data.choices", LONG),
    Bad(
        "choice name of 100",
        offer({"name": "x" * 100, "value": "v"}),
        offer({"name": "x" * 101, "value": "v"}),
        "data.choices.0.name",
        LIST,
    ),
    Bad(
        "choice value of 100",
        offer({"name": "n", "value": "x" * 100}),
        offer({"name": "n", "value": "x" * 101}),
        "data.choices.0.value",
        LIST,
    ),
]

OF_COMMANDS = [
    Bad("command name of 32", gin(name="x" * 32), gin(name="x" * 33), "0.name", LIST),
    Bad(
        "command names are small",
        gin(name="gin"),
        gin(name="Gin"),
        "0.name",
        "APPLICATION_COMMAND_INVALID_NAME",
    ),
    Bad(
        "command names have no blanks",
        gin(name="gin-rummy"),
        gin(name="gin rummy"),
        "0.name",
        "STRING_TYPE_REGEX",
    ),
    Bad(
        "command names differ",
        commands(command(), menu("gin")),
        commands(command(), command()),
        "1.name",
        "APPLICATION_COMMANDS_DUPLICATE_NAME",
    ),
    Bad(
        "a new command has a new name",
        Call("POST", COMMANDS, menu("other")),
        Call(
            "PATCH",
            f"{COMMANDS}/9",
            {"name": "other"},
            before=(lambda _stage: create(name="other"),),
        ),
        "name",
        "APPLICATION_COMMANDS_DUPLICATE_NAME",
    ),
    Bad(
        "command description of 100",
        gin(description="x" * 100),
        gin(description="x" * 101),
        "0.description",
        LONG,
    ),
    Bad("a command is described", gin(), gin(description=""), "0.description", REQUIRED),
    Bad("kinds of commands", gin(type=1), gin(type=5), "0.type", CHOICE),
    Bad("menu name of 32", commands(menu("Gin " * 8)), commands(menu("x" * 33)), "0.name", LIST),
    Bad(
        "a menu is not described",
        commands(menu("Gin")),
        commands(menu("Gin", description="x")),
        "0.description",
        LONG,
    ),
    Bad(
        "a menu has no options",
        commands(menu("Gin")),
        commands(menu("Gin", options=[option()])),
        "0.options",
        LONG,
    ),
    refused(
        "15 menus",
        commands(*(menu(f"M{n}") for n in range(15))),
        commands(*(menu(f"M{n}") for n in range(16))),
        30032,
    ),
    refused(
        "100 commands",
        commands(*(command(name=f"c{n}") for n in range(100))),
        commands(*(command(name=f"c{n}") for n in range(101))),
        30032,
    ),
    refused(
        "200 new commands a day",
        Call("POST", COMMANDS, command(), before=(make_many, a_day_later)),
        Call("POST", COMMANDS, command(), before=(make_many,)),
        30034,
    ),
    refused(
        "100 commands one by one",
        create(),
        Call("POST", COMMANDS, command(), before=(fill,)),
        30032,
    ),
    Bad(
        "8000 characters of a command",
        large(8000),
        large(8001),
        "0",
        "APPLICATION_COMMAND_TOO_LARGE",
    ),
    Bad(
        "25 options of a command",
        gin(options=[option(f"o{n}") for n in range(25)]),
        gin(options=[option(f"o{n}") for n in range(26)]),
        "0.options",
        LONG,
    ),
    Bad(
        "required options first",
        gin(options=[option("a", required=True), option("b")]),
        gin(options=[option("a"), option("b", required=True)]),
        "0.options.1.required",
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    Bad(
        "description of 100 of a command's option",
        with_option(description="x" * 100),
        with_option(description="x" * 101),
        "0.options.0.description",
        LIST,
    ),
    Bad(
        "option names differ",
        gin(options=[option("a"), option("b")]),
        gin(options=[option("a"), option("a")]),
        "0.options.1.name",
        "APPLICATION_COMMAND_OPTIONS_NAME_INVALID",
    ),
    Bad(
        "subcommands or values",
        gin(options=[option("a", 1), option("b", 2)]),
        gin(options=[option("a", 1), option("b")]),
        "0.options",
        "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
    ),
    Bad(
        "no group in a group",
        gin(options=[option("a", 2, options=[option("b", 1)])]),
        gin(options=[option("a", 2, options=[option("b", 2)])]),
        "0.options.0.options.0",
        KIND,
    ),
    Bad(
        "no subcommand in a subcommand",
        gin(options=[option("a", 1, options=[option("b")])]),
        gin(options=[option("a", 1, options=[option("b", 1)])]),
        "0.options.0.options.0",
        KIND,
    ),
    Bad(
        "25 choices of an option",
        with_option(choices=choices(25)),
        with_option(choices=choices(26)),
        "0.options.0.choices",
        LONG,
    ),
    Bad(
        "choices of an option differ",
        with_option(choices=choices(2)),
        with_option(choices=choices(1) * 2),
        "0.options.0.choices",
        "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS",
    ),
    Bad(
        "choices or completion",
        with_option(autocomplete=True),
        with_option(autocomplete=True, choices=choices(1)),
        "0.options.0.autocomplete",
        "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_WITH_CHOICES",
    ),
    Bad(
        "option text of 6000",
        with_option(max_length=6000),
        with_option(max_length=6001),
        "0.options.0.max_length",
        LARGE,
    ),
    Bad(
        "option text from none",
        with_option(min_length=0),
        with_option(min_length=-1),
        "0.options.0.min_length",
        "NUMBER_TYPE_MIN",
    ),
    Bad(
        "option lengths fit each other",
        with_option(min_length=2, max_length=2),
        with_option(min_length=3, max_length=2),
        "0.options.0.min_length",
        "APPLICATION_COMMAND_OPTIONS_RANGE_INVALID",
    ),
    Bad(
        "option numbers fit each other",
        with_option(kind=4, min_value=2, max_value=2),
        with_option(kind=4, min_value=3, max_value=2),
        "0.options.0.min_value",
        "APPLICATION_COMMAND_OPTIONS_RANGE_INVALID",
    ),
    Bad(
        "languages of names",
        said("name", {"de": "karten"}),
        said("name", {"xx": "karten"}),
        "0.name_localizations.xx",
        CHOICE,
    ),
    Bad(
        "names in other languages",
        said("name", {"de": "karten"}),
        said("name", {"de": "Karten"}),
        "0.name_localizations.de",
        "APPLICATION_COMMAND_INVALID_NAME",
    ),
    Bad(
        "languages of descriptions",
        said("description", {"de": "d"}),
        said("description", {"xx": "d"}),
        "0.description_localizations.xx",
        CHOICE,
    ),
    Bad(
        "descriptions in other languages",
        said("description", {"de": "x" * 100}),
        said("description", {"de": "x" * 101}),
        "0.description_localizations.de",
        LIST,
    ),
    described("commands have a name", gin(), commands({"description": "Play"}), "0.name", REQUIRED),
    described("contexts are known", gin(contexts=[0]), gin(contexts=[9]), "0.contexts.0", CHOICE),
    described(
        "choices fit their option",
        with_option(kind=4, choices=[{"name": "n", "value": 1}]),
        with_option(kind=4, choices=[{"name": "n", "value": "one"}]),
        "0.options.0.choices.0.value",
        "NUMBER_TYPE_COERCE",
    ),
]

CASES = [*CHOICES, *OF_COMMANDS]
