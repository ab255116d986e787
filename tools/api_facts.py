"""Writes the facts of Discord's API that requests are checked against.

    python -m tools.api_facts openapi.json

The file named is Discord's OpenAPI description as it is published; docs/testing.md says where. What
is kept of it is itself such a description, of the stand-in's routes alone: the operations that a
request to one of them may mean, with parameters, JSON and the JSON of good answers, and the schemas
that these refer to. Titles, descriptions and all other sentences are left out. A keyword that is
new to this program is an error, so that no rule is lost unnoticed.
"""

import argparse
import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from aiohttp import web

from playground.standin.routes import TABLES
from playground.standin.validation.api_facts import FILE

Json = dict[str, Any]
Route = tuple[str, str]
"""A method in small letters, and a path with its variables in braces."""

METHODS: Final = ("get", "put", "post", "patch", "delete")

PLAIN: Final = frozenset(
    {
        *("$ref", "type", "format", "enum", "const", "pattern", "required", "uniqueItems"),
        *("minimum", "maximum", "minLength", "maxLength"),
        *("minItems", "maxItems", "minProperties", "maxProperties"),
    }
)
"""Keywords of a schema that hold no other schema."""

UNCHECKED: Final = frozenset({"title", "description", "example", "examples", "contentEncoding"})
"""Keywords that are left out, as are those that begin with "x-": no value breaks them."""

WIDTH: Final = 100
"""Characters a line, where what is on it can be broken."""

_JSON = "application/json"
_SCHEMAS = "#/components/schemas/"


def facts_of(document: Json, routes: Iterable[Route]) -> Json:
    """Extract what is checked of requests to some routes, and of the answers to them.

    Raises:
        ValueError: If a schema has a keyword of which nothing is known.
    """
    routes = list(routes)
    paths: Json = {}
    for path, item in document["paths"].items():
        meant = [
            method
            for method in METHODS
            if method in item and any(_may_mean(route, (method, path)) for route in routes)
        ]
        if meant:
            shared = {"parameters": _parameters(item)} if "parameters" in item else {}
            paths[path] = shared | {method: _operation(item[method]) for method in meant}
    return {"components": {"schemas": _needed(document, paths)}, "paths": paths}


def _may_mean(route: Route, operation: Route) -> bool:
    """Tell whether a request may fit both: `@me` may stand where a route has an id."""
    (method, path), (its_method, its_path) = route, operation
    steps, its_steps = path.split("/"), its_path.split("/")
    return (method, len(steps)) == (its_method, len(its_steps)) and all(
        mine == other or mine.startswith("{") or other.startswith("{")
        for mine, other in zip(steps, its_steps, strict=True)
    )


def _operation(operation: Json) -> Json:
    facts: Json = {}
    if "parameters" in operation:
        facts["parameters"] = _parameters(operation)
    if body := _content(operation.get("requestBody", {})):
        facts["requestBody"] = body
    good = {code: each for code, each in operation["responses"].items() if code.startswith("2")}
    facts["responses"] = {code: _content(answer) for code, answer in good.items()}
    return facts


def _parameters(declaring: Json) -> list[Json]:
    return [
        {"in": each["in"], "name": each["name"], "schema": _schema(each["schema"])}
        for each in declaring["parameters"]
    ]


def _content(body: Json) -> Json:
    """Keep what is JSON: beside files there is the same."""
    content = body.get("content", {})
    if _JSON not in content:
        return {}
    return {"content": {_JSON: {"schema": _schema(content[_JSON]["schema"])}}}


def _schema(schema: Any) -> Any:  # noqa: ANN401
    if not isinstance(schema, dict):  # true or false
        return schema
    facts: Json = {}
    for keyword, value in schema.items():
        match keyword:
            case "properties":
                facts[keyword] = {name: _schema(each) for name, each in value.items()}
            case "oneOf" | "anyOf" | "allOf":
                facts[keyword] = [_schema(each) for each in value]
            case "items" | "additionalProperties":
                facts[keyword] = _schema(value)
            case _ if keyword in PLAIN:
                facts[keyword] = value
            case _ if keyword not in UNCHECKED and not keyword.startswith("x-"):
                raise ValueError(f"a schema has the keyword {keyword!r}, which is unknown here")
    return facts


def _needed(document: Json, paths: Json) -> Json:
    """Give the schemas that some paths refer to, and those that these refer to."""
    schemas: Json = {}
    wanted = set(_references(paths))
    while wanted:
        found = {name: _schema(document["components"]["schemas"][name]) for name in wanted}
        schemas |= found
        wanted = set(_references(found)) - schemas.keys()
    return schemas


def _references(part: Any) -> Iterator[str]:  # noqa: ANN401
    """Give the names of all schemas that a part of the facts refers to."""
    if isinstance(part, dict):
        if isinstance(reference := part.get("$ref"), str):
            yield reference.removeprefix(_SCHEMAS)
        part = part.values()
    elif not isinstance(part, list):
        return
    for each in part:
        yield from _references(each)


def lay_out(value: Any, indent: str = "") -> str:  # noqa: ANN401
    """Write JSON in sorted order, on one line what fits there, so that a change is easy to read."""
    line = json.dumps(value, sort_keys=True)
    if not isinstance(value, dict | list) or len(indent) + len(line) <= WIDTH:
        return line
    inner = indent + " "
    if isinstance(value, dict):
        items = [f"{json.dumps(key)}: {lay_out(value[key], inner)}" for key in sorted(value)]
    else:
        items = [lay_out(each, inner) for each in value]
    lines = ",\n".join(inner + item for item in items)
    return f"{line[0]}\n{lines}\n{indent}{line[-1]}"


def routes() -> Iterator[Route]:
    """Give the stand-in's routes."""
    for table in TABLES:
        for route in table:
            if isinstance(route, web.RouteDef):
                yield route.method.lower(), route.path


def main() -> None:
    """Write the facts."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.api_facts", description="Writes the facts of Discord's API."
    )
    parser.add_argument("file", type=Path, help="Discord's OpenAPI description")
    document = json.loads(parser.parse_args().file.read_bytes())
    FILE.write_text(lay_out(facts_of(document, routes())) + "\n", "utf-8")


if __name__ == "__main__":
    main()
