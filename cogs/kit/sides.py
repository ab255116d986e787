"""Who is on which side of the sheet, and the names of sides and players."""

from collections.abc import Callable, Iterable
from typing import Protocol

from club.table.scene import SceneSeat
from cogs.kit.drawing import Ui
from cogs.kit.phrases import occupant
from cogs.kit.text import safe_name
from engine.contest import Contest, Player, Side, Sides

_NAMED = 3  # members of a side that are named; a larger one has a number


class Sitting(Protocol):
    """Who plays, and which of them looks: as much of a scene as the sides go by."""

    @property
    def contest(self) -> Contest | None:
        """The sheet, once play has begun."""
        ...

    @property
    def players(self) -> tuple[SceneSeat, ...]:
        """The players of the contest, by number."""
        ...

    @property
    def player(self) -> int | None:
        """The viewer's number, or None for everybody."""
        ...


def sides_of(scene: Sitting) -> Sides:
    """Return the players of each side, by number; before play begins, two who play alone."""
    return ((1,), (2,)) if scene.contest is None else scene.contest.sides


def player_label(scene: Sitting, player: Player, ui: Ui) -> str:
    """Return a player's name for a button, a menu, a picture or an alt text."""
    for each in scene.players:
        if each.seat == player:
            return occupant(each, ui)
    return ui.text("name-nobody")


def player_name(scene: Sitting, player: Player, ui: Ui) -> str:
    """Return a player's name for a text display."""
    return safe_name(player_label(scene, player, ui))


def side_labels(scene: Sitting, ui: Ui) -> tuple[str, ...]:
    """Return the sides' names for a button, a menu, a picture or an alt text."""
    return _called(scene, ui, player_label)


def side_names(scene: Sitting, ui: Ui) -> tuple[str, ...]:
    """Return the sides' names for a text display."""
    return _called(scene, ui, player_name)


def addressed_sides(scene: Sitting, ui: Ui) -> tuple[str, ...]:
    """Return the sides' names for the scene's viewer: "You", or "Your side"."""
    mine = own_side(scene)
    called = list(side_names(scene, ui))
    if mine is not None:
        alone = len(sides_of(scene)[mine - 1]) == 1
        called[mine - 1] = ui.text("name-you" if alone else "side-yours")
    return tuple(called)


def opponents(scene: Sitting, ui: Ui) -> str:
    """Return the names of the sides that the scene's viewer plays against."""
    mine = own_side(scene) or 1
    return ui.text.listed(
        name for side, name in enumerate(side_names(scene, ui), start=1) if side != mine
    )


def own_side(scene: Sitting) -> Side | None:
    """Return the viewer's side; None for a spectator."""
    if scene.player is None:
        return None
    numbered = enumerate(sides_of(scene), start=1)
    return next((number for number, side in numbered if scene.player in side), None)


def named(scene: Sitting, side: Side) -> int:
    """Return how many names a side has, to choose a plural; a number counts as one."""
    size = len(sides_of(scene)[side - 1])
    return size if size <= _NAMED else 1


def _called(scene: Sitting, ui: Ui, one: Callable[[Sitting, Player, Ui], str]) -> tuple[str, ...]:
    return tuple(
        _together([one(scene, player, ui) for player in side], number, ui)
        for number, side in enumerate(sides_of(scene), start=1)
    )


def _together(members: Iterable[str], number: int, ui: Ui) -> str:
    """Return a side's name: its members', or its number where they are many."""
    *more, last = members
    if not more:
        return last
    if len(more) >= _NAMED:
        return ui.text("side-number", side=number)
    return ui.text("side-members", more=ui.text.listed(more), last=last)
