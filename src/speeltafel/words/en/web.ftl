web-hello = Welcome to the table. Which box will you take from the shelf?
web-shelf = Shelf
web-to-shelf = To the shelf
web-to-table = To the table
web-rules = Rules
web-share = Share
web-cancel = Never mind
web-close = Close
web-ok = All right
web-yes = Yes
web-no = No
web-skip = All at once
web-try-again = Try again
web-opening = Laying the table …
web-theme = { $theme ->
    [light] Light; tap for dark
    [dark] Dark; tap for automatic
   *[auto] Light or dark as on your device; tap for light
}
web-fresh = There is a newer version of Speeltafel.
web-fresh-load = Load it
web-credits = Katalon by Hartmut Kommerell, Katoiz by Sabine Opstelten, Potz Klotz by Hartmut and Jule Spiegel, Ka Pai by Mads Fløe, Kobito by Robert Brouwer. Speeltafel is an independent implementation; the names belong to their owners, texts and drawings are ours.
web-title-katalon = Katalon
web-title-katoiz = Katoiz
web-title-potzklotz = Potz Klotz
web-title-kapai = Ka Pai
web-title-kobito = Kobito
web-players = { $players } players
web-minutes = { $minutes } min
web-board-soon = This board is still being made; you can read the rules already.
web-shelf-offline = There is no connection. The shelf and the rules you have seen still work.

web-continue = Go on playing
web-go-on = Go on
web-with = with { $names }
web-your-turn = It is your turn.
web-their-turn = It is the other's turn.
web-waiting-for-people = There are free seats.
web-join-title = Join with a code
web-join-about = Has somebody laid a table for you? Type the code here.
web-join-go = Join
web-code = Code of the table
web-puzzle-title = Puzzle of the day
web-puzzle-about = Katalon: exactly one first move wins. Can you see it?
web-puzzle-go = Try it
web-play-it = Play

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
web-lost-game = This game is not on the shelf.
web-lost-game-next = Choose another one.
web-lost-server = Something went wrong on the server.
web-lost-server-next = Nothing is lost. Try again in a moment.
web-lost-code = No table has this code.
web-lost-code-next = Check the letters and try again.
web-lost-board = This board is not there yet.
web-lost-board-next = You can read the rules already, and play it in the terminal.
web-not-connected = There is no connection just now. Your move was not made; we are reconnecting.
web-reconnecting = Connection lost … trying again.
web-watching = You are watching: every seat at this table is taken.
web-own-table = Lay a table of your own

web-variant = What will you play?
web-seats = Who plays?
web-seat-kind = Seat { $number }
web-seat-here = Somebody here
web-seat-computer = The computer
web-seat-elsewhere = Somebody elsewhere
web-seat-elsewhere-about = joins by link, code or QR
web-add-seat = Add a seat
web-remove-seat = Remove seat { $number }
web-open-table = Open table: whoever has the code joins, you start when you like.
web-name-of = Name of player { $number }
web-your-name = Your name
web-their-name = Name
web-guest-default = Guest
web-level = How strong?
web-options = More choices
web-begin = Begin

web-you = you
web-computer = the computer
web-computer-number = computer { $number }
web-player = player { $number }
web-spectator = Spectator
web-players-list = Players
web-on-turn = to move
web-away = away for a moment
web-stand-in = the computer stands in
web-and-others = and { $count } others
web-time-left = { $time } left
web-their-turn-of = To move: { $names }.
web-waiting-for-count = { $count ->
    [one] Waiting for one player.
   *[other] Waiting for { $count } players.
}
web-side = Beside the board
web-undo = Undo
web-hint = Hint
web-hint-more = More
web-hint-close = Thanks
web-hint-1 = Look here
web-hint-2 = This move
web-hint-3 = Because
web-hint-look = Have a look at the place that lights up.
web-hint-move = Try this: { $what }
web-replay = Replay
web-type-a-move = Type a move
web-do = Do it
web-history = What happened
web-nothing-yet = Nothing has happened yet.
web-talk = Say something
web-propose = Propose: { $event }
web-letters = Letters on the colours
web-keys = Keys: arrows move, Enter plays, n to the next field allowed, l last move, o what is allowed, p whose turn, s the board in words.
web-board-in-words = The board in words
web-hand-over = Give the device to { $name }
web-hand-over-about = No peeking: this is secret.
web-hand-over-take = I am { $name }
web-hand-on = Go on: pass to { $name }
web-question-waits = Waiting for an answer from { $names }.

web-end-counting = Counting …
web-end-won = You won!
web-end-over = The game is over
web-end-nobody = The game is over
web-end-show = Result
web-rematch = Once more
web-download-record = Save the record
web-replay-start = The beginning
web-replay-step = Move
web-replay-first = To the beginning
web-replay-back = One move back
web-replay-next = One move on
web-replay-last = To the end
web-replay-play = Play
web-replay-pause = Pause
web-replay-eyes = Through the eyes of

web-waiting-title = Waiting for the others
web-sit-title = Take a seat
web-free-seats = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
web-sit-down = Sit down
web-table-full = This table is full. You can watch as soon as it starts.
web-start-now = Let us start
web-invite-title = Invite somebody
web-invite-about = Read the code aloud, send the link or let them scan the square.
web-qr = QR code to { $link }
web-send-link = Send the link
web-copied = Copied

web-katalon-board = The board of Katalon
web-katalon-empty = empty
web-katalon-yellow = yellow
web-katalon-red = red
web-katalon-can-place = you may place here
web-katalon-can-capture = you may capture here
web-katalon-which-box = This field belongs to two boxes. Which do you mean?
web-katalon-drag = Drag a stone, or tap a field.
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

web-kapai-sign = { $sign ->
    [triangle] triangle
    [square] square
    [circle] circle
   *[line] line
}
web-kapai-die = Die: { $sign ->
    [triangle] triangle
    [square] square
    [circle] circle
   *[line] line
}
web-kapai-totem = totem
web-kapai-totem-linked = totem, linked
web-kapai-dark = dark field
web-kapai-free = empty
web-kapai-may = you may draw here
web-kapai-your-sheet = Your sheet
web-kapai-others = The others
web-kapai-round = Round { $round }
web-kapai-progress = { $done } of { $all } done
web-kapai-drawn = Drawn. Waiting for the others.
web-kapai-choose-symbol = Choose one of the two symbols.
web-kapai-choose-field = Draw { $sign } on a field that lights up.
web-kapai-choose-second = And now the field beside it.
web-kapai-choose-frame = Which three become a group?
web-kapai-choose-bonus = A group of lines! Where does the cross go?
web-kapai-ready = Like this? Press Done.
web-kapai-frame = Frame { $frame }
web-kapai-erase = Erase
web-kapai-done = Done
web-kapai-bonus = Bonus
web-kapai-bonus-row = { $sign ->
    [triangle] triangle
    [square] square
    [circle] circle
   *[line] line
}: { $count } of 4 crosses
web-kapai-score = Score
web-kapai-bonus-points = bonus
web-kapai-totems = totems { $count }
web-kapai-together = together
web-kapai-large-dice = Large dice
web-kapai-has-drawn = has drawn
web-kapai-is-drawing = is drawing

web-puzzles = Puzzles
web-puzzle-number = Puzzle { $number } of { $all }
web-puzzle-grade = Difficulty { $grade } of 5
web-puzzle-right = Well seen!
web-puzzle-wrong = Not quite.
web-puzzle-again = Look again
web-puzzle-before = Previous
web-puzzle-next = Next

# Katoiz
web-katoiz-tile = { $size ->
    [big] big
   *[small] small
} { $colour ->
    [blue] blue
    [red] red
    [green] green
    [yellow] yellow
   *[white] white
} { $shape ->
    [square] square
    [circle] circle
   *[triangle] triangle
}
web-katoiz-demand = { $colour ->
    [blue] blue
    [red] red
    [green] green
    [yellow] yellow
    [white] white
   *[any] any colour
}{ $picture ->
    [square] {" "}and square
    [circle] {" "}and round
    [triangle] {" "}and triangle
    [big] {" "}and big
    [small] {" "}and small
   *[any] {""}
}
web-katoiz-asked = Asked for: { $demand }
web-katoiz-empty = empty
web-katoiz-high = { $height } high
web-katoiz-pass = Pass
web-katoiz-done = Done
web-katoiz-again = Roll once more
web-katoiz-supply = Open on the table
web-katoiz-tower = Tower { $number }
web-katoiz-all-towers = All towers
web-katoiz-towers-of = Towers of { $name }
web-katoiz-no-tower = no tower yet
web-katoiz-which-tower = On which tower?
web-katoiz-what-same = What is the same?
web-katoiz-kleur = colour
web-katoiz-vorm = shape
web-katoiz-grootte = size
web-katoiz-other-tile = Another tile
web-katoiz-read-aloud = Read aloud
web-katoiz-show-fitting = Show what fits
web-katoiz-square = The Katoiz board
web-katoiz-sets = Sets won
web-katoiz-score = { $scoring ->
    [sets] { $score } { $score ->
        [one] set
       *[other] sets
    }
    [pile] pile of { $score }
   *[points] { $score } { $score ->
        [one] point
       *[other] points
    }
}
web-katoiz-discs-in-hand = { $count ->
    [0] no discs in hand
    [one] one disc in hand
   *[other] { $count } discs in hand
}
web-katoiz-disc-of = disc of { $name }
web-katoiz-can-place = a disc may go here
web-katoiz-can-move = this disc may be moved
web-katoiz-can-send-back = you may send this disc back
web-katoiz-move-where = Where does the disc go?
web-katoiz-which-disc = Which disc goes there?
web-katoiz-ladder = Colour ladder, from the bottom up
web-katoiz-homes = Home piles
web-katoiz-home-pile = home pile
web-katoiz-home-of = home pile of { $name }
web-katoiz-position-of = position of { $name }
web-katoiz-barred = just walked, must stay
web-katoiz-can-walk = may walk
web-katoiz-can-stop = you may stop here
web-katoiz-walk-where = { $count ->
    [one] One place lights up where you can stop.
   *[other] { $count } places light up where you can stop.
}
web-katoiz-steep = { $one } and { $other } differ by more than two.
web-katoiz-difference = { $difference }!
web-katoiz-out = out of time
web-katoiz-turn = turn { $turn } of { $most }
# Potz Klotz
web-potzklotz-board = The building of Potz Klotz
web-potzklotz-plan = Ground plan
web-potzklotz-hand = Your cards
web-potzklotz-table = On the table
web-potzklotz-place = { $place }, { $height ->
    [0] empty
    [one] one cube
   *[other] column of { $height } cubes
}
web-potzklotz-can-take = take a cube here
web-potzklotz-can-put = the cube can go here
web-potzklotz-can-taken = the cube you point at
web-potzklotz-can-chosen = the cube goes here
web-potzklotz-took = Cube from { $place }. Where does it go?
web-potzklotz-aimed = The cube goes to { $place }. Which card does that make?
web-potzklotz-take = Which cube do you move? No trying out.
web-potzklotz-put = And where does it go? Choose a place that lights up.
web-potzklotz-pick = Which card is right then? Choose it.
web-potzklotz-lay-now = Are you sure? Lay the card.
web-potzklotz-pick-twin = Does one of your cards show this building too? Choose it.
web-potzklotz-lay-twin-now = Is this the twin card? Lay it.
web-potzklotz-lay = Lay this card
web-potzklotz-pass = I pass
web-potzklotz-stop = End my turn
web-potzklotz-no-twin = No twin card
web-potzklotz-space = 3D picture
web-potzklotz-lean-left = Lean to the left
web-potzklotz-lean-right = Lean to the right
web-potzklotz-turn-left = Turn to the left
web-potzklotz-turn-right = Turn to the right
web-potzklotz-shape = { $wide } wide and { $deep } deep: { $rows }
web-potzklotz-row = { $row ->
    [only] from left to right
    [front] front row
    [back] back row
   *[between] row { $number }
} { $heights }
web-potzklotz-height = { $height ->
    [0] empty
   *[other] { $height }
}
web-potzklotz-card = Card { $name } ({ $number } of { $count }): { $shape }
web-potzklotz-stands = The building stands with its front left corner on { $place }, { $shape }.
web-potzklotz-nothing-stands = Nothing stands yet.
web-potzklotz-holds = { $count } { $count ->
    [one] card
   *[other] cards
}
web-potzklotz-laid = { $count } laid
web-potzklotz-total = { $count } in all
web-potzklotz-points = { $count } { $count ->
    [one] point
   *[other] points
}
web-potzklotz-pile = Draw pile: { $count }
web-potzklotz-game = Game { $game } of { $games }
web-potzklotz-top = Laid last
web-potzklotz-bottom = Under the pile
web-potzklotz-announced = Somebody can lay a card. Look again!
web-potzklotz-last-claim = The last card
web-potzklotz-laid-right = { $twin ->
    [yes] Twin card from { $name }: right!
   *[no] Card from { $name }: right!
}
web-potzklotz-laid-wrong = { $twin ->
    [yes] Twin card from { $name }: wrong.
   *[no] Card from { $name }: wrong.
}
web-potzklotz-right = { $side ->
    [front] The card shows the building from the front.
    [right] The card shows the building from the right.
    [back] The card shows the building from the back.
   *[left] The card shows the building from the left.
}
web-potzklotz-mirror = This is the mirror image of the card. However you turn it, it is another building.
web-potzklotz-apart = The building falls apart like this.
web-potzklotz-other = This is another building than the card shows.
web-potzklotz-differs = Another building: on { $place } { $stands ->
    [one] stands one cube
   *[other] stand { $stands } cubes
}, and that should be { $wanted ->
    [0] empty
    [one] one cube
   *[other] a column of { $wanted }
}.
web-potzklotz-built = as built
web-potzklotz-card-there = on the card
web-potzklotz-image = How it stood: { $shape }
web-potzklotz-the-card = The card: { $shape }
web-potzklotz-show-again = See it again
# Kobito
web-kobito-board = The table of Kobito
web-kobito-pots = Pots of gold
web-kobito-pot = pot { $pot }
web-kobito-pot-about = Pot { $pot }: { $value } gold, { $laid } of { $length } cards: { $cards }.
web-kobito-no-pot = Pot { $pot }: there is no gold here.
web-kobito-of = { $laid } of { $length }
web-kobito-kobito = kobito
web-kobito-replacement = replacement card
web-kobito-as = kobito as { $number }
web-kobito-piled = { $number }, with { $pairs ->
    [one] a replacement card
   *[other] { $pairs } replacement cards
} on it
web-kobito-empty = empty
web-kobito-own-rainbow = your rainbow w{ $number }
web-kobito-their-rainbow = rainbow { $number } of { $name }
web-kobito-your-workshop = Your workshop
web-kobito-workshop-of = Workshop of { $name }
web-kobito-new-rainbow = new rainbow
web-kobito-score = { $score } { $score ->
    [one] point
   *[other] points
}
web-kobito-won = { $pots ->
    [0] no pots
    [one] 1 pot
   *[other] { $pots } pots
}
web-kobito-penalties = { $count } penalty card{ $count ->
    [one] {""}
   *[other] s
}, −{ $points }
web-kobito-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-kobito-known = known: { $cards }
web-kobito-hand = Your hand
web-kobito-hand-empty = Your hand is empty.
web-kobito-playable = can go somewhere
web-kobito-costs = costs 3 penalty points
web-kobito-lift = { $card } in your rainbow w{ $number }: pick up, from the end to here
web-kobito-due = { $due ->
    [0] Your minimum of { $minimum } is played.
    [one] 1 more card to play of at least { $minimum }.
   *[other] { $due } more cards to play of at least { $minimum }.
}
web-kobito-played = { $played } played · at least { $minimum }
web-kobito-their-played = { $name }: { $played } played · at least { $minimum }
web-kobito-story = What the others did
web-kobito-done = Done
web-kobito-more = More moves ({ $count })
web-kobito-all-moves = All moves allowed now
web-kobito-piles = Draw pile { $pile } · gold face down { $gold } · discard pile { $discard }
web-kobito-and = {" "}and{" "}
web-kobito-does-lay = lay { $card } on the { $side ->
    [left] left
   *[right] right
} of { $spot }
web-kobito-does-start = start { $cards }
web-kobito-does-carry = bring { $cards } to the { $side ->
    [left] left
   *[right] right
} of pot { $pot }
web-kobito-does-swap = swap your { $number } for the kobito, { $spot }
web-kobito-does-replace = lay a replacement card and your { $number } on the { $number }, { $spot }
web-kobito-does-penalty = penalty: { $number } to your score pile, −3
web-kobito-fits = { $card } fits at { $places }.
web-kobito-fits-nowhere = { $card } fits at no rainbow now.
web-kobito-or-start = Or choose more cards for a new rainbow.
web-kobito-about-swap = ⇄ Swap: your { $card } takes the place of the kobito, which comes to your hand. It does not count as played.
web-kobito-about-kobito = A kobito is any number that fits there.
web-kobito-about-replacement = Choose a card with +2: the replacement card goes on it, with the same number from your hand. That counts as two cards.
web-kobito-no-replacement = A replacement card goes with a number from your hand on the same number on the table. There is none now.
web-kobito-can-start = Together a new rainbow. Every rainbow in your workshop makes you play one card more each next turn.
web-kobito-which-start = Choose how the rainbow runs.
web-kobito-choose-more = Choose another card with it.
web-kobito-how-to-start = First choose two or more cards from your hand that follow each other.
web-kobito-which-end = It fits at two ends: choose left or right.
web-kobito-lifted = Picked up. Bring it to { $places }.
web-kobito-lifted-divided = This part alone can go nowhere, but you can divide the rainbow.
web-kobito-lifted-nowhere = This part fits at no pot now.
web-kobito-must-pay = Nothing in your hand fits any more. Choose a card for your score pile: each costs 3 points.
web-kobito-will-pay = { $card } costs 3 points. Are you sure?
web-kobito-player-about = { $name }: { $score } points, { $count } cards in hand, workshop: { $workshop }.
