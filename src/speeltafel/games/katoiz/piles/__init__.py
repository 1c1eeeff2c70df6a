"""Stapeltje: tiles walk over each other to the home pile (KZ-30 … KZ-42)."""
