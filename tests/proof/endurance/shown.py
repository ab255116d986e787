"""What members were shown of each table, in short: each layout once, as it comes."""

import sys
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

from cogs.kit.ids import Action, parse_choice, parse_id
from engine.cards import DECK, Card
from playground.driver import StandIn
from playground.standin.models import Message
from playground.standin.validation.walk import walk
from tests.proof.invariants.cards_shown import cards_shown
from tests.proof.invariants.message_audit import ELSEWHERE, deals_named, deals_opened, plies_told
from tests.wire.sent_messages import PUBLIC

AHEAD = 4
"""How many plies a table may have gone on beyond what any message has told."""

_BIT = {card: 1 << number for number, card in enumerate(DECK)}


@dataclass(frozen=True, slots=True)
class Sight:
    """What one layout shows of a table.

    Attributes:
        reader: A member's id, or PUBLIC.
        cards: Those on the layout, a bit each.
        plies: Those at which it says that the table stands.
        named: The deals whose end it shows.
        opened: The deals that it goes through.
        moves: The moves that it offers, each with its ply.
        upto: Where it says no ply, one that the table couldn't have gone beyond by then.
    """

    reader: int
    cards: int
    plies: tuple[int, ...]
    named: tuple[int, ...]
    opened: tuple[int, ...]
    moves: tuple[tuple[int, str], ...]
    upto: int = 0

    @property
    def shown(self) -> frozenset[Card]:
        """The cards."""
        return frozenset(card for card, bit in _BIT.items() if self.cards & bit)


@dataclass(frozen=True)
class Offered:
    """What a message offers to one reader.

    Attributes:
        buttons: By their custom_ids.
        choices: Of its menus, by custom_id and value.
    """

    reader: int
    buttons: dict[str, Action]
    choices: dict[tuple[str, str], Action]

    @property
    def actions(self) -> Iterator[Action]:
        """All that it leads to."""
        yield from self.buttons.values()
        yield from self.choices.values()


class Shown:
    """All that was shown so far, by table."""

    def __init__(self, discord: StandIn) -> None:
        self._world = discord.world
        self.sights = defaultdict[int, set[Sight]](set)
        self._known = defaultdict[int, int](int)

    def take(self, message: Message) -> Offered:
        """Note what a message of the bot's shows now; what it offers."""
        reader = self.reader(message)
        offered = Offered(reader, {}, {})
        for one in walk(message.components):
            custom_id = one.get("custom_id")
            if not custom_id or one.get("disabled"):
                continue
            if (action := parse_id(custom_id)) is not None:
                offered.buttons[custom_id] = action
            for option in one.get("options", ()):
                value = option["value"]
                if (action := parse_choice(custom_id, value)) is not None:
                    offered.choices[custom_id, value] = action
        cards = sum(_BIT[card] for card in cards_shown(message.components))
        about = [one for one in offered.buttons.values() if one.kind not in ELSEWHERE]
        for table_id in {one.table for one in about if one.table}:
            own = [one for one in about if one.table == table_id]
            self.sights[table_id].add(self._sight(table_id, reader, cards, own))
        return offered

    def _sight(self, table_id: int, reader: int, cards: int, about: list[Action]) -> Sight:
        moves = {
            (one.ply, sys.intern(one.rest))
            for one in about
            if one.kind == "move" and one.ply is not None
        }
        plies = plies_told(about)
        self._known[table_id] = max(self._known[table_id], *plies, 0)
        return Sight(
            reader,
            cards,
            (*sorted(plies),),
            (*sorted(deals_named(about)),),
            (*sorted(deals_opened(about)),),
            (*sorted(moves),),
            0 if plies else self._known[table_id] + AHEAD,
        )

    def reader(self, message: Message) -> int:
        """Who reads a message."""
        channel = self._world.channels[message.channel_id]
        one = message.only_for or channel.recipient_id
        return PUBLIC if one is None else int(one)
