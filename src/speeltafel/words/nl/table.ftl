table-not-started = Het spel is nog niet begonnen: er is nog een stoel vrij.
table-nothing-to-undo = Je hebt nog niets gedaan om terug te nemen.
table-undo-revealed = Terugnemen kan niet meer: er is intussen iets te zien geweest dat je nog niet wist.
table-undo-hall = Met meer dan { $most } spelers aan tafel kun je niets terugnemen.
table-asks-undo = { $seat } vraagt: mag ik mijn zet terugnemen?
table-asks-event = { $event ->
    [stop] { $seat } vraagt: zullen we stoppen?
   *[other] { $seat } stelt voor: { $what }
}
table-no-question = Die vraag is niet meer open.
table-question-open = Er ligt nog een vraag op antwoord te wachten.
table-bot-objects = { $seat } is het daar niet mee eens en speelt liever door.
table-not-your-seat = Op die stoel zit je niet.
table-no-such-seat = Die stoel staat hier niet.
table-still-here = Deze speler is er nog.
table-just-away = Deze speler was er net nog. Over { $seconds } { $seconds ->
    [one] seconde
   *[other] seconden
} mag de computer invallen.
table-full = Alle stoelen aan deze tafel zijn bezet.
table-may-watch = Je kunt wel meekijken.
table-seat-taken = Op die stoel zit al iemand.
table-take-another = Kies een andere stoel.
table-only-host = Alleen wie de tafel heeft klaargezet, kan beginnen.
table-wait-for-all = Het spel begint zodra alle stoelen bezet zijn.
table-not-over = De partij is nog niet uit.
table-asks-rematch = { $seat } vraagt: nog een potje?
table-resigned = { $seat } geeft op.
table-resign-two = Opgeven kan alleen met z’n tweeën.
table-may-leave = Je kunt wel van tafel gaan; dan speelt de computer voor je verder.
table-no-hints = Tussen mensen zijn er aan deze tafel geen hints.
table-host-decides = Dat beslist wie de tafel heeft klaargezet.
table-not-yourself = Jezelf wegsturen kan niet.
table-removed = Aan deze tafel kun je niet meer zitten.
table-door-closed = Aan deze tafel kan niemand meer aanschuiven.

table-computer = de computer
table-animal-beginner = Kuiken
table-animal-pupil = Muis
table-animal-player = Haas
table-animal-thinker = Das
table-animal-expert = Vos
table-animal-strongest = Uil
table-animal-perfect = Uil
table-numbered = { $name } { $number }

table-held = De juf, meester of spelleider vraagt: kijk even naar het bord. Daarna gaan jullie verder.
table-evening-decides = Wie deze avond leidt, beslist wanneer er een nieuwe partij komt.
table-closed = Jullie zijn gestopt voordat de partij uit was.
