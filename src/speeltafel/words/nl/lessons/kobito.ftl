lessons-kobito-course = Kobito leren
    .about = Acht kleine lessen en een partij tegen Kuiken.

lessons-kobito-lay = Een kaart aanleggen
lessons-kobito-lay-1 = Bij pot A liggen 3 en 4. Leg er rechts de kaart aan die volgt.
    .right = Een regenboog is een rij getallen die op elkaar volgen, van links naar rechts.
    .hint = Na 3 en 4 komt de 5.
lessons-kobito-lay-2 = Leg bij dezelfde regenboog nu **links** een kaart aan.
    .right = Aan beide kanten mag een kaart, als het getal maar past.
    .hint = Vóór de 3 komt de 2.
lessons-kobito-lay-3 = Bij pot B liggen 11 en 12. Welke kaart past er **rechts**?
    .right = Na 12 komt weer 1: de regenboog gaat rond.
    .hint = Een regenboog gaat rond, zoals de uren op een klok.

lessons-kobito-win = Een pot winnen
lessons-kobito-win-1 = Bij pot C moeten vier kaarten liggen, en er liggen er drie. Win de pot!
    .right = Precies vier: het goud is van jou. De regenboog gaat weg en er komt een nieuwe pot.
    .hint = Er liggen 8, 9 en 10. Welke kaart uit je hand past daaraan?

lessons-kobito-turn = Een hele beurt
lessons-kobito-turn-1 = Speel een kaart, en zeg daarna dat je klaar bent.
    .right = Eén kaart is genoeg. Meer mag altijd. Daarna vul je je hand aan tot vijf.
    .hint = Leg eerst een kaart aan. Dan mag je stoppen.
lessons-kobito-turn-2 = Nu ligt er een regenboog in je atelier. Speel genoeg kaarten en zeg dat je klaar bent.
    .right = Voor elke regenboog in je atelier moet je één kaart meer spelen. Twee dus, deze keer.
    .hint = Eén kaart, en nog één voor de regenboog in je atelier. Daarna mag je stoppen.

lessons-kobito-workshop = Je eigen atelier
lessons-kobito-workshop-1 = In je atelier bouw je rustig vooruit. Begin er een regenboog met **twee kaarten** die op elkaar volgen.
    .right = Niemand anders mag hier iets aanleggen. Maar je moet volgende beurt wel een kaart meer spelen.
    .hint = Kijk in je hand: 6 en 7 volgen op elkaar. Na 12 komt 1.
lessons-kobito-workshop-2 = De kobito mag elk getal zijn. Begin een regenboog met een **kobito** erin.
    .right = De kobito is het getal van zijn plaats. Alleen kobito’s mag niet: dan weet niemand welk getal ze zijn.
    .hint = Leg de kobito naast een getal. Tussen 6 en 8 is hij een 7.

lessons-kobito-carry = Naar het goud brengen
lessons-kobito-carry-1 = Pot B vraagt vier kaarten: er liggen 7 en 8. Breng je regenboog van 9 en 10 erheen.
    .right = In één keer gewonnen! Wat je uit je atelier brengt, telt niet als kaart uit je hand.
    .hint = Kies je regenboog in je atelier en breng hem naar pot B.
lessons-kobito-carry-2 = Pot A mist nog **twee** kaarten. Breng er precies twee uit je atelier.
    .right = Je neemt kaarten van een uiteinde. Laat je er liggen, dan minstens twee.
    .hint = Na 1, 2 en 3 komen 4 en 5. Laat 6 en 7 liggen.

lessons-kobito-kobito = De kobito
lessons-kobito-kobito-1 = Pot A mist één kaart en jij hebt een kobito. Win de pot!
    .right = De kobito past overal waar een getal kan.
    .hint = Leg de kobito links of rechts bij pot A.
lessons-kobito-kobito-2 = Bij pot B ligt een kobito die een 4 voorstelt. **Ruil** hem voor jouw 4.
    .right = Nu zit de kobito in jouw hand. Ruilen telt niet als een kaart spelen.
    .hint = Kies je 4 en daarna de kobito bij pot B.

lessons-kobito-replace = De vervangkaart
lessons-kobito-replace-1 = Speel je vervangkaart: samen met je 8 op de 8 bij pot A.
    .right = Dat waren in één keer twee kaarten uit je hand, en de regenboog is niet langer geworden.
    .hint = Kies de vervangkaart en de 8, en dan de 8 bij pot A.

lessons-kobito-penalty = Er past niets
lessons-kobito-penalty-1 = Geen enkele kaart uit je hand past. Leg er één op je scorestapel.
    .right = Dat kost drie punten. Het mag alleen als er echt niets meer past.
    .hint = Kies zelf welk getal je kwijt wilt.

lessons-kobito-game = Je eerste partij
    .about = Tegen Kuiken
lessons-kobito-game-1 = Speel minstens één kaart en zeg dan dat je klaar bent.
lessons-kobito-game-2 = Kijk bij welke pot nog maar weinig kaarten missen. Kun jij hem vullen?
lessons-kobito-game-3 = Laat liever geen pot achter waar nog maar één kaart bij hoeft: die legt Kuiken graag.
lessons-kobito-game-4 = Bouw in je atelier vooruit, en breng alles in één keer.
lessons-kobito-game-5 = Liggen er nog maar twee goudkaarten open, dan is het uit. Wie het meeste goud heeft, wint.
