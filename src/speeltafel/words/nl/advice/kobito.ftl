kobito-advice-look-pot = Deze beurt kun je een pot winnen. Zie je hoe?
kobito-advice-look-turn = Kijk naar je hele beurt: welke kaarten moet je kwijt?
kobito-advice-wins = Zo win je deze beurt { $gold } goud, in { $moves } { $moves ->
    [one] stap
   *[other] stappen
}.
kobito-advice-penalty = Zonder strafkaarten lukt het niet: dit kost je { $cards ->
    [one] er één
   *[other] er { $cards }
}.
kobito-advice-lay-pot = Die kaart ben je dan kwijt, en { $pot } mist daarna nog { $left ->
    [one] één kaart
   *[other] { $left } kaarten
}.
kobito-advice-lay-workshop = In je atelier bouw je verder, en niemand komt er een pot verder mee.
kobito-advice-start = Zo leg je kaarten klaar om later in één keer naar een pot te brengen.
kobito-advice-carry = Zo wordt die pot voller met kaarten die je al had liggen.
kobito-advice-swap = Een kobito in je hand kan straks elk getal zijn.
kobito-advice-replace = Zo speel je twee kaarten in één keer.
kobito-advice-end = Je hebt genoeg gespeeld; meer hoeft deze beurt niet.
kobito-advice-estimate = Naar schatting is je stand aan het eind van je beurt ongeveer { $worth } { $worth ->
    [one] punt
   *[other] punten
} waard; je score is dan { $points }.
