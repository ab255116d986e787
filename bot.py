"""Starts the bot: `python bot.py`; `--help` lists what else it does.

The arguments are read first, so that help and mistakes are answered without loading the bot. The
processes in which the computer thinks read this file as well. They need nothing of the bot, so
nothing of it is imported for them: that would be most of their memory, and of their start.
"""

import sys

if __name__ == "__main__":
    from cogs.app.arguments import read_arguments

    asked = read_arguments()
    from cogs.app.command_line import main

    sys.exit(main(asked))
