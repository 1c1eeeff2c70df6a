bots-random = plays anything
bots-ahead = looks one move ahead
bots-beginner = just learning
bots-pupil = knows the rules
bots-player = plays now and then
bots-thinker = thinks hard
bots-expert = very strong
bots-perfect = flawless: proven perfect
