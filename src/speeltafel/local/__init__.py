"""A table without a server: the same protocol, spoken on the device itself. No event loop, no disk:
what takes time is asked for as an effect and carried out by whoever drives the jobs."""
