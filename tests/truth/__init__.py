"""Every sentence is true: what must hold in a position for each code that is said there.

`said.py` plays at random and tries random moves; `<game>.py` holds a predicate for every code.
"""
