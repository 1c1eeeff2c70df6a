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
