"""What a finished deal says, and how it is stored."""

import json

from engine.cards import parse_cards
from engine.results import AwardLine, DealResult

BOTH = DealResult(
    3,
    1,
    None,
    "out",
    winner=2,
    points=85,
    boxes=1,
    knocker=2,
    award=(AwardLine("table", 60, 2), AwardLine("gin_bonus", 25, 2), AwardLine("hand", -20, 1)),
    both=(-20, 85),
    table=((), parse_cards("AHACADQCKCJC")),
)


def stored(result: DealResult) -> dict[str, object]:
    return json.loads(json.dumps(result.to_json()))


def test_points_of_both_sides_are_told_whether_one_or_both_score() -> None:
    assert BOTH.scores == (-20, 85)
    assert DealResult(1, 1, None, "knock", winner=2, points=12).scores == (0, 12)
    assert DealResult(1, 1, None, "draw").scores == (0, 0)


def test_a_result_is_read_back_as_it_was() -> None:
    assert DealResult.from_json(stored(BOTH)) == BOTH


def test_results_stored_before_both_sides_could_score_are_read() -> None:
    result = DealResult(1, 2, None, "gin", 1, 45, 1, 1, award=(AwardLine("gin_bonus", 25),))
    old = stored(result)
    del old["both"], old["table"]
    old["award"] = [["gin_bonus", 25]]
    assert DealResult.from_json(old) == result


def test_words_of_a_damaged_row_are_read_as_they_stand() -> None:
    damaged = stored(BOTH) | {"result": "ouch", "award": [["gold", 25, 2]]}
    result = DealResult.from_json(damaged)
    assert (result.result, result.award[0].kind) == ("ouch", "gold")
    assert stored(result) == damaged
