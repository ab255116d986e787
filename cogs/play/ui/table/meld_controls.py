"""A player's place at a table with melds: what they see there, and how buttons are made."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

import discord

from club.play.card_selection import CardSelection
from club.table.scene import Scene
from cogs.kit.drawing import Ui
from cogs.kit.ids import make_id, make_menu_id
from cogs.kit.items import Menu, Press, choices, menu, press
from cogs.kit.phrases import seat_label, seat_name
from cogs.kit.press_kinds import NOTHING, PressKind
from cogs.kit.press_words import ConfirmWord
from engine.cards import Card
from engine.colonel import ColonelView
from engine.errors import Unreadable
from engine.mahjong import MahjongView
from engine.moves import Move, MoveKind
from engine.seats import Seat, other
from engine.skarney import SkarneyView

MeldsView = MahjongView | SkarneyView | ColonelView
"""A view of a variant with melds on the table."""

ROW = 5

MENU = 25

_GO = discord.ButtonStyle.success
_PLAIN = discord.ButtonStyle.secondary


@dataclass(frozen=True, slots=True)
class MeldControls:
    """A running deal as one player may see it, and the words and faces to draw it with."""

    scene: Scene
    view: MeldsView
    ui: Ui

    @property
    def me(self) -> Seat:
        """The player's seat."""
        return self.scene.viewer or 1

    @property
    def opponent(self) -> str:
        """The other side's name for a text display."""
        return seat_name(self.scene, other(self.me), self.ui)

    @property
    def opponent_label(self) -> str:
        """The other side's name for a button or a menu."""
        return seat_label(self.scene, other(self.me), self.ui)

    @property
    def kinds(self) -> frozenset[str]:
        """The kinds of the player's legal moves."""
        return frozenset(move.kind for move in self.view.legal)

    @property
    def picked(self) -> CardSelection:
        """The cards that the player has picked, or none if they may not be."""
        try:
            picked = CardSelection.read(self.scene.draft)
        except Unreadable:
            return CardSelection()
        return picked if picked.fits(self.view) else CardSelection()

    @property
    def step(self) -> Move | None:
        """The move that the player has picked and is asked about."""
        try:
            return None if self.scene.draft is None else Move.parse(self.scene.draft)
        except Unreadable:
            return None

    def plain(self) -> "MeldControls":
        """Return the same in plain signs, which take a tenth of the characters of emojis."""
        return replace(self, ui=self.ui.in_signs)

    def ends(self, move: Move) -> bool:
        """Return whether a move empties the player's hand."""
        gone = {card for meld in move.melds or () for card in meld} | {move.card}
        return move.kind != MoveKind.OFFER and gone.issuperset(self.view.hand)

    def pick(
        self,
        label: str,
        word: str,
        style: discord.ButtonStyle = _PLAIN,
        face: Card | None = None,
    ) -> Press:
        """Return a button that picks something."""
        return self._press(PressKind.PICK, label, word, style, face)

    def play(
        self,
        label: str,
        move: Move,
        style: discord.ButtonStyle = _GO,
        face: Card | None = None,
    ) -> Press:
        """Return a button that plays a move, or asks first if it would empty the hand."""
        if self.ends(move):
            out = self.ui.text("press-go-out", move=label)
            if self.scene.confirm:
                return self._press(PressKind.PICK, out, str(move), _GO, face)
            return self._press(PressKind.MOVE, out, str(move), _GO, face)
        return self._press(PressKind.MOVE, label, str(move), style, face)

    def go(self, label: str, move: Move) -> Press:
        """Return a button that plays a move after the question about it."""
        return self._press(PressKind.MOVE, label, str(move), _GO, None)

    def back(self) -> Press:
        """Return a button that leaves a step and forgets what is picked."""
        return self.pick(self.ui.text("press-back"), NOTHING)

    def asking(self) -> Press:
        """Return the button that turns the question before going out off or on."""
        word = ConfirmWord.OFF if self.scene.confirm else ConfirmWord.ON
        custom_id = make_id(PressKind.CONFIRM, self.scene.table_id, self.scene.ply, word)
        return press(self.ui.text(f"press-out-ask-{word}"), custom_id)

    def chooser(
        self, kind: PressKind, options: Iterable[discord.SelectOption], hint: str, stem: str = ""
    ) -> Menu:
        """Return a menu of one choice, which acts like a button of that kind."""
        menu_id = make_menu_id(kind, self.scene.table_id, self.scene.ply, stem)
        return menu(menu_id, options, hint)

    def several(self, stem: str, options: Iterable[discord.SelectOption], hint: str) -> Menu:
        """Return a menu in which any number of things can be picked."""
        return choices(
            make_menu_id(PressKind.PICK, self.scene.table_id, self.scene.ply, stem), options, hint
        )

    def _press(
        self, kind: PressKind, label: str, word: str, style: discord.ButtonStyle, face: Card | None
    ) -> Press:
        return press(
            label,
            make_id(kind, self.scene.table_id, self.scene.ply, word),
            style=style,
            emoji=None if face is None else self.ui.faces.partial(face),
        )


def option(card: Card, value: str, ui: Ui, *, chosen: bool) -> discord.SelectOption:
    """Return a card as an option of a menu."""
    return discord.SelectOption(
        label=ui.faces.label(card), value=value, emoji=ui.faces.partial(card), default=chosen
    )
