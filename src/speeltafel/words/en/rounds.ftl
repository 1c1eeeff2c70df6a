rounds-too-few = A round needs at least { $least } players; { $given ->
    [0] nobody is here
    [one] there is one
   *[other] there are { $given }
} now.
rounds-not-an-answer = “{ $text }” is not an answer here.
rounds-share = These two share { $what }.
rounds-share-nothing = These two have nothing in common.
