"""Which discards end a deal, and which layouts of melds a knocker may show."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from engine.cards import DECK, Card, cards_text
from engine.deadwood import least_of
from engine.deadwood.arrange import Arrangement, arrange, arrangements_within, best_arrangements
from engine.errors import Illegal
from engine.knock.bonus import run_bonus
from engine.knock.hands import HELD, cards_of, held_of
from engine.knock.view import KnockPhase, KnockView
from engine.layoffs import layoff_risk
from engine.melds import Meld, in_order
from engine.moves import MoveKind
from engine.rules import Rules
from engine.seats import SEATS
from engine.values import CARD_VALUES, HIGHEST, card_value
from engine.words import BigGinMode, KnockMeldMode

_LEFT = frozenset({MoveKind.DISCARD, MoveKind.CLAIM_KNOCK})
_TAKE = MoveKind.TAKE
_OFF = BigGinMode.OFF


@dataclass(frozen=True, slots=True)
class KnockOptions:
    """How a hand of eleven may end the deal (rules, B.1); `knock` gives each discard's deadwood."""

    knock: Mapping[Card, int]
    gin: tuple[Card, ...]
    big_gin: bool


NO_OPTIONS = KnockOptions(MappingProxyType({}), (), big_gin=False)
"""What nearly every hand has: no way to end the deal."""


def knock_options(
    rules: Rules, hand: Collection[Card], limit: int, barred: Card | None = None
) -> KnockOptions:
    """Return how eleven cards may end the deal; `barred` may not go back to the pile this turn."""
    return ways_out(rules, held_of(hand), limit, barred)


def ways_out(rules: Rules, held: int, limit: int, barred: Card | None = None) -> KnockOptions:
    """Return the same of a hand in the form of `engine.knock.hands`."""
    least = least_of(rules.melds)
    whole = least(held)
    worth = CARD_VALUES[rules.values]
    # Giving a card back to the rest can't cost more than its value: most hands and most
    # discards are ruled out without looking for melds.
    if whole - HIGHEST[rules.values] > limit:
        return NO_OPTIONS
    knock: dict[Card, int] = {}
    gin: list[Card] = []
    for card in cards_of(held):
        if card == barred or whole - worth[card] > limit:
            continue
        left = least(held ^ HELD[card])
        if left == 0:
            gin.append(card)
        elif left <= limit:
            knock[card] = left
    return KnockOptions(knock, tuple(gin), whole == 0 and rules.big_gin.mode != _OFF)


def check_layout(rules: Rules, hand: Iterable[Card], melds: tuple[Meld, ...]) -> Arrangement:
    """Return the hand in the knocker's own choice of melds, or raise Illegal (rules, B.0.4)."""
    left = set(hand)
    ordered: list[Meld] = []
    for cards in melds:
        meld = in_order(cards, rules.melds)
        if meld is None:
            raise Illegal(f"{cards_text(cards)} is not a meld")
        if not left.issuperset(meld):
            raise Illegal(f"{cards_text(cards)} is not among the cards left to meld")
        left.difference_update(meld)
        ordered.append(meld)
    unmatched = tuple(sorted(left))
    count = sum(card_value(card, rules.values) for card in unmatched)
    return Arrangement(tuple(ordered), unmatched, count)


def best_layouts(rules: Rules, hand: Iterable[Card]) -> tuple[Arrangement, ...]:
    """Return every arrangement with the canonical deadwood and bonus for runs, canonical first."""
    pays = run_bonus(rules)
    if pays is None:
        return best_arrangements(hand, rules.melds)
    hand = tuple(hand)
    canonical = arrange(hand, rules.melds, pays)
    most = sum(map(pays, canonical.melds))
    equal = [
        layout
        for layout in best_arrangements(hand, rules.melds)
        if sum(map(pays, layout.melds)) == most and layout != canonical
    ]
    return (canonical, *equal)


def knock_layouts(view: KnockView, discard: Card) -> tuple[Arrangement, ...]:
    """Return the layouts a knocker who discards this card may want to choose from, safest first.

    Safest leaves the defender least to lay off, by what is known of that hand; ties go by canonical
    order. Layouts have the least deadwood (one if all are equally safe); with `knock_meld_mode`
    manual they are all those within the limit.
    """
    rules = view.rules
    cards = set(view.hand) | (set(view.pile[-1:]) if view.phase == KnockPhase.WALL else set[Card]())
    layouts = best_layouts(rules, cards - {discard})
    layouts = by_risk(layouts, view) if may_differ(rules, layouts) else layouts[:1]
    if rules.knock_meld_mode == KnockMeldMode.AUTO:
        return layouts
    most = view.knock_limit if layouts[0].deadwood else 0
    others = arrangements_within(cards - {discard}, rules.melds, most)
    return (layouts[0], *(layout for layout in others if layout != layouts[0]))


def may_differ(rules: Rules, layouts: tuple[Arrangement, ...]) -> bool:
    """Whether the defender may be able to lay off more on one of these layouts than another."""
    return len(layouts) > 1 and (rules.layoff_on_gin or layouts[0].deadwood > 0)


def by_risk(layouts: tuple[Arrangement, ...], view: KnockView) -> tuple[Arrangement, ...]:
    """Return equal layouts of the viewer, the safest first, or one where all are as safe."""
    rules = view.rules
    known, unknown = _opposing_cards(view)
    own = view.hand_sizes[(view.viewer or SEATS[0]) - 1]
    hidden_held = sum(view.hand_sizes) - own - len(known)

    def risk(layout: Arrangement) -> int:
        sure = layoff_risk(layout.melds, known, rules.melds)
        possible = layoff_risk(layout.melds, known | unknown, rules.melds)
        return sure * (len(unknown) - hidden_held) + possible * hidden_held

    risks = {layout: risk(layout) for layout in layouts}
    if len(set(risks.values())) == 1:
        return layouts[:1]
    return tuple(sorted(layouts, key=risks.__getitem__))


def _opposing_cards(view: KnockView) -> tuple[set[Card], set[Card]]:
    known = {card for hand in view.open_hands for card in hand} - set(view.hand)
    gone = {*view.hand, *view.pile, *known}
    if view.upcard is not None:
        gone.add(view.upcard)
    for seen in view.moves:
        if seen.card is None:
            continue
        gone.add(seen.card)
        if seen.seat != view.viewer and seen.kind == _TAKE:
            known.add(seen.card)
        elif seen.seat != view.viewer and seen.kind in _LEFT:
            known.discard(seen.card)
    return known, set(DECK) - gone
