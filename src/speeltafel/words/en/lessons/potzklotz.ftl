lessons-potzklotz-course = Learn Potz Klotz
    .about = Six small lessons and a game against Chick.

lessons-potzklotz-claim = Moving one cube
lessons-potzklotz-claim-1 = Move **one** cube so that the building on your card appears. Then lay the card.
    .right = The building matches your card, so you are rid of the card.
    .hint = Count on the card how high each place is. Which cube must go, and where to?
lessons-potzklotz-claim-2 = Once more: move one cube and lay the card.
    .right = A cube may stand on or beside the others anywhere. Only, nothing may lie on top of it when you take it.
    .hint = Compare the building with the card, place by place.

lessons-potzklotz-turned = Turning is fine
lessons-potzklotz-turned-1 = This card shows the building from **another side**. Make it all the same.
    .right = Turned round it is the same building. Your card may show it from any side.
    .hint = Turn the building in your mind, or walk round it in your mind.

lessons-potzklotz-mirror = Beware of the mirror image
lessons-potzklotz-mirror-1 = You have two cards that look alike, but one is the mirror image of the other. Lay the card that is right.
    .right = A mirror image is another building, just as your left hand is not your right hand.
    .hint = For which card do you need to move only one cube?

lessons-potzklotz-choose = Which card fits?
lessons-potzklotz-choose-1 = Of these four cards you can make only one. Which one?
    .right = Well spotted! The other three cannot be made with one cube.
    .hint = Look for a card on which four cubes are right already.
lessons-potzklotz-choose-2 = Once more: find the card that you can make with one cube.
    .right = You have sharp eyes!
    .hint = Look for a card on which four cubes are right already.

lessons-potzklotz-pass = Nothing fits
lessons-potzklotz-pass-1 = None of your cards can be made with one cube. What do you do?
    .right = Then you pass. Passing is always allowed, and sometimes it is the wisest.
    .hint = You may let your turn go by.

lessons-potzklotz-out = Your last card
lessons-potzklotz-out-1 = You have one card left. Lay it!
    .right = Your hand is empty. The round is played to its end, and you get a point.
    .hint = One cube is enough. Which four are right already?

lessons-potzklotz-game = Your first game
    .about = Against Chick, with three cards
lessons-potzklotz-game-1 = Choose a card, move one cube, and lay the card. If none works, you pass.
lessons-potzklotz-game-2 = Look well at the building first. Every building has exactly five cubes.
lessons-potzklotz-game-3 = Not sure? A wrong card only costs you your turn.
