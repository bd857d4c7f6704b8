# Next Station: what every city of the family says.

rule-not-a-move = “{ $given }” is not a move. Write a section as C4-E4, one beside another track as C4=E4, and a pass as “-”.
rule-no-station = There is no station at { $at }.
rule-no-guide-line = No guide line leads straight from { $start } to { $end }.
rule-not-on-line = { $at } is not on your line; a section starts at one of its ends.
rule-not-an-end = { $at } is inside your line; only a switch lets you branch off there, and not in the first { $early ->
    [one] turn
   *[other] { $early } turns
} of a round.
rule-not-an-end-double-switch = { $at } is inside your line; only a double switch lets you branch off there.
rule-symbol = { $at } is a { $symbol }, and the card asks for a { $wanted }.
rule-circle = { $at } is on this line already; a line never comes back to one of its stations.
rule-crosses = From { $start } to { $end } you would cross the section { $section }.
rule-crosses-loop = From { $start } to { $end } you would cross the loop between { $section }; you get in and out only through its stations.
rule-track-taken = Between { $start } and { $end } there is a track already; you may run beside it only where you are granted double track.
rule-one-track = Between { $start } and { $end } there is a track already, and there is room for one only.
rule-two-tracks = Between { $start } and { $end } there are two tracks already, with no room for a third.
rule-closed = This section is closed for now.
rule-straight-on = An extension goes straight on from the section you have just drawn.
rule-double-sign = There is no track to run beside; write the section with “-”.
rule-single-sign = It runs beside another track; write the section with “=”.
why-stuck = From { $at } this card leads nowhere: no neighbour that is new to your line has its symbol.
why-nowhere = There is nothing to draw here. Touch an end of your line, or a station that it can reach.
why-nothing = With this card you can draw nothing at all. End the turn.
why-power = You can draw this only with the power “{ $power }”. Touch its button first.
why-hint-power = With your power “{ $power }” you could: touch its button first.
why-hint-card = A card with a { $symbol } would lead there from { $start }, and so would a joker.
why-hint-from = Guide lines lead to { $end } from: { $stations }.
why-hint-take-back = Take your last section back if you want to draw another one.

error-pencils = “{ $given }” does not name each of the pencils { $pencils } once; write “choose” to let the seats choose.
error-position-dealt = The position does not hold the cards that its modules deal until this round.
error-position-section = “{ $section }” cannot stand in a position. { $rule }
error-position-state = “{ $state }” cannot stand in this position.
error-position-open = The position ends in the middle of a turn: the partner of the switch is missing.

fault-unknown-symbol = “{ $mark }” at { $at } is not a symbol. Symbols are { $marks }; a dot is an empty point.
fault-unknown-district = { $at } lies in the district “{ $letter }”, which is not listed under [districts].
fault-empty-district = the district “{ $letter }” covers no point of the map.
fault-not-a-section = “{ $section }” is not a section; sections are written C4-E4.
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
fault-short-reach = from its departure station { $at } the pencil { $colour } must reach at least { $least ->
    [one] { $least } symbol
   *[other] { $least } different symbols
}, pieces of the loop not counted; it reaches only: { $symbol }.
fault-unreachable = no line can reach the station { $at }.
fault-unknown-kind = there is no kind of district “{ $kind }”. Kinds: { $kinds }.
fault-kind-count = there must be { $count ->
    [one] { $count } district
   *[other] { $count } districts
} of the kind { $kind }, not { $found }.
fault-district-stations = the district { $district } must have { $count ->
    [one] { $count } station
   *[other] { $count } stations
}, not { $found }.
fault-arrangement = the districts do not lie to each other as they should; look for: { $row }.
fault-symbol-count = there must be { $count ->
    [one] { $count } station
   *[other] { $count } stations
} with the symbol { $symbol }, not { $found }.
fault-loop-stations = the loop must have { $count ->
    [one] { $count } station
   *[other] { $count } stations
}, not { $found }.
fault-loop-curves = some piece of the loop must be a curve.
fault-loop-district = the loop’s station { $at } must lie in a district of the kind { $kind }.
fault-loop-leaks = { $at } can be reached from the centre without a stop on the loop.
fault-departure-symbol = the departure station of { $colour } must be a { $symbol }.
fault-departure-kind = the departure station of { $colour } must lie in a district of the kind { $kind }.
fault-departure-neighbour = going { $heading } from the departure station of { $colour }, the next station must be a { $symbol }.
fault-unknown-card = “{ $card }” is not a station card; cards are written like subway-circle, street-joker, street-switch.
fault-unknown-tally = nothing is counted as “{ $name }”. Known: { $candidates }.
fault-tally-parameter = what is counted as “{ $name }” has no “{ $parameter }”.
fault-tally-lines = “lines” is a number from 1 to { $most } for “{ $name }”.
fault-module-settings = the module “{ $name }” cannot be set up like this: { $reason }.
fault-row-points = the row “{ $name }” needs “each” (points for each) or “track” (points for none, one, two and so on).
fault-unknown-picture = there is no picture “{ $name }”. Known: { $candidates }.
fault-deck-never-ends = with these cards a round might not end: the deck needs as many cards of a closing suit as “closing” asks for, switches not counted.

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

module-text-objectives = { $dealt } goals for the whole network, { $points } points each.
module-objectives = { module-name-objectives }: { module-text-objectives }
module-text-special-stations = each round one symbol has an effect.
module-special-stations = { module-name-special-stations }: { module-text-special-stations }

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
card-effect-switch = switch effect: you may start at any station of your line (not in the first { $early } turns).
card-effect-joker = joker and double track effect: go to any symbol, even beside another track.
card-effect-extension = extension effect: after your section you may draw one more, straight on, to any symbol.
card-effect-double-station = double station effect: the station you reach counts twice for this line.

pile-pencil = pencil
pile-objective = objective
pile-symbol = symbol card
pile-effect = effect card

status-next-station = Round { $round }, turn { $turn }. You draw the { $colour } line from { $departure }.
status-next-station-two = Round { $round }, turn { $turn }. You draw the { $colour } lines from { $departure }.
move-pass = draw nothing
pass-first = draw nothing
pass-second = no second section
pass-extension = no extension
pass-other = none for the other line
move-pass-played = nothing was drawn for you
finish-turn-drawn = What { $name } has drawn stands. Nothing else is drawn.
move-draw = { $start } to { $end } ({ $symbol })
move-double = { $start } to { $end } ({ $symbol }), beside the track that is there
# Where room is short: the same move in a word or two, under its key with -short.
move-pass-short = nothing
move-draw-short = { $start } – { $end }
move-double-short = { $start } – { $end }

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
score-objective = objective “{ $objective }” ({ $count } of { $least })
sign-joker = joker
sign-switch = switch
worth-districts = { $districts ->
    [one] { $districts } district
   *[other] { $districts } districts
}
worth-stations = { $stations ->
    [one] { $stations } station
   *[other] { $stations } stations
} in one district
worth-line = { $districts ->
    [one] { $districts } district
   *[other] { $districts } districts
} × { $stations ->
    [one] { $stations } station
   *[other] { $stations } stations
}
worth-bonus = added to the line

draw-station = { $station }, { $symbol }, { $district } district
draw-departure = { $station }, { $symbol }, { $district } district, departure station of the { $colour } pencil
draw-section = section from { $start } to { $end }
draw-district = { $district } district
draw-loop = loop { $loop }
draw-objective = { $objective }
draw-colour = { $colour }
draw-suit = { $suit }
draw-pad-line = { $colour } line
draw-pad-line-pair = { $colour } line
draw-pad-lines = all lines
draw-pad-interchanges = interchanges
draw-pad-objective = objectives
tie-best-line = best line: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tie-best-colour = best colour: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
fault-third-district-loop = the loop runs from one station to the next in { $section } through a district in which neither lies; redraw the districts.
fault-unknown-among = the map has no “{ $name }” to count among. Known: { $candidates }.
fault-tally-fails = “{ $name }” cannot count an empty sheet: { $reason }.
fault-pencils = the pencils must differ, and there must be { $count }.
fault-bands = the solo bands must be numbers that go up.
fault-example-lines = the example needs a line for each of the pencils { $pencils }.
fault-example-rows = the example needs a number for each row of the pad, which are { $count }.
fault-example-line = the example’s line { $colour } needs “counts”: its districts and its stations, or a pair of such pairs; “sections” names those of [line].
fault-objectives-dealt = “dealt” must lie between 1 and the number of objectives, which is { $count }.
fault-loop-crosses = the loop crosses itself at { $section }.
fault-district-pieces = the district { $district } lies in several pieces; the points of a district must hang together.
fault-extra = the city’s own code fails: { $reason }.
fault-extra-table = { $table } must be a table of { $table ->
    [MODULES] modules by their names: each value is a class that extends Module
   *[other] tallies by their names: each value is a Kind
}.
fault-extra-taken = “{ $name }” in { $table } is a name of the family’s own; choose another one.
fault-extra-name = { $module } stands in MODULES as “{ $name }”; give its “name” the same value.
fault-unknown-sections = the map marks no sections as “{ $name }”; list them under [section_marks] in its file, or use a known name. Known: { $candidates }.
fault-box-taken = every pad has a “{ $name }” of its own; call this box something else.
fault-stamps-count = the picture “stamps” shows “{ $count }” only; count that, or leave the picture out.

rule-other-line = { $at } is on your other line; this card extends the one that its line symbol names.
rule-second-section = { $at } is on the line that you have just drawn for; the second section is for your other line.
rule-no-power = Your pencil does not have the power “{ $power }”, or it is used up, or it cannot be used now.
rule-name-power = This section spends a power; write it behind the section, as in C4-E4!joker.
rule-power-not-needed = You may draw this section without spending the power “{ $power }”; write it without it.
move-power = { $drawn }, with the power “{ $power }”
move-power-short = { $drawn }, { $power }
power-second = second section
power-joker = joker
power-switch = switch
power-circle = circle

fault-departure-count = the pencil { $colour } must have { $count ->
    [one] { $count } departure station
   *[other] { $count } departure stations
}, one for each line of a round.
fault-departure-halves = the pencil { $colour } must depart once in the left half of the map and once in the right, in this order.
fault-mark-taken = the map has a “{ $name }” of its own; call these sections something else.
fault-no-section = no guide line runs in { $section }.

module-text-pencil-powers = each pencil has a power that its holder may use once in the round.
module-pencil-powers = { module-name-pencil-powers }: { module-text-pencil-powers }
module-text-round-effects = { $dealt } of { $cards } effects, one for each round, open from the start.
module-round-effects = { module-name-round-effects }: { module-text-round-effects }
option-name-pencils = Pencils
option-pencils-unasked = As dealt
option-pencils = { $value ->
    [choose] { $seats ->
        [1] I choose the order
       *[other] Everybody chooses at the table
    }
   *[other] { $value }
}
card-power-second = pencil power: a second section to the same symbol in the same turn.
card-power-joker = pencil power: treat a card as a joker.
card-power-switch = pencil power: treat a card as if a switch came with it (not where a switch is ignored).
card-power-circle = pencil power: one station of the line counts twice.
card-round-effect-look-ahead = round effect: the next card lies open before you draw.
card-round-effect-recurring-switch = round effect: the switch comes back into the deck once.
card-round-effect-triple-corners = round effect: each corner district counts as { $count } for the line.
card-round-effect-double-stations = round effect: the stations of a line’s best district count twice.
card-round-effect-double-tracks = round effect: you may run beside tracks of other colours.
card-swap-2 = changes places with round 2
card-swap-3 = changes places with round 3
card-swap-4 = changes places with round 4
pile-power = pencil power
pile-round-effect = round effect
pile-swap = round to change places with
pile-preview = next card

draw-departure-line = { $station }, { $symbol }, { $district } district, departure station of the { $colour } pencil (line { $suit })
draw-mark = { $mark }
draw-framed = { $at } is framed
draw-section-mark = { $mark }
draw-river = river { $river }
draw-crossing = section from { $start } to { $end }, across the river { $river }
draw-pad-bonus = bonus of the line
note-round = Round { $round }: { $card }
note-power = { $colour }: { $card }
fault-deck-lines = “lines” names two suits, one for each line of a round.
fault-deck-suit = no card has the suit “{ $suit }”.
fault-district-corner = the district { $district } must lie in a corner of the map.

suit-street = street
suit-subway = subway
note-closing-short = { $suit } { $out }/{ $count }
note-closing = { $suit }: { $out } of { $count }
ended-round = Round { $round } is over
# What is in force; few words under the key with -short.
note-draw = Draw a section to a { $symbol }, from { $start ->
    [anywhere] any station
   *[end] an end
} of your line.
note-draw-any = Draw a section to any symbol, from { $start ->
    [anywhere] any station
   *[end] an end
} of your line.
note-draw-line = Draw a section to a { $symbol }, from { $start ->
    [anywhere] any station
   *[end] an end
} of your { $suit } line.
note-draw-line-any = Draw a section to any symbol, from { $start ->
    [anywhere] any station
   *[end] an end
} of your { $suit } line.
note-draw-twice = Draw a section to a { $symbol } for each of your two lines, from any station of it.
note-draw-twice-any = Draw a section to any symbol for each of your two lines, from any station of it.
note-draw-short = To a { $symbol }, from { $start ->
    [anywhere] any station
   *[end] an end
} of your line.
note-draw-any-short = To any symbol, from { $start ->
    [anywhere] any station
   *[end] an end
} of your line.
note-draw-line-short = To a { $symbol }, from { $start ->
    [anywhere] any station
   *[end] an end
} of your { $suit } line.
note-draw-line-any-short = To any symbol, from { $start ->
    [anywhere] any station
   *[end] an end
} of your { $suit } line.
note-draw-twice-short = One section to a { $symbol } for each line, from any station of it.
note-draw-twice-any-short = One section to any symbol for each line, from any station of it.
note-switch-early = The switch is ignored in the { $early ->
    [one] first turn
   *[other] first { $early } turns
}.
note-joker-doubles = It may run beside a track of another colour.
note-joker-doubles-short = It may run beside a track.
note-special = Special { $symbol }: { $effect }
note-special-now = { $effect }
note-special-now-short = Now also: { $effect }.
note-special-short = { $symbol }: { $effect }
note-objective = { $card }
note-objective-short = { $objective }
note-round-short = { $card }
note-power-short = { $card }
card-power-second-short = power: second section
card-power-joker-short = power: joker
card-power-switch-short = power: switch
card-power-circle-short = power: circle
card-effect-switch-short = switch
card-effect-joker-short = joker and double track
card-effect-extension-short = extension
card-effect-double-station-short = double station
card-round-effect-look-ahead-short = look ahead
card-round-effect-recurring-switch-short = recurring switch
card-round-effect-triple-corners-short = triple corners
card-round-effect-double-stations-short = double stations
card-round-effect-double-tracks-short = double tracks

# Pencils that are chosen before the first round.
pile-first = who chooses first
card-first-1 = seat 1 chooses first
card-first-2 = seat 2 chooses first
card-first-3 = seat 3 chooses first
card-first-4 = seat 4 chooses first
move-pencil = { $card }
move-chance = leave it to chance
move-chance-played = your pencil was left to chance
move-spare = spare pencil between seat { $seat } and seat { $next }
move-chance-short = by chance
move-spare-short = spare pencil
status-choosing = It is seat { $seat }’s turn to choose.
status-choosing-you = It is your turn to choose.
note-choosing = Seat { $seat } chooses a pencil for the first round, or leaves it to chance.
note-choosing-alone = Choose your pencil for round { $round }, or leave all that are left to chance.
note-choosing-spare = Seat { $seat } says between which two seats the spare pencil lies.
note-pencil = Seat { $seat }: { $card }
rule-choose-first = First the pencils are chosen; sections are drawn once the first round has begun.
rule-other-choice = That is not asked now. First everybody chooses a pencil; then, with three seats, whoever chose last says where the spare pencil lies.
rule-pencil-taken = This pencil is taken already.
rule-not-asked = It is seat { $seat }’s turn to choose.
rule-not-choosing = Pencils are chosen only before the first round, and only if the table is set up that way.
rule-no-pencil = “{ $given }” is not a move, and no pencil has that name. Pencils: { $pencils }.
error-position-choosing = While pencils are chosen there is no position yet.

# The rules as a page.
guide-suit = { $suit }
guide-heading-goal = What you do
guide-goal = You plan a subway. The match has { $rounds } rounds, and in each of them you draw with another pencil. Cards say where your next section may lead; you decide what becomes of it.
guide-together = Everybody answers the same card at the same time, each on a sheet of their own. The highest total wins.
guide-heading-rounds = Pencils and rounds
guide-pencils = In each round you hold one pencil and draw one line in its colour. It begins at the departure station of that colour.
guide-pencils-two = In each round you hold one pencil and draw two lines in its colour, { $first } and { $second }. Each begins at a departure station of its own.
guide-ring = The { $places } pencils make a ring around the table. After each round each of them moves one place to the left, so in the end you have drawn with every one. With three players the spare pencil lies between two of you; with two players a spare one lies on either side. They move on too.
guide-ring-choice = In the printed game everybody takes the pencil they like. Here the pencils are dealt, and with three players the spare one lies between the last seat and the first. Or the table is set up so that you choose in turn; chance says who begins. Then, with three players, whoever chose last also says where the spare one lies. When you play alone, the order of the pencils is dealt, or you choose it.
guide-heading-turn = A turn
guide-flip = For each round all { $cards } cards are shuffled anew. One is flipped, and you draw one section to a station with its symbol. The cards of the round stay in view.
guide-pass = You need not draw: passing is always allowed.
guide-card-line = The line symbol on the card, { $first } or { $second }, says which of your two lines grows.
guide-joining = A section may lead to a station of your other line, or to its departure station even if nothing is drawn there. Then both are one line for the rest of the round, and every card extends any of its ends.
guide-joker = Jokers in the deck: { $count }. A joker stands for any symbol.
guide-joker-doubles = Jokers in the deck: { $count }. A joker stands for any symbol, and it grants double track.
guide-switch = Switches in the deck: { $count }. A switch has no symbol: the next card is flipped at once, and the two make up one turn. In it your section may start at any station of your line. In the first { $early } turns of a round a switch is ignored, and the other card is played as usual.
guide-double-switch = Double switches in the deck: { $count }. A second card is flipped at once. Its station symbol counts for both your lines; its line symbol has no meaning. You may draw one section for { $first } and one for { $second }, in either order, each from any station of its line. You may leave out either. If the two are one line, the second section starts anywhere on it and leads to a new station. With a joker both sections get what it grants.
guide-wild = Wild stations on the map: { $count }. A wild station fits every card.
guide-heading-sections = What you may draw
guide-starts = A section starts at an end of your line, a station with at most one section of it. At first that is the departure station, and it stays an end until two sections meet there.
guide-starts-two = A section starts at an end of the line that grows, a station with at most one section of it. At first that is its departure station, which stays an end until two sections meet there.
guide-follows = It follows a guide line to the next station. The card must show that station’s symbol.
guide-circle = The station must be new to the line: a line never comes back to one of its stations.
guide-crossing = It crosses no section that is drawn, of whatever colour. Meeting in a station is fine.
guide-one-track = Between two stations there is room for one track only.
guide-double-track = Between two stations there is room for one track. Double track lets you draw beside a track of another colour; there are never more than two.
guide-loop-way = The loop { $name } is printed on the map. No section crosses it: you get in and out only through its stations. From one of its stations to the next you can only run beside the loop itself, and that needs double track.
guide-departures = Departure stations of other colours are stations like any other.
guide-heading-end = The end of a round
guide-closing = The round ends with the turn of the { $count ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] { $count }th
} { $closing ->
    [subway] subway card
   *[other] “{ $suit }” card
}{ $kinds ->
    [1] {""}
   *[other] , if that comes first
}.
guide-turns = So a round has { $least } to { $most } turns. A switch and the card after it are one turn.
guide-heading-line = What a line scores
guide-line = Count the districts in which the line has stations, and its stations in the district where it has most. Multiply the two. The map has { $count } districts.
guide-line-example = For example, { $districts } districts with { $stations } stations in the best of them make { $points } points.
guide-sections-river = Each section across the { $river } adds { $points } points.
guide-line-two = Two lines that are not joined are scored each by itself, and added.
guide-joined = A line that connects both departure stations of its colour earns { $points } points more.
guide-line-empty = A line without a section scores nothing. Once it has one, its departure station counts like any other.
guide-heading-city = What else scores
guide-box-interchanges = A station where lines of different colours stop is an interchange.
guide-interchange-loop = The loop counts as a line.
guide-box-interchanges-row = In the end each interchange of exactly { $lines } lines is worth { $each } points.
module-name-objectives = Shared objectives
guide-objectives = At the start { $dealt } of { $cards } objectives are dealt, open for all. Each one that your whole network meets at the end earns { $points } points. These are in the game:
module-name-special-stations = Special stations
guide-special-stations = At the start of each round a symbol and an effect are dealt. Whenever a card with that symbol is flipped, also together with a switch, you may use the effect. A joker never has it.
guide-effect-switch = Switch: as if a switch came with the card, but not in the first { $early } turns of a round.
guide-effect-joker = Joker and double track: you may go to any symbol, also beside another track.
guide-effect-extension = Extension: after your section you may draw a second one, straight on to the next station, whatever its symbol. It never runs beside another track. After a pass{ $loop ->
    [0] {""}
   *[other] {" "}or a curve
} there is none.
guide-effect-double-station = Double station: the station that you reach counts as two for this line.
module-name-pencil-powers = Pencil powers
guide-powers = At the start { $count } powers are dealt to the { $count } pencils, open for all. Whoever holds a pencil may use its power once in the round. A section that you may draw anyway never uses it up.
guide-power-second = Second section: after your section you may draw another one in the same turn, to the same symbol{ $wild ->
    [0] {""}
   *[other] {" "}or to a wild station
}. It starts at any end of your line, the new one too; after a switch it starts anywhere on the line. After a joker it leads to the symbol that you have just reached{ $wild ->
    [0] {""}
   *[other] ; if that was a wild station, to any symbol
}.
guide-power-joker = Joker: treat a card as the joker of this city.
guide-power-switch = Switch: treat a card as if a switch came with it, but not in the first { $early } turns of a round.
guide-power-circle = Circle: one more station counts in the best district of the line. You need not do anything for it.
module-name-round-effects = Round effects
guide-round-effects = At the start { $dealt } of { $cards } effects are dealt, one for each round, all open. Each of them holds in its own round only.
guide-round-effect-look-ahead = Look ahead: the next card lies open before you draw. If it is a switch, the card that comes with it stays hidden until their turn. A card counts towards the end of the round only in its own turn; in the last turn none is shown ahead.
guide-round-effect-recurring-switch = Recurring switch: after its turn the switch goes back into the deck, once.
guide-round-effect-triple-corners = Triple corners: each corner district counts as { $count } districts when the colour of this round is scored, and only there.
guide-round-effect-double-stations = Double stations: the stations of a line’s best district count twice when the colour of this round is scored, and only there.{ $lines ->
    [0] {""}
   *[other] {" "}Of two lines that are not joined, this holds for the one that gains more by it.
}
guide-round-effect-double-tracks = Double tracks: in every turn of the round you may draw beside a track of another colour. This never comes in the first round: dealt there, it changes places with another effect.
guide-heading-order = Several modules together
guide-order = First comes your section, then its extension or double station, then the second section of a pencil power, which triggers no special effect.
guide-adding = The circle of a pencil power and a double station add up, also at the same station.
guide-doubling = When a round effect doubles the stations of a district, stations that count as two are added first.
guide-heading-winner = Who wins
guide-winner = The highest total wins. If there is a tie, the better single line decides; if these are equal too, the win is shared.
guide-winner-two = The highest total wins. If there is a tie, the better single colour decides; if these are equal too, the win is shared.
guide-heading-alone = Alone
guide-alone = When you play alone, you look up your total in this table and try to beat it next time.
guide-deduction = { $module }: { $points } points are taken off before that.
guide-deducted = The deduction only decides the verdict. The total that is kept is the one without it.

# A guided first match.
lesson-line-first = Welcome! You are planning a subway, and your first line begins at the departure station shown here. The card has a square: touch the departure station, then a square that a guide line leads to.
lesson-line-staged = Nothing is final yet. You may take the section back and try another one. When you like it, press “Ready”, and the next card is flipped.
lesson-line-wild = A circle. The station shown here is wild: it fits every card. It is a tourist site too, and those earn points of their own.
lesson-line-ends = A circle again. A line grows at any of its ends. The departure station is one of them until two sections meet there. Not sure what is allowed? Touch it: the page says why not, and where the rules say so.
lesson-line-score = A square. A line scores its districts times its stations in the best district. So reach many districts, and collect stations in one of them, such as the middle.
lesson-line-river = A triangle. Each section across the river earns extra points. No section may cross another one or come back to a station of the line. If nothing fits, or nothing helps, end the turn without drawing.
lesson-line-switch = A switch, and a pentagon with it: the two are one turn. This time you may start at any station of your line, so it can branch off. That is a good way to reach a new district.
lesson-line-closing = Have a look at the cards: four subway cards lie open, and the fifth ends the round. Ready?
lesson-line-joker = A joker goes to any symbol. It is also the fifth subway card, so this is the last turn of the round. A new district, a tourist site or a way across the river would be a good end.
lesson-line-power = A new round with a new pencil; its departure station is shown here, and all cards are shuffled. The card is a pentagon, but this pencil has a power that can be used once: joker. Touch its button, and then any station. Unless you touch it, the power is never spent.
lesson-line-interchange = A triangle, and a wild station fits as well. Is one within reach that your first line connects already? Where two colours meet there is an interchange, and interchanges score.
lesson-line-alone = That is all you need. The rules are always at hand, and a section shows what it would gain before you draw it. Play on by yourself, or stop here whenever you like.
