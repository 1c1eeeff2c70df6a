"""Measures the opponents and writes docs/opponents.md."""
