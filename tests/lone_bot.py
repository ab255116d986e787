"""Runs a bot's script where no other lives: what a killed one has promised is left to nobody."""

import asyncio
from collections.abc import Mapping
from pathlib import Path

from cogs.messages import unrecorded_messages
from playground import launch
from tests.forked_program import ForkedProgram


class LoneBot(ForkedProgram):
    """A bot's script, started by a fork, after which nobody keeps another's promise."""

    @staticmethod
    async def _begun(
        launcher: str, script: Path, env: Mapping[str, str]
    ) -> asyncio.subprocess.Process:
        del launcher
        return await ForkedProgram._begun("tests.lone_bot", script, env)


if __name__ == "__main__":
    unrecorded_messages.ANSWERED_WITHIN = 0
    launch.main()
