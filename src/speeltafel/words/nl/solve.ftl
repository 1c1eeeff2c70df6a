solve-capture = ✕{ $field }

solve-command = Lost een spel exact op: waarde en afstand van elke stelling, in één bestand.
solve-game = Naam van het spel; alleen Katalon is er klein genoeg voor.
solve-out = Map voor het bestand; anders waar `speeltafel value` het zoekt.
solve-threads = Aantal threads.
solve-verify = Vergelijkt zoveel willekeurige stellingen met een tweede, onafhankelijke methode.
solve-plots = Map om de grafieken van het verslag in te tekenen.
solve-book = Schrijft het kleine boek dat wordt meegeleverd in dit bestand.
solve-only-katalon = { $game } is te groot om op te lossen.
solve-needs = Oplossen vraagt { $memory } GiB geheugen en { $disk } MB schijf, en komt in { $folder }. Ctrl-C stopt; dezelfde opdracht gaat verder.
solve-lack-memory = Oplossen vraagt { $needed } GiB vrij geheugen; er is { $found } GiB vrij.
solve-free-memory = Sluit andere programma’s, of neem een grotere machine.
solve-lack-disk = Oplossen vraagt { $needed } GiB vrije schijf; er is { $found } GiB vrij.
solve-free-disk = Maak ruimte, of kies een andere map met --out.
solve-lack-numba = Oplossen heeft gecompileerde code nodig, en numba is niet geïnstalleerd.
solve-get-numba = Installeer het met: pip install 'speeltafel[solve]'
solve-forward = Vooruit, { $stones } stenen
solve-backward = Terug, { $stones } stenen, { $positions } stellingen
solve-speed = { $millions } miljoen per seconde
solve-already = Al opgelost: { $path }. Haal het weg om opnieuw op te lossen.
solve-stopped = Gestopt. Wat opgelost is, blijft in { $folder }; dezelfde opdracht gaat daar verder.
solve-agree = Beide methoden zijn het eens over { $count } willekeurige stellingen, waarde en afstand.
solve-disagree = De twee methoden zijn het oneens over { $count } stellingen.
solve-done = { $positions } stellingen opgelost in { $seconds } s. Geschreven: { $path } ({ $size } MB)
solve-layers = Katalon opgelost: bereikbare stellingen op symmetrie na, voor wie aan zet is
solve-column-stones = stenen
solve-column-positions = stellingen
solve-column-wins = gewonnen
solve-column-draws = gelijk
solve-column-losses = verloren
solve-column-longest = langste winst
solve-column-move = zet
solve-column-value = bewezen
solve-value-win = wint in { $plies } losse { $plies ->
    [one] zet
   *[other] zetten
}
solve-value-draw = gelijkspel
solve-value-loss = verliest in { $plies } losse { $plies ->
    [one] zet
   *[other] zetten
}

solve-file-unreadable = ‘{ $path }’ is niet te lezen: { $why }.
solve-file-foreign = ‘{ $path }’ is geen oplossing van Katalon.
solve-file-damaged = ‘{ $path }’ is beschadigd of afgebroken: de controlesom klopt niet.
solve-file-format = ‘{ $path }’ heeft vorm { $found }; deze versie leest vorm { $wanted }.
solve-file-rules = ‘{ $path }’ hoort bij versie { $found } van de regels; nu geldt versie { $wanted }.
solve-file-again = Haal het weg en maak het opnieuw met: speeltafel solve katalon

solve-value-command = Zegt wat een stelling van Katalon precies waard is, en elke zet erin.
solve-position = De zetten tot nu toe ("Nz Zn No"), of de tekst van een stelling; leeg voor het begin.
solve-why = Legt deze zet uit.
solve-long = De lange vorm: dreigingen, antwoorden en hoe het verder gaat.
solve-ask-earlier = Vraag naar een stelling vóór het einde.

solve-ends-won = { $move } beëindigt de partij – { $end }
solve-ends-forced = { $move } beëindigt de partij, en iets beters was er niet – { $end }
solve-ends-instead-of-win = { $move } beëindigt de partij – { $end } { $best } had gewonnen: dat is bewezen.
solve-ends-instead-of-draw = { $move } beëindigt de partij – { $end } Met { $best } was het gelijk gebleven: dat is bewezen.
solve-ends-instead-of-loss = { $move } beëindigt de partij – { $end } { $best } had het langer volgehouden.

solve-keeps-win-best = Bewezen: met { $move } wint { $mover } in { $moves } { $moves ->
    [one] zet
   *[other] zetten
}, wat { $other } ook doet.
solve-keeps-win-only = Bewezen: alleen { $move } wint; { $mover } heeft { $moves } { $moves ->
    [one] zet
   *[other] zetten
} nodig, wat { $other } ook doet.
solve-keeps-win-slower = { $move } wint ook, { $moves ->
    [one] met één zet
   *[other] in { $moves } zetten
}; { $best } doet het { $least ->
    [one] met één zet
   *[other] in { $least } zetten
}.
solve-keeps-draw-best = Met { $move } blijft het gelijk als niemand zich vergist: dat is bewezen.
solve-keeps-draw-only = Alleen { $move } houdt het gelijk: dat is bewezen.
solve-keeps-loss-best = { $move } houdt het zo lang mogelijk vol, maar { $other } wint in { $moves } { $moves ->
    [one] zet
   *[other] zetten
}: dat is bewezen.
solve-keeps-loss-sooner = { $move } verliest eerder: { $other } wint { $moves ->
    [one] met één zet
   *[other] in { $moves } zetten
}. { $best } houdt het { $least ->
    [one] één zet
   *[other] { $least } zetten
} vol.
solve-from-win-to-draw = { $move } geeft de winst weg: na { $reply } is het gelijk. { $best } had gewonnen in { $least } { $least ->
    [one] zet
   *[other] zetten
}.
solve-from-win-to-loss = { $move } maakt van winst verlies: { $other } antwoordt { $reply } en wint in { $moves } { $moves ->
    [one] zet
   *[other] zetten
}. { $best } had gewonnen in { $least } { $least ->
    [one] zet
   *[other] zetten
}.
solve-from-draw-to-loss = { $move } verliest: { $other } antwoordt { $reply } en wint in { $moves } { $moves ->
    [one] zet
   *[other] zetten
}. { $best } had het gelijk gehouden.

solve-sends-to-place = { $mover } stuurt { $other } naar { $box }, met { $choices } vrije { $choices ->
    [one] veld
   *[other] velden
}; daar { $stones ->
    [0] ligt geen steen
    [one] ligt één steen
   *[other] liggen { $stones } stenen
} van { $mover }.
solve-sends-to-capture = { $mover } stuurt { $other } naar { $box }. Dat is vol, dus { $other } moet slaan: { $choices ->
    [one] daar kan maar één steen van { $mover } geslagen worden
   *[other] daar kunnen { $choices } van de { $stones } stenen van { $mover } geslagen worden
}.
solve-threat-now = { $reply } maakt er meteen een eind aan – { $end }
solve-every-reply-loses = Wat { $other } daar ook doet, { $mover } maakt er met de volgende zet een eind aan:
solve-reply-loses = Na { $reply } maakt { $move } het uit – { $end }
solve-reply-ends = { $reply } beëindigt zelf de partij – { $end }
solve-better-win = Het snelst wint: { $moves }.
solve-better-draw = Het beste was: { $moves }.
solve-better-loss = Het langst houdt stand: { $moves }.
solve-line-on = Het beste vervolg: { $line } …
solve-line-end = Het beste vervolg: { $line }, en dan is het uit.
