"""Whose certificates are printed after an evening."""

from speeltafel.protocol.afterwards.evening_file import OpenEvening


def certificates(evening: OpenEvening) -> tuple[str, ...]:
    """Everybody who played, and in a group everybody of the group by name; where a class played one
    board together, all of them."""
    seated = {number for table in evening.tables for number in table.saved.players}
    seated = seated or {player.number for player in evening.file.players}
    return tuple(
        name
        for player in evening.file.players
        if player.number in seated
        for name in player.group or (player.name,)
    )
