"""Members and servers, and their settings."""
