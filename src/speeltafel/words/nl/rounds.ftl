rounds-too-few = Voor een ronde zijn minstens { $least } spelers nodig; nu { $given ->
    [0] is er niemand
    [one] is er één
   *[other] zijn er { $given }
}.
rounds-not-an-answer = “{ $text }” is hier geen antwoord.
rounds-share = Deze twee delen { $what }.
rounds-share-nothing = Deze twee hebben niets gemeen.
