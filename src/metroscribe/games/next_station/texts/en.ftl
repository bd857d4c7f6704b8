# Next Station: what every city of the family says.

rule-not-a-move = "{ $given }" is not a move. Write a section as C4-E4, one beside another track as C4=E4, and a pass as "-".
rule-no-station = There is no station at { $at }.
rule-no-guide-line = No guide line joins these two stations directly.
rule-not-on-line = { $at } is not on your line; a section starts at one of its ends.
rule-not-an-end = { $at } is inside your line; only a switch lets you branch off there, and not in the first two turns of a round.
rule-symbol = { $at } is a { $symbol }, and the card asks for something else.
rule-circle = { $at } is on this line already; a line never comes back to one of its stations.
rule-crosses = It would cross the section { $section }.
rule-crosses-loop = It would cross the loop at { $section }; you get past the loop only through its stations.
rule-track-taken = There is a track already; only a double track card lets you run beside it.
rule-two-tracks = There are two tracks already, with no room for a third.
rule-straight-on = An extension goes straight on from the section you have just drawn.
rule-double-sign = There is no track to run beside; write the section with "-".
rule-single-sign = It runs beside another track; write the section with "=".

error-pencils = "{ $given }" does not name each of the pencils { $pencils } once.
error-position-dealt = The position does not hold the cards that its modules deal until this round.
error-position-section = "{ $section }" cannot stand in a position. { $rule }
error-position-state = "{ $state }" cannot stand in this position.
error-position-open = The position ends in the middle of a turn: the partner of the switch is missing.

fault-unknown-symbol = "{ $mark }" at { $at } is not a symbol. Symbols are { $marks }; a dot is an empty point.
fault-unknown-district = { $at } lies in the district "{ $letter }", which is not listed under [districts].
fault-empty-district = the district "{ $letter }" covers no point of the map.
fault-not-a-section = "{ $section }" is not a section; sections are written C4-E4.
fault-missing-is-loop = { $section } is part of the loop and cannot be missing.
fault-missing-is-none = { $section } cannot be missing, because no guide line runs there.
fault-loop-open = the path of the loop must end at the station where it began.
fault-loop-crooked = the loop cannot run straight from { $at } to { $end }; name the corner of this piece in brackets.
fault-loop-corner = the loop cannot turn at ({ $at }): the corner must share a row with one of its two stations and a column with the other.
fault-loop-twice = the loop stops twice at { $at }.
fault-loop-through = the loop runs through { $at } without stopping there.
fault-no-departure = the pencil { $colour } has no departure station.
fault-unknown-pencil = there is no pencil { $colour }. Pencils: { $pencils }.
fault-shared-departure = { $at } is the departure station of two pencils.
fault-third-district = these sections run through a district in which neither of their stations lies (the first through { $district }): list them as missing = [{ $sections }], or redraw the districts.
fault-short-reach = from its departure station { $at } the pencil { $colour } must reach at least { $least } different symbols, pieces of the loop not counted; it reaches only: { $symbol }.
fault-unreachable = no line can reach the station { $at }.
fault-unknown-kind = there is no kind of district "{ $kind }". Kinds: { $kinds }.
fault-kind-count = there must be { $count ->
    [one] { $count } district
   *[other] { $count } districts
} of the kind { $kind }, not { $found }.
fault-district-stations = the district { $district } must have { $count ->
    [one] { $count } station
   *[other] { $count } stations
}, not { $found }.
fault-arrangement = the districts do not lie to each other as they should; look for: { $row }.
fault-symbol-count = there must be { $count } stations with the symbol { $symbol }, not { $found }.
fault-loop-stations = the loop must have { $count } stations, not { $found }.
fault-loop-curves = some piece of the loop must be a curve.
fault-loop-district = the loop's station { $at } must lie in a district of the kind { $kind }.
fault-loop-leaks = { $at } can be reached from the centre without a stop on the loop.
fault-departure-symbol = the departure station of { $colour } must be a { $symbol }.
fault-departure-kind = the departure station of { $colour } must lie in a district of the kind { $kind }.
fault-departure-neighbour = going { $heading } from the departure station of { $colour }, the next station must be a { $symbol }.
fault-unknown-card = "{ $card }" is not a station card; cards are written like subway-circle, street-joker, street-switch.
fault-unknown-term = there is no scoring term "{ $name }". Known terms: { $candidates }.
fault-term-parameters = "{ $name }" cannot be set up like this: { $reason }.
fault-deck-never-ends = with these cards a round might not end: the deck needs as many cards of a closing suit as "closing" asks for, switches not counted.

heading-up = up
heading-down = down
heading-left = left
heading-right = right

symbol-circle = circle
symbol-square = square
symbol-triangle = triangle
symbol-pentagon = pentagon
symbol-wild = wild station

colour-purple = purple
colour-blue = blue
colour-pink = pink
colour-brown = brown
colour-green = green

module-objectives = Shared objectives: two goals for the whole network, 10 points each.
module-special-stations = Special stations: each round one symbol has an effect.

card-pencil-purple = purple pencil
card-pencil-blue = blue pencil
card-pencil-pink = pink pencil
card-pencil-brown = brown pencil
card-pencil-green = green pencil
card-deck-street-circle = circle (street)
card-deck-street-square = square (street)
card-deck-street-triangle = triangle (street)
card-deck-street-pentagon = pentagon (street)
card-deck-street-joker = joker (street)
card-deck-street-switch = switch (street)
card-deck-subway-circle = circle (subway)
card-deck-subway-square = square (subway)
card-deck-subway-triangle = triangle (subway)
card-deck-subway-pentagon = pentagon (subway)
card-deck-subway-joker = joker (subway)
card-symbol-circle = special symbol: circle
card-symbol-square = special symbol: square
card-symbol-triangle = special symbol: triangle
card-symbol-pentagon = special symbol: pentagon
card-effect-switch = switch effect: you may start at any station of your line (not in the first two turns).
card-effect-joker = joker and double track effect: go to any symbol, even beside another track.
card-effect-extension = extension effect: after your section you may draw one more, straight on, to any symbol.
card-effect-double-station = double station effect: the station you reach counts twice for this line.

pile-pencil = pencil
pile-objective = objective
pile-symbol = symbol card
pile-effect = effect card

status-next-station = Round { $round }, turn { $turn }. You draw the { $colour } line from { $departure }.
move-pass = draw nothing
move-draw = { $start } to { $end } ({ $symbol })
move-double = { $start } to { $end } ({ $symbol }), beside the track that is there

score-line = { $colour }: { $districts ->
    [one] { $districts } district
   *[other] { $districts } districts
} × { $stations ->
    [one] { $stations } station
   *[other] { $stations } stations
}{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
}
score-line-pair = { $colour }, two lines: { $districts } × { $stations } + { $districts2 } × { $stations2 }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
}
score-interchanges = interchanges of { $lines } lines: { $count } × { $each }
score-objective = objective "{ $objective }" ({ $count } of { $least })

draw-station = { $at } { $name }, { $symbol }, district { $district }
draw-departure = { $at } { $name }, { $symbol }, district { $district }, departure of { $colour }
draw-section = section { $start } to { $end }
draw-district = district { $name }
draw-loop = loop { $name }
draw-objective = { $objective }
draw-pad-line = line { $colour }
draw-pad-line-pair = line { $colour }
draw-pad-lines = all lines
draw-pad-interchanges = interchanges
draw-pad-objective = objectives
fault-third-district-loop = the loop runs from one station to the next in { $section } through a district in which neither lies; redraw the districts.
fault-unknown-measure = there is no measure "{ $name }". Known measures: { $candidates }.
fault-term-fails = "{ $name }" cannot count an empty sheet: { $reason }.
fault-pencils = there must be { $count } different pencils.
fault-bands = the solo bands must be numbers that go up.
fault-objectives-dealt = "dealt" must lie between 1 and the number of objectives, which is { $count }.
fault-loop-crosses = the loop crosses itself at { $section }.
fault-district-pieces = the district { $district } lies in several pieces; the points of a district must hang together.
fault-extra = the city's own code fails: { $reason }.

rule-other-line = { $at } is on your other line; this card extends the one its symbol names.
rule-no-power = Your pencil does not have the power "{ $power }", or it is used up, or it cannot be used now.
rule-name-power = This section spends a power; write it behind the section, as in C4-E4!joker.
rule-power-not-needed = You may draw this section without spending the power "{ $power }"; write it without it.
move-power = { $drawn }, with the power { $power }
power-second = second section
power-joker = joker
power-switch = switch
power-circle = circle

fault-departure-count = the pencil { $colour } must have { $count } departure stations, one for each line of a round.
fault-departure-halves = the pencil { $colour } must depart once in the left half of the map and once in the right, in this order.
fault-river-no-section = no guide line runs in { $section }, so it cannot cross the river.

module-pencil-powers = Pencil powers: each pencil has a power that its holder may use once in the round.
module-round-effects = Round effects: four of five effects, one for each round, open from the start.
card-power-second = pencil power: a second section to the same symbol in the same turn.
card-power-joker = pencil power: treat a card as a joker.
card-power-switch = pencil power: treat a card as if a switch came with it (not where a switch is ignored).
card-power-circle = pencil power: one station of the line counts twice.
card-round-effect-look-ahead = round effect: the next card lies open before you draw.
card-round-effect-recurring-switch = round effect: the switch comes back into the deck once.
card-round-effect-triple-corners = round effect: each corner district counts as three for the line.
card-round-effect-double-stations = round effect: the stations of a line's best district count twice.
card-round-effect-double-tracks = round effect: you may run beside tracks of other colours.
card-swap-2 = changes places with round 2
card-swap-3 = changes places with round 3
card-swap-4 = changes places with round 4
pile-power = pencil power
pile-round-effect = round effect
pile-swap = round to change places with
pile-preview = next card

draw-departure-line = { $at } { $name }, { $symbol }, district { $district }, departure of { $colour } (line { $suit })
draw-mark = { $mark }
draw-framed = { $at } is framed
draw-river = river { $name }
draw-crossing = section { $start } to { $end }, across the river { $river }
draw-pad-bonus = bonus of the line
note-round = Round { $round }: { $card }
note-power = { $colour }: { $card }
fault-deck-lines = "lines" names two suits, one for each line of a round.
fault-deck-suit = no card has the suit "{ $suit }".
fault-district-corner = the district { $district } must lie in a corner of the map.
