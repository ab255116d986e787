"""The weekly page of a server, and the roles that it gives."""
