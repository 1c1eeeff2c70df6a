"""Compiled rules (numba) on arrays, tested against the rules; kernels of opponents are reused.

Numba infers the types of these functions, so the type checker is told to let them be.
"""
