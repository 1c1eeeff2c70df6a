web-review = Review
web-review-look = Look back
web-review-looking = Looking back at your game…
web-review-looking-part = { $done } of { $parts } pieces looked at
web-review-own-moments = Moments
web-review-course = The course of the game
web-review-step = Go through the game
web-review-open-moment = Moment { $number }
web-review-own-wins = { $own } wins
web-review-level = level
web-review-other-wins = { $other } wins
web-review-chance = chance to win
web-review-expected = expected score
web-review-luck-or-skill = Luck or skill?
web-review-better-here = This could be better
web-review-found = Found it!
web-review-played = What was played
web-review-before = Back
web-review-show = Show me
web-review-next = Next
web-review-again = Look once more
web-review-play = Play it out
web-review-on = Play on
web-review-shown = This was better.
web-review-same = That is what you played. Look for something else.
web-review-not-better = That is not surely better than what was played. Try something else.
web-review-not-allowed = That is not allowed here.
web-review-no-moments = There is no moment where something was surely better.
web-review-all-seen = This was the last moment.
web-review-whose = Through whose eyes
web-review-start = The beginning of the game.
web-review-back = Back to the overview
web-review-kept = Kept to practise later.
web-review-print = Print these moments
web-practice = Practise your own mistakes
web-practice-link = Practise your own mistakes
web-practice-due = { $count ->
    [one] Today there is one moment to practise.
   *[other] Today there are { $count } moments to practise.
}
web-practice-none = There is nothing to practise yet. Look back at a game you have played: what could be better comes here.
web-practice-later = You are done for today. Something comes back on { $day }.
web-practice-forget = Do not practise this any more
web-practice-save = Save as a file
web-practice-open = Open a file
web-practice-taken = { $count ->
    [0] Everything in this file was here already.
    [one] One moment was added.
   *[other] { $count } moments were added.
}
web-practice-not = There is nothing to practise in this file.
