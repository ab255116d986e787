"""Checking requests against Discord's own OpenAPI description.

A request's path and method name an operation; its parameters and its JSON (of a multipart
body, the part `payload_json`) are checked with that operation's schemas. They are compiled
when they are first needed, since the description is large and a test uses little of it.
"""

import json
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Self
from urllib.parse import quote

from jsonschema_rs import Draft202012, Draft202012Validator, Registry, ValidationError

from playground.standin.validation.deviations import mend
from playground.standin.validation.problems import Problems
from playground.standin.validation.wording import Wording

Json = dict[str, Any]

_URI = "discord:/openapi.json"
_PARAMETERS = "x-parameters"
"""Where the schemas of each operation's parameters are put, to be found like the rest."""

_JSON = "application/json"
_METHODS = ("get", "put", "post", "patch", "delete")
_BOOLEANS = {"true": True, "1": True, "false": False, "0": False}


class Description:
    """Discord's description of its REST API."""

    def __init__(self, document: Json) -> None:
        mend(document)
        document[_PARAMETERS] = {}
        self._document = document
        self._operations: dict[tuple[str, int], list[Operation]] = defaultdict(list)
        for template, item in document["paths"].items():
            for method in set(_METHODS) & set(item):
                self._add(template, method, item)
        for operations in self._operations.values():
            operations.sort(key=lambda one: sum(step.startswith("{") for step in one.steps))
        self._registry = Registry([(_URI, document)], draft=Draft202012)
        self._wording = Wording(document)

    @classmethod
    def read(cls, file: Path) -> Self:
        """Read the description from a file.

        Raises:
            OSError: If there is no such file.
            ValueError: If it isn't JSON.
        """
        return cls(json.loads(file.read_bytes()))

    def _add(self, template: str, method: str, item: Json) -> None:
        steps = tuple(template.strip("/").split("/"))
        declared = [*item.get("parameters", ()), *item[method].get("parameters", ())]
        query = {one["name"]: one["schema"] for one in declared if one["in"] == "query"}
        name = f"{method} {template}"
        properties = {one["name"]: one["schema"] for one in declared}
        self._document[_PARAMETERS][name] = {"properties": properties}
        content = item[method].get("requestBody", {}).get("content", {})
        place = ("paths", template, method, "requestBody", "content", _JSON, "schema")
        operation = Operation(
            self, steps, query, (_PARAMETERS, name), place if _JSON in content else None
        )
        self._operations[method.upper(), len(steps)].append(operation)

    def operation(self, method: str, path: str) -> "Operation | None":
        """Find what a request asks for, or None if Discord doesn't describe it.

        Of two that fit, the one with fewer variables is meant: `@original` is no message's id.
        """
        steps = path.strip("/").split("/")
        found = (one for one in self._operations[method, len(steps)] if one.fits(steps))
        return next(found, None)

    def check(self, method: str, path: str, query: Mapping[str, str], data: object) -> None:
        """Check a request.

        Args:
            method: The HTTP method.
            path: The path below /api/v10.
            query: The query's parameters.
            data: The JSON of the body, or None.

        Raises:
            ApiError: 50035 with all complaints.
        """
        operation = self.operation(method, path)
        if operation is None:
            return
        problems = Problems()
        self._wording.word(problems, list(operation.faults(path, query, data)))
        problems.raise_any()

    def compile(self, *steps: str) -> Draft202012Validator:
        """Make a validator of a schema in the description."""
        pointer = "/".join(step.replace("~", "~0").replace("/", "~1") for step in steps)
        schema = {"$ref": f"{_URI}#/{quote(pointer, safe='/~')}"}
        return Draft202012Validator(schema, registry=self._registry)


@dataclass(eq=False)
class Operation:
    """One method of one path.

    Attributes:
        steps: The path, with its variables in braces.
        query: The schemas of the query's parameters.
        parameters_at: Where the description has the schema of all parameters.
        body_at: Where it has the schema of the JSON, if there is one.
    """

    description: Description
    steps: tuple[str, ...]
    query: dict[str, Json]
    parameters_at: tuple[str, ...]
    body_at: tuple[str, ...] | None

    @cached_property
    def _parameters(self) -> Draft202012Validator:
        return self.description.compile(*self.parameters_at)

    @cached_property
    def _body(self) -> Draft202012Validator | None:
        return None if self.body_at is None else self.description.compile(*self.body_at)

    def fits(self, steps: list[str]) -> bool:
        """Tell whether a path with as many steps is one of this operation."""
        pairs = zip(self.steps, steps, strict=True)
        return all(mine == step or mine.startswith("{") for mine, step in pairs)

    def faults(
        self,
        path: str,
        query: Mapping[str, str],
        data: Any,  # noqa: ANN401
    ) -> Iterator[ValidationError]:
        """Give what is wrong with a request. To ask whether there is anything is much quicker."""
        parameters = self._given(path, query)
        if not self._parameters.is_valid(parameters):
            yield from self._parameters.iter_errors(parameters)
        if self._body is not None and not self._body.is_valid(data):
            yield from self._body.iter_errors(data)

    def _given(self, path: str, query: Mapping[str, str]) -> Json:
        """Give a request's parameters by name, as JSON would have them."""
        pairs = zip(self.steps, path.strip("/").split("/"), strict=True)
        given: Json = {mine[1:-1]: step for mine, step in pairs if mine.startswith("{")}
        for name in query.keys() & self.query.keys():
            given[name] = _typed(self.query[name].get("type"), query[name])
        return given


def _typed(wanted: object, text: str) -> object:
    """Turn a query's text into what it stands for; it stays text where it can't be that."""
    if wanted == "boolean":
        return _BOOLEANS.get(text.lower(), text)
    if wanted == "integer" and text.lstrip("-").isdecimal():
        return int(text)
    return [text] if wanted == "array" else text
