"""What a row of the table of bad requests consists of."""

from dataclasses import dataclass

from tests.playground.calls import Call


@dataclass(frozen=True)
class Bad:
    """A request that breaks one rule, and its twin that just keeps it.

    Attributes:
        rule: The rule, in a few words.
        good: What is accepted.
        bad: What is refused.
        where: The place in the tree of errors, for code 50035.
        error: The code at that place.
        code: Discord's code of the refusal.
        described: Whether only Discord's own description knows the rule.
    """

    rule: str
    good: Call
    bad: Call
    where: str = ""
    error: str = ""
    code: int = 50035
    described: bool = False

    def __str__(self) -> str:
        return self.rule.replace(" ", "-")


def refused(rule: str, good: Call, bad: Call, code: int) -> Bad:
    """Make a row whose refusal has a code of its own."""
    return Bad(rule, good, bad, code=code)


def described(rule: str, good: Call, bad: Call, where: str, error: str) -> Bad:
    """Make a row that only Discord's description refuses."""
    return Bad(rule, good, bad, where, error, described=True)
