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
web-kapai-round = Round { $round }
web-kapai-choose-symbol = Choose a die and draw on a field that lights up.
web-kapai-symbol-first = Which die goes there? Choose **one of the two**.
web-kapai-choose-field = Draw { $sign ->
    [triangle] a **triangle**
    [square] a **square**
    [circle] a **circle**
   *[line] a **line**
} on a field that lights up.
web-kapai-choose-pair = Two alike! Draw { $sign ->
    [triangle] two **triangles**
    [square] two **squares**
    [circle] two **circles**
   *[line] two **lines**
} side by side.
web-kapai-wall-either = Choose { $one ->
    [triangle] **triangle**
    [square] **square**
    [circle] **circle**
   *[line] **line**
} or { $other ->
    [triangle] **triangle**
    [square] **square**
    [circle] **circle**
   *[line] **line**
} and draw.
web-kapai-wall-draws = The strongest player draws { $sign ->
    [triangle] { $count ->
        [one] a **triangle**
       *[other] two **triangles**
    }
    [square] { $count ->
        [one] a **square**
       *[other] two **squares**
    }
    [circle] { $count ->
        [one] a **circle**
       *[other] two **circles**
    }
   *[line] { $count ->
        [one] a **line**
       *[other] two **lines**
    }
}.
web-kapai-wall-groups = { $count ->
    [one] That is a group!
   *[other] Those are { $count } groups!
}
web-kapai-choose-second = And now the second, on a field that lights up.
web-kapai-choose-frame = Which three become **the group**? Tap { $count ->
    [2] 1 or 2
    [3] 1, 2 or 3
    [4] 1, 2, 3 or 4
   *[other] a number
}.
web-kapai-choose-bonus = **A group of lines!** Tap the symbol that gets the cross.
web-kapai-framed = **These three become the group.** All right? Press Done.
web-kapai-ready = { $gain ->
    [0] All right? Press **Done**.
   *[other] That gives **+{ $gain }**. All right? Press **Done**.
}
web-kapai-stays-loose = { $count ->
    [one] stays loose
   *[other] stay loose
}
web-kapai-frame = Frame { $number }
web-kapai-done = Done
web-kapai-score = Score
web-kapai-worth = a group is worth
web-kapai-groups = groups
web-kapai-points = points
web-kapai-tally-row = { $sign ->
    [triangle] triangle
    [square] square
    [circle] circle
   *[line] line
}: { $groups } × { $worth } = { $points }, { $crosses } of 4 crosses
web-kapai-totems = { $count ->
    [0] no totems
   *[other] { $count } totems
}
web-kapai-together = total
web-kapai-has-drawn = has drawn
web-kapai-is-drawing = is drawing
web-kapai-look = Look at the sheet of { $name }
web-kapai-counting = The points of everybody
web-kapai-we-count = We count { $row ->
    [triangle] the **triangles**
    [square] the **squares**
    [circle] the **circles**
    [line] the **lines**
   *[totems] the **linked totems**
}.
web-kapai-count-row = { $row ->
    [triangle] triangles
    [square] squares
    [circle] circles
    [line] lines
   *[totems] totems
}
web-kapai-result-now = Straight to the result
web-kapai-counted = Everything is counted.
web-kapai-hint-draw = Draw { $sign ->
    [triangle] a **triangle**
    [square] a **square**
    [circle] a **circle**
   *[line] a **line**
} where the edge is green.
web-kapai-hint-builds = There { $sign ->
    [triangle] a triangle
    [square] a square
    [circle] a circle
   *[line] a line
} helps what may still come.
web-kapai-hint-rival = { $near ->
    [near] About as good
   *[behind] Next best
}: { $sign ->
    [triangle] a triangle
    [square] a square
    [circle] a circle
   *[line] a line
} in another place, with { $points } points on average.
web-kapai-throw = Roll the dice
web-kapai-throw-them = **You may roll!** Tap the dice.
web-kapai-refused = { $why ->
    [on-totem] There is a totem there.
    [on-dark] That field is dark.
    [occupied] Something is drawn there already.
    [not-beside] That field is not next to your drawing.
    [pair-not-beside] That way both are apart from your drawing.
   *[apart] Those two are not side by side.
} Choose a field that lights up.
