lessons-kapai-course = Ka Pai leren
    .about = Zes kleine lessen en een partij tegen Kuiken.

lessons-kapai-draw = Tekenen
lessons-kapai-draw-1 = De dobbelstenen tonen een driehoek en een vierkant. Kies er één en teken hem waar je wilt.
    .right = Goed zo! Het eerste symbool op je blad mag overal.
    .hint = Kies een van de twee dobbelstenen en daarna een veld.
lessons-kapai-draw-2 = Teken nu de **cirkel**. Hij moet naast je driehoek komen.
    .right = Elk nieuw symbool komt naast iets wat er al staat. Welk symbool dat is, maakt niet uit.
    .hint = Boven, onder, links of rechts van de driehoek. Niet schuin.

lessons-kapai-pair = Twee gelijke
lessons-kapai-pair-1 = Twee cirkels! Dan teken je ze allebei: naast elkaar, en tegen je tekening aan.
    .right = Zo hoort het: twee velden naast elkaar, en minstens één raakt je tekening.
    .hint = Kies een leeg veld naast je tekening, en daarna een leeg veld daarnaast.

lessons-kapai-group = Drie op een rij
lessons-kapai-group-1 = Maak een groep: drie **driehoeken** op een rij.
    .right = Er komt meteen een kader om. Deze groep is 2 punten waard.
    .hint = Er staan al twee driehoeken naast elkaar. Teken de derde links of rechts ervan.
lessons-kapai-group-2 = Je kunt een groep vierkanten maken, of een groep cirkels. Kies de groep die het meeste waard is.
    .right = Een groep driehoeken is 2 waard, vierkanten 3 en cirkels 4.
    .hint = Cirkels zijn het meeste waard. Waar komt de derde cirkel?

lessons-kapai-frame = Kies je kader
lessons-kapai-frame-1 = Maak een rij van **vier** driehoeken. Kies daarna welke drie samen een groep worden.
    .right = Eén driehoek blijft los. Die kan later nog in een andere groep.
    .hint = Teken de twee driehoeken rechts van de andere, in dezelfde rij.

lessons-kapai-cross = Lijnen geven kruisjes
lessons-kapai-cross-1 = Maak een groep van drie **lijnen** en zet een kruisje. Waar het kruisje komt, kies jij.
    .right = Een groep lijnen telt zelf niet, maar geeft een kruisje bij een symbool naar keuze.
    .hint = Er staan al twee lijnen. Teken de derde ernaast en kies een rij voor het kruisje.
lessons-kapai-cross-2 = Maak een groep lijnen. Zet het kruisje waar je de meeste groepen hebt.
    .right = Een kruisje is zoveel waard als je groepen hebt van dat symbool. Twee groepen cirkels: twee punten.
    .hint = Je hebt twee groepen cirkels en één groep driehoeken.

lessons-kapai-totem = Totems verbinden
lessons-kapai-totem-1 = Verbind twee totems: laat de cirkels ze allebei raken.
    .right = Eén gebied van hetzelfde symbool raakt twee totems. Samen zijn ze 2 punten waard.
    .hint = De cirkels raken de totem linksboven al. Teken er een naast de totem in het midden.
lessons-kapai-totem-2 = Verbind nu ook de **derde** totem, met driehoeken.
    .right = Drie totems in één netwerk: 4 punten. Elk stuk mag een ander symbool hebben.
    .hint = De driehoeken raken de totem in het midden. Teken er een naast de totem rechtsboven.

lessons-kapai-game = Je eerste partij
    .about = Tegen Kuiken
lessons-kapai-game-1 = Iedereen tekent met dezelfde worp. Begin maar waar je wilt.
lessons-kapai-game-2 = Teken steeds naast wat er al staat. Zoek drie op een rij.
lessons-kapai-game-3 = Cirkels zijn het meeste waard, lijnen geven kruisjes.
lessons-kapai-game-4 = Vergeet de totems niet: laat één symbool er twee raken.
lessons-kapai-game-5 = Is je blad vol, dan is het uit. Wie de meeste punten heeft, wint.
