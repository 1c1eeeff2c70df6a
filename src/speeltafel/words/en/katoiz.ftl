katoiz-title = Katoiz
    .about = Colours, shapes and sizes: from towers for toddlers to a walking game to get your teeth into.

katoiz-variant-stapeltoren-1 = Stapeltoren 1
    .about = Build towers together: every tile is like the one below it in some way.
katoiz-variant-stapeltoren-2 = Stapeltoren 2
    .about = Now tiles on each other must have at least two things in common.
katoiz-variant-stapeltoren-3 = Stapeltoren 3
    .about = The colour die says which colour you take; the highest tower wins.
katoiz-variant-stapeltoren-4 = Stapeltoren 4
    .about = With the colour die, and at least two things in common.
katoiz-variant-stapeltoren-5 = Stapeltoren 5
    .about = Two dice together say which tile you may take.
katoiz-variant-3-stel-1 = 3-stel 1
    .about = Put your three discs on tiles with something in common and collect the most sets.
katoiz-variant-3-stel-2 = 3-stel 2
    .about = Who can make the highest pile of own tiles that have something in common?
katoiz-variant-3-stel-3 = 3-stel 3
    .about = Every colour, shape and size you have many of brings points.
katoiz-variant-3-stel-4 = 3-stel 4
    .about = Send others’ discs back, and roll again when you land beside your own disc.
katoiz-variant-stapeltje-1 = Stapeltje 1
    .about = Walk tiles home over the board: who is first to a home pile of four?
katoiz-variant-stapeltje-2 = Stapeltje 2
    .about = Higher: a home pile of five, six or seven.
katoiz-variant-stapeltje-3 = Stapeltje 3
    .about = Play for an agreed time; the highest home pile wins.
katoiz-variant-stapeltje-4 = Stapeltje 4
    .about = A clock for each player, or alone: as high as you can in five minutes.
katoiz-variant-stapeltje-5 = Stapeltje 5
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
    .about = Whoever sends a disc back does not place one as well.
katoiz-option-empty-straight = Empty places straight only
    .about = An empty place is not entered diagonally.
katoiz-option-target = Target
    .about = How high your home pile must become; usually what belongs to the level.
katoiz-option-minutes = Minutes
    .about = Playing time: at level 3 for the whole game, at level 4 for each player; usually what belongs to it.
katoiz-option-turns = Turns
    .about = After so many turns the game is over; usually what belongs to the level.
katoiz-option-level = Level below
    .about = At which level you play the colour ladder.

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
    [triangle] triangular
    [big] big
    [small] small
   *[any] any colour
}
katoiz-value-count = { $count } × { $value }
katoiz-demand = { $colour ->
    [any] { $picture ->
        [square] square
        [circle] round
        [triangle] triangular
        [big] big
        [small] small
       *[any] any colour will do
    }
   *[other] { $colour ->
        [blue] blue
        [red] red
        [green] green
        [yellow] yellow
       *[white] white
    }{ $picture ->
        [square] {" "}and square
        [circle] {" "}and round
        [triangle] {" "}and triangular
        [big] {" "}and big
        [small] {" "}and small
       *[any] {""}
    }
}

katoiz-opened = { $count } tiles lie open on the table.
katoiz-laid-out = The tiles are laid out: six rows of six.
katoiz-ladder = The colour ladder runs like this from the bottom up: { $colours }.
katoiz-rolls = { $seat } rolls: { $demand }.
katoiz-lapses = { $seat } can do nothing; the turn is skipped.
katoiz-passes = { $seat } passes.
katoiz-ends-turn = { $seat } is done.
katoiz-not-a-move = ‘{ $text }’ is not a move.

katoiz-choose-start = Choose a start tile for your tower.
katoiz-take = Take a tile{ $dice ->
    [no] {""}
   *[yes] {" "}({ $demand })
} with at least { $needed ->
    [one] one match
   *[other] { $needed } matches
} with { $towers ->
    [one] { $top } on top of your tower
   *[other] the top tile of one of your { $towers } towers
}.
katoiz-take-and-name = Take a tile{ $dice ->
    [no] {""}
   *[yes] {" "}({ $demand })
} with at least { $needed ->
    [one] one match
   *[other] { $needed } matches
} with { $towers ->
    [one] { $top }
   *[other] one of your { $towers } towers
}, and say what is the same: colour, shape or size.
katoiz-new-tower-due = No tile ({ $demand }) fits on your towers: start a new tower with such a tile.
katoiz-nothing-to-take = There is no tile{ $dice ->
    [no] {""}
   *[yes] {" "}({ $demand })
} you can take; you skip this turn.
katoiz-one-tower = At this level you build one tower only, and you have it.
katoiz-begins = { $seat } starts a tower with { $tile }.
katoiz-new-tower = { $seat } starts a new tower with { $tile }.
katoiz-stacks = { $seat } stacks { $tile }; the tower is now { $height } high.
katoiz-stacks-naming = { $seat } stacks { $tile } and names { $named }; the tower is now { $height } high.
katoiz-not-open = { $tile } does not lie open on the table any more.
katoiz-not-rolled = { $tile } does not fit the roll ({ $demand }).
katoiz-begin-first = You have no tower to build on yet.
katoiz-no-new-tower = You may start a new tower only when nothing fits on your towers, and a tile still does.
katoiz-no-such-tower = { $count ->
    [one] You have only one tower
   *[other] You have only { $count } towers
}.
katoiz-not-yours = That is not for you to do: it happens by itself.
katoiz-no-again = Rolling once more is no part of this game.
katoiz-can-act = Your turn lapses only when you can do nothing, and you still can.
katoiz-nothing-to-do = You can do nothing, so your turn lapses by itself.
katoiz-does-not-fit = { $tile } does not fit on { $top }: they are not alike enough.
katoiz-name-it = Say as well what the two tiles share.
katoiz-need-not-name = At this table you need not say what the tiles share.
katoiz-look-again = Look again: { $named } of { $tile } and { $top } is not the same. What do they share?
katoiz-something-fits = There is a tile that fits; look again.
katoiz-start-new-tower = Nothing fits on your towers, but there is such a tile: start a new tower with it.
katoiz-tiles-gone-look = All tiles are stacked! The highest tower counts { $highest } { $highest ->
    [one] tile
   *[other] tiles
}. Well built.
katoiz-nothing-fits-look = No tile fits any more. The highest tower counts { $highest } { $highest ->
    [one] tile
   *[other] tiles
}. Well built.
katoiz-tiles-gone-win = All tiles are stacked: { $winners } { $count ->
    [one] wins
   *[other] win together
} with a tower of { $highest }.
katoiz-nothing-fits-win = Nobody can take a tile any more: { $winners } { $count ->
    [one] wins
   *[other] win together
} with a tower of { $highest }.
katoiz-counts-towers = { $seat } built { $count ->
    [0] no tower
    [one] a tower of { $highest }
   *[other] towers of { $heights }; the highest is { $highest }
}.
katoiz-write-tower = Write the tile and what it shares: R● colour, or without signs rcs c (red, circle, small; colour). A new tower starts with +: +rcs. The second tower: rcs/2 c. Or pass.

katoiz-place-disc = Put a disc on a free tile ({ $demand }): there { $free ->
    [one] is one
   *[other] are { $free }
}{ $sendable ->
    [0] {""}
   *[other] ; you could also send another's disc back
}. Or pass.
katoiz-move-disc = All your discs are on the board: move one to a free tile ({ $demand }); there { $free ->
    [one] is one
   *[other] are { $free }
}{ $sendable ->
    [0] {""}
   *[other] ; you could also send another's disc back
}. Or pass.
katoiz-only-send-back = There is no free tile ({ $demand }), but you can send another's disc back. Or pass.
katoiz-nothing-more = There is no free tile ({ $demand }): your turn is over, just pass.
katoiz-no-place = There is no free tile ({ $demand }); you skip this turn.
katoiz-roll-again = You landed beside a disc of your own: roll once more, or pass.
katoiz-rolls-again = { $seat } rolls once more.
katoiz-places-disc = { $seat } puts a disc on { $tile }.
katoiz-moves-disc = { $seat } moves a disc to { $tile }.
katoiz-takes-set = { $seat } takes a set, all { $shared }: { $tiles }.
katoiz-sends-back = { $seat } sends a disc of { $owner } back.
katoiz-no-bonus = You may roll once more only when you have landed beside a disc of your own.
katoiz-bonus-first = First decide about rolling again.
katoiz-discs-all-lie = You have no disc left in hand.
katoiz-disc-in-hand = You may move a disc only when all of yours are on the board; you still have { $count ->
    [one] one
   *[other] { $count }
} in hand.
katoiz-not-your-disc = There is no disc of yours there.
katoiz-no-tile = There is no tile there.
katoiz-not-rolled-there = { $tile } lies there, but the roll asks for something else: { $demand }.
katoiz-just-vacated = A disc was sent back from there this turn; nothing may go there now.
katoiz-disc-there = There is already a disc there.
katoiz-no-sending-back = Sending back belongs to level 4.
katoiz-sent-already = You have already sent a disc back with this roll, and only one is allowed.
katoiz-no-disc = There is no disc there.
katoiz-own-disc = That disc is your own.
katoiz-end-no-tiles = { $result } All tiles are gone.
katoiz-end-no-set = { $result } No set can be made of the tiles that are left.
katoiz-end-no-free-tile = { $result } There is a disc on every tile.
katoiz-end-quiet = { $result } Three { $unit ->
    [rounds] rounds
   *[turns] turns
} in a row nobody touched a disc.
katoiz-practised = Your score is { $score }.
katoiz-most-sets = { $winners } { $count ->
    [one] wins
   *[other] win together
} with { $score ->
    [0] no sets
    [one] one set
    [2] two sets
    [3] three sets
    [4] four sets
    [5] five sets
    [6] six sets
    [7] seven sets
    [8] eight sets
    [9] nine sets
    [10] ten sets
    [11] eleven sets
   *[other] twelve sets
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
katoiz-counts-sets = { $seat } has { $sets ->
    [0] no sets
    [one] one set
    [2] two sets
    [3] three sets
    [4] four sets
    [5] five sets
    [6] six sets
    [7] seven sets
    [8] eight sets
    [9] nine sets
    [10] ten sets
    [11] eleven sets
   *[other] twelve sets
}.
katoiz-counts-pile = { $seat } stacks { $height ->
    [one] one tile that is { $shared }
   *[other] { $height } tiles that are all { $shared }
}.
katoiz-counts-no-pile = { $seat } has no tiles to pile up.
katoiz-counts-points = { $seat }, { $category }: { $counts }; two less for each, but never below zero, makes { $points } { $points ->
    [one] point
   *[other] points
}.
katoiz-counts-total = { $seat } has { $points } { $points ->
    [one] point
   *[other] points
} in all.
katoiz-write-disc = Write a place to put a disc (c3), from-to to move one (a1-c3), x first to send one back (xc3), again, or pass.

katoiz-walk = Walk a tile ({ $demand }) towards home: { $missing ->
    [one] one more tile
   *[other] { $missing } more tiles
} and your home pile is { $target } high. Or pass.
katoiz-walk-level = Your home pile is high enough! Walk a tile ({ $demand }) so that nothing in your position differs by more than two: then you win. Or pass.
katoiz-walk-highest = Walk a tile ({ $demand }) towards home and make your home pile as high as you can. Or pass.
katoiz-repair = Repair first: { $one } and { $other } differ by more than two in your position. Walk a tile ({ $demand }) so that { $count ->
    [one] this difference
   *[other] this difference, or another in your position,
} becomes two at most.
katoiz-no-walk = You cannot move any tile ({ $demand }); you skip this turn.
katoiz-walks = { $seat } walks { $tile } from { $start } to { $end }; the pile there is now { $height } high{ $wins ->
    [yes] , and so { $seat } wins
    [other] , and so another player wins
   *[no] {""}
}.
katoiz-walks-home = { $seat } brings { $tile } home from { $start }; the home pile is now { $height } high{ $wins ->
    [yes] , and so { $seat } wins
    [other] , and so another player wins
   *[no] {""}
}.
katoiz-home-of-another = You do not walk to the home pile of { $seat }: you bring tiles to your own home pile only.
katoiz-just-moved = The player before you has just walked { $tile } on { $place }; it may not move now.
katoiz-steeper = The difference between { $high } and { $low } is { $before } already; nobody may make it larger.
katoiz-stays = Walk at least one step; the tile lies on { $place } already.
katoiz-step-straight = You cannot get to { $goal }: from { $start } to { $end }, { $tile } has no match with { $top }.
katoiz-step-aslant = You cannot get to { $goal }: from { $start } to { $end } is diagonal, which takes two matches; { $tile } and { $top } have { $matches ->
    [0] none
    [one] only one
   *[other] { $matches }
}.
katoiz-step-empty-aslant = You cannot get to { $goal }: at this table the empty place { $end } is not entered diagonally from { $start }.
katoiz-step-over-empty = You cannot get to { $goal }: a walk does not go on over an empty place.
katoiz-too-steep = Then { $high } ({ $higher } high) and { $low } ({ $lower } high) differ too much: more than two is not allowed there.
katoiz-repair-due = That repairs nothing, and you can: { $high } is { $higher } high and { $low } is { $lower ->
    [0] empty
   *[other] only { $lower }
}.
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
katoiz-counts-home = The home pile of { $seat } is { $height } high.
katoiz-write-walk = Write from-to: c3-e5, or c3-h to walk home; or pass.

katoiz-no-pile-to-score = Two matches for a pile belong to the scoring of level 2; choose that scoring, or one match.
katoiz-alone-level-four = You can play alone at level 4, not at level { $level }; choose level 4 or play with two to four.
katoiz-no-target-here = At level { $level } there is no target: the highest home pile wins. Leave the target as usual.
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
