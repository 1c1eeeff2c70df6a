puzzles-unknown = There is no puzzle { $number }.
puzzles-choose = Choose from 1 to { $most }.
puzzles-astray = From here it cannot be done any more. Start over.
puzzles-no-such-day = That day is not on the calendar.
