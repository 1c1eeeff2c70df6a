potzklotz-puzzle-task-mirror = Eén van deze twee kaarten past, de andere is het spiegelbeeld. Verplaats één kubus en leg de goede kaart.
potzklotz-puzzle-task-one-card = Precies één van deze kaarten past. Verplaats één kubus en leg die kaart.
potzklotz-puzzle-task-chain = Leg in deze beurt al je kaarten, voor elke kaart één kubus. In welke volgorde lukt dat?
potzklotz-puzzle-task-long-chain = Leg in deze beurt al je kaarten, voor elke kaart één kubus. In welke volgorde lukt dat?
potzklotz-puzzle-wrong-pass = Je past, maar er kan nog een kaart gelegd worden.
potzklotz-puzzle-wrong-mirror = Dat is het spiegelbeeld van kaart { $card }. Hoe je het ook draait, het wordt nooit gelijk.
potzklotz-puzzle-wrong-other = Dat is een ander gebouw dan op kaart { $card }.
potzklotz-puzzle-wrong-apart = Zo valt het gebouw uit elkaar: alle kubussen moeten aan elkaar vast blijven.
potzklotz-puzzle-wrong-dead-end = Kaart { $card } klopt, maar { $most ->
    [0] daarna past er geen andere kaart meer.
   *[other] { $left ->
        [one] daarna lukt de andere kaart niet meer.
       *[other] van de andere { $left } kaarten kun je er daarna hoogstens { $most } leggen.
    }
}
potzklotz-puzzle-right = Nog { $left ->
    [one] één kaart
   *[other] { $left } kaarten
}.
potzklotz-puzzle-solved-card = De kaart toont het gebouw { $side }.
potzklotz-puzzle-solved-chain = Al je kaarten liggen op tafel.
potzklotz-puzzle-look = Kijk eens goed naar kaart { $card }.
potzklotz-puzzle-because-side = Op de kaart zie je het nieuwe gebouw { $side }.
potzklotz-puzzle-because-chain = Op de kaart zie je het nieuwe gebouw { $side }. Daarna kan { $line }.
potzklotz-puzzle-card = kaart { $card }
