"""A family of variants that is entered from one package is played whole at the wire."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from club.core.errors import NoHints
from cogs.kit.ids import Action
from cogs.kit.press_kinds import PressKind
from cogs.lessons.ui.rulebook import PAGES, Rulebook, draw_rules
from cogs.play.ui.hand.hand import draw_hand
from cogs.play.ui.table.table import draw_table
from engine.cards import DECK, Card
from engine.families import FAMILIES, determinize, family_of
from engine.moves import Move
from engine.open_deal import every_state, open_at, states_of
from engine.players import LEVELS, PLAYERS, levels_for
from engine.record import read_record, replay
from engine.rules import PRESETS, read_rules, write_rules
from engine.seats import SEATS
from playground.driver import texts
from playground.standin.models import EPHEMERAL
from tests.club.club_helpers import dice
from tests.cogs.drawn import check_limits
from tests.cogs.scenes import PLAIN, scene_of
from tests.families.fewest.entering import entered
from tests.families.fewest.family import NAME, RULES
from tests.wire.game_player import GamePlayer
from tests.wire.harness import Harness, offered, open_harness
from tests.wire.sent_messages import PUBLIC, sent

VIEWERS = (*SEATS, None)


@pytest.fixture(autouse=True)
def family() -> Iterator[None]:
    with entered():
        yield


def moves_of(seed: int) -> tuple[list[Card], list[Move]]:
    """A shuffled deck, and the moves of a whole deal of it."""
    rng = random.Random(seed)
    deck = rng.sample(DECK, len(DECK))
    state, made = FAMILIES[NAME].deal(RULES, deck, 1), list[Move]()
    while state.turn is not None:
        made.append(rng.choice(state.legal_moves()))
        state = state.play(made[-1], state.turn)
    return deck, made


def test_its_rules_are_named_read_and_its_own() -> None:
    assert RULES.family == NAME
    assert read_rules(write_rules(RULES)) == RULES
    assert levels_for(RULES) == ("novice",)
    assert family_of(RULES).players.keys() <= {*PLAYERS, *LEVELS}


@pytest.mark.parametrize("seed", range(20))
def test_a_deal_replays_from_its_text_and_is_seen_by_each_viewer_alone(seed: int) -> None:
    deck, made = moves_of(seed)
    read = [(None, Move.parse(str(move))) for move in made]
    states = every_state(RULES, deck, 1, read)
    assert states[-1].result is not None
    rng = random.Random(seed)
    for state in states:
        for viewer in VIEWERS:
            view = state.view(viewer)
            imagined = determinize(view, rng)
            assert imagined.view(viewer) == view
            assert all(family_of(RULES).may_play(view, move) for move in view.legal)
            scenes = [scene_of(each, viewer) for each in (state, imagined)]
            draw = draw_table if viewer is None else draw_hand
            real, other = (draw(scene, PLAIN) for scene in scenes)
            check_limits(real)
            assert real.view.to_components() == other.view.to_components()


def test_a_finished_deal_is_opened_step_by_step() -> None:
    deck, made = moves_of(1)
    states = states_of(RULES, deck, 1, zip([2, 2, 1, 1] * len(made), made, strict=False))
    opened = [open_at(states, step) for step in range(len(states))]
    assert [one.done is None for one in opened] == [step == 0 for step in range(len(states))]


@pytest.mark.parametrize("page", PAGES)
def test_its_rules_are_explained(page: str) -> None:
    check_limits(draw_rules(Rulebook(RULES, 1), PLAIN, page))


@pytest.mark.slow
async def test_members_play_a_game_of_it(tmp_path: Path) -> None:
    async with open_harness(tmp_path, rules=RULES, entropy=dice("fewest")) as harness:
        play = GamePlayer(harness, 1)
        table_id = await play.begin()
        await play.game(table_id)
        assert not list(play.unseemly())
        assert {one.reader for one in sent(harness.discord)} >= {PUBLIC, harness.north.id}
        await check_settled(harness, table_id, deals=2)


@pytest.mark.slow
async def test_the_computer_plays_a_game_of_it(tmp_path: Path) -> None:
    async with open_harness(tmp_path, rules=RULES, entropy=dice("alone")) as harness:
        await harness.north.command("gin practice", level="novice")
        await harness.quiet()
        table_id = await harness.newest_table(harness.north)
        while (await harness.club.tables.snapshot(table_id)).state is not None:
            actor, hand, move = await harness.act(table_id)
            assert actor is harness.north
            assert not any(one.kind == "hint" for one in offered(hand).values()), "it has no coach"
            with pytest.raises(NoHints):
                await harness.club.playing.hint(table_id, await harness.ply(table_id), actor.id)
            await actor.press(hand, move)
            await harness.quiet()
        await check_settled(harness, table_id, deals=1)


async def check_settled(harness: Harness, table_id: int, deals: int) -> None:
    """The results, the settlement and the record are those of the stored game."""
    snapshot, results = (
        await harness.club.tables.snapshot(table_id),
        await harness.club.tables.results(table_id),
    )
    assert snapshot.rules == PRESETS[NAME]
    assert snapshot.contest is not None
    assert snapshot.contest.settlement is not None
    assert len(results) >= deals
    room = await harness.room(table_id)
    await harness.north.wait_for(
        lambda message: Action(PressKind.AGAIN, table_id) in offered(message).values(), where=room
    )
    messages = [one for one in harness.north.messages(room) if not one["flags"] & EPHEMERAL]
    if snapshot.with_computer_alone:
        assert len(messages) == 1, "practice leaves its settlement alone"
    else:
        told = "\n".join(texts(one) for one in messages)
        # The last deal's result is told with the settlement.
        assert all(f"After deal {number}" in told for number in range(1, len(results)))
    record = read_record(await harness.club.tables.record(table_id, harness.north.id))
    replayed = replay(record)
    assert [state.result for state in replayed.states] == list(results)
    assert replayed.contest.settlement == snapshot.contest.settlement
