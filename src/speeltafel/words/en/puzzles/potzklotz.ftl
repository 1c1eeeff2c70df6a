potzklotz-puzzle-task-mirror = One of these two cards fits, the other is the mirror image. Move one cube and lay the right card.
potzklotz-puzzle-task-one-card = Exactly one of these cards fits. Move one cube and lay that card.
potzklotz-puzzle-task-chain = Lay all your cards this turn, one cube for each card. Which order works?
potzklotz-puzzle-task-long-chain = Lay all your cards this turn, one cube for each card. Which order works?
potzklotz-puzzle-wrong-pass = You pass, but a card can still be laid.
potzklotz-puzzle-wrong-mirror = That is the mirror image of card { $card }. However you turn it, it never becomes the same.
potzklotz-puzzle-wrong-other = That is another building than the one on card { $card }.
potzklotz-puzzle-wrong-apart = Then the building falls apart: all cubes have to stay together.
potzklotz-puzzle-wrong-dead-end = Card { $card } is right, but { $most ->
    [0] after it no other card fits.
   *[other] { $left ->
        [one] after it the other card does not fit.
       *[other] after it you can lay at most { $most } of the other { $left } cards.
    }
}
potzklotz-puzzle-right = { $left ->
    [one] One more card
   *[other] { $left } more cards
}.
potzklotz-puzzle-solved-card = The card shows the building { $side }.
potzklotz-puzzle-solved-chain = All your cards are on the table.
potzklotz-puzzle-look = Look closely at card { $card }.
potzklotz-puzzle-because-side = The card shows the new building { $side }.
potzklotz-puzzle-because-chain = The card shows the new building { $side }. Then { $line } can follow.
potzklotz-puzzle-card = card { $card }
