"""A hand in every state of a deal: within the limits, each legal move a few presses away."""

import random
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from club.core.deadlines import TimeShown
from club.table.scene import Scene
from cogs.kit.cards import plain_faces
from cogs.kit.drawing import Drawing
from cogs.play.ui.hand.hand import draw_hand
from cogs.play.ui.table.table import draw_table
from engine.cards import DECK, parse_card, parse_cards
from engine.knock import KnockPhase, KnockState, knock_layouts
from engine.moves import Move
from engine.rules import PRESETS, Rules, write_rules
from engine.seats import other
from tests.cogs.drawn import MENU, actions, check_limits, components, labels, options, text
from tests.cogs.play.ui.hand.walk import reachable
from tests.cogs.scenes import EMOJI, PLAIN, RULES, deals, scene_of
from tests.engine.playing import changed

KING = parse_card("KS")

SOON = datetime(2026, 1, 1, tzinfo=UTC)


@pytest.mark.slow
@pytest.mark.parametrize("rules", RULES, ids=write_rules)
def test_every_legal_move_is_offered_and_nothing_else(rules: Rules) -> None:
    rng = random.Random(7)
    for seed in range(3):
        for state in deals(seed, rules):
            if state.turn is None:
                continue
            scene = scene_of(state, state.turn, confirm=rng.random() < 0.5)
            offered = reachable(scene)
            for word in offered:
                state.play(Move.parse(word))
            plain = {word.partition("=")[0] for word in offered}
            assert plain == {str(move) for move in state.legal_moves()}


@pytest.mark.parametrize("rules", RULES, ids=write_rules)
def test_who_waits_has_nothing_to_play(rules: Rules) -> None:
    for state in deals(3, rules):
        if state.turn is None:
            continue
        waiting = draw_hand(scene_of(state, other(state.turn), draft="knock"), EMOJI)
        check_limits(waiting)
        ahead = {"ahead"} if scene_of(state, other(state.turn)).orders_possible else set[str]()
        assert {action.kind for action in actions(waiting)} == {"rules", "quit"} | ahead
        assert "Waiting for" in text(waiting)
        copy = draw_hand(scene_of(state, other(state.turn)), EMOJI, copy=True)
        check_limits(copy)
        assert {action.kind for action in actions(copy)} == {"rules", "quit", "hand"} | ahead
        assert "Refresh" in labels(copy)
        goes_on = PLAIN.text("hand-goes-on", button="Refresh")
        assert goes_on in text(copy)
        assert goes_on not in text(waiting)
        mine = draw_hand(scene_of(state, state.turn), EMOJI, copy=True)
        assert "hand" not in {action.kind for action in actions(mine)}
        public = draw_table(scene_of(state, None), EMOJI)
        check_limits(public)
        assert {action.kind for action in actions(public)} == {"hand", "rules", "watch"}


def played(*words: str, rules: Rules | None = None, seed: int = 1) -> KnockState:
    """A deal after these moves."""
    state = next(deals(seed, rules or PRESETS.rules("standard")))
    for word in words:
        state = state.play(Move.parse(word))
    return state


def test_a_hand_says_where_it_is_and_what_happened() -> None:
    state = played("pass", "pass", "stock")
    discard = next(move for move in state.legal_moves() if move.kind == "discard")
    state = state.play(discard)
    scene: Scene = scene_of(state, state.turn)
    said = text(draw_hand(scene, PLAIN))
    opponent = scene.name(other(state.turn or 1))
    assert "The Card Room" in said
    assert "[#gin-table](https://discord.com/channels/1/2)" in said, "the link names it"
    assert f"against {opponent}" in said
    assert f"{opponent} drew and discarded" in said
    assert "Your turn: draw from the stock or take" in said
    assert labels(draw_hand(scene, PLAIN))[0] == "Draw"


def test_the_drawn_card_is_named_to_its_owner_alone() -> None:
    state = played("pass", "pass", "stock")
    assert state.turn is not None
    assert f"You drew **{plain_faces('en').label(state.view(state.turn).drawn or KING)}**" in text(
        draw_hand(scene_of(state, state.turn), PLAIN)
    )
    assert "You drew" not in text(draw_hand(scene_of(state, other(state.turn)), PLAIN))


def test_with_a_card_to_discard_the_hand_says_what_the_best_discard_leaves() -> None:
    state = choice_of_melds()
    said = text(draw_hand(scene_of(state, 1), EMOJI))
    assert "Deadwood **19**, **9** after a discard" in said
    before = played("pass", "pass")
    assert "after a discard" not in text(draw_hand(scene_of(before, before.turn), PLAIN))


@pytest.mark.parametrize("rules", RULES, ids=write_rules)
def test_no_line_of_large_cards_is_wider_than_a_phone(rules: Rules) -> None:
    for seed in range(3):
        for state in deals(seed, rules):
            if state.turn is None:
                continue
            said = text(draw_hand(scene_of(state, 1), EMOJI))
            large = [line for line in said.splitlines() if line.startswith("# ")]
            assert sum(line.count("<:") for line in large) >= len(state.hand(1))
            assert all(line.count("<:") <= 8 for line in large)


def test_a_card_just_taken_is_not_among_the_discards() -> None:
    state = played("take")
    assert state.taken is not None
    words = {action.rest for action in actions(draw_hand(scene_of(state, state.turn), PLAIN))}
    assert f"discard:{state.taken}" not in words
    assert sum(word.startswith("discard:") for word in words) == 10
    stays = PLAIN.text("hand-taken-stays", card=PLAIN.faces(state.taken))
    assert stays in text(draw_hand(scene_of(state, state.turn), PLAIN))
    free = played("take", rules=PRESETS.rules("standard", return_taken_discard=True))
    assert "must stay" not in text(draw_hand(scene_of(free, free.turn), PLAIN))


def test_who_waits_reads_what_they_did_themselves() -> None:
    state = played("pass")
    waits = other(state.turn or 1)
    assert "\nYou passed.\n" in text(draw_hand(scene_of(state, waits), PLAIN))
    assert scene_of(state, None).name(waits) not in text(draw_hand(scene_of(state, waits), PLAIN))
    assert "You passed" not in text(draw_hand(scene_of(state, state.turn), PLAIN))


def ending(kind: str, *, several: bool) -> KnockState:
    """A position in which the deal may be ended in this way, by one discard or by several."""
    for seed in range(200):
        for state in deals(seed, RULES[seed % len(RULES)]):
            found = [move for move in state.legal_moves() if move.kind == kind]
            if found and (len(found) > 1) == several:
                return state
    raise AssertionError(f"no {kind} was found")


def test_a_knock_is_asked_about_unless_that_is_turned_off() -> None:
    state = ending("knock", several=False)
    knock = next(move for move in state.legal_moves() if move.kind == "knock")
    ply = 12_345
    asked = draw_hand(scene_of(state, state.turn), PLAIN)
    assert ("pick", ply, str(knock)) in [(a.kind, a.ply, a.rest) for a in actions(asked)]
    step = draw_hand(scene_of(state, state.turn, draft=str(knock)), PLAIN)
    assert "goes face down" in text(step)
    assert "Back" in labels(step)
    assert ("confirm", ply, "off") in [(a.kind, a.ply, a.rest) for a in actions(step)]
    unasked = draw_hand(scene_of(state, state.turn, confirm=False), PLAIN)
    assert ("move", ply, str(knock)) in [(a.kind, a.ply, a.rest) for a in actions(unasked)]
    assert "Ask me before I knock" in labels(unasked)
    assert ("confirm", ply, "on") in [(a.kind, a.ply, a.rest) for a in actions(unasked)]
    assert "confirm" not in {action.kind for action in actions(asked)}


def test_several_discards_are_offered_with_what_each_leaves() -> None:
    state = ending("knock", several=True)
    drawing = draw_hand(scene_of(state, state.turn, draft="knock"), PLAIN)
    knocks = [move for move in state.legal_moves() if move.kind == "knock"]
    choices = options(drawing)
    assert len(choices) == len(knocks)
    counts = [int(label.rpartition(" ")[2]) for label in choices]
    assert counts == sorted(counts)
    (chooser,) = [each for each in components(drawing) if each["type"] == MENU]
    assert chooser["placeholder"] == PLAIN.text("menu-discard")
    said = text(drawing)
    plain = text(draw_hand(scene_of(state, state.turn), PLAIN))
    held = [line for line in plain.splitlines() if line.startswith("# ")][:-1]
    assert held
    assert all(line in said for line in held)


def choice_of_melds() -> KnockState:
    """A knock after which the twos may be shown as a set or the diamonds as a run."""
    hand = tuple(sorted(parse_cards("AD 2C 2D 2S 3D 3H 4H 5H AC 4C KS")))
    rest = [card for card in DECK if card not in hand]
    state = next(deals(1, RULES[0]))
    return changed(
        state,
        phase=KnockPhase.ACT,
        turn=1,
        hands=(hand, tuple(rest[-10:])),
        stock=tuple(rest[1:-10]),
        pile=(rest[0],),
        upcard=None,
    )


@pytest.mark.parametrize("confirm", [True, False])
def test_melds_are_chosen_where_it_matters_the_safest_first(confirm: bool) -> None:  # noqa: FBT001
    state = choice_of_melds()
    safest, second = knock_layouts(state.view(1), KING)
    scene = scene_of(state, 1, draft="knock:KS", confirm=confirm)
    drawing = draw_hand(scene, EMOJI)
    check_limits(drawing)
    (chooser,) = [each for each in components(drawing) if each["type"] == MENU]
    assert [bool(option.get("default")) for option in chooser["options"]] == [True, False]
    assert chooser["options"][0]["description"] == "Leaves South the least to lay off"
    assert moves(drawing) == [Move("knock", KING, safest.melds)]
    picked = str(Move("knock", KING, second.melds))
    assert picked in [option["value"] for option in chooser["options"]]
    other_way = draw_hand(replace(scene, draft=picked), EMOJI)
    assert moves(other_way) == [Move("knock", KING, second.melds)]
    plain = draw_hand(replace(scene, draft=None), EMOJI)
    assert "knock" not in [move.kind for move in moves(plain)]


def moves(drawing: Drawing) -> list[Move]:
    """The moves that the buttons play at once."""
    return [Move.parse(action.rest) for action in actions(drawing) if action.kind == "move"]


def test_a_draft_that_leads_nowhere_shows_the_plain_hand() -> None:
    state = played("pass", "pass", "stock")
    plain = draw_hand(scene_of(state, state.turn), PLAIN)
    for draft in ("knock", "knock:7D", "gin", "big_gin", "resign", "nonsense", "discard:7D"):
        drawing = draw_hand(scene_of(state, state.turn, draft=draft), PLAIN)
        assert text(drawing) == text(plain)


@pytest.mark.parametrize(
    ("time", "said"),
    [
        (None, ""),
        (TimeShown(None), ""),
        (TimeShown(SOON), f"-# Your time ends <t:{int(SOON.timestamp())}:R>."),
        (TimeShown(None, paused=True), f"-# {PLAIN.text('clock-paused')}"),
        (TimeShown(SOON, out=True), f"-# {PLAIN.text('hand-time-out')}"),
    ],
)
def test_a_hand_says_until_when_its_member_has_time(time: TimeShown | None, said: str) -> None:
    state = played("pass", "pass", "stock")
    assert state.turn is not None
    untimed = text(draw_hand(scene_of(state, state.turn), PLAIN))
    drawing = draw_hand(scene_of(state, state.turn, time=time), PLAIN)
    check_limits(drawing)
    assert said in text(drawing)
    assert len(text(drawing)) == len(untimed) + len(said) + bool(said)
    waits = other(state.turn)
    other_hand = text(draw_hand(scene_of(state, waits, time=time), PLAIN))
    assert other_hand == text(draw_hand(scene_of(state, waits), PLAIN))


def test_every_phase_was_drawn() -> None:
    seen = {
        state.phase.value
        for rules in RULES
        for seed in range(3)
        for state in deals(seed, rules)
        if state.turn is not None
    }
    assert seen == {"OFFER_N", "OFFER_D", "FORCED_STOCK", "DRAW", "ACT", "WALL"}
