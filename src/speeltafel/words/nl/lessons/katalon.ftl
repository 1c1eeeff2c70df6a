lessons-katalon-course = Katalon leren
    .about = Zeven kleine lessen en een partij tegen Kuiken.

lessons-katalon-place = Een steen leggen
lessons-katalon-place-1 = Jij bent geel en je begint. Leg een steen waar je wilt.
    .right = Goed zo! Je allereerste steen mag overal.
    .hint = Elk leeg veld is goed.
lessons-katalon-place-2 = Jij bent rood. Geel legde op een oostveld, dus jij moet in vak **Oost**. Leg daar een steen.
    .right = Zo gaat het steeds: je legt op een leeg veld van het vak waar je heen moet.
    .hint = Vak Oost ligt rechts. Elk leeg veld daarvan is goed.
lessons-katalon-place-3 = Vier velden liggen in twee vakken. Leg je eerste steen op het veld tussen Noord en Midden, en kies vak **Midden**.
    .right = In Midden heet dat veld noord. Daarom moet rood nu naar Noord.
    .hint = Het veld ligt boven het midden. Kies daarna het vak waarin het noord heet.

lessons-katalon-send = Jouw veld stuurt de ander
lessons-katalon-send-1 = Stuur rood naar **Oost**. Welk veld in Noord kies je?
    .right = Jij legde op oost, dus moet rood naar Oost.
    .hint = Zoek in vak Noord het veld aan de oostkant, rechts.
lessons-katalon-send-2 = Jij bent rood en zet in Zuid. Stuur geel naar **West**.
    .right = Jij legde op west, dus moet geel naar West.
    .hint = Zoek in vak Zuid het veld aan de westkant, links.
lessons-katalon-send-3 = Jij bent geel en zet in Midden. Stuur rood naar **Oost**.
    .right = Je zette in Midden, en daar heet dat veld oost. Dat het in vak Oost anders heet, telt nu niet.
    .hint = Kijk alleen naar vak Midden. Welk veld ligt daar rechts?

lessons-katalon-five = Vijf in één vak wint
lessons-katalon-five-1 = Maak een vak helemaal geel. Je mag in Noord zetten.
    .right = Gewonnen! Dat veld hoort ook bij Midden, en Midden is nu helemaal geel.
    .hint = In Midden mist nog één gele steen. Welk veld hoort bij Noord én bij Midden?
lessons-katalon-five-2 = Nu ben jij rood. Maak een vak helemaal rood.
    .right = Gewonnen! Eén steen telt in twee vakken.
    .hint = Zoek het veld dat bij Noord én bij Midden hoort.

lessons-katalon-look = Kijk waar je de ander heen stuurt
lessons-katalon-look-1 = In West mist rood nog maar één veld. Zet in Noord, maar laat rood niet winnen.
    .right = Slim! Hier kan rood niet meteen winnen.
    .hint = Stuur rood niet naar West. En pas op: het lege veld van West hoort ook bij Midden.

lessons-katalon-capture = Vak vol? Dan sla je
lessons-katalon-capture-1 = Jij bent rood. Vak Noord is vol, dus je slaat er een gele steen. Welke mag?
    .right = De gele steen gaat terug naar geel, en jouw steen ligt er nu.
    .hint = De gele steen die net gelegd is, mag je niet slaan. Neem een andere gele in Noord.
lessons-katalon-capture-2 = Sla nu zo, dat geel naar **West** moet.
    .right = Ook het veld waar je slaat, stuurt de ander verder.
    .hint = Sla op het westveld van Noord, links.
lessons-katalon-capture-3 = In Noord ligt maar één gele steen, en die is net gelegd. Sla hem.
    .right = Is er niets anders te slaan, dan mag de nieuwe steen wel. En Noord is nu helemaal rood!
    .hint = Er is maar één gele steen in Noord.

lessons-katalon-capture-five = Slaan en winnen
lessons-katalon-capture-five-1 = Jij bent geel en moet slaan in Midden. Welke slag wint meteen?
    .right = Gewonnen! Je sloeg in Midden, en daardoor is Noord helemaal geel.
    .hint = In Noord ligt nog één rode steen. Die ligt ook in Midden.

lessons-katalon-full = Het bord is vol
lessons-katalon-full-1 = Leg de laatste steen. Dan is het bord vol en tellen we.
    .right = In elk vak kijk je wie daar de meeste stenen heeft. Wie de meeste vakken heeft, wint: jij!
    .hint = Er is nog één veld leeg.

lessons-katalon-game = Je eerste partij
    .about = Tegen Kuiken
lessons-katalon-game-1 = Jij begint. Leg een steen waar je wilt, en denk: waar moet Kuiken dan heen?
lessons-katalon-game-2 = Je moet in het vak dat oplicht. Kies een veld: de naam ervan stuurt Kuiken weg.
lessons-katalon-game-3 = Let op vakken waar jij al veel stenen hebt. Vijf in één vak wint.
lessons-katalon-game-4 = Kijk ook waar Kuiken bijna klaar is. Stuur hem daar niet heen.
