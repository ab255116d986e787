"""The errors that the engine raises for a text, a move or rules."""


class GinError(Exception):
    """The base of every error that the engine raises on purpose."""


class Unreadable(GinError):  # noqa: N818  # named for what is wrong
    """A text that isn't of the form of a card, a move, rules or a record."""


class Illegal(GinError):  # noqa: N818  # named for what is wrong
    """A readable move that the rules don't allow here; `legal` has those allowed, as recorded."""

    def __init__(self, message: str, legal: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.legal = legal


class NotYourTurn(GinError):  # noqa: N818  # named for what is wrong
    """A move by a seat that isn't on turn."""


class DealOver(GinError):  # noqa: N818  # named for what is wrong
    """A move after the deal has ended."""


class BadRules(GinError):  # noqa: N818  # named for what is wrong
    """Rules that can't be played (rules, A.9), or a wrong value; `code` names the reason."""

    def __init__(self, message: str, code: str) -> None:
        super().__init__(message)
        self.code = code
