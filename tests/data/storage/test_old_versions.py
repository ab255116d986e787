"""A database of the first version is taken further; a start that is killed leaves it whole."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.proof.storage import migrations

pytestmark = pytest.mark.sqlite


@pytest.mark.slow
def test_a_start_that_is_killed_leaves_one_version_whole(tmp_path: Path) -> None:
    schemas = migrations.schemas_by_version(tmp_path)
    assert migrations.kill_everywhere(tmp_path, schemas, 61, played=True) >= 3
    assert migrations.kill_everywhere(tmp_path, schemas, 127, played=False) >= 3


@pytest.mark.slow
def test_a_reader_elsewhere_is_not_disturbed(tmp_path: Path) -> None:
    asyncio.run(migrations.check_beside_a_reader(tmp_path))


@pytest.mark.slow
def test_half_a_migration_would_be_seen(tmp_path: Path) -> None:
    schemas = migrations.schemas_by_version(tmp_path)
    file = tmp_path / "half.db"
    migrations.first_version(file)
    migrations.check_whole(file, schemas, played=True)
    with closing(sqlite3.connect(file)) as opened:
        opened.execute("ALTER TABLE moves ADD COLUMN interaction_id INTEGER")
    version, schema = migrations.read_schema(file)
    assert schema != schemas[version]
