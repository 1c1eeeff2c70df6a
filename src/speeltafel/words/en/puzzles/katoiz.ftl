katoiz-puzzle-task-tower-all = { $start ->
    [yes] Put all tiles on your tower.
   *[no] Build one tower of all tiles. Choose where you begin.
}{ $matches ->
    [one] {""}
   *[other] {" "}Each tile needs two matches with the one below.
}
katoiz-puzzle-task-tower-high = { $start ->
    [yes] Build your tower { $goal } tiles high.
   *[no] Build a tower of { $goal } tiles. Choose where you begin.
}{ $matches ->
    [one] {""}
   *[other] {" "}Each tile needs two matches with the one below.
}
katoiz-puzzle-task-tower-dice = Build a tower of { $goal } tiles.{ $matches ->
    [one] {""}
   *[other] {" "}Each tile needs two matches with the one below.
} After this roll comes: { $line }.
katoiz-puzzle-task-sets = Make { $more ->
    [one] a set of three
   *[other] { $more } sets of three
}. After this roll comes: { $line }.
katoiz-puzzle-task-pile = Take a set, so that { $goal } of your tiles have something in common. After this roll comes: { $line }.
katoiz-puzzle-task-points = Reach { $goal } points. After this roll comes: { $line }.
katoiz-puzzle-task-home = Make your home pile { $goal } high{ $count ->
    [0] {" "}with this roll
   *[other] . After this roll comes: { $line }
}.
katoiz-puzzle-task-win = Win with this one roll.
katoiz-puzzle-wrong-tower = That way your tower gets { $height } high at most; { $goal } is possible.
katoiz-puzzle-wrong-tower-left = That way your tower gets { $height } high at most; { $goal } is possible. Then { $tile } is left over.
katoiz-puzzle-wrong-sets = That way you end with { $points ->
    [one] one set
   *[other] { $points } sets
}; { $goal } are possible.
katoiz-puzzle-wrong-pile = That way { $points } of your tiles at most have something in common; { $goal } are possible.
katoiz-puzzle-wrong-points = That way you reach { $points ->
    [one] one point
   *[other] { $points } points
} at most; { $goal } are possible.
katoiz-puzzle-wrong-nothing-shared = Then the tiles under your discs have nothing in common. A third tile cannot help that.
katoiz-puzzle-wrong-no-third = Everything under your discs is { $shared } then. But with the rolls to come you find no third tile for it.
katoiz-puzzle-wrong-no-set = Then the rolls to come make no set.
katoiz-puzzle-wrong-pass = Then the roll is gone. Something could be done with it.
katoiz-puzzle-wrong-home-no-win = You bring { $tile } home. But two piles in your position differ too much, and so you do not win yet.
katoiz-puzzle-wrong-still-steep = Two piles in your position still differ too much, and so you do not win.
katoiz-puzzle-wrong-stopped = You stop { $tile } too early: this tile can walk home.
katoiz-puzzle-wrong-not-home = Nothing gets home that way, and this tile cannot do it. { $why }
katoiz-puzzle-wrong-no-way-home = With the next roll ({ $demand }) no tile can walk home then. Your home pile stays { $height } high.
katoiz-puzzle-wrong-home-height = That way your home pile gets { $height } high at most.
katoiz-puzzle-right = { $left ->
    [one] Well spotted. Once more.
   *[other] Well spotted. { $left } more times.
}
katoiz-puzzle-solved-tower = Your tower is { $goal } high. It cannot be higher.
katoiz-puzzle-solved-sets = That is the set. Nothing could bring more.
katoiz-puzzle-solved-pile = Now { $goal } of your tiles have something in common. Nothing could bring more.
katoiz-puzzle-solved-points = { $goal } points. Nothing could bring more.
katoiz-puzzle-solved-home = Your home pile is { $goal } high. It cannot be higher.
katoiz-puzzle-solved-win = Your home pile is high enough, and your position is in order. You win!
katoiz-puzzle-look-start = Find a tile that fits few others. It lies well at one end.
katoiz-puzzle-look-tower = Find the tile that fits few others. Where can it go?
katoiz-puzzle-look-dice = Look which roll comes next, and what fits then.
katoiz-puzzle-look-discs = { $lying ->
    [0] Look what the tiles of this roll and the next can have in common.
    [3] Look which disc does not belong to the other two.
   *[other] Look what lies under your discs, and what goes with it.
}
katoiz-puzzle-look-home = Asked for: { $demand }. { $count ->
    [one] One tile suits that
   *[other] { $count } tiles suit that
}. Which can walk home?
katoiz-puzzle-look-ahead = Asked for: { $demand }. Prepare the way for the tile that must walk home next.
katoiz-puzzle-look-level = Look at the heights in your own position.
katoiz-puzzle-because-tower = { $count ->
    [0] Nothing will fit on { $tile }; it belongs at the top
    [one] One tile will still fit on { $tile }
   *[other] { $count } tiles will still fit on { $tile }
}.
katoiz-puzzle-because-set = That is a set: all { $shared }.
katoiz-puzzle-because-shared = Then everything under your discs is { $shared }.
katoiz-puzzle-because-later = That makes it possible with the rolls to come.
katoiz-puzzle-because-home = Then your home pile is { $height } high.
katoiz-puzzle-because-level = Then nothing in your position differs too much any more.
