"""Bots meet on all seats; ratings with intervals."""
