web-shelf = Plank
web-the-shelf = De plank
web-to-table = Naar de tafel
web-try-again = Opnieuw proberen
web-fresh = Er is een nieuwe versie van Speeltafel.
web-fresh-load = Vernieuwen
web-credits = Katalon van Hartmut Kommerell, Katoiz van Sabine Opstelten, Potz Klotz van Hartmut en Jule Spiegel, Ka Pai van Mads Fløe, Kobito van Robert Brouwer. Speeltafel is een onafhankelijke uitvoering; de namen horen bij hun eigenaren, teksten en tekeningen zijn van ons.

## Shelf
web-title-katalon = Katalon
web-title-katoiz = Katoiz
web-title-potzklotz = Potz Klotz
web-title-kapai = Ka Pai
web-title-kobito = Kobito
web-about-katalon = Jouw zet bepaalt waar de ander moet zetten.
web-about-katoiz = Torens, 3-stellen en thuisstapels.
web-about-potzklotz = Eén kubus verzetten, en het klopt. Toch?
web-about-kapai = Gooi, teken en verbind de totems.
web-about-kobito = Bouw een regenboog, precies op tijd bij de pot.
web-new-for-you = nieuw voor jou
web-players = { $players ->
    [1] 1 speler
   *[other] { $players } spelers
}
web-players-or-more = { $least }+ spelers
web-minutes = { $minutes } min
web-minutes-long = { $minutes ->
    [1] 1 minuut
   *[other] { $minutes } minuten
}
web-shelf-offline = Er is even geen internet. De plank en de spelregels werken wel; spelen kan weer zodra je verbinding hebt.
web-continue = Verder spelen
web-nothing-running = Pak een spel van de plank. Je tafels blijven hier staan.
web-all-tables = { $count ->
    [one] mijn tafels
   *[other] alle { $count } tafels
}
web-played = Gespeeld
web-see-all = alles bekijken
web-game-with = { $game } met { $names }
web-your-turn = Jij bent aan de beurt.
web-your-turn-tag = jouw beurt
web-their-turn = De ander is aan de beurt.
web-is-on-turn = { $count ->
    [one] { $names } is aan de beurt
   *[other] { $names } zijn aan de beurt
}
web-waiting-for-people = { $count ->
    [one] er is nog één stoel vrij
   *[other] er zijn nog { $count } stoelen vrij
}
web-join-title = Meedoen met een code
web-join-about = Heb je een code?
web-code-short = Een code heeft vier tekens.
web-puzzle-title = Puzzels van vandaag
web-puzzle-title-one = Puzzel van vandaag
web-puzzle-done = opgelost
web-streak = { $days ->
    [one] vandaag begonnen
   *[other] { $days } dagen op rij
}
web-play-it = Spelen
web-evening-for-class = Voor een klas
web-learn-a-game = Leer een spel
web-print = Printen

## My tables
web-my-tables = Mijn tafels
web-tables-mine = Jouw beurt
web-tables-theirs = Wachten op de ander
web-tables-none = Hier komen je tafels te staan. Pak een spel van de plank.
web-tables-all-away = Al je tafels zijn opgeborgen.
web-tables-away = { $count ->
    [one] Eén opgeborgen tafel
   *[other] { $count } opgeborgen tafels
}
web-put-away = Opbergen
web-put-away-done = De tafel is opgeborgen.
web-put-back = Terugleggen
web-more-about = Meer met de tafel: { $names }
web-nobody-yet = Nog niemand
web-alone = Alleen
web-result-won = gewonnen
web-result-shared = samen gewonnen
web-result-lost = verloren
web-result-draw = gelijkspel
web-result-over = uitgespeeld
web-result-points = { $points ->
    [one] één punt
   *[other] { $points } punten
}
web-result-wins = { $count ->
    [one] { $names } wint
   *[other] { $names } winnen
}
web-when-now = net
web-when-minutes = { $minutes } min geleden
web-when-today = vandaag
web-when-yesterday = gisteren
web-when-last-night = gisteravond

## Lost
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
web-lost-evening = Deze klas is er niet meer.
web-lost-evening-next = Vraag om een nieuwe code, of ga naar de plank.
web-lost-key = Dit scherm is voor wie de klas opende.
web-lost-key-next = Wil je meedoen? Typ de code op de plank.
web-lost-game = Dit spel staat niet op de plank.
web-lost-game-next = Kies een ander spel.
web-lost-server = Er ging iets mis op de server.
web-lost-server-next = Er is niets verloren. Probeer het over een ogenblik opnieuw.
web-lost-code = Deze code hoort bij geen tafel.
web-lost-code-next = Controleer de letters en probeer het opnieuw.
web-lost-board = Dit bord is er nog niet.
web-lost-board-next = De regels kun je al lezen, en in de terminal kun je het al spelen.
web-lost-alone = Hiervoor is een server nodig: zo vinden toestellen elkaar.
web-lost-alone-next = Samen op dit toestel spelen, puzzels, lessen en printen gaan wel.

## Opponents
web-animal-chick-about = Leert het net, net als jij.
web-animal-mouse-about = Kent de regels, maar vergist zich wel eens.
web-animal-hare-about = Speelt vlot en maakt af en toe een foutje.
web-animal-badger-about = Denkt goed na voor hij zet.
web-animal-fox-about = Heel sterk. Laat bijna niets liggen.
web-animal-owl-about = Zo sterk als het kan. Durf je?
web-animal-perfect-about = Kent elke zet. Bewezen onfeilbaar.
web-age-from = vanaf { $age } jaar
web-age-experts = voor kenners
web-age-years = { $age ->
    [10] 10 jaar of ouder
   *[other] { $age } jaar
}

## Set-up
web-first-time = Eerste keer?
web-first-time-about = Leer het in drie minuten.
web-first-time-go = Leren
web-chair = Stoel { $number }:
web-chair-guest = Iemand op een ander apparaat
web-somebody-elsewhere = iemand op een ander apparaat
web-you-there = Jij
web-player-number = Speler { $number }
web-begins = begint
web-add-seat = Speler erbij
web-remove-seat = { $name } doet niet mee
web-seat-kind = Wie zit er op de stoel van { $name }?
web-play-computer = Tegen de computer
web-play-here = Samen op dit scherm
web-play-elsewhere = Op een ander apparaat
web-sit-computer = De computer
web-sit-here = Iemand hier
web-sit-elsewhere = Ergens anders
web-sit-here-about = Jullie spelen om de beurt op dit scherm.
web-sit-here-secret = Jullie geven het toestel aan elkaar door. Niemand ziet elkaars kaarten.
web-sit-elsewhere-about = Je krijgt een code en een QR-code. De ander typt de vier tekens of scant, en doet mee.
web-open-table = Met een hele groep: wie de code heeft schuift aan, jij begint wanneer je wilt.
web-seat-alone = Je speelt alleen.
web-seat-first = { $simultaneous ->
    [true] Iedereen speelt tegelijk.
   *[false] { $colour ->
        [geel] Jij speelt geel en begint.
       *[other] Jij begint.
    }
}
web-seat-later = { $simultaneous ->
    [true] Iedereen speelt tegelijk.
   *[false] { $colour ->
        [rood] Jij speelt rood; de ander begint.
       *[other] Een ander begint.
    }
}
web-swap = Ruil plaats
web-name-of = Naam van speler { $number }
web-level = Tegen wie speel je?
web-otherwise = Anders spelen
web-variant = Wat spelen jullie?
web-type = Soort spel
web-youngest = Hoe oud is de jongste?
web-who-plays = Wie spelen er mee?
web-other-level = Ander niveau
web-begin = Beginnen
web-begin-inviting = Uitnodigen
web-less-of = Minder: { $what }
web-more-of = Meer: { $what }
web-type-stapeltoren = Bouw torens van tegels die op elkaar lijken.
web-type-3-stel = Leg drie schijfjes op tegels die iets gemeen hebben.
web-type-stapeltje = Laat tegels naar je thuisstapel lopen.
web-level-stapeltoren-1 = Lijkt hij op de tegel eronder?
web-level-stapeltoren-2 = Nu twee dingen hetzelfde
web-level-stapeltoren-3 = Gooi een kleur, bouw het hoogst
web-level-stapeltoren-4 = Een kleur én twee dingen hetzelfde
web-level-stapeltoren-5 = Gooi kleur en vorm tegelijk
web-level-3-stel-1 = Wie verzamelt de meeste 3-stellen?
web-level-3-stel-2 = Wie kan de hoogste stapel maken?
web-level-3-stel-3 = Punten voor kleur, vorm en grootte
web-level-3-stel-4 = Stuur elkaars schijfjes terug
web-level-stapeltje-1 = Als eerste vier hoog
web-level-stapeltje-2 = Hoger: vijf, zes of zeven
web-level-stapeltje-3 = Het hoogst als de tijd om is
web-level-stapeltje-4 = Ieder een eigen klok
web-level-stapeltje-5 = Zonder dobbelstenen: de ladder
web-option-katoiz-target = Hoe hoog je thuisstapel moet worden.
web-option-katoiz-minutes = Hoe lang jullie spelen.
web-option-katoiz-turns = Na zoveel beurten is het spel uit.
web-option-potzklotz-deck = Met de gebouwen uit de doos, of ook met de platte en de hoge.
web-option-kapai-sheet = Waar de totems staan.
web-option-kobito-gold = Hoe lang de regenbogen worden.
web-value-target-usual = wat erbij hoort
web-value-minutes-usual = wat erbij hoort
web-value-minutes-none = geen klok
web-value-turns-usual = wat erbij hoort
web-value-turns-none = onbeperkt
web-value-deck-derived = Uit de doos
web-value-deck-all = Alle gebouwen
web-value-sheet-corners = Hoeken
web-value-sheet-pinwheel = Molentje
web-value-sheet-garden = Tuin, om mee te beginnen
web-value-gold-4-9 = Heel spel
web-value-gold-3-8 = Korter spel
web-value-scoring-1 = 3-stellen
web-value-scoring-2 = hoogste stapel
web-value-scoring-3 = punten
web-value-level-1 = als eerste vier hoog
web-value-level-2 = hoger
web-value-level-3 = tot de tijd om is
web-value-level-4 = ieder een klok
web-value-shared-values-1 = één
web-value-shared-values-2 = twee

## Replay
web-spectator = Toeschouwer
web-replay-start = Het begin
web-replay-step = Zet
web-replay-first = Naar het begin
web-replay-back = Een zet terug
web-replay-next = Een zet verder
web-replay-last = Naar het einde
web-replay-play = Afspelen
web-replay-pause = Pauze
web-replay-others = { $count ->
    [one] Ook de ander tekent.
   *[other] De { $count } anderen tekenen ook.
}
web-replay-moment-back = Vorig moment
web-replay-moment-next = Volgend moment
web-replay-eyes = Door de ogen van

## Puzzles
web-puzzles = Puzzels
web-puzzle-number = Puzzel { $number } van { $all }
web-puzzle-grade = Moeilijkheid { $grade } van 5
web-puzzle-right = Precies!
web-puzzle-won = Opgelost!
web-puzzle-wrong = Net niet.
web-puzzle-again = Nog eens kijken
web-puzzle-next = Volgende
web-puzzle-thinking = Even kijken …
web-puzzle-hint = Geef een hint
web-puzzle-hint-more = Nog een hint
web-puzzle-hint-2 = Doe wat op het bord oplicht.
web-puzzle-reply = Kijk wat de ander nu doet.
web-puzzle-to-all = Alle puzzels
web-puzzle-coming = straks
web-puzzle-task = De puzzel
web-puzzle-you = jij
web-puzzle-other = de ander
web-puzzle-day = { $grade ->
    [1] Vandaag om mee te beginnen. Elke dag wordt het iets lastiger, tot en met zondag.
    [2] Vandaag een stapje verder. Elke dag wordt het iets lastiger, tot en met zondag.
    [3] Vandaag even nadenken. Elke dag wordt het iets lastiger, tot en met zondag.
    [4] Vandaag pittig, en morgen nog iets lastiger.
   *[5] Zondag: voor kenners. Morgen begint het weer makkelijk.
}
web-puzzle-progress = { $solved } van { $all } opgelost
web-puzzle-of-grade = Moeilijkheid { $grade }: { $solved } van { $all } opgelost
web-puzzle-share = Speeltafel · { $game }, puzzel { $number }
web-puzzle-share-day = Speeltafel · { $game }, puzzel van vandaag
web-puzzle-share-how = { $misses ->
    [0] { $hints ->
        [0] in één keer opgelost!
        [one] opgelost met een hint
       *[other] opgelost met { $hints } hints
    }
    [one] opgelost na één misser
   *[other] opgelost na { $misses } missers
}
web-puzzle-copied = Klaar om te plakken
web-puzzle-restart = Opnieuw

## Waiting room
web-invite-title = Laat de ander deze code typen of scannen
web-invite-where = Of ga naar { $address } en typ de code.
web-code-spelled = Code van de tafel: { $code }
web-qr = QR-code naar { $link }
web-send-link = Stuur een link
web-copied = Link gekopieerd
web-waiting-count = { $count ->
    [0] Iedereen is er
    [one] Nog één stoel vrij
   *[other] Nog { $count } stoelen vrij
}
web-waiting-host = { $count ->
    [0] Het begint zo.
    [one] We wachten nog op één speler.
   *[other] We wachten nog op { $count } spelers.
}
web-you-sit = Je zit aan tafel
web-sit-title = Schuif aan
web-sit-title-with = Schuif aan bij { $names }
web-sit-down = Aanschuiven
web-table-full = Deze tafel is vol. Zodra het begint, kun je meekijken.
web-who-is-here = Wie er is
web-chair-free = vrij
web-start-now = Beginnen met wie er is
web-fill-chairs = { $count ->
    [one] Laat { $name } invallen
   *[other] Laat de computer invallen
}
