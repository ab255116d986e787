"""Colonel as a `Family`."""

from types import MappingProxyType

from engine.colonel.determinize import determinize
from engine.colonel.orders import due_order, orders_under, possible_orders
from engine.colonel.state import ColonelState
from engine.machine import Family
from engine.players.club import Club
from engine.players.novice import Novice
from engine.players.player import PlainPlayer
from engine.players.table.colonel import choose_colonel
from engine.table.choosing import may_pick, may_play, moved
from engine.words import FamilyName

COLONEL = Family(
    name=FamilyName.COLONEL,
    deal=ColonelState.deal,
    determinize=determinize,
    may_play=may_play,
    players=MappingProxyType(
        {"simple": PlainPlayer(choose_colonel), "novice": Novice(), "club": Club()}
    ),
    may_pick=may_pick,
    moved=moved,
    orders=possible_orders,
    standing_orders=orders_under,
    due=due_order,
)
