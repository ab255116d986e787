"""The grinding host in small: fewer seeds, and fewer games."""

import pytest

from tests.proof.fairness import grinding
from tests.proof.fairness.grinding import CASES, Case
from tests.proof.fairness.grinding_host import Attack

TRIES = 300
GAMES = 2

EVERY = [(case, attack) for case in CASES for attack in case.attacks() if attack is not Attack.NONE]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("case", "attack"), EVERY, ids=[f"{case.name}, {attack}" for case, attack in EVERY]
)
async def test_an_attack_leads_to_nothing_or_is_named(case: Case, attack: Attack) -> None:
    found = await grinding.outcomes(case, attack, TRIES, GAMES)
    assert all(each.hoped[0] >= 1 for each in found), "the host finds nothing among so many"
