"""Compiled code (numba) for bots that imagine many games; they play without it too, more slowly.

Numba infers the types of these functions, so the type checker is told to let them be.
"""
