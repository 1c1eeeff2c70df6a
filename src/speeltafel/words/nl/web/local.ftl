# Spelen zonder server, op dit apparaat.
web-local-arriving = De speltafel komt eraan … { $share } %
web-local-waking = Bijna klaar …
web-local-forgetful = Dit apparaat kan niets bewaren. Je kunt gewoon spelen, maar sluit je deze pagina, dan is de partij weg.
web-local-broken = Spelen lukt in deze browser niet. Werk hem bij, of probeer een andere.
web-local-understood = Begrepen
web-local-along = Neem deze tafel mee
web-local-along-about = Bewaar de tafel als bestand. Daarmee speel je verder op een ander apparaat, of bij een server met iemand anders.
web-local-open-file = Open een bestand
web-local-only-here = Deze tafel staat alleen op dit apparaat.
web-local-move = Zet deze tafel op de server
web-local-no-book = Hiervoor is het oplossingenboek van Katalon nodig. Maak één keer verbinding, dan blijft het op dit apparaat.
web-local-trouble = Er ging iets mis op dit apparaat. Probeer het nog eens.
