web-evening-how = How will you play?
web-evening-shape-sheets = Everybody on their own device
web-evening-shape-sheets-about = Ka Pai: the board rolls the dice, each child draws on a sheet of their own. A small group can share one device too.
web-evening-shape-wall = Without devices
web-evening-shape-wall-about = Ka Pai: the board rolls, the children draw on paper. Then the board shows a good sheet step by step.
web-evening-shape-tables = At small tables
web-evening-shape-tables-about = In pairs or fours, against somebody else each round. With standings, and a rest for whoever is left over.
web-evening-shape-together = The class against the computer
web-evening-shape-together-about = Katalon or Potz Klotz: together you choose each move by voting.
web-evening-shape-questions = What is the same?
web-evening-shape-questions-about = Katoiz: two tiles lie on the board. Every child says on its own device what they have in common: colour, shape, size or nothing.
web-evening-how-many-questions = How many questions?
web-evening-questions = { $count ->
    [0] until I stop
   *[other] { $count } questions
}
web-evening-which-game = Which game?
web-evening-variant = Which way?
web-evening-at-a-table = At a table
web-evening-size = { $count ->
    [2] two players
    [3] three players
   *[other] four players
}
web-evening-system = Who meets whom?
web-evening-system-swiss = Equal standing
web-evening-system-everybody = Everybody meets everybody
web-evening-system-swiss-about = Each round you play somebody with about as many points as you, and never the same one twice.
web-evening-system-everybody-about = Everybody meets everybody once. That suits a small group.
web-evening-against = You play against { $name }.
web-evening-names = Names
web-evening-names-animals = Animals
web-evening-names-cards = Animal cards
web-evening-names-own = Own name
web-evening-names-animals-about = Each child gets an animal with a number. No name needs to be on the device.
web-evening-names-cards-about = You hand out animals beforehand. Who is who stands on your list, which stays on this device.
web-evening-own-list = Your list, one name on each line (you may leave it empty)
web-evening-names-own-about = Each child types a name. You change a rude one with one tap.
web-evening-how-many = How many children?
web-evening-open = Open the board
web-evening-nothing-kept = The server keeps nothing afterwards. What you want to keep, you save as a file yourself.
web-evening-mine = Your classes on this device

web-evening-way-in = How to join
web-evening-qr-large = Make the QR code as large as the board
web-evening-code-spelled = Code: { $code }
web-evening-join-now = Join with this code:
web-evening-join-still = You can still join:
web-evening-locked = The door is locked
web-evening-here = { $count ->
    [one] child is here
   *[other] children are here
}
web-evening-round = round { $round }
web-evening-round-of = round { $round } of about { $rounds }
web-evening-question = question { $round }
web-evening-question-of = question { $round } of { $rounds }
web-evening-over = finished
web-evening-thanks = Done! Well played.
web-evening-of = of { $count }
web-evening-ready-of = { $ready } of { $of } are ready
web-evening-sheets-ready = sheets are ready
web-evening-tables-ready = children are ready
web-evening-voted = votes are in
web-evening-take-paper = Everybody take a sheet and a pencil.
web-evening-count-on-paper = Done! Now count the points on your sheet.
web-evening-round-big = round
web-evening-on-paper = The children draw on paper. On the board the dice roll.
web-evening-print-sheets = Print sheets for the class
web-evening-draw-on-paper = Draw on your own sheet.
web-evening-side = How far we are
web-evening-paused = Pause
web-evening-full = Full screen
web-evening-desk = Desk
web-evening-shown-work = Looking together
web-evening-sheet = Sheet { $number }
web-evening-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-evening-what-differs = What did they do differently?
web-evening-what-next = What would you do now?
web-evening-strongest = The strongest player:
web-evening-strongest-sheet = The strongest player, on sheet { $number }
web-evening-strongest-thinks = The strongest player is thinking …
web-evening-spread = This is how the scores lie
web-evening-spread-middle = the middle is { $score }
web-evening-spread-bar = { $points }: { $count ->
    [one] once
   *[other] { $count } times
}
web-evening-score-board = Standings
web-evening-votes = What the class voted for
web-evening-all-done = Everybody is done. The next round comes soon.
web-evening-next-comes = The next round comes by itself. Stay here.
web-evening-pace-timer-round = Clock per round
web-evening-play-on = Play your game to the end.
web-evening-model = Model sheet
web-evening-back-to-dice = Back to the dice

web-evening-begin = Begin
web-evening-next-roll = Next roll
web-evening-next-round = Next round
web-evening-finish = Done
web-evening-next-move = Make the move
web-evening-pause = Pause: look at the board
web-evening-pause-short = Pause
web-evening-resume = Go on
web-evening-not-ready = { $count ->
    [one] One child is still busy.
   *[other] { $count } children are still busy.
}
web-evening-not-ready-names = { $count ->
    [one] { $names } is still busy.
   *[other] { $names } are still busy.
}
web-evening-tell = Show what is right
web-evening-next-question = Next question
web-evening-answers-in = answers are in
web-evening-not-ready-answers = If you go on, whoever has answered counts.
web-evening-answer = What do they have in common?
web-evening-answer-give = This is my answer
web-evening-answer-in = Your answer is in. You may still change your mind.
web-evening-nothing = Nothing
web-evening-is-so = so it is
web-evening-hard-question = Question { $round }: { $told } { $right ->
    [0] Nobody
    [one] One
   *[other] { $right }
} of { $players } got it right.
web-evening-not-ready-sheets = If you go on, the computer draws this roll for whoever is not ready.
web-evening-not-ready-tables = If you go on, what lies there now counts.
web-evening-not-ready-votes = If you go on, the votes that are in count.
web-evening-go-on = Go on anyway
web-evening-wait = Wait a little

web-evening-children = { $count ->
    [one] child
   *[other] children
}
web-evening-ready = ready
web-evening-stuck = { $count ->
    [one] is stuck
   *[other] are stuck
}
web-evening-lock = Lock the door
web-evening-nobody-yet = Nobody is here yet. The code is { $code }.
web-evening-state-busy = still drawing
web-evening-state-busy-table = still playing
web-evening-state-busy-vote = still thinking
web-evening-state-here = is here
web-evening-state-ready = ready
web-evening-state-stuck = is stuck
web-evening-state-away = away for a moment
web-evening-state-waiting = has not come yet
web-evening-state-out = removed
web-evening-late = { $count ->
    [one] the computer drew one roll
   *[other] the computer drew { $count } rolls
}
web-evening-bye = Free this round.
web-evening-pick = Show { $name } on the board
web-evening-pick-this = Choose for the board
web-evening-unpick = Not on the board after all
web-evening-one-board = This is how it stands
web-evening-free = Free this round
web-evening-table-won = { $name } wins
web-evening-table-even = A draw
web-evening-table-plays = Playing
web-evening-pace = Pace
web-evening-pace-all = Wait for everybody
web-evening-pace-timer = A clock for each turn
web-evening-pace-host = I say when
web-evening-pace-lasts = How long?
web-evening-seconds = { $count ->
    [60] one minute
    [120] two minutes
    [180] three minutes
   *[other] { $count } seconds
}
web-evening-together = Looking together
web-evening-picked = { $count ->
    [0] Choose up to { $most } sheets with the eye, or press long on a sheet. On the board they have no names.
    [one] One sheet chosen. On the board it has no name.
   *[other] { $count } sheets chosen. On the board they have no names.
}
web-evening-picked-tables = { $count ->
    [0] Choose up to { $most } tables with the eye. On the board they have no names.
    [one] One table chosen. On the board it has no name.
   *[other] { $count } tables chosen. On the board they have no names.
}
web-evening-lies-on-wall = This is on the board now, without names.
web-evening-show = Show on the board
web-evening-ask-strongest = What does the strongest player do?
web-evening-off-wall = Take off the board
web-evening-choose-sheets = Choose sheets
web-evening-scores = Scores
web-evening-scores-wall = What the board says about scores
web-evening-scores-nothing = Nothing
web-evening-scores-distribution = Spread
web-evening-scores-board = Standings
web-evening-stop = Stop now and count
web-evening-stop-about = The class stops on all devices. What lies there now counts.
web-evening-stop-yes = Stop and count
web-evening-stop-no = Play on
web-evening-name = Name on the desk and on the device
web-evening-rename = Change the name
web-evening-on-list = On your list (on this device only)
web-evening-put-on-list = Put on my list
web-evening-list-stays = Your list of names does not go along.
web-evening-names-in-files = The files carry the names of your list. The server reads them only to make the file.
web-evening-animal-again = An animal again
web-evening-remove = Remove
web-evening-let-in = Let back in
web-evening-other-device = Go on with another device
web-evening-copies = Share and second screen
web-evening-copy-for = For whom?
web-evening-copy-guests = Children
web-evening-copy-wall = Board
web-evening-copy-remote = Phone
web-evening-copy-desk = Colleague
web-evening-copy-list = My list
web-evening-copy-list-about = Who is which animal? Print the list and cut out the cards. The list is on this device only.
web-evening-copy-cards-about = Print the cards, cut them out and hand them out. With the code and the number of the animal a child comes in.
web-evening-copy-guests-about = With this children come in. They can type the code too.
web-evening-copy-wall-about = With this the board stands on another screen too. It shows no names and can change nothing.
web-evening-copy-remote-about = Scan this with your phone. Then you have next, pause and show in your hand. Do not show this code on the board.
web-evening-copy-desk-about = With this a colleague can do all that you can. Do not show this link on the board.
web-evening-print = Print
web-evening-open-wall = Open the board on a second screen
web-evening-open-here = Open it on this device
web-evening-code-is = code
web-evening-open-remote = Remote
web-evening-to-desk = To the desk
web-evening-no-key = There is no key to this class on this device. Ask whoever opened the class for a copy.
web-evening-afterwards = Afterwards
web-evening-afterwards-about = Save what you want to keep on this device. The server forgets everything after a few hours.
web-evening-file-ods = Table (ODS)
web-evening-file-csv = Table (CSV)
web-evening-file-whole = The whole class as a file
web-evening-certificates = Print certificates
web-evening-erase = Erase this class now
web-evening-erase-sure = All sheets and names of this class will go. This cannot be undone.
web-evening-erase-yes = Yes, erase everything

web-evening-welcome = Will you join?
web-evening-locked-about = The door is locked. Only who was here can come back.
web-evening-animal-comes = You will get an animal of your own.
web-evening-number-card = Which number is on your animal card?
web-evening-number-back = Which number did your animal have?
web-evening-number-missing = First type the number of your animal.
web-evening-group = Who is at this device?
web-evening-group-about = Put a comma between the names. You draw in turn.
web-evening-group-name = Name of your group
web-evening-group-now = Now it is
web-evening-group-draws = { $name } is drawing
web-evening-group-is = At this device: { $names }.
web-evening-enter = I join
web-evening-with-more = There are more of us at this device
web-evening-was-here = I was playing on another device
web-evening-i-am-new = I am new
web-evening-you-are = You are
web-evening-you-are-group = You are
web-evening-wait-for-host = It begins soon. Look at the board.
web-evening-removed = You are not playing for a moment
web-evening-removed-about = Ask whoever is in charge of the board. When you may come back, it goes on here by itself.
web-evening-drawn = Done! The next roll comes by itself.
web-evening-look-up = Look at the board
web-evening-kept-sheet = Your sheet is kept. We will draw on soon.
web-evening-kept-board = Everything stays where it is. We will play on soon.
web-evening-vote-cast = Your vote is in. You may still change your mind.
web-evening-vote = What should the class do?
web-evening-look-back = Look back
web-evening-look-back-open = Open a saved lesson
web-evening-played-together = You played together as one player against the computer. This was you:
web-evening-hardest = Hardest rounds
web-evening-hardest-questions = Hardest questions
web-evening-hard = Round { $round }: { $strongest } That brought { $points } in that round. The children got { $others } on average.
web-evening-hardest-sheet = The sheet of the strongest player, with the same rolls
web-evening-against-whom = (with { $names })
web-evening-stood-in = (by the computer)
