"""The hand that is read aloud: whole games by ear alone, and no sign left in it."""

import random
import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import pytest

from club.core.languages import shipped
from club.core.settings import MemberSettings
from club.play.card_selection import after_press
from club.table.scene import Scene
from cogs.kit.drawing import Drawing
from cogs.kit.ids import Action, parse_choice, parse_id
from cogs.kit.press_kinds import NOTHING, PressKind
from cogs.play.ui.hand.hand import draw_hand
from engine.cards import DECK
from engine.contest import Contest
from engine.families import family_of, start_deal
from engine.machine import State
from engine.moves import Move
from engine.players import PLAYERS
from engine.rules import PRESETS, Rules, write_rules
from engine.seats import SEATS, other
from engine.words import KnockCardSource
from tests.cogs.drawn import BUTTON, GALLERY, MENU, TEXT, check_limits, components, text
from tests.cogs.play.ui.hand.listener import Choices, Listener, Wish
from tests.cogs.play.ui.hand.test_hand import played
from tests.cogs.play.ui.hand.walk import steps
from tests.cogs.scenes import EMOJI, LONG, RULES, contest, deals, scene_of, settled

SPOKEN = MemberSettings(spoken=True)
ALOUD = EMOJI.as_set(SPOKEN)
MOST_PRESSES, MOST_DEALS, MOST_STEPS = 40, 200, 30
SENSIBLE = 0.8
EVERYWHERE = ("standard", "hollywood", "mahjong", "skarney", "colonel")
LAYOUT = re.compile(
    r"[*`#_~|>♣♦♥♠·→★\u2580-\u25ff]|\]\(|^-|<a?:|\u2003|\u2002"
    r"|[\u2600-\u27bf\u2b00-\u2bff\U0001f000-\U0001faff]",
    re.MULTILINE,
)
"""Marks of Discord's markdown, signs of cards, separators, and emojis."""

LISTED = re.compile(r"^\d+[.)] ", re.MULTILINE)
"""What makes a list of a text's line; on a button it is a number."""

TIME = re.compile(r"<t:\d+:[RFf]>")


def words(drawing: Drawing) -> Iterator[str]:
    """All that is read or heard of a message."""
    for each in components(drawing):
        if each["type"] == TEXT:
            yield TIME.sub("", each["content"])
        elif each["type"] == BUTTON:
            assert "emoji" not in each
            yield each["label"]
        elif each["type"] == MENU:
            yield each["placeholder"]
            for option in each["options"]:
                assert "emoji" not in option
                yield option["label"]
                yield option.get("description") or ""
        elif each["type"] == GALLERY:
            yield from (item["description"] for item in each["items"])


def check_words(drawing: Drawing) -> None:
    """Hold a message to what can be heard."""
    check_limits(drawing)
    assert not LISTED.search(text(drawing))
    for said in words(drawing):
        assert not LAYOUT.search(said), said


def rows_of(drawing: Drawing) -> tuple[dict[str, str], dict[str, tuple[str, dict[str, str]]]]:
    """The buttons' ids by label, and the menus' ids and values by placeholder and label."""
    buttons: dict[str, str] = {}
    menus: dict[str, tuple[str, dict[str, str]]] = {}
    for each in components(drawing):
        if each["type"] == BUTTON and "custom_id" in each:
            assert each["label"] not in buttons, "two buttons sound alike"
            buttons[each["label"]] = each["custom_id"]
        elif each["type"] == MENU:
            options = {option["label"]: option["value"] for option in each["options"]}
            assert len(options) == len(each["options"]), "two options sound alike"
            menus[each["placeholder"]] = each["custom_id"], options
    return buttons, menus


def heard(scene: Scene, language: str, listener: Listener) -> tuple[Drawing, Wish]:
    """A hand as one hears it, and what one does."""
    drawing = draw_hand(replace(scene, settings=SPOKEN), EMOJI.in_language(language))
    check_words(drawing)
    buttons, menus = rows_of(drawing)
    offered = [Choices(name, tuple(options)) for name, (_, options) in menus.items()]
    return drawing, listener.choose(text(drawing), list(buttons), offered)


def asked_for(drawing: Drawing, wish: Wish) -> Action:
    """What a press of a label, or a choice by labels, asks for."""
    buttons, menus = rows_of(drawing)
    if not wish.options:
        action = parse_id(buttons[wish.label])
    else:
        menu_id, values = menus[wish.label]
        action = parse_choice(menu_id, *(values[option] for option in wish.options))
    assert action is not None
    return action


def play_turn(state: State, language: str, listener: Listener, about: dict[str, object]) -> State:
    """Let who is on turn make a move by ear."""
    draft: str | None = None
    for _ in range(MOST_PRESSES):
        scene = scene_of(state, state.turn, draft=draft, **about)
        action = asked_for(*heard(scene, language, listener))
        if action.kind == PressKind.MOVE:
            return state.play(Move.parse(action.rest))
        if action.kind == PressKind.BEST:
            for move in family_of(state.rules).best_layoffs(state.view(state.turn)):
                state = state.play(move)
            return state
        assert action.kind == PressKind.PICK
        draft = None if action.rest == NOTHING else after_press(draft, action.rest)
    raise AssertionError("no move after so many presses")


def play_game(rules: Rules, language: str) -> Contest:
    """Play a whole contest by ear, both sides, results heard between the deals."""
    rng = random.Random(f"{language} {write_rules(rules)}")
    sheet, last = Contest.start(rules, 1), None
    listeners = {seat: Listener(language) for seat in SEATS}
    while not sheet.finished:
        assert sheet.deals < MOST_DEALS
        number = sheet.deals + 1
        deck, card = rng.sample(DECK, len(DECK)), rng.choice(DECK)
        second = rules.knock_card_source == KnockCardSource.SECOND_DECK
        state = start_deal(
            rules, deck, sheet.dealer, number=number, knock_card=card if second else None
        )
        about: dict[str, object] = {"contest": sheet, "last": last}
        for seat in SEATS if last is not None else ():
            scene = scene_of(state, seat, unread=True, **about)
            action = asked_for(*heard(scene, language, listeners[seat]))
            assert action.kind == PressKind.NEXT
        while state.turn is not None:
            state = play_turn(state, language, listeners[state.turn], about | {"read": True})
        assert state.result is not None
        last = state.result
        sheet = sheet.add(last)
    return sheet


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", EVERYWHERE)
def test_a_whole_game_is_played_by_ear(name: str, language: str) -> None:
    assert play_game(PRESETS.rules(name), language).finished


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", [name for name in PRESETS if name not in EVERYWHERE])
def test_a_whole_game_of_any_rules_is_played_by_ear(name: str, language: str) -> None:
    assert play_game(PRESETS.rules(name), language).finished


def reached(rules: Rules, seed: int) -> Iterator[State]:
    """States of a deal, played half well."""
    rng = random.Random(f"{seed} {write_rules(rules)}")
    state = start_deal(rules, rng.sample(DECK, len(DECK)), 1, knock_card=rng.choice(DECK))
    player = PLAYERS["simple"]
    while state.turn is not None:
        yield state
        wish = player.choose(state.view(state.turn), rng)
        state = state.play(wish if rng.random() < SENSIBLE else rng.choice(state.legal_moves()))


def check_every_step(state: State, language: str, *, confirm: bool) -> None:
    """Hold all that a hand leads to, on both sides, to what can be heard."""
    assert state.turn is not None
    ui = EMOJI.in_language(language)
    mine = scene_of(state, state.turn, settings=SPOKEN, confirm=confirm, numbered=True)
    for step in islice(steps(mine, ui=ui), MOST_STEPS):
        check_words(step.drawing)
    theirs = scene_of(state, other(state.turn), settings=SPOKEN)
    check_words(draw_hand(theirs, ui, copy=True))


@pytest.mark.parametrize("rules", RULES, ids=write_rules)
def test_no_sign_is_left_in_a_hand(rules: Rules) -> None:
    for number, state in enumerate(deals(2, rules)):
        if state.turn is not None and number % 3 == 0:
            language = shipped()[number // 3 % len(shipped())]
            check_every_step(state, language, confirm=number % 2 == 0)


@pytest.mark.parametrize("name", ["mahjong", "skarney", "colonel", "colonel_challenge"])
def test_no_sign_is_left_in_a_hand_with_melds_on_the_table(name: str) -> None:
    for number, state in enumerate(reached(PRESETS.rules(name), 3)):
        if number % 3 == 0:
            language = shipped()[number // 3 % len(shipped())]
            check_every_step(state, language, confirm=number % 2 == 0)


@pytest.mark.slow
@pytest.mark.parametrize("language", shipped())
@pytest.mark.parametrize("name", PRESETS)
def test_no_sign_is_left_in_any_language(name: str, language: str) -> None:
    for number, state in enumerate(reached(PRESETS.rules(name), 4)):
        if number % 4 == 0:
            check_every_step(state, language, confirm=number % 8 == 0)


@pytest.mark.parametrize("language", shipped())
def test_no_sign_is_left_in_results(language: str) -> None:
    ui = EMOJI.in_language(language)
    sheet, ended = contest()
    for viewer in SEATS:
        over = settled(settings=SPOKEN)
        check_words(draw_hand(replace(over, player=viewer), ui))
        for result in ended:
            scene = scene_of(next(deals(1, sheet.rules)), viewer, unread=True, last=result)
            check_words(draw_hand(replace(scene, settings=SPOKEN), ui))


def test_the_sentences_come_in_a_fixed_order() -> None:
    state = played("pass", "pass", "stock")
    said = text(draw_hand(scene_of(state, state.turn, settings=SPOKEN), EMOJI)).splitlines()
    begins = ["You drew", "Your turn", "You", "", "Top of the pile", "Score", "Deal 1", "The Card"]
    assert all(line.startswith(start) for line, start in zip(said, begins, strict=True)), said


def test_what_the_other_side_did_comes_first_where_it_is_new() -> None:
    state = played("pass", "pass", "stock")
    state = state.play(next(move for move in state.legal_moves() if move.kind == "discard"))
    assert state.turn is not None
    said = text(draw_hand(scene_of(state, state.turn, settings=SPOKEN), EMOJI))
    assert said.startswith("South drew and discarded the ")
    waits = text(draw_hand(scene_of(state, other(state.turn), settings=SPOKEN), EMOJI))
    assert waits.startswith("You drew and discarded the ")


def test_the_discards_stand_in_the_order_in_which_the_cards_are_told() -> None:
    for state in deals(3, PRESETS.rules("standard")):
        if state.turn is None:
            continue
        drawing = draw_hand(scene_of(state, state.turn, settings=SPOKEN), EMOJI)
        _, rest = Listener("en").hand(text(drawing))
        said = [label for label in rows_of(drawing)[0] if label.startswith("Discard the ")]
        names = [said_of(card) for card in rest]
        told = [label for label in said if label in names]
        assert told == [name for name in names if name in said]


def said_of(card: tuple[int, int]) -> str:
    """The button that discards a card."""
    rank, suit = card
    return f"Discard {ALOUD.faces(DECK[rank * 4 + suit])}"


def test_a_name_stays_as_it_is() -> None:
    state = next(deals(1, PRESETS.rules("standard")))
    scene = scene_of(state, 2, settings=SPOKEN)
    seats = tuple(replace(each, name=LONG) for each in scene.seats)
    drawing = draw_hand(replace(scene, seats=seats, players=seats), EMOJI)
    check_limits(drawing)
    assert LONG.replace("*", "\\*") in text(drawing)


def test_who_has_not_set_it_hears_nothing_of_it() -> None:
    state = next(deals(1, PRESETS.rules("standard")))
    assert " of " not in text(draw_hand(scene_of(state, 2), EMOJI))
