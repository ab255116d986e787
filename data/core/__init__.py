"""Members and servers, and what they have set."""
