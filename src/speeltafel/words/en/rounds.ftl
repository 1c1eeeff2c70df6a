rounds-too-few = A round needs at least { $least } players; { $given ->
    [0] nobody is here
    [one] there is one
   *[other] there are { $given }
} now.
rounds-not-an-answer = “{ $text }” is not an answer here.
rounds-share = These two share { $what }.
rounds-share-nothing = These two have nothing in common.
rounds-class = the class
rounds-no-votes = Nobody has voted yet.
rounds-vote = What would you do? Choose a move; you may still change your mind.
rounds-computer-thinks = The computer is thinking. Look at the board.
rounds-claims = { $right } right, { $mirror } { $mirror ->
    [one] mirror image
   *[other] mirror images
}, { $wrong } wrong, { $passed } passed.
rounds-could-claim = Card { $card } was possible too.
rounds-computer-plays = Now it is the computer’s turn.
rounds-wants-field = A stone on { $field }.
rounds-wants-capture = Capturing on { $field }.
rounds-wants-claim = A cube from { $source } to { $target }, card { $card }.
rounds-wants-twin = Card { $card } on this building.
rounds-wants-pass = Passing.
rounds-nothing = nothing
rounds-named = { $what }
rounds-tell-first = Show first what is right.
rounds-what-shared = What do these two have in common?
rounds-answer = What do these two have in common? Choose all that is so, or nothing.
rounds-answered = { $told } { $right ->
    [0] Nobody got it quite right yet.
    [one] One child got it quite right.
   *[other] { $right } of { $of } got it quite right.
}
rounds-you-right = Well spotted! { $told }
rounds-you-not = Not quite. { $told }
