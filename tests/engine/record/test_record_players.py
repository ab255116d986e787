"""Records of contests with more than two players: rounds, tables and who sits there."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cli.main import main
from engine.contest import Contest
from engine.errors import Unreadable
from engine.moves import RESIGN, Move
from engine.record import (
    Place,
    Record,
    RecordError,
    read_record,
    replay,
    write_record,
)
from engine.record.players import read_names, write_names
from engine.rules import PRESETS
from tests.engine.contest.rounds import TEAMS, Table, contest_played, two_rounds

CONTESTS = (
    ("standard seating=partnership team_size=2 game_target=40", 4),
    ("oklahoma_match seating=partnership team_size=2 team_target=60 next_dealer=winner", 4),
    ("hollywood seating=partnership team_size=3 team_target=40 hollywood_columns=2", 6),
    ("multi_match seating=partnership team_size=2 team_target=30 multi_target=90", 4),
    ("gra seating=partnership team_size=2 team_target=30 opponent_rotation=each_game", 4),
    ("standard seating=partnership team_size=2 team_target=90 opponent_rotation=after_loss", 4),
    ("hollywood_continuous seating=partnership team_size=3 opponent_rotation=after_loss", 6),
    ("round_corner seating=partnership team_size=2 immediate_knock=misdeal knock_limit=45", 4),
    ("standard seating=round_robin game_target=40", 3),
    ("classic seating=round_robin game_target=40", 4),
    ("palace seating=captain game_target=40", 3),
    ("standard seating=captain game_target=60 draw_dealer=rotate", 6),
)


@pytest.mark.slow
@settings(max_examples=25, derandomize=True, deadline=None)
@given(
    told=st.sampled_from(CONTESTS),
    seed=st.integers(0, 2**32),
    rounds=st.sampled_from((1, 2, 3, 1000)),
)
def test_round_trip(told: tuple[str, int], seed: int, rounds: int) -> None:
    table = contest_played(*told, seed, rounds)
    record = table.written()
    text = write_record(record)
    read = read_record(text)
    assert read == record
    assert write_record(read) == text
    played = replay(read)
    assert dict(enumerate(played.deals, start=1)) == table.states
    assert played.contest == table.contest


FORFEIT, VOID = Move("forfeit"), Move("void")


def test_the_field_sits_down_in_the_order_of_its_turns() -> None:
    table = Table("standard seating=captain game_target=1000", 4, 1)
    table.contest = Contest.start(table.contest.rules, 1, 4, ((3,), (4, 1, 2)))
    while len({deal.place and deal.place.players for deal in table.deals.values()}) < 2:
        table.play(table.contest.pairings[0])
    assert replay(table.written()).contest == table.contest
    assert table.contest.sides == ((3,), (4, 1, 2))


def test_what_stands_in_a_record_of_teams() -> None:
    lines = write_record(two_rounds()).splitlines()
    assert lines[:4] == [
        '[Rules "standard"]',
        '[Option "seating=partnership"]',
        '[Option "team_size=2"]',
        '[Players "North South East \\"Old West\\""]',
    ]
    seats = [line for line in lines if line.startswith(("[Round", "[Table", "[Seats"))]
    assert seats[:6] == [
        '[Round "1"]',
        '[Table "1"]',
        '[Seats "1 3"]',
        '[Round "1"]',
        '[Table "2"]',
        '[Seats "2 4"]',
    ]
    assert [line for line in seats if line.startswith("[Seats")][2:] == [
        '[Seats "1 4"]',
        '[Seats "2 3"]',
    ]


def test_both_sides_may_have_names_too() -> None:
    record = replace(two_rounds(), sides=("Reds", "Blues"))
    read = read_record(write_record(record))
    assert read == record
    assert replay(read).contest == replay(two_rounds()).contest


def test_two_players_may_be_listed_as_more_are() -> None:
    header = '[Rules "standard"]\n[Players "North South"]\n'
    assert read_record(header).names == ("North", "South")
    assert read_record(f'{header}[Seat1 "North"]\n[Seat2 "South"]').sides is None
    with pytest.raises(RecordError, match=r"^record:1: Players and Seat1"):
        read_record(f'{header}[Seat1 "South"]\n[Seat2 "North"]')


def test_the_number_of_a_second_deal_tells_which_table_misdealt_first() -> None:
    """Under these rules every deal is thrown in at once."""
    table = Table(f"{TEAMS} immediate_knock=misdeal knock_limit=60", 4, 1)
    for at in (1, 0, 1, 0):
        table.play(table.contest.pairings[at])
    record = table.written()
    assert [deal.place and deal.place.table for deal in record.deals] == [1, 2, 2, 1]
    assert replay(record).contest.deals == 4
    assert {each.deal for each in replay(record).contest.pairings} == {5, 6}
    wrong = replace(record.deals[2], place=Place(2, 1, (1, 3)))
    with pytest.raises(RecordError, match="this is round 1, not 2"):
        replay(replace(record, deals=(*record.deals[:2], wrong)))


def test_the_next_round_waits_for_every_table() -> None:
    record = two_rounds()
    first, second, third, _ = record.deals
    running = replace(second, moves=second.moves[:3], result=None)
    with pytest.raises(RecordError, match="deal 2 isn't finished"):
        replay(replace(record, deals=(first, running, third)))


def test_losers_keep_their_opponents_or_change_them_and_nothing_else() -> None:
    table = Table(f"{TEAMS} opponent_rotation=after_loss", 4, 5)
    table.keep = 0
    table.contest = Contest.start(table.contest.rules, 2, 4)
    for _ in range(2):
        table.play(table.contest.pairings[0])
    changed, kept = table.contest, table.contest.keeping_opponents()
    assert kept is not None
    for after in (changed, kept):
        table.contest = after
        for pairing in after.pairings:
            table.play(pairing, most=1)
        assert replay(read_record(write_record(table.written()))).contest == after
    first, second = table.written().deals[2:]
    assert first.place is not None
    assert first.place.players == (1, 3)
    for seats, deal in (((2, 3), first), ((1, 4), second), ((1, 2), first)):
        wrong = replace(deal, place=Place(2, 1 if deal is first else 2, seats))
        deals = {each.number: each for each in (*table.written().deals, wrong)}
        with pytest.raises(RecordError, match="by the rules players"):
            replay(replace(table.written(), deals=tuple(deals.values())))


@pytest.mark.parametrize("move", [RESIGN, FORFEIT, VOID])
@pytest.mark.parametrize("other", [0, 2, 1000])
def test_one_table_may_end_the_contest_of_all(move: Move, other: int) -> None:
    """The sheet is frozen as it stood, whatever the other table had come to (rules, C.9)."""
    table = Table(TEAMS, 4, 11)
    for _ in range(2):
        table.play(table.contest.pairings[0])
    before = table.contest
    one, two = before.pairings
    table.play(two, most=other)
    table.play(one, most=3, end=move)
    record = read_record(write_record(table.written()))
    played = replay(record)
    assert played.contest == table.contest
    settlement = played.contest.settlement
    assert settlement is not None
    assert settlement.reason == move.kind
    assert (settlement.winner is None) == (move is VOID)
    assert [column.points for column in played.contest.columns] == [before.points]
    assert len(played.contest.rounds) == 1
    assert played.missing == ()
    assert replay(replace(record, deals=record.deals[:3])).missing == (4,)
    later = replace(record.deals[3], number=5, place=Place(3, 1, (1, 3)))
    with pytest.raises(RecordError, match="the contest was over after deal 3"):
        replay(replace(record, deals=(*record.deals, later)))


def test_only_one_table_can_end_the_contest() -> None:
    table = Table(TEAMS, 4, 12)
    one, two = table.contest.pairings
    table.play(one, most=3, end=RESIGN)
    again = Table(TEAMS, 4, 12)
    again.play(two, most=3, end=FORFEIT)
    deals = (*table.deals.values(), *again.deals.values())
    with pytest.raises(RecordError, match="the contest was over after deal 1"):
        replay(replace(table.record, deals=deals))


def test_one_knock_card_serves_a_round() -> None:
    table = contest_played("oklahoma_match seating=partnership team_size=2", 4, 3, 1)
    record = table.written()
    bare = [replace(deal, knock_card=None) for deal in record.deals[1:2]]
    assert replay(replace(record, deals=(record.deals[0], *bare))).deals == (
        table.states[1],
        table.states[2],
    )
    card = record.deals[0].knock_card
    other = next(each for each in record.deals[0].deck or () if each != card)
    wrong = replace(record.deals[1], knock_card=other)
    with pytest.raises(RecordError, match=f"the round's knock card is {card}"):
        replay(replace(record, deals=(record.deals[0], wrong)))


@pytest.mark.parametrize(
    ("text", "names", "cut", "seat"),
    [
        ("standard seating=round_robin", 3, "9H AC", 2),
        ("standard seating=round_robin", 3, "9H TC AS", 1),
        ("standard seating=captain", 3, "KH 9C AS", 2),
        ("standard seating=captain", 3, "2H 9C 2S", 1),
        (TEAMS, 4, "KH 9C AS TS", 2),
    ],
)
def test_the_lowest_cut_deals(text: str, names: int, cut: str, seat: int) -> None:
    rules = f"{text} first_dealer=cut_low_deals".split()
    options = "".join(f'[Option "{option}"]\n' for option in rules[1:])
    header = f'[Rules "{rules[0]}"]\n{options}[Players "{" ".join("NESW"[:names])}"]\n'
    sits = "1 3" if "partnership" in text else "1 2"
    for dealer in (1, 2):
        deal = f'[Deal "1"]\n[Round "1"]\n[Table "1"]\n[Seats "{sits}"]\n[Dealer "{dealer}"]\n'
        record = read_record(f'{header}{deal}[Cut "{cut}"]\n')
        if dealer == seat:
            assert replay(record).deals == (None,)
            continue
        with pytest.raises(RecordError, match=f"by this cut seat {seat} deals"):
            replay(record)


def test_a_later_deal_is_not_cut_for() -> None:
    record = two_rounds()
    cut = record.deals[0].deck
    assert cut is not None
    first, second, third, last = (replace(deal, cut=cut[:2]) for deal in record.deals)
    assert replay(replace(record, deals=(first, second))).contest.rounds
    with pytest.raises(RecordError, match="only the first deal is cut for"):
        replay(replace(record, deals=(first, second, third, last)))


@pytest.mark.slow
@given(st.lists(st.text(max_size=12), min_size=2, max_size=8))
@settings(max_examples=200, derandomize=True, deadline=None)
def test_any_names_read_as_they_are_written(names: list[str]) -> None:
    record = Record(PRESETS.rules("standard"), tuple(names), ())
    shown = tuple(" ".join(name.split()) for name in names)
    assert read_names(write_names(names)) == shown
    assert read_record(write_record(record)).names == shown


@pytest.mark.parametrize("text", ["", "North", '"North"South', 'North "South', '"a" "b'])
def test_a_list_of_names_that_cannot_be_read(text: str) -> None:
    with pytest.raises(Unreadable):
        read_names(text)


def answers(
    record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> list[dict[str, object]]:
    file = tmp_path / "contest.gin"
    file.write_text(write_record(record), "utf-8")
    assert main(["replay", str(file)]) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_the_answer_for_teams(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = two_rounds()
    *deals, contest = answers(record, tmp_path, capsys)
    assert [(deal["round"], deal["table"], deal["players"]) for deal in deals] == [
        (1, 1, [1, 3]),
        (1, 2, [2, 4]),
        (2, 1, [1, 4]),
        (2, 2, [2, 3]),
    ]
    rounds = replay(record).contest.rounds
    shown = contest["rounds"]
    assert isinstance(shown, list)
    assert [each["points"] for each in shown] == [each.points for each in rounds]
    assert [each["sums"] for each in shown] == [
        {"1": each.sums[0], "2": each.sums[1]} for each in rounds
    ]


def test_the_answer_for_a_round_robin(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = contest_played("standard seating=round_robin game_target=20", 3, 4, 1000)
    *deals, contest = answers(table.written(), tmp_path, capsys)
    assert deals[0]["players"] == [1, 2]
    assert contest["points"] == {
        str(player): points for player, points in enumerate(table.contest.points, start=1)
    }
    settlement = table.contest.settlement
    assert settlement is not None
    assert contest["winner"] == settlement.winner
    assert contest["payments"] == [
        [each.payer, each.receiver, each.amount] for each in settlement.payments
    ]
