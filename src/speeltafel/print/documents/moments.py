"""The moments that decided a match, to look at together: each as a task, and overleaf what was
better and why."""

from typing import Any, Final

from speeltafel.core.match import AnyMatch
from speeltafel.core.reason import reason, seat_reason
from speeltafel.learn.review.estimated import states_of
from speeltafel.learn.review.findings import Choice, Review
from speeltafel.learn.review.telling import better_line, numbers, summary, what_was_done, why
from speeltafel.print.codes import qr_picture
from speeltafel.print.documents.fixed import common
from speeltafel.print.order import Order
from speeltafel.print.pictures.scenes import scene
from speeltafel.print.pictures.svg import Picture
from speeltafel.print.typesetting import Document
from speeltafel.words import Voice
from speeltafel.words.voice import capitalised

ROOM: Final = (84.0, 92.0)
"""The most a picture takes, in millimetres."""
WORDS: Final = 169.0
"""What is said takes of the height of a page on which three moments stand in two rows."""
BESIDE: Final = 2
"""Moments beside each other."""


def moments_sheet(
    order: Order, match: AnyMatch, review: Review, voice: Voice, table: str = ""
) -> Document:
    """The voice knows who sat where; the table, where it can be looked up, gets a QR code."""
    states = states_of(match)
    pictures = [_drawn(match, states[each.step - 1], each, order) for each in review.moments]
    svgs = {f"moment-{number}": drawn.svg for number, drawn in enumerate(pictures, 1)}
    if order.address and table:
        svgs["code"] = qr_picture(f"{order.address}/review/{table}").svg
    title = voice.word("print-moments-title", title=voice.word(f"{match.game.name}-title"))
    outcome = match.game.outcome(match.state)
    return Document(
        "moments",
        {
            **common(order, match.game.name, title),
            "svgs": svgs,
            "players": " – ".join(voice.seats),
            "result": "" if outcome is None else voice.sentence(outcome.reason),
            "summary": [voice.sentence(told) for told in summary(match, review)],
            "numbers_title": voice.word("review-luck-or-skill"),
            "numbers": [
                [each.sign, voice.number(each.value), voice.say(each.label)]
                for each in numbers(match, review)
            ],
            "none": voice.word("print-moments-none"),
            "answers": voice.word("print-moments-answers"),
            "columns": BESIDE,
            "moments": [
                {
                    "number": number,
                    **_asked(match, review, states, choice, voice),
                    "width": _width(drawn, order, len(pictures)),
                    "alt": voice.word("print-moment-alt", number=number),
                    **_answered(match, review, states, choice, voice),
                }
                for number, (choice, drawn) in enumerate(
                    zip(review.moments, pictures, strict=True), 1
                )
            ],
        },
    )


def _drawn(match: AnyMatch, state: Any, choice: Choice, order: Order) -> Picture:
    view = match.game.view(state, choice.seat)
    return scene(match.game.name, view, choice.seat, order.ink)


def _width(drawn: Picture, order: Order, moments: int) -> float:
    most_wide, most_high = ROOM
    if moments > BESIDE:
        most_high = (order.paper.height - WORDS) / 2
    return round(min(most_wide, most_high / drawn.ratio), 3)


def _asked(
    match: AnyMatch, review: Review, states: list[Any], choice: Choice, voice: Voice
) -> dict[str, Any]:
    turn = 1 if review.proven else len(choice.better[0])
    return {
        "where": capitalised(voice.word("review-at-move", step=choice.step)),
        "played": [voice.sentence(each) for each in what_was_done(match, states, choice)],
        "task": voice.sentence(
            reason("print-moment-task", seat=seat_reason(choice.seat), moves=turn)
        ),
    }


def _answered(
    match: AnyMatch, review: Review, states: list[Any], choice: Choice, voice: Voice
) -> dict[str, Any]:
    line = better_line(match, choice, states[choice.step - 1])
    told = [voice.sentence(step.told) for step in line]
    return {
        "why": [voice.sentence(each) for each in why(match, review, states, choice)],
        "line": told if len(told) > 1 else [],
    }
