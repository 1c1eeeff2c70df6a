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
kobito-penalty-not-due = Je hebt genoeg gespeeld; een strafkaart hoeft niet en mag niet.
kobito-penalty-can-lay = Een strafkaart mag pas als er niets meer past. { $possible }
kobito-can-lay = Je kunt { $card } aanleggen bij { $spot }.
kobito-can-start = Je kunt een regenboog beginnen met { $cards }.
kobito-can-replace = Je kunt een vervangkaart en een { $number } leggen op de { $number } in { $spot }.
kobito-penalty-numbers-only = Alleen regenboogkaarten gaan naar de scorestapel.
kobito-end-too-soon = Je bent nog niet klaar: er { $due ->
    [one] moet nog één kaart
   *[other] moeten nog { $due } kaarten
} uit je hand. { $possible }
kobito-end-without-penalty = Je hebt niet genoeg gespeeld: leg eerst { $due ->
    [one] één regenboogkaart
   *[other] { $due } regenboogkaarten
} op je scorestapel.
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

# ── Raad

kobito-advice-look-pot = Deze beurt kun je een pot winnen. Zie je hoe?
kobito-advice-look-turn = Kijk naar je hele beurt: welke kaarten moet je kwijt?
kobito-advice-wins = Zo win je deze beurt { $gold } goud, in { $moves } { $moves ->
    [one] stap
   *[other] stappen
}.
kobito-advice-penalty = Zonder strafkaarten lukt het niet: dit kost je { $cards ->
    [one] er één
   *[other] er { $cards }
}.
kobito-advice-lay-pot = Die kaart ben je dan kwijt, en { $pot } mist daarna nog { $left ->
    [one] één kaart
   *[other] { $left } kaarten
}.
kobito-advice-lay-workshop = In je atelier bouw je verder, en niemand komt er een pot verder mee.
kobito-advice-start = Zo leg je kaarten klaar om later in één keer naar een pot te brengen.
kobito-advice-carry = Zo wordt die pot voller met kaarten die je al had liggen.
kobito-advice-swap = Een kobito in je hand kan straks elk getal zijn.
kobito-advice-replace = Zo speel je twee kaarten in één keer.
kobito-advice-end = Je hebt genoeg gespeeld; meer hoeft deze beurt niet.
kobito-advice-estimate = Naar schatting is je stand aan het eind van je beurt ongeveer { $worth } { $worth ->
    [one] punt
   *[other] punten
} waard; je score is dan { $points }.

kobito-puzzle-task-empty-hand = Leg in { $steps } stappen je hand leeg. Een nieuwe regenboog is één stap.
kobito-puzzle-task-win-pot = Win in { $steps } stappen een pot.
kobito-puzzle-task-win-dearest = Win in { $steps } stappen { $pot }, want daar ligt het meeste goud.
kobito-puzzle-task-win-last = Win in { $steps } stappen een pot, precies met je laatste kaart.
kobito-puzzle-wrong-end-empty-hand = Je stopt, maar er zijn nog kaarten in je hand.
kobito-puzzle-wrong-end-win-pot = Je stopt, maar er is nog geen pot vol.
kobito-puzzle-wrong-end-win-dearest = Je stopt, maar de pot met het meeste goud is nog niet vol.
kobito-puzzle-wrong-end-win-last = Je stopt, maar er is nog geen pot vol.
kobito-puzzle-wrong-penalty = Een strafkaart kost drie punten, en zo los je de puzzel niet op.
kobito-puzzle-wrong-too-early = Die pot is van jou, maar er { $cards ->
    [one] blijft nog één kaart
   *[other] blijven nog { $cards } kaarten
} in je hand. De pot moet met je laatste kaart vol zijn.
kobito-puzzle-wrong-pot = Die is van jou, maar { $pot } was niet de pot met het meeste goud.
kobito-puzzle-wrong-no-pot = { $lacks ->
    [0] { $left ->
        [0] Dat was de laatste stap, en zo wordt de puzzel niet opgelost.
        [one] Dat mag, maar met nog één stap lukt het dan niet meer.
       *[other] Dat mag, maar met nog { $left } stappen lukt het dan niet meer.
    }
   *[other] { $left ->
        [0] Dat was de laatste stap, en bij { $pot } { $lacks ->
            [one] ontbreekt nog één kaart.
           *[other] ontbreken nog { $lacks } kaarten.
        }
        [one] Bij { $pot } { $lacks ->
            [one] ontbreekt dan nog één kaart, maar met één stap lukt het niet meer.
           *[other] ontbreken dan nog { $lacks } kaarten, en met één stap lukt het niet meer.
        }
       *[other] Bij { $pot } { $lacks ->
            [one] ontbreekt dan nog één kaart, maar met { $left } stappen lukt het niet meer.
           *[other] ontbreken dan nog { $lacks } kaarten, en met { $left } stappen lukt het niet meer.
        }
    }
}
kobito-puzzle-wrong-stuck = Voor { $card } is er dan geen plek, en { $left ->
    [one] met nog één stap
   *[other] met nog { $left } stappen
} krijg je je hand niet meer leeg.
kobito-puzzle-wrong-left = { $left ->
    [0] Dat was de laatste stap, en er { $cards ->
        [one] blijft nog één kaart
       *[other] blijven nog { $cards } kaarten
    } in je hand.
    [one] Dat mag, maar met nog één stap krijg je je hand niet meer leeg.
   *[other] Dat mag, maar met nog { $left } stappen krijg je je hand niet meer leeg.
}
kobito-puzzle-right = Nog { $left ->
    [one] één stap
   *[other] { $left } stappen
}.
kobito-puzzle-solved-empty = Je hand is leeg.
kobito-puzzle-solved-pot = De pot is vol: { $gold } goud voor jou.
kobito-puzzle-solved-last = Met je laatste kaart is de pot vol: { $gold } goud voor jou.
kobito-puzzle-look-pot = Kijk eens goed bij { $pot }.
kobito-puzzle-look-workshop = Kijk eens naar de regenbogen in je atelier: past daar iets bij?
kobito-puzzle-look-hand = Kijk eens naar de kaarten in je hand: horen er een paar bij elkaar?
kobito-puzzle-look-carry = Kijk eens wat er uit je atelier naar een pot kan.
kobito-puzzle-look-kobito = Er ligt een kobito op tafel die je kunt gebruiken.
kobito-puzzle-look-replacement = Denk eens aan je vervangkaart.
kobito-puzzle-because = Zo gaat het: { $line }.
kobito-puzzle-step-lay = { $card } bij { $spot }
kobito-puzzle-step-start = een nieuwe regenboog met { $cards }
kobito-puzzle-step-carry = van { $number ->
    [1] je eerste
    [2] je tweede
    [3] je derde
   *[4] je vierde
} regenboog naar { $pots }
kobito-puzzle-step-swap = een { $number } ruilen voor de kobito in { $spot }
kobito-puzzle-step-replace = een vervangkaart met een { $number } op de { $number } in { $spot }
