"""The table in a real Chromium, clicked as people click."""
