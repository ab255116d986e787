"""Opening the database, asking it, and bringing it up to date."""
