"""Katalon solved: exact values, an oracle that speaks of them, and puzzles made of them.

`Oracle` needs the standard library and the book in `data/`; `solver` and `kernels` need numba and
make the whole solution. Nothing here imports numba unless the whole solution is asked for.
"""

from speeltafel.solve.explanation import Explanation, explain
from speeltafel.solve.oracle import Answer, Oracle, Verdict, find_oracle

__all__ = ["Answer", "Explanation", "Oracle", "Verdict", "explain", "find_oracle"]
