"""Challenge, table, result and settlement: what they say, and how large they get."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from club.table.scene import SceneSeat
from cogs.kit.cards import plain_faces
from cogs.kit.drawing import Ui
from cogs.kit.ids import seal_suffix
from cogs.kit.notice import draw_resign
from cogs.kit.press_kinds import PressKind
from cogs.matchmaking.ui.challenge import draw_challenge
from cogs.play.ui.hand.hand import draw_hand
from cogs.play.ui.result.result import draw_result
from cogs.play.ui.result.scores import draw_scores
from cogs.play.ui.result.settlement import draw_settlement
from cogs.play.ui.table.table import draw_table
from cogs.watching.ui.game_lists import draw_game_choice, draw_games
from engine.cards import parse_cards
from engine.contest import Contest
from engine.knock import showdown
from engine.moves import RESIGN, Move
from engine.results import DealResult
from engine.rules import PRESETS
from engine.seats import SEATS, Seat, other
from engine.words import MatchFormat
from tests.cogs.drawn import ROW, actions, check_limits, components, labels, payload, text
from tests.cogs.kit.language_cases import in_every_language
from tests.cogs.scenes import (
    EMOJI,
    FIRST,
    LONG,
    PLAIN,
    RULES,
    STANDARD,
    deals,
    results,
    scene_of,
    settled,
    tongue,
    waiting,
)


def test_a_challenge_says_who_what_and_until_when() -> None:
    drawing = draw_challenge(waiting(), PLAIN)
    check_limits(drawing)
    said = text(drawing)
    assert "### North challenges <@22>" in said
    assert "Knock at 10" in said
    assert "Ten cards, knock low or wait for gin" in said
    assert "undercut\u00a025" in said
    assert "-# Rated\n" in said
    assert "<t:1767225600:R>" in said
    assert 8 * "ab" not in said
    assert payload(drawing).count(seal_suffix(32 * "ab")) == 1
    assert labels(drawing) == ["Accept", "Decline", "More"]
    assert [action.rest for action in actions(drawing)] == ["accept", "decline", "more"]


@in_every_language
def test_the_answers_stand_in_one_row_on_the_narrowest_phone(language: str) -> None:
    drawing = draw_challenge(waiting(), PLAIN.in_language(language))
    rows = [each for each in components(drawing) if each["type"] == ROW]
    assert [len(each["components"]) for each in rows] == [3]


CHECK = "Check the shuffles"
COUNTERED = {"former": STANDARD, "asked": 11, "offered_by": 22}


@pytest.mark.parametrize(
    ("reader", "changes", "said", "offered"),
    [
        (11, {}, "You challenge South", ["Other rules…", "Rules", CHECK, "Withdraw"]),
        (22, {}, "North challenges you", ["Accept now", "Other rules…", "Rules", CHECK]),
        (33, {}, "North challenges South", ["Rules", CHECK]),
        (11, COUNTERED, "South offers you other rules", ["Other rules…", "Rules", CHECK]),
        (
            22,
            COUNTERED,
            "You offer North other rules",
            ["Other rules…", "Rules", CHECK, "Withdraw"],
        ),
    ],
)
def test_a_member_is_addressed_and_finds_what_they_alone_may_do(
    reader: int, changes: dict[str, Any], said: str, offered: list[str]
) -> None:
    drawing = draw_challenge(waiting(**changes), PLAIN, reader)
    check_limits(drawing)
    assert f"### {said}" in text(drawing)
    assert labels(drawing) == offered


@pytest.mark.parametrize(
    ("status", "reader", "said"),
    [
        ("declined", 22, "**You"),
        ("declined", 11, "**South would rather not.**"),
        ("withdrawn", 11, "**You took the challenge back.**"),
        ("playing", 11, "### You against South"),
        ("playing", 22, "### You against North"),
    ],
)
def test_who_reads_how_it_came_out_is_addressed(status: str, reader: int, said: str) -> None:
    assert said in text(draw_challenge(waiting(status=status), PLAIN, reader))


def test_house_rules_are_named() -> None:
    rules = PRESETS.rules("oklahoma", gin_bonus=20)
    for drawing in (
        draw_challenge(waiting(rules=rules), PLAIN),
        draw_table(scene_of(FIRST, None, rules=rules), PLAIN),
    ):
        assert "House rules: gin pays 20 (25)" in text(drawing)
    assert "House rules" not in text(draw_challenge(waiting(), PLAIN))


def test_an_open_seat_may_be_taken_or_withdrawn() -> None:
    seats = (SceneSeat(1, 11, "North"),)
    scene = waiting(open_seat=True, guest_id=None, seats=seats)
    drawing = draw_challenge(scene, PLAIN)
    check_limits(drawing)
    assert labels(drawing) == ["Sit down", "More"]
    assert [action.rest for action in actions(drawing)] == ["accept", "more"]
    assert labels(draw_challenge(scene, PLAIN, 11)) == ["Other rules…", "Rules", CHECK, "Withdraw"]
    assert labels(draw_challenge(scene, PLAIN, 22)) == ["Sit down", "Rules", CHECK]
    assert draw_table(scene, PLAIN).view.to_components() == drawing.view.to_components()


def test_a_challenge_that_is_played_leads_its_players_to_their_hands() -> None:
    drawing = draw_challenge(waiting(status="playing"), PLAIN)
    check_limits(drawing)
    assert "Rated" not in text(drawing), "it is told to those who decide"
    assert labels(drawing) == ["My hand"]
    assert [action.kind for action in actions(drawing)] == ["open"]
    assert labels(draw_challenge(waiting(status="playing"), PLAIN, 11)) == []


@pytest.mark.parametrize("status", ["finished", "declined", "withdrawn", "expired"])
def test_an_answered_challenge_has_no_buttons(status: str) -> None:
    drawing = draw_challenge(waiting(status=status), PLAIN)
    check_limits(drawing)
    assert labels(drawing) == []
    assert "<t:" not in text(drawing)


@pytest.mark.parametrize("status", ["playing", "finished"])
def test_a_game_that_has_begun_says_who_plays_whom(status: str) -> None:
    said = text(draw_challenge(waiting(status=status), PLAIN))
    assert "### North against South" in said
    assert "<@" not in said


@pytest.mark.parametrize("status", ["withdrawn", "expired"])
def test_an_open_seat_that_nobody_took_still_says_so(status: str) -> None:
    scene = waiting(status=status, guest_id=None, seats=(SceneSeat(1, 11, "North"),))
    assert "### North offers a game" in text(draw_challenge(scene, PLAIN))


@pytest.mark.parametrize("several", [True, False])
def test_a_table_has_a_number_only_where_there_is_a_choice(several: bool) -> None:  # noqa: FBT001
    seen, own = (
        scene_of(FIRST, viewer, table_id=7, numbered=several) for viewer in (None, SEATS[0])
    )
    for drawing in (
        draw_challenge(waiting(table_id=7, numbered=several), PLAIN),
        draw_table(seen, PLAIN),
        draw_hand(own, PLAIN),
        draw_resign(own, PLAIN),
    ):
        assert ("table 7" in text(drawing).lower()) is several
    assert "Table 7" in text(draw_games([own], 11, PLAIN))


def test_a_screen_does_not_name_the_server_and_channel_that_it_is_read_in() -> None:
    own = scene_of(FIRST, 1)
    here, server = PLAIN.read_in(own.server_id, own.channel_id), PLAIN.read_in(own.server_id, 9)
    assert text(draw_hand(own, PLAIN)).count("The Card Room") == 1
    there = "[#gin-table](https://discord.com/channels/1/2)"
    assert there in text(draw_hand(own, PLAIN))
    assert "The Card Room" not in text(draw_hand(own, server))
    assert there in text(draw_hand(own, server))
    for drawing in (draw_hand(own, here), draw_resign(own, here), draw_games([own], 11, here)):
        assert "The Card Room" not in payload(drawing)
        assert "gin-table" not in payload(drawing)


@pytest.mark.parametrize(
    ("preset", "lost"),
    [("standard", "the game,"), ("hollywood", "all its columns,"), ("best_of", "whole series,")],
)
def test_who_resigns_is_told_what_is_lost(preset: str, lost: str) -> None:
    rules = replace(PRESETS["standard"], match=MatchFormat.BEST_OF)
    own = replace(scene_of(FIRST, 1), rules=rules if preset == "best_of" else PRESETS[preset])
    assert lost in text(draw_resign(own, PLAIN))


def test_which_of_several_games_is_asked() -> None:
    scenes = [scene_of(FIRST, 1, table_id=number) for number in range(1, 20)]
    drawing = draw_game_choice(scenes, 11, PLAIN)
    check_limits(drawing)
    assert text(drawing).startswith("### Which game?")
    assert "And 14 more." in text(drawing)
    assert {one.kind for one in actions(drawing)} == {PressKind.OPEN, PressKind.PAUSE}
    shown = [one.table for one in actions(drawing) if one.kind == PressKind.OPEN]
    assert shown == list(range(1, 6))


def test_the_table_says_who_leads_what_lies_open_and_whose_turn_it_is() -> None:
    said = text(draw_table(scene_of(FIRST, None), PLAIN))
    mover = scene_of(FIRST, None).name(FIRST.turn or 1)
    assert "### North 0 – 0 South" in said  # noqa: RUF001 - a dash
    assert "boxes" not in said
    assert (
        f"-# Top of the pile · 31 cards in the stock\n# {plain_faces('en').label(FIRST.pile[-1])}"
        in said
    )
    assert f"**{mover} to play.**" in said


def test_boxes_are_told_on_the_sheet_once_there_are_any_and_where_they_pay() -> None:
    sheet = Contest.start(STANDARD, 1).add(undercut())
    scene = scene_of(FIRST, None, contest=sheet)
    assert "boxes\u00a00\u00a0\u2013\u00a01" in text(draw_scores(scene, PLAIN))
    assert "boxes\u00a0" not in text(draw_table(scene, PLAIN))
    free = PRESETS.rules("standard", line_bonus=0)
    unpaid = scene_of(FIRST, None, contest=sheet, rules=free)
    assert "boxes\u00a0" not in text(draw_scores(unpaid, PLAIN))


def test_the_last_deal_is_told_until_the_next_is_under_way() -> None:
    last = undercut()
    assert "Last deal: South undercuts North" in text(
        draw_table(scene_of(FIRST, None, last=last), PLAIN)
    )
    own = draw_hand(scene_of(FIRST, 1, last=last), PLAIN)
    check_limits(own)
    assert "### Last deal: South undercuts you\nSouth scores **31 points**\n" in text(own)
    assert "-# [The last deal in #gin-table](https://discord.com/channels/1/2)\n" in text(own)
    theirs = text(draw_hand(scene_of(FIRST, 2, last=last), PLAIN))
    assert "### Last deal: You undercut North\nYou score **31 points**\n" in theirs
    later = FIRST.play(Move("pass")).play(Move("pass"))
    assert "undercuts" not in text(draw_table(scene_of(later, None, last=last), PLAIN))
    acted = draw_hand(scene_of(later, 1, last=last), PLAIN)
    assert "undercuts" not in text(acted)
    assert "The last deal in" not in text(acted)
    assert "[#gin-table](https://discord.com/channels/1/2)" in text(acted)


@pytest.mark.parametrize("viewer", SEATS)
def test_a_hand_speaks_to_its_reader_however_the_last_deal_ended(viewer: Seat) -> None:
    for result in ended():
        said = text(draw_hand(scene_of(FIRST, viewer, last=result), PLAIN))
        me = scene_of(FIRST, None).name(viewer)
        assert me not in said
        headed = said.splitlines()[1]
        won = result.winner == viewer and result.result in {"knock", "gin", "big_gin", "undercut"}
        assert not won or "You " in headed
        assert ("You score" in said) == (
            result.winner == viewer and result.result not in {"resign", "forfeit"}
        )


def test_a_game_begins_by_saying_where_the_hands_are() -> None:
    assert "**My hand** shows it here" in text(draw_table(scene_of(FIRST, None), PLAIN))
    later = FIRST.play(Move("pass")).play(Move("pass"))
    assert "My hand" not in text(draw_table(scene_of(later, None), PLAIN))


def undercut() -> DealResult:
    """A knock with 10 against 4."""
    knocker = parse_cards("3H 4H 5H 7C 7D 7S JC JD JH TC")
    defender = parse_cards("KC KD KH 9S TS JS QS 2D AD AC")
    return showdown(STANDARD, (tuple(sorted(knocker)), tuple(sorted(defender))), knocker=1)


def ended() -> Iterator[DealResult]:
    """Results of every kind."""
    for seed in range(30):
        yield results(seed, RULES[seed % len(RULES)])
    resigned = FIRST.play(RESIGN, 1).result
    assert resigned is not None
    yield resigned
    for word in ("forfeit", "void"):
        result = FIRST.play(Move(word), 2).result
        assert result is not None
        yield result
    yield DealResult(1, 1, None, "misdeal")
    yield undercut()
    defender = tuple(sorted(parse_cards("KC KD KH 9S TS QS 2D AD AC 8H")))
    for melded in ("3H 4H 5H 7C 7D 7S JC JD JH JS", "3H 4H 5H 7C 7D 7S 7H JC JD JH JS"):
        yield showdown(STANDARD, (tuple(sorted(parse_cards(melded))), defender), knocker=1)
    yield replace(results(1, STANDARD), result="tie", winner=None, award=())
    yield replace(results(1, STANDARD), result="cancelled_gin", winner=None, award=())


@pytest.mark.parametrize("ui", [PLAIN, EMOJI], ids=["signs", "emojis"])
def test_a_result_of_any_kind_can_be_drawn(ui: Ui) -> None:
    kinds = set[str]()
    for result in ended():
        kinds.add(result.result)
        for picture in (None, b"png"):
            drawing = draw_result(scene_of(FIRST, None, last=result), result, ui, picture)
            check_limits(drawing)
            assert len(drawing.files) == (bool(picture) and result.result != "misdeal")
    assert kinds >= {"knock", "gin", "big_gin", "undercut", "draw", "tie", "cancelled_gin"}
    assert kinds >= {"resign", "forfeit", "void", "misdeal"}


def knocked() -> DealResult:
    """A knock on which the other side lays two cards off."""
    knocker = parse_cards("3H 4H 5H 7C 7D 7S JC JD JH 2C")
    defender = parse_cards("6H 7H KC KD KH 9S TS JS 8D AD")
    return showdown(STANDARD, (tuple(sorted(knocker)), tuple(sorted(defender))), knocker=1)


def test_a_result_shows_both_hands_and_the_sum() -> None:
    result = knocked()
    drawing = draw_result(scene_of(FIRST, None, last=result), result, PLAIN)
    said = text(drawing)
    assert "## North knocks with 2" in said
    assert "3♥ 4♥ 5♥ · 7♣ 7♦ 7♠ · J♣ J♦ J♥" in said
    assert "K♣ K♦ K♥ · 9♠ 10♠ J♠" in said or "9♠ 10♠ J♠ · K♣ K♦ K♥" in said
    laid = next(line for line in said.splitlines() if line.startswith("Laid off"))
    assert {"6♥", "7♥"} == set(laid.removeprefix("Laid off: ").split())
    assert "Unmatched: A♦ 8♦" in said
    assert "Deadwood 9 − 2 = **7**" in said  # noqa: RUF001 - a minus sign
    assert "North scores **7 points**" in said
    assert said.index("**North**") < said.index("**South**")


def test_an_undercut_says_who_was_undercut_and_what_it_pays() -> None:
    said = text(draw_result(scene_of(FIRST, None), undercut(), PLAIN))
    assert "## South undercuts North" in said
    assert "Deadwood 10 − 4 = **6**" in said  # noqa: RUF001 - a minus sign
    assert said.index("Deadwood 10") < said.index("Undercut **+25**")
    assert "South scores **31 points**" in said


def test_the_picture_spares_the_hands_but_not_the_layoffs_and_the_sum() -> None:
    result = knocked()
    said = text(draw_result(scene_of(FIRST, None, last=result), result, PLAIN, b"png"))
    assert "Unmatched" not in said
    assert "K♣" not in said
    assert "South laid off 6♥ 7♥ on 3♥ 4♥ 5♥.\n" in said
    assert "Deadwood 9 − 2 = **7**" in said  # noqa: RUF001 - a minus sign
    assert "laid off" not in text(draw_result(scene_of(FIRST, None), undercut(), PLAIN, b"png"))


def test_the_picture_says_the_same_in_words() -> None:
    result = knocked()
    drawing = draw_result(scene_of(FIRST, None, last=result), result, EMOJI, b"png")
    gallery = next(each for each in components(drawing) if each["type"] == 12)
    (item,) = gallery["items"]
    assert item["media"]["url"] == "attachment://deal-1.png"
    assert "North knocks with 2" in item["description"]
    assert "Laid off: six of hearts, seven of hearts." in item["description"]
    assert "*" not in item["description"]
    first, second = drawing.files[0](), drawing.files[0]()
    assert first.filename == "deal-1.png"
    assert first.fp.read() == second.fp.read() == b"png"


def test_a_settlement_adds_up() -> None:
    scene = settled()
    drawing = draw_settlement(scene, PLAIN)
    check_limits(drawing)
    said, settlement = text(drawing), scene.settlement
    assert settlement is not None
    for seat in SEATS:
        assert f"**{scene.name(seat)} {settlement.totals[seat - 1]:,}**" in said
        assert (
            sum(line.points for line in settlement.lines[seat - 1]) == settlement.totals[seat - 1]
        )
    assert f"Won by {settlement.net:,} points" in said
    for number in ("ef" * 32, "ab" * 12, str(scene.presses)):
        assert number not in said, "that stands in the check of the shuffles"
    assert labels(drawing) == ["Rematch", "Replay", "Standings", "Cheer", "Coach", CHECK]
    winner = settlement.winner
    assert winner is not None
    won = text(draw_hand(replace(scene, viewer=winner, player=winner), PLAIN))
    assert won.startswith("## You win")
    assert f"Won by {settlement.net:,} points" in won
    mine = draw_settlement(replace(scene, viewer=winner, player=winner), PLAIN)
    assert labels(mine) == ["Rematch", "Replay", "Coach"], "digits are no part of a result"
    lost = text(draw_hand(replace(scene, viewer=other(winner), player=other(winner)), PLAIN))
    assert lost.splitlines()[0] == said.splitlines()[0]
    assert scene.name(other(winner)) not in lost.split("###")[0]
    assert won.count("###") == lost.count("###") == 1
    assert labels(draw_table(scene, PLAIN)) == []


@pytest.mark.parametrize("word", ["resign", "forfeit", "void"])
def test_a_contest_that_stopped_says_how(word: str) -> None:
    result = FIRST.play(Move(word), 1).result
    assert result is not None
    sheet = Contest.start(STANDARD, 1).add(result)
    scene = replace(settled(), contest=sheet, settlement=sheet.settlement, last=result)
    drawing = draw_settlement(scene, PLAIN)
    check_limits(drawing)
    head = text(drawing).splitlines()[0]
    expected = {
        "resign": "## North resigned: South wins",
        "forfeit": "## North ran out of time: South wins",
        "void": "## The game ended without a winner",
    }
    assert head == expected[word]


def test_nobody_is_nothing_ahead() -> None:
    result = FIRST.play(RESIGN, 1).result
    assert result is not None
    sheet = Contest.start(STANDARD, 1).add(result)
    assert sheet.settlement is not None
    even = replace(sheet.settlement, net=0)
    assert "ahead" not in text(draw_settlement(replace(settled(), settlement=even), PLAIN))


def test_a_contest_that_is_not_settled_has_no_settlement() -> None:
    with pytest.raises(ValueError, match="not settled"):
        draw_settlement(scene_of(FIRST, None), PLAIN)


@pytest.mark.slow
def test_long_names_fit_everywhere() -> None:
    seats = (SceneSeat(1, 11, LONG), SceneSeat(2, 22, LONG))
    long = {"seats": seats, "server_name": LONG * 3, "channel_name": LONG * 3}
    for seed in range(0, 9, 2):
        for state in deals(seed, RULES[seed]):
            if state.turn is None:
                continue
            check_limits(draw_table(scene_of(state, None, **long), tongue(state.ply)))
            check_limits(draw_hand(scene_of(state, state.turn, **long), tongue(state.ply)))
    for at, result in enumerate(ended()):
        scene = scene_of(FIRST, None, last=result, **long)
        check_limits(draw_result(scene, result, tongue(at), b"png"))
