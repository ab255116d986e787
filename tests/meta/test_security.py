"""docs/security.md and the list of defences say the same, and each line has its test."""

import re

from tests.proof.defences import DEFENCES, ROOT
from tests.proof.fuzz.fuzz import DOORS, targets
from tests.proof.security_defences import SECURITY

TEXT = (ROOT / "docs" / "security.md").read_text("utf-8")
ROW = re.compile(r"^\| .+ \| (?P<defence>.+) \| `(?P<test>tests/\S+::\w+)` \|$", re.MULTILINE)


def test_every_threat_has_a_defence_that_a_test_misses() -> None:
    rows = [(found["defence"], found["test"]) for found in ROW.finditer(TEXT)]
    known = {(one.name, one.test) for one in DEFENCES}
    assert len(rows) > len(SECURITY)
    assert not [row for row in rows if row not in known]
    tables = [line for line in TEXT.splitlines() if line.startswith("| ") and "`tests/" in line]
    assert len(tables) == len(rows)


def test_every_defence_of_the_list_is_told() -> None:
    told = {found["defence"] for found in ROW.finditer(TEXT)}
    assert {one.name for one in SECURITY} <= told


def test_the_figures_name_everything_that_is_fuzzed() -> None:
    told = set(re.findall(r"^\| `(\w+)` \|", TEXT, re.MULTILINE))
    assert told == {*targets(), *DOORS}
    assert re.search(r"at commit `[0-9a-f]{8,40}`", TEXT)
