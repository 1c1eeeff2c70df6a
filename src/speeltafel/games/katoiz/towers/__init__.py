"""Stapeltoren: towers of tiles that have something in common (KZ-10 … KZ-13)."""
