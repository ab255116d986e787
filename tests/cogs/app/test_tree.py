import copy
from typing import Any

import pytest

from cogs.app.tree import same_commands

OURS: list[dict[str, Any]] = [
    {
        "name": "gin",
        "description": "Play",
        "type": 1,
        "options": [
            {
                "name": "challenge",
                "description": "Challenge",
                "type": 1,
                "options": [
                    {"name": "member", "description": "Whom", "type": 6, "required": True},
                    {"name": "table", "description": "Which", "type": 4, "required": False},
                ],
            }
        ],
        "nsfw": False,
        "dm_permission": True,
        "default_member_permissions": 32,
        "contexts": [0, 1],
        "integration_types": [0, 1],
    },
    {"name": "Challenge to gin", "type": 3, "contexts": [0], "integration_types": [0]},
]


def as_discord_has_them() -> list[dict[str, Any]]:
    theirs = copy.deepcopy(OURS)
    for number, command in enumerate(theirs):
        command |= {"id": str(number), "application_id": "1", "version": "2"}
        command |= {"name_localizations": None, "description_localizations": None}
        command.pop("dm_permission", None)
        command["contexts"] = command["contexts"][::-1]
        if command.get("default_member_permissions"):
            command["default_member_permissions"] = str(command["default_member_permissions"])
    theirs[1]["description"] = ""
    del theirs[0]["options"][0]["options"][1]["required"]
    return theirs[::-1]


def test_the_same_commands_are_not_sent_again() -> None:
    assert same_commands(OURS, as_discord_has_them())


def test_no_commands_there_means_sending() -> None:
    assert not same_commands(OURS, [])


def change(path: list[Any], value: object) -> list[dict[str, Any]]:
    theirs = as_discord_has_them()
    place: Any = theirs
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    return theirs


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ([1, "name"], "rummy"),
        ([1, "description"], "Other"),
        ([1, "contexts"], [0]),
        ([1, "nsfw"], True),
        ([1, "default_member_permissions"], "8"),
        ([1, "default_member_permissions"], None),
        ([1, "options"], []),
        ([1, "options", 0, "options", 0, "required"], False),
        ([1, "options", 0, "options", 1, "required"], True),
        ([1, "options", 0, "options", 0, "type"], 4),
        ([0, "type"], 2),
    ],
)
def test_any_change_means_sending(path: list[Any], value: object) -> None:
    assert not same_commands(OURS, change(path, value))


def test_a_command_too_many_means_sending() -> None:
    theirs = as_discord_has_them()
    assert not same_commands(OURS, [*theirs, theirs[0] | {"name": "old"}])
    assert not same_commands(OURS, theirs[:1])
