web-potzklotz-board = Het gebouw van Potz Klotz
web-potzklotz-plan = Plattegrond
web-potzklotz-hand = Jouw kaarten
web-potzklotz-table = Op tafel
web-potzklotz-place = { $place }, { $height ->
    [0] leeg
    [one] één kubus
   *[other] toren van { $height } kubussen
}
web-potzklotz-took = Kubus van { $place }. Waar komt hij te staan?
web-potzklotz-aimed = De kubus staat op { $place }. Welke kaart hoort daarbij?
web-potzklotz-take = Welke **kubus** verplaats je?
web-potzklotz-put = En waar komt hij? Waar je hem **loslaat**, staat hij.
web-potzklotz-let-go = Laat **los** op de gele plek, of schuif nog verder.
web-potzklotz-can-over = hier hangt de kubus boven
web-potzklotz-stays = **Aanraken is zetten**: de kubus staat. Leg een kaart, of pas.
web-potzklotz-back = Zet terug
web-potzklotz-pick = Welke **kaart** past bij je gebouw? Leg hem neer.
web-potzklotz-lay-now = Zeker weten? Leg de kaart.
web-potzklotz-pick-twin = Toont een van jouw kaarten ook dit gebouw? Kies die.
web-potzklotz-lay-twin-now = Is dit de tweelingkaart? Leg hem.
web-potzklotz-lay = Leg deze kaart
web-potzklotz-pass = Ik pas
web-potzklotz-stop = Klaar
web-potzklotz-no-twin = Geen tweelingkaart
web-potzklotz-space = 3D-beeld
web-potzklotz-lean-left = Leun naar links
web-potzklotz-lean-right = Leun naar rechts
web-potzklotz-turn-left = Draai naar links
web-potzklotz-turn-right = Draai naar rechts
web-potzklotz-shape = { $wide } breed en { $deep } diep: { $rows }
web-potzklotz-row = { $row ->
    [only] van links naar rechts
    [front] voorste rij
    [back] achterste rij
   *[between] rij { $number }
} { $heights }
web-potzklotz-height = { $height ->
    [0] leeg
   *[other] { $height }
}
web-potzklotz-card = Kaart { $name } ({ $number } van { $count }): { $shape }
web-potzklotz-stands = Het gebouw staat met zijn hoek linksvoor op { $place }, { $shape }.
web-potzklotz-nothing-stands = Er staat nog niets.
web-potzklotz-holds = { $count } { $count ->
    [one] kaart
   *[other] kaarten
}
web-potzklotz-laid = { $count } gelegd
web-potzklotz-points = { $count } { $count ->
    [one] punt
   *[other] punten
}
web-potzklotz-pile = Trekstapel: { $count }
web-potzklotz-game = Potje { $game } van { $games }
web-potzklotz-game-yours = Potje { $game } is voor jou!
web-potzklotz-game-won = Potje { $game } { $count ->
    [one] is voor { $names }!
   *[other] delen { $names }.
}
web-potzklotz-game-draw = Potje { $game }: gelijkspel. Iedereen was uit.
web-potzklotz-game-nobody = Potje { $game }: gelijkspel. Niemand krijgt een punt.
web-potzklotz-next-game = Volgend potje
web-potzklotz-top = De kaart van dit gebouw
web-potzklotz-bottom = Onder de stapel
web-potzklotz-announced = Er is iemand die een kaart kan leggen. Kijk nog eens!
web-potzklotz-last-claim = De laatste kaart
web-potzklotz-verdicts = Wat er gelegd is
web-potzklotz-laid-right = { $whose ->
    [mine] Jouw kaart: klopt!
    [my-twin] Jouw tweelingkaart: klopt!
    [twin] Tweelingkaart van { $name }: klopt!
   *[card] Kaart van { $name }: klopt!
}
web-potzklotz-laid-wrong = { $whose ->
    [mine] Jouw kaart: mis.
    [my-twin] Jouw tweelingkaart: mis.
    [twin] Tweelingkaart van { $name }: mis.
   *[card] Kaart van { $name }: mis.
}
web-potzklotz-right = { $side ->
    [front] De kaart toont het gebouw van voren.
    [right] De kaart toont het gebouw van rechts.
    [back] De kaart toont het gebouw van achteren.
   *[left] De kaart toont het gebouw van links.
}
web-potzklotz-mirror = Dit is het spiegelbeeld van de kaart. Hoe je het ook draait: het is een ander gebouw.
web-potzklotz-mirror-narrow = Dit is het spiegelbeeld.
web-potzklotz-apart = Zo valt het gebouw uit elkaar.
web-potzklotz-other = Dit is een ander gebouw dan op de kaart.
web-potzklotz-differs = Een ander gebouw: op { $place } { $stands ->
    [one] staat één kubus
   *[other] staan { $stands } kubussen
}, en daar { $wanted ->
    [0] hoort niets te staan
    [one] hoort één kubus te staan
   *[other] hoort een toren van { $wanted } te staan
}.
web-potzklotz-differs-narrow = Een ander gebouw: **✗** is te veel, **+** mist.
web-potzklotz-built = zo gebouwd
web-potzklotz-card-there = op de kaart
web-potzklotz-image = Zo stond het: { $shape }
web-potzklotz-the-card = De kaart: { $shape }
web-potzklotz-show-again = Nog eens zien
web-potzklotz-look-again = Nog eens
web-potzklotz-see-verdict = Kijk er rustig naar. Klaar? **Verder**.
web-potzklotz-see-score = Zo staat het nu. Op naar het **volgende potje**?
web-potzklotz-on = Verder
web-potzklotz-hint-look = Kijk naar de **kaart** met de groene rand.
web-potzklotz-hint-move = Pak de kubus waar de **pijl** begint. Zet hem waar hij wijst.
web-potzklotz-hint-put = Zet hem op de **groene** plek.
web-potzklotz-hint-lay = Leg nu de **kaart** met de groene rand.
web-potzklotz-hint-from = hier begint de pijl van de hint
web-potzklotz-hint-to = hier wijst de pijl van de hint
web-potzklotz-hint-twin = Leg die kaart: **hetzelfde gebouw**.
web-potzklotz-hint-pass = Pas maar: met één kubus lukt het nu niet.
web-potzklotz-hint-follows = Daarna { $outs ->
    [one] past er meteen nog een kaart.
   *[other] passen er nog { $outs } kaarten.
}
web-potzklotz-hint-turned = { $quarters ->
    [0] Dan staat het precies zo als op de kaart.
    [2] De kaart laat dan de achterkant zien.
   *[other] De kaart laat dan een zijkant zien.
}
web-potzklotz-draws = { $name } trekt { $count ->
    [one] een kaart
   *[other] { $count } kaarten
}.
web-potzklotz-deals = { $count ->
    [one] Iedereen trekt een kaart.
   *[other] De kaarten zijn gedeeld: ieder { $count }.
}
