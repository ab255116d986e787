"""What is confirmed in a cup is what was asked, however much has happened meanwhile."""

from club.cups.formats.match_keys import MatchKey
from cogs.kit.text import Text
from playground.driver import Actor, Answer, texts
from tests.wire.cups.cup_host import CupHost
from tests.wire.forged_interactions import Forger

text = Text()
BY_HAND = ("Seeding", "Seeded by the organiser")


async def begun(host: CupHost, *members: Actor) -> None:
    await host.set_up(BY_HAND)
    await host.enter(*members)
    await host.begin()


async def deciding(host: CupHost, key: MatchKey, winner: int) -> Answer:
    """Ask whether a match is to be decided for an entrant."""
    page = await host.organise("press-cup-matches")
    page = await host.harness.north.choose(page, text("cup-menu-match"), f"match={key}")
    name = host.actor(await host.cup(), winner).name
    return await host.harness.north.press(page, text("cup-wins", name=name))


async def entrant_page(host: CupHost, entrant: int) -> Answer:
    page = await host.organise("press-cup-entrants")
    return await host.harness.north.choose(page, text("cup-menu-entrant"), f"entrant={entrant}")


async def test_a_decision_corrects_no_result_that_came_in_meanwhile(host: CupHost) -> None:
    await begun(host)
    first = (await host.playable())[0]
    one, other = first.entrants
    asked = await deciding(host, first.key, one)
    old = f"gin:cuporganise:0:{host.cup_id}:decided={first.key}={one}"
    await host.give_up(first, one)
    forger = Forger(host.harness, host.harness.north)
    for answer in (
        await host.harness.north.press(asked, text("press-cup-decide")),
        await forger.press(old),
    ):
        await host.quiet()
        assert text("refusal-cup-moved") in texts(answer.message)
        assert (await host.cup()).state.decisions[first.key].winner == other
    asked = await deciding(host, first.key, one)
    assert "Correct" in texts(asked.message)
    await host.harness.north.press(asked, text("press-cup-decide"))
    await host.quiet()
    assert (await host.cup()).state.decisions[first.key].winner == one


async def test_who_was_to_be_removed_is_not_disqualified(host: CupHost) -> None:
    await host.set_up(BY_HAND)
    await host.enter()
    north = host.harness.north
    asked = await north.press(await entrant_page(host, 2), text("press-cup-remove"))
    await host.begin()
    answer = await north.press(asked, text("press-cup-remove-really"))
    await host.quiet()
    assert text("refusal-cup-moved") in texts(answer.message)
    assert 2 in (await host.cup()).state.active
    asked = await north.press(await entrant_page(host, 2), text("press-cup-disqualify"))
    await north.press(asked, text("press-cup-disqualify-really"))
    await host.quiet()
    assert 2 not in (await host.cup()).state.active


async def test_who_was_to_leave_before_the_start_gives_no_game_up(host: CupHost) -> None:
    await host.set_up(BY_HAND)
    await host.enter()
    south = host.harness.south
    asked = await south.press(host.message(), text("press-cup-leave"))
    await host.begin()
    answer = await south.press(asked, text("press-cup-left"))
    await host.quiet()
    assert text("refusal-cup-moved") in texts(answer.message)
    assert (await host.cup()).entrant_of(south.id) is not None
    asked = await south.press(host.message(), text("press-cup-leave"))
    await south.press(asked, text("press-cup-left"))
    await host.quiet()
    assert (await host.cup()).entrant_of(south.id) is None


async def test_a_substitution_is_asked_before_a_game_begins_again(host: CupHost) -> None:
    await begun(host, *host.members[:2])
    north, west = host.harness.north, host.members[3]
    (final,) = await host.playable()
    table = await host.table(final)
    hint = text("cup-menu-substitute", name="South")
    asked = await north.choose(await entrant_page(host, 2), hint, west)
    await host.quiet()
    assert "West" in texts(asked.message)
    assert "begins again" in texts(asked.message)
    assert await host.table(final) == table
    assert (await host.cup()).state.members[2] == (host.harness.south.id,)
    await north.press(asked, text("press-cup-substitute-really"))
    await host.quiet()
    assert (await host.cup()).state.members[2] == (west.id,)
    assert await host.table(final) != table


async def test_a_substitute_takes_nobodys_place_but_that_of_whom_was_asked_about(
    host: CupHost,
) -> None:
    await begun(host, *host.members[:2])
    north, _, east, west = host.members
    hint = text("cup-menu-substitute", name="South")
    asked = await north.choose(await entrant_page(host, 2), hint, west)
    again = await north.choose(await entrant_page(host, 2), hint, east)
    await north.press(again, text("press-cup-substitute-really"))
    await host.quiet()
    answer = await north.press(asked, text("press-cup-substitute-really"))
    await host.quiet()
    assert text("refusal-cup-moved") in texts(answer.message)
    assert (await host.cup()).state.members[2] == (east.id,)
    old = f"gin:cuporganise:0:{host.cup_id}:substituted=2.0={west.id}"
    await Forger(host.harness, north).press(old)
    await host.quiet()
    assert (await host.cup()).state.members[2] == (west.id,)
