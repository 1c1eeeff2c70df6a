"""Ka Pai compiled with numba; numba infers the types, so the type checker lets these be."""
