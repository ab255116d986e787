"""Opening the database, querying it, and migrating it."""
