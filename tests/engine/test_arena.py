"""The arena: contests between computer players, what they come to, and programs that misbehave."""

import itertools
import json
import multiprocessing
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.arena import Match, OwnPlayer, Played, Tally, play_contest, wilson
from engine.cli.arena import tallied
from engine.cli.main import main
from engine.contest import Contest
from engine.machine import View
from engine.moves import PASS, STOCK, Move
from engine.rules import PRESETS, Rules, read_rules

QUICK = read_rules("eaai game_target=20")


def no_clock() -> float:
    return 0.0


def match(first: str, second: str, rules: Rules = QUICK, seed: int = 1) -> Match:
    return Match(rules, (OwnPlayer(first), OwnPlayer(second)), seed, no_clock)


def test_the_same_seed_gives_the_same_whatever_the_jobs() -> None:
    game = match("simple", "simple_eaai")
    tally = tallied(game, 4)
    assert tally == tallied(game, 4, jobs=2)
    assert tally.contests == sum(tally.wins) == 8
    assert tally.deals >= 8
    assert tally.faults == [0, 0]
    assert tally != tallied(match("simple", "simple_eaai", seed=2), 4)


@pytest.mark.slow
def test_players_alike_come_out_level_in_every_pair() -> None:
    for preset in ("eaai", "colonel"):
        one, two = match("simple", "simple", PRESETS[preset]).round(0)
        assert two == one.by_side((2, 1))
        assert one.winner is not None


def test_a_contest_is_clocked_and_counted() -> None:
    ticks = itertools.count()
    game = Match(QUICK, (OwnPlayer("simple"), OwnPlayer("gin_waiter")), 1, lambda: next(ticks))
    tally = tallied(game, 1)
    assert tally.seconds == tally.decisions
    shown = tally.to_json()
    assert shown["seconds_a_decision"] == [1, 1]
    assert sum(tally.points) >= 2 * 20


def played(winner: int | None) -> Played:
    return Played(winner, (1, 0), 1, (1, 1), (0.0, 0.0))


def test_the_interval_is_wilson_s() -> None:
    assert wilson(0, 0) == (0, 1)
    assert wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1), abs=1e-4)
    tally = Tally()
    for winner in (1, 2, None, None):
        tally.add(played(winner))
    assert (tally.wins, tally.drawn, tally.share) == ([1, 1], 2, 0.5)
    assert tally.interval == wilson(2, 4)


@pytest.mark.slow
def test_it_may_stop_once_the_question_is_decided() -> None:
    tally = Tally()
    while not tally.decides(0.5):
        tally.add(played(1))
    assert tally.contests == 20
    assert not tally.decides(0.95)
    game = match("gin_waiter", "gin_waiter", QUICK)
    assert tallied(game, 30, decide=0.95).contests == 20


@pytest.mark.slow
def test_once_decided_no_process_plays_on() -> None:
    game = match("gin_waiter", "gin_waiter", QUICK)
    assert tallied(game, 400, jobs=2, decide=0.95).contests == 20
    assert not multiprocessing.active_children()


class Shy:
    """Passes, draws, and throws what it drew."""

    def choose(self, view: View, contest: Contest) -> Move:
        del contest
        plain = next((move for move in (PASS, STOCK) if move in view.legal), None)
        return plain or Move("discard", view.drawn)

    def over(self, view: View, scores: tuple[int, int]) -> None:
        assert (view.legal, scores) == ((), (0, 0))


@pytest.mark.slow
def test_a_contest_that_never_ends_is_annulled() -> None:
    rules = read_rules("eaai stock_end=30")
    ended = play_contest(rules, b"1", (Shy(), Shy()), no_clock)
    assert (ended.winner, ended.points, ended.deals) == (None, (0, 0), 1001)


Arena = Callable[..., dict[str, object]]


@pytest.fixture
def arena(capsys: pytest.CaptureFixture[str]) -> Arena:
    """Run the command and read its answer."""

    def run(*arguments: str) -> dict[str, object]:
        assert main(["arena", *arguments]) == 0
        captured = capsys.readouterr()
        assert captured.err == ""
        return json.loads(captured.out)

    return run


def test_the_command_says_what_it_comes_to(arena: Arena) -> None:
    shown = arena("simple", "gin_waiter", "--rules", "eaai game_target=20", "--contests", "3")
    assert shown["rules"] == "eaai game_target=20"
    assert shown["players"] == ["simple", "gin_waiter"]
    assert shown["contests"] == 4
    wins, (low, high) = shown["wins"], shown["interval"]  # type: ignore[misc]
    assert sum(wins) == 4
    assert low <= shown["share"] <= high
    assert shown["faults"] == [0, 0]
    assert shown["first_faults"] == [None, None]


@pytest.mark.slow
def test_a_program_that_speaks_the_protocol_plays_as_the_player_itself(arena: Arena) -> None:
    """Under rules in which the player leaves nothing to chance."""
    arguments = ("--rules", "colonel game_target=20", "--contests", "2")
    itself = arena("simple", "simple", *arguments)
    program = arena("simple", f"cmd:{sys.executable} -m engine player simple", *arguments)
    for told in (itself, program):
        del told["players"], told["seconds_a_decision"]
    assert program == itself


def program(tmp_path: Path, code: str) -> str:
    file = tmp_path / "program.py"
    file.write_text(code, "utf-8")
    return f"cmd:{sys.executable} -S {file}"


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        ("import sys; sys.exit(3)", "the program has stopped"),
        ("import time; time.sleep(60)", "no answer within 0.2 seconds"),
        ("while True: print('discard:AS')", "discard:AS: "),
        ("print('resign')\nwhile True: input()", "resign is no answer"),
        ("print('error: what?')\nwhile True: input()", "'error: what?' is not a move"),
    ],
)
def test_a_program_that_misbehaves_loses(
    arena: Arena, tmp_path: Path, code: str, fault: str
) -> None:
    patience = "0.2" if "sleep" in code else "60"
    shown = arena("simple", program(tmp_path, code), "--contests", "1", "--timeout", patience)
    assert shown["wins"] == [2, 0]
    assert shown["faults"] == [0, 2]
    nobody, first = shown["first_faults"]  # type: ignore[misc]
    assert nobody is None
    assert fault in first


@pytest.mark.parametrize(
    ("arguments", "wrong"),
    [
        (["simple", "nobody"], "there is no player 'nobody'"),
        (["simple", "gin_waiter", "--rules", "mahjong"], "gin_waiter doesn't play mahjong"),
        (["simple", "simple", "--rules", "whist"], "there is no preset 'whist'"),
        (["simple", "simple", "--rules", "standard seating=captain"], "plays for one side"),
        (["simple", "cmd:/no/such/program"], "'/no/such/program' can't be started"),
        (["simple", "cmd:"], "'' can't be started"),
    ],
)
def test_what_can_t_be_played_is_refused(
    arguments: list[str], wrong: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *arguments]) == 2
    captured = capsys.readouterr()
    assert (captured.out, captured.err.count("\n")) == ("", 1)
    assert wrong in captured.err


@pytest.mark.parametrize(
    "option", ["--contests 0", "--jobs x", "--decide 2", "--timeout nan", "--timeout inf"]
)
def test_a_number_that_makes_no_sense_is_refused(
    option: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(["arena", "simple", "simple", *option.split()])
    assert left.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_player_is_asked_for_by_name_and_level(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["player", "simple", "--level", "3"]) == 2
    assert "there is no player 'simple:3'" in capsys.readouterr().err
