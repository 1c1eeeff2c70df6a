web-potzklotz-board = The building of Potz Klotz
web-potzklotz-plan = Ground plan
web-potzklotz-hand = Your cards
web-potzklotz-table = On the table
web-potzklotz-place = { $place }, { $height ->
    [0] empty
    [one] one cube
   *[other] column of { $height } cubes
}
web-potzklotz-took = Cube from { $place }. Where does it go?
web-potzklotz-aimed = The cube stands on { $place }. Which card does that make?
web-potzklotz-take = Which **cube** do you move?
web-potzklotz-put = And where does it go? Where you **let go**, it stands.
web-potzklotz-let-go = Let **go** on the yellow place, or move on.
web-potzklotz-can-over = the cube hangs over this place
web-potzklotz-stays = **Touch is move**: the cube stands. Lay a card, or pass.
web-potzklotz-back = Put it back
web-potzklotz-pick = Which **card** shows your building? Lay it.
web-potzklotz-lay-now = Are you sure? Lay the card.
web-potzklotz-pick-twin = Does one of your cards show this building too? Choose it.
web-potzklotz-lay-twin-now = Is this the twin card? Lay it.
web-potzklotz-lay = Lay this card
web-potzklotz-pass = I pass
web-potzklotz-stop = Done
web-potzklotz-no-twin = No twin card
web-potzklotz-space = 3D picture
web-potzklotz-lean-left = Lean to the left
web-potzklotz-lean-right = Lean to the right
web-potzklotz-turn-left = Turn to the left
web-potzklotz-turn-right = Turn to the right
web-potzklotz-shape = { $wide } wide and { $deep } deep: { $rows }
web-potzklotz-row = { $row ->
    [only] from left to right
    [front] front row
    [back] back row
   *[between] row { $number }
} { $heights }
web-potzklotz-height = { $height ->
    [0] empty
   *[other] { $height }
}
web-potzklotz-card = Card { $name } ({ $number } of { $count }): { $shape }
web-potzklotz-stands = The building stands with its front left corner on { $place }, { $shape }.
web-potzklotz-nothing-stands = Nothing stands yet.
web-potzklotz-holds = { $count } { $count ->
    [one] card
   *[other] cards
}
web-potzklotz-laid = { $count } laid
web-potzklotz-points = { $count } { $count ->
    [one] point
   *[other] points
}
web-potzklotz-pile = Draw pile: { $count }
web-potzklotz-game = Game { $game } of { $games }
web-potzklotz-game-yours = Game { $game } is yours!
web-potzklotz-game-won = Game { $game } { $count ->
    [one] goes to { $names }!
   *[other] is shared by { $names }.
}
web-potzklotz-game-draw = Game { $game }: a draw. Everybody went out.
web-potzklotz-game-nobody = Game { $game }: a draw. Nobody gets a point.
web-potzklotz-next-game = Next game
web-potzklotz-top = The card of this building
web-potzklotz-bottom = Under the pile
web-potzklotz-announced = Somebody can lay a card. Look again!
web-potzklotz-last-claim = The last card
web-potzklotz-verdicts = What has been laid
web-potzklotz-laid-right = { $whose ->
    [mine] Your card: right!
    [my-twin] Your twin card: right!
    [twin] Twin card from { $name }: right!
   *[card] Card from { $name }: right!
}
web-potzklotz-laid-wrong = { $whose ->
    [mine] Your card: wrong.
    [my-twin] Your twin card: wrong.
    [twin] Twin card from { $name }: wrong.
   *[card] Card from { $name }: wrong.
}
web-potzklotz-right = { $side ->
    [front] The card shows the building from the front.
    [right] The card shows the building from the right.
    [back] The card shows the building from the back.
   *[left] The card shows the building from the left.
}
web-potzklotz-mirror = This is the mirror image of the card. However you turn it, it is another building.
web-potzklotz-mirror-narrow = This is the mirror image.
web-potzklotz-apart = The building falls apart like this.
web-potzklotz-other = This is another building than the card shows.
web-potzklotz-differs = Another building: on { $place } { $stands ->
    [one] stands one cube
   *[other] stand { $stands } cubes
}, and that should be { $wanted ->
    [0] empty
    [one] one cube
   *[other] a column of { $wanted }
}.
web-potzklotz-differs-narrow = Another building: **✗** is too much, **+** is missing.
web-potzklotz-built = as built
web-potzklotz-card-there = on the card
web-potzklotz-image = How it stood: { $shape }
web-potzklotz-the-card = The card: { $shape }
web-potzklotz-show-again = See it again
web-potzklotz-look-again = Again
web-potzklotz-see-verdict = Take your time to look. Done? **Go on**.
web-potzklotz-see-score = This is how it stands. Ready for the **next game**?
web-potzklotz-on = Go on
web-potzklotz-hint-look = Look at the **card** with the green edge.
web-potzklotz-hint-move = Take the cube where the **arrow** starts. Put it where it points.
web-potzklotz-hint-put = Put it on the **green** place.
web-potzklotz-hint-lay = Now lay the **card** with the green edge.
web-potzklotz-hint-from = the arrow of the hint starts here
web-potzklotz-hint-to = the arrow of the hint points here
web-potzklotz-hint-twin = Lay that card: **the same building**.
web-potzklotz-hint-pass = Pass: one cube is not enough this time.
web-potzklotz-hint-follows = After that { $outs ->
    [one] another card fits at once.
   *[other] { $outs } more cards fit.
}
web-potzklotz-hint-turned = { $quarters ->
    [0] Then it stands just as on the card.
    [2] The card then shows its back.
   *[other] The card then shows one of its sides.
}
web-potzklotz-draws = { $name } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
web-potzklotz-deals = { $count ->
    [one] Everybody draws a card.
   *[other] The cards are dealt: { $count } for each.
}
