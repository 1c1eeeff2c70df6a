lessons-kobito-course = Learn Kobito
    .about = Eight small lessons and a game against Chick.

lessons-kobito-lay = Laying a card
lessons-kobito-lay-1 = 3 and 4 lie beside pot A. Lay the card that follows on the right.
    .right = A rainbow is a row of numbers that follow each other, from left to right.
    .hint = After 3 and 4 comes 5.
lessons-kobito-lay-2 = Now lay a card on the **left** of the same rainbow.
    .right = A card may go on either side, as long as the number fits.
    .hint = Before 3 comes 2.
lessons-kobito-lay-3 = 11 and 12 lie beside pot B. Which card fits on the **right**?
    .right = After 12 comes 1 again: the rainbow goes round.
    .hint = A rainbow goes round, like the hours on a clock.

lessons-kobito-win = Winning a pot
lessons-kobito-win-1 = Pot C asks for four cards, and three are there. Win the pot!
    .right = Exactly four: the gold is yours. The rainbow goes away and a new pot comes.
    .hint = There are 8, 9 and 10. Which card in your hand fits them?

lessons-kobito-turn = A whole turn
lessons-kobito-turn-1 = Play a card, and then say that you are done.
    .right = One card is enough. More is always allowed. Then you fill your hand up to five.
    .hint = Lay a card first. Then you may stop.
lessons-kobito-turn-2 = Now there is a rainbow in your workshop. Play enough cards and say that you are done.
    .right = For each rainbow in your workshop you must play one more card. So two, this time.
    .hint = One card, and one more for the rainbow in your workshop. Then you may stop.

lessons-kobito-workshop = Your own workshop
lessons-kobito-workshop-1 = In your workshop you build ahead in peace. Begin a rainbow there with **two cards** that follow each other.
    .right = Nobody else may lay anything here. But next turn you must play one card more.
    .hint = Look in your hand: 6 and 7 follow each other. After 12 comes 1.
lessons-kobito-workshop-2 = The kobito may be any number. Begin a rainbow with a **kobito** in it.
    .right = The kobito is the number of its place. Only kobitos is not allowed: then nobody knows which number they are.
    .hint = Lay the kobito beside a number. Between 6 and 8 it is a 7.

lessons-kobito-carry = Bringing cards to the gold
lessons-kobito-carry-1 = Pot B asks for four cards: 7 and 8 are there. Bring it your rainbow of 9 and 10.
    .right = Won in one go! What you bring from your workshop does not count as a card from your hand.
    .hint = Choose your rainbow in your workshop and bring it to pot B.
lessons-kobito-carry-2 = Pot A lacks **two** cards. Bring exactly two from your workshop.
    .right = You take cards from one end. If you leave any, leave at least two.
    .hint = After 1, 2 and 3 come 4 and 5. Leave 6 and 7.

lessons-kobito-kobito = The kobito
lessons-kobito-kobito-1 = Pot A lacks one card and you have a kobito. Win the pot!
    .right = The kobito fits wherever a number can go.
    .hint = Lay the kobito on the left or the right of pot A.
lessons-kobito-kobito-2 = A kobito that stands for a 4 lies beside pot B. **Swap** it for your 4.
    .right = Now the kobito is in your hand. Swapping does not count as playing a card.
    .hint = Choose your 4, then the kobito beside pot B.

lessons-kobito-replace = The replacement card
lessons-kobito-replace-1 = Play your replacement card: together with your 8, on the 8 beside pot A.
    .right = That was two cards from your hand in one go, and the rainbow has not become longer.
    .hint = Choose the replacement card and the 8, then the 8 beside pot A.

lessons-kobito-penalty = Nothing fits
lessons-kobito-penalty-1 = Not one card in your hand fits. Put one on your score pile.
    .right = That costs three points. It is only allowed when really nothing fits.
    .hint = You choose which number to give up.

lessons-kobito-game = Your first game
    .about = Against Chick
lessons-kobito-game-1 = Play at least one card and then say that you are done.
lessons-kobito-game-2 = See which pot lacks only a few cards. Can you fill it?
lessons-kobito-game-3 = Try not to leave a pot that needs just one more card: Chick would love to lay it.
lessons-kobito-game-4 = Build ahead in your workshop, and bring everything in one go.
lessons-kobito-game-5 = When only two gold cards lie open, the game is over. Whoever has the most gold wins.
