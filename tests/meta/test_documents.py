"""The documents stay true: what they name exists, and every command they give is one of ours."""

import hashlib
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.fair import shuffled

ROOT = Path(__file__).parents[2]
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
TOP = "art|benchmarks|club|cogs|data|deploy|docs|engine|locales|playground|tests|tools"
PATHS = re.compile(rf"`((?:{TOP})/[\w./-]*|[\w-]+\.(?:py|txt|toml|md))`")
LINKS = re.compile(r"\]\((?!https?:|#)([^)#]+)")
MAKE = re.compile(r"\bmake ([a-z]+)")


def named(document: Path, pattern: re.Pattern[str]) -> set[str]:
    return set(pattern.findall(document.read_text("utf-8")))


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_path_named_exists(document: Path) -> None:
    paths = {ROOT / name for name in named(document, PATHS)}
    links = {document.parent / name for name in named(document, LINKS)}
    assert not [str(path) for path in paths | links if not path.exists()]


def defines(file: Path, name: str) -> bool:
    return bool(re.search(rf"^(?:async )?def {name}\(", file.read_text("utf-8"), re.MULTILINE))


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_test_named_exists(document: Path) -> None:
    told = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", document.read_text("utf-8"))
    assert not [f"{file}::{name}" for file, name in told if not defines(ROOT / file, name)]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_make_target_named_exists(document: Path) -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    code = "\n".join(
        re.findall(r"`[^`]+`|^```.*?^```", document.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    )
    assert not set(MAKE.findall(code)) - targets


def test_every_dependency_is_explained_and_pinned() -> None:
    told = (ROOT / "docs" / "dependencies.md").read_text("utf-8")
    for name in ("requirements.txt", "requirements-monitoring.txt", "requirements-dev.txt"):
        for line in (ROOT / name).read_text("utf-8").splitlines():
            if line.startswith(("-r", "#")) or not line:
                continue
            package, _, version = line.partition("==")
            assert version, f"{name}: {line} isn't pinned"
            assert package.split("[")[0] in told, f"{package} isn't in docs/dependencies.md"


def test_the_recipe_in_the_fairness_document_deals_our_cards() -> None:
    text = (ROOT / "docs" / "fairness.md").read_text("utf-8")
    code = re.search(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    assert code is not None
    recipe: dict[str, Callable[[str], list[str]]] = {}
    exec(code[1], recipe)
    for number in range(20):
        seed = hashlib.sha256(bytes([number])).digest()
        assert recipe["deck"](seed.hex()) == [card.text for card in shuffled(seed)]
