bots-random = speelt zomaar wat
bots-ahead = denkt één zet vooruit
bots-beginner = leert het net
bots-pupil = weet hoe het moet
bots-player = speelt vaker
bots-thinker = denkt goed na
bots-expert = heel sterk
bots-perfect = onfeilbaar: bewezen perfect
bots-spotter = ziet alles
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
