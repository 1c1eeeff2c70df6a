kobito-title = Kobito
    .about = Bouw regenbogen en breng er precies op tijd één naar de pot met goud.
kobito-variant-standard = Kobito
    .about = Drie potten met goud, een hand vol kleuren en een eigen atelier om rustig in vooruit te werken.
kobito-option-gold = Goudkaarten
    .about = De lengtes van de regenbogen: 4-9 voor een heel spel, 3-8 voor een korter spel.

kobito-a-number = { $number }
kobito-a-kobito = een kobito
kobito-a-replacement = een vervangkaart
kobito-as = een kobito als { $number }
kobito-pot = pot { $letter }
kobito-own-rainbow = regenboog w{ $number } in het eigen atelier
kobito-their-rainbow = regenboog w{ $number } in het atelier van { $seat }

kobito-lays = { $seat } legt { $card } aan bij { $spot }{ $gold ->
    [0] .
   *[other] {" "}en wint { $gold } goud!
}
kobito-starts = { $seat } begint een nieuwe regenboog: { $cards }.
kobito-block = { $numbers } naar { $pot }
kobito-carries = { $seat } brengt uit { $rainbow }: { $blocks }{ $gold ->
    [0] .
   *[other] {" "}en wint { $gold } goud!
}
kobito-swaps = { $seat } ruilt een { $number } voor de kobito bij { $spot }.
kobito-replaces = { $seat } legt een vervangkaart en een { $number } op de { $number } bij { $spot }.
kobito-pays = { $seat } kan niets aanleggen en legt een { $number } op de scorestapel: drie strafpunten.
kobito-turns-gold = Een nieuwe goudkaart bij { $pot }: { $value } goud voor een regenboog van { $length }.
kobito-turns-start = De startkaart bij { $pot } is { $number }.
kobito-draws = { $seat } trekt { $card }.
kobito-draws-hidden = { $seat } trekt een kaart.
kobito-ends = { $seat } is klaar.
kobito-ends-waived = { $seat } is klaar: met alleen vervangkaarten in de hand hoeft er niets meer.

kobito-must-play = Speel nog minstens { $due } { $due ->
    [one] kaart
   *[other] kaarten
} uit je hand.
kobito-must-pay = Er past niets meer: leg { $due } { $due ->
    [one] regenboogkaart
   *[other] regenboogkaarten
} op je scorestapel (‘straf { $number }’ of een andere).
kobito-must-pay-or-help = Uit je hand past niets meer: ruil een kobito, breng iets naar een pot, of leg { $due } { $due ->
    [one] regenboogkaart
   *[other] regenboogkaarten
} op je scorestapel (‘straf { $number }’ of een andere).
kobito-waived = Je hebt alleen nog vervangkaarten: de rest van het minimum vervalt, zeg ‘klaar’.
kobito-may-end = Je minimum van { $minimum } is gespeeld: speel verder of zeg ‘klaar’.
kobito-may-end-empty = Je hand is leeg: breng nog iets naar een pot, of zeg ‘klaar’.

kobito-not-in-hand = { $card } heb je niet in je hand.
kobito-not-so-many = { $card } heb je niet zo vaak in je hand.
kobito-replacement-alone = Een vervangkaart leg je nooit alleen, maar samen met een getal op hetzelfde getal, zoals ‘vervang 7 A’.
kobito-not-your-workshop = Aanleggen en wegbrengen doe je alleen in je eigen atelier, niet in dat van { $seat }.
kobito-no-such-rainbow = Er ligt geen { $spot }.
kobito-rainbow-complete = In { $spot } liggen al alle twaalf getallen; er past niets meer bij.
kobito-other-end = { $card } past bij { $spot } wel, maar aan de andere kant: schrijf ‘{ $move }’.
kobito-does-not-follow = { $card } sluit niet aan bij { $spot }: daar past links een { $left } en rechts een { $right }.
kobito-workshop-full = Er liggen al { $most } regenbogen in je atelier, en meer mag niet.
kobito-start-two = Een nieuwe regenboog begint met minstens twee kaarten.
kobito-only-kobitos = Een regenboog van alleen kobito’s mag niet: dan weet niemand welk getal ze zijn.
kobito-not-a-run = Deze kaarten volgen niet op elkaar; een regenboog loopt van links naar rechts op, en na 12 komt 1.
kobito-not-in-rainbow = De { $number } ligt niet zo in { $spot }.
kobito-blocks-overlap = Elke kaart kan maar naar één pot.
kobito-one-block-a-side = Aan één kant van een pot komt per keer één stuk; breng het andere daarna.
kobito-pot-overfull = Bij { $pot } past nog { $room }, en dit zijn er { $laid }.
kobito-only-from-the-ends = Uit { $spot } mag je alleen kaarten van de uiteinden nemen.
kobito-single-card-stays = Er zou één losse kaart blijven liggen van { $spot }: laat er twee of meer liggen, of geen.
kobito-only-kobitos-stay = Er zouden alleen kobito’s blijven liggen van { $spot }; dan weet niemand welk getal ze zijn.
kobito-no-kobito = Bij { $spot } ligt geen kobito die { $number } is.
kobito-number-not-there = Bij { $spot } ligt geen { $number }.
kobito-replaces-kobito = De { $number } bij { $spot } is een kobito, en daar mag geen vervangkaart op.
kobito-penalty-not-due = Je hebt je minimum gespeeld; een strafkaart hoeft niet en mag niet.
kobito-penalty-can-lay = Een strafkaart mag pas als er niets meer past, en ‘{ $move }’ kan nog.
kobito-penalty-numbers-only = Alleen regenboogkaarten gaan naar de scorestapel.
kobito-end-too-soon = Je bent nog niet klaar: er { $due ->
    [one] moet nog één kaart
   *[other] moeten nog { $due } kaarten
} uit je hand, bijvoorbeeld ‘{ $move }’.
kobito-end-without-penalty = Je komt { $due } te kort op je minimum: leg eerst strafkaarten, zoals ‘straf { $number }’.
kobito-chance-deals = Kaarten worden vanzelf getrokken en omgedraaid.

kobito-all-gold-won = { $winners } { $count ->
    [one] wint
   *[other] winnen samen
} met { $score }: er liggen nog maar twee goudkaarten.
kobito-stand-off = { $winners } { $count ->
    [one] wint
   *[other] winnen samen
} met { $score }: een hele ronde lang kon of wilde niemand iets doen.
kobito-count = { $seat }: { $gold } goud uit { $pots } { $pots ->
    [one] pot
   *[other] potten
}{ $cards ->
    [0] {""}
    [one] , min { $penalty } voor één strafkaart
   *[other] , min { $penalty } voor { $cards } strafkaarten
}, samen { $score }.

kobito-not-a-move = ‘{ $text }’ is geen zet.
kobito-which-end = Bij ‘{ $text }’ zijn er twee kanten waar het past.
kobito-write-an-end = Schrijf ‘{ $left }’ voor links of ‘{ $right }’ voor rechts.
kobito-write-a-move = Schrijf bijvoorbeeld 7 A (leg een 7 bij pot A), k+A of A+k (een kobito links of rechts), 7 w1 (in je atelier), begin 3 4 5, w1 A, ruil 7 A, vervang 7 A, straf 9 of klaar.
kobito-write-a-start = Schrijf twee tot vijf kaarten van links naar rechts, zoals ‘begin 3 4 5’ of ‘begin 3 k 5’.
kobito-write-a-carry = Schrijf wat waarheen gaat, zoals ‘w1 A’ (alles naar pot A), ‘w1 A+6-7’ (6 en 7 rechts aan A) of ‘w1 3-4+A C+5’.
kobito-write-a-swap = Schrijf het getal en waar de kobito ligt, zoals ‘ruil 7 A’, ‘ruil 7 w1’ of ‘ruil 7 2w1’ (bij speler 2).
kobito-write-a-replacement = Schrijf het getal en waar het al ligt, zoals ‘vervang 7 A’, ‘vervang 7 w1’ of ‘vervang 7 2w1’ (bij speler 2).
kobito-write-a-penalty = Schrijf één kaart per keer, zoals ‘straf 9’.

kobito-board-gold = { $value } goud
kobito-board-laid = { $laid } van { $length }
kobito-board-score = { $score } { $score ->
    [one] punt
   *[other] punten
}
kobito-board-cards = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
kobito-board-known = bekend: { $cards }
kobito-board-empty = leeg
kobito-board-piles = Trekstapel { $pile } · goud dicht { $gold } · aflegstapel { $discard }
kobito-board-due = { $seat } is aan de beurt: { $due ->
    [0] het minimum van { $minimum } is gespeeld
    [one] nog 1 kaart te spelen (minimum { $minimum })
   *[other] nog { $due } kaarten te spelen (minimum { $minimum })
}.
kobito-board-hand = Je hand:
kobito-board-key = ‹7› past daar · «7» past en heb je · [k7] kobito als 7 · [7⁺] met vervangkaart

# ── Raad

kobito-advice-look-pot = Kijk goed: met je kaarten en je atelier kun je deze beurt een pot winnen.
kobito-advice-look-turn = Bedenk eerst je hele beurt: hoeveel kaarten moet je kwijt, en welke pot mag niet te vol worden voor de anderen?
kobito-advice-wins = In deze beurt wint dat { $gold } goud, in { $moves } { $moves ->
    [one] stap
   *[other] stappen
}.
kobito-advice-penalty = Helemaal zonder strafkaarten gaat het niet: dit kost er { $cards }.
kobito-advice-estimate = Een schatting: zo sta je er aan het eind van de beurt voor als met ongeveer { $worth } punten, waarvan { $points } vast.
