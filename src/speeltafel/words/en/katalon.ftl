katalon-title = Katalon
    .about = Where you play decides where the other must play.
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
katalon-box = { $box ->
    [N] the North box
    [O] the East box
    [Z] the South box
    [W] the West box
   *[M] the Centre box
}

katalon-begin = Place the first stone on any field.
katalon-must-place = Place a stone in { $box }: { $fields }.
katalon-must-capture = { $box } is full: capture one of the other's stones there: { $fields }.
katalon-places = { $seat } places on { $field }; next is { $box }.
katalon-captures = { $seat } captures on { $field }; next is { $box }.

katalon-nothing-to-capture = There is nothing on { $field } to capture yet.
katalon-other-box = { $field } is not in { $box }, and that is where you must play.
katalon-box-not-full = { $box } still has a free field; you may capture only when the box is full.
katalon-occupied = There is already a stone on { $field }.
katalon-own-stone = The stone on { $field } is your own; you capture the other's.
katalon-box-full = { $box } is full, so on { $field } you can only capture; write ✕ or x before it.
katalon-just-placed = The stone on { $field } has just been placed and may not be captured yet.

katalon-box-complete = { $winner } wins: { $box } is all one colour.
katalon-most-boxes = { $winner } wins: the board is full, with the majority in { $boxes } boxes.
katalon-majority = { $box }: most stones belong to { $seat }.
katalon-ten-captures = A draw: ten captures in a row.
katalon-all-stones-placed = { $winner } wins: all twelve stones are on the board.

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
