"""Who meets whom in a cup, by docs/cups.md and not by the program; and what boards come to."""

from collections.abc import Sequence

from tests.proof.cups.plain_table import NOBODY, Result

Sides = tuple[int | None, int | None]
"""The entrants of a match; None where it isn't known yet who comes."""


def berger(entrants: int, legs: int) -> list[list[tuple[int, int]]]:
    """The rounds as FIDE prints them: half of the table is added to every number but the last."""
    even = entrants + entrants % 2
    pairs = [(number, even + 1 - number) for number in range(1, even // 2 + 1)]
    rounds = list[list[tuple[int, int]]]()
    for number in range(even - 1):
        shown = [pairs[0][::-1] if number % 2 else pairs[0], *pairs[1:]]
        rounds.append([pair for pair in shown if max(pair) <= entrants])
        pairs = _next_round(pairs, even)
    again = [[pair[::-1] for pair in each] for each in rounds]
    return rounds + again * (legs - 1)


def _next_round(pairs: list[tuple[int, int]], even: int) -> list[tuple[int, int]]:
    def on(number: int) -> int:
        return number if number == even else (number - 1 + even // 2) % (even - 1) + 1

    return [(on(one), on(other)) for one, other in pairs]


def lines_of(order: Sequence[int]) -> list[int]:
    """A bracket from the top down: each seed meets the lowest that there is room for."""
    room = 1
    while room < len(order):
        room *= 2

    def below(seed: int, left: int) -> list[int]:
        if left == room:
            return [seed]
        return [*below(seed, 2 * left), *below(2 * left + 1 - seed, 2 * left)]

    return [order[seed - 1] if seed <= len(order) else NOBODY for seed in below(1, 1)]


def two_by_two(lines: Sequence[int | None]) -> list[Sides]:
    return [(lines[at], lines[at + 1]) for at in range(0, len(lines), 2)]


def entering(lines: list[int | None], number: int) -> list[int | None]:
    """Where those who lose in a round of the winners' bracket come into the losers'."""
    half = len(lines) // 2
    one, other = lines[:half], lines[half:]
    match (number - 2) % 4:
        case 0:
            return lines[::-1]
        case 1:
            return other + one
        case 2:
            return one[::-1] + other[::-1]
        case _:
            return lines


def of_boards(sides: Sides, boards: Sequence[Result], *, drawable: bool) -> Result:
    one, other = sides
    assert one
    assert other
    points = {each: sum(board.points.get(each, 0) for board in boards) for each in (one, other)}
    points = points if any(board.points for board in boards) else {}
    if all(board.how == "walkover" and not board.winner for board in boards):
        return Result(NOBODY, (one, other), "walkover")
    how = "walkover" if all(board.how == "walkover" for board in boards) else "played"
    won = {
        each: sum(2 * (board.winner == each) + board.drawn for board in boards)
        for each in (one, other)
    }
    ahead = won if won[one] != won[other] else points
    if ahead and ahead[one] != ahead[other]:
        winner = max((one, other), key=ahead.__getitem__)
    elif drawable:
        return Result(NOBODY, (), "played", points)
    else:
        winner = next(board.winner for board in boards if board.winner)
    return Result(winner, (one + other - winner,), how, points)
