"""Several processes of one bot on one PostgreSQL: who lives, who does what, what Discord allows."""
