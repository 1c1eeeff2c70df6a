"""One judge for each game that is not solved."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from speeltafel.learn.review.judging import Judge


def _kapai() -> Judge:
    from speeltafel.learn.review.judges.kapai import KaPaiJudge

    return KaPaiJudge()


def _katoiz() -> Judge:
    # Imported when needed: compiled code takes a while to load.
    from speeltafel.learn.review.judges.katoiz import KatoizJudge

    return KatoizJudge()


def _kobito() -> Judge:
    from speeltafel.learn.review.judges.kobito import KobitoJudge

    return KobitoJudge()


def _potzklotz() -> Judge:
    from speeltafel.learn.review.judges.potzklotz import PotzKlotzJudge

    return PotzKlotzJudge()


JUDGES: Final[Mapping[str, Callable[[], Judge]]] = {
    "kapai": _kapai,
    "katoiz": _katoiz,
    "kobito": _kobito,
    "potzklotz": _potzklotz,
}


@cache
def judge_of(game: str) -> Judge | None:
    make = JUDGES.get(game)
    return None if make is None else make()
