"""In which windows the pictures of a board are taken."""

EVERYTHING = ""


def looks(hardest: str) -> dict[str, str]:
    """Each look with the scenes to see in it: all of them where people play most, and where it is
    most crowded or hardest to see the hardest ones."""
    usual = ("desktop-light-nl", "phone-light-nl", "desktop-dark-en", "phone-dark-en")
    harder = ("small-light-nl", "zoomed-light-nl", "class-light-nl")
    grey = ("desktop-light-nl-grey", "phone-dark-nl-grey")
    return dict.fromkeys(usual, EVERYTHING) | dict.fromkeys((*harder, *grey), hardest)
