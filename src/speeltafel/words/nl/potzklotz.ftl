potzklotz-title = Potz Klotz
    .about = Verplaats één kubus en maak het gebouw dat op je kaart staat.
potzklotz-variant-basic = Basisspel
    .about = Wie het eerst al zijn kaarten kwijt is, krijgt een punt; vijf potjes is een partij.
potzklotz-variant-beginners = Beginners
    .about = Je mag het gebouw draaien, een vergissing kost niets en de tafel zegt het als er nog iets te leggen valt.
potzklotz-variant-expert = Expertspel
    .about = Leg in één beurt zoveel kaarten als je ziet; de meeste kaarten winnen.

potzklotz-option-hand = Kaarten in de hand
    .about = Met hoeveel kaarten iedereen begint.
potzklotz-option-games = Potjes
    .about = Hoeveel potjes de partij duurt; de start schuift telkens door.
potzklotz-option-match = Partij
    .about = Eén potje per speler, zodat iedereen een keer begint; anders maar één potje.
potzklotz-option-deck = Kaarten
    .about = Uit de doos: 28 van de dertig gebouwen van twee of drie lagen. Alle: ook de platte en de hoge, 48 gebouwen.
potzklotz-option-leaving = Buiten het raster
    .about = Een kubus mag naast het raster van 5×5 komen te staan; het gebouw schuift daarna terug.
potzklotz-option-turning = Draaien
    .about = Wie aan de beurt is, mag het gebouw van alle kanten bekijken en een kubus terugzetten zolang er geen kaart ligt.
potzklotz-option-extra = Strafkaart
    .about = Wie zich vergist, trekt een kaart.
potzklotz-option-out-of-turn = Tweelingkaart
    .about = Na een goede beurt mag een ander de tweede kaart van dat gebouw leggen.
potzklotz-option-announce = De tafel helpt
    .about = Past iedereen terwijl er nog iets te leggen valt, dan zegt de tafel dat, maar niet wie.
potzklotz-option-open = Open spelen
    .about = Alle kaarten liggen open op tafel.

potzklotz-your-turn = Verplaats één kubus en leg de kaart van het gebouw dat je maakt, of pas.
potzklotz-look-again = Iemand kan een kaart leggen, misschien jij. Verplaats één kubus en leg een kaart, of pas.
potzklotz-go-on = Zie je er nog een? Verplaats weer één kubus en leg een kaart, of pas: dan is je beurt om.
potzklotz-try-twin = Heb jij de andere kaart van dit gebouw? Leg hem, of pas.

potzklotz-start-card = Kaart { $card } is het eerste gebouw.
potzklotz-draws = { $seat } trekt een kaart.
potzklotz-draws-card = { $seat } trekt kaart { $card }.
potzklotz-passes = { $seat } past.{ $after }
potzklotz-stops = { $seat } stopt na { $count } { $count ->
    [one] kaart
   *[other] kaarten
}.{ $after }
potzklotz-no-twin = { $seat } legt geen tweelingkaart.{ $after }
potzklotz-claims-right = { $seat } zet een kubus van { $source } op { $target } en legt kaart { $card }. { $verdict }{ $after }
potzklotz-claims-mirror = { $seat } zet een kubus van { $source } op { $target } en legt kaart { $card }. { $verdict }{ $after }
potzklotz-claims-other = { $seat } zet een kubus van { $source } op { $target } en legt kaart { $card }. { $verdict }{ $after }
potzklotz-claims-apart = { $seat } zet een kubus van { $source } op { $target } en legt kaart { $card }. { $verdict }{ $after }
potzklotz-twin-right = { $seat } legt buiten de beurt kaart { $card }. { $verdict }{ $after }
potzklotz-twin-mirror = { $seat } legt buiten de beurt kaart { $card }. { $verdict }{ $after }
potzklotz-twin-other = { $seat } legt buiten de beurt kaart { $card }. { $verdict }{ $after }

potzklotz-right = Klopt! De kaart toont het gebouw { $side }.
potzklotz-side = { $side ->
    [front] van voren
    [right] van rechts
    [back] van achteren
   *[left] van links
}
potzklotz-mirror = Mis: dit is het spiegelbeeld van kaart { $card }.
potzklotz-other = Mis: dit is een ander gebouw. Voor kaart { $card } hoort op { $place } { $wanted ->
    [0] niets te staan
    [one] één kubus te staan
   *[other] een toren van { $wanted } te staan
}, maar daar { $stands ->
    [one] staat één kubus
   *[other] staan { $stands } kubussen
}.
potzklotz-apart = Mis: zo valt het gebouw uit elkaar.

potzklotz-quiet = { "" }
potzklotz-announced = { " " }Iedereen past, maar er is iemand die een kaart kan leggen. Kijk nog eens!
potzklotz-everybody-draws = { " " }Iedereen past: iedereen trekt een kaart, zolang er zijn.
potzklotz-nothing-to-draw = { " " }Iedereen past, en er zijn geen kaarten meer om te trekken.
potzklotz-last-round = { " " }Dit is de laatste ronde.
potzklotz-game-over = { " " }{ $result }

potzklotz-would-claim = Een kubus van { $source } op { $target }, met kaart { $card }. Aanraken is zetten: of het klopt, zie je pas als je het doet.
potzklotz-would-lay-twin = Kaart { $card } op dit gebouw leggen. Of het klopt, zie je pas als je het doet.
potzklotz-would-pass = { $seat } past.

potzklotz-game-points = Potje { $number }: een punt voor { $seats }.
potzklotz-game-without-points = Potje { $number }: niemand krijgt een punt.
potzklotz-game-cards = Potje { $number }: { $cards }.
potzklotz-cards-of = { $seat } { $cards } { $cards ->
    [one] kaart
   *[other] kaarten
}
potzklotz-most-points = { $count ->
    [one] { $winners } wint
   *[other] Gelijkspel: { $winners } winnen samen
} met { $points } { $points ->
    [one] punt
   *[other] punten
}.
potzklotz-most-cards = { $count ->
    [one] { $winners } wint
   *[other] Gelijkspel: { $winners } winnen samen
} met { $cards } { $cards ->
    [one] gelegde kaart
   *[other] gelegde kaarten
}.
potzklotz-nobody-scored = Gelijkspel: niemand heeft een punt gehaald.

potzklotz-card-not-in-hand = Kaart { $card } heb je niet in je hand.
potzklotz-no-cube = Op { $place } staat geen kubus.
potzklotz-same-place = Een kubus die op { $place } blijft, is niet verplaatst.
potzklotz-off-the-base = { $place } ligt buiten het raster, en daar mag aan deze tafel geen kubus staan.
potzklotz-touches-nothing = Op { $place } zou de kubus nergens tegenaan of bovenop staan.
potzklotz-move-a-cube = Je bent zelf aan de beurt: een kaart leggen kan alleen als je ook een kubus verplaatst.
potzklotz-twin-only = Nu verplaatst niemand een kubus.
potzklotz-not-yours-to-draw = Kaarten trekken gaat vanzelf.
potzklotz-not-a-move = ‘{ $text }’ is geen zet.
potzklotz-not-a-place = De plek ‘{ $text }’ bestaat niet: kolommen a tot e (z en f ernaast), rijen 1 tot 5 (0 en 6 ernaast).
potzklotz-not-a-card = Een kaart ‘{ $text }’ is er niet in dit spel.
potzklotz-write-a-move = Schrijf van waar naar waar en welke kaart, zoals b2>c3=17; buiten de beurt alleen =42; of ‘pas’.

potzklotz-shape = { $wide } breed en { $deep } diep: { $rows }
potzklotz-row = { $row ->
    [only] van links naar rechts
    [front] voorste rij
    [back] achterste rij
   *[between] rij { $number }
} ({ $heights })
potzklotz-height = { $height ->
    [0] leeg
   *[other] { $height }
}
potzklotz-stands = Het gebouw staat met zijn hoek linksvoor op { $place }. { $shape }.
potzklotz-your-cards = Jouw kaarten
potzklotz-cards-of-player = Kaarten van { $seat }
potzklotz-count-cards = { $count } { $count ->
    [one] kaart
   *[other] kaarten
}
potzklotz-count-laid = { $count } gelegd
potzklotz-count-points = { $count } { $count ->
    [one] punt
   *[other] punten
}
potzklotz-seen-cards = gezien: { $cards }
potzklotz-pile = trekstapel { $count }
potzklotz-discard = open stapel { $count }
potzklotz-top-card = bovenop kaart { $card }
potzklotz-bottom-card = onderop kaart { $card }
potzklotz-game-number = potje { $number } van { $games }
potzklotz-heights = Plattegrond (getal = hoogte)
potzklotz-draws-last = { $draws } { $result }
