"""Rules that members choose by a panel, and keep under a name."""
