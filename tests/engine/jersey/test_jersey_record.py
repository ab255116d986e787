"""Three at a table from the command line: records, seals, sheets, rules, players and the arena."""

import json
import random
from pathlib import Path

import pytest

from engine import fair
from engine.beginning import first_dealer
from engine.cli.main import main
from engine.cli.player import answer_lines
from engine.contest import Contest
from engine.errors import BadRules
from engine.families import start_deal
from engine.moves import Move
from engine.players import PLAYERS
from engine.record import (
    DealRecord,
    FirstShown,
    Record,
    RecordError,
    Seal,
    SealPress,
    read_record,
    replay,
    write_presses,
    write_record,
)
from engine.rules import ALL_PRESETS, PRESETS, Rules, read_rules
from engine.verify import verify
from tests.engine.jersey.three_games import rules_of

ROOT = Path(__file__).parents[3]
EXAMPLE = ROOT / "tests" / "examples" / "jersey.gin"
SEED = bytes(range(32))
PRESSES = tuple(SealPress(seat, 1_300_000_000_000_000_000 + seat) for seat in (1, 2, 3))
SHORT = rules_of("jersey game_target=60")


def sealed(rules: Rules = SHORT, resigns: int | None = None) -> Record:
    """A whole sealed contest of three, as a table would write it; one may give up in deal 2."""
    hangs_on = write_presses(PRESSES)
    contest = Contest.start(rules, first_dealer(rules, SEED, hangs_on, 3, None), 3)
    deals: list[DealRecord] = []
    dice = random.Random(1)
    while not contest.finished:
        number = contest.deals + 1
        seed = fair.deal_seed(SEED, table=1, round=number, deal=number, presses=hangs_on)
        state = start_deal(rules, fair.shuffled(seed), contest.dealer, number=number)
        moves: list[tuple[int | None, Move]] = []
        while state.turn is not None:
            gives_up = number == 2 and len(moves) == 5
            if resigns is not None and gives_up:
                moves.append((resigns, Move("resign")))
            else:
                moves.append((None, PLAYERS["simple"].choose(state.view(state.turn), dice)))
            state = state.play(moves[-1][1], moves[-1][0])
        assert state.result is not None
        told = (state.result.winner, state.result.result, state.result.points)
        deals.append(
            DealRecord(
                number=number,
                dealer=contest.dealer,
                deck=fair.shuffled(seed),
                seed=seed,
                commitment=fair.commitment(seed),
                moves=tuple(moves),
                result=told,
            )
        )
        contest = contest.add(state.result)
    shown = FirstShown(None, 1_200_000_000_000_000_000)
    seal = Seal(fair.commitment(SEED), PRESSES, (7,), SEED, shown)
    return Record(rules, ("North", "East", "South"), tuple(deals), seal=seal)


def lines(capsys: pytest.CaptureFixture[str]) -> list[dict[str, object]]:
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_the_example_is_replayed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(EXAMPLE)]) == 0
    *deals, contest = lines(capsys)
    assert {deal["result"] for deal in deals} >= {"knock", "undercut"}
    assert set(deals[0]["melds"]) == {"1", "2", "3"}  # type: ignore[call-overload]  # as printed
    assert contest["winner"] == 1
    assert sum(contest["net"].values()) == 0  # type: ignore[attr-defined]  # as printed
    text = EXAMPLE.read_text("utf-8")
    assert '[Seat3 "' in text
    assert "Round" not in text
    assert write_record(read_record(text, presets=ALL_PRESETS)) == text


def test_a_sealed_record_is_verified_and_a_changed_one_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "three.gin"
    file.write_text(write_record(sealed()), "utf-8")
    assert main(["verify", str(file)]) == 0
    (told,) = lines(capsys)
    assert (told["contest"], told["whole"]) == (True, True)
    assert [each["seat"] for each in told["protection"]] == [1, 2, 3]  # type: ignore[attr-defined,index]  # as printed
    record = sealed()
    other = record.deals[0].dealer % 3 + 1
    changed = write_record(record).replace(
        f'[Dealer "{record.deals[0].dealer}"]', f'[Dealer "{other}"]', 1
    )
    file.write_text(changed, "utf-8")
    assert main(["verify", str(file)]) == 2


@pytest.mark.parametrize("loser", [1, 2, 3])
def test_who_resigns_is_told_by_the_move(
    loser: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = sealed(rules_of("jersey"), resigns=loser)
    text = write_record(record)
    assert f"{loser}:resign" in text
    assert '[Result "- resign 0"]' in text
    found = verify(text, presets=ALL_PRESETS)
    ended = found.played.contest.settlement
    assert ended is not None
    assert ended.winner not in {None, loser}
    file = tmp_path / "resigned.gin"
    file.write_text(text, "utf-8")
    assert main(["replay", str(file)]) == 0
    went_out, gave_up, _ = lines(capsys)
    assert (went_out["result"], gave_up["result"]) == ("knock", "resign")
    assert went_out["knocker"] is not None
    assert gave_up["knocker"] is None


def test_cards_may_be_cut_for_the_deal() -> None:
    record = sealed(rules_of("jersey game_target=60"))
    hangs_on = write_presses(PRESSES)
    cut = fair.cut(SEED, hangs_on, 3)
    lowest = cut.index(min(cut)) + 1
    rules = rules_of("jersey first_dealer=cut_low_deals")
    deal = DealRecord(1, lowest, record.deals[0].deck, cut=cut)
    text = write_record(Record(rules, record.names, (deal,)))
    assert read_record(text, presets=ALL_PRESETS).deals[0].cut == cut
    from_two = text.replace(" ".join(map(str, cut)), " ".join(map(str, cut[:2])))
    of_two = read_record(from_two, presets=ALL_PRESETS)
    with pytest.raises(RecordError, match="2 cards were cut by 3 players"):
        replay(of_two)


HEAD = '[Rules "jersey"]\n[Seat1 "A"]\n[Seat2 "B"]\n[Seat3 "C"]\n\n[Deal "1"]\n[Dealer "3"]\n'


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        (HEAD.replace('[Dealer "3"]', '[Dealer "4"]'), ":7: '4' is not a seat: it is 1 or 2 or 3"),
        (HEAD.replace('[Seat3 "C"]\n', ""), ":5: tag Seat3 is missing"),
        (HEAD.replace("jersey", "standard"), ":1: these rules have no seat for Seat3"),
        (HEAD + "4:resign", ":8: '4' is not a seat: it is 1 or 2 or 3"),
        (HEAD + '[Result "3 knock 1:5 2:6"]', "no points are the winner's"),
        (
            '[Rules "jersey"]\n[Players "A B"]\n[Deal "1"]\n[Dealer "1"]\n',
            "These rules are for three players, not 2.",
        ),
    ],
)
def test_what_is_wrong_is_told_with_its_line(text: str, wrong: str) -> None:
    with pytest.raises(RecordError) as refused:
        replay(read_record(text, "three.gin", ALL_PRESETS))
    assert wrong in str(refused.value)


def test_presets_for_two_make_no_rules_for_three() -> None:
    assert read_record(HEAD).rules.preset == "jersey"
    with pytest.raises(RecordError, match="there is no preset 'jersey'"):
        read_record(HEAD, presets=PRESETS)
    with pytest.raises(BadRules, match="between two"):
        read_rules("standard seating=three_handed", PRESETS)


@pytest.mark.slow
def test_the_rules_are_said_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules"]) == 0
    assert "jersey" in capsys.readouterr().out.split()
    assert main(["rules", "jersey", "knock_score=loser_full"]) == 0
    told = capsys.readouterr().out
    assert "three play, all in the same deal, each for oneself" in told
    assert "a knock pays both other counts in full" in told
    assert main(["rules", "jersey", "--all"]) == 0
    told = capsys.readouterr().out
    assert "the upcard is offered round the table, to the dealer last" in told
    assert "the deal alternates" not in told


SHEET = """rules jersey
players North East South
dealer East

North 80
South 20 undercut
- draw
North 130 gin
"""


def test_a_sheet_of_three_is_added_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "three.txt"
    file.write_text(SHEET, "utf-8")
    assert main(["score", str(file)]) == 0
    (told,) = lines(capsys)
    assert told["points"] == {"North": 210, "East": 0, "South": 20}
    assert told["winner"] == "North"
    assert told["payments"] == [
        ["East", "North", 460],
        ["South", "North", 315],
        ["East", "South", 45],
    ]
    assert main(["score", str(file), "--table"]) == 0
    text = capsys.readouterr().out
    assert "North wins, net 775." in text
    assert "East pays South 45." in text


def test_a_sheet_of_three_that_runs_says_who_deals(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "three.txt"
    file.write_text(SHEET.rpartition("North")[0], "utf-8")
    assert main(["score", str(file), "--table"]) == 0
    assert "Next: North v East v South, North deals." in capsys.readouterr().out
    file.write_text(SHEET.replace("North East South", "North v East v South"), "utf-8")
    assert main(["score", str(file)]) == 0
    capsys.readouterr()
    file.write_text(SHEET.replace("- draw", "East resign").rpartition("North")[0], "utf-8")
    assert main(["score", str(file)]) == 0
    assert lines(capsys)[0]["winner"] == "North"
    file.write_text(SHEET.replace("North East South", "North East"), "utf-8")
    assert main(["score", str(file)]) == 2


def test_the_arena_takes_three(capsys: pytest.CaptureFixture[str]) -> None:
    short = "jersey game_target=20"
    names = ["simple", "novice", "simple"]
    assert main(["arena", *names, "--rules", short, "--contests", "1"]) == 0
    (told,) = lines(capsys)
    assert told["contests"] == 6
    assert sum(told["wins"]) == 6  # type: ignore[call-overload]  # as printed
    assert told["players"] == names
    for wrong in (names[:2], [*names, "simple"], ["simple", "simple", "expert"]):
        assert main(["arena", *wrong, "--rules", short]) == 2
    assert main(["arena", "simple", "simple", "cmd:cat", "--rules", short]) == 2
    assert main(["arena", *names]) == 2
    assert "by these rules 2 play" in capsys.readouterr().err


def test_the_player_protocol_is_for_two() -> None:
    said: list[str] = []
    deal = b"deal rules=jersey seat=1 dealer=2 hand=" + ",".join(["2C"] * 10).encode()
    answer_lines("simple", 1, ALL_PRESETS, [deal, b"quit"], said.append)
    assert said == ["error: the player protocol is for two players"]
