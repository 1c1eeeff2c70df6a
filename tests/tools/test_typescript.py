"""The types of the browser say what goes over the wire."""

from speeltafel.core.data import given_by, to_data
from speeltafel.core.refusal import accept
from speeltafel.core.variants import configure
from speeltafel.games import GAMES
from tools.typescript import typescript


def test_a_view_of_several_kinds_says_which_it_is() -> None:
    katoiz = GAMES["katoiz"]
    view = katoiz.view(katoiz.setup(accept(configure(katoiz))), None)
    assert to_data(given_by(katoiz.view), view)["is"] == "TowerView"
    union = next(line for line in typescript().splitlines() if "type KatoizView" in line)
    assert union.count("is: ") == 3
    assert '{ is: "TowerView" } & KatoizTowerView' in union
