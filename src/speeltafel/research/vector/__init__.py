"""Thousands of tables stepped at once, compiled with numba: arrays in place, auto-reset."""
