"""When a result is due to be cleared from its channel, whatever is stored as a server's choice."""

from datetime import timedelta

import pytest
from sqlalchemy import text

from club.core.settings import TIDY_DAYS
from data.schema.vocabulary import DisplayKind
from data.storage.database import Database
from data.table import displays, result_cleanup
from tests.data.sample_rows import NORTH, NOW, SERVER, running_table
from tests.data.table.test_displays import shown

USUAL = 1
SET = (
    "INSERT INTO server_settings (server_id, name, value, changed_at, changed_by)"
    " VALUES (:server, 'tidy', :value, 0, :member)"
)


@pytest.mark.parametrize(
    ("value", "days"),
    [
        (None, [USUAL]),
        ("3", [3]),
        ("30", [30]),
        ("0", []),
        ("4", [USUAL]),
        ("99999999999", [USUAL]),
        ("soon", [USUAL]),
        ('"', [USUAL]),
    ],
)
async def test_a_result_is_due_after_the_days_that_are_set(
    database: Database, value: str | None, days: list[int]
) -> None:
    async with database.write() as connection:
        table_id = await running_table(connection)
        for deal in (1, 2):
            result = shown(table_id, kind=DisplayKind.RESULT, anchor=deal, message_id=8000 + deal)
            await displays.save(connection, result)
        if value is not None:
            await connection.execute(text(SET), {"server": SERVER, "value": value, "member": NORTH})
        found = await result_cleanup.standing(connection, NOW, TIDY_DAYS, USUAL)
    assert [one.due_at - NOW for one in found] == [timedelta(days=each) for each in days]
