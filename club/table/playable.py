"""Which rules can be played, and by how many; each check raises `UnplayableRules`."""

from club.core.errors import UnplayableRules
from engine.errors import BadRules
from engine.rules import Rules, check_rules
from engine.words import SeatingFormat


def check(rules: Rules) -> None:
    """Check that rules don't contradict themselves (rules, A.9)."""
    try:
        check_rules(rules)
    except BadRules as error:
        raise UnplayableRules(code=error.code) from error


def for_two(rules: Rules) -> None:
    """Check that rules don't contradict themselves (rules, A.9) and are for two."""
    check(rules)
    if rules.seating != SeatingFormat.HEADS_UP:
        raise UnplayableRules(code="seating")


def for_practice(rules: Rules) -> None:
    """Check that rules don't contradict themselves, and that one can play them alone."""
    check(rules)
    if rules.seating not in {SeatingFormat.HEADS_UP, SeatingFormat.THREE_HANDED}:
        raise UnplayableRules(code="seating")


def on_paper(rules: Rules) -> None:
    """Check that rules don't contradict themselves, and that a sheet for real cards takes them."""
    check(rules)
    if rules.seating == SeatingFormat.THREE_HANDED:
        raise UnplayableRules(code="three_on_paper")


def for_more(rules: Rules) -> None:
    """Check that rules are for more than two."""
    if rules.seating == SeatingFormat.HEADS_UP:
        raise UnplayableRules(code="seating")
