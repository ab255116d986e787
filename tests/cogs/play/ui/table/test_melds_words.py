"""What hands and tables with melds on them say, sentence by sentence."""

from dataclasses import replace
from typing import Any

import pytest

from cogs.play.ui.hand.hand import draw_hand
from cogs.play.ui.table.meld_controls import MeldControls, MeldsView
from cogs.play.ui.table.melds_words import joined, last_turn, turn_text
from cogs.play.ui.table.table import draw_table
from engine.cards import DECK, parse_card, parse_cards
from engine.colonel import ColonelState
from engine.mahjong import MahjongState
from engine.moves import Move
from engine.rules import PRESETS, read_rules
from engine.skarney import SkarneyState
from engine.table import SeenTableMove, TableMeld, TablePhase
from engine.table.state import TableState
from tests.cogs.drawn import MENU, actions, check_limits, components, labels, text
from tests.cogs.scenes import PLAIN, scene_of

MACHINES = {"mahjong": MahjongState, "skarney": SkarneyState, "colonel": ColonelState}


def position(
    rules: str,
    hand: str,
    *,
    phase: TablePhase = TablePhase.MELD,
    theirs: str = "2C 2D",
    melds: tuple[tuple[int, str], ...] = (),
    pile: str = "",
    history: tuple[SeenTableMove, ...] = (),
    stock: int = 10,
) -> TableState:
    """A state in which North is on turn."""
    hands = tuple(sorted(parse_cards(hand))), tuple(sorted(parse_cards(theirs)))
    table = tuple(TableMeld(seat, parse_cards(cards)) for seat, cards in melds)
    used = {*hands[0], *hands[1], *parse_cards(pile)}
    used |= {card for meld in table for card in meld.cards}
    machine = MACHINES[rules.partition("_")[0].partition(" ")[0]]
    state = machine(
        rules=read_rules(rules),
        number=1,
        dealer=2,
        phase=phase,
        turn=1,
        hands=hands,
        stock=tuple(card for card in DECK if card not in used)[:stock],
        table=table,
        history=history,
    )
    return replace(state, pile=parse_cards(pile)) if pile else state


def drew(card: str) -> tuple[SeenTableMove, ...]:
    return (SeenTableMove(1, "stock", parse_card(card)),)


def said(state: TableState, draft: str | None = None, *, confirm: bool = True) -> str:
    drawing = draw_hand(scene_of(state, 1, draft=draft, confirm=confirm), PLAIN)
    check_limits(drawing)
    return text(drawing)


def pressed(state: TableState, draft: str | None = None, *, confirm: bool = True) -> list[str]:
    return labels(draw_hand(scene_of(state, 1, draft=draft, confirm=confirm), PLAIN))


MELDING = position(
    "mahjong",
    "7D 8D 9D KC KH 4S 5C",
    melds=((2, "3H 4H 5H"), (1, "TC JC QC")),
    pile="QH 2S",
    history=drew("4S"),
)


def test_a_hand_says_what_lies_on_the_table_and_what_both_sides_hold() -> None:
    told = said(MELDING)
    assert "7♦ 8♦ 9♦\n" in told
    assert "7 cards, which count **45**" in told
    assert "**South** · 2 cards · 15 laid\n`1` 3♥ 4♥ 5♥" in told
    assert "**You** · 7 cards · 30 laid\n`2` 10♣ J♣ Q♣" in told
    assert "Pile: 2♠ Q♥ · 8 left to draw" in told
    assert "You drew **4♠**." in told


def test_the_public_table_names_both_and_numbers_the_melds_alike() -> None:
    told = text(draw_table(scene_of(MELDING, None), PLAIN))
    assert "**North** · 7 cards · 30 laid\n`2` 10♣ J♣ Q♣" in told
    assert "**South** · 2 cards · 15 laid\n`1` 3♥ 4♥ 5♥" in told
    assert "Pile: 2♠ Q♥ · " in told
    assert "4♠" not in told
    assert "North drew from the stock." in told


def test_only_the_top_of_the_pile_is_shown_where_the_rules_hide_the_rest() -> None:
    hidden = replace(MELDING, rules=PRESETS.rules("mahjong", discard_visibility="top_only"))
    for told in (said(hidden), text(draw_table(scene_of(hidden, None), PLAIN))):
        assert "Pile of 2 cards" in told
        assert "Q♥" not in told


def test_what_is_best_is_offered_by_itself() -> None:
    assert pressed(MELDING)[7:10] == ["Lay 7♦8♦9♦", "Add K♣ to 2", "Rules"]


def test_picked_cards_are_marked_and_told_what_they_are_good_for() -> None:
    assert "Picked: 7♦ 8♦ · not a meld yet" in said(MELDING, "picked:7D8D")
    assert pressed(MELDING, "picked:7D8D")[7:8] == ["Clear"]
    assert said(MELDING, "picked:7D8D9D").endswith("Picked: 7♦ 8♦ 9♦")
    assert pressed(MELDING, "picked:7D8D9D")[7:9] == ["Lay these", "Clear"]
    assert pressed(MELDING, "picked:KC")[7:10] == ["Add K♣ to 2", "Discard K♣", "Clear"]
    blue = [
        each["label"]
        for each in components(draw_hand(scene_of(MELDING, 1, draft="picked:7D8D"), PLAIN))
        if each.get("style") == 1
    ]
    assert blue == ["7♦", "8♦"]


def test_a_card_that_fits_many_melds_has_a_menu_of_them() -> None:
    state = position(
        "colonel runs=any_suit",
        "6D KS KH",
        melds=((1, "3C 4C 5C"), (2, "3D 4D 5D"), (2, "7H 8H 9H")),
        pile="QH",
        history=drew("KS"),
    )
    drawing = draw_hand(scene_of(state, 1, draft="picked:6D"), PLAIN)
    (menu,) = [each for each in components(drawing) if each["type"] == MENU]
    assert menu["placeholder"] == "Add 6♦ to a meld…"
    assert [each["label"] for each in menu["options"]] == [
        "1 · 3♣ 4♣ 5♣",
        "2 · 3♦ 4♦ 5♦",
        "3 · 7♥ 8♥ 9♥",
    ]
    moves = [each.rest for each in actions(drawing) if each.kind == "move"]
    assert "extend:6D@3" in moves


LARGE = "2C 3C 4C 2D 3D 4D 2H 3H 4H 5H 9C TD KD KH 6S 7S"
VAST = f"{LARGE} 5C 6C 7C 8C 5D 6D 7D 8D 6H 7H 8H"


def menus(state: TableState, draft: str | None = None) -> list[dict[str, Any]]:
    drawing = draw_hand(scene_of(state, 1, draft=draft), PLAIN)
    return [each for each in components(drawing) if each["type"] == MENU]


def chosen(menu: dict[str, Any]) -> list[str]:
    return [option["label"] for option in menu["options"] if option.get("default")]


def test_a_large_hand_has_one_menu_to_pick_from_and_one_to_discard() -> None:
    state = position("mahjong", LARGE, theirs="AC AD", history=drew("KH"))
    pick, discard = menus(state)
    assert [pick["placeholder"], discard["placeholder"]] == [
        "Pick cards to lay or add…",
        "Discard a card…",
    ]
    assert (pick["min_values"], pick["max_values"]) == (0, 16)
    assert len(discard["options"]) == 16
    assert (discard["min_values"], discard["max_values"]) == (1, 1)
    discards = {each.rest for each in actions(draw_hand(scene_of(state, 1), PLAIN))}
    assert {"discard:KH", "discard:2C"} <= discards
    (picked,) = menus(state, "picked:2C3C4C")
    assert chosen(picked) == ["2♣", "3♣", "4♣"]
    assert "Lay these" in pressed(state, "picked:2C3C4C")


def test_a_hand_too_large_for_a_menu_has_one_a_suit() -> None:
    state = position("mahjong", VAST, theirs="AC AD", history=drew("KH"))
    found = menus(state, "picked:2C3C4C")
    assert [each["placeholder"] for each in found] == [
        "♣ · 8 cards",
        "♦ · 9 cards",
        "♥ · 8 cards",
        "♠ · 2 cards",
    ]
    assert chosen(found[0]) == ["2♣", "3♣", "4♣"]
    assert all(each["min_values"] == 0 for each in found)
    assert [each["max_values"] for each in found] == [8, 9, 8, 2]


def test_a_card_of_a_large_hand_is_offered_from_a_menu() -> None:
    state = position("skarney", LARGE, phase=TablePhase.OFFER, history=drew("3D"))
    (offer,) = menus(state)
    assert offer["placeholder"] == "Offer a card…"
    offers = [each for each in actions(draw_hand(scene_of(state, 1), PLAIN)) if each.kind == "move"]
    assert "offer:6S" in {each.rest for each in offers}


LAST = position("colonel", "KD", melds=((2, "TD JD QD"),), pile="QH 2S", history=drew("KD"))


@pytest.mark.parametrize(
    ("word", "asked"),
    [
        ("extend:KD@1", "You add your last card to meld 1, which ends the deal:\n# K♦"),
        ("discard:KD", "You discard your last card, which ends the deal:\n# K♦"),
    ],
)
def test_going_out_is_asked_about_unless_that_is_turned_off(word: str, asked: str) -> None:
    plain = draw_hand(scene_of(LAST, 1), PLAIN)
    assert {"Add K♦ to 1 and go out", "Discard K♦ and go out"} <= set(labels(plain))
    assert not [each for each in actions(plain) if each.kind == "move"]
    told = said(LAST, word)
    assert f"### Go out?\n{asked}" in told
    assert pressed(LAST, word) == ["Go out", "Back", "Go out without asking next time"]
    unasked = draw_hand(scene_of(LAST, 1, draft="picked:KD", confirm=False), PLAIN)
    assert word in [each.rest for each in actions(unasked) if each.kind == "move"]
    assert "Ask me before I go out" in pressed(LAST, confirm=False)


def test_a_card_from_deep_in_the_pile_is_owed() -> None:
    state = position("mahjong", "QC QD 4S", phase=TablePhase.DRAW, pile="9C QH 8D 2S")
    assert "draw from the stock, take 2♠, or more of the pile" in said(state)
    (menu,) = [
        each for each in components(draw_hand(scene_of(state, 1), PLAIN)) if each["type"] == MENU
    ]
    assert [(each["label"], each["description"]) for each in menu["options"]] == [
        ("3 cards, down to Q♥", "2♠ 8♦ Q♥")
    ]
    told = said(state, "take:3")
    assert "### Take 3 cards?\n# 2♠ 8♦ Q♥\n**Q♥ must go to the table this turn**" in told
    assert "For example: Q♣ Q♦ Q♥." in told
    after = state.play(Move("take", count=3))
    assert "**Q♥ must go to the table now.**" in said(after)
    assert "You took 2♠ 8♦ Q♥." in said(after)
    assert said(after, "picked:4S").endswith("to the table now.**\nPicked: 4♠")
    assert pressed(after)[6] == "Lay Q♣Q♦Q♥"
    only = replace(state, rules=PRESETS.rules("mahjong", deep_card_use="new_meld_only"))
    assert "**Q♥ must go to the table this turn**, in a new meld.\n" in said(only, "take:3")


def test_a_single_card_taken_cannot_be_thrown_back() -> None:
    state = position("colonel", "3C 4S 9D", phase=TablePhase.DRAW, pile="QH 2S")
    after = state.play(Move("take"))
    assert "You took **2♠**: keep it this turn." in said(after)
    assert not any("Discard" in label for label in pressed(after, "picked:2S"))


def test_a_challenge_is_explained_and_tells_no_count_but_ones_own() -> None:
    state = position(
        "colonel_challenge", "3C 4S 9D", phase=TablePhase.DRAW, pile="QH 2S", theirs="KC"
    )
    assert "Challenge…" in pressed(state)
    told = said(state, "challenge")
    assert "### Challenge South?" in told
    assert "If the counts are equal, nobody scores." in told
    assert "can\u2019t challenge again this turn" in told
    assert pressed(state, "challenge") == ["Challenge South", "Back"]
    asked = state.play(Move("challenge"))
    drawing = draw_hand(scene_of(asked, 2), PLAIN)
    assert "### North challenges you" in text(drawing)
    assert labels(drawing)[:2] == ["Accept: count the hands", "Refuse: play on"]
    assert "**16**" not in text(drawing)
    assert "Waiting for South to answer." in said(asked)
    assert "**South to answer.**" in text(draw_table(scene_of(asked, None), PLAIN))
    assert "**10**" not in told
    refused = asked.play(Move("reject"))
    assert "South refused the challenge." in said(refused)
    assert "Challenge…" not in pressed(refused)
    tie = replace(state, rules=PRESETS.rules("colonel_challenge", challenge_tie="challenged_wins"))
    assert "the side that was challenged wins" in said(tie, "challenge")


def test_a_contract_is_suggested_or_chosen_meld_by_meld() -> None:
    state = position(
        "skarney", "2H 3D 4S 7C 7D 7S JC QD KS 7H 9C", theirs="AC AD", history=drew("7H")
    )
    assert "**You can lay your contract**" in said(state)
    contract = "contract:2H3D4S,7C7D7H,JCQDKS"
    assert ("pick", contract) in [
        (each.kind, each.rest) for each in actions(draw_hand(scene_of(state, 1), PLAIN))
    ]
    told = said(state, contract)
    assert "### Lay this contract?\n# 2♥ 3♦ 4♠\n# 7♣ 7♦ 7♥\n# J♣ Q♦ K♠\nYou keep 2 cards" in told
    assert pressed(state, contract) == ["Lay the contract", "Back"]
    assert "Meld 1 of 3" in pressed(state, "picked:7C7D7H")
    one = "picked=7C7D7H"
    assert "Contract so far: 7♣ 7♦ 7♥" in said(state, one)
    assert "7♣" not in pressed(state, one)
    assert "Take back 7♣7♦7♥" in pressed(state, one)
    assert "no contract goes with this meld" in said(state, "picked:7C7D7H7S")
    assert pressed(state, "picked:7C7D7H7S")[-3] == "Clear"
    whole = "picked=7C7D7H,JCQDKS,2H3D4S"
    plays = [each.rest for each in actions(draw_hand(scene_of(state, 1, draft=whole), PLAIN))]
    assert contract in plays


def test_without_a_contract_the_hand_says_what_it_takes() -> None:
    state = position("skarney contract=3/4/3", "2H 3D", theirs="AC AD", history=drew("3D"))
    told = said(state)
    assert "It takes 2 melds of 3 cards and a meld of 4 cards, all at once." in told
    assert pressed(state)[0] == "Offer a card"
    ended = replace(state, stock=state.stock[:2])
    assert "the deal ends with this turn" in said(ended)
    assert pressed(ended)[0] == "Done, end the deal"


def test_a_card_is_picked_before_it_is_offered() -> None:
    state = position("skarney", "AH 3D 5S", phase=TablePhase.OFFER, history=drew("3D"))
    plain = actions(draw_hand(scene_of(state, 1), PLAIN))
    assert not [each for each in plain if each.rest.startswith("offer:")]
    assert "hold:5S" in [each.rest for each in plain if each.kind == "pick"]
    picked = draw_hand(scene_of(state, 1, draft="picked:5S"), PLAIN)
    assert "offer:5S" in [each.rest for each in actions(picked) if each.kind == "move"]
    assert "Offer 5♠" in labels(picked)


def test_an_offer_says_what_taking_it_means() -> None:
    state = position("skarney", "AH 3D 5S", phase=TablePhase.OFFER, history=drew("3D"))
    assert "**Choose a card to offer.** South takes it or refuses it." in said(state)
    offered = state.play(Move("offer", parse_card("AH")))
    drawing = draw_hand(scene_of(offered, 2), PLAIN)
    assert "### North offers you A♥" in text(drawing)
    assert "an ace stands for the draw" in text(drawing)
    assert "can\u2019t offer it back" in text(drawing)
    assert labels(drawing)[:2] == ["Take A♥", "Refuse"]
    other = state.play(Move("offer", parse_card("3D")))
    assert "an ace" not in text(draw_hand(scene_of(other, 2), PLAIN))
    assert "You drew from the stock and offered 3♦." in said(other)


def test_the_last_card_is_kept() -> None:
    state = position("skarney", "3D", phase=TablePhase.OFFER, history=drew("3D"))
    assert "**You have one card left, which isn\u2019t offered.**" in said(state)
    assert pressed(state)[0] == "Keep my last card"


@pytest.mark.parametrize(
    ("moves", "sentence"),
    [
        ("stock", "North drew from the stock."),
        ("take discard:KS", "North took Q♥ and discarded K♠."),
        ("take:3", "North took 3 cards, down to Q♥."),
        (
            "lay extend extend:2 discard:KS",
            "North laid 3♣ 4♣ 5♣, added 7♦ to meld 1, added 7♦ to meld 2 and discarded K♠.",
        ),
    ],
)
def test_a_turn_is_one_sentence(moves: str, sentence: str) -> None:
    seen = {
        "stock": SeenTableMove(1, "stock"),
        "take": SeenTableMove(1, "take", parse_card("QH"), parse_cards("QH")),
        "take:3": SeenTableMove(1, "take", None, parse_cards("QH 2D 3D")),
        "lay": SeenTableMove(1, "lay", melds=(parse_cards("3C 4C 5C"),)),
        "extend": SeenTableMove(1, "extend", parse_card("7D"), target=1),
        "extend:2": SeenTableMove(1, "extend", parse_card("7D"), target=2),
        "discard:KS": SeenTableMove(1, "discard", parse_card("KS")),
    }
    state = replace(MELDING, history=tuple(seen[word] for word in moves.split()))
    view = state.view(None)
    assert turn_text(scene_of(state, None), view, 1, PLAIN) == sentence
    assert last_turn(view, 2) == []


def test_words_are_listed_as_one_writes_them() -> None:
    assert joined(["one"], PLAIN) == "one"
    assert joined(["one", "two"], PLAIN) == "one and two"
    assert joined(["one", "two", "three"], PLAIN) == "one, two and three"


def test_the_controls_know_what_empties_the_hand() -> None:
    view: MeldsView = LAST.view(1)
    controls = MeldControls(scene_of(LAST, 1), view, PLAIN)
    assert controls.ends(Move("discard", parse_card("KD")))
    assert not controls.ends(Move("stock"))
    assert not controls.ends(Move("discard", parse_card("QD")))
