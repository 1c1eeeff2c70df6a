katoiz-advice-look-towers = Kijk welke tegels straks nog op je toren passen.
katoiz-advice-look-set = Je kunt nu een 3-stel maken. Zie je welk?
katoiz-advice-look-discs = Kijk wat je schijfjes gemeen hebben, en hoeveel vrije tegels dat ook hebben.
katoiz-advice-look-win = Je kunt nu winnen. Zie je hoe?
katoiz-advice-look-home = Er is een tegel die nu naar huis kan lopen.
katoiz-advice-look-routes = Kijk welke tegels hierna naar je thuisstapel kunnen lopen, en naar die van een ander.
katoiz-advice-fits = Daarna { $count ->
    [0] past er geen open tegel meer op deze.
    [one] past er nog één open tegel op deze.
   *[other] passen er nog { $count } open tegels op deze.
}
katoiz-advice-set = Een 3-stel pak je het best meteen: dan kan niemand het meer bederven.
katoiz-advice-next-set = Naar schatting geeft { $percent } % van de worpen je hierna een 3-stel, als niemand iets weghaalt.
katoiz-advice-rival-set = Een tegenspeler maakt dan met { $percent } % van de worpen een 3-stel.
katoiz-advice-wins = Daarmee win je: je thuisstapel is hoog genoeg en in je stelling verschilt niets te veel.
katoiz-advice-home = Een tegel thuis telt, en niemand haalt hem daar weg.
katoiz-advice-next-home = Naar schatting kan met { $percent } % van de worpen hierna weer een tegel naar huis, als alles zo blijft liggen.
katoiz-advice-rival-home = Voor je sterkste tegenspeler is dat dan { $percent } %.
