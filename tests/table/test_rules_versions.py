"""A table that runs through an update goes on under the rules it was set up with."""

from dataclasses import replace

from speeltafel import games
from speeltafel.games import add_game
from speeltafel.games.katalon import KATALON
from speeltafel.table.log import SeatPlan, TableSetup
from speeltafel.table.state import opening

FIRST = replace(KATALON, name="renewed", rules_version=1)
SECOND = replace(FIRST, rules_version=2, earlier=(FIRST,))


def test_a_running_table_keeps_its_rules_and_a_new_one_gets_the_newest() -> None:
    add_game(SECOND)
    try:
        plan = (SeatPlan("here"), SeatPlan("here"))
        for version, rules in ((1, FIRST), (2, SECOND)):
            setup = TableSetup("t", "C", "renewed", version, "standard", {}, plan, False, "h", 0.0)
            assert opening(setup).game is rules
    finally:
        del games._SHELF["renewed"]
