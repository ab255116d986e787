"""Wording what is wrong with a body as Discord words it: a place, a code, a sentence."""

from collections.abc import Sequence
from typing import Any

from jsonschema_rs import ValidationError

from playground.standin.validation.problems import Path, Problems

Json = dict[str, Any]

_CONVERTED = {
    "integer": ("NUMBER_TYPE_COERCE", 'Value "{}" is not int.'),
    "number": ("NUMBER_TYPE_COERCE", 'Value "{}" is not float.'),
    "boolean": ("BOOLEAN_TYPE_CONVERT", "Must be either true or false."),
    "string": ("STRING_TYPE_CONVERT", 'Could not interpret "{}" as string.'),
    "array": ("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType"),
    "object": ("MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType"),
}
_ENDLESS = 1 << 31


class Wording:
    """Words the complaints of validators that were made from one document."""

    def __init__(self, document: Json) -> None:
        self._document = document

    def word(self, problems: Problems, errors: Sequence[ValidationError]) -> None:
        """Write complaints down; of a thing that has no place where it is, that alone."""
        misplaced = [place for error in errors if (place := _misplaced(error))]
        for error in errors:
            inside = [p for p in misplaced if tuple(error.instance_path[: len(p)]) == p]
            if not inside:
                self._word(problems, error)
            elif _misplaced(error):
                problems.kind(inside[0], error.instance, self._at(error.schema_path))

    def _word(self, problems: Problems, error: ValidationError) -> None:
        path, kind = tuple(error.instance_path), error.kind.name
        if kind in ("anyOf", "oneOf"):
            self._choose(problems, path, error)
            return
        schema = self._at(error.schema_path[:-1])
        if kind == "required":
            problems.require((*path, error.kind.as_dict()["property"]), None)
        elif kind in ("minLength", "maxLength"):
            _size(problems, path, error.instance, schema.get("minLength"), schema.get("maxLength"))
        elif kind in ("minItems", "maxItems"):
            _size(problems, path, error.instance, schema.get("minItems"), schema.get("maxItems"))
        elif kind == "enum":
            problems.one_of(path, error.instance, tuple(schema["enum"]))
        else:
            problems.add(path, *_say(kind, schema, error))

    def _choose(self, problems: Problems, path: Path, union: ValidationError) -> None:
        alternatives = self._at(union.schema_path)
        constants = tuple(one["const"] for one in alternatives if "const" in one)
        if constants:
            problems.one_of(path, union.instance, constants)
            return
        branches = [list(branch) for branch in union.kind.as_dict()["context"]]
        if not all(branches):  # It fits several alternatives where it may fit one.
            problems.add(path, "BASE_TYPE_INVALID", union.message)
            return
        some = [b for b, one in zip(branches, alternatives, strict=True) if not _is_null(one)]
        meant = min(reversed(some), key=lambda branch: _distance(path, branch))
        tags = [error for branch in branches for error in branch if _is_tag(path, error)]
        if not any(error in tags for error in meant):
            self.word(problems, meant)
            return
        kinds = tuple(sorted({kind for tag in tags for kind in self._at(tag.schema_path)}))
        if path:
            problems.kind(path, None, kinds)
        else:
            problems.one_of(("type",), None, kinds)

    def _at(self, path: Sequence[str | int]) -> Any:  # noqa: ANN401
        node: Any = self._document
        for step in path:
            node = node[step]
        return node


def _say(kind: str, schema: Json, error: ValidationError) -> tuple[str, str]:
    """Give code and sentence of a complaint about one value."""
    match kind:
        case "type":
            wanted = schema["type"]
            first = wanted if isinstance(wanted, str) else next(t for t in wanted if t != "null")
            code, sentence = _CONVERTED[first]
            said = code, sentence.format(error.instance)
        case "pattern" if schema.get("format") == "snowflake":
            said = "NUMBER_TYPE_COERCE", f'Value "{error.instance}" is not snowflake.'
        case "pattern":
            sentence = f"String value did not match validation regex: {schema['pattern']}"
            said = "STRING_TYPE_REGEX", sentence
        case "minimum":
            least = schema["minimum"]
            said = "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {least}."
        case "maximum":
            most = schema["maximum"]
            said = "NUMBER_TYPE_MAX", f"int value should be less than or equal to {most}."
        case "uniqueItems":
            said = "SET_TYPE_ALREADY_CONTAINS_VALUE", "The set already contains this value"
        case _:
            said = "BASE_TYPE_INVALID", error.message
    return said


def _size(
    problems: Problems,
    path: Path,
    value: Any,  # noqa: ANN401
    low: int | None,
    high: int | None,
) -> None:
    if low:
        problems.length(path, value, low, high or _ENDLESS)
    else:
        problems.at_most(path, value, high or _ENDLESS)


def _misplaced(error: ValidationError) -> Path | None:
    """Give the place of a thing that is of the wrong type; what is sent itself has no place."""
    path = tuple(error.instance_path)
    return path[:-1] if error.kind.name == "enum" and path[-1:] == ("type",) else None


def _is_null(schema: Json) -> bool:
    """Tell whether a schema takes nothing but null, which nobody means by something else."""
    return schema.get("type") == "null"


def _is_tag(path: Path, error: ValidationError) -> bool:
    """Tell whether a complaint is that this is another kind of thing."""
    return error.kind.name == "enum" and tuple(error.instance_path) == (*path, "type")


def _distance(path: Path, branch: list[ValidationError]) -> tuple[bool, bool, int]:
    """Tell how far a value is from an alternative: other JSON, another kind, how many faults."""
    here = [error for error in branch if tuple(error.instance_path) == path]
    other = any(error.kind.name == "type" for error in here)
    return other, any(_is_tag(path, error) for error in branch), len(branch)
