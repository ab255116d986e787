"""The knock family as a `Family`."""

from types import MappingProxyType

from engine.knock.claims import claimable
from engine.knock.deal import deal_knock
from engine.knock.defending import best_layoffs
from engine.knock.determinize import determinize
from engine.knock.orders import due_order, orders_under, possible_orders
from engine.knock.sight import laid_open
from engine.knock.view import KnockView
from engine.machine import Family
from engine.moves import Move, MoveKind
from engine.players.club import Club
from engine.players.knock.gin_waiter import GinWaiter
from engine.players.knock.knock import choose_knock
from engine.players.knock.late_expert import LateExpert
from engine.players.knock.quick_knocker import QuickKnocker
from engine.players.knock.sampler import Sampler
from engine.players.knock.simple_eaai import SimpleEaai
from engine.players.knock.undercutter import Undercutter
from engine.players.novice import Novice
from engine.players.player import PlainPlayer
from engine.results import Hand
from engine.words import FamilyName


def _moved(view: KnockView, move: Move) -> Hand:
    return view.pile[-1:] if move.kind == MoveKind.TAKE else ()


KNOCK = Family(
    name=FamilyName.KNOCK,
    deal=deal_knock,
    determinize=determinize,
    may_play=lambda view, move: move.plain in view.legal,
    players=MappingProxyType(
        {
            "simple": PlainPlayer(choose_knock),
            "novice": Novice(),
            "club": Club(),
            "expert": LateExpert(),
            "simple_eaai": SimpleEaai(),
            "gin_waiter": GinWaiter(),
            "quick_knocker": QuickKnocker(),
            "undercutter": Undercutter(),
            "sampler": Sampler(),
        }
    ),
    claims=claimable,
    best_layoffs=lambda view: () if view.shown is None else best_layoffs(view),
    moved=_moved,
    laid_open=laid_open,
    orders=possible_orders,
    standing_orders=orders_under,
    due=due_order,
)
