katoiz-title = Katoiz
    .about = Colours, shapes and sizes: from towers for toddlers to a walking game to get your teeth into.

katoiz-variant-stapeltoren-1 = Tower 1
    .about = Build towers together: every tile has something of the tile below it.
katoiz-variant-stapeltoren-2 = Tower 2
    .about = Now tiles on each other must have at least two things in common.
katoiz-variant-stapeltoren-3 = Tower 3
    .about = The colour die says which colour you take; the highest tower wins.
katoiz-variant-stapeltoren-4 = Tower 4
    .about = With the colour die, and at least two things in common.
katoiz-variant-stapeltoren-5 = Tower 5
    .about = Two dice together say which tile you may take.
katoiz-variant-3-stel-1 = Sets of three 1
    .about = Put your three discs on tiles with something in common and collect the most sets.
katoiz-variant-3-stel-2 = Sets of three 2
    .about = Who can make the highest pile of own tiles that have something in common?
katoiz-variant-3-stel-3 = Sets of three 3
    .about = Every colour, shape and size you have many of brings points.
katoiz-variant-3-stel-4 = Sets of three 4
    .about = Send others’ discs back, and roll again when you land beside yourself.
katoiz-variant-stapeltje-1 = Home pile 1
    .about = Walk tiles home over the board: who is first to a home pile of four?
katoiz-variant-stapeltje-2 = Home pile 2
    .about = Higher: a home pile of five, six or seven.
katoiz-variant-stapeltje-3 = Home pile 3
    .about = Play for an agreed time; the highest home pile wins.
katoiz-variant-stapeltje-4 = Home pile 4
    .about = A clock for each player, or alone: as high as you can in five minutes.
katoiz-variant-stapeltje-5 = Home pile 5
    .about = No dice but a colour ladder: everything lies open and can be worked out.

katoiz-option-naming = Naming
    .about = When you stack, you say what the two tiles have in common.
katoiz-option-tiles = Number of tiles
    .about = How many tiles lie open on the table.
katoiz-option-quiet-rounds = Three quiet rounds
    .about = The game stops only after three whole rounds without a disc, not after three turns.
katoiz-option-shared-values = Shared in the pile
    .about = How much all tiles of the highest pile have in common: one thing or two.
katoiz-option-scoring = Scoring of level
    .about = The scoring of level 1 (sets), 2 (highest pile) or 3 (points).
katoiz-option-sending-ends = Sending back is your move
    .about = Who sends a disc back does not place one as well.
katoiz-option-empty-straight = Empty places straight only
    .about = An empty place is not entered diagonally.
katoiz-option-target = Target
    .about = How high your home pile must become (usual: what belongs to the level).
katoiz-option-minutes = Minutes
    .about = Playing time: at level 3 for the whole game, at level 4 for each player (usual: what belongs to it, none: no clock).
katoiz-option-turns = Turns
    .about = After so many turns the game is over (usual: what belongs to it, none: no limit).
katoiz-option-level = Level below
    .about = On top of which level you play the colour ladder.

katoiz-tile = the { $size ->
    [big] big
   *[small] small
} { $colour ->
    [blue] blue
    [red] red
    [green] green
    [yellow] yellow
   *[white] white
} { $shape ->
    [square] square
    [circle] circle
   *[triangle] triangle
}
katoiz-place = { $at }
katoiz-home = home
katoiz-home-own = your home pile
katoiz-home-of = the home pile of { $seat }
katoiz-property = { $name ->
    [colour] the colour
    [shape] the shape
   *[size] the size
}
katoiz-category = { $name ->
    [colour] colour
    [shape] shape
   *[size] size
}
katoiz-value = { $name ->
    [blue] blue
    [red] red
    [green] green
    [yellow] yellow
    [white] white
    [square] square
    [circle] round
    [triangle] triangle
    [big] big
    [small] small
   *[any] any colour
}
katoiz-value-count = { $count } × { $value }
katoiz-demand = { $colour ->
    [blue] blue
    [red] red
    [green] green
    [yellow] yellow
    [white] white
   *[any] any colour
}{ $picture ->
    [square] , square
    [circle] , round
    [triangle] , triangle
    [big] , big
    [small] , small
   *[any] {""}
}

katoiz-opened = { $count } tiles lie open on the table.
katoiz-laid-out = The tiles are laid out: six rows of six.
katoiz-ladder = The colour ladder from the bottom up: { $colours }.
katoiz-rolls = { $seat } rolls: { $demand }.
katoiz-lapses = { $seat } can do nothing; the turn lapses.
katoiz-passes = { $seat } passes.
katoiz-ends-turn = { $seat } is done.
katoiz-other-move = That cannot be done now.
katoiz-not-a-move = ‘{ $text }’ is not a move.

katoiz-choose-start = Choose a start tile for your tower.
katoiz-take = Take a tile{ $dice ->
    [no] {""}
   *[yes] {" "}({ $demand })
} with at least { $needed } { $needed ->
    [one] match
   *[other] matches
} with { $towers ->
    [one] { $top } on top of your tower
   *[other] the top tile of one of your { $towers } towers
}.
katoiz-take-and-name = Take a tile{ $dice ->
    [no] {""}
   *[yes] {" "}({ $demand })
} with at least { $needed } { $needed ->
    [one] match
   *[other] matches
} with { $towers ->
    [one] { $top }
   *[other] one of your towers
}, and say what is the same: colour, shape or size.
katoiz-new-tower-due = No tile ({ $demand }) fits on a tower of yours: start a new tower with such a tile.
katoiz-nothing-to-take = There is no tile{ $dice ->
    [no] {""}
   *[yes] {" "}({ $demand })
} you can take; your turn lapses: pass.
katoiz-begins = { $seat } starts a tower with { $tile }.
katoiz-new-tower = { $seat } starts a new tower with { $tile }.
katoiz-stacks = { $seat } stacks { $tile }; the tower is now { $height } high.
katoiz-stacks-naming = { $seat } stacks { $tile } and names { $named }; the tower is now { $height } high.
katoiz-not-open = { $tile } does not lie open on the table any more.
katoiz-not-rolled = { $tile } does not fit the roll ({ $demand }).
katoiz-begin-first = You have no tower to build on yet.
katoiz-no-new-tower = You may start a new tower only when no tile fits on a tower of yours, and one does.
katoiz-no-such-tower = You have no tower { $number }; you have { $count }.
katoiz-does-not-fit = { $tile } does not fit on { $top }: that takes at least { $needed ->
    [one] one match
   *[other] { $needed } matches
}.
katoiz-name-it = Say as well what the two tiles share: colour, shape or size.
katoiz-need-not-name = At this table you need not say what the tiles share.
katoiz-look-again = Look again: { $named } of { $tile } and { $top } is not the same. What do they share?
katoiz-something-fits = There is a tile that fits; look again.
katoiz-start-new-tower = Nothing fits on your towers, but there is such a tile: start a new tower with it.
katoiz-tiles-gone-look = All tiles are stacked! The highest tower counts { $highest } tiles. Well built.
katoiz-nothing-fits-look = No tile fits any more. The highest tower counts { $highest } tiles. Well built.
katoiz-tiles-gone-win = All tiles are stacked: { $winners } { $count ->
    [one] wins
   *[other] win together
} with a tower of { $highest }.
katoiz-nothing-fits-win = Nobody can take a tile any more: { $winners } { $count ->
    [one] wins
   *[other] win together
} with a tower of { $highest }.
katoiz-counts-towers = { $seat } built towers of { $heights }; the highest is { $highest }.
katoiz-write-tower = Write the tile and what it shares: R● colour, or without signs rcs c (red, circle, small; colour). A new tower starts with +: +rcs. The second tower: rcs/2 c. Or pass.

katoiz-place-disc = Put a disc on a free tile ({ $demand }): there { $free ->
    [one] is one
   *[other] are { $free }
}{ $sendable ->
    [0] {""}
   *[other] ; you could also send one back
}. Or pass.
katoiz-move-disc = All your discs lie: move one to a free tile ({ $demand }); there { $free ->
    [one] is one
   *[other] are { $free }
}{ $sendable ->
    [0] {""}
   *[other] ; you could also send one back
}. Or pass.
katoiz-no-place = There is no free tile ({ $demand }); your turn lapses: pass.
katoiz-roll-again = You landed beside yourself and may roll once more. Again, or pass?
katoiz-rolls-again = { $seat } rolls once more.
katoiz-places-disc = { $seat } puts a disc on { $place }, { $tile }.
katoiz-moves-disc = { $seat } moves a disc from { $start } to { $place }, { $tile }.
katoiz-takes-set = { $seat } takes a set: { $tiles } (all { $shared }).
katoiz-sends-back = { $seat } sends the disc of { $owner } on { $place } back.
katoiz-no-bonus = You may roll once more only when you have landed beside a disc of your own.
katoiz-bonus-first = First say whether you roll once more: again or pass.
katoiz-discs-all-lie = Your three discs lie already; move one, for instance a1-c3.
katoiz-disc-in-hand = You may move a disc only when all of yours lie; you still have { $count } in hand.
katoiz-not-your-disc = There is no disc of yours on { $place }.
katoiz-no-tile = There is no tile on { $place }.
katoiz-not-rolled-there = On { $place } lies { $tile }; asked for is: { $demand }.
katoiz-just-vacated = A disc has just been sent back from { $place } this turn; you may not use it now.
katoiz-disc-there = There is already a disc on { $place }.
katoiz-no-sending-back = Sending back belongs to level 4.
katoiz-sent-already = You may send one disc back for each roll.
katoiz-no-disc = There is no disc on { $place }.
katoiz-own-disc = The disc on { $place } is your own.
katoiz-end-no-tiles = { $result } All tiles are gone.
katoiz-end-no-set = { $result } No set can be made of the tiles that are left.
katoiz-end-no-free-tile = { $result } There is a disc on every tile.
katoiz-end-quiet = { $result } Three { $unit ->
    [rounds] rounds
   *[turns] turns
} in a row no disc was touched.
katoiz-practised = Your score is { $score }.
katoiz-most-sets = { $winners } { $count ->
    [one] wins
   *[other] win together
} with { $score } { $score ->
    [one] set
   *[other] sets
}.
katoiz-most-pile = { $winners } { $count ->
    [one] wins
   *[other] win together
} with a pile of { $score }.
katoiz-most-points = { $winners } { $count ->
    [one] wins
   *[other] win together
} with { $score } { $score ->
    [one] point
   *[other] points
}.
katoiz-counts-sets = { $seat } has { $sets } { $sets ->
    [one] set
   *[other] sets
}.
katoiz-counts-pile = { $seat } piles up { $height } tiles that are all { $shared }.
katoiz-counts-no-pile = { $seat } has no tiles to pile up.
katoiz-counts-points = { $seat }, by { $category }: { $counts }; two of each put away leaves { $points }.
katoiz-counts-total = { $seat } has { $points } { $points ->
    [one] point
   *[other] points
} together.
katoiz-write-disc = Write a place to put a disc (c3), from-to to move one (a1-c3), x first to send one back (xc3), again, or pass.

katoiz-walk = Walk a tile ({ $demand }) towards home; your home pile lacks { $missing } of { $target }. Or pass.
katoiz-walk-highest = Walk a tile ({ $demand }) towards home and make your home pile as high as you can. Or pass.
katoiz-repair = First repair: { $one } and { $other } in your position differ by more than two. Walk a tile ({ $demand }) so that it gets better.
katoiz-no-walk = You cannot move a tile ({ $demand }); your turn lapses: pass.
katoiz-walks = { $seat } walks { $tile }: { $path }; the pile there is now { $height } high.
katoiz-walks-home = { $seat } brings { $tile } home: { $path }; the home pile is now { $height } high.
katoiz-just-moved = { $tile } on { $place } has just been moved by the player before and may not walk now.
katoiz-stays = Walk at least one step; the tile lies on { $place } already.
katoiz-step-straight = You cannot get to { $goal }: from { $start } to { $end }, { $tile } has no match with { $top }.
katoiz-step-aslant = You cannot get to { $goal }: from { $start } to { $end } is diagonal, and that takes two matches; { $tile } and { $top } have { $matches ->
    [0] none
   *[other] { $matches }
}.
katoiz-step-empty-aslant = You cannot get to { $goal }: at this table the empty place { $end } is not entered diagonally from { $start }.
katoiz-step-over-empty = You cannot get to { $goal }: a walk does not go on over an empty place.
katoiz-too-steep = Then { $high } would be { $higher } high and { $low } { $lower }: a difference of { $difference }, and more than two is not allowed there.
katoiz-repair-due = In your position { $high } ({ $higher } high) and { $low } ({ $lower } high) differ by more than two; you must repair that first, for you can.
katoiz-event-time-up = { $seat } is out of time.
katoiz-event-time-over = The playing time is over.
katoiz-event-stop = Everybody agrees: we stop.
katoiz-end-stuck = { $result } Three turns in a row nobody could move a tile.
katoiz-end-time = { $result } The playing time is over.
katoiz-end-turns = { $result } The agreed number of turns has been played.
katoiz-end-agreed = { $result } Everybody agreed to stop.
katoiz-alone-home = Done! Your home pile is { $height } high.
katoiz-target-reached = { $winner } wins with a home pile of { $height }.
katoiz-last-in-time = { $winner } wins: the others are out of time.
katoiz-highest-home = { $winners } { $count ->
    [one] wins
   *[other] win together
} with a home pile of { $height }.
katoiz-counts-home = { $seat }: home pile { $height } high.
katoiz-write-walk = Write from-to: c3-e5, or c3-h to walk home; or pass.

katoiz-no-pile-to-score = Sharing two things belongs to the scoring of level 2; choose scoring=2 or shared-values=1.
katoiz-alone-level-four = Playing alone goes with level 4, not with level { $level }; choose level=4 or play with two to four.
katoiz-no-target-here = At level { $level } there is no target: the highest home pile wins. Leave target at usual.
katoiz-target-of-level = A target of { $target } does not belong to level { $level }: level 1 plays to four, level 2 to five, six or seven, level 4 to four, five, six or seven.
katoiz-target-players = To { $target } you play with at most { $most } players; choose a lower target or play with fewer.
katoiz-no-clock-here = At level { $level } no clock runs; clocks belong to levels 3 and 4.
katoiz-no-turn-limit-here = At level { $level } turns are not limited; limits belong to levels 3 and 4.
katoiz-limit-needed = Level 3 needs a limit: choose minutes or turns.
katoiz-clock-needed = Level 4 is played against the clock: choose a number of minutes.
katoiz-alone-minutes = Alone you play at most { $most } minutes.

katoiz-board-supply = Open on the table
katoiz-board-tower = tower { $number }
katoiz-board-asked = Asked for: { $demand }
katoiz-board-sets = { $count } { $count ->
    [one] tile
   *[other] tiles
} taken, score { $score }
katoiz-board-discs = discs { $places }
katoiz-board-no-discs = no discs yet
katoiz-board-home = home pile { $height }
katoiz-board-home-of = home pile { $height } of { $target }
katoiz-board-out = out of time
katoiz-board-ladder = Colour ladder (bottom → top): { $ladder }
katoiz-board-path = Last walk: { $path }
katoiz-board-steep = More than two apart: { $pairs }
katoiz-board-turn = Turn { $turn } of { $most }
katoiz-board-legend = Open picture: big, filled: small; the number is the height. <> asked for, [] just walked, () the way, ·· a position.

# ── Advice

katoiz-advice-look-towers = Look which tiles will still fit on your tower later.
katoiz-advice-look-set = You can make a set of three now. Do you see it?
katoiz-advice-look-discs = Look what your discs have in common, and how many free tiles have that too.
katoiz-advice-look-win = You can win now. Do you see how?
katoiz-advice-look-home = There is a tile that can walk home now.
katoiz-advice-look-routes = Look which tiles could walk to your home pile after this, and to somebody else’s.
katoiz-advice-fits = After it { $count ->
    [0] no open tile fits on this one.
    [one] one open tile still fits on this one.
   *[other] { $count } open tiles still fit on this one.
}
katoiz-advice-set = A set is best taken at once: then nobody can spoil it.
katoiz-advice-next-set = An estimate: { $percent } % of the rolls give you a set after this, if nobody takes anything away.
katoiz-advice-rival-set = An opponent then makes a set with { $percent } % of the rolls.
katoiz-advice-wins = It makes your home pile high enough.
katoiz-advice-home = A tile at home counts, and nobody takes it away from there.
katoiz-advice-next-home = An estimate: with { $percent } % of the rolls another tile can go home after this, if everything stays as it lies.
katoiz-advice-rival-home = The opponent with the best chance can do so with { $percent } %.
