web-katalon-board = The board of Katalon
web-katalon-empty = empty
web-katalon-yellow = yellow
web-katalon-red = red
web-katalon-can-place = you may place here
web-katalon-can-capture = you may capture here
web-katalon-sends = then { $other } must go to { $box }
web-katalon-sent-here = { $other } goes here
web-katalon-preview = Place it here? Then **{ $other } must go to { $box }**. { $how ->
    [lift] Let go to place it.
    [again] Tap again to place it.
    [enter] Enter places it.
   *[click] Click to place it.
}
web-katalon-preview-capture = This stone goes home and **{ $other } must go to { $box }**. { $how ->
    [lift] Let go to capture.
    [again] Tap again to capture.
    [enter] Enter captures.
   *[click] Click to capture.
}
web-katalon-preview-two = Place it here? Then you choose: does { $other } go to **{ $first }** or to **{ $second }**?
web-katalon-which-box = Where do you send { $other }? Tap the **{ $first }** box or the **{ $second }** box.
web-katalon-which-field = This field belongs to two boxes
web-katalon-hint-look = Choose a ringed field. Where do you send { $other }?
web-katalon-hint-place = Place your stone on **1**. Then { $other } must go to **{ $box }**.
web-katalon-hint-capture = Capture the stone on **1**. Then { $other } must go to **{ $box }**.
web-katalon-hint-keeps-win = This wins in **{ $moves } { $moves ->
    [one] move
   *[other] moves
}**, whatever { $other } does.
web-katalon-hint-keeps-draw = This stays a draw if nobody slips.
web-katalon-hint-keeps-loss = There is no win left if { $other } sees everything. This holds out longest.
web-katalon-hint-ends-won = This move ends the game, and **you win**.
web-katalon-hint-sends-to-place = In { $box } { $other } has **{ $choices } { $choices ->
    [one] field
   *[other] fields
}** left, and { $stones ->
    [0] none of the stones there is
    [one] one of the stones there is
   *[other] { $stones } of the stones there are
} yours.
web-katalon-hint-sends-to-capture = { $box } is full: { $other } must capture one of your stones there.
web-katalon-hint-every-reply-loses = Whatever { $other } does there, **your next move ends it**.
web-katalon-hint-threat-now = Then { $other } ends it on **2**.
web-katalon-hint-reply-loses = If { $other } goes to **2**, you win with **3**.
web-katalon-hint-reply-ends = If { $other } goes to **2**, it is over and you win.
web-katalon-hint-line-on = It may go on like this: follow the numbers.
web-katalon-hint-line-end = It goes on like this until it is over: follow the numbers.
web-katalon-supply = { $player ->
    [0] yellow
   *[1] red
}: { $count } of 12 stones in supply
web-katalon-box = { $box ->
    [N] the North box
    [O] the East box
    [Z] the South box
    [W] the West box
   *[M] the Centre box
}
web-katalon-box-short = { $box ->
    [N] North
    [O] East
    [Z] South
    [W] West
   *[M] Centre
}
