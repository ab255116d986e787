"""The timeline that is printed is one that a person reads."""

from datetime import UTC, datetime

from tests.proof.deadlines.stories import MOST_LINES, by_table, readable

MORNING = datetime(2034, 3, 6, 9, tzinfo=UTC)
EVENING = datetime(2034, 3, 6, 21, tzinfo=UTC)


def test_a_tables_story_is_told_in_order_and_once() -> None:
    told = [
        (EVENING, "M02", "the game is called off at table 7"),
        (EVENING, "M01", "the game is called off at table 7"),
        (MORNING, "M02", "decides: wait at table 7"),
        (MORNING, "M01", "the opponent decides: wait at table 7"),
        (MORNING, "M01", "is away for 7 days"),
    ]
    assert by_table(told) == {
        "table 7": [
            "Mon 06 Mar 09:00  M02 decides: wait",
            "Mon 06 Mar 21:00  the game is called off",
        ]
    }


def test_of_those_that_are_read_the_one_in_which_most_happens_is_shown() -> None:
    dull = [f"Mon 06 Mar 0{hour}:00  is reminded at table {hour}" for hour in range(1, 9)]
    rich = [*dull[:2], "Mon 06 Mar 09:00  is warned at table 1"]
    long = [*rich, *["Mon 06 Mar 10:00  is out of time at table 1"] * MOST_LINES]
    assert readable({"dull": dull, "rich": rich, "long": long}) == ("rich", rich)
