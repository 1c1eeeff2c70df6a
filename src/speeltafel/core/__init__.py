"""What every game has in common: the contract, the one checked door, records, conformance.

Read `game.py` first: it is the whole contract on one page.
"""
