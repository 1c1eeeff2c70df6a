"""Search that plays any game: knows chance and secrets, asks the contract only."""
