katalon-puzzle-wins = { $moves ->
    [one] One more move
   *[other] { $moves } more moves
} and you win, whatever the other does: that is proven.
katalon-puzzle-slower = That wins too, but it can be done sooner. This way it takes { $moves ->
    [one] one more move
   *[other] { $moves } more moves
}.
katalon-puzzle-loses = That loses: the other wins { $moves ->
    [one] in one move
   *[other] in { $moves } moves
}. It is proven.
katalon-puzzle-draws = That comes to a draw. It is proven.
katalon-puzzle-task = { $seat } is to move and wins { $moves ->
    [one] with one move
   *[other] in { $moves } moves of their own
}. Only one first move does it.
katalon-puzzle-look = Your move decides which box the other must play in. For each move, think what the other can do there.
katalon-puzzle-look-end = Look closely: one move wins at once.
