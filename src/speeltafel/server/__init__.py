"""Tables that never lose a move: the same games for people on many devices, and for bots.

One move, in a straight line: `sockets` receive it, `tables` admit it, `store` saves it,
`tables` announce it, `sights` decide what each seat sees. `docs/server.md` tells the protocol.
"""
