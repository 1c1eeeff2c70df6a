potzklotz-title = Potz Klotz
    .about = Move one cube and make the building on your card.
potzklotz-variant-basic = Basic game
    .about = Be rid of your cards first and score a point; five games make a match.
potzklotz-variant-beginners = Beginners
    .about = You may turn the building, a mistake costs nothing, and the table says so when a card could still be laid.
potzklotz-variant-expert = Expert game
    .about = Lay as many cards in one turn as you can see; most cards win.

potzklotz-option-hand = Cards in hand
    .about = How many cards everybody starts with.
potzklotz-option-games = Games
    .about = How many games the match lasts; the start moves on each time.
potzklotz-option-match = Match
    .about = One game per player, so that everybody starts once; otherwise a single game.
potzklotz-option-deck = Cards
    .about = From the box: 28 of the thirty buildings of two or three storeys. All: the flat and the high ones too, 48 buildings.
potzklotz-option-leaving = Off the grid
    .about = A cube may be set down beside the 5×5 grid; the building is shifted back afterwards.
potzklotz-option-turning = Turning
    .about = The player on turn may look at the building from all sides, and put a cube back as long as no card is laid.
potzklotz-option-extra = Penalty card
    .about = Whoever makes a mistake draws a card.
potzklotz-option-out-of-turn = Twin card
    .about = After a right turn somebody else may lay the second card of that building.
potzklotz-option-announce = The table helps
    .about = When everybody passes though a card could be laid, the table says so, but not who.
potzklotz-option-open = Open hands
    .about = All cards lie open on the table.

potzklotz-your-turn = Move one cube and lay the card of the building you make, or pass.
potzklotz-look-again = Somebody can lay a card, perhaps you. Move one cube and lay a card, or pass.
potzklotz-go-on = Do you see another one? Move one more cube and lay a card, or pass: that ends your turn.
potzklotz-try-twin = Do you have the other card of this building? Lay it, or pass.

potzklotz-start-card = Card { $card } is the first building.
potzklotz-draws = { $seat } draws a card.
potzklotz-draws-card = { $seat } draws card { $card }.
potzklotz-passes = { $seat } passes.{ $after }
potzklotz-stops = { $seat } stops after { $count } { $count ->
    [one] card
   *[other] cards
}.{ $after }
potzklotz-no-twin = { $seat } lays no twin card.{ $after }
potzklotz-claims-right = { $seat } moves a cube from { $source } to { $target } and lays card { $card }. { $verdict }{ $after }
potzklotz-claims-mirror = { $seat } moves a cube from { $source } to { $target } and lays card { $card }. { $verdict }{ $after }
potzklotz-claims-other = { $seat } moves a cube from { $source } to { $target } and lays card { $card }. { $verdict }{ $after }
potzklotz-claims-apart = { $seat } moves a cube from { $source } to { $target } and lays card { $card }. { $verdict }{ $after }
potzklotz-twin-right = { $seat } lays card { $card } out of turn. { $verdict }{ $after }
potzklotz-twin-mirror = { $seat } lays card { $card } out of turn. { $verdict }{ $after }
potzklotz-twin-other = { $seat } lays card { $card } out of turn. { $verdict }{ $after }

potzklotz-right = Right! The card shows the building { $side }.
potzklotz-side = { $side ->
    [front] from the front
    [right] from the right
    [back] from behind
   *[left] from the left
}
potzklotz-mirror = Wrong: this is the mirror image of card { $card }.
potzklotz-other = Wrong: this is another building. For card { $card } there should be { $wanted ->
    [0] nothing
    [one] one cube
   *[other] a tower of { $wanted }
} on { $place }, but { $stands ->
    [one] one cube stands
   *[other] { $stands } cubes stand
} there.
potzklotz-apart = Wrong: the building falls apart like this.

potzklotz-quiet = { "" }
potzklotz-announced = { " " }Everybody passes, but somebody can lay a card. Look again!
potzklotz-everybody-draws = { " " }Everybody passes: everybody draws a card while they last.
potzklotz-nothing-to-draw = { " " }Everybody passes, and there are no cards left to draw.
potzklotz-last-round = { " " }This is the last round.
potzklotz-game-over = { " " }{ $result }

potzklotz-would-claim = A cube from { $source } to { $target }, with card { $card }. Touch is move: whether it is right you see when you do it.
potzklotz-would-lay-twin = Lay card { $card } on this building. Whether it is right you see when you do it.
potzklotz-would-pass = { $seat } passes.

potzklotz-game-points = Game { $number }: a point for { $seats }.
potzklotz-game-without-points = Game { $number }: nobody scores.
potzklotz-game-cards = Game { $number }: { $cards }.
potzklotz-cards-of = { $seat } { $cards } { $cards ->
    [one] card
   *[other] cards
}
potzklotz-most-points = { $count ->
    [one] { $winners } wins
   *[other] A draw: { $winners } win together
} with { $points } { $points ->
    [one] point
   *[other] points
}.
potzklotz-most-cards = { $count ->
    [one] { $winners } wins
   *[other] A draw: { $winners } win together
} with { $cards } { $cards ->
    [one] card laid
   *[other] cards laid
}.
potzklotz-nobody-scored = A draw: nobody has scored a point.

potzklotz-card-not-in-hand = You do not hold card { $card }.
potzklotz-no-cube = There is no cube on { $place }.
potzklotz-same-place = A cube that stays on { $place } has not been moved.
potzklotz-off-the-base = { $place } lies off the grid, and at this table no cube may stand there.
potzklotz-touches-nothing = On { $place } the cube would stand against nothing and on nothing.
potzklotz-move-a-cube = It is your own turn: you can lay a card only together with moving a cube.
potzklotz-twin-only = Nobody moves a cube now.
potzklotz-not-yours-to-draw = Cards are drawn by themselves.
potzklotz-not-a-move = ‘{ $text }’ is not a move.
potzklotz-not-a-place = There is no place ‘{ $text }’: columns are a to e (z and f beside them), rows 1 to 5 (0 and 6 beside them).
potzklotz-not-a-card = There is no card ‘{ $text }’ in this game.
potzklotz-write-a-move = Write from where to where and which card, like b2>c3=17; out of turn only =42; or ‘pass’.

potzklotz-shape = { $wide } wide and { $deep } deep: { $rows }
potzklotz-row = { $row ->
    [only] from left to right
    [front] front row
    [back] back row
   *[between] row { $number }
} ({ $heights })
potzklotz-height = { $height ->
    [0] nothing
   *[other] { $height }
}
potzklotz-stands = The building has its front left corner on { $place }. { $shape }.
potzklotz-your-cards = Your cards
potzklotz-cards-of-player = Cards of { $seat }
potzklotz-count-cards = { $count } { $count ->
    [one] card
   *[other] cards
}
potzklotz-count-laid = { $count } laid
potzklotz-count-points = { $count } { $count ->
    [one] point
   *[other] points
}
potzklotz-seen-cards = seen: { $cards }
potzklotz-pile = draw pile { $count }
potzklotz-discard = open pile { $count }
potzklotz-top-card = card { $card } on top
potzklotz-bottom-card = card { $card } at the bottom
potzklotz-game-number = game { $number } of { $games }
potzklotz-heights = Ground plan (number = height)
potzklotz-draws-last = { $draws } { $result }
