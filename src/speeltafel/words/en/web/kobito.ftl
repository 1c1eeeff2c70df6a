web-kobito-board = The table of Kobito
web-kobito-pots = Pots of gold
web-kobito-pot = pot { $pot }
web-kobito-pot-about = Pot { $pot }: { $value } gold, { $laid } of { $length } { $length ->
    [one] card
   *[other] cards
}: { $cards }.
web-kobito-no-pot = Pot { $pot }: there is no gold here.
web-kobito-of = { $laid } of { $length }
web-kobito-kobito = kobito
web-kobito-replacement = replacement card
web-kobito-as = kobito as { $number }
web-kobito-piled = { $number }, with { $pairs ->
    [one] a replacement card
   *[other] { $pairs } replacement cards
} on it
web-kobito-empty = empty
web-kobito-own-rainbow = your { $number ->
    [1] first
    [2] second
    [3] third
   *[4] fourth
} rainbow
web-kobito-their-rainbow = the { $number ->
    [1] first
    [2] second
    [3] third
   *[4] fourth
} rainbow of { $name }
web-kobito-your-workshop = Your workshop
web-kobito-workshop-of = Workshop of { $name }
web-kobito-new-rainbow = new rainbow
web-kobito-score = { $score } { $score ->
    [one] point
   *[other] points
}
web-kobito-won = { $pots ->
    [0] no pots
    [one] 1 pot
   *[other] { $pots } pots
}
web-kobito-penalties = { $count } penalty card{ $count ->
    [one] {""}
   *[other] s
}, −{ $points }
web-kobito-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-kobito-known = known: { $cards }
web-kobito-hand = Your hand
web-kobito-hand-empty = Your hand is empty.
web-kobito-playable = can go somewhere
web-kobito-costs = costs 3 penalty points
web-kobito-lift = { $card } in your { $number ->
    [1] first
    [2] second
    [3] third
   *[4] fourth
} rainbow: pick up, from the end to here
web-kobito-due = { $due ->
    [0] Your minimum of { $minimum } is played.
    [one] 1 more card to play of at least { $minimum }.
   *[other] { $due } more cards to play of at least { $minimum }.
}
web-kobito-played = { $played } played · at least { $minimum }
web-kobito-their-played = { $name }: { $played } played · at least { $minimum }
web-kobito-story = What the others did
web-kobito-done = Done
web-kobito-more = More moves ({ $count })
web-kobito-all-moves = All moves allowed now
web-kobito-piles = Draw pile { $pile } · gold face down { $gold } · discard pile { $discard }
web-kobito-and = {" "}and{" "}
web-kobito-does-lay = lay { $card } on the { $side ->
    [left] left
   *[right] right
} of { $spot }
web-kobito-does-start = start a rainbow with { $cards }
web-kobito-does-carry = bring { $cards } to the { $side ->
    [left] left
   *[right] right
} of pot { $pot }
web-kobito-does-swap = swap your { $number } for the kobito, { $spot }
web-kobito-does-replace = lay a replacement card and your { $number } on the { $number }, { $spot }
web-kobito-offer-start = Begin { $cards }
web-kobito-offer-carry = { $cards } to pot { $pot }
web-kobito-offer-penalty = { $number } costs 3 points
web-kobito-does-penalty = penalty: { $number } to your score pile, −3
web-kobito-fits = **{ $card }** fits at { $places }.
web-kobito-fits-nowhere = { $card } fits at no rainbow now.
web-kobito-or-start = Choose another card with it, for a new rainbow.
web-kobito-about-swap = { $also ->
    [yes] Or swap
   *[no] Swap
} it for a **kobito** (⇄).
web-kobito-about-kobito = A kobito fits wherever it **lights up**.
web-kobito-about-replacement = Choose a card with +2: that **counts as two**.
web-kobito-no-replacement = A replacement card fits on nothing now.
web-kobito-can-start = Together a **new rainbow**. Each next turn you then play one card more.
web-kobito-which-start = Choose how the rainbow runs.
web-kobito-choose-more = Choose another card with it.
web-kobito-how-to-start = First choose two or more cards from your hand that follow each other.
web-kobito-which-end = It fits at two ends: choose left or right.
web-kobito-lifted = Bring it to { $places }.
web-kobito-lifted-divided = This part fits nowhere: **divide** the rainbow.
web-kobito-lifted-nowhere = This part fits at no pot now.
web-kobito-must-pay = Nothing fits any more. Choose a card: it costs **3 points**.
web-kobito-will-pay = { $card } costs 3 points. Are you sure?
web-kobito-player-about = { $name }: { $score } { $score ->
    [one] point
   *[other] points
}, { $count } { $count ->
    [one] card
   *[other] cards
} in hand, workshop: { $workshop }.
web-kobito-let-go = Let **go**: { $what }.
web-kobito-hint-look = { $at ->
    [pot] Look at **{ $spot }**: one of your cards fits there.
    [rainbow] Look at **{ $spot }**: it can grow.
    [start] Here is room for a **new rainbow**. Look at your hand!
    [carry] Look at **{ $spot }**: part of it fits in a pot.
    [swap] Look at this **kobito**: you can swap it.
    [replace] Here your **replacement card** counts for two.
    [penalty] Nothing fits any more. This card becomes a **penalty**.
   *[end] You have played **enough**.
}
web-kobito-hint-end = Tap **Done**: you have played enough.
web-kobito-hint-move = Try this: { $what }.
web-kobito-won-pot = **Exactly { $length }!** The pot with { $value } gold is yours.
web-kobito-won-by = **Exactly { $length }!** The pot with { $value } gold goes to { $name }.
web-kobito-draws = { $name } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
web-kobito-draws-seen = { $name } draws { $cards }.
web-kobito-deals = { $count ->
    [one] Everybody draws a card.
   *[other] The cards are dealt: { $count } for each.
}
