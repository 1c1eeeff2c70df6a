lessons-potzklotz-course = Potz Klotz leren
    .about = Zes kleine lessen en een partij tegen Kuiken.

lessons-potzklotz-claim = Eén kubus verzetten
lessons-potzklotz-claim-1 = Verzet **één** kubus, zodat het gebouw op je kaart ontstaat. Leg dan de kaart.
    .right = Het gebouw klopt met je kaart, dus de kaart ben je kwijt.
    .hint = Tel op de kaart hoe hoog elke plek is. Welke kubus moet weg, en waar moet hij heen?
lessons-potzklotz-claim-2 = Nog een keer: één kubus verzetten en de kaart leggen.
    .right = Een kubus mag overal op of naast de andere staan. Er mag alleen niets bovenop liggen als je hem pakt.
    .hint = Vergelijk het gebouw met de kaart, plek voor plek.

lessons-potzklotz-turned = Draaien mag
lessons-potzklotz-turned-1 = Deze kaart laat het gebouw van een **andere kant** zien. Maak het toch.
    .right = Gedraaid is het hetzelfde gebouw. Je kaart mag het van elke kant laten zien.
    .hint = Draai het gebouw in gedachten, of loop er in gedachten omheen.

lessons-potzklotz-mirror = Pas op voor het spiegelbeeld
lessons-potzklotz-mirror-1 = Je hebt twee kaarten die op elkaar lijken, maar de ene is het spiegelbeeld van de andere. Leg de kaart die klopt.
    .right = Een spiegelbeeld is een ander gebouw, zoals je linkerhand een andere hand is dan je rechter.
    .hint = Bij welke kaart hoef je maar één kubus te verzetten?

lessons-potzklotz-choose = Welke kaart past?
lessons-potzklotz-choose-1 = Van deze vier kaarten kun je er maar één maken. Welke?
    .right = Goed gezien! De andere drie lukken niet met één kubus.
    .hint = Zoek een kaart waarop vier kubussen al goed staan.
lessons-potzklotz-choose-2 = Nog een keer: zoek de kaart die je met één kubus kunt maken.
    .right = Goed gekeken!
    .hint = Zoek een kaart waarop vier kubussen al goed staan.

lessons-potzklotz-pass = Er past niets
lessons-potzklotz-pass-1 = Geen van je kaarten lukt met één kubus. Wat doe je dan?
    .right = Dan pas je. Passen mag altijd, en soms is het het slimst.
    .hint = Je mag je beurt voorbij laten gaan.

lessons-potzklotz-out = Je laatste kaart
lessons-potzklotz-out-1 = Je hebt nog één kaart. Leg hem!
    .right = Je hand is leeg. De ronde wordt uitgespeeld, en jij krijgt een punt.
    .hint = Eén kubus is genoeg. Welke vier staan al goed?

lessons-potzklotz-game = Je eerste partij
    .about = Tegen Kuiken, met drie kaarten
lessons-potzklotz-game-1 = Kies een kaart, verzet één kubus, en leg de kaart. Lukt er geen, dan pas je.
lessons-potzklotz-game-2 = Kijk eerst goed naar het gebouw. Elk gebouw heeft precies vijf kubussen.
lessons-potzklotz-game-3 = Twijfel je? Fout leggen kost alleen je beurt.
