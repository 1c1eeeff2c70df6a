review-no-judge = There is no review for this game.
review-names-no-winner = There is nothing to review at this table: nobody wins from anybody.
review-not-over = This game is not over yet. Look back when it has been played.
review-bad-part = This review does not belong to this game. Start it again.

review-kept = { $value ->
    [win] { $moves ->
        [one] { $seat } could keep the win at one move, and { $kept ->
            [0] missed it
           *[other] did
        }.
       *[other] { $seat } could keep the win at { $moves } moves, and did so at { $kept }.
    }
    [draw] { $seat } could not win at any point, but could keep a draw at { $moves } { $moves ->
        [one] move
       *[other] moves
    }, and did so at { $kept }.
   *[loss] { $seat } was lost from beginning to end.
}
review-slips = { $slips ->
    [0] { $seat } gave nothing away in this game.
    [one] { $seat } gave something away once in this game.
   *[other] { $seat } gave something away { $slips } times in this game.
}
review-last-slip = The last mistake was by { $seat }, at move { $step }.
review-sure-mistakes = { $count ->
    [0] No choice by { $seat } was surely a mistake.
    [one] One choice by { $seat } was surely a mistake.
   *[other] Of the { $choices } choices by { $seat }, { $count } were surely mistakes.
}
review-no-choice = { $seat } had nothing to choose in this game.

review-moment = Moment { $number } of { $all }
review-at-move = move { $step }
review-proven = proven
review-estimate = estimate ± { $margin }
review-better = Better: { $told }
review-cost-points = That makes a difference of about { $cost } { $one ->
    [1] point
   *[other] points
}.
review-cost-share = That wins about { $cost } more of 100 games.

review-gave-win-to-draw = That gave away the win of { $seat }: from here it is a draw, if nobody errs any more.
review-gave-win-to-loss = That passed the win from { $seat } to { $other }.
review-gave-draw-to-loss = { $seat } could have kept it level, but now { $other } wins.
review-keeps-win-only = It is the only move that keeps the win.
review-keeps-win-too = That keeps the win.
review-keeps-draw-only = It is the only move that keeps it level.
review-keeps-draw-too = That keeps it level.
review-leads-to-win = That wins too.
review-leads-to-draw = That leads to a draw, if nobody errs. There is something better.
review-leads-to-loss = Then { $other } wins by playing well from here.

review-luck-or-skill = Luck or skill?
review-base-kapai = best player, ordinary rolls
review-base-katoiz = equal chances for all
review-base-potzklotz = level start
review-base-kobito = level start
review-luck-kapai = luck with the dice
review-luck-katoiz = luck with the dice
review-luck-potzklotz = luck with the cards
review-luck-kobito = luck with the cards
review-cost = missed by choosing
review-others = the others and the rest
review-result-kapai = your sheet
review-result-katoiz = your share of the win
review-result-potzklotz = points ahead of the others
review-result-kobito = points ahead of the best other

review-task = { $moves ->
    [one] Find the better move yourself.
   *[other] Find how the better turn begins.
}
review-found-only = Found it! This is the only good move.
review-found = Found it!

review-command = Reviews a game: what decided it, and what could have been better.
review-seat = For which seat, counted from 1; otherwise for everybody.
review-print = Also writes the moments as a PDF, to look for together on paper.
review-looking = Looking back
