"""`rules NAME [OPTION=VALUE...]`: describe rules in words."""

import argparse

from engine.cli.house import presets_of
from engine.rules import PRESETS, check_rules, describe, read_rules, write_rules

_STANDARD = PRESETS["standard"]


def run_rules(chosen: argparse.Namespace) -> None:
    """Print what differs from the standard rules, or every rule, or without a name the presets.

    Raises:
        GinError: No such preset or option, a bad value, or a clash of options (rules, A.9).
    """
    presets = presets_of(chosen)
    if not chosen.rules:
        print("\n".join(presets))
        return
    rules = read_rules(" ".join(chosen.rules), presets)
    check_rules(rules)
    print(write_rules(rules))
    everything = chosen.all or rules == _STANDARD
    for phrase in describe(rules) if everything else describe(rules, _STANDARD):
        print(f"  {phrase}")
