"""Lists: a member's games, a table's deals, a server's standings."""

from collections.abc import Mapping, Sequence

import discord

from club.scene import Scene
from club.standings import Standing, Standings
from cogs.ui.challenge import challenge_row
from cogs.ui.drawing import BRAND, Drawing, Part, Ui, draw, lines, row, rule, small
from cogs.ui.ids import make_id
from cogs.ui.items import press
from cogs.ui.text import safe_name
from cogs.ui.words import (
    boxes_words,
    channel_link,
    headline,
    names,
    place_line,
    points_line,
    rules_name,
    seat_name,
    signed,
)
from engine.results import DealResult
from engine.seats import other

_GAMES = 7  # a game takes up to five of the 40 components
_DEALS = 20


def draw_games(
    scenes: Sequence[Scene],
    member_id: int,
    ui: Ui,
    messages: Mapping[int, int] | None = None,
) -> Drawing:
    """Draw a member's games, those that wait for them first.

    Args:
        scenes: Each of the member's tables, waiting or playing, as the member sees it.
        member_id: The member.
        ui: The words and the faces.
        messages: Where known, the message of a table's drawing by the table's id.
    """
    if not scenes:
        return draw(BRAND, ui.text("games-none"))
    order = sorted(scenes, key=lambda scene: (not _calls(scene, member_id), scene.table_id))
    parts: list[Part] = [ui.text("games-title", games=len(scenes))]
    for scene in order[:_GAMES]:
        parts.append(_game(scene, member_id, ui))
        parts.append(_game_row(scene, member_id, (messages or {}).get(scene.table_id), ui))
    left = len(scenes) - _GAMES
    return draw(BRAND, *parts, small(ui.text("games-more", games=left)) if left > 0 else None)


def draw_which(scenes: Sequence[Scene], member_id: int, ui: Ui, *, resign: bool) -> Drawing:
    """Ask a member with several running games which of them they mean.

    Args:
        scenes: The games, as the member sees them.
        member_id: The member.
        ui: The words and the faces.
        resign: Whether to offer giving a game up rather than its hand.
    """
    parts: list[Part] = []
    for scene in sorted(scenes, key=lambda scene: (not _calls(scene, member_id), scene.table_id)):
        parts.append(_game(scene, member_id, ui))
        give_up = press(ui.text("press-resign"), make_id("quit", scene.table_id, rest="ask"))
        parts.append(row(give_up) if resign else _game_row(scene, member_id, None, ui))
    left = len(scenes) - _GAMES
    more = small(ui.text("games-more", games=left)) if left > 0 else None
    return draw(BRAND, ui.text("games-which"), *parts[: 2 * _GAMES], more)


def _calls(scene: Scene, member_id: int) -> bool:
    """Whether a table waits for the member."""
    if scene.status == "waiting":
        return scene.host_id != member_id
    return scene.viewer is not None and scene.to_act == scene.viewer


def _game(scene: Scene, member_id: int, ui: Ui) -> str:
    place = place_line(scene, ui)
    me = scene.seat_of(member_id) or (1 if scene.host_id == member_id else 2)
    name = seat_name(scene, other(me), ui)
    if scene.status == "waiting":
        if scene.open_seat:
            state = "game-open"
        else:
            state = "game-asked" if scene.host_id == member_id else "game-asks"
        return lines(ui.text(state, name=name, rules=rules_name(scene, ui)), small(place))
    state = "game-yours" if _calls(scene, member_id) else "game-theirs"
    points = scene.contest.points if scene.contest else (0, 0)
    score = ui.text("game-score", mine=points[me - 1], theirs=points[other(me) - 1])
    return lines(ui.text(state, name=name, score=score), small(place))


def _game_row(scene: Scene, member_id: int, message_id: int | None, ui: Ui) -> Part:
    if scene.status == "waiting":
        return challenge_row(scene, member_id, ui)
    style = (
        discord.ButtonStyle.primary if _calls(scene, member_id) else discord.ButtonStyle.secondary
    )
    opened = press(ui.text("press-open"), make_id("open", scene.table_id), style=style)
    return row(opened, channel_link(scene, ui, message_id))


def draw_scores(scene: Scene, ui: Ui, results: Sequence[DealResult] = ()) -> Drawing:
    """Draw a table's sheet: what each deal brought, and the sum.

    Args:
        scene: The table.
        ui: The words and the faces.
        results: Every finished deal; without them the last one is shown.
    """
    who = names(scene, ui)
    deals = list(results or scene.results)
    shown = [
        ui.text(
            "scores-deal",
            deal=str(result.number),
            ended=headline(result, who, ui),
            points=result.points,
        )
        for result in deals[-_DEALS:]
    ]
    earlier = len(deals) - len(shown)
    return draw(
        BRAND,
        lines(
            f"### {ui.text('scores-title', one=who[0], two=who[1])}", small(rules_name(scene, ui))
        ),
        rule(),
        small(ui.text("scores-earlier", deals=earlier)) if earlier else None,
        lines(*shown) if shown else ui.text("scores-none"),
        rule(),
        lines(f"**{points_line(scene, ui)}**", small(boxes_words(scene, ui))),
    )


def draw_standings(standings: Standings, server_name: str, member_id: int, ui: Ui) -> Drawing:
    """Draw a server's standings; the member's own line is always there, in bold.

    Args:
        standings: The best, and the member's own rank.
        server_name: The server's name.
        member_id: The member who asks.
        ui: The words.
    """
    title = f"### {ui.text('standings-title', server=safe_name(server_name))}"
    if not standings.rows:
        return draw(BRAND, title, ui.text("standings-none"))
    shown = [_standing(rank, row_, member_id, ui) for rank, row_ in standings.rows]
    own = standings.own
    if own is not None and all(each.member_id != member_id for _, each in standings.rows):
        shown.append(_standing(own[0], own[1], member_id, ui))
    return draw(BRAND, title, rule(), "\n".join(shown), small(ui.text("standings-order")))


def _standing(rank: int, standing: Standing, member_id: int, ui: Ui) -> str:
    key = "standing-own" if standing.member_id == member_id else "standing"
    head = ui.text(key, rank=rank, name=safe_name(standing.name), net=signed(standing.net))
    detail = ui.text(
        "standing-detail",
        won=standing.games_won,
        games=standing.games,
        deals=standing.deals,
        points=standing.points,
    )
    return lines(head, small(detail))
