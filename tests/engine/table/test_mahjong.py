"""Mahjong gin by cases (rules, B.4)."""

from engine.cards import parse_card
from engine.table import TablePhase
from tests.engine.table.table_positions import mahjong, make, refusal, words

HAND = "8D9C2SKH4D"
OTHERS = "ASQC6HTDJS"


def test_a_handful_may_be_taken_only_for_the_deepest_card() -> None:
    state = mahjong(HAND, OTHERS, pile="8S3HTC8C5D")
    # Neither 8C nor 3H finds a place; TC has 8C9C, and 8S has 8C and 8D.
    assert words(state) == ["stock", "take", "take:3", "take:5"]
    assert refusal(state, "take:2") == "8C could not go to the table"
    assert refusal(state, "take:6") == "the pile has 5 cards"


def test_the_deepest_card_must_go_to_the_table_before_the_turn_ends() -> None:
    state = make(mahjong(HAND, OTHERS, pile="8S3HTC8C5D"), "take:5")
    assert (state.phase, state.owed, state.barred) == (TablePhase.MELD, parse_card("8S"), None)
    assert words(state) == ["lay:8C8D8S"]  # 8C9CTC would leave 8S without a place
    assert refusal(state, "discard:5D") == "8S must go to the table first"
    state = make(state, "lay:8S8D8C")
    assert state.owed is None
    # The other cards taken are free.
    assert words(state) == [
        f"discard:{card}" for card in ("2S", "3H", "4D", "5D", "9C", "TC", "KH")
    ]


def test_a_chain_of_additions_may_bring_the_deepest_card_down() -> None:
    state = mahjong("7C9HKDKS", OTHERS, pile="8C2H", table=("2 4C5C6C",))
    assert "take:2" in words(state)
    state = make(state, "take:2")
    assert words(state) == ["extend:7C@1"]
    state = make(state, "extend:7C@1 extend:8C@1")
    assert state.owed is None
    assert state.table[0].cards[-1] == parse_card("8C")
    assert [str(card) for card in state.table[0].by(1)] == ["7C", "8C"]


def test_an_addition_does_not_count_where_a_new_meld_is_asked_for() -> None:
    text = "mahjong deep_card_use=new_meld_only"
    state = mahjong("7C9HKDKS", OTHERS, pile="8C2H", table=("2 4C5C6C",), text=text)
    assert words(state) == ["stock", "take"]
    state = mahjong("7C9HKDKS6C", OTHERS, pile="8C2H", table=("2 3C4C5C",), text=text)
    state = make(state, "take:2")
    # With the 6 gone to the meld on the table no new meld would be left for the 8.
    assert words(state) == ["lay:6C7C8C"]
    assert refusal(state, "extend:6C@1") == "this would leave no way to finish the turn"

    both = ("6C7C9HKD", OTHERS)
    state = make(mahjong(*both, pile="8C2H", table=("2 9CTCJC",)), "take:2")
    assert words(state) == ["lay:6C7C8C", "extend:8C@1"]
    state = make(mahjong(*both, pile="8C2H", table=("2 9CTCJC",), text=text), "take:2")
    assert words(state) == ["lay:6C7C8C"]


def test_one_card_taken_may_not_go_back_and_must_not_be_all_that_is_left() -> None:
    state = make(mahjong("3C4C5C", OTHERS, pile="9H"), "take")
    assert state.barred == parse_card("9H")
    assert words(state) == ["discard:3C", "discard:4C", "discard:5C"]
    assert refusal(state, "lay:3C4C5C") == "this would leave no way to finish the turn"
    # Where the card taken can follow, the same meld is allowed.
    state = make(mahjong("3C4C5C", OTHERS, pile="6C"), "take")
    assert "lay:3C4C5C" in words(state)
    state = make(state, "lay:3C4C5C")
    assert words(state) == ["extend:6C@1"]
    assert make(state, "extend:6C@1").result


def test_either_side_adds_to_any_meld_and_scores_what_it_puts_there() -> None:
    state = mahjong("6C9D", "KH5D", stock="JS", table=("2 3C4C5C", "1 9C9H9S"))
    state = make(state, "stock extend:6C@1 extend:9D@2 discard:JS")
    assert [meld.owner for meld in state.table] == [2, 1]
    result = state.result
    assert result is not None
    assert (result.result, result.winner, result.knocker) == ("out", 1, 1)
    # 6C and four nines, and 25 for going out; three clubs less the king and the five.
    assert result.scores == (5 + 20 + 25, 15 - 10 - 5)
    assert [str(card) for card in result.table[0]] == ["6C", "9C", "9D", "9H", "9S"]
    assert result.unmatched == result.hands == ((), state.hand(2))


def test_going_out_wins_the_deal_whatever_the_sums_are() -> None:
    state = mahjong("2S", "KH", stock="3S", table=("2 TCTDTHTS", "1 2C2D2H"))
    result = make(state, "stock extend:2S@2 discard:3S").result
    assert result is not None
    assert (result.winner, result.points, result.scores) == (1, 45, (45, 30))
    state = mahjong("2S", "3C", stock="3S", table=("2 TCTDTHTS", "1 2C2D2H"))
    result = make(state, "stock extend:2S@2 discard:3S").result
    assert result is not None
    assert (result.winner, result.scores) == (1, (45, 35))
    state = mahjong("2S", "3C", stock="3S", table=("2 TCTDTHTS", "2 2C2D2H"))
    result = make(state, "stock extend:2S@2 discard:3S").result
    assert result is not None
    assert (result.winner, result.points, result.scores) == (1, 30, (30, 50))


def test_the_deal_ends_once_the_stock_is_used_up() -> None:
    state = make(mahjong("2S3D", "KH4C", stock="8S", left=3, table=("1 TCTDTH",)), "stock")
    ended = make(state, "discard:8S").result
    assert ended is not None
    assert (ended.result, ended.winner, ended.scores) == ("exhausted", 1, (20, -15))
    assert ended.boxes == 1
    void = mahjong("2S3D", "KH4C", stock="8S", left=3, text="mahjong exhaust_score=void")
    ended = make(void, "stock discard:8S").result
    assert ended is not None
    assert (ended.result, ended.winner, ended.both) == ("draw", None, None)


def test_turns_without_a_stock_draw_end_the_deal_as_a_used_up_stock_does() -> None:
    state = mahjong("2S3D", "KH4C", pile="8S", text="mahjong stall_guard=3")
    state = make(state, "take discard:2S take discard:KH take discard:3D")
    assert state.result is not None
    assert state.result.result == "exhausted"


def test_one_card_a_turn_where_no_handfuls_are_allowed() -> None:
    state = mahjong(HAND, OTHERS, pile="8S3HTC8C5D", text="mahjong multi_take=no")
    assert words(state) == ["stock", "take"]
    assert refusal(state, "take:5") == "only the top card may be taken"


def test_where_a_last_discard_is_asked_for_nobody_melds_out() -> None:
    text = "mahjong final_discard=required"
    state = make(mahjong("3C4C", OTHERS, stock="5C", text=text), "stock")
    assert refusal(state, "lay:3C4C5C") == "this would leave no way to finish the turn"
    assert make(mahjong("3C4C", OTHERS, stock="5C"), "stock lay:3C4C5C").result


def test_where_no_last_discard_is_allowed_the_last_card_is_melded() -> None:
    text = "mahjong final_discard=none"
    state = make(mahjong("3C4C5C", OTHERS, stock="9D", text=text), "stock")
    assert refusal(state, "lay:3C4C5C") == "this would leave no way to finish the turn"
    state = mahjong("3C4C5C", OTHERS, stock="9D", text=text, table=("2 9C9H9S",))
    assert make(state, "stock lay:3C4C5C extend:9D@1").result


def test_melds_of_the_other_side_are_closed_where_each_has_its_own() -> None:
    text = "mahjong table_melds=own_only"
    state = make(mahjong("6C9DKH", OTHERS, table=("2 3C4C5C",), text=text), "stock")
    assert not words(state, "extend")
    assert refusal(state, "extend:6C@1") == "meld 1 is the other player's"
    assert refusal(state, "extend:6C@2") == "there is no meld 2 on the table"


def test_everybody_sees_the_whole_pile_and_what_is_owed() -> None:
    state = make(mahjong(HAND, OTHERS, pile="8S3HTC8C5D"), "take:5")
    for viewer in (1, 2, None):
        view = state.view(viewer)
        assert view.owed == parse_card("8S")
        assert [str(card) for card in view.taken] == ["8S", "3H", "TC", "8C", "5D"]
        assert view.moves[-1].cards == view.taken
    view = mahjong(HAND, OTHERS, pile="8S3HTC8C5D").view(None)
    assert len(view.pile) == view.pile_size == 5
