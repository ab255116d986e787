"""The command line: its JSON, its exit status and its one line on standard error."""

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from engine.cards import DECK, cards_text
from engine.cli.main import main
from engine.record import Record, write_record
from engine.rules import ALL_PRESETS, PRESETS

ROOT = Path(__file__).parents[2]
FULL = Path("/dev/full")
ELDER = ROOT / "tests" / "examples" / "elder-and-younger.gin"


def lines(capsys: pytest.CaptureFixture[str]) -> list[dict[str, object]]:
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def complaint(capsys: pytest.CaptureFixture[str]) -> str:
    captured = capsys.readouterr()
    assert captured.err.endswith("\n")
    assert captured.err.count("\n") == 1
    return captured.err.rstrip("\n")


@pytest.mark.slow
def test_elder_and_younger() -> None:
    """Elder knocks with 1; Younger lays off two hearts and is left with 9."""
    done = subprocess.run(
        [sys.executable, "-m", "engine", "replay", str(ELDER)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    deal, contest = map(json.loads, done.stdout.splitlines())
    assert deal == {
        "deal": 1,
        "dealer": 2,
        "result": "knock",
        "winner": 1,
        "points": 8,
        "boxes": 1,
        "knocker": 1,
        "deadwood": {"1": 1, "2": 9},
        "melds": {"1": ["3C3D3S", "3H4H5H", "9C9H9S"], "2": ["7C7H7S", "JCJDJS"]},
        "layoffs": ["2H", "6H"],
    }
    assert contest == {
        "contest": "single",
        "points": {"1": 8, "2": 0},
        "boxes": {"1": 1, "2": 0},
        "winner": None,
    }
    assert done.stderr == ""


def test_an_unfinished_deal_says_where_it_stands(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = ELDER.read_text("utf-8")
    file = tmp_path / "running.gin"
    file.write_text(text[: text.index("stock discard:6C")], "utf-8")
    assert main(["replay", str(file)]) == 0
    deal, contest = lines(capsys)
    assert deal == {
        "deal": 1,
        "dealer": 2,
        "result": None,
        "phase": "DRAW",
        "turn": 1,
        "legal": ["stock", "take"],
    }
    assert contest["winner"] is None


def test_a_running_deal_without_its_deck(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "running.gin"
    header = write_record(Record(PRESETS.rules("standard"), ("North", "South"), ()))
    file.write_text(header + '[Deal "1"]\n[Dealer "1"]\npass\n', "utf-8")
    assert main(["replay", str(file)]) == 0
    assert lines(capsys)[0] == {
        "deal": 1,
        "dealer": 1,
        "result": None,
        "phase": None,
        "turn": None,
        "legal": [],
    }


def test_a_finished_contest_has_totals(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One box, a game of 8 points and a shutout that doubles everything."""
    file = tmp_path / "short.gin"
    text = ELDER.read_text("utf-8").replace("[Seat1", '[Option "game_target=5"]\n[Seat1')
    file.write_text(text, "utf-8")
    assert main(["replay", str(file), str(file)]) == 0
    shown = lines(capsys)
    assert shown[:2] == shown[2:]
    assert shown[1] == {
        "contest": "single",
        "points": {"1": 8, "2": 0},
        "boxes": {"1": 1, "2": 0},
        "winner": 1,
        "totals": {"1": 266, "2": 0},
        "net": 266,
    }


def contest_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], preset: str, *options: str
) -> dict[str, object]:
    """What the example deal, which seat 1 wins by 8, comes to in a contest of its own rules."""
    changed = "".join(f'[Option "{option}"]\n' for option in options)
    file = tmp_path / "contest.gin"
    text = ELDER.read_text("utf-8").replace('"elder"', f'"{preset}"')
    file.write_text(text.replace("[Seat1", f"{changed}[Seat1"), "utf-8")
    assert main(["replay", str(file)]) == 0
    return lines(capsys)[1]


def test_a_hollywood_contest_shows_its_columns(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = {"points": {"1": 8, "2": 0}, "boxes": {"1": 1, "2": 0}}
    still_open = {"points": {"1": 0, "2": 0}, "boxes": {"1": 0, "2": 0}}
    running = {"closed_by": None, "winner": None}
    closed = {"closed_by": 1, "winner": 1, "shutout": True, "totals": {"1": 141, "2": 0}}
    shown = contest_line(tmp_path, capsys, "hollywood", "hollywood_columns=2")
    columns = [told | running, still_open | running]
    assert shown == {"contest": "hollywood", "columns": columns, "winner": None}
    options = ("hollywood_columns=1", "game_target=8")
    assert contest_line(tmp_path, capsys, "hollywood", *options) == {
        "contest": "hollywood",
        "columns": [told | closed | {"net": 141}],
        "winner": 1,
        "totals": {"1": 141, "2": 0},
        "net": 141,
    }


def test_a_multi_match_shows_its_matches(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    scores = {"1": 233, "2": 0}
    match = {
        "winner": 1,
        "match_points": {"1": 8, "2": 0},
        "rounds_won": {"1": 1, "2": 0},
        "credited": scores,
        "game_scores": scores,
    }
    nothing = {"1": 0, "2": 0}
    assert contest_line(tmp_path, capsys, "multi_match", "game_target=8") == {
        "contest": "multi_match",
        "points": nothing,
        "boxes": nothing,
        "matches": [match],
        "game_scores": scores,
        "winner": None,
    }
    over = contest_line(tmp_path, capsys, "multi_match", "game_target=8", "multi_target=233")
    assert (over["winner"], over["totals"], over["net"]) == (1, scores, 233)
    assert over["points"] == {"1": 8, "2": 0}


def test_a_series_shows_its_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shown = contest_line(tmp_path, capsys, "standard", "match=best_of", "game_target=8")
    assert shown["games"] == [{"winner": 1, "points": {"1": 8, "2": 0}}]
    assert (shown["games_won"], shown["winner"]) == ({"1": 1, "2": 0}, None)
    options = ("match=best_of", "best_of=1", "game_target=8")
    over = contest_line(tmp_path, capsys, "standard", *options)
    assert (over["winner"], over["totals"], over["net"]) == (1, {"1": 141, "2": 0}, 141)


def test_a_resignation_freezes_the_sheet(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = ELDER.read_text("utf-8")
    file = tmp_path / "resigned.gin"
    file.write_text(text[: text.index("stock discard:6C")] + "2:resign\n", "utf-8")
    assert main(["replay", str(file)]) == 0
    deal, contest = lines(capsys)
    assert (deal["result"], deal["winner"], deal["points"]) == ("resign", 1, 0)
    assert contest["winner"] == 1
    assert contest["totals"] == {"1": 0, "2": 0}
    assert contest["net"] == 0


def test_a_wrong_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "wrong.gin"
    file.write_text(ELDER.read_text("utf-8").replace("take knock:7D", "take knock:KS"), "utf-8")
    assert main(["replay", str(file)]) == 2
    assert complaint(capsys).startswith(f"{file}:15: knock:KS: KS is not in the hand; legal: ")


def test_a_file_that_is_not_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "binary.gin"
    file.write_bytes(b'[Rules "standard"]\n[Seat1 "\xff"]\n')
    assert main(["replay", str(file)]) == 2
    assert complaint(capsys) == f"{file}:2: this is not UTF-8 text"


@pytest.mark.parametrize("name", ["missing.gin", ".", "null\0byte"])
def test_a_file_that_cannot_be_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    assert main(["replay", f"{tmp_path}/{name}"]) == 2
    assert ":1: can't be read: " in complaint(capsys)


def test_melds(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["melds", "7C 7S 7D 8D 9D"]) == 0
    assert lines(capsys) == [
        {"deadwood": 14, "melds": ["7D8D9D"], "unmatched": ["7C", "7S"]},
    ]


@pytest.mark.parametrize(
    ("rules", "hand", "melds"),
    [
        ("tedesco", "KD AD 2D", ["KDAD2D"]),
        ("skarney", "QSKDAH", ["QSKDAH"]),
        ("sequence", "7C7D7H", []),
        ("standard runs=any_suit", "4C5D6H", ["4C5D6H"]),
    ],
)
def test_melds_by_other_rules(
    capsys: pytest.CaptureFixture[str], rules: str, hand: str, melds: list[str]
) -> None:
    assert main(["melds", hand, "--rules", rules]) == 0
    assert lines(capsys)[0]["melds"] == melds


def standard_input(monkeypatch: pytest.MonkeyPatch, data: bytes) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(data), "utf-8"))


def test_a_hand_a_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    standard_input(monkeypatch, "7♣ 7♠ 7♦\n\n10h,KD".encode())
    assert main(["melds", "-"]) == 0
    assert [line["deadwood"] for line in lines(capsys)] == [0, 0, 20]


@pytest.mark.parametrize(
    ("data", "what"),
    [
        (b"7C\n7X\n", "-:2: '7X' is not a card"),
        (b"7C\n\xff\n", "-:2: this is not UTF-8 text"),
        (b"7C 7C\n", "-:1: a hand is different cards and 7C is there twice"),
    ],
)
def test_a_wrong_hand_in_a_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], data: bytes, what: str
) -> None:
    standard_input(monkeypatch, data)
    assert main(["melds", "-"]) == 2
    assert complaint(capsys) == what


@pytest.mark.parametrize(
    ("arguments", "what"),
    [
        (["melds", "7X"], "'7X' is not a card"),
        (["melds", "7C", "--rules", "whist"], "there is no preset 'whist'"),
        (["melds", "7C", "--rules", ""], "there is no preset ''"),
        (["melds", cards_text(DECK)], "a hand is at most 30 cards and this has 52"),
        (
            ["melds", cards_text(DECK[:21]), "--rules", "skarney"],
            "a hand is at most 20 cards and this has 21",
        ),
    ],
)
def test_wrong_arguments(
    capsys: pytest.CaptureFixture[str], arguments: list[str], what: str
) -> None:
    assert main(arguments) == 2
    assert complaint(capsys) == what


@pytest.mark.parametrize("arguments", [[], ["deal"], ["replay"], ["melds"], ["melds", "7C", "-x"]])
def test_a_command_that_makes_no_sense(
    capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    assert caught.value.code == 2
    assert complaint(capsys).startswith("python -m engine")


@pytest.mark.slow
@pytest.mark.skipif(not FULL.exists(), reason="this system has no disk that is always full")
@pytest.mark.parametrize("arguments", [["replay", str(ELDER)], ["melds", "7C"]])
def test_a_full_disk_is_told_in_one_line(arguments: list[str]) -> None:
    with FULL.open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "engine", *arguments],
            cwd=ROOT,
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert done.returncode == 1
    assert done.stderr == "the answer can't be written: No space left on device\n"


@pytest.mark.slow
def test_a_reader_that_stops_early_sees_no_traceback() -> None:
    """The pipe is closed before anything is written to it."""
    command = [sys.executable, "-m", "engine", "melds", "-"]
    with subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as running:
        assert running.stdin
        assert running.stdout
        assert running.stderr
        running.stdout.close()
        running.stdin.write(b"7C\n" * 10)
        running.stdin.close()
        assert running.stderr.read() == b""


def test_rules_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "classic", "gin_bonus=30", "big_gin=total:31"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "classic gin_bonus=30 big_gin=total:31",
        "  who won a deal deals the next",
        "  gin pays 30 (25)",
        "  an undercut pays 10 (25)",
        "  a box pays 20 (25)",
        "  a shutout pays the winner 100 more",
    ]


def test_all_rules_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "standard"]) == 0
    standard = capsys.readouterr().out
    assert "  knock with 10 or less\n" in standard
    assert main(["rules", "standard", "--all"]) == 0
    assert capsys.readouterr().out == standard
    assert main(["rules", "--all", "classic"]) == 0
    assert "  knock with 10 or less\n" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "what"),
    [
        (["klassik"], "there is no preset 'klassik'"),
        (["standard", "gin=20"], "there is no rule 'gin'"),
        (["standard", "gin_bonus"], "'gin_bonus' is not a rule"),
        (["standard", "gin_bonus=20", "gin_bonus=20"], "gin_bonus is given twice"),
        (["standard", "gin_bonus=-1"], "gin_bonus can't be"),
        (["mahjong", "match=hollywood"], "Hollywood scoring needs a variant where only one side"),
    ],
)
def test_wrong_rules(words: list[str], what: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", *words]) == 2
    assert complaint(capsys).startswith(what)


def test_the_names_of_the_presets(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules"]) == 0
    assert capsys.readouterr().out.split() == list(ALL_PRESETS)
