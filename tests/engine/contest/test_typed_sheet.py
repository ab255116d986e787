"""Score sheets typed in by hand: read, added up, printed and refused (docs/scores.md)."""

import contextlib
import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cli.main import main
from engine.contest import Contest, ScoreError, ScoreSheet, read_scores, show_contest
from engine.rules import Rules, write_rules
from tests.engine.contest.plain_recount import Deal
from tests.engine.contest.random_contests import ONE_SCORES, any_rules, played

ROOT = Path(__file__).parents[3]
TEAMS = "rules standard seating=partnership team_size=2\nplayers North East v South West\n"


def shown(text: str) -> dict[str, Any]:
    sheet = read_scores(text)
    return show_contest(sheet.contest, sheet.names)


def score(capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, *options: str) -> str:
    file = tmp_path / "sheet.txt"
    file.write_text(text, "utf-8")
    assert main(["score", str(file), *options]) == 0
    return capsys.readouterr().out


def test_a_game(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    text = "players North South\nNorth 25 gin\nSouth 12\n- draw\nnorth 81 ; the end\n"
    assert json.loads(score(capsys, tmp_path, text)) == {
        "rules": "standard",
        "players": ["North", "South"],
        "deals": 4,
        "contest": "single",
        "points": {"North": 106, "South": 12},
        "boxes": {"North": 2, "South": 1},
        "winner": "North",
        "totals": {"North": 256, "South": 37},
        "net": 219,
        "reason": "target",
        "lines": {
            "North": [["points", 106, None], ["game_bonus", 100, None], ["line_bonus", 50, None]],
            "South": [["points", 12, None], ["line_bonus", 25, None]],
        },
    }


def test_a_game_for_people(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    text = "players North South\nNorth 25 gin\nSouth 12\n- draw\nNorth 81\n"
    assert score(capsys, tmp_path, text, "--table") == (
        "standard, to 100\n"
        "\n"
        "deal  North  South\n"
        "1        25      -  gin\n"
        "2         -     12  knock\n"
        "3         -      -  draw\n"
        "4        81      -  knock\n"
        "\n"
        "        North  South\n"
        "points    106     12\n"
        "boxes       2      1\n"
        "\n"
        "North         256\n"
        "  points      106\n"
        "  game bonus  100\n"
        "  boxes        50\n"
        "South          37\n"
        "  points       12\n"
        "  boxes        25\n"
        "\n"
        "North wins, net 219.\n"
    )


def test_a_sheet_from_standard_input(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"players A B\nA 5"), "utf-8"))
    assert main(["score", "-"]) == 0
    running = json.loads(capsys.readouterr().out)
    assert running["next"] == [{"table": 1, "players": ["A", "B"], "dealer": "A"}]
    assert (running["waiting"], running["winner"], running["deals"]) == ([], None, 1)


@pytest.mark.slow
def test_names_that_the_output_cannot_show(tmp_path: Path) -> None:
    file = tmp_path / "sheet.txt"
    file.write_text("players Zoë South\nZoë 25", "utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "engine", "score", str(file), "--table"],
        cwd=ROOT,
        env=os.environ | {"PYTHONIOENCODING": "ascii"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "Zo?" in done.stdout


def test_hollywood(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    text = "rules hollywood hollywood_columns=2\nplayers North South\nNorth 18\nSouth 12\nNorth 90"
    columns = shown(text)["columns"]
    assert columns == [
        {
            "points": {"North": 108, "South": 12},
            "boxes": {"North": 2, "South": 1},
            "closed_by": 3,
            "winner": "North",
            "shutout": False,
            "totals": {"North": 258, "South": 37},
            "net": 221,
        },
        {
            "points": {"North": 90, "South": 0},
            "boxes": {"North": 1, "South": 0},
            "closed_by": None,
            "winner": None,
        },
    ]
    printed = score(capsys, tmp_path, text, "--table")
    assert "1: North 108* - 12 South  (boxes 2-1, settled 258 - 37)\n" in printed
    assert "2: North 90 - 0 South  (boxes 1-0)\n" in printed
    assert "Next: North v South, North deals.\n" in printed
    over = score(capsys, tmp_path, f"{text}\nNorth 10", "--table")
    assert "\nNorth       608\n  column 1  258\n  column 2  350\n" in over


def test_matches(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    text = "rules multi_match\nplayers North South\nNorth 60\nNorth 40\nSouth 3\n"
    told = shown(text)
    assert told["game_scores"] == {"North": 350, "South": 0}
    assert told["matches"] == [
        {
            "winner": "North",
            "match_points": {"North": 100, "South": 0},
            "rounds_won": {"North": 2, "South": 0},
            "credited": {"North": 350, "South": 0},
            "game_scores": {"North": 350, "South": 0},
        }
    ]
    printed = score(capsys, tmp_path, text, "--table")
    assert (
        "\nmatch 1       350      0\ngame score    350      0\npoints          0      3\n"
        in printed
    )


def test_a_series(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    text = "rules gra best_of=3\nplayers North South\nNorth 250\nNorth 260\n"
    told = shown(text)
    assert told["games_won"] == {"North": 2, "South": 0}
    assert [game["points"]["North"] for game in told["games"]] == [250, 260]
    assert (told["winner"], told["totals"]) == ("North", {"North": 1270, "South": 0})
    printed = score(capsys, tmp_path, text, "--table")
    assert "\ngame 1   250*      0\ngame 2   260*      0\n" in printed
    assert "points" not in printed


def test_teams(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    text = f"{TEAMS}North 7\nWest 13\n2: - draw\nWest 30 gin\n"
    told = shown(text)
    assert told["points"] == {"North & East": 0, "South & West": 36}
    assert told["rounds"] == [
        {
            "sums": {"North & East": 7, "South & West": 13},
            "winner": "South & West",
            "sweep_bonus": 0,
            "points": 6,
            "boxes": 1,
        },
        {
            "sums": {"North & East": 0, "South & West": 30},
            "winner": "South & West",
            "sweep_bonus": 0,
            "points": 30,
            "boxes": 1,
        },
    ]
    printed = score(capsys, tmp_path, text, "--table")
    assert "round  North  East  South  West\n" in printed
    assert "2          -     -      -    30  draw, gin\n" in printed
    assert printed.count("Next: ") == 2


def test_a_round_robin(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    text = "rules standard seating=round_robin\nplayers X Y Z\nX 5\nZ 100\n"
    told = shown(text)
    assert told["net"] == {"X": -165, "Y": -355, "Z": 520}
    assert told["payments"] == [["Y", "X", 30], ["X", "Z", 195], ["Y", "Z", 325]]
    printed = score(capsys, tmp_path, text, "--table")
    assert printed.endswith("Z wins, net 520.\nY pays X 30.\nX pays Z 195.\nY pays Z 325.\n")


def test_three_hands_in_a_deal(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    text = "rules jersey\nplayers X Y Z\nX 25\n- draw\nZ resign\n"
    printed = score(capsys, tmp_path, text, "--table")
    rows = "deal   X  Y  Z\n1     25  -  -  knock\n2      -  -  -  draw\n3      -  -  -  resign\n"
    assert rows in printed
    assert "X wins by resignation, net 50.\nY pays X 25.\nZ pays X 25.\n" in printed


def test_captains_play() -> None:
    told = shown("rules standard seating=captain\nplayers C v D E\nC 30\nE 100\n")
    assert (told["winner"], told["net"]) == ("D & E", 170)
    assert told["payments"] == {"C": -340, "D": 170, "E": 170}


@pytest.mark.parametrize(
    ("text", "points", "boxes"),
    [
        ("players A B\nA 31 big gin", (31, 0), (1, 0)),
        ("rules oklahoma_kisses\nplayers A B\nA 31 Big_Gin\nB 25 undercut", (31, 25), (3, 2)),
        ("rules oklahoma_kisses\nplayers A B\nA 31 gin boxes=5", (31, 0), (5, 0)),
        ("players Old A, B\nold a 7", (7, 0), (1, 0)),
        ("players A vs B\nB 7", (0, 7), (0, 1)),
        ("players: A B\ndealer: A\n1: A 7\n- misdeal\ntie", (7, 0), (1, 0)),
        ("rules mahjong\nplayers A B\nA 85 B -20\n- A 9 B 9 exhausted", (94, -11), (1, 0)),
        ("rules mahjong\nplayers A B\nA 5 B 20 exhausted\nB \u22125 A 3 out", (8, 15), (0, 2)),
        ("rules sequence sequence_bonus=6/1/1/both\nplayers A B\nA 30 B 4\nA 3", (33, 4), (2, 0)),
        ("rules colonel\nplayers A B\nA 50 challenge\n- draw", (50, 0), (1, 0)),
        ("\ufeffplayers A B\n\n  ; nothing yet\n", (0, 0), (0, 0)),
    ],
)
def test_ways_of_typing(text: str, points: tuple[int, int], boxes: tuple[int, int]) -> None:
    contest = read_scores(text).contest
    assert (contest.points, contest.boxes) == (points, boxes)


@pytest.mark.parametrize(
    ("line", "winner", "reason"),
    [("A resign", 2, "resign"), ("B forfeit", 1, "forfeit"), ("void", None, "void")],
)
def test_an_end_before_the_end(line: str, winner: int | None, reason: str) -> None:
    ended = read_scores(f"players A B\nA 7\n{line}").contest.settlement
    assert ended is not None
    assert (ended.winner, ended.reason, ended.totals) == (winner, reason, (7, 0))


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("players A B\nA 7\nA resign", "B wins by resignation, net -7."),
        ("players A B\nA forfeit", "B wins by forfeit, net 0."),
        ("players A B\nvoid", "The contest is void."),
        (
            "rules hollywood hollywood_columns=2 shutout=off\nplayers A B\nA 100\nB 100",
            "The contest is drawn.",
        ),
        (
            "rules standard exact_margin_forfeit=50\nplayers A B\nB 60\nA 110",
            "B wins by the exact margin, net 50.",
        ),
        (
            "rules hollywood hollywood_third_double=yes\nplayers A B\nA 100\nA 100\nA 100",
            "  column 3 again",
        ),
    ],
)
def test_what_the_table_says_of_the_end(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, verdict: str
) -> None:
    assert f"\n{verdict}" in score(capsys, tmp_path, text, "--table")


def test_who_deals_first_may_be_told() -> None:
    assert read_scores("players A B").contest.dealer == 2
    assert read_scores("players A B\ndealer a").contest.dealer == 1
    robin = "rules standard seating=round_robin\nplayers A B C\ndealer "
    assert read_scores(f"{robin}A").contest.dealer == 1
    with pytest.raises(ScoreError, match="scores:3: 'C' doesn't play the first deal"):
        read_scores(f"{robin}C")


def as_json(**parts: Any) -> str:
    return json.dumps(parts)


def test_json_says_the_same() -> None:
    lines = f"{TEAMS}dealer East\nNorth 7 gin\n2: - draw\nWest 9 boxes=2\n2: tie\n"
    values = as_json(
        rules="standard seating=partnership team_size=2",
        players=[["North", "East"], ["South", "West"]],
        dealer="East",
        deals=[["North", 7, None, "gin"], "2: - draw", ["West", 9, 2], "2: tie"],
    )
    assert read_scores(values) == read_scores(lines)
    assert read_scores(as_json(players=["A", "B"], deals=[[None, 0], ["A", 5]])) == read_scores(
        "players A B\n-\nA 5"
    )


def lines_of(rules: Rules, names: list[str], deals: list[Deal]) -> str:
    """A sheet that says these deals, in the order in which the tables play."""
    rows = [f"rules {write_rules(rules)}", f"players {' '.join(names)}", f"dealer {names[0]}"]
    contest = Contest.start(rules, 1, len(names))
    for deal in deals:
        if contest.finished:
            break
        pairing = contest.pairings[0]
        if deal[4] is None:
            rows.append(f"{pairing.table}: -")
        else:
            winner = names[pairing.players[deal[4] - 1] - 1]
            rows.append(f"{winner} {sum(deal[:2])} boxes={sum(deal[2:4])}")
        contest = played(contest, deal)
    return "\n".join(rows)


@pytest.mark.slow
@settings(max_examples=60, derandomize=True, deadline=None)
@given(
    st.one_of(
        any_rules(("single", "multi_match", "best_of", "hollywood")),
        any_rules(("single", "hollywood"), seating="partnership", team_size=2),
        any_rules(("single",), seating="round_robin"),
        any_rules(("single",), seating="captain"),
    ),
    st.lists(ONE_SCORES, max_size=40),
)
def test_a_sheet_comes_to_what_its_deals_do(rules: Rules, deals: list[Deal]) -> None:
    many = {"heads_up": 2, "partnership": 4, "round_robin": 3, "captain": 3}[rules.seating]
    names = ["North", "East", "South", "West"][:many]
    sheet = read_scores(lines_of(rules, names, deals))
    assert sheet.contest == played(Contest.start(rules, 1, many), *deals)
    assert json.loads(json.dumps(show_contest(sheet.contest, sheet.names)))


WORDS = st.sampled_from(
    (
        "players",
        "rules",
        "dealer",
        "North",
        "South",
        "v",
        "-",
        "25",
        "-5",
        "gin",
        "boxes=2",
        "1:",
        "hollywood",
        "mahjong",
        "draw",
        "resign",
        "seating=captain",
        "{",
        '"',
        ",",
        ";",
        "é",
        "\n",
    )
)


@pytest.mark.slow
@settings(max_examples=300, derandomize=True, deadline=None)
@given(st.lists(WORDS, max_size=25).map(" ".join), st.booleans())
def test_anything_is_read_or_refused(text: str, begun: bool) -> None:  # noqa: FBT001  # drawn
    with contextlib.suppress(ScoreError):
        sheet = read_scores(f"players North South\n{text}" if begun else text)
        assert isinstance(sheet, ScoreSheet)


@settings(max_examples=100, derandomize=True, deadline=None)
@given(st.text(max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    for prefix in ("", "{", "players A B\n"):
        with contextlib.suppress(ScoreError):
            assert read_scores(prefix + text).names.players


def test_the_sheets_in_the_document_are_ones() -> None:
    document = (ROOT / "docs" / "scores.md").read_text("utf-8")
    blocks = re.findall(r"^```\n(.*?)^```", document, re.MULTILINE | re.DOTALL)
    sheets = [block for block in blocks if not block.startswith("python")]
    assert [read_scores(sheet).contest.deals for sheet in sheets] == [4, 4]
