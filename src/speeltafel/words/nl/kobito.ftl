kobito-title = Kobito
    .about = Bouw regenbogen en breng er op het juiste moment een naar de pot met goud.
kobito-variant-standard = Kobito
    .about = Drie potten met goud, een hand vol kleuren en een eigen atelier om rustig in vooruit te werken.
kobito-option-gold = Goudkaarten
    .about = De lengtes van de regenbogen: 4-9 voor een heel spel, 3-8 voor een korter spel.

kobito-a-number = { $number }
kobito-one-number = een { $number }
kobito-a-kobito = een kobito
kobito-a-replacement = een vervangkaart
kobito-as = een kobito als { $number }
kobito-the-number = de { $number }
kobito-cards-from-to = het stuk van { $first } tot en met { $last }
kobito-pot = pot { $letter }
kobito-pot-rainbow = de regenboog bij pot { $letter }
kobito-own-rainbow = { $number ->
    [1] de eerste
    [2] de tweede
    [3] de derde
   *[4] de vierde
} regenboog in het eigen atelier
kobito-your-rainbow = { $number ->
    [1] je eerste
    [2] je tweede
    [3] je derde
   *[4] je vierde
} regenboog
kobito-their-rainbow = { $number ->
    [1] de eerste
    [2] de tweede
    [3] de derde
   *[4] de vierde
} regenboog van { $seat }

kobito-lays = { $seat } legt { $card } aan bij { $spot }{ $gold ->
    [0] .
   *[other] {" "}en wint { $gold } goud!
}
kobito-starts = { $seat } begint in het atelier een regenboog met { $cards }.
kobito-block = { $numbers } naar { $pot }
kobito-carries = { $seat } brengt uit het atelier { $blocks }{ $gold ->
    [0] .
   *[other] {" "}en wint { $gold } goud!
}
kobito-swaps = { $seat } ruilt een { $number } voor de kobito in { $spot }.
kobito-replaces = { $seat } legt een vervangkaart en een { $number } op de { $number } in { $spot }.
kobito-pays = { $seat } kan niets aanleggen en legt een { $number } op de scorestapel: drie strafpunten.
kobito-turns-gold = Een nieuwe goudkaart bij { $pot }: { $value } goud voor een regenboog van { $length }.
kobito-turns-start = De startkaart bij { $pot } is { $number }.
kobito-draws = { $seat } trekt { $card }.
kobito-draws-hidden = { $seat } trekt een kaart.
kobito-ends = { $seat } is klaar.
kobito-ends-waived = { $seat } is klaar: met alleen vervangkaarten in de hand hoeft er niets meer.

kobito-must-play = Speel nog minstens { $due ->
    [one] één kaart
   *[other] { $due } kaarten
} uit je hand.
kobito-must-pay = Er past niets meer uit je hand: leg { $due ->
    [one] één regenboogkaart
   *[other] { $due } regenboogkaarten
} naar keuze op je scorestapel. Elke kaart kost drie punten.
kobito-must-pay-or-swap = Er past niets meer uit je hand: ruil een kobito, of leg { $due ->
    [one] één regenboogkaart
   *[other] { $due } regenboogkaarten
} naar keuze op je scorestapel. Elke kaart kost drie punten.
kobito-must-pay-or-carry = Er past niets meer uit je hand: breng iets naar een pot, of leg { $due ->
    [one] één regenboogkaart
   *[other] { $due } regenboogkaarten
} naar keuze op je scorestapel. Elke kaart kost drie punten.
kobito-must-pay-or-help = Er past niets meer uit je hand: ruil een kobito, breng iets naar een pot, of leg { $due ->
    [one] één regenboogkaart
   *[other] { $due } regenboogkaarten
} naar keuze op je scorestapel. Elke kaart kost drie punten.
kobito-waived = Je hebt alleen nog vervangkaarten, dus je hoeft niets meer te spelen: je mag stoppen.
kobito-may-end = Je hebt genoeg gespeeld: ga door of stop.
kobito-may-end-empty = Je hand is leeg: breng nog iets naar een pot of stop.
kobito-must-end = Je hebt genoeg gespeeld en er kan niets meer: stop maar.

kobito-not-in-hand = { $card } heb je niet in je hand.
kobito-not-so-many = Zo vaak heb je { $card } niet in je hand.
kobito-replacement-alone = Een vervangkaart leg je nooit alleen, maar samen met een getal op hetzelfde getal.
kobito-not-your-workshop = Aanleggen en wegbrengen doe je alleen in je eigen atelier, niet in dat van { $seat }.
kobito-own-workshop = { $spot } ligt in je eigen atelier: kies het daar.
kobito-no-such-rainbow = { $spot } is er niet.
kobito-rainbow-complete = In { $spot } liggen al alle twaalf getallen; er past niets meer bij.
kobito-other-end = { $card } past wel bij { $spot }, maar { $side ->
    [left] links
   *[right] rechts
}.
kobito-does-not-follow = { $card } past niet bij { $spot }: daar past links een { $left } en rechts een { $right }.
kobito-block-other-end = { $block } past wel bij { $pot }, maar { $side ->
    [left] links
   *[right] rechts
}.
kobito-block-does-not-fit = { $block } past niet bij { $pot }: links moet het laatste getal een { $left } zijn, rechts het eerste een { $right }.
kobito-block-order = Noem een stuk van links naar rechts: de { $last } ligt links van de { $first }.
kobito-carry-nothing = Kies eerst welke kaarten je brengt.
kobito-workshop-full = Er liggen al { $most } regenbogen in je atelier, en meer mag niet.
kobito-start-two = Een nieuwe regenboog begint met minstens twee kaarten.
kobito-only-kobitos = Een regenboog van alleen kobito’s mag niet: dan weet niemand welk getal ze zijn.
kobito-not-a-run = Deze kaarten volgen niet op elkaar; een regenboog loopt van links naar rechts op, en na 12 komt 1.
kobito-not-in-rainbow = In { $spot } ligt geen { $number }.
kobito-blocks-overlap = Elke kaart kan maar naar één pot.
kobito-one-block-a-side = Aan één kant van een pot komt per keer één stuk; breng het andere daarna.
kobito-pot-overfull = Bij { $pot } { $room ->
    [one] past nog één kaart
   *[other] passen nog { $room } kaarten
}, en dit zijn er { $laid }.
kobito-only-from-the-ends = Uit { $spot } mag je alleen kaarten van de uiteinden nemen.
kobito-single-card-stays = Er zou één losse kaart blijven liggen van { $spot }: laat er twee of meer liggen, of geen.
kobito-only-kobitos-stay = Er zouden alleen kobito’s blijven liggen van { $spot }; dan weet niemand welk getal ze zijn.
kobito-no-kobito = In { $spot } ligt geen kobito die een { $number } is.
kobito-number-not-there = In { $spot } ligt geen { $number }.
kobito-replaces-kobito = De { $number } in { $spot } is een kobito, en daar mag geen vervangkaart op.
kobito-penalty-not-due = Een strafkaart hoeft niet en mag niet.
kobito-penalty-can-lay = Een strafkaart mag pas als er niets meer past. { $possible }
kobito-can-lay = Je kunt { $card } aanleggen bij { $spot }.
kobito-can-start = Je kunt een regenboog beginnen met { $cards }.
kobito-can-replace = Je kunt een vervangkaart en een { $number } leggen op de { $number } in { $spot }.
kobito-penalty-numbers-only = Alleen regenboogkaarten gaan naar de scorestapel.
kobito-end-too-soon = Je bent nog niet klaar. { $possible }
kobito-end-without-penalty = Je bent nog niet klaar.
kobito-chance-deals = Kaarten worden vanzelf getrokken en omgedraaid.

kobito-all-gold-won = { $winners } { $count ->
    [one] wint
   *[other] winnen samen
} met { $score } { $score ->
    [one] punt
   *[other] punten
}: er liggen nog maar twee goudkaarten open.
kobito-stand-off = { $winners } { $count ->
    [one] wint
   *[other] winnen samen
} met { $score } { $score ->
    [one] punt
   *[other] punten
}: een hele ronde lang deed niemand iets en trok niemand een kaart.
kobito-count = { $seat }: { $gold } goud uit { $pots } { $pots ->
    [one] pot
   *[other] potten
}{ $cards ->
    [0] {""}
    [one] , min { $penalty } voor één strafkaart
   *[other] , min { $penalty } voor { $cards } strafkaarten
}; dat is { $score } { $score ->
    [one] punt
   *[other] punten
}.

kobito-not-a-move = ‘{ $text }’ is geen zet.
kobito-which-end = ‘{ $text }’ past aan twee kanten.
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
