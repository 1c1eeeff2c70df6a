katoiz-advice-look-towers = Look which tiles will still fit on your tower later.
katoiz-advice-look-set = You can make a set now. Do you see which?
katoiz-advice-look-discs = Look what your discs have in common, and how many free tiles have that too.
katoiz-advice-look-win = You can win now. Do you see how?
katoiz-advice-look-home = There is a tile that can walk home now.
katoiz-advice-look-routes = Look which tiles could walk to your home pile after this, and to somebody else’s.
katoiz-advice-fits = After it { $count ->
    [0] no open tile fits on this one.
    [one] one open tile still fits on this one.
   *[other] { $count } open tiles still fit on this one.
}
katoiz-advice-set = A set is best taken at once: then nobody can spoil it.
katoiz-advice-next-set = At a guess { $percent } % of the rolls give you a set next, if nobody takes anything away.
katoiz-advice-rival-set = An opponent then makes a set with { $percent } % of the rolls.
katoiz-advice-wins = That wins: your home pile is high enough and nothing in your position differs too much.
katoiz-advice-home = A tile at home counts, and nobody takes it away from there.
katoiz-advice-next-home = At a guess { $percent } % of the rolls let another tile walk home next, if everything stays as it lies.
katoiz-advice-rival-home = For your strongest opponent that is { $percent } % then.
