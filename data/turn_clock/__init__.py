"""The time of turns: clocks, pauses, reminders."""
