kobito-title = Kobito
    .about = Build rainbows, and bring one to the pot of gold at just the right moment.
kobito-variant-standard = Kobito
    .about = Three pots of gold, a hand full of colours, and a workshop of your own to prepare in peace.
kobito-option-gold = Gold cards
    .about = How long the rainbows are: 4-9 for a full game, 3-8 for a shorter one.

kobito-a-number = { $number }
kobito-a-kobito = a kobito
kobito-a-replacement = a replacement card
kobito-as = a kobito as { $number }
kobito-pot = pot { $letter }
kobito-own-rainbow = rainbow w{ $number } in the own workshop
kobito-their-rainbow = rainbow w{ $number } in { $seat }'s workshop

kobito-lays = { $seat } lays { $card } at { $spot }{ $gold ->
    [0] .
   *[other] {" "}and wins { $gold } gold!
}
kobito-starts = { $seat } starts a new rainbow: { $cards }.
kobito-block = { $numbers } to { $pot }
kobito-carries = { $seat } carries from { $rainbow }: { $blocks }{ $gold ->
    [0] .
   *[other] {" "}and wins { $gold } gold!
}
kobito-swaps = { $seat } swaps a { $number } for the kobito at { $spot }.
kobito-replaces = { $seat } lays a replacement card and a { $number } on the { $number } at { $spot }.
kobito-pays = { $seat } can lay nothing and puts a { $number } on the score pile: three penalty points.
kobito-turns-gold = A new gold card at { $pot }: { $value } gold for a rainbow of { $length }.
kobito-turns-start = The start card at { $pot } is { $number }.
kobito-draws = { $seat } draws { $card }.
kobito-draws-hidden = { $seat } draws a card.
kobito-ends = { $seat } is done.
kobito-ends-waived = { $seat } is done: with only replacement cards in hand nothing more is due.

kobito-must-play = Play at least { $due } more { $due ->
    [one] card
   *[other] cards
} from your hand.
kobito-must-pay = Nothing fits any more: put { $due } rainbow { $due ->
    [one] card
   *[other] cards
} on your score pile (‘penalty { $number }’ or another).
kobito-must-pay-or-help = Nothing from your hand fits any more: swap a kobito, carry something to a pot, or put { $due } rainbow { $due ->
    [one] card
   *[other] cards
} on your score pile (‘penalty { $number }’ or another).
kobito-waived = You have only replacement cards left: the rest of the minimum is waived, say ‘done’.
kobito-may-end = Your minimum of { $minimum } has been played: play on or say ‘done’.
kobito-may-end-empty = Your hand is empty: carry something to a pot, or say ‘done’.

kobito-not-in-hand = You do not have { $card } in your hand.
kobito-not-so-many = You do not have { $card } that often in your hand.
kobito-replacement-alone = A replacement card is never laid alone, but with a number on the same number, as in ‘replace 7 A’.
kobito-not-your-workshop = You lay and carry in your own workshop only, not in { $seat }'s.
kobito-no-such-rainbow = There is no { $spot }.
kobito-rainbow-complete = All twelve numbers lie in { $spot } already; nothing more fits.
kobito-other-end = { $card } does fit at { $spot }, but at the other end: write ‘{ $move }’.
kobito-does-not-follow = { $card } does not follow on at { $spot }: it takes { $left } on the left and { $right } on the right.
kobito-workshop-full = There are already { $most } rainbows in your workshop, and more are not allowed.
kobito-start-two = A new rainbow starts with at least two cards.
kobito-only-kobitos = A rainbow of kobitos only is not allowed: nobody would know which numbers they are.
kobito-not-a-run = These cards do not follow one another; a rainbow runs upward from left to right, and after 12 comes 1.
kobito-not-in-rainbow = { $number } does not lie like that in { $spot }.
kobito-blocks-overlap = Each card can go to one pot only.
kobito-one-block-a-side = One side of a pot takes one piece at a time; carry the other one next.
kobito-pot-overfull = There is room for { $room } at { $pot }, and these are { $laid }.
kobito-only-from-the-ends = From { $spot } you may take cards from the ends only.
kobito-single-card-stays = A single card of { $spot } would stay behind: leave two or more, or none.
kobito-only-kobitos-stay = Only kobitos of { $spot } would stay behind; nobody would know which numbers they are.
kobito-no-kobito = There is no kobito that is { $number } at { $spot }.
kobito-number-not-there = There is no { $number } at { $spot }.
kobito-replaces-kobito = The { $number } at { $spot } is a kobito, and no replacement card may lie on it.
kobito-penalty-not-due = You have played your minimum; a penalty card is not needed and not allowed.
kobito-penalty-can-lay = A penalty card is allowed only when nothing fits any more, and ‘{ $move }’ still can be played.
kobito-penalty-numbers-only = Only rainbow cards go to the score pile.
kobito-end-too-soon = You are not done yet: { $due ->
    [one] one more card
   *[other] { $due } more cards
} must be played from your hand, for instance ‘{ $move }’.
kobito-end-without-penalty = You are { $due } short of your minimum: put down penalty cards first, as in ‘penalty { $number }’.
kobito-chance-deals = Cards are drawn and turned up by themselves.

kobito-all-gold-won = { $winners } { $count ->
    [one] wins
   *[other] win together
} with { $score }: only two gold cards are left.
kobito-stand-off = { $winners } { $count ->
    [one] wins
   *[other] win together
} with { $score }: for a whole round nobody could or would do anything.
kobito-count = { $seat }: { $gold } gold from { $pots } { $pots ->
    [one] pot
   *[other] pots
}{ $cards ->
    [0] {""}
    [one] , minus { $penalty } for one penalty card
   *[other] , minus { $penalty } for { $cards } penalty cards
}, { $score } in all.

kobito-not-a-move = ‘{ $text }’ is not a move.
kobito-which-end = With ‘{ $text }’ there are two ends where it fits.
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

# ── Advice

kobito-advice-look-pot = Look closely: with your cards and your workshop you can win a pot this turn.
kobito-advice-look-turn = Think of your whole turn first: how many cards must you play, and which pot must not become too full for the others?
kobito-advice-wins = It wins { $gold } gold in this turn, in { $moves } { $moves ->
    [one] step
   *[other] steps
}.
kobito-advice-penalty = It cannot be done without penalty cards: this costs { $cards }.
kobito-advice-estimate = An estimate: at the end of the turn you stand as if with about { $worth } points, { $points } of them certain.
