"""The computer's players in their own process."""

import logging
import pickle
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from club.play.computer_players import ComputerPlayers
from engine import fair
from engine.families import start_deal
from engine.knock import KnockView
from engine.machine import View
from engine.moves import DONE, Move
from engine.players import PLAYERS, Player
from tests.club.club_helpers import QUICK
from tests.engine.table.table_games import accepted, played, unlisted_meld


def view() -> KnockView:
    state = start_deal(QUICK, fair.shuffled(b"a deal"), 1)
    return state.view(state.turn)


def own_choice(seed: int) -> Move:
    return PLAYERS["simple"].choose(view(), random.Random(seed))


@pytest.fixture(scope="module")
def players() -> Iterator[ComputerPlayers]:
    players = ComputerPlayers()
    yield players
    players.close()


def test_a_view_travels_between_processes() -> None:
    assert pickle.loads(pickle.dumps(view())) == view()


async def test_the_other_process_makes_the_players_move(players: ComputerPlayers) -> None:
    assert await players.choose("simple", view(), 7) == own_choice(7)


async def test_a_process_that_died_is_replaced(players: ComputerPlayers) -> None:
    await players.choose("simple", view(), 1)
    pool = players._pool
    assert pool is not None
    for process in list(pool._processes.values()):
        process.kill()
        process.join()
    assert await players.choose("simple", view(), 7) == own_choice(7)
    assert players._pool is not None
    assert players._pool is not pool


async def test_a_player_that_fails_is_stood_in_for(
    players: ComputerPlayers, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR, logger="club.play.computer_players")
    assert await players.choose("nobody", view(), 7) == own_choice(7)
    assert [each.getMessage() for each in caplog.records] == [
        "player=nobody failed error=BadRules"
    ] * 2


def know(monkeypatch: pytest.MonkeyPatch, name: str, player: Player) -> None:
    """Have a player of one's own among the computer's."""
    monkeypatch.setattr("club.play.computer_players.named", {**PLAYERS, name: player}.__getitem__)


class OutOfTurn:
    """A player that always makes a move it may not make."""

    def choose(self, view: KnockView, rng: random.Random) -> Move:  # noqa: ARG002
        return DONE


async def test_an_illegal_move_is_never_passed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    know(monkeypatch, "cheat", OutOfTurn())
    players = ComputerPlayers()
    players._pool = ThreadPoolExecutor(1)  # pyright: ignore[reportAttributeAccessIssue]
    assert await players.choose("cheat", view(), 7) == own_choice(7)
    players.close()


def unlisted() -> tuple[View, Move]:
    """A view, and a meld that may be laid there and isn't among the legal moves."""
    rng = random.Random(1)
    for seed in range(50):
        for state in played("mahjong runs=any_suit", seed, sense=0.0).states[:-1]:
            move = unlisted_meld(state, rng)
            seen = state.view(state.turn)
            if move is not None and move not in seen.legal and accepted(state, move):
                return seen, move
    raise AssertionError("no such meld was found")


class Wilful:
    """A player that makes the one move it was made for."""

    def __init__(self, move: Move) -> None:
        self.move = move

    def choose(self, view: View, rng: random.Random) -> Move:  # noqa: ARG002
        return self.move


async def test_a_meld_that_is_not_listed_may_be_laid(monkeypatch: pytest.MonkeyPatch) -> None:
    seen, move = unlisted()
    know(monkeypatch, "wilful", Wilful(move))
    players = ComputerPlayers()
    players._pool = ThreadPoolExecutor(1)  # pyright: ignore[reportAttributeAccessIssue]
    assert await players.choose("wilful", seen, 7) == move
    players.close()


def test_players_that_were_never_asked_can_be_closed() -> None:
    players = ComputerPlayers()
    players.close()
    players.close()
