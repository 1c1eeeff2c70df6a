web-katalon-board = Het bord van Katalon
web-katalon-empty = leeg
web-katalon-yellow = geel
web-katalon-red = rood
web-katalon-can-place = hier mag je leggen
web-katalon-can-capture = hier mag je slaan
web-katalon-sends = dan moet { $other } naar { $box }
web-katalon-sent-here = { $other } hierheen
web-katalon-preview = Leg je hier? Dan moet **{ $other } naar { $box }**. { $how ->
    [lift] Laat los om te leggen.
    [again] Tik nog eens om te leggen.
    [enter] Enter legt.
   *[click] Klik om te leggen.
}
web-katalon-preview-capture = Deze steen gaat naar huis en **{ $other } moet naar { $box }**. { $how ->
    [lift] Laat los om te slaan.
    [again] Tik nog eens om te slaan.
    [enter] Enter slaat.
   *[click] Klik om te slaan.
}
web-katalon-preview-two = Leg je hier? Dan kies jij: moet { $other } naar **{ $first }** of naar **{ $second }**?
web-katalon-which-box = Waar stuur je { $other } heen? Tik op vak **{ $first }** of op vak **{ $second }**.
web-katalon-which-field = Dit veld hoort bij twee vakken
web-katalon-hint-look = Kies een veld met een ring. Waar stuur je { $other } heen?
web-katalon-hint-place = Leg je steen op **1**. Dan moet { $other } naar **{ $box }**.
web-katalon-hint-capture = Sla de steen op **1**. Dan moet { $other } naar **{ $box }**.
web-katalon-hint-keeps-win = Zo win je in **{ $moves } { $moves ->
    [one] zet
   *[other] zetten
}**, wat { $other } ook doet.
web-katalon-hint-keeps-draw = Zo blijft het gelijk als niemand zich vergist.
web-katalon-hint-keeps-loss = Winnen lukt niet meer als { $other } alles ziet. Zo houd je het het langst vol.
web-katalon-hint-ends-won = Met deze zet is de partij uit, en **jij wint**.
web-katalon-hint-sends-to-place = In { $box } heeft { $other } nog **{ $choices } { $choices ->
    [one] veld
   *[other] velden
}**, en er { $stones ->
    [0] ligt geen steen
    [one] ligt één steen
   *[other] liggen { $stones } stenen
} van jou.
web-katalon-hint-sends-to-capture = { $box } is vol: { $other } moet daar een van jouw stenen slaan.
web-katalon-hint-every-reply-loses = Wat { $other } daar ook doet, **jij maakt het met je volgende zet uit**.
web-katalon-hint-threat-now = Daarna maakt { $other } het uit op **2**.
web-katalon-hint-reply-loses = Gaat { $other } naar **2**, dan win jij met **3**.
web-katalon-hint-reply-ends = Gaat { $other } naar **2**, dan is het uit en win jij.
web-katalon-hint-line-on = Zo kan het verdergaan: volg de cijfers.
web-katalon-hint-line-end = Zo gaat het verder, tot het uit is: volg de cijfers.
web-katalon-supply = { $player ->
    [0] geel
   *[1] rood
}: { $count } van 12 stenen in voorraad
web-katalon-box = { $box ->
    [N] vak Noord
    [O] vak Oost
    [Z] vak Zuid
    [W] vak West
   *[M] vak Midden
}
web-katalon-box-short = { $box ->
    [N] Noord
    [O] Oost
    [Z] Zuid
    [W] West
   *[M] Midden
}
