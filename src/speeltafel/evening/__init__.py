"""Tables that belong together, with one host: a class, a club, a family evening. Pure, like
`table`."""
