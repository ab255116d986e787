"""What a cup brings to its server beside its message: roles, and an event in the calendar."""
