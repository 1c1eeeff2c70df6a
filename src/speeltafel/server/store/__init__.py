"""The log on disk: SQLite or PostgreSQL."""
