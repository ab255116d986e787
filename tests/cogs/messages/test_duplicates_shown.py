"""What the messages of a duplicate cup's tables show, and to whom."""

import json
import random
import re
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from club.core.deadlines import Terms
from club.core.errors import NoHints
from club.table.scene import scene, scene_for
from club.table.snapshot import Snapshot
from cogs.kit.cards import CardFaces
from cogs.kit.drawing import Drawing, Ui
from cogs.kit.press_kinds import PressKind
from cogs.kit.text import Text
from cogs.messages.desired_messages import hand, wanted
from cogs.messages.sheet_pictures import ledger_of
from cogs.play.ui.hand.hand import draw_hand
from cogs.play.ui.result.scores import draw_scores
from cogs.play.ui.result.sheet_picture import printed
from cogs.watching.ui.watching import draw_watched
from data.schema.vocabulary import DisplayKind
from engine.cards import DECK
from tests.club.club_helpers import off_turn, on_turn, play_out, step
from tests.club.cups.duplicate.duplicate_club import DUPLICATE, any_move, tables_of
from tests.club.cups.team_club import TeamClub
from tests.club.turn_clock.quiet_days import pass_days
from tests.cogs.drawn import actions, check_limits, components, text
from tests.cogs.messages.display_harness import DisplayHarness

FACES = {
    f"card_{card.text.lower()}": f"<:card_{card.text.lower()}:{at}>"
    for at, card in enumerate(DECK, start=1)
}
PICTURED = Ui(Text(), CardFaces(FACES))
SIGNS = Ui(Text(), CardFaces({}))
FACE = re.compile(r"card_([a-z0-9]{2})\b")
SIGN = re.compile(r"[♠♥♦♣]")
CARDS = {str(card) for card in DECK}


def cards_on(drawing: Drawing) -> set[str]:
    """The cards that a drawing shows by their emojis."""
    told = json.dumps(drawing.view.to_components(), ensure_ascii=False)
    return {each.upper() for each in FACE.findall(told)}


def check_cardless(drawing: Drawing) -> None:
    """Hold a drawing to showing no card: as an emoji, as a sign, in words or in an id."""
    told = json.dumps(drawing.view.to_components(), ensure_ascii=False)
    assert not FACE.search(told)
    assert not SIGN.search(told)
    for each in components(drawing):
        said = each.get("custom_id", "").partition("~")[0]
        assert not CARDS & set(re.split(r"[^A-Za-z0-9]", said))


async def public(host: TeamClub, here: Snapshot) -> list[Drawing]:
    """Everything that is drawn of a table for others than the two who play at it."""
    for_all = [each for each in wanted(here) if each.kind != DisplayKind.HAND]
    seen = scene(here, None)
    results = await host.club.tables.results(here.table.table_id)
    drawn = list[Drawing]()
    for ui in (PICTURED, SIGNS):
        for want in for_all:
            assert want.picture is None
            drawn.append(await want.plain.drawing(ui))
        drawn.append(draw_watched(seen, ui, follows=True))
        drawn.append(draw_scores(seen, ui, ledger_of(seen, results)))
        drawn.append(draw_hand(scene_for(here, 4711), ui))
    return drawn


async def check_hands(here: Snapshot) -> None:
    """Hold both hands to what their members see at the table themselves."""
    for seated in here.seats:
        assert seated.member_id is not None
        drawing = await hand(here, seated.member_id).drawing(PICTURED)
        check_limits(drawing)
        shown = cards_on(drawing)
        if here.state is None:
            assert not shown
            continue
        state = here.state
        moved = {each.card for each in state.view(seated.seat).moves if each.card is not None}
        laid = {card for _, meld in state.open_melds for card in meld}
        known = {*state.hands[seated.seat - 1], *state.pile, *moved, *laid}
        assert shown <= {str(card) for card in known}


@pytest.fixture
def host(harness: DisplayHarness) -> TeamClub:
    return TeamClub(harness.club, harness.clock)


@settings(
    max_examples=3,
    deadline=None,
    phases=(Phase.generate,),
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(seed=st.integers(0, 2**32))
@pytest.mark.slow
async def test_nobody_else_sees_a_card(host: TeamClub, seed: int) -> None:
    rng = random.Random(seed)
    cup = await host.begin_teams(DUPLICATE, 2)
    running = await tables_of(host, cup)
    while running:
        at = rng.randrange(len(running))
        before, here = running[at], await any_move(host.club, running[at], rng)
        running[at] = here
        if rng.random() < 0.1 or before.deal != here.deal:
            for drawing in await public(host, here):
                check_limits(drawing)
                check_cardless(drawing)
            await check_hands(here)
        if here.state is None:
            del running[at]
    await host.look()


async def test_a_hand_is_all_that_its_member_sees(host: TeamClub) -> None:
    cup = await host.begin_teams(DUPLICATE, 2)
    here = (await tables_of(host, cup))[0]
    for drawing in await public(host, here):
        check_cardless(drawing)
        assert "1,000" not in text(drawing), "a target that nobody reaches"
    await check_hands(here)
    on = here.state.turn if here.state else 1
    own = next(each for each in here.seats if each.seat == on)
    assert cards_on(await hand(here, own.member_id or 0).drawing(PICTURED))


async def test_no_coach_plays_along_where_the_computer_stands_in(host: TeamClub) -> None:
    cup = await host.begin_teams(replace(DUPLICATE, clock=Terms.parse("relaxed:24")), 2)
    here = (await tables_of(host, cup))[0]
    table_id, late, waiting = here.table.table_id, on_turn(here), off_turn(here)
    await pass_days(host.club, host.clock, 1.5)
    here = await host.club.clocks.stand_in(table_id, here.table.ply, waiting)
    assert late not in {each.member_id for each in here.seats}
    while here.computer_to_move is not None:
        here = await step(host.club, here)
    with pytest.raises(NoHints):
        await host.club.playing.hint(table_id, here.table.ply, waiting)
    drawing = await hand(here, waiting).drawing(SIGNS)
    assert PressKind.HINT not in {each.kind for each in actions(drawing)}
    here = await play_out(host.club, here)
    drawing = await hand(here, waiting).drawing(SIGNS)
    assert PressKind.AGAIN not in {each.kind for each in actions(drawing)}


async def test_the_sheet_has_the_points_and_no_card(host: TeamClub) -> None:
    cup = await host.begin_teams(DUPLICATE, 2)
    here = await play_out(host.club, (await tables_of(host, cup))[0])
    (want,) = (each for each in wanted(here) if each.kind == DisplayKind.SETTLEMENT)
    results = await host.club.tables.results(here.table.table_id)

    said = [text(await each.plain.drawing(SIGNS)) for each in wanted(here)]
    assert not [each for each in said if "1,000" in each]

    async def deals() -> tuple[object, ...]:
        return results

    drawing = await want.drawing(PICTURED, deals)  # pyright: ignore[reportArgumentType]
    check_cardless(drawing)
    check_limits(drawing)
    contest = scene(here, None).contest
    assert contest is not None
    words = printed(contest, ("@one", "@other"), SIGNS, duplicate=True)
    assert words.target == "four deals"
    told = json.dumps(drawing.view.to_components(), ensure_ascii=False)
    assert "Score sheet, Standard, four deals" in told
    assert "1,000" not in told
    assert PressKind.AGAIN not in {each.kind for each in actions(drawing)}
