"""Everything that can be printed, by name."""
