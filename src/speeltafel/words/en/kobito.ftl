kobito-title = Kobito
    .about = Build rainbows, and bring one to the pot of gold at just the right moment.
kobito-variant-standard = Kobito
    .about = Three pots of gold, a hand full of colours, and a workshop of your own to prepare in peace.
kobito-option-gold = Gold cards
    .about = How long the rainbows are: 4-9 for a full game, 3-8 for a shorter one.

kobito-a-number = { $number }
kobito-one-number = { $number ->
    [8] an 8
    [11] an 11
   *[other] a { $number }
}
kobito-a-kobito = a kobito
kobito-a-replacement = a replacement card
kobito-as = a kobito as { $number }
kobito-the-number = the { $number }
kobito-cards-from-to = the piece from { $first } to { $last }
kobito-pot = pot { $letter }
kobito-pot-rainbow = the rainbow at pot { $letter }
kobito-own-rainbow = { $number ->
    [1] the first
    [2] the second
    [3] the third
   *[4] the fourth
} rainbow in their own workshop
kobito-your-rainbow = { $number ->
    [1] your first
    [2] your second
    [3] your third
   *[4] your fourth
} rainbow
kobito-their-rainbow = { $number ->
    [1] the first
    [2] the second
    [3] the third
   *[4] the fourth
} rainbow of { $seat }

kobito-lays = { $seat } lays { $card } at { $spot }{ $gold ->
    [0] .
   *[other] {" "}and wins { $gold } gold!
}
kobito-starts = { $seat } starts a rainbow in the workshop with { $cards }.
kobito-block = { $numbers } to { $pot }
kobito-carries = { $seat } carries from the workshop { $blocks }{ $gold ->
    [0] .
   *[other] {" "}and wins { $gold } gold!
}
kobito-swaps = { $seat } swaps { $number ->
    [8] an 8
    [11] an 11
   *[other] a { $number }
} for the kobito in { $spot }.
kobito-replaces = { $seat } lays a replacement card and { $number ->
    [8] an 8
    [11] an 11
   *[other] a { $number }
} on the { $number } in { $spot }.
kobito-pays = { $seat } can lay nothing and puts { $number ->
    [8] an 8
    [11] an 11
   *[other] a { $number }
} on the score pile: three penalty points.
kobito-turns-gold = A new gold card at { $pot }: { $value } gold for a rainbow of { $length }.
kobito-turns-start = The start card at { $pot } is { $number }.
kobito-draws = { $seat } draws { $card }.
kobito-draws-hidden = { $seat } draws a card.
kobito-ends = { $seat } is done.
kobito-ends-waived = { $seat } is done: with only replacement cards in hand nothing more is due.

kobito-must-play = Play at least { $due ->
    [one] one more card
   *[other] { $due } more cards
} from your hand.
kobito-must-pay = Nothing from your hand fits any more: put { $due ->
    [one] one rainbow card
   *[other] { $due } rainbow cards
} of your choice on your score pile. Each card costs three points.
kobito-must-pay-or-swap = Nothing from your hand fits any more: swap a kobito, or put { $due ->
    [one] one rainbow card
   *[other] { $due } rainbow cards
} of your choice on your score pile. Each card costs three points.
kobito-must-pay-or-carry = Nothing from your hand fits any more: carry something to a pot, or put { $due ->
    [one] one rainbow card
   *[other] { $due } rainbow cards
} of your choice on your score pile. Each card costs three points.
kobito-must-pay-or-help = Nothing from your hand fits any more: swap a kobito, carry something to a pot, or put { $due ->
    [one] one rainbow card
   *[other] { $due } rainbow cards
} of your choice on your score pile. Each card costs three points.
kobito-waived = You have only replacement cards left, so nothing more is due: you may stop.
kobito-may-end = You have played enough: go on or stop.
kobito-may-end-empty = Your hand is empty: carry something to a pot or stop.
kobito-must-end = You have played enough and nothing more can be done: just stop.

kobito-not-in-hand = You do not have { $card } in your hand.
kobito-not-so-many = You do not have { $card } that often in your hand.
kobito-replacement-alone = A replacement card is never laid alone, but together with a number on the same number.
kobito-not-your-workshop = You lay and carry in your own workshop only, not in { $seat }'s.
kobito-own-workshop = { $spot } lies in your own workshop: choose it there.
kobito-no-such-rainbow = { $spot } does not exist.
kobito-rainbow-complete = All twelve numbers already lie in { $spot }; nothing more fits.
kobito-other-end = { $card } does fit at { $spot }, but on the { $side ->
    [left] left
   *[right] right
}.
kobito-does-not-follow = { $card } does not fit at { $spot }: it takes { $left ->
    [8] an 8
    [11] an 11
   *[other] a { $left }
} on the left and { $right ->
    [8] an 8
    [11] an 11
   *[other] a { $right }
} on the right.
kobito-block-other-end = { $block } does fit at { $pot }, but on the { $side ->
    [left] left
   *[right] right
}.
kobito-block-does-not-fit = { $block } does not fit at { $pot }: on the left its last number must be { $left }, on the right its first { $right }.
kobito-block-order = Name a piece from left to right: the { $last } lies to the left of the { $first }.
kobito-carry-nothing = First choose which cards you carry.
kobito-workshop-full = There are already { $most } rainbows in your workshop, and more are not allowed.
kobito-start-two = A new rainbow starts with at least two cards.
kobito-only-kobitos = A rainbow of kobitos only is not allowed: nobody would know which numbers they are.
kobito-not-a-run = These cards do not follow one another; a rainbow runs upward from left to right, and after 12 comes 1.
kobito-not-in-rainbow = There is no { $number } in { $spot }.
kobito-blocks-overlap = Each card can go to one pot only.
kobito-one-block-a-side = One side of a pot takes one piece at a time; carry the other one next.
kobito-pot-overfull = There is room for { $room ->
    [one] one more card
   *[other] { $room } more cards
} at { $pot }, and these are { $laid }.
kobito-only-from-the-ends = From { $spot } you may take cards from the ends only.
kobito-single-card-stays = A single card of { $spot } would stay behind: leave two or more, or none.
kobito-only-kobitos-stay = Only kobitos of { $spot } would stay behind; nobody would know which numbers they are.
kobito-no-kobito = There is no kobito in { $spot } that is { $number ->
    [8] an 8
    [11] an 11
   *[other] a { $number }
}.
kobito-number-not-there = There is no { $number } in { $spot }.
kobito-replaces-kobito = The { $number } in { $spot } is a kobito, and no replacement card may lie on it.
kobito-penalty-not-due = A penalty card is not needed and not allowed.
kobito-penalty-can-lay = A penalty card is allowed only when nothing fits any more. { $possible }
kobito-can-lay = You can lay { $card } at { $spot }.
kobito-can-start = You can start a rainbow with { $cards }.
kobito-can-replace = You can lay a replacement card and { $number ->
    [8] an 8
    [11] an 11
   *[other] a { $number }
} on the { $number } in { $spot }.
kobito-penalty-numbers-only = Only rainbow cards go to the score pile.
kobito-end-too-soon = You are not done yet. { $possible }
kobito-end-without-penalty = You are not done yet.
kobito-chance-deals = Cards are drawn and turned up by themselves.

kobito-all-gold-won = { $winners } { $count ->
    [one] wins
   *[other] win together
} with { $score } { $score ->
    [one] point
   *[other] points
}: only two gold cards lie open.
kobito-stand-off = { $winners } { $count ->
    [one] wins
   *[other] win together
} with { $score } { $score ->
    [one] point
   *[other] points
}: for a whole round nobody did anything and nobody drew a card.
kobito-count = { $seat }: { $gold } gold from { $pots } { $pots ->
    [one] pot
   *[other] pots
}{ $cards ->
    [0] {""}
    [one] , minus { $penalty } for one penalty card
   *[other] , minus { $penalty } for { $cards } penalty cards
}; that makes { $score } { $score ->
    [one] point
   *[other] points
}.

kobito-not-a-move = ‘{ $text }’ is not a move.
kobito-which-end = ‘{ $text }’ fits at two ends.
kobito-write-an-end = Write ‘{ $left }’ for the left or ‘{ $right }’ for the right.
kobito-write-a-move = Write for example 7 A (lay a 7 at pot A), k+A or A+k (a kobito on the left or right), 7 w1 (in your workshop), start 3 4 5, w1 A, swap 7 A, replace 7 A, penalty 9 or end.
kobito-write-a-start = Write two to five cards from left to right, as in ‘start 3 4 5’ or ‘start 3 k 5’.
kobito-write-a-carry = Write what goes where, as in ‘w1 A’ (all of it to pot A), ‘w1 A+6-7’ (6 and 7 to the right of A) or ‘w1 3-4+A C+5’.
kobito-write-a-swap = Write the number and where the kobito lies, as in ‘swap 7 A’, ‘swap 7 w1’ or ‘swap 7 2w1’ (at player 2).
kobito-write-a-replacement = Write the number and where it lies already, as in ‘replace 7 A’, ‘replace 7 w1’ or ‘replace 7 2w1’ (at player 2).
kobito-write-a-penalty = Write one card at a time, as in ‘penalty 9’.

kobito-board-gold = { $value } gold
kobito-board-laid = { $laid } of { $length }
kobito-board-score = { $score } { $score ->
    [one] point
   *[other] points
}
kobito-board-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
kobito-board-known = known: { $cards }
kobito-board-empty = empty
kobito-board-piles = Draw pile { $pile } · gold face down { $gold } · discard pile { $discard }
kobito-board-due = { $seat } is to play: { $due ->
    [0] the minimum of { $minimum } has been played
    [one] 1 more card to play (minimum { $minimum })
   *[other] { $due } more cards to play (minimum { $minimum })
}.
kobito-board-hand = Your hand:
kobito-board-key = ‹7› fits there · «7» fits and you have it · [k7] kobito as 7 · [7⁺] with a replacement card
