"""Records: what is written reads back the same and replays to the same states."""

import contextlib
import random
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import fair
from engine.contest import Contest
from engine.families import start_deal
from engine.machine import State
from engine.moves import RESIGN, Move
from engine.players import PLAYERS
from engine.record import (
    DealRecord,
    Record,
    RecordError,
    check_holds,
    read_record,
    replay,
    write_record,
)
from engine.rules import PRESETS, read_rules
from engine.seats import Seat, other
from tests.engine.record.sealed_records import sealed_record

ELDER = Path(__file__).parents[2] / "examples" / "elder-and-younger.gin"

RULES = (
    "standard",
    "classic gin_bonus=25",
    "dictionary big_gin=off draw_dealer=rotate",
    "elder",
    "eleven",
    "oklahoma_kisses extra_boxes=1/2/3",
    "oklahoma_match shutout=extra:50",
    "sequence sequence_bonus=5/2/1/winner",
    "palace",
    "hollywood game_target=30 hollywood_late_entry=by_count",
    "gra game_target=20 best_of=3",
    "multi_match game_target=30 multi_target=150",
    "tedesco hollywood_columns=2 game_target=20",
    "standard immediate_knock=misdeal knock_limit=40 game_target=50",
    "standard illegal_knock=opponent_choice layoff_mode=manual",
    "sequence sequence_bonus=4/2/1/both",
    "mahjong",
    "mahjong stall_guard=2 exhaust_score=difference",
    "skarney extend_on_contract_turn=yes",
    "skarney stock_end=20 exhaust_count=unmatched_only",
    "colonel exhaust_score=table_minus_hand stock_end=12",
    "colonel_challenge challenge_timing=anytime",
)


def deal_played(
    state: State, rng: random.Random, most: int
) -> tuple[State, list[tuple[Seat | None, Move]]]:
    """Play up to so many moves by the simple player, now and then a resignation out of turn."""
    moves: list[tuple[Seat | None, Move]] = []
    while state.turn is not None and len(moves) < most:
        if rng.random() < 0.002:
            by = rng.choice((state.turn, other(state.turn)))
            moves.append((by, RESIGN))
            state = state.play(RESIGN, by)
        else:
            move = PLAYERS["simple"].choose(state.view(state.turn), rng)
            moves.append((None, move))
            state = state.play(move)
    return state, moves


def contest_played(text: str, seed: int, *, committed: bool) -> tuple[Record, list[State], Contest]:
    """Play deals, the last of them perhaps not to its end."""
    rng = random.Random(seed)
    rules = read_rules(text)
    contest = Contest.start(rules, rng.choice((1, 2)))
    states: list[State] = []
    deals: list[DealRecord] = []
    for number in range(1, rng.randint(1, 5) + 1):
        of_deal = rng.randbytes(32)
        deck, knock_card = fair.shuffled(of_deal), fair.knock_card(of_deal)
        start = start_deal(rules, deck, contest.dealer, number=number, knock_card=knock_card)
        most = rng.randint(0, 20) if rng.random() < 0.1 else 1000
        state, moves = deal_played(start, rng, most)
        result = state.result
        states.append(state)
        deals.append(
            DealRecord(
                number=number,
                dealer=contest.dealer,
                deck=deck,
                seed=of_deal if committed else None,
                commitment=fair.commitment(of_deal) if committed else None,
                knock_card=knock_card if rules.knock_card_source == "second_deck" else None,
                moves=tuple(moves),
                result=result and (result.winner, result.result, result.points),
                both=result and result.both,
            )
        )
        if result is None:
            break
        contest = contest.add(result)
        if contest.finished:
            break
    return Record(rules, ("North", 'So "th" \\'), tuple(deals)), states, contest


@pytest.mark.slow
@settings(max_examples=70, derandomize=True, deadline=None)
@given(text=st.sampled_from(RULES), seed=st.integers(0, 2**32), committed=st.booleans())
def test_round_trip(text: str, seed: int, committed: bool) -> None:  # noqa: FBT001
    record, states, contest = contest_played(text, seed, committed=committed)
    written = write_record(record)
    read = read_record(written)
    assert read == record
    assert write_record(read) == written
    replayed = replay(read)
    assert list(replayed.states) == states
    assert replayed.contest == contest


def test_a_seed_alone_is_a_deck() -> None:
    record, states, _ = contest_played("oklahoma_match", 5, committed=True)
    bare = [replace(deal, deck=None, knock_card=None) for deal in record.deals]
    assert list(replay(replace(record, deals=tuple(bare))).states) == states


def test_the_moves_of_a_running_deal_are_written_without_its_deck() -> None:
    """What a member exports while a deal runs tells no hidden card and can still be read."""
    commitment = fair.commitment(b"hidden")
    running = DealRecord(1, 2, None, None, commitment, None, ((None, Move("pass")),), None)
    record = Record(PRESETS.rules("standard"), ("North", "South"), (running,))
    written = write_record(record)
    assert written.splitlines()[4:] == [
        '[Deal "1"]',
        '[Dealer "2"]',
        f'[Commitment "{commitment}"]',
        "pass",
    ]
    assert read_record(written) == record
    assert replay(record).states == ()


def test_names_stay_on_their_line() -> None:
    record = Record(
        PRESETS.rules("standard"), ('A "quoted"\nname]', "back\\slash ; no comment"), ()
    )
    read = read_record(write_record(record))
    assert read.names == ('A "quoted" name]', "back\\slash ; no comment")


def test_a_record_may_be_laid_out_freely() -> None:
    text = ELDER.read_text("utf-8")
    moves = text[text.index("pass") : text.index("[Result")]
    words = [word for line in moves.splitlines() for word in line.partition(";")[0].split()]
    for broken in ("\n".join(words), "\r\n  ".join(words) + "\r", " ".join(words) + "; the end"):
        assert read_record("\ufeff" + text.replace(moves, broken + "\n")) == read_record(text)


def test_a_move_that_comes_again_is_looked_up() -> None:
    read = read_record(ELDER.read_text("utf-8").replace("pass take", "1:pass take 1:pass take"))
    first, second, third, fourth, *_ = read.deals[0].moves
    assert first is third
    assert second is fourth


def test_a_seat_may_stand_before_its_own_moves() -> None:
    text = ELDER.read_text("utf-8").replace("pass take", "1:pass 2:take")
    assert replay(read_record(text)).states[0].result is not None


def test_cards_and_the_cut_are_read_in_any_spelling() -> None:
    text = ELDER.read_text("utf-8")
    text = text.replace('[Dealer "2"]', '[Dealer "2"]\n[Cut "10♠, 9h"]').replace("9H 9C", "9♥ 9c")
    record = read_record(text)
    assert [str(card) for card in record.deals[0].cut or ()] == ["TS", "9H"]
    assert read_record(write_record(record)) == record


SEED = b"a seed".hex()
COMMITMENT = fair.commitment(b"a seed")
AFTER = '[Result "1 knock 8"]\n'

WRONG = {
    "no rules": ('[Rules "elder"]\n', "", 6, "tag Rules is missing"),
    "no seat": ('[Seat2 "Younger"]\n', "", 6, "tag Seat2 is missing"),
    "rules twice": ('[Seat1 "Elder"]', '[Rules "standard"]', 4, "tag Rules is given twice"),
    "seat twice": ('[Seat1 "Elder"]', '[Seat2 "Elder"]', 5, "tag Seat2 is given twice"),
    "unknown rules": ('"elder"', '"eldest"', 3, "there is no preset 'eldest'"),
    "unknown option": ('[Seat1 "', '[Option "gin=20"] ;\n[Seat1 "', 4, "there is no rule 'gin'"),
    "wrong option": (
        '[Seat1 "',
        '[Option "gin_bonus=x"]\n[Seat1 "',
        4,
        "gin_bonus can't be 'x': it is a whole number from 0 to 500",
    ),
    "option twice": (
        '[Seat1 "',
        '[Option "gin_bonus=25"]\n[Option "gin_bonus=25"]\n[Seat1 "',
        5,
        "gin_bonus is given twice",
    ),
    "two options in one": (
        '[Seat1 "',
        '[Option "gin_bonus=25 line_bonus=0"]\n[Seat1 "',
        4,
        "'gin_bonus=25 line_bonus=0' is not an option: write NAME=VALUE",
    ),
    "option first": (
        '[Rules "elder"]',
        '[Option "gin_bonus=25"]',
        3,
        "tag Rules must come before its options",
    ),
    "option below": (
        '[Dealer "2"]',
        '[Option "gin_bonus=20"]',
        8,
        "tag Option belongs above the first deal",
    ),
    "too few for the seating": (
        '[Seat1 "',
        '[Option "seating=round_robin"]\n[Seat1 "',
        3,
        "A round robin is for three or four players, not 2.",
    ),
    "rules that clash": (
        '[Seat1 "',
        '[Option "first_turn=stock_only"] ;\n[Option "knock_limit=upcard"]\n[Seat1 "',
        3,
        "A limit set by the upcard needs an upcard",
    ),
    "unknown tag": ('[Dealer "2"]', '[Event "2"]', 8, "unknown tag 'Event'"),
    "half a place": ("[Dealer", '[Seats "1 3"]\n[Dealer', 7, "tag Round is missing"),
    "broken tag": ('[Dealer "2"]', "[Dealer 2]", 8, "'[Dealer 2]' is not a tag"),
    "deal tag above": ('[Deal "1"]', "", 8, "tag Dealer belongs to a deal"),
    "deal's number": ('[Deal "1"]', '[Deal "one"]', 7, "'one' is not a number"),
    "out of order": ('[Deal "1"]', '[Deal "2"]', 7, "deal 2 is out of order: it is 1"),
    "no dealer": ('[Dealer "2"]\n', "", 7, "tag Dealer is missing"),
    "no such seat": ('[Dealer "2"]', '[Dealer "3"]', 8, "'3' is not a seat: it is 1 or 2"),
    "dealer twice": ('[Dealer "2"]', '[Dealer "2"]\n[Dealer "2"]', 9, "tag Dealer is given twice"),
    "no card": ('"3H 7S', '"3X 7S', 9, "'3X' is not a card"),
    "card twice": ("9H 9C", "9C 9C", 9, "a deck is 52 different cards and 9C is there twice"),
    "short deck": ("9H 9C", "9H", 9, "a deck is 52 different cards and this has 51"),
    "cut": (
        "[Deck",
        '[Cut "9H"]\n[Deck',
        9,
        "'9H' is not a cut: it is a different card for each who cuts",
    ),
    "cut twice": ("[Deck", '[Cut "9H 9H"]\n[Deck', 9, "'9H 9H' is not a cut"),
    "cut by too many": ("[Deck", '[Cut "9H 9D 9C"]\n[Deck', 9, "3 cards were cut by 2 players"),
    "seed": ("[Deck", '[Seed "xy"]\n[Deck', 9, "'xy' is not a seed in hex"),
    "empty seed": ("[Deck", '[Seed ""]\n[Deck', 9, "'' is not a seed in hex"),
    "commitment": ("[Deck", '[Commitment "12"]\n[Deck', 9, "'12' is not a commitment"),
    "other seed": ("[Deck", f'[Seed "{SEED}"]\n[Deck', 10, "the deck isn't the seed's"),
    "other commitment": (
        "[Deck",
        f'[Commitment "{COMMITMENT[::-1]}"]\n[Seed "{SEED}"]\n[Deck',
        9,
        "the commitment isn't the seed's",
    ),
    "tag below": (
        "stock discard:6C",
        '[Cut "9H 9C"]\n',
        11,
        "tag Cut belongs above the deal's moves",
    ),
    "no deal": ('[Deal "1"]', "pass", 7, "'pass': moves belong to a deal"),
    "no move": ("stock discard:6C", "stok", 11, "'stok' is not a move"),
    "no seat in front": ("stock discard:6C", "3:resign", 11, "'3' is not a seat: it is 1 or 2"),
    "illegal": (
        "discard:JD  take",
        "discard:JS  take",
        14,
        "discard:JS: JS is not in the hand; legal: discard:AH discard:3C",
    ),
    "out of turn": ("stock discard:6C", "2:stock", 11, "stock: It is the other player's turn."),
    "after the end": (AFTER, f"pass\n{AFTER}", 16, "pass: the deal was over"),
    "after the result": (AFTER, f"{AFTER}pass\n", 17, "'pass': a move after the end of the deal"),
    "tag after the result": (AFTER, AFTER * 2, 17, "tag Result is given twice"),
    "other tag after the result": (
        AFTER,
        f'{AFTER}[Cut "9H 9C"]',
        17,
        "tag Cut after the deal's result",
    ),
    "no result": ("1 knock 8", "1 knock", 16, "'1 knock' is not a result"),
    "other points": ("1 knock 8", "1 knock 9", 16, "the moves come to 1 knock 8, not 1 knock 9"),
    "other winner": ("1 knock 8", "- draw 0", 16, "the moves come to 1 knock 8, not - draw 0"),
    "no end": ("take knock:7D\n", "", 15, "the deal isn't over: seat 1 has stock take"),
    "wrong dealer": (
        AFTER,
        f'{AFTER}[Deal "2"]\n[Dealer "2"]\n',
        18,
        "by the rules seat 1 deals",
    ),
    "unfinished deal": (
        f"take knock:7D\n{AFTER}",
        '[Deal "2"]\n[Dealer "1"]\n',
        15,
        "deal 1 isn't finished",
    ),
    "over": (
        f"take knock:7D\n{AFTER}",
        'take 2:resign\n[Deal "2"]\n[Dealer "1"]\n',
        16,
        "the contest was over after deal 1",
    ),
}


def test_the_dealer_is_who_cut_low() -> None:
    low = '"elder"]\n[Option "first_dealer=cut_low_deals"]'
    text = ELDER.read_text("utf-8").replace('"elder"]', low)
    for cut, dealer in (("9S 9H", 2), ("9H 9S", 1), ("AC 2C", 1)):
        record = read_record(text.replace("[Deck", f'[Cut "{cut}"]\n[Deck'))
        if dealer == record.deals[0].dealer:
            assert replay(record).states
            continue
        with pytest.raises(RecordError, match=r"^record:10: by this cut seat 1 deals"):
            replay(record)


@pytest.mark.parametrize("case", WRONG)
def test_what_is_wrong_is_told_with_its_line(case: str) -> None:
    old, new, line, what = WRONG[case]
    text = ELDER.read_text("utf-8")
    assert text.count(old) == 1
    with pytest.raises(RecordError) as caught:
        replay(read_record(text.replace(old, new), "elder.gin"))
    assert str(caught.value).startswith(f"elder.gin:{line}: {what or ''}")
    assert "\n" not in str(caught.value)


def test_a_finished_deal_needs_its_deck() -> None:
    lines = ELDER.read_text("utf-8").splitlines()
    text = "\n".join(line for line in lines if not line.startswith("[Deck"))
    with pytest.raises(RecordError, match=r"^record:7: tag Deck is missing"):
        replay(read_record(text))


@pytest.mark.parametrize(
    ("old", "new", "line", "what"),
    [
        ("gin_bonus=20", "spade_doubles=yes", 1, None),
        ('[KnockCard "9H"]', "", 6, "These rules need a knock card"),
        ('[KnockCard "9H"]', f'[KnockCard "9H"]\n[Seed "{SEED}"]', 8, "the seed's knock card is"),
    ],
)
def test_the_knock_card_of_a_second_deck(old: str, new: str, line: int, what: str | None) -> None:
    text = (
        '[Rules "oklahoma_match"]\n[Option "gin_bonus=20"]\n[Seat1 "North"]\n[Seat2 "South"]\n\n'
        '[Deal "1"]\n[Dealer "2"]\n[KnockCard "9H"]\n'
    )
    deck = "[Deck" + ELDER.read_text("utf-8").partition("[Deck")[2].partition("\n")[0] + "\n"
    assert replay(read_record(text + deck)).states[0].view(None).knock_limit == 9
    if what is None:
        assert replay(read_record(text.replace(old, new) + deck)).states
        return
    shown = text.replace(old, new) + ("" if "Seed" in new else deck)
    with pytest.raises(RecordError, match=f"^record:{line}: {what}"):
        replay(read_record(shown))


def test_a_knock_card_that_contradicts_the_upcard() -> None:
    text = ELDER.read_text("utf-8").replace('"elder"', '"oklahoma"')
    text = text.replace('[Dealer "2"]', '[Dealer "2"]\n[KnockCard "9H"]')
    with pytest.raises(RecordError, match=r"^record:9: the knock card is 7C"):
        replay(read_record(text))


@pytest.mark.slow
@settings(max_examples=300, derandomize=True, deadline=None)
@given(
    at=st.integers(0, 1000),
    length=st.integers(0, 12),
    new=st.text(max_size=6)
    | st.sampled_from(['"', "[", ";", "\n", "resign", "10", "2:", "=3C4C5C"]),
)
def test_whatever_is_wrong_is_a_record_error(at: int, length: int, new: str) -> None:
    text = ELDER.read_text("utf-8")
    at %= len(text)
    with contextlib.suppress(RecordError):
        replay(read_record(text[:at] + new + text[at + length :]))


def test_a_name_that_no_file_could_hold_is_checked_all_the_same() -> None:
    text = write_record(replace(sealed_record(), names=("North", "S\ud800outh")))
    assert check_holds(text)
    assert read_record(text).names == ("North", "S\ud800outh")
    assert not check_holds(text.replace("North", "Nort\ud800"))
