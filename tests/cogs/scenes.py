"""Scenes to draw: deals played at random through the engine, seen by either side."""

import random
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime

from art.emoji import emoji_name
from club.core.languages import shipped
from club.table.scene import Scene, SceneSeat
from cogs.kit.cards import CardFaces
from cogs.kit.drawing import Ui
from cogs.kit.text import Text
from engine.cards import DECK
from engine.contest import Contest
from engine.deadwood.arrange import arrange
from engine.families import family_of
from engine.knock import KnockState, KnockView, deal_knock
from engine.machine import Order, State, View
from engine.moves import Move
from engine.results import DealResult
from engine.rules import PRESETS, Rules, write_rules
from engine.seats import Seat
from engine.table import TableView

TABLE = 9_223_372_036_854_775_807
"""The longest table number a database gives."""

PLAIN = Ui(Text(), CardFaces({}))
EMOJI = Ui(
    Text(),
    CardFaces(
        {f"card_{card.text.lower()}": f"<:{emoji_name(card)}:{10**18 + card}>" for card in DECK}
    ),
)


def tongue(number: int, ui: Ui = EMOJI) -> Ui:
    """The same in one of the languages: for what must fit in each, in turn from one to the next."""
    return ui.in_language(shipped()[number % len(shipped())])


RULES = (
    PRESETS.rules("standard"),
    PRESETS.rules("oklahoma"),
    PRESETS.rules("oklahoma_match"),
    PRESETS.rules("dictionary"),
    PRESETS.rules("eleven"),
    PRESETS.rules("straight"),
    PRESETS.rules("round_corner"),
    PRESETS.rules("sequence"),
    PRESETS.rules("standard", knock_limit=30, wall_rule="last_discard_action", stock_end=20),
)


def deals(seed: int, rules: Rules) -> Iterator[KnockState]:
    """Every state of one deal played half well, half at random."""
    rng = random.Random(f"{seed} {write_rules(rules)}")
    deck = rng.sample(DECK, len(DECK))
    knock_card = rng.choice(DECK) if rules.knock_card_source == "second_deck" else None
    state = deal_knock(rules, deck, rng.choice((1, 2)), knock_card=knock_card)
    yield state
    while state.turn is not None:
        state = state.play(_choice(state, rng))
        yield state


def _choice(state: KnockState, rng: random.Random) -> Move:
    legal = state.legal_moves()
    assert state.turn is not None
    discards = [move for move in legal if move.kind == "discard"]
    if not discards:
        return rng.choice(legal)
    ends = [move for move in legal if move.kind != "discard"]
    if ends and rng.random() < 0.15:
        return rng.choice(ends)
    hand = state.hand(state.turn)

    def left(move: Move) -> int:
        kept = (card for card in hand if card != move.card)
        return arrange(kept, state.rules.melds).deadwood

    return min(discards, key=left) if rng.random() < 0.8 else rng.choice(discards)


def scene_of(state: State | View, viewer: Seat | None, **changes: object) -> Scene:
    """A table at which this deal runs, as one viewer sees it."""
    view = state if isinstance(state, KnockView | TableView) else state.view(viewer)
    seats = SceneSeat(1, 11, "North"), SceneSeat(2, 22, "South")
    scene = Scene(
        table_id=TABLE,
        status="playing",
        ply=12_345,
        server_id=1,
        server_name="The Card Room",
        channel_id=2,
        channel_name="gin-table",
        rules=view.rules,
        players=seats,
        player=viewer,
        seats=seats,
        host_id=11,
        guest_id=22,
        open_seat=False,
        asked=None,
        viewer=viewer,
        contest=Contest.start(view.rules, view.dealer, len(view.rules.seats)),
        view=view,
        last=None,
        settlement=None,
        commitment="ab" * 32,
        lead_id=TABLE,
        last_seats=seats,
        boards=(TABLE,),
        deal_commitment="cd" * 32,
        orders_possible=_may_leave(view, in_every_deal=False),
        standing_possible=_may_leave(view, in_every_deal=True),
    )
    return replace(scene, **changes)


def _may_leave(view: View, *, in_every_deal: bool) -> tuple[Order, ...]:
    """What a viewer may leave to be done against a member."""
    if view.viewer is None or view.turn in {None, view.viewer}:
        return ()
    family = family_of(view.rules)
    return tuple(family.standing_orders(view.rules) if in_every_deal else family.orders(view))


def results(seed: int, rules: Rules) -> DealResult:
    """The result of one deal played to its end."""
    *_, last = deals(seed, rules)
    assert last.result is not None
    return last.result


STANDARD = PRESETS.rules("standard")
LONG = "W" * 31 + "*"
"""A name as wide and as awkward as one gets."""
FIRST = next(deals(1, STANDARD))


def waiting(**changes: object) -> Scene:
    """A challenge that waits for its answer."""
    expires = datetime(2026, 1, 1, tzinfo=UTC)
    scene = scene_of(FIRST, None, view=None, contest=None, status="waiting", expires_at=expires)
    scene = replace(scene, asked=22, offered_by=11)
    return replace(scene, **changes)


def contest(seed: int = 0) -> tuple[Contest, list[DealResult]]:
    """A whole contest, played deal by deal."""
    sheet, ended = Contest.start(STANDARD, 1), list[DealResult]()
    while not sheet.finished:
        number = len(ended) + 1
        ended.append(replace(results(seed * 1000 + number, STANDARD), number=number))
        sheet = sheet.add(ended[-1])
    return sheet, ended


def settled(**changes: object) -> Scene:
    """A table whose game is over."""
    sheet, ended = contest()
    return scene_of(
        FIRST,
        None,
        view=None,
        status="finished",
        contest=sheet,
        settlement=sheet.settlement,
        last=ended[-1],
        contest_seed="ef" * 32,
        presses="1:9007199254740992 2:9007199254740993",
        presses_by_seat=True,
        **changes,
    )
