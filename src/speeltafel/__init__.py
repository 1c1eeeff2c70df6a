"""Five real tabletop games, true to their rulebooks."""
