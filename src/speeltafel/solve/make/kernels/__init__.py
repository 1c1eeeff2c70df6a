"""Compiled code (numba) on bits and arrays; needed to solve the whole game, not to ask about it.

Numba infers the types of these functions, so the type checker is told to let them be.
"""
