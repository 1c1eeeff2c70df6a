"""An evening and its screens: what they say to each other, and how one is set up and kept."""
