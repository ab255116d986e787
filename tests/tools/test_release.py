"""Releases are cut in a real repository."""

import subprocess
from datetime import date
from pathlib import Path

import pytest

from tools.release import (
    CHANGELOG,
    PROJECT,
    ROOT,
    ReleaseError,
    Repository,
    main,
    notes_of,
    release,
)

DAY = date(2026, 5, 1)
LOG = """# Changelog

## Unreleased

### Added
- A game, and # signs.

## 0.1.0 (2026-01-02)

- The first one.
"""


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Repository:
    for name, value in {
        "GIT_CONFIG_GLOBAL": "/dev/null",
        "GIT_CONFIG_SYSTEM": "/dev/null",
        "GIT_AUTHOR_NAME": "North",
        "GIT_AUTHOR_EMAIL": "north@example.org",
        "GIT_COMMITTER_NAME": "North",
        "GIT_COMMITTER_EMAIL": "north@example.org",
    }.items():
        monkeypatch.setenv(name, value)
    (tmp_path / CHANGELOG).write_text(LOG, "utf-8")
    (tmp_path / PROJECT).write_text('[project]\nname = "undercut"\nversion = "0.1.0"\n', "utf-8")
    repository = Repository(tmp_path)
    repository.git("init", "--quiet", "--initial-branch=main")
    repository.git("add", "--all")
    repository.git("commit", "--quiet", "-m", "Begin")
    repository.git("tag", "v0.1.0")
    return repository


def everything(repository: Repository) -> tuple[str, ...]:
    """All that a release that can't be cut must leave as it is."""
    git = repository.git
    return (
        git("rev-parse", "HEAD"),
        git("status", "--porcelain"),
        git("tag", "--list"),
        repository.read(CHANGELOG),
        repository.read(PROJECT),
    )


def test_a_release_is_a_commit_and_a_tag_with_its_notes(repository: Repository) -> None:
    left = release(repository, "0.2.0", DAY)
    assert left.splitlines()[-1] == "  git push origin main v0.2.0"
    assert repository.version == "0.2.0"
    assert repository.git("status", "--porcelain") == ""
    assert repository.git("log", "-1", "--format=%s") == "Release 0.2.0"
    assert repository.git("rev-parse", "v0.2.0^{commit}") == repository.git("rev-parse", "HEAD")
    tagged = repository.git("tag", "--list", "--format=%(contents)", "v0.2.0")
    assert tagged == "Undercut 0.2.0\n\n### Added\n- A game, and # signs."
    assert repository.read(CHANGELOG) == LOG.replace(
        "## Unreleased\n", "## Unreleased\n\n## 0.2.0 (2026-05-01)\n"
    )


def test_the_notes_of_each_version_can_be_read_again(
    repository: Repository, capsys: pytest.CaptureFixture[str]
) -> None:
    release(repository, "0.2.0", DAY)
    assert main(["0.2.0", "--notes"], folder=repository.folder) == 0
    assert capsys.readouterr().out == "### Added\n- A game, and # signs.\n"
    assert notes_of(repository.read(CHANGELOG), "0.1.0") == "- The first one."


def test_nothing_is_released_twice(repository: Repository) -> None:
    release(repository, "0.2.0", DAY)
    before = everything(repository)
    for version in ("0.2.0", "0.1.0", "0.1.9"):
        with pytest.raises(ReleaseError):
            release(repository, version, DAY)
    with pytest.raises(ReleaseError, match="says nothing under Unreleased"):
        release(repository, "0.3.0", DAY)
    assert everything(repository) == before


def test_the_version_that_stands_there_can_be_the_first(repository: Repository) -> None:
    repository.git("tag", "--delete", "v0.1.0")
    repository.write(CHANGELOG, "# Changelog\n\n## Unreleased\n\n- All of it.\n")
    repository.git("commit", "--quiet", "--all", "-m", "Forget")
    release(repository, "0.1.0", DAY)
    assert repository.tags == {"v0.1.0"}


@pytest.mark.parametrize("version", ["0.2", "v0.2.0", "0.2.0rc1", "00.2.0", "0.2.0 ", "-x"])
def test_a_version_is_three_numbers(repository: Repository, version: str) -> None:
    with pytest.raises(ReleaseError, match="no version"):
        release(repository, version, DAY)


def test_only_main_and_only_what_is_committed_is_released(repository: Repository) -> None:
    before = everything(repository)
    repository.write("note.txt", "new\n")
    with pytest.raises(ReleaseError, match="aren't committed"):
        release(repository, "0.2.0", DAY)
    (repository.folder / "note.txt").unlink()
    repository.git("switch", "--quiet", "--create", "other")
    with pytest.raises(ReleaseError, match="this is other"):
        release(repository, "0.2.0", DAY)
    repository.git("switch", "--quiet", "main")
    assert everything(repository) == before


@pytest.mark.parametrize("hook", ["pre-commit", "reference-transaction"])
def test_what_git_refuses_leaves_everything_as_it_was(repository: Repository, hook: str) -> None:
    """The second refuses the tag alone, after the commit."""
    before = everything(repository)
    script = repository.folder / ".git" / "hooks" / hook
    script.parent.mkdir(exist_ok=True)
    body = "exit 1" if hook == "pre-commit" else "! grep -q refs/tags/"
    script.write_text(f"#!/bin/sh\n{body}\n", "utf-8")
    script.chmod(0o755)
    with pytest.raises(ReleaseError, match="failed"):
        release(repository, "0.2.0", DAY)
    script.unlink()
    assert everything(repository) == before


def test_a_check_changes_nothing(
    repository: Repository, capsys: pytest.CaptureFixture[str]
) -> None:
    before = everything(repository)
    assert main(["0.2.0", "--check"], folder=repository.folder) == 0
    assert capsys.readouterr().out == "### Added\n- A game, and # signs.\n"
    assert main(["0.1.0", "--check"], folder=repository.folder) == 1
    assert capsys.readouterr().err == "There is a tag v0.1.0 already.\n"
    assert everything(repository) == before


def test_a_folder_without_git_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["0.2.0"], folder=tmp_path) == 1
    assert "git rev-parse failed" in capsys.readouterr().err


def test_the_version_is_written_in_one_place() -> None:
    """Everything else asks there."""
    version = Repository(ROOT).version
    tracked = subprocess.run(
        ["git", "-C", str(ROOT), "grep", "--files-with-matches", "--fixed-strings", f'"{version}"'],
        capture_output=True,
        text=True,
        check=False,
    )
    if tracked.returncode > 1:
        pytest.skip("not a git checkout")
    kept = {name for name in tracked.stdout.splitlines() if not name.startswith("tests/")}
    assert kept == {PROJECT}
