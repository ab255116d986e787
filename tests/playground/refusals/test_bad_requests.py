"""Deliberately bad requests, one a rule, each beside a twin that just keeps the rule.

They go over real HTTP to a running stand-in: once with the limits alone, unless only Discord's own
description knows the rule, and once with that description before them.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from playground.standin.errors import ApiError
from playground.standin.validation.problems import Problems
from tests.playground.calls import Json, stage
from tests.playground.refusals import (
    bad_commands,
    bad_components,
    bad_events,
    bad_messages,
    bad_modals,
    bad_others,
    bad_places,
    bad_protocol,
    bad_roles,
    bad_threads,
)
from tests.playground.refusals.bad import Bad

TABLES = (
    bad_messages,
    bad_components,
    bad_modals,
    bad_commands,
    bad_others,
    bad_places,
    bad_protocol,
    bad_roles,
    bad_threads,
    bad_events,
)
CASES: list[Bad] = [case for table in TABLES for case in table.CASES]
ROOT = Path(__file__).parents[3]
BODIES = (ROOT / "playground" / "standin" / "bodies.py",)
SPEAKERS = ("problems.py", "wording.py")
"""These put complaints into words, and know no rule themselves."""
JUDGED = [
    pytest.param(case, described, id=f"{case}-{'description' if described else 'limits'}")
    for described in (False, True)
    for case in CASES
    if described or not case.described
]


def leaves(tree: Json, path: str = "") -> dict[str, str]:
    """Flatten a tree of errors into places and codes."""
    found: dict[str, str] = {}
    for key, value in tree.items():
        if key == "_errors":
            found[path] = value[0]["code"]
        else:
            found |= leaves(value, f"{path}.{key}".lstrip("."))
    return found


@pytest.mark.parametrize(("case", "described"), JUDGED)
async def test_a_bad_request_is_refused(case: Bad, *, described: bool) -> None:
    async with stage(described=described) as standin:
        status, answer = await standin.send(case.bad)
    assert status >= 400, answer
    assert answer["code"] == case.code, answer
    if case.code == 50035:
        assert leaves(answer["errors"]) == {case.where: case.error}


@pytest.mark.parametrize(("case", "described"), JUDGED)
async def test_its_good_twin_is_accepted(case: Bad, *, described: bool) -> None:
    async with stage(described=described) as standin:
        status, answer = await standin.send(case.good)
    assert status < 300, answer


def test_every_rule_has_a_name_of_its_own() -> None:
    assert len({case.rule for case in CASES}) == len(CASES)


def test_the_document_counts_right() -> None:
    only_described = sum(case.described for case in CASES)
    row = f"| {len(CASES)} | {only_described} | {len(list(checks()))} |"
    assert row in (ROOT / "docs" / "testing.md").read_text("utf-8")


@pytest.mark.slow
async def test_every_check_in_the_sources_has_a_bad_request(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The rules are the places in the stand-in that refuse; the table must make each of them speak.

    Each place is found in the sources, and again on the stack when a complaint is made.
    """
    spoke: set[tuple[str, int]] = set()

    def note() -> None:
        frame = sys._getframe(2)
        while frame is not None:
            spoke.add((frame.f_code.co_filename, frame.f_lineno))
            frame = frame.f_back

    def add(self: Problems, *complaint: Any) -> None:
        note()
        add_complaint(self, *complaint)

    def make(self: ApiError, *args: Any, **extra: Any) -> None:
        note()
        make_error(self, *args, **extra)

    add_complaint, make_error = Problems.add, ApiError.__init__
    monkeypatch.setattr(Problems, "add", add)
    monkeypatch.setattr(ApiError, "__init__", make)
    for case in CASES:
        if not case.described:
            async with stage(described=False) as standin:
                await standin.send(case.bad)
    silent = [
        f"{file.relative_to(ROOT)}:{node.lineno} {ast.unparse(node)}"
        for file, node in checks()
        if not any((str(file), line) in spoke for line in lines(node))
    ]
    assert not silent, "\n".join(silent)


def checks() -> Iterator[tuple[Path, ast.Call]]:
    """Give every call in the stand-in's rules that may refuse a request."""
    standin = ROOT / "playground" / "standin"
    for file in [*standin.glob("routes/*.py"), *standin.glob("validation/*.py"), *BODIES]:
        if file.name not in SPEAKERS:
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, ast.Call) and refuses(node.func):
                    yield file, node


def refuses(function: ast.expr) -> bool:
    if isinstance(function, ast.Attribute):
        return ast.unparse(function.value) == "problems" and function.attr != "raise_any"
    return isinstance(function, ast.Name) and function.id in ("refusal", "invalid_form")


def lines(node: ast.Call) -> range:
    return range(node.lineno, (node.end_lineno or node.lineno) + 1)
