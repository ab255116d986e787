"""Score sheets that are wrong: the error is one line, with the place (docs/scores.md)."""

import json
from pathlib import Path
from typing import Any

import pytest

from engine.cli.main import main
from engine.contest import ScoreError, read_scores

TEAMS = "rules standard seating=partnership team_size=2\nplayers North East v South West\n"


def as_json(**parts: Any) -> str:
    return json.dumps(parts)


PLAYERS = "players A B\n"
ROBIN = "rules standard seating=round_robin\nplayers A B C\n"


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("", "1: who plays? write such as 'players North South'"),
        ("A 5", "1: who plays? write such as 'players North South'"),
        ("rules whist\nplayers A B", "1: there is no preset 'whist'"),
        ("players A B C", "1: These rules are for two players, not 3."),
        ("players A a", "1: two players have the same name"),
        ("players A v v B", "1: there is nobody on one side"),
        ("players A, -", "1: '-' can't be a player's name here"),
        (f"{PLAYERS}players A B", "2: there are two lines of players"),
        (f"{PLAYERS}C 5", "2: unknown player 'C': it is A or B"),
        (f"{PLAYERS}A", "2: how many points for A?"),
        (f"{PLAYERS}A 5o", "2: '5o' is not points here"),
        (f"{PLAYERS}A 5 6", "2: '6' is not points here"),
        (f"{PLAYERS}A 2000000", "2: '2000000' is not points here"),
        (f"{PLAYERS}A -5", "2: -5 points: no score is below zero under these rules"),
        (f"{PLAYERS}A 5 gim", "2: 'gim' is not a result: it is knock, gin, big_gin or undercut"),
        (f"{PLAYERS}A 5 out", "2: 'out' is not a result"),
        (f"{PLAYERS}A 5 boxes=0", "2: 'boxes=0' is not boxes"),
        (f"{PLAYERS}- boxes=2", "2: boxes are for a winner"),
        (f"{PLAYERS}- 5", "2: '5' is not points here"),
        (f"{PLAYERS}A draw", "2: draw has no winner"),
        (f"{PLAYERS}gin", "2: gin needs a winner and points"),
        (f"{PLAYERS}- A 5", "2: "),
        (f"{PLAYERS}A 5 B 6", "2: only the winner scores a deal under these rules"),
        (f"{PLAYERS}A 5 misdeal", "2: misdeal has no points"),
        (f"{PLAYERS}A 5 resign", "2: write just who gives up"),
        (f"{PLAYERS}resign", "2: write just who gives up"),
        (f"{PLAYERS}2: A 5", "2: table 2 isn't playing"),
        (f"{PLAYERS}1:", "2: who won?"),
        (f"{PLAYERS}A 100\n\nB 3", "4: the contest was over at line 2"),
        (f"{PLAYERS}dealer C", "2: 'C' doesn't play the first deal"),
        ("rules mahjong\nplayers A B\nA 5", "3: how many points for B?"),
        ("rules mahjong\nplayers A B\nA 5 A 6", "3: A is named twice"),
        ("rules mahjong\nplayers A B\nA 5 C 6", "3: unknown player 'C': it is A or B"),
        (f"{ROBIN}A 5\nB 6", "4: B doesn't play this deal: A and C do"),
        (f"{TEAMS}- draw", "3: tell which table this was"),
        (f"{TEAMS}North 5\nNorth 6", "4: North doesn't play this deal: East and West do"),
        (f"{TEAMS}2: North 5", "3: North doesn't play this deal at table 2: East and West do"),
        ("{", "1: this is not JSON: "),
        ('{"players":\n[1]x}', "2: this is not JSON: "),
        ('{"a":' * 100_000, "1: this is not JSON that a sheet could be"),
        (as_json(player=[]), "player: a sheet has rules, players, dealer and deals"),
        (as_json(rules=5), "rules: 5 is not a text"),
        (as_json(players="A B"), 'players: "A B" is not a list'),
        (as_json(players=[["A"], "B"]), 'players: "B" is not a list'),
        (as_json(players=["A", 1]), "players: 1 is not a text"),
        (as_json(players=["A", "B"], dealer=1), "dealer: 1 is not a text"),
        (as_json(players=["A", "B"], deals=[["A", True]]), "deal 1: true is not a whole number"),
        (as_json(players=["A", "B"], deals=[["A", 2, "3"]]), 'deal 1: "3" is not a whole number'),
        (as_json(players=["A", "B"], deals=["A 5", {}]), "deal 2: {} is not a list"),
        (as_json(players=["A", "B"], deals=[""]), "deal 1: who won?"),
        (as_json(players=["A", "B"], deals=[["A", 100], ["A"]]), "deal 2: the contest was over at"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(text: str, what: str) -> None:
    with pytest.raises(ScoreError) as caught:
        read_scores(text, "sheet.txt")
    assert str(caught.value).startswith(f"sheet.txt:{what}")
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("arguments", [["score"], ["score", "a", "b"], ["score", "-", "--tables"]])
def test_a_command_that_makes_no_sense(
    capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    assert caught.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize(
    ("data", "what"),
    [(b"players A B\nC 5\n", "unknown player"), (b"players A B\n\xff", "this is not UTF-8")],
)
def test_a_wrong_sheet_ends_with_status_two(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, data: bytes, what: str
) -> None:
    file = tmp_path / "sheet.txt"
    file.write_bytes(data)
    assert main(["score", str(file)]) == 2
    captured = capsys.readouterr()
    assert captured.err.startswith(f"{file}:2: {what}")
    assert (captured.out, captured.err.count("\n")) == ("", 1)
    assert main(["score", str(tmp_path / "missing")]) == 2
