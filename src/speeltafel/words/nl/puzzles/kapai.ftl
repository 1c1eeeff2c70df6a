kapai-puzzle-points = { $points ->
    [one] één punt
   *[other] { $points } punten
}
kapai-puzzle-task-now = Teken zo dat je blad meteen { kapai-puzzle-points } telt.
kapai-puzzle-task-rolls = Na deze worp { $count ->
    [one] komt
   *[other] komen
} { $coming }. Breng je blad daarmee op { kapai-puzzle-points }.
kapai-puzzle-task-last = Je laatste worpen: eerst deze, dan { $coming }. Eindig met { kapai-puzzle-points }.
kapai-puzzle-roll = { $first }{ $second }
kapai-puzzle-wrong-now = Zo telt je blad { kapai-puzzle-points }; er zitten er { $goal } in. { $missing }
kapai-puzzle-wrong = { $gain ->
    [0] Zo kom je
    [one] Dat geeft meteen één punt, maar zo kom je
   *[other] Dat geeft meteen { $gain } punten, maar zo kom je
} hoogstens op { kapai-puzzle-points }; er zitten er { $goal } in. { $missing }
kapai-puzzle-missing-totems = Je loopt een verbinding tussen totems mis.
kapai-puzzle-missing-group = Je loopt een groep { $symbol ->
    [triangle] driehoeken
    [square] vierkanten
   *[circle] cirkels
} mis.
kapai-puzzle-missing-bonus = Je loopt punten voor kruisjes mis.
kapai-puzzle-missing-points = Er is een andere keuze die meer brengt.
kapai-puzzle-right = { $missing ->
    [one] Je blad telt nu { kapai-puzzle-points }. Er moet er nog één bij.
   *[other] Je blad telt nu { kapai-puzzle-points }. Er moeten er nog { $missing } bij.
}
kapai-puzzle-solved = { kapai-puzzle-points }: meer zit er niet in.
kapai-puzzle-look-symbol = Kijk waar { $symbol ->
    [triangle] een driehoek
    [square] een vierkant
    [circle] een cirkel
   *[line] een lijn
} het meeste doet.
kapai-puzzle-look-part = Kijk { $part ->
    [top] boven op
    [middle] in het midden van
   *[bottom] onder op
} je blad.
kapai-puzzle-because-totems = Zo raken { $totems } totems verbonden.
kapai-puzzle-because-group = Dat maakt een groep { $symbol ->
    [triangle] driehoeken
    [square] vierkanten
    [circle] cirkels
   *[line] lijnen
}{ $points ->
    [0] {""}
   *[other] {" "}en geeft meteen { kapai-puzzle-points }
}.
kapai-puzzle-because-most = Geen andere keuze brengt meer.
kapai-puzzle-because-later = Dat levert nu nog niets op, maar het werk is gedaan voor { $rolls ->
    [one] de volgende worp
   *[other] de worpen hierna
}.
