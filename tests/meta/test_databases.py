"""What is tested on one database alone: little, and never by mistake."""

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

ROOT = Path(__file__).parents[2]

WHOLE = 0
"""In place of a number: the whole module."""

SQLITE: Mapping[str, int] = {
    "club/moderation/test_damaged_rows.py": 1,
    "club/moderation/test_quarantine.py": 1,
    "club/upkeep/test_database_check.py": WHOLE,
    "club/upkeep/test_moved_database.py": WHOLE,
    "cogs/app/test_command_line.py": 3,
    "cogs/app/test_start.py": 4,
    "data/storage/test_files.py": WHOLE,
    "data/storage/test_forfeits_migration.py": WHOLE,
    "data/storage/test_migrations.py": 3,
    "data/storage/test_old_versions.py": WHOLE,
    "data/storage/test_open.py": 8,
    "data/storage/test_query_plans.py": WHOLE,
    "data/storage/test_quiet_games_migration.py": WHOLE,
    "data/storage/test_sqlite_driver.py": WHOLE,
    "data/storage/test_transactions.py": 2,
    "data/storage/test_timed_transactions.py": 2,
    "data/upkeep/test_backups.py": WHOLE,
    "data/upkeep/test_host_commands.py": WHOLE,
    "data/upkeep/test_restoring.py": WHOLE,
    "data/watching/test_game_lists.py": 1,
    "proof/storage/test_slow_database.py": 2,
    "wire/budgets/test_budgets.py": WHOLE,
    "wire/reliability/test_deferral.py": WHOLE,
    "wire/reliability/test_no_storage.py": WHOLE,
    "wire/upkeep/test_backup.py": WHOLE,
}
"""How many tests of a module are about SQLite alone: its files, its locks, its plans, its types."""

POSTGRESQL: Mapping[str, int] = {
    "data/storage/test_old_versions_postgresql.py": WHOLE,
    "data/storage/test_postgresql.py": WHOLE,
    "data/storage/test_query_plans_postgresql.py": WHOLE,
    "wire/storage/test_no_server.py": WHOLE,
}
"""The same for PostgreSQL: its servers, its plans, its migrations."""


def marks(node: ast.AST) -> Iterator[str]:
    """The names in `pytest.mark.NAME`."""
    for each in ast.walk(node):
        if isinstance(each, ast.Attribute) and ast.unparse(each.value) == "pytest.mark":
            yield each.attr


def marked(mark: str) -> dict[str, int]:
    """How many tests of each module have a mark, or that the whole module has it."""
    found: dict[str, int] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        name = path.relative_to(ROOT / "tests").as_posix()
        body = ast.parse(path.read_text("utf-8")).body
        assigned = [each for each in body if isinstance(each, ast.Assign)]
        tests = [each for each in body if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)]
        if any(
            ast.unparse(each.targets[0]) == "pytestmark" and mark in marks(each)
            for each in assigned
        ):
            found[name] = WHOLE
        elif count := sum(any(mark in marks(one) for one in each.decorator_list) for each in tests):
            found[name] = count
    return found


def test_what_is_tested_on_sqlite_alone() -> None:
    assert marked("sqlite") == SQLITE


def test_what_is_tested_on_postgresql_alone() -> None:
    assert marked("postgresql") == POSTGRESQL
