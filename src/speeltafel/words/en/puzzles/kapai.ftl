kapai-puzzle-points = { $points ->
    [one] one point
   *[other] { $points } points
}
kapai-puzzle-task-now = Draw so that your sheet counts { kapai-puzzle-points } at once.
kapai-puzzle-task-rolls = After this roll { $count ->
    [one] comes
   *[other] come
} { $coming }. Bring your sheet to { kapai-puzzle-points } with them.
kapai-puzzle-task-last = Your last rolls: first this one, then { $coming }. End with { kapai-puzzle-points }.
kapai-puzzle-roll = { $first }{ $second }
kapai-puzzle-wrong-now = That way your sheet counts { kapai-puzzle-points }; { $goal } are possible. { $missing }
kapai-puzzle-wrong = { $gain ->
    [0] That way you reach
    [one] That brings one point at once, but then you reach
   *[other] That brings { $gain } points at once, but then you reach
} { kapai-puzzle-points } at most; { $goal } are possible. { $missing }
kapai-puzzle-missing-totems = You miss a link between totems.
kapai-puzzle-missing-group = You miss a group of { $symbol ->
    [triangle] triangles
    [square] squares
   *[circle] circles
}.
kapai-puzzle-missing-bonus = You miss points for crosses.
kapai-puzzle-missing-points = Another choice brings more.
kapai-puzzle-right = { $missing ->
    [one] Your sheet counts { kapai-puzzle-points } now. One more is needed.
   *[other] Your sheet counts { kapai-puzzle-points } now. { $missing } more are needed.
}
kapai-puzzle-solved = { kapai-puzzle-points }: nothing could bring more.
kapai-puzzle-look-symbol = Look where { $symbol ->
    [triangle] a triangle
    [square] a square
    [circle] a circle
   *[line] a line
} does most.
kapai-puzzle-look-part = Look { $part ->
    [top] at the top
    [middle] in the middle
   *[bottom] at the bottom
} of your sheet.
kapai-puzzle-because-totems = That links { $totems } totems.
kapai-puzzle-because-group = That makes a group of { $symbol ->
    [triangle] triangles
    [square] squares
    [circle] circles
   *[line] lines
}{ $points ->
    [0] {""}
   *[other] {" "}and brings { kapai-puzzle-points } at once
}.
kapai-puzzle-because-most = No other choice brings more.
kapai-puzzle-because-later = It brings nothing yet, but it prepares for { $rolls ->
    [one] the next roll
   *[other] the rolls to come
}.
