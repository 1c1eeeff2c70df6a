local-table-removed = The link may not be complete, or the table is on another device.
local-needs-server = This needs a server. Here you play on this device.
local-others = Playing together on different devices needs a server.
local-take-turns = On this device you can take turns, or play against the computer.
local-bad-file = There is no table in this file that we can read.
local-bad-file-instead = Choose a file that you have kept here.
