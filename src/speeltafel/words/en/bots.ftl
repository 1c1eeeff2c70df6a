bots-random = plays anything
bots-ahead = looks one move ahead
bots-beginner = just learning
bots-pupil = knows the rules
bots-player = plays now and then
bots-thinker = thinks hard
bots-expert = very strong
bots-perfect = flawless: proven perfect
bots-strongest = at its very strongest

bots-wrong-seat = This is not what { $seat } sees; a computer player thinks with its own eyes only.

bots-look-only = There is only one possibility.
bots-look-choices = You can choose from { $choices } possibilities. First look what each choice gives the others.
bots-because-won = An estimate: in { $games } imagined { $games ->
    [one] game
   *[other] games
} this brought { $percent } % of the victory.
bots-because-next = The best beside it: { $move } That brought { $percent } % (tried { $games } times).

bots-no-ray = A Ray cluster needs the package ‘ray’.
bots-install-ray = Install it with: pip install 'speeltafel[ray]'
bots-no-cluster = No Ray cluster can be reached at ‘{ $address }’: { $why }
bots-start-cluster = Start one with ‘ray start --head’, or leave --ray out.

bots-errs-nothing = makes no mistakes on purpose
bots-errs-overlooks = does not see every possibility
bots-errs-big-groups = sees only groups that are nearly finished
bots-errs-links = forgets that totems can be linked
bots-errs-one-draw = looks only one draw ahead

bots-kapai-look = Look at the { $upright ->
    [top] top
    [bottom] bottom
   *[middle] middle rows
} of your sheet, { $across ->
    [left] on the left
    [right] on the right
   *[middle] in the centre
}.
bots-kapai-group = It makes a group of { $symbol ->
    [triangle] triangles
    [square] squares
    [circle] circles
   *[line] lines
} at once: { $points } { $points ->
    [one] point
   *[other] points
}.
bots-kapai-cross = A group of lines brings a cross at { $symbol ->
    [triangle] △
    [square] □
    [circle] ○
   *[line] /
}.
bots-kapai-link = { $totems } totems are then linked.
bots-kapai-builds = On { $field } { $symbol ->
    [triangle] the triangle
    [square] the square
    [circle] the circle
   *[line] the line
} helps what may still come.
bots-kapai-expected = An estimate: in { $games } imagined games the sheet came to { $points } points on average.
bots-kapai-rival = { $near ->
    [near] About as good
   *[behind] The best after that
}: { $symbol ->
    [triangle] △
    [square] □
    [circle] ○
   *[line] /
} on { $fields }, with { $points } points on average.

bots-errs-turned = misses buildings that stand turned
bots-errs-pots-only = lays cards at the pots only and forgets the workshop
bots-errs-one-card = thinks one card ahead only
bots-errs-no-tricks = knows no swaps and no replacement cards yet
bots-errs-uncounted = plans its whole turn, but does not count cards
bots-errs-evenly = builds everything equally high and forgets diagonal steps
bots-errs-one-die = often forgets the second die
bots-errs-by-eye = looks only at what lies there now

bots-potzklotz-look = { $fitting ->
    [one] One of your cards fits
   *[other] { $fitting } of your cards fit
}. Have a good look at card { $card }.
bots-potzklotz-nothing-fits = None of your cards fits with one cube.
bots-potzklotz-turned = { $quarters ->
    [0] The building then stands just as on the card.
    [2] The building then stands the other way round than on the card.
   *[other] The building then stands turned by a quarter.
}
bots-potzklotz-outs = After that { $outs ->
    [one] 1 of your other cards ({ $cards }) fits
   *[other] { $outs } of your other cards ({ $cards }) fit
} right away.
bots-potzklotz-ahead = An estimate from { $games } imagined games: you are { $points } points ahead of the others this way, with the next best card { $next }.

bots-katalon-look = Of your { $choices } { $choices ->
    [one] move
   *[other] moves
} { $best ->
    [one] one is best
   *[other] { $best } are equally good
}. Look for each move to which box you send the other.

bots-spotter = sees everything
