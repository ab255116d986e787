"""Records of the variants with melds on the table, through the command."""

import json
from pathlib import Path
from typing import Any

import pytest

from engine.cli.main import main

EXAMPLES = Path(__file__).parents[2] / "examples"

ENDS: dict[str, dict[str, Any]] = {
    "mahjong": {
        "result": "out",
        "winner": 2,
        "points": 105,
        "knocker": 2,
        "deadwood": {"1": 35, "2": 0},
        "melds": {"1": ["6C6D6H6S"], "2": ["5D5H5S", "JCJHJS", "2C3C4C", "2H3H4H"]},
        "scores": {"1": -20, "2": 105},
    },
    "skarney": {
        "result": "out",
        "winner": 2,
        "points": 22,
        "deadwood": {"1": 2, "2": 0},
        "melds": {
            "1": ["4S5S6H", "6S7C8D9H", "8H9DTD", "QSKHAD"],
            "2": ["2H3H4H", "THJDQC", "TSJHQD", "5C6D7H"],
        },
    },
    "colonel": {
        "result": "challenge",
        "winner": 2,
        "points": 34,
        "knocker": 2,
        "deadwood": {"1": 34, "2": 27},
        "melds": {"1": ["9STSJSQS"], "2": ["TCTDTH"]},
    },
}


@pytest.mark.parametrize("name", ENDS)
def test_a_deal_is_replayed_to_its_end(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(EXAMPLES / f"{name}.gin")]) == 0
    deal, contest = map(json.loads, capsys.readouterr().out.splitlines())
    assert {field: deal.get(field) for field in ENDS[name]} == ENDS[name]
    assert ("scores" in deal) == (name == "mahjong")
    assert contest["points"] == deal.get("scores", {"1": 0, "2": deal["points"]})


WRONG = {
    "a result of one side": (
        "mahjong",
        "2 out 1:-20 2:105",
        "2 out 105",
        "the moves come to 2 out 1:-20 2:105, not 2 out 105",
    ),
    "other points": (
        "mahjong",
        "1:-20",
        "1:20",
        "the moves come to 2 out 1:-20 2:105, not 2 out 1:20 2:105",
    ),
    "half a result": ("mahjong", "1:-20 2:105", "1:-20", "is not a result"),
    "what a card owed leads to": (
        "mahjong",
        "take:2 lay:5D5H5S discard:AS",
        "take:2 discard:AS",
        "discard:AS: 5H must go to the table first; legal: lay:5D5H5S",
    ),
    "a fourth card of the contract": (
        "skarney",
        "contract:4S5S6H,6S7C8D,8H9DTD",
        "contract:4S5S6H,6S7C8D9H,8H9DTD",
        "each contract meld must have exactly 3 cards; legal: contract:",
    ),
    "a second challenge": (
        "colonel",
        "challenge reject",
        "challenge reject challenge",
        "challenge: a challenge can't be made now; legal: stock take",
    ),
}


@pytest.mark.parametrize("case", WRONG)
def test_what_is_wrong_is_told(
    case: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    name, old, new, what = WRONG[case]
    text = (EXAMPLES / f"{name}.gin").read_text("utf-8")
    assert text.count(old) == 1
    file = tmp_path / "wrong.gin"
    file.write_text(text.replace(old, new), "utf-8")
    assert main(["replay", str(file)]) == 2
    assert what in capsys.readouterr().err


def test_a_running_deal_says_where_it_stands(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (EXAMPLES / "skarney.gin").read_text("utf-8")
    file = tmp_path / "running.gin"
    file.write_text(text[: text.index("reject")], "utf-8")
    assert main(["replay", str(file)]) == 0
    deal = json.loads(capsys.readouterr().out.splitlines()[0])
    assert (deal["result"], deal["phase"], deal["turn"]) == (None, "RESPOND", 2)
    assert deal["legal"] == ["accept", "reject"]
