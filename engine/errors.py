"""What can be wrong with a text, a move or a set of rules."""


class GinError(Exception):
    """The base of every error that the engine raises on purpose."""


class Unreadable(GinError):  # noqa: N818  # named for what is wrong
    """A text is not a card, a move, a set of rules or a record at all."""


class Illegal(GinError):  # noqa: N818  # named for what is wrong
    """A readable move that the rules don't allow here.

    Attributes:
        legal: What would be legal, as words in record form.
    """

    def __init__(self, message: str, legal: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.legal = legal


class NotYourTurn(GinError):  # noqa: N818  # named for what is wrong
    """A move by the seat that is not to act."""


class DealOver(GinError):  # noqa: N818  # named for what is wrong
    """A move after the deal has ended."""


class BadRules(GinError):  # noqa: N818  # named for what is wrong
    """Rules that can't be played (rules, A.9) or an option with a value it can't have.

    Attributes:
        code: A stable word for the reason, for callers that show their own sentence.
    """

    def __init__(self, message: str, code: str) -> None:
        super().__init__(message)
        self.code = code
