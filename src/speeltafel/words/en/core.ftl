core-seat = player { $number }

core-both = { $first } and { $last }
core-either = { $first } or { $last }

core-over = The game is already over.
core-not-your-turn = It is not your turn.
core-stale = Something has happened that you had not seen yet.
core-look-again = Look again, then choose.
core-waiting-for = Waiting for { $seats }.
core-waiting-for-many = Still waiting for { $count } players.
core-waiting-for-chance = First the dice are rolled or a card is drawn.
core-no-such-event = ‘{ $move }’ cannot happen now.
core-impossible-chance = Chance cannot bring ‘{ $move }’ now.

core-unknown-game = The game ‘{ $name }’ is not on the shelf.
core-unknown-variant = There is no variant ‘{ $name }’.
core-unknown-option = This variant has no option ‘{ $name }’.
core-unknown-value = The value ‘{ $name }’ cannot be chosen here.
core-unknown-bot = There is no computer player ‘{ $name }’ for this game.
core-choose-from = Choose { $known }.
core-players-exactly = This is played by { $needed } { $needed ->
    [one] player
   *[other] players
}, not { $given }.
core-players-between = This is played by { $least } to { $most } players, not { $given }.
core-players-at-least = This is played by at least { $least } { $least ->
    [one] player
   *[other] players
}, not { $given }.

core-not-a-record = This is not a Speeltafel record.
core-record-starts = A record starts with the line ‘speeltafel record 1’.
core-record-newer = This record was made by a newer Speeltafel.
core-update = Update Speeltafel and try again.
core-record-lacks = The record lacks a valid line ‘{ $what }’.
core-record-damaged = Line { $number } of the record is damaged: ‘{ $line }’.
core-record-truncated = The record breaks off: the line ‘result’ is missing.
core-record-mend-result = Write ‘result: -’ if the game is not over.
core-record-move = Move { $number }, ‘{ $move }’, is wrong: { $why }
core-record-result = The record gives the result ‘{ $written }’, but its moves lead to ‘{ $reached }’.
core-rules-gone = This record was played under version { $version } of the rules, which Speeltafel no longer knows.
core-rules-corrected = It was played under version { $version } of the rules, which has been corrected since: { $why }
