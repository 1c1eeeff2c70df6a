katalon-title = Katalon
    .about = Het veld dat jij kiest, bepaalt het vak van de ander.
katalon-variant-standard = Katalon
    .about = Vijf vakken, twaalf stenen en één wet: jouw veld kiest het vak van je tegenstander.
katalon-yellow = geel
katalon-red = rood

katalon-field = { $box }{ $letter ->
    [N] n
    [O] o
    [Z] z
    [W] w
   *[M] m
}
katalon-field-of = { $letter ->
    [N] het noordveld
    [O] het oostveld
    [Z] het zuidveld
    [W] het westveld
   *[M] het middenveld
} van { $box ->
    [N] Noord
    [O] Oost
    [Z] Zuid
    [W] West
   *[M] Midden
}
katalon-field-side = { $letter ->
    [N] het noordveld
    [O] het oostveld
    [Z] het zuidveld
    [W] het westveld
   *[M] het middenveld
}
katalon-box = { $box ->
    [N] Noord
    [O] Oost
    [Z] Zuid
    [W] West
   *[M] Midden
}

katalon-begin = Leg de eerste steen op een veld naar keuze.
katalon-must-place = Jij zet in { $box }, want { $other } { $last ->
    [captured] sloeg
   *[placed] legde
} op een { $side ->
    [N] noordveld
    [O] oostveld
    [Z] zuidveld
    [W] westveld
   *[M] middenveld
}.{ $free ->
    [one] {" "}Alleen { $field } is vrij.
   *[more] {""}
}
katalon-must-capture = { $box } is vol: sla daar { $colour ->
    [yellow] een gele
   *[red] een rode
} steen, want { $other } { $last ->
    [captured] sloeg
   *[placed] legde
} op een { $side ->
    [N] noordveld
    [O] oostveld
    [Z] zuidveld
    [W] westveld
   *[M] middenveld
}.{ $free ->
    [one] {" "}Dat kan alleen op { $field }.
   *[more] {""}
}
katalon-places = { $seat } legt op { $field } en stuurt { $other } naar { $box }.
katalon-captures = { $seat } slaat op { $field } en stuurt { $other } naar { $box }.
katalon-places-wins = { $seat } legt op { $field } en wint: { $why }.
katalon-captures-wins = { $seat } slaat op { $field } en wint: { $why }.
katalon-places-ends = { $seat } legt op { $field }. { $ending }
katalon-captures-ends = { $seat } slaat op { $field }. { $ending }

katalon-nothing-to-capture = Het bord is nog leeg: op { $field } valt niets te slaan.
katalon-other-box = { $field } hoort niet bij vak { $box }.
katalon-other-name = In { $box } is dit { $field }: { $how ->
    [capture] sla
   *[place] leg
} je hier, dan moet { $other } naar { $sent }.
katalon-would-place = Leg je steen op { $field }: dan moet { $other } naar { $box }.
katalon-would-capture = Sla op { $field }: dan moet { $other } naar { $box }.
katalon-would-place-wins = Leg je steen op { $field } en je wint: { $why }.
katalon-would-capture-wins = Sla op { $field } en je wint: { $why }.
katalon-would-place-ends = Leg je steen op { $field }, en dan is het uit. { $ending }
katalon-would-capture-ends = Sla op { $field }, en dan is het uit. { $ending }
katalon-box-not-full = In { $box } is nog een veld vrij; slaan mag pas als het vak vol is.
katalon-occupied = Op { $field } ligt al een steen.
katalon-own-stone = Op { $field } ligt je eigen steen; sla er een van de ander.
katalon-box-full = Op { $field } kun je nu alleen slaan.
katalon-just-placed = De steen op { $field } is net gelegd en mag nog niet geslagen worden.

katalon-box-complete = { $winner } wint: { $box } is helemaal { $colour }.
katalon-box-complete-so = { $box } is helemaal { $colour }
katalon-most-boxes = { $winner } wint: het bord is vol en in { $boxes } van de 5 vakken liggen de meeste stenen van { $winner }.
katalon-most-boxes-so = het bord is vol, en in { $boxes } van de 5 vakken liggen de meeste stenen van { $winner }
katalon-majority = { $box }: de meeste stenen zijn van { $seat }.
katalon-ten-captures = Gelijkspel: er is tien keer achter elkaar geslagen.
katalon-all-stones-placed = { $winner } wint: alle twaalf stenen van { $winner } liggen op het bord.

katalon-not-a-move = ‘{ $text }’ is geen zet.
katalon-write-a-move = Schrijf het vak en het veld met de letters N O Z W M, zoals Nz, en ✕ of x ervoor als je slaat: xMn.
katalon-write-a-position = Schrijf bijvoorbeeld ‘..y.. ..... ..... ..... . r Z Nz 0’.
katalon-position-shape = Een stelling heeft negen delen: vier vakken van vijf velden en Mm (y, r of punt), wie zet (y of r), het vak, het laatste veld en het aantal keren slaan.
katalon-position-no-last = Zodra er stenen liggen, hoort het laatst gespeelde veld erbij.
katalon-position-box = Na { $last } moet er in { $box } gezet worden.
katalon-position-too-many = Niemand heeft meer dan { $stones } stenen.
katalon-position-last-missing = Op het laatst gespeelde veld ligt geen steen van wie net heeft gezet.
katalon-position-captures = Na { $most } keer slaan op rij is de partij uit.
katalon-position-turn = Met zo weinig stenen kan er nog niet geslagen zijn: geel en rood leggen om de beurt.
katalon-position-already-over = Er is al eerder een vak van één kleur gemaakt; toen was de partij uit.

katalon-supply = { $count } van { $all } stenen in voorraad
katalon-captures-in-a-row = Op rij geslagen: { $count } (bij tien is het gelijkspel)
