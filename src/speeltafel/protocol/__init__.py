"""The protocol between a table and its pages, whoever serves it: a server, or the device itself."""
