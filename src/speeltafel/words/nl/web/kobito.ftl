web-kobito-board = De tafel van Kobito
web-kobito-pots = Potten met goud
web-kobito-pot = pot { $pot }
web-kobito-pot-about = Pot { $pot }: { $value } goud, { $laid } van { $length } { $length ->
    [one] kaart
   *[other] kaarten
}: { $cards }.
web-kobito-no-pot = Pot { $pot }: hier ligt geen goud.
web-kobito-of = { $laid } van { $length }
web-kobito-kobito = kobito
web-kobito-replacement = vervangkaart
web-kobito-as = kobito als { $number }
web-kobito-piled = { $number }, met { $pairs ->
    [one] een vervangkaart
   *[other] { $pairs } vervangkaarten
} erop
web-kobito-empty = leeg
web-kobito-own-rainbow = { $number ->
    [1] je eerste
    [2] je tweede
    [3] je derde
   *[4] je vierde
} regenboog
web-kobito-their-rainbow = { $number ->
    [1] de eerste
    [2] de tweede
    [3] de derde
   *[4] de vierde
} regenboog van { $name }
web-kobito-your-workshop = Jouw atelier
web-kobito-workshop-of = Atelier van { $name }
web-kobito-new-rainbow = nieuwe regenboog
web-kobito-score = { $score } { $score ->
    [one] punt
   *[other] punten
}
web-kobito-won = { $pots ->
    [0] geen pot
    [one] 1 pot
   *[other] { $pots } potten
}
web-kobito-penalties = { $count } strafkaart{ $count ->
    [one] {""}
   *[other] en
}, −{ $points }
web-kobito-cards = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
web-kobito-known = bekend: { $cards }
web-kobito-hand = Je hand
web-kobito-hand-empty = Je hand is leeg.
web-kobito-playable = kan ergens heen
web-kobito-costs = kost 3 strafpunten
web-kobito-lift = { $card } in { $number ->
    [1] je eerste
    [2] je tweede
    [3] je derde
   *[4] je vierde
} regenboog: pak op, van het uiteinde tot hier
web-kobito-due = { $due ->
    [0] Je minimum van { $minimum } is gespeeld.
    [one] Nog 1 kaart te spelen van minstens { $minimum }.
   *[other] Nog { $due } kaarten te spelen van minstens { $minimum }.
}
web-kobito-played = { $played } gespeeld · minstens { $minimum }
web-kobito-their-played = { $name }: { $played } gespeeld · minstens { $minimum }
web-kobito-story = Wat de anderen deden
web-kobito-done = Klaar
web-kobito-more = Meer zetten ({ $count })
web-kobito-all-moves = Alle zetten die nu mogen
web-kobito-piles = Trekstapel { $pile } · goud dicht { $gold } · aflegstapel { $discard }
web-kobito-and = {" "}en{" "}
web-kobito-does-lay = leg { $card } { $side ->
    [left] links
   *[right] rechts
} aan { $spot }
web-kobito-does-start = begin een regenboog met { $cards }
web-kobito-does-carry = breng { $cards } { $side ->
    [left] links
   *[right] rechts
} naar pot { $pot }
web-kobito-does-swap = ruil je { $number } voor de kobito, { $spot }
web-kobito-does-replace = leg een vervangkaart en je { $number } op de { $number }, { $spot }
web-kobito-offer-start = Begin { $cards }
web-kobito-offer-carry = { $cards } naar pot { $pot }
web-kobito-offer-penalty = { $number } kost 3 punten
web-kobito-does-penalty = straf: { $number } op je scorestapel, −3
web-kobito-fits = **{ $card }** past bij { $places }.
web-kobito-fits-nowhere = { $card } past nu nergens aan.
web-kobito-or-start = Kies er een kaart bij, voor een nieuwe regenboog.
web-kobito-about-swap = { $also ->
    [yes] Of ruil
   *[no] Ruil
} hem voor een **kobito** (⇄).
web-kobito-about-kobito = Een kobito past overal waar het **oplicht**.
web-kobito-about-replacement = Kies een kaart met +2: dat **telt voor twee**.
web-kobito-no-replacement = Een vervangkaart past nu nergens op.
web-kobito-can-start = Samen een **nieuwe regenboog**. Straks speel je elke beurt een kaart meer.
web-kobito-which-start = Kies hoe de regenboog loopt.
web-kobito-choose-more = Kies er nog een kaart bij.
web-kobito-how-to-start = Kies eerst twee of meer kaarten uit je hand die op elkaar volgen.
web-kobito-which-end = Het past aan twee kanten: kies links of rechts.
web-kobito-lifted = Breng het naar { $places }.
web-kobito-lifted-divided = Dit stuk past nergens: **verdeel** de regenboog.
web-kobito-lifted-nowhere = Dit stuk past nu bij geen enkele pot.
web-kobito-must-pay = Niets past meer. Kies een kaart: die kost **3 punten**.
web-kobito-will-pay = { $card } kost 3 punten. Zeker weten?
web-kobito-player-about = { $name }: { $score } { $score ->
    [one] punt
   *[other] punten
}, { $count } { $count ->
    [one] kaart
   *[other] kaarten
} in de hand, atelier: { $workshop }.
web-kobito-let-go = Laat **los**: { $what }.
web-kobito-hint-look = { $at ->
    [pot] Kijk naar **{ $spot }**: daar past een kaart van jou.
    [rainbow] Kijk naar **{ $spot }**: die kan langer.
    [start] Hier kan een **nieuwe regenboog**. Kijk in je hand!
    [carry] Kijk naar **{ $spot }**: daarvan past iets in een pot.
    [swap] Kijk naar de **kobito** hier: die kun je ruilen.
    [replace] Hier telt je **vervangkaart** voor twee.
    [penalty] Niets past meer. Deze kaart wordt **strafkaart**.
   *[end] Je hebt **genoeg** gespeeld.
}
web-kobito-hint-end = Tik op **Klaar**: je hebt genoeg gespeeld.
web-kobito-hint-move = Probeer dit: { $what }.
web-kobito-won-pot = **Precies { $length }!** De pot met { $value } goud is voor jou.
web-kobito-won-by = **Precies { $length }!** De pot met { $value } goud is voor { $name }.
web-kobito-draws = { $name } trekt { $count ->
    [one] een kaart
   *[other] { $count } kaarten
}.
web-kobito-draws-seen = { $name } trekt { $cards }.
web-kobito-deals = { $count ->
    [one] Iedereen trekt een kaart.
   *[other] De kaarten zijn gedeeld: ieder { $count }.
}
