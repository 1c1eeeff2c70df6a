lessons-kapai-course = Learn Ka Pai
    .about = Six small lessons and a game against Chick.

lessons-kapai-draw = Drawing
lessons-kapai-draw-1 = The dice show a triangle and a square. Choose one and draw it wherever you like.
    .right = Well done! The first symbol on your sheet may go anywhere.
    .hint = Choose one of the two dice, then a field.
lessons-kapai-draw-2 = Now draw the **circle**. It must go beside your triangle.
    .right = Every new symbol goes beside something that is there already. Which symbol that is does not matter.
    .hint = Above, below, left or right of the triangle. Not diagonally.

lessons-kapai-pair = Two alike
lessons-kapai-pair-1 = Two circles! Then you draw both: side by side, and touching your drawing.
    .right = That is how it goes: two fields side by side, and at least one touches your drawing.
    .hint = Choose an empty field beside your drawing, then an empty field beside that one.

lessons-kapai-group = Three in a row
lessons-kapai-group-1 = Make a group: three **triangles** in a row.
    .right = It gets a frame at once. This group is worth 2 points.
    .hint = Two triangles stand side by side already. Draw the third to the left or the right of them.
lessons-kapai-group-2 = You can make a group of squares, or a group of circles. Choose the group that is worth most.
    .right = A group of triangles is worth 2, squares 3 and circles 4.
    .hint = Circles are worth most. Where does the third circle go?

lessons-kapai-frame = Choose your frame
lessons-kapai-frame-1 = Make a row of **four** triangles. Then choose which three become a group.
    .right = One triangle stays loose. It can still join another group later.
    .hint = Draw the two triangles to the right of the others, in the same row.

lessons-kapai-cross = Lines give crosses
lessons-kapai-cross-1 = Make a group of three **lines** and set a cross. You choose where the cross goes.
    .right = A group of lines does not count itself, but gives a cross at a symbol of your choice.
    .hint = Two lines are there already. Draw the third beside them and choose a row for the cross.
lessons-kapai-cross-2 = Make a group of lines. Set the cross where you have the most groups.
    .right = A cross is worth as much as you have groups of that symbol. Two groups of circles: two points.
    .hint = You have two groups of circles and one group of triangles.

lessons-kapai-totem = Linking totems
lessons-kapai-totem-1 = Link two totems: let the circles touch both of them.
    .right = One area of the same symbol touches two totems. Together they are worth 2 points.
    .hint = The circles touch the totem at the top left already. Draw one beside the totem in the middle.
lessons-kapai-totem-2 = Now link the **third** totem too, with triangles.
    .right = Three totems in one network: 4 points. Each part may have another symbol.
    .hint = The triangles touch the totem in the middle. Draw one beside the totem at the top right.

lessons-kapai-game = Your first game
    .about = Against Chick
lessons-kapai-game-1 = Everybody draws with the same roll. Begin wherever you like.
lessons-kapai-game-2 = Always draw beside what is there already. Look for three in a row.
lessons-kapai-game-3 = Circles are worth most, lines give crosses.
lessons-kapai-game-4 = Do not forget the totems: let one symbol touch two of them.
lessons-kapai-game-5 = When your sheet is full, the game is over. Whoever has the most points wins.
