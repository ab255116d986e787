"""Phrases that several drawings share: who, where, what happened."""

import discord

from club.core.settings import CardOrder
from club.table.scene import Scene, SceneSeat
from cogs.kit.drawing import Ui, balanced, lines, small
from cogs.kit.family_drawings import DRAWINGS
from cogs.kit.ids import make_id
from cogs.kit.items import Press, link, press
from cogs.kit.press_kinds import PressKind
from cogs.kit.ruletext import preset_name, rules_in_language
from cogs.kit.text import plain_name, safe_name
from data.schema.vocabulary import EndCause, PlaceKind
from engine.cards import Card
from engine.deadwood.arrange import Arrangement
from engine.machine import View
from engine.melds import Meld
from engine.results import DealResult, ResultKind
from engine.seats import Seat, around
from engine.words import SeatingFormat

# Digits of a commitment that are shown: too many for a second seed to be found for them.
SEAL = 24

# What the key of a text about a forfeit ends in where nobody knows why, or one of several has left.
FORFEIT = "forfeit"

# Cards on the line of a phone of 360 px in the largest heading, with a gap between two melds.
_LINE = 7


# The results that only the variants with melds on the table know.
TABLE_ENDS = frozenset({ResultKind.OUT, ResultKind.EXHAUSTED, ResultKind.CHALLENGE})

# How a deal ends where a player gives the contest up.
GIVEN_UP = frozenset({ResultKind.RESIGN, ResultKind.FORFEIT})

_FORFEITS = frozenset({EndCause.OUT_OF_TIME, EndCause.LEFT, EndCause.DECIDED})

# The results with a sentence of their own for when nobody wins.
_EVEN = frozenset({ResultKind.EXHAUSTED, ResultKind.CHALLENGE})

# Those with one for a deal of which only the points are known, as with real cards.
_BARE = frozenset({ResultKind.KNOCK, ResultKind.CHALLENGE})


def computer_name(level: str, ui: Ui) -> str:
    """Return the computer's name with its level; "" is from before there were levels."""
    return ui.text("name-computer", level=level)


def occupant(seated: SceneSeat, ui: Ui) -> str:
    """Return who sits on a seat, for a button, a menu or an alt text: no two by one name."""
    number = seated.namesake
    if seated.computer:
        key = "name-computer-numbered" if number else "name-computer"
        return ui.text(key, level="", number=number)
    name = ui.text("name-someone") if seated.gone else plain_name(seated.name)
    return ui.text("name-numbered", name=name, number=number) if number else name


def occupant_at_level(seated: SceneSeat, ui: Ui) -> str:
    """Return who sits on a seat, and of a computer how strong it plays."""
    if not seated.computer:
        return occupant(seated, ui)
    key = "name-computer-numbered" if seated.namesake else "name-computer"
    return ui.text(key, level=seated.level, number=seated.namesake)


def computer_levels(scene: Scene, ui: Ui) -> str:
    """Return how strong the computers of a contest play; "" without any, or from before levels."""
    told = [
        ui.text("computer-level", level=each.level, number=each.namesake)
        for each in scene.players
        if each.computer and each.level
    ]
    return " · ".join(told)


def seat_label(scene: Scene, seat: Seat, ui: Ui) -> str:
    """Return who sits there, for a button, a menu or an alt text."""
    for each in scene.seats:
        if each.seat == seat:
            return occupant(each, ui)
    return ui.text("name-nobody")


def host_name(scene: Scene, ui: Ui) -> str:
    """Return the name of whoever has opened a table for more."""
    host = next((each for each in scene.players if each.member_id == scene.host_id), None)
    return ui.text("name-nobody") if host is None else safe_name(occupant(host, ui))


def seat_name(scene: Scene, seat: Seat, ui: Ui) -> str:
    """Return who sits there, for a text display."""
    return safe_name(seat_label(scene, seat, ui))


def addressed(scene: Scene, seat: Seat, ui: Ui) -> str:
    """Return who sits there for the scene's viewer: "You" for their own seat."""
    return ui.text("name-you") if seat == scene.viewer else seat_name(scene, seat, ui)


def side_of(viewer: Seat | None, winner: Seat | None) -> str:
    """Return a message's `you`: "winner", "loser" or "other"."""
    if viewer is None or winner is None:
        return "other"
    return "winner" if viewer == winner else "loser"


def others(scene: Scene, ui: Ui) -> str:
    """Return who plays against the scene's viewer, for a text display."""
    return ui.text.listed(seat_name(scene, seat, ui) for seat in scene.others)


def names(scene: Scene, ui: Ui) -> tuple[str, ...]:
    """Return the names of all seats for a text display."""
    return tuple([seat_name(scene, seat, ui) for seat in scene.rules.seats])


def labels(scene: Scene, ui: Ui) -> tuple[str, ...]:
    """Return the names of all seats for an alt text."""
    return tuple([seat_label(scene, seat, ui) for seat in scene.rules.seats])


def deal_title(scene: Scene, view: View, ui: Ui) -> str:
    """Return which deal this is and its rules, such as "Deal 3 · Standard, knock at 10"."""
    rules = rules_name(scene, ui)
    limit = DRAWINGS[view.rules.family].limit
    if limit is None:
        return ui.text("deal-title-plain", deal=view.number, rules=rules)
    return ui.text("deal-title", deal=view.number, rules=rules, knock=limit(view, ui))


def rules_name(scene: Scene, ui: Ui) -> str:
    """Return the table's rules in a few words."""
    if scene.duplicate:
        return preset_name(scene.rules, ui)  # Its target is out of reach.
    return rules_in_language(scene.rules, ui.text.locale)


def pile_lines(pile: tuple[Card, ...], stock: int, ui: Ui) -> str:
    """Return the stock's count, and under it the top of the pile as large as a hand's cards."""
    if not pile or ui.aloud:
        return pile_line(pile, stock, ui)
    return lines(small(ui.text("pile-top", stock=stock)), ui.faces.held(ui.faces(pile[-1])))


def pile_line(pile: tuple[Card, ...], stock: int, ui: Ui) -> str:
    """Return the top of the pile and the stock's count in one line, beside a hand that is large."""
    if not pile:
        return small(ui.text("pile-empty", stock=stock))
    return ui.text("pile-line", card=ui.faces.alone(pile[-1]), stock=stock)


def forfeit_word(cause: str | None, seating: SeatingFormat, *, by_several: bool = False) -> str:
    """Return why a contest was forfeited, as keys end; older programs have stored no cause."""
    if cause is None or cause not in _FORFEITS:
        cause = EndCause.OUT_OF_TIME if seating == SeatingFormat.HEADS_UP else EndCause.LEFT
    one_of_them_left = cause == EndCause.LEFT and by_several
    return FORFEIT if one_of_them_left else cause.replace("_", "-")


def forfeit_at(scene: Scene) -> str:
    """Return the same of a player of a scene's last deal, for `headline`."""
    return forfeit_word(scene.cause, scene.rules.seating)


def headline(
    result: DealResult,
    who: tuple[str, ...],
    ui: Ui,
    viewer: Seat | None = None,
    *,
    forfeit: str = FORFEIT,
) -> str:
    """Return how a deal ended, such as "North knocks with 4", or "You knock" for the viewer."""
    winner, word = result.winner, result.result.replace("_", "-")
    if result.result == ResultKind.FORFEIT:
        word = forfeit
    if result.result in GIVEN_UP and result.knocker is not None:  # of three: who gave up
        you = "loser" if viewer == result.knocker else "other"
        return ui.text(f"end-{word}", loser=who[result.knocker - 1], winner="", you=you)
    if winner is None:
        return ui.text(f"end-{word}-even" if word in _EVEN else f"end-{word}")
    if result.deadwood is None and word in _BARE:
        word = f"{word}-bare"
    knocker = result.knocker
    loser = loser_of(result, viewer)
    count = 0 if result.deadwood is None or knocker is None else result.deadwood[knocker - 1]
    return ui.text(
        f"end-{word}",
        winner=who[winner - 1],
        loser=who[loser - 1],
        deadwood=count,
        you=_you(result, viewer, loser),
        ender="winner" if knocker == winner else "loser",
    )


def loser_of(result: DealResult, viewer: Seat | None = None) -> Seat:
    """Return who lost a won deal; of three the undercut knocker, or else the viewer or the next."""
    winner = result.winner or 1
    lost = tuple(around(winner, len(result.hands)))
    if result.knocker in lost:
        return result.knocker
    return viewer if viewer in lost else lost[0]


def _you(result: DealResult, viewer: Seat | None, loser: Seat) -> str:
    """Return a message's `you`; who lost beside the one it names is no part of it."""
    concerned = viewer if viewer in {result.winner, loser} else None
    return side_of(concerned, result.winner)


def total_line(
    result: DealResult,
    who: tuple[str, ...],
    ui: Ui,
    viewer: Seat | None = None,
    *,
    boxes: bool = True,
) -> str:
    """Return a deal's points in a line; `boxes` is whether they count by the rules."""
    winner = result.winner
    if result.result in GIVEN_UP or (winner is None and result.both is None):
        return ui.text("sum-nothing")
    if winner is None:
        return ui.text("sum-even", points=ui.text.figure(result.scores[0]))
    said = ui.text(
        "sum-scores",
        name=who[winner - 1],
        points=result.points if result.points >= 0 else ui.text.figure(result.points),
        you=side_of(viewer, winner),
    )
    if boxes and result.boxes != 1 and result.result not in TABLE_ENDS:
        said = ui.text("sum-boxes", scores=said, boxes=result.boxes)
    if result.both is None:
        return said
    for loser in around(winner, len(who)):
        theirs = ui.text.figure(result.scores[loser - 1])
        you = "loser" if viewer == loser else "other"
        said = ui.text("sum-other", scores=said, name=who[loser - 1], points=theirs, you=you)
    return said


def last_deal(scene: Scene, ui: Ui) -> str:
    """Return how the deal before ended, in small print; "" in a contest's first."""
    if scene.last is None:
        return ""
    ended = headline(scene.last, names(scene.of_last, ui), ui, forfeit=forfeit_at(scene))
    points = scene.last.points
    said = points if points >= 0 else ui.text.figure(points)
    return small(ui.text("last-deal", ended=ended, points=said))


def place_line(scene: Scene, ui: Ui, *, linked: bool = False, listed: bool = False) -> str:
    """Return as much of server, channel and table as isn't plain from where it is read.

    `linked` is whether a link beside it names the channel, `listed` whether it stands in a list of
    tables, which are told apart by their numbers.
    """
    parts: list[str] = []
    if ui.server_id != scene.server_id:
        parts.append(safe_name(scene.server_name))
    in_server = scene.server_kind == PlaceKind.SERVER
    if in_server and ui.channel_id != scene.channel_id and not linked:
        parts.append(ui.text("link-channel", channel=safe_name(scene.channel_name)))
    if listed or scene.numbered:
        parts.append(table_number(scene, ui))
    return " · ".join(parts)


def table_number(scene: Scene, ui: Ui) -> str:
    """Return the table's number, for where several of one's tables stand side by side."""
    return ui.text("table-number", table=str(scene.table_id))


def table_number_if_needed(scene: Scene, ui: Ui) -> str:
    """Return the table's number where a player has another game; else ""."""
    return table_number(scene, ui) if scene.numbered else ""


def channel_url(scene: Scene, message_id: int | None = None) -> str:
    """Return the URL of the table's channel, or of a message in it."""
    within = scene.server_id if scene.server_kind == PlaceKind.SERVER else "@me"
    url = f"https://discord.com/channels/{within}/{scene.channel_id}"
    return url if message_id is None else f"{url}/{message_id}"


def channel_link(
    scene: Scene, ui: Ui, message_id: int | None = None, key: str = "link-channel"
) -> discord.ui.Button[discord.ui.LayoutView] | None:
    """Return a link button to the table's channel, or to a message in it, labelled by `key`.

    In that channel itself only a message is linked, and the channel isn't named.
    """
    found = _link_key(scene, ui, message_id, key)
    if found is None:
        return None
    label = ui.text(found, channel=plain_name(scene.channel_name))
    return link(label, channel_url(scene, message_id))


def linked_channel(
    scene: Scene, ui: Ui, message_id: int | None = None, key: str = "link-channel"
) -> str:
    """Return the same as a link in a text, which takes no row of a phone; "" for none."""
    found = _link_key(scene, ui, message_id, key)
    if found is None:
        return ""
    label = ui.text(found, channel=safe_name(scene.channel_name))
    return f"[{label}]({channel_url(scene, message_id)})"


def _link_key(scene: Scene, ui: Ui, message_id: int | None, key: str) -> str | None:
    """Return what a link to the channel says; None where it would lead to where it is read."""
    if scene.server_kind in {PlaceKind.VISITED, PlaceKind.BETWEEN}:
        return None  # Nobody has said which server's channel it is; or there is none.
    if ui.channel_id != scene.channel_id:
        private = scene.server_kind != PlaceKind.SERVER and key == "link-channel"
        return "link-private" if private else key
    if message_id is None:
        return None
    return "link-table" if key == "link-channel" else key


def check_press(table_id: int, ui: Ui) -> Press:
    """Return the button that checks a table's shuffles; 0 stands for one's place in the queue."""
    return press(ui.text("press-verify"), make_id(PressKind.VERIFY, table_id))


def next_press(table_id: int, ply: int, ui: Ui) -> Press:
    """Return the button that goes on from a deal's result to the next deal's cards."""
    label, style = ui.text("press-next-deal"), discord.ButtonStyle.success
    return press(label, make_id(PressKind.NEXT, table_id, ply), style=style)


def pressing_order(found: Arrangement, ui: Ui, new: Card | None = None) -> list[Card]:
    """Return the cards in the order of a hand's buttons: the unmatched, then the melds."""
    return [*unmatched(found, ui, new), *(card for meld in found.melds for card in meld)]


def unmatched(found: Arrangement, ui: Ui, new: Card | None = None) -> tuple[Card, ...]:
    """Return the unmatched cards as the member has them sorted, a card that is `new` last."""
    cards = list(found.unmatched)
    if ui.order == CardOrder.SUIT:
        cards.sort(key=lambda card: (card.suit, card.rank))
    if new is not None and new in cards:
        cards.remove(new)
        cards.append(new)
    return tuple(cards)


def laid_lines(found: Arrangement, ui: Ui) -> str:
    """Return melds and under them the rest, in lines that fit a phone."""
    if ui.aloud:
        rest = ui.faces.line(found.unmatched)
        said = ui.text("side-unmatched", cards=rest) if rest else ""
        return lines(ui.faces.groups(found.melds), said)
    return lines(*_melds(found, ui), *_unmatched(found, ui))


def hand_lines(
    found: Arrangement, count: str, ui: Ui, new: Card | None = None, *, of_all: bool = False
) -> str:
    """Return a hand: melds and the rest, each under its name.

    `found` is the hand as it is laid out, `count` what it counts, `new` the card that has come this
    turn, which stands last. A deadwood count also heads the rest, unless it is `of_all` cards.
    """
    melds, rest = _melds(found, ui), _unmatched(found, ui, new)
    if not melds:
        return lines(small(ui.text("hand-no-melds", count=count)), *rest)
    if not rest:
        return lines(small(ui.text("hand-all-melds", count=count)), *melds)
    name = ui.text("hand-unmatched", count=count) if of_all else count
    return lines(small(ui.text("hand-melds")), *melds, small(name), *rest)


def _melds(found: Arrangement, ui: Ui) -> list[str]:
    rows: list[list[Meld]] = []
    most = _LINE if ui.faces.pictured else _LINE - 1  # signs have a wider gap
    for meld in found.melds:
        if rows and sum(map(len, rows[-1])) + len(meld) <= most:
            rows[-1].append(meld)
        else:
            rows.append([meld])
    return [ui.faces.held(ui.faces.groups(melds)) for melds in rows]


def _unmatched(found: Arrangement, ui: Ui, new: Card | None = None) -> list[str]:
    parts = balanced(unmatched(found, ui, new), _LINE)
    return [ui.faces.held(ui.faces.line(part)) for part in parts]
