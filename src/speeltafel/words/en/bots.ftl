bots-random = plays anything
bots-ahead = looks one move ahead
bots-beginner = just learning
bots-pupil = knows the rules
bots-player = plays now and then
bots-thinker = thinks hard
bots-expert = very strong
bots-perfect = flawless: proven perfect
bots-spotter = sees everything
bots-strongest = at its very strongest

bots-wrong-seat = This is not what { $seat } sees; a computer player thinks with its own eyes only.

bots-look-only = There is only one possibility.
bots-look-choices = You can choose from { $choices } possibilities. First look what each choice gives the others.
bots-because-won = An estimate: in { $games } imagined { $games ->
    [one] game
   *[other] games
} this brought { $percent } % of the victory.
bots-because-next = The best beside it: { $move } That brought { $percent } % (tried { $games } times).

bots-no-ray = A Ray cluster needs the package ‘ray’.
bots-install-ray = Install it with: pip install 'speeltafel[ray]'
bots-no-cluster = No Ray cluster can be reached at ‘{ $address }’: { $why }
bots-start-cluster = Start one with ‘ray start --head’, or leave --ray out.
