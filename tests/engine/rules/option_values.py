"""What is looked at to tell the values of each option apart, and what each makes of it."""

from collections.abc import Callable, Mapping
from typing import Any

from engine.cards import DECK, parse_card, parse_cards
from engine.cut import cut_for_deal
from engine.dealers import next_dealer
from engine.errors import Illegal
from engine.knock import KnockState, deal_knock, knock_layouts
from engine.moves import PASS, STOCK, Move
from engine.rules import read_rules
from tests.engine.knock.test_showdown import (
    ALSO_SIX,
    EIGHT,
    FIFTY_EIGHT,
    FOUR,
    GIN,
    NINE,
    SIX,
    TEN,
    counted,
)
from tests.engine.playing import changed, position
from tests.engine.table.table_positions import colonel, make, skarney

Looked = Callable[[str], object]
"""What is looked at, under rules given by their text."""

DULL = "2H4C5C8D9DJSQHKCKD7S"
OTHER = "AS3S5H6H8CTCTDQDQSKH"
READY = "4H5H6H9C9D9SKCKDKHAC"


def play(state: KnockState, text: str) -> KnockState:
    for word in text.split():
        state = state.play(Move.parse(word))
    return state


def words(state: KnockState) -> list[str]:
    return [str(move) for move in state.legal_moves()]


def cut(text: str) -> tuple[int | None, int | None]:
    found = cut_for_deal(read_rules(text), parse_cards("3S9H"))
    return found.dealer, found.chooser


def dealers(text: str) -> tuple[int, ...]:
    """Who deals after a win of seat 1, one of seat 2 and a draw, seat 1 having dealt."""
    rules = read_rules(text)
    return tuple(next_dealer(rules, 1, winner) for winner in (1, 2, None))


def first_turn(text: str) -> tuple[str, tuple[int, int], int, str]:
    """The first phase, the hands, the stock, and the phase after the plainest move."""
    state = deal_knock(read_rules(text), DECK, 2)
    view = state.view(1)
    move = PASS if PASS in view.legal else view.legal[0]
    return str(view.phase), view.hand_sizes, view.stock_count, str(state.play(move).phase)


def dealt_ready(text: str) -> str:
    """The phase after a deal in which a hand could knock at once."""
    return str(deal_knock(read_rules(text), DECK, 2).phase)


def pile_seen(text: str) -> int:
    state = play(position(text, DULL, OTHER, stock="9H2S"), "stock discard:9H stock discard:2S")
    return len(state.view(1).pile)


def after_taking(text: str) -> tuple[bool, str]:
    """Whether the card taken may go back, and the phase when both have sent it back."""
    state = play(position(text, DULL, OTHER), "take")
    try:
        twice = play(state, "discard:6S take discard:6S")
    except Illegal:
        twice = state
    return "discard:6S" in words(state), str(twice.phase)


def stock_of_three(text: str) -> list[str]:
    state = position(text, DULL, OTHER, stock="9H2S3D")
    state = changed(state, stock=state.stock[:3])
    phases: list[str] = []
    for move in ("stock discard:9H", "stock discard:2S", "stock discard:3D"):
        if STOCK not in state.legal_moves():
            break
        state = play(state, move)
        phases.append(str(state.phase))
    return phases


def turns_with_the_pile(text: str) -> list[str]:
    state = position(text, DULL, OTHER)
    phases: list[str] = []
    for move in ("take discard:KC", "take discard:KH", "take discard:KD"):
        if state.turn is None:
            break
        state = play(state, move)
        phases.append(str(state.phase))
    return phases


def limit(text: str, upcard: str = "7H", second: str = "4C") -> int:
    rest = [card for card in DECK if card != parse_card(upcard)]
    deck = (*rest[:20], parse_card(upcard), *rest[20:])
    return deal_knock(read_rules(text), deck, 2, knock_card=parse_card(second)).knock_limit


def ace_limit(text: str) -> int:
    return limit(text, "AH")


def with_gin(text: str) -> set[str]:
    state = play(position(text, READY, OTHER, stock="9H"), "stock")
    return {move.kind for move in state.legal_moves()}


def with_all_melded(text: str) -> list[tuple[str, int]] | None:
    state = position(text, "4H5H6H9C9D9SKCKDKHKS", OTHER.replace("KH", "7C"), stock="9H")
    state = play(state, "stock")
    if "big_gin" not in words(state):
        return None
    result = play(state, "big_gin").result
    assert result
    return [(line.kind, line.points) for line in result.award if line.kind != "deadwood"]


def asked(text: str) -> int:
    """How many layouts are offered where the run of spades is better than the set of aces."""
    state = position(text, "ACADAS2S3S2H9C9D9H9S", "3C5H6H8CTCTDQDQSKH", stock="KC")
    return len(knock_layouts(play(state, "stock").view(1), parse_card("KC")))


def knocked(text: str) -> tuple[str, int | None]:
    state = play(position(text, READY, OTHER, stock="7D"), "stock knock:7D")
    return str(state.phase), state.turn


def gin_against_a_hand_that_fits(text: str) -> tuple[str, int]:
    result = counted(text, GIN, "8H9HTH2C2D2H6C6D6H5S")
    return result.result, result.points


def claimed(text: str) -> str:
    state = play(position(text, DULL, OTHER, stock="3H"), "stock")
    try:
        return str(state.play(Move.parse("claim_knock:KC")).phase)
    except Illegal as wrong:
        return str(wrong)


def score(knocker: str, defender: str, card: str | None = None) -> Looked:
    def looked(text: str) -> tuple[str, int | None, int]:
        result = counted(text, knocker, defender, card=card)
        return result.result, result.winner, result.points

    return looked


def boxes(text: str) -> tuple[int, ...]:
    """Boxes for a knock, gin, big gin and undercut, without a spade and on one."""
    pairs = ((EIGHT, TEN), (GIN, FIFTY_EIGHT), (GIN + "7S", FIFTY_EIGHT), (NINE, FOUR))
    return tuple(
        counted(text, knocker, defender, card=card).boxes
        for card in ("TD", "TS")
        for knocker, defender in pairs
    )


def runs(text: str) -> tuple[int, int]:
    """What both sides get where the knocker's runs are long and the other's have pictures."""
    first, second = counted(text, "5H6H7H8H9HTHJHAC2D3S", "JSQSKSQD4H4D4C9C9D2H", card="6C").scores
    return first, second


def out_without_a_contract(text: str) -> int:
    state = skarney("7S", "ADKD7C", text=text, stock="3H", table=("1 4S5D6C",))
    result = make(state, "stock extend:7S@1 extend:3H@1").result
    assert result
    return result.points


def exhausted(text: str) -> tuple[str, tuple[int, int]]:
    state = make(colonel("KD4S", "ASQH9D2C", text=text, stock="3C", left=1), "stock discard:KD")
    assert state.result
    return state.result.result, state.result.scores


Told = tuple[str, Looked, Mapping[str, Any]]

OFFERED = "OFFER_N", (10, 10), 31
OVER = "HAND_OVER"

TABLE: Mapping[str, tuple[Told, ...]] = {
    "first_dealer": (
        (
            "standard",
            cut,
            {"random": (None, None), "cut_low_deals": (1, None), "cut_high_chooses": (None, 2)},
        ),
    ),
    "next_dealer": (
        (
            "standard",
            dealers,
            {"alternate": (2, 2, 1), "winner": (1, 2, 1), "loser": (2, 1, 1)},
        ),
    ),
    "draw_dealer": (("standard", dealers, {"same": (2, 2, 1), "rotate": (2, 2, 2)}),),
    "first_turn": (
        (
            "standard",
            first_turn,
            {
                "offer_both": (*OFFERED, "OFFER_D"),
                "offer_nondealer": (*OFFERED, "FORCED_STOCK"),
                "eleven_cards": ("ACT", (11, 10), 31, "DRAW"),
                "stock_only": ("FORCED_STOCK", (10, 10), 32, "ACT"),
                "normal_draw": ("DRAW", (10, 10), 31, "ACT"),
            },
        ),
    ),
    "immediate_knock": (
        ("standard knock_limit=60", dealt_ready, {"allow": "OFFER_N", "misdeal": OVER}),
        ("eleven knock_limit=60", dealt_ready, {"allow": "ACT", "misdeal": OVER}),
    ),
    "discard_visibility": (("standard", pile_seen, {"top_only": 1, "full": 3}),),
    "return_taken_discard": (
        ("standard", after_taking, {"no": (False, "ACT"), "yes": (True, OVER)}),
    ),
    "stock_end": (
        (
            "standard",
            stock_of_three,
            {"2": [OVER], "1": ["DRAW", OVER], "0": ["DRAW", "DRAW", OVER]},
        ),
    ),
    "wall_rule": (
        (
            "standard stock_end=1",
            stock_of_three,
            {"end_on_discard": ["DRAW", OVER], "last_discard_action": ["DRAW", "WALL"]},
        ),
    ),
    "stall_guard": (
        ("standard", turns_with_the_pile, {"2": ["DRAW", OVER], "3": ["DRAW", "DRAW", OVER]}),
    ),
    "knock_limit": (("standard", limit, {"10": 10, "upcard": 7, "gin_only": 0, "5": 5}),),
    "knock_limit_ace": (("oklahoma", ace_limit, {"one": 1, "gin_only": 0}),),
    "knock_card_source": (("oklahoma", limit, {"upcard": 7, "second_deck": 4}),),
    "gin_compulsory": (
        ("standard", with_gin, {"no": {"discard", "knock", "gin"}, "yes": {"gin"}}),
    ),
    "knock_meld_mode": (("standard", asked, {"auto": 1, "manual": 2}),),
    "layoff_mode": (("standard", knocked, {"auto": (OVER, None), "manual": ("LAYOFF", 2)}),),
    "layoff_on_gin": (
        (
            "standard",
            gin_against_a_hand_that_fits,
            {"no": ("gin", 30), "yes": ("cancelled_gin", 0)},
        ),
    ),
    "illegal_knock": (
        (
            "standard",
            claimed,
            {
                "prevent": "discarding KC leaves 68 in deadwood and the limit is 10",
                "opponent_choice": "ILLEGAL_KNOCK",
                "expose": "DRAW",
            },
        ),
    ),
    "knock_score": (
        (
            "standard",
            score(EIGHT, TEN),
            {"difference": ("knock", 2, 2), "loser_full": ("knock", 2, 10)},
        ),
    ),
    "gin_bonus": (
        ("standard", score(GIN, FIFTY_EIGHT), {"25": ("gin", 2, 83), "0": ("gin", 2, 58)}),
    ),
    "big_gin": (
        (
            "standard",
            with_all_melded,
            {
                "off": None,
                "total:31": [("big_gin_bonus", 31)],
                "total:50": [("big_gin_bonus", 50)],
                "extra:6": [("gin_bonus", 25), ("big_gin_bonus", 6)],
            },
        ),
    ),
    "undercut_bonus": (
        ("standard", score(NINE, FOUR), {"25": ("undercut", 1, 30), "10": ("undercut", 1, 15)}),
    ),
    "tie_rule": (
        (
            "standard",
            score(SIX, ALSO_SIX),
            {"undercut": ("undercut", 1, 25), "no_score": ("tie", None, 0)},
        ),
    ),
    "spade_doubles": (
        ("standard", score(EIGHT, TEN, "TS"), {"no": ("knock", 2, 2), "yes": ("knock", 2, 4)}),
    ),
    "spade_double_boxes": (
        (
            "standard extra_boxes=2/3/1",
            boxes,
            {
                "none": (1, 3, 4, 2, 1, 3, 4, 2),
                "extra": (1, 3, 4, 2, 1, 5, 7, 3),
                "all": (1, 3, 4, 2, 2, 6, 8, 4),
            },
        ),
    ),
    "extra_boxes": (
        (
            "standard",
            lambda text: boxes(text)[:4],
            {
                "0/0/0": (1, 1, 1, 1),
                "2/0/0": (1, 3, 1, 1),
                "0/3/0": (1, 1, 4, 1),
                "0/0/1": (1, 1, 1, 2),
            },
        ),
    ),
    "sequence_bonus": (
        (
            "sequence",
            runs,
            {
                "off": (0, 38),
                "6/1/1/winner": (0, 38 + 7 + 1),
                "8/1/1/winner": (0, 38 + 1),
                "6/2/1/winner": (0, 38 + 14 + 1),
                "6/1/5/winner": (0, 38 + 7 + 5),
                "6/1/1/both": (3, 38 + 7 + 1),
                "3/1/1/both": (6, 38 + 7 + 1),
            },
        ),
    ),
    "gin_bonus_no_contract": (("skarney", out_without_a_contract, {"40": 72, "20": 52, "0": 32}),),
    "exhaust_score": (
        (
            "colonel",
            exhausted,
            {
                "void": ("draw", (0, 0)),
                "difference": ("exhausted", (24, 0)),
                "table_minus_hand": ("exhausted", (-7, -31)),
            },
        ),
    ),
}
"""For every option of the rules, A.1, A.3 and A.4: base rules, what is looked at, each value."""
