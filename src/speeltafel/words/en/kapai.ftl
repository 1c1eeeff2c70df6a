kapai-title = Ka Pai
    .about = Roll, draw, make groups of three and link the totems.
kapai-variant-standard = Ka Pai
    .about = One roll for everybody, a sheet for each: alone, with the family or with a full hall.
kapai-option-sheet = Sheet
    .about = Where the totems stand: in the Corners, in an open Pinwheel, or in a Garden to start with.
kapai-frame = from { $first } to { $last }

kapai-symbol = { $symbol ->
    [triangle] △
    [square] □
    [circle] ○
   *[line] /
}

kapai-choose-symbol = Choose { $first } or { $second } and draw it { $where ->
    [anywhere] on any field
   *[beside] on an empty field next to your drawing
}.
kapai-draw-pair = Draw two { $symbol ->
    [triangle] triangles
    [square] squares
    [circle] circles
   *[line] lines
} { $where ->
    [anywhere] side by side, wherever you like
    [apart] on two empty fields; side by side is no longer possible
   *[beside] on two empty fields side by side, touching your drawing
}.
kapai-fill-last = One field is still empty: draw { $symbol ->
    [triangle] a triangle
    [square] a square
    [circle] a circle
   *[line] a line
} on { $field }.

kapai-rolls = The roll: { $first } and { $second }. Everybody chooses one.
kapai-rolls-pair = The roll: two { $symbol ->
    [triangle] triangles
    [square] squares
    [circle] circles
   *[line] lines
}. Everybody draws both.
kapai-has-drawn = { $seat } has drawn.
kapai-draws = { $seat } draws { $symbol ->
    [triangle] △
    [square] □
    [circle] ○
   *[line] /
} on { $count ->
    [one] { $fields }
   *[other] two fields: { $fields }
}.
kapai-draws-and-frames = { $draws } That makes { $count ->
    [one] a group
   *[other] two groups
}, { $frames }.
kapai-draws-and-crosses = { $draws } { $count ->
    [one] A cross
   *[other] Crosses
} at { $rows }.

kapai-draw-now = The dice have been rolled: now everybody draws on their own sheet.
kapai-not-rolled = { $symbol ->
    [triangle] A triangle
    [square] A square
    [circle] A circle
   *[line] A line
} was not rolled: choose { $first } or { $second }.
kapai-not-rolled-pair = { $symbol ->
    [triangle] A triangle
    [square] A square
    [circle] A circle
   *[line] A line
} was not rolled: the dice show two { $rolled ->
    [triangle] triangles
    [square] squares
    [circle] circles
   *[line] lines
}.
kapai-drawn-already = You have already drawn in this round.
kapai-draw-both = The dice are alike, so you draw on two fields.
kapai-draw-one = The dice differ, so you draw only one: { $first } or { $second }.
kapai-one-field-left = Only one field is still empty, so you draw one.
kapai-on-totem = A totem stands on { $field }; you cannot draw there.
kapai-on-dark = The field { $field } is dark; you cannot draw there.
kapai-occupied = There is something on { $field } already.
kapai-same-field = Two symbols do not fit on { $field } together.
kapai-not-beside = The field { $field } is not next to your drawing.
kapai-pair-not-beside = The fields { $first } and { $second } both lie away from your drawing.
kapai-apart = The fields { $first } and { $second } are not next to each other, and that is still possible, for instance on { $example }.
kapai-no-group = This makes no group of three, so there is no frame.
kapai-choose-frame = Here you can choose which group to frame: { $known }.
kapai-frame-unneeded = There is nothing to choose here: { $count ->
    [one] the frame { $frames } comes by itself
   *[other] the frames { $frames } come by themselves
}.
kapai-not-a-group = The frame { $frame } is not a new group of three loose equal symbols; here only this is possible: { $frames }.
kapai-frames-overlap = The frame { $frame } lies over another frame; a symbol belongs to one group.
kapai-frame-too = There is a group at { $frame } as well; it must get a frame.
kapai-no-cross = Only a group of lines brings a cross.
kapai-choose-crosses = For { $count ->
    [one] your group of lines you choose a symbol that gets a cross
   *[other] each group of lines you choose a symbol that gets a cross
}.
kapai-other-crosses = You have { $count ->
    [one] one group of lines, so you choose one cross
   *[other] two groups of lines, so you choose two crosses
} and not { $given ->
    [one] one
    [2] two
   *[other] { $given }
}.
kapai-row-full = There is no room left at { $symbol ->
    [triangle] △
    [square] □
    [circle] ○
   *[line] /
}: there are { $boxes } bonus boxes. Choose another symbol.

kapai-wins = { $winner } wins with { $score } { $score ->
    [one] point
   *[other] points
}.
kapai-wins-by-crosses = { $winner } wins: level at { $score } { $score ->
    [one] point
   *[other] points
}, but with more crosses ({ $crosses }).
kapai-shared = { $winners } share the victory with { $score } { $score ->
    [one] point
   *[other] points
}.
kapai-shared-by-many = { $count } players share the victory with { $score } { $score ->
    [one] point
   *[other] points
}.
kapai-solo = { $score } { $score ->
    [one] point
   *[other] points
}. { $band ->
    [ka-pai] Ka Pai! A sheet to put in a frame.
    [close] Almost! One more totem or group and you are there.
    [strong] Strongly drawn: you see the groups coming.
    [growing] You are getting the hang of it. Another one?
   *[begun] That is a start. Try finishing some lines first.
}
kapai-solo-other-sheet = { $score } { $score ->
    [one] point
   *[other] points
}. On this sheet your own last score is the measure.
kapai-count-groups = { $seat }: { $groups } × { $each } for { $symbol ->
    [triangle] triangles
    [square] squares
    [circle] circles
   *[line] lines
} = { $points }
kapai-count-totems = { $seat }: { $totems ->
    [0] no totems linked: 0
   *[other] { $totems } totems linked = { $points }
}
kapai-count-bonus = { $seat }: { $crosses } × { $groups } bonus for { $symbol ->
    [triangle] triangles
    [square] squares
    [circle] circles
   *[line] lines
} = { $points }
kapai-count-total = { $seat }: { $points } { $points ->
    [one] point
   *[other] points
} in all

kapai-typing = Type t for △, s for □, o for ○, l for / and the field: o c4. A cross at △: l c4 +t
kapai-sheet-name = { $sheet ->
    [corners] Corners
    [pinwheel] Pinwheel
    [garden] Garden
   *[other] { $sheet }
}
kapai-round = round { $number }
kapai-waiting = ({ $count } { $count ->
    [one] player
   *[other] players
} still drawing)
kapai-linked = { $count ->
    [0] no totems linked
   *[other] { $count } totems linked
}
kapai-score-so-far = { $count ->
    [one] 1 point
   *[other] { $count } points
}
kapai-latest = new: { $fields }
kapai-more-sheets = … and { $count } more { $count ->
    [one] sheet
   *[other] sheets
}

kapai-not-a-roll = ‘{ $text }’ is not a roll.
kapai-write-a-roll = Write both symbols, like △□ or ts.
kapai-not-a-move = I do not understand ‘{ $text }’.
kapai-write-a-draw = Write the symbol and the field, like ‘○ c4’, and for two equal ones ‘○○ c4 c5’; t is △, s is □, o is ○, l is /.
kapai-which-symbol = One symbol at a time: choose { $first } or { $second }.
kapai-only-symbol = Two { $symbol ->
    [triangle] triangles were rolled: draw triangles only
    [square] squares were rolled: draw squares only
    [circle] circles were rolled: draw circles only
   *[line] lines were rolled: draw lines only
}.
kapai-not-a-frame = The frame { $frame } is not three fields in a row.
kapai-write-a-frame = Write its two ends, like b4-d4.

kapai-sheet-invalid = The sheet ‘{ $name }’ cannot be played on: { $why }
kapai-sheet-draw = Draw seven rows of seven: T a totem, # a dark field, a dot an empty field.
kapai-sheet-shape = it is not seven rows of seven known signs.
kapai-sheet-totems = it has { $count } totems, and there may be { $most } at most.
kapai-sheet-adjacent = the totems on { $first } and { $second } stand next to each other.
kapai-sheet-closed = nothing can be drawn next to the totem on { $field }.
kapai-sheet-fields = it has { $count } fields to draw on, and it must have { $needed }.
kapai-sheet-split = its fields are not all connected; { $field } lies apart.
