"""For researchers: the five games in the interfaces of the field, with exact truth where it exists.

One encoding (`encoding`: numbered actions, masks, observations) over the one contract
(`core/game.py`) carries all adapters: `gymnasium`, `pettingzoo`, `openspiel`, `text`. `vector/`
steps thousands of tables at once, `regret` measures Katalon moves against its solution.
Documentation: `docs/research.md`.
"""
