"""The words: every message is used, exists where it is used, and says what it is given."""

import ast
import importlib
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from club.core.errors import Refusal
from cogs.kit.text import GROUND, LOCALES, Text

ROOT = Path(__file__).parents[3]
SOURCES = [*sorted((ROOT / "cogs").rglob("*.py")), *ROOT.glob("bot.py")]
FILES = sorted(LOCALES.rglob("*.ftl"))
SPEAKERS = {"text": 0, "draw_notice": 0, "answer_privately": 1}
"""Calls that name a message, and the place of its key among their arguments."""

# By that all of the club's refusals are declared.
importlib.import_module("club.club")


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(file: Path) -> Iterator[tuple[str, ftl.Message]]:
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{file.name}: {entry.content}"
        if isinstance(entry, ftl.Message):
            yield entry.id.name, entry


@cache
def variables(message: ftl.Message) -> frozenset[str]:
    visitor = _Variables()
    visitor.visit(message)
    return frozenset(visitor.names)


@cache
def told(language: str) -> dict[str, ftl.Message]:
    """All that a language says; a second of work, that only these tests have to wait for."""
    files = sorted((LOCALES / language).glob("*.ftl"))
    return {key: message for file in files for key, message in messages(file)}


def in_english() -> dict[str, ftl.Message]:
    return told(GROUND)


def calls() -> Iterator[tuple[str, str, set[str] | None]]:
    """Every call that names a message: where, its key, and its arguments unless they vary."""
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            at = SPEAKERS.get(name)
            if at is None or len(node.args) <= at:
                continue
            key = node.args[at]
            if isinstance(key, ast.Constant) and isinstance(key.value, str):
                given = {word.arg for word in node.keywords if word.arg is not None}
                varies = any(word.arg is None for word in node.keywords)
                where = f"{source.relative_to(ROOT)}:{node.lineno}"
                yield where, key.value, None if varies else given


def spoken() -> re.Pattern[str]:
    """What the code may ask for: its strings, and its strings with something left open."""
    words: set[str] = {re.escape(refusal.key) for refusal in refusals()}
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                words.add(re.escape(node.value))
            elif isinstance(node, ast.JoinedStr):
                parts = [
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9-]+"
                    for part in node.values
                ]
                if isinstance(node.values[0], ast.Constant):
                    words.add("".join(parts))
            elif isinstance(node, ast.ClassDef):
                words.add("refusal" + re.sub("([A-Z])", r"-\1", node.name).lower())
            elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "_key":
                stem = node.args[0]
                assert isinstance(stem, ast.Constant)
                words.add(re.escape(str(stem.value)) + "-[a-z0-9-]+")
    return re.compile("|".join(sorted(words)))


def refusals(of: type[Refusal] = Refusal) -> list[type[Refusal]]:
    """All of the club's, wherever they are declared."""
    found = [each for each in of.__subclasses__() if each.__module__.partition(".")[0] == "club"]
    return [*found, *(one for each in found for one in refusals(each))]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_a_file_has_no_key_twice(file: Path) -> None:
    keys = [key for key, _ in messages(file)]
    assert len(keys) == len(set(keys))


def test_no_key_is_in_two_files() -> None:
    keys = [key for file in (LOCALES / GROUND).glob("*.ftl") for key, _ in messages(file)]
    assert sorted(keys) == sorted(in_english())


@pytest.mark.slow
def test_every_message_that_is_named_exists_and_gets_its_arguments() -> None:
    found = list(calls())
    assert len(found) > 50
    for where, key, given in found:
        assert key in in_english(), f"{where}: no message {key}"
        if given is not None:
            missing = variables(in_english()[key]) - given
            assert not missing, f"{where}: {key} lacks {missing}"


@pytest.mark.slow
def test_every_message_is_used() -> None:
    asked = spoken()
    assert [key for key in in_english() if not asked.fullmatch(key)] == []


@pytest.mark.parametrize("refusal", refusals(), ids=lambda refusal: refusal.key)
def test_every_refusal_has_a_sentence(refusal: type[Refusal]) -> None:
    told = {"name": "South", "code": "so", "legal": "stock", "most": "25", "needed": "2"}
    told |= {
        "line": "3",
        "channels": "<#1>",
        "roles": "<@&2>",
        "when": "1767225600",
        "level": "expert",
        "table": "12",
        "cup": "3",
        "reason": "the move at ply 7",
        "competition": "4",
        "match": "5",
        "fewest": "8",
        "reach": "3",
        "days": "2",
    }
    assert refusal.key in in_english()
    doc = refusal.__doc__ or ""
    assert variables(in_english()[refusal.key]) <= {word for word in told if f"`{word}`" in doc}
    assert Text()(refusal.key, **told).endswith(".")


@pytest.mark.parametrize("number", [0, 1, 2])
def test_every_message_formats(number: int) -> None:
    text = Text()
    for key, message in in_english().items():
        said = text(key, **dict.fromkeys(variables(message), number))
        assert said
        assert "{" not in said


@pytest.mark.slow
def test_other_locales_only_translate_what_english_has() -> None:
    for file in FILES:
        for key, message in messages(file):
            assert variables(message) - {"you"} <= variables(in_english()[key])


def test_no_source_holds_a_variation_selector() -> None:
    folders = ("engine", "data", "club", "art", "cogs", "locales", "tests")
    for folder in folders:
        for file in (ROOT / folder).rglob("*.*"):
            if file.suffix in {".py", ".ftl"}:
                assert "\N{VARIATION SELECTOR-16}" not in file.read_text(encoding="utf-8"), file
