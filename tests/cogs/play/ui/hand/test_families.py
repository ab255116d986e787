"""Every family of variants has a hand and a table that can be drawn."""

import random

import pytest

from cogs.play.ui.hand.hand import draw_hand
from cogs.play.ui.table.table import draw_table
from engine.cards import DECK
from engine.families import start_deal
from engine.rules import PRESETS, Rules
from engine.seats import SEATS, other
from tests.cogs.drawn import check_limits, text
from tests.cogs.scenes import PLAIN, scene_of


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_a_new_deal_says_whose_turn_it_is(rules: Rules) -> None:
    deck = random.Random(1).sample(DECK, len(DECK))
    state = start_deal(rules, deck, 1, knock_card=deck[0])
    assert state.turn is not None
    for viewer in SEATS:
        drawing = draw_hand(scene_of(state, viewer), PLAIN)
        check_limits(drawing)
        waiting = "Waiting for" in text(drawing)
        assert waiting == (viewer == other(state.turn))
    public = draw_table(scene_of(state, None), PLAIN)
    check_limits(public)
    name = scene_of(state, None).name(state.turn)
    assert f"{name} to play" in text(public)
