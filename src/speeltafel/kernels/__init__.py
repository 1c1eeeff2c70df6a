"""Functions that numba compiles, and where their machine code is kept."""
