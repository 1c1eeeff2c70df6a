"""Every move of every game as stable numbers, with text both ways."""
