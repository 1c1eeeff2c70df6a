review-no-judge = Voor dit spel is er geen terugblik.
review-names-no-winner = Bij deze tafel is er niets terug te kijken: er wint niemand van een ander.
review-not-over = Deze partij is nog niet uit. Kijk terug als ze gespeeld is.
review-bad-part = Deze terugblik hoort niet bij deze partij. Begin hem opnieuw.

review-kept = { $value ->
    [win] { $moves ->
        [one] { $seat } kon één keer de winst vasthouden, en { $kept ->
            [0] miste dat
           *[other] deed dat
        }.
       *[other] { $seat } kon { $moves } keer de winst vasthouden, en deed dat { $kept } keer.
    }
    [draw] { $seat } kon nergens winnen. Gelijkspel vasthouden kon { $moves } keer, en lukte { $kept } keer.
   *[loss] { $seat } stond van begin tot eind verloren.
}
review-slips = { $slips ->
    [0] { $seat } liet in deze partij niets liggen.
    [one] { $seat } liet het in deze partij één keer liggen.
   *[other] { $seat } liet het in deze partij { $slips } keer liggen.
}
review-last-slip = De laatste fout was van { $seat }, bij zet { $step }.
review-sure-mistakes = { $count ->
    [0] Geen keuze van { $seat } was zeker een fout.
    [one] Eén keuze van { $seat } was zeker een fout.
   *[other] Van de { $choices } keuzes van { $seat } waren er { $count } zeker een fout.
}
review-no-choice = { $seat } had in deze partij niets te kiezen.

review-moment = Moment { $number } van { $all }
review-at-move = zet { $step }
review-proven = bewezen
review-estimate = schatting ± { $margin }
review-better = Beter: { $told }
review-cost-points = Dat scheelt zo’n { $cost } { $one ->
    [1] punt
   *[other] punten
}.
review-cost-share = Daarmee win je zo’n { $cost } van de 100 partijen meer.

review-gave-win-to-draw = Zo gaf { $seat } de winst weg: vanaf hier wordt het gelijk, als niemand zich meer vergist.
review-gave-win-to-loss = Zo ging de winst van { $seat } naar { $other }.
review-gave-draw-to-loss = { $seat } kon het gelijk houden, maar zo wint { $other }.
review-keeps-win-only = Dat is de enige zet waarmee de winst blijft.
review-keeps-win-too = Daarmee blijft de winst.
review-keeps-draw-only = Dat is de enige zet waarmee het gelijk blijft.
review-keeps-draw-too = Daarmee blijft het gelijk.
review-leads-to-win = Daarmee win je ook.
review-leads-to-draw = Zo wordt het gelijk, als niemand zich vergist. Het kan beter.
review-leads-to-loss = Zo wint { $other }, als die goed verder speelt.

review-luck-or-skill = Geluk of kunst?
review-base-kapai = beste speler, gewone worpen
review-base-katoiz = ieder evenveel kans
review-base-potzklotz = gelijk begin
review-base-kobito = gelijk begin
review-luck-kapai = geluk met gooien
review-luck-katoiz = geluk met gooien
review-luck-potzklotz = geluk met kaarten
review-luck-kobito = geluk met kaarten
review-cost = gemist met kiezen
review-others = de anderen en de rest
review-result-kapai = jouw blad
review-result-katoiz = jouw deel van de winst
review-result-potzklotz = punten voor op de anderen
review-result-kobito = punten voor op de beste ander

review-task = { $moves ->
    [one] Zoek zelf de betere zet.
   *[other] Zoek zelf hoe de betere beurt begint.
}
review-found-only = Gevonden! Dit is de enige goede zet.
review-found = Gevonden!

review-command = Kijkt een partij terug: wat besliste, en wat kon beter.
review-seat = Voor welke plaats, geteld vanaf 1; anders voor iedereen.
review-print = Schrijft de momenten ook als PDF, om samen op papier te zoeken.
review-looking = Terugkijken
