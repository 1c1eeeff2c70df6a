# Playing without a server, on this device.
web-local-arriving = The table is on its way … { $share } %
web-local-waking = Nearly there …
web-local-forgetful = This device cannot keep anything. You can play as usual, but if you close this page the game is gone.
web-local-broken = Playing does not work in this browser. Update it, or try another.
web-local-understood = Got it
web-local-along = Take this table along
web-local-along-about = Keep the table as a file. With it you go on on another device, or at a server with somebody else.
web-local-open-file = Open a file
web-local-only-here = This table is on this device only.
web-local-move = Put this table on the server
web-local-no-book = This needs Katalon’s book of solutions. Go online once, and it stays on this device.
web-local-trouble = Something went wrong on this device. Please try again.
