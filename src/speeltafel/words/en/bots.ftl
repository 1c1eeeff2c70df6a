bots-random = plays anything
bots-ahead = looks one move ahead
bots-search = searches: plays many games out
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
bots-because-won = At a guess you win { $percent } % of the games this way, as seen in { $games ->
    [one] one imagined game
   *[other] { $games } imagined games
}.
bots-because-next = Next best: { $move } That won { $percent } % (tried { $games } times).

bots-no-ray = A Ray cluster needs the package ‘ray’.
bots-install-ray = Install it with: pip install 'speeltafel[ray]'
bots-no-cluster = No Ray cluster can be reached at ‘{ $address }’: { $why }
bots-start-cluster = Start one with ‘ray start --head’, or leave --ray out.

bots-errs-nothing = makes no mistakes on purpose
bots-errs-blind = does not look
bots-errs-one-move = looks only one move ahead
bots-errs-captures = misses captures further ahead
bots-errs-eight-moves = looks no further than eight moves
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
bots-kapai-builds = { $symbol ->
    [triangle] The triangle
    [square] The square
    [circle] The circle
   *[line] The line
} on { $field } brings nothing yet, but it stands well there for later.
bots-kapai-expected = At a guess you come to { $points } points this way: the average over { $games ->
    [one] one imagined game
   *[other] { $games } imagined games
}.
bots-kapai-rival = { $near ->
    [near] About as good
   *[behind] Next best
}: { $symbol ->
    [triangle] △
    [square] □
    [circle] ○
   *[line] /
} on { $fields }, worth { $points } points on average.

bots-errs-turned = misses buildings that stand turned
bots-errs-pots-only = lays cards at the pots only and forgets the workshop
bots-errs-one-card = thinks one card ahead only
bots-errs-no-tricks = does not know swapping and replacement cards yet
bots-errs-uncounted = plans its whole turn, but does not count cards
bots-errs-evenly = builds everything equally high and forgets diagonal steps
bots-errs-one-die = often forgets the second die
bots-errs-by-eye = looks only at what lies there now

bots-potzklotz-look = { $fitting ->
    [one] One of your cards fits
   *[other] { $fitting } of your cards fit
}. Have a good look at card { $card }.
bots-potzklotz-nothing-fits = None of your cards fits with one cube.
bots-potzklotz-follows = After that { $outs ->
    [one] another of your cards fits at once.
   *[other] { $outs } more of your cards fit at once.
}
bots-potzklotz-turned = { $quarters ->
    [0] The building then stands just as on the card.
    [2] The building then stands the other way round than on the card.
   *[other] The building then stands turned by a quarter.
}
bots-potzklotz-outs = After that { $outs ->
    [0] none of your other cards fits
    [one] one of your other cards fits
   *[other] { $outs } of your other cards fit
} right away; you have { $cards } left then.
bots-lead = { $points ->
    [one] one point
   *[other] { $points } points
} { $side ->
    [behind] fewer
   *[ahead] more
}
bots-potzklotz-ahead = At a guess you get { $lead } than another player in a hundred games this way, and { $next } with the next best card. That is how { $games ->
    [one] one imagined game
   *[other] { $games } imagined games
} went.

bots-katalon-foreseen = Looking { $moves } moves ahead, this seems best. It is not certain: Katalon’s book of solutions is not on this device yet.

bots-katalon-look = Of your { $choices } { $choices ->
    [one] move
   *[other] moves
} { $best ->
    [one] one is best
   *[other] { $best } are equally good
}. Look for each move to which box you send the other.
