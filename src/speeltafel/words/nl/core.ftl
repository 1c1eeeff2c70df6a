core-seat = speler { $number }

core-both = { $first } en { $last }
core-either = { $first } of { $last }

core-over = De partij is al afgelopen.
core-not-your-turn = Je bent nu niet aan de beurt.
core-stale = Er is intussen iets gebeurd dat je nog niet had gezien.
core-look-again = Kijk opnieuw en kies dan.
core-waiting-for = Nu aan zet: { $seats }.
core-waiting-for-many = Er wordt nog op { $count } spelers gewacht.
core-waiting-for-chance = Eerst wordt er gegooid of getrokken.
core-no-such-event = ‘{ $move }’ kan nu niet gebeuren.
core-impossible-chance = ‘{ $move }’ kan het lot nu niet brengen.

core-unknown-game = Het spel ‘{ $name }’ staat niet op de plank.
core-unknown-variant = De variant ‘{ $name }’ bestaat niet.
core-unknown-option = De optie ‘{ $name }’ hoort niet bij deze variant.
core-unknown-value = De waarde ‘{ $name }’ kan hier niet gekozen worden.
core-unknown-bot = De computerspeler ‘{ $name }’ bestaat niet voor dit spel.
core-choose-from = Kies { $known }.
core-players-exactly = Dit speel je met { $needed } { $needed ->
    [one] speler
   *[other] spelers
}, niet met { $given }.
core-players-between = Dit speel je met { $least } tot { $most } spelers, niet met { $given }.
core-players-at-least = Dit speel je met ten minste { $least } { $least ->
    [one] speler
   *[other] spelers
}, niet met { $given }.

core-not-a-record = Dit is geen partijverslag van Speeltafel.
core-record-starts = Een verslag begint met de regel ‘speeltafel record 1’.
core-record-newer = Dit verslag is gemaakt met een nieuwere Speeltafel.
core-update = Werk Speeltafel bij en probeer het opnieuw.
core-record-lacks = In het verslag ontbreekt een geldige regel ‘{ $what }’.
core-record-damaged = Regel { $number } van het verslag is beschadigd: ‘{ $line }’.
core-record-truncated = Het verslag breekt af: de regel ‘result’ ontbreekt.
core-record-mend-result = Schrijf ‘result: -’ als de partij niet uit is.
core-record-move = Zet { $number }, ‘{ $move }’, klopt niet: { $why }
core-record-result = Het verslag noemt als uitslag ‘{ $written }’, maar de zetten geven ‘{ $reached }’.
core-rules-gone = Dit verslag is gespeeld met versie { $version } van de regels; die kent Speeltafel niet meer.
core-rules-corrected = Het is gespeeld met versie { $version } van de regels. Die is daarna verbeterd: { $why }
