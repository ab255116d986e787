"""A closed vocabulary is a type: only what reads text compares with literal words."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FLOORS = ("engine", "data", "art", "club", "cogs")

PARSERS = {
    "engine/__main__.py",
    "engine/cards.py",
    "engine/cli/player.py",
    "engine/contest/typed_sheet/typed_forms.py",
    "engine/protocol/reader.py",
    "engine/record/reader.py",
    "engine/rules/options.py",
    "club/archive/imports.py",
    "club/core/deadlines.py",
    "cogs/kit/cards.py",
    "cogs/kit/ids.py",
    "cogs/kit/text.py",
    "data/storage/database.py",
    "data/storage/engines.py",
    "data/storage/files.py",
    "data/storage/integrity.py",
    "data/storage/queries.py",
}
"""Modules that read text from outside, in which words aren't members yet."""

FROZEN = "data/migrations/versions/"
"""What changed a database once stays as it ran, whatever the words are called today."""


_WORD = re.compile("[a-z][a-z0-9_]+")


def words(node: ast.expr) -> list[str]:
    """Literal words that a side of a comparison consists of."""
    match node:
        case ast.Constant(value=str(word)):
            return [word] if _WORD.fullmatch(word) else []
        case ast.Tuple(elts=parts) | ast.Set(elts=parts) | ast.List(elts=parts):
            return [word for part in parts for word in words(part)]
        case _:
            return []


def comparisons(source: str) -> Iterator[tuple[int, str]]:
    """Yield the line and the text of each comparison with literal words."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Compare):
            sides = (node.left, *node.comparators)
            for left, how, right in zip(sides, node.ops, sides[1:], strict=False):
                equal = isinstance(how, ast.Eq | ast.NotEq | ast.In | ast.NotIn)
                if equal and (words(left) or words(right)):
                    yield node.lineno, ast.unparse(node)
        elif isinstance(node, ast.MatchValue) and words(node.value):
            yield node.lineno, f"case {ast.unparse(node)}"


@pytest.mark.parametrize(
    "source",
    [
        'kind == "take"',
        '"take" != kind',
        'kind in {"take", "stock"}',
        'kind not in ("take", Kind.STOCK)',
        'match kind:\n    case "take":\n        pass',
    ],
)
def test_a_literal_word_is_found(source: str) -> None:
    assert len(list(comparisons(source))) == 1


@pytest.mark.parametrize(
    "source", ["kind == Kind.TAKE", "kind in KINDS", "one == 1", "kind is None", 'sign == " "']
)
def test_a_member_is_none(source: str) -> None:
    assert not list(comparisons(source))


@pytest.mark.parametrize("floor", FLOORS)
def test_words_are_members(floor: str) -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}: {text}"
        for path in sorted((ROOT / floor).rglob("*.py"))
        if str(path.relative_to(ROOT)) not in PARSERS
        and not str(path.relative_to(ROOT)).startswith(FROZEN)
        for line, text in comparisons(path.read_text("utf-8"))
    ]
    assert not found


def test_every_parser_is_there() -> None:
    assert all((ROOT / path).exists() for path in PARSERS)
