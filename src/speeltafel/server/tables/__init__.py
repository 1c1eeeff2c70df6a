"""The tables that are alive in this process, and the bots that play at them."""
