"""Computer players at a table of three: legal, repeatable, and club stronger than novice."""

import random

import pytest

from engine.arena import Match, OwnPlayer, Tally
from engine.cards import parse_cards
from engine.cli.arena import tallied
from engine.errors import BadRules
from engine.families import family_of
from engine.moves import Move
from engine.players import LEVELS, levels_for, player_for
from engine.players.jersey.knock_worth import gain, imagined
from engine.players.knock.reading import Hints, read
from engine.seats import around
from tests.engine.jersey.test_jersey_showdown import GIN, KNOCKER, ONE, POOR, SEVEN, SIX
from tests.engine.jersey.three_games import VARIED, cards, dealt, play, played, rules_of

JERSEY = rules_of("jersey")


def no_clock() -> float:
    return 0.0


def match(*names: str, text: str = "jersey") -> Tally:
    return tallied(Match(rules_of(text), [OwnPlayer(name) for name in names], 1, no_clock), 2)


def test_novice_and_club_play_it_and_the_expert_does_not() -> None:
    assert levels_for(JERSEY) == ("novice", "club")
    with pytest.raises(BadRules):
        player_for("expert", JERSEY)
    view = dealt("jersey", (KNOCKER, SIX, SEVEN), "7S").view(1)
    with pytest.raises(ValueError, match="doesn't play"):
        LEVELS["expert"].choose(view, random.Random(1))


@pytest.mark.slow
@pytest.mark.parametrize("name", ["simple", "novice", "club"])
@pytest.mark.parametrize("text", VARIED)
def test_they_make_legal_moves_and_the_same_again(text: str, name: str) -> None:
    player = family_of(rules_of(text)).players[name]
    states = played(text, 3, sense=0.9).states
    for ply, state in enumerate(states[:-1]):
        view = state.view(state.turn)
        move = player.choose(view, random.Random(ply))
        assert family_of(state.rules).may_play(view, move)
        assert player.choose(view, random.Random(ply)) == move
        for seat in around(state.turn or 1, 3):
            with pytest.raises(ValueError, match="not on turn"):
                player.choose(state.view(seat), random.Random(1))


def test_club_reads_both_other_hands() -> None:
    state = dealt("jersey", (KNOCKER, SIX, SEVEN), "7S3HQC5D2C")
    state = play(state, "pass take discard:QH take discard:KD take")
    view = state.view(1)
    south, east = read(view, Hints(), 2), read(view, Hints(), 3)
    assert read(view, Hints()).known == south.known == set(parse_cards("7S"))
    assert east.known == set(parse_cards("QH"))
    assert not south.weights.keys() & set(parse_cards("7SQHKD"))
    hidden = imagined({2: south, 3: east}, state.rules, random.Random(1), 3)
    assert [len(hand) for hand in hidden.values()] == [10, 10]
    held = [*hidden[2], *hidden[3], *view.hand, *state.pile]
    assert len(held) == len(set(held))


def test_what_a_knock_brings() -> None:
    line = JERSEY.line_bonus
    hands = dict(enumerate(cards([KNOCKER, SIX, POOR]), start=1))
    assert gain(JERSEY, hands, 1) == 56 + 36 + line
    under = dict(enumerate(cards([KNOCKER, ONE, POOR]), start=1))
    assert gain(JERSEY, under, 1) == -(58 + line) / 2
    gin = dict(enumerate(cards([GIN, SIX, POOR]), start=1))
    assert gain(JERSEY, gin, 1) == 40 + 64 + 38 + line


@pytest.mark.slow
def test_players_alike_come_out_level() -> None:
    tally = match("simple", "simple", "simple")
    assert (tally.contests, tally.wins, tally.faults) == (12, [4, 4, 4], [0, 0, 0])
    assert tally.points[0] == tally.points[1] == tally.points[2]
    assert tally.to_json()["share"] == 0.3333


@pytest.mark.slow
def test_club_beats_two_novices() -> None:
    names = "club", "novice", "novice"
    tally = tallied(Match(JERSEY, [OwnPlayer(name) for name in names], 1, no_clock), 8)
    assert tally.faults == [0, 0, 0]
    assert tally.wins[0] > max(tally.wins[1:])
    assert tally.points[0] > 1.1 * max(tally.points[1:])


def test_a_move_is_made_from_the_view_alone() -> None:
    """What nobody may see changes nothing: imagined hands give the same answer."""
    state = play(dealt("jersey", (KNOCKER, SIX, SEVEN), "7S3HQC5D2C"), "pass pass pass stock")
    family = family_of(JERSEY)
    view = state.view(1)
    for name, player in family.players.items():
        move = player.choose(view, random.Random(3))
        other = family.determinize(view, random.Random(8)).view(1)
        assert player.choose(other, random.Random(3)) == move, name
    assert isinstance(move, Move)
