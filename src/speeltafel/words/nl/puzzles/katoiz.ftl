katoiz-puzzle-task-tower-all = { $start ->
    [yes] Zet alle tegels op je toren.
   *[no] Bouw één toren van alle tegels. Kies zelf waar je begint.
}{ $matches ->
    [one] {""}
   *[other] {" "}Elke tegel moet twee overeenkomsten hebben met die eronder.
}
katoiz-puzzle-task-tower-high = { $start ->
    [yes] Bouw je toren { $goal } tegels hoog.
   *[no] Bouw een toren van { $goal } tegels. Kies zelf waar je begint.
}{ $matches ->
    [one] {""}
   *[other] {" "}Elke tegel moet twee overeenkomsten hebben met die eronder.
}
katoiz-puzzle-task-tower-dice = Bouw een toren van { $goal } tegels.{ $matches ->
    [one] {""}
   *[other] {" "}Elke tegel moet twee overeenkomsten hebben met die eronder.
} Na deze worp komt: { $line }.
katoiz-puzzle-task-sets = Maak { $more ->
    [one] een 3-stel
   *[other] { $more } 3-stellen
}. Na deze worp komt: { $line }.
katoiz-puzzle-task-pile = Pak een 3-stel, zodat { $goal } van je tegels iets gemeen hebben. Na deze worp komt: { $line }.
katoiz-puzzle-task-points = Kom op { $goal } punten. Na deze worp komt: { $line }.
katoiz-puzzle-task-home = Maak je thuisstapel { $goal } hoog{ $count ->
    [0] {" "}met deze worp
   *[other] . Na deze worp komt: { $line }
}.
katoiz-puzzle-task-win = Win met deze ene worp.
katoiz-puzzle-wrong-tower = Zo wordt je toren hoogstens { $height } hoog; { $goal } kan.
katoiz-puzzle-wrong-tower-left = Zo wordt je toren hoogstens { $height } hoog; { $goal } kan. Dan blijft { $tile } over.
katoiz-puzzle-wrong-sets = Zo houd je aan het eind { $points ->
    [one] één 3-stel
   *[other] { $points } 3-stellen
} over; { $goal } kan.
katoiz-puzzle-wrong-pile = Zo hebben hoogstens { $points } van je tegels iets gemeen; { $goal } kan.
katoiz-puzzle-wrong-points = Zo kom je hoogstens op { $points ->
    [one] één punt
   *[other] { $points } punten
}; { $goal } kan.
katoiz-puzzle-wrong-nothing-shared = Dan hebben de tegels onder je schijfjes niets gemeen. Een derde tegel helpt daar niet meer.
katoiz-puzzle-wrong-no-third = Onder je schijfjes is alles dan { $shared }. Maar met de worpen die nog komen vind je daar geen derde tegel bij.
katoiz-puzzle-wrong-no-set = Dan lukt er met de worpen die nog komen geen 3-stel.
katoiz-puzzle-wrong-pass = Dan is de worp voorbij. Er was iets mee te doen.
katoiz-puzzle-wrong-home-no-win = Je brengt { $tile } thuis. Maar in je stelling verschillen twee stapels te veel, en dan win je nog niet.
katoiz-puzzle-wrong-still-steep = In je stelling verschillen twee stapels nog te veel, en dan win je niet.
katoiz-puzzle-wrong-stopped = Je stopt met { $tile } te vroeg: deze tegel kan naar huis lopen.
katoiz-puzzle-wrong-not-home = Zo komt er niets thuis, en met deze tegel kan dat ook niet. { $why }
katoiz-puzzle-wrong-no-way-home = Bij de volgende worp ({ $demand }) kan dan geen tegel naar huis. Je thuisstapel blijft { $height } hoog.
katoiz-puzzle-wrong-home-height = Zo wordt je thuisstapel hoogstens { $height } hoog.
katoiz-puzzle-right = { $left ->
    [one] Goed gezien. Nog één keer.
   *[other] Goed gezien. Nog { $left } keer.
}
katoiz-puzzle-solved-tower = Je toren is { $goal } hoog. Hoger kan niet.
katoiz-puzzle-solved-sets = Dat is het 3-stel. Meer zat er niet in.
katoiz-puzzle-solved-pile = Nu hebben { $goal } van je tegels iets gemeen. Meer zat er niet in.
katoiz-puzzle-solved-points = { $goal } punten. Meer zat er niet in.
katoiz-puzzle-solved-home = Je thuisstapel is { $goal } hoog. Hoger kan niet.
katoiz-puzzle-solved-win = Je thuisstapel is hoog genoeg, en je stelling klopt. Gewonnen!
katoiz-puzzle-look-start = Zoek een tegel die bij weinig andere past. Die ligt goed aan een uiteinde.
katoiz-puzzle-look-tower = Zoek de tegel die bij weinig andere past. Waar kan die terecht?
katoiz-puzzle-look-dice = Kijk welke worp hierna komt, en wat dan nog past.
katoiz-puzzle-look-discs = { $lying ->
    [0] Kijk wat de tegels van deze worp en de volgende gemeen kunnen hebben.
    [3] Kijk welk schijfje niet bij de andere twee hoort.
   *[other] Kijk wat er onder je schijfjes ligt, en wat daarbij past.
}
katoiz-puzzle-look-home = Gevraagd is: { $demand }. Er { $count ->
    [one] is één tegel die daarbij past
   *[other] zijn { $count } tegels die daarbij passen
}. Welke kan naar huis?
katoiz-puzzle-look-ahead = Gevraagd is: { $demand }. Maak nu de weg klaar voor de tegel die daarna naar huis moet.
katoiz-puzzle-look-level = Kijk naar de hoogtes in je eigen stelling.
katoiz-puzzle-because-tower = Op { $tile } { $count ->
    [0] past dan niets meer; die hoort bovenaan
    [one] past dan nog één tegel
   *[other] passen dan nog { $count } tegels
}.
katoiz-puzzle-because-set = Dat is een 3-stel: allemaal { $shared }.
katoiz-puzzle-because-shared = Dan is alles onder je schijfjes { $shared }.
katoiz-puzzle-because-later = Zo kan het met de worpen die nog komen.
katoiz-puzzle-because-home = Dan is je thuisstapel { $height } hoog.
katoiz-puzzle-because-level = Dan verschilt in je stelling niets meer te veel.
