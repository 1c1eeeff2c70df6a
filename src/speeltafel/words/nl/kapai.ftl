kapai-title = Ka Pai
    .about = Gooi, teken, maak groepen van drie en verbind de totems.
kapai-variant-standard = Ka Pai
    .about = Eén worp voor iedereen, ieder een eigen blad: alleen, met het gezin of met een volle zaal.
kapai-option-sheet = Blad
    .about = Waar de totems staan: in de Hoeken, in een open Molentje, of in een Tuin om mee te beginnen.
kapai-frame = van { $first } tot { $last }

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
kapai-draws-and-frames = { $draws } Dat { $count ->
    [one] is een groep
   *[other] zijn twee groepen
}, { $frames }.
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
} is niet gegooid: kies { $first } of { $second }.
kapai-not-rolled-pair = { $symbol ->
    [triangle] Een driehoek
    [square] Een vierkant
    [circle] Een cirkel
   *[line] Een lijn
} is niet gegooid: er liggen twee { $rolled ->
    [triangle] driehoeken
    [square] vierkanten
    [circle] cirkels
   *[line] lijnen
}.
kapai-drawn-already = Je hebt deze ronde al getekend.
kapai-draw-both = De dobbelstenen zijn gelijk, dus je tekent op twee velden.
kapai-draw-one = De dobbelstenen verschillen, dus je tekent er maar één: { $first } of { $second }.
kapai-one-field-left = Er is nog maar één veld leeg, dus je tekent er één.
kapai-on-totem = Op { $field } staat een totem; daar kun je niet tekenen.
kapai-on-dark = Het veld { $field } is donker; daar kun je niet tekenen.
kapai-occupied = Op { $field } staat al iets.
kapai-same-field = Twee symbolen passen niet samen op { $field }.
kapai-not-beside = Het veld { $field } ligt niet naast je tekening.
kapai-pair-not-beside = De velden { $first } en { $second } liggen allebei los van je tekening.
kapai-apart = De velden { $first } en { $second } liggen niet naast elkaar, en dat kan nog wel, bijvoorbeeld op { $example }.
kapai-no-group = Hier ontstaat geen groep van drie, dus er komt geen kader.
kapai-choose-frame = Hier kun je kiezen welke groep je omkadert: { $known }.
kapai-frame-unneeded = Hier valt niets te kiezen: { $count ->
    [one] het kader { $frames } komt
   *[other] de kaders { $frames } komen
} er vanzelf.
kapai-not-a-group = Het kader { $frame } is geen nieuwe groep van drie losse gelijke symbolen; hier kan alleen: { $frames }.
kapai-frames-overlap = Het kader { $frame } ligt over een ander kader; een symbool hoort bij één groep.
kapai-frame-too = Ook { $frame } is een groep en moet een kader krijgen.
kapai-no-cross = Een kruisje krijg je alleen voor een groep lijnen.
kapai-choose-crosses = Voor { $count ->
    [one] je groep lijnen kies je bij welk symbool je een kruisje zet
   *[other] elke groep lijnen kies je bij welk symbool je een kruisje zet
}.
kapai-other-crosses = Je hebt { $count ->
    [one] één groep lijnen, dus je kiest één kruisje
   *[other] twee groepen lijnen, dus je kiest twee kruisjes
} en { $given ->
    [one] niet één
    [2] geen twee
   *[other] geen { $given }
}.
kapai-row-full = Bij { $symbol ->
    [triangle] △
    [square] □
    [circle] ○
   *[line] /
} is geen plaats meer: er zijn { $boxes } bonusvakjes. Kies een ander symbool.

kapai-wins = { $winner } wint met { $score } { $score ->
    [one] punt
   *[other] punten
}.
kapai-wins-by-crosses = { $winner } wint: gelijk met { $score } { $score ->
    [one] punt
   *[other] punten
}, maar met meer kruisjes ({ $crosses }).
kapai-shared = { $winners } delen de overwinning met { $score } { $score ->
    [one] punt
   *[other] punten
}.
kapai-shared-by-many = { $count } spelers delen de overwinning met { $score } { $score ->
    [one] punt
   *[other] punten
}.
kapai-solo = { $score } { $score ->
    [one] punt
   *[other] punten
}. { $band ->
    [ka-pai] Ka Pai! Een blad om in te lijsten.
    [close] Bijna! Nog één totem of groep en je bent er.
    [strong] Sterk getekend: je ziet de groepen al aankomen.
    [growing] Je krijgt het in de vingers. Nog een rondje?
   *[begun] Het begin is er. Probeer eens eerst de lijnen vol te maken.
}
kapai-solo-other-sheet = { $score } { $score ->
    [one] punt
   *[other] punten
}. Op dit blad is je eigen vorige score de maat.
kapai-count-groups = { $seat }: { $groups } × { $each } voor { $symbol ->
    [triangle] driehoeken
    [square] vierkanten
    [circle] cirkels
   *[line] lijnen
} = { $points }
kapai-count-totems = { $seat }: { $totems ->
    [0] geen totems verbonden: 0
   *[other] { $totems } totems verbonden = { $points }
}
kapai-count-bonus = { $seat }: { $crosses } × { $groups } bonus voor { $symbol ->
    [triangle] driehoeken
    [square] vierkanten
    [circle] cirkels
   *[line] lijnen
} = { $points }
kapai-count-total = { $seat }: in totaal { $points } { $points ->
    [one] punt
   *[other] punten
}

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
kapai-linked = { $count ->
    [0] geen totems verbonden
   *[other] { $count } totems verbonden
}
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
kapai-which-symbol = Eén symbool tegelijk: kies { $first } of { $second }.
kapai-only-symbol = Er zijn twee { $symbol ->
    [triangle] driehoeken gegooid: teken alleen driehoeken
    [square] vierkanten gegooid: teken alleen vierkanten
    [circle] cirkels gegooid: teken alleen cirkels
   *[line] lijnen gegooid: teken alleen lijnen
}.
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
