web-review = Terugkijken
web-review-look = Kijk terug
web-review-looking = We kijken je partij terug…
web-review-looking-part = { $done } van { $parts } stukken bekeken
web-review-own-moments = Momenten
web-review-course = Het verloop van de partij
web-review-step = Door de partij bladeren
web-review-open-moment = Moment { $number }
web-review-own-wins = { $own } wint
web-review-level = gelijk
web-review-other-wins = { $other } wint
web-review-chance = kans op winst
web-review-expected = verwachte stand
web-review-luck-or-skill = Geluk of kunst?
web-review-better-here = Hier kon het beter
web-review-found = Gevonden!
web-review-played = Wat er gespeeld is
web-review-before = Terug
web-review-show = Laat zien
web-review-next = Volgende
web-review-again = Nog eens zoeken
web-review-play = Speel het voor
web-review-on = Speel verder
web-review-shown = Zo kon het beter.
web-review-same = Dat speelde je al. Zoek iets anders.
web-review-not-better = Dat is niet zeker beter dan wat er gespeeld is. Probeer iets anders.
web-review-not-allowed = Dat mag hier niet.
web-review-no-moments = Er is geen moment waar het zeker beter kon.
web-review-all-seen = Dit was het laatste moment.
web-review-whose = Door wiens ogen
web-review-start = Het begin van de partij.
web-review-back = Terug naar het overzicht
web-review-kept = Bewaard om later te oefenen.
web-review-print = Print deze momenten
web-practice = Oefenen met eigen fouten
web-practice-link = Oefen met je eigen fouten
web-practice-due = { $count ->
    [one] Vandaag is er één moment om te oefenen.
   *[other] Vandaag zijn er { $count } momenten om te oefenen.
}
web-practice-none = Er is nog niets om te oefenen. Kijk een gespeelde partij terug: wat beter kon, komt hier te liggen.
web-practice-later = Voor vandaag ben je klaar. Op { $day } komt er weer iets.
web-practice-forget = Niet meer oefenen
web-practice-save = Bewaar als bestand
web-practice-open = Open een bestand
web-practice-taken = { $count ->
    [0] Alles uit dit bestand lag er al.
    [one] Er is één moment bij gekomen.
   *[other] Er zijn { $count } momenten bij gekomen.
}
web-practice-not = In dit bestand staat niets om te oefenen.
