"""Reviews of deals by the expert against itself, as they were and with one blunder put in.

A blunder is a move that another judging, of many more deals and with a chance of its own, says to
cost a lot: `WORST` points at least, beyond doubt. It is played in place of the expert's at one of
the reviewed seat's decisions, taken by lot, and the expert plays on from there. The review knows
nothing of it. Each deal has a seed of its own, counted up from 1.
"""

import random
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor

from engine.cards import DECK
from engine.coach.judges import expert
from engine.coach.reviewing import Decision, Review, decisions_of, review
from engine.knock import KnockState, deal_knock
from engine.moves import Move
from engine.players import Player
from engine.players.expert import Expert
from engine.rules import PRESETS
from tests.proof.long_run import Figures

SIZE = 500
"""How many deals with a blunder, and how many without."""

WORKERS = 2
RULES = PRESETS.rules("standard")
WORST = 6.0
"""Points that a blunder costs at least."""

ERRORS = 3
"""By how many standard errors it is more than nothing, as the other judging sees it."""

DEALS = 1600
"""Deals that the other judging imagines."""

TRIED = 6
"""Decisions at which a blunder is looked for; where there is none, the deal is left out."""


def played_on(state: KnockState, player: Player, rng: random.Random) -> list[KnockState]:
    """Every state from this one to the end of the deal."""
    states = [state]
    while state.turn is not None:
        state = state.play(player.choose(state.view(state.turn), rng))
        states.append(state)
    return states


def dealt(seed: int) -> KnockState:
    """A deal before its first move."""
    rng = random.Random(f"coached deal {seed}")
    return deal_knock(RULES, rng.sample(DECK, len(DECK)), 1 + seed % 2)


def blunder(decision: Decision, rng: random.Random) -> Move | None:
    """A move that costs a lot at a decision, if there is one."""
    judged = expert().judge(decision.view, rng, DEALS)
    best = judged[0].points
    bad = [
        each.move
        for each in judged
        if best - each.points >= max(WORST, ERRORS * each.error) and each.move != decision.played
    ]
    return rng.choice(bad) if bad else None


def tried(seed: int) -> tuple[Review, Review | None, int]:
    """Review a deal as it was played and with a blunder; answers at which step that is."""
    player, seat = Expert(), 1 + seed // 2 % 2
    states = played_on(dealt(seed), player, random.Random(f"coached play {seed}"))
    clean = review(states, seat, f"clean {seed}", expert())
    lot = random.Random(f"coached blunder {seed}")
    decisions = list(decisions_of(states, seat))
    lot.shuffle(decisions)
    for decision in decisions[:TRIED]:
        move = blunder(decision, lot)
        if move is not None:
            before = states[: decision.step + 1]
            after = played_on(before[-1].play(move), player, random.Random(f"coached after {seed}"))
            found = review([*before, *after], seat, f"blunder {seed}", expert())
            return clean, found, decision.step
    return clean, None, 0


def counted(seed: int) -> Counter[str]:
    """What the reviews of a deal are worth."""
    clean, found, step = tried(seed)
    seen = Counter(
        deals=1,
        clean=not clean.mistakes,
        said=len(clean.mistakes),
        decisions=clean.decisions,
        given=round(1000 * clean.given),
    )
    if found is not None:
        steps = [each.step for each in found.mistakes]
        seen.update(planted=1, named=step in steps, first=steps[:1] == [step], told=len(steps))
    return seen


def figures(seen: Counter[str]) -> Figures:
    """The figures of the deals so far."""

    def share(part: str, whole: str) -> str:
        return f"{100 * seen[part] / max(1, seen[whole]):.1f} %"

    return {
        "deals without a blunder": seen["deals"],
        "no clear mistake": share("clean", "deals"),
        "points given away a decision": f"{seen['given'] / 1000 / max(1, seen['decisions']):.2f}",
        "deals with one": seen["planted"],
        "named": share("named", "planted"),
        "named first": share("first", "planted"),
        "mistakes told": f"{seen['told'] / max(1, seen['planted']):.2f}",
    }


def prove(size: int) -> Iterator[str | Figures]:
    """Review that many deals with a blunder, and as many without at least."""
    seen = Counter[str]()
    with ProcessPoolExecutor(WORKERS) as pool:
        first = 1
        while seen["planted"] < size:
            part = max(WORKERS, min(50, size - seen["planted"]))
            seen = sum(pool.map(counted, range(first, first + part)), seen)
            first += part
            yield f"{seen['planted']} blunders in {seen['deals']} deals, {seen['named']} named"
    found = figures(seen)
    yield found
    assert seen["named"] >= 0.8 * seen["planted"], found
    assert seen["clean"] >= 0.8 * seen["deals"], found
