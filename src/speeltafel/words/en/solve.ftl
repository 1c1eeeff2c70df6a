solve-capture = ✕{ $field }

solve-command = Solves a game exactly: value and distance of every position, in one file.
solve-game = Name of the game; only Katalon is small enough.
solve-out = Folder for the file; without it, where `speeltafel value` looks for it.
solve-threads = Number of threads.
solve-verify = Compares this many random positions with a second, independent method.
solve-plots = Folder in which to draw the plots of the paper.
solve-book = Writes the small book that is shipped to this file.
solve-only-katalon = { $game } is too large to be solved.
solve-needs = Solving takes { $memory } GiB of memory and { $disk } MB of disk, and goes to { $folder }. Ctrl-C stops; the same command goes on.
solve-lack-memory = Solving needs { $needed } GiB of free memory; { $found } GiB is free.
solve-free-memory = Close other programs, or use a larger machine.
solve-lack-disk = Solving needs { $needed } GiB of free disk; { $found } GiB is free.
solve-free-disk = Make room, or choose another folder with --out.
solve-lack-numba = Solving needs compiled code, and numba is not installed.
solve-get-numba = Install it with: pip install 'speeltafel[solve]'
solve-forward = Forward, { $stones } stones
solve-backward = Backward, { $stones } stones, { $positions } positions
solve-speed = { $millions } million a second
solve-already = Solved already: { $path }. Remove it to solve again.
solve-stopped = Stopped. What is solved is kept in { $folder }; the same command goes on from there.
solve-agree = Both methods agree on { $count } random positions, value and distance.
solve-disagree = The two methods disagree on { $count } positions.
solve-done = { $positions } positions solved in { $seconds } s. Written: { $path } ({ $size } MB)
solve-layers = Katalon solved: reachable positions up to symmetry, for the player to move
solve-column-stones = stones
solve-column-positions = positions
solve-column-wins = won
solve-column-draws = drawn
solve-column-losses = lost
solve-column-longest = longest win
solve-column-move = move
solve-column-value = proven
solve-value-win = wins in { $plies } single { $plies ->
    [one] move
   *[other] moves
}
solve-value-draw = draw
solve-value-loss = loses in { $plies } single { $plies ->
    [one] move
   *[other] moves
}

solve-file-unreadable = Cannot read ‘{ $path }’: { $why }.
solve-file-foreign = ‘{ $path }’ is not a solution of Katalon.
solve-file-damaged = ‘{ $path }’ is damaged or cut off: its checksum is wrong.
solve-file-format = ‘{ $path }’ is written in format { $found }; this version reads format { $wanted }.
solve-file-rules = ‘{ $path }’ belongs to version { $found } of the rules; now version { $wanted } holds.
solve-file-again = Remove it and make it again with: speeltafel solve katalon

solve-value-command = Says what a position of Katalon is worth, exactly, and each of its moves.
solve-position = The moves so far ("Nz Zn No"), or the text of a position; empty for the start.
solve-why = Explains this move.
solve-long = The long form: threats, replies, and how it goes on.
solve-ask-earlier = Ask about a position before the end.

solve-ends-won = { $move } ends the game – { $end }
solve-ends-forced = { $move } ends the game, and there was nothing better – { $end }
solve-ends-instead-of-win = { $move } ends the game – { $end } { $best } would have won: that is proven.
solve-ends-instead-of-draw = { $move } ends the game – { $end } With { $best } it would have stayed a draw: that is proven.
solve-ends-instead-of-loss = { $move } ends the game – { $end } { $best } would have held out longer.

solve-keeps-win-best = Proven: with { $move } { $mover } wins in { $moves } { $moves ->
    [one] move
   *[other] moves
}, whatever { $other } does.
solve-keeps-win-only = Proven: only { $move } wins; it takes { $mover } { $moves } { $moves ->
    [one] move
   *[other] moves
}, whatever { $other } does.
solve-keeps-win-slower = { $move } wins too, { $moves ->
    [one] with one move
   *[other] in { $moves } moves
}; { $best } does it { $least ->
    [one] with one move
   *[other] in { $least }
}.
solve-keeps-draw-best = With { $move } it stays a draw if nobody errs: that is proven.
solve-keeps-draw-only = Only { $move } holds the draw: that is proven.
solve-keeps-loss-best = { $move } holds out as long as can be, but { $other } wins in { $moves } { $moves ->
    [one] move
   *[other] moves
}: that is proven.
solve-keeps-loss-sooner = { $move } loses sooner: { $other } wins in { $moves } { $moves ->
    [one] move
   *[other] moves
}. { $best } holds out for { $least }.
solve-from-win-to-draw = { $move } gives the win away: after { $reply } it is a draw. { $best } would have won in { $least } { $least ->
    [one] move
   *[other] moves
}.
solve-from-win-to-loss = { $move } turns a win into a loss: { $other } answers { $reply } and wins in { $moves } { $moves ->
    [one] move
   *[other] moves
}. { $best } would have won in { $least } { $least ->
    [one] move
   *[other] moves
}.
solve-from-draw-to-loss = { $move } loses: { $other } answers { $reply } and wins in { $moves } { $moves ->
    [one] move
   *[other] moves
}. { $best } would have held the draw.

solve-sends-to-place = { $mover } sends { $other } to { $box }, with { $choices } free { $choices ->
    [one] field
   *[other] fields
}; { $stones ->
    [0] no stone of { $mover } lies
    [one] one stone of { $mover } lies
   *[other] { $stones } stones of { $mover } lie
} there.
solve-sends-to-capture = { $mover } sends { $other } to { $box }. It is full, so { $other } must capture: { $choices ->
    [one] only one stone of { $mover } can be taken there
   *[other] { $choices } of the { $stones } stones of { $mover } there can be taken
}.
solve-threat-now = { $reply } ends it at once – { $end }
solve-every-reply-loses = Whatever { $other } does there, { $mover } ends it with the next move:
solve-reply-loses = After { $reply }, { $move } ends it – { $end }
solve-reply-ends = { $reply } ends the game itself – { $end }
solve-better-win = Winning best: { $moves }.
solve-better-draw = Best was: { $moves }.
solve-better-loss = Longest resistance: { $moves }.
solve-line-on = Best play goes on: { $line } …
solve-line-end = Best play goes on: { $line }, and that is the end.
