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
    [any] { $picture ->
        [square] square, in any colour
        [circle] round, in any colour
        [triangle] triangle, in any colour
        [big] big, in any colour
        [small] small, in any colour
       *[any] any colour
    }
   *[other] { $colour ->
        [blue] blue
        [red] red
        [green] green
        [yellow] yellow
       *[white] white
    }{ $picture ->
        [square] {" "}and square
        [circle] {" "}and round
        [triangle] {" "}and triangle
        [big] {" "}and big
        [small] {" "}and small
       *[any] {""}
    }
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
web-katoiz-what-fits = What fits on this tile?
web-katoiz-what-fits-any = What fits on one of your towers?
web-katoiz-begin = Choose a tile for your tower.
web-katoiz-find = { $any ->
    [yes] Any colour will do. What fits?
   *[no] Look for { $demand }.
}
web-katoiz-look-again = Look again!
web-katoiz-both = { $value ->
    [blue] Yes! Both blue.
    [red] Yes! Both red.
    [green] Yes! Both green.
    [yellow] Yes! Both yellow.
    [white] Yes! Both white.
    [square] Yes! Both square.
    [circle] Yes! Both round.
    [triangle] Yes! Both triangles.
    [big] Yes! Both big.
   *[small] Yes! Both small.
}
web-katoiz-other-tile = Another tile
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
web-katoiz-rolling = What will it be?
web-katoiz-refused = { $why ->
    [step-straight] At the **cross** nothing is the same: you cannot walk there.
    [step-aslant] Aslant you only walk where **two** things are the same.
    [step-empty-aslant] To an empty place you do not walk **aslant** here.
    [step-over-empty] You cannot walk on across an **empty** place.
    [just-moved] This tile has just walked. Take **another** one.
    [stays] It lies there already. Choose **another** place.
    [not-rolled-there] Look again: you need **{ $demand }**.
    [disc-there] A disc lies there already. Choose an **empty** tile.
   *[just-vacated] A disc has just **left** there: nothing may go on it now.
}
web-katoiz-toss = You may roll!
web-katoiz-roll = Roll
web-katoiz-nothing-fits = Nothing fits. Next player!
web-katoiz-begin-new = Begin a new tower: **{ $demand }**.
web-katoiz-lay = Lay a disc: **{ $demand }**.
web-katoiz-move-disc = Move a disc to **{ $demand }**.
web-katoiz-send-only = Send a disc back, or pass.
web-katoiz-no-disc = No free tile: **{ $demand }**. You must pass.
web-katoiz-again-or-pass = Beside your own disc! Roll once more, or pass.
web-katoiz-which-tile = Which tile walks? (**{ $demand }**)
web-katoiz-no-walk = Nothing can walk. Next player!
web-katoiz-repair = First make a difference with a **!** in your position smaller.
web-katoiz-where-to = **Where** does it go?
web-katoiz-steps = { $steps ->
    [one] One step
    [2] Two steps
    [3] Three steps
    [4] Four steps
    [5] Five steps
    [6] Six steps
   *[other] { $steps } steps
}{ $home ->
    [yes] {" "}and it is **home**
   *[no] {""}
}. Walk like this?
web-katoiz-walk = Walk
web-katoiz-other = Another
web-katoiz-value = { $value ->
    [blue] blue
    [red] red
    [green] green
    [yellow] yellow
    [white] white
    [square] square
    [circle] round
    [triangle] triangle
    [big] big
   *[small] small
}
web-katoiz-three = Three times { $value }!
web-katoiz-row-and-place = row { $row }, place { $place }
web-katoiz-hint-fits = { $towers ->
    [many] This one fits on the tower with the green edge
   *[one] This one fits
}: **both { $value ->
    [blue] blue
    [red] red
    [green] green
    [yellow] yellow
    [white] white
    [square] square
    [circle] round
    [triangle] triangles
    [big] big
   *[small] small
}**.
web-katoiz-hint-begin = Begin with this one.
web-katoiz-hint-new-tower = Nothing fits on your towers. Begin a **new** one with this.
web-katoiz-hint-name = Then say: **{ $word }**.
web-katoiz-hint-later = { $count ->
    [0] After that nothing fits on it.
    [one] After that one more tile fits on it.
   *[other] After that { $count } more tiles fit on it.
}
web-katoiz-hint-set = { $moves ->
    [yes] Follow the arrow with your disc
   *[no] Lay your disc here
}: then you have **three times { $value }**!
web-katoiz-hint-pair = { $moves ->
    [yes] Follow the arrow with your disc
   *[no] Lay your disc here
}: then you have **two times { $value }**.
web-katoiz-hint-often = { $moves ->
    [yes] Follow the arrow with your disc
   *[no] Lay your disc here
}: **{ $value }** still lies there often.
web-katoiz-hint-left = { $count ->
    [0] No other free tile is
    [one] There is one more free tile that is
   *[other] There are { $count } more free tiles that are
} { $value ->
    [blue] blue
    [red] red
    [green] green
    [yellow] yellow
    [white] white
    [square] square
    [circle] round
    [triangle] triangular
    [big] big
   *[small] small
}.
web-katoiz-hint-three = Look: all three tiles are **{ $value ->
    [blue] blue
    [red] red
    [green] green
    [yellow] yellow
    [white] white
    [square] square
    [circle] round
    [triangle] triangular
    [big] big
   *[small] small
}**.
web-katoiz-hint-send = { $value ->
    [none] Send this back: then { $name } must begin again.
   *[other] Send this back: or { $name } gets three times { $value }.
}
web-katoiz-hint-again = Roll once more: it costs nothing.
web-katoiz-hint-pass = Pass: everything lies well.
web-katoiz-hint-set-now = Take a set at once: then nobody can spoil it.
web-katoiz-hint-rolls-set = { $count ->
    [0] A set will seldom come next: keep collecting.
    [one] Of every ten rolls about one gives you a set next.
   *[other] Of every ten rolls about { $count } give you a set next.
}
web-katoiz-hint-wins = Walk like this: then you **win**!
web-katoiz-hint-home = This tile can go **home** now.
web-katoiz-hint-level = Then the difference in height is not **too great** any more.
web-katoiz-hint-nearer = Then it comes nearer to your **home pile**.
web-katoiz-hint-walk = { $place ->
    [home] Follow the **yellow way**, up to your home pile.
   *[other] Follow the **yellow way**, up to { $place }.
}
web-katoiz-hint-way = See which tiles can walk **home** after that.
web-katoiz-hint-rung-home = { $comes ->
    [yes] After that your next colour can bring a tile home.
   *[no] Your next colour cannot bring a tile home yet.
}
web-katoiz-hint-rolls-home = { $count ->
    [0] Next almost no roll brings a tile home
    [one] Of every ten rolls about one brings a tile home next
   *[other] Of every ten rolls about { $count } bring a tile home next
}{ $rival ->
    [-1] {""}
   *[other] ; for the strongest other { $rival }
}.
