"""Which rules can be played, and by how many."""

from club.core.errors import UnplayableRules
from engine.errors import BadRules
from engine.rules import Rules, check_rules
from engine.words import SeatingFormat


def check(rules: Rules) -> None:
    """See that rules go together.

    Raises:
        UnplayableRules: They contradict themselves (rules, A.9).
    """
    try:
        check_rules(rules)
    except BadRules as error:
        raise UnplayableRules(code=error.code) from error


def for_two(rules: Rules) -> None:
    """See that two can play by these rules.

    Raises:
        UnplayableRules: They contradict themselves (rules, A.9), or aren't for two.
    """
    check(rules)
    if rules.seating != SeatingFormat.HEADS_UP:
        raise UnplayableRules(code="seating")


def for_more(rules: Rules) -> None:
    """See that more than two play by these rules.

    Raises:
        UnplayableRules: They are for two.
    """
    if rules.seating == SeatingFormat.HEADS_UP:
        raise UnplayableRules(code="seating")
