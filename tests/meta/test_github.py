"""What the code's host reads of this repository: it parses, and what it runs or names is there."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.meta.test_lock import PYTHONS
from tests.meta.test_sources import ROOT

GITHUB = ROOT / ".github"
FILES = sorted(GITHUB.rglob("*.yml"))
FORMS = [
    path for path in sorted((GITHUB / "ISSUE_TEMPLATE").glob("*.yml")) if path.name != "config.yml"
]
WORKFLOW: dict[Any, Any] = yaml.safe_load((GITHUB / "workflows" / "check.yml").read_text("utf-8"))
FIELDS = {"markdown", "textarea", "input", "dropdown", "checkboxes"}
OUTSIDE = {"git", "docker"}
"""Programs that are on the machines that the workflow asks for."""


def steps() -> Iterator[dict[str, Any]]:
    for job in WORKFLOW["jobs"].values():
        yield from job["steps"]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_it_is_yaml(path: Path) -> None:
    assert isinstance(yaml.safe_load(path.read_text("utf-8")), dict)


def test_every_command_that_is_run_exists() -> None:
    targets = re.findall(r"^([.\w/]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    services = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))["services"]
    ran = [shlex.split(step["run"]) for step in steps() if "run" in step]
    assert ["bash", ".ci/run"] in ran
    for program, *words in ran:
        match program:
            case "bash":
                assert (ROOT / words[0]).is_file()
            case "make":
                assert {*words} <= {*targets}
            case ".venv/bin/python":
                paths = [word for word in words if "/" in word]
                assert paths
                assert all((ROOT / each).exists() for each in paths)
            case _:
                assert program in OUTSIDE
                if words[:2] == ["compose", "run"]:
                    assert {*words} & {*services}


def test_every_action_is_pinned_to_a_commit() -> None:
    used = [step["uses"] for step in steps() if "uses" in step]
    assert used
    assert all(re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40}", each) for each in used)


def test_it_may_read_and_no_more() -> None:
    assert WORKFLOW["permissions"] == {"contents": "read"}
    assert not [name for name, job in WORKFLOW["jobs"].items() if "permissions" in job]
    checkouts = [step for step in steps() if "checkout" in step.get("uses", "")]
    assert all(step["with"]["persist-credentials"] is False for step in checkouts)


def test_all_pythons_that_the_lock_is_for_are_tested() -> None:
    assert tuple(WORKFLOW["jobs"]["check"]["strategy"]["matrix"]["python"]) == PYTHONS


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.name)
def test_a_form_has_what_the_host_asks_for(path: Path) -> None:
    form = yaml.safe_load(path.read_text("utf-8"))
    assert {"name", "description", "body"} <= form.keys()
    fields = form["body"]
    assert {field["type"] for field in fields} <= FIELDS
    named = [field["id"] for field in fields if field["type"] != "markdown"]
    assert len(named) == len({*named})
    assert all(field["attributes"].get("label") or field["type"] == "markdown" for field in fields)
    for field in fields:
        if field["type"] == "dropdown":
            options = field["attributes"]["options"]
            assert len(options) == len({*options})
            assert all(isinstance(each, str) for each in options)


def test_the_forms_are_those_for_bugs_ideas_and_translations() -> None:
    assert {path.stem for path in FORMS} == {"bug", "idea", "translation"}


def test_what_dependabot_looks_after_is_there() -> None:
    updates = yaml.safe_load((GITHUB / "dependabot.yml").read_text("utf-8"))
    assert updates["version"] == 2
    kinds = {each["package-ecosystem"] for each in updates["updates"]}
    assert kinds == {"pip", "docker", "docker-compose", "github-actions"}
