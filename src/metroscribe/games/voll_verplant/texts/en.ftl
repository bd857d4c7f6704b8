# voll verplant: what every plan of the family says.

rule-not-an-entry = "{ $given }" is not an entry. Write line and number of stations as F:3, a transfer as F:+, the direction on a ring as J>:3 or J<:3, a free ride as @F7, no free ride as "-".
rule-no-line = There is no line { $line } on this plan. Its lines are { $letters }.
rule-no-window = No window of line { $line } is free; choose another line.
rule-ring-way = { $line } is a ring: say which way round, { $line }> or { $line }<.
rule-no-ring = { $line } is not a ring; it can only be followed from its wagon to its terminus.
rule-same-way = "{ $move }" marks the same stations as the other way round; write it with >.
rule-too-many = On line { $line } this card reaches { $reached ->
    [one] { $reached } station
   *[other] { $reached } stations
}, not { $marks }.
rule-transfer-sign = A transfer is written with a plus: { $line }:+. With { $line }:0 the station stays free.
rule-no-transfer = Only a transfer card writes a plus; say how many stations to mark on line { $line }.
rule-free-ride = A free ride fills no window: name a single station such as @F7, or write "-".
rule-must-enter = This card must be entered in a window: choose a line, if only to mark nothing there (F:0).
rule-no-place = Line { $line } has only { $count ->
    [one] { $count } station
   *[other] { $count } stations
}; there is none with that number.
rule-place-name = "{ $move }" is called { $name }: a station is named by the first of its lines in the alphabet.
rule-marked = { $station } is marked already.

error-position-deck = There is no deck "{ $deck }" for this position. Decks: { $candidates }.
error-position-race = The complete lines of the position and their first values do not fit together: { $lines }.
error-position-framed = The position has more framed stations than transfers in its windows.
error-position-open-card = A position has an open card as long as windows are free, and none after the last.

fault-plan-mark = "{ $mark }" at { $at } is neither a digit (a station) nor a line. Lines: { $letters }; a dot is an empty point.
fault-line-letter = "{ $letter }" is not a line's letter; a line has one capital letter.
fault-line-windows = line { $line } must have 1 to { $most } windows.
fault-line-points = the first value of line { $line } must be higher than the later one, and both above 0.
fault-line-twice = line { $line } stops twice at { $at }; only a ring comes back, to its first station.
fault-line-colour = line { $line } has the colour { $colour }, as line { $other } does.
fault-path-word = "{ $word }" in the path of line { $line } is not a point; write stations as C4 and bends as (C4).
fault-path-stop = the path of line { $line } stops at { $at }, where there is no station; write a bend as ({ $at }).
fault-path-pass = the path of line { $line } passes the station { $at }; a line stops at every station on its way.
fault-ring-open = the ring { $line } must come back to its first station { $at }, over two others at least.
fault-leg-crooked = line { $line } cannot run from { $start } to { $end }: every piece is level, upright or aslant.
fault-leg-over = line { $line } cannot run from { $start } to { $end }: { $at } on the way is a station where it does not stop, or a piece of a wagon.
fault-leg-twice = line { $line } runs twice over the piece from { $start } to { $end }.
fault-wagon-size = the wagon of line { $line } must cover { $count } points, one for the letter and one for each window, not { $found }.
fault-wagon-row = the wagon of line { $line } must be a straight row, and the path must begin at an end of it, not at { $at }.
fault-station-lines = { $at } has a { $count } in the picture, but { $found ->
    [one] { $found } line stops
   *[other] { $found } lines stop
} there.
fault-special-many = special stations { $names }: a plan with so few windows can have { $most } at most.
fault-plan-count = { $counted }: there must be { $low } to { $high }, not { $found }.
counted-lines = lines
counted-windows = windows
counted-stations = stations
counted-special = special stations
fault-plan-rings = the ring lines must be { $letters }, not { $found }.
fault-unknown-deck = there is no deck "{ $name }". Known decks: { $candidates }.
fault-deck-values = in the deck "{ $name }" the value of a card must be 1 to { $highest }, and a count of cards 0 to { $highest }.
fault-deck-name = "{ $name }" cannot be the name of a deck; take small letters, digits and "-".
fault-facts-range = "{ $key }" must be two numbers, the lowest and the highest.
fault-plan-empty = a plan needs at least one line.
fault-path-bend = the path of line { $line } cannot turn at ({ $at }): a bend lies on an empty point of the picture.
fault-path-end = the path of line { $line } must end at a station.
fault-deck-reshuffle = the deck "{ $name }" has no number card that "reshuffle" names.
fault-deck-known = "{ $name }" is an edition of the game; give your own deck another name.
fault-water-course = the water "{ $name }" needs at least two places.
fault-water-width = the width of the water "{ $name }" must lie between 0 and the size of the plan.
fault-station-name = "{ $name }" at { $at } is not a name, or another station has it too.
fault-deck-fills = with the deck "{ $name }" a match would never end, since no card fills a window.

module-expert-rule = Expert rule: whoever marks a special station enters the same card once more at once.

card-number = number { $value }
card-express = express { $value }
card-transfer = transfer
card-free-ride = free ride

status-voll-verplant = Turn { $turn }. You have { $windows ->
    [one] { $windows } free window
   *[other] { $windows } free windows
}.
note-claimed = First values that are gone: { $lines }.
note-reshuffle = After this turn all flipped cards are shuffled back.

move-stay = no free ride
move-ride = free ride to { $station } ({ $line }, { $name })
move-window = { $line } ({ $name }): fill a window, mark nothing
move-entry = { $line } ({ $name }): mark { $marks ->
    [one] { $station }
   *[other] { $marks } stations to { $station }
}{ $way }
move-transfer = { $line } ({ $name }): transfer at { $station }, { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
}{ $way }
way-on = {""}
way-forth = , forward round the ring
way-back = , backward round the ring

score-completed = line { $line } completed, { $place }
place-first = first value
place-later = later value
score-transfers = transfers: 2 × { $sum }
score-free = free stations: { $count }

verdict-plan-0 = You have planned yourself into a corner. The next train is yours.
verdict-plan-1 = A timetable with gaps, but the trains run.
verdict-plan-2 = The first passengers get where they want to go, most of them by a detour.
verdict-plan-3 = A decent network. The passengers arrive.
verdict-plan-4 = The platforms fill up: your lines are worth waiting for.
verdict-plan-5 = An expert of the network. Others ask you for directions.
verdict-plan-6 = A master planner; every window has its purpose.
verdict-plan-7 = They will build the city anew, around your lines.

draw-plan-station = { $at } { $name }, stop of { $lines }
draw-plan-special = { $at } { $name }, special station, stop of { $lines }
draw-plan-line = line { $line } ({ $name }), { $stations ->
    [one] { $stations } station
   *[other] { $stations } stations
}
draw-plan-wagon = wagon of line { $line } ({ $name }), { $windows ->
    [one] { $windows } window
   *[other] { $windows } windows
}
draw-plan-window = line { $line }, window { $number }
draw-plan-end = end of line { $line } ({ $name })
draw-plan-way = ring { $line } ({ $name }), first to { $station }
draw-plan-water = { $name }
draw-plan-worth = what line { $line } ({ $name }) is worth
draw-plan-first = line { $line } completed first: { $points }
draw-plan-later = line { $line } completed later: { $points }
draw-pad-completed = completed lines
draw-pad-transfers = transfers
draw-pad-free = free stations
