# Everything that stands on paper, and what `speeltafel print` says.

print-command = Makes a PDF: sheets, cards, boards, puzzle books, rules.
print-what = What (see: speeltafel print --list).
print-list = Show what can be printed.
print-output = The file to write.
print-paper = Paper.
print-ink = Colour, grey, or as little ink as possible.
print-large = Large print.
print-backs = Backs: fold, separate sheets, or duplex.
print-shift = How many millimetres a back moves, to the right and down (see the calibration sheet), for example 0.5,-1.
print-address = Where Speeltafel is found, for the QR codes, for example https://play.school.org.
print-sheet = Which sheet of Ka Pai.
print-per-page = So many sheets on a page.
print-count = So many sheets, numbered: a class set.
print-grade = Only puzzles of this difficulty, 1 to 5.
print-numbers = Only these puzzles, for example 1,5,20-24.
print-size = The board on one sheet, on a sheet twice as large, or on two sheets to glue.
print-gold = Which gold cards.
print-deck = Which buildings.
print-name = The name on the certificate.
print-game-of = Of which game.
print-seed = Other exercises on the lesson sheet.
print-making = Setting the pages
print-column-what = what
print-column-about = what it is
print-unknown = I cannot print ‘{ $name }’.
print-unknown-choice = ‘{ $value }’ does not go with { $option }.
print-no-puzzles = No puzzle is left.
print-extra-missing = Printing needs the package ‘typst’.
print-extra-install = Install it with: pip install "speeltafel[print]".

# On every sheet
print-ruler = This is 100 mm. Print at 100 %, not “fit to page”.
print-at-full-size = Print at 100 %
print-buy = Like it? Buy the box: it is nicer, and its inventor lives on it.
print-code = QR code: opens this in the browser
print-credit = Speeltafel
print-credit-katalon = Katalon was invented by Hartmut Kommerell · printed with Speeltafel
print-credit-katoiz = Katoiz was invented by Sabine Opstelten · printed with Speeltafel
print-credit-potzklotz = Potz Klotz was invented by Hartmut and Jule Spiegel · printed with Speeltafel
print-credit-kapai = Ka Pai was invented by Mads Fløe (White Goblin Games) · printed with Speeltafel
print-credit-kobito = Kobito was invented by Robert Brouwer (Jolly Dutch) · printed with Speeltafel

# Cutting and folding
print-backs-fold-front = Fold along the dashed line, glue, and cut along the marks
print-backs-separate-front = Glue this to the sheet with the backs and cut along the marks
print-backs-separate-back = Backs
print-backs-duplex-front = Print on both sides, flip on the long edge
print-backs-duplex-back = Backs
print-nets-help = Cut out, fold along the lines, glue the flaps
print-glue-left = The left half: glue the strip under the right half
print-glue-right = The right half: cut along the line
print-calibration = Calibration sheet
print-calibration-front = Front
print-calibration-back = Back
print-calibration-help = Print this on both sides, hold it against the light and see how many millimetres the crosses on the back must move to the right and down to fall on those of the front, seen from the back. Give these two numbers when you print, in the browser under “Move the back” and else with --shift, for example 0.5,-1. Then print it again: the crosses must meet.

# Ka Pai
print-kapai-sheets = Ka Pai: sheets
print-kapai-sheets-about = Sheets: 1, 2 or 4 on a page, or a numbered class set
print-kapai-dice = Ka Pai: the dice
print-kapai-dice-about = The two dice to fold
print-sheet-alt = Empty sheet of seven by seven fields with five totems and four dark fields
print-sheet-name = Name
print-sheet-number = Sheet
print-sheet-bonus = Bonus
print-sheet-groups = Groups
print-sheet-crosses = Crosses × groups
print-sheet-network = Totems linked
print-sheet-total = Total
print-sheet-play = play this sheet
print-sheet-corners = Corners
print-sheet-pinwheel = Pinwheel
print-sheet-garden = Garden

# Katalon
print-katalon-board = Katalon: the board
print-katalon-board-about = The board: on one sheet, on A3, or on two sheets to glue
print-katalon-board-alt = Board of Katalon: five overlapping boxes with 21 fields in all
print-katalon-stones = Katalon: the stones
print-katalon-stones-about = Two times twelve stones to cut out
print-stone = { $colour ->
    [yellow] yellow stone with a ring
   *[red] red stone with a cross
}
print-katalon-puzzles = Katalon: puzzle book
print-katalon-puzzles-about = Puzzles with solutions and refutations at the back
print-puzzles-preface = Every puzzle has exactly one first move that wins. The thick edge is the box you must play in; the stone with the circle has just been placed. Yellow has a ring, red a cross. At the back you find why the other moves do not win.
print-puzzle-task = { $seat ->
    [yellow] Yellow
   *[red] Red
} wins in { $moves }
print-puzzle-box = play in box { $box }
print-puzzle-alt = Puzzle { $number }: { $position }
print-puzzle-solutions = Solutions
print-puzzle-wins = wins
print-puzzle-reply = then { $reply }: { $end }
print-puzzle-end-draw = a draw
print-puzzle-end-loss = lost in { $moves }
print-puzzle-end-now = it is over
print-grade-name = Difficulty { $grade }
print-puzzles-count = { $count ->
    [one] one puzzle
   *[other] { $count } puzzles
}

# Katoiz
print-katoiz-tiles = Katoiz: the tiles
print-katoiz-tiles-about = Forty picture tiles and five plain tiles
print-tile = { $size ->
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
print-plain-tile = plain tile, { $colour ->
    [blue] blue
    [red] red
    [green] green
    [yellow] yellow
   *[white] white
}
print-katoiz-homes = Katoiz: homes
print-katoiz-homes-about = Four homes for Stapeltje
print-home = home
print-home-alt = Home of player { $seat }
print-homes-help = Lay your home outside the square against a corner, like a pinwheel: beside a1, above f1, beside f6, below a6. Two players sit opposite each other. Play to four, five, six or seven.
print-katoiz-dice = Katoiz: dice and discs
print-katoiz-dice-about = The colour die, the picture die and twelve discs
print-colour-die = Net of the colour die: five colours and purple
print-picture-die = Net of the picture die: three shapes, two stars and blank
print-die-alt = Net of a die: { $faces }
print-disc = disc of player { $seat }

# Potz Klotz
print-potzklotz-cards = Potz Klotz: the cards
print-potzklotz-cards-about = 56 cards with buildings (or all 96)
print-building-card = card { $name }: a building of five cubes
print-potzklotz-base = Potz Klotz: the base
print-potzklotz-base-about = The base of five by five
print-potzklotz-base-alt = Base of five by five cells, columns a to e, rows 1 to 5
print-potzklotz-base-help = Put { $cubes } cubes on it, and do not turn it.
print-potzklotz-cubes = Potz Klotz: the cubes
print-potzklotz-cubes-about = Five cubes to fold, and one to spare
print-cube-alt = Net of a cube

# Kobito
print-kobito-cards = Kobito: the cards
print-kobito-cards-about = 84 rainbow cards, 5 kobitos, 3 replacement cards, 18 gold cards
print-rainbow-card = rainbow card { $number }
print-kobito = kobito
print-replacement = replacement card
print-gold-card = gold card: length { $length }, worth { $value }

# Rules, lesson sheets, certificates, score sheets
print-rules-about = The rules on two pages, with pictures
print-rules-title = { $title }: the rules
print-lesson-about = Lesson sheet: look, do, check
print-lesson-title = { $title }: getting started
print-lesson-look = Look
print-lesson-do = Your turn
print-lesson-answers = Answers
print-lesson-katalon = Put a dot on every field where you may place or capture. { $seat ->
    [yellow] Yellow
   *[red] Red
} is to move, in the box with the thick edge.
print-lesson-kapai = How many points is this sheet worth?
print-lesson-katoiz = How many matches do these two tiles have: colour, shape, size?
print-lesson-potzklotz = Is it the same building, its mirror image, or another one?
print-lesson-kobito = Which number fits on the left, which on the right?
print-lesson-same = the same
print-lesson-mirror = mirror image
print-lesson-other = another
print-lesson-points = { $points } { $points ->
    [one] point
   *[other] points
}
print-certificate = Certificate
print-certificate-about = A certificate to hand out
print-certificate-for = for
print-certificate-did = has learned to play { $title }
print-certificate-any = has learned to play a new game
print-certificate-date = date
print-certificate-signed = signed
print-scores-about = A sheet to keep the score
print-scores-title = { $title }: the score
print-scores-player = player
print-scores-kobito-rows = gold, penalty, total
print-scores-potzklotz-rows = game 1, game 2, game 3, game 4, game 5, total
print-scores-katoiz-rows = blue, red, green, yellow, white, square, circle, triangle, big, small, total
print-scores-kobito-help = Add up your gold and take off three points for each penalty card.
print-scores-potzklotz-help = Whoever has no cards left scores one point.
print-scores-katoiz-help = 3-stel, level 3: for every colour, shape and size count your tiles minus two (never less than nought), and add it all up.
print-calibration-about = Calibration sheet for printing on both sides
print-pack-title = The standard pack
print-kapai-puzzles = Ka Pai: puzzle book
print-kapai-puzzles-about = Puzzles with a solution at the back, and what is wrong with what tempts
print-kapai-puzzles-preface = Rows and columns of the sheet have numbers and letters. Your roll lies under the sheet: choose one, or draw both if they are alike. Then the rolls of the task come. At the back you find how it can be done.
print-kobito-puzzles = Kobito: puzzle book
print-kobito-puzzles-about = Puzzles with a solution at the back, and what is wrong with what tempts
print-kobito-puzzles-preface = At the top are the pots A, B and C, below them the rainbows in your workshop, and then your hand. Small below it lie the rainbows of the others. What goes from your workshop to a pot in one go is one step. At the back you find how it can be done.
print-katoiz-puzzles = Katoiz: puzzle book
print-katoiz-puzzles-about = Puzzles with a solution at the back, and what is wrong with what tempts
print-katoiz-puzzles-preface = With towers, the tiles you choose from lie under your tower; with 3-stel your discs lie on the field; with Stapeltje each home pile stands at its corner, with the sign of its player below: you are yellow. The dice lie below, and what you have taken already where that counts. A tile fits if colour, shape or size is the same. At the back you find how it can be done.
print-potzklotz-puzzles = Potz Klotz: puzzle book
print-potzklotz-puzzles-about = Puzzles with a solution at the back, and what is wrong with what tempts
print-potzklotz-puzzles-preface = On the left stands the building, on the right you see how high it is at each place, and below lie your cards. Build it with five cubes and try. At the back you find how it can be done.

# The moments of a review
print-moments-title = { $title }: what decided it?
print-moments-none = There is no moment where something was surely better.
print-moments-answers = This was better
print-moment-task = { $moves ->
    [one] It is { $seat }’s turn. Find the better move.
   *[other] It is { $seat }’s turn. Find how the better turn begins.
}
print-moment-alt = Moment { $number }: what lies on the table
