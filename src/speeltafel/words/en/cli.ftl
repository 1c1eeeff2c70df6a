cli-about = Speeltafel: five tabletop games, true to their rulebooks.
cli-exit-codes = Exit codes: 0 done; 1 the answer is no (an illegal move or a damaged record); 2 the command line is wrong; 130 interrupted.
cli-lang = Language: nl or en.
cli-json = Answer as JSON.
cli-misused = { $message } See: speeltafel --help
cli-unknown-language = I do not speak the language ‘{ $name }’.

cli-game = Name of the game (see: speeltafel games).
cli-variant = Variant or level (see: speeltafel games GAME).
cli-players = Number of players.
cli-option = A choice within the variant; may be repeated.
cli-option-shape = ‘{ $text }’ is not an option. Write name=value.
cli-seed = A number by which chance can be repeated.
cli-bot = Who plays.
cli-file = A record of a game.
cli-cannot-read = Cannot read ‘{ $path }’: { $why }.
cli-cannot-write = Cannot write ‘{ $path }’: { $why }.
cli-exists = ‘{ $path }’ exists already and stays as it is.
cli-other-name = Choose another name.
cli-written = Written: { $path }

cli-games = What stands on the shelf: variants, players, ages.
cli-games-one = Only this game, with its options and computer players.
cli-shelf = On the shelf
cli-column-game = game
cli-column-variant = variant
cli-column-players = players
cli-column-age = age
cli-column-minutes = minutes
cli-column-about = what it is about
cli-bots = Computer players: { $bots }
cli-default = usually { $value }

cli-rules = The rules of a game.
cli-replay = Replays a record, step by step.
cli-print = Everything at once, without waiting.
cli-next = [Enter] next, q stops
cli-check = Says whether a record is valid, or which move is wrong first and why.
cli-valid = This record is valid: { $game }, { $moves } { $moves ->
    [one] move
   *[other] moves
}.
cli-unfinished = The game is not over yet.

cli-perft = Counts all move sequences of a given length.
cli-depth = Number of moves.
cli-split = Also for each first move.
cli-perft-many = In { $game } chance has too many outcomes here to count.
cli-playthrough = Tells one game line by line, for the tests.
cli-write = Folder to write the file to; otherwise it is printed.

cli-simulate = Lets computer players play many games and counts what comes of it.
cli-count = Number of games.
cli-sim-bots = One computer player for all seats, or one for each, separated by commas.
cli-limit = Most moves in a game.
cli-playing = Playing …
cli-bots-count = { $given } computer players were named for { $players } seats. Name one for all, or one for each seat.
cli-sim-what = what
cli-sim-value = value
cli-sim-games = games
cli-sim-length = moves per game
cli-sim-spread = least – median – most
cli-sim-unfinished = not finished
cli-sim-wins = { $seat } wins
cli-sim-score = { $seat }, mean score
cli-sim-no-winner = without a winner

cli-play = Plays a game in the terminal: with people here, or against the computer.
cli-seat = Who sits where, in order: a name, or bot:NAME for a computer player; may be repeated.
cli-people = Number of people here; the computer plays the other seats.
cli-resume = A saved game to go on with.
cli-other-game = ‘{ $path }’ is a game of { $game }.
cli-seats-count = { $given } seats were named, but there are { $players }.
cli-welcome = Type your move. ? says what is allowed, ‘undo’ takes back, ‘save NAME’ saves, ‘rules’ shows the rules, ‘quit’ leaves.
cli-commands = Also: ? MOVE (what it does, or why not), undo, save NAME, moves, rules, agree, quit.
cli-hand-over = Give the screen to { $seat } and press Enter.
cli-nothing-to-undo = You have not done anything to take back yet.
cli-undo-chance = Dice were rolled or a card was drawn since; taking back would not be fair.
cli-undo-other = Somebody else has moved since; they may take back first.
cli-undo-revealed = That move has shown something nobody can forget; taking it back would not be fair.
cli-undone = Taken back.
cli-save-where = Add a name for the file: save game.txt
cli-saved = Saved: { $path }
cli-save-finished = Save the game? Type a file name, or just Enter.
cli-kept = The game is kept. To go on: speeltafel play { $game } --resume { $path }
cli-not-kept = The game could not be saved.
cli-agree-what = What can be agreed on: { $events }. Type: agree, then the word.
cli-agree-nothing = There is nothing to agree on now.
cli-agree-bot = { $seat } wants to play on.
cli-agree-all = Does everybody agree? (y/n)
cli-computer = the computer ({ $name })
cli-computer-at = computer { $number } ({ $name })

cli-arena = Lets computer players meet, on all seats, and measures who is stronger.
cli-arena-bots = The computer players, separated by commas; ‘all’ is the whole ladder.
cli-arena-games = Games for each meeting.
cli-arena-processes = Number of processes; 0 is one for each core.
cli-arena-ray = Address of a Ray cluster to play on.
cli-arena-plot = File to draw a picture in (svg, png or pdf).
cli-arena-few = Name at least two computer players to meet.
cli-arena-twice = The computer player ‘{ $name }’ was named twice.
cli-arena-meeting = meeting
cli-arena-won = won
cli-arena-even = even
cli-arena-lost = lost
cli-arena-share = share of decided
cli-arena-interval = 95 % between
cli-arena-name = computer player
cli-arena-rating = rating
cli-arena-score = mean score
cli-arena-spread = spread
cli-arena-thinking = thinks per move
cli-arena-longest = at most
cli-arena-seat = Seat { $number } wins { $percent } %.
cli-arena-unfinished = { $count } { $count ->
    [one] game was
   *[other] games were
} not finished.
cli-no-matplotlib = A picture needs the package ‘matplotlib’.
cli-install-matplotlib = Install it with: pip install 'speeltafel[solve]'

cli-opponents = Measures the levels of all computer players and writes docs/opponents.md.
cli-opponents-game = Measure this game only; may be repeated.
cli-opponents-out = Folder for the report.
cli-opponents-strongest = Games of the strongest, if they are to be fewer.
cli-opponents-growth = Games for each amount of thinking time of the strongest; 0 for none.
cli-opponents-crowds = Games of the strongest at tables of three and four; 0 for none.
cli-opponents-survey = Games of the strongest in every variant; 0 for none.
cli-opponents-foreseen = Beside those at full tables and in every variant: games of somebody who knows all dice to come; 0 for none.
cli-opponents-again = Play again what was measured before.
cli-opponents-write = Do not measure; only write the report from what was measured.

cli-table = Lays the table on this computer and opens it in the browser.
cli-table-browser = Whether to open the browser.
cli-table-here = The table is laid: { $address } (to stop: Ctrl-C)
cli-table-others = For other devices in the same network: { $address }
