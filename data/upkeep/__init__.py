"""What a host does with the database: backups, checks, and moving it elsewhere."""
