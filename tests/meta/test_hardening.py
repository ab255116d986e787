"""What no source may have, whatever it is for: code from text, and patterns that take for ever."""

import ast
import re
import time
from collections.abc import Iterator
from importlib import import_module
from itertools import product

import pytest

from cogs.kit.press_kinds import PressKind
from tests.meta.test_layout import ROOT, modules, name_of, source

FLOORS = ("engine", "data", "club", "art", "cogs")
BOT = (*FLOORS, "playground", "tools")

EXECUTING = {"eval", "exec", "compile", "__import__", "breakpoint"}
LOADING = {"pickle", "cPickle", "dill", "marshal", "shelve", "yaml", "jsonpickle", "joblib"}
"""Modules that make code or any object of what they read."""

UNPACKING = {"zipfile", "tarfile", "gzip", "bz2", "lzma", "zlib", "zstandard"}
PACKING = {
    "club/archive/exports.py": "a member's own records are packed for them",
    "cogs/members/privacy.py": "so is a copy of a member's data",
}
"""Where the bot packs; it unpacks nowhere, so no file that is sent grows."""

STARTING = {"subprocess", "os.system", "os.popen", "pty", "asyncio.create_subprocess_shell"}
STARTED = {
    "engine/cli/program.py": "the arena's command starts the program that the person names",
}
"""Where the program starts others."""

STATEMENTS = {
    "text",
    "literal_column",
    "execute",
    "exec_driver_sql",
    "executemany",
    "executescript",
}
OWN_WORDS = {
    "data/schema/displays.py": "the condition of an index, with a word of ours",
    "data/schema/tables.py": "the same",
    "data/table/load_table.py": "a count, with words of ours",
    "data/storage/integrity.py": "SQLite's own check, with a number of ours",
    "data/storage/engines.py": "a lock of PostgreSQL's, with a number of ours",
    "data/storage/migrate.py": "how long a process may be silent, in numbers of ours",
    "data/storage/presence.py": "one of two words of SQLite's",
    "data/upkeep/file_check.py": "SQLite's own check, with a number of ours",
    "data/upkeep/stored_rows.py": "a sequence, by the name that PostgreSQL gives it",
    "data/upkeep/transfer.py": "a table, by the name that the program gives it",
}
"""Where a statement isn't one constant text; migrations aside, which are run once."""

CALLS = {"compile", "match", "search", "fullmatch", "sub", "split", "findall", "finditer"}
LENGTHS = (24, 100, 400, 1_600)
"""The first is short enough for what doubles its time with each sign."""
LIMIT = 0.25
"""Seconds of processor time for the longest; a pattern that backtracks for ever takes years."""


def trees() -> Iterator[tuple[str, ast.Module]]:
    for folder in BOT:
        for path in modules(folder):
            yield path.as_posix(), ast.parse(source(path))


def called(node: ast.Call) -> str:
    return ast.unparse(node.func)


def imported(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


def test_no_text_becomes_code() -> None:
    found = [
        f"{path}:{node.lineno} {called(node)}"
        for path, tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and called(node) in EXECUTING
    ]
    assert not found


def test_nothing_is_read_that_may_hold_objects() -> None:
    assert not [(path, one) for path, tree in trees() for one in imported(tree) if one in LOADING]


def test_what_members_send_is_unpacked_nowhere() -> None:
    packing = {
        path
        for path, tree in trees()
        if path.startswith(FLOORS) and UNPACKING & set(imported(tree))
    }
    assert packing == PACKING.keys()
    for path in packing:
        assert not re.search(r"decompress|extract|\.open\(", source_of(path))


def test_only_the_arena_starts_a_program() -> None:
    starting = {
        path
        for path, tree in trees()
        if path.startswith(FLOORS)
        and (
            STARTING & set(imported(tree))
            or any(called(node) in STARTING for node in calls(tree))
            or "shell=True" in source_of(path)
        )
    }
    assert starting == STARTED.keys()


def test_no_statement_is_put_together_from_values() -> None:
    """Values are bound; what is written into a statement are the program's own words."""
    joined = {
        path
        for path, tree in trees()
        if path.startswith(("data/", "club/"))
        for node in calls(tree)
        if called(node).rpartition(".")[2] in STATEMENTS
        and node.args
        and not isinstance(node.args[0], ast.Constant | ast.Name | ast.Attribute | ast.Call)
    }
    assert {path for path in joined if "versions" not in path} == OWN_WORDS.keys()


def calls(tree: ast.Module) -> Iterator[ast.Call]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.Call))


def source_of(path: str) -> str:
    return (ROOT / path).read_text("utf-8")


def patterns() -> Iterator[tuple[str, re.Pattern[str]]]:
    """Every pattern of the floors: what modules hold, and what is written where it is used."""
    for kind in PressKind:
        yield f"press {kind}", kind.rest
    for folder in FLOORS:
        for path in modules(folder):
            text = source(path)
            if "re." not in text or path.name == "__main__.py":
                continue
            for name, value in vars(import_module(name_of(path))).items():
                if isinstance(value, re.Pattern) and isinstance(value.pattern, str):
                    yield f"{path} {name}", value
            for node in calls(ast.parse(text)):
                first = node.args[0] if node.args else None
                of_re = called(node) in {f"re.{name}" for name in CALLS}
                if of_re and isinstance(first, ast.Constant) and isinstance(first.value, str):
                    yield f"{path}:{node.lineno}", re.compile(first.value)


def attacks(pattern: str, length: int) -> Iterator[str]:
    """Long texts of what the pattern repeats, which fit it up to the end or nearly."""
    signs = sorted({sign for sign in pattern if sign.isprintable()} | set(' a0"\\[7D\n'))
    for one in signs:
        yield one * length + "\0"
    likely = [*[sign for sign in signs if not sign.isalpha()][:12], "a", "A"]
    for one, two in product(likely, repeat=2):
        yield (one + two) * (length // 2) + "\0"


def longest(pattern: re.Pattern[str]) -> float:
    """The most processor time that an attack takes, of lengths that grow until one takes long."""
    most = 0.0
    for length in LENGTHS:
        for text in attacks(pattern.pattern, length):
            for match in (pattern.fullmatch, pattern.search):
                begun = time.thread_time()
                match(text)
                most = max(most, time.thread_time() - begun)
                if most > LIMIT / 4 and length < LENGTHS[-1]:
                    return most * (LENGTHS[-1] / length) ** 2
    return most


@pytest.mark.slow
def test_no_pattern_takes_for_ever() -> None:
    found = dict(patterns())
    assert len(found) > 60
    slow = {name: spent for name, each in found.items() if (spent := longest(each)) > LIMIT}
    assert not slow


@pytest.mark.parametrize("pattern", [r"a*a*a*a*b", r"(?:a|a)*b"])
def test_a_pattern_that_would_is_seen(pattern: str) -> None:
    assert longest(re.compile(pattern)) > LIMIT
