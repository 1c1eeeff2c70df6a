table-not-started = The game has not started yet: a chair is still free.
table-nothing-to-undo = You have not done anything to take back yet.
table-undo-revealed = This cannot be taken back any more: something has been shown that you did not know before.
table-undo-hall = At a table of more than { $most } players nothing can be taken back.
table-asks-undo = { $seat } asks: may I take back my move?
table-asks-event = { $event ->
    [stop] { $seat } asks: shall we stop?
   *[other] { $seat } proposes: { $what }
}
table-no-question = That question is no longer open.
table-question-open = Another question is still waiting for an answer.
table-bot-objects = { $seat } does not agree and would rather play on.
table-not-your-seat = That is not your chair.
table-no-such-seat = There is no such chair here.
table-still-here = This player is still here.
table-just-away = This player was here just now. In { $seconds } { $seconds ->
    [one] second
   *[other] seconds
} the computer may stand in.
table-full = All chairs at this table are taken.
table-may-watch = You are welcome to watch.
table-seat-taken = Somebody sits on that chair already.
table-take-another = Choose another chair.
table-only-host = Only the person who set up the table can start.
table-wait-for-all = The game starts as soon as all chairs are taken.
table-not-over = The game is not over yet.
table-asks-rematch = { $seat } asks: shall we play again?
table-resigned = { $seat } resigns.
table-resign-two = You can only resign in a game for two.
table-may-leave = You can leave the table; the computer then plays on for you.
table-no-hints = There are no hints between people at this table.
table-host-decides = That is for whoever set up the table to decide.
table-not-yourself = You cannot send yourself away.
table-removed = You can no longer sit at this table.
table-door-closed = Nobody can join this table any more.

table-computer = the computer
table-animal-beginner = Chick
table-animal-pupil = Mouse
table-animal-player = Hare
table-animal-thinker = Badger
table-animal-expert = Fox
table-animal-strongest = Owl
table-animal-perfect = Owl
table-numbered = { $name } { $number }

table-held = The host asks everybody to look at the board for a moment. Then you go on.
table-evening-decides = Whoever hosts this evening decides when the next match comes.
table-closed = You stopped before the match was over.
