"""What finds members a game: what it offers each of them, within Discord's limits."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from club.core.deadlines import TimeShown
from club.core.settings import NOTHING_SET, MemberSettings
from club.multiplayer.lobbies import capacity
from club.table.scene import Scene, SceneSeat
from club.watching.game_lists import PAGE, OpenGamesPage, OwnGame
from cogs.matchmaking.ui.queue import draw_left_queue, draw_queued
from cogs.members.ui.friends import draw_blocked, draw_friends
from cogs.play.ui.result.end_notice import draw_ended
from cogs.play.ui.result.settlement import draw_settlement
from cogs.turn_clock.ui.clock import draw_nudge
from cogs.watching.ui.game_lists import draw_games
from cogs.watching.ui.tables import draw_tables
from cogs.watching.ui.watching import draw_watched
from data.core.anonymous import NAME
from data.core.members import Member
from data.matchmaking.queue import QueuePlace
from engine.rules import PRESETS, Rules
from engine.words import MatchFormat
from tests.cogs.drawn import MENU, actions, check_limits, components, labels, text
from tests.cogs.kit.language_cases import in_every_language
from tests.cogs.play.ui.hand.test_spoken_hand import check_words
from tests.cogs.scenes import EMOJI, FIRST, LONG, PLAIN, scene_of, settled, waiting
from tests.engine.whole_deals import played

NOW = datetime(2026, 1, 1, tzinfo=UTC)
PARTNERS = PRESETS.rules("standard", seating="partnership", team_size=6)
ROUND = PRESETS.rules("standard", seating="round_robin")
LONG_SEATS = SceneSeat(1, 11, LONG), SceneSeat(2, 22, LONG)
WIDE = {"server_name": LONG * 3, "channel_name": LONG * 3}


def lobby(rules: Rules, taken: int) -> Scene:
    """A lobby with so many seats taken, on each side in turns."""
    sides = rules.seating == "partnership"
    players = tuple(
        SceneSeat(n, 100 + n, LONG, side=(1 + n % 2) if sides else None)
        for n in range(1, taken + 1)
    )
    return waiting(rules=rules, players=players, seats=players[:2], guest_id=None, **WIDE)


def open_seat() -> Scene:
    own = waiting(guest_id=None, open_seat=True, asked=None, **WIDE)
    return replace(own, players=LONG_SEATS[:1], seats=LONG_SEATS[:1])


def entries() -> list[Scene]:
    """A table of each sort that the list may have."""
    full = capacity(PARTNERS)[1]
    return [
        open_seat(),
        lobby(PARTNERS, 1),
        lobby(PARTNERS, full - 1),
        lobby(ROUND, 3),
        scene_of(FIRST, None, players=LONG_SEATS, seats=LONG_SEATS, **WIDE),
        scene_of(FIRST, None, view=None, **WIDE),
    ]


@settings(max_examples=60, derandomize=True)
@given(
    picks=st.lists(st.integers(0, 5), max_size=PAGE),
    viewer=st.sampled_from([11, 22, 101, 102, 999]),
    page=st.integers(0, 2),
    preset=st.sampled_from(sorted(PRESETS)),
)
def test_any_page_of_what_goes_on_fits(
    picks: list[int], viewer: int, page: int, preset: str
) -> None:
    made = entries()
    scenes = tuple(replace(made[pick], table_id=10**18 + at) for at, pick in enumerate(picks))
    if scenes and scenes[0].rules.seating == "heads_up" and scenes[0].status == "waiting":
        scenes = (replace(scenes[0], rules=PRESETS[preset]), *scenes[1:])
    check_limits(draw_tables(OpenGamesPage(scenes, 1234, 5678, page, 3), viewer, PLAIN))


def test_each_table_offers_what_may_be_done_there() -> None:
    def offers(scene: Scene, viewer: int) -> list[tuple[str, str]]:
        drawing = draw_tables(OpenGamesPage((scene,), 1), viewer, PLAIN)
        return [(one.kind, one.rest) for one in actions(drawing) if one.table]

    assert offers(open_seat(), 22) == [("seat", "accept")]
    assert offers(open_seat(), 11) == []
    assert offers(lobby(PARTNERS, 1), 22) == [("lobby", "join1"), ("lobby", "join2")]
    assert offers(lobby(PARTNERS, 11), 22) == [("lobby", "join1")]
    assert offers(lobby(PARTNERS, 11), 101) == [("lobby", "join1")], "sides may be changed"
    assert offers(lobby(PARTNERS, 11), 102) == []
    assert offers(lobby(ROUND, 3), 22) == [("lobby", "join0")]
    assert offers(lobby(ROUND, 3), 101) == []
    assert offers(scene_of(FIRST, None), 99) == [("watch", "look")]
    assert offers(scene_of(FIRST, None), 11) == [("open", "")]


def test_pages_are_turned_where_there_are_more() -> None:
    for page, to in ((0, ["1"]), (1, ["0", "2"]), (2, ["1"])):
        drawing = draw_tables(OpenGamesPage((open_seat(),), 9, 9, page, 3), 11, PLAIN)
        assert [one.rest for one in actions(drawing) if one.kind == "tables"] == to


def test_an_empty_server_says_how_to_begin() -> None:
    empty = draw_tables(OpenGamesPage(), 11, PLAIN)
    assert PLAIN.text("tables-none") in text(empty)
    assert [(one.kind, one.rest) for one in actions(empty)] == [("play", "anyone")]


@pytest.mark.parametrize("preset", sorted(PRESETS))
@pytest.mark.parametrize("follows", [True, False, None])
def test_any_table_can_be_watched(preset: str, *, follows: bool | None) -> None:
    # The presets that are played by partners are dealt to two all the same.
    state = next(one for one in played(PRESETS[preset], 1, sense=0.8).states if one.result is None)
    scene = scene_of(state.view(None), None, players=LONG_SEATS, seats=LONG_SEATS, **WIDE)
    drawing = draw_watched(scene, EMOJI, follows=follows, message_id=777)
    check_limits(drawing)
    kinds = [one.kind for one in actions(drawing)]
    assert "hand" not in kinds
    words = [one.rest for one in actions(drawing) if one.kind == "watch"]
    assert (
        words == {True: ["again", "unfollow"], False: ["again", "follow"], None: ["again"]}[follows]
    )


def test_watching_between_rounds_and_after_the_end() -> None:
    between = draw_watched(scene_of(FIRST, None, view=None), PLAIN, follows=False)
    over = draw_watched(settled(**WIDE), PLAIN, follows=False, message_id=777)
    for drawing in (between, over):
        check_limits(drawing)
    assert [one.kind for one in actions(between)] == ["watch", "watch", "rules"]
    assert [one.kind for one in actions(over)] == ["scores"]


def test_the_end_is_told_with_the_way_to_its_settlement() -> None:
    drawing = draw_ended(settled(**WIDE), NOTHING_SET, PLAIN, message_id=777)
    check_limits(drawing)
    assert "wins" in text(drawing)
    assert labels(drawing) == ["How it was settled"]
    assert labels(draw_ended(settled(), NOTHING_SET, PLAIN)) == ["#gin-table"]


@in_every_language
def test_the_end_is_read_aloud_to_those_who_want_it(language: str) -> None:
    for message_id in (None, 777):
        own = MemberSettings(spoken=True)
        check_words(draw_ended(settled(), own, PLAIN.in_language(language), message_id=message_id))


@pytest.mark.parametrize("number", [0, 1, 8, 9, 100])
def test_lists_of_members_fit(number: int) -> None:
    every = [Member(10**18 + at, LONG) for at in range(number)]
    for page in (0, 1, 99):
        for here in (True, False):
            friends = draw_friends(every, PLAIN, page=page, here=here, note="note")
            check_limits(friends)
            challenges = [one for one in actions(friends) if one.rest.startswith("challenge")]
            assert bool(challenges) == (here and number > 0)
        check_limits(draw_blocked(every, PLAIN, page=page, note="note"))


@pytest.mark.parametrize(("locale", "word"), [("en", "Someone"), ("de", "Jemand")])
def test_somebody_forgotten_can_be_unblocked(locale: str, word: str) -> None:
    gone = Member(-(2**48), NAME)
    drawing = draw_blocked([gone, Member(11, "North")], PLAIN.in_language(locale))
    assert f"**{word}**" in text(drawing)
    freed = [one.rest for one in actions(drawing) if one.rest.startswith("unblock")]
    assert freed == [f"unblock.{-(2**48)}", "unblock.11"]


def test_a_place_in_the_queue_says_what_for() -> None:
    queued = QueuePlace(1, 11, 2, "gin-table", "standard", NOW, NOW + timedelta(days=1), 5)
    for preset in PRESETS.values():
        drawing = draw_queued(queued, preset, PLAIN)
        check_limits(drawing)
        assert [one.kind for one in actions(drawing)] == ["queue"]
        check_limits(draw_left_queue(preset, PLAIN))


def test_reminders_say_who_waits() -> None:
    scene = scene_of(FIRST, None, **WIDE)
    for member_id in (None, 22):
        drawing = draw_nudge(scene, LONG, PLAIN, member_id)
        check_limits(drawing)
        assert [one.kind for one in actions(drawing)] == ["open"]
        assert ("<@22>" in text(drawing)) == (member_id is not None)


def test_games_tell_since_when_and_offer_a_reminder() -> None:
    assert scene_of(FIRST, 1).view is not None
    scenes = [
        scene_of(FIRST, seat, table_id=10**18 + at, players=LONG_SEATS, seats=LONG_SEATS, **WIDE)
        for at, seat in enumerate((1, 2) * 10)
    ]
    games = {one.table_id: OwnGame(one, NOW, nudge=True) for one in scenes}
    for page in range(4):
        drawing = draw_games(scenes, 22, PLAIN, dict.fromkeys(games, 777), games, page=page)
        check_limits(drawing)
        assert text(drawing).count("The turn began <t:") == 5
        assert {"nudge", "pause"} <= {one.kind for one in actions(drawing)}
    first = draw_games(scenes, 22, PLAIN, dict.fromkeys(games, 777), games)
    mine = [one.table_id for one in scenes if one.viewer == one.to_act]
    opened = [one.table for one in actions(first) if one.kind == "open"]
    assert opened == mine[:5], "what waits for the member comes first, each with one press"
    asked = waiting(table_id=5)
    drawing = draw_games([asked], 22, PLAIN, games={5: OwnGame(asked, NOW)})
    check_limits(drawing)
    assert "Sent <t:" in text(drawing)


def test_a_series_is_offered_after_a_single_game_for_two() -> None:
    def menus(scene: Scene) -> int:
        drawing = draw_settlement(scene, PLAIN)
        check_limits(drawing)
        return sum(one["type"] == MENU for one in components(drawing))

    over = settled()
    assert menus(over) == 1
    assert menus(replace(over, rules=replace(over.rules, exact_margin_forfeit=100))) == 0
    assert (
        menus(replace(over, rules=replace(over.rules, match=MatchFormat.BEST_OF, best_of=3))) == 0
    )


def test_games_tell_until_when_a_turn_may_take() -> None:
    until = NOW + timedelta(days=1)
    scene = scene_of(FIRST, 1, time=TimeShown(until=until))
    drawing = draw_games([scene], 11, PLAIN, games={scene.table_id: OwnGame(scene, NOW)})
    check_limits(drawing)
    assert f"<t:{int(until.timestamp())}:R>" in text(drawing)
