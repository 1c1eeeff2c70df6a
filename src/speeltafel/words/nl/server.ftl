server-about = Opent een huis vol tafels: spelen in de browser, op elk apparaat, samen of tegen de computer.
server-host = Het adres waarop geluisterd wordt; 0.0.0.0 laat ook andere apparaten in het netwerk toe.
server-port = De poort waarop geluisterd wordt.
server-public-url = Het adres dat andere apparaten gebruiken, voor links en QR-codes, zoals https://spelen.example. Leeg: zoals het verzoek binnenkwam.
server-database = Waar tafels bewaard worden: sqlite:///pad/naar/bestand of postgresql://naam@host/database. Leeg: een bestand in je eigen gegevensmap.
server-redis = Adres van Redis (redis://host), zodat meer processen dezelfde tafels bedienen. Leeg: één proces.
server-key-file = Het bestand met de sleutels die cookies ondertekenen, de nieuwste bovenaan. Leeg: naast het SQLite-bestand; met PostgreSQL in de database.
server-metrics-token = Het woord waarmee /metrics te lezen is (Authorization: Bearer …). Leeg: alleen vanaf deze machine.
server-origins = Adressen van andere pagina’s die met deze server mogen praten, met komma’s ertussen.
server-proxies = Adressen van proxy’s van wie X-Forwarded-For geloofd wordt, met komma’s ertussen.
server-bot-workers = Hoeveel processen voor computerspelers nadenken.
server-bot-seconds = Hoeveel seconden een computerspeler hoogstens nadenkt.
server-bot-pause = Hoeveel seconden een computerspeler ten minste wacht met zetten.
server-grace-seconds = Hoeveel seconden een verlaten stoel vrij blijft voordat de computer invalt.
server-keep-days = Na hoeveel dagen zonder zet een tafel wordt opgeruimd.
server-idle-seconds = Hoeveel seconden een tafel waar niemand kijkt in het geheugen blijft.
server-head-bytes = Hoe groot het adres en de headers van een verzoek samen mogen zijn, in bytes.
server-request-seconds = Binnen hoeveel seconden een verzoek helemaal binnen moet zijn.
server-address-waiting = Hoeveel verbindingen van één adres mogen wachten zonder verzoek, of met een half verzoek.
server-message-bytes = Hoe groot een bericht van een apparaat mag zijn, in bytes.
server-guest-messages = Hoeveel berichten per seconde één gast mag sturen.
server-guest-hints = Hoeveel hints per minuut één gast krijgt.
server-guest-setups = Hoeveel tafels per minuut één gast kan klaarzetten; een grote telt voor meer.
server-guest-tables = Hoeveel tafels er van één gast bewaard worden.
server-guest-bytes = Hoeveel bytes per seconde één gast op schijf mag zetten.
server-address-messages = Hoeveel berichten per seconde van één adres mogen komen.
server-address-requests = Hoeveel verzoeken per minuut van één adres mogen komen.
server-address-sockets = Hoeveel verbindingen één adres open mag hebben.
server-seats = Hoe groot een tafel hoogstens mag zijn.
server-device-seats = Hoeveel mensen aan één tafel hetzelfde apparaat mogen delen.
server-computers = Hoeveel computerspelers er aan één tafel mogen zitten.
server-log-level = Hoeveel er in het logboek komt: debug, info, warning of error.
server-log-format = Hoe het logboek eruitziet: json, of plain om zelf te lezen.
server-stop-seconds = Hoeveel seconden lopend werk krijgt als de server stopt.
server-open-at = Speeltafel is open op { $address } (stoppen: Ctrl-C).
server-only-here = Let op: andere apparaten kunnen dit adres niet bereiken, ook niet met de QR-code. Met --host 0.0.0.0 wel.
server-bad-setting = De waarde ‘{ $value }’ kan niet voor { $name }.
server-port-taken = Op { $host }:{ $port } luistert al iets.
server-other-port = Kies een andere poort met --port.
server-cannot-open = De database kan niet geopend worden ({ $why }).
server-check-database = Kijk het adres na dat bij --database staat, en of de database aanstaat.
server-bad-keys = De sleutels kunnen niet gelezen worden ({ $why }).
server-check-keys = Kijk het bestand na dat bij --key-file staat: één sleutel per regel, de nieuwste bovenaan.
server-file-in-use = Een andere server gebruikt { $file } al.
server-other-file = Stop die eerst, of kies met --database een ander bestand. Meer servers samen: geef ze dezelfde PostgreSQL (--database) en Redis (--redis).

server-store-away = De tafel kan even niets opschrijven. Er is niets verloren.
server-disk-full = Er is geen plaats meer voor nieuwe tafels. Wat er staat, kan uitgespeeld worden.
server-try-again = Probeer het zo meteen nog eens.
server-trouble = Er ging iets mis bij ons.
server-no-hint = Er schiet even niemand een hint te binnen.
server-not-understood = Dat bericht is niet te begrijpen.
server-too-fast = Dat gaat wel heel snel. Wacht even en probeer het dan weer.
server-no-such-phrase = Die zin kennen we hier niet.
server-log-full = Aan deze tafel is te veel gebeurd om nog door te gaan. Zet een nieuwe klaar.
server-stops = De server stopt even. Je partij is bewaard; de verbinding komt vanzelf terug.
server-table-gone = Deze tafel is opgeruimd.
server-removed = Je bent van deze tafel gestuurd.
server-private = Deze tafel is nu besloten.

server-name-empty = Kies een naam met ten minste één letter.
server-name-long = Een naam heeft hoogstens { $most } tekens.
server-no-guest = Vertel eerst hoe je heet.
server-too-many-seats = Een tafel heeft hier hoogstens { $most } stoelen.
server-too-many-here = Met hoogstens { $most } mensen kun je één apparaat delen.
server-too-many-computers = Aan een tafel zitten hier hoogstens { $most } computerspelers.
server-too-many-tables = Je hebt al { $most } tafels klaargezet. Er komt weer plaats als de oudste opgeruimd worden.
server-no-such-table = Deze tafel is er niet.
server-table-removed = Misschien is de link niet compleet, of is de tafel na lange tijd opgeruimd. Zet een nieuwe klaar.
server-table-unreadable = Deze tafel is niet meer te lezen.
server-table-new = Je andere tafels doen het gewoon. Zet een nieuwe klaar.
server-no-such-code = Er is geen tafel met de code ‘{ $code }’.
server-check-code = Kijk de vier tekens nog eens na.
server-no-passage = Deze code is niet (meer) geldig. Vraag een nieuwe op je andere apparaat.
server-bad-request = Dit verzoek is niet te begrijpen.
server-forbidden = Dit mag hier niet.
server-not-found = Hier is niets te vinden.
server-wrong-method = Zo kan dit niet gevraagd worden.
server-too-large = Dit bericht is te groot.
server-too-slow = Dit verzoek kwam niet op tijd binnen.
server-too-many-guesses = Die code klopte te vaak niet. Wacht { $seconds } { $seconds ->
    [one] seconde
   *[other] seconden
} en kijk hem dan nog eens goed na.

server-talk-hello = Hallo!
server-talk-good-luck = Veel plezier!
server-talk-nice-move = Mooie zet!
server-talk-well-played = Goed gespeeld!
server-talk-thinking = Even nadenken …
server-talk-take-your-time = Neem de tijd.
server-talk-oops = Oei!
server-talk-wow = Wauw!
server-talk-thank-you = Dank je wel!
server-talk-again = Nog een keer?
server-talk-break = Even pauze, zo terug.
server-talk-goodbye = Tot ziens!

server-puzzle-wins = Nog { $moves } { $moves ->
    [one] zet
   *[other] zetten
} en je wint, wat de ander ook doet: dat is bewezen.
server-puzzle-slower = Dat wint ook, maar het kan sneller. Zo duurt het nog { $moves } { $moves ->
    [one] zet
   *[other] zetten
}.
server-puzzle-loses = Zo verlies je: { $moves ->
    [one] na één zet
   *[other] na { $moves } zetten
} heeft de ander gewonnen. Dat is bewezen.
server-puzzle-draws = Zo wordt het gelijkspel. Dat is bewezen.
server-puzzle-task = { $seat } is aan zet en wint { $moves ->
    [one] met één zet
   *[other] in { $moves } eigen zetten
}. Er is maar één eerste zet waarmee dat lukt.

server-decided-win-to-loss = Zet { $number } besliste: { $mover } kon daar nog winnen, en daarna niet eens meer gelijkspelen.
server-decided-win-to-draw = Zet { $number } besliste: { $mover } kon daar nog winnen, en daarna niet meer.
server-decided-draw-to-loss = Zet { $number } besliste: { $mover } kon daar nog gelijkspelen, en daarna niet meer.
server-decided-never = { $winner } stond vanaf de eerste zet gewonnen en gaf niets weg.

