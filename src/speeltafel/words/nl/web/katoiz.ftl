web-katoiz-tile = { $size ->
    [big] { $shape ->
        [square] groot
       *[other] grote
    }
   *[small] { $shape ->
        [square] klein
       *[other] kleine
    }
} { $colour ->
    [blue] { $shape ->
        [square] blauw
       *[other] blauwe
    }
    [red] { $shape ->
        [square] rood
       *[other] rode
    }
    [green] { $shape ->
        [square] groen
       *[other] groene
    }
    [yellow] { $shape ->
        [square] geel
       *[other] gele
    }
   *[white] { $shape ->
        [square] wit
       *[other] witte
    }
} { $shape ->
    [square] vierkant
    [circle] cirkel
   *[triangle] driehoek
}
web-katoiz-demand = { $colour ->
    [any] { $picture ->
        [square] vierkant, elke kleur mag
        [circle] rond, elke kleur mag
        [triangle] driehoek, elke kleur mag
        [big] groot, elke kleur mag
        [small] klein, elke kleur mag
       *[any] elke kleur
    }
   *[other] { $colour ->
        [blue] blauw
        [red] rood
        [green] groen
        [yellow] geel
       *[white] wit
    }{ $picture ->
        [square] {" "}en vierkant
        [circle] {" "}en rond
        [triangle] {" "}en driehoek
        [big] {" "}en groot
        [small] {" "}en klein
       *[any] {""}
    }
}
web-katoiz-asked = Gevraagd: { $demand }
web-katoiz-empty = leeg
web-katoiz-high = { $height } hoog
web-katoiz-pass = Pas
web-katoiz-done = Klaar
web-katoiz-again = Nog een keer gooien
web-katoiz-supply = Open op tafel
web-katoiz-tower = Toren { $number }
web-katoiz-all-towers = Alle torens
web-katoiz-towers-of = Torens van { $name }
web-katoiz-no-tower = nog geen toren
web-katoiz-which-tower = Op welke toren?
web-katoiz-what-same = Wat is hetzelfde?
web-katoiz-what-fits = Wat past op deze tegel?
web-katoiz-what-fits-any = Wat past op een van je torens?
web-katoiz-begin = Kies een tegel voor je toren.
web-katoiz-find = { $any ->
    [yes] Elke kleur mag. Wat past?
   *[no] Zoek { $demand }.
}
web-katoiz-look-again = Kijk nog eens!
web-katoiz-both = { $value ->
    [blue] Ja! Allebei blauw.
    [red] Ja! Allebei rood.
    [green] Ja! Allebei groen.
    [yellow] Ja! Allebei geel.
    [white] Ja! Allebei wit.
    [square] Ja! Allebei vierkant.
    [circle] Ja! Allebei rond.
    [triangle] Ja! Allebei een driehoek.
    [big] Ja! Allebei groot.
   *[small] Ja! Allebei klein.
}
web-katoiz-other-tile = Andere tegel
web-katoiz-show-fitting = Laat zien wat past
web-katoiz-square = Het bord van Katoiz
web-katoiz-sets = Gewonnen 3-stellen
web-katoiz-score = { $scoring ->
    [sets] { $score } { $score ->
        [one] 3-stel
       *[other] 3-stellen
    }
    [pile] stapel van { $score }
   *[points] { $score } { $score ->
        [one] punt
       *[other] punten
    }
}
web-katoiz-discs-in-hand = { $count ->
    [0] geen schijfjes in de hand
    [one] één schijfje in de hand
   *[other] { $count } schijfjes in de hand
}
web-katoiz-disc-of = schijfje van { $name }
web-katoiz-can-place = hier mag een schijfje
web-katoiz-can-move = dit schijfje mag verplaatst
web-katoiz-can-send-back = dit schijfje mag je terugsturen
web-katoiz-move-where = Waar gaat het schijfje heen?
web-katoiz-which-disc = Welk schijfje gaat daarheen?
web-katoiz-ladder = Kleurenladder, van onder naar boven
web-katoiz-homes = Thuisstapels
web-katoiz-home-pile = thuisstapel
web-katoiz-home-of = thuisstapel van { $name }
web-katoiz-position-of = stelling van { $name }
web-katoiz-barred = net gelopen, moet blijven liggen
web-katoiz-can-walk = mag lopen
web-katoiz-can-stop = hier mag je stoppen
web-katoiz-walk-where = { $count ->
    [one] Er licht één plek op waar je kunt stoppen.
   *[other] Er lichten { $count } plekken op waar je kunt stoppen.
}
web-katoiz-steep = { $one } en { $other } verschillen meer dan twee.
web-katoiz-difference = { $difference }!
web-katoiz-out = tijd om
web-katoiz-turn = beurt { $turn } van { $most }
web-katoiz-rolling = Wat wordt het?
web-katoiz-refused = { $why ->
    [step-straight] Bij het **kruis** is niets hetzelfde: daar loop je niet.
    [step-aslant] Schuin loop je alleen als **twee** dingen hetzelfde zijn.
    [step-empty-aslant] Naar een lege plek loop je hier niet **schuin**.
    [step-over-empty] Over een **lege** plek heen loop je niet verder.
    [just-moved] Met deze tegel is net gelopen. Neem een **andere**.
    [stays] Daar ligt hij al. Kies een **andere** plek.
    [not-rolled-there] Kijk nog eens: je zoekt **{ $demand }**.
    [disc-there] Daar ligt al een schijfje. Kies een **lege** tegel.
   *[just-vacated] Daar is net een schijfje **weg**: nu mag er niets op.
}
web-katoiz-toss = Jij mag gooien!
web-katoiz-roll = Gooi
web-katoiz-nothing-fits = Er past niets. De volgende mag.
web-katoiz-begin-new = Begin een nieuwe toren: **{ $demand }**.
web-katoiz-lay = Leg een schijfje: **{ $demand }**.
web-katoiz-move-disc = Verplaats een schijfje naar **{ $demand }**.
web-katoiz-send-only = Stuur een schijfje terug, of pas.
web-katoiz-no-disc = Geen vrije tegel: **{ $demand }**. Pas maar.
web-katoiz-again-or-pass = Naast je eigen schijfje! Gooi nog een keer, of pas.
web-katoiz-which-tile = Welke tegel loopt? (**{ $demand }**)
web-katoiz-no-walk = Er kan niets lopen. De volgende mag.
web-katoiz-repair = Maak eerst een verschil met een **!** in jouw stelling kleiner.
web-katoiz-where-to = Waar gaat hij **heen**?
web-katoiz-steps = { $steps ->
    [one] Eén stap
    [2] Twee stappen
    [3] Drie stappen
    [4] Vier stappen
    [5] Vijf stappen
    [6] Zes stappen
   *[other] { $steps } stappen
}{ $home ->
    [yes] {" "}en hij is **thuis**
   *[no] {""}
}. Loop je zo?
web-katoiz-walk = Lopen
web-katoiz-other = Andere
web-katoiz-value = { $value ->
    [blue] blauw
    [red] rood
    [green] groen
    [yellow] geel
    [white] wit
    [square] vierkant
    [circle] rond
    [triangle] driehoek
    [big] groot
   *[small] klein
}
web-katoiz-three = Drie keer { $value }!
web-katoiz-row-and-place = rij { $row }, plek { $place }
web-katoiz-hint-fits = { $towers ->
    [many] Deze past op de toren met de groene rand
   *[one] Deze past
}: **allebei { $value ->
    [blue] blauw
    [red] rood
    [green] groen
    [yellow] geel
    [white] wit
    [square] vierkant
    [circle] rond
    [triangle] een driehoek
    [big] groot
   *[small] klein
}**.
web-katoiz-hint-begin = Begin maar met deze.
web-katoiz-hint-new-tower = Op je torens past niets. Begin met deze een **nieuwe**.
web-katoiz-hint-name = Zeg dan: **{ $word }**.
web-katoiz-hint-later = { $count ->
    [0] Daarna past er niets meer op.
    [one] Daarna past er nog één tegel op.
   *[other] Daarna passen er nog { $count } tegels op.
}
web-katoiz-hint-set = { $moves ->
    [yes] Volg de pijl met je schijfje
   *[no] Leg je schijfje hier
}: dan heb je **drie keer { $value }**!
web-katoiz-hint-pair = { $moves ->
    [yes] Volg de pijl met je schijfje
   *[no] Leg je schijfje hier
}: dan heb je **twee keer { $value }**.
web-katoiz-hint-often = { $moves ->
    [yes] Volg de pijl met je schijfje
   *[no] Leg je schijfje hier
}: **{ $value }** ligt er nog vaak.
web-katoiz-hint-left = { $count ->
    [0] Geen andere vrije tegel is
    [one] Er ligt nog één vrije tegel die
   *[other] Er liggen nog { $count } vrije tegels die
} { $value ->
    [blue] blauw
    [red] rood
    [green] groen
    [yellow] geel
    [white] wit
    [square] vierkant
    [circle] rond
    [triangle] driehoekig
    [big] groot
   *[small] klein
}{ $count ->
    [0] {""}
    [one] {" "}is
   *[other] {" "}zijn
}.
web-katoiz-hint-three = Kijk: alle drie de tegels zijn **{ $value ->
    [blue] blauw
    [red] rood
    [green] groen
    [yellow] geel
    [white] wit
    [square] vierkant
    [circle] rond
    [triangle] driehoekig
    [big] groot
   *[small] klein
}**.
web-katoiz-hint-send = { $value ->
    [none] Stuur dit terug: dan moet { $name } opnieuw beginnen.
   *[other] Stuur dit terug: anders krijgt { $name } drie keer { $value }.
}
web-katoiz-hint-again = Gooi nog een keer: dat kost niets.
web-katoiz-hint-pass = Pas: zo ligt alles goed.
web-katoiz-hint-set-now = Pak een 3-stel meteen: dan kan niemand het bederven.
web-katoiz-hint-rolls-set = { $count ->
    [0] Een 3-stel lukt hierna nog maar zelden: nog even sparen.
    [one] Van elke tien worpen geeft er hierna ongeveer één je een 3-stel.
   *[other] Van elke tien worpen geven er hierna ongeveer { $count } je een 3-stel.
}
web-katoiz-hint-wins = Loop zo: dan **win** je!
web-katoiz-hint-home = Deze tegel kan nu **naar huis**.
web-katoiz-hint-level = Zo is het verschil in hoogte niet meer **te groot**.
web-katoiz-hint-nearer = Zo komt hij dichter bij je **thuisstapel**.
web-katoiz-hint-walk = { $place ->
    [home] Volg de **gele weg**, tot op je thuisstapel.
   *[other] Volg de **gele weg**, tot op { $place }.
}
web-katoiz-hint-way = Kijk welke tegels daarna **naar huis** kunnen lopen.
web-katoiz-hint-rung-home = { $comes ->
    [yes] Daarna kan er met jouw volgende kleur een tegel naar huis.
   *[no] Met jouw volgende kleur kan er nog geen tegel naar huis.
}
web-katoiz-hint-rolls-home = { $count ->
    [0] Hierna kan er met bijna geen worp een tegel naar huis
    [one] Van elke tien worpen brengt er hierna ongeveer één een tegel thuis
   *[other] Van elke tien worpen brengen er hierna ongeveer { $count } een tegel thuis
}{ $rival ->
    [-1] {""}
   *[other] ; bij de sterkste ander { $rival }
}.
