lessons-katalon-course = Learn Katalon
    .about = Seven small lessons and a game against Chick.

lessons-katalon-place = Placing a stone
lessons-katalon-place-1 = You are yellow and you begin. Place a stone wherever you like.
    .right = Well done! Your very first stone may go anywhere.
    .hint = Every empty field is right.
lessons-katalon-place-2 = You are red. Yellow placed on an east field, so you must play in box **East**. Place a stone there.
    .right = That is how it goes: you place on an empty field of the box you were sent to.
    .hint = Box East is on the right. Every empty field of it is right.
lessons-katalon-place-3 = Four fields lie in two boxes. Place your first stone on the field between North and Centre, and choose box **Centre**.
    .right = In Centre that field is called north. So red must now go to North.
    .hint = The field lies above the middle. Then choose the box in which it is called north.

lessons-katalon-send = Your field sends the other
lessons-katalon-send-1 = Send red to **East**. Which field in North do you choose?
    .right = You placed on east, so red must go to East.
    .hint = In box North, look for the field on the east side, the right.
lessons-katalon-send-2 = You are red and play in South. Send yellow to **West**.
    .right = You placed on west, so yellow must go to West.
    .hint = In box South, look for the field on the west side, the left.
lessons-katalon-send-3 = You are yellow and play in Centre. Send red to **East**.
    .right = You played in Centre, and there that field is called east. What it is called in box East does not count now.
    .hint = Look at box Centre only. Which field is on the right?

lessons-katalon-five = Five in one box wins
lessons-katalon-five-1 = Make a box all yellow. You may play in North.
    .right = You win! That field belongs to Centre too, and Centre is all yellow now.
    .hint = Centre lacks one yellow stone. Which field belongs to North and to Centre?
lessons-katalon-five-2 = Now you are red. Make a box all red.
    .right = You win! One stone counts in two boxes.
    .hint = Look for the field that belongs to North and to Centre.

lessons-katalon-look = See where you send the other
lessons-katalon-look-1 = In West red lacks only one field. Play in North, but do not let red win.
    .right = Clever! Here red cannot win at once.
    .hint = Do not send red to West. And beware: the empty field of West belongs to Centre too.

lessons-katalon-capture = Box full? Then you capture
lessons-katalon-capture-1 = You are red. Box North is full, so you capture a yellow stone there. Which one may you take?
    .right = The yellow stone goes back to yellow, and yours lies there now.
    .hint = The yellow stone that was just placed may not be captured. Take another one in North.
lessons-katalon-capture-2 = Now capture so that yellow must go to **West**.
    .right = The field where you capture sends the other on, too.
    .hint = Capture on the west field of North, the left one.
lessons-katalon-capture-3 = There is only one yellow stone in North, and it was just placed. Capture it.
    .right = If there is nothing else to capture, the new stone may be taken. And now North is all red!
    .hint = There is only one yellow stone in North.

lessons-katalon-capture-five = Capture and win
lessons-katalon-capture-five-1 = You are yellow and must capture in Centre. Which capture wins at once?
    .right = You win! You captured in Centre, and that makes North all yellow.
    .hint = There is one red stone left in North. It lies in Centre too.

lessons-katalon-full = The board is full
lessons-katalon-full-1 = Place the last stone. Then the board is full and we count.
    .right = In each box you see who has the most stones there. Whoever has the most boxes wins: you!
    .hint = One field is still empty.

lessons-katalon-game = Your first game
    .about = Against Chick
lessons-katalon-game-1 = You begin. Place a stone wherever you like, and think: where must Chick go then?
lessons-katalon-game-2 = You must play in the box that lights up. Choose a field: its name sends Chick on.
lessons-katalon-game-3 = Watch the boxes where you have many stones already. Five in one box wins.
lessons-katalon-game-4 = See, too, where Chick is nearly done. Do not send him there.
