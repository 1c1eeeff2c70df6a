kobito-advice-look-pot = You can win a pot this turn. Do you see how?
kobito-advice-look-turn = Look at your whole turn: which cards do you need to get rid of?
kobito-advice-wins = That wins you { $gold } gold this turn, in { $moves } { $moves ->
    [one] step
   *[other] steps
}.
kobito-advice-penalty = It cannot be done without penalty cards: this costs you { $cards ->
    [one] one
   *[other] { $cards }
}.
kobito-advice-lay-pot = You are rid of that card then, and { $pot } still lacks { $left ->
    [one] one card
   *[other] { $left } cards
} after it.
kobito-advice-lay-workshop = In your workshop you build on, and it helps nobody else to a pot.
kobito-advice-start = That way cards lie ready to be brought to a pot in one go later.
kobito-advice-carry = That way the pot fills up with cards you had already laid.
kobito-advice-swap = A kobito in your hand can be any number later.
kobito-advice-replace = That way you play two cards at once.
kobito-advice-end = You have played enough; nothing more is needed this turn.
kobito-advice-estimate = At a guess your position is worth about { $worth } { $worth ->
    [one] point
   *[other] points
} at the end of your turn; your score is { $points } then.
