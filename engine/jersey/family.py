"""Three-handed play as a `Family`."""

from types import MappingProxyType

from engine.jersey.deal import deal_jersey
from engine.jersey.determinize import determinize
from engine.knock import KnockView, best_layoffs
from engine.knock.orders import due_order, orders_under, possible_orders
from engine.machine import Family
from engine.moves import Move, MoveKind
from engine.players.jersey.club_jersey import ClubJersey
from engine.players.knock.knock import choose_knock
from engine.players.novice import Novice
from engine.players.player import PlainPlayer
from engine.results import Hand
from engine.words import FamilyName


def _moved(view: KnockView, move: Move) -> Hand:
    return view.pile[-1:] if move.kind == MoveKind.TAKE else ()


JERSEY = Family(
    name=FamilyName.JERSEY,
    deal=deal_jersey,
    determinize=determinize,
    may_play=lambda view, move: move.plain in view.legal,
    players=MappingProxyType(
        {"simple": PlainPlayer(choose_knock), "novice": Novice(), "club": ClubJersey()}
    ),
    best_layoffs=lambda view: () if view.shown is None else best_layoffs(view),
    moved=_moved,
    orders=possible_orders,
    standing_orders=orders_under,
    due=due_order,
)
