"""What belongs to a member: friends, settings, data."""
