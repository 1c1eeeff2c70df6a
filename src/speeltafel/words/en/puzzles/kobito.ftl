kobito-puzzle-task-empty-hand = Empty your hand in { $steps } steps. A new rainbow is one step.
kobito-puzzle-task-win-pot = Win a pot in { $steps } steps.
kobito-puzzle-task-win-dearest = Win { $pot } in { $steps } steps, for it holds the most gold.
kobito-puzzle-task-win-last = Win a pot in { $steps } steps, exactly with your last card.
kobito-puzzle-wrong-end-empty-hand = You stop, but there are cards left in your hand.
kobito-puzzle-wrong-end-win-pot = You stop, but no pot is full yet.
kobito-puzzle-wrong-end-win-dearest = You stop, but the pot with the most gold is not full yet.
kobito-puzzle-wrong-end-win-last = You stop, but no pot is full yet.
kobito-puzzle-wrong-penalty = A penalty card costs three points, and does not solve the puzzle.
kobito-puzzle-wrong-too-early = That pot is yours, but { $cards ->
    [one] one card stays
   *[other] { $cards } cards stay
} in your hand. Your last card has to fill the pot.
kobito-puzzle-wrong-pot = That one is yours, but { $pot } was not the pot with the most gold.
kobito-puzzle-wrong-no-pot = { $lacks ->
    [0] { $left ->
        [0] That was the last step, and the puzzle is not solved.
        [one] You may do that, but then one more step is not enough.
       *[other] You may do that, but then { $left } more steps are not enough.
    }
   *[other] { $left ->
        [0] That was the last step, and at { $pot } { $lacks ->
            [one] one card is missing.
           *[other] { $lacks } cards are missing.
        }
        [one] Then { $lacks ->
            [one] one card is
           *[other] { $lacks } cards are
        } missing at { $pot }, and one more step does not do it.
       *[other] Then { $lacks ->
            [one] one card is
           *[other] { $lacks } cards are
        } missing at { $pot }, and { $left } more steps do not do it.
    }
}
kobito-puzzle-wrong-stuck = Then there is no place for { $card }, and { $left ->
    [one] one more step does
   *[other] { $left } more steps do
} not empty your hand.
kobito-puzzle-wrong-left = { $left ->
    [0] That was the last step, and { $cards ->
        [one] one card stays
       *[other] { $cards } cards stay
    } in your hand.
    [one] You may do that, but one more step does not empty your hand then.
   *[other] You may do that, but { $left } more steps do not empty your hand then.
}
kobito-puzzle-right = { $left ->
    [one] One more step
   *[other] { $left } more steps
}.
kobito-puzzle-solved-empty = Your hand is empty.
kobito-puzzle-solved-pot = The pot is full: { $gold } gold for you.
kobito-puzzle-solved-last = Your last card fills the pot: { $gold } gold for you.
kobito-puzzle-look-pot = Look closely at { $pot }.
kobito-puzzle-look-workshop = Look at the rainbows in your workshop: does anything fit there?
kobito-puzzle-look-hand = Look at the cards in your hand: do some of them belong together?
kobito-puzzle-look-carry = Look what can go from your workshop to a pot.
kobito-puzzle-look-kobito = There is a kobito on the table that you can use.
kobito-puzzle-look-replacement = Think of your replacement card.
kobito-puzzle-because = This is how: { $line }.
kobito-puzzle-step-lay = { $card } at { $spot }
kobito-puzzle-step-start = a new rainbow with { $cards }
kobito-puzzle-step-carry = from { $number ->
    [1] your first
    [2] your second
    [3] your third
   *[4] your fourth
} rainbow to { $pots }
kobito-puzzle-step-swap = swapping { $number ->
    [8] an 8
    [11] an 11
   *[other] a { $number }
} for the kobito in { $spot }
kobito-puzzle-step-replace = a replacement card and { $number ->
    [8] an 8
    [11] an 11
   *[other] a { $number }
} on the { $number } in { $spot }
