rounds-too-few = Voor een ronde zijn minstens { $least } spelers nodig; nu { $given ->
    [0] is er niemand
    [one] is er één
   *[other] zijn er { $given }
}.
rounds-not-an-answer = “{ $text }” is hier geen antwoord.
rounds-share = Deze twee delen { $what }.
rounds-share-nothing = Deze twee hebben niets gemeen.
rounds-class = de klas
rounds-no-votes = Er heeft nog niemand gekozen.
rounds-vote = Wat zou jij doen? Kies een zet; je mag je nog bedenken.
rounds-computer-thinks = De computer denkt na. Kijk naar het bord.
rounds-claims = { $right } goed, { $mirror } { $mirror ->
    [one] spiegelbeeld
   *[other] spiegelbeelden
}, { $wrong } mis, { $passed } gepast.
rounds-could-claim = Kaart { $card } kon ook.
rounds-computer-plays = Nu is de computer aan zet.
rounds-wants-field = Een steen op { $field }.
rounds-wants-capture = Slaan op { $field }.
rounds-wants-claim = Kubus van { $source } op { $target }, kaart { $card }.
rounds-wants-twin = Kaart { $card } op dit gebouw.
rounds-wants-pass = Passen.
rounds-nothing = niets
rounds-named = { $what }
rounds-tell-first = Laat eerst zien wat goed is.
rounds-what-shared = Wat hebben deze twee gemeen?
rounds-answer = Wat hebben deze twee gemeen? Kies alles wat klopt, of niets.
rounds-answered = { $told } { $right ->
    [0] Nog niemand had het helemaal goed.
    [one] Eén kind had het helemaal goed.
   *[other] { $right } van de { $of } hadden het helemaal goed.
}
rounds-you-right = Goed gezien! { $told }
rounds-you-not = Niet helemaal. { $told }
