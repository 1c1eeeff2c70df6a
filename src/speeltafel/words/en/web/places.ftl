web-shelf = Shelf
web-the-shelf = The shelf
web-to-table = To the table
web-try-again = Try again
web-fresh = There is a new version of Speeltafel.
web-fresh-load = Reload
web-credits = Katalon by Hartmut Kommerell, Katoiz by Sabine Opstelten, Potz Klotz by Hartmut and Jule Spiegel, Ka Pai by Mads Fløe, Kobito by Robert Brouwer. Speeltafel is an independent implementation; the names belong to their owners, texts and drawings are ours.

## Shelf
web-title-katalon = Katalon
web-title-katoiz = Katoiz
web-title-potzklotz = Potz Klotz
web-title-kapai = Ka Pai
web-title-kobito = Kobito
web-about-katalon = Your move decides where the other must play.
web-about-katoiz = Towers, sets of three and home piles.
web-about-potzklotz = Move one cube and it fits. Doesn’t it?
web-about-kapai = Roll, draw and link the totems.
web-about-kobito = Build a rainbow, just in time for the pot.
web-new-for-you = new for you
web-players = { $players ->
    [1] 1 player
   *[other] { $players } players
}
web-players-or-more = { $least }+ players
web-minutes = { $minutes } min
web-minutes-long = { $minutes ->
    [1] 1 minute
   *[other] { $minutes } minutes
}
web-shelf-offline = There is no internet just now. The shelf and the rules work; you can play again once you are connected.
web-continue = Go on playing
web-nothing-running = Take a game off the shelf. Your tables will wait here.
web-all-tables = { $count ->
    [one] my tables
   *[other] all { $count } tables
}
web-played = Played
web-see-all = see all
web-game-with = { $game } with { $names }
web-your-turn = It is your turn.
web-your-turn-tag = your turn
web-their-turn = It is the other’s turn.
web-is-on-turn = { $count ->
    [one] { $names } is to play
   *[other] { $names } are to play
}
web-waiting-for-people = { $count ->
    [one] one chair is still free
   *[other] { $count } chairs are still free
}
web-join-title = Join with a code
web-join-about = Do you have a code?
web-code-short = A code has four characters.
web-puzzle-title = Today’s puzzles
web-puzzle-title-one = Puzzle of the day
web-puzzle-done = solved
web-streak = { $days ->
    [one] begun today
   *[other] { $days } days in a row
}
web-play-it = Play
web-evening-for-class = For a class
web-learn-a-game = Learn a game
web-print = Print

## My tables
web-my-tables = My tables
web-tables-mine = Your turn
web-tables-theirs = Waiting for the other
web-tables-none = Your tables will stand here. Take a game off the shelf.
web-tables-all-away = All your tables are put away.
web-tables-away = { $count ->
    [one] One table put away
   *[other] { $count } tables put away
}
web-put-away = Put away
web-put-away-done = The table is put away.
web-put-back = Put back
web-more-about = More about the table: { $names }
web-nobody-yet = Nobody yet
web-alone = Alone
web-result-won = won
web-result-shared = won together
web-result-lost = lost
web-result-draw = a draw
web-result-over = finished
web-result-points = { $points ->
    [one] one point
   *[other] { $points } points
}
web-result-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
web-when-now = just now
web-when-minutes = { $minutes } min ago
web-when-today = today
web-when-yesterday = yesterday
web-when-last-night = last night

## Lost
web-lost-page = This page does not exist.
web-lost-page-next = Perhaps the address was not copied quite right. You will find everything on the shelf.
web-lost-offline = There is no connection.
web-lost-offline-next = Check whether your device is online, then try again.
web-lost-table = This table does not exist.
web-lost-table-next = Tables are cleared when nobody has played at them for long. Ask for a new link, or lay a table yourself.
web-lost-old = This page is older than the table.
web-lost-old-next = There is a newer version of Speeltafel by now. Reload the page; your games are as you left them.
web-lost-gone = This table has been cleared.
web-lost-gone-next = Lay a new one; it takes two taps.
web-lost-evening = This class is no longer there.
web-lost-evening-next = Ask for a new code, or go to the shelf.
web-lost-key = This screen is for whoever opened the class.
web-lost-key-next = Do you want to join? Type the code on the shelf.
web-lost-game = This game is not on the shelf.
web-lost-game-next = Choose another one.
web-lost-server = Something went wrong on the server.
web-lost-server-next = Nothing is lost. Try again in a moment.
web-lost-code = No table has this code.
web-lost-code-next = Check the letters and try again.
web-lost-board = This board is not there yet.
web-lost-board-next = You can read the rules already, and play it in the terminal.
web-lost-alone = This needs a server: that is how devices find each other.
web-lost-alone-next = Playing together on this device, puzzles, lessons and printing do work.

## Opponents
web-animal-chick-about = Just learning, like you.
web-animal-mouse-about = Knows the rules, but slips up now and then.
web-animal-hare-about = Plays quickly and makes a mistake here and there.
web-animal-badger-about = Thinks well before it moves.
web-animal-fox-about = Very strong. Misses almost nothing.
web-animal-owl-about = As strong as can be. Do you dare?
web-animal-perfect-about = Knows every move. Proven infallible.
web-age-from = from age { $age }
web-age-experts = for experts
web-age-years = { $age ->
    [10] 10 years or older
   *[other] { $age } years
}

## Set-up
web-first-time = First time?
web-first-time-about = Learn it in three minutes.
web-first-time-go = Learn
web-chair = Chair { $number }:
web-chair-guest = Somebody on another device
web-somebody-elsewhere = somebody on another device
web-you-there = You
web-player-number = Player { $number }
web-begins = begins
web-add-seat = Add a player
web-remove-seat = { $name } does not play
web-seat-kind = Who sits on the chair of { $name }?
web-play-computer = Against the computer
web-play-here = Together on this screen
web-play-elsewhere = On another device
web-sit-computer = The computer
web-sit-here = Somebody here
web-sit-elsewhere = Elsewhere
web-sit-here-about = You take turns on this screen.
web-sit-here-secret = You hand the device to each other. Nobody sees the other’s cards.
web-sit-elsewhere-about = You get a code and a QR code. The other types the four characters or scans, and joins in.
web-open-table = With a whole group: whoever has the code sits down, you begin when you like.
web-seat-alone = You play on your own.
web-seat-first = { $simultaneous ->
    [true] Everybody plays at the same time.
   *[false] { $colour ->
        [yellow] You play yellow and begin.
       *[other] You begin.
    }
}
web-seat-later = { $simultaneous ->
    [true] Everybody plays at the same time.
   *[false] { $colour ->
        [red] You play red; the other begins.
       *[other] Another begins.
    }
}
web-swap = Swap places
web-name-of = Name of player { $number }
web-level = Whom do you play against?
web-otherwise = Other ways to play
web-variant = What do you play?
web-type = Kind of game
web-youngest = How old is the youngest?
web-who-plays = Who is playing?
web-other-level = Another level
web-begin = Begin
web-begin-inviting = Invite
web-less-of = Less: { $what }
web-more-of = More: { $what }
web-type-stapeltoren = Build towers of tiles that are alike.
web-type-3-stel = Lay three discs on tiles that have something in common.
web-type-stapeltje = Let tiles walk to your home pile.
web-level-stapeltoren-1 = Is it like the tile below?
web-level-stapeltoren-2 = Now two things the same
web-level-stapeltoren-3 = Roll a colour, build the highest
web-level-stapeltoren-4 = A colour and two things the same
web-level-stapeltoren-5 = Roll colour and shape together
web-level-3-stel-1 = Who gathers the most sets of three?
web-level-3-stel-2 = Who can make the highest pile?
web-level-3-stel-3 = Points for colour, shape and size
web-level-3-stel-4 = Send each other’s discs back
web-level-stapeltje-1 = Four high before anybody else
web-level-stapeltje-2 = Higher: five, six or seven
web-level-stapeltje-3 = The highest when time is up
web-level-stapeltje-4 = A clock for each
web-level-stapeltje-5 = Without dice: the ladder
web-option-katoiz-target = How high your home pile must be.
web-option-katoiz-minutes = How long you play.
web-option-katoiz-turns = The game ends after so many turns.
web-option-potzklotz-deck = With the buildings from the box, or also the flat and the tall ones.
web-option-kapai-sheet = Where the totems stand.
web-option-kobito-gold = How long the rainbows get.
web-value-target-usual = as usual
web-value-minutes-usual = as usual
web-value-minutes-none = no clock
web-value-turns-usual = as usual
web-value-turns-none = no limit
web-value-deck-derived = From the box
web-value-deck-all = All buildings
web-value-sheet-corners = Corners
web-value-sheet-pinwheel = Pinwheel
web-value-sheet-garden = Garden, to begin with
web-value-gold-4-9 = Whole game
web-value-gold-3-8 = Shorter game
web-value-scoring-1 = sets of three
web-value-scoring-2 = highest pile
web-value-scoring-3 = points
web-value-level-1 = four high first
web-value-level-2 = higher
web-value-level-3 = until time is up
web-value-level-4 = a clock for each
web-value-shared-values-1 = one
web-value-shared-values-2 = two

## Replay
web-spectator = Spectator
web-replay-start = The beginning
web-replay-step = Move
web-replay-first = To the beginning
web-replay-back = One move back
web-replay-next = One move on
web-replay-last = To the end
web-replay-play = Play
web-replay-pause = Pause
web-replay-others = { $count ->
    [one] The other draws as well.
   *[other] The { $count } others draw as well.
}
web-replay-moment-back = Previous moment
web-replay-moment-next = Next moment
web-replay-eyes = Through the eyes of

## Puzzles
web-puzzles = Puzzles
web-puzzle-number = Puzzle { $number } of { $all }
web-puzzle-grade = Difficulty { $grade } of 5
web-puzzle-right = Exactly!
web-puzzle-won = Solved!
web-puzzle-wrong = Not quite.
web-puzzle-again = Look again
web-puzzle-next = Next
web-puzzle-thinking = One moment …
web-puzzle-hint = Give me a hint
web-puzzle-hint-more = Another hint
web-puzzle-hint-2 = Do what lights up on the board.
web-puzzle-reply = See what the other does now.
web-puzzle-to-all = All puzzles
web-puzzle-coming = next
web-puzzle-task = The puzzle
web-puzzle-you = you
web-puzzle-other = the other
web-puzzle-day = { $grade ->
    [1] Today one to begin with. Every day it gets a little harder, until Sunday.
    [2] Today one step further. Every day it gets a little harder, until Sunday.
    [3] Today you think a moment. Every day it gets a little harder, until Sunday.
    [4] Today it is tricky, and tomorrow a little harder.
   *[5] Sunday: for experts. Tomorrow it begins easy again.
}
web-puzzle-progress = { $solved } of { $all } solved
web-puzzle-of-grade = Difficulty { $grade }: { $solved } of { $all } solved
web-puzzle-share = Speeltafel · { $game }, puzzle { $number }
web-puzzle-share-day = Speeltafel · { $game }, puzzle of the day
web-puzzle-share-how = { $misses ->
    [0] { $hints ->
        [0] solved at once!
        [one] solved with a hint
       *[other] solved with { $hints } hints
    }
    [one] solved after one miss
   *[other] solved after { $misses } misses
}
web-puzzle-copied = Ready to paste
web-puzzle-restart = Start over

## Waiting room
web-invite-title = Let the other type or scan this code
web-invite-where = Or go to { $address } and type the code.
web-code-spelled = Code of the table: { $code }
web-qr = QR code to { $link }
web-send-link = Send a link
web-copied = Link copied
web-waiting-count = { $count ->
    [0] Everybody is here
    [one] One chair is still free
   *[other] { $count } chairs are still free
}
web-waiting-host = { $count ->
    [0] It begins in a moment.
    [one] We are waiting for one more player.
   *[other] We are waiting for { $count } more players.
}
web-you-sit = You are at the table
web-sit-title = Sit down
web-sit-title-with = Sit down with { $names }
web-sit-down = Sit down
web-table-full = This table is full. As soon as it begins you can watch.
web-who-is-here = Who is here
web-chair-free = free
web-start-now = Begin with who is here
web-fill-chairs = { $count ->
    [one] Let { $name } join in
   *[other] Let the computer join in
}
