"""Hands, tables and results of three: within Discord's limits, and nobody's cards in another's."""

import random
from dataclasses import replace

import pytest

from club.table.scene import Scene, SceneSeat
from cogs.play.ui.hand.hand import draw_hand
from cogs.play.ui.result.deal_end import draw_deal_end
from cogs.play.ui.result.result import alt_text, draw_result
from cogs.play.ui.table.table import draw_table
from engine.contest import Contest
from engine.jersey import JerseyState, determinize
from engine.moves import RESIGN
from engine.results import DealResult, ResultKind
from engine.seats import THREE_SEATS, Seat
from tests.cogs.drawn import check_limits, payload, text
from tests.cogs.play.ui.hand.test_leaks import PICKED, cards_in
from tests.cogs.scenes import EMOJI, LONG, PLAIN, scene_of, tongue
from tests.engine.jersey.three_games import VARIED, played, rules_of

SEATED = SceneSeat(1, 11, "North"), SceneSeat(2, 22, "South"), SceneSeat(3, 33, "East")
AWKWARD = tuple(replace(each, name=LONG, namesake=each.seat) for each in SEATED)


def three(state: JerseyState, viewer: Seat | None, **changes: object) -> Scene:
    """A table of three at which this deal runs."""
    sheet = Contest.start(state.rules, state.dealer, 3)
    view = state.view(viewer)
    seen = scene_of(view, None)
    made = replace(seen, viewer=viewer, player=viewer, contest=sheet, guest_id=None)
    return replace(replace(made, players=SEATED, seats=SEATED, last_seats=()), **changes)


def over(state: JerseyState, viewer: Seat | None, **changes: object) -> Scene:
    """The same once the deal is over, with its result as the last."""
    assert state.result is not None
    sheet = Contest.start(state.rules, state.dealer, 3).add(state.result)
    return three(state, viewer, view=None, contest=sheet, last=state.result, **changes)


def steps(state: JerseyState) -> list[str | None]:
    """The plain hand and every step that the player to act could be at."""
    legal = state.legal_moves()
    kinds = {str(move.kind) for move in legal} & {"knock", "gin"}
    return [None, *sorted(kinds), *(str(move) for move in legal if move.kind in PICKED)]


@pytest.mark.slow
@pytest.mark.parametrize("rules", VARIED)
def test_every_state_is_drawn_from_what_its_viewer_sees(rules: str) -> None:
    rng = random.Random(5)
    for number, state in enumerate(played(rules, 5, sense=0.8).states):
        if state.turn is None:
            continue
        assert isinstance(state, JerseyState)
        for viewer in (None, *THREE_SEATS):
            imagined = determinize(state.view(viewer), rng)
            draw = draw_table if viewer is None else draw_hand
            for draft in steps(state) if viewer == state.turn else [None]:
                true, other = (three(each, viewer, draft=draft) for each in (state, imagined))
                assert payload(draw(true, EMOJI)) == payload(draw(other, EMOJI))
                awkward = replace(true, players=AWKWARD, seats=AWKWARD)
                check_limits(draw(awkward, tongue(number)))


@pytest.mark.parametrize("rules", VARIED[:3])
def test_a_hand_of_three_names_its_own_and_public_cards_alone(rules: str) -> None:
    for state in played(rules, 8, sense=0.8).states:
        if state.turn is None:
            continue
        for viewer in (None, *THREE_SEATS):
            view = state.view(viewer)
            known = {*view.hand, *view.pile, view.upcard, view.knock_card}
            known |= {seen.card for seen in view.moves}
            known.update(*view.open_hands, *(view.shown.grown if view.shown else ()))
            draw = draw_table if viewer is None else draw_hand
            assert cards_in(payload(draw(three(state, viewer), EMOJI))) <= known


@pytest.mark.slow
@pytest.mark.parametrize("rules", VARIED)
def test_every_end_is_told_to_each_within_the_limits(rules: str) -> None:
    for seed in range(6):
        state = played(rules, seed, sense=0.9).states[-1]
        assert isinstance(state, JerseyState)
        assert state.result is not None
        for awkward in (SEATED, AWKWARD):
            for number, viewer in enumerate(THREE_SEATS):
                seen = over(state, viewer, players=awkward, seats=awkward)
                check_limits(draw_deal_end(seen, tongue(seed + number)))
            public = over(state, None, players=awkward, seats=awkward)
            check_limits(draw_result(public, state.result, tongue(seed)))
            check_limits(draw_result(public, state.result, EMOJI, b"picture"))
            assert len(alt_text(public, state.result, EMOJI)) <= 1024


def ending(kind: ResultKind) -> JerseyState:
    """A deal of three that ended so."""
    for seed in range(400):
        state = played("jersey", seed, sense=1).states[-1]
        if state.result is not None and state.result.result == kind:
            assert isinstance(state, JerseyState)
            return state
    raise AssertionError(f"no {kind}")


def points(result: DealResult) -> list[int]:
    """The points of the lines of its sum."""
    return [line.points for line in result.award]


@pytest.mark.slow
@pytest.mark.parametrize("kind", [ResultKind.KNOCK, ResultKind.UNDERCUT, ResultKind.GIN])
def test_the_sum_says_from_whom_each_part_is(kind: ResultKind) -> None:
    state = ending(kind)
    result = state.result
    assert result is not None
    assert result.deadwood is not None
    told = text(draw_result(over(state, None), result, PLAIN))
    assert sum(points(result)) == result.points
    for seat, count in enumerate(result.deadwood, start=1):
        assert f"**{SEATED[seat - 1].name}** · deadwood {count}" in told
        less = result.deadwood[(result.winner or 1) - 1]
        if kind != ResultKind.GIN and count > less:
            assert f"{SEATED[seat - 1].name}: Deadwood {count} \u2212 {less}" in told
        elif kind == ResultKind.GIN and count:
            assert f"Deadwood of {SEATED[seat - 1].name} **+{count}**" in told
    for viewer in THREE_SEATS:
        own = text(draw_deal_end(over(state, viewer), PLAIN)).partition("\n")[0]
        assert ("You" in own or "you" in own) == (viewer == result.winner) or (
            kind == ResultKind.UNDERCUT and viewer == result.knocker
        )


def test_who_gave_up_is_named() -> None:
    state = played("jersey", 1, sense=1).start()
    ended = state.play(RESIGN, 2)
    assert ended.result is not None
    told = text(draw_result(over_given_up(ended), ended.result, PLAIN))
    assert "South resigns" in told


def over_given_up(state: JerseyState) -> Scene:
    """A table whose contest one of three has given up."""
    assert state.result is not None
    sheet = Contest.start(rules_of("jersey"), state.dealer, 3).add(state.result)
    settled = sheet.settlement
    return three(state, None, view=None, contest=sheet, last=state.result, settlement=settled)
