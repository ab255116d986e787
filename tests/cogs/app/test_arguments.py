"""The arguments that are answered without the bot."""

import tomllib

import pytest

from cogs.app.arguments import read_arguments
from tests.cogs.app.test_start import ROOT


def test_the_version_is_the_projects(capsys: pytest.CaptureFixture[str]) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    with pytest.raises(SystemExit) as ended:
        read_arguments(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"Undercut {project['version']}\n"


@pytest.mark.parametrize("other", ["--check", "--healthy", "--version"])
def test_only_one_thing_can_be_asked_for(other: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        read_arguments(["--setup", other])
    assert ended.value.code == 2
    assert "--help" in capsys.readouterr().err
