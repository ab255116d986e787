"""Cards picked on the hand: the text of a draft, its changes, and what may be picked when."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from club.club import Club
from club.core.errors import IllegalMove, NotYourTurn
from club.play.card_selection import SUIT_WORDS, CardSelection, after_press, is_change
from club.table.scene import scene
from club.table.snapshot import Snapshot
from engine.cards import DECK, Card
from engine.errors import Unreadable
from engine.moves import END_MELD, STOCK
from engine.rules import PRESETS
from engine.skarney import SkarneyState
from engine.table import TablePhase, TableView
from tests.club.club_helpers import begin, off_turn, on_turn, play_until, step

CARDS = st.lists(st.sampled_from(DECK), unique=True, max_size=42).map(sorted)
MELDS = st.lists(st.lists(st.sampled_from(DECK), unique=True, min_size=3, max_size=5), max_size=3)


@settings(max_examples=200, derandomize=True)
@given(CARDS, MELDS)
def test_what_is_written_is_read(cards: list[Card], melds: list[list[Card]]) -> None:
    picked = CardSelection(tuple(cards), tuple(map(tuple, melds)))
    assert CardSelection.read(str(picked)) == picked
    assert bool(str(picked)) == bool(cards or melds)


@pytest.mark.parametrize("text", [None, "", "knock", "knock:7D=3C4C5C", "lay:7C8C9C", "take:3"])
def test_a_draft_of_another_kind_has_nothing_picked(text: str | None) -> None:
    assert CardSelection.read(text) == CardSelection()


def test_presses_add_up_and_none_undoes_another() -> None:
    draft = None
    for word in ("hold:7D", "hold:9C", "hold:7D", "drop:2S", "hold:8D"):
        draft = after_press(draft, word)
    assert draft == "picked:7D8D9C"
    assert after_press(draft, "drop:8D") == "picked:7D9C"
    assert after_press(draft, "diamonds:2D3D") == "picked:2D3D9C"
    assert after_press(draft, "diamonds") == "picked:9C"
    assert after_press(draft, "clear") is None
    aside = after_press("picked:7C8C9C", "aside:7C8C9C")
    assert aside == "picked=7C8C9C"
    assert after_press(aside, "hold:KS") == "picked:KS=7C8C9C"
    assert after_press("picked:KS=7C8C9C", "clear") == "picked=7C8C9C"
    assert after_press("picked:KS=7C8C9C", "undo") is None
    assert after_press("picked:KS", "take:3") == "take:3"


@pytest.mark.parametrize("word", ["hold:XX", "clubs:7D", "aside:3", "aside", "aside:"])
def test_a_change_that_names_the_wrong_cards_is_refused(word: str) -> None:
    assert is_change(word)
    with pytest.raises(Unreadable):
        after_press("picked:7D", word)


def test_a_menu_of_the_whole_hand_says_which_cards_are_picked() -> None:
    assert after_press(None, "these:9C7D") == "picked:7D9C"
    assert after_press("picked:9C7D", "these:KS") == "picked:KS"
    assert after_press("picked:KS=7C8C9C", "these") == "picked=7C8C9C"
    assert after_press("picked:KS", "these") is None


def test_every_suit_has_a_word() -> None:
    for card in DECK:
        assert after_press(None, f"{SUIT_WORDS[card.suit]}:{card}") == f"picked:{card}"


MAHJONG = PRESETS.rules("mahjong")
SKARNEY = PRESETS.rules("skarney")


def hand_of(snapshot: Snapshot) -> tuple[Card, ...]:
    assert snapshot.state is not None
    view = snapshot.state.view(snapshot.state.turn)
    assert isinstance(view, TableView)
    return view.hand


async def test_cards_are_picked_one_after_the_other(club: Club) -> None:
    before = await step(club, await begin(club, MAHJONG), str(STOCK))
    table, here = before.table, on_turn(before)
    one, two, *_ = hand_of(before)
    picked = before
    for word in (f"hold:{two}", f"hold:{one}", f"hold:{one}"):
        picked = await club.playing.pick(table.table_id, table.ply, here, word)
    seen = scene(picked, picked.seat_of(here))
    assert seen.draft == f"picked:{one}{two}"
    assert scene(picked, None).draft is None
    left = await club.playing.pick(table.table_id, table.ply, here, f"drop:{one}")
    assert scene(left, left.seat_of(here)).draft == f"picked:{two}"
    none = await club.playing.pick(table.table_id, table.ply, here, f"drop:{two}")
    assert none.drafts == {}
    again = await club.playing.pick(table.table_id, table.ply, here, f"hold:{two}")
    after = await step(club, again, f"discard:{two}")
    assert after.drafts == {}


async def test_only_what_the_hand_holds_is_picked_and_only_on_turn(club: Club) -> None:
    drawing = await begin(club, MAHJONG)
    card = hand_of(drawing)[0]
    place = drawing.table.table_id, drawing.table.ply
    with pytest.raises(IllegalMove):  # the draw comes first
        await club.playing.pick(*place, on_turn(drawing), f"hold:{card}")
    with pytest.raises(NotYourTurn):
        await club.playing.pick(*place, off_turn(drawing), f"hold:{card}")
    melding = await step(club, drawing, str(STOCK))
    place = melding.table.table_id, melding.table.ply
    held = hand_of(melding)
    other = next(card for card in DECK if card not in held)
    nonsense = ("hold:1X", "clubs:2D", "aside:" + "".join(map(str, held[:3])))
    for word in (f"hold:{other}", f"hold:{held[0]}{other}", *nonsense):
        with pytest.raises(IllegalMove):
            await club.playing.pick(*place, on_turn(melding), word)
    assert (await club.tables.snapshot(place[0])).drafts == {}


async def test_no_card_is_picked_where_a_discard_is_pressed_at_once(club: Club) -> None:
    before = await begin(club, PRESETS.rules("straight"))
    assert before.state is not None
    card = before.state.view(before.state.turn).hand[0]
    with pytest.raises(IllegalMove):
        await club.playing.pick(
            before.table.table_id, before.table.ply, on_turn(before), f"hold:{card}"
        )


def may(snapshot: Snapshot, kind: str) -> bool:
    assert snapshot.state is not None
    return any(move.kind == kind for move in snapshot.state.legal_moves())


async def test_a_contract_is_chosen_meld_by_meld(club: Club) -> None:
    ready = await play_until(club, await begin(club, SKARNEY), lambda each: may(each, "contract"))
    assert ready.state is not None
    move = next(each for each in ready.state.legal_moves() if each.kind == "contract")
    assert move.melds is not None
    table, here = ready.table, on_turn(ready)
    picked = ready
    for number, meld in enumerate(move.melds, 1):
        cards = "".join(map(str, meld))
        await club.playing.pick(table.table_id, table.ply, here, f"hold:{cards}")
        picked = await club.playing.pick(table.table_id, table.ply, here, f"aside:{cards}")
        draft = scene(picked, picked.seat_of(here)).draft
        assert len(CardSelection.read(draft).melds) == number
        with pytest.raises(IllegalMove):  # those cards are taken
            await club.playing.pick(table.table_id, table.ply, here, f"hold:{meld[0]}")
    whole = await club.playing.pick(table.table_id, table.ply, here, str(move))
    assert scene(whole, whole.seat_of(here)).draft == str(move)
    after = await step(club, whole, str(move))
    assert after.drafts == {}


async def test_a_member_need_not_say_that_nothing_can_be_laid(club: Club) -> None:
    begun = await begin(club, SKARNEY)
    drawn = await step(club, begun, str(STOCK))
    assert isinstance(drawn.state, SkarneyState)
    assert drawn.state.phase == TablePhase.OFFER
    assert [move.kind for move in drawn.state.history] == ["stock", "end_meld"]
    assert drawn.table.ply == begun.table.ply + 2
    assert drawn == await club.tables.snapshot(drawn.table.table_id)


async def test_what_would_end_the_deal_is_left_to_the_member(club: Club) -> None:
    def used_up(snapshot: Snapshot) -> bool:
        return isinstance(snapshot.state, SkarneyState) and not snapshot.state.drawable

    drawn = await play_until(
        club, await begin(club, PRESETS.rules("skarney", stock_end=30)), used_up
    )
    assert drawn.state is not None
    assert drawn.state.phase == TablePhase.MELD
    assert (await step(club, drawn, str(END_MELD))).last is not None


@settings(max_examples=100, derandomize=True)
@given(CARDS, st.integers(0, 2**32))
def test_the_order_of_quick_presses_does_not_matter(cards: list[Card], seed: int) -> None:
    words = [f"hold:{card}" for card in cards]
    draft = None
    for word in random.Random(seed).sample(words, len(words)):
        draft = after_press(draft, word)
    assert CardSelection.read(draft).cards == tuple(cards)
