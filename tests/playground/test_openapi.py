"""The check against an OpenAPI description: with a small one, and with Discord's."""

import copy
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
from aiohttp import web

from playground.standin.errors import ApiError
from playground.standin.routes import TABLES
from playground.standin.validation import api_facts, deviations
from playground.standin.validation.openapi import Description
from tests.playground.calls import send, stage
from tests.playground.refusals.bad import Bad
from tests.playground.refusals.test_bad_requests import CASES, leaves

Json = dict[str, Any]
ROOT = Path(__file__).parents[2]


def operation(schema: Json, *parameters: Json) -> Json:
    content = {"application/json": {"schema": schema}}
    return {"parameters": list(parameters), "requestBody": {"content": content}}


def tagged(kind: int, **properties: Json) -> Json:
    properties["type"] = {"type": "integer", "enum": [kind]}
    return {"type": "object", "properties": properties, "required": list(properties)}


def small() -> Json:
    """A description with one of every kind of schema."""
    thing = {
        "type": "object",
        "properties": {
            "owner": {"$ref": "#/components/schemas/SnowflakeType"},
            "count": {"type": ["null", "integer"], "minimum": 1, "maximum": 9},
            "share": {"type": "number"},
            "words": {"type": "array", "items": {"type": "string"}, "maxItems": 2},
            "names": {"type": "array", "minItems": 1, "uniqueItems": True},
            "short": {"type": "string", "minLength": 2},
            "code": {"type": "string", "pattern": "^[a-z]+$"},
            "level": {"type": "integer", "oneOf": [{"const": 1}, {"const": 2}]},
            "part": {"oneOf": [tagged(1, a={"type": "integer"}), tagged(2, b={"type": "string"})]},
            "alone": tagged(3, c={"type": "string"}),
            "either": {"oneOf": [{"type": "integer"}, {"minimum": 0}]},
            "even": {"multipleOf": 2},
            "nonce": {"oneOf": [{"type": "integer"}, {"type": "string"}, {"type": "null"}]},
        },
    }
    at_original = {"patch": operation({"type": "object", "required": ["original"]})}
    number = {"name": "limit", "in": "query", "schema": {"type": "integer", "maximum": 100}}
    flag = {"name": "quick", "in": "query", "schema": {"type": "boolean"}}
    return {
        "components": {"schemas": {"SnowflakeType": {"type": "string", "format": "snowflake"}}},
        "paths": {
            "/things/{thing}": {
                "parameters": [{"name": "thing", "in": "path", "schema": {"pattern": "^[0-9]+$"}}],
                "get": {"parameters": [number, flag]},
                "patch": operation(thing),
            },
            "/things/@original": at_original,
        },
    }


def complaints(
    data: object, path: str = "/things/1", method: str = "PATCH", **query: str
) -> dict[str, str]:
    try:
        Description(small()).check(method, path, query, data)
    except ApiError as error:
        return leaves(error.errors or {})
    return {}


@pytest.mark.parametrize(
    ("data", "where", "code"),
    [
        ({"owner": "1"}, None, None),
        ({"owner": 1}, None, None),
        ({"owner": -1}, "owner", "NUMBER_TYPE_MIN"),
        ({"owner": []}, "owner", "STRING_TYPE_CONVERT"),
        ({"count": None}, None, None),
        ({"count": 0}, "count", "NUMBER_TYPE_MIN"),
        ({"count": 10}, "count", "NUMBER_TYPE_MAX"),
        ({"count": "1"}, "count", "NUMBER_TYPE_COERCE"),
        ({"share": "1"}, "share", "NUMBER_TYPE_COERCE"),
        ({"words": "no"}, "words", "LIST_TYPE_CONVERT"),
        ({"words": ["a", 1]}, "words.1", "STRING_TYPE_CONVERT"),
        ({"words": ["a", "b", "c"]}, "words", "BASE_TYPE_MAX_LENGTH"),
        ({"names": []}, "names", "BASE_TYPE_BAD_LENGTH"),
        ({"names": [1, 1]}, "names", "SET_TYPE_ALREADY_CONTAINS_VALUE"),
        ({"short": ""}, "short", "BASE_TYPE_REQUIRED"),
        ({"short": "x"}, "short", "BASE_TYPE_BAD_LENGTH"),
        ({"code": "7"}, "code", "STRING_TYPE_REGEX"),
        ({"level": 2}, None, None),
        ({"level": 3}, "level", "BASE_TYPE_CHOICES"),
        ({"part": {"type": 2, "b": "x"}}, None, None),
        ({"part": {"type": 2, "b": 1}}, "part.b", "STRING_TYPE_CONVERT"),
        ({"part": {"type": 2}}, "part.b", "BASE_TYPE_REQUIRED"),
        ({"part": {"type": 3, "b": 1}}, "part", "UNION_TYPE_CHOICES"),
        ({"alone": {"type": 4}}, "alone", "UNION_TYPE_CHOICES"),
        ({"either": -1}, None, None),
        ({"either": 1}, "either", "BASE_TYPE_INVALID"),
        ({"even": 3}, "even", "BASE_TYPE_INVALID"),
        ({"nonce": None}, None, None),
        ({"nonce": 1.5}, "nonce", "STRING_TYPE_CONVERT"),
        ([], "", "MODEL_TYPE_CONVERT"),
    ],
)
def test_a_fault_is_worded_as_discord_words_it(
    data: object, where: str | None, code: str | None
) -> None:
    assert complaints(data) == ({} if where is None else {where: code})


def test_the_path_with_fewer_variables_is_meant() -> None:
    assert complaints({}, "/things/@original") == {"original": "BASE_TYPE_REQUIRED"}
    assert complaints({}, "/things/1") == {}
    assert complaints({}, "/things/x") == {"thing": "STRING_TYPE_REGEX"}


def test_parameters_are_read_as_what_they_stand_for() -> None:
    assert complaints(None, method="GET", limit="100", quick="1") == {}
    assert complaints(None, method="GET", limit="101") == {"limit": "NUMBER_TYPE_MAX"}
    assert complaints(None, method="GET", limit="many") == {"limit": "NUMBER_TYPE_COERCE"}
    assert complaints(None, method="GET", quick="no") == {"quick": "BOOLEAN_TYPE_CONVERT"}


def test_what_is_not_described_passes() -> None:
    assert complaints(None, "/other") == {}
    assert complaints(None, method="DELETE") == {}


# Discord's own description


@pytest.mark.slow
def test_who_only_plays_needs_no_library() -> None:
    """`make play` installs what the bot needs to run, and nothing to test with."""
    script = (
        "import sys; sys.modules['jsonschema_rs'] = None\n"
        "from playground.standin.validation.api_facts import description\n"
        "assert description() is None\n"
        "import playground.__main__\n"
    )
    subprocess.run([sys.executable, "-c", script], cwd=ROOT, check=True)


@pytest.fixture
def facts() -> Json:
    return json.loads(api_facts.FILE.read_bytes())


def unmended(document: Json, name: str, part: object) -> bool:
    """Tell whether a part fits one of Discord's schemas as they are published."""
    schema = {"$ref": f"#/components/schemas/{name}", "components": document["components"]}
    return jsonschema_rs.Draft202012Validator(schema).is_valid(part)


@pytest.mark.parametrize(
    ("name", "part"),
    [
        ("SnowflakeType", 7),
        ("ApplicationCommandUpdateRequest", {"name": "x", "default_member_permissions": "8"}),
    ],
)
def test_every_deviation_is_still_needed(facts: Json, name: str, part: object) -> None:
    assert not unmended(facts, name, part)
    mended = copy.deepcopy(facts)
    deviations.mend(mended)
    assert unmended(mended, name, part)


@pytest.fixture
def description() -> Description:
    found = api_facts.description()
    assert found is not None
    return found


def test_every_route_of_the_stand_in_is_described(description: Description) -> None:
    """For a new route the facts are to be written again: `python -m tools.api_facts`."""
    unknown = [
        route
        for table in TABLES
        for route in table
        if isinstance(route, web.RouteDef)
        and description.operation(route.method, route.path) is None
    ]
    assert unknown == []


async def test_a_body_that_comes_with_files_is_checked_too() -> None:
    async with stage(described=True) as standin:
        _, answer = await standin.send(send(files=("a.txt",), tts=0))
    assert leaves(answer["errors"]) == {"tts": "BOOLEAN_TYPE_CONVERT"}


@pytest.mark.parametrize("case", CASES, ids=str)
async def test_the_stand_in_answers_as_discord_does(description: Description, case: Bad) -> None:
    """What comes back for a good request fits the description's answer to it."""
    async with stage(described=False) as standin:
        status, answer = await standin.send(case.good)
        path = case.good.path.format_map(standin.names).partition("?")[0]
    operation = description.operation(case.good.method, path)
    assert operation is not None
    answers = ("paths", "/" + "/".join(operation.steps), case.good.method.lower(), "responses")
    if status == 204:
        assert answer == {}
        return
    fits = description.compile(*answers, str(status), "content", "application/json", "schema")
    fits.validate(answer)
