katalon-title = Katalon
    .about = Waar jij zet, bepaalt waar de ander moet zetten.
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
katalon-box = { $box ->
    [N] vak Noord
    [O] vak Oost
    [Z] vak Zuid
    [W] vak West
   *[M] vak Midden
}

katalon-begin = Leg de eerste steen op een veld naar keuze.
katalon-must-place = Leg een steen in { $box }: { $fields }.
katalon-must-capture = { $box } is vol: sla daar een steen van de ander: { $fields }.
katalon-places = { $seat } legt op { $field }; nu naar { $box }.
katalon-captures = { $seat } slaat op { $field }; nu naar { $box }.

katalon-nothing-to-capture = Er ligt nog niets op { $field } om te slaan.
katalon-other-box = { $field } ligt niet in { $box }, en daar moet je nu zetten.
katalon-box-not-full = In { $box } is nog een veld vrij; slaan mag pas als het vak vol is.
katalon-occupied = Op { $field } ligt al een steen.
katalon-own-stone = Op { $field } ligt je eigen steen; slaan doe je bij de ander.
katalon-box-full = { $box } is vol, dus op { $field } kun je alleen slaan; schrijf er ✕ of x voor.
katalon-just-placed = De steen op { $field } is net gelegd en mag nog niet geslagen worden.

katalon-box-complete = { $winner } wint: { $box } heeft nog maar één kleur.
katalon-most-boxes = { $winner } wint: het bord is vol, met de meerderheid in { $boxes } vakken.
katalon-majority = { $box }: de meeste stenen zijn van { $seat }.
katalon-ten-captures = Gelijkspel: er is tien keer achter elkaar geslagen.
katalon-all-stones-placed = { $winner } wint: alle twaalf stenen liggen op het bord.

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
