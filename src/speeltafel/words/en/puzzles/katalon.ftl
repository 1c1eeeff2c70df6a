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
katalon-puzzle-look = Look at the box that lights up.
