katalon-puzzle-wins = Nog { $moves } { $moves ->
    [one] zet
   *[other] zetten
} en je wint, wat de ander ook doet: dat is bewezen.
katalon-puzzle-slower = Dat wint ook, maar het kan sneller. Zo duurt het nog { $moves } { $moves ->
    [one] zet
   *[other] zetten
}.
katalon-puzzle-loses = Zo verlies je: { $moves ->
    [one] na één zet
   *[other] na { $moves } zetten
} heeft de ander gewonnen. Dat is bewezen.
katalon-puzzle-draws = Zo wordt het gelijkspel. Dat is bewezen.
katalon-puzzle-task = { $seat } is aan zet en wint { $moves ->
    [one] met één zet
   *[other] in { $moves } eigen zetten
}. Er is maar één eerste zet waarmee dat lukt.
katalon-puzzle-look = Je zet bepaalt in welk vak de ander moet spelen. Bedenk bij elke zet wat de ander daar kan doen.
katalon-puzzle-look-end = Kijk goed: één zet wint meteen.
