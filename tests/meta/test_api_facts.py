"""The facts of Discord's API: what is kept of a description, and that ours are kept up to date."""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from playground.standin.validation.api_facts import FILE
from tools.api_facts import WIDTH, facts_of, lay_out, routes

Json = dict[str, Any]

PUBLISHED = os.environ.get("DISCORD_OPENAPI")
"""Where there is a copy of Discord's description, if there is one."""


def body(schema: Json, **said: Any) -> Json:
    return {"content": {"application/json": {"schema": schema}}, **said}


def refer(name: str) -> Json:
    return {"$ref": f"#/components/schemas/{name}"}


def published() -> Json:
    """A small description with all that may be said in one."""
    thing = {
        "type": "object",
        "title": "Thing",
        "description": "A thing that somebody has.",
        "properties": {
            "title": {"type": "string", "maxLength": 9, "description": "What it is called."},
            "kind": {"type": "integer", "oneOf": [{"title": "SMALL", "const": 1}]},
            "parts": {"type": "array", "items": refer("Part"), "x-order": "none"},
            "more": {"additionalProperties": {"description": "Any more.", "minimum": 0}},
            "none": {"type": "object", "additionalProperties": False},
            "icon": {"type": ["string", "null"], "contentEncoding": "base64"},
        },
        "required": ["title"],
    }
    number = {"type": "integer", "maximum": 9, "description": "How many."}
    limit = {"name": "limit", "in": "query", "schema": number, "description": "How many."}
    thing_id = {"name": "thing", "in": "path", "required": True, "schema": {"type": "string"}}
    made = body(refer("Thing"), description="The thing.", headers={"X-Left": {"type": "integer"}})
    image = {"content": {"image/png": {"schema": {"type": "string"}}}}
    patch = {
        "summary": "Change a thing",
        "parameters": [limit],
        "requestBody": body(refer("Thing"), required=True, description="What changes."),
        "responses": {"200": made, "4XX": body(refer("Fault"))},
    }
    at_thing = {
        "description": "One thing",
        "parameters": [thing_id],
        "patch": patch,
        "delete": {"responses": {"204": {"description": "Nothing is left."}}},
        "put": {"responses": {"200": made}},
    }
    schemas = {
        "Thing": thing,
        "Part": {"anyOf": [refer("Thing"), refer("Name")]},
        "Name": {"type": "string", "pattern": "^a"},
        "Fault": {"type": "object"},
        "Elsewhere": {"type": "object"},
    }
    return {
        "openapi": "3.1.0",
        "info": {"title": "Things", "description": "All about things."},
        "paths": {
            "/things/{thing}": at_thing,
            "/things/@mine": {"get": {"responses": {"200": image}}},
            "/others/{other}": {"patch": {"responses": {"200": body(refer("Elsewhere"))}}},
        },
        "components": {"schemas": schemas, "securitySchemes": {"Token": {"type": "http"}}},
    }


def test_what_is_checked_is_kept_and_nothing_else() -> None:
    patched = {
        "parameters": [
            {"in": "query", "name": "limit", "schema": {"type": "integer", "maximum": 9}}
        ],
        "requestBody": body(refer("Thing")),
        "responses": {"200": body(refer("Thing"))},
    }
    assert facts_of(published(), [("patch", "/things/{id}"), ("delete", "/things/{id}")]) == {
        "paths": {
            "/things/{thing}": {
                "parameters": [{"in": "path", "name": "thing", "schema": {"type": "string"}}],
                "patch": patched,
                "delete": {"responses": {"204": {}}},
            }
        },
        "components": {
            "schemas": {
                "Thing": {
                    "type": "object",
                    "properties": {
                        "title": {"type": "string", "maxLength": 9},
                        "kind": {"type": "integer", "oneOf": [{"const": 1}]},
                        "parts": {"type": "array", "items": refer("Part")},
                        "more": {"additionalProperties": {"minimum": 0}},
                        "none": {"type": "object", "additionalProperties": False},
                        "icon": {"type": ["string", "null"]},
                    },
                    "required": ["title"],
                },
                "Part": {"anyOf": [refer("Thing"), refer("Name")]},
                "Name": {"type": "string", "pattern": "^a"},
            }
        },
    }


@pytest.mark.parametrize(
    ("route", "paths"),
    [
        (("get", "/things/{id}"), {"/things/@mine"}),
        (("get", "/things/@mine"), {"/things/@mine"}),
        (("patch", "/things/@mine"), {"/things/{thing}"}),
        (("patch", "/{kind}/{id}"), {"/things/{thing}", "/others/{other}"}),
        (("patch", "/things"), set()),
        (("post", "/things/{id}"), set()),
    ],
)
def test_all_that_a_request_may_mean_is_kept(route: tuple[str, str], paths: set[str]) -> None:
    assert facts_of(published(), [route])["paths"].keys() == paths


def test_a_keyword_that_is_new_is_an_error() -> None:
    document = published()
    document["components"]["schemas"]["Name"]["multipleOf"] = 2
    with pytest.raises(ValueError, match="multipleOf"):
        facts_of(document, [("patch", "/things/{id}")])


def test_a_change_of_one_thing_is_a_change_of_one_line() -> None:
    long = {"b": [f"{n:09}" for n in range(20)], "a": {"short": [1, None], "empty": {}}}
    text = lay_out(long)
    assert json.loads(text) == long
    lines = text.splitlines()
    assert lines[:4] == [
        "{",
        ' "a": {"empty": {}, "short": [1, null]},',
        ' "b": [',
        '  "000000000",',
    ]
    long["b"][3] = "else"
    assert len(set(lay_out(long).splitlines()) - set(lines)) == 1
    assert max(map(len, lines)) <= WIDTH


def texts(part: object) -> Iterator[str]:
    """Give every text in a part of the facts, and every name."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, dict):
        yield from part
        yield from (text for each in part.values() for text in texts(each))
    elif isinstance(part, list):
        yield from (text for each in part for text in texts(each))


def test_no_sentence_is_kept_of_discords() -> None:
    facts = json.loads(FILE.read_bytes())
    assert facts.keys() == {"components", "paths"}
    assert [text for text in texts(facts) if " " in text] == []


def test_the_file_is_laid_out_as_it_would_be_written_again() -> None:
    text = FILE.read_text("utf-8")
    assert text == lay_out(json.loads(text)) + "\n"
    assert len(text) < 300_000


@pytest.mark.skipif(not PUBLISHED, reason="DISCORD_OPENAPI names no copy of Discord's description")
def test_the_facts_are_those_of_the_published_description() -> None:
    """If not, `python -m tools.api_facts` writes them again."""
    assert PUBLISHED is not None
    document = json.loads(Path(PUBLISHED).read_bytes())
    assert FILE.read_text("utf-8") == lay_out(facts_of(document, routes())) + "\n"
