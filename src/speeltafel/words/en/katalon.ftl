katalon-title = Katalon
    .about = The field you choose decides the other's box.
katalon-variant-standard = Katalon
    .about = Five boxes, twelve stones and one law: your field chooses your opponent's box.
katalon-yellow = yellow
katalon-red = red

katalon-field = { $box ->
    [N] N
    [O] E
    [Z] S
    [W] W
   *[M] C
}{ $letter ->
    [N] n
    [O] e
    [Z] s
    [W] w
   *[M] c
}
katalon-field-of = { $letter ->
    [N] the north field
    [O] the east field
    [Z] the south field
    [W] the west field
   *[M] the centre field
} of { $box ->
    [N] North
    [O] East
    [Z] South
    [W] West
   *[M] Centre
}
katalon-field-side = { $letter ->
    [N] the north field
    [O] the east field
    [Z] the south field
    [W] the west field
   *[M] the centre field
}
katalon-box = { $box ->
    [N] North
    [O] East
    [Z] South
    [W] West
   *[M] Centre
}

katalon-begin = Place the first stone on any field you like.
katalon-must-place = You play in { $box }, because { $other } { $last ->
    [captured] captured
   *[placed] played
} on { $side ->
    [N] a north field
    [O] an east field
    [Z] a south field
    [W] a west field
   *[M] a centre field
}.{ $free ->
    [one] {" "}Only { $field } is free.
   *[more] {""}
}
katalon-must-capture = { $box } is full: capture { $colour ->
    [yellow] a yellow
   *[red] a red
} stone there, because { $other } { $last ->
    [captured] captured
   *[placed] played
} on { $side ->
    [N] a north field
    [O] an east field
    [Z] a south field
    [W] a west field
   *[M] a centre field
}.{ $free ->
    [one] {" "}Only { $field } will do.
   *[more] {""}
}
katalon-places = { $seat } plays on { $field } and sends { $other } to { $box }.
katalon-captures = { $seat } captures on { $field } and sends { $other } to { $box }.
katalon-places-wins = { $seat } plays on { $field } and wins: { $why }.
katalon-captures-wins = { $seat } captures on { $field } and wins: { $why }.
katalon-places-ends = { $seat } plays on { $field }. { $ending }
katalon-captures-ends = { $seat } captures on { $field }. { $ending }

katalon-nothing-to-capture = The board is still empty: there is nothing on { $field } to capture.
katalon-other-box = { $field } is not part of the { $box } box.
katalon-other-name = In { $box } this is { $field }: if you { $how ->
    [capture] capture
   *[place] play
} here, { $other } must go to { $sent }.
katalon-would-place = Place your stone on { $field }: then { $other } must go to { $box }.
katalon-would-capture = Capture on { $field }: then { $other } must go to { $box }.
katalon-would-place-wins = Place your stone on { $field } and you win: { $why }.
katalon-would-capture-wins = Capture on { $field } and you win: { $why }.
katalon-would-place-ends = Place your stone on { $field }, and then it is over. { $ending }
katalon-would-capture-ends = Capture on { $field }, and then it is over. { $ending }
katalon-box-not-full = { $box } still has a free field; you may capture only when the box is full.
katalon-occupied = There is already a stone on { $field }.
katalon-own-stone = The stone on { $field } is your own; capture one of the other's.
katalon-box-full = On { $field } you can only capture now.
katalon-just-placed = The stone on { $field } has just been placed and may not be captured yet.

katalon-box-complete = { $winner } wins: { $box } is all { $colour }.
katalon-box-complete-so = { $box } is all { $colour }
katalon-most-boxes = { $winner } wins: the board is full, and in { $boxes } of the 5 boxes most stones belong to { $winner }.
katalon-most-boxes-so = the board is full, and in { $boxes } of the 5 boxes most stones belong to { $winner }
katalon-majority = { $box }: most stones belong to { $seat }.
katalon-ten-captures = A draw: ten captures in a row.
katalon-all-stones-placed = { $winner } wins: all twelve stones of { $winner } are on the board.

katalon-not-a-move = ‘{ $text }’ is not a move.
katalon-write-a-move = Write the box and the field with the letters N E S W C, like Ns, and ✕ or x first when you capture: xCn.
katalon-write-a-position = Write for example ‘..y.. ..... ..... ..... . r Z Nz 0’.
katalon-position-shape = A position has nine parts: four boxes of five fields and Mm (y, r or a dot), who moves (y or r), the box, the last field and the number of captures.
katalon-position-no-last = Once there are stones, the field played last must be given.
katalon-position-box = After { $last } the next stone goes to { $box }.
katalon-position-too-many = Nobody has more than { $stones } stones.
katalon-position-last-missing = There is no stone of the player who just moved on the field played last.
katalon-position-captures = After { $most } captures in a row the game is over.
katalon-position-turn = With so few stones nothing can have been captured: yellow and red place in turn.
katalon-position-already-over = A box of one colour was made earlier; the game ended then.

katalon-supply = { $count } of { $all } stones in supply
katalon-captures-in-a-row = Captures in a row: { $count } (ten make a draw)
