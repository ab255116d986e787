"""Two members against each other: games, deals, runs, and their last games."""

from dataclasses import replace

import discord

from club.archive.history import Search
from club.archive.profiles import ALL, HERE, ProfileRequest
from club.archive.versus import Side, Versus
from cogs.archive.ui.history import history_press
from cogs.kit.drawing import BRAND, Drawing, Part, Ui, draw, lines, row, rule, small
from cogs.kit.ids import make_id
from cogs.kit.items import Press, press
from cogs.kit.press_kinds import PressKind
from cogs.kit.text import plain_name, safe_name
from cogs.ratings.ui.profile import PAGE, PLACE, place_button, place_of, variant_name
from data.ratings.outcomes import Meeting
from engine.moves import ENDINGS


def draw_versus(versus: Versus, ui: Ui, *, server_name: str, asker_id: int) -> Drawing:
    """Draw how two members stand against each other; `server_name` is "" in direct messages."""
    one, other = (safe_name(side.name) for side in versus.sides)
    return draw(
        BRAND,
        f"### {ui.text('versus-title', one=one, other=other)}",
        small(place_of(versus.pairing.place, server_name, ui)),
        rule(),
        *_page(versus, ui),
        row(*(_profile(side, versus, number, ui) for number, side in enumerate(versus.sides))),
        row(_history(versus, asker_id, ui), _place(versus, ui)),
    )


def _page(versus: Versus, ui: Ui) -> list[Part]:
    if not (versus.games or versus.deals):
        return [ui.text("versus-none")]
    return [_games(versus, ui), _deals(versus, ui), _last(versus, ui)]


def _games(versus: Versus, ui: Ui) -> str:
    one, other = versus.sides
    if not versus.games:
        return ui.text("versus-no-games")
    drawn = ui.text("versus-drawn", count=versus.drawn) if versus.drawn else None
    return lines(
        ui.text("versus-games", one=_figure(one.won, ui), other=_figure(other.won, ui)),
        drawn,
        _run(versus, ui),
        ui.text(
            "versus-longest",
            one=safe_name(one.name),
            other=safe_name(other.name),
            count1=one.longest,
            count2=other.longest,
        ),
    )


def _run(versus: Versus, ui: Ui) -> str:
    if versus.run is None:
        return ""
    winner, count = versus.run
    return ui.text("versus-run", name=safe_name(versus.sides[winner - 1].name), count=count)


def _deals(versus: Versus, ui: Ui) -> str:
    if not versus.deals:
        return ""
    figures = ("deals_won", "points", "gins", "undercuts")
    return lines(*(_line(name, versus, ui) for name in figures))


def _line(name: str, versus: Versus, ui: Ui) -> str:
    one, other = (_figure(getattr(side, name), ui) for side in versus.sides)
    return ui.text(f"versus-{name.replace('_', '-')}", one=one, other=other)


def _last(versus: Versus, ui: Ui) -> str:
    if not versus.last:
        return ""
    told = [_met(game, versus, ui) for game in versus.last]
    return lines(ui.text("versus-last"), small(lines(*told)))


def _met(game: Meeting, versus: Versus, ui: Ui) -> str:
    when = discord.utils.format_dt(game.at, "d")
    about = {"when": when, "variant": variant_name(game.variant, ui), "table": str(game.table_id)}
    if game.winner is None:
        return ui.text("versus-met-drawn", **about)
    name = safe_name(versus.sides[game.winner - 1].name)
    if game.reason in ENDINGS or not game.net:
        return ui.text("versus-met", name=name, **about)
    return ui.text("versus-met-by", name=name, net=game.net, **about)


def _profile(side: Side, versus: Versus, number: int, ui: Ui) -> Press:
    look = ProfileRequest(side.member_id, place=versus.pairing.place)
    label = ui.text("press-profile", name=plain_name(side.name))
    return press(label, make_id(PressKind.PROFILE, 0, PAGE + number, look.text))


def _history(versus: Versus, asker_id: int, ui: Ui) -> Press | None:
    two = (versus.pairing.one, versus.pairing.other)
    if asker_id not in two:
        return None
    other_id = next(each for each in two if each != asker_id)
    return history_press(ui, Search(opponent_id=other_id))


def _place(versus: Versus, ui: Ui) -> Press | None:
    if not versus.wider:
        return None
    pairing = versus.pairing
    turned = replace(pairing, place=HERE if pairing.place == ALL else ALL)
    return place_button(pairing.place, ui, make_id(PressKind.VERSUS, 0, PLACE, turned.text))


def _figure(number: int, ui: Ui) -> str:
    return ui.text.figure(number)
