"""docs/privacy.md is what `tools.documents.privacy` makes, and tells of every column there is."""

from club.club import Club  # noqa: F401 - with it, every table is known
from data.schema.games import metadata
from tools.documents.privacy import FILE, document
from tools.documents.privacy_words import COLUMNS, GROUPS, TABLES


def test_the_document_is_up_to_date() -> None:
    assert FILE.read_text("utf-8") == document()


def test_every_table_and_column_is_in_it() -> None:
    told = FILE.read_text("utf-8").partition("table by table\n")[2]
    sections = dict(part.split("`\n", 1) for part in told.split("#### `")[1:])
    assert set(sections) == set(metadata.tables)
    for table in metadata.sorted_tables:
        for column in table.c:
            assert f"\n| `{column.name}` | " in sections[table.name], column


def test_nothing_is_explained_that_there_isnt() -> None:
    columns = {f"{table.name}.{each.name}" for table in metadata.sorted_tables for each in table.c}
    names = {name.rpartition(".")[2] for name in columns}
    assert set(COLUMNS) <= columns | names
    assert set(TABLES) == {name for group in GROUPS.values() for name in group}
