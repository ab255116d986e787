"""How far players were protected from the host, as the numbers of messages and presses show it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.protection import Grade, Protection, protections
from engine.record import FirstShown, Seal, SealPress


def sealed(*presses: tuple[int | None, int], shown: FirstShown | None = None) -> Seal:
    return Seal("ab" * 32, tuple(SealPress(*press) for press in presses), (1,), None, shown)


FULL, SHARED, NONE = Grade.FULL, Grade.SHARED, Grade.NONE


@pytest.mark.parametrize(
    ("seal", "found"),
    [
        # A challenge: the seal stands in the channel, and then the second player accepts.
        (sealed((1, 10), (2, 30), shown=FirstShown(None, 20)), [(1, SHARED, (2,)), (2, FULL, ())]),
        # An offer of other rules, which the first accepts.
        (sealed((1, 40), (2, 30), shown=FirstShown(None, 20)), [(1, FULL, ()), (2, SHARED, (1,))]),
        # The queue: only the second, who waited, has seen the seal.
        (sealed((1, 30), (2, 10), shown=FirstShown(2, 20)), [(1, SHARED, (2,)), (2, SHARED, (1,))]),
        # The queue, where the answer with the seal came after the other's command.
        (sealed((1, 30), (2, 10), shown=FirstShown(2, 31)), [(1, NONE, ()), (2, NONE, ())]),
        # A lobby whose host begins.
        (
            sealed((1, 40), (2, 25), (3, 30), shown=FirstShown(None, 20)),
            [(1, FULL, ()), (2, SHARED, (1,)), (3, SHARED, (1,))],
        ),
        # Practice: the first game, and the next one.
        (sealed((1, 10)), [(1, NONE, ())]),
        (sealed((1, 10), shown=FirstShown(None, 5)), [(1, FULL, ())]),
        (sealed((1, 10), shown=FirstShown(None, 10)), [(1, NONE, ())]),
        # A seat recorded without a press, where there is no other seat to say more.
        (sealed((1, 10), shown=FirstShown(None, 5)), [(1, FULL, ()), (2, Grade.COMPUTER, ())]),
        # A duplicate cup, where the press that began it stands for both.
        (sealed((1, 10), (2, 10), shown=FirstShown(None, 5)), [(1, NONE, ()), (2, NONE, ())]),
        # A game from before presses were noted.
        (sealed((None, 10)), [(None, Grade.UNKNOWN, ())]),
    ],
)
def test_each_player_has_what_the_order_shows(
    seal: Seal, found: list[tuple[int | None, Grade, tuple[int, ...]]]
) -> None:
    assert protections(seal, len(found)) == tuple(Protection(*each) for each in found)


@given(
    st.dictionaries(st.integers(1, 7), st.integers(1, 99), min_size=1),
    st.one_of(st.none(), st.integers(1, 99)),
    st.integers(0, 7),
)
def test_nobody_is_told_of_more_than_there_was(
    by_seat: dict[int, int], message: int | None, only: int
) -> None:
    shown = None if message is None else FirstShown(only or None, message)
    presses = sorted(by_seat.items())
    found = protections(sealed(*presses, shown=shown), 7)
    assert [each.seat for each in found] == [*range(1, 8)]
    assert {each.seat for each in found if each.grade is not Grade.COMPUTER} == {*by_seat}
    for each in found:
        if each.grade is Grade.COMPUTER:
            continue
        assert each.seat is not None
        assert each.seat not in each.trusts
        after = [press for press in by_seat.values() if shown is not None and press > shown.id]
        one_for_all = len(by_seat) > 1 and len({*by_seat.values()}) == 1
        assert (each.grade is NONE) == (not after or one_for_all)
        if each.grade is FULL:
            assert shown is not None
            assert shown.id < by_seat[each.seat] == max(by_seat.values())
            assert shown.seat in {None, each.seat}
