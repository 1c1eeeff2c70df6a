web-hello = Welkom aan tafel. Welk spel pak je van de plank?
web-shelf = Plank
web-to-shelf = Naar de plank
web-to-table = Naar de tafel
web-rules = Spelregels
web-share = Delen
web-cancel = Toch niet
web-close = Sluiten
web-ok = Goed
web-yes = Ja
web-no = Nee
web-skip = Meteen alles
web-try-again = Opnieuw proberen
web-opening = De tafel wordt gedekt …
web-theme = { $theme ->
    [light] Licht; tik voor donker
    [dark] Donker; tik voor automatisch
   *[auto] Licht of donker zoals je toestel; tik voor licht
}
web-fresh = Er is een nieuwe versie van Speeltafel.
web-fresh-load = Vernieuwen
web-credits = Katalon van Hartmut Kommerell, Katoiz van Sabine Opstelten, Potz Klotz van Hartmut en Jule Spiegel, Ka Pai van Mads Fløe, Kobito van Robert Brouwer. Speeltafel is een onafhankelijke uitvoering; de namen horen bij hun eigenaren, teksten en tekeningen zijn van ons.
web-title-katalon = Katalon
web-title-katoiz = Katoiz
web-title-potzklotz = Potz Klotz
web-title-kapai = Ka Pai
web-title-kobito = Kobito
web-players = { $players } spelers
web-minutes = { $minutes } min
web-board-soon = Dit bord komt er nog aan; de regels kun je al lezen.
web-shelf-offline = Er is geen verbinding. De plank en de regels die je al zag, werken wel.

web-continue = Verder spelen
web-go-on = Verder
web-with = met { $names }
web-your-turn = Jij bent aan de beurt.
web-their-turn = De ander is aan de beurt.
web-waiting-for-people = Er zijn nog plaatsen vrij.
web-join-title = Meedoen met een code
web-join-about = Iemand heeft een tafel voor je gedekt? Typ hier de code.
web-join-go = Meedoen
web-code = Code van de tafel
web-puzzle-title = Puzzel van vandaag
web-puzzle-about = Katalon: er is precies één eerste zet die wint. Zie jij hem?
web-puzzle-go = Proberen
web-play-it = Spelen

web-lost-page = Deze bladzijde is er niet.
web-lost-page-next = Misschien is het adres niet helemaal goed overgenomen. Op de plank vind je alles terug.
web-lost-offline = Er is geen verbinding.
web-lost-offline-next = Kijk of je toestel internet heeft en probeer het dan opnieuw.
web-lost-table = Deze tafel is er niet.
web-lost-table-next = Tafels worden opgeruimd als er lang niet aan gespeeld is. Vraag om een nieuwe link of dek zelf een tafel.
web-lost-old = Deze bladzijde is ouder dan de tafel.
web-lost-old-next = Er is intussen een nieuwe versie van Speeltafel. Vernieuw de bladzijde; je partijen staan nog zoals ze stonden.
web-lost-gone = Deze tafel is opgeruimd.
web-lost-gone-next = Dek een nieuwe tafel; dat kost maar twee tikken.
web-lost-game = Dit spel staat niet op de plank.
web-lost-game-next = Kies een ander spel.
web-lost-server = Er ging iets mis op de server.
web-lost-server-next = Er is niets verloren. Probeer het over een ogenblik opnieuw.
web-lost-code = Deze code hoort bij geen tafel.
web-lost-code-next = Controleer de letters en probeer het opnieuw.
web-lost-board = Dit bord is er nog niet.
web-lost-board-next = De regels kun je al lezen, en in de terminal kun je het al spelen.
web-not-connected = Er is even geen verbinding. Je zet is niet gedaan; we verbinden opnieuw.
web-reconnecting = Verbinding kwijt … we proberen het opnieuw.
web-watching = Je kijkt mee: alle plaatsen aan deze tafel zijn bezet.
web-own-table = Zelf een tafel dekken

web-variant = Wat spelen jullie?
web-seats = Wie doet er mee?
web-seat-kind = Plaats { $number }
web-seat-here = Iemand hier
web-seat-computer = De computer
web-seat-elsewhere = Iemand elders
web-seat-elsewhere-about = doet mee met een link, code of QR
web-add-seat = Plaats erbij
web-remove-seat = Plaats { $number } weghalen
web-open-table = Open tafel: wie de code heeft schuift aan, jij begint wanneer je wilt.
web-name-of = Naam van speler { $number }
web-your-name = Jouw naam
web-their-name = Naam
web-guest-default = Gast
web-level = Hoe sterk?
web-options = Meer keuzes
web-begin = Beginnen

web-you = jij
web-computer = de computer
web-computer-number = computer { $number }
web-player = speler { $number }
web-spectator = Toeschouwer
web-players-list = Spelers
web-on-turn = aan de beurt
web-away = even weg
web-stand-in = de computer valt in
web-and-others = en nog { $count } anderen
web-time-left = Nog { $time }
web-their-turn-of = Aan de beurt: { $names }.
web-waiting-for-count = { $count ->
    [one] Er wordt op één speler gewacht.
   *[other] Er wordt op { $count } spelers gewacht.
}
web-side = Naast het bord
web-undo = Terug
web-hint = Hint
web-hint-more = Meer
web-hint-close = Dank je
web-hint-1 = Kijk eens hier
web-hint-2 = Deze zet
web-hint-3 = Omdat
web-hint-look = Kijk eens naar de plek die oplicht.
web-hint-move = Probeer dit: { $what }
web-replay = Naspelen
web-type-a-move = Typ een zet
web-do = Doe
web-history = Verloop
web-nothing-yet = Er is nog niets gebeurd.
web-talk = Iets zeggen
web-propose = Voorstellen: { $event }
web-letters = Letters op de kleuren
web-keys = Toetsen: pijltjes bewegen, Enter zet, n naar het volgende veld dat mag, l laatste zet, o wat mag, p wie is er, s het bord in woorden.
web-board-in-words = Het bord in woorden
web-hand-over = Geef het toestel aan { $name }
web-hand-over-about = Even niet meekijken: dit is geheim.
web-hand-over-take = Ik ben { $name }
web-hand-on = Verder: geef door aan { $name }
web-question-waits = Wachten op antwoord van { $names }.

web-end-counting = Tellen …
web-end-won = Gewonnen!
web-end-over = De partij is uit
web-end-nobody = De partij is uit
web-end-show = Uitslag
web-rematch = Nog een keer
web-download-record = Verslag bewaren
web-replay-start = Het begin
web-replay-step = Zet
web-replay-first = Naar het begin
web-replay-back = Een zet terug
web-replay-next = Een zet verder
web-replay-last = Naar het einde
web-replay-play = Afspelen
web-replay-pause = Pauze
web-replay-eyes = Door de ogen van

web-waiting-title = Wachten op de anderen
web-sit-title = Schuif aan
web-free-seats = { $count ->
    [one] nog één plaats vrij
   *[other] nog { $count } plaatsen vrij
}
web-sit-down = Aanschuiven
web-table-full = Deze tafel is vol. Zodra het begint, kun je meekijken.
web-start-now = We beginnen
web-invite-title = Nodig iemand uit
web-invite-about = Lees de code voor, stuur de link of laat het vierkant scannen.
web-qr = QR-code naar { $link }
web-send-link = Link sturen
web-copied = Gekopieerd

web-katalon-board = Het bord van Katalon
web-katalon-empty = leeg
web-katalon-yellow = geel
web-katalon-red = rood
web-katalon-can-place = hier mag je leggen
web-katalon-can-capture = hier mag je slaan
web-katalon-which-box = Dit veld hoort bij twee vakken. Welk bedoel je?
web-katalon-drag = Sleep een steen, of tik op een veld.
web-katalon-supply = { $player ->
    [0] geel
   *[1] rood
}: { $count } van 12 stenen in voorraad
web-katalon-box = { $box ->
    [N] vak Noord
    [O] vak Oost
    [Z] vak Zuid
    [W] vak West
   *[M] vak Midden
}
web-katalon-box-short = { $box ->
    [N] Noord
    [O] Oost
    [Z] Zuid
    [W] West
   *[M] Midden
}

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
web-kapai-others = De anderen
web-kapai-round = Ronde { $round }
web-kapai-progress = { $done } van { $all } klaar
web-kapai-drawn = Getekend. Even wachten op de anderen.
web-kapai-choose-symbol = Kies één van de twee symbolen.
web-kapai-choose-field = Teken { $sign } op een veld dat oplicht.
web-kapai-choose-second = En nu het veld ernaast.
web-kapai-choose-frame = Welke drie worden een groep?
web-kapai-choose-bonus = Een groep lijnen! Waar zet je het kruisje?
web-kapai-ready = Goed zo? Druk op Klaar.
web-kapai-frame = Kader { $frame }
web-kapai-erase = Gummen
web-kapai-done = Klaar
web-kapai-bonus = Bonus
web-kapai-bonus-row = { $sign ->
    [triangle] driehoek
    [square] vierkant
    [circle] cirkel
   *[line] lijn
}: { $count } van 4 kruisjes
web-kapai-score = Stand
web-kapai-bonus-points = bonus
web-kapai-totems = totems { $count }
web-kapai-together = samen
web-kapai-large-dice = Grote dobbelstenen
web-kapai-has-drawn = heeft getekend
web-kapai-is-drawing = tekent nog

web-puzzles = Puzzels
web-puzzle-number = Puzzel { $number } van { $all }
web-puzzle-grade = Moeilijkheid { $grade } van 5
web-puzzle-right = Goed gezien!
web-puzzle-wrong = Net niet.
web-puzzle-again = Nog eens kijken
web-puzzle-before = Vorige
web-puzzle-next = Volgende

# Katoiz
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
    [blue] blauw
    [red] rood
    [green] groen
    [yellow] geel
    [white] wit
   *[any] elke kleur
}{ $picture ->
    [square] {" "}en vierkant
    [circle] {" "}en rond
    [triangle] {" "}en driehoek
    [big] {" "}en groot
    [small] {" "}en klein
   *[any] {""}
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
web-katoiz-kleur = kleur
web-katoiz-vorm = vorm
web-katoiz-grootte = grootte
web-katoiz-other-tile = Andere tegel
web-katoiz-read-aloud = Voorlezen
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
# Potz Klotz
web-potzklotz-board = Het gebouw van Potz Klotz
web-potzklotz-plan = Plattegrond
web-potzklotz-hand = Jouw kaarten
web-potzklotz-table = Op tafel
web-potzklotz-place = { $place }, { $height ->
    [0] leeg
    [one] één kubus
   *[other] toren van { $height } kubussen
}
web-potzklotz-can-take = pak hier een kubus
web-potzklotz-can-put = hier kan de kubus komen
web-potzklotz-can-taken = deze kubus heb je aangewezen
web-potzklotz-can-chosen = hier komt de kubus
web-potzklotz-took = Kubus van { $place }. Waar komt hij te staan?
web-potzklotz-aimed = De kubus komt op { $place }. Welke kaart hoort daarbij?
web-potzklotz-take = Welke kubus verplaats je? Proberen mag niet.
web-potzklotz-put = En waar komt hij? Kies een plek die oplicht.
web-potzklotz-pick = Welke kaart klopt er dan? Kies die.
web-potzklotz-lay-now = Zeker weten? Leg de kaart.
web-potzklotz-pick-twin = Toont een van jouw kaarten ook dit gebouw? Kies die.
web-potzklotz-lay-twin-now = Is dit de tweelingkaart? Leg hem.
web-potzklotz-lay = Leg deze kaart
web-potzklotz-pass = Ik pas
web-potzklotz-stop = Klaar met mijn beurt
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
web-potzklotz-total = { $count } samen
web-potzklotz-points = { $count } { $count ->
    [one] punt
   *[other] punten
}
web-potzklotz-pile = Trekstapel: { $count }
web-potzklotz-game = Potje { $game } van { $games }
web-potzklotz-top = Laatst gelegd
web-potzklotz-bottom = Onder de stapel
web-potzklotz-announced = Er is iemand die een kaart kan leggen. Kijk nog eens!
web-potzklotz-last-claim = De laatste kaart
web-potzklotz-laid-right = { $twin ->
    [yes] Tweelingkaart van { $name }: klopt!
   *[no] Kaart van { $name }: klopt!
}
web-potzklotz-laid-wrong = { $twin ->
    [yes] Tweelingkaart van { $name }: mis.
   *[no] Kaart van { $name }: mis.
}
web-potzklotz-right = { $side ->
    [front] De kaart toont het gebouw van voren.
    [right] De kaart toont het gebouw van rechts.
    [back] De kaart toont het gebouw van achteren.
   *[left] De kaart toont het gebouw van links.
}
web-potzklotz-mirror = Dit is het spiegelbeeld van de kaart. Hoe je het ook draait: het is een ander gebouw.
web-potzklotz-apart = Zo valt het gebouw uit elkaar.
web-potzklotz-other = Dit is een ander gebouw dan op de kaart.
web-potzklotz-differs = Een ander gebouw: op { $place } { $stands ->
    [one] staat één kubus
   *[other] staan { $stands } kubussen
}, en dat zou { $wanted ->
    [0] leeg moeten zijn
    [one] er één moeten zijn
   *[other] een toren van { $wanted } moeten zijn
}.
web-potzklotz-built = zo gebouwd
web-potzklotz-card-there = op de kaart
web-potzklotz-image = Zo stond het: { $shape }
web-potzklotz-the-card = De kaart: { $shape }
web-potzklotz-show-again = Nog eens zien
# Kobito
web-kobito-board = De tafel van Kobito
web-kobito-pots = Potten met goud
web-kobito-pot = pot { $pot }
web-kobito-pot-about = Pot { $pot }: { $value } goud, { $laid } van { $length } kaarten: { $cards }.
web-kobito-no-pot = Pot { $pot }: hier ligt geen goud.
web-kobito-of = { $laid } van { $length }
web-kobito-kobito = kobito
web-kobito-replacement = vervangkaart
web-kobito-as = kobito als { $number }
web-kobito-piled = { $number }, met { $pairs ->
    [one] een vervangkaart
   *[other] { $pairs } vervangkaarten
} erop
web-kobito-empty = leeg
web-kobito-own-rainbow = je regenboog w{ $number }
web-kobito-their-rainbow = regenboog { $number } van { $name }
web-kobito-your-workshop = Jouw atelier
web-kobito-workshop-of = Atelier van { $name }
web-kobito-new-rainbow = nieuwe regenboog
web-kobito-score = { $score } { $score ->
    [one] punt
   *[other] punten
}
web-kobito-won = { $pots ->
    [0] geen pot
    [one] 1 pot
   *[other] { $pots } potten
}
web-kobito-penalties = { $count } strafkaart{ $count ->
    [one] {""}
   *[other] en
}, −{ $points }
web-kobito-cards = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
web-kobito-known = bekend: { $cards }
web-kobito-hand = Je hand
web-kobito-hand-empty = Je hand is leeg.
web-kobito-playable = kan ergens heen
web-kobito-costs = kost 3 strafpunten
web-kobito-lift = { $card } in je regenboog w{ $number }: pak op, van het uiteinde tot hier
web-kobito-due = { $due ->
    [0] Je minimum van { $minimum } is gespeeld.
    [one] Nog 1 kaart te spelen van minstens { $minimum }.
   *[other] Nog { $due } kaarten te spelen van minstens { $minimum }.
}
web-kobito-played = { $played } gespeeld · minstens { $minimum }
web-kobito-their-played = { $name }: { $played } gespeeld · minstens { $minimum }
web-kobito-story = Wat de anderen deden
web-kobito-done = Klaar
web-kobito-more = Meer zetten ({ $count })
web-kobito-all-moves = Alle zetten die nu mogen
web-kobito-piles = Trekstapel { $pile } · goud dicht { $gold } · aflegstapel { $discard }
web-kobito-and = {" "}en{" "}
web-kobito-does-lay = leg { $card } { $side ->
    [left] links
   *[right] rechts
} aan { $spot }
web-kobito-does-start = begin { $cards }
web-kobito-does-carry = breng { $cards } { $side ->
    [left] links
   *[right] rechts
} naar pot { $pot }
web-kobito-does-swap = ruil je { $number } voor de kobito, { $spot }
web-kobito-does-replace = leg een vervangkaart en je { $number } op de { $number }, { $spot }
web-kobito-does-penalty = straf: { $number } op je scorestapel, −3
web-kobito-fits = { $card } past bij { $places }.
web-kobito-fits-nowhere = { $card } past nu nergens aan.
web-kobito-or-start = Of kies er kaarten bij voor een nieuwe regenboog.
web-kobito-about-swap = ⇄ Ruilen: je { $card } komt op de plaats van de kobito, die in je hand komt. Dat telt niet als gespeeld.
web-kobito-about-kobito = Een kobito is elk getal dat daar past.
web-kobito-about-replacement = Kies een kaart met +2: daar leg je de vervangkaart op, met hetzelfde getal uit je hand. Dat telt voor twee kaarten.
web-kobito-no-replacement = Een vervangkaart leg je samen met een getal uit je hand op hetzelfde getal op tafel. Dat kan nu niet.
web-kobito-can-start = Samen een nieuwe regenboog. Per regenboog in je atelier speel je elke volgende beurt een kaart meer.
web-kobito-which-start = Kies hoe de regenboog loopt.
web-kobito-choose-more = Kies er nog een kaart bij.
web-kobito-how-to-start = Kies eerst twee of meer kaarten uit je hand die op elkaar volgen.
web-kobito-which-end = Het past aan twee kanten: kies links of rechts.
web-kobito-lifted = Opgepakt. Breng het naar { $places }.
web-kobito-lifted-divided = Dit stuk alleen kan nergens heen, maar je kunt de regenboog verdelen.
web-kobito-lifted-nowhere = Dit stuk past nu bij geen enkele pot.
web-kobito-must-pay = Uit je hand past niets meer. Kies een kaart voor je scorestapel: elke kaart kost 3 punten.
web-kobito-will-pay = { $card } kost 3 punten. Zeker weten?
web-kobito-player-about = { $name }: { $score } punten, { $count } kaarten in de hand, atelier: { $workshop }.
