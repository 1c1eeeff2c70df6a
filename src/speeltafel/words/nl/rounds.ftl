rounds-too-few = Voor een ronde zijn minstens { $least } spelers nodig; nu { $given ->
    [0] is er niemand
    [one] is er één
   *[other] zijn er { $given }
}.
