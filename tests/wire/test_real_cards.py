"""Sheets for real cards through the stand-in, by what their messages offer and nothing else."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from club.knobs import turnable
from engine.contest import Contest, balances, credit, game_scores, games_won
from engine.presets import PRESETS
from engine.results import DealResult
from engine.rules import Rules
from playground.driver import pictures, texts
from tests.engine.examples_contests import (
    AB,
    XY,
    game_answer,
    hollywood_answer,
    name_of,
    named,
    payment_lists,
    round_answer,
)
from tests.engine.test_worked_examples import EXAMPLES, of_the_same_fields, rules_of
from tests.wire.clicker import house_panel
from tests.wire.house import House, open_house
from tests.wire.keeper import Keeper, button, choose, lay_out

NAMES = ("North", "South", "East", "West")
FAR = 60
SAVED = "As we play at home"

Answer = dict[str, Any]


@asynccontextmanager
async def kept(
    folder: Path, rules: Rules, players: int = 2, sides: Sequence[int] = ()
) -> AsyncIterator[Keeper]:
    """A sheet that has begun, under rules that were chosen and saved on the panel."""
    async with open_house(folder, members=NAMES) as house:
        everybody = [house.discord.members[name.lower()] for name in NAMES[:players]]
        variant = await named_rules(house, rules)
        keeper = await lay_out(house, everybody, sides, variant=variant)
        assert (await keeper.snapshot()).rules == rules
        yield keeper


async def named_rules(house: House, rules: Rules) -> str:
    """The name by which a command finds rules; those that no preset has are saved before."""
    if rules == PRESETS[rules.preset]:
        return rules.preset
    panel = await house_panel(house.north, variant=rules.preset)
    while (now := (await house.club.panels.look(panel.panel_id, house.north.id)).rules) != rules:
        every = (knob for knobs in turnable(now).values() for knob in knobs)
        knob = next(one for one in every if one.get(now) != one.get(rules))
        await panel.to(knob.name)
        value = knob.get(rules)
        if f"set={knob.name}={value}" in panel.offers:
            await panel.choose(f"set={knob.name}={value}")
        else:
            form = await house.north.press(panel.message, panel.ids(f"type={knob.name}")[0])
            panel.message = (await house.north.submit(form, text=str(value))).message
    form = await house.north.press(panel.message, panel.ids("name")[0])
    await house.north.submit(form, text=SAVED)
    return SAVED


async def contest_of(keeper: Keeper) -> Contest:
    contest = (await keeper.snapshot()).contest
    assert contest is not None
    return contest


async def typed(keeper: Keeper, hand: Sequence[Any], names: Sequence[str], **more: Any) -> Contest:
    """Type in a deal as the examples tell it; each player enters what they won."""
    name, *amounts = hand
    winner = None if name is None else names.index(name) + 1
    actor = keeper.players[(winner or 1) - 1]
    assert actor is not None
    await keeper.enter(actor, winner, *amounts, **more)
    return await contest_of(keeper)


async def settled(keeper: Keeper, net: int) -> None:
    """See the settlement in the channel, with its picture."""
    north = keeper.players[0]
    assert north is not None
    message = next(one for one in reversed(north.messages()) if "ahead" in texts(one))
    assert f"{net:,}" in texts(message)
    assert len(pictures(message)) == 1


async def answer_hollywood(folder: Path, rules: Rules, given: Answer) -> Answer:
    async with kept(folder, rules) as keeper:
        contest = await contest_of(keeper)
        for hand in given["hands"]:
            if not contest.finished:
                contest = await typed(keeper, hand, AB)
        if contest.settlement is not None:
            await settled(keeper, contest.settlement.net)
        return hollywood_answer(contest, AB, contest.deals)


async def games(keeper: Keeper, given: Sequence[Sequence[Any]]) -> Contest:
    """Type in games or matches one after the other."""
    contest = await contest_of(keeper)
    for hands in given:
        before = len(contest.games)
        for hand in hands:
            if len(contest.games) == before and not contest.finished:
                contest = await typed(keeper, hand, AB)
    return contest


async def answer_multi_match(folder: Path, rules: Rules, given: Answer) -> Answer:
    async with kept(folder, rules) as keeper:
        contest = await games(keeper, given["matches"])
    matches = [
        {
            "winner": name_of(game.column.winner, AB),
            "match_points": named(game.column.points, AB),
            "rounds_won": named(game.wins, AB),
            "credited": named(credit(rules, game).totals, AB),
            "game_scores": named(game_scores(rules, contest.games[:at]), AB),
        }
        for at, game in enumerate(contest.games, start=1)
    ]
    winner = contest.settlement.winner if contest.settlement else None
    return {"matches": matches, "game_winner": name_of(winner, AB)}


async def answer_best_of(folder: Path, rules: Rules, given: Answer) -> Answer:
    async with kept(folder, rules) as keeper:
        contest = await games(keeper, given["games"])
    winner = contest.settlement.winner if contest.settlement else None
    return {
        "games": [
            {
                "winner": name_of(game.column.winner, AB),
                "points": named(game.column.points, AB),
            }
            for game in contest.games
        ],
        "games_won": named(games_won(rules, contest.games), AB),
        "match_winner": name_of(winner, AB),
    }


async def answer_team_game(folder: Path, rules: Rules, given: Answer) -> Answer:
    """Side X has North and East, side Y South and West; each team's round has two tables."""
    async with kept(folder, rules, 4, (1, 2, 1, 2)) as keeper:
        contest = await contest_of(keeper)
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
                contest = await contest_of(keeper)
        if contest.settlement is not None:
            await settled(keeper, contest.settlement.net)
    rounds = list(map(round_answer, contest.rounds))
    show = hollywood_answer if rules.match == "hollywood" else game_answer
    return {"rounds": rounds} | show(contest, XY, len(contest.rounds))


async def answer_round_robin_settlement(folder: Path, rules: Rules, given: Answer) -> Answer:
    """The examples don't tell who played: where it isn't the winner's turn, they say so."""
    names = given["players"]
    async with kept(folder, rules, len(names)) as keeper:
        contest = await contest_of(keeper)
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
        contest = await contest_of(keeper)
        if contest.dealer != names.index(given["dealer"]) + 1:
            north = keeper.players[0]
            assert north is not None
            await keeper.press(north, f"dealer:{3 - contest.dealer}")
            contest = await contest_of(keeper)
        seating = [await seen_seating(keeper, contest, names, one=isinstance(waiting, str))]
        for winner in given["winners"]:
            hand = [winner] if winner is None else [winner, 1]
            contest = await typed(keeper, hand, names)
            seating.append(await seen_seating(keeper, contest, names, one=isinstance(waiting, str)))
    return {"seating": seating}


async def seen_seating(
    keeper: Keeper, contest: Contest, names: Sequence[str], *, one: bool
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
        contest = await contest_of(keeper)
        for side, points in deals_for(rules, len(names), winner, given["net"]):
            player = contest.pairings[0].players[side - 1]
            actor = keeper.players[player - 1]
            assert actor is not None
            await keeper.enter(actor, player, points)
            contest = await contest_of(keeper)
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
        contest = await contest_of(keeper)
        seated = [field[contest.pairings[0].players[1] - 2]]
        for winner in given["winners"]:
            by_captain = winner in {"captain", given.get("captain", "C")}
            player = contest.pairings[0].players[0 if by_captain else 1]
            actor = keeper.players[player - 1]
            assert actor is not None
            await keeper.enter(actor, None if winner is None else player, 1)
            contest = await contest_of(keeper)
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


@pytest.mark.parametrize("example", TYPED, ids=[each["id"] for each in TYPED])
async def test_a_worked_example_is_typed_in(example: Answer, tmp_path: Path) -> None:
    answer = await ANSWERS[example["kind"]](tmp_path, rules_of(example), example["input"])
    assert of_the_same_fields(answer, example["expected"]) == example["expected"]


# Corrections, and all that is pressed around a sheet


@asynccontextmanager
async def house_of(folder: Path) -> AsyncIterator[House]:
    async with open_house(folder, members=NAMES) as house:
        yield house


async def test_a_correction_is_asked_for_and_agreed_to(tmp_path: Path) -> None:
    async with house_of(tmp_path) as house:
        north, south = house.north, house.south
        keeper = await lay_out(house, [north, south])
        await keeper.enter(north, 1, 18)
        await keeper.enter(south, 2, 5)
        message = await keeper.message()
        assert "entered by South" in texts(message)
        listed = await keeper.press(north, "fix")
        assert listed.ephemeral
        first = (await keeper.paper()).deals[0].ply
        slip = await choose(north, listed, "fix", str(first))
        slip = await keeper.number(north, slip, "one", 28)
        await keeper.press_slip(north, slip, "enter")
        asked = await keeper.message()
        assert f"{south.mention}, do you agree?" in texts(asked)
        assert int(asked["id"]) > int(message["id"])
        assert "Now: North wins by a knock: 18" in texts(asked)
        assert "Then: North wins by a knock: 28" in texts(asked)
        listed = await south.command("gin games")
        assert "asked about a sheet" in texts(listed.message)
        refused = await keeper.press(north, "agree")
        assert refused.ephemeral
        await keeper.press(south, "agree")
        assert (await contest_of(keeper)).points == (28, 5)
        assert "North 28" in texts(await keeper.message())


async def test_a_deal_is_taken_out_or_not(tmp_path: Path) -> None:
    async with house_of(tmp_path) as house:
        north, south = house.north, house.south
        keeper = await lay_out(house, [north, south])
        await keeper.enter(north, 1, 18)
        first = (await keeper.paper()).deals[0].ply
        for answer, left in (("refuse", 1), ("agree", 0)):
            slip = await choose(north, await keeper.press(north, "fix"), "fix", str(first))
            await keeper.press_slip(north, slip, f"remove:{first}")
            await keeper.press(south, answer)
            assert len((await keeper.paper()).deals) == left


async def test_what_was_entered_last_is_taken_back(tmp_path: Path) -> None:
    async with house_of(tmp_path) as house:
        keeper = await lay_out(house, [house.north, house.south])
        await keeper.enter(house.north, 1, 18)
        message = await keeper.message()
        refused = await house.south.press(message, "Take back: Deal 1")
        assert refused.ephemeral
        await house.north.press(message, "Take back: Deal 1")
        await house.quiet()
        assert (await contest_of(keeper)).points == (0, 0)


async def test_a_settled_sheet_is_opened_again_by_a_correction(tmp_path: Path) -> None:
    async with house_of(tmp_path) as house:
        north, south = house.north, house.south
        keeper = await lay_out(house, [north, south])
        await keeper.enter(north, 1, 120)
        settlement = await north.sees("wins with a shutout")
        assert pictures(settlement)
        await keeper.press(north, "undo")
        assert all("wins with a shutout" not in texts(one) for one in north.messages())
        await keeper.enter(north, 1, 20)
        await keeper.enter(north, 1, 90)
        settlement = await south.sees("wins with a shutout")
        await south.press(settlement, "New sheet")
        await house.quiet()
        table_id = await house.newest_table(south)
        assert table_id != keeper.table_id
        after = Keeper(house, table_id, [north, south])
        await after.enter(south, 2, 7)
        assert (await contest_of(after)).points == (0, 7)


async def test_a_sheet_is_closed_by_both(tmp_path: Path) -> None:
    async with house_of(tmp_path) as house:
        keeper = await lay_out(house, [house.north, house.south])
        await keeper.enter(house.north, 1, 18)
        asked = await keeper.press(house.north, "close")
        assert asked.ephemeral
        closing = await house.north.press(asked, "Close it")
        await house.quiet()
        assert "The others are asked" in texts(closing.message)
        assert "would close the sheet" in texts(await keeper.message())
        await keeper.press(house.south, "agree")
        assert "closed as it stands" in texts(await keeper.message())
        await house.north.sees("ended without a winner")


async def test_friends_and_members_gather_at_a_sheet(tmp_path: Path) -> None:
    async with house_of(tmp_path) as house:
        north, south, east = house.north, house.south, house.discord.members["east"]
        await north.command("gin sheet", seats="captain")
        keeper = Keeper(house, await house.newest_table(north), [north, south, east, None])
        early = await keeper.press(north, "start")
        assert early.ephemeral
        await keeper.press(south, "join:2")
        form = await keeper.press(north, "guest:2")
        await north.submit(form, text="  Grandma ")
        await house.quiet()
        await keeper.press(east, "join:2")
        await keeper.press(south, "leave")
        assert "Grandma · East" in texts(await keeper.message())
        await keeper.press(north, "start")
        message = await keeper.message()
        assert "Grandma" in texts(message)
        keeper = Keeper(house, keeper.table_id, [north, None, east])
        await keeper.enter(north, 2, 40, pair=None)
        assert (await contest_of(keeper)).points == (0, 40)


async def test_two_play_with_a_friend_named_in_the_command(tmp_path: Path) -> None:
    async with house_of(tmp_path) as house:
        answer = await house.north.command("gin sheet", friend="Grandma")
        await house.quiet()
        assert "Grandma" in texts(answer.message)
        listed = await house.north.command("gin games")
        assert "Real cards" in texts(listed.message)
        keeper = Keeper(house, await house.newest_table(house.north), [house.north, None])
        slip = await house.north.press(listed, "Enter a deal")
        slip = await choose(house.north, slip, "who", "2")
        slip = await choose(house.north, slip, "how", "gin")
        slip = await keeper.number(house.north, slip, "one", 41)
        await keeper.press_slip(house.north, slip, "enter")
        assert (await contest_of(keeper)).points == (0, 41)
        sheet = await house.north.command("gin scores")
        assert "Grandma" in texts(sheet.message)
        for command in ("gin hand", "gin resign"):
            assert (await house.north.command(command)).ephemeral


async def test_deadwood_is_counted_and_bonuses_added(tmp_path: Path) -> None:
    async with house_of(tmp_path) as house:
        north = house.north
        keeper = await lay_out(house, [north, house.south])
        slip = await keeper.press(north, "enter")
        slip = await choose(north, slip, "who", "1")
        slip = await choose(north, slip, "how", "knock")
        slip = await keeper.press_slip(north, slip, "count:on")
        slip = await choose(north, slip, "one", "7")
        slip = await keeper.number(north, slip, "two", 4)
        assert "South undercuts North: 28" in texts(slip.message)
        slip = await keeper.number(north, slip, "two", 31)
        assert "North wins by a knock: 24" in texts(slip.message)
        slip = await choose(north, slip, "one", "0")
        slip = await keeper.press_slip(north, slip, "big:on")
        assert "Big gin" in texts(slip.message)
        await keeper.press_slip(north, slip, "enter")
        assert (await contest_of(keeper)).points == (62, 0)


async def test_points_are_typed_as_a_short_way(tmp_path: Path) -> None:
    async with house_of(tmp_path) as house:
        north = house.north
        keeper = await lay_out(house, [north, house.south])
        slip = await keeper.press(north, "enter")
        slip = await choose(north, slip, "who", "2")
        slip = await choose(north, slip, "how", "gin")
        form = await keeper.press_slip(north, slip, "type")
        wrong = await north.submit(form, text="many")
        assert "a number that fits" in texts(wrong.message)
        form = await keeper.press_slip(north, slip, "type")
        slip = await north.submit(form, text="53")
        assert "Gin! South melds every card: 53" in texts(slip.message)
        await keeper.press_slip(north, slip, "enter")
        assert (await contest_of(keeper)).points == (0, 53)


async def test_where_both_score_both_are_asked(tmp_path: Path) -> None:
    async with house_of(tmp_path) as house:
        north = house.north
        keeper = await lay_out(house, [north, house.south], variant="mahjong")
        slip = await keeper.press(north, "enter")
        slip = await choose(north, slip, "who", "1")
        slip = await choose(north, slip, "how", "out")
        slip = await keeper.number(north, slip, "one", 85)
        slip = await keeper.number(north, slip, "two", -20)
        await keeper.press_slip(north, slip, "enter")
        assert (await contest_of(keeper)).points == (85, -20)
        slip = await keeper.press(north, "enter")
        slip = await choose(north, slip, "who", "0")
        slip = await choose(north, slip, "how", "exhausted")
        slip = await keeper.number(north, slip, "one", 15)
        slip = await keeper.number(north, slip, "two", 40)
        await keeper.press_slip(north, slip, "enter")
        assert (await contest_of(keeper)).points == (100, 20)


async def test_who_enters_too_late_sees_the_sheet_and_keeps_the_slip(tmp_path: Path) -> None:
    async with house_of(tmp_path) as house:
        north, south = house.north, house.south
        keeper = await lay_out(house, [north, south])
        slip = await keeper.press(south, "enter")
        slip = await choose(south, slip, "who", "2")
        slip = await choose(south, slip, "how", "gin")
        slip = await keeper.number(south, slip, "one", 33)
        await keeper.enter(north, 2, 33, word="gin")
        late = await keeper.press_slip(south, slip, "enter")
        assert "The sheet has changed" in texts(late.message)
        assert "Deal 2" in texts(late.message)
        assert (await contest_of(keeper)).points == (0, 33)
        await keeper.press_slip(south, late, "enter")
        assert (await contest_of(keeper)).points == (0, 66)


async def test_a_slip_pressed_twice_is_entered_once(tmp_path: Path) -> None:
    async with house_of(tmp_path) as house:
        north = house.north
        keeper = await lay_out(house, [north, house.south])
        slip = await keeper.press(north, "enter")
        slip = await choose(north, slip, "who", "1")
        slip = await choose(north, slip, "how", "knock")
        slip = await choose(north, slip, "one", "18")
        custom_id = button(slip.message, "entry", "enter")
        await asyncio.gather(*(north.press(slip, custom_id) for _ in range(2)))
        await house.quiet()
        assert (await contest_of(keeper)).points == (18, 0)


async def test_a_stranger_looks_and_touches_nothing(tmp_path: Path) -> None:
    async with house_of(tmp_path) as house:
        west = house.discord.members["west"]
        keeper = await lay_out(house, [house.north, house.south])
        await keeper.enter(house.north, 1, 18)
        for rest in ("enter", "undo", "close"):
            answer = await keeper.press(west, rest)
            assert answer.ephemeral
            assert "not playing" in texts(answer.message)
        assert len((await keeper.paper()).deals) == 1
