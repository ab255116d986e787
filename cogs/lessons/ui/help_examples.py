"""Example tables for the help: fixed deals, drawn by the code that draws real tables."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from random import Random
from typing import Final

from club.table.scene import Scene, SceneSeat
from club.table.sheet_score import SheetScore, add_up, start_of
from cogs.kit.drawing import Drawing, Ui
from cogs.lessons.ui.help_topics import HelpTopic
from cogs.matchmaking.ui.challenge import draw_challenge
from cogs.multiplayer.ui.lobby import draw_lobby
from cogs.play.ui.hand.hand import draw_hand
from cogs.play.ui.table.table import draw_table
from cogs.scorepad.ui.sheet import draw_paper
from data.schema.vocabulary import TableStatus
from data.table.tables import SeatOccupant
from engine import fair
from engine.contest import Contest
from engine.families import start_deal
from engine.machine import State
from engine.moves import MoveKind
from engine.players import PLAYERS
from engine.rules import PRESETS, Rules
from engine.seats import SEATS
from engine.words import SeatingFormat

TABLE: Final = 1  # of every example; no press there reaches a real table

NORTH, SOUTH, EAST = 1, 2, 3  # members who are nobody's ids in Discord

HAND, KNOCK, TURN = 14, 5, 10
"""Seeds of the deals: a turn and a knock in standard gin, and a turn in Mahjong gin."""

UNDER_WAY = 12  # the fewest moves made, so that there is something to see

_ENTRIES = ("p1 17 knock", "p2 41 gin", "p1 31 undercut")


def draw_specimen(page: HelpTopic, ui: Ui) -> Drawing | None:
    """Draw the example of a page; None where it has none."""
    found = _SPECIMENS.get(page)
    return None if found is None else found(ui)


def _challenge(ui: Ui) -> Drawing:
    scene = _scene(PRESETS.rules("standard"), ui)
    return draw_challenge(replace(scene, guest_id=None, open_seat=True), ui)


def _hand(ui: Ui) -> Drawing:
    return draw_hand(_playing(_turn_of("discard", "standard", HAND), ui), ui)


def _knock(ui: Ui) -> Drawing:
    state = _turn_of("knock", "standard", KNOCK)
    least = min((move for move in state.legal_moves() if move.kind == MoveKind.KNOCK), key=str)
    return draw_hand(replace(_playing(state, ui), draft=str(least)), ui)


def _table(ui: Ui) -> Drawing:
    return draw_table(_playing(_turn_of("discard", "standard", HAND), ui, public=True), ui)


def _variant(ui: Ui) -> Drawing:
    return draw_hand(_playing(_turn_of("extend", "mahjong", TURN), ui), ui)


def _lobby(ui: Ui) -> Drawing:
    rules = PRESETS.rules("standard", seating=SeatingFormat.PARTNERSHIP, team_size=2)
    north, south = _seats(ui)
    players = (replace(north, side=1), replace(south, side=2))
    return draw_lobby(replace(_scene(rules, ui), players=players, seats=players), ui)


def _sheet(ui: Ui) -> Drawing:
    rules = PRESETS.rules("standard")
    seated = [SeatOccupant(each.seat, each.member_id, None, each.name) for each in _seats(ui)]
    entered = [(ply, NORTH, line) for ply, line in enumerate(_ENTRIES)]
    contest, deals = add_up(start_of(rules, seated), entered)
    paper = SheetScore(contest, tuple(deals), undo=NORTH)
    return draw_paper(
        replace(
            _scene(rules, ui),
            status=TableStatus.PLAYING,
            contest=contest,
            sheet_score=paper,
            ply=len(deals),
        ),
        ui,
    )


_SPECIMENS: Mapping[HelpTopic, Callable[[Ui], Drawing]] = {
    HelpTopic.START: _challenge,
    HelpTopic.HAND: _hand,
    HelpTopic.KNOCK: _knock,
    HelpTopic.TABLE: _table,
    HelpTopic.VARIANTS: _variant,
    HelpTopic.MORE: _lobby,
    HelpTopic.REAL: _sheet,
}


def _seed(number: int) -> bytes:
    return number.to_bytes(32, "big")


@cache
def _turn_of(kind: str, preset: str, seed: int) -> State:
    dice, state = Random(seed), start_deal(PRESETS[preset], fair.shuffled(_seed(seed)), SEATS[1])  # noqa: S311  # no secret
    while not (
        state.turn == SEATS[0]
        and state.ply >= UNDER_WAY
        and any(move.kind == kind for move in state.legal_moves())
    ):
        assert state.turn is not None
        state = state.play(PLAYERS["simple"].choose(state.view(state.turn), dice))
    return state


def _seats(ui: Ui) -> tuple[SceneSeat, SceneSeat]:
    return (
        SceneSeat(SEATS[0], NORTH, ui.text("example-one")),
        SceneSeat(SEATS[1], SOUTH, ui.text("example-two")),
    )


def _scene(rules: Rules, ui: Ui) -> Scene:
    seats = _seats(ui)
    return Scene(
        table_id=TABLE,
        status=TableStatus.WAITING,
        ply=0,
        server_id=TABLE,
        server_name=ui.text("specimen-server"),
        channel_id=TABLE,
        channel_name=ui.text("specimen-channel"),
        rules=rules,
        players=seats,
        player=None,
        seats=seats,
        host_id=NORTH,
        guest_id=SOUTH,
        open_seat=False,
        asked=None,
        viewer=None,
        contest=None,
        view=None,
        last=None,
        settlement=None,
        commitment=fair.commitment(_seed(0)),
        lead_id=TABLE,
        boards=(TABLE,),
        offered_by=NORTH,
    )


def _playing(state: State, ui: Ui, *, public: bool = False) -> Scene:
    viewer = None if public else SEATS[0]
    return replace(
        _scene(state.rules, ui),
        status=TableStatus.PLAYING,
        ply=state.ply,
        viewer=viewer,
        player=viewer,
        contest=Contest.start(state.rules, state.dealer),
        view=state.view(viewer),
        deal_commitment=fair.commitment(_seed(HAND)),
    )
