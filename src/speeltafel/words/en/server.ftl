server-about = Opens a house full of tables: play in the browser, on any device, together or against the computer.
server-host = The address to listen on; 0.0.0.0 lets other devices in the network in.
server-port = The port to listen on.
server-public-url = The address other devices use, for links and QR codes, such as https://play.example. Empty: as the request came in.
server-database = Where tables are kept: sqlite:///path/to/file or postgresql://name@host/database. Empty: a file in your own data folder.
server-redis = Address of Redis (redis://host), so that several processes serve the same tables. Empty: one process.
server-key-file = The file with the keys that sign cookies, the newest first. Empty: beside the SQLite file; with PostgreSQL in the database.
server-metrics-token = The token with which /metrics can be read (Authorization: Bearer …). Empty: only from this machine.
server-origins = Addresses of other pages that may talk to this server, with commas between them.
server-proxies = Addresses of proxies whose X-Forwarded-For is believed, with commas between them.
server-bot-workers = How many processes think for computer players.
server-bot-seconds = How many seconds a computer player thinks at most.
server-bot-pause = How many seconds a computer player waits at least before moving.
server-grace-seconds = How many seconds an abandoned chair stays free before the computer stands in.
server-keep-days = After how many days without a move a table is cleared away.
server-idle-seconds = How many seconds a table nobody looks at stays in memory.
server-head-bytes = How large the address and headers of a request may be together, in bytes.
server-request-seconds = Within how many seconds a request must have arrived.
server-address-waiting = How many connections from one address may wait without a request, or with half of one.
server-message-bytes = How large a message from a device may be, in bytes.
server-guest-messages = How many messages a second one guest may send.
server-guest-hints = How many hints a minute one guest gets.
server-guest-setups = How many tables a minute one guest can set up; a large one counts for more.
server-guest-tables = How many tables of one guest are kept.
server-guest-bytes = How many bytes a second one guest may put on disk.
server-address-messages = How many messages a second may come from one address.
server-address-requests = How many requests a minute may come from one address.
server-address-sockets = How many connections one address may have open.
server-seats = How large a table may be at most.
server-device-seats = How many people at one table may share a device.
server-computers = How many computer players may sit at one table.
server-log-level = How much goes into the log: debug, info, warning or error.
server-log-format = What the log looks like: json, or plain to read yourself.
server-stop-seconds = How many seconds work under way gets when the server stops.
server-open-at = Speeltafel is open at { $address } (stop: Ctrl-C).
server-only-here = Note: other devices cannot reach this address, not even with the QR code. Use --host 0.0.0.0 to let them in.
server-bad-setting = The value ‘{ $value }’ will not do for { $name }.
server-port-taken = Something is listening on { $host }:{ $port } already.
server-other-port = Choose another port with --port.
server-cannot-open = The database cannot be opened ({ $why }).
server-check-database = Check the address given with --database, and whether the database is running.
server-bad-keys = The keys cannot be read ({ $why }).
server-check-keys = Check the file given with --key-file: one key a line, the newest first.
server-file-in-use = Another server is using { $file } already.
server-other-file = Stop it first, or choose another file with --database. For several servers together give them the same PostgreSQL (--database) and Redis (--redis).

server-store-away = The table cannot write anything down just now. Nothing is lost.
server-disk-full = There is no room for new tables. Those there are can be played to the end.
server-try-again = Try again in a moment.
server-trouble = Something went wrong on our side.
server-no-hint = Nobody can think of a hint just now.
server-not-understood = That message cannot be understood.
server-too-fast = That is very fast. Wait a moment, then try again.
server-no-such-phrase = We do not know that phrase here.
server-log-full = Too much has happened at this table to go on. Set up a new one.
server-stops = The server stops for a moment. Your game is saved; the connection comes back by itself.
server-table-gone = This table has been cleared away.
server-removed = You have been sent away from this table.
server-private = This table is private now.

server-name-empty = Choose a name with at least one letter.
server-name-long = A name has at most { $most } characters.
server-no-guest = Tell us your name first.
server-too-many-seats = A table has at most { $most } seats here.
server-too-many-here = At most { $most } people can share one device.
server-too-many-computers = A table has at most { $most } computer players here.
server-too-many-tables = You have set up { $most } tables already. There is room again when the oldest are cleared away.
server-no-such-table = There is no such table.
server-table-removed = Perhaps the link is not complete, or the table was cleared away after a long time. Set up a new one.
server-table-unreadable = This table cannot be read any more.
server-table-new = Your other tables are fine. Set up a new one.
server-no-such-code = There is no table with the code ‘{ $code }’.
server-check-code = Check the four characters again.
server-no-passage = This code is not valid (any more). Ask for a new one on your other device.
server-bad-request = This request cannot be understood.
server-forbidden = This is not allowed here.
server-not-found = There is nothing here.
server-wrong-method = This cannot be asked in this way.
server-too-large = This message is too large.
server-too-slow = This request did not arrive in time.
server-too-many-guesses = That code was wrong too often. Wait { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}, then check it carefully.

server-talk-hello = Hello!
server-talk-good-luck = Have fun!
server-talk-nice-move = Nice move!
server-talk-well-played = Well played!
server-talk-thinking = Let me think …
server-talk-take-your-time = Take your time.
server-talk-oops = Oops!
server-talk-wow = Wow!
server-talk-thank-you = Thank you!
server-talk-again = Once more?
server-talk-break = Short break, back in a moment.
server-talk-goodbye = Goodbye!

server-puzzle-wins = { $moves ->
    [one] One more move
   *[other] { $moves } more moves
} and you win, whatever the other does: that is proven.
server-puzzle-slower = That wins too, but it can be done sooner. This way it takes { $moves ->
    [one] one more move
   *[other] { $moves } more moves
}.
server-puzzle-loses = That loses: the other wins { $moves ->
    [one] in one move
   *[other] in { $moves } moves
}. It is proven.
server-puzzle-draws = That comes to a draw. It is proven.
server-puzzle-task = { $seat } is to move and wins { $moves ->
    [one] with one move
   *[other] in { $moves } moves of their own
}. Only one first move does it.

server-decided-win-to-loss = Move { $number } decided it: { $mover } could still win there, and afterwards not even draw.
server-decided-win-to-draw = Move { $number } decided it: { $mover } could still win there, and afterwards no more.
server-decided-draw-to-loss = Move { $number } decided it: { $mover } could still draw there, and afterwards no more.
server-decided-never = { $winner } was winning from the first move on and gave nothing away.

