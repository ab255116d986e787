import asyncio
from unittest.mock import Mock

import aiohttp
import discord
import pytest

from cogs.transport.posts import Fault, fault_of, nonce


def refused(status: int, code: int) -> discord.HTTPException:
    response = Mock(spec=aiohttp.ClientResponse, status=status, reason="")
    return discord.HTTPException(response, {"code": code, "message": "no"})


@pytest.mark.parametrize(
    ("status", "code", "fault"),
    [
        (404, 10008, Fault.GONE),
        (429, 30046, Fault.GONE),
        (403, 50007, Fault.CLOSED),
        (403, 50278, Fault.CLOSED),
        (404, 10003, Fault.BARRED),
        (403, 50001, Fault.BARRED),
        (403, 50013, Fault.BARRED),
        (400, 50083, Fault.GONE),
        (400, 160005, Fault.BARRED),
        (404, 10062, Fault.SPENT),
        (400, 40060, Fault.SPENT),
        (400, 40003, Fault.LATER),
        (429, 0, Fault.LATER),
        (503, 0, Fault.LATER),
        (400, 50035, Fault.WRONG),
    ],
)
def test_a_refused_request_says_what_to_do(status: int, code: int, fault: Fault) -> None:
    assert fault_of(refused(status, code)) is fault


@pytest.mark.parametrize(
    "error", [aiohttp.ServerDisconnectedError(), OSError(), TimeoutError(), discord.RateLimited(1)]
)
def test_a_connection_that_breaks_is_tried_again(error: Exception) -> None:
    assert fault_of(error) is Fault.LATER
    assert asyncio.TimeoutError is TimeoutError


def test_a_nonce_names_one_sending_and_fits_discord() -> None:
    one = nonce(1, "hand", 22, 0, 5, 0)
    assert one == nonce(1, "hand", 22, 0, 5, 0)
    others = {nonce(1, "hand", 22, 0, ply, replaced) for ply in range(50) for replaced in range(9)}
    assert len(others) == 450
    assert all(len(str(each)) <= 25 for each in others)
