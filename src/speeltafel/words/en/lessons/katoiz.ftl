lessons-katoiz-stapeltoren = Learn Stapeltoren
    .about = Six small lessons and a game with Chick.
lessons-katoiz-3-stel = Learn 3-stel
    .about = Seven small lessons and a game against Chick.
lessons-katoiz-stapeltje = Learn Stapeltje
    .about = Seven small lessons and a game against Chick.

lessons-katoiz-tower-begin = Beginning a tower
lessons-katoiz-tower-begin-1 = Choose a tile. Your tower begins with it.
    .right = Your tower stands! Every tile has a colour, a shape and a size.
    .hint = Every tile is right.

lessons-katoiz-tower-same = What is the same?
lessons-katoiz-tower-same-1 = Find a tile of the **same colour**. Put it on your tower and say: colour.
    .right = Both are red! The colour is the same.
    .hint = Your tower is red. Where is something else that is red?
lessons-katoiz-tower-same-2 = Find a tile of the **same shape**. Put it on your tower and say: shape.
    .right = Both are round! The shape is the same.
    .hint = There is a circle on your tower. Where is another circle?
lessons-katoiz-tower-same-3 = Find a tile of the **same size**. Put it on your tower and say: size.
    .right = Both are small! The size is the same.
    .hint = There is a small one on your tower. Small is filled with black.
lessons-katoiz-tower-same-4 = Now you may choose. Put on a tile that fits, and say what is the same.
    .right = Lovely! One thing the same is enough.
    .hint = Look at the colour, the shape and the size.

lessons-katoiz-tower-two = Two things the same
lessons-katoiz-tower-two-1 = Now **two** things must be the same. Which tile fits?
    .right = Green and big: that makes two things.
    .hint = Your tower is green, square and big. Find a tile for which two of these are true.

lessons-katoiz-tower-die = The die chooses the colour
lessons-katoiz-tower-die-1 = The die says **green**. Take a green tile that fits your tower.
    .right = Green, and something else is the same. Both are needed.
    .hint = Two tiles are green. Which one is like the tile on your tower?
lessons-katoiz-tower-die-2 = **Green** again, but now no green one fits. Begin a new tower.
    .right = If nothing fits, you begin a new tower. You may have many.
    .hint = Choose a green tile.
lessons-katoiz-tower-die-3 = The die is **purple**: any colour will do. Put on a tile that fits.
    .right = With purple you choose the colour.
    .hint = There is a small red circle on your tower. What is red, round or small?

lessons-katoiz-tower-high = The highest tower counts
lessons-katoiz-tower-high-1 = You have two towers. Put a green tile on the **highest**.
    .right = Only your highest tower counts at the end. Whoever has the highest wins.
    .hint = There is a big red circle on the highest tower. Which green tile fits it?

lessons-katoiz-tower-dice = Two dice
lessons-katoiz-tower-dice-1 = Two dice: **blue** and **round**. Take a tile that is both.
    .right = Blue and round, and it fits your tower.
    .hint = Not every blue one is round. Look for the blue circle.
lessons-katoiz-tower-dice-2 = Now **yellow** and a black star. That star means **small**.
    .right = A white star is big, a black star is small.
    .hint = Find a small yellow one that fits your tower. There is a triangle on your tower.

lessons-katoiz-tower-game = Building together
    .about = With Chick
lessons-katoiz-tower-game-1 = Choose a tile that your tower begins with.
lessons-katoiz-tower-game-2 = Take a tile that fits, and say what is the same.
lessons-katoiz-tower-game-3 = Colour, shape or size: one thing the same is enough.
lessons-katoiz-tower-game-4 = When the tiles are gone, you look at the towers together.

lessons-katoiz-trio-place = Placing a disc
lessons-katoiz-trio-place-1 = The dice say **blue** and **small**. Put your disc on such a tile.
    .right = The black star means small. Your disc may only go on a tile that suits both dice.
    .hint = Look for a blue tile with a small picture.
lessons-katoiz-trio-place-2 = Now **blue** and a white star: that is **big**. Place your disc.
    .right = Well done! If a die shows purple, any colour will do. If it is blank, any picture will do.
    .hint = Big is an open black line, small is filled with black.

lessons-katoiz-trio-set = Three together
lessons-katoiz-trio-set-1 = Your discs are on two big squares. Place the third so that **all three** have something in common.
    .right = A set! The three tiles are yours and your discs come back.
    .hint = Look for a white tile that is square. Then all three have the same shape.
lessons-katoiz-trio-set-2 = Now your two tiles are both **small**, but different otherwise. Make the set.
    .right = One thing that all three have in common is enough.
    .hint = Put the third disc on a small tile, too.

lessons-katoiz-trio-move = Moving a disc
lessons-katoiz-trio-move-1 = Your three discs are out, but they are no set. **Move** one so that they are.
    .right = When all three are out, you may move one to a tile that suits the dice.
    .hint = Two of your tiles are small. Move the disc from the big tile.

lessons-katoiz-trio-pass = Doing nothing is fine
lessons-katoiz-trio-pass-1 = With this roll you cannot make a set. Leave your discs and **pass**.
    .right = You never have to place a disc. Sometimes waiting is wiser.
    .hint = Choose the button to pass.

lessons-katoiz-trio-pile = The highest pile
lessons-katoiz-trio-pile-1 = Now it counts how many of your tiles **together** have one thing in common. You have three that are small. Make a set that makes your pile two higher.
    .right = Now you have five small tiles. It does not count how many sets you have, but what they have in common.
    .hint = Find a third tile that brings you two more small tiles.

lessons-katoiz-trio-points = Counting points
lessons-katoiz-trio-points-1 = Of each colour, shape and size your tiles count **from the third on**. Make the set that brings at least two points.
    .right = Four circles are two points: the first two do not count.
    .hint = See what you have already, and look for tiles that go with it.

lessons-katoiz-trio-bold = Sending back and once more
lessons-katoiz-trio-bold-1 = The other nearly has a set. **Send back** a disc of the other.
    .right = That is allowed once per roll, if the tile suits the dice. After it you may still place a disc.
    .hint = Choose a disc of the other on a big white tile.
lessons-katoiz-trio-bold-2 = Place a disc **right beside** your other disc. Then you may roll once more.
    .right = Beside your own disc: you may roll once more. You do not have to.
    .hint = See which tile beside your disc is round and red.

lessons-katoiz-trio-game = Your first game
    .about = Against Chick
lessons-katoiz-trio-game-1 = Put a disc on a tile that suits the dice.
lessons-katoiz-trio-game-2 = Think ahead: what do you want your three tiles to have in common?
lessons-katoiz-trio-game-3 = When three are out, you may move one.
lessons-katoiz-trio-game-4 = Whoever has the most sets wins.

lessons-katoiz-pile-walk = Letting a tile walk
lessons-katoiz-pile-walk-1 = The dice say **yellow** and **round**. Let such a tile walk, as far as you like.
    .right = Each step goes to a tile that has something in common: colour, shape or size.
    .hint = Choose a yellow tile with a circle. Then choose a place that lights up.
lessons-katoiz-pile-walk-2 = Now let a yellow round tile walk at least **three steps**.
    .right = You may stop where you like. Walking far brings you home sooner.
    .hint = The tile in the top left corner can go far down.

lessons-katoiz-pile-slant = Walking diagonally
lessons-katoiz-pile-slant-1 = You may also walk diagonally if **two** things are the same. Take exactly one diagonal step.
    .right = A straight step needs one thing in common, a diagonal one needs two.
    .hint = Take the white tile with a square on the left of the board. Go one place diagonally up.

lessons-katoiz-pile-home = Going home
lessons-katoiz-pile-home-1 = Your home place lies outside the board, by the corner. Bring a tile **home**.
    .right = Your home pile is two high now. At four you win.
    .hint = In the corner, beside your home place, lies a yellow square tile.

lessons-katoiz-pile-height = Not too steep
lessons-katoiz-pile-height-1 = Your home pile is three high, but the corner beside it only one. One more tile at home would be too steep. Make the **corner** higher first.
    .right = Neighbours may differ by two at most. Now another tile can go home soon.
    .hint = Let a tile walk to the corner beside your home pile.

lessons-katoiz-pile-repair = Repairing comes first
lessons-katoiz-pile-repair-1 = It has become too steep in your corner. If you can make it better, you must. Do it!
    .right = It is less steep. As long as it can be done, repairing comes first.
    .hint = Take a tile off the high pile, or make a place beside it higher. Only what helps lights up.

lessons-katoiz-pile-win = Four high wins
lessons-katoiz-pile-win-1 = Your home pile is three high and the corner is high enough. **Win!**
    .right = Four high, and nowhere too steep in your corner: you win!
    .hint = Bring a tile home.

lessons-katoiz-pile-ladder = The colour ladder
lessons-katoiz-pile-ladder-1 = Without dice the ladder says which colour walks. See which colour’s turn it is, and let such a tile walk.
    .right = Each turn it is the next colour on the ladder.
    .hint = It is the turn of the first colour on the ladder.

lessons-katoiz-pile-game = Your first game
    .about = Against Chick
lessons-katoiz-pile-game-1 = Choose a tile that suits the dice, and let it walk towards your home place.
lessons-katoiz-pile-game-2 = Straight: one thing in common. Diagonally: two.
lessons-katoiz-pile-game-3 = Make your corner higher too, or it gets too steep.
lessons-katoiz-pile-game-4 = Whoever first has a home pile of four wins.
