bots-random = speelt zomaar wat
bots-ahead = denkt één zet vooruit
bots-beginner = leert het net
bots-pupil = weet hoe het moet
bots-player = speelt vaker
bots-thinker = denkt goed na
bots-expert = heel sterk
bots-perfect = onfeilbaar: bewezen perfect
