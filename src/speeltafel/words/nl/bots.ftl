bots-random = speelt zomaar wat
bots-ahead = denkt één zet vooruit
bots-beginner = leert het net
bots-pupil = weet hoe het moet
bots-player = speelt vaker
bots-thinker = denkt goed na
bots-expert = heel sterk
bots-perfect = onfeilbaar: bewezen perfect
bots-strongest = op zijn allersterkst

bots-wrong-seat = Dit is niet wat { $seat } ziet; een computerspeler denkt alleen met zijn eigen ogen.

bots-look-only = Er is maar één mogelijkheid.
bots-look-choices = Je kunt kiezen uit { $choices } mogelijkheden. Kijk eerst wat elke keuze de anderen geeft.
bots-because-won = Een schatting: in { $games } bedachte { $games ->
    [one] partij
   *[other] partijen
} bracht dit { $percent } % van de winst.
bots-because-next = Het beste wat ernaast lag: { $move } Dat bracht { $percent } % ({ $games } keer geprobeerd).

bots-no-ray = Voor een Ray-cluster is het pakket ‘ray’ nodig.
bots-install-ray = Installeer het met: pip install 'speeltafel[ray]'
bots-no-cluster = Er is geen Ray-cluster te bereiken op ‘{ $address }’: { $why }
bots-start-cluster = Start er een met ‘ray start --head’, of laat --ray weg.

bots-errs-nothing = maakt geen fouten met opzet
bots-errs-overlooks = ziet niet elke mogelijkheid
bots-errs-big-groups = ziet alleen groepen die bijna af zijn
bots-errs-links = vergeet dat totems verbonden kunnen worden
bots-errs-one-draw = kijkt maar één tekening vooruit

bots-kapai-look = Kijk { $upright ->
    [top] bovenaan
    [bottom] onderaan
   *[middle] halverwege
} op je blad, { $across ->
    [left] links
    [right] rechts
   *[middle] in het midden
}.
bots-kapai-group = Er ontstaat meteen een groep { $symbol ->
    [triangle] driehoeken
    [square] vierkanten
    [circle] cirkels
   *[line] lijnen
}: { $points } { $points ->
    [one] punt
   *[other] punten
}.
bots-kapai-cross = Een groep lijnen geeft een kruisje bij { $symbol ->
    [triangle] △
    [square] □
    [circle] ○
   *[line] /
}.
bots-kapai-link = Er hangen dan { $totems } totems aan elkaar.
bots-kapai-builds = Op { $field } helpt { $symbol ->
    [triangle] de driehoek
    [square] het vierkant
    [circle] de cirkel
   *[line] de lijn
} bij wat nog komen kan.
bots-kapai-expected = Een schatting: in { $games } bedachte partijen kwam het blad zo gemiddeld op { $points } punten uit.
bots-kapai-rival = { $near ->
    [near] Ongeveer even goed
   *[behind] Het beste daarna
}: { $symbol ->
    [triangle] △
    [square] □
    [circle] ○
   *[line] /
} op { $fields }, met gemiddeld { $points } punten.

bots-errs-turned = mist gebouwen die gedraaid staan
bots-errs-pots-only = legt alleen kaarten bij de potten en vergeet het atelier
bots-errs-one-card = denkt maar één kaart vooruit
bots-errs-no-tricks = kent wisselen en vervangkaarten nog niet
bots-errs-uncounted = plant de hele beurt, maar telt geen kaarten
bots-errs-evenly = bouwt alles even hoog en vergeet schuine stappen
bots-errs-one-die = vergeet vaak de tweede dobbelsteen
bots-errs-by-eye = kijkt alleen naar wat er nu ligt

bots-potzklotz-look = { $fitting ->
    [one] Eén van je kaarten past
   *[other] Van je kaarten passen er { $fitting }
}. Kijk eens goed naar kaart { $card }.
bots-potzklotz-nothing-fits = Geen van je kaarten past met één kubus.
bots-potzklotz-turned = { $quarters ->
    [0] Het gebouw staat dan precies zoals op de kaart.
    [2] Het gebouw staat dan andersom dan op de kaart.
   *[other] Het gebouw staat dan een kwartslag gedraaid.
}
bots-potzklotz-outs = Daarna { $outs ->
    [one] past 1
   *[other] passen { $outs }
} van je overige kaarten ({ $cards }) er meteen achteraan.
bots-potzklotz-ahead = Een schatting uit { $games } bedachte partijen: zo sta je { $points } punt voor op de anderen, met de volgende beste kaart { $next }.

bots-katalon-look = Van je { $choices } { $choices ->
    [one] zet
   *[other] zetten
} { $best ->
    [one] is er één de beste
   *[other] zijn er { $best } even goed
}. Kijk bij elke zet naar welk vak je de ander stuurt.

bots-spotter = ziet alles
