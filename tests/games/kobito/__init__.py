"""Kobito's rules, ruling by ruling, on tables written as text (see `positions.py`)."""
