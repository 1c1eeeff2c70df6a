bots-random = speelt zomaar wat
bots-ahead = denkt één zet vooruit
bots-search = zoekt zelf: speelt veel partijen uit
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
bots-because-won = Naar schatting win je zo { $percent } % van de partijen; dat bleek in { $games ->
    [one] één bedachte partij
   *[other] { $games } bedachte partijen
}.
bots-because-next = Op één na het beste: { $move } Dat won { $percent } % ({ $games } keer geprobeerd).

bots-no-ray = Voor een Ray-cluster is het pakket ‘ray’ nodig.
bots-install-ray = Installeer het met: pip install 'speeltafel[ray]'
bots-no-cluster = Er is geen Ray-cluster te bereiken op ‘{ $address }’: { $why }
bots-start-cluster = Start er een met ‘ray start --head’, of laat --ray weg.

bots-errs-nothing = maakt geen fouten met opzet
bots-errs-blind = kijkt niet
bots-errs-one-move = kijkt maar één zet vooruit
bots-errs-captures = ziet verderop niet elke slag
bots-errs-eight-moves = kijkt niet verder dan acht zetten
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
bots-kapai-link = Dan zijn er { $totems } totems verbonden.
bots-kapai-builds = { $symbol ->
    [triangle] De driehoek
    [square] Het vierkant
    [circle] De cirkel
   *[line] De lijn
} op { $field } levert nu nog niets op, maar staat daar goed voor later.
bots-kapai-expected = Naar schatting kom je zo uit op { $points } punten: zoveel was het gemiddeld over { $games ->
    [one] één bedachte partij
   *[other] { $games } bedachte partijen
}.
bots-kapai-rival = { $near ->
    [near] Ongeveer even goed
   *[behind] Op één na het beste
}: { $symbol ->
    [triangle] △
    [square] □
    [circle] ○
   *[line] /
} op { $fields }, gemiddeld goed voor { $points } punten.

bots-errs-turned = mist gebouwen die gedraaid staan
bots-errs-pots-only = legt alleen kaarten bij de potten en vergeet het atelier
bots-errs-one-card = denkt maar één kaart vooruit
bots-errs-no-tricks = kent ruilen en vervangkaarten nog niet
bots-errs-uncounted = plant de hele beurt, maar telt geen kaarten
bots-errs-evenly = bouwt alles even hoog en vergeet schuine stappen
bots-errs-one-die = vergeet vaak de tweede dobbelsteen
bots-errs-by-eye = kijkt alleen naar wat er nu ligt

bots-potzklotz-look = { $fitting ->
    [one] Eén van je kaarten past
   *[other] Van je kaarten passen er { $fitting }
}. Kijk eens goed naar kaart { $card }.
bots-potzklotz-nothing-fits = Geen van je kaarten past met één kubus.
bots-potzklotz-follows = Daarna { $outs ->
    [one] past er meteen nog een van je kaarten.
   *[other] passen er meteen nog { $outs } van je kaarten.
}
bots-potzklotz-turned = { $quarters ->
    [0] Het gebouw staat dan precies zoals op de kaart.
    [2] Het gebouw staat dan andersom dan op de kaart.
   *[other] Het gebouw staat dan een kwartslag gedraaid.
}
bots-potzklotz-outs = Daarna { $outs ->
    [0] past geen van je overige kaarten
    [one] past één van je overige kaarten
   *[other] passen { $outs } van je overige kaarten
} er meteen achteraan; je hebt er dan nog { $cards }.
bots-lead = { $points ->
    [one] één punt
   *[other] { $points } punten
} { $side ->
    [behind] minder
   *[ahead] meer
}
bots-potzklotz-ahead = Naar schatting haal je zo in honderd partijen { $lead } dan een ander, en met de op één na beste kaart { $next }. Dat bleek in { $games ->
    [one] één bedachte partij
   *[other] { $games } bedachte partijen
}.

bots-katalon-foreseen = Wie { $moves } zetten vooruitkijkt, kiest dit. Zeker is het niet: het oplossingenboek van Katalon staat nog niet op dit apparaat.

bots-katalon-look = Van je { $choices } { $choices ->
    [one] zet
   *[other] zetten
} { $best ->
    [one] is er één de beste
   *[other] zijn er { $best } even goed
}. Kijk bij elk veld naar welk vak je de ander stuurt.
