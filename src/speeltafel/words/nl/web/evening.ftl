web-evening-how = Hoe spelen jullie?
web-evening-shape-sheets = Iedereen op een eigen apparaat
web-evening-shape-sheets-about = Ka Pai: op het bord rollen de dobbelstenen, ieder kind tekent op een eigen blad. Een groepje deelt één apparaat ook goed.
web-evening-shape-wall = Zonder apparaten
web-evening-shape-wall-about = Ka Pai: het bord rolt, de kinderen tekenen op papier. Daarna laat het bord stap voor stap een mooi blad zien.
web-evening-shape-tables = Aan tafeltjes
web-evening-shape-tables-about = In tweetallen of viertallen, ronde na ronde tegen een ander. Met een stand, en met rust voor wie overblijft.
web-evening-shape-together = De klas tegen de computer
web-evening-shape-together-about = Katalon of Potz Klotz: samen kiezen jullie elke zet door te stemmen.
web-evening-shape-questions = Wat is hetzelfde?
web-evening-shape-questions-about = Katoiz: op het bord liggen twee tegels. Ieder kind zegt op een eigen apparaat wat ze gemeen hebben: kleur, vorm, grootte of niets.
web-evening-how-many-questions = Hoeveel vragen?
web-evening-questions = { $count ->
    [0] tot ik stop
   *[other] { $count } vragen
}
web-evening-which-game = Welk spel?
web-evening-variant = Welke manier?
web-evening-at-a-table = Aan een tafel
web-evening-size = { $count ->
    [2] met z’n tweeën
    [3] met z’n drieën
   *[other] met z’n vieren
}
web-evening-system = Wie tegen wie?
web-evening-system-swiss = Wie even goed staat
web-evening-system-everybody = Iedereen tegen iedereen
web-evening-system-swiss-about = Elke ronde speel je tegen iemand met ongeveer even veel punten, en nooit twee keer tegen dezelfde.
web-evening-system-everybody-about = Iedereen komt iedereen één keer tegen. Dat past bij een klein groepje.
web-evening-against = Jullie spelen tegen { $name }.
web-evening-names = Namen
web-evening-names-animals = Dieren
web-evening-names-cards = Dierenkaartjes
web-evening-names-own = Eigen naam
web-evening-names-animals-about = Ieder kind krijgt vanzelf een dier met een nummer. Er hoeft geen naam op het apparaat.
web-evening-names-cards-about = Je deelt vooraf dieren uit. Wie wie is, staat op jouw lijst. Die blijft op dit apparaat.
web-evening-own-list = Jouw lijst, met één naam op elke regel (hoeft niet)
web-evening-names-own-about = Ieder kind typt een naam. Een nare naam verander je in één tik.
web-evening-how-many = Hoeveel kinderen?
web-evening-open = Open het bord
web-evening-nothing-kept = Na afloop bewaart de server niets. Wat je wilt houden, bewaar je zelf als bestand.
web-evening-mine = Jouw klassen op dit apparaat

web-evening-way-in = Hoe je meedoet
web-evening-qr-large = Maak de QR-code zo groot als het bord
web-evening-code-spelled = Code: { $code }
web-evening-join-now = Doe mee met deze code:
web-evening-join-still = Meedoen kan nog:
web-evening-locked = De deur is op slot
web-evening-here = { $count ->
    [one] kind is er
   *[other] kinderen zijn er
}
web-evening-round = ronde { $round }
web-evening-round-of = ronde { $round } van ongeveer { $rounds }
web-evening-question = vraag { $round }
web-evening-question-of = vraag { $round } van { $rounds }
web-evening-over = afgelopen
web-evening-thanks = Klaar! Mooi gespeeld.
web-evening-of = van { $count }
web-evening-ready-of = { $ready } van { $of } zijn klaar
web-evening-sheets-ready = bladen zijn klaar
web-evening-tables-ready = kinderen zijn klaar
web-evening-voted = stemmen zijn binnen
web-evening-take-paper = Pak allemaal een blad en een potlood.
web-evening-count-on-paper = Klaar! Tel nu de punten op je blad.
web-evening-round-big = ronde
web-evening-on-paper = De kinderen tekenen op papier. Op het bord rollen de dobbelstenen.
web-evening-print-sheets = Print bladen voor de klas
web-evening-draw-on-paper = Teken op je eigen blad.
web-evening-side = Hoe ver we zijn
web-evening-paused = Pauze
web-evening-full = Het hele scherm
web-evening-desk = Bureau
web-evening-shown-work = Samen bekijken
web-evening-sheet = Blad { $number }
web-evening-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
web-evening-what-differs = Wat deden zij anders?
web-evening-what-next = Wat zou jij nu doen?
web-evening-strongest = De sterkste speler:
web-evening-strongest-sheet = De sterkste speler, op blad { $number }
web-evening-strongest-thinks = De sterkste speler denkt na …
web-evening-spread = Zo liggen de scores
web-evening-spread-middle = het midden is { $score }
web-evening-spread-bar = { $points }: { $count ->
    [one] één keer
   *[other] { $count } keer
}
web-evening-score-board = Stand
web-evening-votes = Hier stemde de klas op
web-evening-all-done = Iedereen is klaar. Zo komt de volgende ronde.
web-evening-next-comes = De volgende ronde komt vanzelf. Blijf hier.
web-evening-pace-timer-round = Klok per ronde
web-evening-play-on = Speel je partij rustig uit.
web-evening-model = Modelblad
web-evening-back-to-dice = Terug naar de dobbelstenen

web-evening-begin = Beginnen
web-evening-next-roll = Volgende worp
web-evening-next-round = Volgende ronde
web-evening-finish = Klaar
web-evening-next-move = Doe de zet
web-evening-pause = Pauze: kijk naar het bord
web-evening-pause-short = Pauze
web-evening-resume = Verder
web-evening-not-ready = { $count ->
    [one] Eén kind is nog bezig.
   *[other] { $count } kinderen zijn nog bezig.
}
web-evening-not-ready-names = { $count ->
    [one] { $names } is nog bezig.
   *[other] { $names } zijn nog bezig.
}
web-evening-tell = Laat zien wat goed is
web-evening-next-question = Volgende vraag
web-evening-answers-in = antwoorden zijn binnen
web-evening-not-ready-answers = Als je verdergaat, telt wie al heeft geantwoord.
web-evening-answer = Wat hebben ze gemeen?
web-evening-answer-give = Dit is mijn antwoord
web-evening-answer-in = Je antwoord is binnen. Je mag je nog bedenken.
web-evening-nothing = Niets
web-evening-is-so = klopt
web-evening-hard-question = Vraag { $round }: { $told } { $right ->
    [0] Niemand
    [one] Eén
   *[other] { $right }
} van de { $players } { $right ->
    [0] had
    [one] had
   *[other] hadden
} het goed.
web-evening-not-ready-sheets = Als je verdergaat, tekent de computer deze worp voor wie nog niet klaar is.
web-evening-not-ready-tables = Als je verdergaat, telt wat er nu ligt.
web-evening-not-ready-votes = Als je verdergaat, telt wie al gestemd heeft.
web-evening-go-on = Toch verder
web-evening-wait = Nog even wachten

web-evening-children = { $count ->
    [one] kind
   *[other] kinderen
}
web-evening-ready = klaar
web-evening-stuck = { $count ->
    [one] zit vast
   *[other] zitten vast
}
web-evening-lock = Deur op slot
web-evening-nobody-yet = Er is nog niemand. De code is { $code }.
web-evening-state-busy = tekent nog
web-evening-state-busy-table = speelt nog
web-evening-state-busy-vote = denkt nog
web-evening-state-here = is er
web-evening-state-ready = klaar
web-evening-state-stuck = zit vast
web-evening-state-away = even weg
web-evening-state-waiting = nog niet gekomen
web-evening-state-out = eruit gezet
web-evening-late = { $count ->
    [one] de computer tekende één worp
   *[other] de computer tekende { $count } worpen
}
web-evening-bye = Deze ronde vrij.
web-evening-pick = { $name } op het bord tonen
web-evening-pick-this = Kies voor het bord
web-evening-unpick = Toch niet op het bord
web-evening-one-board = Zo staat het ervoor
web-evening-free = Deze ronde vrij
web-evening-table-won = { $name } wint
web-evening-table-even = Gelijk
web-evening-table-plays = Zijn bezig
web-evening-pace = Tempo
web-evening-pace-all = Wacht op iedereen
web-evening-pace-timer = Klok per beurt
web-evening-pace-host = Ik zeg wanneer
web-evening-pace-lasts = Hoe lang?
web-evening-seconds = { $count ->
    [60] een minuut
    [120] twee minuten
    [180] drie minuten
   *[other] { $count } seconden
}
web-evening-together = Samen bekijken
web-evening-picked = { $count ->
    [0] Kies tot { $most } bladen met het oogje, of druk lang op een blad. Op het bord staan ze zonder naam.
    [one] Eén blad gekozen. Op het bord staat het zonder naam.
   *[other] { $count } bladen gekozen. Op het bord staan ze zonder naam.
}
web-evening-picked-tables = { $count ->
    [0] Kies tot { $most } tafels met het oogje. Op het bord staan ze zonder naam.
    [one] Eén tafel gekozen. Op het bord staat hij zonder naam.
   *[other] { $count } tafels gekozen. Op het bord staan ze zonder naam.
}
web-evening-lies-on-wall = Dit staat nu op het bord, zonder namen.
web-evening-show = Toon op het bord
web-evening-ask-strongest = Wat doet de sterkste speler?
web-evening-off-wall = Haal van het bord
web-evening-choose-sheets = Kies bladen
web-evening-scores = Scores
web-evening-scores-wall = Wat het bord over scores zegt
web-evening-scores-nothing = Niets
web-evening-scores-distribution = Verdeling
web-evening-scores-board = Stand
web-evening-stop = Nu stoppen en tellen
web-evening-stop-about = De klas stopt op alle apparaten. Wat er nu ligt, telt.
web-evening-stop-yes = Stoppen en tellen
web-evening-stop-no = Doorspelen
web-evening-name = Naam op het bureau en op het apparaat
web-evening-rename = Verander de naam
web-evening-on-list = Op jouw lijst (alleen op dit apparaat)
web-evening-put-on-list = Zet op mijn lijst
web-evening-list-stays = Jouw lijst met namen gaat niet mee.
web-evening-names-in-files = In de bestanden staan de namen van jouw lijst. De server leest ze alleen om het bestand te maken.
web-evening-animal-again = Weer een dier
web-evening-remove = Zet eruit
web-evening-let-in = Laat weer binnen
web-evening-other-device = Verder op een ander apparaat
web-evening-copies = Delen en tweede scherm
web-evening-copy-for = Voor wie?
web-evening-copy-guests = Kinderen
web-evening-copy-wall = Bord
web-evening-copy-remote = Telefoon
web-evening-copy-desk = Collega
web-evening-copy-list = Mijn lijst
web-evening-copy-list-about = Wie is welk dier? Druk de lijst af en knip de kaartjes uit. De lijst staat alleen op dit apparaat.
web-evening-copy-cards-about = Druk de kaartjes af, knip ze uit en deel ze uit. Met de code en het nummer van het dier komt een kind binnen.
web-evening-copy-guests-about = Hiermee komen kinderen binnen. Ze kunnen ook de code typen.
web-evening-copy-wall-about = Hiermee staat het bord ook op een ander scherm. Het toont geen namen en kan niets veranderen.
web-evening-copy-remote-about = Scan dit met je telefoon. Dan heb je volgende, pauze en tonen in je hand. Laat deze code niet op het bord zien.
web-evening-copy-desk-about = Hiermee kan een collega alles wat jij kunt. Laat deze link niet op het bord zien.
web-evening-print = Afdrukken
web-evening-open-wall = Open het bord op een tweede scherm
web-evening-open-here = Open hem op dit apparaat
web-evening-code-is = code
web-evening-open-remote = Afstandsbediening
web-evening-to-desk = Naar het bureau
web-evening-no-key = Op dit apparaat ligt geen sleutel van deze klas. Vraag degene die de klas opende om een kopie.
web-evening-afterwards = Na afloop
web-evening-afterwards-about = Bewaar wat je wilt houden op dit apparaat. De server vergeet alles na een paar uur.
web-evening-file-ods = Tabel (ODS)
web-evening-file-csv = Tabel (CSV)
web-evening-file-whole = De hele klas als bestand
web-evening-certificates = Oorkondes afdrukken
web-evening-erase = Wis deze klas nu
web-evening-erase-sure = Alle bladen en namen van deze klas gaan weg. Dit kun je niet terugdraaien.
web-evening-erase-yes = Ja, wis alles

web-evening-welcome = Doe je mee?
web-evening-locked-about = De deur is op slot. Alleen wie al meedeed, kan terugkomen.
web-evening-animal-comes = Je krijgt een eigen dier.
web-evening-number-card = Welk nummer staat op je dierenkaartje?
web-evening-number-back = Welk nummer had jouw dier?
web-evening-number-missing = Typ eerst het nummer van je dier.
web-evening-group = Wie zitten er bij dit apparaat?
web-evening-group-about = Zet een komma tussen de namen. Jullie tekenen om de beurt.
web-evening-group-name = Naam van jullie groepje
web-evening-group-now = Nu tekent
web-evening-group-draws = { $name } tekent
web-evening-group-is = Bij dit apparaat: { $names }.
web-evening-enter = Ik doe mee
web-evening-with-more = We zijn met meer bij dit apparaat
web-evening-was-here = Ik deed al mee op een ander apparaat
web-evening-i-am-new = Ik ben nieuw
web-evening-you-are = Jij bent
web-evening-you-are-group = Jullie zijn
web-evening-wait-for-host = Het begint zo. Kijk naar het bord.
web-evening-removed = Je doet even niet mee
web-evening-removed-about = Vraag het aan degene die het bord bedient. Mag je weer meedoen, dan gaat het hier vanzelf verder.
web-evening-drawn = Klaar! De volgende worp komt vanzelf.
web-evening-look-up = Kijk naar het bord
web-evening-kept-sheet = Je blad is bewaard. Zo tekenen we verder.
web-evening-kept-board = Alles blijft liggen. Zo spelen we verder.
web-evening-vote-cast = Je stem is binnen. Je mag je nog bedenken.
web-evening-vote = Wat moet de klas doen?
web-evening-look-back = Terugkijken
web-evening-look-back-open = Open een bewaarde les
web-evening-played-together = Jullie speelden samen als één speler tegen de computer. Dit waren jullie:
web-evening-hardest = Moeilijkste rondes
web-evening-hardest-questions = Moeilijkste vragen
web-evening-hard = Ronde { $round }: { $strongest } Dat bracht in die ronde { $points } op. De kinderen haalden er gemiddeld { $others }.
web-evening-hardest-sheet = Het blad van de sterkste speler, met dezelfde worpen
web-evening-against-whom = (met { $names })
web-evening-stood-in = (door de computer)
