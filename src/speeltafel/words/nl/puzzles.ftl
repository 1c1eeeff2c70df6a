puzzles-unknown = Puzzel { $number } is er niet.
puzzles-choose = Kies er een van 1 tot en met { $most }.
puzzles-astray = Vanaf hier lukt het niet meer. Begin opnieuw.
puzzles-no-such-day = Die dag staat niet op de kalender.
