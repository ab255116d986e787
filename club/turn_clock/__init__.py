"""The time of turns: what falls due, pauses, reminders."""
