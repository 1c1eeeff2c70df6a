"""A table as a pure value: what happens around a match, without clock, disk or socket."""
