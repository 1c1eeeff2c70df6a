cli-about = Speeltafel: vijf gezelschapsspellen, trouw aan hun spelregels.
cli-exit-codes = Afsluitcodes: 0 gelukt; 1 het antwoord is nee (een ongeldige zet of een beschadigd verslag); 2 de opdracht klopt niet; 130 afgebroken.
cli-lang = Taal: nl of en.
cli-json = Antwoord als JSON.
cli-misused = { $message } Zie: speeltafel --help
cli-unknown-language = De taal ‘{ $name }’ spreek ik niet.

cli-game = Naam van het spel (zie: speeltafel games).
cli-variant = Variant of niveau (zie: speeltafel games GAME).
cli-players = Aantal spelers.
cli-option = Een keuze bij de variant; mag vaker.
cli-option-shape = ‘{ $text }’ is geen optie. Schrijf naam=waarde.
cli-seed = Getal waarmee het toeval te herhalen is.
cli-bot = Wie er speelt.
cli-file = Een partijverslag.
cli-cannot-read = ‘{ $path }’ kan niet gelezen worden: { $why }.
cli-cannot-write = ‘{ $path }’ kan niet geschreven worden: { $why }.
cli-exists = ‘{ $path }’ bestaat al en blijft zoals het is.
cli-other-name = Kies een andere naam.
cli-written = Geschreven: { $path }

cli-games = Welke spellen er op de plank staan: varianten, spelers, leeftijden.
cli-games-one = Alleen dit spel, met zijn opties en computerspelers.
cli-shelf = Op de plank
cli-column-game = spel
cli-column-variant = variant
cli-column-players = spelers
cli-column-age = leeftijd
cli-column-minutes = minuten
cli-column-about = waar het om gaat
cli-bots = Computerspelers: { $bots }
cli-default = gewoonlijk { $value }

cli-rules = De spelregels van een spel.
cli-replay = Speelt een partijverslag na, stap voor stap.
cli-print = Alles achter elkaar, zonder te wachten.
cli-next = [Enter] volgende, q stopt
cli-check = Zegt of een partijverslag klopt, of welke zet als eerste fout is en waarom.
cli-valid = Dit verslag klopt: { $game }, { $moves } { $moves ->
    [one] zet
   *[other] zetten
}.
cli-unfinished = De partij is nog niet uit.

cli-perft = Telt alle zettenreeksen van een bepaalde lengte.
cli-depth = Aantal zetten.
cli-split = Ook per eerste zet.
cli-perft-many = Bij { $game } heeft het lot hier te veel uitkomsten om te tellen.
cli-playthrough = Vertelt één partij regel voor regel, voor de tests.
cli-write = Map om het bestand in te schrijven; anders op het scherm.

cli-simulate = Laat computerspelers veel partijen spelen en telt wat ervan komt.
cli-count = Aantal partijen.
cli-sim-bots = Eén computerspeler voor alle plaatsen, of één per plaats met komma's ertussen.
cli-limit = Meeste zetten per partij.
cli-playing = Spelen …
cli-bots-count = Er zijn { $given } computerspelers genoemd voor { $players } plaatsen. Noem er één voor allemaal, of één per plaats.
cli-sim-what = wat
cli-sim-value = waarde
cli-sim-games = partijen
cli-sim-length = zetten per partij
cli-sim-spread = minst – midden – meest
cli-sim-unfinished = niet uitgespeeld
cli-sim-wins = { $seat } wint
cli-sim-score = { $seat }, punten gemiddeld
cli-sim-no-winner = zonder winnaar

cli-play = Speelt een spel in de terminal: met mensen hier, of tegen de computer.
cli-seat = Wie er zit, in volgorde: een naam, of bot:NAAM voor een computerspeler; mag vaker.
cli-people = Aantal mensen hier; de andere plaatsen speelt de computer.
cli-resume = Een bewaarde partij om verder te spelen.
cli-other-game = ‘{ $path }’ is een partij { $game }.
cli-seats-count = Er zijn { $given } plaatsen genoemd, maar er zijn er { $players }.
cli-welcome = Typ je zet. ? zegt wat er mag, ‘terug’ neemt terug, ‘bewaar NAAM’ bewaart, ‘regels’ toont de regels, ‘stop’ houdt op.
cli-commands = Verder: ? ZET (wat doet die, of waarom mag hij niet), terug, bewaar NAAM, verloop, regels, afspraak, stop.
cli-hand-over = Geef het scherm aan { $seat } en druk op Enter.
cli-nothing-to-undo = Je hebt nog niets gedaan om terug te nemen.
cli-undo-chance = Er is sindsdien gegooid of een kaart getrokken; terugnemen zou niet eerlijk zijn.
cli-undo-other = Een ander heeft sindsdien gezet; die mag eerst zelf terugnemen.
cli-undo-revealed = Die zet heeft iets laten zien wat niemand meer kan vergeten; terugnemen zou niet eerlijk zijn.
cli-undone = Teruggenomen.
cli-save-where = Schrijf erachter hoe het bestand moet heten: bewaar partij.txt
cli-saved = Bewaard: { $path }
cli-save-finished = Partij bewaren? Typ een bestandsnaam, of alleen Enter.
cli-kept = De partij is bewaard. Verder spelen: speeltafel play { $game } --resume { $path }
cli-not-kept = De partij kon niet bewaard worden.
cli-agree-what = Wat er samen afgesproken kan worden: { $events }. Typ: afspraak en dan het woord.
cli-agree-nothing = Er valt nu niets samen af te spreken.
cli-agree-bot = { $seat } wil nog doorspelen.
cli-agree-all = Is iedereen het ermee eens? (j/n)
cli-computer = de computer ({ $name })
cli-computer-at = computer { $number } ({ $name })

cli-arena = Laat computerspelers tegen elkaar spelen, op alle plaatsen, en meet wie sterker is.
cli-arena-bots = De computerspelers, met komma's ertussen; ‘all’ is het hele rijtje.
cli-arena-games = Partijen per ontmoeting.
cli-arena-processes = Aantal processen; 0 is één per kern.
cli-arena-ray = Adres van een Ray-cluster om op te spelen.
cli-arena-plot = Bestand om een tekening in te maken (svg, png of pdf).
cli-arena-few = Noem minstens twee computerspelers om tegen elkaar te spelen.
cli-arena-twice = De computerspeler ‘{ $name }’ is twee keer genoemd.
cli-arena-meeting = ontmoeting
cli-arena-won = gewonnen
cli-arena-even = gelijk
cli-arena-lost = verloren
cli-arena-share = deel van beslist
cli-arena-interval = 95 % tussen
cli-arena-name = computerspeler
cli-arena-rating = rating
cli-arena-score = punten gemiddeld
cli-arena-spread = spreiding
cli-arena-thinking = denkt per zet
cli-arena-longest = hoogstens
cli-arena-seat = Plaats { $number } wint { $percent } %.
cli-arena-unfinished = { $count } { $count ->
    [one] partij is
   *[other] partijen zijn
} niet uitgespeeld.
cli-no-matplotlib = Voor een tekening is het pakket ‘matplotlib’ nodig.
cli-install-matplotlib = Installeer het met: pip install 'speeltafel[solve]'

cli-opponents = Meet de niveaus van alle computerspelers en schrijft docs/opponents.md.
cli-opponents-game = Alleen dit spel meten; mag vaker.
cli-opponents-out = Map voor het verslag.
cli-opponents-strongest = Partijen voor wie het sterkste speelt, als het er minder moeten zijn.
cli-opponents-growth = Partijen voor elke hoeveelheid denktijd van de sterkste; 0 voor geen.
cli-opponents-crowds = Partijen van de sterkste aan tafels van drie en vier; 0 voor geen.
cli-opponents-survey = Partijen van de sterkste in elke variant; 0 voor geen.
cli-opponents-foreseen = Naast die aan volle tafels en in elke variant: partijen van wie alle worpen al kent; 0 voor geen.
cli-opponents-again = Speel opnieuw wat al gemeten is.
cli-opponents-write = Niet meten; alleen het verslag schrijven van wat gemeten is.

cli-table = Dekt de tafel op deze computer en opent hem in de browser.
cli-table-browser = Of de browser geopend wordt.
cli-table-here = De tafel staat klaar: { $address } (stoppen: Ctrl-C)
cli-table-others = Voor andere toestellen in hetzelfde netwerk: { $address }
