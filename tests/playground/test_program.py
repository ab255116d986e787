"""The bot as a program: killed, started again, and the playground as one command."""

import asyncio
import socket
import sys
from pathlib import Path

import aiohttp
import pytest

from playground.__main__ import FRAME, attend
from playground.driver import StandIn, texts
from playground.program import ROOT, Program

TINY_BOT = Path(__file__).with_name("tiny_bot.py")


@pytest.mark.slow
async def test_a_killed_bot_starts_again_and_buttons_still_work(stand_in: StandIn) -> None:
    async with stand_in.program(TINY_BOT) as program:
        answer = await stand_in.north.command("show", start=1)
        await program.kill()
        assert not program.running
        await stand_in.wait_for(lambda: not stand_in.gateway.online)
    async with stand_in.program(TINY_BOT):
        await stand_in.south.press(answer, "Count 1")
        assert texts(answer.message) == "The count is 2"


@pytest.mark.slow
async def test_the_playground_starts_a_killed_bot_again(stand_in: StandIn) -> None:
    programs: list[Program] = []
    stopped = asyncio.Event()

    async def start() -> Program:
        programs.append(await Program.start(TINY_BOT, stand_in.url, stand_in.world.token))
        return programs[-1]

    attending = asyncio.create_task(attend(start, stopped))
    await stand_in.wait_for(lambda: stand_in.gateway.online)
    await programs[0].kill()
    await stand_in.wait_for(lambda: len(programs) == 2 and stand_in.gateway.online)
    stopped.set()
    await asyncio.wait_for(attending, 20)
    assert [program.running for program in programs] == [False, False]


@pytest.mark.slow
async def test_the_playground_leaves_a_bot_that_ended_by_itself(
    stand_in: StandIn, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    script = tmp_path / "broken.py"
    script.write_text("raise SystemExit(3)\n")
    programs: list[Program] = []
    stopped = asyncio.Event()
    said = ""

    async def start() -> Program:
        programs.append(await Program.start(script, stand_in.url, stand_in.world.token))
        return programs[-1]

    attending = asyncio.create_task(attend(start, stopped))
    async with asyncio.timeout(20):
        while "exit status 3" not in said:
            await asyncio.sleep(0)
            said += capsys.readouterr().err
    stopped.set()
    await asyncio.wait_for(attending, 20)
    assert len(programs) == 1


@pytest.mark.slow
async def test_a_program_that_ends_tells_what_it_printed(stand_in: StandIn, tmp_path: Path) -> None:
    script = tmp_path / "broken.py"
    script.write_text("import os\nraise SystemExit('no token' if not os.environ else 'broken')\n")
    with pytest.raises(AssertionError, match="broken"):
        async with stand_in.program(script):
            pass


@pytest.mark.slow
async def test_one_command_prints_one_address_and_stops_cleanly() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        command = ["-m", "playground", "--port", str(port), "--bot", str(TINY_BOT)]
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *command,
            cwd=ROOT,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        assert process.stdout is not None
        address = (await process.stdout.readline()).decode().strip()
        assert address.startswith("http://127.0.0.1:")
        assert address != f"http://127.0.0.1:{port}/"
        await _bot_is_there(address)
        process.terminate()
        printed, said = await asyncio.wait_for(process.communicate(), 20)
    assert (process.returncode, printed) == (0, b"")
    first, *others = said.decode().splitlines()
    assert first == "Starting the bot …"
    assert any(each.startswith("The bot is ready; its log is in ") for each in others)
    assert others[-1] == "─" * FRAME, "the address comes last, in a frame"


CARELESS = """
import asyncio, os
import discord

async def main():
    client = discord.Client(intents=discord.Intents.none())
    await client.login(os.environ["DISCORD_TOKEN"])
    try:
        await client.http.bulk_upsert_global_commands(client.application_id, [{"name": "A B"}])
    finally:
        await client.close()

asyncio.run(main())
"""


@pytest.mark.slow
async def test_the_playground_ends_with_what_discord_would_refuse(tmp_path: Path) -> None:
    script = tmp_path / "careless.py"
    script.write_text(CARELESS)
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "playground", "--port", "0", "--bot", str(script)),
        cwd=ROOT,
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.PIPE,
    )
    assert process.stderr is not None
    async for line in process.stderr:
        if b"The bot has stopped" in line:
            break
    process.terminate()
    _, said = await asyncio.wait_for(process.communicate(), 20)
    assert process.returncode == 1
    assert "0.name: String value did not match" in said.decode()


async def _bot_is_there(address: str) -> None:
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{address}live") as page,
    ):
        await page.send_json({"type": "watch", "member": "north"})
        event = await page.receive_json(timeout=20)
        while not event.get("online") and not event.get("state", {}).get("bot"):
            event = await page.receive_json(timeout=20)
