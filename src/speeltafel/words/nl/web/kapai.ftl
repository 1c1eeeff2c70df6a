web-kapai-sign = { $sign ->
    [triangle] driehoek
    [square] vierkant
    [circle] cirkel
   *[line] lijn
}
web-kapai-die = Dobbelsteen: { $sign ->
    [triangle] driehoek
    [square] vierkant
    [circle] cirkel
   *[line] lijn
}
web-kapai-totem = totem
web-kapai-totem-linked = totem, verbonden
web-kapai-dark = donker veld
web-kapai-free = leeg
web-kapai-may = hier mag je tekenen
web-kapai-your-sheet = Jouw blad
web-kapai-round = Ronde { $round }
web-kapai-choose-symbol = Kies een dobbelsteen en teken op een veld dat oplicht.
web-kapai-symbol-first = Welke dobbelsteen komt daar? Kies er **één van de twee**.
web-kapai-choose-field = Teken { $sign ->
    [triangle] een **driehoek**
    [square] een **vierkant**
    [circle] een **cirkel**
   *[line] een **lijn**
} op een veld dat oplicht.
web-kapai-choose-pair = Twee gelijk! Teken { $sign ->
    [triangle] twee **driehoeken**
    [square] twee **vierkanten**
    [circle] twee **cirkels**
   *[line] twee **lijnen**
} naast elkaar.
web-kapai-wall-either = Kies { $one ->
    [triangle] **driehoek**
    [square] **vierkant**
    [circle] **cirkel**
   *[line] **lijn**
} of { $other ->
    [triangle] **driehoek**
    [square] **vierkant**
    [circle] **cirkel**
   *[line] **lijn**
} en teken.
web-kapai-wall-draws = De sterkste speler tekent { $sign ->
    [triangle] { $count ->
        [one] een **driehoek**
       *[other] twee **driehoeken**
    }
    [square] { $count ->
        [one] een **vierkant**
       *[other] twee **vierkanten**
    }
    [circle] { $count ->
        [one] een **cirkel**
       *[other] twee **cirkels**
    }
   *[line] { $count ->
        [one] een **lijn**
       *[other] twee **lijnen**
    }
}.
web-kapai-wall-groups = { $count ->
    [one] Dat is een groep!
   *[other] Dat zijn { $count } groepen!
}
web-kapai-choose-second = En nu de tweede, op een veld dat oplicht.
web-kapai-choose-frame = Welke drie worden **de groep**? Tik op { $count ->
    [2] 1 of 2
    [3] 1, 2 of 3
    [4] 1, 2, 3 of 4
   *[other] een cijfer
}.
web-kapai-choose-bonus = **Een groep lijnen!** Tik op het symbool dat het kruisje krijgt.
web-kapai-framed = **Deze drie worden de groep.** Goed zo? Druk op Klaar.
web-kapai-ready = { $gain ->
    [0] Goed zo? Druk op **Klaar**.
   *[other] Dat geeft **+{ $gain }**. Goed zo? Druk op **Klaar**.
}
web-kapai-stays-loose = { $count ->
    [one] blijft los
   *[other] blijven los
}
web-kapai-frame = Kader { $number }
web-kapai-done = Klaar
web-kapai-score = Stand
web-kapai-worth = een groep is waard
web-kapai-groups = groepen
web-kapai-points = punten
web-kapai-tally-row = { $sign ->
    [triangle] driehoek
    [square] vierkant
    [circle] cirkel
   *[line] lijn
}: { $groups } × { $worth } = { $points }, { $crosses } van 4 kruisjes
web-kapai-totems = { $count ->
    [0] geen totems
   *[other] { $count } totems
}
web-kapai-together = totaal
web-kapai-has-drawn = heeft getekend
web-kapai-is-drawing = tekent nog
web-kapai-look = Kijk op het blad van { $name }
web-kapai-counting = De punten van iedereen
web-kapai-we-count = We tellen { $row ->
    [triangle] de **driehoeken**
    [square] de **vierkanten**
    [circle] de **cirkels**
    [line] de **lijnen**
   *[totems] de **totems die aan elkaar staan**
}.
web-kapai-count-row = { $row ->
    [triangle] driehoeken
    [square] vierkanten
    [circle] cirkels
    [line] lijnen
   *[totems] totems
}
web-kapai-result-now = Meteen de uitslag
web-kapai-counted = Alles is geteld.
web-kapai-hint-draw = Teken { $sign ->
    [triangle] een **driehoek**
    [square] een **vierkant**
    [circle] een **cirkel**
   *[line] een **lijn**
} waar het groen omlijnd is.
web-kapai-hint-builds = Daar helpt { $sign ->
    [triangle] een driehoek
    [square] een vierkant
    [circle] een cirkel
   *[line] een lijn
} bij wat nog komen kan.
web-kapai-hint-rival = { $near ->
    [near] Ongeveer even goed
   *[behind] Op één na het beste
}: { $sign ->
    [triangle] een driehoek
    [square] een vierkant
    [circle] een cirkel
   *[line] een lijn
} op een andere plek, met gemiddeld { $points } punten.
web-kapai-throw = Gooi de dobbelstenen
web-kapai-throw-them = **Jij mag gooien!** Tik op de dobbelstenen.
web-kapai-refused = { $why ->
    [on-totem] Daar staat een totem.
    [on-dark] Dat veld is donker.
    [occupied] Daar staat al iets.
    [not-beside] Dat veld ligt niet naast je tekening.
    [pair-not-beside] Zo liggen ze allebei los van je tekening.
   *[apart] Die twee liggen niet naast elkaar.
} Kies een veld dat oplicht.
