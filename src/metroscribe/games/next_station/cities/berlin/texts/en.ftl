city-berlin = Berlin

# Berlin

kind-main = main
kind-corner = corner

card-deck-bear-circle = circle (Bear)
card-deck-bear-square = square (Bear)
card-deck-bear-triangle = triangle (Bear)
card-deck-bear-pentagon = pentagon (Bear)
card-deck-crown-circle = circle (Crown)
card-deck-crown-square = square (Crown)
card-deck-crown-triangle = triangle (Crown)
card-deck-crown-pentagon = pentagon (Crown)
card-deck-bear-joker = joker and S-Bahn (Bear)
card-deck-crown-joker = joker and S-Bahn (Crown)
card-deck-double-switch = double switch

objective-two-whole-districts = two whole districts
objective-every-district = every district
objective-two-corner-interchanges = two corner interchanges
objective-six-framed-districts = S-Bahn in six districts
objective-three-framed-on-a-line = three S-Bahn on a line
card-objective-two-whole-districts = goal: connect all stations of at least { $least } main districts.
card-objective-every-district = goal: connect at least one station in each of the { $least } districts.
card-objective-two-corner-interchanges = goal: make an interchange in at least { $least } corner districts.
card-objective-six-framed-districts = goal: make an S-Bahn station in at least { $least } districts.
card-objective-three-framed-on-a-line = goal: make at least { $least } S-Bahn stations on one connected line.
module-name-objectives = Goals
module-text-objectives = { $dealt } goals for the whole network, { $points } points each.
module-objectives = { module-name-objectives }: { module-text-objectives }
pile-objective = goal
score-objective = goal “{ $objective }” ({ $count } of { $least })
draw-pad-objective = goals
guide-objectives = At the start { $dealt } of { $cards } goals are dealt, open for all. Each one that your whole network meets at the end earns { $points } points. These are in the game:
card-round-effect-recurring-switch = round effect: the double switch comes back into the deck once.
card-round-effect-recurring-switch-short = recurring double switch
guide-round-effect-recurring-switch = Recurring double switch: after its turn the double switch goes back into the deck, once.

verdict-0 = The train has left, and hardly anybody was on it. The next one is already coming in: get on.
verdict-1 = There are rails, and there are stations. What is missing is a reason to change trains.
verdict-2 = Some of it works very well, and the rest will be opened soon, as they say in this city.
verdict-3 = The switches are set right. A little more, and people will come just to ride your lines.
verdict-4 = It runs like clockwork, and even on Sundays every ten minutes.
verdict-5 = The Bear takes off his crown to you: there has never been such a network.

suit-bear = Bear
suit-crown = Crown

guide-joker-frames = Jokers in the deck: { $count }. A joker stands for any symbol, and the station that you reach becomes an S-Bahn station. It is one for every line that stops there, drawn before or after. As an interchange it counts as two.
note-joker-frames = The station that you reach becomes an S-Bahn station.
note-joker-frames-short = It becomes an S-Bahn station.
worth-bonus = both departures connected
guide-tactics-frames = Let a joker’s section end where colours meet, or will meet later: as an interchange an S-Bahn station counts double.
guide-table = Nobody begins, since everybody draws at the same time. With paper and cards, somebody flips the cards for all. Here they are flipped for you.
guide-turns = So a round has { $least } to { $most } turns. A double switch and the card after it are one turn.
guide-round-effect-look-ahead = Look ahead: the next card lies open before you draw. If it is the double switch, the card that comes with it stays hidden until their turn. A card counts towards the end of the round only in its own turn; in the last turn none is shown ahead.
term-frames = S-Bahn station
term-objective = goal, goals
