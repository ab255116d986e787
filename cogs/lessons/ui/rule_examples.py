"""Small examples of the rules: melds, and how one deal would be scored, by the engine itself."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cogs.kit.drawing import Ui, lines, small
from cogs.kit.phrases import headline
from engine.cards import DECK, Card, parse_card, parse_cards
from engine.knock.showdown import showdown
from engine.melds import Meld, in_order
from engine.results import AwardKind, AwardLine, DealResult, Hand, ResultKind
from engine.rules import Rules
from engine.seats import SEATS, Seat, other
from engine.skarney import gin_bonus
from engine.table.scoring import TableOutcome, table_minus_hand, won_hand
from engine.words import AceRank, FamilyName, RunSuits

_SUITS = (2, 3, 1, 0)  # as they follow each other in a run of any suits
_MIDDLE = (4, 5, 6)
_ACES = {
    AceRank.LOW: ((0, 1, 2),),
    AceRank.HIGH: ((11, 12, 0),),
    AceRank.HIGH_OR_LOW: ((0, 1, 2), (11, 12, 0)),
    AceRank.CORNER: ((12, 0, 1),),
}
"""The ranks of a run with an ace, by where the ace may stand."""

KNOCK_CARD = parse_card("9S")  # a spade, which doubles where spades do

_SETS = parse_cards("KDKHKS6C7C8C9H4D8DQD")
_RUNS = parse_cards("JDQDKD6C7C8C9H4D8S2C")
SHOWDOWNS: tuple[tuple[Hand, Hand], ...] = (
    (parse_cards("5H6H7H8HJCJDJS2S2D3C"), _SETS),
    (parse_cards("5H6H7H8HTCJCQC2S2D3C"), _RUNS),
    (parse_cards("4H5H6H7H8HTCJCQCKC2D"), _RUNS),
    (parse_cards("4H5H6H7H8HTCJCQCKCAD"), _RUNS),
    (parse_cards("5H6H7H8H2C3C4CTSJSQS"), _SETS),
)
"""Hands of a knocker and a defender, the more telling first; the last is gin under any rules."""

MINUS = "\u2212"

_OUT = (
    (parse_cards("5H6H7H8H"), parse_cards("JCJDJS"), parse_cards("2C3C4C")),
    (parse_cards("9D9H9S"),),
)
"""The melds that both sides have on the table when the first of them goes out."""

_HELD = parse_cards("4SQDKS")  # what the other side still holds then


class Melds(NamedTuple):
    """Example melds: a set, a run without an ace, and a run for each place that an ace may have."""

    set: Meld
    run: Meld
    aces: tuple[Meld, ...]


def example_melds(rules: Rules) -> Melds:
    """Return example melds under the rules; the set is for rules with sets."""
    return Melds(
        set=parse_cards("7C7D7S"),
        run=_run(_MIDDLE, rules),
        aces=tuple(_run(ranks, rules) for ranks in _ACES[rules.ace]),
    )


def _run(ranks: tuple[int, ...], rules: Rules) -> Meld:
    suits = _SUITS if rules.runs == RunSuits.ANY_SUIT else _SUITS[:1] * len(ranks)
    wanted = set(zip(ranks, suits, strict=False))
    found = in_order([card for card in DECK if (card.rank, card.suit) in wanted], rules.melds)
    assert found is not None
    return found


def example(rules: Rules, ui: Ui) -> str:
    """Return how one deal is scored under the rules, in a few lines; "" where three play it."""
    if rules.family == FamilyName.JERSEY:
        return ""
    who = (ui.text("example-one"), ui.text("example-two"))
    told = _told_showdown if rules.knocks else _told_out
    return lines(*told(rules, who, ui))


def example_showdown(rules: Rules) -> DealResult:
    """Return the example deal of the knock family: a knock, if the rules allow one."""
    card = KNOCK_CARD if rules.needs_knock_card else None
    counted = [
        showdown(rules, hands, knocker=SEATS[0], knock_card=card, dealer=SEATS[1])
        for hands in SHOWDOWNS
    ]
    limit = rules.limit(card)

    def lawful(result: DealResult) -> bool:
        return result.deadwood is not None and result.deadwood[0] <= limit

    knocks = [one for one in counted if one.result == ResultKind.KNOCK and lawful(one)]
    return next(iter(knocks), counted[-1])


def example_out(rules: Rules, *, contract: bool = True) -> TableOutcome:
    """Return the example's end by going out; `contract`: whether the loser laid its contract."""
    hands: tuple[Hand, Hand] = ((), _HELD)
    if rules.family == FamilyName.MAHJONG:
        first, second = (tuple(card for meld in melds for card in meld) for melds in _OUT)
        return table_minus_hand(rules, (first, second), hands, SEATS[0])
    bonus = gin_bonus(rules, contract) if rules.family == FamilyName.SKARNEY else rules.gin_bonus
    return won_hand(rules, hands, SEATS[0], bonus)


def _told_showdown(rules: Rules, who: tuple[str, str], ui: Ui) -> Iterator[str]:
    result = example_showdown(rules)
    yield _title(rules, result.knock_card, ui)
    yield headline(result, who, ui)
    knocker = result.knocker or SEATS[0]
    for seat in (knocker, other(knocker)):
        yield from _side(result, seat, who, ui)
    if result.winner is None:
        yield ui.text("example-nobody")
        return
    yield from _sum(result.award, result.deadwood or (0, 0), who, result.winner, ui)
    winner = who[result.winner - 1]
    said = ui.text("example-scores", name=winner, points=str(result.points))
    boxes = "" if rules.line_bonus == 0 else ui.text("example-boxes", boxes=result.boxes)
    yield ui.text.listed(filter(None, (said, boxes)), "sentences")
    if result.both is not None:
        loser = other(result.winner)
        yield ui.text(
            "example-scores", name=who[loser - 1], points=_number(result.scores[loser - 1])
        )


def _title(rules: Rules, card: Card | None, ui: Ui) -> str:
    if card is not None:
        key = "example-knock-card" if rules.limit(card) else "example-gin-card"
        return ui.text(key, card=ui.faces.alone(card), limit=rules.limit(card))
    if rules.limit():
        return ui.text("example-limit", limit=rules.limit())
    return ui.text("example-title")


def _side(result: DealResult, seat: Seat, who: tuple[str, str], ui: Ui) -> Iterator[str]:
    at = seat - 1
    loose = result.unmatched[at]
    count = 0 if result.deadwood is None else result.deadwood[at]
    yield ui.faces.groups(result.melds[at])
    if seat != result.knocker and result.layoffs:
        cards = ui.faces.objects([[card for card, _ in result.layoffs]])
        yield small(ui.text("example-laid-off", name=who[at], cards=cards))
    if loose:
        cards = ui.faces.line(loose)
        yield small(ui.text("example-hand", name=who[at], cards=cards, count=count))
    else:
        yield small(ui.text("example-empty", name=who[at]))


def _sum(
    award: tuple[AwardLine, ...],
    counts: tuple[int, ...],
    who: tuple[str, str],
    winner: Seat,
    ui: Ui,
) -> Iterator[str]:
    loser = who[other(winner) - 1]
    low, high = sorted(counts)
    for line in award:
        key = _key("award", line.kind)
        said = ui.text(key, points=line.points, loser=loser, you="other", low=low, high=high)
        own = line.seat in {None, winner}
        yield said if own else ui.text("example-line", name=loser, line=said)


def _told_out(rules: Rules, who: tuple[str, str], ui: Ui) -> Iterator[str]:
    yield ui.text("example-title")
    told = _told_both if example_out(rules).both else _told_winner
    yield from told(rules, who, ui)


def _told_both(rules: Rules, who: tuple[str, str], ui: Ui) -> Iterator[str]:
    outcome = example_out(rules)
    for seat in SEATS:
        name = who[seat - 1]
        award = {line.kind: line.points for line in outcome.award if line.seat == seat}
        points = sum(award.values())
        yield small(ui.text("example-table", name=name, count=award[AwardKind.TABLE]))
        yield ui.faces.groups(_OUT[seat - 1])
        if seat == outcome.ender:
            yield small(ui.text("example-out", name=name))
        else:
            yield _holds(name, -award[AwardKind.HAND], ui)
        sums = [award[AwardKind.TABLE], award[AwardKind.HAND], award.get(AwardKind.GIN_BONUS, 0)]
        yield _scores(name, [number for number in sums if number], points, ui)


def _told_winner(rules: Rules, who: tuple[str, str], ui: Ui) -> Iterator[str]:
    outcome = example_out(rules)
    yield ui.text("example-out", name=who[0])
    yield _holds(who[1], outcome.counts[1], ui)
    yield _scores(who[0], [line.points for line in outcome.award], outcome.points, ui)
    without = example_out(rules, contract=False)
    if without.points != outcome.points:
        yield ui.text("example-without", sum=_sum_of([line.points for line in without.award]))


def _holds(name: str, count: int, ui: Ui) -> str:
    cards = ui.faces.line(_HELD)
    return small(ui.text("example-holds", name=name, cards=cards, count=count))


def _scores(name: str, parts: Sequence[int], points: int, ui: Ui) -> str:
    said = _number(points) if len(parts) <= 1 else _sum_of(parts)
    return ui.text("example-scores", name=name, points=said)


def _sum_of(parts: Sequence[int]) -> str:
    """Return a sum such as "65 \u2212 24 + 20 = 61"."""
    first, *rest = parts
    added = "".join(f" {'+' if part > 0 else MINUS} {abs(part)}" for part in rest)
    return f"{_number(first)}{added} = {_number(sum(parts))}"


def _number(points: int) -> str:
    return str(points).replace("-", MINUS)


def _key(stem: str, word: str) -> str:
    return f"{stem}-{word.replace('_', '-')}"
