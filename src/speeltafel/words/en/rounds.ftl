rounds-too-few = A round needs at least { $least } players; { $given ->
    [0] nobody is here
    [one] there is one
   *[other] there are { $given }
} now.
