"""How deals of every variant ended: the sums add up, and every result can be drawn."""

# ruff: noqa: RUF001  # the signs of a sum as members read them

import re
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from club.table.scene import SceneSeat
from cogs.kit.phrases import headline, labels, last_deal, total_line
from cogs.play.ui.result import result as module
from cogs.play.ui.result.result import alt_text, draw_result
from cogs.play.ui.result.score_breakdown import sum_lines
from engine.cards import DECK, parse_card, parse_cards
from engine.knock import showdown
from engine.results import AwardLine, DealResult
from engine.rules import PRESETS, Rules, read_rules
from engine.seats import SEATS, Seat
from engine.table.scoring import TableOutcome
from tests.cogs.drawn import check_limits, components, text
from tests.cogs.scenes import EMOJI, FIRST, LONG, PLAIN, scene_of, tongue
from tests.engine import playing, whole_deals
from tests.engine.table import table_games

WHO = ("North", "South")
NUMBER = re.compile("\u2212?\\d+")
ALL_MELDED = "3H 4H 5H 7C 7D 7S JC JD JH JS"
LEFT = "KC KD KH 9S TS QS 2D AD AC 8H"


def numbers(said: str) -> list[int]:
    found = NUMBER.findall(said.replace(",", ""))
    return [int(number.replace("\u2212", "-")) for number in found]


def check_sum(rules: Rules, result: DealResult) -> None:
    """The steps come to what each side scores, and each step to what it says."""
    lines = sum_lines(rules, result, WHO, PLAIN)
    *steps, total = lines
    assert total == total_line(result, WHO, PLAIN, boxes=rules.counts_boxes)
    assert rules.counts_boxes or "box" not in total
    steps = [step for step in steps if not step.startswith("Boxes")]
    if not result.award:
        assert not steps
        assert result.scores == (0, 0)
        return
    scored: Counter[Seat] = Counter()
    for step in steps:
        named = next((seat for seat in SEATS if WHO[seat - 1] in step.partition(":")[0]), None)
        whole = "\u00b7" in step
        theirs = ":" in step or whole
        seat = named if theirs else result.winner
        assert seat is not None
        scored[seat] += numbers(step)[-1]
        if "=" in step:
            worked, _, _ = step.partition("=")
            first, *rest = numbers(worked.replace("North", "").replace("South", ""))
            plus = rest[1:] if whole else []
            assert first - rest[0] + sum(plus) == numbers(step)[-1]
    assert (scored[1], scored[2]) == result.scores
    if result.winner is not None:
        assert numbers(total)[0] == result.points == result.scores[result.winner - 1]
        if result.both:
            assert numbers(total)[-1] == result.scores[2 - result.winner]


def check_drawn(rules: Rules, result: DealResult) -> None:
    """A result fits Discord's limits, also with the longest names and the widest cards."""
    long = (SceneSeat(1, 11, LONG), SceneSeat(2, 22, "e" + "\u0301\u0302" * 20 + LONG))
    for at, seats in enumerate((None, long)):
        ui = tongue(result.points + at)
        scene = scene_of(FIRST, None, rules=rules, last=result)
        if seats is not None:
            scene = replace(scene, seats=seats)
        for picture in (None, b"png"):
            check_limits(draw_result(scene, result, ui, picture))
        assert len(alt_text(scene, result, ui)) <= 1024
    for viewer in SEATS:
        assert headline(result, WHO, PLAIN, viewer)
        assert total_line(result, WHO, PLAIN, viewer)


@pytest.mark.parametrize("preset", PRESETS)
def test_deals_of_every_preset_add_up_and_can_be_drawn(preset: str) -> None:
    rules = PRESETS[preset]
    for seed in range(8):
        deal = whole_deals.played(rules, seed, sense=(0.0, 0.8, 0.9, 1.0)[seed % 4])
        result = deal.states[-1].result
        assert result is not None
        check_sum(rules, result)
        check_drawn(rules, result)


@pytest.mark.slow
@settings(max_examples=60, deadline=None)
@given(st.one_of(playing.games, table_games.games))
def test_deals_under_any_rules_add_up_and_can_be_drawn(
    game: playing.Game | table_games.Game,
) -> None:
    result = game.states[-1].result
    assert result is not None
    check_sum(game.rules, result)
    check_drawn(game.rules, result)


def ended(text: str, outcome: TableOutcome, **more: object) -> tuple[Rules, DealResult]:
    """A deal with melds on the table that ended like this."""
    result = DealResult(
        number=1,
        dealer=2,
        knock_card=None,
        result=outcome.result,
        winner=outcome.winner,
        points=outcome.points,
        boxes=int(outcome.winner is not None),
        knocker=outcome.ender,
        deadwood=outcome.counts,
        award=outcome.award,
        both=outcome.scores,
    )
    return read_rules(text), replace(result, **more)


LOSER_FULL = (AwardLine("loser_full", 50),)
BOTH = (
    AwardLine("table", 85, 1),
    AwardLine("hand", 0, 1),
    AwardLine("gin_bonus", 25, 1),
    AwardLine("table", 20, 2),
    AwardLine("hand", -35, 2),
)


@pytest.mark.parametrize(
    ("deal", "head", "told"),
    [
        (
            ended("mahjong", TableOutcome("out", 1, 1, (0, 35), BOTH, both=True)),
            "North goes out",
            [
                "**North** · table 85 − hand 0 + out 25 = **110**",
                "**South** · table 20 − hand 35 = **−15**",
                "North scores **110 points**, South **−15**",
            ],
        ),
        (
            ended(
                "mahjong",
                TableOutcome("exhausted", None, None, (5, 5), both=True),
            ),
            "Nobody goes out, and nobody is ahead",
            ["Both score **0**"],
        ),
        (
            ended(
                "colonel",
                TableOutcome("exhausted", 2, None, (40, 31), (AwardLine("difference", 9),)),
            ),
            "Nobody goes out: South wins the deal",
            ["Left in hand 40 − 31 = **9**", "South scores **9 points**"],
        ),
        (
            ended(
                "skarney exhaust_count=unmatched_only",
                TableOutcome("exhausted", 2, None, (40, 31), (AwardLine("difference", 9),)),
            ),
            "Nobody goes out: South wins the deal",
            ["Unmatched 40 − 31 = **9**", "South scores **9 points**"],
        ),
        (
            ended("colonel", TableOutcome("exhausted", None, None, (40, 40))),
            "Nobody goes out, and nobody is ahead",
            ["No points for this deal."],
        ),
        (
            ended("colonel_challenge", TableOutcome("challenge", 1, 1, (20, 50), LOSER_FULL)),
            "North challenges and wins",
            ["All that South holds **+50**", "North scores **50 points**"],
        ),
        (
            ended("colonel_challenge", TableOutcome("challenge", 1, 2, (20, 50), LOSER_FULL)),
            "South challenges, and North wins",
            ["All that South holds **+50**", "North scores **50 points**"],
        ),
        (
            ended("colonel_challenge", TableOutcome("challenge", None, 2, (50, 50))),
            "A challenge, and both hold the same: nobody scores",
            ["No points for this deal."],
        ),
        (
            ended(
                "skarney",
                TableOutcome(
                    "out", 2, 2, (61, 0), (AwardLine("deadwood", 61), AwardLine("gin_bonus", 40))
                ),
            ),
            "South goes out",
            [
                "Left with North **+61**",
                "Going out before North has a contract **+40**",
                "South scores **101 points**",
            ],
        ),
        (
            ended(
                "skarney",
                TableOutcome(
                    "out", 2, 2, (61, 0), (AwardLine("deadwood", 61), AwardLine("gin_bonus", 20))
                ),
                melds=((parse_cards("2C3C4C"),), ()),
            ),
            "South goes out",
            ["Left with North **+61**", "Going out **+20**", "South scores **81 points**"],
        ),
    ],
)
def test_each_end_with_melds_on_the_table_is_told(
    deal: tuple[Rules, DealResult], head: str, told: list[str]
) -> None:
    rules, result = deal
    assert headline(result, WHO, PLAIN) == head
    assert sum_lines(rules, result, WHO, PLAIN) == told
    check_sum(rules, result)
    check_drawn(rules, result)


def test_each_side_reads_of_itself_as_you() -> None:
    rules, out = ended("mahjong", TableOutcome("out", 1, 1, (0, 35), BOTH, both=True))
    assert total_line(out, WHO, PLAIN, 1) == "You score **110 points**, South **−15**"
    assert total_line(out, WHO, PLAIN, 2) == "North scores **110 points**, you **−15**"
    assert rules.both_score
    lost = ended("colonel_challenge", TableOutcome("challenge", 1, 2, (20, 50), LOSER_FULL))[1]
    assert headline(lost, WHO, PLAIN, 1) == "South challenges, and you win"
    assert headline(lost, WHO, PLAIN, 2) == "You challenge, and North wins"
    won = replace(lost, knocker=1)
    assert headline(won, WHO, PLAIN, 1) == "You challenge and win"
    assert headline(won, WHO, PLAIN, 2) == "North challenges and wins"


def test_runs_that_pay_both_sides_are_told_for_both() -> None:
    rules = read_rules("sequence sequence_bonus=4/1/1/both spade_doubles=yes")
    mine = tuple(sorted(parse_cards("3H 4H 5H 6H 7C 8C 9C 2S 2D AC")))
    theirs = tuple(sorted(parse_cards("9D TD JD QD 9S 8S 4C 4D 6S 3S")))
    result = showdown(rules, (mine, theirs), knocker=1, knock_card=parse_card("5S"))
    assert result.both
    lines = sum_lines(rules, result, WHO, PLAIN)
    check_sum(rules, result)
    assert any(line.startswith("South: Long runs and pictures **+") for line in lines)
    assert any(line.startswith("South: Spades double it **+") for line in lines)
    assert lines[-1].endswith(f" points**, South **{result.scores[1]}**")  # its boxes pay nothing
    paid = replace(rules, line_bonus=25)
    *_, last = sum_lines(paid, result, WHO, PLAIN)
    assert last.endswith(f" points**, South **{result.scores[1]}**")


@pytest.mark.parametrize(
    ("mode", "knock_card", "told"),
    [
        ("none", "5S", "Boxes: 1 + 2 for gin = **3**"),
        ("extra", "5D", "Boxes: 1 + 2 for gin = **3**"),
        ("extra", "5S", "Boxes: 1 + 2 × 2 for gin = **5**, as spades double the extra"),
        ("all", "5S", "Boxes: 2 × (1 + 2 for gin) = **6**, as spades double them"),
    ],
)
def test_more_than_one_box_is_explained(mode: str, knock_card: str, told: str) -> None:
    rules = read_rules(f"standard spade_double_boxes={mode} extra_boxes=2/3/1")
    hands = (tuple(sorted(parse_cards(ALL_MELDED))), tuple(sorted(parse_cards(LEFT))))
    result = showdown(rules, hands, knocker=1, knock_card=parse_card(knock_card))
    lines = sum_lines(rules, result, WHO, PLAIN)
    assert told in lines
    assert numbers(told)[-1] == result.boxes
    assert f"{result.boxes} boxes" in lines[-1]


def test_a_doubled_box_alone_is_explained() -> None:
    rules = read_rules("standard spade_double_boxes=all")
    hands = (tuple(sorted(parse_cards(ALL_MELDED))), tuple(sorted(parse_cards(LEFT))))
    doubled = showdown(rules, hands, knocker=1, knock_card=parse_card("5S"))
    told = "Boxes: 2 × 1 = **2**, as spades double it"
    assert told in sum_lines(rules, doubled, WHO, PLAIN)
    plain = showdown(rules, hands, knocker=1, knock_card=parse_card("5D"))
    assert not any("Boxes" in line for line in sum_lines(rules, plain, WHO, PLAIN))


def test_melds_on_the_table_are_told_with_what_each_side_put_where() -> None:
    rules = PRESETS["mahjong"]
    meld, other_meld = parse_cards("5C6C7C8C"), parse_cards("9C9D9H")
    result = DealResult(
        number=1,
        dealer=2,
        knock_card=None,
        result="exhausted",
        winner=1,
        deadwood=(5, 20),
        melds=((meld,), (other_meld,)),
        unmatched=((parse_card("2D"),), parse_cards("KDKH")),
        hands=((parse_card("2D"),), parse_cards("KDKH")),
        award=BOTH,
        both=(85, -15),
        table=(parse_cards("5C6C7C"), parse_cards("8C9C9D9H")),
    )
    scene = scene_of(FIRST, None, rules=rules, last=result)
    told = text(draw_result(scene, result, PLAIN))
    assert "**South** · left in hand 20\nOn the table: 9♣ 9♦ 9♥\n" in told
    assert "Laid on the other side’s melds: 8♣\nLeft: K♦ K♥" in told
    assert "**North** · left in hand 5\nOn the table: 5♣ 6♣ 7♣ 8♣\nLeft: 2♦" in told
    drawing = draw_result(scene, result, EMOJI, b"png")
    assert "On the table" not in text(drawing)
    gallery = next(each for each in components(drawing) if each["type"] == 12)
    alt = gallery["items"][0]["description"]
    assert "On the table: nine of clubs, nine of diamonds, nine of hearts." in alt
    assert "South: 20 on the table, less 35 in hand: −15." in alt


def test_the_longest_alt_text_fits_and_cuts_names_where_words_are_longer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whole suits on the table, most of each from the other side, and names of many marks."""
    suits = [tuple(card for card in DECK if card.suit == suit) for suit in range(4)]
    first = (*suits[0][:3], *suits[1][:3], *suits[2][3:], *suits[3][3:])
    result = DealResult(
        number=1,
        dealer=2,
        knock_card=None,
        result="out",
        winner=1,
        knocker=1,
        deadwood=(0, 35),
        melds=((suits[0], suits[1]), (suits[2], suits[3])),
        award=BOTH,
        both=(110, -15),
        table=(first, tuple(card for card in DECK if card not in first)),
    )
    who = ("q\u0323\u0301" * 21, "j\u0323\u0302\u0301" * 15)
    seats = (SceneSeat(1, 11, who[0]), SceneSeat(2, 22, who[1]))
    scene = replace(scene_of(FIRST, None, rules=PRESETS["mahjong"], last=result), seats=seats)
    check_limits(draw_result(scene, result, EMOJI))
    whole = alt_text(scene, result, EMOJI)
    assert len(whole) <= 1024
    assert all(name in whole for name in labels(scene, PLAIN))
    monkeypatch.setattr(module, "_ALT", 800)  # as if a language needed so much more
    said = alt_text(scene, result, EMOJI)
    assert len(said) <= 800
    assert all(name not in said and name[:12] in said for name in labels(scene, PLAIN))
    for each in (whole, said):
        assert each.endswith("\u221215")
        assert len(NUMBER.findall(each)) >= len(DECK) - 4 * len("AJQK")


def test_the_last_deal_is_told_in_a_line_also_where_its_winner_lost_points() -> None:
    rules, out = ended("mahjong", TableOutcome("out", 2, 2, (0, 35), BOTH, both=True))
    assert out.points == -15
    scene = scene_of(FIRST, None, rules=rules, last=out)
    assert last_deal(scene, PLAIN) == "-# Last deal: South goes out (−15 points)."
    assert total_line(out, WHO, PLAIN) == "South scores **−15 points**, North **110**"
