lessons-katoiz-stapeltoren = Stapeltoren leren
    .about = Zes kleine lessen en een partij met Kuiken.
lessons-katoiz-3-stel = 3-stel leren
    .about = Zeven kleine lessen en een partij tegen Kuiken.
lessons-katoiz-stapeltje = Stapeltje leren
    .about = Zeven kleine lessen en een partij tegen Kuiken.

lessons-katoiz-tower-begin = Een toren beginnen
lessons-katoiz-tower-begin-1 = Kies een tegel. Daar begint je toren mee.
    .right = Je toren staat! Elke tegel heeft een kleur, een vorm en een grootte.
    .hint = Elke tegel is goed.

lessons-katoiz-tower-same = Wat is gelijk?
lessons-katoiz-tower-same-1 = Zoek een tegel met **dezelfde kleur**. Leg hem op je toren en zeg: kleur.
    .right = Allebei rood! De kleur is gelijk.
    .hint = Je toren is rood. Waar ligt nog iets roods?
lessons-katoiz-tower-same-2 = Zoek een tegel met **dezelfde vorm**. Leg hem op je toren en zeg: vorm.
    .right = Allebei rond! De vorm is gelijk.
    .hint = Op je toren ligt een cirkel. Waar ligt nog een cirkel?
lessons-katoiz-tower-same-3 = Zoek een tegel die **even groot** is. Leg hem op je toren en zeg: grootte.
    .right = Allebei klein! De grootte is gelijk.
    .hint = Op je toren ligt een kleine. Klein is zwart gevuld.
lessons-katoiz-tower-same-4 = Nu mag jij kiezen. Leg een tegel die past, en zeg wat er gelijk is.
    .right = Mooi! Eén ding gelijk is genoeg.
    .hint = Kijk naar de kleur, de vorm en de grootte.

lessons-katoiz-tower-two = Twee dingen gelijk
lessons-katoiz-tower-two-1 = Nu moeten er **twee** dingen gelijk zijn. Welke tegel past?
    .right = Groen én groot: dat zijn twee dingen.
    .hint = Je toren is groen, vierkant en groot. Zoek een tegel met twee van die dingen.

lessons-katoiz-tower-die = De dobbelsteen kiest de kleur
lessons-katoiz-tower-die-1 = De dobbelsteen zegt **groen**. Pak een groene tegel die op je toren past.
    .right = Groen, en er is nog iets gelijk. Dat moet allebei.
    .hint = Twee tegels zijn groen. Welke lijkt op de tegel van je toren?
lessons-katoiz-tower-die-2 = Weer **groen**, maar nu past er geen groene. Begin een nieuwe toren.
    .right = Past er niets, dan begin je een nieuwe toren. Je mag er veel hebben.
    .hint = Kies een groene tegel.
lessons-katoiz-tower-die-3 = De dobbelsteen is **paars**: elke kleur mag. Leg een tegel die past.
    .right = Bij paars kies jij de kleur.
    .hint = Op je toren ligt een kleine rode cirkel. Wat is rood, rond of klein?

lessons-katoiz-tower-high = De hoogste toren telt
lessons-katoiz-tower-high-1 = Je hebt twee torens. Leg een groene tegel op de **hoogste**.
    .right = Alleen je hoogste toren telt aan het eind. Wie de hoogste heeft, wint.
    .hint = Op de hoogste toren ligt een grote rode cirkel. Welke groene tegel past daarop?

lessons-katoiz-tower-dice = Twee dobbelstenen
lessons-katoiz-tower-dice-1 = Twee dobbelstenen: **blauw** en **rond**. Pak een tegel die allebei is.
    .right = Blauw en rond, en hij past op je toren.
    .hint = Niet elke blauwe is rond. Zoek de blauwe cirkel.
lessons-katoiz-tower-dice-2 = Nu **geel** en een zwarte ster. Die ster betekent **klein**.
    .right = Een witte ster is groot, een zwarte ster is klein.
    .hint = Zoek een kleine gele die op je toren past. Op je toren ligt een driehoek.

lessons-katoiz-tower-game = Samen bouwen
    .about = Met Kuiken
lessons-katoiz-tower-game-1 = Kies een tegel waarmee je toren begint.
lessons-katoiz-tower-game-2 = Pak een tegel die past, en zeg wat er gelijk is.
lessons-katoiz-tower-game-3 = Kleur, vorm of grootte: één ding gelijk is genoeg.
lessons-katoiz-tower-game-4 = Zijn de tegels op, dan kijken jullie samen naar de torens.

lessons-katoiz-trio-place = Een schijfje leggen
lessons-katoiz-trio-place-1 = De dobbelstenen zeggen **blauw** en **klein**. Leg je schijfje op zo’n tegel.
    .right = De zwarte ster betekent klein. Je schijfje mag alleen op een tegel die bij allebei de dobbelstenen past.
    .hint = Zoek een blauwe tegel met een klein plaatje.
lessons-katoiz-trio-place-2 = Nu **blauw** en een witte ster: dat is **groot**. Leg je schijfje.
    .right = Goed zo! Toont een dobbelsteen paars, dan mag elke kleur. Is hij leeg, dan mag elk plaatje.
    .hint = Groot is een open zwarte lijn, klein is zwart gevuld.

lessons-katoiz-trio-set = Drie bij elkaar
lessons-katoiz-trio-set-1 = Je schijfjes liggen op twee grote vierkanten. Leg het derde zo, dat **alle drie** iets gelijk hebben.
    .right = Een 3-stel! De drie tegels zijn van jou en je schijfjes komen terug.
    .hint = Zoek een witte tegel die vierkant is. Dan hebben ze alle drie dezelfde vorm.
lessons-katoiz-trio-set-2 = Nu zijn je twee tegels allebei **klein**, maar verder verschillend. Maak het 3-stel.
    .right = Eén ding dat alle drie gelijk hebben, is genoeg.
    .hint = Leg het derde schijfje ook op een kleine tegel.

lessons-katoiz-trio-move = Een schijfje verzetten
lessons-katoiz-trio-move-1 = Je drie schijfjes liggen, maar er is geen 3-stel. **Verzet** er één, zodat het er wel een is.
    .right = Liggen ze alle drie, dan mag je er één verzetten naar een tegel die bij de dobbelstenen past.
    .hint = Twee van je tegels zijn klein. Verzet het schijfje van de grote tegel.

lessons-katoiz-trio-pass = Niets doen mag ook
lessons-katoiz-trio-pass-1 = Met deze worp kun je geen 3-stel maken. Laat je schijfjes liggen en **pas**.
    .right = Een schijfje leggen hoeft nooit. Soms is wachten slimmer.
    .hint = Kies de knop om te passen.

lessons-katoiz-trio-pile = De hoogste stapel
lessons-katoiz-trio-pile-1 = Nu telt hoeveel van je tegels **samen** één ding gelijk hebben. Je hebt er drie die klein zijn. Maak een 3-stel dat je stapel twee hoger maakt.
    .right = Nu heb je vijf kleine tegels. Niet hoeveel 3-stellen je hebt telt, maar wat ze samen gelijk hebben.
    .hint = Zoek een derde tegel waardoor er twee kleine tegels bij komen.

lessons-katoiz-trio-points = Punten tellen
lessons-katoiz-trio-points-1 = Van elke kleur, vorm en grootte tellen je tegels **vanaf de derde**. Maak het 3-stel dat minstens twee punten oplevert.
    .right = Vier cirkels zijn twee punten: de eerste twee tellen niet.
    .hint = Bekijk wat je al hebt, en zoek tegels die daarbij horen.

lessons-katoiz-trio-bold = Terugsturen en nog een keer
lessons-katoiz-trio-bold-1 = De ander heeft bijna een 3-stel. Stuur een schijfje van de ander **terug**.
    .right = Dat mag één keer per worp, als de tegel bij de dobbelstenen past. Jij mag daarna nog een schijfje leggen.
    .hint = Kies een schijfje van de ander op een grote witte tegel.
lessons-katoiz-trio-bold-2 = Leg een schijfje **recht naast** je andere schijfje. Dan mag je nog een keer gooien.
    .right = Naast je eigen schijfje: je mag nog een keer gooien. Het hoeft niet.
    .hint = Kijk welke tegel naast je schijfje rond en rood is.

lessons-katoiz-trio-game = Je eerste partij
    .about = Tegen Kuiken
lessons-katoiz-trio-game-1 = Leg een schijfje op een tegel die bij de dobbelstenen past.
lessons-katoiz-trio-game-2 = Denk vooruit: wat wil je dat je drie tegels gelijk hebben?
lessons-katoiz-trio-game-3 = Liggen ze alle drie, dan mag je er één verzetten.
lessons-katoiz-trio-game-4 = Wie de meeste 3-stellen heeft, wint.

lessons-katoiz-pile-walk = Een tegel laten lopen
lessons-katoiz-pile-walk-1 = De dobbelstenen zeggen **geel** en **rond**. Laat zo’n tegel lopen, zo ver als je wilt.
    .right = Elke stap gaat naar een tegel waarmee iets gelijk is: kleur, vorm of grootte.
    .hint = Kies een gele tegel met een cirkel. Kies dan een plaats die oplicht.
lessons-katoiz-pile-walk-2 = Laat nu een gele ronde tegel minstens **drie stappen** lopen.
    .right = Je mag stoppen waar je wilt. Ver lopen brengt je sneller thuis.
    .hint = De tegel in de hoek linksboven kan ver naar beneden.

lessons-katoiz-pile-slant = Schuin lopen
lessons-katoiz-pile-slant-1 = Schuin mag ook, als er **twee** dingen gelijk zijn. Zet precies één stap schuin.
    .right = Recht vraagt één gelijk ding, schuin vraagt er twee.
    .hint = Neem de witte tegel met een vierkant links op het bord. Ga één plaats schuin omhoog.

lessons-katoiz-pile-home = Naar huis
lessons-katoiz-pile-home-1 = Jouw thuisplaats ligt buiten het bord, bij de hoek. Breng een tegel **naar huis**.
    .right = Je thuisstapel is nu twee hoog. Bij vier win je.
    .hint = In de hoek, naast je thuisplaats, ligt een gele vierkante tegel.

lessons-katoiz-pile-height = Niet te steil
lessons-katoiz-pile-height-1 = Je thuisstapel is drie hoog, maar de hoek ernaast pas één. Nog een tegel thuis zou te steil zijn. Maak eerst de **hoek** hoger.
    .right = Buren mogen hoogstens twee verschillen. Nu kan er straks weer een tegel naar huis.
    .hint = Laat een tegel naar de hoek naast je thuisstapel lopen.

lessons-katoiz-pile-repair = Repareren moet
lessons-katoiz-pile-repair-1 = In jouw hoek is het te steil geworden. Kun je het beter maken, dan moet dat. Doe het!
    .right = Het is minder steil. Zolang dat kan, gaat repareren voor.
    .hint = Haal een tegel van de hoge stapel, of maak een plaats ernaast hoger. Alleen wat helpt, licht op.

lessons-katoiz-pile-win = Vier hoog wint
lessons-katoiz-pile-win-1 = Je thuisstapel is drie hoog en de hoek is hoog genoeg. **Win!**
    .right = Vier hoog, en nergens te steil in jouw hoek: gewonnen!
    .hint = Breng een tegel naar huis.

lessons-katoiz-pile-ladder = De kleurladder
lessons-katoiz-pile-ladder-1 = Zonder dobbelstenen zegt de ladder welke kleur loopt. Kijk welke kleur nu aan de beurt is, en laat zo’n tegel lopen.
    .right = Elke beurt is de volgende kleur van de ladder aan de beurt.
    .hint = De eerste kleur van de ladder is nu aan de beurt.

lessons-katoiz-pile-game = Je eerste partij
    .about = Tegen Kuiken
lessons-katoiz-pile-game-1 = Kies een tegel die bij de dobbelstenen past, en laat hem naar je thuisplaats toe lopen.
lessons-katoiz-pile-game-2 = Recht: één ding gelijk. Schuin: twee.
lessons-katoiz-pile-game-3 = Maak ook je hoek hoger, anders wordt het te steil.
lessons-katoiz-pile-game-4 = Wie het eerst een thuisstapel van vier heeft, wint.
