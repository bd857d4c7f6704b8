# voll verplant: what every plan of the family says.

rule-not-an-entry = “{ $given }” is not an entry. Write line and number of stations as F:3, a transfer as F:+, the direction on a ring as J>:3 or J<:3, a free ride as @F7, no free ride as “-”.
rule-no-line = There is no line { $line } on this plan. Its lines are { $letters }.
rule-no-window = No window of line { $line } is free; choose another line.
rule-ring-way = { $line } is a ring: say which way round, { $line }> or { $line }<.
rule-no-ring = { $line } is not a ring; it can only be followed from its wagon to its terminus.
rule-same-way = “{ $move }” marks the same stations as the other way round; write it with >.
rule-too-many = On line { $line } this card reaches { $reached ->
    [one] { $reached } station
   *[other] { $reached } stations
}, not { $marks }.
rule-transfer-sign = A transfer is written with a plus: { $line }:+. With { $line }:0 the station stays free.
rule-no-transfer = Only a transfer card writes a plus; say how many stations to mark on line { $line }.
rule-free-ride = A free ride fills no window: choose a single free station (such as @F7), or none (“-”).
rule-must-enter = This card must be entered in a window: choose a line, if only to mark nothing there (F:0).
rule-no-place = Line { $line } has only { $count ->
    [one] { $count } station
   *[other] { $count } stations
}; there is none with that number.
rule-place-name = “{ $move }” is called { $name }: a station is named by the first of its lines in the alphabet.
rule-marked = { $station } is marked already.
why-not-on-line = { $station } is not on line { $line }.
why-transfer-first = A transfer marks the first free station from the wagon; on line { $line } that is { $first }.
why-plan-nowhere = There is nothing to mark here. Touch the wagon of a line, then the last station that the card shall reach.
why-way = Touch the wagon of line { $line } first; then the way round it, where that makes a difference.
why-ride-nowhere = There is nothing to mark here. Touch any free station.
why-hint-first-free = The row begins at { $station }, the first free station from the wagon, and the card marks { $count ->
    [one] { $count } station
   *[other] { $count } stations
} at the most.
why-hint-marked = { $station } is marked and ends the row; only an express jumps over it.

error-position-deck = There is no deck “{ $deck }” for this position. Decks: { $candidates }.
error-position-race = The complete lines of the position and their first values do not fit together: { $lines }.
error-position-framed = The position has more framed stations than transfers in its windows.
error-position-open-card = A position has an open card as long as windows are free, and none after the last.

fault-plan-mark = “{ $mark }” at { $at } is neither a digit (a station) nor a line. Lines: { $letters }; a dot is an empty point.
fault-line-letter = “{ $letter }” is not a line’s letter; a line has one capital letter.
fault-line-windows = line { $line } must have 1 to { $most } windows.
fault-line-points = the first value of line { $line } must be higher than the later one, and both above 0.
fault-line-twice = line { $line } stops twice at { $at }; only a ring comes back, to its first station.
fault-line-colour = line { $line } has the colour { $colour }, as line { $other } does.
fault-path-word = “{ $word }” in the path of line { $line } is not a point; write stations as C4 and bends as (C4).
fault-path-stop = the path of line { $line } stops at { $at }, where there is no station; write a bend as ({ $at }).
fault-path-pass = the path of line { $line } passes the station { $at }; a line stops at every station on its way.
fault-ring-open = the ring { $line } must come back to its first station { $at }, over two others at least.
fault-leg-crooked = line { $line } cannot run from { $start } to { $end }: every piece is horizontal, vertical or diagonal.
fault-leg-over = line { $line } cannot run from { $start } to { $end }: { $at } on the way is a station where it does not stop, or a piece of a wagon.
fault-leg-twice = line { $line } runs twice over the piece from { $start } to { $end }.
fault-wagon-size = the wagon of line { $line } must cover { $count ->
    [one] { $count } point
   *[other] { $count } points
}, one for the letter and one for each window, not { $found }.
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
fault-unknown-deck = there is no deck “{ $name }”. Known decks: { $candidates }.
fault-deck-values = in the deck “{ $name }” the value of a card must be 1 to { $highest }, and a count of cards 0 to { $highest }.
fault-deck-name = “{ $name }” cannot be the name of a deck; take small letters, digits and “-”.
fault-facts-range = “{ $key }” must be two numbers, the lowest and the highest.
fault-plan-empty = a plan needs at least one line.
fault-path-bend = the path of line { $line } cannot turn at ({ $at }): a bend lies on an empty point of the picture.
fault-path-end = the path of line { $line } must end at a station.
fault-deck-reshuffle = the deck “{ $name }” has no number card that “reshuffle” names.
fault-deck-known = “{ $name }” is an edition of the game; give your own deck another name.
fault-water-course = the water “{ $name }” needs at least two places.
fault-water-width = the width of the water “{ $name }” must lie between 0 and the size of the plan.
fault-station-name = “{ $name }” at { $at } is not a name, or another station has it too.
fault-deck-fills = with the deck “{ $name }” a match would never end, since no card fills a window.

module-name-expert-rule = Expert rule
module-text-expert-rule = whoever marks a special station enters the same card once more at once.
module-expert-rule = { module-name-expert-rule }: { module-text-expert-rule }
option-name-deck = Deck
option-deck = { $deck }
deck-14 = 14 cards: voll verplant (2021)
deck-15 = 15 cards: MetroX (2019)
deck-20 = 20 cards: MetroX (2018)

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
note-number = Fill a window of a line and mark up to { $count } in a row there, from the first free station on.
note-express = Fill a window of a line and mark up to { $count } there; marked stations are jumped over.
note-transfer = Fill a window of a line; its first free station from the wagon gets the number of lines that stop there.
note-free-ride = Mark any one free station; no window is filled.
note-claimed-short = first values gone: { $lines }
note-number-short = Up to { $count } in a row on one line, from its first free station on.
note-express-short = Up to { $count } on one line; marked stations are jumped over.
note-transfer-short = The first free station of a line, with the number of its lines.
note-free-ride-short = Any one free station, without a window.
note-reshuffle-short = Then all cards are shuffled back.
note-flipped = { $count ->
    [one] { $count } card since the shuffle
   *[other] { $count } cards since the shuffle
}
ended-shuffle = { $count ->
    [one] The deck is shuffled after one card
   *[other] The deck is shuffled after { $count } cards
}

move-stay = no free ride
move-stay-played = nothing was entered for you
finish-turn-entered = What { $name } has entered stands. What is missing is entered where it does the least harm.
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
# Where room is short: the same move in a word or two, under its key with -short.
move-ride-short = free: { $station }
move-window-short = { $line }: nothing
move-entry-short = { $line }: { $marks ->
    [one] { $station }
   *[other] { $marks } → { $station }
}
move-transfer-short = { $line }: ⇄ { $station }
way-on = {""}
way-forth = , forward round the ring
way-back = , backward round the ring

score-completed = line { $line } completed, { $place }
place-first = first value
place-later = later value
score-transfers = transfers: { $each } × { $sum }
score-free = free stations: { $count }
worth-full = { $line } ({ $name }) has no window left: { $count ->
    [one] { $count } station is missing
   *[other] { $count } stations are missing
}

verdict-plan-0 = You have planned yourself into a corner. The next train is yours.
verdict-plan-1 = A timetable with gaps, but the trains run.
verdict-plan-2 = The first passengers get where they want to go, most of them by a detour.
verdict-plan-3 = A decent network. The passengers arrive.
verdict-plan-4 = The platforms fill up: your lines are worth waiting for.
verdict-plan-5 = An expert on the network. Others ask you for directions.
verdict-plan-6 = A master planner; every window has its purpose.
verdict-plan-7 = They will build the city anew, around your lines.

draw-plan-station = { $station }, stop of { $count ->
    [one] line
   *[other] lines
} { $lines }
draw-plan-special = { $station }, special station, stop of { $count ->
    [one] line
   *[other] lines
} { $lines }
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
draw-plan-water = { $water }
draw-plan-worth = what line { $line } ({ $name }) is worth
draw-plan-first = line { $line } completed first: { $points }
draw-plan-later = line { $line } completed later: { $points }
draw-pad-completed = completed lines
draw-pad-transfers = transfers
draw-pad-free = free stations
box-completed = line { $line }
tie-free = free stations: { $count }

# The rules as a page.
guide-plan-heading-goal = What you do
guide-plan-goal = The plan has { $lines } lines and { $stations } stations; the wagons of the lines have { $windows } windows in all. You enter cards in the windows and mark stations with them. Complete lines, use good transfers, and leave few stations free.
guide-plan-together = Everybody answers the same card at the same time, each on a sheet of their own. Whoever completes a line before the others earns more for it.
guide-plan-heading-turn = A turn
guide-plan-turn = One card is flipped. Choose a line with a free window, write the card there, and mark stations on that line.
guide-plan-number = Number: mark that many stations one after the other, beginning with the first free one from the wagon. A marked station ends the row, and so does the terminus; what is left of the number lapses.
guide-plan-fewer = You may mark fewer stations, or none. But you must fill a window, if only on a line that is complete already.
guide-plan-express = Express: the same, but marked stations are jumped over. Free ones may not be left out.
guide-plan-transfer = Transfer: write a plus. The first free station from the wagon gets the number of lines that stop there, this one included, and is marked with it.
guide-plan-free-ride = Free ride: no window is filled. Mark any one free station, or none.
guide-plan-heading-ring = The ring
guide-plan-ring = Line { $line } ({ $name }) is a ring. You may follow it either way round, and choose anew for each entry. An entry begins at the first station or, if that is marked, at the first free one on your way.
guide-plan-ring-end = A number ends at any marked station, the first one included; an express goes round once at most. The ring is complete when all its stations are marked.
guide-plan-heading-expert = Expert rule
guide-plan-special = Special stations ({ $count }): { $names }. Whoever marks one with a number, express or transfer enters the same card once more at once, in a further window of any line.
guide-plan-repeat = The first entry is finished before that. The repeat has the card’s full value; it need not mark anything, and it may reach the next special station. It lapses when no window is free. A free ride asks for none.
guide-plan-heading-cards = The cards
guide-plan-deck = The deck has { $cards } cards. Numbers: { $numbers }. Express: { $express }. Transfers: { $transfers }. Free rides: { $rides }.
guide-plan-deck-other = A table may choose the deck “{ $deck }” instead. Numbers: { $numbers }. Express: { $express }. Transfers: { $transfers }. Free rides: { $rides }.
guide-plan-reshuffle = When a { $value } is flipped, all flipped cards are shuffled back at the end of the turn, this one included.
guide-plan-reshuffle-empty = When no card is left, all are shuffled anew.
guide-plan-heading-race = Completing lines
guide-plan-complete = A line is complete when all its stations are marked, however that came about. Several lines can be completed in one turn.
guide-plan-race = Whoever completes a line in the turn in which that first happens gets its first value, and several can do so in the same turn. Everybody after that gets the later value.
guide-plan-heading-lines = The lines of this plan
guide-plan-line = { $line } ({ $name }): { $stations ->
    [one] { $stations } station
   *[other] { $stations } stations
}, { $windows ->
    [one] { $windows } window
   *[other] { $windows } windows
}, first value { $first }, later value { $later }
guide-plan-heading-end = The end
guide-plan-end = The match ends after the turn in which the last window is filled. All seats fill up together.
guide-plan-end-expert = The match ends after the turn in which nobody has a free window left. Under the expert rule seats fill up at different times: whoever is full takes no more cards, free rides included. The others go on, and may still earn first values.
guide-plan-heading-score = The score
guide-plan-score-lines = Add up the values of your complete lines.
guide-plan-score-transfers = Add your transfer numbers, each times { $points }.
guide-plan-score-free = Take off half the number of free stations, rounded down. A station counts once, however many lines stop there.
guide-plan-winner = The highest total wins. If there is a tie, the seat with fewer free stations wins; if these are equal too, the win is shared.
guide-plan-heading-alone = Alone
guide-plan-alone = When you play alone, you always have the first value, but each free station costs a full point. Then look up your total:

# A guided first match.
lesson-plan-number = Welcome! The card shows a 4. Choose a line and write it into one of its windows; it marks up to four stations, from the wagon on. Touch a wagon, then the last station that you want to mark. Short lines are soon complete.
lesson-plan-staged = Nothing is final yet. You may take your entry back and try another one. When you like it, press “Ready”, and the next card is flipped.
lesson-plan-transfer = A transfer. It marks only the first free station from the wagon, and writes into it how many lines stop there; in the end that number counts double. Four lines stop at the station shown here.
lesson-plan-express = Express 3. It marks three free stations and jumps over marked ones on its way, where a plain number would have to stop. Use it on a line that has a marked station ahead. Whatever cannot be marked says why when you touch it.
lesson-plan-free-ride = A free ride. Mark any one free station, and no window is filled. Take one that several lines share, or one that would stop a line just before its end.
lesson-plan-complete = A 3. When all stations of a line are marked, the line is complete, and its value beside the wagon is yours. Alone you always get the higher one. Look for a line that lacks just a few stations.
lesson-plan-lapse = A 5. You may mark fewer stations than the card says. At the terminus or at a marked station the row ends anyway, and the rest of the number lapses. That does not matter if it completes a line.
lesson-plan-six = The 6 is the highest number: use it on a line with a long free row. After this turn all flipped cards are shuffled back into the deck.
lesson-plan-windows = A 5 once more. Every card but the free ride takes a window, whether it helps or not, and with the last window the match ends. Alone each station that is free then costs a point.
lesson-plan-alone = That is all you need. The rules are always at hand. Play on by yourself, or stop here whenever you like.
