"""`rules NAME [OPTION=VALUE...]`: say in words what rules are."""

import argparse

from engine.cli.house import presets_of
from engine.rules.description import describe
from engine.rules.presets import PRESETS

_STANDARD = PRESETS["standard"]


def run_rules(chosen: argparse.Namespace) -> None:
    """Print what differs from the standard rules, or with `--all` every rule, a line each.

    Without a name it prints the names of the presets.

    Raises:
        GinError: There is no such preset or option, a value doesn't fit, or the options don't go
            together (rules, A.9).
    """
    presets = presets_of(chosen)
    if not chosen.rules:
        print("\n".join(presets))
        return
    rules = presets.read(" ".join(chosen.rules))
    rules.check()
    print(rules.to_text())
    everything = chosen.all or rules == _STANDARD
    for phrase in describe(rules) if everything else rules.describe():
        print(f"  {phrase}")
