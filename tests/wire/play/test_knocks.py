"""Whole games of the knock family under options that ask for more presses, by clicking alone."""

from pathlib import Path

import pytest

from club.table.snapshot import Snapshot
from engine.knock import KnockView, claimable
from engine.record import read_record, replay
from engine.rules import read_rules
from tests.club.club_helpers import dice
from tests.wire.game_player import GamePlayer
from tests.wire.harness import open_harness

GAMES = {
    "claims and layoffs": (
        "standard illegal_knock=opponent_choice layoff_mode=manual knock_meld_mode=manual"
        " knock_limit=30 game_target=25"
    ),
    "corner": (
        "round_corner illegal_knock=expose layoff_mode=manual discard_visibility=full"
        " game_target=10"
    ),
    "wall": (
        "standard illegal_knock=opponent_choice wall_rule=last_discard_action stock_end=20"
        " return_taken_discard=yes game_target=10"
    ),
    "second deck": "oklahoma_match illegal_knock=expose spade_double_boxes=all game_target=20",
    "dictionary": "dictionary game_target=10",
    "eleven": "elder first_turn=eleven_cards immediate_knock=misdeal game_target=10",
}


class Bold(GamePlayer):
    """Members who knock with too much now and then, where that can be claimed."""

    def _wish(self, snapshot: Snapshot) -> str:
        assert snapshot.state is not None
        view = snapshot.state.view(snapshot.state.turn)
        assert isinstance(view, KnockView)
        good = {move.card for move in view.legal if move.kind != "discard"}
        claims = [move for move in claimable(view) if move.card not in good]
        if claims and snapshot.table.ply % 3 == 0:
            return str(claims[0])
        return super()._wish(snapshot)


@pytest.mark.slow
@pytest.mark.parametrize("text", GAMES.values(), ids=GAMES)
async def test_a_game_is_played_by_clicking(tmp_path: Path, text: str) -> None:
    rules = read_rules(text)
    async with open_harness(tmp_path, rules=rules, entropy=dice(text)) as harness:
        play = Bold(harness, 3)
        table_id = await play.begin()
        assert (await harness.club.tables.snapshot(table_id)).rules == rules
        await play.game(table_id)
        assert not list(play.unseemly())
        assert not await harness.club.displays.behind()
        snapshot = await harness.club.tables.snapshot(table_id)
        assert snapshot.contest is not None
        record = await harness.club.tables.record(table_id, harness.north.id)
        replayed = replay(read_record(record))
        assert [each.result for each in replayed.states] == list(
            await harness.club.tables.results(table_id)
        )
        assert replayed.contest.settlement == snapshot.contest.settlement
        assert ("layoff" in record) <= (rules.layoff_mode == "manual")
        if rules.layoff_mode == "manual":
            assert play.pressed["best"]
            assert "done" in record
        if rules.illegal_knock != "prevent":
            assert "claim_knock" in record
