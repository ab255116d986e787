"""docs/privacy.md is what `tools.documents.privacy` makes, and tells of every column there is."""

from collections import Counter

from club.club import Club  # noqa: F401 - with it, every table is known
from data.schema.columns import REPEATED
from data.schema.metadata import metadata, purpose_of
from tools.documents.privacy import FILE, GROUPS, document


def test_the_document_is_up_to_date() -> None:
    assert FILE.read_text("utf-8") == document()


def test_every_table_and_column_is_in_it() -> None:
    told = FILE.read_text("utf-8").partition("table by table\n")[2]
    sections = dict(part.split("`\n", 1) for part in told.split("#### `")[1:])
    assert set(sections) == set(metadata.tables)
    for table in metadata.sorted_tables:
        for column in table.c:
            assert f"\n| `{column.name}` | " in sections[table.name], column


def test_every_table_and_column_says_what_it_is_for() -> None:
    for table in metadata.sorted_tables:
        for described in (table, *table.c):
            assert purpose_of(described).strip(), described


def test_nothing_is_explained_that_there_isnt() -> None:
    names = Counter(
        each.name
        for table in metadata.sorted_tables
        for each in table.c
        if purpose_of(each) == REPEATED.get(each.name)
    )
    assert set(REPEATED) == {name for name, count in names.items() if count > 1}
    assert set(metadata.tables) == {name for group in GROUPS.values() for name in group}
