local-table-removed = Misschien is de link niet compleet, of staat de tafel op een ander apparaat.
local-needs-server = Dit kan alleen met een server. Hier speel je op dit apparaat.
local-others = Samen spelen op verschillende apparaten kan alleen met een server.
local-take-turns = Op dit apparaat kun je om de beurt spelen, of tegen de computer.
local-bad-file = In dit bestand staat geen tafel die we kunnen lezen.
local-bad-file-instead = Kies een bestand dat je hier hebt bewaard.
