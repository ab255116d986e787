"""What must hold for every source file and text, checked by reading them."""

import ast
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEXT = {".py", ".ftl", ".md", ".js", ".html", ".css", ".toml", ".txt", ".gin"}
MOCKS = {"Mock", "MagicMock", "AsyncMock"}
ANSWERING = {
    "cogs/routing/answers.py",
    "cogs/transport/deferral.py",
    "cogs/routing/forms.py",
    "cogs/routing/error_answers.py",
    "cogs/transport/press_tokens.py",
}
"""The modules that give answers to Discord, each once it is known what has been promised."""

HTTP = {
    "cogs/monitoring/observer.py",
    *(f"cogs/transport/{name}.py" for name in ("cooldown", "failfast", "request_budget")),
}
"""The modules in which a response is Discord's, to a request."""


def tracked_files() -> list[Path]:
    listing = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if listing.returncode:
        pytest.skip("not a git checkout, so the list of files is unknown")
    return [path for name in listing.stdout.splitlines() if (path := ROOT / name).is_file()]


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def trees_with(word: str) -> Iterator[tuple[Path, ast.Module]]:
    """The tracked sources in which something is named: reading all of them takes long."""
    for path in tracked_files():
        if path.suffix == ".py" and word in path.read_text("utf-8"):
            yield path, tree(path)


def test_no_text_has_a_variation_selector() -> None:
    """With U+FE0F a suit's sign is drawn as an emoji on some phones, and lines change width."""
    found = [
        path.relative_to(ROOT)
        for path in tracked_files()
        if path.suffix in TEXT and "\N{VARIATION SELECTOR-16}" in path.read_text("utf-8")
    ]
    assert not found


def test_every_mock_has_a_spec() -> None:
    """A mock without a spec accepts any misspelt name."""
    bare = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path, parsed in trees_with("Mock")
        for node in ast.walk(parsed)
        if isinstance(node, ast.Call)
        and (
            node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        )
        in MOCKS
        and not any(word.arg in {"spec", "spec_set", "wraps"} for word in node.keywords)
    ]
    assert not bare


def test_no_private_thing_is_tracked() -> None:
    names = {path.name for path in tracked_files()}
    assert ".env" not in names
    assert not [name for name in names if name.endswith((".db", ".db-wal"))]


def test_nothing_else_answers_past_the_promise() -> None:
    """An answer that doesn't ask whether one was promised is refused, or read by everybody."""
    answers = {"response", "followup", "edit_original_response", "delete_original_response"}
    found = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in (ROOT / "cogs").rglob("*.py")
        if str(path.relative_to(ROOT)) not in ANSWERING | HTTP
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Attribute) and node.attr in answers
    ]
    assert not found


def test_one_place_changes_an_objects_class() -> None:
    """Python allows it for classes with the same slots; who reads code doesn't expect it."""
    found = {
        str(path.relative_to(ROOT))
        for path, parsed in trees_with("__class__")
        for node in ast.walk(parsed)
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Attribute) and target.attr == "__class__"
    }
    assert found == {"engine/knock/position.py"}
