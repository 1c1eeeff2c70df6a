"""What an evening leaves: a page for each player, tables for the host, and where it was hard."""
