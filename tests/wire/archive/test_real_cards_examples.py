"""The worked examples of contests, typed into sheets for real cards by what is on offer there."""

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from club.house_rules.rule_controls import turnable
from engine.contest import Contest, balances
from engine.results import DealResult
from engine.rules import PRESETS, Rules
from playground.driver import pictures, texts
from tests.engine.contest.examples_contests import (
    AB,
    XY,
    best_of_answer,
    game_answer,
    hollywood_answer,
    multi_match_answer,
    name_of,
    named,
    payment_lists,
    round_answer,
)
from tests.engine.test_worked_examples import EXAMPLES, of_the_same_fields, rules_of
from tests.wire.harness import Harness, open_harness
from tests.wire.panel_user import rules_panel
from tests.wire.score_keeper import ScoreKeeper, lay_out

NAMES = ("North", "South", "East", "West")
FAR = 60
SAVED = "As we play at home"

Answer = dict[str, Any]


@asynccontextmanager
async def kept(
    folder: Path, rules: Rules, players: int = 2, sides: Sequence[int] = ()
) -> AsyncIterator[ScoreKeeper]:
    """A sheet that has begun, under rules that were chosen and saved on the panel."""
    async with open_harness(folder, members=NAMES) as harness:
        everybody = [harness.discord.members[name.lower()] for name in NAMES[:players]]
        variant = await named_rules(harness, rules)
        keeper = await lay_out(harness, everybody, sides, variant=variant)
        assert (await keeper.snapshot()).rules == rules
        yield keeper


async def named_rules(harness: Harness, rules: Rules) -> str:
    """The name by which a command finds rules; those that no preset has are saved before."""
    if rules == PRESETS[rules.preset]:
        return rules.preset
    panel = await rules_panel(harness.north, variant=rules.preset)
    while (
        now := (await harness.club.panels.look(panel.panel_id, harness.north.id)).rules
    ) != rules:
        every = (knob for knobs in turnable(now).values() for knob in knobs)
        knob = next(one for one in every if one.get(now) != one.get(rules))
        await panel.to(knob.name)
        value = knob.get(rules)
        if f"set={knob.name}={value}" in panel.offers:
            await panel.choose(f"set={knob.name}={value}")
        else:
            form = await harness.north.press(panel.message, panel.ids(f"type={knob.name}")[0])
            panel.message = (await harness.north.submit(form, text=str(value))).message
    await panel.reach("name")
    form = await harness.north.press(panel.message, panel.ids("name")[0])
    await harness.north.submit(form, text=SAVED)
    return SAVED


async def typed(
    keeper: ScoreKeeper, hand: Sequence[Any], names: Sequence[str], **more: Any
) -> Contest:
    """Type in a deal as the examples tell it; each player enters what they won."""
    name, *amounts = hand
    winner = None if name is None else names.index(name) + 1
    actor = keeper.players[(winner or 1) - 1]
    assert actor is not None
    await keeper.enter(actor, winner, *amounts, **more)
    return await keeper.contest()


async def settled(keeper: ScoreKeeper, net: int) -> None:
    """See the settlement in the channel, with its picture."""
    north = keeper.players[0]
    assert north is not None
    said = f"by {net:,} point" if net else "ends level"
    message = next(one for one in reversed(north.messages()) if said in texts(one))
    assert len(pictures(message)) == 1


async def answer_hollywood(folder: Path, rules: Rules, given: Answer) -> Answer:
    async with kept(folder, rules) as keeper:
        contest = await keeper.contest()
        for hand in given["hands"]:
            if not contest.finished:
                contest = await typed(keeper, hand, AB)
        if contest.settlement is not None:
            await settled(keeper, contest.settlement.net)
        return hollywood_answer(contest, AB, contest.deals)


async def games(keeper: ScoreKeeper, given: Sequence[Sequence[Any]]) -> Contest:
    """Type in games or matches one after the other."""
    contest = await keeper.contest()
    for hands in given:
        before = len(contest.games)
        for hand in hands:
            if len(contest.games) == before and not contest.finished:
                contest = await typed(keeper, hand, AB)
    return contest


async def answer_multi_match(folder: Path, rules: Rules, given: Answer) -> Answer:
    async with kept(folder, rules) as keeper:
        return multi_match_answer(await games(keeper, given["matches"]))


async def answer_best_of(folder: Path, rules: Rules, given: Answer) -> Answer:
    async with kept(folder, rules) as keeper:
        return best_of_answer(await games(keeper, given["games"]))


async def answer_team_game(folder: Path, rules: Rules, given: Answer) -> Answer:
    """Side X has North and East, side Y South and West; each team's round has two tables."""
    async with kept(folder, rules, 4, (1, 2, 1, 2)) as keeper:
        contest = await keeper.contest()
        for tables in given["rounds"]:
            if contest.finished:
                break
            for hand in tables:
                pairing = contest.pairings[0]
                alone = len(contest.pairings) == 1
                name, *amounts = hand
                winner = None if name is None else pairing.players[XY.index(name)]
                actor = keeper.players[(winner or pairing.players[0]) - 1]
                assert actor is not None
                table = None if alone else pairing.table
                await keeper.enter(actor, winner, *amounts, table=table)
                contest = await keeper.contest()
        if contest.settlement is not None:
            await settled(keeper, contest.settlement.net)
    rounds = list(map(round_answer, contest.rounds))
    show = hollywood_answer if rules.match == "hollywood" else game_answer
    return {"rounds": rounds} | show(contest, XY, len(contest.rounds))


async def answer_round_robin_settlement(folder: Path, rules: Rules, given: Answer) -> Answer:
    """The examples don't tell who played: where it isn't the winner's turn, they say so."""
    names = given["players"]
    async with kept(folder, rules, len(names)) as keeper:
        contest = await keeper.contest()
        for hand in given["hands"]:
            if contest.finished:
                break
            winner = None if hand[0] is None else names.index(hand[0]) + 1
            playing = contest.pairings[0].players
            out_of_turn = winner is not None and winner not in playing
            pair = (winner or 1, playing[0]) if out_of_turn else None
            contest = await typed(keeper, hand, names, pair=pair)
    ended = contest.settlement
    assert ended is not None
    players = range(1, len(names) + 1)
    return {
        "winner": name_of(ended.winner, names),
        "totals": named(ended.totals, names),
        "payments": payment_lists(ended.payments, names),
        "net": named(list(balances(ended.payments, players).values()), names),
    }


async def answer_round_robin_seating(folder: Path, rules: Rules, given: Answer) -> Answer:
    waiting = given["waiting"]
    queue = [waiting] if isinstance(waiting, str) else list(waiting)
    names = [*given["first"], *queue]
    async with kept(folder, rules, len(names)) as keeper:
        contest = await keeper.contest()
        if contest.dealer != names.index(given["dealer"]) + 1:
            north = keeper.players[0]
            assert north is not None
            await keeper.press(north, f"dealer:{3 - contest.dealer}")
            contest = await keeper.contest()
        seating = [await seen_seating(keeper, contest, names, one=isinstance(waiting, str))]
        for winner in given["winners"]:
            hand = [winner] if winner is None else [winner, 1]
            contest = await typed(keeper, hand, names)
            seating.append(await seen_seating(keeper, contest, names, one=isinstance(waiting, str)))
    return {"seating": seating}


async def seen_seating(
    keeper: ScoreKeeper, contest: Contest, names: Sequence[str], *, one: bool
) -> Answer:
    """Who deals, who begins and who sits out, as the sheet's message says it too."""
    pairing = contest.pairings[0]
    told = texts(await keeper.message())
    dealer = pairing.players[pairing.dealer - 1]
    assert f"{NAMES[dealer - 1]} deals." in told
    assert ", ".join(NAMES[each - 1] for each in contest.waiting) + " sit" in told
    out = [names[player - 1] for player in contest.waiting]
    return {
        "dealer": names[dealer - 1],
        "first_to_act": names[pairing.players[2 - pairing.dealer] - 1],
        "sitting_out": out[0] if one else out,
    }


async def answer_captain_settlement(folder: Path, rules: Rules, given: Answer) -> Answer:
    """The examples tell the net alone: deals are entered that come to it."""
    names = [given["captain"], *given["field"]]
    winner = 1 if given["winner"] in {"captain", given["captain"]} else 2
    async with kept(folder, rules, len(names), (1, *(2 for _ in given["field"]))) as keeper:
        contest = await keeper.contest()
        for side, points in deals_for(rules, len(names), winner, given["net"]):
            player = contest.pairings[0].players[side - 1]
            actor = keeper.players[player - 1]
            assert actor is not None
            await keeper.enter(actor, player, points)
            contest = await keeper.contest()
        assert contest.settlement is not None
        assert (contest.settlement.winner, contest.settlement.net) == (winner, given["net"])
        await settled(keeper, given["net"])
    balance = balances(contest.settlement.payments, range(1, len(names) + 1))
    return {"payments": named(list(balance.values()), names)}


def deals_for(rules: Rules, players: int, winner: int, net: int) -> list[tuple[int, int]]:
    """Deals that settle a contest with this net: the loser wins some, then the winner one."""
    for boxes in range(1, 8):
        for points in range(boxes, rules.game_target):
            lost = [points // boxes + (at < points % boxes) for at in range(boxes)]
            deals = [(3 - winner, each) for each in lost]
            short = net - net_of(rules, players, [*deals, (winner, rules.game_target)])
            if 0 <= short <= FAR:
                return [*deals, (winner, rules.game_target + short)]
    raise AssertionError("no deals come to that")


def net_of(rules: Rules, players: int, deals: Sequence[tuple[int, int]]) -> int:
    contest = Contest.start(rules, 2, players)
    for side, points in deals:
        pairing = contest.pairings[0]
        contest = contest.add(
            DealResult(pairing.deal, pairing.dealer, None, "knock", side, points, 1)
        )
    assert contest.settlement is not None
    return contest.settlement.net


async def answer_captain_seating(folder: Path, rules: Rules, given: Answer) -> Answer:
    field = given["field"]
    async with kept(folder, rules, 1 + len(field), (1, *(2 for _ in field))) as keeper:
        contest = await keeper.contest()
        seated = [field[contest.pairings[0].players[1] - 2]]
        for winner in given["winners"]:
            by_captain = winner in {"captain", given.get("captain", "C")}
            player = contest.pairings[0].players[0 if by_captain else 1]
            actor = keeper.players[player - 1]
            assert actor is not None
            await keeper.enter(actor, None if winner is None else player, 1)
            contest = await keeper.contest()
            seated.append(field[contest.pairings[0].players[1] - 2])
    return {"seating": seated}


ANSWERS: dict[str, Callable[[Path, Rules, Answer], Awaitable[Answer]]] = {
    "hollywood": answer_hollywood,
    "multi_match": answer_multi_match,
    "best_of": answer_best_of,
    "team_game": answer_team_game,
    "round_robin_settlement": answer_round_robin_settlement,
    "round_robin_seating": answer_round_robin_seating,
    "captain_settlement": answer_captain_settlement,
    "captain_seating": answer_captain_seating,
}


TYPED = [each for each in EXAMPLES if each["kind"] in ANSWERS]


@pytest.mark.slow
@pytest.mark.parametrize("example", TYPED, ids=[each["id"] for each in TYPED])
async def test_a_worked_example_is_typed_in(example: Answer, tmp_path: Path) -> None:
    answer = await ANSWERS[example["kind"]](tmp_path, rules_of(example), example["input"])
    assert of_the_same_fields(answer, example["expected"]) == example["expected"]
