# What only the rules pages say: captions of their pictures.
book-joker = A joker: the section may lead to any neighbour, whatever its symbol.
book-wild = The card shows a square. The wild station C3 fits it as well as the squares do.
book-line = The blue line has stations in { $districts ->
    [one] { $districts } district
   *[other] { $districts } districts
}, most of them at the top left.
book-river = { $crossings ->
    [one] { $crossings } section of the blue line crosses
   *[other] { $crossings } sections of the blue line cross
} the river; the tag on the pad shows what that adds.
book-joined = The green lines have become one, and it earns the bonus.
book-interchanges = { $few ->
    [one] { $few } line stops
   *[other] { $few } lines stop
} at E3, { $more } at D2 and { $most } at C3.
book-stamps = Lines meet in { $districts ->
    [one] { $districts } outer district
   *[other] { $districts } outer districts
} and in the corner. The district at the top left gets no stamp.
book-loop-missed = All stations of this loop but E3 are connected.
book-tourists = Blue and pink stop at the site D2, purple at the site D4. That fills { $boxes ->
    [one] { $boxes } box
   *[other] { $boxes } boxes
}.
book-pad = The pad after round { $round }, and at the end of the match.
book-pad-loop = The pad after round { $round }, when stations of the loop are still missing ({ $missing } of { $stations }), and at the end of the match. At C1 pink and purple stop; with the loop that makes { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
}.
book-pad-joined = The pad after round { $round }, in which the green lines were joined, and at the end of the match. The framed station C3 counts as { $interchanges ->
    [one] { $interchanges } interchange
   *[other] { $interchanges } interchanges
}.
book-objectives = An objective that asks for a station in every district. The first network meets it; the second has none at the bottom left and earns nothing.
book-recurring-switch = The switch of turn { $turn } goes back into the deck. In turn { $again } it comes again, and the line may branch off at D2 once more.
book-recurring-double-switch = The double switch of turn { $turn } goes back into the deck. In turn { $again } it comes again: once more a section for each line.
book-effect-switch = Turn { $turn }: the circle is special, with the effect “switch”. So the line may branch off at D2.
book-effect-joker = The circle is special, with the effect “joker and double track”: blue may go to any symbol, also beside pink.
book-double-station = The station A1, reached with the special circle, counts double: { $stations ->
    [one] { $stations } station counts
   *[other] { $stations } stations count
} as { $counted }.
book-power-second = After B2 to A1 the power grants a second section in the same turn, to a circle again.
book-power-joker = With the power the circle card leads to a square too. A section to a circle does not use it up.
book-power-switch = With the power the line may branch off at D2, as if a switch came with the card.
book-power-circle = The line has { $stations ->
    [one] { $stations } station
   *[other] { $stations } stations
} in its best district. With the power, that counts as { $counted }.
book-look-ahead = The card with the eye comes next. From D2 it would lead to the squares C1 and E3, from C3 to B4 as well.
book-triple-corners = The line reaches the corner F4. { $districts ->
    [one] Its { $districts } district counts
   *[other] Its { $districts } districts count
} as { $counted }.
book-double-stations = { $stations ->
    [one] The { $stations } station in the best district counts
   *[other] The { $stations } stations in the best district count
} as { $counted }.
book-double-tracks = In this round blue may run beside pink with every card.
book-starts-two = The bear’s line runs from B2 by way of D2 to D4. Only B2 and D4 are its ends.
book-card-line = A card with the bear: only the line that departs at B2 may grow.
book-joining = A section between the lines joins them. From then on every card extends the one line, here at B2 or F2.
book-double-switch = Under a double switch one section is drawn already, from C3 to D4. The second one is for the other line.
book-joker-frames = With a joker the line has reached C1: the station is framed.
book-switch = Turn { $turn }, with a switch: the line may branch off at D2 too, where it has { $sections ->
    [one] { $sections } section
   *[other] { $sections } sections
} already.
book-starts = The ends of the blue line are E3 and its departure station B2.
book-follows = The card shows a circle. Guide lines lead to the circles A1, D2 and C3.
book-circle = The line runs from B2 by way of C3 and D4 to D2. It may grow at B2, but never back to C3.
book-crossing = Pink was drawn in an earlier round. Blue may meet it in a station, but not cross it.
book-one-track = Between D2 and C3 lies a pink track: there is no room for a blue one. From B2 the way to C3 is free.
book-double-track = This joker grants double track: blue may run beside pink. Where { $tracks ->
    [one] { $tracks } track lies
   *[other] { $tracks } tracks lie
} already, no further one fits.
book-loop = Into the loop you get only through one of its stations. To run beside it you need double track.
book-extension = The circle is special in this round, with the effect “extension”. After B2 to C3 the line may go straight on, here to D4.

# What is seen, a real table, the sum.
guide-heading-map = What you see
guide-map = The map has { $stations } stations in { $districts } districts. Stations show a symbol: { $first }, { $second }, { $third } or { $fourth }.
guide-map-departures = A departure station has the colour of its pencil. Thin guide lines show where sections may run.
guide-map-pad = Points are entered on the score pad. Each line has a box there, and so has whatever else scores.
guide-heading-table = At a real table
guide-table = Nobody begins, since everybody draws at the same time. With paper and cards the controller flips for all. In the first round that is whoever rode a subway last, and then in each round the next person to the left. Here the cards are flipped for you.
guide-heading-total = The total
guide-sum-row = { $box } = { $points }
guide-sum-row-lost = { $box } = −{ $points }
guide-sum-track = { $box } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
guide-sum-track-lost = { $box } (−{ $points ->
    [one] { $points } point
   *[other] { $points } points
})

# Modules, each with an example.
guide-example-objectives = Whoever meets all those that were dealt adds { $points } points to the total.
guide-example-special-stations = For example, { $symbol } is dealt with the effect “joker and double track”. Whenever a card with a { $symbol } is flipped in this round, you may draw to a { $other } instead, or beside another track.
guide-example-powers = For example, your pencil has the power “joker”. A card with a { $symbol } is flipped, but you would rather go to a { $other }: you use the power and draw there. In this round it is used up.
guide-example-round-effects = For example, under triple corners a line in { $districts } districts, one of them a corner, counts { $counted } districts.

# Tactics.
guide-heading-tactics = Tactics
guide-tactics-factors = A line multiplies, so let both numbers grow: { $districts } × { $stations } is more than { $many } × { $few }.
guide-tactics-cards = All cards of the round lie open. Before you count on a symbol, look whether it can still come.
guide-tactics-ends = Keep the ends of your line alive: one with few symbols around it soon leads nowhere. Sometimes it is better to draw nothing than to wall yourself in.
guide-tactics-room = Sections never cross, so each line is in the way of the next. Leave a way out of the departure stations that you have yet to begin at.
guide-tactics-interchanges = In later rounds lead your line through stations that you have connected before. That makes interchanges at no cost.
guide-tactics-loop = The loop’s stations pay in more than one way. Each that you leave out costs points; and where you do stop, the loop counts as a line of the interchange already.
guide-tactics-corners = A corner district has a single station. If lines of different colours stop there, its stamp is worth more than that of an outer district.
guide-tactics-double-track = With a joker you may draw beside another track. That helps a line that is hemmed in, and it opens the way along the loop.
guide-tactics-joining = Join your lines if you can. That earns extra points, multiplies the districts and stations of both, and from then on any line symbol will do.
guide-tactics-ending = The last card of either line symbol ends the round. Keep count, and do not put off joining your lines.
guide-tactics-wild = A wild station fits every card. Keep one within reach for the turn in which nothing else does.
guide-tactics-sights = Each of your lines may stop at the same tourist sites again, and the further along the row, the more a visit adds.
guide-tactics-river = Every section under the river scores. A line that goes to and fro also collects districts on both banks.

# A first match.
guide-heading-first = Your first match
guide-first-plain = Play your first matches without modules. Add them when the basic rules have become easy, and not all together.
guide-first-easy = This city is a good one to begin with: a single line in each round, no loop in the way, and a wild station that fits every card.
guide-first-two-lines = A pair of lines in each round takes some practice. If the series is new to you, a city with a single line in each round is easier.
guide-first-demanding = Because of its loop this city is the most demanding one of the series. If the series is new to you, begin with another.

# Our readings.
guide-heading-readings = Our readings
guide-readings-own-map = The printed map is not public. This one is our own: its districts and departure stations keep to what the rulebook says, but where the stations and guide lines lie is ours.
guide-readings-deck = The rulebook says how many cards of each kind there are. Which symbols they show we infer from the other games of the series.
guide-readings-bands = In the rulebook’s solo table the limit of the best row belongs to the row below it as well. We count it as part of the lower row.
guide-readings-no-rulebook = The rulebook of this city is not in our hands. We know its rules from what others have written about them. The map is that of the printed game, compared with several transcriptions.
guide-readings-pencils = The rulebooks let everybody choose a pencil. Here pencils are dealt, unless the table is set up for choosing; then only who chooses first is dealt.
guide-readings-districts = The rulebooks count the districts that a line runs through, we count those where it stops. On our maps that is the same: no section runs through a district in which neither of its stations lies.
guide-readings-empty = A line without a section scores nothing and connects nothing, not even its departure station.
guide-readings-early = In the first { $early } turns of a round, in which a switch is ignored, an effect or a power that works like one cannot be used either.
guide-readings-double-section = A section that earns points of its own earns them beside another track too.
guide-readings-double-station = A double station counts as such without your saying so, since it can never hurt.
guide-readings-extension = A section along a curve has no extension.
guide-readings-printed = The symbol on the card decides about the effect, whatever station you draw to.
guide-readings-double-track = The effect “joker and double track” grants double track here too, though this city’s jokers do not.
guide-readings-powers = We know the pencil powers only from what others have written about them. It is our rule that a section which you may draw anyway never uses one up.
guide-readings-second = A second section needs a first one in the same turn. It may start at any end, the new one included, and whatever the turn grants holds for both.
guide-readings-second-wild = It may always lead to a wild station; and after a joker that has led you to one, to any symbol.
guide-readings-circle = The station of the power “circle” is added to the best district when the line is scored.
guide-readings-circle-doubled = Where the stations of the best district are doubled, that one is added before.
guide-readings-circle-station = The station of a “circle” and a double station add up, even where they are the same one.
guide-readings-joker-power = The power “joker” neither brings about a special effect nor prevents it.
guide-readings-order = The order of the modules within a turn is ours. An extension that you leave out may still be drawn as the second section, which uses up the power.
guide-readings-better-line = Double stations go to the better line of a colour if its lines are not joined; nobody is asked.
guide-readings-visiting = Round effects come from another city. Its rulebook lets them visit this one, but leaves the details to a page that we do not have. Alone we take off { $points } points for them, as there.
guide-readings-recurring = A recurring switch also comes back if it was ignored, and allows a single section as always.
guide-readings-corners = Corner districts are those with a single station in the corners of the map.
guide-readings-beside-loop = Double tracks may run beside the loop too.

# The words that the rules explain, in all forms that the rules use.
term-district = district, districts
term-symbol = symbol, symbols
term-departure = departure station, departure stations
term-guide-line = guide line, guide lines
term-pencil = pencil, pencils
term-joker = joker, jokers
term-switch = switch, switches, double switch, double switches
term-wild = wild station, wild stations
term-double-track = double track, double tracks
term-loop = loop
term-objective = objective, objectives
term-special = special stations, special effect
term-extension = extension
term-double-station = double station, double stations
term-power = pencil power, pencil powers, power, powers
term-round-effect = round effect, round effects
term-interchanges = interchange, interchanges
