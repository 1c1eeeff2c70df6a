# Alles wat op papier staat, en wat `speeltafel print` zegt.

print-command = Maakt een PDF: bladen, kaarten, borden, puzzelboekjes, spelregels.
print-what = Wat (zie: speeltafel print --list).
print-list = Laat zien wat er te printen is.
print-output = Het bestand dat geschreven wordt.
print-paper = Papier.
print-ink = Kleur, grijs, of zo weinig mogelijk inkt.
print-large = Grote letters.
print-backs = Achterkanten: vouwen, losse bladen, of dubbelzijdig.
print-shift = Hoeveel millimeter een achterkant opschuift, naar rechts en naar beneden (zie het ijkblad), bijvoorbeeld 0.5,-1.
print-address = Waar Speeltafel te vinden is, voor de QR-codes, bijvoorbeeld https://spel.school.nl.
print-sheet = Welk blad van Ka Pai.
print-per-page = Zoveel bladen op een pagina.
print-count = Zoveel bladen, genummerd: een klassenset.
print-grade = Alleen puzzels van deze moeilijkheid, 1 tot 5.
print-numbers = Alleen deze puzzels, bijvoorbeeld 1,5,20-24.
print-size = Het bord op één vel, op een dubbel zo groot vel, of op twee vellen om te plakken.
print-gold = Welke goudkaarten.
print-deck = Welke gebouwen.
print-name = De naam op de oorkonde.
print-game-of = Van welk spel.
print-seed = Andere opgaven op het lesblad.
print-making = Ik zet de pagina’s
print-column-what = wat
print-column-about = wat het is
print-unknown = ‘{ $name }’ kan ik niet printen.
print-unknown-choice = ‘{ $value }’ kan niet bij { $option }.
print-no-puzzles = Er blijft geen puzzel over.
print-extra-missing = Om te printen is het pakket ‘typst’ nodig.
print-extra-install = Installeer het met: pip install "speeltafel[print]".

# Op elk blad
print-ruler = Dit is 100 mm. Print op 100 %, niet passend op de pagina.
print-at-full-size = Print op 100 %
print-buy = Vind je het leuk? Koop de doos: die is mooier, en de bedenker heeft er wat aan.
print-code = QR-code: opent dit in de browser
print-credit = Speeltafel
print-credit-katalon = Katalon is bedacht door Hartmut Kommerell · geprint met Speeltafel
print-credit-katoiz = Katoiz is bedacht door Sabine Opstelten · geprint met Speeltafel
print-credit-potzklotz = Potz Klotz is bedacht door Hartmut en Jule Spiegel · geprint met Speeltafel
print-credit-kapai = Ka Pai is bedacht door Mads Fløe (White Goblin Games) · geprint met Speeltafel
print-credit-kobito = Kobito is bedacht door Robert Brouwer (Jolly Dutch) · geprint met Speeltafel

# Snijden en vouwen
print-backs-fold-front = Vouw op de stippellijn, plak, en snijd langs de streepjes
print-backs-separate-front = Plak dit op het blad met de achterkanten en snijd langs de streepjes
print-backs-separate-back = Achterkanten
print-backs-duplex-front = Dubbelzijdig printen, omslaan over de lange kant
print-backs-duplex-back = Achterkanten
print-nets-help = Knip uit, vouw op de lijnen, plak de flapjes
print-glue-left = De linkerhelft: plak de strook onder de rechterhelft
print-glue-right = De rechterhelft: snijd langs de lijn
print-calibration = IJkblad
print-calibration-front = Voorkant
print-calibration-back = Achterkant
print-calibration-help = Print dit dubbelzijdig, houd het tegen het licht en kijk hoeveel millimeter de kruisen op de achterkant naar rechts en naar beneden moeten om op die van de voorkant te vallen, gezien vanaf de achterkant. Geef die twee getallen op bij het printen, in de browser onder ‘Achterkant verschuiven’ en anders met --shift, bijvoorbeeld 0.5,-1. Print daarna nog eens: de kruisen moeten samenvallen.

# Ka Pai
print-kapai-sheets = Ka Pai: speelbladen
print-kapai-sheets-about = Speelbladen: 1, 2 of 4 op een pagina, of een genummerde klassenset
print-kapai-dice = Ka Pai: de dobbelstenen
print-kapai-dice-about = De twee dobbelstenen om te vouwen
print-sheet-alt = Leeg blad van zeven bij zeven velden met vijf totems en vier donkere velden
print-sheet-name = Naam
print-sheet-number = Blad
print-sheet-bonus = Bonus
print-sheet-groups = Groepen
print-sheet-crosses = Kruisjes × groepen
print-sheet-network = Totems verbonden
print-sheet-total = Totaal
print-sheet-play = speel dit blad
print-sheet-corners = Hoeken
print-sheet-pinwheel = Molentje
print-sheet-garden = Tuin

# Katalon
print-katalon-board = Katalon: het bord
print-katalon-board-about = Het bord: op één vel, op A3, of op twee vellen om te plakken
print-katalon-board-alt = Bord van Katalon: vijf overlappende vakken met samen 21 velden
print-katalon-stones = Katalon: de stenen
print-katalon-stones-about = Twee keer twaalf stenen om uit te snijden
print-stone = { $colour ->
    [yellow] gele steen met een ring
   *[red] rode steen met een kruis
}
print-katalon-puzzles = Katalon: puzzelboek
print-katalon-puzzles-about = Puzzels met oplossingen en weerleggingen achterin
print-puzzles-preface = Elke puzzel heeft precies één eerste zet die wint. De dikke rand is het vak waar je moet zetten; de steen met de kring is net gelegd. Geel heeft een ring, rood een kruis. Achterin staat waarom de andere zetten niet winnen.
print-puzzle-task = { $seat ->
    [yellow] Geel
   *[red] Rood
} wint in { $moves }
print-puzzle-box = zet in vak { $box }
print-puzzle-alt = Puzzel { $number }: { $position }
print-puzzle-solutions = Oplossingen
print-puzzle-wins = wint
print-puzzle-reply = dan { $reply }: { $end }
print-puzzle-end-draw = gelijkspel
print-puzzle-end-loss = verlies in { $moves }
print-puzzle-end-now = het is uit
print-grade-name = Moeilijkheid { $grade }
print-puzzles-count = { $count ->
    [one] één puzzel
   *[other] { $count } puzzels
}

# Katoiz
print-katoiz-tiles = Katoiz: de tegels
print-katoiz-tiles-about = Veertig tegels met een plaatje en vijf effen tegels
print-tile = { $size ->
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
print-plain-tile = effen tegel, { $colour ->
    [blue] blauw
    [red] rood
    [green] groen
    [yellow] geel
   *[white] wit
}
print-katoiz-homes = Katoiz: thuisplekken
print-katoiz-homes-about = Vier thuisplekken voor Stapeltje
print-home = thuis
print-home-alt = Thuisplek van speler { $seat }
print-homes-help = Leg je thuisplek buiten het vierkant tegen een hoek, als een molentje: naast a1, boven f1, naast f6, onder a6. Met z’n tweeën zit je tegenover elkaar. Speel tot vier, vijf, zes of zeven.
print-katoiz-dice = Katoiz: dobbelstenen en schijfjes
print-katoiz-dice-about = De kleurendobbelsteen, de afbeeldingendobbelsteen en twaalf schijfjes
print-colour-die = Bouwplaat van de kleurendobbelsteen: vijf kleuren en paars
print-picture-die = Bouwplaat van de afbeeldingendobbelsteen: drie vormen, twee sterren en leeg
print-die-alt = Bouwplaat van een dobbelsteen: { $faces }
print-disc = schijfje van speler { $seat }

# Potz Klotz
print-potzklotz-cards = Potz Klotz: de kaarten
print-potzklotz-cards-about = 56 kaarten met gebouwen (of alle 96)
print-building-card = kaart { $name }: een gebouw van vijf kubussen
print-potzklotz-base = Potz Klotz: de grondplaat
print-potzklotz-base-about = De grondplaat van vijf bij vijf
print-potzklotz-base-alt = Grondplaat van vijf bij vijf vakjes, kolommen a tot e, rijen 1 tot 5
print-potzklotz-base-help = Zet er { $cubes } kubussen op, en draai de plaat niet.
print-potzklotz-cubes = Potz Klotz: de kubussen
print-potzklotz-cubes-about = Vijf kubussen om te vouwen, en een reserve
print-cube-alt = Bouwplaat van een kubus

# Kobito
print-kobito-cards = Kobito: de kaarten
print-kobito-cards-about = 84 regenboogkaarten, 5 kobito’s, 3 vervangkaarten, 18 goudkaarten
print-rainbow-card = regenboogkaart { $number }
print-kobito = kobito
print-replacement = vervangkaart
print-gold-card = goudkaart: lengte { $length }, { $value } waard

# Regels, lesbladen, oorkondes, scorebladen
print-rules-about = De spelregels op twee pagina’s, met plaatjes
print-rules-title = { $title }: de spelregels
print-lesson-about = Lesblad: kijken, doen, nakijken
print-lesson-title = { $title }: aan de slag
print-lesson-look = Kijk
print-lesson-do = Nu jij
print-lesson-answers = Antwoorden
print-lesson-katalon = Zet een stip op elk veld waar je mag zetten of slaan. { $seat ->
    [yellow] Geel
   *[red] Rood
} is aan zet, in het vak met de dikke rand.
print-lesson-kapai = Hoeveel punten is dit blad waard?
print-lesson-katoiz = Hoeveel overeenkomsten hebben deze twee tegels: kleur, vorm, grootte?
print-lesson-potzklotz = Is het hetzelfde gebouw, het spiegelbeeld, of een ander?
print-lesson-kobito = Welk getal past links, welk rechts?
print-lesson-same = hetzelfde
print-lesson-mirror = spiegelbeeld
print-lesson-other = een ander
print-lesson-points = { $points } { $points ->
    [one] punt
   *[other] punten
}
print-certificate = Oorkonde
print-certificate-about = Een oorkonde om uit te delen
print-certificate-for = voor
print-certificate-did = heeft { $title } leren spelen
print-certificate-any = heeft een nieuw spel leren spelen
print-certificate-date = datum
print-certificate-signed = getekend
print-scores-about = Een blad om de stand bij te houden
print-scores-title = { $title }: de stand
print-scores-player = speler
print-scores-kobito-rows = goud, straf, totaal
print-scores-potzklotz-rows = potje 1, potje 2, potje 3, potje 4, potje 5, totaal
print-scores-katoiz-rows = blauw, rood, groen, geel, wit, vierkant, cirkel, driehoek, groot, klein, totaal
print-scores-kobito-help = Tel je goud op en trek drie punten af voor elke strafkaart.
print-scores-potzklotz-help = Wie geen kaarten meer heeft, krijgt een punt.
print-scores-katoiz-help = 3-stel, niveau 3: tel voor elke kleur, vorm en grootte je tegels min twee (nooit minder dan nul), en tel alles op.
print-calibration-about = IJkblad voor dubbelzijdig printen
print-pack-title = Het standaardpakket
print-kapai-puzzles = Ka Pai: puzzelboek
print-kapai-puzzles-about = Puzzels met een oplossing achterin, en wat er mis is met wat verleidt
print-kapai-puzzles-preface = Op het blad staan de rijen en kolommen met nummers en letters. Onder het blad ligt je worp: kies er één, of teken allebei als ze gelijk zijn. Daarna komen de worpen uit de opdracht. Achterin staat hoe het kan.
print-kobito-puzzles = Kobito: puzzelboek
print-kobito-puzzles-about = Puzzels met een oplossing achterin, en wat er mis is met wat verleidt
print-kobito-puzzles-preface = Boven liggen de potten A, B en C, daaronder de regenbogen in je atelier, en dan je hand. Klein eronder liggen de regenbogen van de anderen. Wat in één keer uit je atelier naar een pot gaat, is één stap. Achterin staat hoe het kan.
print-katoiz-puzzles = Katoiz: puzzelboek
print-katoiz-puzzles-about = Puzzels met een oplossing achterin, en wat er mis is met wat verleidt
print-katoiz-puzzles-preface = Bij de torens liggen onder je toren de tegels waaruit je kiest; bij 3-stel liggen je schijfjes op het veld; bij Stapeltje staat elke thuisstapel bij zijn hoek, met het teken van zijn speler eronder: jij bent geel. Eronder liggen de dobbelstenen, en wat je al gepakt hebt als dat telt. Op een tegel past wat in kleur, vorm of grootte gelijk is. Achterin staat hoe het kan.
print-potzklotz-puzzles = Potz Klotz: puzzelboek
print-potzklotz-puzzles-about = Puzzels met een oplossing achterin, en wat er mis is met wat verleidt
print-potzklotz-puzzles-preface = Links staat het gebouw, rechts zie je hoe hoog het op elke plek is, en eronder liggen je kaarten. Bouw het na met vijf kubussen en probeer het. Achterin staat hoe het kan.

# De momenten van een terugblik
print-moments-title = { $title }: wat besliste?
print-moments-none = Er is geen moment waar het zeker beter kon.
print-moments-answers = Zo kon het beter
print-moment-task = { $moves ->
    [one] { $seat } is aan de beurt. Zoek de betere zet.
   *[other] { $seat } is aan de beurt. Zoek hoe de betere beurt begint.
}
print-moment-alt = Moment { $number }: wat er op tafel ligt
