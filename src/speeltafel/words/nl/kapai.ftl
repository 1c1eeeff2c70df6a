kapai-title = Ka Pai
    .about = Gooi, teken, maak groepen van drie en verbind de totems.
kapai-variant-standard = Ka Pai
    .about = Eén worp voor iedereen, ieder een eigen blad: alleen, met het gezin of met een volle zaal.
kapai-option-sheet = Blad
    .about = Waar de totems staan: corners (de hoeken, gewoon), pinwheel (het molentje, open) of garden (de tuin, om mee te beginnen).

kapai-symbol = { $symbol ->
    [triangle] △
    [square] □
    [circle] ○
   *[line] /
}

kapai-choose-symbol = Kies { $first } of { $second } en teken het { $where ->
    [anywhere] op een veld naar keuze
   *[beside] op een leeg veld naast je tekening
}.
kapai-draw-pair = Teken twee { $symbol ->
    [triangle] driehoeken
    [square] vierkanten
    [circle] cirkels
   *[line] lijnen
} { $where ->
    [anywhere] naast elkaar, waar je maar wilt
    [apart] op twee lege velden; naast elkaar kan niet meer
   *[beside] op twee lege velden naast elkaar, tegen je tekening aan
}.
kapai-fill-last = Er is nog één veld leeg: teken { $symbol ->
    [triangle] een driehoek
    [square] een vierkant
    [circle] een cirkel
   *[line] een lijn
} op { $field }.

kapai-rolls = De worp: { $first } en { $second }. Ieder kiest er één.
kapai-rolls-pair = De worp: twee { $symbol ->
    [triangle] driehoeken
    [square] vierkanten
    [circle] cirkels
   *[line] lijnen
}. Ieder tekent ze allebei.
kapai-has-drawn = { $seat } heeft getekend.
kapai-draws = { $seat } tekent { $symbol ->
    [triangle] △
    [square] □
    [circle] ○
   *[line] /
} op { $count ->
    [one] { $fields }
   *[other] twee velden: { $fields }
}.
kapai-draws-and-frames = { $draws } { $count ->
    [one] Een groep
   *[other] Twee groepen
}: { $frames }.
kapai-draws-and-crosses = { $draws } { $count ->
    [one] Een kruisje
   *[other] Kruisjes
} bij { $rows }.

kapai-draw-now = Er is gegooid: nu tekent ieder op het eigen blad.
kapai-not-rolled = { $symbol ->
    [triangle] Een driehoek
    [square] Een vierkant
    [circle] Een cirkel
   *[line] Een lijn
} is niet gegooid; er ligt { $roll }.
kapai-draw-both = Beide dobbelstenen zijn gelijk, dus je tekent op twee velden.
kapai-draw-one = De dobbelstenen verschillen, dus je tekent er maar één: { $roll }.
kapai-one-field-left = Er is nog maar één veld leeg, dus je tekent er één.
kapai-on-totem = Op { $field } staat een totem; daar kun je niet tekenen.
kapai-on-dark = Het veld { $field } is donker; daar kun je niet tekenen.
kapai-occupied = Op { $field } staat al iets.
kapai-same-field = Twee symbolen passen niet samen op { $field }.
kapai-not-beside = Het veld { $field } ligt niet naast je tekening.
kapai-pair-not-beside = De velden { $first } en { $second } liggen allebei los van je tekening.
kapai-apart = De velden { $first } en { $second } liggen niet naast elkaar, en er zijn nog velden waar dat wel kan, zoals { $example }.
kapai-no-group = Hier ontstaat geen groep van drie, dus er valt niets te omkaderen.
kapai-choose-frame = Hier zijn meer groepen mogelijk; schrijf erachter welke je omkadert: { $ways }.
kapai-frame-unneeded = Hier is maar één kader mogelijk; dat komt er vanzelf, dus laat { $frame } weg.
kapai-not-a-group = Het kader { $frame } is geen nieuwe groep van drie losse gelijke symbolen; hier kan: { $groups }.
kapai-frames-overlap = Het kader { $frame } ligt over een ander kader; een symbool hoort bij één groep.
kapai-frame-too = Ook { $frame } is een groep en moet een kader krijgen.
kapai-no-cross = Een kruisje krijg je alleen voor een groep lijnen.
kapai-choose-crosses = Voor { $count ->
    [one] je groep lijnen kies je een kruisje; schrijf erachter bij welk symbool, zoals +△
   *[other] elke groep lijnen kies je een kruisje; schrijf er { $count } achter, zoals +△ +○
}.
kapai-row-full = Bij { $symbol ->
    [triangle] △
    [square] □
    [circle] ○
   *[line] /
} is niet genoeg plaats meer: er zijn { $boxes } bonusvakjes. Kies een ander symbool.

kapai-wins = { $winner } wint met { $score } punten.
kapai-wins-by-crosses = { $winner } wint: gelijk met { $score } punten, maar met meer kruisjes ({ $crosses }).
kapai-shared = { $winners } delen de overwinning met { $score } punten.
kapai-shared-by-many = { $count } spelers delen de overwinning met { $score } punten.
kapai-solo = { $score } punten. { $band ->
    [ka-pai] Ka Pai! Een blad om in te lijsten.
    [close] Bijna! Nog één totem of groep en je bent er.
    [strong] Sterk getekend: je ziet de groepen al aankomen.
    [growing] Je krijgt het in de vingers. Nog een rondje?
   *[begun] Het begin is er. Probeer eens eerst de lijnen vol te maken.
}
kapai-solo-other-sheet = { $score } punten. Op dit blad is je eigen vorige score de maat.
kapai-count-groups = { $seat }: { $groups } × { $each } voor { $symbol ->
    [triangle] driehoeken
    [square] vierkanten
    [circle] cirkels
   *[line] lijnen
} = { $points }
kapai-count-totems = { $seat }: { $totems } verbonden totems = { $points }
kapai-count-bonus = { $seat }: { $crosses } × { $groups } bonus voor { $symbol ->
    [triangle] driehoeken
    [square] vierkanten
    [circle] cirkels
   *[line] lijnen
} = { $points }
kapai-count-total = { $seat }: samen { $points }

kapai-typing = Typ d voor △, v voor □, o voor ○, l voor / en het veld: o c4. Een kruisje bij △: l c4 +d
kapai-sheet-name = { $sheet ->
    [corners] Hoeken
    [pinwheel] Molentje
    [garden] Tuin
   *[other] { $sheet }
}
kapai-round = ronde { $number }
kapai-waiting = (nog { $count } { $count ->
    [one] speler
   *[other] spelers
} aan het tekenen)
kapai-linked = { $count } totems verbonden
kapai-score-so-far = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
kapai-latest = nieuw: { $fields }
kapai-more-sheets = … en nog { $count } { $count ->
    [one] blad
   *[other] bladen
}

kapai-not-a-roll = ‘{ $text }’ is geen worp.
kapai-write-a-roll = Schrijf beide symbolen, zoals △□ of dv.
kapai-not-a-move = ‘{ $text }’ begrijp ik niet.
kapai-write-a-draw = Schrijf het symbool en het veld, zoals ‘○ c4’, en bij twee gelijke ‘○○ c4 c5’; d is △, v is □, o is ○, l is /.
kapai-which-symbol = Eén symbool tegelijk: kies uit { $symbols }.
kapai-not-a-frame = Het kader { $frame } is niet drie velden op een rij.
kapai-write-a-frame = Schrijf de twee uiteinden, zoals b4-d4.

kapai-sheet-invalid = Op het blad ‘{ $name }’ kan niet gespeeld worden: { $why }
kapai-sheet-draw = Teken zeven rijen van zeven: T een totem, # een donker veld, een punt een leeg veld.
kapai-sheet-shape = het heeft geen zeven rijen van zeven bekende tekens.
kapai-sheet-totems = er staan { $count } totems op, en er mogen er hoogstens { $most } zijn.
kapai-sheet-adjacent = de totems op { $first } en { $second } staan naast elkaar.
kapai-sheet-closed = naast de totem op { $field } kan niet getekend worden.
kapai-sheet-fields = er zijn { $count } velden om op te tekenen, en dat moeten er { $needed } zijn.
kapai-sheet-split = de velden hangen niet samen; { $field } ligt los.
