"""Tells devices and other processes what is on disk."""
