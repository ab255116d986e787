"""The coach: reasons from the view alone, and reviews that name what cost points."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards import DECK, cards_text, parse_cards
from engine.coach import Reason, Why, advise
from engine.coach.judges import are_weighed, expert
from engine.coach.knock_decision import KnockDecision
from engine.coach.knock_reasons import knock_reasons
from engine.coach.luck import luck
from engine.coach.reviewing import Review, decisions_of, review
from engine.families import start_deal
from engine.knock import KnockState, KnockView, determinize
from engine.machine import View
from engine.moves import BIG_GIN, STOCK, TAKE, Move
from engine.players.judgements import Judge, JudgedMove
from engine.rules import PRESETS, read_rules
from tests.engine.coach.judging import Settled
from tests.engine.playing import Game, games, played, position

SOUTH = "AS3S5H6H8CTCTDQDQSKH"


def reasons(state: KnockState, move: str, against: str, most: int = 5) -> dict[Why, Reason]:
    view = state.view(state.turn)
    assert isinstance(view, KnockView)
    standing = KnockDecision(view, random.Random(1))
    found = knock_reasons(standing, Move.parse(move), Move.parse(against), most)
    return {reason.why: reason for reason in found}


def after_draw(hand: str, drawn: str) -> KnockState:
    return position("standard", hand, SOUTH, pile="6S", stock=drawn, upcard="6S").play(STOCK)


def test_a_discard_tells_which_live_cards_it_keeps_alive() -> None:
    """The nine goes on both ends of a run, the king on nothing."""
    state = after_draw("7D8D2C2HQSKCAH4S9C5H", "JS")
    found = reasons(state, "discard:KC", "discard:8D")
    assert found[Why.WAITS].pro
    assert cards_text(found[Why.WAITS].cards) == "6D9D"
    assert found[Why.WAITS].number == found[Why.WAITS].than + 2
    assert found[Why.BREAKS] == Reason(Why.BREAKS, cards=parse_cards("7D8D"))


def test_what_was_thrown_is_waited_for_no_more() -> None:
    """Of the two cards that would help, one lies on the pile: too few for a word."""
    state = position(
        "standard", "2C2H7D8D4SQSKCAH9C5H", SOUTH, pile="9DTS", stock="JS", upcard="9D"
    )
    found = reasons(state.play(STOCK), "discard:KC", "discard:8D")
    assert Why.WAITS not in found


def test_a_card_next_to_what_the_other_side_took_feeds_it() -> None:
    hand = "2C2D2H4H5H6H9CQHKD8S"
    south = "KSKHQSQDAC3S5D7C8CTH"
    state = position("standard", hand, south, pile="KC", turn=2)
    state = state.play(TAKE).play(Move.parse("discard:TH")).play(STOCK)
    found = reasons(state, "discard:QH", "discard:KD")
    assert found[Why.FEEDS] == Reason(Why.FEEDS, cards=parse_cards("KC"))
    against = reasons(state, "discard:KD", "discard:QH")
    assert against[Why.FEEDS] == Reason(Why.FEEDS, pro=False, cards=parse_cards("KC"))


def test_taking_makes_a_meld_and_shows_a_card() -> None:
    state = position("standard", "6C6D2H8D9DJSQHKCKD7S", SOUTH)
    found = reasons(state, "take", "stock")
    assert found[Why.MELDS] == Reason(Why.MELDS, cards=parse_cards("6C6D6S"))
    assert Why.DEADWOOD in found
    assert [why for why, each in found.items() if not each.pro] == [Why.SHOWS]


def test_a_knock_is_weighed_against_undercuts_and_the_hope_for_gin() -> None:
    state = after_draw("4H5H6H9C9D9SAC2D2S3C", "KS")
    found = reasons(state, "knock:KS", "discard:KS")
    assert found[Why.WINS].pro
    assert found[Why.WINS].number > 10
    assert found[Why.SAFE].number < 10
    late = reasons(state, "discard:KS", "knock:KS")
    assert not late[Why.WINS].pro


def test_gin_says_why() -> None:
    state = after_draw("4H5H6H9C9D9SKCKDKHAC", "9H")
    assert reasons(state, "gin:AC", "discard:AC") == {Why.GIN: Reason(Why.GIN)}


def test_advice_names_near_moves_and_tells_whether_it_is_clear() -> None:
    state = after_draw("7D8D2C2HQSKCAH4S9C5H", "JS")
    near = advise(state.view(1), random.Random(1), judge=Settled(error=0.8))
    assert len(near.options) == 3
    assert not near.clear
    assert near.options[0].points == 10
    best = str(near.options[0].move)
    costs = {str(move): 20.0 * (str(move) != best) for move in state.legal_moves()}
    alone = advise(state.view(1), random.Random(1), judge=Settled(costs))
    assert len(alone.options) == 1
    assert alone.clear
    assert alone.options[0].reasons


def test_gin_is_weighed_beside_the_rest_and_big_gin_above_it() -> None:
    state = after_draw("4H5H6H9C9D9SKCKDKHAC", "9H")
    judged = expert().judge(state.view(1), random.Random(1), 60)
    assert judged[0].move == Move.parse("gin:AC")
    assert judged[0].points > 40
    assert any(each.move.kind == "discard" for each in judged[1:])
    state = after_draw("4H5H6H9C9D9SKCKDKHKS", "9H")
    judged = expert().judge(state.view(1), random.Random(1), 60)
    assert judged[0].move == BIG_GIN
    assert {each.move.kind for each in judged} == {"big_gin", "gin", "discard", "knock"}


def test_by_other_rules_a_club_player_gives_the_advice_without_figures() -> None:
    for rules in ("standard runs=any_suit", "mahjong"):
        state = start_deal(read_rules(rules), DECK, 2)
        (option,) = advise(state.view(1), random.Random(1)).options
        assert option.points is None
        assert option.move in state.view(1).legal


@settings(max_examples=6, derandomize=True, deadline=None)
@given(game=games, seed=st.integers(0, 2**32))
def test_advice_comes_from_the_view_alone(game: Game, seed: int) -> None:
    for state in game.states[:-1:3]:
        view = state.view(state.turn)
        told = advise(view, random.Random(seed), judge=Settled())
        imagined = determinize(view, random.Random(seed)).view(state.turn)
        assert advise(imagined, random.Random(seed), judge=Settled()) == told


GAME = played("standard", 3, sense=1)


def reviewed(judge: Settled, game: Game = GAME, seat: int = 1) -> Review:
    return review(game.states, seat, "a seed", judge)


def test_a_deal_without_a_mistake_says_so() -> None:
    found = reviewed(Settled())
    assert found.decisions == len(decisions_of(GAME.states, 1)) > 5
    assert found.mistakes == ()
    assert found.given == 0


def test_who_had_nothing_to_decide_has_a_review_all_the_same() -> None:
    found = review(GAME.states[:1], 2, "a seed", Settled())
    assert found == Review(0, 0.0, ())


def blundered(word: str, at: int) -> Game:
    """The same deal, with another discard at one of seat 1's decisions."""
    step = decisions_of(GAME.states, 1)[at].step
    moves = (*GAME.moves[:step], Move.parse(word))
    states = list(GAME.states[: step + 1])
    states.append(states[-1].play(moves[-1]))
    return Game(GAME.rules, GAME.deck, GAME.dealer, GAME.knock_card, moves, tuple(states))


def a_discard(at: int) -> tuple[Move, Move]:
    """Of one of seat 1's decisions what was played, and another discard."""
    decision = decisions_of(GAME.states, 1)[at]
    other = next(
        move for move in decision.view.legal if move.kind == "discard" and move != decision.played
    )
    return decision.played, other


@pytest.mark.parametrize("absurd", [False, True])
def test_a_blunder_is_named_with_what_was_better(*, absurd: bool) -> None:
    at = next(
        at for at, each in enumerate(decisions_of(GAME.states, 1)) if each.played.kind == "discard"
    )
    better, worse = a_discard(at)
    judge = Settled({str(worse): 8.0}, absurd=frozenset({str(worse)} if absurd else ()))
    found = reviewed(judge, blundered(str(worse), at))
    assert [(each.better, each.cost) for each in found.mistakes] == [(better, 8.0)]
    assert found.given == 8
    assert max(judge.asked) > 1000


def test_what_only_seems_dear_is_looked_at_again_and_forgiven() -> None:
    judge = Settled({}, noise=6.0)
    costs = dict.fromkeys(map(str, (a_discard(3)[1],)), 1.0)
    assert reviewed(Settled(costs, noise=6.0)).mistakes == ()
    assert reviewed(judge).mistakes == ()
    assert len(set(judge.asked)) > 1


def test_too_uncertain_a_cost_is_no_mistake() -> None:
    at = next(
        at for at, each in enumerate(decisions_of(GAME.states, 1)) if each.played.kind == "discard"
    )
    _, worse = a_discard(at)
    found = reviewed(Settled({str(worse): 8.0}, error=5.0), blundered(str(worse), at))
    assert found.mistakes == ()
    assert found.given == 8


class Hasty(Judge):
    """The expert, who imagines a few deals whatever is asked."""

    def judge(self, view: View, rng: random.Random, deals: int) -> tuple[JudgedMove, ...]:
        return expert().judge(view, rng, min(deals, 12))


@pytest.mark.slow
@pytest.mark.parametrize("preset", [name for name in PRESETS if are_weighed(PRESETS[name])])
def test_a_deal_of_each_preset_is_reviewed(preset: str) -> None:
    game = played(preset, 5, sense=0.9)
    found = review(game.states, 1, "a seed", Hasty())
    assert found.decisions == len(decisions_of(game.states, 1))
    assert review(game.states, 1, "a seed", Hasty()) == found
    assert luck(game.states, 1).draws <= len(game.moves)


@pytest.mark.slow
def test_luck_is_nothing_on_average() -> None:
    """Over many deals good and bad draws make up for each other."""
    drawn = [luck(played("standard", seed, sense=1).states, 1) for seed in range(24)]
    draws = sum(each.draws for each in drawn)
    assert draws > 60
    assert abs(sum(each.drawn for each in drawn) / draws) < 2
    assert max(each.drawn for each in drawn) > 5
    assert min(each.drawn for each in drawn) < -5


def test_the_card_that_was_waited_for_is_luck() -> None:
    hand = "4H5H6H9C9D9SKCKDAC2D"
    state = position("standard", hand, SOUTH, stock="KS", upcard="6S")
    lucky = luck((state, state.play(STOCK)), 1)
    state = position("standard", hand, SOUTH, stock="7S", upcard="6S")
    unlucky = luck((state, state.play(STOCK)), 1)
    assert lucky.drawn > 5
    assert unlucky.drawn < 0
    assert lucky.draws == unlucky.draws == 1
    assert lucky.dealt == unlucky.dealt > 10
