"""Hands and tables with melds on them, in every state: within the limits, all moves in reach."""

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from club.play.card_selection import CardSelection
from club.table.scene import SceneSeat
from cogs.play.ui.hand.hand import draw_hand
from cogs.play.ui.table.table import draw_table
from engine.cards import DECK
from engine.families import determinize
from engine.moves import Move
from engine.seats import SEATS, other
from engine.table import SeenTableMove, TableMeld, TablePhase
from engine.table.piled import PileState
from engine.table.state import TableState
from tests.cogs.drawn import MENU, actions, check_limits, components, labels, payload, text
from tests.cogs.play.ui.hand.pressing import pressed_to
from tests.cogs.scenes import EMOJI, LONG, PLAIN, scene_of, tongue
from tests.engine.table.table_games import Game, accepted, games, played, unlisted_meld

PLAYED = ("mahjong", "skarney", "colonel", "colonel_challenge")
PLAYING = {"move", "pick", "confirm"}
"""The kinds of buttons that are for the player on turn alone."""

LONG_NAMES = {
    "seats": (SceneSeat(1, 11, LONG), SceneSeat(2, 22, LONG)),
    "server_name": LONG * 3,
    "channel_name": LONG * 3,
}
often = settings(max_examples=20, derandomize=True, deadline=None)


@pytest.mark.slow
@often
@given(games, st.booleans())
def test_every_state_can_be_drawn_for_everybody(game: Game, confirm: bool) -> None:  # noqa: FBT001
    for at, state in enumerate(game.states):
        if state.turn is None:
            continue
        for ui in (tongue(at, PLAIN), tongue(at)):
            table = draw_table(scene_of(state, None, **LONG_NAMES), ui)
            check_limits(table)
            assert not {each.kind for each in actions(table)} & PLAYING
            for viewer in SEATS:
                scene = scene_of(state, viewer, confirm=confirm, **LONG_NAMES)
                check_limits(draw_hand(scene, ui, copy=True))
        waiting = draw_hand(scene_of(state, other(state.turn), draft="picked:7D"), EMOJI)
        assert {each.kind for each in actions(waiting)} - {"picture", "ahead"} == {"quit", "rules"}


def some(state: TableState, rng: random.Random, most: int) -> list[Move]:
    """Some of the legal moves, at least one of each kind, and melds that aren't listed."""
    legal = rng.sample(state.legal_moves(), len(state.legal_moves()))
    kinds = {move.kind: move for move in legal}
    unlisted = [unlisted_meld(state, rng) for _ in range(3)]
    melds = [move for move in unlisted if move is not None and accepted(state, move)]
    return [*kinds.values(), *legal[:most], *melds]


@pytest.mark.slow
@often
@given(games, st.integers(0, 2**32), st.booleans())
def test_every_legal_move_is_in_reach(game: Game, seed: int, confirm: bool) -> None:  # noqa: FBT001
    """Where going out is asked about, no move that empties the hand is played by one press."""
    rng = random.Random(seed)
    for state in rng.sample(game.states[:-1], min(12, len(game.states) - 1)):
        assert state.turn is not None
        scene = scene_of(state, state.turn, confirm=confirm)
        for wish in some(state, rng, 4):
            presses = pressed_to(scene, wish)
            after = state.play(wish)
            if after.turn is None and not after.hand(state.turn) and confirm:
                assert presses[-2] == ("pick", str(Move.parse(presses[-1][1])))


@pytest.mark.slow
@often
@given(games)
def test_each_card_of_the_hand_is_seen_as_text_or_on_a_button(game: Game) -> None:
    for state in game.states:
        if state.turn is None:
            continue
        drawing = draw_hand(scene_of(state, state.turn), PLAIN)
        seen = f"{text(drawing)} {labels(drawing)}"
        missing = [card for card in state.hand(state.turn) if PLAIN.faces(card) not in seen]
        assert not missing, f"{missing} of {seen}"


@pytest.mark.slow
@often
@given(games)
def test_what_one_press_plays_is_legal(game: Game) -> None:
    for state in game.states:
        if state.turn is None:
            continue
        scene = scene_of(state, state.turn, confirm=False)
        for action in actions(draw_hand(scene, EMOJI)):
            if action.kind == "move":
                assert accepted(state, Move.parse(action.rest))


@pytest.mark.slow
@pytest.mark.parametrize("name", PLAYED)
def test_whole_deals_can_be_played_by_what_is_offered(name: str) -> None:
    for seed in range(2):
        for state, move in zip(*_deal(name, seed), strict=True):
            if move.kind != "resign":
                pressed_to(scene_of(state, state.turn, confirm=bool(seed)), move)


def _deal(name: str, seed: int) -> tuple[tuple[TableState, ...], tuple[Move, ...]]:
    game = played(name, seed, sense=1.0)
    return game.states[:-1], game.moves


@pytest.mark.slow
@often
@given(games, st.integers(0, 2**32))
def test_a_drawing_depends_on_the_view_alone(game: Game, seed: int) -> None:
    rng = random.Random(seed)
    for state in game.states[:: max(1, len(game.states) // 10)]:
        if state.turn is None:
            continue
        for viewer in (None, *SEATS):
            view = state.view(viewer)
            imagined = determinize(view, rng).view(viewer)
            if viewer is None:
                true, same = (draw_table(scene_of(one, None), EMOJI) for one in (view, imagined))
                assert payload(true) == payload(same)
                continue
            for draft in _drafts(state, rng) if viewer == state.turn else [None]:
                true, same = (
                    draw_hand(scene_of(one, viewer, draft=draft), EMOJI) for one in (view, imagined)
                )
                assert payload(true) == payload(same)


def _drafts(state: TableState, rng: random.Random) -> list[str | None]:
    assert state.turn is not None
    hand = state.hand(state.turn)
    cards = tuple(sorted(rng.sample(hand, min(len(hand), rng.randint(1, 4)))))
    return [None, str(CardSelection(cards)), str(rng.choice(state.legal_moves()))]


def forced(name: str, size: int, phase: TablePhase, rng: random.Random) -> TableState:
    """A position in which one hand holds that many cards, and nearly all others lie open."""
    state = played(name, rng.randrange(99), sense=1.0).states[0]
    cards = rng.sample(DECK, len(DECK))
    hand, rest = tuple(sorted(cards[:size])), cards[size:]
    theirs, rest = tuple(sorted(rest[:2])), rest[2:]
    parts = {"pile": tuple(rest[3:])} if isinstance(state, PileState) else {}
    hands = (hand, theirs)
    return replace(state, hands=hands, stock=tuple(rest[:3]), phase=phase, turn=1, **parts)


@pytest.mark.slow
@pytest.mark.parametrize("name", [*PLAYED, "colonel match=hollywood", "mahjong runs=any_suit"])
@pytest.mark.parametrize("size", [10, 12, 13, 20, 30, 42])
def test_a_hand_of_any_size_can_be_drawn_and_played_from(name: str, size: int) -> None:
    rng = random.Random(size)
    phases = [TablePhase.DRAW, TablePhase.MELD]
    for phase in [*phases, TablePhase.OFFER] if name == "skarney" else phases:
        state = forced(name, size, phase, rng)
        for confirm in (True, False):
            scene = scene_of(state, 1, confirm=confirm, **LONG_NAMES)
            for wish in some(state, rng, 5):
                pressed_to(scene, wish)
            every = str(CardSelection(state.hand(1)))
            check_limits(draw_hand(replace(scene, draft=every), EMOJI))
        check_limits(draw_table(scene_of(state, None, **LONG_NAMES), EMOJI))


def test_a_pile_of_any_size_can_be_taken_from() -> None:
    """There are more ways to take than a menu has options."""
    state = forced("mahjong", 10, TablePhase.DRAW, random.Random(1))
    scene = scene_of(state, 1)
    takes = [move for move in state.legal_moves() if move.kind == "take"]
    assert len(takes) > 26
    drawing = draw_hand(scene, EMOJI)
    assert len([each for each in components(drawing) if each["type"] == MENU]) == 2
    for wish in takes:
        pressed_to(scene, wish)


@pytest.mark.parametrize("name", PLAYED)
def test_a_table_full_of_melds_can_be_drawn(name: str) -> None:
    """Thirteen melds, laid and added to in one turn each, with every card in sight."""
    sets = [tuple(DECK[4 * rank : 4 * rank + 3]) for rank in range(13)]
    last = [DECK[4 * rank + 3] for rank in range(13)]
    added = [*enumerate(last[:9], 1)]
    start = played(name, 1, sense=1.0).states[0]
    state = replace(
        start,
        turn=1,
        phase=TablePhase.MELD,
        hands=((last[9], last[10]), (last[11], last[12])),
        stock=(),
        table=tuple(
            TableMeld(2, (*meld, last[at]) if at < 9 else meld) for at, meld in enumerate(sets)
        ),
        history=(
            *(SeenTableMove(2, "lay", melds=(meld,)) for meld in sets),
            *(SeenTableMove(1, "extend", card, target=number) for number, card in added),
        ),
        **({"pile": ()} if isinstance(start, PileState) else {}),
    )
    for ui in (PLAIN, EMOJI):
        for viewer in SEATS:
            check_limits(draw_hand(scene_of(state, viewer, **LONG_NAMES), ui))
        table = draw_table(scene_of(state, None, **LONG_NAMES), ui)
        check_limits(table)
        assert "A♣ A♦ A♥" in text(table)
    for wish in state.legal_moves():
        pressed_to(scene_of(state, 1), wish)


@pytest.mark.slow
def test_a_draft_that_fits_no_more_is_as_none() -> None:
    for name in PLAYED:
        for state in played(name, 5, sense=1.0).states[:-1]:
            assert state.turn is not None
            scene = scene_of(state, state.turn)
            plain = payload(draw_hand(scene, EMOJI))
            theirs = state.hand(other(state.turn))
            legal = {str(move) for move in state.legal_moves()}
            for draft in (f"picked:{theirs[0]}", "contract:AC2C3C", "take:9", "nonsense", "knock"):
                if draft not in legal:
                    assert payload(draw_hand(replace(scene, draft=draft), EMOJI)) == plain
