"""docs/players.md shows a deal as the referee tells it and as a player answers it."""

import re
from pathlib import Path

from engine.arena import Tally
from engine.cards import DECK, Card, parse_cards
from engine.cli.player import answer_lines
from engine.families import start_deal
from engine.moves import Move
from engine.players import LEVELS, PLAYERS, SPARRING
from engine.protocol import Reporter
from engine.rules import PRESETS, read_rules

TEXT = (Path(__file__).parents[2] / "docs" / "players.md").read_text("utf-8")
DIALOGUE = re.findall(r"^[<>] .*$", TEXT, re.MULTILINE)
SOUTH = "2C3C4C7H8C8DTDTHQCQD"


def dealt(north: str) -> list[Card]:
    hands = (
        card for pair in zip(parse_cards(north), parse_cards(SOUTH), strict=True) for card in pair
    )
    first = [*hands, *parse_cards("7S5S")]
    return [*first, *(card for card in DECK if card not in first)]


def test_the_dialogue_is_what_the_referee_says() -> None:
    hand = re.search(r"hand=(\S+)", TEXT)
    assert hand is not None
    rules = read_rules("standard gin_bonus=20")
    state = start_deal(rules, dealt(hand[1].replace(",", "")), 2)
    teller, said = Reporter(), list[str]()
    for word in ("pass", "pass", "stock", "knock:5S"):
        if state.turn == 1:
            said += [f"> {line}" for line in teller.tell(state.view(1), (0, 0))]
            said += ["> go", f"< {word}"]
        state = state.play(Move.parse(word))
    assert state.result is not None
    scores = state.result.scores
    said += [f"> {line}" for line in teller.tell(state.view(1), scores)]
    assert [*said, "> quit"] == DIALOGUE


def test_the_player_answers_as_it_says() -> None:
    told = [f"{line[2:]}\n".encode() for line in DIALOGUE if line.startswith(">")]
    answers: list[str] = []
    answer_lines("simple", 7, PRESETS, told, answers.append)
    assert answers == [line[2:] for line in DIALOGUE if line.startswith("<")]


def test_every_player_and_every_key_is_told() -> None:
    rows = [line.split("|")[1] for line in TEXT.splitlines() if line.startswith("| `")]
    told = {word for row in rows for word in re.findall(r"`(\w+)`", row)}
    players = {*PLAYERS, *LEVELS, *SPARRING}
    assert {*players, "rules", "seed", "players", *Tally().to_json()} <= told
