katoiz-title = Katoiz
    .about = Kleuren, vormen en groottes: van torens bouwen met kleuters tot een loopspel om je tanden in te zetten.

katoiz-variant-stapeltoren-1 = Stapeltoren 1
    .about = Bouw samen torens: elke tegel lijkt ergens op de tegel eronder.
katoiz-variant-stapeltoren-2 = Stapeltoren 2
    .about = Nu moeten tegels op elkaar minstens twee dingen gemeen hebben.
katoiz-variant-stapeltoren-3 = Stapeltoren 3
    .about = De kleurendobbelsteen zegt welke kleur je pakt; de hoogste toren wint.
katoiz-variant-stapeltoren-4 = Stapeltoren 4
    .about = Met de kleurendobbelsteen, en minstens twee overeenkomsten.
katoiz-variant-stapeltoren-5 = Stapeltoren 5
    .about = Twee dobbelstenen zeggen samen welke tegel je mag pakken.
katoiz-variant-3-stel-1 = 3-stel 1
    .about = Leg je drie schijfjes op tegels die iets gemeen hebben en verzamel de meeste 3-stellen.
katoiz-variant-3-stel-2 = 3-stel 2
    .about = Wie kan van zijn tegels de hoogste stapel maken die iets gemeen heeft?
katoiz-variant-3-stel-3 = 3-stel 3
    .about = Elke kleur, vorm en grootte waarvan je er veel hebt, levert punten op.
katoiz-variant-3-stel-4 = 3-stel 4
    .about = Stuur schijfjes van anderen terug, en gooi nog eens als je naast je eigen schijfje legt.
katoiz-variant-stapeltje-1 = Stapeltje 1
    .about = Laat tegels over het bord naar huis lopen: wie heeft het eerst een thuisstapel van vier?
katoiz-variant-stapeltje-2 = Stapeltje 2
    .about = Hoger: een thuisstapel van vijf, zes of zeven.
katoiz-variant-stapeltje-3 = Stapeltje 3
    .about = Speel een afgesproken tijd; de hoogste thuisstapel wint.
katoiz-variant-stapeltje-4 = Stapeltje 4
    .about = Ieder een eigen klok, of in je eentje: zo hoog mogelijk binnen vijf minuten.
katoiz-variant-stapeltje-5 = Stapeltje 5
    .about = Geen dobbelstenen maar een kleurenladder: alles ligt open, alles valt te berekenen.

katoiz-option-naming = Benoemen
    .about = Bij het stapelen zeg je wat de twee tegels gemeen hebben.
katoiz-option-tiles = Aantal tegels
    .about = Hoeveel tegels er open op tafel liggen.
katoiz-option-quiet-rounds = Drie stille rondes
    .about = Het spel stopt pas na drie hele rondes zonder schijfje, niet al na drie beurten.
katoiz-option-shared-values = Overeenkomsten in de stapel
    .about = Hoeveel alle tegels van de hoogste stapel gemeen hebben: één of twee.
katoiz-option-scoring = Telling van niveau
    .about = De telling van niveau 1 (3-stellen), 2 (hoogste stapel) of 3 (punten).
katoiz-option-sending-ends = Terugsturen is je zet
    .about = Wie een schijfje terugstuurt, legt er zelf geen meer.
katoiz-option-empty-straight = Lege plek alleen recht
    .about = Een lege plek bereik je niet schuin.
katoiz-option-target = Doel
    .about = Hoe hoog je thuisstapel moet worden; gewoonlijk wat bij het niveau hoort.
katoiz-option-minutes = Minuten
    .about = Speeltijd: op niveau 3 voor het hele spel, op niveau 4 voor ieder; gewoonlijk wat erbij hoort.
katoiz-option-turns = Beurten
    .about = Na zoveel beurten is het spel uit; gewoonlijk wat bij het niveau hoort.
katoiz-option-level = Niveau eronder
    .about = Op welk niveau je de kleurenladder speelt.

katoiz-tile = { $shape ->
    [square] het
   *[other] de
} { $size ->
    [big] grote
   *[small] kleine
} { $colour ->
    [blue] blauwe
    [red] rode
    [green] groene
    [yellow] gele
   *[white] witte
} { $shape ->
    [square] vierkant
    [circle] cirkel
   *[triangle] driehoek
}
katoiz-place = { $at }
katoiz-home = thuis
katoiz-home-own = je thuisstapel
katoiz-home-of = de thuisstapel van { $seat }
katoiz-property = { $name ->
    [colour] de kleur
    [shape] de vorm
   *[size] de grootte
}
katoiz-category = { $name ->
    [colour] kleur
    [shape] vorm
   *[size] grootte
}
katoiz-value = { $name ->
    [blue] blauw
    [red] rood
    [green] groen
    [yellow] geel
    [white] wit
    [square] vierkant
    [circle] rond
    [triangle] driehoekig
    [big] groot
    [small] klein
   *[any] elke kleur
}
katoiz-value-count = { $count } × { $value }
katoiz-demand = { $colour ->
    [any] { $picture ->
        [square] vierkant
        [circle] rond
        [triangle] driehoekig
        [big] groot
        [small] klein
       *[any] elke kleur mag
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
        [triangle] {" "}en driehoekig
        [big] {" "}en groot
        [small] {" "}en klein
       *[any] {""}
    }
}

katoiz-opened = Er liggen { $count } tegels open op tafel.
katoiz-laid-out = De tegels liggen klaar: zes rijen van zes.
katoiz-ladder = De kleurenladder loopt van onder naar boven zo: { $colours }.
katoiz-rolls = { $seat } gooit: { $demand }.
katoiz-lapses = { $seat } kan niets doen; de beurt vervalt.
katoiz-passes = { $seat } past.
katoiz-ends-turn = { $seat } is klaar.
katoiz-not-a-move = ‘{ $text }’ is geen zet.

katoiz-choose-start = Kies een begintegel voor je toren.
katoiz-take = Pak een tegel{ $dice ->
    [no] {""}
   *[yes] {" "}({ $demand })
} met minstens { $needed ->
    [one] één overeenkomst
   *[other] { $needed } overeenkomsten
} met { $towers ->
    [one] { $top } bovenop je toren
   *[other] de bovenste tegel van een van je { $towers } torens
}.
katoiz-take-and-name = Pak een tegel{ $dice ->
    [no] {""}
   *[yes] {" "}({ $demand })
} met minstens { $needed ->
    [one] één overeenkomst
   *[other] { $needed } overeenkomsten
} met { $towers ->
    [one] { $top }
   *[other] een van je { $towers } torens
}, en zeg wat gelijk is: kleur, vorm of grootte.
katoiz-new-tower-due = Op je torens past geen tegel ({ $demand }): begin met zo’n tegel een nieuwe toren.
katoiz-nothing-to-take = Er is geen tegel{ $dice ->
    [no] {""}
   *[yes] {" "}({ $demand })
} die je kunt pakken; je slaat deze beurt over.
katoiz-one-tower = Op dit niveau bouw je maar één toren, en die heb je al.
katoiz-begins = { $seat } begint een toren met { $tile }.
katoiz-new-tower = { $seat } begint een nieuwe toren met { $tile }.
katoiz-stacks = { $seat } stapelt { $tile }; de toren is nu { $height } hoog.
katoiz-stacks-naming = { $seat } stapelt { $tile } en noemt { $named }; de toren is nu { $height } hoog.
katoiz-not-open = { $tile } ligt niet meer open op tafel.
katoiz-not-rolled = { $tile } past niet bij de worp ({ $demand }).
katoiz-begin-first = Je hebt nog geen toren om op te bouwen.
katoiz-no-new-tower = Een nieuwe toren mag alleen als er niets op je torens past, en er past nog een tegel.
katoiz-no-such-tower = { $count ->
    [one] Je hebt maar één toren
   *[other] Je hebt maar { $count } torens
}.
katoiz-does-not-fit = { $tile } past niet op { $top }: ze lijken te weinig op elkaar.
katoiz-not-yours = Dat doe jij niet: dat gaat vanzelf.
katoiz-no-again = Nog een keer gooien hoort niet bij dit spel.
katoiz-can-act = Je beurt vervalt alleen als je niets kunt doen, en je kunt nog iets.
katoiz-nothing-to-do = Je kunt niets doen, dus je beurt vervalt vanzelf.
katoiz-name-it = Zeg er ook bij wat de twee tegels gemeen hebben.
katoiz-need-not-name = Aan deze tafel hoef je niet te zeggen wat de tegels gemeen hebben.
katoiz-look-again = Kijk nog eens goed: { $named } van { $tile } en { $top } is niet gelijk. Wat hebben ze wél gemeen?
katoiz-something-fits = Er ligt een tegel die past; kijk nog eens goed.
katoiz-start-new-tower = Op je torens past niets, maar er ligt nog wel zo’n tegel: begin er een nieuwe toren mee.
katoiz-tiles-gone-look = Alle tegels zijn gestapeld! De hoogste toren telt { $highest } { $highest ->
    [one] tegel
   *[other] tegels
}. Knap gebouwd.
katoiz-nothing-fits-look = Er past geen tegel meer. De hoogste toren telt { $highest } { $highest ->
    [one] tegel
   *[other] tegels
}. Knap gebouwd.
katoiz-tiles-gone-win = Alle tegels zijn gestapeld: { $winners } { $count ->
    [one] wint
   *[other] winnen samen
} met een toren van { $highest }.
katoiz-nothing-fits-win = Niemand kan nog een tegel pakken: { $winners } { $count ->
    [one] wint
   *[other] winnen samen
} met een toren van { $highest }.
katoiz-counts-towers = { $seat } bouwde { $count ->
    [0] geen toren
    [one] een toren van { $highest }
   *[other] torens van { $heights }; de hoogste is { $highest }
}.
katoiz-write-tower = Schrijf de tegel en wat hij gemeen heeft: R● kleur, of zonder tekens rck k (rood, cirkel, klein; kleur). Een nieuwe toren begint met +: +rck. De tweede toren: rck/2 k. Of pas.

katoiz-place-disc = Leg een schijfje op een vrije tegel ({ $demand }): er { $free ->
    [one] is er één
   *[other] zijn er { $free }
}{ $sendable ->
    [0] {""}
   *[other] ; een schijfje van een ander terugsturen kan ook
}. Of pas.
katoiz-move-disc = Al je schijfjes liggen: verplaats er een naar een vrije tegel ({ $demand }); er { $free ->
    [one] is er één
   *[other] zijn er { $free }
}{ $sendable ->
    [0] {""}
   *[other] ; een schijfje van een ander terugsturen kan ook
}. Of pas.
katoiz-only-send-back = Er is geen vrije tegel ({ $demand }), maar je kunt een schijfje van een ander terugsturen. Of pas.
katoiz-nothing-more = Er is geen vrije tegel ({ $demand }): je beurt is om, pas maar.
katoiz-no-place = Er is geen vrije tegel ({ $demand }); je slaat deze beurt over.
katoiz-roll-again = Je legde naast een schijfje van jezelf: gooi nog een keer, of pas.
katoiz-rolls-again = { $seat } gooit nog een keer.
katoiz-places-disc = { $seat } legt een schijfje op { $tile }.
katoiz-moves-disc = { $seat } verplaatst een schijfje naar { $tile }.
katoiz-takes-set = { $seat } pakt een 3-stel, allemaal { $shared }: { $tiles }.
katoiz-sends-back = { $seat } stuurt een schijfje van { $owner } terug.
katoiz-no-bonus = Nog een keer gooien mag alleen als je naast een schijfje van jezelf hebt gelegd.
katoiz-bonus-first = Zeg eerst of je nog een keer gooit of past.
katoiz-discs-all-lie = Je hebt geen schijfje meer in je hand.
katoiz-disc-in-hand = Verplaatsen mag pas als al je schijfjes liggen; je hebt er nog { $count ->
    [one] één
   *[other] { $count }
} in je hand.
katoiz-not-your-disc = Daar ligt geen schijfje van jou.
katoiz-no-tile = Daar ligt geen tegel.
katoiz-not-rolled-there = Daar ligt { $tile }, maar de worp vraagt iets anders: { $demand }.
katoiz-just-vacated = Daar is deze beurt een schijfje teruggestuurd; er mag nu niets op.
katoiz-disc-there = Daar ligt al een schijfje.
katoiz-no-sending-back = Terugsturen hoort pas bij niveau 4.
katoiz-sent-already = Je hebt bij deze worp al een schijfje teruggestuurd, en het mag maar één keer.
katoiz-no-disc = Daar ligt geen schijfje.
katoiz-own-disc = Dat schijfje is van jezelf.
katoiz-end-no-tiles = { $result } Alle tegels zijn op.
katoiz-end-no-set = { $result } Met de tegels die er nog liggen kan geen 3-stel meer.
katoiz-end-no-free-tile = { $result } Op elke tegel ligt een schijfje.
katoiz-end-quiet = { $result } Drie { $unit ->
    [rounds] rondes
   *[turns] beurten
} achter elkaar raakte niemand een schijfje aan.
katoiz-practised = Je score is { $score }.
katoiz-most-sets = { $winners } { $count ->
    [one] wint
   *[other] winnen samen
} met { $score ->
    [0] geen 3-stellen
    [one] één 3-stel
    [2] twee 3-stellen
    [3] drie 3-stellen
    [4] vier 3-stellen
    [5] vijf 3-stellen
    [6] zes 3-stellen
    [7] zeven 3-stellen
    [8] acht 3-stellen
    [9] negen 3-stellen
    [10] tien 3-stellen
    [11] elf 3-stellen
   *[other] twaalf 3-stellen
}.
katoiz-most-pile = { $winners } { $count ->
    [one] wint
   *[other] winnen samen
} met een stapel van { $score }.
katoiz-most-points = { $winners } { $count ->
    [one] wint
   *[other] winnen samen
} met { $score } { $score ->
    [one] punt
   *[other] punten
}.
katoiz-counts-sets = { $seat } heeft { $sets ->
    [0] geen 3-stellen
    [one] één 3-stel
    [2] twee 3-stellen
    [3] drie 3-stellen
    [4] vier 3-stellen
    [5] vijf 3-stellen
    [6] zes 3-stellen
    [7] zeven 3-stellen
    [8] acht 3-stellen
    [9] negen 3-stellen
    [10] tien 3-stellen
    [11] elf 3-stellen
   *[other] twaalf 3-stellen
}.
katoiz-counts-pile = { $seat } stapelt { $height ->
    [one] één tegel die { $shared } is
   *[other] { $height } tegels die allemaal { $shared } zijn
}.
katoiz-counts-no-pile = { $seat } heeft geen tegels om te stapelen.
katoiz-counts-points = { $seat }, { $category }: { $counts }; van elk twee eraf, maar nooit onder nul, geeft { $points } { $points ->
    [one] punt
   *[other] punten
}.
katoiz-counts-total = { $seat } heeft in totaal { $points } { $points ->
    [one] punt
   *[other] punten
}.
katoiz-write-disc = Schrijf een plek om te leggen (c3), van-naar om te verplaatsen (a1-c3), x ervoor om terug te sturen (xc3), nog, of pas.

katoiz-walk = Loop met een tegel ({ $demand }) richting huis: nog { $missing ->
    [one] één tegel
   *[other] { $missing } tegels
} en je thuisstapel is { $target } hoog. Of pas.
katoiz-walk-level = Je thuisstapel is hoog genoeg! Loop met een tegel ({ $demand }) zo dat in je stelling niets meer dan twee verschilt: dan win je. Of pas.
katoiz-walk-highest = Loop met een tegel ({ $demand }) richting huis en maak je thuisstapel zo hoog mogelijk. Of pas.
katoiz-repair = Eerst herstellen: { $one } en { $other } verschillen in jouw stelling meer dan twee. Loop met een tegel ({ $demand }) zo dat { $count ->
    [one] dat verschil
   *[other] dat verschil, of een ander in je stelling,
} hoogstens twee wordt.
katoiz-no-walk = Je kunt geen tegel ({ $demand }) verplaatsen; je slaat deze beurt over.
katoiz-walks = { $seat } loopt met { $tile } van { $start } naar { $end }; de stapel daar is nu { $height } hoog{ $wins ->
    [yes] , en zo wint { $seat }
    [other] , en zo wint een ander
   *[no] {""}
}.
katoiz-walks-home = { $seat } brengt { $tile } van { $start } thuis; de thuisstapel is nu { $height } hoog{ $wins ->
    [yes] , en zo wint { $seat }
    [other] , en zo wint een ander
   *[no] {""}
}.
katoiz-home-of-another = Naar de thuisstapel van { $seat } loop je niet: je brengt tegels alleen naar je eigen thuisstapel.
katoiz-just-moved = Met { $tile } op { $place } heeft de speler vóór jou net gelopen; die mag nu niet.
katoiz-steeper = Het verschil tussen { $high } en { $low } is al { $before }; groter mag niemand het maken.
katoiz-stays = Loop minstens één stap; de tegel ligt al op { $place }.
katoiz-step-straight = Tot { $goal } kom je niet: van { $start } naar { $end } heeft { $tile } geen overeenkomst met { $top }.
katoiz-step-aslant = Tot { $goal } kom je niet: van { $start } naar { $end } is schuin, en dan zijn twee overeenkomsten nodig; { $tile } en { $top } hebben er { $matches ->
    [0] geen
    [one] maar één
   *[other] { $matches }
}.
katoiz-step-empty-aslant = Tot { $goal } kom je niet: van { $start } naar de lege plek { $end } mag aan deze tafel niet schuin.
katoiz-step-over-empty = Tot { $goal } kom je niet: over een lege plek loop je niet verder.
katoiz-too-steep = Dan verschillen { $high } ({ $higher } hoog) en { $low } ({ $lower } hoog) te veel: meer dan twee mag daar niet.
katoiz-repair-due = Daarmee herstel je niets, en dat kan wel: { $high } is { $higher } hoog en { $low } { $lower ->
    [0] leeg
   *[other] maar { $lower }
}.
katoiz-event-time-up = De tijd van { $seat } is om.
katoiz-event-time-over = De speeltijd is voorbij.
katoiz-event-stop = Iedereen is het eens: we stoppen.
katoiz-end-stuck = { $result } Drie beurten achter elkaar kon niemand een tegel verplaatsen.
katoiz-end-time = { $result } De speeltijd is voorbij.
katoiz-end-turns = { $result } De afgesproken beurten zijn gespeeld.
katoiz-end-agreed = { $result } Iedereen was het eens om te stoppen.
katoiz-alone-home = Klaar! Je thuisstapel is { $height } hoog.
katoiz-target-reached = { $winner } wint met een thuisstapel van { $height }.
katoiz-last-in-time = { $winner } wint: van de anderen is de tijd om.
katoiz-highest-home = { $winners } { $count ->
    [one] wint
   *[other] winnen samen
} met een thuisstapel van { $height }.
katoiz-counts-home = De thuisstapel van { $seat } is { $height } hoog.
katoiz-write-walk = Schrijf van-naar: c3-e5, of c3-h om naar huis te lopen; of pas.

katoiz-no-pile-to-score = Twee overeenkomsten per stapel hoort bij de telling van niveau 2; kies die telling, of één overeenkomst.
katoiz-alone-level-four = In je eentje spelen kan op niveau 4, niet op niveau { $level }; kies niveau 4 of speel met twee tot vier.
katoiz-no-target-here = Op niveau { $level } is er geen doel: de hoogste thuisstapel wint. Laat het doel gewoon staan.
katoiz-target-of-level = Een doel van { $target } hoort niet bij niveau { $level }: niveau 1 speelt tot vier, niveau 2 tot vijf, zes of zeven, niveau 4 tot vier, vijf, zes of zeven.
katoiz-target-players = Tot { $target } speel je met hoogstens { $most } spelers; kies een lager doel of speel met minder.
katoiz-no-clock-here = Op niveau { $level } loopt er geen klok; die hoort bij niveau 3 en 4.
katoiz-no-turn-limit-here = Op niveau { $level } is er geen grens aan de beurten; die hoort bij niveau 3 en 4.
katoiz-limit-needed = Niveau 3 heeft een grens nodig: kies minuten of beurten.
katoiz-clock-needed = Niveau 4 speel je op de klok: kies een aantal minuten.
katoiz-alone-minutes = In je eentje speel je hoogstens { $most } minuten.

katoiz-board-supply = Open op tafel
katoiz-board-tower = toren { $number }
katoiz-board-asked = Gevraagd: { $demand }
katoiz-board-sets = { $count } { $count ->
    [one] tegel
   *[other] tegels
} gepakt, score { $score }
katoiz-board-discs = schijfjes { $places }
katoiz-board-no-discs = nog geen schijfjes
katoiz-board-home = thuisstapel { $height }
katoiz-board-home-of = thuisstapel { $height } van { $target }
katoiz-board-out = tijd om
katoiz-board-ladder = Kleurenladder (onder → boven): { $ladder }
katoiz-board-path = Laatst gelopen: { $path }
katoiz-board-steep = Meer dan twee verschil: { $pairs }
katoiz-board-turn = Beurt { $turn } van { $most }
katoiz-board-legend = Open teken: groot, gevuld: klein; het getal is de hoogte. <> gevraagd, [] net gelopen, () de weg, ·· een stelling.
