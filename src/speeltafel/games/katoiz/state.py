"""A state for each game type. Everything lies open: there is nothing to hide."""

from typing import TypeAlias

from speeltafel.games.katoiz.piles.state import Piles
from speeltafel.games.katoiz.towers.state import Towers
from speeltafel.games.katoiz.trios.state import Trios

State: TypeAlias = Towers | Trios | Piles
