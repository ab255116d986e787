"""Run a bot's script against a stand-in: `python -m playground.launch bot.py`.

The address is in the environment as PLAYGROUND_URL. The script is run as it is.
"""

import os
import runpy
import sys
from pathlib import Path

from playground.pointing import point_discord_py

ADDRESS = "PLAYGROUND_URL"


def main() -> None:
    """Point discord.py at the stand-in and run the script that the command line names."""
    if len(sys.argv) < 2 or ADDRESS not in os.environ:  # noqa: PLR2004
        sys.exit(f"usage: {ADDRESS}=http://127.0.0.1:PORT python -m playground.launch SCRIPT")
    script = sys.argv[1]
    sys.argv = sys.argv[1:]
    sys.path[0] = str(Path(script).resolve().parent)
    point_discord_py(os.environ[ADDRESS])
    runpy.run_path(script, run_name="__main__")


if __name__ == "__main__":
    main()
