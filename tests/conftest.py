import pytest
from hypothesis import settings

from playground.standin.validation import described

# How long an example takes is no property of ours: the machine may be busy.
settings.register_profile("undercut", deadline=None)
settings.load_profile("undercut")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say once if what the bot sends was checked against less than there is."""
    if (reason := described.why_not()) is not None:
        terminalreporter.write_line(f"requests were checked against the limits alone: {reason}")
